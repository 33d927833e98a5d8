game-summary = Kaufe Korallen aus der Gärtnerei, pflanze Riffe rund um die Stationen an und tauche rechtzeitig auf, um die nächsten zu bezahlen.

## Pieces. `a`, `the` and `the-neutral` are the same in the nominative and the accusative; `no` follows "Du hast".

coral-explains = Pflanze sie neben eine Station, um ein neues Riff zu beginnen, oder neben dein eigenes Riff derselben Art. Tauchst du aus einem Riff auf, bringt jede seiner Korallen 1 Punkt.
piece-brain = Hirnkoralle
    .a = eine Hirnkoralle
    .a-dative = einer Hirnkoralle
    .the = die Hirnkoralle
    .the-neutral = die neutrale Hirnkoralle
    .many = Hirnkorallen
    .explains = { coral-explains }
piece-fan = Fächerkoralle
    .a = eine Fächerkoralle
    .a-dative = einer Fächerkoralle
    .the = die Fächerkoralle
    .the-neutral = die neutrale Fächerkoralle
    .many = Fächerkorallen
    .explains = { coral-explains }
piece-staghorn = Hirschhornkoralle
    .a = eine Hirschhornkoralle
    .a-dative = einer Hirschhornkoralle
    .the = die Hirschhornkoralle
    .the-neutral = die neutrale Hirschhornkoralle
    .many = Hirschhornkorallen
    .explains = { coral-explains }
piece-tube = Röhrenkoralle
    .a = eine Röhrenkoralle
    .a-dative = einer Röhrenkoralle
    .the = die Röhrenkoralle
    .the-neutral = die neutrale Röhrenkoralle
    .many = Röhrenkorallen
    .explains = { coral-explains }
piece-table = Tischkoralle
    .a = eine Tischkoralle
    .a-dative = einer Tischkoralle
    .the = die Tischkoralle
    .the-neutral = die neutrale Tischkoralle
    .many = Tischkorallen
    .explains = { coral-explains }
piece-clownfish = Clownfisch
    .explains = Eine Koralle mit Clownfisch bringt 1 Punkt mehr, wenn ihr Riff gewertet wird.
piece-station = Station
    .explains = Neben ihr beginnen Riffe. Sind alle Felder um sie herum besetzt, bringt sie denen mit den meisten Korallen in Riffen dort den höheren Wert, denen mit den zweitmeisten den niedrigeren.
piece-sonar = Sonarplättchen
    .explains = Markiert einen Baugrund: Dort kann die nächste Station gebaut werden.
piece-fish_school = Fischschwarm
    .a = ein Fischschwarm
    .the-accusative = den Fischschwarm
    .explains = Bringt bei der Schlusswertung die Punkte, die darauf stehen.
piece-sea_anemone = Seeanemone
    .a = eine Seeanemone
    .the-accusative = die Seeanemone
    .explains = Lagere darauf eine Koralle, die du gerade genommen hast, und pflanze sie in einem späteren Spielzug. Liegt bei der Schlusswertung eine Koralle darauf, bringt sie 1 Punkt.
piece-pearls = Perlen
    .a = Perlen
    .the-accusative = die Perlen
    .explains = Tausche sie beim Anpflanzen gegen das Geld ein, das darauf steht. Niemand hat mehr als 12 Geld.
piece-boat = Boot
    .a = ein Boot
    .the-accusative = das Boot
    .no = kein Boot
    .explains = Nimm beim Anpflanzen eine beliebige Koralle aus der Gärtnerei, ohne zu bezahlen: Wähle das Boot und dann die Koralle.
piece-octopus = Oktopus
    .a = ein Oktopus
    .the-accusative = den Oktopus
    .no = keinen Oktopus
    .explains = Lege ihn beim Anpflanzen auf ein freies Feld, das dann als besetzt gilt: Wähle den Oktopus und dann das Feld. Wer darauf pflanzt, nimmt ihn.
piece-algae = Alge
    .a = eine Alge
    .the-accusative = die Alge
    .no = keine Alge
    .explains = Damit überpflanzt du eine Höhle oder eine neutrale Koralle: Wähle die Koralle, die du pflanzt, und dann das Feld.
piece-submarine = U-Boot
    .a = ein U-Boot
    .the-accusative = das U-Boot
    .no = kein U-Boot
    .explains = Baue beim Anpflanzen sofort eine Station und fülle die Gärtnerei auf.
