### Time: the pace of a partie, the clock, reminders, vacations. See en/time.ftl for what each text is.

## The pace

pace-name =
    { $hours ->
        [1] eine Stunde
        [24] einen Tag
        [48] zwei Tage
        [72] drei Tage
        [168] eine Woche
       *[other] { $hours } Stunden
    }
pace-choice =
    { $hours ->
        [0] keine Uhr: beliebig viel Zeit
       *[other] { pace-name } je Entscheidung
    }
pace-line =
    { $hours ->
        [0] Keine Uhr: Für eine Entscheidung gibt es keine Frist.
       *[other] Jede Seite hat **{ pace-name }** für eine Entscheidung.
    }
pace-short = { pace-name } je Entscheidung

## The clock of the player whose turn it is

clock-mine-runs = -# ⏳ Deine Frist: { $due }.
clock-mine-away = -# 🌴 Du bist im Urlaub bis { $date }. Jeder Zug von dir beendet ihn.
clock-half = ⏰ **Die Hälfte deiner Zeit ist um.** Deine Frist: { $due }.
clock-tenth = ⏰ **Dir bleibt ein Zehntel deiner Zeit.** Deine Frist: { $due }. { $claims ->
    [yes] Dann verlierst du die Partie.
   *[no] Dann kann { $other } den Gewinn beanspruchen.
}
clock-mine-late = ⏰ **Deine Zeit ist { $due } abgelaufen.** { $claims ->
    [yes] Spiel jetzt, sonst verlierst du die Partie.
   *[no] { $other } kann den Gewinn beanspruchen. Bis dahin kannst du noch spielen.
}

## The clock of the opponent

clock-theirs-none = ⏳ { $name } ist am Zug (der Zug begann { $since }).
clock-theirs-runs = ⏳ { $name } ist am Zug. Frist: { $due }.
clock-theirs-away = 🌴 { $name } ist am Zug und bis { $date } im Urlaub.
clock-theirs-late = ⏰ **Die Zeit von { $name } ist { $due } abgelaufen.** { $claims ->
    [yes] Du gewinnst die Partie gleich, wenn { $name } nicht vorher spielt.
   *[no] Du kannst den Gewinn beanspruchen, mehr Zeit geben oder warten. Bis dahin kann { $name } noch spielen.
    -# Wenn { $name } nicht spielt, gewinnst du die Partie { $last }.
}
clock-gone = { $why ->
    [deleted] ⚠️ Das Konto von { $other } wurde gelöscht.
    [left] ⚠️ { $other } hat den Server verlassen.
   *[other] ⚠️ { $other } ist nicht zu finden.
}
clock-claim = Gewinn beanspruchen
clock-grant = { $hours ->
    [1] Eine Stunde mehr geben
    [24] Einen Tag mehr geben
    [48] Zwei Tage mehr geben
    [72] Drei Tage mehr geben
    [168] Eine Woche mehr geben
   *[other] { $hours } Stunden mehr geben
}
claim-ask = Die Zeit von **{ $other }** ist { $due } abgelaufen. Willst du den Gewinn der Partie beanspruchen ({ $deal }, bisher { $score })? Du gewinnst sie, ohne Punkte, und { $other } verliert sie. Das lässt sich nicht rückgängig machen.
claim-confirm = Beanspruchen
claim-wait = Warten

clock-put-away = ⏳ Du hast hier lange nicht gespielt. { $rated ->
    [yes] Wenn du bis { $date } nicht spielst, verlierst du die Partie, und sie zählt für die Wertung.
   *[no] Wenn du bis { $date } nicht spielst, endet die Partie ohne Ergebnis.
}

## The clock in the list of one’s parties

turn-none = {" "}(der Zug begann { $since })
turn-runs = , Frist { $due }
turn-away = , 🌴 im Urlaub bis { $date }
turn-late = , ⏰ die Zeit ist { $due } abgelaufen
turn-gone = { $why ->
    [deleted] {" "}(Konto gelöscht)
    [left] {" "}(hat den Server verlassen)
   *[other] {" "}(nicht zu finden)
}

## The clock at the table

table-turn-none = -# **{ $name }** ist am Zug (der Zug begann { $since }).
table-turn-runs = -# **{ $name }** ist am Zug (der Zug begann { $since }). Frist: { $due }.
table-turn-away = -# **{ $name }** ist am Zug und bis { $date } im Urlaub.
table-turn-late = ⏰ **{ $name }** ist am Zug, aber die Zeit ist { $due } abgelaufen: **{ $other }** kann den Gewinn beanspruchen.

## Messages at the table

