game-summary = Achète des coraux à la pépinière, plante des récifs autour des stations et fais surface à temps pour payer les suivants.

## Pieces. The value is a title; inside a sentence a piece is `bare`, has its article (`a`, `the`), is one of `many`, or
## is missing (`no`). All corals are masculine and begin with a consonant, so `bare` goes after "le" and "du" as well.

coral-explains = Plante-le à côté d’une station pour commencer un récif, ou à côté de ton propre récif de la même espèce. Quand tu fais surface depuis un récif, chacun de ses coraux rapporte 1 point.
piece-brain = Corail cerveau
    .bare = corail cerveau
    .a = un corail cerveau
    .many = coraux cerveaux
    .explains = { coral-explains }
piece-fan = Corail éventail
    .bare = corail éventail
    .a = un corail éventail
    .many = coraux éventails
    .explains = { coral-explains }
piece-staghorn = Corail corne de cerf
    .bare = corail corne de cerf
    .a = un corail corne de cerf
    .many = coraux corne de cerf
    .explains = { coral-explains }
piece-tube = Corail tube
    .bare = corail tube
    .a = un corail tube
    .many = coraux tubes
    .explains = { coral-explains }
piece-table = Corail table
    .bare = corail table
    .a = un corail table
    .many = coraux tables
    .explains = { coral-explains }
piece-clownfish = Poisson-clown
    .explains = Un corail à poisson-clown rapporte 1 point de plus quand son récif est décompté.
piece-station = Station
    .explains = Les récifs commencent à côté d’elle. Dès que toutes les cases autour d’elle sont occupées, elle rapporte sa valeur supérieure à qui a le plus de coraux dans les récifs à cet endroit, et sa valeur inférieure à qui vient ensuite.
piece-sonar = Tuile sonar
    .explains = Marque un site de construction : la prochaine station peut y être construite.
piece-fish_school = Banc de poissons
    .bare = banc de poissons
    .a = un banc de poissons
    .the = le banc de poissons
    .explains = Rapporte à la fin de la partie les points indiqués dessus.
piece-sea_anemone = Anémone de mer
    .bare = anémone de mer
    .a = une anémone de mer
    .the = l’anémone de mer
    .explains = Porte un corail que tu viens de prendre, pour le planter lors d’un prochain tour. Si un corail s’y trouve à la fin de la partie, elle rapporte 1 point.
piece-pearls = Perles
    .bare = perles
    .a = des perles
    .the = les perles
    .explains = Quand tu plantes, échange-les contre le nombre de crédits indiqué dessus. Personne n’a plus de 12 crédits.
piece-boat = Bateau
    .bare = bateau
    .a = un bateau
    .the = le bateau
    .no = aucun bateau
    .explains = Quand tu plantes, prends sans payer n’importe quel corail de la pépinière : choisis le bateau, puis le corail.
piece-octopus = Pieuvre
    .bare = pieuvre
    .a = une pieuvre
    .the = la pieuvre
    .no = aucune pieuvre
    .explains = Quand tu plantes, pose-la sur n’importe quelle case libre, qui compte alors comme occupée : choisis la pieuvre, puis la case. Qui plante dessus la prend.
piece-algae = Algue
    .bare = algue
    .a = une algue
    .the = l’algue
    .no = aucune algue
    .explains = Te permet de planter sur une grotte ou par-dessus un corail neutre : choisis le corail à planter, puis la case.
piece-submarine = Sous-marin
    .bare = sous-marin
    .a = un sous-marin
    .the = le sous-marin
    .no = aucun sous-marin
    .explains = Quand tu plantes, construis aussitôt une station et regarnis la pépinière.
piece-turtle = Tortue
    .bare = tortue
    .a = une tortue
    .the = la tortue
    .no = aucune tortue
    .explains = Quand tu plantes, place un de tes plongeurs sur un récif neutre d’un ou deux coraux, qui est alors à toi : choisis la tortue, puis le récif.
piece-diver = Plongeur
    .explains = Chacun de tes récifs porte un de tes cinq plongeurs. Ceux qui sont sur ton plateau déterminent ton revenu quand tu fais surface.
piece-money = Crédits
    .explains = Chaque corail de la pépinière coûte 1 crédit. Personne n’en a plus de 12.
piece-site = Site de construction
    .explains = Réservé à une station : on ne peut rien y planter.
piece-cave = Grotte
    .bare = grotte
    .a = une grotte
    .explains = On ne peut y planter qu’avec une algue. Elle compte comme occupée quand une station est décomptée.

