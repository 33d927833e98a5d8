game-summary = Koop koralen uit de kwekerij, plant riffen rond de stations en duik op tijd op om de volgende te kunnen betalen.

## Pieces. The value is a title; inside a sentence a piece is `bare`, has its article (`a`) or is one of `many`. All
## corals are neuter (het koraal), all shell tiles are not (de boot).

coral-explains = Plant het naast een station om een rif te beginnen, of naast een eigen rif van dezelfde soort. Als je uit een rif opduikt, levert elk koraal ervan 1 punt op.
piece-brain = Hersenkoraal
    .bare = hersenkoraal
    .a = een hersenkoraal
    .many = hersenkoralen
    .explains = { coral-explains }
piece-fan = Waaierkoraal
    .bare = waaierkoraal
    .a = een waaierkoraal
    .many = waaierkoralen
    .explains = { coral-explains }
piece-staghorn = Hertshoornkoraal
    .bare = hertshoornkoraal
    .a = een hertshoornkoraal
    .many = hertshoornkoralen
    .explains = { coral-explains }
piece-tube = Buiskoraal
    .bare = buiskoraal
    .a = een buiskoraal
    .many = buiskoralen
    .explains = { coral-explains }
piece-table = Tafelkoraal
    .bare = tafelkoraal
    .a = een tafelkoraal
    .many = tafelkoralen
    .explains = { coral-explains }
piece-clownfish = Clownvis
    .explains = Een koraal met een clownvis levert 1 punt extra op als het rif wordt gescoord.
piece-station = Station
    .explains = Riffen beginnen ernaast. Zodra alle velden eromheen bezet zijn, levert het station de hogere waarde op voor wie daar de meeste koralen in riffen heeft, en de lagere voor wie daarna komt.
piece-sonar = Sonartegel
    .explains = Markeert een bouwplaats: daar kan het volgende station worden gebouwd.
piece-fish_school = School vissen
    .bare = school vissen
    .a = een school vissen
    .explains = Levert aan het einde van de partij de punten op die erop staan.
piece-sea_anemone = Zeeanemoon
    .bare = zeeanemoon
    .a = een zeeanemoon
    .explains = Hierop bewaar je één koraal dat je net hebt gepakt, om het in een latere beurt te planten. Ligt er aan het einde van de partij een koraal op, dan levert de zeeanemoon 1 punt op.
piece-pearls = Parels
    .bare = parels
    .a = parels
    .explains = Wissel ze bij het planten in voor het aantal munten dat erop staat. Niemand heeft meer dan 12 munten.
piece-boat = Boot
    .bare = boot
    .a = een boot
    .explains = Pak bij het planten een willekeurig koraal uit de kwekerij zonder te betalen: kies de boot en dan het koraal.
piece-octopus = Octopus
    .bare = octopus
    .a = een octopus
    .explains = Leg hem bij het planten op een vrij veld, dat daarna als bezet telt: kies de octopus en dan het veld. Wie erop plant, pakt hem.
piece-algae = Alg
    .bare = alg
    .a = een alg
    .explains = Hiermee kun je op een grot of over een neutraal koraal planten: kies het koraal dat je plant en dan het veld.
piece-submarine = Onderzeeër
    .bare = onderzeeër
    .a = een onderzeeër
    .explains = Bouw bij het planten meteen een station en vul de kwekerij aan.
piece-turtle = Schildpad
    .bare = schildpad
    .a = een schildpad
    .explains = Zet bij het planten een van je duikers op een neutraal rif van een of twee koralen, dat daarna van jou is: kies de schildpad en dan het rif.
piece-diver = Duiker
    .explains = Op elk van je riffen staat een van je vijf duikers. De duikers op je bord bepalen je inkomsten als je opduikt.
piece-money = Munten
    .explains = Elk koraal in de kwekerij kost 1 munt. Niemand heeft er meer dan 12.
piece-site = Bouwplaats
    .explains = Blijft vrij voor een station: hier kun je niets planten.
piece-cave = Grot
    .bare = grot
    .a = een grot
    .explains = Alleen met een alg kun je hier planten. Een grot telt als bezet als een station wordt gescoord.

## Names of things

coral = { WORD($kind, of: "piece") }
    .bare = { WORD($kind, of: "piece", form: "bare") }
    .a = { WORD($kind, of: "piece", form: "a") }
