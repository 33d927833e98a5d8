### Was der Dienst neben den Spielen sagt.

language-name = Deutsch

## Mitspielende und der Tisch

unnamed-player = Person { $number }
labelled = { $label }: { $value }
to-decide = Am Zug: { $who }
board-decides = { $names } { $count ->
    [one] entscheidet
   *[other] entscheiden
}
board-over = Die Partie ist zu Ende
choice-yes = Ja
choice-no = Nein

## Was geschehen ist

event-seat_taken = { $who } hat Platz genommen.
event-seat_left = { $who } ist wieder aufgestanden.
event-match_abandoned = Die Partie wurde abgebrochen.
event-undo_asked = { $who } möchte { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} zurücknehmen.
event-undo_accepted = { $who } ist damit einverstanden.
event-undo_declined = { $who } wollte nicht, dass ein Zug zurückgenommen wird.
event-moves_undone = { $who } hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} zurückgenommen{ $by_consent ->
    [yes] ; alle anderen waren einverstanden
   *[no] { "" }
}.
event-match_started = { $by_lot ->
    [yes] Die Partie begann; das Los entschied, dass { $starts } anfängt.
   *[no] Die Partie begann; { $starts } fängt an.
}
event-turn_began = Spielzug { $turn }: { $who }.
event-points_scored = { $who } { $gained ->
    [yes] bekam
   *[no] verlor
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ WORD($category, of: "category") }): insgesamt { $score }.
event-answered_automatically = Für { $who } gab es nur eine mögliche Antwort, und der Dienst hat sie gegeben.
event-match_over = Die Partie ist zu Ende. { $reason }
event-of-earlier-rules = Hier geschah etwas nach einer früheren Fassung der Regeln.

## Das Ende

outcome-points = { $winners } gewinnt mit { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkten
}.
outcome-shared = { $winners } teilen sich den Sieg mit je { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkten
}.

## Woher eine Regel stammt, wie die Regelhefte es vermerken

source-book = Buch
source-ruling = Auslegung

## Zufall

met-roll = Dann entscheidet der Zufall beim Würfeln: { $what }.
met-draw = Dann entscheidet der Zufall beim Ziehen: { $what }.
met-turn_over = Dann wird etwas Verdecktes aufgedeckt: { $what }.
met-starting-player = wer anfängt

## Warum eine Anfrage nicht ausgeführt werden kann

