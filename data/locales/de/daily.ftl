### Das Spiel des Tages, und was man davon sieht.

## Ein Spiel mit dem anderer vergleichen, sobald es zu Ende ist

compare-open = Vergleichen
compare-title =
    ### Tag { $day }, Spiel { $deal } – { $role ->
        [elder] Vorhand
        [younger] Hinterhand
       *[other] { $role }
    }
compare-thinking = Der Meister sieht sich deine Entscheidungen an: { $done } von { $all }…
compare-me = **Du** { $mine }, das Haus { $theirs }: **{ $better }**
compare-other = **{ $name }** { $mine }, das Haus { $theirs }: **{ $better }**
compare-nobody = Sonst hat noch niemand dieses Spiel beendet.
compare-apart = Wer ohne Server spielt, sieht die Spiele der anderen nicht.
compare-exchange = **Abgelegt**
compare-discarded-me = Du: { $cards }
compare-discarded = { $name }: { $cards }
compare-discarded-master = Der Meister: { $cards }
compare-nothing = nichts
compare-alike = { $number ->
    [0] Sonst hat niemand dasselbe abgelegt ({ $all } andere).
    [one] Eine von { $all } anderen Personen hat dasselbe abgelegt.
   *[other] { $number } von { $all } anderen haben dasselbe abgelegt.
}
compare-reason = { $reason }: du **{ $me }**, { $name } **{ $other }**
compare-cards = **Gespielte Karten der Reihe nach**; goldene haben den Stich gemacht
compare-played-me = Du: { $cards }
compare-played = { $name }: { $cards }
compare-master = **Was der Meister täte**
compare-master-none = **Der Meister täte nach dem Kauf nichts Besseres.**
compare-mistake = - { $when }: { $best } statt { $done } (−{ $cost })
compare-deal = Spiel { $deal }
compare-option = { $name } ({ $better })

## Die Zeile zum Teilen

share-open = Teilen
share-thinking = Der Meister sieht sich deine Entscheidungen an: { $done } von { $all }…
share-line =
    Deine Zeile, ohne eine einzige Karte. Kopiere sie oder poste sie hier.
    ```
    { $line }
    ```
    -# Quadrate: Kauf, Ansagen, Ausspiel und Ergebnis; das Spiel als Vorhand, dann als Hinterhand. Grün: so gut wie der Meister, oder über Par.
share-post = Hier posten
share-posted =
    {"**"}{ $name }**
    { $line }
share-unanswered = Das Haus konnte sich deine Entscheidungen gerade nicht ansehen. Versuche es in einer Minute wieder.

## Die Seite: /piquet daily

command-daily = Die zwei Spiele des Tages, für alle hier dieselben
command-daily-day = Ein früherer Tag, nach seiner Nummer

daily-title = ## Spiel des Tages { $number }
daily-open = Offen bis { $when }, { $left }
daily-closed = Geschlossen: { $when }
daily-what = Zwei Spiele gegen das Haus: eins als Vorhand, eins als Hinterhand. { $whose ->
    [here] Alle auf diesem Server bekommen
    [elsewhere] Alle auf dem Server, auf dem du zuletzt gespielt hast, bekommen
   *[other] Alle, die ohne Server spielen, bekommen
} dieselben Karten und einen Versuch. Nichts wird gewertet.
daily-missed = Diesen Tag hast du nicht gespielt{ $whose ->
    [here] {""}
    [elsewhere] {" "}auf dem Server, auf dem du zuletzt gespielt hast
   *[other] {" "}ohne Server
}.
daily-whose = { $whose ->
    [here] Dieselben Karten für alle auf diesem Server
    [elsewhere] Dieselben Karten für alle auf dem Server, auf dem du zuletzt gespielt hast
   *[other] Dieselben Karten für alle, die ohne Server spielen
}
daily-deal = **Spiel { $deal } · { $role ->
    [elder] Vorhand
    [younger] Hinterhand
   *[other] { $role }
}** · { $state ->
    [ahead] nicht begonnen
    [in-play] läuft
    [left] nicht beendet
    [finished] du { $mine }, das Haus { $theirs }
   *[other] { $state }
}
daily-worth = Diese Karten bringen im Mittel { $par }: { $side ->
    [better] du bist { $points } besser
    [worse] du liegst { $points } darunter
   *[other] du liegst gleichauf
} · **{ $steps }**
daily-unfinished = Weniger als jedes beendete Spiel: **{ $steps }**
daily-unplaced = Du hast keins der beiden Spiele beendet und hast darum keinen Platz.
daily-par-later = Was diese Karten im Mittel bringen, wird noch berechnet.
daily-lead = { $what ->
    [beat-all] Du bist vor allen anderen: { $others } von { $others }
    [beat-half] Du bist vor { $beaten } von { $others }
    [beat-some] Du bist vor { $beaten } von { $others }
    [exchange] Du hast abgelegt wie der Meister
    [gain] Du warst besser, als diese Karten es bringen
    [streak] { $days } Tage in Folge
   *[other] Beide Spiele sind beendet
}
daily-score = Ergebnis **{ $score }** · Platz { $place } von { $all }{ $open ->
    [yes] {" "}bisher
   *[no] {""}
}
daily-percent = · besser als { $percent } %
daily-streak = 🔥 { $days } Tage in Folge
daily-repaired = Du hast einen Tag verpasst. Deine Serie geht weiter: Ein Tag in { $every } ist frei.
daily-row = { $place }\. { $name } · { $score }
daily-more = … und { $number } weitere
daily-secret = Das Geheimnis dieses Tages: `{ $secret }`. *Prüfen* stellt daraus die Pakete wieder her.
daily-first = Spielen
daily-second = Zweites Spiel spielen
daily-continue = Weiterspielen
daily-check = Spiel { $deal } prüfen
daily-today = Spiel des Tages
daily-places = Alle Plätze
daily-help = So geht es
daily-remind = Täglich erinnern
daily-remind-stop = Nicht mehr erinnern

