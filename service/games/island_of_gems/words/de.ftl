game-summary = Ein Duell auf neun Inseln: Dein Edelstein bestimmt, wo die andere Person weiterspielt.

## Wörter, die in vielen Sätzen vorkommen

point-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gem-count =
    { $gems ->
        [one] { $gems } Edelstein
       *[other] { $gems } Edelsteine
    }

position-0 = oben links
    .heading = Oben links
    .on = oben links auf
position-1 = oben
    .heading = Oben
    .on = oben auf
position-2 = oben rechts
    .heading = Oben rechts
    .on = oben rechts auf
position-3 = links
    .heading = Links
    .on = links auf
position-4 = in der Mitte
    .heading = Mitte
    .on = in der Mitte
position-5 = rechts
    .heading = Rechts
    .on = rechts auf
position-6 = unten links
    .heading = Unten links
    .on = unten links auf
position-7 = unten
    .heading = Unten
    .on = unten auf
position-8 = unten rechts
    .heading = Unten rechts
    .on = unten rechts auf

island =
    { $island ->
        [4] die mittlere Insel
       *[other] die Insel { WORD($island, of: "position") }
    }
    .start =
    { $island ->
        [4] Die mittlere Insel
       *[other] Die Insel { WORD($island, of: "position") }
    }
    .dative =
    { $island ->
        [4] der mittleren Insel
       *[other] der Insel { WORD($island, of: "position") }
    }

space = das Feld { whereabouts }
    .start = Das Feld { whereabouts }
    .dative = dem Feld { whereabouts }
    .printed = { printed.definite } { whereabouts }
    .left = { printed.away } { whereabouts }
    .reached = { printed.towards } { whereabouts }

whereabouts = { WORD($space, of: "position", form: "on") } { island.dative }

printed =
    { $printed ->
        [seahorse] Seepferdchen
        [yellow_shell] gelbe Muschel
       *[numbered_shell] Zahlenmuschel { $value }
    }
    .definite =
    { $printed ->
        [seahorse] das Seepferdchen
        [yellow_shell] die gelbe Muschel
       *[numbered_shell] die Zahlenmuschel { $value }
    }
    .away =
    { $printed ->
        [seahorse] vom Seepferdchen
        [yellow_shell] von der gelben Muschel
       *[numbered_shell] von der Zahlenmuschel { $value }
    }
    .towards =
    { $printed ->
        [seahorse] zum Seepferdchen
        [yellow_shell] zur gelben Muschel
       *[numbered_shell] zur Zahlenmuschel { $value }
    }

there-open = frei
there-gem = Edelstein von { $who }
    .indefinite = ein Edelstein von { $who }
there-own_gem = dein Edelstein
    .indefinite = einer deiner Edelsteine
there-diamond = Diamant
    .indefinite = ein Diamant

## Karten: wie jemand sie hat, und wie sie in der offenen Reihe liegen

card-yellow_shell = die gelbe Muschelkarte für { island }
    .indefinite = eine gelbe Muschelkarte ({ pays-yellow_shell })
card-white_shell = die weiße Muschelkarte für { island }
    .indefinite = eine weiße Muschelkarte ({ pays-white_shell })
card-scuba_diver = der Taucher
    .indefinite = einen Taucher
    .this = dieser Taucher

pays-yellow_shell = { point-count } je eigenem Edelstein auf { island.dative }
pays-white_shell = { point-count } je fremdem Edelstein auf { island.dative }
pays-scuba_diver = sofort einen Edelstein bewegen, { point-count }

row_card-yellow_shell = eine gelbe Muschelkarte ({ would_pay-yellow_shell })
row_card-white_shell = eine weiße Muschelkarte ({ would_pay-white_shell })
row_card-scuba_diver = ein Taucher

would_pay-yellow_shell = { point-count } je eigenem Edelstein, { $where }
would_pay-white_shell = { point-count } je fremdem Edelstein, { $where }
counted-for = für { $who } auf { island.dative }
counted-for-both = auf { island.dative }

## Optionen

option-patterns = Punkte für Muster
    .explains = Am Ende ist jede Insel ein Muster, auf der alle drei Zahlenmuscheln deine Edelsteine tragen. Mehr als drei Muster bringen so viel wie drei.
option-patterns-sum = 5, 14 und 28 für eins, zwei und drei
option-patterns-table = 5, 9 und 14 für eins, zwei und drei

## Fragen

