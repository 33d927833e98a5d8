### Wat de dienst buiten de spellen om zegt.

language-name = Nederlands

## De spelers en de tafel

unnamed-player = Speler { $number }
labelled = { $label }: { $value }
to-decide = Aan zet: { $who }
board-decides = { $names } { $count ->
    [one] beslist
   *[other] beslissen
}
board-over = De partij is afgelopen
choice-yes = Ja
choice-no = Nee

## Wat er gebeurd is

event-seat_taken = { $who } heeft plaatsgenomen.
event-seat_left = { $who } is weer opgestaan.
event-match_abandoned = De partij is afgebroken.
event-undo_asked = { $who } heeft gevraagd om { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} terug te nemen.
event-undo_accepted = { $who } vond dat goed.
event-undo_declined = { $who } wilde niet dat er een zet werd teruggenomen.
event-moves_undone = { $who } heeft { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} teruggenomen{ $by_consent ->
    [yes] ; alle anderen vonden dat goed
   *[no] { "" }
}.
event-match_started = { $by_lot ->
    [yes] De partij is gestart; het lot heeft bepaald dat { $starts } begint.
   *[no] De partij is gestart; { $starts } begint.
}
event-turn_began = Beurt { $turn }: { $who }.
event-points_scored = { $who } { $gained ->
    [yes] kreeg
   *[no] verloor
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} ({ WORD($category, of: "category") }): { $score } in totaal.
event-answered_automatically = { $who } had maar één mogelijk antwoord, en de server heeft het gegeven.
event-match_over = De partij is afgelopen. { $reason }
event-of-earlier-rules = Hier gebeurde iets volgens een eerdere versie van de regels.

## Het einde

outcome-points = { $winners } wint met { $most ->
    [one] { $most } punt
   *[other] { $most } punten
}.
outcome-shared = { $winners } delen de overwinning met elk { $most ->
    [one] { $most } punt
   *[other] { $most } punten
}.

## Waar een regel vandaan komt, zoals de regelboeken het vermelden

source-book = boek
source-ruling = uitspraak

## Toeval

met-roll = Daarna beslist het toeval. Een worp: { $what }.
met-draw = Daarna beslist het toeval. Een trekking: { $what }.
met-turn_over = Daarna wordt iets verborgens onthuld: { $what }.
met-starting-player = wie begint

## Waarom een verzoek niet kan worden uitgevoerd

