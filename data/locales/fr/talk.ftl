### Ce qui se dit à la table, comment s’écrivent les cartes, et la feuille de marque.
###
### Un nombre dit compte des cartes ou des levées (une), ou les points d’un point (à partir de vingt et un). Devant un
### nom de joueur il n’y a jamais « de », à cause de l’élision.

## Les nombres comme ils se disent

number-name =
    { $number ->
        [0] aucune
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [17] dix-sept
        [18] dix-huit
        [19] dix-neuf
        [20] vingt
        [21] vingt et un
        [22] vingt-deux
        [23] vingt-trois
        [24] vingt-quatre
        [25] vingt-cinq
        [26] vingt-six
        [27] vingt-sept
        [28] vingt-huit
        [29] vingt-neuf
        [30] trente
        [31] trente et un
        [32] trente-deux
        [33] trente-trois
        [34] trente-quatre
        [35] trente-cinq
        [36] trente-six
        [37] trente-sept
        [38] trente-huit
        [39] trente-neuf
        [40] quarante
        [41] quarante et un
        [42] quarante-deux
        [43] quarante-trois
        [44] quarante-quatre
        [45] quarante-cinq
        [46] quarante-six
        [47] quarante-sept
        [48] quarante-huit
        [49] quarante-neuf
        [50] cinquante
        [51] cinquante et un
        [52] cinquante-deux
        [53] cinquante-trois
        [54] cinquante-quatre
        [55] cinquante-cinq
        [56] cinquante-six
        [57] cinquante-sept
        [58] cinquante-huit
        [59] cinquante-neuf
        [60] soixante
        [61] soixante et un
        [62] soixante-deux
        [63] soixante-trois
        [64] soixante-quatre
        [65] soixante-cinq
        [66] soixante-six
        [67] soixante-sept
        [68] soixante-huit
        [69] soixante-neuf
        [70] soixante-dix
        [71] soixante et onze
        [72] soixante-douze
        [73] soixante-treize
        [74] soixante-quatorze
        [75] soixante-quinze
        [76] soixante-seize
        [77] soixante-dix-sept
        [78] soixante-dix-huit
        [79] soixante-dix-neuf
        [80] quatre-vingts
        [81] quatre-vingt-un
        [82] quatre-vingt-deux
        [83] quatre-vingt-trois
        [84] quatre-vingt-quatre
        [85] quatre-vingt-cinq
        [86] quatre-vingt-six
        [87] quatre-vingt-sept
        [88] quatre-vingt-huit
        [89] quatre-vingt-neuf
        [90] quatre-vingt-dix
        [91] quatre-vingt-onze
        [92] quatre-vingt-douze
        [93] quatre-vingt-treize
        [94] quatre-vingt-quatorze
        [95] quatre-vingt-quinze
        [96] quatre-vingt-seize
        [97] quatre-vingt-dix-sept
        [98] quatre-vingt-dix-huit
        [99] quatre-vingt-dix-neuf
       *[other] { $number }
    }

## Couleurs et rangs

suit-name =
    { $suit ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
        [clubs] trèfle
       *[other] { $suit }
    }
suit-title =
    { $suit ->
        [spades] Pique
        [hearts] Cœur
        [diamonds] Carreau
        [clubs] Trèfle
       *[other] { $suit }
    }
rank-name =
    { $rank ->
        [ace] as
        [king] roi
        [queen] dame
        [knave] valet
        [ten] dix
        [nine] neuf
        [eight] huit
        [seven] sept
       *[other] { $rank }
    }
rank-letter =
    { $rank ->
        [ace] A
        [king] R
        [queen] D
        [knave] V
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[other] { $rank }
    }
rank-names =
    { $rank ->
        [ace] as
        [king] rois
        [queen] dames
        [knave] valets
        [ten] dix
       *[other] { $rank }
    }

## Points, séquences, brelans et quatorzes

sequence-name =
    { $number ->
        [3] tierce
        [4] quatrième
        [5] quinte
        [6] seizième
        [7] dix-septième
        [8] dix-huitième
       *[other] séquence de { $number }
    }
