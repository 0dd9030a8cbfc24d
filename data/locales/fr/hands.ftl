### Ce qu’un joueur voit de sa propre main, en messages privés ou, pour lui seul, à la table.

### Le temps : cadence, pendule, rappels, vacances, et joueurs introuvables.

hand-title = ### Piquet contre { $other } · #{ $number }
hand-where = { $deal } · { $role ->
    [elder] vous êtes **premier**
    [younger] vous êtes **dernier**
    [none] l’enchère décide qui est premier
   *[other] { $role }
}{ $dealt ->
    [yes] , et vous avez donné
   *[no] {""}
}
hand-rated = { $rated ->
    [yes] classée
    [no] amicale
   *[other] non classée
}
hand-table-link = [la table]({ $link })
hand-you = Vous
hand-score-deal = cette donne **{ $mine }** – **{ $theirs }**
hand-last-deal = Donne précédente : vous **{ $mine }**, { $other } **{ $theirs }**{ $game ->
    [mine] . Elle vous a fait gagner le jeu.
    [theirs] . { $other } a gagné le jeu avec elle.
   *[other] .
}
hand-bot-out = ⚠️ Je ne suis plus sur le serveur de cette table. La pendule est arrêtée. Si personne ne m’y invite de nouveau, la partie finit sans résultat le { $until }.
hand-table-lost = ⚠️ Cette partie n’a plus de table sur le serveur. Tapez-y `/piquet table`, dans un salon où je peux écrire, et je rouvre la table. Vous pouvez continuer à jouer ici.
hand-holds = Vous avez : { $groups }
hand-cut = Le tirage : { $cut }. { $by ->
    [mine] Vous donnez d’abord.
   *[other] { $other } donne d’abord.
}
hand-discards = Votre écart : { $cards }
hand-taken = Vous avez pris : { $cards }
hand-kept-all = Vous n’avez rien écarté.
hand-left-seen = laissées : { $cards }
hand-left-looked = Les cartes laissées : { $cards }
hand-other-shown = { $other } a encore : { $cards }
hand-other-blank-hidden = { $other } a carte blanche. Vous la verrez après votre écart.
hand-other-blank = { $other } a reçu carte blanche : { $cards }
hand-tricks = Levées : vous **{ $mine }**, { $other } **{ $theirs }**
hand-led = ## { $card } { $other } entame
hand-led-mine = ## { $card } Vous entamez

## Le bouton, et ce qui se dit avant une réponse

advice-ask = Que feriez-vous ?
advice-more = Autres choix

## Descriptions des commandes et de leurs options

command-hand = Votre main, pour vous seul

## Le choix du premier donneur

hand-choose-deal =
    Vous avez tiré la plus haute carte ({ $cut }) : à vous de choisir qui donne d’abord.
    { $deals ->
        [0] -# On donne à tour de rôle jusqu’à la fin de la partie. Mieux vaut ne pas donner : vous serez premier d’entrée.
        [1] -# Mieux vaut laisser donner l’adversaire : vous serez premier dans la seule donne.
       *[other] -# Mieux vaut donner d’abord : vous serez premier dans la dernière donne.
    }
hand-wait-deal = { $other } a tiré la plus haute carte ({ $cut }), et choisit qui donne d’abord.
hand-deal-mine = Je donne d’abord
hand-deal-theirs = { $other } donne d’abord

## L’enchère du Contrepic

hand-bid = { $tricks } levées, { $left } cartes laissées, valeur { $value }
hand-auction-opening =
    {"**"}L’enchère.** Vous avez donné, vous parlez donc d’abord : annoncez, ou passez.
    -# Une enchère vaut ses levées (sur 13 : la dernière compte double) fois les cartes laissées. { $draw }
    -# Si vous passez, { $other } peut enchérir et sera premier ; si vous passez tous deux, la donne est une misère.
hand-auction-second-opening =
    {"**"}L’enchère.** { $other } a passé : annoncez, ou passez.
    -# Si vous enchérissez, vous êtes premier à votre enchère. { $draw }
    -# Si vous passez, la donne est une misère : ni écart ni annonces, et le moins de levées gagne.
