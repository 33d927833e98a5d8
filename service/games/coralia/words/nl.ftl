game-summary = Werp vier dobbelstenen en gebruik er één: verken zes riffen, verzamel vissen en parels, duik naar schatten.

## Woorden die in veel zinnen voorkomen

# “blauw”, “een blauwe dobbelsteen”, “het blauwe en het groene rif”
colour-blue = blauw
    .inflected = blauwe
    .definite = het blauwe
colour-green = groen
    .inflected = groene
    .definite = het groene
colour-yellow = geel
    .inflected = gele
    .definite = het gele
colour-red = rood
    .inflected = rode
    .definite = het rode
colour-violet = paars
    .inflected = paarse
    .definite = het paarse
colour-orange = oranje
    .definite = het oranje
colour-white = wit
    .inflected = witte

# Wat er op de dobbelstenen staat, zodat niemand de kleuren hoeft te onderscheiden.
letter-blue = B
letter-green = G
letter-yellow = L
letter-red = R
letter-violet = P
letter-orange = O
letter-white = W

symbol-turtle = schildpad
    .a = een schildpad
    .space = schildpadplek
symbol-starfish = zeester
    .a = een zeester
    .space = zeesterplek
symbol-octopus = octopus
    .a = een octopus
    .space = octopusplek
symbol-fish = vis
    .a = een vis
    .space = visplek
symbol-pearl = parel
    .a = een parel
    .space = parelplek
symbol-diver = duiker
    .a = een duiker
    .space = duikersplek
symbol-treasure = schat
    .space = schatplaats

pile-fish = stapel viskaarten
    .label = vis
pile-pearl = stapel parelkaarten
    .label = parel
pile-starfish = stapel zeesterkaarten
    .label = zeester
pile-island = eilandstapel
    .label = eiland

# Wat een schildpad of schatkist oplevert: een opschrift, wat je krijgt en wat je doet.
bonus-special_die = speciale dobbelsteen
    .gives = een speciale dobbelsteen
    .does = werp een speciale dobbelsteen en leg hem neer
    .lines =
        speciale
        dobbel-
        steen
bonus-jellyfish = kwal
    .gives = een kwal, tot het volgende veelvoud van 5
    .does = ga met je score naar het volgende veelvoud van 5
    .lines = kwal
bonus-stingray = stekelrog
    .gives = een speciale viskaart (stekelrog)
    .does = pak een speciale viskaart (stekelrog)
    .lines = stekelrog
bonus-starfish_card = zeesterkaart
    .gives = een zeesterkaart
    .does = trek een zeesterkaart
    .lines =
        zeester-
        kaart
bonus-island_card = eilandkaart
    .gives = een eilandkaart
    .does = trek een eilandkaart
    .lines =
        eiland-
        kaart
bonus-fish_card = viskaart
    .gives = een viskaart
    .does = trek een viskaart
    .lines = viskaart
bonus-pearl_card = parelkaart
    .gives = een parelkaart
    .does = trek een parelkaart
bonus-copy_turtle = kopie
    .gives = de bonus van een overgebleven schildpad
    .does = krijg de bonus van een overgebleven schildpad
    .lines = kopie
bonus-spare_chest = overgebleven schatkist
    .gives = een overgebleven schatkist
    .does = pak een overgebleven schatkist
    .lines =
        overge-
        bleven
        schatkist
bonus-island_dice = dobbelstenen op het eiland
    .gives = 1 punt per dobbelsteen op het eiland
    .does = krijg 1 punt per dobbelsteen op het eiland

the-die =
    { $die ->
        [white] de speciale dobbelsteen
       *[other] de { WORD($die, of: "colour", form: "inflected") } dobbelsteen
    }
rolled-die = een { WORD($colour, of: "colour", form: "inflected") } { WORD($symbol, of: "symbol") }
    .the = de { WORD($colour, of: "colour", form: "inflected") } { WORD($symbol, of: "symbol") }
counted-dice =
    { $count ->
        [one] { $count } { WORD($colour, of: "colour", form: "inflected") } dobbelsteen
       *[other] { $count } { WORD($colour, of: "colour", form: "inflected") } dobbelstenen
    }
counted-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
counted-cards =
    { $count ->
        [one] { WORD($card, of: "piece", form: "bare") }
       *[other] { $count } × { WORD($card, of: "piece", form: "bare") }
    }
# De zeesterkaarten die voor twee kleuren gelden.
card-two_reefs = “Ontdek de schatkisten van { WORD($colours, of: "colour", form: "definite") } rif”
    .a = de zeesterkaart { card-two_reefs }