answers-another-question = Das beantwortet nicht die Frage: { $question }
no-such-seat = Es gibt keinen Platz { $seat }: Die Partie hat { $seats } Plätze, gezählt ab 0.
seat-taken = Platz { $seat } ist besetzt.
seats-are-fixed = Die Partie ist { WORD($status, of: "status") }: Plätze werden nur vor dem Beginn eingenommen und verlassen.
not-running = Die Partie ist schon { WORD($status, of: "status") }.
nothing-to-decide = Die Partie ist { WORD($status, of: "status") }: Es gibt nichts zu entscheiden.
status-open = offen
status-running = im Gang
status-over = zu Ende
status-abandoned = abgebrochen
nothing-on-the-table = Die Partie hat noch nicht begonnen: Auf dem Tisch liegt noch nichts.
no-such-match = Diese Partie gibt es nicht oder nicht mehr.
match-busy = Zu viele andere ändern diese Partie gerade; versuche es noch einmal.
replays-busy = Gerade werden zu viele Aufzeichnungen nachgespielt; versuch es noch einmal.
not-yet-asked = Entscheidung { $decision } steht noch nicht an; die Partie ist bei Entscheidung { $current }.
already-answered = Entscheidung { $decision } ist schon beantwortet; die Partie ist bei Entscheidung { $current }.
waits-for-another-seat = Die Partie wartet auf einen anderen Platz.
not-started = Die Partie hat noch nicht begonnen.
not-come-that-far = Die Partie ist erst bei Zug { $moves }.
not-told-that-far = Ereignis { $after } ist nicht geschehen; das neueste ist { $newest }.
record-not-public = Die Aufzeichnung ist öffentlich, sobald die Partie zu Ende ist oder abgebrochen wurde; bis dahin bleibt ihr Geheimnis geheim.
undo-asked = Es möchte schon jemand Züge zurücknehmen.
undo-spent = In einer Partie können höchstens { $most } Züge zurückgenommen werden.
left-too-often = Plätze dieser Partie wurden { $times }-mal verlassen.
no-move-yet = Du hast noch keinen Zug gemacht.
undo-is-your-own = Du selbst möchtest einen Zug zurücknehmen.
nobody-asked-for-undo = Niemand möchte einen Zug zurücknehmen.
played-by-other-rules = Die Partie wird nach Fassung { $version } der Regeln gespielt.
moves-not-legal-any-more = Die Züge der Partie sind nach diesen Regeln nicht mehr erlaubt.
token-opens-no-seat = Dieser Schlüssel gehört zu keinem Platz dieser Partie.
only-the-creator = Das geht nur mit dem Schlüssel, mit dem die Partie angelegt wurde.
token-of-another-seat = Dein Schlüssel gehört nicht zu Platz { $seat }.
creator-sits-nowhere = Der Schlüssel, mit dem die Partie angelegt wurde, gehört zu keinem Platz; nimm Platz, um mitzuspielen.
token-missing = Sende den Schlüssel deines Platzes als Authorization: Bearer …
authorization-is-bearer = Authorization muss aus Bearer und einem Schlüssel bestehen.
match-is-at = Die Partie ist jetzt bei Version { $etag }.
key-reused = Nimm für eine neue Anfrage einen neuen Idempotency-Key, oder sende die erste unverändert noch einmal.
request-not-understood = Die Anfrage ist nicht zu verstehen.
try-again-soon = Versuche es bald noch einmal.
not-replicated = Gespeichert, aber noch nicht auf so vielen Replikaten, wie dieser Dienst abwartet.
store-read-only = Der Speicher nimmt keine Änderungen an: Er ist ein Replikat, oder seine Platte ist voll.
store-full = Dem Speicher ist der Arbeitsspeicher ausgegangen.
store-disk-fails = Der Speicher kann nicht auf seine Festplatte schreiben.
store-lacks-replicas = Der Speicher hat weniger Replikate, als er für eine Änderung braucht.
store-forbids = Der Speicher erlaubt diesem Dienst keine Änderungen.
store-is-cluster-node = Der Speicher ist ein einzelner Server eines Clusters: Seine Adresse muss mit redis+cluster:// beginnen.
store-rejects-login = Der Speicher lehnt den Benutzernamen oder das Passwort dieses Dienstes ab.
store-is-no-cluster = Der Speicher ist kein Cluster: Seine Adresse darf nicht mit redis+cluster:// beginnen.
store-has-no-primary = Kein Sentinel nennt einen primären Server für den Speicher.
store-has-no-database = Der Speicher hat keine Datenbank mit der Nummer, die seine Adresse nennt.
store-is-no-redis = Der Server unter der Adresse des Speichers ist kein Redis.
store-promises-less = Der Speicher verspricht weniger als `{ $wanted }`, was dieser Dienst laut Einstellung verlangt.
promise-always = Ein Zug ist auf der Festplatte, bevor er bestätigt wird.
promise-everysec = Ein Zug ist nach etwa einer Sekunde auf der Festplatte: Bei einem Absturz können eben erst bestätigte Züge verloren gehen.
promise-none = Ein Zug ist im Arbeitsspeicher, wenn er bestätigt wird: Stürzt der Speicher ab, kann er verloren gehen.
promise-unknown = Der Speicher verrät nicht, ob Züge auf der Festplatte sind, bevor sie bestätigt werden.
promise-replicas =
    { $replicas ->
        [one] Ein Replikat hat ihn dann ebenfalls.
       *[other] { $replicas } Replikate haben ihn dann ebenfalls.
    }
