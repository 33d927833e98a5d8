page-title = Tidetable
page-claim = Brettspiele am Meer, nach ihren Regeln gespielt.
page-loading = Einen Moment …
page-skip = Zum Inhalt springen
page-home = Alle Partien
page-contract = Fürs Programmieren: der Vertrag
page-free = Freie Software. Sie benutzt nur, was jedes Programm benutzen kann.
page-broken = Auf dieser Seite ist etwas schiefgegangen.
page-reload = Seite neu laden
page-back = Zurück
page-close = Schließen
page-not-found = Unter dieser Adresse gibt es nichts.
problem-unreachable = Der Dienst ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
notice-dismiss = Ausblenden

settings = Einstellungen
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-ask = Vor einem Zug zeigen, was er bewirkt
settings-ask-chance = Wenn gewürfelt, gezogen oder aufgedeckt wird
settings-ask-always = Immer
settings-ask-never = Nie

new-match = Neue Partie
rules = Regeln
rules-title = Regeln von { $game }
rules-read = Regel { $rule }
rules-from-book = Aus dem Regelheft.
rules-ruling = Unsere Auslegung: { $ruling }
game-by = Ein Spiel von { $author }
players = Mitspielende
players-count = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
players-range = { $fewest } bis { $most } Personen
players-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
players-deciding = entscheidet
seat-you = du
seat-starts = hat begonnen
seat-spectator = Du siehst zu.

lobby-title = Was spielen wir?
lobby-yours = Deine Partien auf diesem Gerät
lobby-open = Hier fehlen noch Leute
lobby-running = Hier wird gespielt
lobby-none-open = Gerade wartet niemand. Lege eine Partie an und schicke anderen den Link.
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-continue = Weiter
lobby-forget = Aus dieser Liste nehmen
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
lobby-link = Über einen Link mitspielen
lobby-link-label = Link oder Name der Partie
lobby-link-go = Öffnen
lobby-link-bad = Das ist kein Link zu einer Partie. Der Name einer Partie hat 20 Buchstaben und Ziffern.
lobby-lost = Der Dienst ist nicht erreichbar. Die Seite versucht es weiter.
status-open = Offen
status-running = Läuft
status-over = Beendet
status-abandoned = Abgebrochen

create-title = Neue Partie: { $game }
create-how-many = Wie viele spielen?
create-here = Wer spielt an diesem Gerät?
create-here-me = Ich; andere kommen per Link
create-here-all = Wir alle, reihum
create-name = Name von Person { $n }
your-name = Dein Name
create-options = Spielweise
create-starts = Wer beginnt
create-starts-lot = Das Los entscheidet
create-starts-seat = Person { $n }
create-listed = Die Partie in der Liste zeigen, sodass alle mitspielen oder zusehen können
create-automatic = Den Dienst antworten lassen, wenn es nur eine Möglichkeit gibt
create-go = Partie anlegen

room-title = { $game }: Es fehlen noch Leute
room-invite = Schicke diesen Link an die anderen:
room-copy = Link kopieren
room-copied = Kopiert
room-free = frei
room-reserved = freigehalten für { $name }
room-here = an diesem Gerät
room-take = Platz nehmen
room-more = Name einer weiteren Person an diesem Gerät
room-leave = Wieder aufstehen
room-starts = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-abandon = Partie abbrechen
room-abandon-sure = Die Partie für alle abbrechen?

curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Alles bleibt verdeckt, bis { $name } bereit ist.
curtain-ready = Ich bin { $name }, zeig mir den Tisch
curtain-pass = Gerät an { $name } weitergeben

now-you = Du entscheidest
now-nobody = Es gibt nichts zu entscheiden
now-over = Die Partie ist zu Ende
now-abandoned = Die Partie wurde abgebrochen.
now-lost = Die Verbindung ist weg. Die Seite versucht es weiter; es geht nichts verloren.
now-rolled-back = Der Dienst hat bei einem Ausfall Züge verloren. So steht die Partie jetzt.

board = Der Tisch
board-keys = Die Pfeiltasten gehen von Stelle zu Stelle, die Eingabetaste wählt.
board-none = Die Zeichnung des Tisches lässt sich nicht zeigen; über die Liste geht alles.
moves-on-board = Klicke auf eine markierte Stelle des Spielplans oder wähle hier.
moves-only-list = Wähle hier.
moves-first = Das kommt später: Wähle zuerst eine markierte Stelle.
moves-picked = Mach an einer markierten Stelle weiter, oder klicke eine Stelle noch einmal an, um sie zurückzunehmen.
moves-several = Von hier aus gibt es { $n } Züge, etwa: { $first }
moves-unpick = Diese Stelle zurücknehmen
moves-cancel = Von vorn
moves-confirm = So machen: { $does }
moves-list = Alle erlaubten Züge als Liste ({ $n })

preview-title = Bevor du entscheidest
preview-gives-up = Du gibst dabei etwas auf.
preview-certain = So viel ist sicher:
preview-nothing = Solange der Zufall nicht entschieden hat, ist nichts sicher.
preview-no-way-back = Danach lässt sich der Zug nur zurücknehmen, wenn alle anderen zustimmen.
preview-points = { $name }: { $before } → { $after }
preview-go = So machen
preview-cancel = Etwas anderes wählen

undo-ask = Meinen letzten Zug zurücknehmen
undo-waiting = Du möchtest { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
} zurücknehmen. Die anderen überlegen noch.
undo-wish = { $name } möchte { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
} zurücknehmen.
undo-accept = Zustimmen
undo-decline = Ablehnen
undo-agreed = Du hast zugestimmt. Die anderen überlegen noch.
undo-accept-for = { $name } stimmt zu
undo-decline-for = { $name } lehnt ab
undo-withdraw = Doch weiterspielen

score = Woher die Punkte kommen
score-category = Wofür
score-total = Summe
score-none = Noch hat niemand Punkte.

story-title = Was bisher geschah
story-start = Aufbau
story-since = Seit deinem letzten Spielzug
story-nothing-since = Seit deinem letzten Spielzug ist nichts geschehen.
story-look = Den Tisch nach diesem Zug zeigen
story-moment = Zeitpunkt
story-at = Zug { $at } von { $moves }
story-now = Zurück zum jetzigen Stand
story-earlier = Einen Zug früher
story-later = Einen Zug später
story-past = Du siehst einen früheren Stand: Zug { $at } von { $moves }.
story-taken-back = zurückgenommen

end-place = Platz
end-player = Name
end-verify = Diese Partie prüfen
end-verify-why = Der Zufall stand vor dem ersten Zug fest. Die Aufzeichnung zeigt, dass seither nichts verändert wurde.
end-verify-imported =
    Diese Partie kam als Aufzeichnung hierher. Das Nachspielen zeigt, dass die Regeln eingehalten wurden, nicht, wann ihr
    Geheimnis gewählt wurde.
end-verify-same = Die Aufzeichnung ergibt beim Nachspielen Zug für Zug dieselbe Partie.
end-verify-differs = Die Aufzeichnung weicht beim Nachspielen ab: { $where }
end-verify-promise = Es ist das Geheimnis, das am Anfang zugesagt wurde.
end-verify-broken = Es ist nicht das Geheimnis, das am Anfang zugesagt wurde.
end-verify-unchecked = Die Zusage lässt sich nur über eine sichere Verbindung prüfen.
end-download = Aufzeichnung herunterladen
