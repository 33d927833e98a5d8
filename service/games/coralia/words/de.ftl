game-summary = Vier Würfel würfeln, einen nutzen: sechs Riffe erforschen, Fische und Perlen sammeln, nach Schätzen tauchen.

## Wörter, die viele Sätze brauchen

# „der blaue Würfel“, „ein blauer Würfel“, „den blauen Würfel, auf dem blauen Riff“, „Truhe des blauen Riffs“
colour-blue = blau
    .weak = blaue
    .strong = blauer
    .oblique = blauen
    .genitive = des blauen
colour-green = grün
    .weak = grüne
    .strong = grüner
    .oblique = grünen
    .genitive = des grünen
colour-yellow = gelb
    .weak = gelbe
    .strong = gelber
    .oblique = gelben
    .genitive = des gelben
colour-red = rot
    .weak = rote
    .strong = roter
    .oblique = roten
    .genitive = des roten
colour-violet = lila
    .weak = lilafarbene
    .strong = lilafarbener
    .oblique = lilafarbenen
    .genitive = des lilafarbenen
colour-orange = orange
    .weak = orangefarbene
    .strong = orangefarbener
    .oblique = orangefarbenen
    .genitive = des orangefarbenen
colour-white = weiß
    .weak = weiße
    .strong = weißer
    .oblique = weißen
    .genitive = des weißen

# Was auf den Würfeln steht, damit niemand die Farben unterscheiden muss.
letter-blue = B
letter-green = G
letter-yellow = E
letter-red = R
letter-violet = L
letter-orange = O
letter-white = W

symbol-turtle = Schildkröte
    .gender = feminine
    .accusative = eine Schildkröte
    .space = Schildkrötenfeld
symbol-starfish = Seestern
    .gender = masculine
    .accusative = einen Seestern
    .space = Seesternfeld
symbol-octopus = Krake
    .gender = masculine
    .oblique = Kraken
    .accusative = einen Kraken
    .space = Krakenfeld
symbol-fish = Fisch
    .gender = masculine
    .accusative = einen Fisch
    .space = Fischfeld
symbol-pearl = Perle
    .gender = feminine
    .accusative = eine Perle
    .space = Perlenfeld
symbol-diver = Taucher
    .gender = masculine
    .accusative = einen Taucher
    .space = Taucherfeld
symbol-treasure = Schatz
    .space = Schatzfeld

pile-fish = Fischstapel
    .label = Fische
pile-pearl = Perlenstapel
    .label = Perlen
pile-starfish = Seesternstapel
    .label = Seesterne
pile-island = Inselstapel
    .label = Insel

# Was eine Schildkröte oder eine Truhe bringt: als Aufschrift, was man bekommt und was man tut.
bonus-special_die = Sonderwürfel
    .gives = ein Sonderwürfel
    .does = würfle einen Sonderwürfel, den du dann einsetzt
    .lines =
        Sonder-
        würfel
bonus-jellyfish = Qualle
    .gives = eine Qualle, bis zum nächsten Vielfachen von 5
    .does = rücke deinen Punktestand auf das nächste Vielfache von 5 vor
    .lines = Qualle
bonus-stingray = Stachelrochen
    .gives = eine Stachelrochenkarte
    .does = nimm eine Stachelrochenkarte
    .lines =
        Stachel-
        rochen
bonus-starfish_card = Seesternkarte
    .gives = eine Seesternkarte
    .does = ziehe eine Seesternkarte
    .lines =
        Seestern-
        karte
bonus-island_card = Inselkarte
    .gives = eine Inselkarte
    .does = ziehe eine Inselkarte
    .lines =
        Insel-
        karte
bonus-fish_card = Fischkarte
    .gives = eine Fischkarte
    .does = ziehe eine Fischkarte
    .lines =
        Fisch-
        karte
bonus-pearl_card = Perlenkarte
    .gives = eine Perlenkarte
    .does = ziehe eine Perlenkarte
bonus-copy_turtle = Nachahmen
    .gives = der Bonus einer übrigen Schildkröte
    .does = ahme eine übrige Schildkröte nach
    .lines =
        nach-
        ahmen
bonus-spare_chest = übrige Truhe
    .gives = eine übrige Truhe
    .does = nimm eine übrige Truhe
    .lines =
        übrige
        Truhe
bonus-island_dice = Inselwürfel
    .gives = 1 Punkt für jeden Würfel auf der Insel
    .does = erhalte 1 Punkt für jeden Würfel auf der Insel

the-die =
    { $die ->
        [white] der Sonderwürfel
       *[other] der { WORD($die, of: "colour", form: "weak") } Würfel
    }
    .accusative =
        { $die ->
            [white] den Sonderwürfel
           *[other] den { WORD($die, of: "colour", form: "oblique") } Würfel
        }