decision-place_gem = Wohin kommt dein Edelstein?
decision-place_gem-open = Auf welches Feld { island.dative } kommt dein Edelstein?
decision-place_gem-full = { island.start } ist voll. Wohin kommt dein Edelstein stattdessen?
decision-place_gem-flooded = { island.start } ist überflutet. Wohin kommt dein Edelstein stattdessen?
decision-place_diamond = Wohin kommt dein Diamant?
decision-take_seahorse_card = Welche Seepferdchenkarte nimmst du?
decision-move_gem = Welchen Edelstein bewegt dein Taucher, und wohin?

## Züge

move-place_gem = Setze einen Edelstein auf { WORD($space, form: "printed") }: { $gain }. { $sends }
move-place_gem-last = Setze einen Edelstein auf { WORD($space, form: "printed") }: { $gain }. Es ist der letzte Edelstein der Partie.
gain =
    { $printed ->
        [seahorse] Du nimmst eine Seepferdchenkarte
       *[other] { point-count }
    }
sends-open = Der nächste Edelstein wird auf { island } geschickt.
sends-full = Der nächste Edelstein wird auf { island } geschickt, die voll ist.
sends-flooded = Der nächste Edelstein wird auf { island } geschickt, die überflutet ist.

move-place_diamond = Setze einen Diamanten auf { WORD($space, form: "printed") }: Am Ende bringt er der Person mit der Mehrheit auf dieser Insel { point-count }.

move-take_seahorse_card-yellow_shell =
    Nimm { $card }: am Ende { point-count } für jeden deiner Edelsteine dort, im Moment insgesamt { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }{ "." }
move-take_seahorse_card-white_shell =
    Nimm { $card }: am Ende { point-count } für jeden Edelstein von { $other } dort, im Moment insgesamt { $now ->
        [one] { $now } Punkt
       *[other] { $now } Punkte
    }{ "." }
move-take_seahorse_card-scuba_diver =
    { $moves ->
       *[yes] Nimm den Taucher: Bewege einen beliebigen Edelstein um ein Feld und erhalte { point-count }.
        [no] Nimm den Taucher: Kein Edelstein lässt sich bewegen, aber du erhältst { point-count }.
    }
move-draw_seahorse_card = Ziehe verdeckt die oberste Karte des Stapels: Eine Muschelkarte bleibt geheim, ein Taucher wird sofort gespielt.

move-move_gem =
    { $own ->
        [yes] Bewege deinen Edelstein { WORD($start, form: "left") } { WORD($end, form: "reached") }; { $effects }.
       *[no] Bewege den Edelstein von { $other } { WORD($start, form: "left") } { WORD($end, form: "reached") }; { $effects }.
    }
effect-points =
    { $own ->
        [yes] { $gained ->
            [yes] du gewinnst { point-count }
           *[no] du verlierst { point-count }
        }
       *[no] { $gained ->
            [yes] { $other } gewinnt { point-count }
           *[no] { $other } verliert { point-count }
        }
    }
effect-diver = du erhältst { point-count } für den Taucher
effect-card =
    { $own ->
        [yes] du nimmst eine Seepferdchenkarte
       *[no] { $other } nimmt eine Seepferdchenkarte
    }

## Warum ein Zug nicht geht

sent-elsewhere = Der letzte Edelstein schickt deinen auf { island }, und dort ist noch ein Feld frei.
island-flooded = { island.start } ist überflutet: Dort kann niemand setzen.
space-taken = Auf { space.dative } liegt schon { WORD($there, form: "indefinite") }.
card-not-in-row = In der offenen Reihe liegt { WORD($card, form: "this") } nicht.
deck-empty = Der Seepferdchenstapel ist leer: Nimm eine Karte aus der offenen Reihe.
diamond-stays = Der Diamant auf { space.dative } wird nie bewegt.
no-gem-there = Auf { space.dative } liegt kein Edelstein.
not-a-neighbour = Ein Taucher bewegt einen Edelstein um ein Feld, aber { $end } liegt nicht neben { WORD($start, form: "dative") }.
dive-to-flooded = { island.start } ist überflutet: Kein Edelstein darf dorthin oder innerhalb der Insel bewegt werden.

## Was unbekannt war

met-open_row = die drei Karten der offenen Reihe
met-seahorse_card = eine Karte des Seepferdchenstapels
met-tide_card = eine Karte des Gezeitenstapels
met-secret_cards = die geheimen Muschelkarten von { $who }

## Ereignisse

event-islands_laid = Neun Inseln wurden ausgelegt.
event-seahorse_row_dealt = Die offene Reihe wurde ausgelegt: { $cards }.
event-flood_ended = { island.start } ist wieder zugänglich.
event-tide_card_revealed =
    { $kind ->
        [flood] Eine Gezeitenkarte überflutete { island }.
       *[diamond] Eine Gezeitenkarte verlangte von beiden je einen Diamanten.
    }