## Names of things

coral = { WORD($kind, of: "piece") }
    .bare = { WORD($kind, of: "piece", form: "bare") }
    .a = { WORD($kind, of: "piece", form: "a") }
    .neutral = { coral.bare } neutre
coral-clownfish = { coral } à poisson-clown
    .bare = { coral.bare } à poisson-clown
    .a = { coral.a } à poisson-clown
    .neutral = { coral.neutral } à poisson-clown
coral-stored = { $coral } de ton anémone de mer
    .bare = { WORD($coral, form: "bare") } de ton anémone de mer
coral-count =
    { $size ->
        [one] { $size } { WORD($kind, of: "piece", form: "bare") }
       *[other] { $size } { WORD($kind, of: "piece", form: "many") }
    }
shell-fish_school = { piece-fish_school } valant { $worth } points
    .bare = { piece-fish_school.bare } valant { $worth } points
    .a = { piece-fish_school.a } valant { $worth } points
    .the = { piece-fish_school.the } valant { $worth } points
shell-pearls = { piece-pearls } valant { $worth } crédits
    .bare = { piece-pearls.bare } valant { $worth } crédits
    .a = { piece-pearls.a } valant { $worth } crédits
    .the = { piece-pearls.the } valant { $worth } crédits
shell-holding = { WORD($shell) } portant { WORD($coral, form: "a") }
    .bare = { WORD($shell, form: "bare") } portant { WORD($coral, form: "a") }
station = Station { $higher }/{ $lower }
    .bare = station { $higher }/{ $lower }
    .a = la station { $higher }/{ $lower }
site = Site de construction { $site }
    .bare = site de construction { $site }
    .a = le site de construction { $site }
field = Rangée { $row }, colonne { $column }
    .bare = rangée { $row }, colonne { $column }
line-row = Rangée { $number } de la pépinière
    .bare = rangée { $number } de la pépinière
line-column = Colonne { $number } de la pépinière
    .bare = colonne { $number } de la pépinière
reef = Récif { $reef } ({ coral-count })
    .bare = récif { $reef } ({ coral-count })
    .the = le récif { $reef } ({ coral-count })

## Options

option-board = Fond marin
    .explains = Le grand plateau convient aux parties à trois ou quatre, le petit aux parties à deux.
option-board-long = grand, à trois ou quatre
option-board-short = petit, à deux
option-atolls = Atolls
    .explains = Avec les atolls, les coraux à côté d’un site de construction sont tous d’espèces différentes.
option-atolls-yes = avec atolls
option-atolls-no = sans atolls
option-start_sites = Premières stations
    .explains = Les sites des premières stations sont fixes ou tirés au sort.
option-start_sites-fixed = sur des sites fixes
option-start_sites-random = sur des sites tirés au sort

## Questions

decision-plant_or_surface = Achètes-tu une ligne de la pépinière pour planter, ou fais-tu surface depuis tes récifs ?
decision-go_on_planting = Quel corail plantes-tu, et où ?
decision-go_on_planting-buy = Ce tour-ci, tu plantes : quelle ligne de la pépinière achètes-tu ?
decision-go_on_planting-done = Il ne reste aucun corail à planter. Termines-tu ton tour ?
decision-build_station = Sur quel site marqué construis-tu la { WORD($station, form: "bare") } ?

## Moves

move-pass_turn = Passe ton tour : tu n’as aucun récif et tu ne peux payer aucune ligne.
move-buy_line =
    Achète la { WORD($line, form: "bare") } pour { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    } : { WORD($corals, form: "a") }.
move-buy_line-thin = { move-buy_line } { $then }
then-build = Ensuite, tu construis une station et la pépinière est regarnie, car il n’y reste { nursery-left }.
then-refill = Ensuite, la pépinière est regarnie, car il n’y reste { nursery-left }.
nursery-left =
    { $left ->
        [0] aucun corail
        [one] qu’un corail
       *[other] que { $left } coraux
    }
move-plant_coral = Plante le { WORD($coral, form: "bare") } en { WORD($field, form: "bare") } : { $growth }.
move-plant_coral-shell = { move-plant_coral } Tu prends { WORD($shell, form: "the") }.
growth-start = tu commences un récif, avec un plongeur de ton plateau
growth-extend = le récif { $reef } passe à { $size } coraux
growth-join = le récif { $reef } passe à { $size } coraux et fusionne avec { $joined }
joined-own = le récif { $reef }
joined-neutral = le récif neutre { $reef }
move-store_coral = Stocke le { WORD($coral, form: "bare") } sur une anémone de mer pour un prochain tour.
move-discard_coral = Défausse le { WORD($coral, form: "bare") } et perds { $points } points.
move-end_turn = Termine ton tour.
move-build_station = Construis la { WORD($station, form: "bare") } sur le site { $site }, { WORD($field, form: "bare") }.
move-surface =
    Fais surface depuis { WORD($reefs, form: "the") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money ->
        [one] { $money } crédit
       *[other] { $money } crédits
    }{ "." }