hand-auction-answer =
    {"**"}L’enchère.** { $other } annonce : { $bid }. En feriez-vous autant ?
    -# Si vous dites oui, { $higher ->
        [yes] { $other } doit monter, sinon vous êtes premier à cette enchère
       *[no] vous êtes premier à cette enchère, car il n’en est pas de plus haute
    }. Si vous passez, { $other } est premier à cette enchère.
hand-auction-raise =
    {"**"}L’enchère.** { $other } en ferait autant que vous ({ $bid }) : montez, ou passez.
    -# Si vous passez, { $other } est premier, à cette enchère ou à une plus haute. { $draw }
hand-auction-last-raise =
    {"**"}L’enchère.** { $other } passe, vous êtes donc premier : restez à cette enchère ({ $bid }), ou montez.
    -# Si vous restez, cette enchère est votre contrat. Rien ne vous oblige à monter. { $draw }
hand-auction-raise-none = **L’enchère.** { $other } en ferait autant que vous ({ $bid }), et il n’est pas d’enchère plus haute. Passez, et { $other } est premier à cette enchère.
hand-auction-last-raise-none = **L’enchère.** { $other } passe, vous êtes donc premier ({ $bid }). Il n’est pas d’enchère plus haute : restez-y.
hand-auction-draw = { hand-bid-draw }.
hand-bid-left = Cartes laissées à l’adversaire
hand-bid-left-option = { $left } cartes laissées à { $other }
hand-bid-draw = { $number ->
    [0] Avec { $left } laissées, le premier n’en prend aucune
    [one] Avec { $left } laissées, le premier en prend une au plus
   *[other] Avec { $left } laissées, le premier en prend { $most } au plus
}
hand-bid-tricks = Levées que vous promettez
hand-bid-tricks-option = { $tricks } levées : valeur { $value }
hand-say-yes = Oui
hand-say-pass = Passer
hand-say-stand = Rester
hand-confirm-choose = Choisissez d’abord
hand-confirm-bid = { $tricks } levées, { $left } laissées ({ $value })
hand-confirm-yes = Oui : vous annonceriez { $value } aussi
hand-confirm-pass-opening = Passer : à l’autre d’annoncer
hand-confirm-pass-second-opening = Passer : la donne est une misère
hand-confirm-pass-answer = Passer : être dernier, à { $value }
hand-confirm-pass-raise = Passer : être dernier, à { $value }{ $higher ->
    [yes] +
   *[no] {""}
}
hand-confirm-pass-last-raise = Rester : être premier, à { $value }
hand-bid-stands = { $bidder ->
    [mine] Votre enchère :
    [theirs] L’enchère adverse ({ $other }) :
   *[other] L’enchère :
} { $bid }.
hand-contract-mine = **Votre contrat : { $tricks } levées sur 13**, valeur { $value }. Vous en avez **{ $mine }**, { $other } **{ $theirs }**{ $state ->
    [made] {"\u00A0"}: le contrat est rempli.
    [beaten] {"\u00A0"}: le contrat est battu.
   *[other] .
}
hand-contract-theirs = **Le contrat adverse ({ $other }) : { $tricks } levées sur 13**, valeur { $value }. { $other } en a **{ $theirs }**, vous **{ $mine }**{ $state ->
    [made] {"\u00A0"}: le contrat est rempli.
    [beaten] {"\u00A0"}: le contrat est battu.
   *[other] .
}
hand-misere = **Misère :** perdez les levées. Qui en fait le moins marque cinq par levée adverse ; la dernière compte pour deux. Vous en avez **{ $mine }**, { $other } **{ $theirs }**.

## L’écart

hand-exchange-choose = { $least ->
    [0] { $number ->
        [one] Écartez une carte ou aucune ; vous en prenez autant.
       *[other] Écartez jusqu’à { $most } cartes ou aucune ; vous en prenez autant.
    }
   *[other] { $number ->
        [one] Écartez une carte ; vous en prenez une autre.
       *[other] Écartez d’une à { $most } cartes ; vous en prenez autant.
    }
}
hand-exchange-at-once = { $number ->
    [one] La carte choisie est écartée aussitôt.
   *[other] Si vous en choisissez { $most }, l’écart est fait aussitôt.
}
hand-exchange-elder = **Votre écart.** { $choose }
    -# Si vous en prenez moins de cinq, vous pouvez regarder les autres ; { $other } peut les prendre.
