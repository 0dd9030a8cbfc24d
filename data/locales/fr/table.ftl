### Ce que tout le monde voit : le défi, la table, le score.

## La Maison

house-name = La Maison ({ $level ->
    [beginner] débutant
    [club] club
    [master] maître
   *[other] { $level }
})
# Six lettres au plus.
house-short = Maison
# Quinze lettres au plus.
house-row = { $level ->
    [beginner] Maison débutant
    [club] Maison, club
    [master] Maison, maître
   *[other] Maison, { $level }
}
house-level = { $level ->
    [beginner] Débutant
    [club] Joueur de club
    [master] Maître
   *[other] { $level }
}
house-level-choice = { $level ->
    [beginner] La Maison en débutant : joue raisonnablement, mais fait des fautes
    [club] La Maison en joueur de club : joue bien
    [master] La Maison en maître : joue de son mieux
   *[other] { $level }
}
house-ask-level = De quelle force la Maison doit-elle être ? La partie commence aussitôt, avec les règles de votre défi et sans pendule.

score-you = vous

## Le score

standing-rules = { $rules } ({ $options })
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

challenge-open =
    ## Un défi au piquet
    {"**"}{ $challenger }** propose une partie à qui veut la jouer.
challenge-to =
    ## Un défi au piquet
    {"**"}{ $challenger }** défie { $opponent }.
challenge-house =
    ## Une partie de piquet
    {"**"}{ $challenger }** joue contre **{ $house }**.
challenge-rules = **{ $name }** · { $line }
challenge-rematch = Une revanche : { $dealer } donne d’abord.
challenge-open-until = -# Chacun peut accepter. Le défi expire { $until }.
challenge-open-until-for = -# Le défi expire { $until } si { $opponent } ne répond pas.
challenge-accept = Accepter
challenge-take = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-rules-button = Comment y joue-t-on ?
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Classée :** elle compte pour la cote contre la Maison, qui est à part.
       *[other] **Classée :** elle compte pour la cote des deux joueurs.
    }
   *[no] **Amicale :** elle ne compte pas pour les cotes.
}
challenge-accepted = ✅ **{ $opponent }** accepte : partie #{ $number }. Les cartes sont données : voyez vos messages privés. { $rated ->
    [yes] Les deux cotes sont en jeu.
   *[no] Aucune cote n’est en jeu.
}
challenge-house-begun = Partie #{ $number }. Les cartes sont données : voyez vos messages privés. Il n’y a pas de pendule, et la Maison répond aussitôt.
challenge-over = La partie #{ $number } est finie. { $result }
challenge-won = **{ $winner }** a gagné de { $points }{ $rubicon ->
    [yes] , un rubicon.
   *[no] .
}
challenge-won-rubber = **{ $winner }** a gagné le robre, { $high } à { $low } en tout.
challenge-table = À la table
challenge-house-instead = Jouer contre la Maison
challenge-declined = **{ $opponent }** refuse.
challenge-withdrawn = Le défi a été retiré.
challenge-expired = Personne n’a répondu à temps. Le défi a expiré.
challenge-cut = Couper
challenge-deal = Donner
challenge-house-open =
    {"**"}Donner** distribue les cartes, et la partie commence. **Couper** fait de même, avec des mots à vous dans le mélange.
    -# Cette offre expire { $until }. `/piquet settings` permet de commencer sans cette étape.
challenge-house-expired = Personne n’a donné à temps. L’offre a expiré.
deals-commitment = -# Un secret entre dans chaque mélange. Voici son empreinte : `{ $commitment }`
deals-key = -# **{ $name }** a coupé. La clé des mots : `{ $key }`
deals-no-key = -# **{ $name }** n’a pas donné de mots.
cut-form-title = { $purpose ->
    [accept] Couper et accepter
    [deal] Couper et donner
   *[other] Couper
}
cut-form-words = Des mots à vous
cut-form-line = Ils entrent dans chaque mélange, et sont publiés après la partie.
cut-form-fixed = -# Si les mots de **{ $name }** changent avant votre envoi, rien n’est accepté.

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
   *[no] amicale.
}
table-open-cut = Le tirage : { $cut }. **{ $winner }** tire la carte { $card ->
    [lower] la plus basse
    [higher] la plus haute
   *[other] la meilleure
}{ $gains ->
    [choice] {" "}et choisit qui donne d’abord.
    [elder] {" "}et choisit d’être premier.
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

table-deal = ### { $deal }
table-deal-who = -# { $dealer } donne, { $elder } est premier.
table-deal-bids = -# { $dealer } donne et parle d’abord dans l’enchère.
table-deal-stands = -# { $standing }
table-next = Donne { $number } : **{ $dealer }** donne, **{ $elder }** est premier et écarte d’abord.
table-next-bids = Donne { $number } : **{ $dealer }** donne et parle d’abord dans l’enchère.
table-tied = La partie est à égalité : on joue deux donnes de plus.
table-moved =
    ## { $first } – { $second } · #{ $number }
    La table est maintenant ici. Avant cette donne : { $standing }.
table-resigned = **{ $loser }** abandonne : **{ $winner }** gagne la partie.
table-rematch = Revanche
table-why = Pourquoi ce score ?
table-score = Score : { $standing }
table-turn = -# À **{ $name }** de jouer.
table-score-deal = Cette donne jusqu’ici : { $first } **{ $one }**, { $second } **{ $two }**
table-score-game = Ce jeu jusqu’ici : { $first } **{ $one }**, { $second } **{ $two }**
table-score-above = Cette donne jusqu’ici, au-dessus de la ligne : { $first } **{ $one }**, { $second } **{ $two }** · levées : { $first } **{ $won }**, { $second } **{ $lost }**
table-shown = **{ $name }** tient encore, de ce qui a été montré : { $cards }
table-shown-none = **{ $name }** ne tient aucune carte montrée.

## La liste de ses parties

games-title = ## Vos parties
games-none = Vous n’avez aucune partie en cours. `/piquet challenge` en commence une.
games-line = **{ $others }** · #{ $number } · { $rules }, { $deal } · { $score } · { $turn ->
    [mine] **à vous**
   *[other] à { $acting } de jouer
}{ $time }{ $link ->
    [none] {""}
   *[other] {" "}· [table]({ $link })
}
games-more = { $number ->
    [one] … et une de plus.
   *[other] … et { $number } de plus.
}
games-show = Main #{ $number } : { $others }
pick-partie = Vous avez plusieurs parties. Laquelle ?
pick-one = #{ $number } : { $others }
