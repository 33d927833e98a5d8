game-summary = Lance quatre dés, utilises-en un : explore six récifs, collectionne poissons et perles, plonge vers les trésors.

## Mots communs à beaucoup de phrases

# « le dé bleu », « l’étoile de mer bleue », « 2 dés bleus »
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
colour-green = vert
    .feminine = verte
    .plural = verts
colour-yellow = jaune
    .plural = jaunes
colour-red = rouge
    .plural = rouges
colour-violet = violet
    .feminine = violette
    .plural = violets
colour-orange = orange
colour-white = blanc
    .feminine = blanche
    .plural = blancs

# Ce qui est écrit sur les dés, pour que personne n’ait à distinguer les couleurs.
letter-blue = B
letter-green = V
letter-yellow = J
letter-red = R
letter-violet = L
letter-orange = O
letter-white = C

symbol-turtle = tortue
    .gender = feminine
    .a = une tortue
    .the = la tortue
symbol-starfish = étoile de mer
    .gender = feminine
    .a = une étoile de mer
    .the = l’étoile de mer
symbol-octopus = pieuvre
    .gender = feminine
    .a = une pieuvre
    .the = la pieuvre
symbol-fish = poisson
    .gender = masculine
    .a = un poisson
    .the = le poisson
symbol-pearl = perle
    .gender = feminine
    .a = une perle
    .the = la perle
symbol-diver = plongeur
    .gender = masculine
    .a = un plongeur
    .the = le plongeur
symbol-treasure = trésor

pile-fish = pile poisson
    .label = poissons
pile-pearl = pile perle
    .label = perles
pile-starfish = pile étoile de mer
    .label = étoiles
pile-island = pile île
    .label = île

# Ce que rapporte une tortue ou un coffre : une étiquette, ce qu’on reçoit et ce qu’on fait.
bonus-special_die = dé spécial
    .gives = un dé spécial
    .does = lance un dé spécial, puis place-le
    .lines =
        dé
        spécial
bonus-jellyfish = méduse
    .gives = une méduse, jusqu’au prochain multiple de 5
    .does = fais avancer ton score jusqu’au prochain multiple de 5
    .lines = méduse
bonus-stingray = raie
    .gives = une carte poisson spéciale (raie)
    .does = prends une carte poisson spéciale (raie)
    .lines = raie
bonus-starfish_card = carte étoile de mer
    .gives = une carte étoile de mer
    .does = pioche une carte étoile de mer
    .lines =
        carte
        étoile
        de mer
bonus-island_card = carte île
    .gives = une carte île
    .does = pioche une carte île
    .lines =
        carte
        île
bonus-fish_card = carte poisson
    .gives = une carte poisson
    .does = pioche une carte poisson
    .lines =
        carte
        poisson
bonus-pearl_card = carte perle
    .gives = une carte perle
    .does = pioche une carte perle
bonus-copy_turtle = copie
    .gives = le bonus d’une tortue restante
    .does = reçois le bonus d’une tortue restante
    .lines = copie
bonus-spare_chest = coffre restant
    .gives = un coffre restant
    .does = prends un coffre restant
    .lines =
        coffre
        restant
bonus-island_dice = dés sur l’île
    .gives = 1 point par dé sur l’île
    .does = marque 1 point par dé sur l’île

the-die =
    { $die ->
        [white] le dé spécial
       *[other] le dé { WORD($die, of: "colour") }
    }
rolled-die =
    { WORD($symbol, of: "symbol", form: "a") } { WORD($symbol, of: "symbol", form: "gender") ->
        [feminine] { WORD($colour, of: "colour", form: "feminine") }
       *[masculine] { WORD($colour, of: "colour") }
    }
    .the =
        { WORD($symbol, of: "symbol", form: "the") } { WORD($symbol, of: "symbol", form: "gender") ->
            [feminine] { WORD($colour, of: "colour", form: "feminine") }
           *[masculine] { WORD($colour, of: "colour") }
        }