hand-exchange-elder-unseen = **Votre écart.** { $choose }
    -# { $other } peut prendre les cartes que vous laissez. Personne ne regarde celles qui restent.
hand-exchange-younger = **Votre écart.** { $other } en a pris { $taken }, il en reste donc { $left }. { $choose }
hand-exchange-nothing = **Votre écart.** Vous avez promis les huit cartes à { $other } : vous n’en prenez aucune.
hand-exchange-go-on = Continuer avec ces cartes
hand-exchange-keep = Garder les douze cartes
hand-exchange-pick = Cartes à écarter
hand-exchange-picked = À écarter : { $cards }
hand-cards-first = Choisissez des cartes
hand-exchange-confirm = Écarter { $number ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $number } cartes
}{ $left ->
    [0] {""}
   *[other] , en laisser { $left }
}
hand-carte-blanche = Annoncer carte blanche (10)
hand-look = { $number ->
    [one] Voir tous deux la carte laissée
   *[other] Voir tous deux les { $number } laissées
}

## Les annonces du premier

hand-call-all-ask = **Vos annonces** (si bonnes) :
hand-call-all = Tout annoncer
hand-call-choose = Choisir…
hand-call-point = **Votre point.** Qu’annoncez-vous ?
hand-call-sequence = **Vos séquences.** Qu’annoncez-vous ?
hand-call-set = **Vos brelans et quatorzes.** Qu’annoncez-vous ?
hand-call-together = -# Vous faites les trois annonces avant que { $other } réponde à aucune.
hand-call-none-held = **Vos annonces.** Vous n’avez ni point, ni séquence, ni brelan, ni quatorze à annoncer.
hand-call-less = Annoncer moins…
hand-call-nothing = Ne rien annoncer
hand-call-sets-first = Brelans et quatorzes d’abord
hand-call-sequences-first = Revenir aux séquences
hand-call-back = Revenir aux annonces
hand-sink = **Annoncer moins :** ce que vous n’annoncez pas reste caché et ne compte pas.
hand-sink-pick = Cartes à annoncer
hand-sink-invalid = Ces cartes ne font pas une annonce

## Les réponses du dernier

hand-answer =
    { $call }
    {"**"}Que répondez-vous ?**
hand-answer-kind = **Que répondez-vous { $kind ->
    [point] au point
    [sequence] à la séquence
    [set] au brelan ou au quatorze
   *[other] à l’annonce ({ $kind })
} ?**
hand-answer-good = « Bon »

## Le dernier compte ce qui est bon

hand-reckon = **Bon dans votre main :**
hand-reckon-all = { $points ->
    [one] Le compter : 1
   *[other] Tout compter : { $points }
}
hand-reckon-less = Compter moins…
hand-reckon-pick = Seulement…
hand-reckon-some = Compter ceci : { $points }
hand-reckon-unsure = Compter aussi le meilleur
hand-reckon-nothing = Ne rien compter

## Le jeu de la carte

hand-name-suit = Nommer la couleur…
hand-name-suit-ask = **Nommez la couleur de votre entame.** { $looked ->
    [yes] Vous voyez alors { $number ->
        [one] la carte que { $other } a regardée
       *[other] les { $number } cartes que { $other } a regardées
    }, avant de choisir la carte.
   *[no] { $other } décide alors si vous regardez tous deux { $number ->
        [one] la carte laissée
       *[other] les { $number } cartes laissées
    }, avant que vous choisissiez la carte.
} Cela met fin à vos annonces.
hand-name-this-suit = { $symbol } { suit-title }
hand-name-suit-back = Entamer sans nommer
hand-named =
    { $other } entamera à **{ $symbol } { suit-name }**. Regardez-vous tous deux, avant cela, { $number ->
        [one] la carte laissée
       *[other] les { $number } cartes laissées
    } ?
    -# Vous les connaissez alors tous deux avant l’entame.
hand-decline = Personne ne regarde
hand-lead-first = **Entamez.** Votre entame met fin à vos annonces.
hand-lead = **À vous d’entamer.**
hand-follow = **Jouez une carte.**
hand-press-again = **Appuyez encore sur { $card }.**
hand-one-press = -# Désormais, **un seul clic joue une carte**. `/piquet settings` peut en demander deux.
hand-play = Jouer { $card }
hand-play-lead = Jouer { $card }

