### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### The panels: putting a challenge together, the settings of a person and of a server. See en/panels.ftl.

### Time: the pace of a partie, the clock, reminders, vacations. See en/time.ftl for what each text is.

## The settings of a server

server-awards = Repik, Kapott, Rubikon, Carte blanche und die beste Runde des Servers werden { $on ->
    [yes] **im Kanal** des Tisches **verkündet**.
   *[no] außerhalb des Tisches **nicht verkündet**.
}
command-server-awards = Ob Repik, Kapott, Rubikon, Carte blanche und beste Runden im Kanal verkündet werden
server-title = ## Piquet auf diesem Server
server-tables = Jeder Tisch steht { $in ->
    [channel] **im Kanal selbst**.
    [thread] in **einem eigenen Thread**.
   *[other] in **{ $in }**.
}
server-pace = Bedenkzeit: { $hours ->
    [0] **keine Uhr**
   *[other] **{ pace-name }** je Entscheidung
}, wenn die Herausforderung nichts anderes sagt.
server-claims = Wenn die Zeit einer Seite abgelaufen ist: { $itself ->
    [yes] Sie **verliert sofort**.
   *[no] **Die andere Seite entscheidet**, ob sie den Gewinn beansprucht, mehr Zeit gibt oder wartet.
}
server-pictures = Am Ende einer Runde und bei `/piquet table`: { $on ->
    [yes] **ein Bild** und eine Zeile.
   *[no] **nur Text**.
}
server-advice = Während einer Runde: { $on ->
    [yes] *Was würdest du tun?* wird **beantwortet**, in Freundschaftspartien und gegen den Computer.
   *[no] **kein Rat**. Eine beendete Runde lässt sich trotzdem analysieren.
}
server-challenges = Eine Person darf hier **{ $number }** { $number ->
    [one] offene Herausforderung
   *[other] offene Herausforderungen
} haben, und **{ $same }** an dieselbe Person.
server-parties = Eine Person darf hier **{ $number }** { $number ->
    [one] laufende Partie
   *[other] laufende Partien
} haben.
server-tables-a-minute = In einer Minute { $number ->
    [one] darf hier **{ $number }** Tisch
   *[other] dürfen hier **{ $number }** Tische
} eröffnet werden.
server-hint = -# Laufende Partien behalten ihre Bedenkzeit. Die Optionen von `/piquet server` ändern die Zahlen oben.

## Descriptions of the commands and their options: at most 100 characters

command-server = Die Einstellungen für Piquet auf diesem Server (für Leute, die den Server verwalten)
command-server-tables = Ob jeder Tisch einen Thread bekommt oder im Kanal selbst bleibt
command-server-pace = Bedenkzeit für eine Entscheidung, wenn die Herausforderung nichts anderes sagt
command-server-pictures = Ob Tische auch Bilder zeigen, neben dem Text
command-server-advice = Ob ich während einer Runde Rat gebe; die Analyse danach geht immer
command-server-challenges = Wie viele offene Herausforderungen eine Person hier haben darf
command-server-challenges-to-one = Wie viele offene Herausforderungen eine Person an dieselbe Person haben darf
command-server-parties = Wie viele laufende Partien eine Person hier haben darf
command-server-zone = Die Zeitzone für das Tagesende des Tagesblatts: tippe den Anfang einer Stadt oder eines Landes
command-server-tables-a-minute = Wie viele Tische hier in einer Minute eröffnet werden dürfen
command-server-claims = Was geschieht, wenn die Zeit einer Seite abgelaufen ist
command-claims-opponent = die andere Seite kann den Gewinn beanspruchen
command-claims-itself = wer die Zeit überschreitet, verliert sofort
command-moderate = Eine Partie beenden oder ihren Tisch verlegen (für Leute, die Nachrichten oder Threads verwalten)
command-moderate-to = Wohin der Tisch umzieht; ohne Angabe in diesen Kanal
command-in-thread = ein Thread für jede Partie
command-in-channel = der Kanal selbst

## Moderating: ending a partie, or moving its table

moderate-none = Auf diesem Server läuft keine Partie, die du moderieren darfst.
moderate-table =
    ## { $first } – { $second }
    Der letzte Zug begann { $begun }.{ $link ->
        [none] {" "}Einen Tisch hat sie im Moment nicht.
       *[other] {" "}[Der Tisch]({ $link })
    }
moderate-end = Partie beenden
moderate-move = Tisch nach #{ $channel } verlegen
moderate-ask = Willst du die Partie **{ $first }** – **{ $second }** beenden? Niemand gewinnt sie, und { moderate-told }. Das lässt sich nicht rückgängig machen.
moderate-told = { $told ->
    [one] **{ $name }** erfährt es
   *[other] beide erfahren es
}
moderate-stop = Beenden
moderate-leave = Abbrechen
moderate-stopped = Die Partie **{ $first }** – **{ $second }** ist ohne Ergebnis beendet, und { moderate-told }.
moderate-moved = Der Tisch **{ $first }** – **{ $second }** ist nach <#{ $channel }> umgezogen.

## /piquet server: the panel

server-tables-button = Tische im Kanal
server-claims-button = Verloren bei Zeitablauf
server-awards-button = Auszeichnungen
server-pictures-button = Bilder
server-advice-button = Ratschläge
server-digest-button = Wochenrückblick
server-language-discord = Wie dieser Server: { $language }

## The channel of the deal of the day. $hour is a time

server-daily = Kanal des Tagesblatts: { $state ->
    [chosen] <#{ $channel }>.
    [refused] **keiner**: Im gewählten darf ich nicht schreiben. Lasst mich ihn sehen, seinen Verlauf lesen und dort schreiben, und wählt ihn dann noch einmal.
   *[other] **keiner** (`/piquet daily` geht trotzdem).
} Ein Tag endet um **{ $hour } ({ $zone })**{ $closes ->
    [none] {""}
   *[other] ; der laufende endet am { $closes }
}.
server-digest = Wochenrückblick: { $on ->
    [yes] **an**, über der ersten Tagesnachricht einer Woche.
   *[no] **aus**.
}
server-daily-choose = Kanal des Tagesblatts
server-daily-hour = Der Tag endet um { $hour } ({ $zone })

## The offer to the managers

daily-offer = **Soll ich das Tagesblatt in diesem Kanal posten?** Eine Nachricht am Tag: zwei Runden, für alle hier dieselben.
daily-offer-here = Hier posten
daily-offer-accepted = Das Tagesblatt erscheint jetzt in <#{ $channel }>. `/piquet server` ändert das.