move-spend_pearls =
    Échange { shell-pearls.a } contre { $gained ->
        [one] { $gained } crédit
       *[other] { $gained } crédits
    }{ "." }
move-send_submarine = Utilise un sous-marin : regarnis la pépinière.
move-send_submarine-build = Utilise un sous-marin : construis une station sur le site { WORD($sites, join: "or") }.
move-send_submarine-build-refill = Utilise un sous-marin : construis une station sur le site { WORD($sites, join: "or") } et regarnis la pépinière.
move-send_boat = Utilise un bateau pour prendre sans payer le { WORD($coral, form: "bare") } de la case { $number } de la pépinière.
move-send_boat-thin = { move-send_boat } { $then }
move-plant_with_algae = Utilise une algue pour planter le { WORD($coral, form: "bare") } sur la grotte en { WORD($field, form: "bare") } : { $growth }.
move-plant_with_algae-over = Utilise une algue pour planter le { WORD($coral, form: "bare") } en { WORD($field, form: "bare") }, par-dessus le { WORD($covered, form: "neutral") } : { $growth }.
move-lay_octopus = Pose une pieuvre en { WORD($field, form: "bare") }.
move-take_over_reef = Utilise une tortue : place un plongeur sur le { WORD($reef, form: "bare") }.

## Why a move is refused: a turn

pass-with-reefs =
    Tu ne peux pas passer ton tour : tu peux faire surface depuis { $reefs ->
        [one] { $reefs } récif
       *[other] { $reefs } récifs
    }{ "." }
pass-with-money =
    Tu ne peux pas passer ton tour : la ligne la moins chère coûte { $price } et tu as { $means ->
        [one] { $means } crédit
       *[other] { $means } crédits
    }, perles comprises.
pass-with-boats = Tu ne peux pas passer ton tour : avec tes bateaux, tu peux encore payer une ligne.
corals-still-waiting = Plante, stocke ou défausse ce qui attend encore : { WORD($corals, form: "a") }.
line-still-to-buy = Tu as utilisé une tuile coquillage, donc tu plantes ce tour-ci : achète d’abord une ligne de la pépinière.

## Why a move is refused: buying and planting

line-already-bought = Tu as déjà acheté une ligne : une seule par tour.
boat-coral-first = Plante, stocke ou défausse ce que le bateau a rapporté avant d’acheter une ligne : { WORD($corals, form: "a") }.
line-is-empty = Il n’y a aucun corail dans la { WORD($line, form: "bare") }.
line-too-dear =
    Les coraux de la { WORD($line, form: "bare") } coûtent { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    } et { $money ->
        [0] tu n’en as aucun
        [one] tu n’en as qu’un
       *[other] tu n’en as que { $money }
    }{ "." }
no-anemone = Tu n’as aucune anémone de mer pour y stocker un corail.
no-free-anemone = Une anémone de mer ne porte qu’un corail, et aucune des tiennes n’est libre. Déjà stocké : { WORD($corals, form: "a") }.
coral-on-anemone = Le { WORD($coral, form: "bare") } est sur une anémone de mer : on ne peut stocker ou défausser que ce qu’on vient de prendre.
coral-not-waiting = Le { WORD($coral, form: "bare") } n’est pas parmi les coraux que tu viens de prendre.
coral-not-yours = Tu ne peux pas planter le { WORD($coral, form: "bare") } : il n’est pas à toi.
coral-stored-this-turn = Tu as stocké le { WORD($coral, form: "bare") } ce tour-ci : tu ne pourras le planter que lors d’un prochain tour.
coral-stored-before-line = Tu ne pourras planter le { WORD($coral, form: "bare") } stocké qu’après avoir acheté la ligne de ce tour.
off-board =
    Il n’y a pas de case { $field } : les cases { $board ->
        [short] du petit plateau
       *[long] du grand plateau
    } vont de 0 à { $last }.