piece-turtle = Schildkröte
    .a = eine Schildkröte
    .the-accusative = die Schildkröte
    .no = keine Schildkröte
    .explains = Übernimm beim Anpflanzen mit einem deiner Taucher ein neutrales Riff aus einer oder zwei Korallen: Wähle die Schildkröte und dann das Riff.
piece-diver = Taucher
    .explains = Auf jedem deiner Riffe ist einer deiner fünf Taucher. Die auf deinem Tableau bringen Forschungsgelder, wenn du auftauchst.
piece-money = Geld
    .explains = Jede Koralle aus der Gärtnerei kostet 1 Geld. Niemand hat mehr als 12.
piece-site = Baugrund
    .explains = Bleibt frei für eine Station: Darauf kannst du nicht pflanzen.
piece-cave = Höhle
    .a = eine Höhle
    .explains = Nur mit einer Alge kannst du sie überpflanzen. Beim Werten einer Station gilt sie als besetzt.

## Names of things

coral = { WORD($kind, of: "piece") }
    .a = { WORD($kind, of: "piece", form: "a") }
    .a-dative = { WORD($kind, of: "piece", form: "a-dative") }
    .the = { WORD($kind, of: "piece", form: "the") }
    .the-neutral = { WORD($kind, of: "piece", form: "the-neutral") }
coral-clownfish = { coral } mit Clownfisch
    .a = { coral.a } mit Clownfisch
    .a-dative = { coral.a-dative } mit Clownfisch
    .the = { coral.the } mit Clownfisch
    .the-neutral = { coral.the-neutral } mit Clownfisch
coral-stored = { $coral } von deiner Seeanemone
    .the = { WORD($coral, form: "the") } von deiner Seeanemone
coral-count =
    { $size ->
        [one] { $size } { WORD($kind, of: "piece") }
       *[other] { $size } { WORD($kind, of: "piece", form: "many") }
    }
shell-fish_school = { piece-fish_school } für { $worth } Punkte
    .a = { piece-fish_school.a } für { $worth } Punkte
    .the-accusative = { piece-fish_school.the-accusative } für { $worth } Punkte
shell-pearls = { piece-pearls } im Wert von { $worth }
    .a = { piece-pearls.a } im Wert von { $worth }
    .the-accusative = { piece-pearls.the-accusative } im Wert von { $worth }
shell-holding = { WORD($shell) } mit { WORD($coral, form: "a-dative") }
station = Station { $higher }/{ $lower }
site = Baugrund { $site }
field = Zeile { $row }, Spalte { $column }
line-row = Reihe { $number } der Gärtnerei
line-column = Spalte { $number } der Gärtnerei
reef = Riff { $reef } ({ coral-count })

## Options

option-board = Meeresboden
    .explains = Das Langspiel eignet sich für drei oder vier Personen, das Kurzspiel für zwei.
option-board-long = Langspiel, für drei oder vier
option-board-short = Kurzspiel, für zwei
option-atolls = Atolle
    .explains = Mit Atollen sind die Korallen neben einem Baugrund alle von verschiedener Art.
option-atolls-yes = mit Atollen
option-atolls-no = ohne Atolle
option-start_sites = Erste Stationen
    .explains = Die Startfelder, also die Baugründe der ersten Stationen, sind fest oder zufällig.
option-start_sites-fixed = auf festen Baugründen
option-start_sites-random = auf zufälligen Baugründen

## Questions

decision-plant_or_surface = Kaufst du eine Reihe der Gärtnerei und pflanzt an, oder tauchst du aus deinen Riffen auf?
decision-go_on_planting = Welche Koralle pflanzt du, und wohin?
decision-go_on_planting-buy = Du pflanzt in diesem Spielzug an: Welche Reihe der Gärtnerei kaufst du?
decision-go_on_planting-done = Es ist keine Koralle mehr zu pflanzen. Beendest du deinen Spielzug?
decision-build_station = Auf welchem markierten Baugrund baust du die { $station }?

## Moves

move-pass_turn = Passe: Du hast kein Riff und kannst keine Reihe bezahlen.
move-buy_line = Kaufe { $line } für { $price } Geld: { WORD($corals, form: "a") }.
move-buy_line-thin = { move-buy_line } { $then }
then-build = Danach baust du eine Station, und die Gärtnerei wird aufgefüllt, denn dort { nursery-left }.
then-refill = Danach wird die Gärtnerei aufgefüllt, denn dort { nursery-left }.
nursery-left =
    { $left ->
        [0] liegt keine Koralle mehr
        [one] liegt nur noch { $left } Koralle
       *[other] liegen nur noch { $left } Korallen
    }
