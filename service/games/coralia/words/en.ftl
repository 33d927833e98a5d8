game-summary = Roll four dice, use one: explore six reefs, collect fish and pearls, dive for treasure.

## Words that many sentences share

colour-blue = blue
    .a = a blue
colour-green = green
    .a = a green
colour-yellow = yellow
    .a = a yellow
colour-red = red
    .a = a red
colour-violet = violet
    .a = a violet
colour-orange = orange
    .a = an orange
colour-white = white
    .a = a white

# What is written on dice, so that nobody needs to tell the colours apart.
letter-blue = B
letter-green = G
letter-yellow = Y
letter-red = R
letter-violet = V
letter-orange = O
letter-white = W

symbol-turtle = turtle
    .a = a turtle
symbol-starfish = starfish
    .a = a starfish
symbol-octopus = octopus
    .a = an octopus
symbol-fish = fish
    .a = a fish
symbol-pearl = pearl
    .a = a pearl
symbol-diver = diver
    .a = a diver
symbol-treasure = treasure

pile-fish = fish pile
    .label = fish
pile-pearl = pearl pile
    .label = pearls
pile-starfish = starfish pile
    .label = starfish
pile-island = island pile
    .label = island

# What a turtle or a chest brings: a label, what its owner gets, and what its owner does.
bonus-special_die = special die
    .gives = a special die
    .does = roll a special die and place it
    .lines =
        special
        die
bonus-jellyfish = jellyfish
    .gives = a jellyfish, up to the next multiple of 5
    .does = move your score up to the next multiple of 5
    .lines = jellyfish
bonus-stingray = stingray
    .gives = a stingray card
    .does = take a stingray card
    .lines = stingray
bonus-starfish_card = starfish card
    .gives = a starfish card
    .does = draw a starfish card
    .lines =
        starfish
        card
bonus-island_card = island card
    .gives = an island card
    .does = draw an island card
    .lines =
        island
        card
bonus-fish_card = fish card
    .gives = a fish card
    .does = draw a fish card
    .lines =
        fish
        card
bonus-pearl_card = pearl card
    .gives = a pearl card
    .does = draw a pearl card
bonus-copy_turtle = copy turtle
    .gives = the bonus of a spare turtle
    .does = take the bonus of a spare turtle
    .lines =
        copy
        turtle
bonus-spare_chest = spare chest
    .gives = a spare chest
    .does = take a spare chest
    .lines =
        spare
        chest
bonus-island_dice = island dice
    .gives = 1 point for each die on the island
    .does = score 1 point for each die on the island

the-die =
    { $die ->
        [white] the special die
       *[other] the { WORD($die, of: "colour") } die
    }
rolled-die = { WORD($colour, of: "colour", form: "a") } { WORD($symbol, of: "symbol") }
    .the = the { WORD($colour, of: "colour") } { WORD($symbol, of: "symbol") }
counted-dice =
    { $count ->
        [one] { $count } { WORD($colour, of: "colour") } die
       *[other] { $count } { WORD($colour, of: "colour") } dice
    }
counted-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
counted-cards =
    { $count ->
        [one] { WORD($card, of: "piece", form: "bare") }
       *[other] { $count } × { WORD($card, of: "piece", form: "bare") }
    }
# The starfish cards that are for two colours.
card-two_reefs = “Recover the chests of the { WORD($colours, of: "colour") } reefs”
    .a = the starfish card { card-two_reefs }
card-leftover = “A card for each { WORD($colours, of: "colour") } die left over”
    .a = the starfish card { card-leftover }
counted-tiles = { $count } ({ WORD($bonuses, of: "bonus") })
listed = { WORD($things) }
reef-space = the { WORD($space, of: "symbol") } space of the { WORD($reef, of: "colour") } reef
on-the-reef = on the { WORD($reef, of: "colour") } reef
diver-at-home = not in the water yet

## Options

option-special_die = Special die
    .explains = Whether a special die may go back on the island, for an island card, even if a reef could take it. The rule books differ from language to language here.
