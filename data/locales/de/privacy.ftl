### The privacy page and the terms. See en/policies.ftl for what each text is.

### What is a person's own: /piquet forget, and python -m bot forget. See en/privacy.ftl for what each text is.

policies-button = Datenschutz und Bedingungen
policies-privacy = Datenschutz
policies-stored = Was gespeichert ist
policies-terms = Bedingungen
policies-dated = Stand: { $day }.
policies-host-unknown = der Person, die diesen Bot laufen lässt
policies-contact-unknown = über das Profil des Bots auf Discord
command-forget = Alles löschen lassen, was ich über dich gespeichert habe; erst sage ich, was das ist
forgotten-name = Nicht mehr dabei

## Privacy

privacy-title = Datenschutz
privacy-who-title = Wer verantwortlich ist
privacy-who-body = Mit diesem Bot spielt man auf Discord das Kartenspiel Piquet. Betrieben wird er von { $host }. Kontakt: { $contact }.
privacy-why-title = Wozu gespeichert wird
privacy-why-body = Nur zum Spielen: um zu geben, um zu wissen, wer am Zug ist, um Ergebnisse, Wertungen und Bestenlisten zu zeigen und um dir zu schicken, was du wissen musst. Nichts wird verkauft, nichts dient der Werbung, und nichts geht an andere als Discord, das die Nachrichten zustellt.
privacy-not-title = Was nicht gespeichert wird
privacy-not-body = Keine Nachrichten von Menschen, keine E-Mail- oder Netzadressen, keine Listen der Mitglieder eines Servers, kein Onlinestatus. Der Bot kann die Nachrichten eines Servers nicht lesen.
privacy-seen-title = Wer was sieht
privacy-seen-body = Deine Karten siehst nur du, solange eine Runde läuft. Die Leute auf dem Server einer Partie sehen ihren Tisch und ihr Ergebnis, dein Profil und deine Partien. Eine private Partie sehen nur die, die sie spielen; ist sie gewertet, zählt sie auch in deiner Wertung. Wer eine beendete Partie sieht, sieht ihre Abhebeworte: die Worte, die die Spieler zum Mischen gegeben haben. Ein Hash davon, ihr Schlüssel, steht bei der Herausforderung, und kurze Worte lassen sich daraus erraten. In den Bestenlisten aller Server stehst du nur, wenn du es in `/piquet settings` so wählst; dann können alle dein Profil sehen, das alle deine Partien umfasst. Wer den Bot betreibt, kann die Datenbank und ihre Sicherungen lesen.
privacy-kept-title = Wie lange es bleibt
privacy-kept-body = Bis du es löschen lässt. Eine Herausforderung, auf die niemand antwortet, schließt nach { $challenge_hours } Stunden. Die Nummern ausgeführter Klicks werden nach { $request_days } Tagen gelöscht, zum Analysieren mitgebrachte Aufzeichnungen nach { $record_days }. Eine Partie gegen den Computer, die niemand weiterspielt, endet nach { $idle_days } Tagen, und die Partien eines Servers, den der Bot verlassen hat, enden nach { $left_days } Tagen. Eine Nachricht, die noch zu senden ist, bleibt gespeichert, bis sie angekommen ist oder nicht mehr gebraucht wird.
privacy-yours-title = Was du tun kannst
privacy-yours-body = `/piquet export` gibt dir alle deine beendeten Partien. `/piquet settings` ändert deine Einstellungen. `/piquet forget` sagt, was über dich gespeichert ist, bietet dir den Export an, fragt zweimal und löscht es. Deine beendeten Partien bleiben: „{ $name }“ spielt an deiner Stelle, mit einer Nummer, die zu niemandem führt, und ein Hash ersetzt deine Abhebeworte. Ein Code, der nur aus deiner eigenen Kennung wiederzuerkennen ist, schützt alle, die dich blockiert haben. Tagesblätter haben auch einen, bis ihr Tag endet. Du kannst dich auch an die wenden, die den Bot betreiben.
privacy-elsewhere-title = Was anderswo gespeichert ist
privacy-elsewhere-body = Nachrichten auf Discord speichert Discord nach seinen eigenen Regeln zum Datenschutz, auch die des Bots. Das Log des Programms nennt Partien und Klicks mit ihren Nummern und nie eine Karte, und Fehler von Discord, wie Discord sie ausdrückt. Wie lange das Log und die Sicherungen bleiben, entscheidet, wer den Bot betreibt; was du gelöscht hast, bleibt in einer älteren Sicherung, bis auch die gelöscht wird.

## What is stored. Each line follows "- " in a list