move-plant_coral = Pflanze { WORD($coral, form: "the") } in { $field }: { $growth }.
move-plant_coral-shell = { move-plant_coral } Du nimmst { WORD($shell, form: "the-accusative") }.
growth-start = Damit beginnst du ein neues Riff, mit einem Taucher von deinem Tableau
growth-extend = Riff { $reef } wächst auf { $size } Korallen
growth-join = Riff { $reef } wächst auf { $size } Korallen und fusioniert mit { WORD($joined, form: "dative") }
joined-own = Riff { $reef }
joined-neutral = neutrales Riff { $reef }
    .dative = dem neutralen Riff { $reef }
move-store_coral = Lagere { WORD($coral, form: "the") } auf einer Seeanemone für einen späteren Spielzug.
move-discard_coral = Wirf { WORD($coral, form: "the") } ab und verliere { $points } Punkte.
move-end_turn = Beende deinen Spielzug.
move-build_station = Baue die { $station } auf Baugrund { $site }, { $field }.
move-surface =
    Tauche aus { $reefs } auf: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $money } Geld.
move-spend_pearls = Tausche { shell-pearls } gegen { $gained } Geld ein.
move-send_submarine = Setze ein U-Boot ein: Fülle die Gärtnerei auf.
move-send_submarine-build = Setze ein U-Boot ein: Baue eine Station auf Baugrund { WORD($sites, join: "or") }.
move-send_submarine-build-refill = Setze ein U-Boot ein: Baue eine Station auf Baugrund { WORD($sites, join: "or") } und fülle die Gärtnerei auf.
move-send_boat = Setze ein Boot ein und nimm { WORD($coral, form: "the") } von Feld { $number } der Gärtnerei, ohne zu bezahlen.
move-send_boat-thin = { move-send_boat } { $then }
move-plant_with_algae = Setze eine Alge ein und pflanze { WORD($coral, form: "the") } auf die Höhle in { $field }: { $growth }.
move-plant_with_algae-over = Setze eine Alge ein und pflanze { WORD($coral, form: "the") } in { $field } über { WORD($covered, form: "the-neutral") }: { $growth }.
move-lay_octopus = Lege einen Oktopus in { $field }.
move-take_over_reef = Setze eine Schildkröte ein: Übernimm { $reef } mit einem Taucher.

## Why a move is refused: a turn

pass-with-reefs =
    Passen darfst du nicht: Du hast { $reefs ->
        [one] { $reefs } Riff, aus dem
       *[other] { $reefs } Riffe, aus denen
    } du auftauchen kannst.
pass-with-money = Passen darfst du nicht: Die billigste Reihe kostet { $price }, und du hast { $means } Geld, Perlen mitgerechnet.
pass-with-boats = Passen darfst du nicht: Mit deinen Booten kannst du noch eine Reihe bezahlen.
corals-still-waiting = Pflanze, lagere oder wirf ab, was noch wartet: { WORD($corals, form: "a") }.
line-still-to-buy = Du hast ein Muschelplättchen eingesetzt, also pflanzt du in diesem Spielzug an: Kaufe erst eine Reihe der Gärtnerei.

## Why a move is refused: buying and planting

line-already-bought = Du hast schon eine Reihe gekauft: eine pro Spielzug.
boat-coral-first = Pflanze, lagere oder wirf ab, was mit dem Boot kam, bevor du eine Reihe kaufst: { WORD($corals, form: "a") }.
line-is-empty = In { $line } liegt keine Koralle.
line-too-dear = Die Korallen in { $line } kosten { $price } Geld, und du hast { $money }.
no-anemone = Du hast keine Seeanemone, auf der du eine Koralle lagern könntest.
no-free-anemone = Auf einer Seeanemone ist Platz für eine Koralle, und keine von deinen ist frei. Gelagert: { WORD($corals, form: "a") }.
coral-on-anemone = Du hast { WORD($coral, form: "the") } schon auf einer Seeanemone gelagert: Lagern oder abwerfen kannst du nur, was du gerade genommen hast.
coral-not-waiting = Unter den Korallen, die du gerade genommen hast, ist { WORD($coral, form: "the") } nicht.
coral-not-yours = Du kannst { WORD($coral, form: "the") } nicht pflanzen: Du hast sie nicht.
coral-stored-this-turn = Du hast { WORD($coral, form: "the") } in diesem Spielzug gelagert: Pflanzen kannst du sie erst in einem späteren.
coral-stored-before-line = Was auf der Seeanemone lagert, kannst du erst pflanzen, wenn die Reihe dieses Spielzugs gekauft ist: { WORD($coral, form: "a") }.
off-board =
    Es gibt kein Feld { $field }: { $board ->
        [short] Der Spielplan im Kurzspiel
       *[long] Der Spielplan im Langspiel
    } hat die Felder 0 bis { $last }.
