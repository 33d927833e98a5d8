game-summary = Buy corals from the nursery, plant reefs around the stations and surface in time to pay for the next ones.

## Pieces. The value is a title; inside a sentence a piece is `bare`, has its article (`a`) or is one of `many`.

coral-explains = Plant it next to a station to start a reef, or next to your own reef of the same kind. A reef scores 1 point for each of its corals when you surface from it.
piece-brain = Brain coral
    .bare = brain coral
    .a = a brain coral
    .many = brain corals
    .explains = { coral-explains }
piece-fan = Fan coral
    .bare = fan coral
    .a = a fan coral
    .many = fan corals
    .explains = { coral-explains }
piece-staghorn = Staghorn coral
    .bare = staghorn coral
    .a = a staghorn coral
    .many = staghorn corals
    .explains = { coral-explains }
piece-tube = Tube coral
    .bare = tube coral
    .a = a tube coral
    .many = tube corals
    .explains = { coral-explains }
piece-table = Table coral
    .bare = table coral
    .a = a table coral
    .many = table corals
    .explains = { coral-explains }
piece-clownfish = Clownfish
    .explains = A coral with a clownfish scores 1 point more when its reef is scored.
piece-station = Station
    .explains = Reefs start next to it. Once all fields around it are occupied, whoever has the most corals in reefs there scores the higher value, and whoever has the second most the lower one.
piece-sonar = Sonar tile
    .explains = Marks a building site: the next station can be built there.
piece-fish_school = Fish school
    .bare = fish school
    .a = a fish school
    .explains = Scores the points printed on it at the end of the match.
piece-sea_anemone = Sea anemone
    .bare = sea anemone
    .a = a sea anemone
    .explains = Holds one coral that you have just taken, to be planted in a later turn. If a coral is on it at the end of the match, it scores 1 point.
piece-pearls = Pearls
    .bare = pearls
    .a = pearls
    .explains = When you plant, change them into the money printed on them. Nobody has more than 12 money.
piece-boat = Boat
    .bare = boat
    .a = a boat
    .explains = When you plant, take any one coral of the nursery without paying: choose the boat, then the coral.
piece-octopus = Octopus
    .bare = octopus
    .a = an octopus
    .explains = When you plant, lay it on any free field, which then counts as occupied: choose the octopus, then the field. Whoever plants on it takes it.
piece-algae = Algae
    .bare = algae
    .a = algae
    .explains = Let you plant on a cave or over a neutral coral: choose the coral to plant, then that field.
piece-submarine = Submarine
    .bare = submarine
    .a = a submarine
    .explains = When you plant, build a station and refill the nursery at once.
piece-turtle = Turtle
    .bare = turtle
    .a = a turtle
    .explains = When you plant, put one of your divers on a neutral reef of one or two corals, which becomes yours: choose the turtle, then the reef.
piece-diver = Diver
    .explains = Each of your reefs has one of your five divers. Those on your board bring the income when you surface.
piece-money = Money
    .explains = Each coral of the nursery costs 1 money. Nobody has more than 12.
piece-site = Building site
    .explains = Kept free for a station: nothing can be planted on it.
piece-cave = Cave
    .bare = cave
    .a = a cave
    .explains = Only algae let you plant on it. It counts as occupied when a station is scored.

## Names of things

coral = { WORD($kind, of: "piece") }
    .bare = { WORD($kind, of: "piece", form: "bare") }
    .a = { WORD($kind, of: "piece", form: "a") }
coral-clownfish = { coral } with a clownfish
    .bare = { coral.bare } with a clownfish
    .a = { coral.a } with a clownfish
coral-stored = { $coral } from a sea anemone
    .bare = { WORD($coral, form: "bare") } from a sea anemone
coral-count =
    { $size ->
        [one] { $size } { WORD($kind, of: "piece", form: "bare") }
       *[other] { $size } { WORD($kind, of: "piece", form: "many") }
    }
shell-fish_school = { piece-fish_school } worth { $worth }
    .bare = { piece-fish_school.bare } worth { $worth }
    .a = { piece-fish_school.a } worth { $worth }
shell-pearls = { piece-pearls } worth { $worth }
    .bare = { piece-pearls.bare } worth { $worth }
    .a = { piece-pearls.a } worth { $worth }