event-diamond_placed = { $who } setzte einen Diamanten auf { WORD($space, form: "printed") }.
event-gem_placed = { $who } setzte einen Edelstein auf { WORD($space, form: "printed") }.
event-seahorse_card_taken =
    { $source ->
        [row] { $who } nahm aus der offenen Reihe { WORD($card, form: "indefinite") }.
        [deck] { $who } zog vom Stapel { WORD($card, form: "indefinite") }.
       *[unseen] { $who } zog eine geheime Karte vom Stapel.
    }
event-seahorse_row_refilled = Neu in der offenen Reihe: { $card }.
event-gem_moved =
    { $own ->
        [yes] { $who } bewegte mit einem Taucher einen eigenen Edelstein { WORD($start, form: "left") } { WORD($end, form: "reached") }.
       *[no] { $who } bewegte mit einem Taucher einen Edelstein von { $owner } { WORD($start, form: "left") } { WORD($end, form: "reached") }.
    }
event-secret_cards_shown = Am Ende deckte { $who } auf: { WORD($cards, form: "indefinite") }.

## Wie eine Partie endet

outcome-patterns = Nach Punkten herrscht Gleichstand, und { $winners } gewinnt mit mehr Mustern, { $most } zu { $least }.
outcome-majorities = Nach Punkten herrscht Gleichstand, und { $winners } gewinnt mit mehr Mehrheiten, { $most } zu { $least }.
outcome-yellow_shells = Nach Punkten herrscht Gleichstand, und { $winners } gewinnt mit mehr gelben Muscheln, { $most } zu { $least }.
outcome-numbered_shells = Nach Punkten herrscht Gleichstand, und { $winners } gewinnt mit mehr Zahlenmuscheln, { $most } zu { $least }.
outcome-seahorse_cards = Nach Punkten herrscht Gleichstand, und { $winners } gewinnt mit mehr Seepferdchenkarten, { $most } zu { $least }.

category-shells = Muscheln
category-divers = Taucher
category-patterns = Muster
category-most_yellow_shells = meiste gelbe Muscheln
category-most_numbered_shells = meiste Zahlenmuscheln
category-majorities = Mehrheiten
category-diamonds = Diamanten
category-shell_cards = Muschelkarten

## Was jemand hat

panel-gems = Übrige Edelsteine
    .short = Steine
panel-diamonds = Übrige Diamanten
    .short = Diamanten
panel-patterns = Muster
    .short = Muster
panel-majorities = Mehrheiten
    .short = Mehrheiten
panel-yellow_shells = Bedeckte gelbe Muscheln
    .short = gelbe
panel-numbered_shells = Bedeckte Zahlenmuscheln
    .short = Zahlen
panel-yellow_shell_card = { piece-yellow_shell_card }
panel-white_shell_card = { piece-white_shell_card }
panel-scuba_divers = Taucher
panel-unseen_yellow_shell_card = { piece-yellow_shell_card }, verdeckt gezogen
panel-unseen_white_shell_card = { piece-white_shell_card }, verdeckt gezogen
panel-secret_cards = Geheime Karten

## Spielmaterial

piece-island = Insel
    .explains = Neun Felder: drei Zahlenmuscheln, vier gelbe Muscheln und zwei Seepferdchen. Am Ende zählt, wer hier mehr Edelsteine hat und wessen Edelsteine alle drei Zahlenmuscheln bedecken.
piece-numbered_shell = Zahlenmuschel
    .explains = Ein Edelstein, der hierher kommt, bringt so viele Punkte, wie die Zahl angibt. Die drei einer Insel sind ihr Muster, und wer die meisten Zahlenmuscheln bedeckt, erhält am Ende 6 Punkte.
piece-yellow_shell = Gelbe Muschel
    .explains = Ein Edelstein, der hierher kommt, bringt 1 Punkt. Wer die meisten gelben Muscheln bedeckt, erhält am Ende 3 Punkte.
piece-seahorse = Seepferdchen
    .explains = Bringt keine Punkte: Kommt dein Edelstein hierher, nimmst du eine Seepferdchenkarte.
piece-hexagonal_gem = Sechseckiger Edelstein
    .explains = Ein Edelstein einer der beiden Personen. Das Feld, auf das er gesetzt wird, gibt die Insel für den nächsten vor: Oben links schickt ihn auf die Insel oben links.
