game-summary = Een duel op negen eilanden: jouw edelsteen bepaalt waar je tegenstander verder speelt.

## Woorden die in veel zinnen voorkomen

point-count =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
gem-count =
    { $gems ->
        [one] { $gems } edelsteen
       *[other] { $gems } edelstenen
    }

position-0 = linksboven
    .heading = Linksboven
    .on = linksboven op
position-1 = bovenaan
    .heading = Boven
    .on = bovenaan op
position-2 = rechtsboven
    .heading = Rechtsboven
    .on = rechtsboven op
position-3 = links
    .heading = Links
    .on = links op
position-4 = in het midden
    .heading = Midden
    .on = in het midden van
position-5 = rechts
    .heading = Rechts
    .on = rechts op
position-6 = linksonder
    .heading = Linksonder
    .on = linksonder op
position-7 = onderaan
    .heading = Onder
    .on = onderaan op
position-8 = rechtsonder
    .heading = Rechtsonder
    .on = rechtsonder op

island = het { which-island }
    .start = Het { which-island }

which-island =
    { $island ->
        [0] eiland linksboven
        [1] bovenste eiland
        [2] eiland rechtsboven
        [3] linkereiland
        [4] middelste eiland
        [5] rechtereiland
        [6] eiland linksonder
        [7] onderste eiland
       *[8] eiland rechtsonder
    }

space = het veld { whereabouts }
    .start = Het veld { whereabouts }
    .printed = { printed.definite } { whereabouts }

whereabouts = { WORD($space, of: "position", form: "on") } { island }

printed =
    { $printed ->
        [seahorse] zeepaardje
        [yellow_shell] gele schelp
       *[numbered_shell] cijferschelp { $value }
    }
    .definite =
    { $printed ->
        [seahorse] het zeepaardje
        [yellow_shell] de gele schelp
       *[numbered_shell] de cijferschelp { $value }
    }

there-open = vrij
there-gem = edelsteen van { $who }
    .indefinite = een edelsteen van { $who }
there-own_gem = jouw edelsteen
    .indefinite = een van jouw edelstenen
there-diamond = diamant
    .indefinite = een diamant

## Kaarten: zoals iemand ze heeft, en zoals ze in de open rij liggen

card-yellow_shell = de gele schelpenkaart voor { island }
    .indefinite = een gele schelpenkaart ({ pays-yellow_shell })
card-white_shell = de witte schelpenkaart voor { island }
    .indefinite = een witte schelpenkaart ({ pays-white_shell })
card-scuba_diver = de duiker
    .indefinite = een duiker
    .this = deze duiker

pays-yellow_shell = { point-count } per eigen edelsteen op { island }
pays-white_shell = { point-count } per edelsteen van de ander op { island }
pays-scuba_diver = verplaats meteen een edelsteen, { point-count }

row_card-yellow_shell = een gele schelpenkaart ({ would_pay-yellow_shell })
row_card-white_shell = een witte schelpenkaart ({ would_pay-white_shell })
row_card-scuba_diver = een duiker

would_pay-yellow_shell = { point-count } per eigen edelsteen, { $where }
would_pay-white_shell = { point-count } per edelsteen van de ander, { $where }
counted-for = voor { $who } op { island }
counted-for-both = op { island }

## Opties

option-patterns = Punten voor patronen
    .explains = Elk eiland waarop jouw edelstenen alle drie de cijferschelpen bedekken, telt aan het einde als patroon. Meer dan drie patronen leveren evenveel op als drie.
option-patterns-sum = 5, 14 en 28 voor een, twee en drie
option-patterns-table = 5, 9 en 14 voor een, twee en drie

## Vragen

decision-place_gem = Waar leg je je edelsteen?
decision-place_gem-open = Op welk veld van { island } leg je je edelsteen?
decision-place_gem-full = { island.start } is vol. Waar leg je je edelsteen dan?
decision-place_gem-flooded = { island.start } is overstroomd. Waar leg je je edelsteen dan?
decision-place_diamond = Waar leg je je diamant?
decision-take_seahorse_card = Welke zeepaardjeskaart neem je?
decision-move_gem = Welke edelsteen verplaatst je duiker, en waarheen?

