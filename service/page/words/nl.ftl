page-title = Tidetable
page-claim = Bordspellen aan zee, gespeeld volgens de regels.
page-loading = Een ogenblik…
page-skip = Naar de inhoud
page-home = Alle partijen
page-contract = Voor programmeurs: het contract
page-free = Vrije software, die alleen gebruikt wat elke client kan gebruiken.
page-broken = Er is iets misgegaan op deze pagina.
page-reload = Pagina opnieuw laden
page-back = Terug
page-close = Sluiten
page-not-found = Op dit adres is niets te vinden.
problem-unreachable = De server is niet bereikbaar. Controleer de verbinding en probeer het nog eens.
notice-dismiss = Verbergen

settings = Instellingen
settings-language = Taal
settings-language-auto = Zoals de browser
settings-theme = Kleuren
settings-theme-auto = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-ask = Vóór een zet laten zien wat die doet
settings-ask-chance = Als er wordt gegooid, getrokken of onthuld
settings-ask-always = Altijd
settings-ask-never = Nooit

new-match = Nieuwe partij
rules = Regels
rules-title = Regels van { $game }
rules-read = Regel { $rule }
rules-from-book = Uit het spelregelboekje.
rules-ruling = Onze uitspraak: { $ruling }
game-by = Een spel van { $author }
players = Spelers
players-count = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
players-range = { $fewest } tot { $most } spelers
players-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
players-deciding = beslist
seat-you = jij
seat-starts = begon
seat-spectator = Je kijkt toe.

lobby-title = Wat gaan we spelen?
lobby-yours = Jouw partijen op dit apparaat
lobby-open = Wachten op spelers
lobby-running = Hier wordt gespeeld
lobby-none-open = Op dit moment wacht er niemand. Maak een partij aan en stuur je vrienden de link.
lobby-none-running = Op dit moment wordt er geen openbare partij gespeeld.
lobby-join = Meespelen
lobby-watch = Toekijken
lobby-continue = Verder
lobby-forget = Uit deze lijst halen
lobby-seats = { $taken } van de { $seats } plaatsen bezet
lobby-moves = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
lobby-link = Meespelen via een link
lobby-link-label = Link of naam van de partij
lobby-link-go = Openen
lobby-link-bad = Dit is geen link naar een partij. De naam van een partij heeft 20 letters en cijfers.
lobby-lost = De server is niet bereikbaar. De pagina blijft het proberen.
status-open = Open
status-running = Bezig
status-over = Afgelopen
status-abandoned = Afgebroken

create-title = Nieuwe partij: { $game }
create-how-many = Hoeveel spelers?
create-here = Wie speelt er op dit apparaat?
create-here-me = Ik; anderen doen mee via een link
create-here-all = Wij allemaal, om de beurt
create-name = Naam van speler { $n }
your-name = Je naam
create-options = Speelwijze
create-starts = Wie begint
create-starts-lot = Het lot beslist
create-starts-seat = Speler { $n }
create-listed = De partij in de lijst tonen, zodat iedereen kan meespelen of toekijken
create-automatic = De server laten antwoorden als er maar één mogelijkheid is
create-go = Partij aanmaken

room-title = { $game }: wachten op spelers
room-invite = Stuur deze link naar de anderen:
room-copy = Link kopiëren
room-copied = Gekopieerd
room-free = vrij
room-reserved = vrijgehouden voor { $name }
room-here = op dit apparaat
room-take = Plaatsnemen
room-more = Naam van nog een speler op dit apparaat
room-leave = Weer opstaan
room-starts = De partij begint zodra alle plaatsen bezet zijn.
room-abandon = Partij afbreken
room-abandon-sure = De partij voor iedereen afbreken?

curtain-title = Geef het apparaat aan { $name }
curtain-text = Alles blijft verborgen totdat { $name } zover is.
curtain-ready = Ik ben { $name }, laat me de tafel zien
curtain-pass = Apparaat aan { $name } geven

now-you = Jij beslist
now-nobody = Er valt niets te beslissen
now-over = De partij is afgelopen
now-abandoned = De partij is afgebroken.
now-lost = De verbinding is weg. De pagina blijft het proberen; er gaat niets verloren.
now-rolled-back = De server is bij een storing zetten kwijtgeraakt. Zo staat de partij er nu voor.

board = De tafel
board-keys = De pijltjestoetsen gaan van plek naar plek, Enter kiest.
board-none = De tekening van de tafel kan niet worden getoond; met de lijst kun je alles spelen.
moves-on-board = Klik op een gemarkeerde plek op het bord, of kies hier.
moves-only-list = Kies hier.
moves-first = Dat komt later: kies eerst een gemarkeerde plek.
moves-picked = Ga verder bij een gemarkeerde plek; klik nog eens op een plek om die terug te nemen.
moves-several = Vanaf hier zijn er { $n } zetten, zoals: { $first }
moves-unpick = Deze plek terugnemen
moves-cancel = Opnieuw beginnen
moves-confirm = Dit doen: { $does }
moves-list = Alle toegestane zetten als lijst ({ $n })

preview-title = Voordat je beslist
preview-gives-up = Je geeft hierbij iets op.
preview-certain = Dit is zeker:
preview-nothing = Voordat het toeval heeft gesproken, is niets zeker.
preview-no-way-back = Daarna kan de zet alleen worden teruggenomen als alle anderen akkoord gaan.
preview-points = { $name }: { $before } → { $after }
preview-go = Doen
preview-cancel = Iets anders kiezen

undo-ask = Mijn laatste zet terugnemen
undo-waiting = Je hebt gevraagd om { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
} terug te nemen. De anderen denken erover na.
undo-wish = { $name } wil { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
} terugnemen.
undo-accept = Akkoord
undo-decline = Weigeren
undo-agreed = Je bent akkoord gegaan. De anderen denken erover na.
undo-accept-for = { $name } gaat akkoord
undo-decline-for = { $name } weigert
undo-withdraw = Toch doorspelen

score = Waar de punten vandaan komen
score-category = Waarvoor
score-total = Totaal
score-none = Er heeft nog niemand punten.

story-title = Wat er tot nu toe gebeurde
story-start = Voorbereiding
story-since = Sinds je laatste beurt
story-nothing-since = Sinds je laatste beurt is er niets gebeurd.
story-look = De tafel na deze zet tonen
story-moment = Moment
story-at = Zet { $at } van { $moves }
story-now = Terug naar nu
story-earlier = Een zet eerder
story-later = Een zet later
story-past = Je bekijkt een eerdere stand: zet { $at } van { $moves }.
story-taken-back = teruggenomen

end-place = Plaats
end-player = Naam
end-verify = Deze partij controleren
end-verify-why = Het toeval stond vóór de eerste zet vast. Het verslag laat zien dat er sindsdien niets is veranderd.
end-verify-imported =
    Deze partij is hier als verslag binnengekomen. Het naspelen laat zien dat de regels zijn gevolgd, niet wanneer het geheim
    ervan is gekozen.
end-verify-same = Het verslag levert bij het naspelen zet voor zet dezelfde partij op.
end-verify-differs = Het verslag wijkt af van de nagespeelde partij: { $where }
end-verify-promise = Het is het geheim dat aan het begin was beloofd.
end-verify-broken = Het is niet het geheim dat aan het begin was beloofd.
end-verify-unchecked = De belofte kan alleen via een beveiligde verbinding worden gecontroleerd.
end-download = Verslag downloaden