option-special_die-reef_first = on a reef if one can take it
option-special_die-free = on a reef or the island, your choice

## Questions

decision-pick_die = Which die do you take from the supply?
decision-pick_die-first = Which die do you take from the supply? It is die { $number } of { $of }, each of a different colour.
decision-lock_dice =
    Which dice do your turtles lock, so that they are not rolled? { $most ->
        [one] You can lock one of the old dice, or none.
       *[other] You can lock up to { $most } of the old dice, or none.
    }
decision-place_die = Which die do you use, and where?
decision-keep_sea_card = Which of these cards do you keep?
decision-copy_turtle = Which spare turtle do you copy?
decision-take_spare_chest = Which spare chest do you take?
decision-place_special_die = On which reef do you put the special die? It shows { WORD($symbol, of: "symbol", form: "a") }.
decision-place_special_die-free = Where do you put the special die, on a reef or back on the island? It shows { WORD($symbol, of: "symbol", form: "a") }.
decision-carry_out_starfish = Which starfish card do you carry out next?
decision-carry_out_starfish-or-set-aside = Which starfish card do you carry out or set aside next?
decision-recover_chest = Which chest do you recover first?
decision-recover_chest-other = Do you recover the chest of the { WORD($reef, of: "colour") } reef too, or do you stop?
decision-draw_leftover_card =
    From which pile do you draw for { $dice ->
        [one] the last leftover die
       *[other] the next of { $dice } leftover dice
    }?
decision-draw_leftover_card-more = { decision-draw_leftover_card } You may stop instead.

## Moves

move-pick_die = Take { WORD($colour, of: "colour", form: "a") } die from the supply ({ $left } left) to roll it.
move-pick_die-first = Take { WORD($colour, of: "colour", form: "a") } die from the supply: die { $number } of your first { $of }.
move-lock_dice = Lock { WORD($dice, form: "the") }, and roll the other dice.
move-lock_dice-none = Lock no die: roll all four.
move-place_die = Put the { WORD($colour, of: "colour") } die on the { WORD($space, of: "symbol") } space of its reef: { $effect }.
move-place_die-island = Put the { WORD($colour, of: "colour") } { WORD($symbol, of: "symbol") } die on the island: { $effect }.
move-keep_sea_card = Keep { WORD($card, of: "piece", form: "a") }; what is left goes under the pile.
move-copy_turtle = Copy a spare turtle: { $effect }.
move-take_spare_chest =
    Take { $of ->
        [one] the spare chest
       *[other] { $number ->
            [1] the first spare chest
           *[other] the second spare chest
        }
    }, reveal it and carry it out.
move-place_special_die = Put the special die on { reef-space }: { $effect }.
move-return_special_die = Put the special die back on the island: { $effect }.
move-carry_out_starfish = Carry out { WORD($card, of: "piece", form: "a") }.
move-set_starfish_aside = Set { WORD($card, of: "piece", form: "a") } aside, without its effect.
move-recover_chest = Recover the chest of the { WORD($reef, of: "colour") } reef, reveal it and carry it out.
move-stop_recovering = Stop, and leave the chest of the { WORD($reef, of: "colour") } reef where it is.
move-draw_leftover_card =
    Draw the top card of the { WORD($pile, of: "pile") } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    }) for a leftover die.
move-stop_drawing = Stop, and draw no further card.

effect-pearl = take 2 pearl cards
effect-fish = look at 2 fish cards and keep 1
effect-starfish = look at 3 starfish cards and keep 1
effect-octopus =
    place an octopus for { counted-points }{ $others ->
        [0] { "" }
        [one] , and the octopus on another reef pays its owner 1 point
       *[other] , and each octopus on another reef pays its owner 1 point
    }
