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
not-yet-asked = Entscheidung { $decision } steht noch nicht an; die Partie ist bei Entscheidung { $current }.
already-answered = Entscheidung { $decision } ist schon beantwortet; die Partie ist bei Entscheidung { $current }.
waits-for-another-seat = Die Partie wartet auf einen anderen Platz.
not-started = Die Partie hat noch nicht begonnen.
not-come-that-far = Die Partie ist erst bei Zug { $moves }.
record-not-public = Die Aufzeichnung ist öffentlich, sobald die Partie zu Ende ist; bis dahin bleibt ihr Geheimnis geheim.
undo-asked = Es möchte schon jemand Züge zurücknehmen.
undo-spent = Die Partie hat { $moves } Züge, zurückgenommene mitgezählt; mehr können nicht zurückgenommen werden.
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
error-logged = Der Fehler wurde protokolliert; die Partie ist unverändert.
nothing-at-address = Unter /docs steht, was es gibt.
takes-methods = Möglich ist { $methods }.
send-less = Sende weniger.
has-bytes = Die Datei hat { $bytes } Bytes.
no-such-problem = Eine solche Art von Problem gibt es nicht; unter /problems stehen alle.
media-there-are = Es gibt { $media }.
games-there-are = Es gibt diese Spiele: { $games }.
no-such-piece = { $game } hat kein solches Teil; beim Spiel steht, welche es gibt.
replay-too-long = Die Aufzeichnung ließ sich nicht innerhalb von { $seconds } Sekunden nachspielen; prüfe sie auf deinem eigenen Rechner.
send-json = Sende die Kopfzeile Content-Type: application/json.
body-too-deep = Nichts im Vertrag ist so tief verschachtelt.
body-not-utf8 = Der Inhalt ist kein UTF-8.
body-not-json = Der Inhalt ist kein JSON: Sieh dir sein Byte { $byte } an.
body-cut-off = Der Inhalt ist kein JSON: Am Ende fehlt etwas.

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
    .remedy = Frage nach einem Zeitpunkt von 0 bis zu `moves` der Partie.
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
    .remedy = Warte auf das Ende: Die Aufzeichnung enthält, was bis dahin verborgen ist.
problem-rules_changed = Die Partie wurde nach anderen Regeln als den heutigen gespielt.
    .remedy = Ihre Vergangenheit lässt sich nicht mehr nachspielen. Was jetzt da ist, ist zu sehen, und eine laufende Partie kann weitergespielt werden.
problem-nothing_to_undo = Es gibt keinen Zug zum Zurücknehmen.
    .remedy = Mache erst einen Zug.
problem-undo_spent = In dieser Partie wurden zu oft Züge zurückgenommen.
    .remedy = Spiele weiter: Eine Partie, die endlos wächst, ließe sich nicht mehr nachspielen und prüfen.
problem-no_undo_asked = Niemand möchte einen Zug zurücknehmen.
    .remedy = Stimme zu oder lehne ab, solange `undo` der Partie den Wunsch eines anderen Platzes nennt.
problem-undo_asked_already = Es möchte schon jemand einen Zug zurücknehmen.
    .remedy = Beantworte den Wunsch, den `undo` der Partie nennt, oder warte, bis die anderen es getan haben.
problem-precondition_failed = Die Partie hat sich geändert.
    .remedy = Hole die Partie neu, sieh nach, ob du das noch willst, und sende ihr neues ETag.
problem-body_too_large = Der Inhalt ist zu groß.
    .remedy = Sende weniger; `x-max-bytes` im Vertrag sagt, wie viel angenommen wird.
problem-uri_too_long = Die Adresse ist zu lang.
    .remedy = Sende eine kürzere.
problem-unsupported_media_type = Der Inhalt muss JSON sein.
    .remedy = Sende die Kopfzeile `Content-Type: application/json`.
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
problem-record_too_long = Die Aufzeichnung braucht zu lange zum Nachspielen.
    .remedy = Prüfe sie mit `tidetable verify` auf deinem eigenen Rechner: Dort darf es so lange dauern, wie es muss.
problem-headers_too_large = Die Kopfzeilen sind zu groß.
    .remedy = Sende weniger oder kürzere.
problem-internal_error = Hier ist etwas schiefgegangen.
    .remedy = Der Fehler wurde protokolliert. Die Partie ist, wie sie war: Versuche es später noch einmal.
problem-unsupported_transfer_coding = Diese Übertragungskodierung ist hier nicht bekannt.
    .remedy = Sende den Inhalt am Stück oder in Stücken (chunked).
problem-busy = Zu viele Anfragen ändern die Partie gleichzeitig.
    .remedy = Sende die Anfrage nach so vielen Sekunden noch einmal, wie Retry-After sagt: Zu viele andere haben die Partie geändert.
problem-store_unavailable = Der Speicher der Partien antwortet nicht.
    .remedy = Sende die Anfrage nach so vielen Sekunden noch einmal, wie Retry-After sagt; mit einem Idempotency-Key wird sie einmal ausgeführt, was auch aus der ersten wurde.
problem-no_such_piece = Ein solches Teil gibt es nicht.
    .remedy = Nimm eines von denen, die das Spiel in `pieces` nennt.
