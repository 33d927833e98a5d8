game-summary = A duel on nine islands: your gem decides where the other player goes next.

## Words that many sentences share

point-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gem-count =
    { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }

position-0 = top-left
    .heading = Top-left
position-1 = top
    .heading = Top
position-2 = top-right
    .heading = Top-right
position-3 = left
    .heading = Left
position-4 = centre
    .heading = Centre
position-5 = right
    .heading = Right
position-6 = bottom-left
    .heading = Bottom-left
position-7 = bottom
    .heading = Bottom
position-8 = bottom-right
    .heading = Bottom-right

island = the { WORD($island, of: "position") } island
    .start = The { WORD($island, of: "position") } island

space = the { WORD($space, of: "position") } space of { island }
    .start = The { WORD($space, of: "position") } space of { island }
    .printed = { printed.definite } on { space }

printed =
    { $printed ->
        [seahorse] seahorse
        [yellow_shell] yellow shell
       *[numbered_shell] numbered shell { $value }
    }
    .definite =
    { $printed ->
        [seahorse] the seahorse
        [yellow_shell] the yellow shell
       *[numbered_shell] the { $value }-point shell
    }

there-open = open
there-gem = { $who }'s gem
    .indefinite = one of { $who }'s gems
there-own_gem = your gem
    .indefinite = one of your gems
there-diamond = diamond
    .indefinite = a diamond

## Cards: as somebody holds them, and as they are in the open row

card-yellow_shell = the yellow shell card for { island }
    .indefinite = a yellow shell card ({ pays-yellow_shell })
card-white_shell = the white shell card for { island }
    .indefinite = a white shell card ({ pays-white_shell })
card-scuba_diver = the scuba diver
    .indefinite = a scuba diver
    .this = this scuba diver

pays-yellow_shell = { point-count } for each of its holder's gems on { island }
pays-white_shell = { point-count } for each of the other player's gems on { island }
pays-scuba_diver = move a gem at once, { point-count }

row_card-yellow_shell = a yellow shell card ({ would_pay-yellow_shell })
row_card-white_shell = a white shell card ({ would_pay-white_shell })
row_card-scuba_diver = a scuba diver

would_pay-yellow_shell = { point-count } for each of its holder's gems, { $where }
would_pay-white_shell = { point-count } for each of the other player's gems, { $where }
counted-for = on { island } for { $who }
counted-for-both = on { island }

## Options

option-patterns = Points for patterns
    .explains = At the end, each island whose three numbered shells all carry your gems is a pattern. More than three patterns pay the same as three.
option-patterns-sum = 5, 14 and 28 for one, two and three
option-patterns-table = 5, 9 and 14 for one, two and three

## Questions

decision-place_gem = Where does your gem go?
decision-place_gem-open = On which space of { island } does your gem go?
decision-place_gem-full = { island.start } is full. Where does your gem go instead?
decision-place_gem-flooded = { island.start } is flooded. Where does your gem go instead?
decision-place_diamond = Where does your diamond go?
decision-take_seahorse_card = Which seahorse card do you take?
decision-move_gem = Which gem does your scuba diver move, and where to?

## Moves

move-place_gem = Put a gem on { WORD($space, form: "printed") }: { $gain }. { $sends }
move-place_gem-last = Put a gem on { WORD($space, form: "printed") }: { $gain }. It is the last gem of the match.
gain =
    { $printed ->
        [seahorse] take a seahorse card
       *[other] { point-count }
    }
sends-open = The next gem is sent to { island }.
sends-full = The next gem is sent to { island }, which is full.
sends-flooded = The next gem is sent to { island }, which is flooded.

move-place_diamond = Put a diamond on { WORD($space, form: "printed") }: at the end it pays { point-count } to whoever has the majority on that island.

move-take_seahorse_card-yellow_shell =
    Take { $card }: at the end { point-count } for each of your gems there, right now { $now ->
        [one] { $now } point
       *[other] { $now } points
    } in all.
move-take_seahorse_card-white_shell =
    Take { $card }: at the end { point-count } for each of { $other }'s gems there, right now { $now ->
        [one] { $now } point
       *[other] { $now } points
    } in all.
move-take_seahorse_card-scuba_diver =
    { $moves ->
       *[yes] Take the scuba diver: move any gem by one space, and score { point-count }.
        [no] Take the scuba diver: no gem can be moved, but you score { point-count }.
    }