rolled-die =
    { WORD($symbol, of: "symbol", form: "gender") ->
        [feminine] eine { WORD($colour, of: "colour", form: "weak") } { WORD($symbol, of: "symbol") }
       *[masculine] ein { WORD($colour, of: "colour", form: "strong") } { WORD($symbol, of: "symbol") }
    }
    .the =
        { WORD($symbol, of: "symbol", form: "gender") ->
            [feminine] die { WORD($colour, of: "colour", form: "weak") } { WORD($symbol, of: "symbol") }
           *[masculine] den { WORD($colour, of: "colour", form: "oblique") } { WORD($symbol, of: "symbol", form: "oblique") }
        }
counted-dice =
    { $count ->
        [one] { $count } { WORD($colour, of: "colour", form: "strong") } Würfel
       *[other] { $count } { WORD($colour, of: "colour", form: "weak") } Würfel
    }
counted-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
counted-cards =
    { $count ->
        [one] { WORD($card, of: "piece") }
       *[other] { $count } × { WORD($card, of: "piece") }
    }
# Die Seesternkarten, die für zwei Farben gelten.
card-two_reefs = „Hebe die Truhen { WORD($colours, of: "colour", form: "genitive") } Riffs“
    .accusative = die Seesternkarte { card-two_reefs }
card-leftover = „Eine Karte für jeden übrigen { WORD($colours, of: "colour", form: "oblique") } Würfel“
    .accusative = die Seesternkarte { card-leftover }
counted-tiles = { $count } ({ WORD($bonuses, of: "bonus") })
listed = { WORD($things) }
reef-space = das { WORD($space, of: "symbol", form: "space") } des { WORD($reef, of: "colour", form: "oblique") } Riffs
on-the-reef = auf dem { WORD($reef, of: "colour", form: "oblique") } Riff
diver-at-home = noch nicht im Wasser

## Optionen

option-special_die = Sonderwürfel
    .explains = Legt fest, ob ein Sonderwürfel für eine Inselkarte auch dann auf die Insel zurück darf, wenn ein Riff ihn aufnehmen könnte. Hier weichen die Regelhefte je nach Sprache voneinander ab.
option-special_die-reef_first = auf ein Riff, wenn eines ihn aufnehmen kann
option-special_die-free = nach Wahl auf ein Riff oder die Insel

## Fragen

decision-pick_die = Welchen Würfel nimmst du aus dem Vorrat?
decision-pick_die-first = Welchen Würfel nimmst du aus dem Vorrat? Es ist Würfel { $number } von { $of }; alle haben verschiedene Farben.
decision-lock_dice =
    Welche Würfel lagerst du auf deinen Schildkröten zwischen? { $most ->
        [one] Du kannst einen der alten Würfel zwischenlagern oder keinen.
       *[other] Du kannst bis zu { $most } der alten Würfel zwischenlagern oder keinen.
    }
decision-place_die = Welchen Würfel nutzt du, und wo?
decision-keep_sea_card = Welche dieser Karten behältst du?
decision-copy_turtle = Welche der übrigen Schildkröten ahmst du nach?
decision-take_spare_chest = Welche übrige Truhe nimmst du?
decision-place_special_die = Auf welches Riff setzt du den Sonderwürfel? Er zeigt { WORD($symbol, of: "symbol", form: "accusative") }.
decision-place_special_die-free = Wohin setzt du den Sonderwürfel, auf ein Riff oder wieder auf die Insel? Er zeigt { WORD($symbol, of: "symbol", form: "accusative") }.
decision-carry_out_starfish = Welche Seesternkarte führst du als nächste aus?
decision-carry_out_starfish-or-set-aside = Welche Seesternkarte führst du als nächste aus oder legst du beiseite?
decision-recover_chest = Welche Truhe hebst du zuerst?
decision-recover_chest-other = Hebst du auch die Truhe { WORD($reef, of: "colour", form: "genitive") } Riffs, oder hörst du auf?
decision-draw_leftover_card =
    Von welchem Stapel ziehst du für den { $dice ->
        [one] letzten übrigen Würfel
       *[other] nächsten von { $dice } übrigen Würfeln
    }?
decision-draw_leftover_card-more = { decision-draw_leftover_card } Du darfst auch aufhören.

## Züge