## Zetten

move-place_gem = Leg een edelsteen op { WORD($space, form: "printed") }: { $gain }. { $sends }
move-place_gem-last = Leg een edelsteen op { WORD($space, form: "printed") }: { $gain }. Het is de laatste edelsteen van de partij.
gain =
    { $printed ->
        [seahorse] je neemt een zeepaardjeskaart
       *[other] { point-count }
    }
sends-open = De volgende edelsteen wordt naar { island } gestuurd.
sends-full = De volgende edelsteen wordt naar { island } gestuurd, maar dat is vol.
sends-flooded = De volgende edelsteen wordt naar { island } gestuurd, maar dat is overstroomd.

move-place_diamond = Leg een diamant op { WORD($space, form: "printed") }: aan het einde levert die { point-count } op voor wie de meerderheid op dat eiland heeft.

move-take_seahorse_card-yellow_shell =
    Neem { $card }: aan het einde { point-count } voor elk van jouw edelstenen daar, op dit moment in totaal { $now ->
        [one] { $now } punt
       *[other] { $now } punten
    }{ "." }
move-take_seahorse_card-white_shell =
    Neem { $card }: aan het einde { point-count } voor elke edelsteen van { $other } daar, op dit moment in totaal { $now ->
        [one] { $now } punt
       *[other] { $now } punten
    }{ "." }
move-take_seahorse_card-scuba_diver =
    { $moves ->
       *[yes] Neem de duiker: verplaats een willekeurige edelsteen één veld en krijg { point-count }.
        [no] Neem de duiker: er kan geen edelsteen worden verplaatst, maar je krijgt { point-count }.
    }
move-draw_seahorse_card = Trek blind de bovenste kaart van de stapel: een schelpenkaart blijft geheim, een duiker wordt meteen gespeeld.

move-move_gem =
    { $own ->
        [yes] Verplaats je edelsteen van { WORD($start, form: "printed") } naar { WORD($end, form: "printed") }: { $effects }.
       *[no] Verplaats de edelsteen van { $other } vanaf { WORD($start, form: "printed") } naar { WORD($end, form: "printed") }: { $effects }.
    }
effect-points =
    { $own ->
        [yes] { $gained ->
            [yes] je wint { point-count }
           *[no] je verliest { point-count }
        }
       *[no] { $gained ->
            [yes] { $other } wint { point-count }
           *[no] { $other } verliest { point-count }
        }
    }
effect-diver = je krijgt { point-count } voor de duiker
effect-card =
    { $own ->
        [yes] je neemt een zeepaardjeskaart
       *[no] { $other } neemt een zeepaardjeskaart
    }

## Waarom een zet niet mag

sent-elsewhere = De laatste edelsteen stuurt de jouwe naar { island }, en daar is nog een veld vrij.
island-flooded = { island.start } is overstroomd: daar kan niemand heen.
space-taken = Op { space } ligt al { WORD($there, form: "indefinite") }.
card-not-in-row = In de open rij ligt { WORD($card, form: "this") } niet.
deck-empty = De zeepaardjesstapel is leeg: neem een kaart uit de open rij.
diamond-stays = De diamant op { space } wordt nooit verplaatst.
no-gem-there = Op { space } ligt geen edelsteen.
not-a-neighbour = Een duiker verplaatst een edelsteen één veld, maar { $end } ligt niet naast { $start }.
dive-to-flooded = { island.start } is overstroomd: geen edelsteen mag ernaartoe of binnen het eiland worden verplaatst.

## Wat onbekend was

met-open_row = de drie kaarten van de open rij
met-seahorse_card = een kaart van de zeepaardjesstapel
met-tide_card = een kaart van de getijdenstapel
met-secret_cards = de geheime schelpenkaarten van { $who }

## Gebeurtenissen

event-islands_laid = Er werden negen eilanden neergelegd.
event-seahorse_row_dealt = De open rij werd neergelegd: { $cards }.
event-flood_ended = { island.start } is weer toegankelijk.
event-tide_card_revealed =
    { $kind ->
        [flood] Een getijdenkaart liet { island } overstromen.
       *[diamond] Een getijdenkaart vroeg beide spelers om een diamant.
    }