move-draw_seahorse_card = Take the unseen top card of the deck: a shell card stays secret, a scuba diver is played at once.

move-move_gem =
    { $own ->
        [yes] Move your gem from { WORD($start, form: "printed") } to { WORD($end, form: "printed") }: { $effects }.
       *[no] Move { $other }'s gem from { WORD($start, form: "printed") } to { WORD($end, form: "printed") }: { $effects }.
    }
effect-points =
    { $own ->
        [yes] { $gained ->
            [yes] you gain { point-count }
           *[no] you lose { point-count }
        }
       *[no] { $gained ->
            [yes] { $other } gains { point-count }
           *[no] { $other } loses { point-count }
        }
    }
effect-diver = you score { point-count } for the scuba diver
effect-card =
    { $own ->
        [yes] you take a seahorse card
       *[no] { $other } takes a seahorse card
    }

## Why a move is not legal

sent-elsewhere = The last gem sends yours to { island }, which has an open space.
island-flooded = { island.start } is flooded: nobody can visit it.
space-taken = There is already { WORD($there, form: "indefinite") } on { space }.
card-not-in-row = The open row does not contain { WORD($card, form: "this") }.
deck-empty = The seahorse deck is empty: take a card from the open row.
diamond-stays = The diamond on { space } never moves.
no-gem-there = There is no gem on { space }.
not-a-neighbour = A scuba diver moves a gem by one space, and { $end } is not next to { $start }.
dive-to-flooded = { island.start } is flooded: no gem may move onto it or within it.

## What was unknown

met-open_row = the three cards of the open row
met-seahorse_card = a card of the seahorse deck
met-tide_card = a card of the tide deck
met-secret_cards = { $who }'s secret shell cards

## Events

event-islands_laid = Nine islands were laid.
event-seahorse_row_dealt = The open row was dealt: { $cards }.
event-flood_ended = { island.start } can be visited again.
event-tide_card_revealed =
    { $kind ->
        [flood] A tide card flooded { island }.
       *[diamond] A tide card called for a diamond from each player.
    }
event-diamond_placed = { $who } put a diamond on { WORD($space, form: "printed") }.
event-gem_placed = { $who } put a gem on { WORD($space, form: "printed") }.
event-seahorse_card_taken =
    { $source ->
        [row] { $who } took { WORD($card, form: "indefinite") } from the open row.
        [deck] { $who } drew { WORD($card, form: "indefinite") } from the deck.
       *[unseen] { $who } drew a secret card from the deck.
    }
event-seahorse_row_refilled = The open row was refilled with { $card }.
event-gem_moved =
    { $own ->
        [yes] With a scuba diver, { $who } moved one of their own gems from { WORD($start, form: "printed") } to { WORD($end, form: "printed") }.
       *[no] With a scuba diver, { $who } moved one of { $owner }'s gems from { WORD($start, form: "printed") } to { WORD($end, form: "printed") }.
    }
event-secret_cards_shown = At the end, { $who } revealed: { WORD($cards, form: "indefinite") }.

## How a match ends

outcome-patterns = The points are level, and { $winners } wins with more patterns, { $most } to { $least }.
outcome-majorities = The points are level, and { $winners } wins with more majorities, { $most } to { $least }.
outcome-yellow_shells = The points are level, and { $winners } wins with more yellow shells, { $most } to { $least }.
outcome-numbered_shells = The points are level, and { $winners } wins with more numbered shells, { $most } to { $least }.
outcome-seahorse_cards = The points are level, and { $winners } wins with more seahorse cards, { $most } to { $least }.

category-shells = shells
category-divers = scuba divers
category-patterns = patterns
category-most_yellow_shells = most yellow shells
category-most_numbered_shells = most numbered shells
category-majorities = majorities
category-diamonds = diamonds
category-shell_cards = shell cards

## What a player has

panel-gems = Gems left
    .short = gems
panel-diamonds = Diamonds left
    .short = diamonds
panel-patterns = Patterns
    .short = patterns
panel-majorities = Majorities
    .short = majorities
panel-yellow_shells = Yellow shells covered
    .short = yellow
panel-numbered_shells = Numbered shells covered
    .short = numbered
panel-yellow_shell_card = { piece-yellow_shell_card }
panel-white_shell_card = { piece-white_shell_card }
panel-scuba_divers = Scuba divers
panel-unseen_yellow_shell_card = { piece-yellow_shell_card }, drawn unseen
panel-unseen_white_shell_card = { piece-white_shell_card }, drawn unseen
panel-secret_cards = Secret cards