table-late = ⏰ **Die Zeit von { $name } ist abgelaufen.** { $claims ->
    [yes] **{ $other }** gewinnt die Partie gleich, wenn **{ $name }** nicht vorher spielt.
   *[no] **{ $other }** kann den Gewinn beanspruchen, mehr Zeit geben oder warten. Bis dahin kann **{ $name }** noch spielen.
}
table-late-mine = <@{ $user }>, du kannst noch spielen: **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-late-theirs = <@{ $user }>, mit **Mein Blatt zeigen** kannst du den Gewinn beanspruchen oder mehr Zeit geben.
table-reminder-half = <@{ $user }>, die Hälfte deiner Zeit ist um. Deine Frist: { $due }. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-reminder-tenth = <@{ $user }>, dir bleibt ein Zehntel deiner Zeit. Deine Frist: { $due }. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-more = **{ $other }** gibt **{ $name }** mehr Zeit, bis { $date }.
table-away = 🌴 **{ $name }** ist bis { $date } im Urlaub.{ $clock ->
    [yes] {" "}So lange steht die Uhr von **{ $name }** still.
   *[no] {""}
}
table-back = **{ $name }** ist aus dem Urlaub zurück{ $clock ->
    [yes] , und die Uhr von **{ $name }** läuft wieder.
   *[no] .
}
table-gone = { $why ->
    [deleted] ⚠️ Das Konto von **{ $name }** wurde gelöscht.
    [left] ⚠️ **{ $name }** hat diesen Server verlassen.
   *[other] ⚠️ **{ $name }** ist nicht zu finden.
} Die Partie geht weiter. Wenn **{ $name }** nicht rechtzeitig spielt, kann **{ $other }** sie gewinnen.
table-here = **{ $name }** ist wieder auf diesem Server, und die Partie geht weiter.
table-friendly = **{ $name }** hat das Haus um Rat gefragt. Die Partie ist ab jetzt freundschaftlich: Sie zählt nicht für die Wertung.
table-claimed = Die Zeit von **{ $loser }** war abgelaufen: **{ $winner }** gewinnt die Partie.
table-stopped = Die Partie endet ohne Ergebnis: Niemand hat sie gewonnen.

## The same ends of a partie, above the hand

hand-claimed-mine = Deine Zeit war abgelaufen: { $other } gewinnt die Partie.
hand-claimed-theirs = Die Zeit von { $other } war abgelaufen: Du gewinnst die Partie.
hand-stopped = Die Partie endet ohne Ergebnis: Niemand hat sie gewonnen.

## /piquet vacation

vacation-here = Du bist nicht im Urlaub. { $left ->
    [0] Du hast alle { $all } Urlaubstage dieses Jahres verbraucht.
    [one] Du hast dieses Jahr noch **einen** von { $all } Tagen.
   *[other] Du hast dieses Jahr noch **{ $left }** von { $all } Tagen.
}
    -# `/piquet vacation` mit `days` beginnt einen Urlaub: Deine Uhren stehen still, und deine Gegner erfahren es. Jeder Zug von dir beendet ihn.
vacation-away = 🌴 **Du bist im Urlaub bis { $date }.** Deine Uhren stehen still, und deine Gegner wissen Bescheid.
    -# Jeder Zug von dir beendet ihn, und auch der Knopf; nicht genutzte Tage behältst du. Nach diesem Urlaub hast du dieses Jahr noch { $left } von { $all } Tagen.
vacation-end = Ich bin zurück

## The settings of a player: reminders

settings-reminders = { $on ->
    [yes] **Ich erinnere dich** nach der halben Zeit und beim letzten Zehntel.
   *[no] Ich **erinnere dich nicht**.
}
zone-choice = { $zone }: dort ist es { $time } Uhr

## The settings of a server

server-title = ## Piquet auf diesem Server
server-tables = Jeder Tisch steht { $in ->
    [channel] **im Kanal selbst**.
    [thread] in **einem eigenen Thread**.
   *[other] in **{ $in }**.
}
server-pace = { $hours ->
    [0] Eine Partie hat **keine Uhr**, wenn die Herausforderung nichts anderes sagt.
   *[other] Jede Seite hat **{ pace-name }** für eine Entscheidung, wenn die Herausforderung nichts anderes sagt.
}
server-claims = Wenn die Zeit einer Seite abgelaufen ist: { $itself ->
    [yes] Sie **verliert sofort**.
   *[no] **Die andere Seite entscheidet**, ob sie den Gewinn beansprucht, mehr Zeit gibt oder wartet.
}
server-pictures = Am Ende eines Spiels und bei `/piquet table`: { $on ->
    [yes] **ein Bild** und eine Zeile.
   *[no] **nur Text**.
}
server-advice = Während eines Spiels: { $on ->
    [yes] *Was würdest du tun?* wird **beantwortet**, in Freundschaftspartien und gegen das Haus.
   *[no] **kein Rat**. Ein beendetes Spiel lässt sich trotzdem analysieren.
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