privacy-stored-title = Was über dich gespeichert ist
privacy-stored-intro = Der Bot kennt dich an deiner Discord-Kennung. Sobald du ihn zum ersten Mal benutzt oder jemand dich herausfordert oder blockiert, speichert er:
privacy-stored-users = deine Einstellungen: die Sprache deines Discord und die von dir gewählte, Ruhezeit und Zeitzone, Erinnerungen, Bilder, wie du gern spielst, ob du in den Bestenlisten aller Server stehst und ob und wo der Bot dir schreiben kann
privacy-stored-names = deinen Namen auf jedem Server und den neuesten davon, wie er am Ende deiner letzten Partie dort war
privacy-stored-vacations = wann du im Urlaub warst
privacy-stored-blocks = wen du blockiert hast und wer dich blockiert hat, seit wann, mit dem Namen der blockierten Person
privacy-stored-challenges = die Herausforderungen von dir und an dich: beide Namen zu der Zeit, den Kanal, die Zeit, die Regeln, die Antwort und die Abhebeworte, die du gegeben hast
privacy-stored-seats = die Partien, die du spielst oder gespielt hast: deinen Namen zu der Zeit, deine Punkte, deine Vorgaben für die Runde, wann du zuletzt entschieden hast und wo die Nachricht mit deinem Blatt ist
privacy-stored-results = was dir jede beendete Partie gebracht hat, und gegen wen
privacy-stored-deal-results = was dir jede beendete Runde gebracht hat, und wofür
privacy-stored-ratings = deine Wertungen
privacy-stored-places = deine Plätze in den Bestenlisten, mit deinem Namen
privacy-stored-lessons = wie weit du in jeder Lektion bist, und seit wann
privacy-stored-lesson-offers = wann dir die erste Lektion angeboten wurde
privacy-stored-problem-answers = was du auf jede Aufgabe geantwortet hast, und wann
privacy-stored-training = Entscheidungen deiner Partien, die eine Analyse teuer fand: die Möglichkeiten und was sie kosten, deine letzte Antwort und wann du wieder gefragt wirst
privacy-stored-brought = die neuesten Aufzeichnungen von Partien, die du zum Analysieren mitgebracht hast
privacy-stored-day-words = der Hashwert der Worte, die du für das Tagesblatt gegeben hast, bis der erste Tag beginnt
privacy-stored-day-reminders = ob du an das Tagesblatt erinnert wirst, und auf welchem Server
privacy-stored-rest-days = an welchen Wochentagen deine Uhren stillstehen
privacy-stored-besides = Außerdem von jeder Partie: den Server und den Kanal, die gegebenen Karten, das Geheimnis, das sie festlegt, jede Entscheidung mit ihrer Zeit, die Nachrichten des Bots mit ihren Kennungen, die Nummern ausgeführter Klicks und was noch zu senden ist. Von jedem Server: seine Einstellungen.

## Terms

terms-title = Bedingungen
terms-service-title = Was das ist
terms-service-body = Ein Kartenspiel zum Vergnügen, kostenlos betrieben von { $host }. Um Geld geht es nicht: Punkte und Wertungen sind außerhalb des Spiels nichts wert. Kontakt: { $contact }.
terms-use-title = Wer es nutzen darf
terms-use-body = Wer in seinem Land Discord nutzen darf, nach den Bedingungen von Discord, die vorgehen. Wer spielt, stimmt diesen Bedingungen und dem zu, was auf der Seite zum Datenschutz steht.
terms-play-title = Fair spielen
terms-play-body = Sei freundlich zu allen, die mit dir spielen. Nutze den Bot nicht, um andere zu belästigen, versuche nicht, verdeckte Karten zu sehen, und störe den Dienst nicht. Die Moderation eines Servers kann dort eine Partie beenden, und wer den Bot betreibt, darf Personen oder Server ausschließen, die diese Bedingungen verletzen. `/piquet block` hält eine Person von dir fern.
terms-warranty-title = Keine Zusage
terms-warranty-body = Das Programm gibt nach einem Geheimnis, das der Zufall seines Rechners wählt, sodass alle das Geben danach prüfen können, und hält sich an die Regeln, die `/piquet rules` beschreibt. Es ist, wie es ist: Wer den Bot betreibt, verspricht nicht, dass er immer da oder ohne Fehler ist, haftet nicht für die Folgen der Nutzung, soweit das Gesetz es zulässt, und kann ihn jederzeit ändern oder einstellen.
terms-end-title = Aufhören
terms-end-body = Du kannst jederzeit aufhören. `/piquet resign` beendet eine Partie, `/piquet forget` löscht, was über dich gespeichert ist.
terms-software-title = Das Programm
terms-software-body = Das Programm ist freie Software unter der MIT-Lizenz. Verantwortlich ist, wer es auf Discord betreibt, nicht, wer es geschrieben hat.

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
forget-what = **Gelöscht werden:** deine Einstellungen und deine Sprache, deine Namen, Wertungen und Plätze in den Bestenlisten, dein Urlaub, deine Lektionen und Antworten auf Aufgaben, deine Fehler zum Üben, wen du blockiert hast, und was noch an dich zu senden war.
forget-ends = **Es enden:** Jede deiner laufenden Partien wird aufgegeben, und dein Gegenüber gewinnt sie. Deine offenen Herausforderungen werden geschlossen.
forget-stays = **Es bleiben:** deine beendeten Partien und geschlossenen Herausforderungen, ohne dich. Partien gegen Menschen gehören auch deinem Gegenüber; Partien gegen den Computer bleiben, auch freundschaftliche, weil seine Ergebnisse und Wertungen aus ihnen folgen. Karten, Ergebnis und Zeit bleiben erhalten, aber an deiner Stelle steht „{ $name }“, und keine Kennung führt zu dir zurück. Wer dich blockiert hat, bleibt geschützt, falls du wiederkommst, und an begonnenen Tagesblättern hast du keinen zweiten Versuch, bis der Tag endet.
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
refused-being-updated = Der Bot wird gerade erneuert, und erst die neue Version weiß alles, was über dich gespeichert ist. Nichts wurde gelöscht. Versuch es später wieder.