coral-clownfish = { coral } met clownvis
    .bare = { coral.bare } met clownvis
    .a = { coral.a } met clownvis
coral-stored = { $coral } van je zeeanemoon
    .bare = { WORD($coral, form: "bare") } van je zeeanemoon
coral-count =
    { $size ->
        [one] { $size } { WORD($kind, of: "piece", form: "bare") }
       *[other] { $size } { WORD($kind, of: "piece", form: "many") }
    }
shell-fish_school = { piece-fish_school } van { $worth } punten
    .bare = { piece-fish_school.bare } van { $worth } punten
    .a = { piece-fish_school.a } van { $worth } punten
shell-pearls = { piece-pearls } ter waarde van { $worth }
    .bare = { piece-pearls.bare } ter waarde van { $worth }
    .a = { piece-pearls.a } ter waarde van { $worth }
shell-holding = { WORD($shell) } met { WORD($coral, form: "a") }
    .bare = { WORD($shell, form: "bare") } met { WORD($coral, form: "a") }
station = Station { $higher }/{ $lower }
    .bare = station { $higher }/{ $lower }
    .a = station { $higher }/{ $lower }
site = Bouwplaats { $site }
    .bare = bouwplaats { $site }
    .a = bouwplaats { $site }
field = Rij { $row }, kolom { $column }
    .bare = rij { $row }, kolom { $column }
line-row = Rij { $number } van de kwekerij
    .bare = rij { $number } van de kwekerij
line-column = Kolom { $number } van de kwekerij
    .bare = kolom { $number } van de kwekerij
reef = Rif { $reef } ({ coral-count })
    .bare = rif { $reef } ({ coral-count })

## Options

option-board = Zeebodem
    .explains = Het grote bord is geschikt voor drie of vier spelers, het kleine voor twee.
option-board-long = groot, voor drie of vier
option-board-short = klein, voor twee
option-atolls = Atollen
    .explains = Met atollen zijn de koralen naast een bouwplaats allemaal van verschillende soorten.
option-atolls-yes = met atollen
option-atolls-no = zonder atollen
option-start_sites = Eerste stations
    .explains = De bouwplaatsen van de eerste stations liggen vast of worden geloot.
option-start_sites-fixed = op vaste bouwplaatsen
option-start_sites-random = op willekeurige bouwplaatsen

## Questions

decision-plant_or_surface = Koop je een lijn van de kwekerij om te planten, of duik je op uit je riffen?
decision-go_on_planting = Welk koraal plant je, en waar?
decision-go_on_planting-buy = Je plant deze beurt: welke lijn van de kwekerij koop je?
decision-go_on_planting-done = Er is geen koraal meer te planten. Beëindig je nu je beurt?
decision-build_station = Op welke gemarkeerde bouwplaats bouw je { WORD($station, form: "bare") }?

## Moves

move-pass_turn = Pas: je hebt geen rif en kunt geen enkele lijn betalen.
move-buy_line =
    Koop { WORD($line, form: "bare") } voor { $price ->
        [one] { $price } munt
       *[other] { $price } munten
    }: { WORD($corals, form: "a") }.
move-buy_line-thin = { move-buy_line } { $then }
then-build = Daarna bouw je een station en wordt de kwekerij aangevuld, want daarin { nursery-left }.
then-refill = Daarna wordt de kwekerij aangevuld, want daarin { nursery-left }.
nursery-left =
    { $left ->
        [0] ligt geen koraal meer
        [one] ligt nog maar { $left } koraal
       *[other] liggen nog maar { $left } koralen
    }
move-plant_coral = Plant het { WORD($coral, form: "bare") } in { WORD($field, form: "bare") }: { $growth }.
move-plant_coral-shell = { move-plant_coral } Je pakt de { WORD($shell, form: "bare") }.
growth-start = je begint een rif, met een duiker van je bord
growth-extend = rif { $reef } groeit tot { $size } koralen
growth-join = rif { $reef } groeit tot { $size } koralen, samengevoegd met { $joined }
joined-own = rif { $reef }
joined-neutral = neutraal rif { $reef }
move-store_coral = Bewaar het { WORD($coral, form: "bare") } op een zeeanemoon voor een latere beurt.
move-discard_coral = Leg het { WORD($coral, form: "bare") } af en verlies { $points } punten.
move-end_turn = Beëindig je beurt.
move-build_station = Bouw { WORD($station, form: "bare") } op bouwplaats { $site } ({ WORD($field, form: "bare") }).
move-surface =
    Duik op uit { WORD($reefs, form: "bare") } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $money ->
        [one] { $money } munt
       *[other] { $money } munten
    }{ "." }