event-diamond_placed = { $who } legde een diamant op { WORD($space, form: "printed") }.
event-gem_placed = { $who } legde een edelsteen op { WORD($space, form: "printed") }.
event-seahorse_card_taken =
    { $source ->
        [row] { $who } nam uit de open rij { WORD($card, form: "indefinite") }.
        [deck] { $who } trok van de stapel { WORD($card, form: "indefinite") }.
       *[unseen] { $who } trok een geheime kaart van de stapel.
    }
event-seahorse_row_refilled = De open rij werd aangevuld met { $card }.
event-gem_moved =
    { $own ->
        [yes] { $who } verplaatste met een duiker een eigen edelsteen van { WORD($start, form: "printed") } naar { WORD($end, form: "printed") }.
       *[no] { $who } verplaatste met een duiker een edelsteen van { $owner } vanaf { WORD($start, form: "printed") } naar { WORD($end, form: "printed") }.
    }
event-secret_cards_shown = Aan het einde onthulde { $who }: { WORD($cards, form: "indefinite") }.

## Hoe een partij eindigt

outcome-patterns = De punten zijn gelijk, en { $winners } wint met meer patronen, { $most } tegen { $least }.
outcome-majorities = De punten zijn gelijk, en { $winners } wint met meer meerderheden, { $most } tegen { $least }.
outcome-yellow_shells = De punten zijn gelijk, en { $winners } wint met meer gele schelpen, { $most } tegen { $least }.
outcome-numbered_shells = De punten zijn gelijk, en { $winners } wint met meer cijferschelpen, { $most } tegen { $least }.
outcome-seahorse_cards = De punten zijn gelijk, en { $winners } wint met meer zeepaardjeskaarten, { $most } tegen { $least }.

category-shells = schelpen
category-divers = duikers
category-patterns = patronen
category-most_yellow_shells = meeste gele schelpen
category-most_numbered_shells = meeste cijferschelpen
category-majorities = meerderheden
category-diamonds = diamanten
category-shell_cards = schelpenkaarten

## Wat iemand heeft

panel-gems = Resterende edelstenen
    .short = stenen
panel-diamonds = Resterende diamanten
    .short = diamanten
panel-patterns = Patronen
    .short = patronen
panel-majorities = Meerderheden
    .short = meerderh.
panel-yellow_shells = Bedekte gele schelpen
    .short = gele
panel-numbered_shells = Bedekte cijferschelpen
    .short = cijfers
panel-yellow_shell_card = { piece-yellow_shell_card }
panel-white_shell_card = { piece-white_shell_card }
panel-scuba_divers = Duikers
panel-unseen_yellow_shell_card = { piece-yellow_shell_card }, blind getrokken
panel-unseen_white_shell_card = { piece-white_shell_card }, blind getrokken
panel-secret_cards = Geheime kaarten

## Spelmateriaal

piece-island = Eiland
    .explains = Negen velden: drie cijferschelpen, vier gele schelpen en twee zeepaardjes. Aan het einde gaat het erom wie hier meer edelstenen heeft en wie met edelstenen alle drie de cijferschelpen bedekt.
piece-numbered_shell = Cijferschelp
    .explains = Een edelsteen die hier komt, levert zoveel punten op als het cijfer aangeeft. De drie van een eiland zijn het patroon ervan, en wie de meeste cijferschelpen bedekt, krijgt aan het einde 6 punten.
piece-yellow_shell = Gele schelp
    .explains = Een edelsteen die hier komt, levert 1 punt op. Wie de meeste gele schelpen bedekt, krijgt aan het einde 3 punten.
piece-seahorse = Zeepaardje
    .explains = Levert geen punten op: komt jouw edelsteen hier, dan neem je een zeepaardjeskaart.
piece-hexagonal_gem = Zeshoekige edelsteen
    .explains = Een edelsteen van een van de twee spelers. Het veld waarop die wordt gelegd, wijst het eiland voor de volgende aan: linksboven stuurt die naar het eiland linksboven.
piece-square_gem = Vierkante edelsteen
    .explains = { piece-hexagonal_gem.explains }