move-pick_die = Nimm einen { WORD($colour, of: "colour", form: "oblique") } Würfel aus dem Vorrat (noch { $left }), um ihn zu würfeln.
move-pick_die-first = Nimm einen { WORD($colour, of: "colour", form: "oblique") } Würfel aus dem Vorrat: Würfel { $number } deiner ersten { $of }.
move-lock_dice = Lagere { WORD($dice, form: "the") } zwischen und würfle die anderen Würfel.
move-lock_dice-none = Lagere keinen Würfel zwischen: Würfle alle vier.
move-place_die = Setze den { WORD($colour, of: "colour", form: "oblique") } Würfel auf das { WORD($space, of: "symbol", form: "space") } seines Riffs: { $effect }.
move-place_die-island = Setze den { WORD($colour, of: "colour", form: "oblique") } Würfel ({ WORD($symbol, of: "symbol") }) auf die Insel: { $effect }.
move-keep_sea_card = Behalte { WORD($card, of: "piece", form: "accusative") }; der Rest kommt unter den Stapel.
move-copy_turtle = Ahme eine übrige Schildkröte nach und { $effect }.
move-take_spare_chest =
    Nimm die { $of ->
        [one] übrige Truhe
       *[other] { $number ->
            [1] erste übrige Truhe
           *[other] zweite übrige Truhe
        }
    }, decke sie auf und führe sie aus.
move-place_special_die = Setze den Sonderwürfel auf { reef-space }: { $effect }.
move-return_special_die = Setze den Sonderwürfel wieder auf die Insel: { $effect }.
move-carry_out_starfish = Führe { WORD($card, of: "piece", form: "accusative") } aus.
move-set_starfish_aside = Lege { WORD($card, of: "piece", form: "accusative") } ohne Wirkung beiseite.
move-recover_chest = Hebe die Truhe des { WORD($reef, of: "colour", form: "oblique") } Riffs, decke sie auf und führe sie aus.
move-stop_recovering = Höre auf und lass die Truhe { WORD($reef, of: "colour", form: "genitive") } Riffs liegen.
move-draw_leftover_card =
    Ziehe für einen übrigen Würfel die oberste Karte vom { WORD($pile, of: "pile") } ({ $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }).
move-stop_drawing = Höre auf und ziehe keine weitere Karte.

effect-pearl = Nimm 2 Perlenkarten
effect-fish = Sieh dir 2 Fischkarten an und behalte 1
effect-starfish = Sieh dir 3 Seesternkarten an und behalte 1
effect-octopus =
    Setze einen Kraken ein und erhalte { counted-points }{ $others ->
        [0] { "" }
        [one] ; der Krake auf einem anderen Riff bringt der Person, der er gehört, 1 Punkt
       *[other] ; jeder Krake auf einem anderen Riff bringt der Person, der er gehört, 1 Punkt
    }
effect-diver-first = Dein Taucher schwimmt dorthin
effect-diver = Dein Taucher schwimmt dorthin und hebt die Truhe des { WORD($reef, of: "colour", form: "oblique") } Riffs
effect-diver-no-chest = Dein Taucher schwimmt vom { WORD($reef, of: "colour", form: "oblique") } Riff dorthin, ohne eine Truhe zu heben
effect-turtle = Nimm die Schildkröte und { effect-bonus }
effect-bonus = { WORD($bonus, of: "bonus", form: "does") }
effect-island = Nimm die oberste Inselkarte
effect-island-own = 2 Punkte für deinen Kraken; nimm die oberste Inselkarte
effect-island-other = 2 Punkte für den Kraken von { $who }; sieh dir 2 Inselkarten an und behalte 1
effect-short =
    { $effect }, aber es { $left ->
        [0] ist nichts mehr da
        [one] ist nur noch { $left } da
       *[other] sind nur noch { $left } da
    }

## Warum ein Zug nicht geht

no-die-in-supply = Im Vorrat gibt es keinen { WORD($colour, of: "colour", form: "oblique") } Würfel mehr.
colour-picked-already = Die ersten vier Würfel haben vier verschiedene Farben, und einen { WORD($colour, of: "colour", form: "oblique") } hast du schon.
locked-dice-in-order = Nenne jeden Würfel, den du zwischenlagerst, einmal und in der Reihenfolge, in der sie auf der Station liegen.
more-dice-than-turtles =
    Auf jeder Schildkröte kannst du einen Würfel zwischenlagern. Du hast { $turtles ->
        [one] eine Schildkröte
       *[other] { $turtles } Schildkröten
    } und hast { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } gewählt.