shortfall-appendonly = Redis führt keine Datei aller Änderungen: Stürzt es ab, ist alles seit der letzten Sicherung verloren.
shortfall-first-rewrite = Redis führt seit Kurzem eine Datei aller Änderungen, hat die erste aber noch nicht fertig geschrieben: Stürzt es bis dahin ab, ist alles seit der letzten Sicherung verloren. Bleibt das so, steht der Grund in seinem Protokoll.
shortfall-appendfsync-everysec = Redis schreibt einmal pro Sekunde auf die Festplatte: Stürzt der Rechner ab, ist die letzte Sekunde verloren.
shortfall-appendfsync-none = Redis überlässt es dem System, wann auf die Festplatte geschrieben wird: Stürzt der Rechner ab, kann eine halbe Minute verloren sein.
shortfall-rewrite = Während Redis seine Datei neu schreibt, wartet es nicht auf die Festplatte: Stürzt der Rechner dann ab, kann eine halbe Minute verloren sein.
shortfall-eviction = Wenn Redis der Arbeitsspeicher ausgeht, löscht es Partien.
shortfall-failover = TIDETABLE_REPLICAS ist 0: Übernimmt ein anderer Server, gehen eben erst bestätigte Züge verloren.
shortfall-unknown = Redis lässt diesen Dienst seine Einstellungen nicht lesen (CONFIG GET), also ist nicht bekannt, was nach einem Absturz bleibt.
error-logged = Der Fehler wurde protokolliert; die Partie ist unverändert.
nothing-at-address = Unter /docs steht, was es gibt.
takes-methods = Möglich ist { $methods }.
send-less = Sende weniger.
has-bytes = Die Datei hat { $bytes } Bytes.
limit-requests = Deine Adresse oder dein Token hat innerhalb von { $window } Sekunden { $most } Anfragen gesendet; komm in { $seconds } s wieder.
limit-matches = Du hast innerhalb von { $window } Sekunden { $most } neue Partien verlangt; komm in { $seconds } s wieder.
limit-record-bytes = Du hast innerhalb von { $window } Sekunden { $most } Bytes an Aufzeichnungen gesendet; komm in { $seconds } s wieder.
limit-open-matches = Du hast { $most } Partien, die noch nicht begonnen haben: Beginne einige oder brich sie ab, und komm in { $seconds } s wieder.
limit-waiting = Deine Adresse hat { $most } Live-Verbindungen und wartende Anfragen zugleich: Beende einige, und komm in { $seconds } s wieder.
limit-replays = Deine Adresse lässt { $most } Aufzeichnungen zugleich nachspielen: Warte, bis sie fertig sind, und komm in { $seconds } s wieder.
send-api-key = Sende einen gültigen Schlüssel in der Kopfzeile X-API-Key.
no-such-problem = Eine solche Art von Problem gibt es nicht; unter /problems stehen alle.
media-there-are = Es gibt { $media }.
games-there-are = Es gibt diese Spiele: { $games }.
no-such-piece = { $game } hat kein solches Teil; beim Spiel steht, welche es gibt.
send-json = Sende die Kopfzeile Content-Type: application/json.
send-uncompressed = Sende den Inhalt, wie er ist, ohne Content-Encoding.
body-too-deep = Nichts im Vertrag ist so tief verschachtelt.
body-not-utf8 = Der Inhalt ist kein UTF-8.
body-not-json = Der Inhalt ist kein JSON: Sieh dir sein Byte { $byte } an.
body-cut-off = Der Inhalt ist kein JSON: Am Ende fehlt etwas.
body-half-character = Der Inhalt ist kein JSON: Ein \u steht für ein halbes Zeichen, die andere Hälfte fehlt.
body-number-too-large = Eine Zahl im Inhalt ist zu groß: Keine hat mehr als { $most } Stellen vor dem Komma.

## Was nicht zum Vertrag passt

fault-no-parameter = gehört nicht zu dieser Operation
fault-parameter-required = fehlt
fault-given-twice = steht zweimal da
fault-moved-to-query = steht jetzt in der Adresse: ?{ $name }=…
fault-type = { $given } ist nicht vom Typ { WORD($expected, join: "or") }
fault-enum = { $given } ist nicht erlaubt: Es muss { WORD($expected, join: "or") } sein
fault-const = { $given } ist nicht { $expected }
fault-required = { $expected } fehlt
fault-additionalProperties = hier unbekannt: { $expected }
fault-pattern = { $given } passt nicht zu { $expected }
fault-name = muss, eventuell nach Leerzeichen, mit etwas Sichtbarem beginnen und darf keine Steuerzeichen und keine anderen Zeichen enthalten, die man nie sieht
fault-controls = darf keine Steuerzeichen und keine Zeilenumbrüche enthalten
fault-minimum = { $given } ist kleiner als { $expected }
fault-maximum = { $given } ist größer als { $expected }
fault-minLength = { $given } ist kürzer als { $expected } Zeichen
fault-maxLength = { $given } ist länger als { $expected } Zeichen
fault-minItems = { $given } hat weniger als { $expected ->
    [one] { $expected } Eintrag
   *[other] { $expected } Einträge
}
fault-maxItems = { $given } hat mehr als { $expected ->
    [one] { $expected } Eintrag
   *[other] { $expected } Einträge
}
fault-other = { $detail }