## Plusieurs cartes à la fois

hand-lead-run = Jouer { $first }, puis { $rest }
hand-lead-all-sure = Jouer les { $number } cartes maîtresses
hand-lay-down = Étaler : les { $number } dernières levées
hand-more = Plus…
hand-list-picked = À jouer, dans cet ordre : { $cards }
hand-list-confirm = Jouer dans cet ordre

## Les consignes, laissées pour la suite de la donne

hand-ahead = Jouer d’avance…
hand-orders-cancel = Annuler
hand-orders-close = Terminé
hand-orders-follow = Fournir pour moi
hand-orders-follow-off = Fournir pour moi : oui
hand-ahead-asked = **Jouer d’avance.** Je l’exécute à son tour, même en votre absence. Vous seul le voyez, et vous pouvez le changer jusque-là.
hand-orders-follow-how = -# *{ hand-orders-follow }* : dès la deuxième levée, je joue la plus basse carte qui gagne, ou, si aucune ne gagne, votre plus basse carte de la couleur.
hand-orders-now = C’est à vous : une consigne qui convient à la carte jouée s’exécute aussitôt.
hand-orders-told = **Vos consignes :** { $orders }
hand-ordered-calls = Annoncer { $groups }.
hand-ordered-no-calls = Ne rien annoncer.
hand-ordered-lead-later = Vous entamez après les réponses.
hand-ordered-leads = Jouer { $cards }, tant que vous gardez la main.
hand-ordered-follow = Fournir dès la deuxième levée : la plus basse carte qui gagne, sinon la plus basse de la couleur.
hand-ordered-throws = Si vous ne pouvez pas fournir, défausser { $cards }.
hand-ordered-then = Si vous gagnez une levée en fournissant, jouer { $cards }.
hand-orders-leads = Jouer…, dans l’ordre
hand-orders-throw = Si je ne peux fournir, défausser…
hand-orders-then = Si cela gagne, jouer…, dans l’ordre

## L’ouverture du premier, pendant que l’adversaire doit encore écarter

hand-open-offered = **Inutile d’attendre :** annoncez (et entamez) maintenant. Cela compte quand { $other } aura écarté, et reste caché jusque-là.{ $blank ->
    [yes] {" "}Une carte blanche de { $other } l’annule.
   *[no] {""}
}
hand-open-all = Annoncer tout ce que j’ai
hand-open-no-point = N’annoncer aucun point
hand-open-no-sequence = N’annoncer aucune séquence
hand-open-no-set = N’annoncer ni brelan ni quatorze

## Abandonner le reste d’une donne

hand-concede = Abandonner la donne…
hand-concede-sure = Abandonner la donne
hand-concede-back = Continuer à jouer
hand-concede-ask = **Abandonner le reste de cette donne ?** Cela fait { $mine ->
    [0] aucun point de plus
    [one] { $mine } point de plus
   *[other] { $mine } points de plus
} pour vous et { $theirs } pour { $other }{ $capot ->
    [yes] , avec le capot
   *[no] {""}
}.
    -# C’est compté comme si vous jouiez sans plus gagner de levée. Les cartes non jouées restent cachées tant que la partie dure.

## La fin, et les anciennes mains