move-spend_pearls =
    Wissel { shell-pearls.a } in voor { $gained ->
        [one] { $gained } munt
       *[other] { $gained } munten
    }{ "." }
move-send_submarine = Gebruik een onderzeeër: vul de kwekerij aan.
move-send_submarine-build = Gebruik een onderzeeër: bouw een station op bouwplaats { WORD($sites, join: "or") }.
move-send_submarine-build-refill = Gebruik een onderzeeër: bouw een station op bouwplaats { WORD($sites, join: "or") } en vul de kwekerij aan.
move-send_boat = Gebruik een boot om het { WORD($coral, form: "bare") } op veld { $number } van de kwekerij te pakken zonder te betalen.
move-send_boat-thin = { move-send_boat } { $then }
move-plant_with_algae = Gebruik een alg om het { WORD($coral, form: "bare") } op de grot in { WORD($field, form: "bare") } te planten: { $growth }.
move-plant_with_algae-over = Gebruik een alg om het { WORD($coral, form: "bare") } in { WORD($field, form: "bare") } over het neutrale { WORD($covered, form: "bare") } te planten: { $growth }.
move-lay_octopus = Leg een octopus in { WORD($field, form: "bare") }.
move-take_over_reef = Gebruik een schildpad: zet een duiker op { WORD($reef, form: "bare") }.

## Why a move is refused: a turn

pass-with-reefs =
    Je mag niet passen: je hebt { $reefs ->
        [one] { $reefs } rif
       *[other] { $reefs } riffen
    } om uit op te duiken.
pass-with-money =
    Je mag niet passen: de goedkoopste lijn kost { $price } en je hebt { $means ->
        [one] { $means } munt
       *[other] { $means } munten
    }, parels meegerekend.
pass-with-boats = Je mag niet passen: met je boten kun je nog een lijn betalen.
corals-still-waiting = Plant, bewaar of leg af wat nog wacht: { WORD($corals, form: "a") }.
line-still-to-buy = Je hebt een schelptegel gebruikt, dus je plant deze beurt: koop eerst een lijn van de kwekerij.

## Why a move is refused: buying and planting

line-already-bought = Je hebt al een lijn gekocht: één lijn per beurt.
boat-coral-first = Voordat je een lijn koopt, moet je planten, bewaren of afleggen wat met de boot kwam: { WORD($corals, form: "a") }.
line-is-empty = Er ligt geen koraal in { WORD($line, form: "bare") }.
line-too-dear =
    De koralen in { WORD($line, form: "bare") } kosten { $price ->
        [one] { $price } munt
       *[other] { $price } munten
    } en je hebt er { $money }.
no-anemone = Je hebt geen zeeanemoon om een koraal op te bewaren.
no-free-anemone = Op een zeeanemoon past één koraal, en geen van de jouwe is vrij. Bewaard: { WORD($corals, form: "a") }.
coral-on-anemone = Het { WORD($coral, form: "bare") } ligt op een zeeanemoon: alleen wat je net hebt gepakt, kun je bewaren of afleggen.
coral-not-waiting = Het { WORD($coral, form: "bare") } hoort niet bij de koralen die je net hebt gepakt.
coral-not-yours = Je kunt het { WORD($coral, form: "bare") } niet planten: je hebt het niet.
coral-stored-this-turn = Je hebt het { WORD($coral, form: "bare") } deze beurt bewaard: je kunt het pas in een latere beurt planten.
coral-stored-before-line = Je kunt het bewaarde { WORD($coral, form: "bare") } pas planten als je de lijn van deze beurt hebt gekocht.
off-board =
    Er is geen veld { $field }: { $board ->
        [short] het kleine bord
       *[long] het grote bord
    } heeft de velden 0 tot en met { $last }.