card-leftover = “Een kaart voor elke overgebleven { WORD($colours, of: "colour", form: "inflected") } dobbelsteen”
    .a = de zeesterkaart { card-leftover }
counted-tiles = { $count } ({ WORD($bonuses, of: "bonus") })
listed = { WORD($things) }
reef-space = de { WORD($space, of: "symbol", form: "space") } van het { WORD($reef, of: "colour", form: "inflected") } rif
on-the-reef = op het { WORD($reef, of: "colour", form: "inflected") } rif
diver-at-home = nog niet in het water

## Opties

option-special_die = Speciale dobbelsteen
    .explains = Bepaalt of een speciale dobbelsteen voor een eilandkaart terug mag naar het eiland, ook als hij op een rif terechtkan. Hier verschillen de spelregels per taal.
option-special_die-reef_first = op een rif als dat kan
option-special_die-free = naar keuze op een rif of op het eiland

## Vragen

decision-pick_die = Welke dobbelsteen pak je uit de voorraad?
decision-pick_die-first = Welke dobbelsteen pak je uit de voorraad? Dit is dobbelsteen { $number } van de { $of }, elk in een andere kleur.
decision-lock_dice =
    Welke dobbelstenen bewaar je op je schildpadden, zodat je ze niet opnieuw werpt? { $most ->
        [one] Je kunt één van de oude dobbelstenen bewaren, of geen.
       *[other] Je kunt hoogstens { $most } van de oude dobbelstenen bewaren, of geen.
    }
decision-place_die = Welke dobbelsteen gebruik je, en waar?
decision-keep_sea_card = Welke van deze kaarten houd je?
decision-copy_turtle = Welke overgebleven schildpad kopieer je?
decision-take_spare_chest = Welke overgebleven schatkist pak je?
decision-place_special_die = Op welk rif leg je de speciale dobbelsteen? Hij toont { WORD($symbol, of: "symbol", form: "a") }.
decision-place_special_die-free = Waar leg je de speciale dobbelsteen, op een rif of terug op het eiland? Hij toont { WORD($symbol, of: "symbol", form: "a") }.
decision-carry_out_starfish = Welke zeesterkaart voer je nu uit?
decision-carry_out_starfish-or-set-aside = Welke zeesterkaart voer je nu uit of leg je opzij?
decision-recover_chest = Welke schatkist ontdek je eerst?
decision-recover_chest-other = Ontdek je ook de schatkist van het { WORD($reef, of: "colour", form: "inflected") } rif, of stop je?
decision-draw_leftover_card =
    Van welke stapel trek je voor { $dice ->
        [one] de laatste overgebleven dobbelsteen
       *[other] de volgende van de { $dice } overgebleven dobbelstenen
    }?
decision-draw_leftover_card-more = { decision-draw_leftover_card } Je mag ook stoppen.

## Zetten

move-pick_die = Pak een { WORD($colour, of: "colour", form: "inflected") } dobbelsteen uit de voorraad (nog { $left }) om hem te werpen.
move-pick_die-first = Pak een { WORD($colour, of: "colour", form: "inflected") } dobbelsteen uit de voorraad: dobbelsteen { $number } van je eerste { $of }.
move-lock_dice = Bewaar { WORD($dice, form: "the") } en werp de andere dobbelstenen.
move-lock_dice-none = Bewaar geen dobbelsteen: werp ze alle vier.
move-place_die = Leg de { WORD($colour, of: "colour", form: "inflected") } dobbelsteen op de { WORD($space, of: "symbol", form: "space") } van zijn rif: { $effect }.
move-place_die-island = Leg de { WORD($colour, of: "colour", form: "inflected") } dobbelsteen ({ WORD($symbol, of: "symbol") }) op het eiland: { $effect }.
move-keep_sea_card = Houd { WORD($card, of: "piece", form: "a") }; de rest gaat onder de stapel.
move-copy_turtle = Kopieer een overgebleven schildpad: { $effect }.
move-take_spare_chest =
    Pak de { $of ->
        [one] overgebleven schatkist
       *[other] { $number ->
            [1] eerste overgebleven schatkist
           *[other] tweede overgebleven schatkist
        }
    }, draai hem om en voer de actie uit.