shell-holding = { WORD($shell) } with { WORD($coral, form: "a") }
    .bare = { WORD($shell, form: "bare") } with { WORD($coral, form: "a") }
station = Station { $higher }/{ $lower }
    .bare = station { $higher }/{ $lower }
site = Building site { $site }
    .bare = building site { $site }
    .a = building site { $site }
field = Row { $row }, column { $column }
    .bare = row { $row }, column { $column }
line-row = Row { $number } of the nursery
    .bare = row { $number } of the nursery
line-column = Column { $number } of the nursery
    .bare = column { $number } of the nursery
reef = Reef { $reef } ({ coral-count })
    .bare = reef { $reef } ({ coral-count })

## Options

option-board = Sea floor
    .explains = The long board suits three and four players, the short one two.
option-board-long = long, for three and four
option-board-short = short, for two
option-atolls = Atolls
    .explains = With atolls, the corals next to a building site are all of different kinds.
option-atolls-yes = with atolls
option-atolls-no = without atolls
option-start_sites = First stations
    .explains = The sites of the first stations are fixed or drawn by lot.
option-start_sites-fixed = on fixed sites
option-start_sites-random = on random sites

## Questions

decision-plant_or_surface = Do you buy a line of the nursery and plant, or do you surface from your reefs?
decision-go_on_planting = Which coral do you plant, and where?
decision-go_on_planting-buy = You plant this turn: which line of the nursery do you buy?
decision-go_on_planting-done = No coral is left to plant. Do you end your turn?
decision-build_station = On which marked site do you build the { WORD($station, form: "bare") }?

## Moves

move-pass_turn = Pass: you have no reef and can't pay for any line.
move-buy_line = Buy { WORD($line, form: "bare") } for { $price } money: { WORD($corals, form: "a") }.
move-buy_line-thin = { move-buy_line } { $then }
then-build = Then build a station and refill the nursery, where { nursery-left } would be left.
then-refill = Then the nursery is refilled, where { nursery-left } would be left.
nursery-left =
    { $left ->
        [0] no coral
        [one] only { $left } coral
       *[other] only { $left } corals
    }
move-plant_coral = Plant the { WORD($coral, form: "bare") } in { WORD($field, form: "bare") }: { $growth }.
move-plant_coral-shell = { move-plant_coral } You take the { WORD($shell, form: "bare") }.
growth-start = it starts a reef, with a diver from your board
growth-extend = reef { $reef } grows to { $size } corals
growth-join = reef { $reef } grows to { $size } corals, joined with { $joined }
joined-own = reef { $reef }
joined-neutral = neutral reef { $reef }
move-store_coral = Store the { WORD($coral, form: "bare") } on a sea anemone for a later turn.
move-discard_coral = Discard the { WORD($coral, form: "bare") } and lose { $points } points.
move-end_turn = End your turn.
move-build_station = Build the { WORD($station, form: "bare") } on site { $site }, { WORD($field, form: "bare") }.
move-surface =
    Surface from { WORD($reefs, form: "bare") } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $money } money.
move-spend_pearls = Change { shell-pearls.a } into { $gained } money.
move-send_submarine = Use a submarine: refill the nursery.
move-send_submarine-build = Use a submarine: build a station on site { WORD($sites, join: "or") }.
move-send_submarine-build-refill = Use a submarine: build a station on site { WORD($sites, join: "or") } and refill the nursery.
move-send_boat = Use a boat to take the { WORD($coral, form: "bare") } on field { $number } of the nursery for free.
move-send_boat-thin = { move-send_boat } { $then }
move-plant_with_algae = Use algae to plant the { WORD($coral, form: "bare") } on the cave in { WORD($field, form: "bare") }: { $growth }.
move-plant_with_algae-over = Use algae to plant the { WORD($coral, form: "bare") } over the neutral { WORD($covered, form: "bare") } in { WORD($field, form: "bare") }: { $growth }.
move-lay_octopus = Lay an octopus in { WORD($field, form: "bare") }.
move-take_over_reef = Use a turtle: put a diver on { WORD($reef, form: "bare") }.

## Why a move is refused: a turn

pass-with-reefs =
    Passing is not allowed: you have { $reefs ->
        [one] { $reefs } reef
       *[other] { $reefs } reefs
    } to surface from.