## Pieces

piece-island = Island
    .explains = Nine spaces: three numbered shells, four yellow shells and two seahorses. What counts at the end is who has more gems here, and whose gems cover all three numbered shells.
piece-numbered_shell = Numbered shell
    .explains = Pays its number to the owner of a gem that comes here. An island's three are its pattern, and covering the most numbered shells pays 6 points at the end.
piece-yellow_shell = Yellow shell
    .explains = Pays 1 point to the owner of a gem that comes here. Covering the most yellow shells pays 3 points at the end.
piece-seahorse = Seahorse
    .explains = Pays no points: the owner of a gem that comes here takes a seahorse card.
piece-hexagonal_gem = Hexagonal gem
    .explains = A gem of one of the two players. The space where it is put down names the island for the next gem: top-left sends it to the top-left island.
piece-square_gem = Square gem
    .explains = { piece-hexagonal_gem.explains }
piece-diamond = Diamond
    .explains = Takes its space for the rest of the match and never moves. At the end it pays 2 points to whoever has the majority on its island.
piece-seahorse_card = Seahorse card
    .explains = Face down: a yellow or white shell card, or a scuba diver.
piece-yellow_shell_card = Yellow shell card
    .explains = At the end it pays its number for each of its holder's gems on one island. The player opposite the starting player reads it upside down.
piece-white_shell_card = White shell card
    .explains = At the end it pays its number to its holder for each of the other player's gems on one island. The player opposite the starting player reads it upside down.
piece-scuba_diver = Scuba diver
    .explains = Played at once: move any gem to a neighbouring open space, and score 2 points.
piece-flood_card = Flood card
    .explains = Floods an island until the next tide card: no gem may be put on it or moved onto it.
piece-diamond_card = Diamond card
    .explains = Ends a flood, and each player puts down a diamond, first whoever has fewer points.

## The board

board-title = Island of Gems
board-turn = Turn { $turn } of { $turns }
board-turn-none = Before the first turn
board-next-none = All gems are placed
board-next-on = Next gem on { island }
board-next-first = First gem on any island
board-next-first-flood = First gem on any island that is not flooded
board-next-flooded = Next gem anywhere: { WORD($island, of: "position") } is flooded
board-next-full = Next gem anywhere: { WORD($island, of: "position") } is full
board-next-by = The next gem is placed by { $who }

board-island = { island.start }: { $what }
board-island-gems = { $who } { gem-count }
board-island-flooded = flooded
board-island-next = the next gem can go here
board-heading = { WORD($island, of: "position", form: "heading") }
board-header-flooded = Flooded
board-header-next = Next gem
board-space = { space.start }: { printed }, { $there }

board-row = Seahorse cards
board-deck = Seahorse deck, cards face down: { $cards }
board-deck-size = Deck: { $cards }
board-deck-empty = Deck empty
board-card = { $card }: { $pays }
board-card-unseen = { $card }: { $pays }, drawn unseen
board-card-short-yellow_shell = per own gem
board-card-short-white_shell = per other's gem
board-card-short-scuba_diver = move a gem
board-counts = { point-count } for each of { $whose }'s gems on { island }
board-held = Cards: { $cards }
board-held-secret = Secret card

board-tides = Tide { $tide } of { $tides }
board-tides-left = { $next }, { $pile } in the pile
board-tides-next = Next tide after { gem-count }
board-tides-next-now = Next tide after this turn
board-tides-next-none = No more tides to come
board-tide = Tide card, { $tide }
board-tide-holds = Tide card, { $tide }: now in force
board-tide-diamond = diamonds
board-tide-flood = { island } floods

board-player = { $who }: { point-count }, { $holdings }
board-player-starts = starting player
board-player-asked = decides
board-holding-label = { WORD($what, of: "panel", form: "short") }
board-holding = { board-holding-label } { $number }

## The board in plain text

board-plain-by = { $next }, by { $who }
board-plain-flooded = ~{ board-heading }, flooded~
board-plain-printed-yellow_shell = y
board-plain-printed-seahorse = s
board-plain-printed-numbered_shell = { $value }
board-plain-key = 2 3 numbered shell, y yellow shell, s seahorse, { $gems } gem, (*) diamond, > < next gem
board-plain-row = Seahorse cards, { $cards } in the deck
board-plain-player = points { $points }, { $holdings }
board-plain-secret = Secret cards: { $cards }