coral-in-the-way = In { $field } liegt schon { WORD($coral, form: "a") }.
station-in-the-way = In { $field } steht eine Station.
site-in-the-way = { $field } ist { site } und bleibt frei für eine Station.
cave-in-the-way = In { $field } ist eine Höhle: Nur mit einer Alge kannst du dort pflanzen.
nothing-to-grow-on = Neben { $field } hast du kein Riff aus { WORD($kind, of: "piece", form: "many") }, und ein neues Riff beginnt nur auf einem Feld, das orthogonal an eine Station angrenzt.
no-diver-to-start = Ein neues Riff braucht einen Taucher von deinem Tableau, und alle { $divers } sind auf Riffen.
connects-to-another = Die Koralle würde sich mit { $reef } verbinden, und das gehört { $who }.
neutral-without-own = Die Koralle berührt das neutrale { $reef }, also muss sie auch eines deiner Riffe dieser Art berühren.
neutral-too-large =
    Die Koralle berührt das neutrale { $reef }, und das ist größer als das, was du dort hast: { $own ->
        [one] { $own } Koralle
       *[other] { $own } Korallen
    }{ "." }
atoll-rival = Neben demselben Baugrund liegt in { $field } schon { WORD($kind, of: "piece", form: "a") }: In einem Atoll sind dort alle Korallen von verschiedener Art.

## Why a move is refused: building and surfacing

no-such-site = Im Kurzspiel gibt es keinen Baugrund { $site }. { marked-sites }
site-built-on = Auf Baugrund { $site } steht schon eine Station. { marked-sites }
site-not-marked = Kein Sonarplättchen markiert Baugrund { $site }. { marked-sites }
marked-sites = Markiert: { $marked }.
no-reef-to-surface = Du hast kein Riff, aus dem du auftauchen könntest.
reef-not-yours = { $whose } Deine Riffe: { $yours }.
no-such-reef = Es gibt kein Riff { $reef }.
reef-is-neutral = { $reef } ist neutral.
reef-of = { $reef } gehört { $who }.
reef-named-twice = Nenne jedes Riff, aus dem du auftauchst, nur einmal.

## Why a move is refused: shell tiles

no-line-to-pay = Muschelplättchen setzt du nur beim Anpflanzen ein, und du kannst keine Reihe kaufen: Die billigste kostet { $price }, und du hast { $means } Geld, Perlen mitgerechnet.
too-poor-before-line = Bevor die Reihe gekauft ist, darfst du das nur, wenn du danach auf jeden Fall eine bezahlen kannst, und du hast { $means } Geld, Perlen mitgerechnet.
no-such-tile = Du hast { WORD($tile, of: "piece", form: "no") }.
no-such-pearls = Du hast keine { shell-pearls }.
submarine-does-nothing = Ein U-Boot brächte nichts: Es gibt keine Station mehr, und die Gärtnerei lässt sich nicht auffüllen.
coral-not-in-nursery = Ein Boot holt eine Koralle aus der Gärtnerei, und dort liegt { WORD($coral, form: "the") } nicht.
boat-takes-last-coral = Das Boot nähme die letzte Koralle, und du musst noch eine Reihe kaufen.
algae-need-another-kind = Das neutrale { $reef } darfst du nur mit einer anderen Art überpflanzen.
algae-not-over-diver = Mit einer Alge überpflanzt du eine Höhle oder eine neutrale Koralle; auf { $reef } ist ein Taucher.
algae-not-here = Mit einer Alge überpflanzt du eine Höhle oder eine neutrale Koralle; in { $field } ist keins von beiden.
octopus-not-here = Ein Oktopus kommt auf ein freies Feld, und { $field } ist nicht frei: { WORD($there, form: "a") }.
turtle-reef-has-diver = Eine Schildkröte übernimmt ein neutrales Riff; auf { $reef } ist ein Taucher.
turtle-reef-too-large =
    Eine Schildkröte übernimmt ein Riff aus höchstens { $most ->
        [one] { $most } Koralle
       *[other] { $most } Korallen
    }, nicht { $reef }.