counted-dice =
    { $count ->
        [one] { $count } dé { WORD($colour, of: "colour") }
       *[other] { $count } dés { WORD($colour, of: "colour", form: "plural") }
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
# Les cartes étoile de mer qui valent pour deux couleurs.
card-two_reefs = « Récupère les coffres des récifs { WORD($colours, of: "colour") } »
    .a = la carte étoile de mer { card-two_reefs }
card-leftover = « Une carte par dé restant { WORD($colours, of: "colour", join: "or") } »
    .a = la carte étoile de mer { card-leftover }
counted-tiles = { $count } ({ WORD($bonuses, of: "bonus") })
listed = { WORD($things) }
reef-space = l’emplacement { WORD($space, of: "symbol") } du récif { WORD($reef, of: "colour") }
on-the-reef = sur le récif { WORD($reef, of: "colour") }
diver-at-home = pas encore dans l’eau

## Options

option-special_die = Dé spécial
    .explains = Indique si un dé spécial peut retourner sur l’île, pour rapporter une carte île, alors qu’un récif pourrait l’accueillir. Sur ce point, les livrets de règles diffèrent d’une langue à l’autre.
option-special_die-reef_first = sur un récif si l’un d’eux peut l’accueillir
option-special_die-free = sur un récif ou sur l’île, au choix

## Questions

decision-pick_die = Quel dé prends-tu dans la réserve ?
decision-pick_die-first = Quel dé prends-tu dans la réserve ? C’est le dé { $number } sur { $of } ; tous sont de couleurs différentes.
decision-lock_dice =
    Quels dés stockes-tu sur tes tortues, pour ne pas les relancer ? { $most ->
        [one] Tu peux stocker un des anciens dés, ou aucun.
       *[other] Tu peux stocker jusqu’à { $most } des anciens dés, ou aucun.
    }
decision-place_die = Quel dé utilises-tu, et où ?
decision-keep_sea_card = Laquelle de ces cartes gardes-tu ?
decision-copy_turtle = Quelle tortue restante copies-tu ?
decision-take_spare_chest = Quel coffre restant prends-tu ?
decision-place_special_die = Sur quel récif places-tu le dé spécial ? Il montre { WORD($symbol, of: "symbol", form: "a") }.
decision-place_special_die-free = Où places-tu le dé spécial, sur un récif ou de nouveau sur l’île ? Il montre { WORD($symbol, of: "symbol", form: "a") }.
decision-carry_out_starfish = Quelle carte étoile de mer appliques-tu maintenant ?
decision-carry_out_starfish-or-set-aside = Quelle carte étoile de mer appliques-tu ou mets-tu de côté maintenant ?
decision-recover_chest = Quel coffre récupères-tu en premier ?
decision-recover_chest-other = Récupères-tu aussi le coffre du récif { WORD($reef, of: "colour") }, ou t’arrêtes-tu ?
decision-draw_leftover_card =
    Dans quelle pile pioches-tu pour { $dice ->
        [one] le dernier dé restant
       *[other] le prochain des { $dice } dés restants
    } ?
decision-draw_leftover_card-more = { decision-draw_leftover_card } Tu peux aussi t’arrêter.

## Coups

move-pick_die = Prends un dé { WORD($colour, of: "colour") } dans la réserve (il en reste { $left }) pour le lancer.
move-pick_die-first = Prends un dé { WORD($colour, of: "colour") } dans la réserve : c’est le dé { $number } sur { $of }.
move-lock_dice = Stocke { WORD($dice, form: "the") } sur tes tortues et lance les autres dés.
move-lock_dice-none = Ne stocke aucun dé : lance les quatre.
move-place_die = Place le dé { WORD($colour, of: "colour") } sur l’emplacement { WORD($space, of: "symbol") } de son récif : { $effect }.
move-place_die-island = Place le dé { WORD($colour, of: "colour") } ({ WORD($symbol, of: "symbol") }) sur l’île : { $effect }.
move-keep_sea_card = Garde { WORD($card, of: "piece", form: "a") } ; le reste va sous la pile.
move-copy_turtle = Copie une tortue restante : { $effect }.
move-take_spare_chest =
    Prends le { $of ->
        [one] coffre restant
       *[other] { $number ->
            [1] premier coffre restant
           *[other] deuxième coffre restant
        }
    }, révèle-le et effectue son action.
move-place_special_die = Place le dé spécial sur { reef-space } : { $effect }.
move-return_special_die = Remets le dé spécial sur l’île : { $effect }.
move-carry_out_starfish = Applique { WORD($card, of: "piece", form: "a") }.
move-set_starfish_aside = Mets de côté { WORD($card, of: "piece", form: "a") } sans l’appliquer.
move-recover_chest = Récupère le coffre du récif { WORD($reef, of: "colour") }, révèle-le et effectue son action.
move-stop_recovering = Arrête-toi et laisse le coffre du récif { WORD($reef, of: "colour") } où il est.
move-draw_leftover_card =
    Pioche la première carte de la { WORD($pile, of: "pile") } ({ $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }) pour un dé restant.
move-stop_drawing = Arrête-toi et ne pioche pas d’autre carte.

effect-pearl = pioche 2 cartes perle
effect-fish = regarde 2 cartes poisson et gardes-en une
effect-starfish = regarde 3 cartes étoile de mer et gardes-en une
effect-octopus =
    place une pieuvre et marque { counted-points }{ $others ->
        [0] { "" }
        [one] ; la pieuvre d’un autre récif rapporte 1 point à la personne qui la possède
       *[other] ; chaque pieuvre d’un autre récif rapporte 1 point à la personne qui la possède
    }
effect-diver-first = ton plongeur s’y rend
effect-diver = ton plongeur s’y rend et récupère le coffre du récif { WORD($reef, of: "colour") }
effect-diver-no-chest = ton plongeur s’y rend depuis le récif { WORD($reef, of: "colour") }, sans récupérer de coffre
effect-turtle = prends la tortue et { effect-bonus }
effect-bonus = { WORD($bonus, of: "bonus", form: "does") }
effect-island = pioche la première carte île
effect-island-own = 2 points pour ta pieuvre ; pioche la première carte île
effect-island-other = 2 points pour la pieuvre { WORD($who, form: "de") } ; regarde 2 cartes île et gardes-en une
effect-short =
    { $effect }, mais il n’en reste { $left ->
        [0] plus
        [one] qu’une
       *[other] que { $left }
    }

## Pourquoi un coup est impossible

no-die-in-supply = Il n’y a plus de dé { WORD($colour, of: "colour") } dans la réserve.
colour-picked-already = Les quatre premiers dés sont de quatre couleurs différentes, et tu en as déjà un { WORD($colour, of: "colour") }.
locked-dice-in-order = Indique une seule fois chaque dé à stocker, dans l’ordre où les dés se trouvent sur la station de recherche.
more-dice-than-turtles =
    Tu ne peux stocker qu’un dé par tortue. Tu possèdes { $turtles ->
        [one] une tortue
       *[other] { $turtles } tortues
    } et tu as choisi { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
space-free = Seuls les dés dont l’emplacement est occupé vont sur l’île, et { reef-space } est libre.
space-occupied = Chaque emplacement n’accueille qu’un dé, et { reef-space } est occupé.
no-octopus-in-hand = Tu n’as plus de pieuvre à placer sur { reef-space }.
card-not-looked-at = Cette carte ne fait pas partie de celles que tu regardes.
turtle-not-spare = Tu ne peux copier qu’une tortue restante, et celle-ci n’en est pas une.
one-spare-chest-left = Il n’y a plus qu’un seul coffre restant.
reef-can-take-special-die = Le dé spécial ne retourne sur l’île que si aucun récif ne peut l’accueillir, et { reef-space } est libre.
points-in-any-case = Cette carte rapporte des points, et les points se marquent dans tous les cas : tu ne peux mettre de côté que des cartes qui font prendre des coffres ou d’autres cartes.
nothing-taken-yet = Tu peux t’arrêter dès que cette carte t’a donné quelque chose.
card-not-to-carry-out = Cette carte ne fait pas partie des cartes étoile de mer que tu peux encore appliquer ou mettre de côté.
reef-not-on-card =
    La carte concerne les récifs { WORD($reefs, of: "colour") }, pas le récif { WORD($reef, of: "colour") }.
no-chest-on-reef = Il n’y a plus de coffre sur le récif { WORD($reef, of: "colour") }.
pile-drawn-from-already = Chaque pile donne au plus une carte, et tu as déjà pioché dans la { WORD($pile, of: "pile") }.
pile-empty = La { WORD($pile, of: "pile") } est épuisée.

## Ce que le hasard décide ou ce qui est révélé

met-die = { the-die }
met-cards =
    { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la { WORD($pile, of: "pile") }
met-chest = un coffre au trésor
met-starfish-cards = les cartes étoile de mer { WORD($who, form: "de") }
met-hand = les cartes face cachée { WORD($who, form: "de") }

## Ce qui s’est passé

event-setup_die_placed =
    Mise en place : un dé { WORD($reef, of: "colour") } a donné { WORD($symbol, of: "symbol", form: "a") } et a été placé sur { reef-space }.
event-setup_die_placed-island =
    Mise en place : le second dé { WORD($reef, of: "colour") } a donné lui aussi { WORD($symbol, of: "symbol", form: "a") } et a été placé sur l’île.
event-turtle_put_aside =
    Mise en place : la tortue du récif { WORD($reef, of: "colour") } ({ WORD($bonus, of: "bonus") }) a rejoint les tortues restantes.
event-die_picked = { $who } a pris un dé { WORD($colour, of: "colour") } dans la réserve.
event-dice_locked = { $who } a stocké { WORD($dice, form: "the") }.
event-dice_locked-none = { $who } n’a stocké aucun dé.
event-dice_rolled =
    { $again ->
        [yes] Aucun dé n’était utilisable : { $who } a relancé les quatre.
       *[no] { $who } a lancé les dés.
    } Sur la station de recherche : { $dice }.
event-die_placed = { $who } a placé { the-die } sur { reef-space }.
event-die_put_on_island =
    { $who } { $die ->
        [white] a remis le dé spécial sur l’île
       *[other] a placé le dé { WORD($die, of: "colour") } ({ WORD($symbol, of: "symbol") }) sur l’île
    }.
event-sea_cards_drawn =
    { $who } a pioché { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans la { WORD($pile, of: "pile") }.
event-sea_cards_drawn-seen = { $who } a pioché { WORD($cards, of: "piece", form: "a") } dans la { WORD($pile, of: "pile") }.
event-sea_cards_looked_at = { $who } a regardé { $count } cartes de la { WORD($pile, of: "pile") } pour en garder une.
event-sea_cards_looked_at-seen =
    { $who } a regardé des cartes de la { WORD($pile, of: "pile") } pour en garder une : { WORD($cards, of: "piece", form: "a") }.
event-sea_card_kept =
    { $who } a gardé une carte et glissé { $returned ->
        [one] l’autre
       *[other] les { $returned } autres
    } sous la { WORD($pile, of: "pile") }.
event-sea_card_kept-seen =
    { $who } a gardé { WORD($card, of: "piece", form: "a") } et glissé { WORD($cards, of: "piece", form: "a") } sous la { WORD($pile, of: "pile") }.
event-octopus_settled = { $who } a placé une pieuvre sur le récif { WORD($reef, of: "colour") }.
event-diver_swam = Le plongeur { WORD($who, form: "de") } a quitté le récif { WORD($came_from, of: "colour") } pour le récif { WORD($reef, of: "colour") }.
event-diver_swam-first = Le plongeur { WORD($who, form: "de") } a rejoint le récif { WORD($reef, of: "colour") }.
event-die_moved_down = Sur le récif { WORD($reef, of: "colour") }, { the-die } est descendu sur l’emplacement trésor.
event-chest_recovered =
    { $who } a récupéré le coffre du récif { WORD($reef, of: "colour") } : { WORD($bonus, of: "bonus", form: "gives") }.
event-chest_recovered-spare = { $who } a ouvert un coffre restant : { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_taken = { $who } a pris la tortue du récif { WORD($reef, of: "colour") } : { WORD($bonus, of: "bonus", form: "gives") }.
event-turtle_copied = { $who } a copié une tortue restante : { WORD($bonus, of: "bonus", form: "gives") }.
event-stingray_taken = { $who } a pris une carte poisson spéciale (raie).
event-special_die_rolled =
    { $who } a lancé un dé spécial : { WORD($symbol, of: "symbol", form: "a") }{ $fits ->
        [yes] .
       *[no] , qu’aucun récif ne peut accueillir.
    }
event-nothing_left = { $who } aurait dû recevoir { WORD($bonus, of: "bonus", form: "gives") }, mais il n’y en avait plus.
event-starfish_revealed = { $who } a révélé { WORD($cards, of: "piece", form: "a") }.
event-starfish_carried_out = { $who } a appliqué { WORD($card, of: "piece", form: "a") }.
event-starfish_set_aside = { $who } a mis de côté { WORD($card, of: "piece", form: "a") } sans l’appliquer.
event-recovering_stopped = { $who } a laissé le coffre du récif { WORD($reef, of: "colour") } où il était.
event-drawing_stopped = { $who } n’a pas pioché d’autre carte.
event-sea_cards_shown = { $who } a montré { WORD($cards, of: "piece", form: "a") }.

outcome-cards = À égalité de points, { $winners } l’emporte avec le plus grand nombre de cartes : { $most }.
outcome-turtles = À égalité de points et de cartes, { $winners } l’emporte avec le plus grand nombre de tortues : { $most }.

## Points

category-octopus = pieuvres placées
category-other_octopus = pieuvres sur d’autres récifs
category-island_octopus = pieuvres et île
category-island_dice = dés sur l’île
category-jellyfish = méduses
category-starfish = cartes étoile de mer
category-diver = plongeur
category-fish = poissons
category-pearls = perles

## Ce que possède chacun

panel-octopuses = Pieuvres à placer
panel-diver = Plongeur
panel-turtles = Tortues
panel-chests = Coffres
panel-fish_cards = Cartes face cachée de la pile poisson
panel-pearl_cards = Cartes face cachée de la pile perle
panel-starfish_cards = Cartes face cachée de la pile étoile de mer
panel-island_cards = Cartes face cachée de la pile île
panel-hand = Tes cartes cachées
panel-to_carry_out = Cartes étoile de mer à appliquer
panel-shown = Cartes face visible

## Matériel

-die-explains = Il va sur le récif de sa couleur, sur l’emplacement du symbole qu’il montre ; si cet emplacement est occupé, sur l’île.
piece-die_blue = Dé bleu
    .explains = { -die-explains }
piece-die_green = Dé vert
    .explains = { -die-explains }
piece-die_yellow = Dé jaune
    .explains = { -die-explains }
piece-die_red = Dé rouge
    .explains = { -die-explains }
piece-die_violet = Dé violet
    .explains = { -die-explains }
piece-die_orange = Dé orange
    .explains = { -die-explains }
piece-die_white = Dé spécial
    .explains = Certaines tortues et certains coffres te permettent de le lancer. Il va sur l’emplacement de son symbole, sur n’importe quel récif où cet emplacement est libre. S’il n’y en a aucun, ou à ton choix dans une partie avec cette option, il retourne sur l’île et tu pioches la première carte île.

piece-symbol_turtle = Symbole tortue
    .explains = Avec un dé ici, tu prends la tortue du récif et tu reçois son bonus. À la fin, il rapporte 1 point au plongeur de ce récif.
piece-symbol_starfish = Symbole étoile de mer
    .explains = Avec un dé ici, tu regardes 3 cartes étoile de mer et tu en gardes une. À la fin, il rapporte 2 points au plongeur de ce récif.
piece-symbol_octopus = Symbole pieuvre
    .explains = Avec un dé ici, tu places une de tes pieuvres : 1 point par dé sur ce récif. Chaque pieuvre d’un autre récif rapporte 1 point à la personne qui la possède. À la fin, le dé rapporte 3 points au plongeur de ce récif.
piece-symbol_fish = Symbole poisson
    .explains = Avec un dé ici, tu regardes 2 cartes poisson et tu en gardes une. À la fin, il rapporte 4 points au plongeur de ce récif.
piece-symbol_pearl = Symbole perle
    .explains = Avec un dé ici, tu pioches les 2 premières cartes perle. À la fin, il rapporte 5 points au plongeur de ce récif.
piece-symbol_diver = Symbole plongeur
    .explains = Un dé ici amène ton plongeur sur ce récif. S’il vient d’un autre récif, tu y récupères le coffre, sauf si un dé se trouve dessus ou si le coffre n’y est plus.
piece-symbol_treasure = Emplacement trésor
    .explains = Un coffre se trouve ici, face cachée. Quand un plongeur le récupère, le dé de l’emplacement plongeur descend sur cet emplacement.

piece-turtle_special_die = Tortue : { bonus-special_die }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-special_die.does }. Aux tours suivants, elle permet de stocker un dé.
piece-turtle_jellyfish = Tortue : { bonus-jellyfish }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-jellyfish.does }. Aux tours suivants, elle permet de stocker un dé.
piece-turtle_stingray = Tortue : { bonus-stingray }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-stingray.does }. Aux tours suivants, elle permet de stocker un dé.
piece-turtle_starfish_card = Tortue : { bonus-starfish_card }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-starfish_card.does }. Aux tours suivants, elle permet de stocker un dé.
piece-turtle_island_card = Tortue : { bonus-island_card }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-island_card.does }. Aux tours suivants, elle permet de stocker un dé.
piece-turtle_fish_card = Tortue : { bonus-fish_card }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-fish_card.does }. Aux tours suivants, elle permet de stocker un dé.
piece-turtle_copy_turtle = Tortue : { bonus-copy_turtle }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-copy_turtle.does }, qui reste à sa place. Aux tours suivants, la tortue que tu as prise permet de stocker un dé.
piece-turtle_spare_chest = Tortue : { bonus-spare_chest }
    .explains = Prends-la avec un dé sur son emplacement, puis { bonus-spare_chest.does }, révèle-le et effectue son action. Aux tours suivants, la tortue permet de stocker un dé.

