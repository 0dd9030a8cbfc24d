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