sequence-height =
    { $height ->
        [major] majeure
        [minor] basse
       *[other] { $rank ->
            [ace] à l’as
            [queen] à la dame
           *[other] au { rank-name }
        }
    }
sequence-to = { sequence-name } { sequence-height }
set-size =
    { $number ->
        [4] quatorze
        [3] brelan
       *[other] groupe de { $number }
    }
set-name =
    { $number ->
        [4] quatre { rank-names }
        [3] trois { rank-names }
       *[other] { $number } { rank-names }
    }
name-point = un point de { number-name } { $suit ->
    [spades] piques
    [hearts] cœurs
    [diamonds] carreaux
    [clubs] trèfles
   *[other] { suit-name }
} ({ $pips })
name-sequence = une { sequence-to } de { suit-name }
name-trio = { set-name } (sans compter { $rank ->
    [ace] l’as
    [queen] la dame
   *[other] le { rank-name }
} de { suit-name })
label-point = point : { $number } { $suit ->
    [spades] piques
    [hearts] cœurs
    [diamonds] carreaux
    [clubs] trèfles
   *[other] { suit-name }
} ({ $pips })
label-sequence = { sequence-to } { $symbol }
label-sequence-short = { sequence-name } { $symbol }
label-set-short = { $number } { rank-names }
list-and = { $commas ->
    [yes] { $before }, et { $after }
   *[no] { $before } et { $after }
}
list-comma = { $before }, { $after }

## L’enchère, et comment elle finit

talk-bid = « { $said }. » *{ $value }*
talk-bid-name = { $tricks-name }–{ $left-name }
talk-yes = « Oui. »
talk-pass = « Je passe. »
talk-stands = « Je reste. »
talk-undertakes = **{ $name }** est premier : { $tricks-name } levées, { $left-name } cartes laissées à **{ $other }**, valeur { $value }.
talk-misere = Tous deux passent : la donne est une misère. Ni écart ni annonces ; qui fait le moins de levées marque. **{ $name }** entame.

## L’écart et la carte blanche

talk-carte-blanche = **{ $name }** : « Carte blanche ! » *+{ $gain } → { $score }*
talk-blank = **{ $name }** : « Carte blanche ! » *+{ $gain } → { $score }*
talk-carte-blanche-shown = **{ $name }** montre sa carte blanche : { $cards }
talk-exchanges =
    { $number ->
        [0] **{ $name }** garde ses douze cartes.
        [1] **{ $name }** écarte une carte.
       *[other] **{ $name }** écarte { number-name } cartes.
    }
talk-exchanges-some =
    { $number ->
        [0] **{ $name }** garde ses douze cartes et en laisse { $left-name }.
        [1] **{ $name }** écarte une carte et en laisse { $left-name }.
       *[other] **{ $name }** écarte { number-name } cartes et en laisse { $left-name }.
    }
talk-exchanges-for =
    { $number ->
        [0] **{ $name }** garde ses douze cartes et en laisse { $left-name } à **{ $other }**.
        [1] **{ $name }** écarte une carte et en laisse { $left-name } à **{ $other }**.
       *[other] **{ $name }** écarte { number-name } cartes et en laisse { $left-name } à **{ $other }**.
    }
talk-looks =
    { $number ->
        [1] **{ $name }** regarde la carte laissée.
       *[other] **{ $name }** regarde les { number-name } cartes laissées.
    }
talk-declines =
    { $number ->
        [1] **{ $name }** ne regarde pas la carte laissée.
       *[other] **{ $name }** ne regarde pas les { number-name } cartes laissées.
    }
talk-names-suit = « J’entame à { suit-name }. »
talk-left =
    { $number ->
        [1] La carte laissée : { $cards }
       *[other] Les cartes laissées : { $cards }
    }

## Annonces et réponses