coral-in-the-way = In { WORD($field, form: "bare") } ligt al { WORD($coral, form: "a") }.
station-in-the-way = In { WORD($field, form: "bare") } staat een station.
site-in-the-way = { WORD($field) } is { site.bare } en blijft vrij voor een station.
cave-in-the-way = In { WORD($field, form: "bare") } is een grot: alleen met een alg kun je daar planten.
nothing-to-grow-on = Naast { WORD($field, form: "bare") } heb je geen rif van { WORD($kind, of: "piece", form: "many") }, en een nieuw rif begint alleen orthogonaal naast een station.
no-diver-to-start = Een nieuw rif heeft een duiker van je bord nodig, en alle { $divers } staan op riffen.
connects-to-another = Het koraal zou met { WORD($reef, form: "bare") } verbonden worden, en dat is van { $who }.
neutral-without-own = Het koraal raakt het neutrale { WORD($reef, form: "bare") }, dus het moet ook een eigen rif van die soort raken.
neutral-too-large =
    Het koraal raakt het neutrale { WORD($reef, form: "bare") }, en dat is groter dan wat je daar hebt: { $own ->
        [one] { $own } koraal
       *[other] { $own } koralen
    }{ "." }
atoll-rival = In { WORD($field, form: "bare") }, naast dezelfde bouwplaats, ligt al { WORD($kind, of: "piece", form: "a") }: in een atol zijn de koralen daar allemaal van verschillende soorten.

## Why a move is refused: building and surfacing

no-such-site = Het kleine bord heeft geen bouwplaats { $site }. { marked-sites }
site-built-on = Op bouwplaats { $site } staat al een station. { marked-sites }
site-not-marked = Geen sonartegel markeert bouwplaats { $site }. { marked-sites }
marked-sites = Gemarkeerd: { $marked }.
no-reef-to-surface = Je hebt geen rif om uit op te duiken.
reef-not-yours = { $whose } Van jou: { WORD($yours, form: "bare") }.
no-such-reef = Er is geen rif { $reef }.
reef-is-neutral = { WORD($reef) } is neutraal.
reef-of = { WORD($reef) } is van { $who }.
reef-named-twice = Noem elk rif waaruit je opduikt maar één keer.

## Why a move is refused: shell tiles

no-line-to-pay =
    Schelptegels gebruik je alleen bij het planten, en je kunt geen lijn kopen: de goedkoopste kost { $price } en je hebt { $means ->
        [one] { $means } munt
       *[other] { $means } munten
    }, parels meegerekend.
too-poor-before-line =
    Voordat de lijn gekocht is, mag dit alleen als je er daarna in elk geval een kunt betalen, en je hebt { $means ->
        [one] { $means } munt
       *[other] { $means } munten
    }, parels meegerekend.
no-such-tile = Je hebt geen { WORD($tile, of: "piece", form: "bare") }.
no-such-pearls = Je hebt geen { shell-pearls.bare }.
submarine-does-nothing = Een onderzeeër zou niets doen: er is geen station meer en de kwekerij kan niet worden aangevuld.
coral-not-in-nursery = Het { WORD($coral, form: "bare") } ligt niet in de kwekerij.
boat-takes-last-coral = De boot zou het laatste koraal pakken, en je moet nog een lijn kopen.
algae-need-another-kind = Over het neutrale { WORD($reef, form: "bare") } mag je alleen een andere soort planten.
algae-not-over-diver = Een alg gebruik je op een grot of over een neutraal koraal; op { WORD($reef, form: "bare") } staat een duiker.
algae-not-here = Een alg gebruik je op een grot of over een neutraal koraal; { WORD($field, form: "bare") } is geen van beide.
octopus-not-here = Een octopus leg je op een vrij veld, en { WORD($field, form: "bare") } is niet vrij: { WORD($there, form: "a") }.
turtle-reef-has-diver = Een schildpad neemt een neutraal rif over; op { WORD($reef, form: "bare") } staat een duiker.
turtle-reef-too-large =
    Een schildpad neemt een rif van ten hoogste { $most ->
        [one] { $most } koraal
       *[other] { $most } koralen
    } over, niet { WORD($reef, form: "bare") }.
no-diver-for-turtle = Een schildpad heeft een duiker van je bord nodig, en die van jou staan allemaal op riffen.

## Events