piece-chest = Coffre au trésor, face cachée
    .explains = Ton plongeur le récupère en partant vers un autre récif, si aucun dé ne se trouve dessus. Il y en a huit, tous différents.
piece-chest_fish_card = Coffre : { bonus-fish_card }
    .explains = Quand tu le récupères, { bonus-fish_card.does }.
piece-chest_pearl_card = Coffre : { bonus-pearl_card }
    .explains = Quand tu le récupères, { bonus-pearl_card.does }.
piece-chest_starfish_card = Coffre : { bonus-starfish_card }
    .explains = Quand tu le récupères, { bonus-starfish_card.does }.
piece-chest_island_card = Coffre : { bonus-island_card }
    .explains = Quand tu le récupères, { bonus-island_card.does }.
piece-chest_island_dice = Coffre : { bonus-island_dice }
    .explains = Quand tu le récupères, { bonus-island_dice.does }, dés blancs compris.
piece-chest_stingray = Coffre : { bonus-stingray }
    .explains = Quand tu le récupères, { bonus-stingray.does }.
piece-chest_special_die = Coffre : { bonus-special_die }
    .explains = Quand tu le récupères, { bonus-special_die.does }.
piece-chest_jellyfish = Coffre : { bonus-jellyfish }
    .explains = Quand tu le récupères, { bonus-jellyfish.does } ; depuis un multiple de 5, il avance de 5.