piece-square_gem = Viereckiger Edelstein
    .explains = { piece-hexagonal_gem.explains }
piece-diamond = Diamant
    .explains = Besetzt sein Feld für den Rest der Partie und wird nie bewegt. Am Ende bringt er der Person mit der Mehrheit auf seiner Insel 2 Punkte.
piece-seahorse_card = Seepferdchenkarte
    .explains = Verdeckt: eine gelbe oder weiße Muschelkarte oder ein Taucher.
piece-yellow_shell_card = Gelbe Muschelkarte
    .explains = Bringt am Ende ihre Zahl für jeden eigenen Edelstein auf einer Insel. Für die Person gegenüber der Startperson steht die Karte auf dem Kopf.
piece-white_shell_card = Weiße Muschelkarte
    .explains = Bringt am Ende ihre Zahl für jeden fremden Edelstein auf einer Insel. Für die Person gegenüber der Startperson steht die Karte auf dem Kopf.
piece-scuba_diver = Taucher
    .explains = Wird sofort gespielt: Bewege einen beliebigen Edelstein auf ein freies Feld daneben und erhalte 2 Punkte.
piece-flood_card = Flutkarte
    .explains = Überflutet eine Insel bis zur nächsten Gezeitenkarte: Kein Edelstein darf dorthin gesetzt oder bewegt werden.
piece-diamond_card = Diamantkarte
    .explains = Beendet eine Flut, und beide setzen je einen Diamanten, zuerst die Person mit weniger Punkten.

## Der Plan

board-title = Island of Gems
board-turn = Spielzug { $turn } von { $turns }
board-turn-none = Vor dem ersten Spielzug
board-next-none = Alle Edelsteine sind gesetzt
board-next-on = Nächster Edelstein: Insel { WORD($island, of: "position") }
board-next-first = Erster Edelstein: beliebige Insel
board-next-first-flood = Beginn: jede nicht überflutete Insel
board-next-flooded = Freie Wahl: { WORD($island, of: "position", form: "heading") } ist überflutet
board-next-full = Freie Wahl: { WORD($island, of: "position", form: "heading") } ist voll
board-next-by = Den nächsten Edelstein setzt { $who }

board-island = { island.start }: { $what }
board-island-gems = { $who } { gem-count }
board-island-flooded = überflutet
board-island-next = der nächste Edelstein kann hierher kommen
board-heading = { WORD($island, of: "position", form: "heading") }
board-header-flooded = Flut
board-header-next = Hierher
board-space = { space.start }: { printed }, { $there }

board-row = Seepferdchenkarten
board-deck = Seepferdchenstapel, verdeckte Karten: { $cards }
board-deck-size = Stapel: { $cards }
board-deck-empty = Stapel leer
board-card = { $card }: { $pays }
board-card-unseen = { $card }: { $pays }, verdeckt gezogen
board-card-short-yellow_shell = eigene Steine
board-card-short-white_shell = fremde Steine
board-card-short-scuba_diver = Stein bewegen
board-counts = { point-count } je Edelstein von { $whose } auf { island.dative }
board-held = Karten: { $cards }
board-held-secret = Geheime Karte

board-tides = Gezeiten { $tide } von { $tides }
board-tides-left = { $next }, { $pile } im Stapel
board-tides-next =
    Nächste nach { $gems ->
        [one] { $gems } Stein
       *[other] { $gems } Steinen
    }
board-tides-next-now = Nächste nach diesem Spielzug
board-tides-next-none = Keine weitere
board-tide = Gezeitenkarte, { $tide }
board-tide-holds = Gezeitenkarte, { $tide }: gilt jetzt
board-tide-diamond = Diamanten
board-tide-flood = { island } wird überflutet

board-player = { $who }: { point-count }, { $holdings }
board-player-starts = Startperson
board-player-asked = entscheidet
board-holding-label = { WORD($what, of: "panel", form: "short") }
board-holding = { board-holding-label } { $number }

## Der Plan als Text

board-plain-by = { $next }, für { $who }
board-plain-flooded = ~{ board-heading }: Flut~
board-plain-printed-yellow_shell = g
board-plain-printed-seahorse = s
board-plain-printed-numbered_shell = { $value }
board-plain-key = 2 3 Zahlenmuschel, g gelbe Muschel, s Seepferdchen, { $gems } Edelstein, (*) Diamant, > < Ziel
board-plain-row = Seepferdchenkarten, { $cards } im Stapel
board-plain-player = Punkte { $points }, { $holdings }
board-plain-secret = Geheime Karten: { $cards }