talk-speaks = **{ $name }** : { $said }
talk-then = { $before } – { $after }
talk-score = { $said } *+{ $gain } → { $score }*
talk-point = point de { number-name }
talk-point-making = point de { number-name }, { $pips-name }
talk-calls-none =
    { $kind ->
        [point] pas de point
        [sequence] pas de séquence
        [set] ni brelan ni quatorze
       *[other] pas de { $kind }
    }
talk-named = « { $named }. »
talk-making = « Combien ? »
talk-how-high = « À quelle hauteur ? »
talk-of-what = « De quoi ? »
talk-good = « Bon. »
talk-not-good = « Pas bon. »
talk-not-good-told = « Pas bon : { $number }. »
talk-equal = « Égal. »
talk-and-then = { $before }. { $after }
talk-answers =
    { $kind ->
        [point] le point { $verdict ->
            [good] est bon
            [equal] est égal
           *[other] n’est pas bon
        }
        [sequence] la séquence { $verdict ->
            [good] est bonne
            [equal] est égale
           *[other] n’est pas bonne
        }
       *[other] le brelan ou quatorze { $verdict ->
            [good] est bon
            [equal] est égal
           *[other] n’est pas bon
        }
    }
talk-verdict =
    { $verdict ->
        [good] bon
        [equal] égal
        [not-good] pas bon
       *[other] { $verdict }
    }
talk-better = mieux : { $said }
talk-of-suit = { $said } de { suit-name }
talk-in-suit = à { suit-name } : { $ranks }
talk-sequence = { sequence-to } de { suit-name }
talk-set = { $rules ->
    [club] { $number ->
        [4] quatorze { $rank ->
            [ace] d’as
           *[other] de { rank-names }
        }
       *[other] { set-name }
    }
   *[other] { set-name }
}
talk-set-without = { $named } (sans compter { $card })
talk-passes-point = **{ $name }** n’annonce pas de point.
talk-passes-sequence = **{ $name }** n’annonce pas de séquence.
talk-passes-set = **{ $name }** n’annonce ni brelan ni quatorze.
talk-counting = { $said }, { $reached-name }
talk-reckons = **{ $name }** compte :
talk-worth = { $named } · { $points }
talk-total = Total : { $points }
talk-reached = { $said } *→ { $score }*
talk-equal-shown = **{ $name }** montre ce qui était égal : { $cards }

## Le jeu de la carte

talk-scores =
    { $seat ->
        [0] { $one } **{ $first }**, { $two } { $second }
        [1] { $one } { $first }, { $two } **{ $second }**
       *[other] { $one } { $first }, { $two } { $second }
    }
talk-leads = **{ $name }** joue { $card } : *+{ $gain } → { $score }*
talk-trick = { $led } – { $reply } : **{ $name }** prend ({ talk-scores })
talk-leads-only = **{ $name }** joue { $card }
talk-trick-counted = { $led } – { $reply } : **{ $name }** prend (levées : { talk-scores })
talk-trick-last = { $led } – { $reply } : **{ $name }** prend, et la dernière compte double (levées : { talk-scores })
talk-for = { $mine ->
    [yes] pour **vous**
   *[no] pour **{ $name }**
}
talk-carte-rouge = { $said } – et carte rouge { talk-for } : *+{ $gain } → { $score }*
talk-cards-early = { $said } – et déjà les cartes { talk-for } : *+{ $gain } → { $score }*
talk-pique = { $said } – et pic { talk-for } : *+{ $gain } → { $score }*
talk-pique-tricks =
    { $points ->
        [1] { $said } – et pic { talk-for }, avec un de plus pour la levée qui l’a fait : *+{ $gain } → { $score }*
       *[other] { $said } – et pic { talk-for }, avec { $points } de plus pour les levées qui l’ont fait : *+{ $gain } → { $score }*
    }