space-free = Auf die Insel kommen nur Würfel ohne freies Feld, und { reef-space } ist frei.
space-occupied = Auf jedes Feld passt ein Würfel, und { reef-space } ist besetzt.
no-octopus-in-hand = Für { reef-space } hast du keinen Kraken mehr.
card-not-looked-at = Diese Karte gehört nicht zu denen, die du dir gerade ansiehst.
turtle-not-spare = Nachahmen kannst du nur eine übrige Schildkröte, und diese ist keine.
one-spare-chest-left = Es ist nur noch eine übrige Truhe da.
reef-can-take-special-die = Der Sonderwürfel kommt nur dann wieder auf die Insel, wenn kein Riff ihn aufnehmen kann, und { reef-space } ist frei.
card-not-to-carry-out = Diese Karte gehört nicht zu den Seesternkarten, die du noch ausführen oder beiseitelegen kannst.
points-in-any-case = Diese Karte bringt Punkte, und Punkte gibt es in jedem Fall: Beiseitelegen kannst du nur Karten für Truhen oder weitere Karten.
nothing-taken-yet = Du darfst aufhören, sobald diese Karte dir etwas gebracht hat.
reef-not-on-card =
    Die Karte gilt für die Truhen { WORD($reefs, of: "colour", form: "genitive") } Riffs, nicht für die { WORD($reef, of: "colour", form: "genitive") }.
no-chest-on-reef = Auf dem { WORD($reef, of: "colour", form: "oblique") } Riff liegt keine Truhe mehr.
pile-drawn-from-already = Jeder Stapel gibt höchstens eine Karte, und vom { WORD($pile, of: "pile") } hast du schon gezogen.
pile-empty = Der { WORD($pile, of: "pile") } ist leer.

## Was der Zufall entscheidet oder was aufgedeckt wird

met-die = { the-die }
met-cards =
    die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
    } vom { WORD($pile, of: "pile") }
met-chest = eine Schatztruhe
met-starfish-cards = die Seesternkarten von { $who }
met-hand = die verdeckten Karten von { $who }

## Ereignisse

event-setup_die_placed =
    Aufbau: Ein { WORD($reef, of: "colour", form: "strong") } Würfel zeigte { WORD($symbol, of: "symbol", form: "accusative") } und kam auf { reef-space }.
event-setup_die_placed-island =
    Aufbau: Auch der zweite { WORD($reef, of: "colour", form: "weak") } Würfel zeigte { WORD($symbol, of: "symbol", form: "accusative") } und kam auf die Insel.
event-turtle_put_aside =
    Aufbau: Die Schildkröte des { WORD($reef, of: "colour", form: "oblique") } Riffs ({ WORD($bonus, of: "bonus") }) kam zu den übrigen Schildkröten.
event-die_picked = { $who } nahm einen { WORD($colour, of: "colour", form: "oblique") } Würfel aus dem Vorrat.
event-dice_locked = { $who } lagerte { WORD($dice, form: "the") } zwischen.
event-dice_locked-none = { $who } lagerte keinen Würfel zwischen.
event-dice_rolled =
    { $again ->
        [yes] Kein Würfel war zu gebrauchen, darum würfelte { $who } alle vier noch einmal.
       *[no] { $who } hat gewürfelt.
    } Auf der Station liegen { $dice }.
event-die_placed = { $who } setzte { the-die.accusative } auf { reef-space }.
event-die_put_on_island =
    { $who } setzte den { $die ->
        [white] Sonderwürfel wieder auf die Insel
       *[other] { WORD($die, of: "colour", form: "oblique") } Würfel ({ WORD($symbol, of: "symbol") }) auf die Insel
    }.
