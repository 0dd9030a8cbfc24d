### Errors: why something could not be done, and what to do now. See en/errors.ftl for what each text is.

## Errors of a command or a button

error-old-control = Dieser Knopf ist zu alt, ich kenne ihn nicht mehr. `/piquet games` zeigt deine Partien.
error-not-allowed = Das dürfen nur Leute, die diesen Server verwalten. Frag jemanden von ihnen.
error-no-such-command = Diesen Befehl oder diese Option kenne ich nicht. Wähle beide aus der Liste von Discord; ein Gegner muss auf diesem Server sein.
error-storage = Ich kann im Moment nichts speichern, also hat sich nichts geändert. Versuch es später noch einmal; wer den Bot betreibt, findet den Grund im Log.
error-damaged = Die gespeicherten Daten dazu sind beschädigt, also hat sich nichts geändert. Wer den Bot betreibt, findet die Stelle im Log. Deine anderen Partien gehen weiter.
error-unexpected = Etwas ist schiefgegangen und steht nun im Log. Nichts, was du bestätigt hast, ist verloren: `/piquet hand` zeigt, wo du stehst.

## Requests that the bot refuses, one for each situation

refused-no-such-partie = Diese Partie habe ich nicht mehr. `/piquet games` zeigt deine.
refused-no-such-challenge = Diese Herausforderung habe ich nicht mehr. Mit `/piquet challenge` stellst du eine neue.
refused-not-seated = Du spielst an diesem Tisch nicht mit. `/piquet table` zeigt, was öffentlich ist, und `/piquet challenge` beginnt eine eigene Partie.
refused-partie-ended = Diese Partie ist zu Ende. `/piquet games` zeigt deine laufenden Partien.
refused-partie-in-play = Diese Partie läuft noch. Nachspielen und Revanche gehen, wenn sie zu Ende ist.
refused-one-question = Ich denke noch über deine letzte Frage nach. Die Antwort kommt dort, wo du gefragt hast; danach ist die nächste dran.
refused-no-advice = { $why ->
    [turn] Du bist nicht am Zug, also gibt es nichts zu raten. Frag wieder, wenn du dran bist.
    [people] Diese Partie wird gewertet, also spielt ihr beide ohne Hilfe. Jede Runde kannst du analysieren, wenn sie zu Ende ist.
    [later] In einer gewerteten Partie gegen den Computer gebe ich nur in der ersten Runde Rat. Diese Runde kannst du analysieren, wenn sie zu Ende ist.
   *[other] Rat gebe ich nur in Freundschaftspartien und in der ersten Runde einer gewerteten Partie gegen den Computer. In anderen gewerteten Partien spielst du ohne Hilfe.
}
refused-no-advice-today = Beim Tagesblatt bekommen alle dieselben Karten, also gebe ich darin niemandem Rat. Du kannst deines analysieren, wenn es zu Ende ist.
refused-advice-off = Dieser Server erlaubt während einer Runde keinen Rat. Du kannst die Runde analysieren, wenn sie zu Ende ist.
refused-no-such-deal = So eine Runde hat diese Partie nicht.
refused-deal-in-play = Diese Runde läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.
refused-no-files-here = Ich darf hier keine Dateien anhängen. Hol dir die Datei in einem anderen Kanal oder klick auf *Nachspielen* in meiner Direktnachricht.
refused-not-here = Das kannst du nur auf dem Server der Partie teilen, in einem Kanal, in dem du schreiben darfst.
refused-not-your-choice = { $made ->
    [yes] Wer zuerst gibt, ist schon entschieden. `/piquet hand` zeigt deine Karten.
   *[no] Dein Gegenüber hat beim Abheben gewonnen und wählt, wer zuerst gibt.
}
refused-against-yourself = Gegen dich selbst kannst du nicht spielen. Fordere jemand anderen heraus oder lass den Gegner weg: Dann kann annehmen, wer mag.
refused-seat-waits = Das ist deine eigene Herausforderung. Du hast deinen Platz; der andere wartet auf { $anyone ->
    [yes] jemand anderen
   *[no] die Person, die du herausgefordert hast
}. *Zurückziehen* nimmt sie zurück.
refused-against-a-bot = Andere Bots spielen kein Piquet. Fordere einen Menschen heraus oder lass den Gegner weg: Dann kann annehmen, wer mag.
refused-no-record-of-bots = Andere Bots spielen kein Piquet, also haben sie kein Profil. Nenne einen Menschen oder mich. `/piquet profile` ohne Namen zeigt dein eigenes.
refused-not-yours-to-write = Du darfst in diesem Kanal nicht schreiben, also teile ich hier nichts für dich. Versuch es in einem Kanal, in dem du schreiben darfst.
refused-too-short-to-rate = Eine Partie von weniger als sechs Runden ist zu kurz für die Wertung. Lass `rated` weg für eine Freundschaftspartie oder `deals` für eine ganze.
refused-no-such-zone = Diese Zeitzone kenne ich nicht. Tippe bei `zone` den Anfang einer Stadt oder eines Landes und wähle aus der Liste.
refused-not-for-you = Diese Herausforderung gilt jemand anderem. Mit `/piquet challenge` stellst du eine eigene.
refused-other-words = { $other } hat die Worte geändert, nachdem du das Formular geöffnet hast; darum ist nichts angenommen. Klick noch einmal auf *Abheben*: Das Formular zeigt den neuen Schlüssel.
refused-no-words = Ein Text, der mit `key:` oder `sha256:` beginnt und mit Ziffern weitergeht, gilt nicht als Worte: Er könnte für Worte stehen, die du nicht kennst. Nichts hat sich geändert. Schreib andere.
refused-nothing-to-cut = Diese Herausforderung stammt aus einer früheren Version des Bots oder aus einer Sicherung. Ihre Karten lassen sich nicht prüfen, also nimmt sie keine Worte an. Nimm sie ohne Worte an, oder stell eine neue.
refused-not-a-member = Du bist nicht mehr auf dem Server dieser Partie, also schreibe ich dort nichts für dich.
refused-own-partie = Du spielst in dieser Partie selbst mit. Jemand anderes aus der Moderation muss sie beenden. `/piquet resign` gibt eine eigene Partie auf.
refused-not-a-moderator = Das dürfen nur Leute, die die Nachrichten oder Threads dieses Kanals verwalten. `/piquet resign` gibt eine eigene Partie auf.
refused-opponent-left = Dein Gegenüber in dieser Partie ist nicht mehr dabei. Mit `/piquet challenge` findest du jemand anderen.
refused-no-such-opponent = Diese Person finde ich hier nicht. Wähle jemanden, der auf diesem Server ist.
refused-no-such-problem = Diese Aufgabe gibt es nicht mehr. `/piquet problem` zeigt die von heute.
refused-not-on-a-server = Das gilt für einen Server: Nutze den Befehl dort, in einem Kanal. `/piquet challenge`, `/piquet hand` und alles, was nur dich betrifft, geht auch hier.
refused-nobody-here = Hier liest es niemand außer dir. Nenne einen Gegner, den ich kenne, spiel gegen den Computer (`level`), oder nutze den Befehl, wo andere sind: auf einem Server, in einer Gruppe oder in deiner Unterhaltung mit jemandem.
refused-stranger-to-me = Ich schreibe niemandem, der noch nie mit mir gespielt hat. Fordere diese Person auf einem Server heraus oder in eurer eigenen Unterhaltung: Dort ist es deine Herausforderung, und sie sieht sie gleich.
refused-dms-closed = ⚠️ Diese Partie spielt man in Direktnachrichten, und ich kann dir keine schicken. [Füge mich deinem Konto hinzu]({ $link }), oder erlaube Direktnachrichten von Mitgliedern eines Servers, auf dem wir beide sind (in seinen *Privatsphäre-Einstellungen*). Dann versuch es noch einmal.
refused-dms-later = Discord lässt mich dir im Moment nicht schreiben, und diese Partie spielt man in Direktnachrichten. Versuch es in einer Minute wieder.
refused-their-dms-closed = ⚠️ Ich kann { $other } keine Direktnachrichten schicken. Fordere die Person auf einem Server heraus oder in eurer eigenen Unterhaltung, oder bitte sie, Direktnachrichten von einem gemeinsamen Server zu erlauben oder mich dem eigenen Konto hinzuzufügen.
refused-level-of-the-house = Eine Stärke hat nur der Computer. Willst du gegen ihn spielen, lass den Gegner weg; willst du gegen einen Menschen spielen, lass die Stärke weg.
refused-no-clock-with-the-house = Eine Partie gegen den Computer hat keine Uhr: Der Computer antwortet sofort, und du nimmst dir so viel Zeit, wie du magst. Lass die Bedenkzeit weg.
refused-out-of-the-server = Auf diesem Server bin ich nicht mehr, also kann dort keine Partie beginnen. `/piquet challenge` auf einem anderen Server beginnt eine.
refused-many-with-the-house = Du hast schon { $number } laufende Partien gegen den Computer. Spiel erst eine zu Ende oder gib sie auf: `/piquet games` zeigt sie.
refused-many-challenges = Du hast { $place ->
    [private] in Direktnachrichten
   *[other] auf diesem Server
} schon { $number ->
    [one] eine offene Herausforderung
   *[other] { $number } offene Herausforderungen
}, und mehr { $place ->
    [private] gehen
   *[other] erlaubt er
} nicht. Warte auf eine Antwort oder zieh eine zurück.
refused-many-to-one = Du hast an diese Person schon { $number ->
    [one] eine offene Herausforderung
   *[other] { $number } offene Herausforderungen
}. Warte auf eine Antwort oder zieh erst { $number ->
    [one] sie
   *[other] eine
} zurück.
refused-many-parties = Du hast { $place ->
    [private] in Direktnachrichten
   *[other] auf diesem Server
} schon { $number } { $number ->
    [one] laufende Partie
   *[other] laufende Partien
}, und mehr { $place ->
    [private] gehen
   *[other] erlaubt er
} nicht. Spiel erst eine zu Ende oder gib sie auf: `/piquet games` zeigt sie.
refused-many-tables = { $place ->
    [private] Du hast in einer Minute { $number } { $number ->
        [one] Partie
       *[other] Partien
    } in Direktnachrichten begonnen, und mehr geht im Moment nicht. Versuch es in einer Minute wieder.
   *[other] Auf diesem Server { $number ->
        [one] wurde in einer Minute { $number } Tisch
       *[other] wurden in einer Minute { $number } Tische
    } eröffnet, und mehr erlaubt er nicht. Versuch es in einer Minute wieder.
}
refused-unavailable = Zwischen dir und dieser Person kann im Moment keine Partie beginnen. Fordere jemand anderen heraus oder lass den Gegner weg: Dann kann annehmen, wer mag.
refused-limit-out-of-bounds = `{ $option }` muss eine Zahl von 1 bis { $most } sein.
refused-not-yours = Das kann nur, wer die Herausforderung ausgesprochen hat. Mit `/piquet challenge` stellst du eine eigene.
refused-challenge-closed = { $state ->
    [accepted] Diese Herausforderung wurde schon angenommen.
    [declined] Diese Herausforderung wurde abgelehnt.
    [withdrawn] Diese Herausforderung wurde zurückgezogen.
    [expired] Diese Herausforderung ist verfallen.
   *[other] Diese Herausforderung ist geschlossen.
} Mit `/piquet challenge` stellst du eine neue.
refused-not-yet = Dein Gegenüber hat noch Zeit. `/piquet hand` zeigt, wie viel.
refused-end-not-open = Es gilt kein Angebot mehr, diese Partie zu beenden. `/piquet hand` zeigt dein Blatt, wie es jetzt ist.
refused-not-yours-to-claim = Du bist selbst am Zug. Nur dein Gegenüber kann den Gewinn beanspruchen oder dir mehr Zeit geben.
refused-already-away = Du bist schon im Urlaub, bis { $until }. Jeder Zug beendet ihn, oder der Knopf von `/piquet vacation`.
refused-no-vacation-left = { $left ->
    [0] Du hast dieses Jahr keine Urlaubstage mehr.
    [one] Du hast dieses Jahr noch einen Urlaubstag. Nimm nicht mehr als den.
   *[other] Du hast dieses Jahr noch { $left } Urlaubstage. Nimm nicht mehr als die.
}
refused-not-away = Du bist nicht im Urlaub.
refused-stale = Die Runde ist inzwischen weitergegangen. `/piquet hand` zeigt dein Blatt, wie es jetzt ist.

