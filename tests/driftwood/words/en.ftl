game-summary = Planks lie on the beach: take one from either end, and leave the others no better.
decision-take_plank = Which plank do you take?
move-take_plank = Take the { $left ->
    [yes] left
   *[no] right
} plank for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-planks_laid = The planks were laid in a row.
event-plank_taken = { $who } took a plank.
not-at-an-end = Only a plank at an end of the row can be taken.
category-planks = planks
panel-planks = Planks
option-row = The planks lie
option-row-shuffled = in any order
option-row-sorted = always in the same order
piece-plank = Plank
    .explains = It is worth the points that are written on it.
plank = plank for { $points }
board-beach = The beach
