"""Coralia, the dice game by Michael Rieneck: send dice to six reefs, for pearls, fish, starfish and treasure."""

from __future__ import annotations

from service.engine.game import Credits, Game
from service.games.coralia.box import BOX
from service.games.coralia.components import CARDS, CATEGORIES, CHESTS, TURTLES
from service.games.coralia.endgame import gives_up
from service.games.coralia.events import EVENTS
from service.games.coralia.moves import DECISIONS, MOVES
from service.games.coralia.panel import panel
from service.games.coralia.pieces import PIECES
from service.games.coralia.places import conceivable, points_at, touches
from service.games.coralia.rules import apply, candidates, refusal
from service.games.coralia.scoring import outcome
from service.games.coralia.sentences import does, question, says
from service.games.coralia.setup import CoraliaOptions, reshuffle, setup
from service.games.coralia.state import State
from service.games.coralia.view import CoraliaView, view

GAME = Game(
    name="coralia",
    title="Coralia",
    version="3",
    credits=Credits(author="Michael Rieneck", publisher="HUCH!", year=2019),
    seats=range(2, 5),
    hidden_information=True,
    categories=CATEGORIES,
    components=frozenset([*CARDS, *TURTLES, *CHESTS]),
    box=BOX,
    options=CoraliaOptions,
    state=State,
    moves=MOVES,
    decisions=DECISIONS,
    events=EVENTS,
    views=CoraliaView,
    setup=setup,
    candidates=candidates,
    refusal=refusal,
    apply=apply,
    reshuffle=reshuffle,
    view=view,
    outcome=outcome,
    pieces=PIECES,
    question=question,
    does=does,
    says=says,
    gives_up=gives_up,
    touches=touches,
    points_at=points_at,
    conceivable=conceivable,
    panel=panel,
)
