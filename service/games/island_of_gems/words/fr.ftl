game-summary = Un duel sur neuf îles : ta gemme décide où ton adversaire jouera ensuite.

## Les mots que beaucoup de phrases partagent

point-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gem-count =
    { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }

## Une position se dit d’une île ou d’une case, toutes deux au féminin.

position-0 = en haut à gauche
    .heading = Haut gauche
position-1 = du haut
    .heading = Haut
position-2 = en haut à droite
    .heading = Haut droite
position-3 = de gauche
    .heading = Gauche
position-4 = centrale
    .heading = Centre
position-5 = de droite
    .heading = Droite
position-6 = en bas à gauche
    .heading = Bas gauche
position-7 = du bas
    .heading = Bas
position-8 = en bas à droite
    .heading = Bas droite

island = l’île { WORD($island, of: "position") }
    .start = L’île { WORD($island, of: "position") }

space = la case { WORD($space, of: "position") } de { island }
    .start = La case { WORD($space, of: "position") } de { island }
    .printed = { space } ({ printed })

printed =
    { $printed ->
        [seahorse] hippocampe
        [yellow_shell] coquillage jaune
       *[numbered_shell] coquillage numéroté { $value }
    }

there-open = libre
there-gem = gemme ({ $who })
    .indefinite = une gemme { WORD($who, form: "de") }
there-own_gem = ta gemme
    .indefinite = une de tes gemmes
there-diamond = diamant
    .indefinite = un diamant

## Les cartes : telles que quelqu’un les a, et telles qu’elles sont dans la rangée

card-yellow_shell = la carte coquillage jaune de { island }
    .indefinite = une carte coquillage jaune ({ pays-yellow_shell })
card-white_shell = la carte coquillage blanc de { island }
    .indefinite = une carte coquillage blanc ({ pays-white_shell })
card-scuba_diver = le plongeur
    .indefinite = un plongeur
    .this = ce plongeur

pays-yellow_shell = { point-count } par gemme possédée sur { island }
pays-white_shell = { point-count } par gemme adverse sur { island }
pays-scuba_diver = déplacer aussitôt une gemme, { point-count }

row_card-yellow_shell = une carte coquillage jaune ({ would_pay-yellow_shell })
row_card-white_shell = une carte coquillage blanc ({ would_pay-white_shell })
row_card-scuba_diver = un plongeur

would_pay-yellow_shell = { point-count } par gemme possédée, { $where }
would_pay-white_shell = { point-count } par gemme adverse, { $where }
counted-for = sur { island } pour { $who }
counted-for-both = sur { island }

## Les options

option-patterns = Points pour les motifs
    .explains = À la fin, chaque île dont les trois coquillages numérotés portent chacun une de tes gemmes est un motif. Plus de trois motifs rapportent autant que trois.
option-patterns-sum = 5, 14 et 28 pour un, deux et trois
option-patterns-table = 5, 9 et 14 pour un, deux et trois

## Les questions

decision-place_gem = Où poses-tu ta gemme ?
decision-place_gem-open = Sur quelle case de { island } poses-tu ta gemme ?
decision-place_gem-full = { island.start } est pleine. Où poses-tu ta gemme à la place ?
decision-place_gem-flooded = { island.start } est inondée. Où poses-tu ta gemme à la place ?
decision-place_diamond = Où poses-tu ton diamant ?
decision-take_seahorse_card = Quelle carte hippocampe prends-tu ?
decision-move_gem = Quelle gemme ton plongeur déplace-t-il, et où ?

## Les coups

move-place_gem = Pose une gemme sur { WORD($space, form: "printed") } : { $gain }. { $sends }
move-place_gem-last = Pose une gemme sur { WORD($space, form: "printed") } : { $gain }. C’est la dernière gemme de la partie.
gain =
    { $printed ->
        [seahorse] tu prends une carte hippocampe
       *[other] { point-count }
    }
sends-open = La prochaine gemme est envoyée sur { island }.
sends-full = La prochaine gemme est envoyée sur { island }, qui est pleine.
sends-flooded = La prochaine gemme est envoyée sur { island }, qui est inondée.

move-place_diamond = Pose un diamant sur { WORD($space, form: "printed") } : à la fin, il rapporte { point-count } à qui a la majorité sur cette île.