move-place_special_die = Leg de speciale dobbelsteen op { reef-space }: { $effect }.
move-return_special_die = Leg de speciale dobbelsteen terug op het eiland: { $effect }.
move-carry_out_starfish = Voer { WORD($card, of: "piece", form: "a") } uit.
move-set_starfish_aside = Leg { WORD($card, of: "piece", form: "a") } opzij zonder hem uit te voeren.
move-recover_chest = Ontdek de schatkist van het { WORD($reef, of: "colour", form: "inflected") } rif, draai hem om en voer de actie uit.
move-stop_recovering = Stop en laat de schatkist van het { WORD($reef, of: "colour", form: "inflected") } rif liggen.
move-draw_leftover_card =
    Trek de bovenste kaart van de { WORD($pile, of: "pile") } ({ $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    }) voor een overgebleven dobbelsteen.
move-stop_drawing = Stop en trek geen kaart meer.

effect-pearl = pak 2 parelkaarten
effect-fish = bekijk 2 viskaarten en houd er 1
effect-starfish = bekijk 3 zeesterkaarten en houd er 1
effect-octopus =
    plaats een octopus en krijg { counted-points }{ $others ->
        [0] { "" }
        [one] ; de octopus op een ander rif levert de eigenaar 1 punt op
       *[other] ; elke octopus op een ander rif levert de eigenaar 1 punt op
    }
effect-diver-first = je duiker gaat erheen
effect-diver = je duiker zwemt erheen en ontdekt de schatkist van het { WORD($reef, of: "colour", form: "inflected") } rif
effect-diver-no-chest = je duiker zwemt erheen vanaf het { WORD($reef, of: "colour", form: "inflected") } rif, zonder een schatkist te ontdekken
effect-turtle =
    pak de schildpad{ $bonus ->
        [special_die] ,
       *[other] { " " }en
    } { effect-bonus }
effect-bonus = { WORD($bonus, of: "bonus", form: "does") }
effect-island = pak de bovenste eilandkaart
effect-island-own = 2 punten voor je octopus; pak de bovenste eilandkaart
effect-island-other = 2 punten voor de octopus van { $who }; bekijk 2 eilandkaarten en houd er 1
effect-short =
    { $effect }, maar er { $left ->
        [0] is er geen meer over
        [one] is er nog maar { $left }
       *[other] zijn er nog maar { $left }
    }

## Waarom een zet niet kan

no-die-in-supply = Er is geen { WORD($colour, of: "colour", form: "inflected") } dobbelsteen meer in de voorraad.
colour-picked-already = De eerste vier dobbelstenen hebben vier verschillende kleuren, en je hebt al een { WORD($colour, of: "colour", form: "inflected") }.
locked-dice-in-order = Noem elke dobbelsteen die je bewaart één keer, in de volgorde waarin ze op het onderzoekslaboratorium liggen.
more-dice-than-turtles =
    Op elke schildpad kun je één dobbelsteen bewaren. Je hebt { $turtles ->
        [one] één schildpad
       *[other] { $turtles } schildpadden
    } en koos { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }.
space-free = Alleen dobbelstenen waarvan de plek bezet is, gaan naar het eiland, en { reef-space } is vrij.
space-occupied = Op elke plek kan maar één dobbelsteen liggen, en { reef-space } is bezet.
no-octopus-in-hand = Je hebt geen octopus meer voor { reef-space }.
card-not-looked-at = Deze kaart hoort niet bij de kaarten die je bekijkt.
turtle-not-spare = Je kunt alleen een overgebleven schildpad kopiëren, en dit is er geen.
one-spare-chest-left = Er is nog maar één overgebleven schatkist.
reef-can-take-special-die = De speciale dobbelsteen gaat alleen terug naar het eiland als hij op geen enkel rif terechtkan, en { reef-space } is vrij.
points-in-any-case = Deze kaart levert punten op, en die krijg je in elk geval: opzijleggen kun je alleen kaarten voor schatkisten of extra kaarten.
nothing-taken-yet = Je mag stoppen zodra deze kaart je iets heeft opgeleverd.
card-not-to-carry-out = Deze kaart hoort niet bij de zeesterkaarten die je nog kunt uitvoeren of opzijleggen.
reef-not-on-card =
    De kaart geldt voor { WORD($reefs, of: "colour", form: "definite") } rif, niet voor het { WORD($reef, of: "colour", form: "inflected") } rif.
no-chest-on-reef = Op het { WORD($reef, of: "colour", form: "inflected") } rif ligt geen schatkist meer.
pile-drawn-from-already = Elke stapel geeft hoogstens één kaart, en van de { WORD($pile, of: "pile") } heb je al getrokken.
pile-empty = De { WORD($pile, of: "pile") } is op.

## Wat het toeval beslist of wat wordt omgedraaid

