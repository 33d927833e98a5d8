game-summary = Bretter liegen am Strand: Nimm eines von einem Ende, und lass den anderen kein besseres.
decision-take_plank = Welches Brett nimmst du?
move-take_plank = Nimm das { $left ->
    [yes] linke
   *[no] rechte
} Brett für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-planks_laid = Die Bretter wurden in eine Reihe gelegt.
event-plank_taken = { $who } hat ein Brett genommen.
not-at-an-end = Nur ein Brett an einem Ende der Reihe kann genommen werden.
category-planks = Bretter
panel-planks = Bretter
option-row = Die Bretter liegen
option-row-shuffled = in beliebiger Reihenfolge
option-row-sorted = immer in derselben Reihenfolge
piece-plank = Brett
    .explains = Es bringt die Punkte, die darauf stehen.
plank = Brett für { $points }
board-beach = Der Strand
