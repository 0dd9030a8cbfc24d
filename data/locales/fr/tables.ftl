### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Ce que tout le monde voit : le défi, la table, le score.

### Le temps : cadence, pendule, rappels, vacances, et joueurs introuvables.

award-deal = -# { $deal } : { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [la table]({ $link })
}

## Descriptions des commandes et de leurs options

command-games = Vos parties en cours : à qui de jouer, jusqu’à quand, et où
command-table = La table : ce qui est public, et les cartes montrées encore tenues

## Modérer : finir une partie, ou déplacer sa table

table-reseated = La table est maintenant dans ce salon.

## Le score

standing-rules = { $rules } ({ $options })
standing-daily = Donne du jour { $deal }, { $date }
standing-rules-deal = { $rules }, { $deal }
standing-deal = donne { $number }
standing-deal-of = donne { $number } sur { $deals }
standing-deals = { $first } **{ $one }** – **{ $two }** { $second }
standing-deals-short = { $first } { $one }, { $second } { $two }
standing-games = { $first } **{ $game }** – **{ $against }** { $second } dans ce jeu en 100 · jeux gagnés : { $first } **{ $games }**, { $second } **{ $others }**
standing-games-over = Jeux : { $first } **{ $games }** – **{ $others }** { $second }
standing-games-short = { $first } { $game }, { $second } { $against } dans ce jeu · jeux gagnés : { $first } { $games }, { $second } { $others }
standing-rubber = { $first } **{ $one }** – **{ $two }** { $second } en tout · sous la ligne : { $first } **{ $game }**, { $second } **{ $against }** · jeux gagnés : { $first } **{ $games }**, { $second } **{ $others }**
standing-rubber-over = { $first } **{ $one }** – **{ $two }** { $second } en tout · jeux gagnés : { $first } **{ $games }**, { $second } **{ $others }**
standing-rubber-short = { $first } { $one }, { $second } { $two } en tout · sous la ligne : { $first } { $game }, { $second } { $against } · jeux gagnés : { $first } { $games }, { $second } { $others }
standing-game-won-games = **{ $winner }** gagne le jeu, { $high } à { $low }{ $double ->
    [yes] , un jeu double car **{ $loser }** a moins de cinquante
   *[no] {""}
}. Jeux : { $first } **{ $games }** – **{ $others }** { $second }.
standing-game-won-rubber = **{ $winner }** gagne le jeu, { $high } à { $low } sous la ligne. Jeux : { $first } **{ $games }** – **{ $others }** { $second }.

## Le défi

deals-key = -# **{ $name }** a donné des mots. Leur clé : `{ $key }`

## L’ouverture de la table

table-thread = Piquet #{ $number } : { $first } – { $second }
table-open = ## { $first } – { $second } · #{ $number }
table-open-rules = { $rules }, { $form ->
    [games] au meilleur de cinq jeux en cent
    [rubber] un robre de deux jeux
   *[other] une partie { $deals ->
        [1] d’une donne
        [2] de deux donnes
        [6] de six donnes
       *[other] de { $deals } donnes
    }
}, { $rated ->
    [yes] classée.
    [no] amicale.
   *[other] non classée.
}
table-open-cut = Le tirage : { $cut }. **{ $winner }** tire la carte { $card ->
    [lower] la plus basse
    [higher] la plus haute
   *[other] la meilleure
}{ $gains ->
    [choice] {" "}et choisit qui donne d’abord.
    [elder] {" "}et est premier.
    [deal] {" "}et donne d’abord.
   *[other] .
}
table-open-rematch = Une revanche : **{ $dealer }** donne d’abord.
table-dealer = **{ $chooser }** a choisi : **{ $dealer }** donne d’abord, et **{ $elder }** est premier.
table-open-elder = **{ $elder }** est premier et écarte d’abord.
table-open-bids = **{ $dealer }** parle d’abord dans l’enchère.
table-player = -# <@{ $user }>
table-players = -# <@{ $first }>, <@{ $second }>
table-how = -# Vos cartes sont dans vos messages privés. *Voir ma main* les montre ici, à vous seul.
table-closed = <@{ $user }>, je ne peux pas vous envoyer de messages privés. Cliquez sur **Voir ma main** ci-dessous : vos cartes s’affichent ici, pour vous seul, et vous pouvez y jouer.
table-calling = <@{ $user }>, c’est à vous. **Voir ma main** montre vos cartes ici, à vous seul.
table-show = Voir ma main

## La table, donne par donne

