game-summary = Des planches sont échouées sur la plage : prends-en une à un bout, et n’en laisse pas de meilleure aux autres.
decision-take_plank = Quelle planche prends-tu ?
move-take_plank = Prends la planche { $left ->
    [yes] de gauche
   *[no] de droite
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-planks_laid = Les planches ont été posées en rangée.
event-plank_taken = { $who } a pris une planche.
not-at-an-end = Seule une planche à un bout de la rangée peut être prise.
category-planks = planches
panel-planks = Planches
option-row = Les planches sont posées
option-row-shuffled = dans n’importe quel ordre
option-row-sorted = toujours dans le même ordre
piece-plank = Planche
    .explains = Elle vaut les points inscrits dessus.
plank = planche à { $points }
board-beach = La plage