no-diver-for-turtle = Eine Schildkröte braucht einen Taucher von deinem Tableau, und deine sind alle auf Riffen.

## Events

event-shell_tiles_laid = Auf jedes Feld für Muschelkolonien wurde ein Muschelplättchen offen gelegt.
event-turn_passed = { $who } passte.
event-line_bought = { $who } kaufte { $line }: { WORD($corals, form: "a") }. Übrig: { $money } Geld.
event-coral_planted = { $who } pflanzte { WORD($coral, form: "a") } in { $field }; das Riff hat jetzt { $size } Korallen.
event-coral_planted-started = { $who } begann ein neues Riff: { WORD($coral, form: "a") } in { $field }.
event-reefs_joined =
    { $who } fusionierte { $reefs } Riffe zu einem Riff aus { coral-count }{ $divers ->
        [0] { "." }
        [one] ; { $divers } Taucher kam auf das Tableau zurück.
       *[other] ; { $divers } Taucher kamen auf das Tableau zurück.
    }
event-coral_covered = { $who } überpflanzte { WORD($coral, form: "a") } in { $field }.
event-shell_tile_taken = { $who } nahm { WORD($shell, form: "the-accusative") }.
event-coral_stored = { $who } lagerte { WORD($coral, form: "a") } auf einer Seeanemone.
event-coral_discarded = { $who } warf { WORD($coral, form: "a") } ab.
event-station_scored = Die { $station } in { $field } ist eingekreist und wurde gewertet. { $counted }
event-station_scored-end = Die { $station } in { $field } wurde am Ende gewertet. { $counted }
corals-counted = Korallen dort: { $counts }.
no-corals-counted = Niemand hat dort ein Riff.
count-of = { $corals } von { $who }
event-station_turned_up = Als Nächstes zu bauen: { $station }.
event-station_built = { $who } baute die { $station } auf Baugrund { $site }.
event-station_built-setup = Auf Baugrund { $site } wurde die { $station } gebaut.
event-sites_marked = Für Stationen markiert: { $sites }.
event-nursery_filled = Die Gärtnerei wurde aufgefüllt: { WORD($corals, form: "a") }.
event-stations_withdrawn =
    Der Beutel ist leer: { $count ->
        [one] { $count } Station kam
       *[other] { $count } Stationen kamen
    } aus dem Spiel.
event-reef_surfaced =
    { $who } tauchte aus { $reef } auf{ $clownfish ->
        [0] { "." }
        [one] , mit { $clownfish } Clownfisch.
       *[other] , mit { $clownfish } Clownfischen.
    }
event-income_taken = { $who } bekam { $gained } Geld für { $divers } Taucher und hat jetzt { $money }.
event-pearls_spent = { $who } tauschte { $shell } gegen { $gained } Geld ein und hat jetzt { $money }.
event-submarine_sent = { $who } setzte ein U-Boot ein.
event-boat_sent = { $who } holte mit einem Boot { WORD($coral, form: "a") }.
event-algae_used = { $who } setzte eine Alge ein, um in { $field } zu pflanzen.
event-octopus_laid = { $who } legte einen Oktopus in { $field }.
event-reef_taken_over = { $who } übernahm { $reef } mit einer Schildkröte und einem Taucher.

## What is unknown until a move is made

met-bag = Korallen aus dem Beutel
met-station-stack = eine Station vom Stapel
met-sonar-stack = ein Sonarplättchen vom Stapel
met-shell-tiles = die Muschelplättchen

## Scoring categories

category-surfaced_reefs = Auftauchen
category-surrounded_stations = eingekreiste Stationen
category-discarded_corals = abgeworfene Korallen
category-other_stations = Stationen am Ende
category-last_reefs = Riffe am Ende
category-shell_tiles = Muschelplättchen

## What a player has

panel-money = Geld
panel-divers = Taucher auf dem Tableau
panel-reefs = Riffe
panel-fish_school = Punkte der Fischschwärme
panel-sea_anemone = Seeanemonen
panel-pearls = Geld in Perlen
panel-boat = Boote
panel-octopus = Oktopusse
panel-algae = Algen
panel-submarine = U-Boote
panel-turtle = Schildkröten
anemones-hold = { $count }, darauf: { WORD($corals, form: "a") }

