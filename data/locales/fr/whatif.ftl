### Et si… ? : une autre décision dans une donne finie, dont la maison joue la suite des deux côtés.

whatif-button = Et si… ?
whatif-title = ### Et si… ?
whatif-choose = Le choix fait ({ $name }) : { $what }. **Choisissez autre chose :** ensuite, la maison joue des deux côtés.
whatif-you = -# Ci-dessous, « vous » désigne { $name }.
whatif-house = Le choix de la maison
whatif-working = La maison joue la suite des deux côtés : étape { $step } sur { $of }…

## La comparaison

whatif-tried = ### Et si { $name } avait fait cet autre choix : { $what } ?
whatif-score = { $first } { $one }, { $second } { $two } ({ $lead } pour { $name })
whatif-real = - Ce qui a vraiment été joué : { $score }
whatif-unfinished = - En réalité, la donne n’a pas été jouée jusqu’au bout.
whatif-as-played = - Le choix fait ({ $what }), puis la maison des deux côtés : { $score }
whatif-other = - L’autre choix ({ $what }), puis la maison des deux côtés : { $score }
whatif-same = **C’est le choix fait dans la partie.** Seule la suite est différente.
whatif-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
whatif-gain = { $side ->
    [better] **Avec ces cartes, { $name } y gagne { whatif-points }.**
    [worse] **Avec ces cartes, { $name } y perd { whatif-points }.**
    [same] **Avec ces cartes, cela revient au même.**
   *[other] { $side }
}
whatif-means = -# « Avec ces cartes » : les deux mains sont celles de la donne, même ce que { $name } ne pouvait pas voir. La maison les joue au niveau maître, chacune sans connaître l’autre. Avec d’autres cartes cachées, l’issue peut être différente.
whatif-average = Pour toutes les mains possibles d’après ce que { $name } pouvait savoir, { $side ->
    [better] ce choix rapporte { $points } { points-on-average }
    [worse] ce choix coûte { $points } { points-on-average }
    [same] ce choix est aussi bon en moyenne
   *[other] { $side }
}.
whatif-show-other = Voir la suite
whatif-show-played = La suite du choix fait
whatif-again = Un autre choix

## La suite de la donne, coup par coup

whatif-compare = Comparer
whatif-line = -# **Et si… ?** Le choix ({ $name }) : { $what }{ $played ->
    [yes] , comme dans la partie
   *[no] {""}
} ; ensuite, la maison joue des deux côtés.