hand-help = Expliquer cette étape
hand-terms = ({ $pips }) : as 11, figures 10, etc.{ $sequence ->
    [yes] {" "}Tierce, quinte : 3, 5 à la suite.
   *[no] {""}
}
hand-hint = Un doute ? *Que feriez-vous ?* montre un bon choix et pourquoi.
hand-help-rule = La règle
hand-help-back = Retour à la main
hand-explain-minute = C’est à votre adversaire. Votre main aura de nouveau ses boutons dès que vous pourrez décider.
hand-explain-partie = Le plus souvent, le plus haut total gagne. Perdre avec moins de 100 coûte bien plus.
hand-explain-exchange = Écartez ce qui vous sert peu. Gardez une longue couleur, les suites, trois ou quatre d’un rang.
hand-explain-point = Le point, ce sont toutes vos cartes d’une couleur. Le meilleur point marque un par carte.
hand-explain-sequences = Trois cartes ou plus qui se suivent. Si votre meilleure l’emporte, toutes vos séquences marquent.
hand-explain-sets = Trois ou quatre d’un rang, du dix à l’as. Si votre meilleur l’emporte, tous les vôtres marquent.
hand-explain-play = Fournissez si vous pouvez. La plus haute carte de la couleur jouée gagne, et le gagnant rejoue.
hand-explain-orders = Décidez d’avance : vos consignes attendent sans être vues. Vous pouvez encore les changer.
hand-explain-set-counterpique = Vous annoncez levées et cartes laissées. Si tous deux passent, faites peu de levées.
hand-explain-left = Personne n’a pris ces cartes. Si vous les voyez, le premier les voit aussi ; sinon, personne.
hand-explain-shortened = Une partie si courte n’a pas de rubicon : le gagnant a 100 points et la différence.
hand-explain-daily = Votre écart est comparé au par : ce que la maison fait en moyenne avec ces cartes.
hand-deal-result = { $first } +{ $one }, { $second } +{ $two }{ $feats ->
    [none] {""}
   *[other] {"\u00A0"}: { $feats }
}
hand-deal-result-both = { $first } +{ $one } ({ $feats }), { $second } +{ $two } ({ $others })
hand-deal-over-where = { $deal } · Piquet avec { $other } · #{ $number } · { $rules }
deal-feat = { $what ->
    [carte_blanche] carte blanche
    [carte_rouge] carte rouge
    [pique] pic
    [repique] repic
    [capot] capot
   *[other] { $what }
}
hand-last-trick = { $by ->
    [mine] Vous faites la dernière levée
   *[other] { $other } fait la dernière levée
} : { $cards }
hand-last-lead = { $by ->
    [mine] Vous jouez en dernier
   *[other] { $other } joue en dernier
} : { $cards }
hand-gave-up = { $by ->
    [mine] Vous abandonnez le reste de la donne.
   *[other] { $other } abandonne le reste de la donne.
}
hand-deal-tricks = Les levées
hand-deal-tricks-title = ### Donne { $number } : les levées
hand-rematch = Revanche
hand-next-level = À suivre : { $level }
hand-retired = -# Votre main est plus bas.

## Les jours de repos

clock-rests-mine = -# 💤 Votre pendule s’arrête { $days }.
clock-rests-theirs = -# 💤 Pendule adverse ({ $other }) : elle s’arrête { $days }.

## La maison

score-you = vous

## La pendule du joueur dont c’est le tour, au-dessus de sa main

clock-mine-late = ⏰ **Votre temps a expiré { $due }.** { $claims ->
    [yes] Jouez maintenant, ou vous perdez la partie.
   *[no] { $other } peut réclamer la partie. Jusque-là vous pouvez encore jouer.
}

## La pendule de l’adversaire, au-dessus de la main de qui attend

clock-claim = Réclamer la partie
clock-end = Finir sans résultat
clock-end-ask = **{ $other }** n’a pas joué depuis 30 jours. Voulez-vous finir la partie ({ $deal }) sans résultat ? Personne ne la gagne, et aucune cote ne change. C’est irréversible.
clock-grant = Donner { pace-name } de plus
claim-ask = Le temps de l’adversaire (**{ $other }**) a expiré { $due }. Voulez-vous réclamer la partie ({ $deal }, jusqu’ici { $score }) ? Vous la gagnez, sans points, et { $other } la perd. C’est irréversible.
claim-cost-unrated = Aucune donne n’est encore finie : la partie reste dans votre historique, mais ne compte pour rien. Aucune cote et aucun classement ne changent.
claim-confirm = La réclamer
claim-wait = Attendre
clock-put-away = ⏳ Vous n’avez pas joué ici depuis longtemps. { $rated ->
    [yes] Si vous ne jouez pas d’ici au { $date }, vous perdez la partie, et elle compte pour la cote.
   *[no] Si vous ne jouez pas d’ici au { $date }, la partie finit sans résultat.
}

## Les mêmes fins de partie, au-dessus de la main