pass-with-money = Passing is not allowed: the cheapest line costs { $price } and you have { $means } money, pearls included.
pass-with-boats = Passing is not allowed: with your boats you can still pay for a line.
corals-still-waiting = Plant, store or discard what is still waiting: { WORD($corals, form: "a") }.
line-still-to-buy = You used a shell tile, so you plant this turn: buy a line of the nursery first.

## Why a move is refused: buying and planting

line-already-bought = You have bought a line already: one line a turn.
boat-coral-first = Plant, store or discard what came by boat before you buy a line: { WORD($corals, form: "a") }.
line-is-empty = There is no coral in { WORD($line, form: "bare") }.
line-too-dear = The corals in { WORD($line, form: "bare") } cost { $price } money and you have { $money }.
no-anemone = You have no sea anemone to store a coral on.
no-free-anemone = A sea anemone holds one coral, and none of yours is free. Stored: { WORD($corals, form: "a") }.
coral-on-anemone = The { WORD($coral, form: "bare") } lies on a sea anemone: only what you have just taken can be stored or discarded.
coral-not-waiting = The { WORD($coral, form: "bare") } is not among the corals that you have just taken.
coral-not-yours = The { WORD($coral, form: "bare") } is not yours to plant.
coral-stored-this-turn = You stored the { WORD($coral, form: "bare") } this turn: it can be planted in a later one.
coral-stored-before-line = The stored { WORD($coral, form: "bare") } can be planted once you have bought this turn's line.
off-board =
    There is no field { $field }: { $board ->
        [short] the short board
       *[long] the long board
    } has the fields 0 to { $last }.
coral-in-the-way = There is { WORD($coral, form: "a") } in { WORD($field, form: "bare") } already.
station-in-the-way = There is a station in { WORD($field, form: "bare") }.
site-in-the-way = { WORD($field) } is { site.bare }, kept free for a station.
cave-in-the-way = There is a cave in { WORD($field, form: "bare") }: only algae let you plant on it.
nothing-to-grow-on = You have no reef of { WORD($kind, of: "piece", form: "many") } next to { WORD($field, form: "bare") }, and a new reef starts only orthogonally next to a station.
no-diver-to-start = A new reef needs a diver from your board, and all { $divers } are on reefs.
connects-to-another = The coral would connect to { WORD($reef, form: "bare") }, which belongs to { $who }.
neutral-without-own = The coral touches neutral { WORD($reef, form: "bare") }, so it must also touch a reef of yours of that kind.
neutral-too-large =
    The coral touches neutral { WORD($reef, form: "bare") }, which is larger than what you have there: { $own ->
        [one] { $own } coral
       *[other] { $own } corals
    }{ "." }
atoll-rival = There is { WORD($kind, of: "piece", form: "a") } in { WORD($field, form: "bare") }, next to the same building site: in an atoll the corals there are all of different kinds.

## Why a move is refused: building and surfacing

no-such-site = The short board has no site { $site }. { marked-sites }
site-built-on = There is a station on site { $site } already. { marked-sites }
site-not-marked = No sonar tile marks site { $site }. { marked-sites }
marked-sites = Marked: { $marked }.
no-reef-to-surface = You have no reef to surface from.
reef-not-yours = { $whose } Yours: { WORD($yours, form: "bare") }.
no-such-reef = There is no reef { $reef }.
reef-is-neutral = { WORD($reef) } is neutral.
reef-of = { WORD($reef) } belongs to { $who }.
reef-named-twice = Name each reef that you surface from only once.

## Why a move is refused: shell tiles

no-line-to-pay = Shell tiles are used only when planting, and you can't buy a line: the cheapest costs { $price } and you have { $means } money, pearls included.
too-poor-before-line = Before the line is bought this is allowed only if you can pay for one afterwards in any case, and you have { $means } money, pearls included.
no-such-tile = You have no { WORD($tile, of: "piece", form: "bare") }.
no-such-pearls = You have no { shell-pearls.bare }.
submarine-does-nothing = A submarine would do nothing: no station is left and the nursery can't be refilled.
coral-not-in-nursery = The { WORD($coral, form: "bare") } is not in the nursery.
boat-takes-last-coral = The boat would take the last coral, and you have yet to buy a line.
algae-need-another-kind = Only another kind can be planted over neutral { WORD($reef, form: "bare") }.
algae-not-over-diver = Algae are used on a cave or over a neutral coral; { WORD($reef, form: "bare") } has a diver on it.
algae-not-here = Algae are used on a cave or over a neutral coral; { WORD($field, form: "bare") } is neither.
octopus-not-here = An octopus goes on a free field, and { WORD($field, form: "bare") } is taken: { WORD($there, form: "a") }.
turtle-reef-has-diver = A turtle takes over a neutral reef; { WORD($reef, form: "bare") } has a diver on it.
turtle-reef-too-large =
    A turtle takes over a reef of at most { $most ->
        [one] { $most } coral
       *[other] { $most } corals
    }, not { WORD($reef, form: "bare") }.