piece-pile_fish = Pile poisson
    .explains = Au début, 12 des 15 cartes poisson : éléotris, poissons-globes et pterophyllums, cinq de chaque.
piece-pile_pearl = Pile perle
    .explains = Au début, 15 des 18 cartes perle : six de valeur 2, cinq de valeur 3, quatre de valeur 4 et trois de valeur 5.
piece-pile_starfish = Pile étoile de mer
    .explains = Au début, 15 des 18 cartes étoile de mer, qui s’appliquent à la fin.
piece-pile_island = Pile île
    .explains = Au début, 9 cartes : trois cartes poisson, trois cartes perle et trois cartes étoile de mer.

-pearl-explains = Les perles rapportent des points à la fin : avec le total le plus élevé, tu comptes tes 4 meilleures cartes ; avec le deuxième, tes 2 meilleures ; sinon, la meilleure seulement.
piece-card_pearl_2 = Perle de valeur 2
    .bare = perle de valeur 2
    .a = une perle de valeur 2
    .explains = { -pearl-explains }
piece-card_pearl_3 = Perle de valeur 3
    .bare = perle de valeur 3
    .a = une perle de valeur 3
    .explains = { -pearl-explains }
piece-card_pearl_4 = Perle de valeur 4
    .bare = perle de valeur 4
    .a = une perle de valeur 4
    .explains = { -pearl-explains }