event-sea_cards_drawn =
    { $who } zog { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom { WORD($pile, of: "pile") }.
event-sea_cards_drawn-seen = { $who } zog { WORD($cards, of: "piece", form: "accusative") } vom { WORD($pile, of: "pile") }.
event-sea_cards_looked_at = { $who } sah sich { $count } Karten vom { WORD($pile, of: "pile") } an, um eine zu behalten.
event-sea_cards_looked_at-seen =
    { $who } sah sich { WORD($cards, of: "piece", form: "accusative") } vom { WORD($pile, of: "pile") } an, um eine Karte zu behalten.
event-sea_card_kept =
    { $who } behielt eine Karte und legte { $returned ->
        [one] die andere
       *[other] die anderen { $returned }
    } unter den { WORD($pile, of: "pile") }.
event-sea_card_kept-seen =
    { $who } behielt { WORD($card, of: "piece", form: "accusative") } und legte { WORD($cards, of: "piece", form: "accusative") } unter den { WORD($pile, of: "pile") }.
event-octopus_settled = { $who } setzte einen Kraken auf dem { WORD($reef, of: "colour", form: "oblique") } Riff ein.
event-diver_swam = Der Taucher von { $who } schwamm vom { WORD($came_from, of: "colour", form: "oblique") } zum { WORD($reef, of: "colour", form: "oblique") } Riff.
event-diver_swam-first = Der Taucher von { $who } schwamm zum { WORD($reef, of: "colour", form: "oblique") } Riff.
event-die_moved_down = Auf dem { WORD($reef, of: "colour", form: "oblique") } Riff rückte { the-die } auf das Schatzfeld hinunter.
event-chest_recovered =
    { $who } hob die Truhe des { WORD($reef, of: "colour", form: "oblique") } Riffs: { WORD($bonus, of: "bonus", form: "gives") }.
event-chest_recovered-spare = { $who } öffnete eine übrige Truhe: { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_taken = { $who } nahm die Schildkröte des { WORD($reef, of: "colour", form: "oblique") } Riffs: { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_copied = { $who } ahmte eine übrige Schildkröte nach: { WORD($bonus, of: "bonus", form: "gives") }.
event-stingray_taken = { $who } nahm eine Stachelrochenkarte.
event-special_die_rolled =
    { $who } würfelte einen Sonderwürfel; er zeigte { WORD($symbol, of: "symbol", form: "accusative") }{ $fits ->
        [yes] .
       *[no] , und kein Riff konnte ihn aufnehmen.
    }
event-nothing_left = { $who } ging leer aus, weil nichts mehr da war ({ WORD($bonus, of: "bonus") }).
event-starfish_revealed = { $who } deckte { WORD($cards, of: "piece", form: "accusative") } auf.
event-starfish_carried_out = { $who } führte { WORD($card, of: "piece", form: "accusative") } aus.
event-starfish_set_aside = { $who } legte { WORD($card, of: "piece", form: "accusative") } ohne Wirkung beiseite.
event-recovering_stopped = { $who } ließ die Truhe { WORD($reef, of: "colour", form: "genitive") } Riffs liegen.
event-drawing_stopped = { $who } zog keine weitere Karte.
event-sea_cards_shown = { $who } zeigte { WORD($cards, of: "piece", form: "accusative") }.

outcome-cards = { $winners } gewinnt bei Gleichstand nach Punkten durch die meisten Karten: { $most }.
outcome-turtles = { $winners } gewinnt bei Gleichstand nach Punkten und Karten durch die meisten Schildkröten: { $most }.

## Punkte

category-octopus = eingesetzte Kraken
category-other_octopus = Kraken auf anderen Riffen
category-island_octopus = Kraken und die Insel
category-island_dice = Würfel auf der Insel
category-jellyfish = Quallen
category-starfish = Seesternkarten
category-diver = Taucher
category-fish = Fische
category-pearls = Perlen

## Was jemand hat

panel-octopuses = Kraken zum Einsetzen
panel-diver = Taucher
panel-turtles = Schildkröten
panel-chests = Truhen
panel-fish_cards = Verdeckte Karten vom Fischstapel
panel-pearl_cards = Verdeckte Karten vom Perlenstapel
panel-starfish_cards = Verdeckte Karten vom Seesternstapel
panel-island_cards = Verdeckte Karten vom Inselstapel
panel-hand = Deine verdeckten Karten
panel-to_carry_out = Auszuführende Seesternkarten
panel-shown = Offene Karten

## Spielmaterial

-die-explains = Er kommt auf das Riff seiner Farbe, auf das Feld des Symbols, das er zeigt; ist dieses Feld besetzt, kommt er auf die Insel.
piece-die_blue = Blauer Würfel
    .explains = { -die-explains }
piece-die_green = Grüner Würfel
    .explains = { -die-explains }
piece-die_yellow = Gelber Würfel
    .explains = { -die-explains }
piece-die_red = Roter Würfel
    .explains = { -die-explains }
piece-die_violet = Lilafarbener Würfel
    .explains = { -die-explains }
piece-die_orange = Orangefarbener Würfel
    .explains = { -die-explains }
piece-die_white = Sonderwürfel
    .explains = Manche Schildkröten und Truhen lassen dich ihn würfeln. Er kommt auf einem beliebigen Riff auf das freie Feld seines Symbols. Gibt es keins, oder nach Wahl in einer Partie mit dieser Option, kommt er wieder auf die Insel, und du nimmst die oberste Inselkarte.

piece-symbol_turtle = Symbol Schildkröte
    .explains = Mit einem Würfel hier nimmst du die Schildkröte des Riffs und erhältst ihren Bonus. Am Ende bringt er dem Taucher auf diesem Riff 1 Punkt.
piece-symbol_starfish = Symbol Seestern
    .explains = Mit einem Würfel hier siehst du dir 3 Seesternkarten an und behältst 1. Am Ende bringt er dem Taucher auf diesem Riff 2 Punkte.
piece-symbol_octopus = Symbol Krake
    .explains = Mit einem Würfel hier setzt du einen deiner Kraken ein: 1 Punkt für jeden Würfel auf diesem Riff. Jeder Krake auf einem anderen Riff bringt der Person, der er gehört, 1 Punkt. Am Ende bringt der Würfel dem Taucher auf diesem Riff 3 Punkte.
piece-symbol_fish = Symbol Fisch
    .explains = Mit einem Würfel hier siehst du dir 2 Fischkarten an und behältst 1. Am Ende bringt er dem Taucher auf diesem Riff 4 Punkte.
piece-symbol_pearl = Symbol Perle
    .explains = Mit einem Würfel hier nimmst du die obersten 2 Perlenkarten. Am Ende bringt er dem Taucher auf diesem Riff 5 Punkte.
piece-symbol_diver = Symbol Taucher
    .explains = Ein Würfel hier bringt deinen Taucher auf dieses Riff. Kommt er von einem anderen Riff, hebst du dort die Truhe, wenn sie noch da ist und kein Würfel darauf liegt.
piece-symbol_treasure = Schatzfeld
    .explains = Hier liegt verdeckt eine Truhe. Hebt ein Taucher sie, rückt der Würfel vom Taucherfeld auf dieses Feld hinunter.

piece-turtle_special_die = Schildkröte: { bonus-special_die }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-special_die.does }. In späteren Spielzügen kannst du auf ihr einen Würfel zwischenlagern.
piece-turtle_jellyfish = Schildkröte: { bonus-jellyfish }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-jellyfish.does }. In späteren Spielzügen kannst du auf ihr einen Würfel zwischenlagern.
piece-turtle_stingray = Schildkröte: { bonus-stingray }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-stingray.does }. In späteren Spielzügen kannst du auf ihr einen Würfel zwischenlagern.
piece-turtle_starfish_card = Schildkröte: { bonus-starfish_card }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-starfish_card.does }. In späteren Spielzügen kannst du auf ihr einen Würfel zwischenlagern.
piece-turtle_island_card = Schildkröte: { bonus-island_card }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-island_card.does }. In späteren Spielzügen kannst du auf ihr einen Würfel zwischenlagern.
piece-turtle_fish_card = Schildkröte: { bonus-fish_card }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-fish_card.does }. In späteren Spielzügen kannst du auf ihr einen Würfel zwischenlagern.
piece-turtle_copy_turtle = Schildkröte: { bonus-copy_turtle }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-copy_turtle.does }, die liegen bleibt. In späteren Spielzügen kannst du auf der genommenen Schildkröte einen Würfel zwischenlagern.
piece-turtle_spare_chest = Schildkröte: { bonus-spare_chest }
    .explains = Nimm sie mit einem Würfel auf ihrem Feld und { bonus-spare_chest.does }, decke sie auf und führe sie aus. In späteren Spielzügen kannst du auf der Schildkröte einen Würfel zwischenlagern.

