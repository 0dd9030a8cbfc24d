### Was wäre, wenn?: eine andere Entscheidung in einer beendeten Runde, die der Computer für beide zu Ende spielt.

whatif-button = Was wäre, wenn?
whatif-title = ### Was wäre, wenn …?
whatif-choose = { $name } hat gewählt: { $what }. **Wähle etwas anderes:** Danach spielt der Computer für beide.
whatif-you = -# „Du“ meint hier { $name }.
whatif-house = Was der Computer wählt
whatif-working = Der Computer spielt für beide zu Ende: Schritt { $step } von { $of } …

## The comparison

whatif-tried = ### Was wäre, wenn { $name } anders gewählt hätte: { $what }?
whatif-score = { $first } { $one }, { $second } { $two } ({ $lead } für { $name })
whatif-real = - Wirklich gespielt: { $score }
whatif-unfinished = - Wirklich zu Ende gespielt wurde diese Runde nicht.
whatif-as-played = - Wie in der Partie ({ $what }), danach der Computer für beide: { $score }
whatif-other = - Stattdessen ({ $what }), danach der Computer für beide: { $score }
whatif-same = **Das ist die Entscheidung aus der Partie.** Nur die Fortsetzung ist anders.
whatif-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
whatif-gain = { $side ->
    [better] **Mit diesen Karten ist das für { $name } { whatif-points } besser.**
    [worse] **Mit diesen Karten ist das für { $name } { whatif-points } schlechter.**
    [same] **Mit diesen Karten macht das keinen Unterschied.**
   *[other] { $side }
}
whatif-means = -# „Mit diesen Karten“: Beide Blätter sind die dieser Runde, auch was { $name } nicht sehen konnte. Der Computer spielt sie als Meister, jedes ohne das andere zu kennen. Mit anderen verdeckten Karten kann es anders ausgehen.
whatif-average = Über alle Blätter, die zu dem passen, was { $name } wissen konnte, { $side ->
    [better] bringt das { $points }, in { points-on-average }
    [worse] kostet das { $points }, in { points-on-average }
    [same] ist das im Schnitt ebenso gut
   *[other] { $side }
}.
whatif-show-other = Fortsetzung ansehen
whatif-show-played = Fortsetzung wie in der Partie
whatif-again = Andere Entscheidung

## The deal as it goes on, step by step

whatif-compare = Vergleichen
whatif-line = -# **Was wäre, wenn?** { $name } wählt: { $what }{ $played ->
    [yes] , wie in der Partie
   *[no] {""}
}; danach spielt der Computer für beide.