move-take_seahorse_card-yellow_shell =
    Prends { $card } : à la fin, { point-count } pour chacune de tes gemmes sur cette île, soit { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant.
move-take_seahorse_card-white_shell =
    Prends { $card } : à la fin, { point-count } pour chaque gemme { WORD($other, form: "de") } sur cette île, soit { $now ->
        [one] { $now } point
       *[other] { $now } points
    } pour l’instant.
move-take_seahorse_card-scuba_diver =
    { $moves ->
       *[yes] Prends le plongeur : déplace n’importe quelle gemme d’une case et marque { point-count }.
        [no] Prends le plongeur : aucune gemme ne peut être déplacée, mais tu marques { point-count }.
    }
move-draw_seahorse_card = Pioche la première carte de la pile sans la voir : une carte coquillage reste secrète, un plongeur se joue aussitôt.

move-move_gem =
    { $own ->
        [yes] Déplace ta gemme de { WORD($start, form: "printed") } vers { WORD($end, form: "printed") } : { $effects }.
       *[no] Déplace la gemme { WORD($other, form: "de") } depuis { WORD($start, form: "printed") } vers { WORD($end, form: "printed") } : { $effects }.
    }
effect-points =
    { $own ->
        [yes] { $gained ->
            [yes] tu gagnes { point-count }
           *[no] tu perds { point-count }
        }
       *[no] { $gained ->
            [yes] { $other } gagne { point-count }
           *[no] { $other } perd { point-count }
        }
    }
effect-diver = tu marques { point-count } pour le plongeur
effect-card =
    { $own ->
        [yes] tu prends une carte hippocampe
       *[no] { $other } prend une carte hippocampe
    }

## Pourquoi un coup n’est pas permis

sent-elsewhere = La dernière gemme envoie la tienne sur { island }, où il reste une case libre.
island-flooded = { island.start } est inondée : personne ne peut y jouer.
space-taken = Il y a déjà { WORD($there, form: "indefinite") } sur { space }.
card-not-in-row = La rangée ne contient pas { WORD($card, form: "this") }.
deck-empty = La pile hippocampe est vide : prends une carte de la rangée.
diamond-stays = Le diamant posé sur { space } ne bouge jamais.
no-gem-there = Il n’y a pas de gemme sur { space }.
not-a-neighbour = Un plongeur déplace une gemme d’une case, et { $end } n’est pas voisine de { $start }.
dive-to-flooded = { island.start } est inondée : aucune gemme ne peut y entrer ni s’y déplacer.

## Ce qui était inconnu

met-open_row = les trois cartes de la rangée
met-seahorse_card = une carte de la pile hippocampe
met-tide_card = une carte de la pile marée
met-secret_cards = les cartes coquillage secrètes { WORD($who, form: "de") }

## Les événements

event-islands_laid = Neuf îles ont été disposées.
event-seahorse_row_dealt = La rangée a été formée : { $cards }.
event-flood_ended = { island.start } est de nouveau accessible.
event-tide_card_revealed =
    { $kind ->
        [flood] Une carte marée a inondé { island }.
       *[diamond] Une carte marée fait poser un diamant à chaque camp.
    }
event-diamond_placed = { $who } a posé un diamant sur { WORD($space, form: "printed") }.
event-gem_placed = { $who } a posé une gemme sur { WORD($space, form: "printed") }.
event-seahorse_card_taken =
    { $source ->
        [row] { $who } a pris dans la rangée { WORD($card, form: "indefinite") }.
        [deck] { $who } a pioché { WORD($card, form: "indefinite") }.
       *[unseen] { $who } a pioché une carte secrète.
    }
event-seahorse_row_refilled = La rangée a été complétée par { $card }.
event-gem_moved =
    { $own ->
        [yes] Avec un plongeur, { $who } a déplacé une de ses gemmes de { WORD($start, form: "printed") } vers { WORD($end, form: "printed") }.
       *[no] Avec un plongeur, { $who } a déplacé une gemme { WORD($owner, form: "de") } depuis { WORD($start, form: "printed") } vers { WORD($end, form: "printed") }.
    }
event-secret_cards_shown = À la fin, { $who } a dévoilé : { WORD($cards, form: "indefinite") }.

## Comment une partie se termine

outcome-patterns = À égalité de points, { $winners } l’emporte avec plus de motifs, { $most } contre { $least }.
outcome-majorities = À égalité de points, { $winners } l’emporte avec plus de majorités, { $most } contre { $least }.
outcome-yellow_shells = À égalité de points, { $winners } l’emporte avec plus de coquillages jaunes, { $most } contre { $least }.
outcome-numbered_shells = À égalité de points, { $winners } l’emporte avec plus de coquillages numérotés, { $most } contre { $least }.
outcome-seahorse_cards = À égalité de points, { $winners } l’emporte avec plus de cartes hippocampe, { $most } contre { $least }.

category-shells = coquillages
category-divers = plongeurs
category-patterns = motifs
category-most_yellow_shells = le plus de coquillages jaunes
category-most_numbered_shells = le plus de coquillages numérotés
category-majorities = majorités
category-diamonds = diamants
category-shell_cards = cartes coquillage

## Ce que quelqu’un a

panel-gems = Gemmes restantes
    .short = gemmes
panel-diamonds = Diamants restants
    .short = diamants
panel-patterns = Motifs
    .short = motifs
panel-majorities = Majorités
    .short = majorités
panel-yellow_shells = Coquillages jaunes couverts
    .short = jaunes
panel-numbered_shells = Coquillages numérotés couverts
    .short = numérotés
panel-yellow_shell_card = { piece-yellow_shell_card }
panel-white_shell_card = { piece-white_shell_card }
panel-scuba_divers = Plongeurs
panel-unseen_yellow_shell_card = { piece-yellow_shell_card }, piochée en secret
panel-unseen_white_shell_card = { piece-white_shell_card }, piochée en secret
panel-secret_cards = Cartes secrètes

## Le matériel

piece-island = Île
    .explains = Neuf cases : trois coquillages numérotés, quatre coquillages jaunes et deux hippocampes. À la fin, ce qui compte, c’est qui a le plus de gemmes ici et qui couvre de ses gemmes les trois coquillages numérotés.
piece-numbered_shell = Coquillage numéroté
    .explains = Une gemme qui arrive ici rapporte autant de points que son chiffre l’indique. Les trois d’une île forment son motif, et qui couvre le plus de coquillages numérotés marque 6 points à la fin.
piece-yellow_shell = Coquillage jaune
    .explains = Une gemme qui arrive ici rapporte 1 point. Qui couvre le plus de coquillages jaunes marque 3 points à la fin.
piece-seahorse = Hippocampe
    .explains = Ne rapporte aucun point : quand ta gemme arrive ici, tu prends une carte hippocampe.
piece-hexagonal_gem = Gemme hexagonale
    .explains = Ta gemme ou celle de ton adversaire. La case où elle est posée désigne l’île de la gemme suivante : en haut à gauche l’envoie sur l’île en haut à gauche.
piece-square_gem = Gemme carrée
    .explains = { piece-hexagonal_gem.explains }
piece-diamond = Diamant
    .explains = Occupe sa case jusqu’à la fin de la partie et ne bouge jamais. À la fin, il rapporte 2 points à qui a la majorité sur son île.
piece-seahorse_card = Carte hippocampe
    .explains = Face cachée : une carte coquillage jaune ou blanc, ou un plongeur.
piece-yellow_shell_card = Carte coquillage jaune
    .explains = À la fin, elle te rapporte son chiffre pour chacune de tes gemmes sur une île. En face de la personne qui commence, on la lit à l’envers.
piece-white_shell_card = Carte coquillage blanc
    .explains = À la fin, elle te rapporte son chiffre pour chaque gemme adverse sur une île. En face de la personne qui commence, on la lit à l’envers.
piece-scuba_diver = Plongeur
    .explains = Se joue aussitôt : déplace n’importe quelle gemme sur une case voisine libre et marque 2 points.
piece-flood_card = Carte inondation
    .explains = Inonde une île jusqu’à la prochaine carte marée : aucune gemme ne peut y être posée ni déplacée.
piece-diamond_card = Carte diamant
    .explains = Met fin à une inondation, puis chaque camp pose un diamant, d’abord celui qui a le moins de points.

## Le plateau

board-title = Island of Gems
board-turn = Tour { $turn } sur { $turns }
board-turn-none = Avant le premier tour
board-next-none = Toutes les gemmes sont posées
board-next-on = Prochaine gemme : île { WORD($island, of: "position") }
board-next-first = Première gemme : île au choix
board-next-first-flood = Première gemme : toute île non inondée
board-next-flooded = Libre choix : île { WORD($island, of: "position") } inondée
board-next-full = Libre choix : île { WORD($island, of: "position") } pleine
board-next-by = La prochaine gemme est posée par { $who }

board-island = { island.start } : { $what }
board-island-gems = { gem-count } pour { $who }
board-island-flooded = inondée
board-island-next = la prochaine gemme peut aller ici
board-heading = { WORD($island, of: "position", form: "heading") }
board-header-flooded = Inondée
board-header-next = Gemme ici
board-space = { space.start } : { printed }, { $there }

board-row = Cartes hippocampe
board-deck = Pile hippocampe, cartes face cachée : { $cards }
board-deck-size = Pile : { $cards }
board-deck-empty = Pile vide
board-card = { $card } : { $pays }
board-card-unseen = { $card } : { $pays }, piochée en secret
board-card-short-yellow_shell = gemme à soi
board-card-short-white_shell = gemme adverse
board-card-short-scuba_diver = gemme à bouger
board-counts = { point-count } pour chaque gemme que possède { $whose } sur { island }
board-held = Cartes : { $cards }
board-held-secret = Carte secrète

board-tides = Marée { $tide } sur { $tides }
board-tides-left = { $next } ; pile : { $pile }
board-tides-next = Prochaine marée après { gem-count }
board-tides-next-now = Prochaine marée après ce tour
board-tides-next-none = Plus aucune marée à venir
board-tide = Carte marée, { $tide }
board-tide-holds = Carte marée, { $tide } : en vigueur
board-tide-diamond = diamants
board-tide-flood = inondation de { island }

board-player = { $who } : { point-count }, { $holdings }
board-player-starts = joue en premier
board-player-asked = décide
board-holding-label = { WORD($what, of: "panel", form: "short") }
board-holding = { board-holding-label } { $number }

## Le plateau en texte

board-plain-by = { $next }, pour { $who }
board-plain-flooded = ~{ board-heading }, inondée~
board-plain-printed-yellow_shell = j
board-plain-printed-seahorse = h
board-plain-printed-numbered_shell = { $value }
board-plain-key = 2 3 coquillage numéroté, j coquillage jaune, h hippocampe, { $gems } gemme, (*) diamant, > < à jouer
board-plain-row = Cartes hippocampe, { $cards } dans la pile
board-plain-player = points { $points }, { $holdings }
board-plain-secret = Cartes secrètes : { $cards }