hand-title-day = ### Donne du jour { $deal } sur 2, jour { $number }{ $role ->
    [elder] {" "}: vous êtes **premier**
    [younger] {" "}: vous êtes **dernier**
   *[other] {""}
}
hand-day-open = Contre { $other } · ouverte jusqu’au { $when }
hand-day-good = { $what ->
    [cards] Vous avez gagné les cartes, { $tricks } levées sur douze : +{ $points }
    [set] Votre brelan ou quatorze était bon : +{ $points }
    [sequence] Votre séquence était bonne : +{ $points }
    [point] Votre point était bon : +{ $points }
   *[other] { $tricks ->
        [0] Vous l’avez jouée jusqu’au bout
        [one] Vous avez fait une levée
       *[other] Vous avez fait { $tricks } levées
    }
}
hand-day-second = Seconde donne
hand-day-page = La page du jour

## The end of a partie, as a heading

end-points = { $result ->
    [won] Vous avez gagné de { $points }.
    [lost] Vous avez perdu de { $points }.
   *[other] Partie nulle : { $each } partout.
}{ end-luck }
end-luck = { $side ->
    [better] {" "}Les cartes valaient { $cards } : vous avez joué { $skill } de mieux.
    [worse] {" "}Les cartes valaient { $cards } : vous avez joué { $skill } de moins.
    [unknown] {""}
   *[other] {" "}Les cartes valaient { $cards } : vous en avez tiré exactement cela.
}
end-deal = { $result ->
    [won] Vous avez gagné la donne { $deal } de { $points }.
    [lost] Vous avez perdu la donne { $deal } de { $points }.
   *[other] Donne { $deal } à égalité : { $each } partout.
}{ end-luck }
end-deal-unfinished = La donne { $deal } n’a pas été finie.
end-games = { $result ->
    [won] Vous avez gagné, { $mine ->
        [one] { $mine } jeu
       *[other] { $mine } jeux
    } à { $theirs }.
   *[other] Vous avez perdu, { $mine ->
        [one] { $mine } jeu
       *[other] { $mine } jeux
    } à { $theirs }.
}
end-rubber = { $result ->
    [won] Vous avez gagné le robre, { $mine ->
        [one] { $mine } jeu
       *[other] { $mine } jeux
    } à { $theirs }.
   *[other] Vous avez perdu le robre, { $mine ->
        [one] { $mine } jeu
       *[other] { $mine } jeux
    } à { $theirs }.
}
end-resigned = { $who ->
    [mine] Vous avez abandonné : { $other } gagne.
   *[other] { $other } a abandonné : vous gagnez.
}{ end-so-far }
end-claimed = { $who ->
    [mine] Votre temps a expiré : { $other } gagne.
   *[other] { $other } a épuisé son temps : vous gagnez.
}{ end-so-far }
end-agreed = Vous avez fini d’un commun accord : pas de résultat.{ end-so-far }
end-silent = Aucun coup depuis 30 jours : la partie a fini sans résultat.{ end-so-far }
end-stopped = La partie a été arrêtée : pas de résultat.{ end-so-far }
end-so-far = { $side ->
    [unknown] {""}
   *[other] { $lead ->
        [ahead] {" "}Vous meniez de { $points }.
        [behind] {" "}Vous étiez à { $points } derrière.
       *[other] {" "}Vous étiez à égalité.
    }{ end-luck }
}
end-day = Cette donne du jour est close : elle compte comme non finie.
end-day-where = Donne du jour { $deal } sur 2, jour { $number }{ $role ->
    [elder] {"\u00A0"}: vous étiez premier
    [younger] {"\u00A0"}: vous étiez dernier
   *[other] {""}
}
end-more-about = **Plus sur la partie nº { $number }**

hand-first-met = -# ✨ { $what ->
    [carte_blanche] **Carte blanche :** une main sans roi, dame ni valet marque 10.
    [pique] **Pic :** 30 points en main et au jeu avant que l’autre ne marque en rapportent 30 de plus.
    [repique] **Repic :** 30 points par la seule main avant que l’autre ne marque en rapportent 60 de plus.
    [capot] **Capot :** les douze levées marquent 40 au lieu des 10 des cartes.
   *[other] **Rubicon :** qui perd avec moins de 100 paie 100 et les deux totaux, non la seule différence.
}
end-lesson = Leçon suivante
end-daily = Donne du jour
