### Das Mischen prüfen, und das Haus prüfen. See en/checks.ftl for what each text is.

## Buttons

check-deals = Mischen prüfen
check-house = Haus prüfen

## Check the deals

check-title = ### Die Karten von Partie #{ $number }
check-none = Ich behaupte nichts über diese Karten. Die Partie oder ihre Herausforderung begann mit einer früheren Version des Bots, oder sie war offen oder lief, als die Datenbank aus einer Sicherung zurückgeholt wurde. Wurde ein Fingerabdruck für sie gezeigt, so beweist er hier nichts.
check-day-open = Das ist ein Spiel des Tages. Sein Geheimnis wird veröffentlicht, wenn der Tag vorbei ist, weil andere noch dieselben Karten spielen können. Frag dann noch einmal.
check-commitment = **Fingerabdruck:** `{ $commitment }`
check-posted = Er stand [bei der Herausforderung]({ $link }), bevor jemand Worte dafür gab, und noch einmal bei der Eröffnung.
check-posted-opening = Er steht, wo die Partie eröffnet wurde, und auf ihrer Herausforderung, wenn sie eine hatte.
check-number = **Nummer der Partie darin:** `{ $number }`
check-words = **Abhebeworte von { $name }:** { $words }
check-words-none = keine
check-words-hidden = verborgen, nur ihr Schlüssel ist bekannt (siehe Aufzeichnung)
check-key = Schlüssel dieser Worte: `{ $key }`
check-day-number = **Nummer des Servers darin:** `{ $number }`, **Tag { $day }, Spiel { $deal }**
check-day-words = **Schlüssel der Worte, die Leute des Servers gegeben haben:** { $keys }
check-day-posted = Er ist das Geheimnis des Tages davor, das mit dessen Ende veröffentlicht wurde; am ersten Tag einer Kette ihr Anker.
check-secret = **Geheimnis:** `{ $secret }`
check-claim-secret-first = Das zeigt nur, dass die Karten aus einem Geheimnis folgten, das vor der ersten Karte feststand.
check-claim-words-last = Du hast deine Worte gegeben, als alles andere feststand: Konnte niemand sie erraten, so hat niemand diese Karten ausgesucht.
check-claim-words-first = Deine Worte waren bekannt, bevor { $other } annahm. Ohne { $other } konnte, wer den Bot betreibt, die Karten nicht aussuchen; mit { $other } schon.
check-claim-of-day = Sobald der Anker oder der Fingerabdruck dieses Tages veröffentlicht war, konnten nur noch Worte diese Pakete ändern, und Worte wurden nur vor dem ersten Tag angenommen. Kannte damals, wer den Bot betreibt, die Worte aller, so kann er die Pakete ausgesucht haben; und er konnte jeden kommenden Tag kennen.
check-forward = Leite die nächste Herausforderung an dich selbst weiter: Eine weitergeleitete Nachricht lässt sich nicht bearbeiten.
check-copy = Kopiere dir nächstes Mal den Fingerabdruck, bevor du Worte gibst: Deine Kopie kann sonst niemand ändern.
check-details = Einzelheiten …
check-more = `/piquet rules` sagt mehr auf der Seite „Karten, die jeder prüfen kann“ und alle Bytes zwei Seiten weiter.
check-yourself = **Prüf es selbst:** Liegen `{ $record }` und `{ $program }` in einem Ordner, so gibt `python3 { $program } { $record }` die Karten jedes Spiels aus, die oberste zuerst. Du musst weder mir noch dem Programm trauen: Schreib dein eigenes.
check-no-files = **Prüf es selbst:** Hier kann ich keine Dateien anhängen. Exportiere die Partie beim Nachspielen in einem anderen Kanal oder in meinen Direktnachrichten und speichere dieses Programm als `{ $program }`: `python3 { $program } { $record }` gibt die Karten jedes Spiels aus.

## Check the house

check-house-title = ### Das Haus in Partie #{ $number }
check-house-thinking = Ich frage das Haus noch einmal, nur mit seinem eigenen Blatt: { $done } von { $all } Entscheidungen sind verglichen …
check-house-left = { $done } von { $all } Entscheidungen sind verglichen. Es dauert länger, als Discord mich meine Antwort ändern lässt: Mach weiter, wann du magst.
check-house-on = Weiter
check-house-deals = Seine Karten passen nicht zu ihrem Beweis; so gibt es das Haus nichts zu fragen. *Mischen prüfen* sagt, was nicht passt.
check-house-same = { $decisions ->
    [0] **Das Haus hatte nichts zu entscheiden.**
    [one] **Die eine Entscheidung des Hauses folgt aus seinem Blatt und aus dem, was gesagt und gezeigt wurde.**
   *[other] **Alle { $decisions } Entscheidungen des Hauses folgen aus seinem Blatt und aus dem, was gesagt und gezeigt wurde.**
}
check-house-thumb = { $number } von { $all } Entscheidungen traf die Faustregel, weil das Programm nicht antwortete. Dass es nicht antwortete, sagt nur der Bot.
check-house-proves = Was das zeigt: Diese Entscheidungen folgen aus der Stärke des Hauses, aus dem, was es sehen konnte (sein eigenes Blatt und was gesagt und gezeigt wurde), aus dem Stand der Partie und aus einem Zufall, der aus dem Geheimnis folgt. Nichts anderes hat sie geändert. Was *Mischen prüfen* über das Geheimnis sagt, gilt auch für diesen Zufall. Erzwungene Karten sind nicht mitgezählt.
check-house-other = { $same } von { $all } Entscheidungen sind dieselben. Die erste andere: Spiel { $deal }, Aktion { $decision }. { $when }, die Wahl des Hauses: { $what }. Noch einmal gefragt, antwortet es hier anders, obwohl der Beweis keine andere Version nennt. Der Grund zeigt sich nicht: Geänderter Code, eine fehlerhafte Maschine und eine von Menschen gewählte Aktion sehen gleich aus. Für das, was abweicht, ist nichts bewiesen.
check-house-version = { $same } von { $all } Entscheidungen sind dieselben. Die erste andere: Spiel { $deal }, Aktion { $decision }. { $when }, die Wahl des Hauses: { $what }. Das entschied eine andere Version seines Programms: `{ $version }`. Darüber ist nichts bewiesen, weder dafür noch dagegen. Ein Bot mit jener Version kann es mit `python -m bot verify --house` prüfen.
check-house-unaccounted = **Eine Entscheidung passt nicht.** { $deal ->
    [0] Der Beweis nennt eine Entscheidung, die das Haus nicht getroffen hat.
   *[other] Spiel { $deal }, Aktion { $decision }: Das Haus hatte die Wahl, aber der Beweis nennt kein Programm, das sie traf.
} Frag bei denen nach, die den Bot betreiben.
