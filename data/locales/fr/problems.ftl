### Problèmes : /piquet problem, une décision qui a une réponse. Un bouton a 35 caractères au plus.

## Descriptions des commandes et de leurs options

command-problem = Une décision à trouver : le problème du jour, ou un autre
command-problem-grade = Un autre problème, de cette difficulté, au lieu de celui du jour

## Le problème

problem-of-day = Problème du jour, { $date }
problem-numbered = Problème { $number }
problem-where = { $deal } · { $role ->
    [elder] vous êtes **premier**
    [younger] vous êtes **dernier**
   *[other] { $role }
}
problem-grade = { $grade ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[other] { $grade }
}
problem-weekday = { $day ->
    [6] { problem-grade } : les problèmes du dimanche sont les plus difficiles.
   *[other] { problem-grade } { weekday-every } ; les problèmes du dimanche sont les plus difficiles.
}
problem-first-week = { problem-grade } pendant votre première semaine ; ensuite, les problèmes du dimanche sont les plus difficiles.
problem-other = Adversaire
problem-ask-exchange = **Quelles cartes écartez-vous ?**
problem-ask-calls = **Qu’annoncez-vous ?**
problem-ask-reckon = **Que comptez-vous ?**
problem-ask-lead = **De quelle carte entamez-vous ?**
problem-ask-follow = **Quelle carte jouez-vous sur { $card } ?**
problem-last-deal = Dernière donne : ce qui compte, c’est qui gagne la partie et qui reste sous cent.

## Les choix. Boutons

problem-either = { $high } ou { $low }
problem-any = { $high } … { $low }
problem-call = { $kind ->
    [point] Annoncer le point
    [sequence] Annoncer la séquence
    [set] Annoncer le brelan ou le quatorze
   *[other] Annoncer ({ $kind })
}
problem-call-rest = Taire le point, annoncer le reste
problem-call-nothing = Ne plus rien annoncer
problem-reckon = Compter ce qui est bon
problem-reckon-nothing = Ne rien compter
problem-answer-good = Dire « bon »
problem-answer-with = Répondre par ce que j’ai

## La réponse

problem-right = ✅ **Juste : { $what }** – { $why }.
problem-as-right = ✅ **Juste : { $done }.** Le meilleur choix, { $what }, vaut au plus ½ point de mieux.
problem-wrong = ❌ **Il y a mieux.** Votre choix : { $done }. Mieux : **{ $what }** – { $why }.
problem-choice = { $less ->
    [none] **Le mieux**
   *[other] { $less } de moins
} : { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}{ $mine ->
    [yes] {" "}**← vous**
   *[no] {""}
}
problem-do-call-nothing = ne plus rien annoncer
problem-do-reckon-nothing = ne rien compter
problem-do-call-rest = taire le point et annoncer le reste
problem-note = En { points-on-average }, selon le niveau maître, d’après ces cartes et ce qui a été dit et montré.
problem-score = Vous en avez résolu { $solved } sur { $answered }.{ $streak ->
    [0] {""}
    [one] {" "}🔥 Série : un jour.
   *[other] {" "}🔥 Série : { $streak } jours.
}
problem-tomorrow = Le prochain problème du jour vient { $when }.

## Boutons ensuite

problem-today = Problème du jour
problem-another = { $grade ->
    [easy] Un facile
    [medium] Un moyen
    [hard] Un difficile
   *[other] { $grade }
}
problem-share = Partager
problem-shared = 🧩 **{ $name }** { $solved ->
    [yes] a résolu
   *[no] a tenté, sans le résoudre,
} le problème du jour, { $date }.{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}🔥 Série : { $streak } jours.
}
problem-player = { $role ->
    [elder] Premier
    [younger] Dernier
   *[other] { $role }
}
problem-try = À vous d’essayer
problem-line = 🧩 **Problème du jour** · { problem-grade } · { $state ->
    [open] attend votre réponse
    [solved] ✅ résolu
    [missed] ❌ non résolu
   *[other] { $state }
}

## S’entraîner sur ses erreurs

training-open = Revoir vos erreurs ({ $number })
training-next = La prochaine de vos erreurs revient { $when }.
training-title = Une décision de votre partie { $partie }
training-then = Votre choix dans la partie : { $done }. Cela a coûté **{ $cost }**.
training-as-then = C’était aussi votre choix dans la partie. Cela a coûté **{ $cost }**.
training-comes-back = -# Cette position revient { $when }.
training-done = -# Trouvée deux fois : cette position ne revient plus.
training-kept = Revient { $when }.
training-waiting = De telles positions vous attendent : { $due } (`/piquet problem`).
training-where = À vous de trouver mieux quand une position reviendra dans `/piquet problem`.

## Positions des parties d’autres personnes