## Aufzeichnungen

record-same = Dieselbe Partie.
record-game-unknown = { $game } wird hier nicht gespielt.
record-other-rules = Hier gilt Fassung { $version } der Regeln.
record-options-wrong = Das sind nicht die Optionen des Spiels ({ $options }), oder eine hat einen Wert, den es nicht gibt.
record-options-missing = Eine Aufzeichnung nennt jede Option des Spiels.
record-seats-wrong = Das Spiel hat { $fewest } bis { $most } Plätze.
record-secret-broken = Es ist nicht das Geheimnis, auf das die Partie festgelegt war.
record-head-changed = Etwas vor den Zügen wurde geändert: die Optionen, Namen oder Zufallsbeiträge der Spielenden, wer beginnt, das Geheimnis mit seiner Festlegung oder ob der Dienst von selbst antwortet.
record-move-illegal = Dieser Zug war nicht möglich ({ $rule }). { $why }
record-seat-not-asked = Dieser Zug war nicht möglich: Die Partie wartet auf einen anderen Platz.
record-tells-otherwise = Von hier an erzählt das Nachspielen etwas anderes.
record-moves-missing = Es fehlen Züge: Nach dem letzten ist die Partie nicht zu Ende.
record-other-outcome = Das Nachspielen endet mit einem anderen Ergebnis.
record-over-before = Die Partie war schon vorher zu Ende.
record-move-and-undo = Das ist ein Zug und nimmt zugleich Züge zurück.
record-not-automatic = Der Dienst beantwortet von selbst, was nur eine erlaubte Antwort hat, und sonst nichts.
record-undo-too-many = So viele Züge gibt es nicht zum Zurücknehmen.
record-undo-wrong = Ein Platz nimmt alle Züge ab seinem eigenen letzten zurück.

## Probleme, und was dagegen hilft

problem-malformed_request = Die Anfrage ist kein gültiges HTTP.
    .remedy = Berichtige, was `detail` nennt; mit einer HTTP-Bibliothek kommt das nie vor.
problem-malformed_json = Der Inhalt ist kein JSON.
    .remedy = Sende einen JSON-Wert in UTF-8; `detail` sagt, wo das Lesen scheiterte.
problem-body_too_deep = Der Inhalt ist zu tief verschachtelt.
    .remedy = Sende, was der Vertrag beschreibt: Nichts davon ist so tief.
problem-contract_violation = Die Anfrage passt nicht zum Vertrag.
    .remedy = Berichtige jedes Feld, das `errors` nennt; /openapi.yaml sagt, was es annimmt.
problem-token_missing = Das geht nur mit einem Schlüssel.
    .remedy = Sende `Authorization: Bearer` und den Schlüssel, den du beim Platznehmen oder beim Anlegen der Partie bekommen hast.
problem-unknown_token = Der Schlüssel ist hier nicht bekannt.
    .remedy = Sende einen Schlüssel dieser Partie, oder keinen, wo Zuschauen genügt.
problem-not_your_seat = Der Platz gehört zu einem anderen Schlüssel.
    .remedy = Sende den Schlüssel des Platzes, um den es geht; der, mit dem die Partie angelegt wurde, gehört zu keinem.
problem-not_the_creator = Das darf nur, wer die Partie angelegt hat.
    .remedy = Sende den Schlüssel, mit dem die Partie angelegt wurde.
problem-not_found = Unter dieser Adresse gibt es nichts.
    .remedy = Unter /docs stehen die Adressen, unter denen es etwas gibt.
problem-no_such_game = Dieses Spiel gibt es nicht.
    .remedy = Nimm eines von denen unter /v1/games.
problem-no_such_match = Diese Partie gibt es nicht.
    .remedy = Prüfe den Namen. Eine Partie verschwindet einige Zeit nach ihrer letzten Änderung, früher, wenn sie nie begann.