no-diver-for-turtle = A turtle needs a diver from your board, and all of yours are on reefs.

## Events

event-shell_tiles_laid = A shell tile was laid face up on each shell field.
event-turn_passed = { $who } passed.
event-line_bought = { $who } bought { WORD($line, form: "bare") }: { WORD($corals, form: "a") }. { $money } money left.
event-coral_planted = { $who } planted { WORD($coral, form: "a") } in { WORD($field, form: "bare") }; the reef has { $size } corals now.
event-coral_planted-started = { $who } started a reef with { WORD($coral, form: "a") } in { WORD($field, form: "bare") }.
event-reefs_joined =
    { $who } joined { $reefs } reefs into one with { coral-count }{ $divers ->
        [0] { "." }
        [one] ; { $divers } diver came back to the player's board.
       *[other] ; { $divers } divers came back to the player's board.
    }
event-coral_covered = { $who } covered { WORD($coral, form: "a") } in { WORD($field, form: "bare") }.
event-shell_tile_taken = { $who } took { WORD($shell, form: "a") }.
event-coral_stored = { $who } stored { WORD($coral, form: "a") } on a sea anemone.
event-coral_discarded = { $who } discarded { WORD($coral, form: "a") }.
event-station_scored = The { WORD($station, form: "bare") } in { WORD($field, form: "bare") } is surrounded and was scored. { $counted }
event-station_scored-end = The { WORD($station, form: "bare") } in { WORD($field, form: "bare") } was scored at the end. { $counted }
corals-counted = Corals there: { $counts }.
no-corals-counted = Nobody has a reef there.
count-of = { $who } has { $corals }
event-station_turned_up = To be built next: { WORD($station, form: "bare") }.
event-station_built = { $who } built the { WORD($station, form: "bare") } on site { $site }.
event-station_built-setup = The { WORD($station, form: "bare") } was built on site { $site }.
event-sites_marked = Marked for stations: { $sites }.
event-nursery_filled = The nursery was filled: { WORD($corals, form: "a") }.
event-stations_withdrawn =
    The bag is empty: { $count ->
        [one] { $count } station
       *[other] { $count } stations
    } left the game.
event-reef_surfaced =
    { $who } surfaced from { WORD($reef, form: "bare") }{ $clownfish ->
        [0] { "." }
       *[other] , with { $clownfish } clownfish.
    }
event-income_taken =
    { $who } got { $gained } money for { $divers ->
        [one] { $divers } diver
       *[other] { $divers } divers
    } and has { $money } now.
event-pearls_spent = { $who } changed { WORD($shell, form: "a") } into { $gained } money and has { $money } now.
event-submarine_sent = { $who } used a submarine.
event-boat_sent = { $who } sent a boat for { WORD($coral, form: "a") }.
event-algae_used = { $who } used algae to plant in { WORD($field, form: "bare") }.
event-octopus_laid = { $who } laid an octopus in { WORD($field, form: "bare") }.
event-reef_taken_over = { $who } used a turtle to put a diver on { WORD($reef, form: "bare") }.

## What is unknown until a move is made

met-bag = corals from the bag
met-station-stack = a station from the stack
met-sonar-stack = a sonar tile from the stack
met-shell-tiles = the shell tiles

## Scoring categories

category-surfaced_reefs = surfacing
category-surrounded_stations = surrounded stations
category-discarded_corals = discarded corals
category-other_stations = stations at the end
category-last_reefs = reefs at the end
category-shell_tiles = shell tiles

## What a player has