coral-in-the-way = Il y a déjà { WORD($coral, form: "a") } en { WORD($field, form: "bare") }.
station-in-the-way = Il y a une station en { WORD($field, form: "bare") }.
site-in-the-way = En { WORD($field, form: "bare") }, se trouve le { site.bare }, réservé à une station.
cave-in-the-way = Il y a une grotte en { WORD($field, form: "bare") } : on ne peut y planter qu’avec une algue.
nothing-to-grow-on = Tu n’as aucun récif de { WORD($kind, of: "piece", form: "many") } à côté de la case en { WORD($field, form: "bare") }, et un nouveau récif ne commence que sur une case orthogonalement voisine d’une station.
no-diver-to-start = Un nouveau récif demande un plongeur de ton plateau, et les { $divers } tiens sont tous sur des récifs.
connects-to-another = Le corail serait relié au { WORD($reef, form: "bare") }, qui appartient à { $who }.
neutral-without-own = Le corail touche le { WORD($reef, form: "bare") }, qui est neutre : il doit donc aussi toucher un de tes récifs de cette espèce.
neutral-too-large =
    Le corail touche le { WORD($reef, form: "bare") }, qui est neutre et plus grand que ce que tu as à cet endroit : { $own ->
        [one] { $own } corail
       *[other] { $own } coraux
    }{ "." }
atoll-rival = Il y a { WORD($kind, of: "piece", form: "a") } en { WORD($field, form: "bare") }, à côté du même site de construction : dans un atoll, les coraux y sont tous d’espèces différentes.

## Why a move is refused: building and surfacing

no-such-site = Le petit plateau n’a pas de site { $site }. { marked-sites }
site-built-on = Il y a déjà une station sur le site { $site }. { marked-sites }
site-not-marked = Aucune tuile sonar ne marque le site { $site }. { marked-sites }
marked-sites = Sites marqués : { $marked }.
no-reef-to-surface = Tu n’as aucun récif depuis lequel faire surface.
reef-not-yours = { $whose } Les tiens : { WORD($yours, form: "bare") }.
no-such-reef = Il n’y a pas de récif { $reef }.
reef-is-neutral = Le { WORD($reef, form: "bare") } est neutre.
reef-of = Le { WORD($reef, form: "bare") } appartient à { $who }.
reef-named-twice = N’indique qu’une fois chaque récif depuis lequel tu fais surface.

## Why a move is refused: shell tiles

no-line-to-pay =
    Les tuiles coquillage ne s’utilisent qu’en plantant, et tu ne peux acheter aucune ligne : la moins chère coûte { $price } et tu as { $means ->
        [one] { $means } crédit
       *[other] { $means } crédits
    }, perles comprises.
too-poor-before-line =
    Avant l’achat de la ligne, ce n’est permis que si tu peux ensuite en payer une dans tous les cas, et tu as { $means ->
        [one] { $means } crédit
       *[other] { $means } crédits
    }, perles comprises.
no-such-tile = Tu n’as { WORD($tile, of: "piece", form: "no") }.
no-such-pearls = Tu n’as pas de { shell-pearls.bare }.
submarine-does-nothing = Un sous-marin ne servirait à rien : il ne reste aucune station et la pépinière ne peut pas être regarnie.
coral-not-in-nursery = Le { WORD($coral, form: "bare") } n’est pas dans la pépinière.
boat-takes-last-coral = Le bateau prendrait le dernier corail, et tu dois encore acheter une ligne.
algae-need-another-kind = Par-dessus le { WORD($reef, form: "bare") }, qui est neutre, on ne peut planter qu’une autre espèce.
algae-not-over-diver = Une algue s’utilise sur une grotte ou sur un corail neutre ; il y a un plongeur sur le { WORD($reef, form: "bare") }.
algae-not-here = Une algue s’utilise sur une grotte ou sur un corail neutre ; en { WORD($field, form: "bare") }, il n’y a ni l’un ni l’autre.
octopus-not-here = Une pieuvre se pose sur une case libre ; en { WORD($field, form: "bare") }, il y a déjà { WORD($there, form: "a") }.
turtle-reef-has-diver = Une tortue s’empare d’un récif neutre ; il y a un plongeur sur le { WORD($reef, form: "bare") }.
turtle-reef-too-large =
    Une tortue s’empare d’un récif d’au plus { $most ->
        [one] { $most } corail
       *[other] { $most } coraux
    }, pas du { WORD($reef, form: "bare") }.
no-diver-for-turtle = Une tortue demande un plongeur de ton plateau, et les tiens sont tous sur des récifs.

## Events

