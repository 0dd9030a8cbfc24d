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
    Le piquet est un jeu de cartes à deux, vieux de quatre siècles : on écarte, on annonce ce qu’on a, et on joue douze levées. Ici, vous le jouez décision par décision, en quelques minutes ou sur plusieurs jours, contre une personne ou contre la maison.
    - **Apprenez** le jeu en jouant une première donne.
    - **Jouez la donne du jour** : deux donnes par jour, les mêmes pour tous ici.
    - **Défiez quelqu’un**, ou la maison.
help-commands = -# `/piquet rules` contient les règles, `/piquet games` vos parties en cours, `/piquet settings` votre langue, vos heures calmes et vos cartes.
help-learn = Apprendre
help-challenge = Défier quelqu’un