piece-card_pearl_5 = Perle de valeur 5
    .bare = perle de valeur 5
    .a = une perle de valeur 5
    .explains = { -pearl-explains }

-fish-explains = Les séries de poissons différents rapportent des points à la fin : 3, 7, 12, 18 ou 25 points pour 1, 2, 3, 4 ou 5 types.
piece-card_lionfish = Éléotris
    .bare = éléotris
    .a = un éléotris
    .explains = { -fish-explains }
piece-card_pufferfish = Poisson-globe
    .bare = poisson-globe
    .a = un poisson-globe
    .explains = { -fish-explains }
piece-card_angelfish = Pterophyllum
    .bare = pterophyllum
    .a = un pterophyllum
    .explains = { -fish-explains }
piece-card_stingray = Raie
    .bare = raie
    .a = une raie
    .explains = { -fish-explains }

piece-card_pearl_6 = Carte étoile de mer avec une perle de valeur 6
    .bare = carte étoile de mer avec une perle de valeur 6
    .a = une carte étoile de mer avec une perle de valeur 6
    .explains = À la fin, elle s’ajoute à tes perles.
piece-card_anemonefish = Carte étoile de mer avec un poisson-clown
    .bare = carte étoile de mer avec un poisson-clown
    .a = une carte étoile de mer avec un poisson-clown
    .explains = À la fin, elle s’ajoute à tes poissons, comme un type à part.