piece-chest = Schatztruhe, verdeckt
    .explains = Dein Taucher hebt sie, wenn er zu einem anderen Riff weiterschwimmt und kein Würfel darauf liegt. Es gibt acht verschiedene.
piece-chest_fish_card = Truhe: { bonus-fish_card }
    .explains = Wenn du sie hebst, { bonus-fish_card.does }.
piece-chest_pearl_card = Truhe: { bonus-pearl_card }
    .explains = Wenn du sie hebst, { bonus-pearl_card.does }.
piece-chest_starfish_card = Truhe: { bonus-starfish_card }
    .explains = Wenn du sie hebst, { bonus-starfish_card.does }.
piece-chest_island_card = Truhe: { bonus-island_card }
    .explains = Wenn du sie hebst, { bonus-island_card.does }.
piece-chest_island_dice = Truhe: { bonus-island_dice }
    .explains = Wenn du sie hebst, { bonus-island_dice.does }, auch für die weißen.
piece-chest_stingray = Truhe: { bonus-stingray }
    .explains = Wenn du sie hebst, { bonus-stingray.does }.
piece-chest_special_die = Truhe: { bonus-special_die }
    .explains = Wenn du sie hebst, { bonus-special_die.does }.
piece-chest_jellyfish = Truhe: { bonus-jellyfish }
    .explains = Wenn du sie hebst, { bonus-jellyfish.does }, von einem Vielfachen von 5 aus um 5.

piece-pile_fish = Fischstapel
    .explains = Anfangs 12 von 15 Fischkarten: Feuerfische, Kugelfische und Imperator-Kaiserfische, je fünf.
piece-pile_pearl = Perlenstapel
    .explains = Anfangs 15 von 18 Perlenkarten: sechs mit Wert 2, fünf mit Wert 3, vier mit Wert 4 und drei mit Wert 5.
piece-pile_starfish = Seesternstapel
    .explains = Anfangs 15 von 18 Seesternkarten, die am Ende ausgeführt werden.
piece-pile_island = Inselstapel
    .explains = Anfangs 9 Karten: drei Fisch-, drei Perlen- und drei Seesternkarten.

