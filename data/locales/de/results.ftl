### Awards, which are announced in the channel of a table, and the change of the ratings. See en/awards.ftl.

### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### Leaderboards, and what one player has achieved. See en/records.ftl for what each text is.

award-carte-blanche = 🤍 **{ $name }** bekommt gegen **{ $other }** eine **Carte blanche**: weder König noch Dame noch Bube. Das kommt in einer von 896 Runden vor.
award-repique = ⚡ **{ $name }** macht einen **Repik** gegen **{ $other }**: dreißig in der Hand, bevor **{ $other }** etwas zählt.
award-capot = 🧹 **{ $name }** macht alle zwölf Stiche gegen **{ $other }**: **Kapott**.
award-rubicon = 🌊 **{ $other }** bleibt unter dem **Rubikon**: **{ $name }** gewinnt die Partie und **{ $points }** Punkte.
award-best = 🏆 **{ $name }** hat { $form ->
    [games] **die beste Runde** bei Auf Hundert
    [rubber] **die beste Runde** bei Counterpique
   *[other] **die beste Runde**
} auf diesem Server gemacht: **{ $points }** Punkte{ $number ->
    [0] {""}
   *[other] {" "}in Runde { $number }
} gegen **{ $other }**.

## The ratings, at the end of a rated partie

ratings-changed = -# Wertung: { $first } · { $second }
ratings-unrated = { $why ->
    [pair] -# Nicht gewertet: Ihr habt in sieben Tagen schon drei gewertete Partien gegeneinander beendet.
   *[other] -# Keine Runde wurde beendet: Ihr könnt die Partie nachspielen, aber sie zählt nicht.
}
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## Descriptions of the commands and their options: at most 100 characters

command-leaderboard = Die Bestenlisten: nach Wertung, Punkten oder gewonnenen Partien
command-leaderboard-by = Wonach geordnet wird; ohne Angabe zuerst nach Wertung
command-leaderboard-time = Welcher Zeitraum, für Punkte und gewonnene Partien (nicht für die Wertung)
command-leaderboard-rules = Welche Partien zählen; ohne Angabe die mit den meisten Spielern
command-leaderboard-servers = Dieser Server oder alle (alle: nur wer dort stehen will)
command-leaderboard-rating = Wertung
command-leaderboard-points = gewonnene Punkte
command-leaderboard-won = gewonnene Partien
command-leaderboard-pool =
    { $pool ->
        [games] Auf Hundert
        [rubber] Counterpique
        [house-games] gegen den Computer: Auf Hundert
        [house-rubber] gegen den Computer: Counterpique
        [house-deals] gegen den Computer: sechs Runden
        [deals] sechs Runden: Rubikon, Klub, Au Cent, Französisch, Carte Rouge
       *[other] { $pool }
    }
command-leaderboard-scope =
    { $scope ->
        [all] alle Server
        [here] dieser Server
       *[other] { $scope }
    }
command-profile = Das Profil einer Person: Wertung, Partien, Schnitt; ohne Angabe deines
command-profile-person = Wessen Profil; ohne Angabe deines
command-profile-with = Eine zweite Person: wie die beiden gegeneinander abgeschnitten haben

## The leaderboards

board-title =
    ## { $what ->
        [rating] Wertung
        [points] { board-points }
        [won] Gewonnene Partien
       *[other] { $what }
    }