piece-card_spare_chest = « Récupère un coffre restant »
    .a = une carte étoile de mer { piece-card_spare_chest }
    .explains = À la fin, tu peux prendre un des coffres face cachée à côté du plateau, le révéler et effectuer son action.
piece-card_points_per_fish = « 2 points par carte poisson »
    .a = la carte étoile de mer { piece-card_points_per_fish }
    .explains = Quand on compte les points pour tes poissons, les raies et les poissons-clowns comptent également.
piece-card_points_per_pearl = « 1 point par carte perle »
    .a = la carte étoile de mer { piece-card_points_per_pearl }
    .explains = Quand on compte les points pour tes perles, les perles de valeur 6 comptent également.
piece-card_points_per_island_die = « 1 point par dé sur l’île »
    .a = la carte étoile de mer { piece-card_points_per_island_die }
    .explains = À la fin, tous les dés sur l’île comptent, dés blancs compris.
piece-card_points_per_turtle = « 3 points pour chacune de tes tortues »
    .a = la carte étoile de mer { piece-card_points_per_turtle }
    .explains = À la fin, toutes les tortues que tu as prises comptent.
piece-card_points_per_chest = « 2 points pour chacun de tes coffres »
    .a = la carte étoile de mer { piece-card_points_per_chest }
    .explains = À la fin, tous les coffres que tu as récupérés comptent.
