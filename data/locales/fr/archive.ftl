### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Les parties finies : la relecture, l’historique, et les fichiers.

## Une décision dans la relecture, les deux mains ouvertes

hindsight-button = Analyser

## Vérifier les donnes

check-fits = **{ $deals ->
    [0] Aucune carte n’a été donnée : il n’y a rien à vérifier.
    [one] La donne est conforme.
    [2] Les deux donnes sont conformes.
   *[other] Les { $deals } donnes sont conformes.
}**
check-contradiction = **Cela ne concorde pas.** { $what ->
    [other-secret] Le secret n’est pas celui de l’empreinte.
    [other-cut] Les cartes tirées pour la donne ne sont pas celles que donne le secret.
    [other-dealer] Le premier donneur n’est pas celui que dit le tirage.
    [other-pack] La donne { $deal } n’est pas celle que donne le secret.
    [no-secret] Le secret manque.
   *[other] { $what }.
} Demandez à qui héberge le bot ce qui s’est passé, et ne vous fiez pas à ces donnes avant de le savoir.
check-claim-onlooker = { $people ->
    [one] Si { $name } est de mèche avec qui héberge le bot, cela ne vous prouve rien.
   *[other] Si les deux joueurs sont de mèche avec qui héberge le bot, cela ne vous prouve rien.
}
check-always = Cela ne prouve pas que l’hôte ne pouvait pas voir les cartes{ $day ->
    [yes] {""}
   *[no] , ni qu’il n’a pas recommencé pour en avoir d’autres
}.{ $chosen ->
    [yes] {" "}Qui a gagné le tirage a choisi le donneur une fois les donnes fixées.
   *[no] {""}
}
check-to = Pour { $name } : { $claim }
check-to-others = Pour tous les autres : { $claim }

## La preuve dans un texte

check-text-title = D’où venaient les cartes
check-text-number = numéro de la partie : { $number }
check-text-commitment = empreinte : { $commitment }
check-text-words = mots de coupe de { $name } : { $words }
check-text-key = clé des mots de { $name } : { $key }
check-text-day-number = numéro du serveur : { $number }
check-text-day-words = clés des mots de gens du serveur : { $keys }
check-text-secret = secret : { $secret }
check-text-open = Le secret est publié quand la partie est finie.
check-text-day-open = Le secret est publié quand le jour est passé.

## Descriptions des commandes et de leurs options

command-history = Les parties finies, et leurs relectures
command-history-person = Les parties de qui ; les vôtres sans cette option
command-history-with = Seulement les parties contre cette personne
command-export = Toutes vos parties finies, en fichier codé et en texte à lire

## La relecture d’une donne, coup par coup

replay-open = Revoir
replay-from-here = Revoir d’ici
replay-moment = étape { $number } sur { $moments }
replay-before = Avant cette donne : { $standing }
replay-shared = -# Partagé par **{ $name }**.
replay-hand = **{ $name }** : { $cards }
replay-exchanged = -# écarté { $out } · pris { $taken }
replay-talon = -# { $number ->
    [8] le talon
   *[other] reste du talon
} : { $cards }
replay-with = -# avec { $cards }
replay-scored = -# **{ $name } { $score }** : { $scored }
replay-turn = **{ $name }** { $what ->
    [auction] doit parler dans l’enchère
    [exchange] doit écarter
    [call] doit annoncer, ou entamer
    [call-first] doit annoncer
    [answer] doit répondre
    [named] doit entamer, ou décider de regarder les cartes laissées
    [play] doit entamer
   *[other] doit jouer ({ $what })
}.
replay-turn-follow = Levée { $trick } : **{ $other }** a joué { $led }, à **{ $name }** de répondre.
replay-back-far = « { $what ->
    [deal] Donne
    [trick] Levée
   *[other] { $what }
}
replay-back = Retour
replay-on = Suite
replay-on-far = { $what ->
    [deal] Donne
    [trick] Levée
   *[other] { $what }
} »
replay-first = Début
replay-last = Fin
replay-why = Pourquoi ce score ?
replay-share = Partager
replay-export = Exporter
replay-deals = Donnes
replay-deal = Donne { $number } : { $first } { $one }, { $second } { $two }
replay-deal-broken = Donne { $number }, non jouée jusqu’au bout

## L’historique : l’issue de chaque partie pour la personne dont c’est l’historique