problem-no_such_moment = So weit ist die Partie noch nicht.
    .remedy = Frage nach einem Zeitpunkt von 0 bis zu `moves` der Partie oder nach dem, was auf ein Ereignis bis zu ihrem `last_event` folgt. War die Partie schon weiter, ging das verloren, als ein anderer Server übernahm: Lade die Partie und ihren Verlauf neu.
problem-method_not_allowed = Die Adresse nimmt diese Methode nicht an.
    .remedy = Nimm eine aus der Kopfzeile Allow.
problem-not_acceptable = Keiner der akzeptierten Medientypen kann geliefert werden.
    .remedy = Akzeptiere einen der Medientypen, die der Vertrag für die Operation nennt.
problem-request_timeout = Die Anfrage hat zu lange gedauert.
    .remedy = Sende den Inhalt ohne Pause.
problem-seat_taken = Der Platz ist besetzt.
    .remedy = Nimm einen anderen Platz, oder lass `seat` weg, um den ersten freien zu bekommen.
problem-match_not_open = Die Partie hat begonnen oder ist zu Ende.
    .remedy = Plätze werden nur vor dem Beginn eingenommen und verlassen: Sieh dir `status` der Partie an.
problem-match_not_running = Die Partie ist nicht im Gang.
    .remedy = Vor dem Beginn und nach dem Ende wird nichts entschieden: Sieh dir `status` der Partie an.
problem-not_asked = Dieser Platz hat gerade nichts zu entscheiden.
    .remedy = Warte, bis die Partie deinen Platz fragt: Folge ihren Ereignissen, oder hole sie mit `wait`.
problem-decision_answered = Die Entscheidung ist schon beantwortet.
    .remedy = Hole die Entscheidung neu: Diese wurde von einer anderen Anfrage von dir beantwortet oder seither zurückgenommen.
problem-no_such_decision = Danach hat die Partie noch nicht gefragt.
    .remedy = Hole die Entscheidung und nenne ihre laufende Nummer.
problem-match_not_over = Die Partie ist noch nicht zu Ende.
    .remedy = Warte auf das Ende: Die Aufzeichnung enthält, was bis dahin verborgen ist. Eine Partie, die vor dem Start abgebrochen wurde, hat keine.
problem-rules_changed = Die Partie wurde nach anderen Regeln als den heutigen gespielt.
    .remedy = Ihre Vergangenheit lässt sich nicht mehr nachspielen. Was jetzt da ist, ist zu sehen, und eine laufende Partie kann weitergespielt werden.
problem-nothing_to_undo = Es gibt keinen Zug zum Zurücknehmen.
    .remedy = Mache erst einen Zug.
problem-undo_spent = In dieser Partie wurden zu oft Züge zurückgenommen.
    .remedy = Spiele weiter: Eine Partie, die endlos wächst, ließe sich nicht mehr nachspielen und prüfen.
problem-left_too_often = In dieser Partie wurden zu oft Plätze verlassen.
    .remedy = Bleib sitzen, oder bitte die Person, die die Partie erstellt hat, sie abzubrechen und eine neue zu erstellen.
problem-no_undo_asked = Niemand möchte einen Zug zurücknehmen.
    .remedy = Stimme zu oder lehne ab, solange `undo` der Partie den Wunsch eines anderen Platzes nennt.
problem-undo_asked_already = Es möchte schon jemand einen Zug zurücknehmen.
    .remedy = Beantworte den Wunsch, den `undo` der Partie nennt, oder warte, bis die anderen es getan haben.
problem-precondition_failed = Die Partie hat sich geändert.
    .remedy = Hole die Partie neu, sieh nach, ob du das noch willst, und sende ihr neues ETag.
problem-body_too_large = Der Inhalt ist zu groß.
    .remedy = Sende weniger; `x-max-bytes` im Vertrag sagt, wie viele Bytes ein Inhalt haben darf. Auf je 32 dieser Bytes darf außerdem höchstens ein Wert kommen.
problem-uri_too_long = Die Adresse ist zu lang.
    .remedy = Sende eine kürzere.
problem-unsupported_media_type = Der Inhalt muss JSON sein.
    .remedy = Sende die Kopfzeile `Content-Type: application/json`.