piece-diamond = Diamant
    .explains = Bezet zijn veld tot het einde van de partij en wordt nooit verplaatst. Aan het einde levert hij 2 punten op voor wie de meerderheid op het eiland heeft.
piece-seahorse_card = Zeepaardjeskaart
    .explains = Gedekt: een gele of witte schelpenkaart of een duiker.
piece-yellow_shell_card = Gele schelpenkaart
    .explains = Levert aan het einde het cijfer op voor elke eigen edelsteen op één eiland. De speler tegenover de startspeler leest de kaart ondersteboven.
piece-white_shell_card = Witte schelpenkaart
    .explains = Levert aan het einde het cijfer op voor elke edelsteen van de ander op één eiland. De speler tegenover de startspeler leest de kaart ondersteboven.
piece-scuba_diver = Duiker
    .explains = Wordt meteen gespeeld: verplaats een willekeurige edelsteen naar een vrij veld ernaast en krijg 2 punten.
piece-flood_card = Vloedkaart
    .explains = Laat een eiland overstromen tot de volgende getijdenkaart: geen edelsteen mag erop worden gelegd of ernaartoe worden verplaatst.
piece-diamond_card = Diamantkaart
    .explains = Maakt een einde aan een vloed, en beide spelers leggen een diamant, eerst wie minder punten heeft.

## Het bord

board-title = Island of Gems
board-turn = Beurt { $turn } van { $turns }
board-turn-none = Vóór de eerste beurt
board-next-none = Alle edelstenen zijn gelegd
board-next-on = Volgende edelsteen: { which-island }
board-next-first = Eerste edelsteen: eiland naar keuze
board-next-first-flood = Eerste edelsteen: elk droog eiland
board-next-flooded = Kies vrij: { which-island } overstroomd
board-next-full = Kies vrij: { which-island } vol
board-next-by = De volgende edelsteen wordt gelegd door { $who }

board-island = { island.start }: { $what }
board-island-gems = { $who } { gem-count }
board-island-flooded = overstroomd
board-island-next = de volgende edelsteen kan hierheen
board-heading = { WORD($island, of: "position", form: "heading") }
board-header-flooded = Vloed
board-header-next = Hierheen
board-space = { space.start }: { printed }, { $there }

board-row = Zeepaardjeskaarten
board-deck = Zeepaardjesstapel, gedekte kaarten: { $cards }
board-deck-size = Stapel: { $cards }
board-deck-empty = Stapel leeg
board-card = { $card }: { $pays }
board-card-unseen = { $card }: { $pays }, blind getrokken
board-card-short-yellow_shell = eigen steen
board-card-short-white_shell = andermans steen
board-card-short-scuba_diver = verplaats steen
board-counts = { point-count } per edelsteen van { $whose } op { island }
board-held = Kaarten: { $cards }
board-held-secret = Geheime kaart

board-tides = Getij { $tide } van { $tides }
board-tides-left = { $next }, { $pile } op de stapel
board-tides-next = Volgend getij na { gem-count }
board-tides-next-now = Volgend getij na deze beurt
board-tides-next-none = Er komt geen getij meer
board-tide = Getijdenkaart, { $tide }
board-tide-holds = Getijdenkaart, { $tide }: geldt nu
board-tide-diamond = diamanten
board-tide-flood = { island } overstroomt

board-player = { $who }: { point-count }, { $holdings }
board-player-starts = startspeler
board-player-asked = beslist
board-holding-label = { WORD($what, of: "panel", form: "short") }
board-holding = { board-holding-label } { $number }

## Het bord als tekst

board-plain-by = { $next }, voor { $who }
board-plain-flooded = ~{ board-heading }, vloed~
board-plain-printed-yellow_shell = g
board-plain-printed-seahorse = z
board-plain-printed-numbered_shell = { $value }
board-plain-key = 2 3 cijferschelp, g gele schelp, z zeepaardje, { $gems } edelsteen, (*) diamant, > < hierheen
board-plain-row = Zeepaardjeskaarten, { $cards } op de stapel
board-plain-player = punten { $points }, { $holdings }
board-plain-secret = Geheime kaarten: { $cards }