table-deal = ## Piquet · #{ $number } · { $deal }
table-deal-who = -# { $dealer } donne, { $elder } est premier.
table-deal-bids = -# { $dealer } donne et parle d’abord dans l’enchère.
table-deal-stands = -# Avant cette donne : { $standing }
table-next = Donne { $number } : **{ $dealer }** donne, **{ $elder }** est premier et écarte d’abord.
table-next-bids = Donne { $number } : **{ $dealer }** donne et parle d’abord dans l’enchère.
table-tied = La partie est à égalité : on joue deux donnes de plus.
table-moved =
    ## { $first } – { $second } · #{ $number }
    La table est maintenant ici.
table-resigned = **{ $loser }** abandonne : **{ $winner }** gagne la partie.
table-rematch = Revanche
table-why = Pourquoi ce score ?
table-score = Score : { $standing }
table-turn = -# À **{ $name }** de jouer.
table-score-deal = **{ $first } { $one }** – **{ $two } { $second }**{ $played ->
    [yes] {" "}· levées { $won } – { $lost }
   *[no] {""}
}
table-score-game = **{ $first } { $one }** – **{ $two } { $second }** dans ce jeu{ $played ->
    [yes] {" "}· levées { $won } – { $lost }
   *[no] {""}
}
table-score-above = **{ $first } { $one }** – **{ $two } { $second }** au-dessus de la ligne{ $played ->
    [yes] {" "}· levées { $won } – { $lost }
   *[no] {""}
}
table-holds = -# **{ $name }** tient
table-unseen = { $number ->
    [one] { $number } cachée
   *[other] { $number } cachées
}
table-led = ## { $cards } { $name } entame
table-taken = ## { $cards } { $name } fait la levée
table-tricks = -# Levées : **{ $first }** en haut, **{ $second }** en bas ; l’or prend
table-tricks-text = -# Levées : la carte de **{ $first }**, puis celle de **{ $second }** ; en gras, celle qui prend

## La liste de ses parties

games-title = ## Vos parties
games-none = Vous n’avez aucune partie en cours. `/piquet challenge` en commence une.
games-line = **{ $others }** · #{ $number } · { $deal } · { $score } · { $turn ->
    [mine] **à vous**
   *[other] à { $acting } de jouer
}{ $time }{ $offer ->
    [mine] {" "}· vous proposez d’y mettre fin
    [theirs] {" "}· 🤝 **on vous propose d’y mettre fin**
   *[other] {""}
}{ $link ->
    [none] {""}
   *[other] {" "}· [table]({ $link })
}
games-more = { $number ->
    [one] … et une de plus.
   *[other] … et { $number } de plus.
}
games-show = Main #{ $number } : { $others }
games-next = Prochain tour : #{ $number }
games-page = -# Page { $page } sur { $pages }, { $parties } parties
pick-partie = Vous avez plusieurs parties. Laquelle ?
pick-one = #{ $number } : { $others }

## La pendule dans la liste de ses parties

turn-gone = { $why ->
    [deleted] {" "}(compte supprimé)
    [left] {" "}(a quitté le serveur)
   *[other] {" "}(introuvable)
}

## Messages à la table

table-late = ⏰ **{ $name }** a épuisé son temps. { $claims ->
    [yes] **{ $other }** gagne la partie dans un instant, à moins que **{ $name }** ne joue avant.
   *[no] **{ $other }** peut réclamer la partie, donner plus de temps, ou attendre. Jusque-là, **{ $name }** peut encore jouer.
}
table-late-mine = <@{ $user }>, vous pouvez encore jouer : **Voir ma main** montre vos cartes ici, à vous seul.
table-late-theirs = <@{ $user }>, **Voir ma main** vous permet de réclamer la partie ou de donner plus de temps.
table-more = **{ $other }** donne plus de temps à **{ $name }**, jusqu’au { $date }.
table-away = 🌴 **{ $name }** est en vacances jusqu’au { $date }.{ $clock ->
    [yes] {" "}D’ici là, sa pendule est arrêtée.
   *[no] {""}
}
table-back = **{ $name }** rentre de vacances{ $clock ->
    [yes] , et sa pendule repart.
   *[no] .
}
table-gone = { $why ->
    [deleted] ⚠️ Le compte (**{ $name }**) a été supprimé.
    [left] ⚠️ **{ $name }** a quitté ce serveur.
   *[other] ⚠️ **{ $name }** reste introuvable.
} La partie continue. Si **{ $name }** ne joue pas à temps, **{ $other }** peut la gagner.
table-here = **{ $name }** est de nouveau sur ce serveur, et la partie continue.
table-friendly = **{ $name }** a demandé conseil à la maison. La partie est désormais amicale : elle ne compte pas pour les cotes.
table-claimed = **{ $loser }** a épuisé son temps : **{ $winner }** gagne la partie.
table-stopped = La partie a fini sans résultat : personne ne l’a gagnée.
table-ended-agreed = D’un commun accord, la partie a fini sans résultat.
table-ended-silent = Aucun coup depuis 30 jours : la partie a fini sans résultat.