answers-another-question = Dit is geen antwoord op de vraag: { $question }
no-such-seat = Er is geen plaats { $seat }: de partij heeft { $seats } plaatsen, geteld vanaf 0.
seat-taken = Plaats { $seat } is bezet.
seats-are-fixed = De partij is { WORD($status, of: "status") }: alleen vóór het begin kun je een plaats innemen of verlaten.
not-running = De partij is al { WORD($status, of: "status") }.
nothing-to-decide = De partij is { WORD($status, of: "status") }: er valt niets te beslissen.
status-open = open
status-running = aan de gang
status-over = afgelopen
status-abandoned = afgebroken
nothing-on-the-table = De partij is nog niet begonnen: er ligt nog niets op tafel.
no-such-match = Deze partij bestaat niet of niet meer.
match-busy = Te veel anderen wijzigen deze partij op dit moment; probeer het nog eens.
replays-busy = Er worden nu te veel verslagen nagespeeld; probeer het opnieuw.
not-yet-asked = Beslissing { $decision } is nog niet gevraagd; de partij is bij beslissing { $current }.
already-answered = Beslissing { $decision } is al genomen; de partij is bij beslissing { $current }.
waits-for-another-seat = De partij wacht op een andere plaats.
not-started = De partij is nog niet begonnen.
not-come-that-far = De partij is pas bij zet { $moves }.
not-told-that-far = Gebeurtenis { $after } heeft niet plaatsgevonden; de nieuwste is { $newest }.
record-not-public = Het verslag wordt openbaar als de partij is afgelopen of afgebroken; tot die tijd blijft het geheim verborgen.
undo-asked = Iemand heeft al gevraagd om zetten terug te nemen.
undo-spent = In een partij kunnen hoogstens { $most } zetten worden teruggenomen.
left-too-often = Plaatsen van deze partij zijn { $times } keer verlaten.
no-move-yet = Je hebt nog geen zet gedaan.
undo-is-your-own = Je hebt zelf gevraagd om een zet terug te nemen.
nobody-asked-for-undo = Niemand wil een zet terugnemen.
played-by-other-rules = De partij wordt gespeeld volgens versie { $version } van de regels.
moves-not-legal-any-more = De zetten van de partij zijn volgens deze regels niet meer toegestaan.
token-opens-no-seat = Dit token hoort bij geen enkele plaats van deze partij.
only-the-creator = Dit kan alleen met het token waarmee de partij is aangemaakt.
token-of-another-seat = Je token hoort niet bij plaats { $seat }.
creator-sits-nowhere = Het token waarmee de partij is aangemaakt, hoort bij geen enkele plaats; neem plaats om mee te spelen.
token-missing = Stuur het token van je plaats mee als Authorization: Bearer …
authorization-is-bearer = Authorization moet bestaan uit Bearer en een token.
match-is-at = De partij is nu bij versie { $etag }.
key-reused = Gebruik een nieuwe sleutel voor een nieuw verzoek, of stuur het eerste verzoek ongewijzigd opnieuw.
request-not-understood = Het verzoek is niet te begrijpen.
try-again-soon = Probeer het zo nog eens.
not-replicated = Opgeslagen, maar nog niet op zoveel replica’s als deze dienst afwacht.
store-read-only = De opslag neemt geen wijzigingen aan: het is een replica, of de schijf is vol.
store-full = De opslag heeft geen geheugen meer.
store-disk-fails = De opslag kan niet naar zijn schijf schrijven.
store-lacks-replicas = De opslag heeft minder replica’s dan nodig zijn voor een wijziging.
store-forbids = De opslag staat deze dienst geen wijzigingen toe.
store-is-cluster-node = De opslag is één server van een Cluster: het adres moet met redis+cluster:// beginnen.
store-rejects-login = De opslag accepteert de gebruikersnaam of het wachtwoord van deze dienst niet.
store-is-no-cluster = De opslag is geen Cluster: het adres mag niet met redis+cluster:// beginnen.
store-has-no-primary = Geen Sentinel noemt een primaire server voor de opslag.
store-has-no-database = De opslag heeft geen database met het nummer uit het adres.
store-is-no-redis = De server op het adres van de opslag is geen Redis.
store-promises-less = De opslag belooft minder dan `{ $wanted }`, wat deze dienst volgens de instelling eist.
promise-always = Een zet staat op schijf voordat hij wordt bevestigd.
promise-everysec = Een zet staat na ongeveer een seconde op schijf: bij een crash kunnen net bevestigde zetten verloren gaan.
promise-none = Een zet staat in het geheugen als hij wordt bevestigd: bij een crash van de opslag kan hij verloren gaan.
promise-unknown = De opslag vertelt niet of zetten op schijf staan voordat ze worden bevestigd.
promise-replicas =
    { $replicas ->
        [one] Eén replica heeft hem dan ook.
       *[other] { $replicas } replica’s hebben hem dan ook.
    }
