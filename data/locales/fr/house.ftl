### Conseils : « Que feriez-vous ? » et l’analyse d’une donne, avec ce que la maison aurait fait et pourquoi.
###
### Une action (advice-…) est un infinitif, une raison (because-…) un bout de phrase sans sujet et sans point.

### Ce que tout le monde voit : le défi, la table, le score.

## Le bouton, et ce qui se dit avant une réponse

advice-consent =
    {"**"}Cette partie est classée. Si vous demandez conseil, elle devient amicale.** Vous pourrez demander à chaque tour, autant que vous voulez, mais elle ne comptera pas pour les cotes.
advice-consent-yes = La rendre amicale et me conseiller
advice-consent-no = La garder classée
advice-kept-rated = La partie reste classée.
advice-friendly-already = La partie est déjà amicale : vous avez déjà demandé.
advice-befriended = La partie est désormais amicale. Je réfléchis…
advice-unanswered = Je n’ai pas trouvé de réponse cette fois. Redemandez dans un instant.

## Le conseil

advice-best = **Mon choix : { $what }** – { $why }.
advice-best-alone = **Mon choix : { $what }.**
advice-other = { $less ->
    [none] Aussi bon
   *[other] { $less } de moins
} : { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
advice-note = En { points-on-average }, comme joue le niveau maître, d’après vos seules cartes et ce qui a été dit et montré.{ what-matters }

## Ce que valent les points

points-on-average = { $aim ->
    [points] points en moyenne
    [games] points en moyenne, selon ce qu’ils valent pour la partie
    [rubber] points en moyenne, selon ce qu’ils valent pour le robre
    [first] points du règlement en moyenne
    [rubicon] points du règlement en moyenne
    [settled] points du règlement en moyenne
    [one] points en moyenne, la victoire comptant 100
   *[other] points en moyenne
}
what-matters = { $aim ->
    [points] {""}
    [first] {""}
    [one] {" "}Ce qui importe : qui gagne la partie, et de combien.
    [rubicon] {" "}Ce qui importe maintenant : qui gagne la partie, et si le perdant atteint cent.
    [settled] {" "}Ce qui importe maintenant : qui gagne la partie, et de combien.
    [games] {" "}Ce qui importe : qui atteint cent d’abord.
    [rubber] {" "}Ce qui importe : qui gagne le jeu, et le robre.
   *[other] {" "}Ce qui importe : ce que valent les points.
}

## Les actions

advice-exchange = écarter { $cards }
advice-keep-all = garder les douze cartes
advice-lead = jouer { $card }
advice-play = jouer { $card }
advice-call = annoncer { $groups }
advice-call-nothing = { $kind ->
    [point] n’annoncer aucun point
    [sequence] n’annoncer aucune séquence
    [set] n’annoncer ni brelan ni quatorze
   *[other] ne pas annoncer { $kind }
}
advice-reckon = compter { $groups }
advice-answer-with = répondre par { $groups }
advice-answer-good = répondre « bon »
advice-blank = annoncer carte blanche
advice-look = regarder les cartes laissées au talon
advice-decline = ne pas regarder les cartes laissées au talon
advice-name-suit = nommer { suit-name } comme couleur de l’entame
advice-bid = annoncer { $bid }
advice-yes = dire oui
advice-pass = passer
advice-concede = abandonner le reste de la donne

## Les raisons

because-and = { $before } ; { $after }
because-keeps = garde { $kind ->
    [point] les { number-name } { $suit ->
        [spades] piques
        [hearts] cœurs
        [diamonds] carreaux
        [clubs] trèfles
       *[other] { suit-name }
    } pour le point
    [set] les { set-name }
   *[other] { $group }
}
because-draws-for = { $number ->
    [one] une carte
   *[other] { number-name } cartes
} à prendre pour trouver { $rank ->
    [ace] l’as
    [queen] la dame
   *[other] le { rank-name }
} de { suit-name }, qui ferait { $makes ->
    [quatorze] un quatorze
    [brelan] un brelan
   *[other] une { $makes }
}
because-guards = laisse une garde { $rank ->
    [ace] à l’as
    [queen] à la dame
   *[other] au { rank-name }
} de { suit-name }
because-gives-up = renonce aux { $suit ->
    [spades] piques
    [hearts] cœurs
    [diamonds] carreaux
    [clubs] trèfles
   *[other] { suit-name }
}
because-leaves = { $number ->
    [one] laisse une carte
   *[other] laisse { number-name } cartes
}
because-is-sure = l’adversaire ne peut rien avoir d’aussi bon
because-is-all = { $points ->
    [one] un point
   *[other] { $points } points
} si c’est bon
because-sinks = cache { $group }
because-holds-none = { $kind ->
    [point] il n’y a pas de point dans la main
    [sequence] il n’y a pas de séquence dans la main
    [set] il n’y a ni brelan ni quatorze dans la main
   *[other] la main n’a rien à annoncer ({ $kind })
}
because-is-beaten = vous n’avez rien qui batte ou égale cette annonce
because-may-beat = cela vaut peut-être autant que l’annonce, ou mieux
because-is-good = { $points ->
    [one] un point certain
   *[other] { $points } points certains
}, car rien d’aussi bon n’a été annoncé
because-scores = { $points } points d’emblée
because-learns-no-less = l’adversaire en connaît déjà : vous en apprenez au moins autant
because-sees-first = { $looked ->
    [yes] vous voyez alors les cartes laissées avant de choisir la carte
   *[no] si l’adversaire regarde alors les cartes laissées, vous les voyez avant de choisir la carte
}
because-tells-nothing = cela ne coûte rien, l’adversaire ayant déjà entamé
because-holds-high = { $number ->
    [0] il n’y a ni as, ni roi, ni dame dans la main
   *[other] la main contient { $cards }
}
because-only-card = aucune autre carte n’est permise
because-runs = { $number ->
    [one] une levée sûre à { suit-name }
   *[other] { number-name } levées sûres à { suit-name }
}
because-followed-none = l’adversaire n’a plus de { suit-name }, puisqu’il n’en a pas fourni
because-drives-out = fait tomber { $cards }, et alors { $high } { $number ->
    [one] devient la carte haute
   *[other] deviennent les cartes hautes
}
because-stays-guarded = { $rank ->
    [ace] l’as de { suit-name } reste gardé
    [queen] la dame de { suit-name } reste gardée
   *[other] le { rank-name } de { suit-name } reste gardé
}
because-wins-cheaply = gagne la levée avec la plus basse carte qui suffit
because-holds-up = cède cette levée et garde { $card }
because-cannot-win = la levée est perdue, la plus basse carte suffit
because-keeps-high = garde les hautes cartes : { $cards }
because-throws-declared = défausse une carte déjà annoncée
because-toward-pique = { $number ->
    [one] cette levée fait le pic
   *[other] { number-name } levées de suite à partir d’ici font le pic
}
because-stops-pique = cette levée empêche le pic adverse
because-wins-the-cards = la septième levée gagne les cartes
because-saves-the-cards = avec la sixième levée, l’adversaire ne peut plus gagner les cartes
because-saves-capot = cette levée empêche le capot
because-toward-capot = a gagné les { number-name } levées jusqu’ici, et peut faire le capot
because-toward-contract = { $number ->
    [one] encore une levée remplit le contrat
   *[other] encore { number-name } levées remplissent le contrat
}
because-plays-under = c’est la plus haute carte qui ne gagne pas la levée
because-better = { $points ->
    [0] vaut en moyenne moins d’un point de plus
    [one] vaut environ un point de plus en moyenne
   *[other] vaut environ { $points } points de plus en moyenne
}
because-on-average = rapporte le plus en moyenne, d’après ce que vous savez

## L’analyse d’une donne

review-open = Ce qui m’a coûté le plus
review-earlier = Analyser la donne { $deal }
review-of-cards = Je calcule ce que valaient les cartes…
review-thinking = J’étudie la donne { $deal } : étape { $done } sur { $all }…
review-player = { $name } : { $points } points{ $known ->
    [yes] {" "}({ $cards } par les cartes, { $skill } par le jeu)
   *[no] {""}
}
review-deal = - Donne { $deal } : { $points } ({ $cards } par les cartes, { $skill } { $mine ->
    [yes] par votre jeu
   *[no] par le jeu de { $name }
})
review-none = **Rien à reprendre :** aucune décision n’a coûté un point en moyenne.
review-nothing-decided = { $mine ->
    [yes] Vous n’avez
   *[no] { $name } n’a
} rien eu à décider.
review-mistake =
    {"**"}{ $deal ->
        [0] {""}
       *[other] Donne { $deal } · {""}
    }{ $when } : a coûté { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }**
    -# Avec { $cards }
    { $mine ->
        [yes] Votre choix :
       *[no] Choix de { $name } :
    } { $done }. Le mien : { $what }{ $reason ->
        [yes] {" "}– { $why }
       *[no] {""}
    }.
review-habit = -# { $level ->
    [beginner] Une habitude de débutant
    [casual] Une habitude d’amateur
    [club] Une habitude de joueur de club
   *[other] Une habitude
} : { $habit ->
    [keeps-aces] garder tous les as
    [bares-kings] garder des rois sans garde
    [loves-trios] garder paires et brelans à tout prix
    [keeps-pictures] écarter trop peu, pour sauver les figures
    [keeps-high-cards] écarter les plus basses cartes, quelle que soit la couleur
    [bids-by-high-cards] enchérir d’après les seules hautes cartes
    [miscounts-suits] compter une carte de moins au point
    [overlooks-tierces] oublier une tierce
    [never-sinks] tout annoncer, ne rien taire
    [forgets-calls] entamer d’une figure quand une plus haute a été montrée
    [leads-highest] entamer de la plus haute carte
    [throws-guards] jeter la garde d’un roi
    [spends-highest] prendre d’une carte plus haute qu’il ne faut
    [takes-every-trick] prendre chaque levée dès que possible
   *[other] { $habit }
}.
review-passed-over = { $number ->
    [one] Je n’ai pas trouvé de réponse pour une décision.
   *[other] Je n’ai pas trouvé de réponse pour { $number } décisions.
} Redemandez dans un instant.
review-how = Comment ?
review-how-luck = **Chance** = le résultat moyen quand la maison de niveau expert joue ces cartes huit fois contre elle-même. Le reste est de l’adresse.
review-how-costs = **Coût** = ce que la maison de niveau maître aurait fait de plus en moyenne, en sachant ce que vous pouviez savoir. Moins d’un point n’est pas montré.{ $aim ->
    [points] {""}
   *[other] {" "}{ review-costs-count }
}
review-costs-count = { $aim ->
    [points] {""}
    [games] Les points comptent selon ce qu’ils aident à gagner le jeu.
    [rubber] Les points comptent selon ce qu’ils aident à gagner le robre.
    [one] Gagner une partie d’une seule donne compte 100 de plus : une décision peut coûter plus que les cartes ne rapportent.
   *[other] Les coûts sont en points du règlement : 100, plus la différence des totaux, ou plus leur somme si le perdant reste sous 100.
}
review-lead = Levée { $trick }, à l’entame
review-follow = Levée { $trick }, sur { $led }
review-auction = À l’enchère
review-exchange = À l’écart
review-calls = Aux annonces

