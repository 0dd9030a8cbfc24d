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
    Le piquet est un jeu de cartes à deux, vieux de quatre siècles : on écarte, on annonce ce qu’on a, et on joue douze levées. Ici, on y joue coup par coup, en quelques minutes ou sur plusieurs jours, contre une personne ou contre la maison.
    - **Apprenez** le jeu en jouant une première donne.
    - **Jouez la donne du jour** : chaque jour deux donnes, les mêmes cartes pour tous ici.
    - **Défiez quelqu’un**, ou la maison.
help-commands = -# Les règles sont dans `/piquet rules`, vos parties en cours dans `/piquet games`. Langue, plage de silence et cartes se règlent dans `/piquet settings`.
help-learn = Apprendre
help-challenge = Défier quelqu’un