-pearl-explains = Perlen werden am Ende gewertet: Wer die höchste Summe hat, wertet die besten 4 Karten, wer die zweithöchste hat, die besten 2, alle anderen nur die beste.
piece-card_pearl_2 = Perle mit Wert 2
    .accusative = eine Perle mit Wert 2
    .explains = { -pearl-explains }
piece-card_pearl_3 = Perle mit Wert 3
    .accusative = eine Perle mit Wert 3
    .explains = { -pearl-explains }
piece-card_pearl_4 = Perle mit Wert 4
    .accusative = eine Perle mit Wert 4
    .explains = { -pearl-explains }
piece-card_pearl_5 = Perle mit Wert 5
    .accusative = eine Perle mit Wert 5
    .explains = { -pearl-explains }

-fish-explains = Sets aus verschiedenen Fischen werden am Ende gewertet: 1, 2, 3, 4 oder 5 Arten bringen 3, 7, 12, 18 oder 25 Punkte.
piece-card_lionfish = Feuerfisch
    .accusative = einen Feuerfisch
    .explains = { -fish-explains }
piece-card_pufferfish = Kugelfisch
    .accusative = einen Kugelfisch
    .explains = { -fish-explains }
piece-card_angelfish = Imperator-Kaiserfisch
    .accusative = einen Imperator-Kaiserfisch
    .explains = { -fish-explains }
piece-card_stingray = Stachelrochen
    .accusative = einen Stachelrochen
    .explains = { -fish-explains }

piece-card_pearl_6 = Seesternkarte mit Perle (Wert 6)
    .accusative = eine { piece-card_pearl_6 }
    .explains = Am Ende kommt sie zu deinen Perlen.
piece-card_anemonefish = Seesternkarte mit Anemonenfisch
    .accusative = eine { piece-card_anemonefish }
    .explains = Am Ende kommt sie zu deinen Fischen, als eine eigene Art.
piece-card_spare_chest = „Hebe eine übrige Truhe“
    .accusative = eine Seesternkarte { piece-card_spare_chest }
    .explains = Am Ende darfst du eine der verdeckten Truhen neben dem Spielplan nehmen, aufdecken und ausführen.
piece-card_points_per_fish = „2 Punkte für jede deiner Fischkarten“
    .accusative = die Seesternkarte { piece-card_points_per_fish }
    .explains = Wenn die Fische gewertet werden, zählen auch Stachelrochen und Anemonenfisch.
piece-card_points_per_pearl = „1 Punkt für jede deiner Perlenkarten“
    .accusative = die Seesternkarte { piece-card_points_per_pearl }
    .explains = Wenn die Perlen gewertet werden, zählen auch die mit Wert 6.
piece-card_points_per_island_die = „1 Punkt für jeden Würfel auf der Insel“
    .accusative = die Seesternkarte { piece-card_points_per_island_die }
    .explains = Am Ende zählen alle Würfel auf der Insel, auch die weißen.
piece-card_points_per_turtle = „3 Punkte für jede deiner Schildkröten“
    .accusative = die Seesternkarte { piece-card_points_per_turtle }
    .explains = Am Ende zählen alle Schildkröten, die du genommen hast.
piece-card_points_per_chest = „2 Punkte für jede deiner Truhen“
    .accusative = die Seesternkarte { piece-card_points_per_chest }
    .explains = Am Ende zählen alle Truhen, die du gehoben hast.
piece-card_jellyfish = „Weiter zur nächsten Qualle“
    .accusative = die Seesternkarte { piece-card_jellyfish }
    .explains = Am Ende rückt dein Punktestand auf das nächste Vielfache von 5 vor, von einem Vielfachen von 5 aus um 5.
piece-card_two_reefs = Seesternkarte für die Truhen zweier Riffe
    .explains = Am Ende darfst du die Truhen heben, die noch auf ihren zwei Riffen liegen, auch unter einem Würfel, eine nach der anderen.
piece-card_leftover = Seesternkarte für übrige Würfel
    .explains = Am Ende darfst du für jeden Würfel ihrer zwei Farben auf der Station und im Vorrat eine Karte ziehen, von jedem Stapel höchstens eine.

piece-octopus = Krake
    .explains = Er wird mit einem Würfel auf einem Krakenfeld eingesetzt. Er bringt 1 Punkt, wenn auf einem anderen Riff ein Krake eingesetzt wird, und 2 Punkte, wenn ein Würfel in der Farbe seines Riffs auf die Insel kommt.
piece-diver = Taucher
    .explains = Er kommt mit einem Würfel auf dem Taucherfeld auf ein Riff. Am Ende bringt er Punkte für die Würfel auf seinem Riff.