talk-repique = { $said } – et repic { talk-for } : *+{ $gain } → { $score }*
talk-concedes = **{ $other }** abandonne le reste de la donne : **{ $name }** prend les levées qui restent ({ talk-scores })
talk-cards-had = **{ $name }** avait déjà les cartes, { $won-name } levées à { $lost-name } : { talk-scores }
talk-cards = **{ $name }** gagne les cartes, { $won-name } levées à { $lost-name } : { talk-scores }
talk-capot = Les douze levées : capot pour **{ $name }** ! { talk-scores }
talk-divided = Les cartes sont partagées, six levées chacun : { talk-scores }

## La fin d’une donne avant sa dernière levée

talk-hundred = Cent pour **{ $name }**, ce qui finit { $early ->
    [yes] la donne et le jeu
   *[no] le jeu
} : { talk-scores }
talk-hundred-first = Dans l’ordre de la marque, **{ $name }** arrive à cent d’abord, ce qui finit { $early ->
    [yes] la donne et le jeu
   *[no] le jeu
} : { talk-scores }
talk-contract =
    Le contrat est rempli{ $then ->
        [ends] , et finit la donne
       *[other] {""}
    } : { $won-name } levées pour **{ $name }**{ $over ->
        [yes] , pour { $tricks-name } promises
       *[no] , comme promis
    }, { $points } sous la ligne.{ $then ->
        [on] {" "}Le jeu continue pour un pic.
       *[other] {""}
    }
talk-play-ends =
    { $pique ->
        [yes] Le pic est fait, et la donne finit.
       *[no] Un pic n’est plus possible, et la donne finit.
    }
talk-counterpique =
    { $short ->
        [1] Contrepic : **{ $other }** a fait { $won-name } des { $tricks-name } levées promises, une de moins. Cela fait { $points } sous la ligne pour **{ $name }**.
       *[other] Contrepic : **{ $other }** a fait { $won-name } des { $tricks-name } levées promises, { $short-name } de moins : { $short } × { $value } fait { $points } sous la ligne pour **{ $name }**.
    }
talk-misere-over = **{ $name }** a moins de levées, { $won-name } à { $lost-name }, et gagne la misère : 5 × { $lost } fait { $points } sous la ligne.

## La feuille de marque : 14 lettres au plus par ligne

sheet-title = Donne { $number }
sheet-carte-blanche = Carte blanche
sheet-point = Point
sheet-sequence = Séquence
sheet-set = Brelans et 14
sheet-repique = Repic
sheet-pique = Pic
sheet-lead = Entames
sheet-trick = En second
sheet-last-trick = Dernière levée
sheet-cards = Les cartes
sheet-capot = Capot
sheet-carte-rouge = Carte rouge
sheet-pique-tricks = Levées du pic
sheet-contract = Contrat
sheet-counterpique = Contrepic
sheet-misere = Misère
sheet-deal = Cette donne
sheet-counted = Compté
sheet-game = Ce jeu
sheet-games = Jeux gagnés
sheet-below = Sous la ligne
sheet-total = Total
sheet-summary-deals = { $first } +{ $one } → **{ $total }** · { $second } +{ $two } → **{ $others }**
sheet-summary-games = { $first } +{ $one } → **{ $total }** dans le jeu, jeux gagnés : **{ $games }** · { $second } +{ $two } → **{ $others }** dans le jeu, jeux gagnés : **{ $against }**
sheet-summary-rubber = { $first } +{ $one } → **{ $total }** en tout, jeux gagnés : **{ $games }** · { $second } +{ $two } → **{ $others }** en tout, jeux gagnés : **{ $against }**

## Le règlement de la partie