## Une décision dans la relecture, les deux mains ouvertes

hindsight-title =
    ### { $name } : { $when }
    -# Avec { $cards }
hindsight-best = Selon ce que { $name } pouvait savoir, mon choix : { $what } – { $why }.
hindsight-done = Le choix fait ({ $name }) : { $what }.
hindsight-cost = Le choix fait ({ $name }) : { $what }{ $cost ->
    [none] , ce qui est aussi bon
   *[other] , ce qui coûte { $cost } { points-on-average }
}.
hindsight-open = Les deux mains ouvertes et avec le meilleur jeu à partir d’ici, chaque carte coûte, en { $aim ->
    [points] points
    [games] points (selon ce qu’ils valent pour la partie)
    [rubber] points (selon ce qu’ils valent pour le robre)
    [first] points du règlement
    [rubicon] points du règlement
    [settled] points du règlement
    [one] points (la victoire comptant 100)
   *[other] points
}, par rapport à la meilleure : { $cards }

## /piquet challenge sans options : le panneau

house-level-line = { $level ->
    [beginner] tient à ses hautes cartes, pour débuter
    [casual] aime as et brelans, oublie vos annonces
    [club] écarte selon les livres, prend tout
    [expert] compte les cartes et pardonne peu
    [master] joue de son mieux
   *[other] { $level }
}

## La maison

house-name = La maison ({ $level ->
    [beginner] débutant
    [casual] amateur
    [club] club
    [expert] expert
    [master] maître
   *[other] { $level }
})
house-in-text = la maison
# Six lettres au plus.
house-short = Maison
house-level = { $level ->
    [beginner] Débutant
    [casual] Amateur
    [club] Joueur de club
    [expert] Expert
    [master] Maître
   *[other] { $level }
}
house-level-choice = { house-level } : { house-level-line }
house-level-list-line = - **{ house-level } :** { house-level-line }
house-ask-level = De quelle force sera la maison ? La partie commence aussitôt, avec les règles de votre défi et sans pendule.