board-points = { $pool ->
    [games] Sätze Vorsprung
    [house-games] Sätze Vorsprung
   *[other] Gewonnene Punkte
}
board-about = { $pool ->
    [games] Auf Hundert
    [rubber] Counterpique
    [deals] Partien zu sechs Runden
    [house-games] Auf Hundert gegen den Computer
    [house-rubber] Counterpique gegen den Computer
    [house-deals] Partien zu sechs Runden gegen den Computer
   *[other] { $pool }
}, { $scope ->
    [all] alle Server
    [here] dieser Server
   *[other] { $scope }
}{ $what ->
    [rating] {""}
   *[other] , { board-period }
}
board-period = { $month ->
    [0] { $year ->
        [all] alle Zeiten
       *[other] { $year }
    }
    [1] Januar { $year }
    [2] Februar { $year }
    [3] März { $year }
    [4] April { $year }
    [5] Mai { $year }
    [6] Juni { $year }
    [7] Juli { $year }
    [8] August { $year }
    [9] September { $year }
    [10] Oktober { $year }
    [11] November { $year }
    [12] Dezember { $year }
   *[other] { $year }, Monat { $month }
}
board-page = -# Seite { $page } von { $pages }, { $people } Spieler
board-row = `{ $place }  { $value }` { $name }
board-row-mine = `{ $place }  { $value }` **{ $name }** (du)
board-rating = { $rating }{ $sure ->
    [yes] {" "}
   *[no] ?
} ±{ $deviation }
board-mine-elsewhere = **Dein Platz:** `{ $place }  { $value }`
board-value = { $number }
board-nameless = jemand
board-rating-note = -# ± sagt, wie weit die Wertung danebenliegen kann. Ein Fragezeichen: noch nicht sicher, daher ohne Platz. Wer 180 Tage lang keine gewertete Partie beendet, erscheint hier erst nach der nächsten wieder.
board-elsewhere = -# Außerdem: { $where }, { $people ->
    [one] ein Spieler
   *[other] { $people } Spieler
}
board-empty = Diese Bestenliste ist leer. { $scope ->
    [all] In den Listen aller Server steht nur, wer es so will.
   *[other] { $what ->
        [rating] Die erste gewertete Partie, die beendet wird, bringt beide hierher.
        [points] Die erste Partie, die zu Ende gespielt und gewonnen wird, bringt hierher, wer sie gewinnt.
       *[other] Die erste gewonnene Partie bringt hierher, wer sie gewinnt.
    } `/piquet challenge` beginnt eine.
}
board-absent-unlisted = Du stehst nicht in den Listen aller Server. Stehst du dort, sehen alle deinen zuletzt benutzten Namen, deine Wertung und was du gewonnen hast, aber nicht, auf welchem Server.
board-absent-resting = Du pausierst: Deine letzte gewertete Partie endete { $last }. Beende eine gewertete Partie, und du stehst wieder auf dieser Liste.
board-absent-unplayed = Du stehst noch nicht auf dieser Liste: { $what ->
    [rating] Beende eine gewertete Partie
    [points] Gewinn eine Partie, die zu Ende gespielt wird,
   *[other] Gewinn eine Partie
}{ $scope ->
    [here] {" "}auf diesem Server
   *[other] {""}
}{ $what ->
    [rating] {""}
   *[other] {" "}in diesem Zeitraum
}. `/piquet challenge` beginnt eine.
board-first = Erste Seite
board-back = Vorige Seite
board-next = Nächste Seite
board-mine = Mein Platz
board-share = Teilen
board-list-me = Mich eintragen
board-shared-by = -# Geteilt von { $name }. `/piquet leaderboard` zeigt die anderen Seiten.
board-by-choose = Geordnet nach
board-by = { $what ->
    [rating] Wertung
    [points] { board-points }, { board-span }
    [won] Gewonnene Partien, { board-span }
   *[other] { $what }, { board-span }
}
board-span = { $span ->
    [month] dieser Monat
    [year] dieses Jahr
    [all] alle Zeiten
   *[other] { $span }
}
board-in-choose = Welche Partien, und wo
board-in = { $pool ->
    [games] Auf Hundert
    [rubber] Counterpique
    [deals] Partien zu sechs Runden
    [house-games] Gegen den Computer: Auf Hundert
    [house-rubber] Gegen den Computer: Counterpique
    [house-deals] Gegen den Computer: sechs Runden
   *[other] { $pool }
}, { $scope ->
    [all] alle Server
    [here] dieser Server
   *[other] { $scope }
}

## The profile of a player