event-shell_tiles_laid = Une tuile coquillage a été posée face visible sur chaque case coquillage.
event-turn_passed = { $who } a passé son tour.
event-line_bought = { $who } a acheté la { WORD($line, form: "bare") } : { WORD($corals, form: "a") }. Crédits restants : { $money }.
event-coral_planted = { $who } a planté { WORD($coral, form: "a") } en { WORD($field, form: "bare") } ; le récif compte maintenant { $size } coraux.
event-coral_planted-started = { $who } a commencé un récif avec { WORD($coral, form: "a") } en { WORD($field, form: "bare") }.
event-reefs_joined =
    { $who } a fusionné { $reefs } récifs en un seul de { coral-count }{ $divers ->
        [0] { "." }
        [one] , et { $divers } plongeur est revenu sur son plateau.
       *[other] , et { $divers } plongeurs sont revenus sur son plateau.
    }
event-coral_covered = { $who } a recouvert { WORD($coral, form: "a") } en { WORD($field, form: "bare") }.
event-shell_tile_taken = { $who } a pris { WORD($shell, form: "a") }.
event-coral_stored = { $who } a stocké { WORD($coral, form: "a") } sur une anémone de mer.
event-coral_discarded = { $who } a défaussé { WORD($coral, form: "a") }.
event-station_scored = La { WORD($station, form: "bare") }, en { WORD($field, form: "bare") }, est entourée et a été décomptée. { $counted }
event-station_scored-end = La { WORD($station, form: "bare") }, en { WORD($field, form: "bare") }, a été décomptée à la fin. { $counted }
corals-counted = Coraux à cet endroit : { $counts }.
no-corals-counted = Personne n’a de récif à cet endroit.
count-of = { $corals } pour { $who }
event-station_turned_up = Prochaine à construire : { WORD($station, form: "bare") }.
event-station_built = { $who } a construit la { WORD($station, form: "bare") } sur le site { $site }.
event-station_built-setup = La { WORD($station, form: "bare") } a été construite sur le site { $site }.
event-sites_marked = Marquage par sonar pour les stations : { $sites }.
event-nursery_filled = La pépinière a été regarnie : { WORD($corals, form: "a") }.
event-stations_withdrawn =
    Le sac est vide : { $count ->
        [one] { $count } station a été retirée du jeu.
       *[other] { $count } stations ont été retirées du jeu.
    }
event-reef_surfaced =
    { $who } a fait surface depuis le { WORD($reef, form: "bare") }{ $clownfish ->
        [0] { "." }
        [one] , avec { $clownfish } poisson-clown.
       *[other] , avec { $clownfish } poissons-clowns.
    }
event-income_taken =
    { $who } a reçu { $gained ->
        [one] { $gained } crédit
       *[other] { $gained } crédits
    } pour { $divers ->
        [one] { $divers } plongeur
       *[other] { $divers } plongeurs
    } et en a maintenant { $money }.
event-pearls_spent =
    { $who } a échangé { WORD($shell, form: "a") } contre { $gained ->
        [one] { $gained } crédit
       *[other] { $gained } crédits
    } et en a maintenant { $money }.
event-submarine_sent = { $who } a utilisé un sous-marin.
event-boat_sent = { $who } a envoyé un bateau chercher { WORD($coral, form: "a") }.
event-algae_used = { $who } a utilisé une algue pour planter en { WORD($field, form: "bare") }.
event-octopus_laid = { $who } a posé une pieuvre en { WORD($field, form: "bare") }.
event-reef_taken_over = { $who } a utilisé une tortue pour placer un plongeur sur le { WORD($reef, form: "bare") }.

## What is unknown until a move is made

met-bag = des coraux du sac
met-station-stack = une station de la pile
met-sonar-stack = une tuile sonar de la pile
met-shell-tiles = les tuiles coquillage

## Scoring categories

category-surfaced_reefs = retour à la surface
category-surrounded_stations = stations entourées
category-discarded_corals = coraux défaussés
category-other_stations = stations à la fin
category-last_reefs = récifs à la fin
category-shell_tiles = tuiles coquillage

## What a player has

panel-money = Crédits
panel-divers = Plongeurs sur le plateau
panel-reefs = Récifs
panel-fish_school = Points des bancs de poissons
panel-sea_anemone = Anémones de mer
panel-pearls = Crédits en perles
panel-boat = Bateaux
panel-octopus = Pieuvres
panel-algae = Algues
panel-submarine = Sous-marins
panel-turtle = Tortues
anemones-hold = { $count }, portant { WORD($corals, form: "a") }

