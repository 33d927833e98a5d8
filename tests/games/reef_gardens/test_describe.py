"""What a move does, in a sentence."""

from __future__ import annotations

from service.engine.play import legal_moves
from service.games.reef_gardens import GAME
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    DiscardCoral,
    EndTurn,
    LayOctopus,
    PassTurn,
    PlantCoral,
    PlantWithAlgae,
    SendBoat,
    SendSubmarine,
    SpendPearls,
    StoreCoral,
    Surface,
    TakeOverReef,
)
from service.games.reef_gardens.state import State
from tests.games.reef_gardens.positions import (
    SHORT,
    answer,
    at,
    build,
    give,
    lay,
    mark,
    random_play,
    reef,
    sea,
    stock,
    wait,
)


def a_turn() -> State:
    state = sea()
    build(state, "A")
    mark(state, "F", "G")
    stock(state, {1: "brain", 2: "fan", 8: "tube", 9: "tube"})
    return state


def test_buying_a_line() -> None:
    state = a_turn()
    assert GAME.describe(state, 0, BuyLine("row_1")) == (
        "Buy row 1 for 2 money: a brain coral and a fan coral. "
        "Then build a station and refill the nursery, where 2 would be left."
    )
    state.out_unseen += state.stations
    state.stations = []
    assert GAME.describe(state, 0, BuyLine("row_1")).endswith(" Then refill the nursery, where 2 would be left.")
    state.out_unseen += state.bag
    state.bag = []
    assert GAME.describe(state, 0, BuyLine("column_2")) == "Buy column 2 for 2 money: a brain coral and a tube coral."


def test_planting() -> None:
    state = a_turn()
    own = reef(state, 0, "brain", (2, 4))
    reef(state, 0, "brain", (1, 5))
    reef(state, None, "brain", (2, 6))
    lay(state, "pearls", (3, 4), 2)
    brain, fan = wait(state, "brain", "fan")
    assert GAME.describe(state, 0, PlantCoral(brain, at(state, (2, 3)))) == (
        f"Plant the brain coral on row 2, column 3: reef {own} grows to 2 corals."
    )
    assert GAME.describe(state, 0, PlantCoral(brain, at(state, (2, 5)))) == (
        "Plant the brain coral on row 2, column 5: reef 1 grows to 4 corals, joined with reef 2 and neutral reef 3."
    )
    assert GAME.describe(state, 0, PlantCoral(fan, at(state, (3, 4)))) == (
        "Plant the fan coral on row 3, column 4: it starts a reef, with a diver from your board. "
        "You take the pearls (2)."
    )
    assert GAME.describe(state, 0, StoreCoral(fan)) == "Store the fan coral on a sea anemone for a later turn."
    assert GAME.describe(state, 0, DiscardCoral(fan)) == "Discard the fan coral and lose 3 points."


def test_algae() -> None:
    state = a_turn()
    reef(state, None, "tube", (2, 5))
    reef(state, 0, "brain", (2, 9))
    (brain,) = wait(state, "brain")
    assert GAME.describe(state, 0, PlantWithAlgae(brain, at(state, (2, 5)))) == (
        "Use algae to plant the brain coral over the neutral tube coral on row 2, column 5: "
        "it starts a reef, with a diver from your board."
    )
    assert GAME.describe(state, 0, PlantWithAlgae(brain, at(state, (3, 9)))) == (
        "Use algae to plant the brain coral on the cave on row 3, column 9: reef 2 grows to 2 corals."
    )


def test_surfacing() -> None:
    state = a_turn()
    state.players[0].money = 9
    reefs = reef(state, 0, "brain", (2, 4), (2, 5), clownfish=1), reef(state, 0, "fan", (9, 1))
    assert GAME.describe(state, 0, Surface(reefs)) == (
        "Surface from reef 1 (2 brain corals) and reef 2 (1 fan coral) for 4 points and 3 money."
    )
    assert GAME.describe(state, 0, Surface(reefs[1:])).endswith("for 1 point and 3 money.")


def test_other_shell_tiles() -> None:
    state = a_turn()
    state.players[0].money = 11
    reef(state, None, "fan", (9, 1))
    assert GAME.describe(state, 0, SpendPearls(3)) == "Change pearls worth 3 into 1 money."
    assert GAME.describe(state, 0, SendSubmarine()) == (
        "Use a submarine: build a station on F or G and refill the nursery."
    )
    assert GAME.describe(state, 0, SendBoat(state.nursery[0])) == (
        "Use a boat to take the brain coral. Then build a station and refill the nursery, where 3 would be left."
    )
    assert GAME.describe(state, 0, LayOctopus(at(state, (9, 2)))) == "Lay an octopus on row 9, column 2."
    assert GAME.describe(state, 0, TakeOverReef(1)) == "Use a turtle: put a diver on reef 1 (1 fan coral)."
    state.out_unseen += state.stations
    state.stations = []
    assert GAME.describe(state, 0, SendSubmarine()) == "Use a submarine: refill the nursery."


def test_building_ending_and_passing() -> None:
    state = a_turn()
    give(state, 0, "submarine")
    state = answer(state, SendSubmarine()).state
    assert GAME.describe(state, 0, BuildStation("G")) == "Build the station 14/7 on site G, row 2, column 8."
    assert GAME.describe(state, 0, EndTurn()) == "End your turn."
    assert GAME.describe(state, 0, PassTurn()) == "Pass: you have no reef and can't pay any line."


def test_every_legal_move_has_a_sentence() -> None:
    for step in random_play(1, 3, SHORT):
        state = step.after
        if state.pending:
            seat = state.pending[-1].seats[0]
            assert all(GAME.describe(state, seat, move).endswith(".") for move in legal_moves(GAME, state, seat))
