### Das Mischen prüfen. See en/proofs.ftl for what each text is.

## Buttons

check-deals = Mischen prüfen
check-house-gone = *Computer prüfen* gibt es nicht mehr als Knopf. Exportiere die Partie mit `/piquet export` und prüfe die Datei mit `python -m bot verify --house`.

## Fair deals

fair-open = Fair gemischt
fair-footer = -# Fingerabdruck des Mischens: { $digits }
fair-title = ### Fair gemischt
fair-promise = Jedes Mischen folgt aus einem Geheimnis, das ich festgelegt habe, bevor jemand Worte gab oder eine Karte sah. Nach der Partie zeigt *Mischen prüfen*, ob es zu diesem Fingerabdruck passt:
fair-fingerprint = `{ $fingerprint }`
fair-proves = **Was dir das beweist:**
fair-other = die andere Seite
fair-with-words = { $first ->
    [yes] Mit Worten, die niemand errät, kann niemand ohne { $other } deine Karten aussuchen.
   *[no] Mit Worten, die niemand errät, kann niemand deine Karten aussuchen.
} Ohne Worte zeigt es nur, dass alle Karten feststanden, bevor die erste gegeben wurde.
fair-cut = { $purpose ->
    [open] **Abheben** mischt Worte von dir ein.
    [deal] **Abheben** mischt Worte von dir ein und gibt.
   *[other] **Abheben** nimmt auch an und mischt Worte von dir ein.
}
fair-keep = **Bewahr ihn auf:** Kopiere den ganzen Fingerabdruck in eine eigene Notiz.{ $forwards ->
    [yes] {" "}Leite dann die Nachricht mit seinen ersten 12 Stellen weiter: Eine Weiterleitung lässt sich nicht bearbeiten.
   *[no] {""}
}
    -# Nur der ganze Fingerabdruck legt fest. Andere Geheimnisse können dieselben ersten 12 Stellen haben.
fair-day-promise = Alle Tagesblätter folgen aus einer Kette von Geheimnissen, die vor ihrem ersten Tag feststand. Das Geheimnis dieses Tages wird veröffentlicht, wenn der Tag endet, und muss zu diesem Fingerabdruck passen:
fair-day-secret = **Der Tag ist vorbei. Sein Geheimnis:** `{ $secret }`. *Prüfen* auf der Seite dieses Tages rechnet es nach.
fair-day-keys = **Es wurden Worte gegeben.** Ihre Schlüssel: { $keys }
fair-day-proves = { $words ->
    [0] Gibt sonst niemand Worte, kann die Karten ausgesucht haben, wer den Bot betreibt.
   *[other] Niemand hat die Karten ausgesucht, außer alle Worte waren denen bekannt, die den Bot betreiben.
} Sobald dieser Fingerabdruck öffentlich war, konnten nur noch Worte sie ändern, und die nehme ich nur vor dem ersten Tag an. Nicht bewiesen ist, dass niemand die Karten vorher sah: Wer den Bot betreibt, kann das.
fair-day-late = Tag { $number } begann, bevor sein Fingerabdruck gezeigt wurde: Für die Tage davor beweist das nichts.
fair-day-give = **Gib eigene Worte** vor { $when }. Dann kann niemand die Karten aussuchen.

## Check the deals

check-title = ### Die Karten von Partie #{ $number }
check-none = Diese Karten lassen sich nicht prüfen. Die Partie oder ihre Herausforderung begann mit einer früheren Version des Bots, oder sie war offen, als die Datenbank aus einer Sicherung zurückgeholt wurde. Ein Fingerabdruck, der dafür gezeigt wurde, beweist nichts.
check-day-open = Das ist ein Tagesblatt. Sein Geheimnis wird veröffentlicht, wenn der Tag vorbei ist, weil andere noch dieselben Karten spielen können.
check-commitment = **Fingerabdruck:** `{ $commitment }`
check-posted = Vergleiche ihn mit deiner Kopie. Auf [der Herausforderung]({ $link }) stehen mindestens seine ersten 12 Stellen.
check-posted-opening = Vergleiche ihn mit deiner Kopie.
check-number = **Nummer der Partie darin:** `{ $number }`
check-words = **Worte von { $name }:** { $words }
check-words-none = keine
check-words-hidden = verborgen (ihr Schlüssel steht in der Aufzeichnung)
check-key = Ihr Schlüssel: `{ $key }`
check-day-number = **Nummer des Servers darin:** `{ $number }`, **Tag { $day }, Runde { $deal }**
check-day-words = **Schlüssel der Worte:** { $keys }
check-day-posted = Er ist das Geheimnis des Tages davor.
check-secret = **Geheimnis:** `{ $secret }`
check-claim-secret-first = Ohne Worte von dir zeigt das nur, dass alles vor der ersten Karte feststand.
check-claim-words-last = Du hast deine Worte gegeben, als alles andere feststand. Konnte niemand sie erraten, so hat niemand diese Karten ausgesucht.
check-claim-words-first = Deine Worte standen fest, bevor { $other } annahm. Ohne { $other } konnte niemand diese Karten aussuchen.
check-keep = Sichere dir nächstes Mal den Fingerabdruck, bevor du Worte gibst. Leite die Herausforderung an dich weiter: Eine Weiterleitung lässt sich nicht bearbeiten.
check-keep-day = Sichere dir den Fingerabdruck eines kommenden Tages: *Fair gemischt* unter der Nachricht des Tages.
check-claim-of-day = Sobald der Fingerabdruck öffentlich war, konnten sich diese Karten nicht mehr ändern. Hat sonst niemand Worte gegeben, kann sie ausgesucht haben, wer den Bot betreibt.
check-details = Einzelheiten …
check-more = Mehr in `/piquet rules`, auf den Seiten über das Prüfen.
check-yourself = **Prüf es selbst:** Liegen `{ $record }` und `{ $program }` in einem Ordner, so gibt `python3 { $program } { $record }` die Karten jeder Runde aus, die oberste zuerst. Du musst weder mir noch dem Programm trauen: Schreib dein eigenes.
check-no-files = **Prüf es selbst:** Hier kann ich keine Dateien anhängen. Exportiere die Partie beim Nachspielen in einem anderen Kanal oder in meinen Direktnachrichten und speichere dieses Programm als `{ $program }`: `python3 { $program } { $record }` gibt die Karten jeder Runde aus.
