### Les mots dans les images, et les descriptions pour qui ne les voit pas.

## La main

picture-suit = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
   *[other] { $suit }
} { $ranks }
picture-hand = Votre main : { $cards }.
picture-hand-taken = Du talon : { $cards }.
picture-taken = du talon
picture-elder = Premier
picture-younger = Dernier
picture-dealer = Donneur
picture-non-dealer = Non-donneur

## La table

picture-tricks = Levées
picture-deal = Donne
picture-game = Jeu
picture-above = Dessus
picture-below = Dessous
picture-total = Total
picture-games = Jeux
picture-leads = entame
picture-last-trick = dernière levée
picture-talon = Talon { $left }
picture-talon-taken = Le talon est pris
picture-table = La table : { $first } et { $second }.
picture-table-seat = { $name } : { $columns }. { $known ->
    [none] { $hidden ->
        [0] Plus de cartes.
        [one] Une carte cachée.
       *[other] { $hidden } cartes cachées.
    }
   *[other] À découvert : { $cards }{ $hidden ->
        [0] .
        [one] {" "}et une carte cachée.
       *[other] {" "}et { $hidden } cartes cachées.
    }
}
picture-table-column = { $label } { $number }
picture-table-trick = La levée : { $name } joue { $led }.
picture-table-last = La dernière levée : { $led } ({ $leader }), { $reply } ({ $other }) ; { $name } l’a gagnée.
picture-table-turn = À { $name } de jouer.
picture-table-talon = Au talon : { $left ->
    [0] aucune carte
    [one] une carte
   *[other] { $left } cartes
}.

## La feuille de marque

picture-sheet = Feuille de marque de la donne { $number }, { $first } – { $second }. { $lines }.
picture-sheet-partie = Feuille de marque de la partie, { $first } – { $second }. { $lines }.
picture-sheet-one = { $label } : { $name } { $points }
picture-sheet-both = { $label } : { $first } { $one }, { $second } { $two }
picture-sheet-heading = Partie
picture-sheet-deal = Donne { $number }
picture-sheet-settlement = Règlement

## Le cours d’une cote

picture-course-title = Cote
picture-date = { $day }/{ $month }/{ $year }
picture-course-deviation = ± { $deviation }
picture-course-parties = { $parties ->
    [one] 1 partie
   *[other] { $parties } parties
}
picture-course = La cote sur { picture-course-parties }, de { $from } à { $until } : elle a commencé à { $first }, elle est à { $last } avec un écart de { $deviation }, et elle a été entre { $low } et { $high }.
