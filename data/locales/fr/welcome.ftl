### L’entrée : /piquet play et /piquet help.

command-play = Jouer contre la maison, ou la donne du jour, en un clic
command-help = Ce qu’est le piquet, et par où commencer

play-text =
    ## Jouer
    {"**"}{ $house }**, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }, sans pendule. Vos cartes arrivent aussitôt en message privé.
play-new = Vous débutez ? *Apprendre en jouant* vous guide pas à pas dans une première donne.
play-house = Contre la maison
play-other = Autre adversaire, autres règles
help-text =
    ## Le piquet
    Un jeu de cartes à deux, vieux de quatre siècles : on écarte, on compte ce qu’on a, on gagne des levées.
    - **Apprendre** avec une première donne : dix minutes.
    - **La donne du jour** : deux donnes par jour, les mêmes pour tous ici.
    - **Défier quelqu’un**, ou la maison : l’ordinateur.
help-commands = -# `/piquet problem` : un problème par jour. `/piquet analyse` : toute partie ou position. `/piquet rules` : les règles. `/piquet games` : vos parties. `/piquet settings` : langue, plage de silence, cartes.
help-learn = Apprendre
help-challenge = Défier quelqu’un
