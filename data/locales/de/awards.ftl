### Awards, which are announced in the channel of a table, and the change of the ratings. See en/awards.ftl.

award-carte-blanche = 🤍 **{ $name }** bekommt gegen **{ $other }** eine **Carte blanche**: weder König noch Dame noch Bube. Das kommt in einem von 896 Spielen vor.
award-repique = ⚡ **{ $name }** macht einen **Repik** gegen **{ $other }**: dreißig in der Hand, bevor **{ $other }** etwas hatte, das früher zählt.
award-capot = 🧹 **{ $name }** macht alle zwölf Stiche gegen **{ $other }**: **Kapott**.
award-rubicon = 🌊 **{ $other }** bleibt unter dem **Rubikon**: **{ $name }** gewinnt die Partie und **{ $points }** Punkte.
award-best = 🏆 **{ $name }** hat { $form ->
    [games] **das beste Spiel** bei Auf Hundert
    [rubber] **das beste Spiel** bei Counterpique
   *[other] **das beste Spiel**
} auf diesem Server gemacht: **{ $points }** Punkte{ $number ->
    [0] {""}
   *[other] {" "}in Spiel { $number }
} gegen **{ $other }**.
award-deal = -# { $deal }: { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [der Tisch]({ $link })
}

## The ratings, at the end of a rated partie

ratings-changed = -# Wertung: { $first } · { $second }
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## The settings of a server

server-awards = Repik, Kapott, Rubikon, Carte blanche und das beste Spiel des Servers werden { $on ->
    [yes] **im Kanal** des Tisches **verkündet**.
   *[no] außerhalb des Tisches **nicht verkündet**.
}
command-server-awards = Ob Repik, Kapott, Rubikon, Carte blanche und beste Spiele im Kanal verkündet werden