piece-card_jellyfish = « Jusqu’à la méduse suivante »
    .a = la carte étoile de mer { piece-card_jellyfish }
    .explains = À la fin, ton score avance jusqu’au prochain multiple de 5 ; depuis un multiple de 5, il avance de 5.
piece-card_two_reefs = Carte étoile de mer pour les coffres de deux récifs
    .explains = À la fin, tu peux récupérer l’un après l’autre les coffres qui se trouvent encore sur ses deux récifs, même sous un dé.
piece-card_leftover = Carte étoile de mer pour les dés restants
    .explains = À la fin, tu peux piocher une carte par dé de ses deux couleurs sur la station de recherche et dans la réserve, au plus une par pile.

piece-octopus = Pieuvre
    .explains = Elle se place avec un dé sur un emplacement pieuvre. Elle rapporte 1 point chaque fois qu’une pieuvre est placée sur un autre récif, et 2 points chaque fois qu’un dé de la couleur de son récif va sur l’île.
piece-diver = Plongeur
    .explains = Il se rend sur un récif avec un dé sur l’emplacement plongeur. À la fin, il rapporte des points pour les dés de son récif.

## Le plateau

board-title = Coralia, cycle { $round } sur { $rounds }
board-round = Cycle { $round } sur { $rounds }
board-turn = tour { $turn } sur { $turns }
board-explains = { WORD($piece, of: "piece", form: "explains") }

