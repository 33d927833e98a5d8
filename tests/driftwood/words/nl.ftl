game-summary = Er liggen planken op het strand: pak er een van een uiteinde, en laat de anderen geen betere over.
decision-take_plank = Welke plank pak je?
move-take_plank = Pak de { $left ->
    [yes] linkerplank
   *[no] rechterplank
} voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-planks_laid = De planken zijn op een rij gelegd.
event-plank_taken = { $who } heeft een plank gepakt.
not-at-an-end = Alleen een plank aan een uiteinde van de rij kan worden gepakt.
category-planks = planken
panel-planks = Planken
option-row = De planken liggen
option-row-shuffled = in willekeurige volgorde
option-row-sorted = altijd in dezelfde volgorde
piece-plank = Plank
    .explains = Hij is de punten waard die erop staan.
plank = plank voor { $points }
board-beach = Het strand