shortfall-appendonly = Redis houdt geen logboek van wijzigingen bij: bij een crash is alles sinds de laatste momentopname verloren.
shortfall-first-rewrite = Redis is begonnen een logboek van wijzigingen bij te houden, maar heeft het eerste nog niet af: bij een crash is tot dan alles sinds de laatste momentopname verloren. Blijft dit zo, dan noemt Redis de reden in zijn meldingen.
shortfall-appendfsync-everysec = Redis schrijft één keer per seconde naar schijf: crasht de machine, dan is de laatste seconde verloren.
shortfall-appendfsync-none = Redis laat het aan het systeem over wanneer er naar schijf wordt geschreven: crasht de machine, dan kan een halve minuut verloren zijn.
shortfall-rewrite = Terwijl Redis zijn logboek herschrijft, wacht het niet op de schijf: crasht de machine dan, dan kan een halve minuut verloren zijn.
shortfall-eviction = Als Redis geen geheugen meer heeft, verwijdert het partijen.
shortfall-failover = TIDETABLE_REPLICAS is 0: neemt een andere server het over, dan gaan net bevestigde zetten verloren.
shortfall-unknown = Redis laat deze dienst zijn instellingen niet lezen (CONFIG GET), dus is niet bekend wat er na een crash overblijft.
error-logged = De fout is gelogd; de partij is ongewijzigd.
nothing-at-address = Op /docs staat wat er is.
takes-methods = Dit adres accepteert { $methods }.
send-less = Stuur minder gegevens.
has-bytes = Het bestand heeft { $bytes } bytes.
limit-requests = Je adres of token heeft binnen { $window } seconden { $most } verzoeken gestuurd; kom over { $seconds } s terug.
limit-matches = Je hebt binnen { $window } seconden om { $most } nieuwe partijen gevraagd; kom over { $seconds } s terug.
limit-record-bytes = Je hebt binnen { $window } seconden { $most } bytes aan verslagen gestuurd; kom over { $seconds } s terug.
limit-open-matches = Je hebt { $most } partijen die nog niet zijn begonnen: begin er een paar of breek ze af, en kom over { $seconds } s terug.
limit-waiting = Je adres heeft { $most } livestreams en wachtende verzoeken tegelijk: beëindig er een paar, en kom over { $seconds } s terug.
limit-replays = Je adres laat { $most } verslagen tegelijk naspelen: wacht tot ze klaar zijn, en kom over { $seconds } s terug.
send-api-key = Stuur een geldige sleutel in de header X-API-Key.
no-such-problem = Een probleem van deze soort bestaat niet; op /problems staan ze allemaal.
media-there-are = Beschikbaar: { $media }.
games-there-are = Beschikbare spellen: { $games }.
no-such-piece = { $game } heeft dit onderdeel niet; bij het spel staat welke er zijn.
send-json = Stuur de header Content-Type: application/json mee.
send-uncompressed = Stuur de body zoals hij is, zonder Content-Encoding.
body-too-deep = Niets in het contract is zo diep genest.
body-not-utf8 = De body is geen UTF-8.
body-not-json = De body is geen JSON: kijk bij byte { $byte }.
body-cut-off = De body is geen JSON: aan het eind ontbreekt iets.
body-half-character = De body is geen JSON: een \u staat voor een half teken, de andere helft ontbreekt.
body-number-too-large = Een getal in de body is te groot: geen enkel getal heeft meer dan { $most } cijfers voor de komma.

## Wat niet aan het contract voldoet

fault-no-parameter = is geen parameter van deze operatie
fault-parameter-required = is verplicht
fault-given-twice = is twee keer opgegeven
fault-moved-to-query = staat nu in het adres: ?{ $name }=…
fault-type = { $given } is niet van het type { WORD($expected, join: "or") }
fault-enum = { $given } is niet toegestaan: het moet { WORD($expected, join: "or") } zijn
fault-const = { $given } is niet { $expected }
fault-required = { $expected } ontbreekt
fault-additionalProperties = hier onbekend: { $expected }
fault-pattern = { $given } past niet bij { $expected }
fault-name = moet, eventueel na spaties, met iets zichtbaars beginnen en mag geen stuurtekens of andere tekens bevatten die nooit te zien zijn
fault-controls = mag geen stuurtekens of regeleinden bevatten
fault-minimum = { $given } is kleiner dan { $expected }
fault-maximum = { $given } is groter dan { $expected }
fault-minLength = { $given } is korter dan { $expected ->
    [one] { $expected } teken
   *[other] { $expected } tekens
}
fault-maxLength = { $given } is langer dan { $expected ->
    [one] { $expected } teken
   *[other] { $expected } tekens
}
fault-minItems = { $given } heeft minder dan { $expected ->
    [one] { $expected } element
   *[other] { $expected } elementen
}
fault-maxItems = { $given } heeft meer dan { $expected ->
    [one] { $expected } element
   *[other] { $expected } elementen
}
fault-other = { $detail }