## The board

board-title = Reef Gardens
board-title-atolls = Reef Gardens avec atolls
board-turn = Tour { $turn } : { $names }
board-kind-brain = cerveau
board-kind-fan = éventail
board-kind-staghorn = corne de cerf
board-kind-tube = tube
board-kind-table = table
board-listed = { WORD($thing, form: "bare") }
board-stored = Stocké : { WORD($coral, form: "bare") }
board-station-scored = { station }, décomptée
    .bare = { station.bare }, décomptée
board-reef =
    Récif { $reef }, { $whose }, { coral-count }{ $clownfish ->
        [0] { "" }
        [one] , { $clownfish } poisson-clown
       *[other] , { $clownfish } poissons-clowns
    }
board-neutral = neutre
board-owned = à { $who }
board-floor-long = Le fond marin, grand plateau
board-floor-short = Le fond marin, petit plateau
board-field = { WORD($field) } : { WORD($what, form: "bare") }
board-field-coral = { WORD($coral, form: "bare") }, récif { $reef }, { $whose }
board-field-station = { WORD($station, form: "bare") }, sur le site { $site }
board-field-sonar = { site.bare }, marqué par le sonar
board-field-free = libre
board-nursery = Pépinière
board-nursery-all = La pépinière
board-nursery-field = Case { $n } de la pépinière
board-line-row = rangée { $n }
board-line-column = colonne { $n }
board-tag-row = rg. { $n }
board-tag-column = col. { $n }
board-line =
    { WORD($line) } : { $price ->
        [0] vide
        [one] { $price } corail pour { $price } crédit
       *[other] { $price } coraux pour { $price } crédits
    }
board-stack-bag = Coraux
board-stack-station_stack = Stations
board-stack-sonar_stack = Sonar
board-stack = { WORD($stack, of: "board-stack") } à piocher : { $n }
board-waiting = À planter
board-waiting-coral = À planter : { WORD($coral, form: "bare") }
board-waiting-none = aucun corail
board-waiting-none-buy = aucun corail ; achète une ligne
board-out = Défausser un corail, qui est retiré du jeu : { $points } points
board-build = À construire : { WORD($station, form: "bare") }
board-build-new = Nouvelle station
board-build-sites =
    { $n ->
        [one] pour le seul site marqué
       *[other] pour l’un des { $n } sites marqués
    }
board-player =
    Place { $n }, { $who } : { $means }, { $reefs ->
        [one] { $reefs } récif
       *[other] { $reefs } récifs
    }, { $shells ->
        [one] { $shells } tuile coquillage
       *[other] { $shells } tuiles coquillage
    }
board-player-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-player-money =
    { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
board-player-divers =
    { $n ->
        [one] { $n } plongeur
       *[other] { $n } plongeurs
    }

## The board as text: at most four letters for what lies on a field

board-plain-kind-brain = Ce
board-plain-kind-fan = Év
board-plain-kind-staghorn = Co
board-plain-kind-tube = Tu
board-plain-kind-table = Ta
board-plain-shell-fish_school = ban{ $worth }
board-plain-shell-sea_anemone = aném
board-plain-shell-pearls = per{ $worth }
board-plain-shell-boat = bate
board-plain-shell-octopus = pieu
board-plain-shell-algae = algu
board-plain-shell-submarine = sous
board-plain-shell-turtle = tort
board-plain-key =
    Coraux : Ce cerveau, Év éventail, Co corne de cerf, Tu tube, Ta table ;
        1 à 4 propriétaire, - neutre ; * poisson-clown
    Sites : [A] libre, <A> marqué par le sonar, 10/5 station, 10x5 décomptée ; #### grotte, . case libre
    Tuiles coquillage : ban2 banc de poissons valant 2, aném anémone de mer, per2 perles valant 2,
        pieu pieuvre, algu algue, sous sous-marin, tort tortue, bate bateau
    Récifs : numéro (coraux, rangée/colonne du premier)
board-plain-nursery = Pépinière (prix)
board-plain-draw =
    À piocher : { $corals ->
        [one] { $corals } corail
       *[other] { $corals } coraux
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $sonar ->
        [one] { $sonar } tuile sonar
       *[other] { $sonar } tuiles sonar
    }
board-plain-reefs = Récifs appartenant à { $who } :
board-plain-reefs-neutral = Récifs neutres :
board-plain-reef = { $reef } ({ $n } { WORD($kind, of: "board-kind") }, { $row }/{ $column })