## Die Erinnerung, in Direktnachrichten, für alle, die darum gebeten haben

nudge-text = { $begun ->
    [yes] **Dein zweites Spiel des Tages wartet.**
   *[no] **Die beiden Spiele des Tages warten.**
} Offen bis { $when }, { $left }
nudge-streak = 🔥 { $days } Tage in Folge: Spiel beide, damit es weitergeht.
nudge-last = Nach { $times } Erinnerungen in Folge hast du nicht gespielt, also ist dies die letzte. „Täglich erinnern“ auf der Seite von `/piquet daily` schaltet sie wieder ein.
nudge-play = Heutige Spiele spielen
nudge-stopped = Keine Erinnerungen mehr an das Spiel des Tages. „Täglich erinnern“ auf der Seite von `/piquet daily` schaltet sie wieder ein.

## The channel

channel-anchor =
    ## Spiele des Tages
    Jeden Tag bekommen hier alle dieselben zwei Spiele gegen das Haus. Ab Tag { $first } folgen alle Pakete aus einer Kette von Geheimnissen, die in dieser Zahl endet, dem Anker. Das Geheimnis jedes Tages wird veröffentlicht, wenn der Tag endet, und führt zu ihr zurück:
    `{ $anchor }`
    { $words ->
        [open] **Bis { $when } könnt ihr Worte geben:** irgendeinen Text. Er geht in jedes Paket ein, damit niemand die Pakete vorher wählen konnte. Dann beginnt Tag { $first }.
        [late] Tag { $first } begann vor dieser Nachricht: { $when }. Worte werden nicht mehr angenommen.
        [closed] Beginn von Tag { $first }: { $when }. Worte werden nicht mehr angenommen.
       *[other] { $words }
    }
    Worte gegeben: { $given } von { $most }
channel-claim = -# Ab diesem Datum stehen alle Pakete fest. Wenn nicht jemandes Worte dann dem unbekannt waren, der den Bot betreibt, kann er sie gewählt haben; und wer den Bot betreibt, konnte alle kommenden Tage kennen. Leite diese Nachricht an dich selbst weiter: Eine Weiterleitung lässt sich nicht bearbeiten. Nichts hier wird gewertet.
channel-claim-late = -# Die Pakete aller Tage nach dieser Nachricht standen fest, als sie erschien; über die Tage davor wird nichts behauptet. Wer den Bot betreibt, kann sie gewählt haben und konnte alle kommenden Tage kennen. Leite diese Nachricht an dich selbst weiter: Eine Weiterleitung lässt sich nicht bearbeiten. Nichts hier wird gewertet.
channel-words = Worte geben
channel-words-label = Deine Worte: irgendein Text
channel-words-given =
    Deine Worte sind dabei: { $words }. Ihr Schlüssel steht vom ersten Tag an bei jedem Tag; behalte ihn, um sie wiederzufinden:
    `{ $key }`
week-title = ### Die Woche: Tage { $first } bis { $last }
week-played = { $people ->
    [one] Eine Person hat
   *[other] { $people } Leute haben
} { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
} gespielt. Am meisten: { $names } ({ $each })
week-best = Bestes Spiel: **{ $name }** an Tag { $day }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr, als diese Karten bringen
week-rare = { $what ->
    [capot] Kapot
    [repique] Repique
    [blanche] Carte blanche
   *[other] { $what }
}: { $names }
week-names-more = { $names } und { $number } weitere
channel-day = ## Spiel des Tages { $number }
channel-open = Offen bis { $when }, { $left }
channel-closed = Beendet { $when }
channel-playing = { $finished ->
    [0] Noch niemand ist fertig
    [one] **1** Person ist fertig
   *[other] **{ $finished }** Leute sind fertig
}, { $playing } noch dabei
channel-finished = Fertig: { $names }
channel-before = **Tag { $number }**
channel-row = { $place }\. **{ $name }** { $score } · { $points }
channel-more = und { $number } weitere
channel-nobody = { $began ->
    [yes] Niemand hat ein Spiel beendet.
   *[no] Niemand hat gespielt.
}
channel-later = Was diese Karten im Mittel bringen, wird noch berechnet; die Tabelle folgt.
channel-best = Bestes Spiel: **{ $name }**, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr, als diese Karten bringen
channel-unfound = **Das fand niemand:** Mit den Karten von Spiel { $deal } kam das Haus einmal auf { $house }; euer bestes Ergebnis ist { $people }
channel-streak = 🔥 { $days } Tage in Folge mit jemandem, der fertig wurde
channel-secret = Das Geheimnis dieses Tages: `{ $secret }`. *Prüfen* auf der Seite des Tages macht daraus wieder die Pakete.
channel-play = Heutige Spiele spielen
channel-today = Spiel des Tages
