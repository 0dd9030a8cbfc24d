### Das Tagesblatt, und was man davon sieht.

## Eine Runde mit der anderer vergleichen, sobald sie zu Ende ist

compare-open = Vergleichen
compare-title =
    ### Tag { $day }, Runde { $deal } · { $role ->
        [elder] Vorhand
        [younger] Hinterhand
       *[other] { $role }
    }
compare-thinking = Der Meister sieht sich deine Entscheidungen an: { $done } von { $all }…
compare-me = **Du** { $mine }, der Computer { $theirs }{ $points ->
    [none] {""}
   *[other] : **{ $points } gegen Par**
}
compare-other = **{ $name }** { $mine }, der Computer { $theirs }{ $points ->
    [none] {""}
   *[other] : **{ $points } gegen Par**
}
compare-nobody = Sonst hat noch niemand diese Runde beendet.
compare-apart = Wer ohne Server spielt, sieht die Runden der anderen nicht.
compare-exchange = **Abgelegt**
compare-discarded-me = Du: { $cards }
compare-discarded = { $name }: { $cards }
compare-discarded-master = Der Meister: { $cards }
compare-nothing = nichts
compare-alike = { $all ->
    [one] { $number ->
        [0] Die andere Person hat andere Karten abgelegt.
       *[other] Die andere Person hat dieselben Karten abgelegt.
    }
   *[other] { $number ->
        [0] Von den { $all } anderen hat niemand diese Karten abgelegt.
        [one] Von den { $all } anderen hat eine Person diese Karten abgelegt.
       *[other] Von den { $all } anderen haben { $number } diese Karten abgelegt.
    }
}
compare-reason = { $reason }: du **{ $me }**, { $name } **{ $other }**
compare-cards = **Gespielte Karten der Reihe nach**; goldene haben den Stich gemacht
compare-played-me = Du: { $cards }
compare-played = { $name }: { $cards }
compare-master = **Was der Meister täte**
compare-master-none = **Der Meister täte nach dem Kauf nichts Besseres.**
compare-mistake = - { $when }: { $best } statt { $done } (−{ $cost })
compare-deal = Runde { $deal }
compare-option = { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}

## Die Zeile zum Teilen

share-open = Teilen
share-thinking = Der Meister sieht sich deine Entscheidungen an: { $done } von { $all }…
share-line =
    Dein Ergebnis, ohne etwas zu verraten. Kopiere es oder poste es hier.
    ```
    { $line }
    ```
    -# { share-squares }
share-squares = Quadrate: Kauf, Ansagen, Stiche, Ergebnis.
share-text =
    Piquet { $day }: { $points } gegen Par{ $streak ->
        [0] {""}
       *[other] {" "}· 🔥{ $streak }
    }
    { $squares }
share-post = Hier posten
share-posted =
    {"**"}{ $name }**
    { $line }
    -# { share-squares }
share-unanswered = Der Computer konnte sich deine Entscheidungen gerade nicht ansehen. Versuch es in einer Minute wieder.

## Die Seite: /piquet daily

command-daily = Das Tagesblatt: zwei Runden, für alle hier dieselben
command-daily-day = Ein früherer Tag, nach seiner Nummer

daily-title = ## Tagesblatt, Tag { $number }
daily-open = Offen bis { $when }, { $left }
daily-closed = Geschlossen: { $when }
daily-what = Zwei Runden gegen den Computer, dieselben Karten für alle{ $whose ->
    [here] {" "}auf diesem Server
    [elsewhere] {" "}auf dem Server, auf dem du zuletzt gespielt hast
   *[other] , die ohne Server spielen
}. Du hast einen Versuch. Nichts wird gewertet.
daily-missed = Diesen Tag hast du nicht gespielt{ $whose ->
    [here] {""}
    [elsewhere] {" "}auf dem Server, auf dem du zuletzt gespielt hast
   *[other] {" "}ohne Server
}.
daily-whose = { $whose ->
    [here] Alle auf diesem Server bekommen diese Karten
    [elsewhere] Alle auf dem Server, auf dem du zuletzt gespielt hast, bekommen diese Karten
   *[other] Alle, die ohne Server spielen, bekommen diese Karten
}
daily-deal = **Runde { $deal }, { $role ->
    [elder] Vorhand
    [younger] Hinterhand
   *[other] { $role }
}** · { $state ->
    [ahead] noch nicht gespielt
    [in-play] läuft
    [left] nicht beendet: hinter jeder beendeten Runde
    [finished] du { $mine }, der Computer { $theirs } { $par ->
        [none] (das Par wird noch berechnet)
       *[other] (Par { $par }): **{ $points }**
    }
   *[other] { $state }
}
daily-unplaced = Du hast keine der beiden Runden beendet, also hast du keinen Platz.
daily-lead = { $what ->
    [beat-all] { $others ->
        [one] Du bist vor der anderen Person
       *[other] Du bist vor allen { $others } anderen
    }
    [beat-half] Du bist vor { $beaten } von { $others }
    [beat-some] Du bist vor { $beaten } von { $others }
    [gain] Du warst besser als Par
    [streak] { $days } Tage in Folge
   *[other] Beide Runden sind beendet
}
daily-score = **{ $points } gegen Par**
daily-place = Platz { $place } von { $all }{ $open ->
    [yes] {" "}bisher
   *[no] {""}
}
day-row = { $place }\. **{ $name }** { $points }
day-missing = { $deals } { $deals ->
    [one] Runde
   *[other] Runden
} { $begun ->
    [yes] nicht beendet
   *[no] nicht gespielt
}
daily-streak = 🔥 { $days } Tage in Folge
daily-repaired = Du hast einen Tag verpasst. Deine Serie geht weiter (ein Tag in { $every } ist frei).
daily-more = … und { $number } weitere
daily-first = Spielen
daily-second = Zweite Runde spielen
daily-continue = Weiterspielen
daily-check = Runde { $deal } prüfen
daily-today = Tagesblatt
daily-places = Alle Plätze
daily-help = So geht es
daily-remind = Täglich erinnern
daily-remind-stop = Nicht mehr erinnern