## A button that was made before the last move

stale-since = **Dieser Knopf ist von vorhin: Die Runde ist weitergegangen.** So sieht dein Blatt jetzt aus.
stale-deal-over = **Dieser Knopf ist von vorhin: Die Runde ist weitergegangen.** Sie ist zu Ende, und dein Blatt der nächsten steht weiter unten.
stale-news = **Dieser Knopf ist von vorhin. Inzwischen:**

## Errors at the start of the bot, one line in the terminal

# Das Tagesblatt
refused-no-such-day = Diesen Tag gibt es nicht. `/piquet daily` zeigt die Runden von heute.
refused-left-the-server = Du bist nicht mehr auf diesem Server, darum sind seine Tage für dich nicht mehr zu sehen. `/piquet daily` zeigt die Runden von heute.
refused-day-yet-to-begin = Das erste Tagesblatt beginnt hier <t:{ $time }:R>. Bis dahin kann jeder eigene Worte beim Mischen mitgeben.
refused-day-over = Dieser Tag ist vorbei. `/piquet daily` zeigt die Runden von heute.
refused-day-still-open = Du hast diese Runde aufgegeben, und andere können sie noch spielen. Ihre Karten werden gezeigt, wenn der Tag endet: <t:{ $time }:R>.
refused-day-played = Du hast beide Runden von heute gespielt. Die nächsten kommen <t:{ $time }:R>.
refused-day-forgotten = Du hattest die Runden von heute begonnen, bevor ich dich vergaß, und jeder hat nur einen Versuch. Die nächsten kommen <t:{ $time }:R>.
refused-day-unfinished = Das geht, sobald du fertig gespielt hast: `/piquet daily` führt zu deinen Runden. Bist du fertig, berechnet der Computer noch das Par; versuch es in einer Minute wieder.
refused-may-not-write = In diesem Kanal darf ich nicht schreiben. Gebt mir das Recht, ihn zu sehen, seinen Verlauf zu lesen und dort zu schreiben, und wählt ihn dann noch einmal.
refused-day-has-begun = Für Worte ist es zu spät: Das erste Tagesblatt hat begonnen, und alle Karten stehen fest.
refused-empty-words = Diese Worte sind leer. Schreib ein paar Buchstaben oder Ziffern.
refused-words-are-enough = { $most } Leute haben schon Worte gegeben, und mehr braucht das Mischen nicht.