panel-money = Money
panel-divers = Divers on the player's board
panel-reefs = Reefs
panel-fish_school = Points of fish schools
panel-sea_anemone = Sea anemones
panel-pearls = Money in pearls
panel-boat = Boats
panel-octopus = Octopuses
panel-algae = Algae
panel-submarine = Submarines
panel-turtle = Turtles
anemones-hold = { $count }, holding { WORD($corals, form: "a") }

## The board

board-title = Reef Gardens
board-title-atolls = Reef Gardens with atolls
board-turn = Turn { $turn }: { $names }
board-kind-brain = brain
board-kind-fan = fan
board-kind-staghorn = staghorn
board-kind-tube = tube
board-kind-table = table
board-listed = { WORD($thing, form: "bare") }
board-stored = Stored: { WORD($coral, form: "bare") }
board-station-scored = { station }, scored
    .bare = { station.bare }, scored
board-reef =
    Reef { $reef }, { $whose }, { coral-count }{ $clownfish ->
        [0] { "" }
       *[other] , { $clownfish } clownfish
    }
board-neutral = neutral
board-owned = { $who }'s
board-floor-long = The sea floor, long board
board-floor-short = The sea floor, short board
board-field = { WORD($field) }: { WORD($what, form: "bare") }
board-field-coral = { WORD($coral, form: "bare") }, reef { $reef }, { $whose }
board-field-station = { WORD($station, form: "bare") }, on site { $site }
board-field-sonar = { site.bare }, marked by sonar
board-field-free = free
board-nursery = Nursery
board-nursery-all = The nursery
board-nursery-field = Field { $n } of the nursery
board-line-row = row { $n }
board-line-column = column { $n }
board-tag-row = row { $n }
board-tag-column = col. { $n }
board-line =
    { WORD($line) }: { $price ->
        [0] empty
        [one] { $price } coral for { $price } money
       *[other] { $price } corals for { $price } money
    }
board-stack-bag = Corals
board-stack-station_stack = Stations
board-stack-sonar_stack = Sonar
board-stack = { WORD($stack, of: "board-stack") } to draw: { $n }
board-waiting = Waiting to be planted
board-waiting-coral = Waiting: { WORD($coral, form: "bare") }
board-waiting-none = no coral
board-waiting-none-buy = no coral; a line is still to be bought
board-out = Discard a coral, which leaves the game: { $points } points
board-build = To build: { WORD($station, form: "bare") }
board-build-new = New station
board-build-sites =
    for one of { $n ->
        [one] { $n } marked site
       *[other] { $n } marked sites
    }
board-player =
    Seat { $n }, { $who }: { $means }, { $reefs ->
        [one] { $reefs } reef
       *[other] { $reefs } reefs
    }, { $shells ->
        [one] { $shells } shell tile
       *[other] { $shells } shell tiles
    }
board-player-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-player-money = { $n } money
board-player-divers =
    { $n ->
        [one] { $n } diver
       *[other] { $n } divers
    }

## The board as text: at most four letters for what lies on a field

board-plain-kind-brain = Br
board-plain-kind-fan = Fa
board-plain-kind-staghorn = St
board-plain-kind-tube = Tu
board-plain-kind-table = Ta
board-plain-shell-fish_school = fis{ $worth }
board-plain-shell-sea_anemone = anem
board-plain-shell-pearls = prl{ $worth }
board-plain-shell-boat = boat
board-plain-shell-octopus = octo
board-plain-shell-algae = alga
board-plain-shell-submarine = subm
board-plain-shell-turtle = turt
board-plain-key =
    Corals: Br brain, Fa fan, St staghorn, Tu tube, Ta table; 1 to 4 owner, - neutral; * clownfish
    Sites: [A] site, <A> marked by sonar, 10/5 station, 10x5 scored; #### cave, . free field
    Shell tiles: fis2 fish school worth 2, anem sea anemone, prl2 pearls worth 2, octo octopus,
        alga algae, subm submarine, turt turtle, boat
    Reefs: number (corals, row/column of the first)
board-plain-nursery = Nursery (price)
board-plain-draw =
    To draw: { $corals ->
        [one] { $corals } coral
       *[other] { $corals } corals
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $sonar ->
        [one] { $sonar } sonar tile
       *[other] { $sonar } sonar tiles
    }
board-plain-reefs = { $who }'s reefs:
board-plain-reefs-neutral = Neutral reefs:
board-plain-reef = { $reef } ({ $n } { WORD($kind, of: "board-kind") }, { $row }/{ $column })