met-die = { the-die }
met-cards =
    de bovenste { $count ->
        [one] kaart
       *[other] { $count } kaarten
    } van de { WORD($pile, of: "pile") }
met-chest = een schatkist
met-starfish-cards = de zeesterkaarten van { $who }
met-hand = de gedekte kaarten van { $who }

## Wat er gebeurd is

event-setup_die_placed =
    Voorbereiding: een { WORD($reef, of: "colour", form: "inflected") } dobbelsteen toonde { WORD($symbol, of: "symbol", form: "a") } en kwam op { reef-space }.
event-setup_die_placed-island =
    Voorbereiding: ook de tweede { WORD($reef, of: "colour", form: "inflected") } dobbelsteen toonde { WORD($symbol, of: "symbol", form: "a") } en kwam op het eiland.
event-turtle_put_aside =
    Voorbereiding: de schildpad van het { WORD($reef, of: "colour", form: "inflected") } rif ({ WORD($bonus, of: "bonus") }) kwam bij de overgebleven schildpadden.
event-die_picked = { $who } pakte een { WORD($colour, of: "colour", form: "inflected") } dobbelsteen uit de voorraad.
event-dice_locked = { $who } bewaarde { WORD($dice, form: "the") }.
event-dice_locked-none = { $who } bewaarde geen dobbelsteen.
event-dice_rolled =
    { $again ->
        [yes] Geen enkele dobbelsteen was bruikbaar, dus wierp { $who } ze alle vier opnieuw.
       *[no] { $who } heeft geworpen.
    } Op het onderzoekslaboratorium liggen { $dice }.
event-die_placed = { $who } legde { the-die } op { reef-space }.
event-die_put_on_island =
    { $who } legde de { $die ->
        [white] speciale dobbelsteen terug op het eiland
       *[other] { WORD($die, of: "colour", form: "inflected") } dobbelsteen ({ WORD($symbol, of: "symbol") }) op het eiland
    }.
event-sea_cards_drawn =
    { $who } trok { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } van de { WORD($pile, of: "pile") }.
event-sea_cards_drawn-seen = { $who } trok { WORD($cards, of: "piece", form: "a") } van de { WORD($pile, of: "pile") }.
event-sea_cards_looked_at = { $who } bekeek { $count } kaarten van de { WORD($pile, of: "pile") } om er één te houden.
event-sea_cards_looked_at-seen =
    { $who } bekeek kaarten van de { WORD($pile, of: "pile") } om er één te houden: { WORD($cards, of: "piece", form: "a") }.
event-sea_card_kept =
    { $who } hield één kaart en schoof de { $returned ->
        [one] andere
       *[other] andere { $returned }
    } onder de { WORD($pile, of: "pile") }.
event-sea_card_kept-seen =
    { $who } hield { WORD($card, of: "piece", form: "a") } en schoof { WORD($cards, of: "piece", form: "a") } onder de { WORD($pile, of: "pile") }.
event-octopus_settled = { $who } plaatste een octopus op het { WORD($reef, of: "colour", form: "inflected") } rif.
event-diver_swam = De duiker van { $who } zwom van het { WORD($came_from, of: "colour", form: "inflected") } naar het { WORD($reef, of: "colour", form: "inflected") } rif.
event-diver_swam-first = De duiker van { $who } ging naar het { WORD($reef, of: "colour", form: "inflected") } rif.
event-die_moved_down = Op het { WORD($reef, of: "colour", form: "inflected") } rif schoof { the-die } omlaag naar de schatplaats.
event-chest_recovered =
    { $who } ontdekte de schatkist van het { WORD($reef, of: "colour", form: "inflected") } rif: { WORD($bonus, of: "bonus", form: "gives") }.
