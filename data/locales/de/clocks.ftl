### Time: the pace of a partie, the clock, reminders, vacations. See en/time.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-vacation = In Urlaub gehen: deine Uhren stehen still. Ohne Tage: wie viele du noch hast
command-vacation-days = Wie viele Tage, von 30 im Jahr; jeder Zug von dir beendet den Urlaub

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
clock-silent = ⏰ **{ $other } wartet auf dich.** { $up ->
    [yes] Du hast seit 30 Tagen nicht gespielt, also darf { $other } die Partie ohne Ergebnis beenden.
   *[no] Wenn du bis dahin nicht spielst, darf { $other } die Partie { $until } ohne Ergebnis beenden.
}
clock-tenth = ⏰ **Dir bleibt ein Zehntel deiner Zeit.** Deine Frist: { $due }. { $claims ->
    [yes] Dann verlierst du die Partie.
   *[no] Dann kann { $other } den Gewinn beanspruchen.
}

## The clock of the opponent

clock-theirs-none = ⏳ { $name } ist am Zug (der Zug begann { $since }).
clock-theirs-silent = ⏰ **{ $name } hat seit 30 Tagen nicht gespielt.** Du darfst die Partie ohne Ergebnis beenden oder warten. Bis dahin kann { $name } noch spielen.
    -# Wenn niemand etwas tut, endet die Partie nach 90 Tagen ohne Ergebnis.
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

## The clock in the list of one’s parties

turn-none = {" "}(der Zug begann { $since })
turn-runs = , Frist { $due }
turn-away = , 🌴 im Urlaub bis { $date }
turn-late = , ⏰ die Zeit ist { $due } abgelaufen

## The clock at the table

table-turn-none = -# **{ $name }** ist am Zug (der Zug begann { $since }).
table-turn-runs = -# **{ $name }** ist am Zug (der Zug begann { $since }). Frist: { $due }.
table-turn-away = -# **{ $name }** ist am Zug und bis { $date } im Urlaub.
table-turn-late = ⏰ **{ $name }** ist am Zug, aber die Zeit ist { $due } abgelaufen: **{ $other }** kann den Gewinn beanspruchen.

## Messages at the table

table-reminder-half = <@{ $user }>, die Hälfte deiner Zeit ist um. Deine Frist: { $due }. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-reminder-tenth = <@{ $user }>, dir bleibt ein Zehntel deiner Zeit. Deine Frist: { $due }. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.

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