board-cards-keep = Gardes-en une
board-cards-carry_out = à appliquer
board-cards-hidden = Tes cartes cachées
board-cards-shown = face visible
board-card = { WORD($card, of: "piece") }
board-aside = Mettre de côté
board-aside-explains = Mettre de côté, sans l’appliquer, une carte qui fait prendre des coffres ou d’autres cartes

board-reef =
    Le récif { WORD($colour, of: "colour") }, { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
board-space-die = dé { WORD($colour, of: "colour") }
board-space-turtle = tortue : { WORD($bonus, of: "bonus") }
board-space-chest = coffre face cachée
board-space-owner = { WORD($space, of: "symbol") } : { $who }
board-space-free = libre
board-space-pays = rapporte { counted-points } à un plongeur
board-island =
    L’île, { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
board-island-size =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
board-island-dice = { counted-dice } sur l’île
board-pile =
    La { WORD($pile, of: "pile") }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-pile-label = { WORD($pile, of: "pile", form: "label") }
board-pile-known = { board-pile } ; tu sais qu’elle contient { $known }
board-pile-card =
    { WORD($card, of: "piece", form: "a") } { $count ->
        [0] tout en haut
        [one] sous { $count } carte
       *[other] sous { $count } cartes
    }
board-station = Station
board-station-die = Dé { $number } de la station de recherche : { rolled-die }
board-station-picked = un dé { WORD($colour, of: "colour") }, pas encore lancé
board-station-special = Le dé spécial montre { WORD($symbol, of: "symbol", form: "a") }
board-roll = Tout lancer
board-stop = Arrêter
board-stop-explains = S’arrêter et ne plus rien prendre avec cette carte
board-supply = Réserve
board-supply-dice = { counted-dice } dans la réserve
board-spare-turtles = Tortues restantes
board-spare-turtle = Tortue restante : { WORD($bonus, of: "bonus") }
board-spare-turtle-lines = { WORD($bonus, of: "bonus", form: "lines") }
board-spare-chests = Coffres
board-spare-chest = Coffre restant { $number }, face cachée
board-spare-stingrays = Raies

board-player-points = { $who } : { counted-points }
board-player-hidden = cartes face cachée : { $cards }
board-player-hidden-pile = { $count } de la { WORD($pile, of: "pile") }
board-player-shown =
    { $count ->
        [one] { $count } carte face visible
       *[other] { $count } cartes face visible
    }
board-player-turtles =
    { $count ->
        [one] { $count } tortue
       *[other] { $count } tortues
    }
board-player-chests =
    { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
board-player-octopuses =
    { $count ->
        [one] { $count } pieuvre
       *[other] { $count } pieuvres
    } à placer
board-player-diver = plongeur { on-the-reef }
board-player-diver-home = plongeur { diver-at-home }
board-player-starts = a commencé

## Le plateau en texte

board-plain-decides = Qui décide : { $names }
board-plain-reef = Récif
board-plain-chest = coffre
board-plain-key =
    { "." } est libre, une lettre est un dé (B bleu, V vert, J jaune, R rouge, L violet, O orange, C blanc),
    suivie du numéro de la place dont la pieuvre ou le plongeur s’y trouve ;
    le chiffre à côté du nom d’un emplacement est ce qu’un dé y rapporte à un plongeur.
board-plain-station-die = [{ $position }] { WORD($symbol, of: "symbol") } { WORD($symbol, of: "symbol", form: "gender") ->
        [feminine] { WORD($colour, of: "colour", form: "feminine") }
       *[masculine] { WORD($colour, of: "colour") }
    }
board-plain-station-picked = { WORD($colour, of: "colour") } pas encore lancé
board-plain-station-special = dé spécial { WORD($symbol, of: "symbol") }
board-plain-island = Île
board-plain-piles = Piles
board-plain-pile = { WORD($pile, of: "pile", form: "label") } { $count }
board-plain-pile-known = { board-plain-pile } (connues : { $known })
board-plain-pile-card = { WORD($card, of: "piece", form: "bare") } sous { $count }
board-plain-spare-chests = Coffres restants
board-plain-none = aucun
board-plain-seat = place
board-plain-score = points
board-plain-shown = visibles
board-plain-turtles = tortues
board-plain-chests = coffres
board-plain-octopuses = pieuvres
board-plain-diver = plongeur
board-plain-name = nom
board-plain-cards = Place { $number }, { $what }
