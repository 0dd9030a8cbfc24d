### What is a person's own: /piquet forget, and python -m bot forget. See en/privacy.ftl for what each text is.

command-forget = Alles löschen lassen, was ich über dich gespeichert habe; erst sage ich, was das ist

forgotten-name = Nicht mehr dabei

## The first page

forget-title = ## Deine Daten löschen lassen
forget-unknown = Ich habe nichts über dich gespeichert: keine Partie, keine Einstellung, keinen Namen.
forget-finished = { $number ->
    [0] keine beendete Partie
    [one] **eine** beendete Partie
   *[other] **{ $number }** beendete Partien
}
forget-playing = { $number ->
    [0] keine laufende Partie
    [one] **eine** laufende Partie
   *[other] **{ $number }** laufende Partien
}
forget-challenges = { $number ->
    [0] keine offene Herausforderung
    [one] **eine** offene Herausforderung
   *[other] **{ $number }** offene Herausforderungen
}
forget-stored = Das habe ich über dich gespeichert: { $finished }, { $playing }, { $challenges }.
forget-what = **Gelöscht werden:** deine Einstellungen und deine Sprache, deine Namen, Wertungen und Plätze in den Bestenlisten, dein Urlaub, deine Lektionen und Antworten auf Aufgaben, wen du blockiert hast, und was noch an dich zu senden war.
forget-ends = **Es enden:** Jede deiner laufenden Partien wird aufgegeben, und dein Gegenüber gewinnt sie. Deine offenen Herausforderungen werden geschlossen.
forget-stays = **Es bleiben:** deine beendeten Partien und geschlossenen Herausforderungen, ohne dich. Partien gegen Menschen gehören auch deinem Gegenüber; Partien gegen das Haus bleiben, auch freundschaftliche, weil seine Ergebnisse und Wertungen aus ihnen folgen. Karten, Ergebnis und Zeit bleiben erhalten, aber an deiner Stelle steht „{ $name }“, und keine Kennung führt zu dir zurück. Wer dich blockiert hat, bleibt geschützt, falls du wiederkommst.
forget-elsewhere = **Nicht löschen kann ich:** Nachrichten auf Discord, auch meine eigenen, etwa Tische, die dich nennen, und die Blätter in deinen Direktnachrichten. Die in deinen Direktnachrichten lösche selbst, und um die anderen bitte die Moderation des Servers. Sicherungen und Logs behalten, was sie haben, bis sie löscht, wer den Bot betreibt.
forget-export = Erst meine Partien sichern
forget-go-on = Weiter …

## The second page

forget-resigns = { $number ->
    [one] Du gibst damit sofort deine Partie gegen { $names } auf.
   *[other] Du gibst damit sofort { $number } Partien auf, darunter die gegen { $names }.
}
forget-sure = ## Alles über dich löschen?
    Das lässt sich nicht rückgängig machen: Niemand kann deine Wertung, deine Partien und deinen Namen zurückholen, und ich werde dich nicht wiedererkennen.
forget-yes = Ja, alles über mich löschen
forget-no = Nein, alles behalten

## What became of it

forget-kept = Nichts wurde gelöscht.
forget-done = Alles über dich ist gelöscht. { $resigned ->
    [0] Du hattest keine laufende Partie.
    [one] Eine Partie wurde aufgegeben.
   *[other] { $resigned } Partien wurden aufgegeben.
} Wenn du wieder spielst, fängst du neu an.
refused-not-your-data = Das kann nur die Person selbst entscheiden. `/piquet forget` fragt für dich.

## On the command line. Help lines have under 80 characters, without the per cent sign

cli-help-forget = die Daten einer Person löschen
cli-about-forget =
    Löscht eine Person aus der Datenbank; der Bot darf dabei laufen. Sagt, was über
    sie gespeichert ist, und fragt dann zweimal. Ihre laufenden Partien werden
    aufgegeben. Beendete Partien, mit Menschen und mit dem Haus, bleiben als die
    von jemandem ohne Namen und ohne Kennung: Ihre Gegner behalten sie, und
    Ergebnisse und Wertungen folgen aus ihnen.

    Mit /piquet forget kann jede Person das selbst tun.

    Sicherungen, was "restore" beiseitegelegt hat, das Log und Nachrichten auf
    Discord nennen die Person noch: Lösche davon, was du nicht brauchst.
cli-help-person = die Kennung der Person (Discord: Nutzer-ID kopieren)
cli-help-yes = nicht fragen
forget-cli-stored = { $file } hat über { $user }: { $finished } beendete Partien, { $playing } laufende, { $challenges } offene Herausforderungen, { $blocks } Blockierungen, insgesamt { $rows } Zeilen.
forget-cli-unknown = { $file } hat nichts über { $user }. Nichts wurde geändert.
forget-cli-ask = Laufende Partien aufgeben und alles über die Person löschen? [j/n]
forget-cli-yes = j
forget-cli-again = Das lässt sich nicht rückgängig machen. Tippe die Kennung noch einmal:
forget-cli-kept = Nichts wurde geändert.
forget-cli-no-answer = Niemand ist da, um zu antworten. Nimm --yes. Nichts wurde geändert.
forget-cli-done = Alles über { $user } ist gelöscht: { $resigned } Partien aufgegeben, { $closed } Herausforderungen geschlossen. Sicherungen, ältere Datenbanken, die "restore" beiseitegelegt hat, das Log und Nachrichten auf Discord nennen die Person noch.
forget-cli-log = Ein anderes Programm liest die Datenbank, zum Beispiel Litestream: Bis es und der Bot beendet sind, kann { $file } noch enthalten, was gelöscht wurde.