## Der Plan

board-title = Coralia, Runde { $round } von { $rounds }
board-round = Runde { $round } von { $rounds }
board-turn = Spielzug { $turn } von { $turns }
board-explains = { WORD($piece, of: "piece", form: "explains") }

board-cards-keep = Behalte eine davon
board-cards-carry_out = auszuführen
board-cards-hidden = Deine verdeckten Karten
board-cards-shown = offen
board-aside = Beiseitelegen
board-aside-explains = Eine Karte für Truhen oder weitere Karten ohne Wirkung beiseitelegen
board-card = { WORD($card, of: "piece") }

board-reef = Das { WORD($colour, of: "colour", form: "weak") } Riff, { $count } Würfel
board-space-die = { WORD($colour, of: "colour", form: "strong") } Würfel
board-space-turtle = Schildkröte: { WORD($bonus, of: "bonus") }
board-space-chest = verdeckte Truhe
board-space-owner = { WORD($space, of: "symbol") } von { $who }
board-space-free = frei
board-space-pays = bringt einem Taucher { counted-points }
board-island = Die Insel, { $count } Würfel
board-island-size = { $count }
board-island-dice = { counted-dice } auf der Insel
board-pile =
    Der { WORD($pile, of: "pile") }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-pile-label = { WORD($pile, of: "pile", form: "label") }
board-pile-known = { board-pile }; du kennst { $known }
board-pile-card =
    { WORD($card, of: "piece", form: "accusative") } { $count ->
        [0] ganz oben
        [one] unter { $count } Karte
       *[other] unter { $count } Karten
    }
board-station = Station
board-station-die = Würfel { $number } der Station: { rolled-die }
board-station-picked = ein { WORD($colour, of: "colour", form: "strong") } Würfel, noch nicht gewürfelt
board-station-special = Der Sonderwürfel zeigt { WORD($symbol, of: "symbol", form: "accusative") }
board-roll = Alle würfeln
board-stop = Aufhören
board-stop-explains = Aufhören und mit dieser Karte nichts weiter nehmen
board-supply = Vorrat
board-supply-dice = { counted-dice } im Vorrat
board-spare-turtles = Übrige Schildkröten
board-spare-turtle = Übrige Schildkröte: { WORD($bonus, of: "bonus") }
board-spare-turtle-lines = { WORD($bonus, of: "bonus", form: "lines") }
board-spare-chests = Truhen
board-spare-chest = Übrige Truhe { $number }, verdeckt
board-spare-stingrays = Stachelrochen

board-player-points = { $who }: { counted-points }
board-player-hidden = verdeckte Karten: { $cards }
board-player-hidden-pile = { $count } vom { WORD($pile, of: "pile") }
board-player-shown =
    { $count ->
        [one] { $count } offene Karte
       *[other] { $count } offene Karten
    }
board-player-turtles =
    { $count ->
        [one] { $count } Schildkröte
       *[other] { $count } Schildkröten
    }
board-player-chests =
    { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
board-player-octopuses =
    { $count ->
        [one] { $count } Krake
       *[other] { $count } Kraken
    } zum Einsetzen
board-player-diver = Taucher { on-the-reef }
board-player-diver-home = Taucher { diver-at-home }
board-player-starts = hat begonnen

## Der Plan als Text

board-plain-decides = Gefragt: { $names }
board-plain-reef = Riff
board-plain-chest = Truhe
board-plain-key =
    { "." } ist frei, ein Buchstabe ein Würfel (B blau, G grün, E gelb, R rot, L lila, O orange, W weiß),
    eine Zahl dahinter der Platz, dessen Krake oder Taucher dort ist;
    die Zahl hinter einem Feld ist, was ein Würfel darauf einem Taucher bringt.
board-plain-station-die = [{ $position }] { WORD($symbol, of: "symbol") } ({ WORD($colour, of: "colour") })
board-plain-station-picked = { WORD($colour, of: "colour") } noch nicht gewürfelt
board-plain-station-special = Sonderwürfel { WORD($symbol, of: "symbol") }
board-plain-island = Insel
board-plain-piles = Stapel
board-plain-pile = { WORD($pile, of: "pile", form: "label") } { $count }
board-plain-pile-known = { board-plain-pile } (du kennst { $known })
board-plain-pile-card = { WORD($card, of: "piece") } unter { $count }
board-plain-spare-chests = Übrige Truhen
board-plain-none = keine
board-plain-seat = Platz
board-plain-score = Punkte
board-plain-shown = offen
board-plain-turtles = Schildkr.
board-plain-chests = Truhen
board-plain-octopuses = Kraken
board-plain-diver = Taucher
board-plain-name = Name
board-plain-cards = Platz { $number }, { $what }