profile-title = ## { $name }
profile-nothing = **{ $name }** hat noch keine Partie beendet. `/piquet challenge` beginnt eine gemeinsame.
profile-nothing-mine = Du hast noch keine Partie beendet. `/piquet challenge` beginnt eine, und `/piquet learn` erklärt Piquet.
profile-pool = ### { $pool ->
    [games] Auf Hundert
    [rubber] Counterpique
    [deals] Partien bis zu sechs Runden
    [house-games] Auf Hundert gegen den Computer
    [house-rubber] Counterpique gegen den Computer
    [house-deals] Partien bis zu sechs Runden gegen den Computer
   *[other] { $pool }
}
profile-rating = Wertung **{ $rating }**{ $sure ->
    [yes] {""}
   *[no] ?
} ±{ $deviation }{ $rests ->
    [yes] {" "}(pausiert: die letzte gewertete Partie endete { $last })
   *[no] {""}
}
profile-course = `{ $course }` von { $first } bis { $now }, Bestwert { $best }
profile-elsewhere = -# Außerdem: { $choice }{ $rating ->
    [none] {""}
   *[other] , Wertung { $rating }
}
profile-unrated = Noch keine gewertete Partie dieser Art.
profile-parties = Partien **{ $parties }**: { $won } gewonnen, { $lost } verloren{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
}
profile-run = Längste Siegesserie: **{ $run }**
profile-best = Beste Runde: **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}
profile-par = Können: **{ $better } ±{ $within }** Punkte je Runde { $side ->
    [above] über
   *[other] unter
} Par, aus { $deals } Runden
profile-days = Tagesblatt: **{ $days }** { $days ->
    [one] Tag
   *[other] Tage
} vollständig{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , **{ $streak }** in Folge
}{ $unfinished ->
    [0] {""}
    [one] , eine Runde nicht beendet
   *[other] , { $unfinished } Runden nicht beendet
}{ $open ->
    [0] {""}
   *[other] {" "}· heute noch { $open } { $open ->
        [one] Runde
       *[other] Runden
    }
}
profile-days-note = -# Noch keine Partie, nur Tagesblätter.{ $par ->
    [yes] {" "}Das Können vergleicht jede Runde mit dem, was dieselben Karten im Schnitt bringen.
   *[no] {" "}Nach zehn Runden an beendeten Tagen trennt dieses Profil Können und Glück.
}
profile-see-best = Beste Runde ansehen
profile-tenths = { $whole },{ $tenth }
profile-average = Schnitt
profile-a-deal = je Runde
profile-elder = Vorhand
profile-younger = Hinterh.
profile-deals = Runden
profile-printed = Lehrbuch
profile-point = Point
profile-sequence = Sequenzen
profile-set = Kunststücke
profile-made = für
profile-suffered = gegen
profile-how-often = wie oft
profile-carte-blanche = Carte blanche
profile-pique = Piks
profile-repique = Repiks
profile-capot = Kapotts
profile-rubicon = Rubikons
profile-note = -# Alle beendeten Partien, auf jedem Server, auf dem ich bin.{ $printed ->
    [yes] {" "}„Lehrbuch“ ist der Schnitt guter Spieler nach den alten Piquetbüchern.
   *[no] {""}
}{ $par ->
    [yes] {" "}Par ist, was der Computer (Experte) aus denselben Karten macht; es zählen nur die letzten Runden, deren Par bekannt ist. Der wahre Schnitt liegt in 19 von 20 Fällen innerhalb von ±.
   *[no] {""}
}
profile-pool-choose = Andere Partien
profile-pool-choice = { $pool ->
    [games] Auf Hundert
    [rubber] Counterpique
    [deals] Partien zu sechs Runden
    [house-games] Gegen den Computer, Auf Hundert
    [house-rubber] Gegen den Computer, Counterpique
    [house-deals] Gegen den Computer, sechs Runden
   *[other] { $pool }
}: { $parties ->
    [one] eine Partie
   *[other] { $parties } Partien
}
profile-share = Teilen
profile-shared-by = -# Geteilt von { $name }. `/piquet profile` zeigt dein eigenes.

## Two players against each other

against-title = ### Gegen { $other }
against-none = Die beiden haben noch keine Partie miteinander beendet.
against-score = Partien: { $name } **{ $won }**, { $other } **{ $lost }**{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
}
    { $pool ->
        [games] Sätze Vorsprung bei Auf Hundert
        [house-games] Sätze Vorsprung bei Auf Hundert
        [rubber] Punkte bei Counterpique
        [house-rubber] Punkte bei Counterpique
        [deals] Punkte in Partien zu sechs Runden
        [house-deals] Punkte in Partien zu sechs Runden
       *[other] Punkte
    }: { $name } { $points }, { $other } { $others }
against-line = - { $date }: { $outcome ->
    [won] **gewonnen**
    [lost] verloren
    [drawn] unentschieden
   *[other] { $outcome }
}{ $how ->
    [score] {" "}{ $mine } zu { $theirs }
    [resigned] {" "}(durch Aufgabe)
    [claimed] {" "}(durch Zeit)
   *[other] {""}
}

## The house

house-row = { $level ->
    [beginner] PC, Anfänger
    [casual] PC, Hobby
    [club] PC, Klub
    [expert] PC, Experte
    [master] PC, Meister
   *[other] PC, { $level }
}