event-chest_recovered-spare = { $who } opende een overgebleven schatkist: { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_taken = { $who } pakte de schildpad van het { WORD($reef, of: "colour", form: "inflected") } rif: { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_copied = { $who } kopieerde een overgebleven schildpad: { WORD($bonus, of: "bonus", form: "gives") }.
event-stingray_taken = { $who } pakte een speciale viskaart (stekelrog).
event-special_die_rolled =
    { $who } wierp een speciale dobbelsteen: { WORD($symbol, of: "symbol", form: "a") }{ $fits ->
        [yes] .
       *[no] , die op geen enkel rif terechtkan.
    }
event-nothing_left = { $who } had { WORD($bonus, of: "bonus", form: "gives") } moeten krijgen, maar er was er geen meer over.
event-starfish_revealed = { $who } draaide { WORD($cards, of: "piece", form: "a") } om.
event-starfish_carried_out = { $who } voerde { WORD($card, of: "piece", form: "a") } uit.
event-starfish_set_aside = { $who } legde { WORD($card, of: "piece", form: "a") } opzij zonder hem uit te voeren.
event-recovering_stopped = { $who } liet de schatkist van het { WORD($reef, of: "colour", form: "inflected") } rif liggen.
event-drawing_stopped = { $who } trok geen kaart meer.
event-sea_cards_shown = { $who } liet { WORD($cards, of: "piece", form: "a") } zien.

outcome-cards = Bij evenveel punten wint { $winners } met de meeste kaarten: { $most }.
outcome-turtles = Bij evenveel punten en kaarten wint { $winners } met de meeste schildpadden: { $most }.

## Punten

category-octopus = geplaatste octopussen
category-other_octopus = octopussen op andere riffen
category-island_octopus = octopussen en het eiland
category-island_dice = dobbelstenen op het eiland
category-jellyfish = kwallen
category-starfish = zeesterkaarten
category-diver = duiker
category-fish = vissen
category-pearls = parels

## Wat iemand heeft

panel-octopuses = Nog te plaatsen octopussen
panel-diver = Duiker
panel-turtles = Schildpadden
panel-chests = Schatkisten
panel-fish_cards = Gedekte kaarten van de stapel viskaarten
panel-pearl_cards = Gedekte kaarten van de stapel parelkaarten
panel-starfish_cards = Gedekte kaarten van de stapel zeesterkaarten
panel-island_cards = Gedekte kaarten van de eilandstapel
panel-hand = Je gedekte kaarten
panel-to_carry_out = Nog uit te voeren zeesterkaarten
panel-shown = Zichtbare kaarten

## Spelmateriaal

-die-explains = Hij komt op het rif van zijn kleur, op de plek van het symbool dat hij toont; is die plek bezet, dan op het eiland.
piece-die_blue = Blauwe dobbelsteen
    .explains = { -die-explains }
piece-die_green = Groene dobbelsteen
    .explains = { -die-explains }
piece-die_yellow = Gele dobbelsteen
    .explains = { -die-explains }
piece-die_red = Rode dobbelsteen
    .explains = { -die-explains }
piece-die_violet = Paarse dobbelsteen
    .explains = { -die-explains }
piece-die_orange = Oranje dobbelsteen
    .explains = { -die-explains }
piece-die_white = Speciale dobbelsteen
    .explains = Met sommige schildpadden en schatkisten mag je hem werpen. Hij komt op een rif naar keuze op de vrije plek van zijn symbool. Is die er niet, dan gaat hij terug naar het eiland en pak je de bovenste eilandkaart; in een partij met die optie mag dat altijd.

piece-symbol_turtle = Schildpadsymbool
    .explains = Met een dobbelsteen hier pak je de schildpad van het rif en krijg je de bonus. Aan het eind levert de dobbelsteen de duiker op dit rif 1 punt op.
piece-symbol_starfish = Zeestersymbool
    .explains = Met een dobbelsteen hier bekijk je 3 zeesterkaarten en houd je er 1. Aan het eind levert de dobbelsteen de duiker op dit rif 2 punten op.
piece-symbol_octopus = Octopussymbool
    .explains = Met een dobbelsteen hier plaats je een van je octopussen: 1 punt per dobbelsteen op dit rif. Elke octopus op een ander rif levert de eigenaar 1 punt op. Aan het eind levert de dobbelsteen de duiker op dit rif 3 punten op.
piece-symbol_fish = Vissymbool
    .explains = Met een dobbelsteen hier bekijk je 2 viskaarten en houd je er 1. Aan het eind levert de dobbelsteen de duiker op dit rif 4 punten op.
piece-symbol_pearl = Parelsymbool
    .explains = Met een dobbelsteen hier pak je de bovenste 2 parelkaarten. Aan het eind levert de dobbelsteen de duiker op dit rif 5 punten op.
piece-symbol_diver = Duikersymbool
    .explains = Een dobbelsteen hier brengt je duiker naar dit rif. Komt hij van een ander rif, dan ontdek je daar de schatkist, behalve als er een dobbelsteen op ligt of als de schatkist weg is.
piece-symbol_treasure = Schatplaats
    .explains = Hier ligt een gedekte schatkist. Ontdekt een duiker hem, dan schuift de dobbelsteen van de duikersplek omlaag naar deze plek.

piece-turtle_special_die = Schildpad: { bonus-special_die }
    .explains = Pak hem met een dobbelsteen op zijn plek, { bonus-special_die.does }. In latere beurten kun je er een dobbelsteen op bewaren.
piece-turtle_jellyfish = Schildpad: { bonus-jellyfish }
    .explains = Pak hem met een dobbelsteen op zijn plek en { bonus-jellyfish.does }. In latere beurten kun je er een dobbelsteen op bewaren.
piece-turtle_stingray = Schildpad: { bonus-stingray }
    .explains = Pak hem met een dobbelsteen op zijn plek en { bonus-stingray.does }. In latere beurten kun je er een dobbelsteen op bewaren.
piece-turtle_starfish_card = Schildpad: { bonus-starfish_card }
    .explains = Pak hem met een dobbelsteen op zijn plek en { bonus-starfish_card.does }. In latere beurten kun je er een dobbelsteen op bewaren.
piece-turtle_island_card = Schildpad: { bonus-island_card }
    .explains = Pak hem met een dobbelsteen op zijn plek en { bonus-island_card.does }. In latere beurten kun je er een dobbelsteen op bewaren.
piece-turtle_fish_card = Schildpad: { bonus-fish_card }
    .explains = Pak hem met een dobbelsteen op zijn plek en { bonus-fish_card.does }. In latere beurten kun je er een dobbelsteen op bewaren.
piece-turtle_copy_turtle = Schildpad: { bonus-copy_turtle }
    .explains = Pak hem met een dobbelsteen op zijn plek en { bonus-copy_turtle.does }, die blijft liggen. In latere beurten kun je een dobbelsteen bewaren op de schildpad die je hebt gepakt.
piece-turtle_spare_chest = Schildpad: { bonus-spare_chest }
    .explains = Pak hem met een dobbelsteen op zijn plek, { bonus-spare_chest.does }, draai die om en voer de actie uit. In latere beurten kun je op de schildpad een dobbelsteen bewaren.

piece-chest = Schatkist, gedekt
    .explains = Je duiker ontdekt hem als hij verder zwemt naar een ander rif en er geen dobbelsteen op ligt. Er zijn er acht, allemaal verschillend.
piece-chest_fish_card = Schatkist: { bonus-fish_card }
    .explains = Als je hem ontdekt: { bonus-fish_card.does }.
piece-chest_pearl_card = Schatkist: { bonus-pearl_card }
    .explains = Als je hem ontdekt: { bonus-pearl_card.does }.
piece-chest_starfish_card = Schatkist: { bonus-starfish_card }
    .explains = Als je hem ontdekt: { bonus-starfish_card.does }.
piece-chest_island_card = Schatkist: { bonus-island_card }
    .explains = Als je hem ontdekt: { bonus-island_card.does }.
piece-chest_island_dice = Schatkist: { bonus-island_dice }
    .explains = Als je hem ontdekt: { bonus-island_dice.does }, ook voor de witte.
piece-chest_stingray = Schatkist: { bonus-stingray }
    .explains = Als je hem ontdekt: { bonus-stingray.does }.
piece-chest_special_die = Schatkist: { bonus-special_die }
    .explains = Als je hem ontdekt: { bonus-special_die.does }.
piece-chest_jellyfish = Schatkist: { bonus-jellyfish }
    .explains = Als je hem ontdekt: { bonus-jellyfish.does }; vanaf een veelvoud van 5 ga je 5 vooruit.

piece-pile_fish = Stapel viskaarten
    .explains = In het begin 12 van de 15 viskaarten: vuurvissen, kogelvissen en maanvissen, van elk vijf.
piece-pile_pearl = Stapel parelkaarten
    .explains = In het begin 15 van de 18 parelkaarten: zes met waarde 2, vijf met waarde 3, vier met waarde 4 en drie met waarde 5.
piece-pile_starfish = Stapel zeesterkaarten
    .explains = In het begin 15 van de 18 zeesterkaarten, die aan het eind worden uitgevoerd.
piece-pile_island = Eilandstapel
    .explains = In het begin 9 kaarten: drie viskaarten, drie parelkaarten en drie zeesterkaarten.

-pearl-explains = Parels leveren aan het eind punten op: met het hoogste totaal scoor je je beste 4 kaarten, met het op een na hoogste je beste 2, anders alleen je beste kaart.
piece-card_pearl_2 = Parel met waarde 2
    .bare = parel met waarde 2
    .a = een parel met waarde 2
    .explains = { -pearl-explains }
piece-card_pearl_3 = Parel met waarde 3
    .bare = parel met waarde 3
    .a = een parel met waarde 3
    .explains = { -pearl-explains }
piece-card_pearl_4 = Parel met waarde 4
    .bare = parel met waarde 4
    .a = een parel met waarde 4
    .explains = { -pearl-explains }
piece-card_pearl_5 = Parel met waarde 5
    .bare = parel met waarde 5
    .a = een parel met waarde 5
    .explains = { -pearl-explains }

-fish-explains = Sets van verschillende vissen leveren aan het eind punten op: 1, 2, 3, 4 of 5 soorten zijn 3, 7, 12, 18 of 25 punten waard.
piece-card_lionfish = Vuurvis
    .bare = vuurvis
    .a = een vuurvis
    .explains = { -fish-explains }
piece-card_pufferfish = Kogelvis
    .bare = kogelvis
    .a = een kogelvis
    .explains = { -fish-explains }
piece-card_angelfish = Maanvis
    .bare = maanvis
    .a = een maanvis
    .explains = { -fish-explains }
piece-card_stingray = Stekelrog
    .bare = stekelrog
    .a = een stekelrog
    .explains = { -fish-explains }

piece-card_pearl_6 = Zeesterkaart met een parel met waarde 6
    .bare = zeesterkaart met een parel met waarde 6
    .a = een zeesterkaart met een parel met waarde 6
    .explains = Aan het eind komt hij bij je parels.
piece-card_anemonefish = Zeesterkaart met een clownvis
    .bare = zeesterkaart met een clownvis
    .a = een zeesterkaart met een clownvis
    .explains = Aan het eind komt hij bij je vissen, als een eigen soort.
piece-card_spare_chest = “Ontdek een overgebleven schatkist”
    .a = een zeesterkaart { piece-card_spare_chest }
    .explains = Aan het eind mag je een van de gedekte schatkisten naast het bord pakken; draai hem om en voer de actie uit.
piece-card_points_per_fish = “2 punten voor elke eigen viskaart”
    .a = de zeesterkaart { piece-card_points_per_fish }
    .explains = Bij de vistelling tellen ook stekelroggen en clownvissen mee.
piece-card_points_per_pearl = “1 punt voor elke eigen parelkaart”
    .a = de zeesterkaart { piece-card_points_per_pearl }
    .explains = Bij de pareltelling tellen ook parels met waarde 6 mee.
piece-card_points_per_island_die = “1 punt per dobbelsteen op het eiland”
    .a = de zeesterkaart { piece-card_points_per_island_die }
    .explains = Aan het eind tellen alle dobbelstenen op het eiland, ook de witte.
piece-card_points_per_turtle = “3 punten voor elke eigen schildpad”
    .a = de zeesterkaart { piece-card_points_per_turtle }
    .explains = Aan het eind tellen alle schildpadden die je hebt gepakt.
piece-card_points_per_chest = “2 punten voor elke eigen schatkist”
    .a = de zeesterkaart { piece-card_points_per_chest }
    .explains = Aan het eind tellen alle schatkisten die je hebt ontdekt.
piece-card_jellyfish = “Naar de volgende kwal”
    .a = de zeesterkaart { piece-card_jellyfish }
    .explains = Aan het eind ga je met je score naar het volgende veelvoud van 5; vanaf een veelvoud van 5 ga je 5 vooruit.
piece-card_two_reefs = Zeesterkaart voor de schatkisten van twee riffen
    .explains = Aan het eind mag je een voor een de schatkisten ontdekken die nog op de twee riffen van de kaart liggen, ook onder een dobbelsteen.
piece-card_leftover = Zeesterkaart voor overgebleven dobbelstenen
    .explains = Aan het eind mag je een kaart trekken voor elke dobbelsteen in de twee kleuren van de kaart op het onderzoekslaboratorium en in de voorraad, hoogstens één per stapel.

piece-octopus = Octopus
    .explains = Je plaatst hem met een dobbelsteen op een octopusplek. Hij levert 1 punt op telkens als er op een ander rif een octopus wordt geplaatst, en 2 punten telkens als er een dobbelsteen in de kleur van zijn rif naar het eiland gaat.
piece-diver = Duiker
    .explains = Met een dobbelsteen op de duikersplek van een rif gaat hij daarheen. Aan het eind levert hij punten op voor de dobbelstenen op zijn rif.

## Het bord

board-title = Coralia, ronde { $round } van { $rounds }
board-round = Ronde { $round } van { $rounds }
board-turn = beurt { $turn } van { $turns }
board-explains = { WORD($piece, of: "piece", form: "explains") }

board-cards-keep = Houd er één
board-cards-carry_out = uit te voeren
board-cards-hidden = Je gedekte kaarten
board-cards-shown = zichtbaar
board-card = { WORD($card, of: "piece") }
board-aside = Opzijleggen
board-aside-explains = Een kaart voor schatkisten of extra kaarten opzijleggen zonder hem uit te voeren

board-reef =
    Het { WORD($colour, of: "colour", form: "inflected") } rif, { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    }
board-space-die = { WORD($colour, of: "colour", form: "inflected") } dobbelsteen
board-space-turtle = schildpad: { WORD($bonus, of: "bonus") }
board-space-chest = gedekte schatkist
board-space-owner = { WORD($space, of: "symbol") } van { $who }
board-space-free = vrij
board-space-pays = levert een duiker { counted-points } op
board-island =
    Het eiland, { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    }
board-island-size = { $count }
board-island-dice = { counted-dice } op het eiland
board-pile =
    De { WORD($pile, of: "pile") }, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
board-pile-label = { WORD($pile, of: "pile", form: "label") }
board-pile-known = { board-pile }; je weet: { $known }
board-pile-card =
    { WORD($card, of: "piece", form: "a") } { $count ->
        [0] bovenop
        [one] onder { $count } kaart
       *[other] onder { $count } kaarten
    }
board-station = Laboratorium
board-station-die = Dobbelsteen { $number } van het onderzoekslaboratorium: { rolled-die }
board-station-picked = een { WORD($colour, of: "colour", form: "inflected") } dobbelsteen, nog niet geworpen
board-station-special = De speciale dobbelsteen toont { WORD($symbol, of: "symbol", form: "a") }
board-roll = Alle werpen
board-stop = Stoppen
board-stop-explains = Stoppen en met deze kaart niets meer nemen
board-supply = Voorraad
board-supply-dice = { counted-dice } in de voorraad
board-spare-turtles = Overgebleven schildpadden
board-spare-turtle = Overgebleven schildpad: { WORD($bonus, of: "bonus") }
board-spare-turtle-lines = { WORD($bonus, of: "bonus", form: "lines") }
board-spare-chests = Schatkisten
board-spare-chest = Overgebleven schatkist { $number }, gedekt
board-spare-stingrays = Stekelroggen

board-player-points = { $who }: { counted-points }
board-player-hidden = gedekte kaarten: { $cards }
board-player-hidden-pile = { $count } van de { WORD($pile, of: "pile") }
board-player-shown =
    { $count ->
        [one] { $count } zichtbare kaart
       *[other] { $count } zichtbare kaarten
    }
board-player-turtles =
    { $count ->
        [one] { $count } schildpad
       *[other] { $count } schildpadden
    }
board-player-chests =
    { $count ->
        [one] { $count } schatkist
       *[other] { $count } schatkisten
    }
board-player-octopuses =
    { $count ->
        [one] { $count } octopus
       *[other] { $count } octopussen
    } te plaatsen
board-player-diver = duiker { on-the-reef }
board-player-diver-home = duiker { diver-at-home }
board-player-starts = startspeler

## Het bord als tekst

board-plain-decides = Aan zet: { $names }
board-plain-reef = Rif
board-plain-chest = schatkist
board-plain-key =
    { "." } is vrij, een letter een dobbelsteen (B blauw, G groen, L geel, R rood, P paars, O oranje, W wit),
    een cijfer erachter de plaats van wie daar een octopus of duiker heeft;
    het cijfer achter een plek is wat een dobbelsteen erop een duiker oplevert.
board-plain-station-die = [{ $position }] { WORD($colour, of: "colour", form: "inflected") } { WORD($symbol, of: "symbol") }
board-plain-station-picked = { WORD($colour, of: "colour") } nog niet geworpen
board-plain-station-special = speciale dobbelsteen { WORD($symbol, of: "symbol") }
board-plain-island = Eiland
board-plain-piles = Stapels
board-plain-pile = { WORD($pile, of: "pile", form: "label") } { $count }
board-plain-pile-known = { board-plain-pile } (je weet: { $known })
board-plain-pile-card = { WORD($card, of: "piece", form: "bare") } onder { $count }
board-plain-spare-chests = Overgebleven schatkisten
board-plain-none = geen
board-plain-seat = plaats
board-plain-score = punten
board-plain-shown = zichtb.
board-plain-turtles = schildp.
board-plain-chests = schatten
board-plain-octopuses = octop.
board-plain-diver = duiker
board-plain-name = naam
board-plain-cards = Plaats { $number }, { $what }