event-shell_tiles_laid = Op elk schelpveld werd een schelptegel open neergelegd.
event-turn_passed = { $who } heeft gepast.
event-line_bought = { $who } kocht { WORD($line, form: "bare") }: { WORD($corals, form: "a") }. Munten over: { $money }.
event-coral_planted = { $who } plantte { WORD($coral, form: "a") } in { WORD($field, form: "bare") }; het rif heeft nu { $size } koralen.
event-coral_planted-started = { $who } begon een rif met { WORD($coral, form: "a") } in { WORD($field, form: "bare") }.
event-reefs_joined =
    { $who } voegde { $reefs } riffen samen tot één rif van { coral-count }{ $divers ->
        [0] { "." }
        [one] ; { $divers } duiker kwam terug op het spelersbord.
       *[other] ; { $divers } duikers kwamen terug op het spelersbord.
    }
event-coral_covered = { $who } bedekte { WORD($coral, form: "a") } in { WORD($field, form: "bare") }.
event-shell_tile_taken = { $who } pakte { WORD($shell, form: "a") }.
event-coral_stored = { $who } bewaarde { WORD($coral, form: "a") } op een zeeanemoon.
event-coral_discarded = { $who } legde { WORD($coral, form: "a") } af.
event-station_scored = { WORD($station) } in { WORD($field, form: "bare") } is omringd en werd gescoord. { $counted }
event-station_scored-end = { WORD($station) } in { WORD($field, form: "bare") } werd aan het einde gescoord. { $counted }
corals-counted = Koralen daar: { $counts }.
no-corals-counted = Niemand heeft daar een rif.
count-of = { $corals } van { $who }
event-station_turned_up = Als volgende te bouwen: { WORD($station, form: "bare") }.
event-station_built = { $who } bouwde { WORD($station, form: "bare") } op bouwplaats { $site }.
event-station_built-setup = { WORD($station) } werd gebouwd op bouwplaats { $site }.
event-sites_marked = Gemarkeerd voor stations: { $sites }.
event-nursery_filled = De kwekerij werd aangevuld: { WORD($corals, form: "a") }.
event-stations_withdrawn =
    De zak is leeg: { $count ->
        [one] { $count } station ging uit het spel.
       *[other] { $count } stations gingen uit het spel.
    }
event-reef_surfaced =
    { $who } dook op uit { WORD($reef, form: "bare") }{ $clownfish ->
        [0] { "." }
        [one] , met { $clownfish } clownvis.
       *[other] , met { $clownfish } clownvissen.
    }
event-income_taken =
    { $who } kreeg { $gained ->
        [one] { $gained } munt
       *[other] { $gained } munten
    } voor { $divers ->
        [one] { $divers } duiker
       *[other] { $divers } duikers
    } en heeft er nu { $money }.
event-pearls_spent =
    { $who } wisselde { WORD($shell, form: "a") } in voor { $gained ->
        [one] { $gained } munt
       *[other] { $gained } munten
    } en heeft er nu { $money }.
event-submarine_sent = { $who } gebruikte een onderzeeër.
event-boat_sent = { $who } haalde met een boot { WORD($coral, form: "a") } op.
event-algae_used = { $who } gebruikte een alg om in { WORD($field, form: "bare") } te planten.
event-octopus_laid = { $who } legde een octopus in { WORD($field, form: "bare") }.
event-reef_taken_over = { $who } gebruikte een schildpad om een duiker op { WORD($reef, form: "bare") } te zetten.

## What is unknown until a move is made

met-bag = koralen uit de zak
met-station-stack = een station van de stapel
met-sonar-stack = een sonartegel van de stapel
met-shell-tiles = de schelptegels

## Scoring categories

category-surfaced_reefs = opduiken
category-surrounded_stations = omringde stations
category-discarded_corals = afgelegde koralen
category-other_stations = stations aan het einde
category-last_reefs = riffen aan het einde
category-shell_tiles = schelptegels

## What a player has

panel-money = Munten
panel-divers = Duikers op het spelersbord
panel-reefs = Riffen
panel-fish_school = Punten van scholen vissen
panel-sea_anemone = Zeeanemonen
panel-pearls = Munten in parels
panel-boat = Boten
panel-octopus = Octopussen
panel-algae = Algen
panel-submarine = Onderzeeërs
panel-turtle = Schildpadden
anemones-hold = { $count }, met { WORD($corals, form: "a") }

## The board