problem-unsupported_content_coding = Der Inhalt hat ein Content-Encoding, das hier nicht gelesen wird.
    .remedy = Sende den Inhalt, wie er ist, ohne `Content-Encoding`.
problem-range_not_satisfiable = Einen solchen Teil hat die Datei nicht.
    .remedy = Frage nach einem Teil, den sie hat, oder ohne Range nach der ganzen.
problem-expectation_failed = Die Kopfzeile Expect kann nicht erfüllt werden.
    .remedy = Sende darin nichts außer 100-continue.
problem-illegal_move = Eine Spielregel verbietet den Zug.
    .remedy = Lies die Regel `rule` unter `rule_url`, und mache einen der Züge in `legal` oder einen anderen, den die Entscheidung nennt.
problem-no_such_seat = Einen solchen Platz hat die Partie nicht.
    .remedy = Plätze werden ab 0 gezählt; die Partie nennt sie in `seats`.
problem-idempotency_key_reused = Der Idempotency-Key wurde für eine andere Anfrage verwendet.
    .remedy = Nimm für eine neue Anfrage einen neuen Idempotency-Key, oder sende die erste unverändert noch einmal.
problem-record_differs = Die Aufzeichnung ist nicht das, was ihr Nachspielen ergibt.
    .remedy = `where` nennt die erste Stelle, die abweicht: Die Aufzeichnung wurde geändert oder abgeschnitten, oder sie gehört zu anderen Regeln.
problem-headers_too_large = Die Kopfzeilen sind zu groß.
    .remedy = Sende weniger oder kürzere.
problem-internal_error = Hier ist etwas schiefgegangen.
    .remedy = Der Fehler wurde protokolliert. Die Partie ist, wie sie war: Versuche es später noch einmal.
problem-unsupported_transfer_coding = Diese Übertragungskodierung ist hier nicht bekannt.
    .remedy = Sende den Inhalt am Stück oder in Stücken (chunked).
problem-busy = Der Dienst ist gerade ausgelastet.
    .remedy = Sende die Anfrage nach so vielen Sekunden noch einmal, wie Retry-After sagt. Zu viele andere haben die Partie geändert, oder es wurden zu viele Aufzeichnungen nachgespielt.
problem-store_unavailable = Der Speicher der Partien antwortet nicht.
    .remedy = Sende die Anfrage nach so vielen Sekunden noch einmal, wie Retry-After sagt; mit einem Idempotency-Key wird sie einmal ausgeführt, was auch aus der ersten wurde.
problem-store_refuses_writes = Der Speicher der Partien nimmt gerade keine Änderungen an.
    .remedy = Lesen lassen sich die Partien weiterhin. Sende die Anfrage nach so vielen Sekunden noch einmal, wie Retry-After sagt; `detail` sagt dem Betreiber, woran es liegt.
problem-store_not_durable = Der Speicher der Partien sichert weniger, als er soll.
    .remedy = Der Betreiber muss Redis so einrichten, wie TIDETABLE_DURABILITY es verlangt, oder weniger verlangen.
problem-not_replicated = Die Änderung ist noch nicht auf so vielen Servern, wie sie sein sollte.
    .remedy = Sie ist auf einem Server gespeichert und könnte verloren gehen, wenn dieser ausfällt. Sende die Anfrage mit demselben Idempotency-Key noch einmal, oder sieh dir erst die Partie an.
problem-no_such_piece = Ein solches Teil gibt es nicht.
    .remedy = Nimm eines von denen, die das Spiel in `pieces` nennt.
problem-api_key_needed = Partien anzulegen erfordert hier einen API-Schlüssel.
    .remedy = Frage den Betreiber des Dienstes nach einem Schlüssel, und sende ihn in der Kopfzeile X-API-Key.
problem-too_many_requests = Zu viele Anfragen.
    .remedy = Sende die Anfrage nach so vielen Sekunden noch einmal, wie Retry-After sagt; `detail` nennt die Grenze.
problem-at_capacity = Der Dienst hat keinen Platz für eine weitere Verbindung.
    .remedy = Komm nach so vielen Sekunden wieder, wie Retry-After sagt, und schließe Verbindungen, die du nicht brauchst.