history-title = ## { $name } : les parties finies
history-title-pair = ## { $name } contre { $other }
history-none = Il n’y a ici aucune partie finie que vous puissiez voir.
history-none-own = Vous n’avez pas encore fini de partie. `/piquet games` montre vos parties en cours, `/piquet challenge` en commence une.
history-line =
    #{ $number } · { $when } · **{ $other }** · { $rules }
    -# { $result }{ $rated ->
        [yes] {" "}· cote { $rating } ({ $change })
       *[no] {""}
    }
history-played-deals = { $outcome ->
    [won] gagnée { $mine } à { $theirs }, règlement { $points }{ $rubicon ->
        [theirs] {"\u00A0"}: { $other } sous le rubicon
       *[other] {""}
    }
    [lost] perdue { $mine } à { $theirs }, règlement { $points }{ $rubicon ->
        [mine] {"\u00A0"}: sous le rubicon
       *[other] {""}
    }
    [drawn] nulle, { $mine } partout
   *[other] { $mine } à { $theirs }
}
history-played-games = { $outcome ->
    [won] gagnée { $points ->
        [one] d’un jeu
       *[other] de { $points } jeux
    }
    [lost] perdue { $points ->
        [one] d’un jeu
       *[other] de { $points } jeux
    }
   *[other] { $outcome }
}
history-played-rubber = { $outcome ->
    [won] robre gagné{ $points ->
        [0] {""}
       *[other] {" "}de { $points }
    }
    [lost] robre perdu{ $points ->
        [0] {""}
       *[other] {" "}de { $points }
    }
   *[other] { $outcome }
}
history-resigned = { $outcome ->
    [won] gagnée : { $other } a abandonné
    [lost] perdue par abandon
   *[other] abandonnée
}
history-claimed = { $outcome ->
    [won] gagnée : { $other } a épuisé son temps
    [lost] perdue au temps
   *[other] finie au temps
}
history-stopped = finie sans résultat
history-agreed = finie d’un commun accord
# A daily deal, in place of the rules, and its points.
history-daily = Donne du jour
history-day = { $mine } à { $theirs }
history-choose = Choisir une partie à revoir
history-option = #{ $number } : { $other }
history-newer = Plus récentes
history-older = Plus anciennes
history-export = Tout exporter

## Les fichiers

export-one =
    ### { $first } – { $second }
    La partie entière à lire, avec ses feuilles de marque, et un fichier pour les programmes. Gardez les deux : ils sont à vous.
    -# `python -m bot replay { $file }` montre aussi le fichier pour les programmes en texte.
export-all =
    ### Toutes vos parties finies
    Une copie à garder de { $parties ->
        [one] votre partie
       *[other] vos { $parties } parties
    }, avec chaque carte, annonce et score. La supprimer ne change rien ici.
    -# `piquet.jsonl` est pour les programmes, une partie par ligne, les plus anciennes d’abord ; `python -m bot replay FILE` la montre en texte.
export-newest =
    ### Vos dernières parties finies
    Une copie à garder de vos { $parties } dernières parties, avec chaque carte, annonce et score. Toutes ensemble ne tiennent pas dans un message.
    -# `piquet.jsonl` est pour les programmes, une partie par ligne, les plus anciennes d’abord ; `python -m bot replay FILE` la montre en texte.
export-texts = `piquet.txt` { $whole ->
    [yes] { $parties ->
        [one] la raconte
       *[other] les raconte toutes
    }
   *[no] raconte les { $parties } dernières
}, à lire : annonces, levées et feuilles de marque.
export-withheld = { $parties ->
    [one] Une donne du jour que vous avez abandonnée n’y est pas encore : vous l’aurez quand son jour sera clos.
   *[other] { $parties } donnes du jour que vous avez abandonnées n’y sont pas encore : vous les aurez quand leur jour sera clos.
}
export-heading = Partie #{ $number }, { $day }
export-refused = Discord n’a pas accepté le fichier. Réessayez dans quelques minutes, ou dans un autre salon.

## Une partie en texte

account-title = { $rules } : { $first } et { $second }
account-empty = Aucune donne n’a commencé.
account-deal = Donne { $number } : { $dealer } donne, { $elder } est premier
account-deal-bid = Donne { $number } : { $dealer } donne
account-talon = Talon
account-out = écarte { $cards }
account-in = prend  { $cards }
account-turn = La donne n’est pas finie : à { $name } de jouer.
account-goes-on = La partie n’est pas finie.
