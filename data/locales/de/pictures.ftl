### The words in pictures, and the descriptions of pictures for people who cannot see them. See en/pictures.ftl.

## The hand

picture-suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
   *[other] { $suit }
} { $ranks }
picture-hand = Dein Blatt: { $cards }.
picture-hand-taken = Vom Talon: { $cards }.
picture-taken = vom Talon
picture-elder = Vorhand
picture-younger = Hinterhand
picture-dealer = Geber
picture-non-dealer = Gegenüber

## The table

picture-tricks = Stiche
picture-deal = Runde
picture-game = Satz
picture-above = Über
picture-below = Unter
picture-total = Gesamt
picture-games = Sätze
picture-leads = spielt aus
picture-last-trick = letzter Stich
picture-talon = Talon { $left }
picture-talon-taken = Der Talon ist leer
picture-table = Der Tisch: { $first } und { $second }.
picture-table-seat = { $name }: { $columns }. { $known ->
    [none] { $hidden ->
        [0] Keine Karten mehr.
        [one] Eine verdeckte Karte.
       *[other] { $hidden } verdeckte Karten.
    }
   *[other] Offen: { $cards }{ $hidden ->
        [0] .
        [one] {" "}und eine verdeckt.
       *[other] {" "}und { $hidden } verdeckt.
    }
}
picture-table-column = { $label } { $number }
picture-table-trick = Der Stich: { $name } spielt { $led } aus.
picture-table-last = Der letzte Stich: { $led } ({ $leader }), { $reply } ({ $other }); Stich für { $name }.
picture-table-turn = { $name } ist am Zug.
picture-table-talon = Im Talon: { $left ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $left } Karten
}.

## The score sheet

picture-sheet = Punktezettel von Runde { $number }, { $first } – { $second }. { $lines }.
picture-sheet-partie = Punktezettel der Partie, { $first } – { $second }. { $lines }.
picture-sheet-one = { $label }: { $name } { $points }
picture-sheet-both = { $label }: { $first } { $one }, { $second } { $two }
picture-sheet-heading = Partie
picture-sheet-deal = Runde { $number }
picture-sheet-settlement = Abrechnung

## The course of a rating

picture-course-title = Wertung
picture-date = { $day }.{ $month }.{ $year }
picture-course-deviation = ± { $deviation }
picture-course-parties = { $parties ->
    [one] 1 Partie
   *[other] { $parties } Partien
}
picture-course = Die Wertung über { picture-course-parties }, von { $from } bis { $until }: Sie begann bei { $first }, ist jetzt { $last } mit einer Unsicherheit von { $deviation } und lag zwischen { $low } und { $high }.