## Verslagen

record-same = Het is dezelfde partij.
record-game-unknown = { $game } wordt hier niet gespeeld.
record-other-rules = Hier geldt versie { $version } van de regels.
record-options-wrong = Dit zijn niet de opties van het spel ({ $options }), of een ervan heeft een onmogelijke waarde.
record-options-missing = Een verslag noemt alle opties van het spel.
record-seats-wrong = Het spel heeft { $fewest } tot { $most } plaatsen.
record-secret-broken = Dit is niet het geheim waaraan de partij gebonden was.
record-head-changed = Er is iets gewijzigd wat boven de zetten staat: de opties, de namen van de spelers of het toeval dat ze inbrachten, wie begint, het geheim met zijn vastlegging, of de instelling dat de server vanzelf antwoordt.
record-move-illegal = Deze zet was niet mogelijk ({ $rule }). { $why }
record-seat-not-asked = Deze zet was niet mogelijk: de partij wacht op een andere plaats.
record-tells-otherwise = Vanaf hier loopt de nagespeelde partij anders.
record-moves-missing = Er ontbreken zetten: na de laatste is de partij niet afgelopen.
record-other-outcome = De nagespeelde partij eindigt met een andere uitslag.
record-over-before = De partij was hiervoor al afgelopen.
record-move-and-undo = Dit is een zet en neemt tegelijk zetten terug.
record-not-automatic = De server antwoordt vanzelf als er maar één toegestaan antwoord is, en anders niet.
record-undo-too-many = Zo veel zetten zijn er niet om terug te nemen.
record-undo-wrong = Een plaats neemt alle zetten terug vanaf de eigen laatste zet.

## Problemen, en wat eraan te doen is

problem-malformed_request = Dit is geen geldig HTTP-verzoek.
    .remedy = Verbeter wat `detail` noemt; met een HTTP-bibliotheek komt dit nooit voor.
problem-malformed_json = De body is geen JSON.
    .remedy = Stuur één JSON-waarde in UTF-8; `detail` zegt waar het lezen misging.
problem-body_too_deep = De body is te diep genest.
    .remedy = Stuur wat het contract beschrijft: niets daarvan is zo diep.
problem-contract_violation = Het verzoek voldoet niet aan het contract.
    .remedy = Verbeter elk veld dat `errors` noemt; in /openapi.yaml staat wat is toegestaan.
problem-token_missing = Hiervoor is een token nodig.
    .remedy = Stuur `Authorization: Bearer` met het token dat je kreeg toen je plaatsnam of de partij aanmaakte.
problem-unknown_token = Dit token is hier niet bekend.
    .remedy = Stuur een token van deze partij, of geen token als je alleen toekijkt.
problem-not_your_seat = De plaats hoort bij een ander token.
    .remedy = Stuur het token van de plaats waar het om gaat; het token waarmee de partij is aangemaakt, hoort bij geen enkele plaats.
problem-not_the_creator = Dit mag alleen wie de partij heeft aangemaakt.
    .remedy = Stuur het token waarmee de partij is aangemaakt.
problem-not_found = Op dit adres is niets te vinden.
    .remedy = Op /docs staan de adressen waar wel iets is.