board-title = Reef Gardens
board-title-atolls = Reef Gardens met atollen
board-turn = Beurt { $turn }: { $names }
board-kind-brain = hersen
board-kind-fan = waaier
board-kind-staghorn = hertshoorn
board-kind-tube = buis
board-kind-table = tafel
board-listed = { WORD($thing, form: "bare") }
board-stored = Bewaard: { WORD($coral, form: "bare") }
board-station-scored = { station }, gescoord
    .bare = { station.bare }, gescoord
board-reef =
    Rif { $reef }, { $whose }, { coral-count }{ $clownfish ->
        [0] { "" }
        [one] , { $clownfish } clownvis
       *[other] , { $clownfish } clownvissen
    }
board-neutral = neutraal
board-owned = van { $who }
board-floor-long = De zeebodem, groot bord
board-floor-short = De zeebodem, klein bord
board-field = { WORD($field) }: { WORD($what, form: "bare") }
board-field-coral = { WORD($coral, form: "bare") }, rif { $reef }, { $whose }
board-field-station = { WORD($station, form: "bare") }, op bouwplaats { $site }
board-field-sonar = { site.bare }, gemarkeerd door sonar
board-field-free = vrij
board-nursery = Kwekerij
board-nursery-all = De kwekerij
board-nursery-field = Veld { $n } van de kwekerij
board-line-row = rij { $n }
board-line-column = kolom { $n }
board-tag-row = rij { $n }
board-tag-column = kol. { $n }
board-line =
    { WORD($line) }: { $price ->
        [0] leeg
        [one] { $price } koraal voor { $price } munt
       *[other] { $price } koralen voor { $price } munten
    }
board-stack-bag = Koralen
board-stack-station_stack = Stations
board-stack-sonar_stack = Sonar
board-stack = { WORD($stack, of: "board-stack") } om te trekken: { $n }
board-waiting = Nog te planten
board-waiting-coral = Nog te planten: { WORD($coral, form: "bare") }
board-waiting-none = geen koraal
board-waiting-none-buy = geen koraal; koop nog een lijn
board-out = Een koraal afleggen, dat uit het spel gaat: { $points } punten
board-build = Te bouwen: { WORD($station, form: "bare") }
board-build-new = Nieuw station
board-build-sites =
    { $n ->
        [one] voor de enige bouwplaats
       *[other] voor een van de { $n } bouwplaatsen
    }
board-player =
    Plaats { $n }, { $who }: { $means }, { $reefs ->
        [one] { $reefs } rif
       *[other] { $reefs } riffen
    }, { $shells ->
        [one] { $shells } schelptegel
       *[other] { $shells } schelptegels
    }
board-player-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
board-player-money =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
board-player-divers =
    { $n ->
        [one] { $n } duiker
       *[other] { $n } duikers
    }

## The board as text: at most four letters for what lies on a field

board-plain-kind-brain = He
board-plain-kind-fan = Wa
board-plain-kind-staghorn = Hh
board-plain-kind-tube = Bu
board-plain-kind-table = Ta
board-plain-shell-fish_school = vis{ $worth }
board-plain-shell-sea_anemone = anem
board-plain-shell-pearls = par{ $worth }
board-plain-shell-boat = boot
board-plain-shell-octopus = octo
board-plain-shell-algae = alg
board-plain-shell-submarine = onde
board-plain-shell-turtle = schi
board-plain-key =
    Koralen: He hersen, Wa waaier, Hh hertshoorn, Bu buis, Ta tafel;
        1 tot 4 van wie, - neutraal; * clownvis
    Bouwplaatsen: [A] vrij, <A> gemarkeerd door sonar, 10/5 station, 10x5 gescoord;
        #### grot, . vrij veld
    Schelptegels: vis2 school vissen van 2, anem zeeanemoon, par2 parels van 2, octo octopus,
        onde onderzeeër, schi schildpad, alg, boot
    Riffen: nummer (koralen, rij/kolom van het eerste)
board-plain-nursery = Kwekerij (prijs)
board-plain-draw =
    Te trekken: { $corals ->
        [one] { $corals } koraal
       *[other] { $corals } koralen
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $sonar ->
        [one] { $sonar } sonartegel
       *[other] { $sonar } sonartegels
    }
board-plain-reefs = Riffen van { $who }:
board-plain-reefs-neutral = Neutrale riffen:
board-plain-reef = { $reef } ({ $n } { WORD($kind, of: "board-kind") }, { $row }/{ $column })