## Die Erinnerung, in Direktnachrichten, für alle, die darum gebeten haben

nudge-text = { $begun ->
    [yes] **Die zweite Runde deines Tagesblatts wartet.**
   *[no] **Das Tagesblatt wartet.**
} Offen bis { $when }, { $left }
nudge-streak = 🔥 { $days } Tage in Folge: Spiel beide, damit es weitergeht.
nudge-last = Die letzten { $times } hast du ausgelassen, also erinnere ich dich nicht mehr. „Täglich erinnern“ in `/piquet daily` schaltet das wieder ein.
nudge-play = Tagesblatt spielen
nudge-stopped = Keine Erinnerungen mehr an das Tagesblatt. „Täglich erinnern“ in `/piquet daily` schaltet sie wieder ein.

## The channel

channel-anchor =
    ## Tagesblatt
    Jeden Tag bekommen hier alle dieselben zwei Runden gegen den Computer. { $words ->
        [open] Tag { $first } beginnt { $when }. Bis dahin nimmt *Fair gemischt* Worte von dir ins Mischen auf (bisher { $given } von { $most } Leuten).
       *[other] Der erste Tag: Tag { $first }, { $when }.
    }
channel-words = Worte geben
channel-words-label = Deine Worte: irgendein Text
channel-words-given =
    Deine Worte sind dabei: { $words }. *Fair gemischt* zeigt jeden Tag ihren Schlüssel; behalte ihn, um sie wiederzufinden:
    `{ $key }`
week-title = ### Die Woche: Tage { $first } bis { $last }
week-played = { $people ->
    [one] Eine Person hat
   *[other] { $people } Leute haben
} { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
} gespielt. Am meisten: { $names } ({ $each })
week-best = Beste Runde des Tagesblatts: **{ $name }**, Tag { $day }, { $points } über Par
week-game = Beste Partie: **{ $winner }** schlägt { $loser } { $mine } : { $theirs }
week-rare = { $what ->
    [capot] Kapott
    [repique] Repik
    [blanche] Carte blanche
   *[other] { $what }
}: { $names }
week-names-more = { $names } und { $number } weitere
channel-day = ### Tagesblatt, Tag { $number }{ $open ->
    [yes] : zwei Runden, für alle hier dieselben
   *[no] {""}
}
channel-open = Offen bis { $when }, { $left }
channel-closed = Beendet { $when }{ $scored ->
    [yes] {" "}· Punkte gegen Par
   *[no] {""}
}
channel-playing = { $finished ->
    [0] Noch niemand ist fertig{ $playing ->
        [0] .
       *[other] , { $playing } noch dabei.
    }
   *[other] **{ $finished } fertig** ({ $names }){ $playing ->
        [0] {""}
       *[other] , { $playing } noch dabei
    }
}
channel-more = und { $number } weitere
channel-nobody = { $began ->
    [yes] Niemand hat eine Runde beendet.
   *[no] Niemand hat gespielt.
}
channel-later = Das Par dieser Karten wird noch berechnet. Die Tabelle folgt.
channel-best = Beste Runde: **{ $name }**, { $points } über Par
channel-streak = 🔥 { $days } Tage in Folge
channel-play = Tagesblatt spielen
