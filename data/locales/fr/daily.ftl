### La donne du jour, et ce qu’on en voit.

## Comparer une donne avec d’autres, quand elle est finie

compare-open = Comparer
compare-title =
    ### Jour { $day }, donne { $deal } – { $role ->
        [elder] premier
        [younger] dernier
       *[other] { $role }
    }
compare-thinking = Le maître regarde vos décisions : { $done } sur { $all }…
compare-me = **Vous** { $mine }, la Maison { $theirs } : **{ $better }**
compare-other = **{ $name }** { $mine }, la Maison { $theirs } : **{ $better }**
compare-nobody = Personne d’autre n’a encore fini cette donne.
compare-exchange = **Écarts**
compare-discarded-me = Vous : { $cards }
compare-discarded = { $name } : { $cards }
compare-discarded-master = Le maître : { $cards }
compare-nothing = rien
compare-alike = { $number ->
    [0] Personne d’autre n’a écarté les mêmes cartes ({ $all } autres).
    [one] Une personne sur { $all } a écarté les mêmes cartes.
   *[other] { $number } personnes sur { $all } ont écarté les mêmes cartes.
}
compare-reason = { $reason } : vous **{ $me }**, { $name } **{ $other }**
compare-cards = **Cartes jouées, dans l’ordre** ; celles en or ont fait la levée
compare-played-me = Vous : { $cards }
compare-played = { $name } : { $cards }
compare-master = **Ce que ferait le maître**
compare-master-none = **Le maître ne ferait rien de mieux** après l’écart.
compare-mistake = - { $when } : { $best } plutôt que { $done } (−{ $cost })
compare-deal = Donne { $deal }
compare-option = { $name } ({ $better })

## La ligne à partager

share-open = Partager
share-thinking = Le maître regarde vos décisions : { $done } sur { $all }…
share-line =
    Votre ligne, sans aucune carte. Copiez-la, ou publiez-la ici.
    ```
    { $line }
    ```
    -# Carrés : écart, annonces, jeu et résultat ; la donne comme premier, puis comme dernier. Vert : aussi bien que le maître, ou au-dessus du par.
share-post = La publier ici
share-posted =
    {"**"}{ $name }**
    { $line }
share-unanswered = La Maison n’a pas pu regarder vos décisions. Réessayez dans une minute.