settlement-deal = **{ $winner }** gagne de { $apart } ({ $high } à { $low }).
settlement-won = **{ $winner }** gagne de { $apart } ({ $high } à { $low }). Règlement, ce que vaut la partie : { $points }, soit 100 et la différence.
settlement-rubicon = **{ $winner }** gagne de { $apart } ({ $high } à { $low }), et **{ $loser }** reste sous le rubicon de 100. Règlement, ce que vaut la partie : { $points }, soit 100 et les deux totaux.
settlement-games = **{ $winner }** gagne la partie, { $games ->
    [one] un jeu
   *[other] { $games } jeux
} à { $others }.
settlement-rubber = **{ $winner }** gagne le robre, { $games } jeux à { $others } : { $points } points, { $bonus } pour le robre{ $scoreless ->
    [0] {""}
    [100] {" "}et { $scoreless } pour un jeu où **{ $loser }** n’a rien marqué sous la ligne
   *[other] {" "}et { $scoreless } pour des jeux où **{ $loser }** n’a rien marqué sous la ligne
}, { $high } à { $low } en tout.
settlement-drawn = La partie est nulle : { $high } partout.

## « Pourquoi ce score ? » : à quoi répondent les points de chaque ligne

why-carte-blanche = **{ $name }** – { $points } pour carte blanche : { $cards }
why-carte-blanche-hidden = **{ $name }** – { $points } pour carte blanche, une main sans roi, dame ni valet
why-point = **{ $name }** – { $points } pour le point : { $cards }
why-sequence = **{ $name }** – { $points } pour la { $named } : { $cards }
why-set = **{ $name }** – { $points } pour le { set-size } : { $cards }
why-repique = **{ $name }** – { $points } pour le repic : 30 ou plus en main, avant que **{ $other }** ait rien marqué
why-carte-rouge = **{ $name }** – { $points } pour carte rouge : les douze cartes comptent dans les annonces{ $barred ->
    [yes] , sans compter pour un pic ni un repic
   *[no] {""}
} : { $cards }
why-pique-tricks = **{ $name }** – { $points } de plus pour les levées qui ont fait le pic : { $cards }
why-contract = **{ $name }** – { $points } sous la ligne pour le contrat : { $tricks } levées promises, { $won } faites, { $left } cartes laissées à **{ $other }** ({ $tricks } × { $left })
why-counterpique = **{ $name }** – { $points } sous la ligne pour avoir battu le contrat : { $tricks } levées promises, { $won } faites, { $short } de moins ({ $short } × { $value })
why-misere = **{ $name }** – { $points } sous la ligne pour la misère : { $fewer ->
    [one] { $fewer } levée
   *[other] { $fewer } levées
} contre { $lost } à **{ $other }** (5 × { $lost })
why-pique = **{ $name }** – { $points } pour le pic : 30 ou plus { $auction ->
    [yes] en annonces et levées, avant que **{ $other }** ait marqué une annonce ou gagné une levée
   *[no] en main et au jeu, avant que **{ $other }** ait { $played ->
        [yes] rien compté ni gagné
       *[no] rien marqué
    }
}
why-lead = **{ $name }** – { $points } pour l’entame : { $cards }
why-trick = **{ $name }** – { $points } pour la levée prise en second : { $cards }
why-last-trick = **{ $name }** – { $points } de plus pour la dernière levée : { $cards }
why-leads-given = **{ $name }** – { $points } pour { $points ->
    [one] l’entame abandonnée
   *[other] les entames abandonnées
} avec le reste de la donne
why-tricks-given = **{ $name }** – { $points } pour la levée que **{ $other }** a abandonnée en ayant la main
why-last-trick-given = **{ $name }** – { $points } de plus pour la dernière levée, que **{ $other }** a abandonnée
why-cards = **{ $name }** – { $points } pour les cartes : { $early ->
    [yes] les sept premières levées, avant que **{ $other }** en ait une
   *[no] { $number } des douze levées
}
why-capot = **{ $name }** – { $points } pour le capot : les douze levées{ $early ->
    [yes] , dont 10 sur 40 déjà marqués, pour les cartes
   *[no] {""}
}
why-leads = **{ $name }** – { $points } pour les entames : { $cards }
why-tricks = **{ $name }** – { $points } pour les levées prises en second : { $cards }
why-counted = Dans l’ordre de la marque, **{ $name }** arrive à cent d’abord, et rien ne compte après. De cette donne comptent : { $first } { $one }, { $second } { $two }.
why-title = ### Donne { $number } : à quoi répond chaque point