## The board

board-title = Reef Gardens
board-title-atolls = Reef Gardens mit Atollen
board-turn = Spielzug { $turn }: { $names }
board-kind-brain = Hirn
board-kind-fan = Fächer
board-kind-staghorn = Hirschhorn
board-kind-tube = Röhren
board-kind-table = Tisch
board-listed = { $thing }
board-stored = Gelagert: { $coral }
board-station-scored = { station }, gewertet
board-reef =
    Riff { $reef }, { $whose }, { coral-count }{ $clownfish ->
        [0] { "" }
        [one] , { $clownfish } Clownfisch
       *[other] , { $clownfish } Clownfische
    }
board-neutral = neutral
board-owned = von { $who }
board-floor-long = Der Meeresboden, Langspiel
board-floor-short = Der Meeresboden, Kurzspiel
board-field = { $field }: { $what }
board-field-coral = { $coral }, Riff { $reef }, { $whose }
board-field-station = { $station }, auf Baugrund { $site }
board-field-sonar = { site }, vom Sonar markiert
board-field-free = frei
board-nursery = Gärtnerei
board-nursery-all = Die Gärtnerei
board-nursery-field = Feld { $n } der Gärtnerei
board-line-row = Reihe { $n }
board-line-column = Spalte { $n }
board-tag-row = R. { $n }
board-tag-column = Sp. { $n }
board-line =
    { $line }: { $price ->
        [0] leer
        [one] { $price } Koralle für { $price } Geld
       *[other] { $price } Korallen für { $price } Geld
    }
board-stack-bag = Korallen
board-stack-station_stack = Stationen
board-stack-sonar_stack = Sonar
board-stack = { WORD($stack, of: "board-stack") } zum Ziehen: { $n }
board-waiting = Noch zu pflanzen
board-waiting-coral = Noch zu pflanzen: { $coral }
board-waiting-none = keine Koralle
board-waiting-none-buy = keine Koralle; kaufe eine Reihe
board-out = Eine Koralle abwerfen, sie kommt aus dem Spiel: { $points } Punkte
board-build = Zu bauen: { $station }
board-build-new = Neue Station
board-build-sites = Markierte Baugründe: { $n }
board-player =
    Platz { $n }, { $who }: { $means }, { $reefs ->
        [one] { $reefs } Riff
       *[other] { $reefs } Riffe
    }, { $shells } Muschelplättchen
board-player-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-player-money = { $n } Geld
board-player-divers = { $n } Taucher

## The board as text: höchstens vier Buchstaben für das, was auf einem Feld liegt

board-plain-kind-brain = Hi
board-plain-kind-fan = Fä
board-plain-kind-staghorn = Hh
board-plain-kind-tube = Rö
board-plain-kind-table = Ti
board-plain-shell-fish_school = fis{ $worth }
board-plain-shell-sea_anemone = anem
board-plain-shell-pearls = per{ $worth }
board-plain-shell-boat = boot
board-plain-shell-octopus = okto
board-plain-shell-algae = alge
board-plain-shell-submarine = uboo
board-plain-shell-turtle = schi
board-plain-key =
    Korallen: Hi Hirn, Fä Fächer, Hh Hirschhorn, Rö Röhren, Ti Tisch; 1 bis 4 wem sie gehören,
        - neutral; * Clownfisch
    Baugründe: [A] frei, <A> vom Sonar markiert, 10/5 Station, 10x5 gewertet; #### Höhle, . freies Feld
    Muschelplättchen: fis2 Fischschwarm für 2, anem Seeanemone, per2 Perlen für 2, okto Oktopus,
        alge Alge, uboo U-Boot, schi Schildkröte, boot Boot
    Riffe: Nummer (Korallen, Zeile/Spalte der ersten)
board-plain-nursery = Gärtnerei (Preis)
board-plain-draw =
    Zum Ziehen: { $corals ->
        [one] { $corals } Koralle
       *[other] { $corals } Korallen
    }, { $stations ->
        [one] { $stations } Station
       *[other] { $stations } Stationen
    }, { $sonar } Sonarplättchen
board-plain-reefs = Riffe von { $who }:
board-plain-reefs-neutral = Neutrale Riffe:
board-plain-reef = { $reef } ({ $n } { WORD($kind, of: "board-kind") }, { $row }/{ $column })