problem-no_such_game = Dit spel bestaat hier niet.
    .remedy = Kies een van de spellen op /v1/games.
problem-no_such_match = Deze partij bestaat niet.
    .remedy = Controleer de naam. Een partij verdwijnt enige tijd na de laatste wijziging, en eerder als ze nooit is begonnen.
problem-no_such_moment = Zo ver is de partij nog niet.
    .remedy = Vraag om een moment van 0 tot en met `moves` van de partij, of om wat volgt op een gebeurtenis tot en met haar `last_event`. Was de partij al verder, dan ging dat verloren toen een andere server het overnam: laad de partij en haar verhaal opnieuw.
problem-method_not_allowed = Het adres accepteert deze methode niet.
    .remedy = Gebruik een van de methoden in de header Allow.
problem-not_acceptable = Geen van de gevraagde mediatypen kan worden geleverd.
    .remedy = Vraag om een van de mediatypen die het contract voor de operatie noemt.
problem-request_timeout = Het verzoek duurde te lang.
    .remedy = Stuur de body zonder pauze.
problem-seat_taken = De plaats is bezet.
    .remedy = Neem een andere plaats, of laat `seat` weg om de eerste vrije te krijgen.
problem-match_not_open = De partij is begonnen of afgelopen.
    .remedy = Alleen vóór het begin kun je een plaats innemen of verlaten: kijk naar `status` van de partij.
problem-match_not_running = De partij is niet aan de gang.
    .remedy = Vóór het begin en na het einde wordt er niets beslist: kijk naar `status` van de partij.
problem-not_asked = Deze plaats heeft nu niets te beslissen.
    .remedy = Wacht tot de partij jouw plaats iets vraagt: volg de gebeurtenissen, of haal de partij op met `wait`.
problem-decision_answered = De beslissing is al genomen.
    .remedy = Haal de beslissing opnieuw op: deze is door een ander verzoek van jou beantwoord, of sindsdien teruggenomen.
problem-no_such_decision = Dat heeft de partij nog niet gevraagd.
    .remedy = Haal de beslissing op en geef het volgnummer ervan op.
problem-match_not_over = De partij is nog niet afgelopen.
    .remedy = Wacht op het einde: het verslag bevat wat tot dan toe verborgen is. Een partij die vóór het begin is afgebroken, heeft er geen.
problem-rules_changed = De partij is volgens andere regels gespeeld dan die van nu.
    .remedy = Het verloop kan niet meer worden nagespeeld. De huidige stand is te zien, en een partij die aan de gang is, kan worden voortgezet.
problem-nothing_to_undo = Er is geen zet om terug te nemen.
    .remedy = Doe eerst een zet.
problem-undo_spent = In deze partij zijn te vaak zetten teruggenomen.
    .remedy = Speel verder: een partij die eindeloos groeit, zou niet meer kunnen worden nagespeeld en gecontroleerd.
problem-left_too_often = Plaatsen van deze partij zijn te vaak verlaten.
    .remedy = Blijf zitten, of vraag degene die de partij heeft gemaakt om haar af te breken en een nieuwe te maken.
problem-no_undo_asked = Niemand wil een zet terugnemen.
    .remedy = Stem in of weiger zolang `undo` van de partij het verzoek van een andere plaats toont.
problem-undo_asked_already = Iemand wil al een zet terugnemen.
    .remedy = Stem in met het verzoek in `undo` van de partij of weiger het, of wacht tot de anderen dat hebben gedaan.
problem-precondition_failed = De partij is veranderd.
    .remedy = Haal de partij opnieuw op, kijk of je dit nog wilt, en stuur de nieuwe ETag.
problem-body_too_large = De body is te groot.
    .remedy = Stuur minder gegevens; `x-max-bytes` in het contract zegt hoeveel bytes een body mag hebben. Er mag ook niet meer dan één waarde per 32 van die bytes in staan.
