### Les hauts faits, annoncés dans le salon d’une table, et le changement des cotes.

award-carte-blanche = 🤍 **{ $name }** a reçu **carte blanche** contre **{ $other }** : ni roi, ni dame, ni valet. Cela arrive dans une donne sur 896.
award-repique = ⚡ **{ $name }** fait **repic** contre **{ $other }** : trente en main, avant que **{ $other }** ait rien marqué qui compte plus tôt.
award-capot = 🧹 **{ $name }** gagne les douze levées contre **{ $other }** : **capot**.
award-rubicon = 🌊 **{ $other }** finit sous le **rubicon** : **{ $name }** gagne la partie et **{ $points }** points.
award-best = 🏆 **{ $name }** a joué { $form ->
    [games] la **meilleure donne** de Cent de piquet
    [rubber] la **meilleure donne** de Contrepic
   *[other] la **meilleure donne**
} de ce serveur jusqu’ici : **{ $points }** points{ $number ->
    [0] {""}
   *[other] {" "}à la donne { $number }
} contre **{ $other }**.
award-deal = -# { $deal } : { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [la table]({ $link })
}

## Les cotes, à la fin d’une partie classée

ratings-changed = -# Cotes : { $first } · { $second }
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## Les réglages d’un serveur

server-awards = Les repics, capots, rubicons, cartes blanches et la meilleure donne du serveur { $on ->
    [yes] **sont annoncés dans le salon** de la table.
   *[no] **ne sont pas annoncés** hors de la table.
}
command-server-awards = Si repics, capots, rubicons, cartes blanches et meilleures donnes s’annoncent dans le salon