effect-diver-first = your diver goes there
effect-diver = your diver swims there and recovers the chest of the { WORD($reef, of: "colour") } reef
effect-diver-no-chest = your diver swims there from the { WORD($reef, of: "colour") } reef, without a chest
effect-turtle = take the turtle and { effect-bonus }
effect-bonus = { WORD($bonus, of: "bonus", form: "does") }
effect-island = take the top island card
effect-island-own = 2 points for your octopus; take the top island card
effect-island-other = 2 points for { $who }'s octopus; look at 2 island cards and keep 1
effect-short =
    { $effect }, but { $left ->
        [0] none is left
        [one] only { $left } is left
       *[other] only { $left } are left
    }

## Why a move is not possible

no-die-in-supply = There is no { WORD($colour, of: "colour") } die left in the supply.
colour-picked-already = The first four dice are of four different colours, and you have { WORD($colour, of: "colour", form: "a") } one already.
locked-dice-in-order = Name each die to lock once, in the order in which they lie on the station.
more-dice-than-turtles =
    Each turtle locks one die. You own { $turtles ->
        [one] one turtle
       *[other] { $turtles } turtles
    } and chose { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
space-free = Only dice whose space is occupied go on the island, and { reef-space } is free.
space-occupied = Each space holds one die, and { reef-space } is occupied.
no-octopus-in-hand = You have no octopus in hand for { reef-space }.
card-not-looked-at = This card is not one of those that you are looking at.
turtle-not-spare = Only a spare turtle can be copied, and this one is not spare.
one-spare-chest-left = Only one spare chest is left.
reef-can-take-special-die = The special die goes back on the island only if no reef can take it, and { reef-space } is free.
card-not-to-carry-out = This card is not among the starfish cards that you have yet to carry out or set aside.
points-in-any-case = This card pays points, and points are scored in any case: only cards for chests or further cards can be set aside.
nothing-taken-yet = You may stop as soon as this card has brought you something.
reef-not-on-card =
    The card is for the { WORD($reefs, of: "colour") } reefs, not for the { WORD($reef, of: "colour") } one.
no-chest-on-reef = There is no chest left on the { WORD($reef, of: "colour") } reef.
pile-drawn-from-already = Each pile gives one card at most, and you have already drawn from the { WORD($pile, of: "pile") }.
pile-empty = The { WORD($pile, of: "pile") } is empty.

## What chance decides or what is turned over

met-die = { the-die }
met-cards =
    { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the { WORD($pile, of: "pile") }
met-chest = a treasure chest
met-starfish-cards = { $who }'s starfish cards
met-hand = { $who }'s face-down cards

## Events

event-setup_die_placed =
    Set-up: { WORD($reef, of: "colour", form: "a") } die showed { WORD($symbol, of: "symbol", form: "a") } and went on { reef-space }.
event-setup_die_placed-island =
    Set-up: the second { WORD($reef, of: "colour") } die showed { WORD($symbol, of: "symbol", form: "a") } as well and went on the island.
event-turtle_put_aside =
    Set-up: the turtle of the { WORD($reef, of: "colour") } reef ({ WORD($bonus, of: "bonus") }) joined the spare turtles.
event-die_picked = { $who } took { WORD($colour, of: "colour", form: "a") } die from the supply.
event-dice_locked = { $who } locked { WORD($dice, form: "the") }.
event-dice_locked-none = { $who } locked no die.
event-dice_rolled =
    { $again ->
        [yes] No die could be used, so { $who } rolled all four again.
       *[no] { $who } rolled.
    } The station shows { $dice }.
event-die_placed = { $who } put { the-die } on { reef-space }.
event-die_put_on_island =
    { $who } put { $die ->
        [white] the special die back on the island
       *[other] the { WORD($die, of: "colour") } { WORD($symbol, of: "symbol") } die on the island
    }.
event-sea_cards_drawn =
    { $who } drew { $count ->
        [one] a card
       *[other] { $count } cards
    } from the { WORD($pile, of: "pile") }.
event-sea_cards_drawn-seen = { $who } drew { WORD($cards, of: "piece", form: "a") } from the { WORD($pile, of: "pile") }.
event-sea_cards_looked_at = { $who } looked at { $count } cards from the { WORD($pile, of: "pile") }, to keep one.
event-sea_cards_looked_at-seen =
    { $who } looked at { WORD($cards, of: "piece", form: "a") } from the { WORD($pile, of: "pile") }, to keep one.
event-sea_card_kept =
    { $who } kept one card; { $returned ->
        [one] the other
       *[other] the other { $returned }
    } went under the { WORD($pile, of: "pile") }.
event-sea_card_kept-seen =
    { $who } kept { WORD($card, of: "piece", form: "a") }; { WORD($cards, of: "piece", form: "a") } went under the { WORD($pile, of: "pile") }.
event-octopus_settled = { $who } placed an octopus on the { WORD($reef, of: "colour") } reef.
event-diver_swam = { $who }'s diver swam from the { WORD($came_from, of: "colour") } to the { WORD($reef, of: "colour") } reef.
event-diver_swam-first = { $who }'s diver went to the { WORD($reef, of: "colour") } reef.
event-die_moved_down = On the { WORD($reef, of: "colour") } reef { the-die } moved down to the treasure space.
event-chest_recovered =
    { $who } recovered the chest of the { WORD($reef, of: "colour") } reef: { WORD($bonus, of: "bonus", form: "gives") }.
event-chest_recovered-spare = { $who } opened a spare chest: { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_taken = { $who } took the turtle of the { WORD($reef, of: "colour") } reef: { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_copied = { $who } copied a spare turtle: { WORD($bonus, of: "bonus", form: "gives") }.
event-stingray_taken = { $who } took a stingray card.
event-special_die_rolled =
    { $who } rolled a special die: { WORD($symbol, of: "symbol", form: "a") }{ $fits ->
        [yes] .
       *[no] , which no reef can take.
    }
event-nothing_left = { $who } should have got { WORD($bonus, of: "bonus", form: "gives") }, but none was left.
event-starfish_revealed = { $who } revealed { WORD($cards, of: "piece", form: "a") }.
event-starfish_carried_out = { $who } carried out { WORD($card, of: "piece", form: "a") }.
event-starfish_set_aside = { $who } set { WORD($card, of: "piece", form: "a") } aside, without its effect.
event-recovering_stopped = { $who } left the chest of the { WORD($reef, of: "colour") } reef where it was.
event-drawing_stopped = { $who } drew no further card.
event-sea_cards_shown = { $who } showed { WORD($cards, of: "piece", form: "a") }.

outcome-cards = { $winners } wins the tie on points with the most cards: { $most }.
outcome-turtles = { $winners } wins the tie on points and cards with the most turtles: { $most }.

## Points

category-octopus = octopuses placed
category-other_octopus = octopuses on other reefs
category-island_octopus = octopuses and the island
category-island_dice = dice on the island
category-jellyfish = jellyfish
category-starfish = starfish cards
category-diver = diver
category-fish = fish
category-pearls = pearls

## What a player has

panel-octopuses = Octopuses in hand
panel-diver = Diver
panel-turtles = Turtles
panel-chests = Chests
panel-fish_cards = Face-down cards from the fish pile
panel-pearl_cards = Face-down cards from the pearl pile
panel-starfish_cards = Face-down cards from the starfish pile
panel-island_cards = Face-down cards from the island pile
panel-hand = Your hidden cards
panel-to_carry_out = Starfish cards to carry out
panel-shown = Face-up cards

## Pieces

-die-explains = It goes on the reef of its colour, on the space of the symbol that it shows; if that space is occupied, on the island.
piece-die_blue = Blue die
    .explains = { -die-explains }
piece-die_green = Green die
    .explains = { -die-explains }
piece-die_yellow = Yellow die
    .explains = { -die-explains }
piece-die_red = Red die
    .explains = { -die-explains }
piece-die_violet = Violet die
    .explains = { -die-explains }
piece-die_orange = Orange die
    .explains = { -die-explains }
piece-die_white = Special die
    .explains = Some turtles and chests let you roll it. It goes on the space of its symbol on any reef where that space is free. If there is none, or by choice in a match with that option, it goes back on the island, and you take the top island card.

piece-symbol_turtle = Turtle symbol
    .explains = With a die here you take the turtle of the reef and get its bonus. At the end it pays 1 point to the diver on this reef.
piece-symbol_starfish = Starfish symbol
    .explains = A die here lets you look at 3 starfish cards and keep 1. At the end it pays 2 points to the diver on this reef.
piece-symbol_octopus = Octopus symbol
    .explains = With a die here you place one of your octopuses: 1 point for each die on this reef. Each octopus on another reef pays its owner 1 point. At the end the die pays 3 points to the diver on this reef.
piece-symbol_fish = Fish symbol
    .explains = A die here lets you look at 2 fish cards and keep 1. At the end it pays 4 points to the diver on this reef.
piece-symbol_pearl = Pearl symbol
    .explains = With a die here you take the top 2 pearl cards. At the end it pays 5 points to the diver on this reef.
piece-symbol_diver = Diver symbol
    .explains = A die here brings your diver to this reef. If the diver comes from another reef, you recover the chest there, unless a die lies on it or it is gone.
piece-symbol_treasure = Treasure space
    .explains = A chest lies here, face down. When a diver recovers it, the die of the diver space moves down to this space.

piece-turtle_special_die = Turtle: { bonus-special_die }
    .explains = Take it with a die on its space, and { bonus-special_die.does }. In later turns it locks a die.
piece-turtle_jellyfish = Turtle: { bonus-jellyfish }
    .explains = Take it with a die on its space, and { bonus-jellyfish.does }. In later turns it locks a die.
piece-turtle_stingray = Turtle: { bonus-stingray }
    .explains = Take it with a die on its space, and { bonus-stingray.does }. In later turns it locks a die.
piece-turtle_starfish_card = Turtle: { bonus-starfish_card }
    .explains = Take it with a die on its space, and { bonus-starfish_card.does }. In later turns it locks a die.
piece-turtle_island_card = Turtle: { bonus-island_card }
    .explains = Take it with a die on its space, and { bonus-island_card.does }. In later turns it locks a die.
piece-turtle_fish_card = Turtle: { bonus-fish_card }
    .explains = Take it with a die on its space, and { bonus-fish_card.does }. In later turns it locks a die.
piece-turtle_copy_turtle = Turtle: { bonus-copy_turtle }
    .explains = Take it with a die on its space, and { bonus-copy_turtle.does }, which stays where it is. In later turns the turtle that you took locks a die.
piece-turtle_spare_chest = Turtle: { bonus-spare_chest }
    .explains = Take it with a die on its space, and { bonus-spare_chest.does }, reveal it and carry it out. In later turns the turtle locks a die.

piece-chest = Treasure chest, face down
    .explains = Your diver recovers it when swimming on to another reef, if no die lies on it. There are eight, all different.
piece-chest_fish_card = Chest: { bonus-fish_card }
    .explains = When you recover it, { bonus-fish_card.does }.
piece-chest_pearl_card = Chest: { bonus-pearl_card }
    .explains = When you recover it, { bonus-pearl_card.does }.
piece-chest_starfish_card = Chest: { bonus-starfish_card }
    .explains = When you recover it, { bonus-starfish_card.does }.
piece-chest_island_card = Chest: { bonus-island_card }
    .explains = When you recover it, { bonus-island_card.does }.
piece-chest_island_dice = Chest: { bonus-island_dice }
    .explains = When you recover it, { bonus-island_dice.does }, white dice included.
piece-chest_stingray = Chest: { bonus-stingray }
    .explains = When you recover it, { bonus-stingray.does }.
piece-chest_special_die = Chest: { bonus-special_die }
    .explains = When you recover it, { bonus-special_die.does }.
piece-chest_jellyfish = Chest: { bonus-jellyfish }
    .explains = When you recover it, { bonus-jellyfish.does }; from a multiple of 5 it moves on by 5.

piece-pile_fish = Fish pile
    .explains = At first 12 of 15 fish cards: fire fish, blowfish and angel fish, five of each.
piece-pile_pearl = Pearl pile
    .explains = At first 15 of 18 pearl cards: six of value 2, five of value 3, four of value 4 and three of value 5.
piece-pile_starfish = Starfish pile
    .explains = At first 15 of 18 starfish cards, which are carried out at the end.
piece-pile_island = Island pile
    .explains = At first 9 cards: three fish, three pearl and three starfish cards.

-pearl-explains = Pearls are scored at the end: whoever has the highest total counts their best 4 cards, the second their best 2, all others their best one.
piece-card_pearl_2 = Pearl of value 2
    .bare = pearl of value 2
    .a = a pearl of value 2
    .explains = { -pearl-explains }
piece-card_pearl_3 = Pearl of value 3
    .bare = pearl of value 3
    .a = a pearl of value 3
    .explains = { -pearl-explains }
piece-card_pearl_4 = Pearl of value 4
    .bare = pearl of value 4
    .a = a pearl of value 4
    .explains = { -pearl-explains }
piece-card_pearl_5 = Pearl of value 5
    .bare = pearl of value 5
    .a = a pearl of value 5
    .explains = { -pearl-explains }

-fish-explains = Sets of different fish are scored at the end: 1, 2, 3, 4 or 5 kinds pay 3, 7, 12, 18 or 25 points.
piece-card_lionfish = Fire fish
    .bare = fire fish
    .a = a fire fish
    .explains = { -fish-explains }
piece-card_pufferfish = Blowfish
    .bare = blowfish
    .a = a blowfish
    .explains = { -fish-explains }
piece-card_angelfish = Angel fish
    .bare = angel fish
    .a = an angel fish
    .explains = { -fish-explains }
piece-card_stingray = Stingray
    .bare = stingray
    .a = a stingray
    .explains = { -fish-explains }

piece-card_pearl_6 = Starfish card with a pearl of value 6
    .bare = starfish card with a pearl of value 6
    .a = a starfish card with a pearl of value 6
    .explains = At the end it joins your pearls.
piece-card_anemonefish = Starfish card with an anemone fish
    .bare = starfish card with an anemone fish
    .a = a starfish card with an anemone fish
    .explains = At the end it joins your fish, as a kind of its own.
piece-card_spare_chest = “Recover a spare chest”
    .a = a starfish card { piece-card_spare_chest }
    .explains = At the end you may take one of the face-down chests beside the board, reveal it and carry it out.
piece-card_points_per_fish = “2 points for each of your fish cards”
    .a = the starfish card { piece-card_points_per_fish }
    .explains = When fish are scored, stingrays and anemone fish count as well.
piece-card_points_per_pearl = “1 point for each of your pearl cards”
    .a = the starfish card { piece-card_points_per_pearl }
    .explains = When pearls are scored, pearls of value 6 count as well.
piece-card_points_per_island_die = “1 point for each die on the island”
    .a = the starfish card { piece-card_points_per_island_die }
    .explains = At the end all dice on the island pay, white ones included.
piece-card_points_per_turtle = “3 points for each of your turtles”
    .a = the starfish card { piece-card_points_per_turtle }
    .explains = At the end all turtles that you have taken pay.
piece-card_points_per_chest = “2 points for each of your chests”
    .a = the starfish card { piece-card_points_per_chest }
    .explains = At the end all chests that you have recovered pay.
piece-card_jellyfish = “On to the next jellyfish”
    .a = the starfish card { piece-card_jellyfish }
    .explains = At the end your score moves up to the next multiple of 5; from a multiple of 5 it moves on by 5.
piece-card_two_reefs = Starfish card for the chests of two reefs
    .explains = At the end you may recover the chests that still lie on its two reefs, even under a die, one after the other.
piece-card_leftover = Starfish card for leftover dice
    .explains = At the end you may draw a card for each die of its two colours on the station and in the supply, at most one from each pile.

piece-octopus = Octopus
    .explains = It is placed with a die on an octopus space. It earns 1 point whenever an octopus is placed on another reef, and 2 points whenever a die in the colour of its reef goes on the island.
piece-diver = Diver
    .explains = It goes to a reef with a die on the diver space. At the end it scores the dice on its reef.

## The board

board-title = Coralia, round { $round } of { $rounds }
board-round = Round { $round } of { $rounds }
board-turn = turn { $turn } of { $turns }
board-explains = { WORD($piece, of: "piece", form: "explains") }

board-cards-keep = Keep one of these
board-cards-carry_out = to carry out
board-cards-hidden = Your hidden cards
board-cards-shown = face up
board-aside = Set aside
board-aside-explains = Set a card for chests or further cards aside, without its effect
board-card = { WORD($card, of: "piece") }

board-reef =
    The { WORD($colour, of: "colour") } reef, { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
board-space-die = { WORD($colour, of: "colour") } die
board-space-turtle = turtle: { WORD($bonus, of: "bonus") }
board-space-chest = face-down chest
board-space-owner = { $who }'s { WORD($space, of: "symbol") }
board-space-free = free
board-space-pays = pays { counted-points } to a diver
board-island =
    The island, { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
board-island-size =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
board-island-dice = { counted-dice } on the island
board-pile =
    The { WORD($pile, of: "pile") }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-pile-label = { WORD($pile, of: "pile", form: "label") }
board-pile-known = { board-pile }; you know of { $known }
board-pile-card =
    { WORD($card, of: "piece", form: "a") } { $count ->
        [0] on top
        [one] under { $count } card
       *[other] under { $count } cards
    }
board-station = Station
board-station-die = Die { $number } of the station: { rolled-die }
board-station-picked = { WORD($colour, of: "colour", form: "a") } die, not rolled yet
board-station-special = The special die shows { WORD($symbol, of: "symbol", form: "a") }
board-roll = Roll all
board-stop = Stop
board-stop-explains = Stop, and take nothing further with this card
board-supply = Supply
board-supply-dice = { counted-dice } in the supply
board-spare-turtles = Spare turtles
board-spare-turtle = Spare turtle: { WORD($bonus, of: "bonus") }
board-spare-turtle-lines = { WORD($bonus, of: "bonus", form: "lines") }
board-spare-chests = Chests
board-spare-chest = Spare chest { $number }, face down
board-spare-stingrays = Stingrays

board-player-points = { $who }: { counted-points }
board-player-hidden = face-down cards: { $cards }
board-player-hidden-pile = { $count } from the { WORD($pile, of: "pile") }
board-player-shown =
    { $count ->
        [one] { $count } face-up card
       *[other] { $count } face-up cards
    }
board-player-turtles =
    { $count ->
        [one] { $count } turtle
       *[other] { $count } turtles
    }
board-player-chests =
    { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
board-player-octopuses =
    { $count ->
        [one] { $count } octopus
       *[other] { $count } octopuses
    } in hand
board-player-diver = diver { on-the-reef }
board-player-diver-home = diver { diver-at-home }
board-player-starts = starting player

## The board in plain text

board-plain-decides = To decide: { $names }
board-plain-reef = Reef
board-plain-chest = chest
board-plain-key =
    { "." } is free, a letter a die (W white), a number after it the seat whose octopus or diver is there;
    the number after a space is what a die on it pays to a diver.
board-plain-station-die = [{ $position }] { WORD($colour, of: "colour") } { WORD($symbol, of: "symbol") }
board-plain-station-picked = { WORD($colour, of: "colour") } not rolled yet
board-plain-station-special = special die { WORD($symbol, of: "symbol") }
board-plain-island = Island
board-plain-piles = Piles
board-plain-pile = { WORD($pile, of: "pile", form: "label") } { $count }
board-plain-pile-known = { board-plain-pile } (you know { $known })
board-plain-pile-card = { WORD($card, of: "piece") } below { $count }
board-plain-spare-chests = Spare chests
board-plain-none = none
board-plain-seat = seat
board-plain-score = score
board-plain-shown = shown
board-plain-turtles = turtles
board-plain-chests = chests
board-plain-octopuses = octopuses
board-plain-diver = diver
board-plain-name = name
board-plain-cards = Seat { $number }, { $what }