problem-uri_too_long = Het adres is te lang.
    .remedy = Stuur een korter adres.
problem-unsupported_media_type = De body moet JSON zijn.
    .remedy = Stuur de header `Content-Type: application/json` mee.
problem-unsupported_content_coding = De body heeft een Content-Encoding die hier niet wordt gelezen.
    .remedy = Stuur de body zoals hij is, zonder `Content-Encoding`.
problem-range_not_satisfiable = Dat deel heeft het bestand niet.
    .remedy = Vraag om een deel dat er wel is, of zonder Range om het hele bestand.
problem-expectation_failed = Aan de header Expect kan niet worden voldaan.
    .remedy = Zet er niets anders in dan 100-continue.
problem-illegal_move = Een spelregel verbiedt de zet.
    .remedy = Lees de regel `rule` op `rule_url`, en doe een van de zetten in `legal` of een andere die de beslissing noemt.
problem-no_such_seat = Die plaats heeft de partij niet.
    .remedy = Plaatsen worden vanaf 0 geteld; de partij noemt ze in `seats`.
problem-idempotency_key_reused = De Idempotency-Key is al voor een ander verzoek gebruikt.
    .remedy = Gebruik een nieuwe sleutel voor een nieuw verzoek, of stuur het eerste verzoek ongewijzigd opnieuw.
problem-record_differs = Het verslag komt niet overeen met de nagespeelde partij.
    .remedy = `where` noemt de eerste plek die afwijkt: het verslag is gewijzigd of afgekapt, of hoort bij andere regels.
problem-headers_too_large = De headers zijn te groot.
    .remedy = Stuur er minder, of kortere.
problem-internal_error = Hier is iets misgegaan.
    .remedy = De fout is gelogd. De partij is ongewijzigd: probeer het later nog eens.
problem-unsupported_transfer_coding = Deze transfer encoding is hier niet bekend.
    .remedy = Stuur de body gewoon of in stukken (chunked).
problem-busy = De dienst heeft het te druk.
    .remedy = Stuur het verzoek opnieuw na het aantal seconden in Retry-After. Te veel anderen waren de partij aan het wijzigen, of er werden te veel verslagen nagespeeld.
problem-store_unavailable = De opslag van de partijen reageert niet.
    .remedy = Stuur het verzoek opnieuw na het aantal seconden in Retry-After; met een Idempotency-Key wordt het één keer uitgevoerd, wat er ook met het eerste is gebeurd.
problem-store_refuses_writes = De opslag van de partijen neemt op dit moment geen wijzigingen aan.
    .remedy = Partijen zijn nog wel te lezen. Stuur het verzoek opnieuw na het aantal seconden in Retry-After; `detail` zegt de beheerder waarom.
problem-store_not_durable = De opslag van de partijen bewaart minder dan zou moeten.
    .remedy = De beheerder moet Redis instellen zoals TIDETABLE_DURABILITY eist, of minder eisen.
problem-not_replicated = De wijziging staat nog niet op zoveel servers als zou moeten.
    .remedy = Ze is op één server opgeslagen en kan nog verloren gaan als die uitvalt. Stuur het verzoek opnieuw met dezelfde Idempotency-Key, of bekijk eerst de partij.
problem-no_such_piece = Dit onderdeel bestaat niet.
    .remedy = Kies een van de onderdelen die het spel in `pieces` noemt.
problem-api_key_needed = Partijen aanmaken vereist hier een API-sleutel.
    .remedy = Vraag de beheerder van de dienst om een sleutel, en stuur die in de header X-API-Key.
problem-too_many_requests = Te veel verzoeken.
    .remedy = Stuur het verzoek opnieuw na het aantal seconden in Retry-After; `detail` noemt de limiet.
problem-at_capacity = De dienst heeft geen plaats voor nog een verbinding.
    .remedy = Kom terug na het aantal seconden in Retry-After, en sluit verbindingen die je niet gebruikt.
