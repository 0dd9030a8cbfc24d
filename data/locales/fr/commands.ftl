### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

## Descriptions des commandes et de leurs options

command-piquet = Le piquet, le grand jeu de cartes à deux
command-challenge = Une partie de piquet contre une personne, qui veut ou la Maison ; sans options, je demande le reste
command-challenge-opponent = Qui vous défiez ; moi pour jouer contre la Maison. Sans cela, chacun peut accepter
command-challenge-level = La force de la Maison. Avec un niveau, vous jouez contre elle
command-challenge-rules = Les règles de la partie ; Rubicon sans cette option
command-challenge-carte-rouge = Convention : 20 points quand les douze cartes comptent dans les annonces
command-challenge-carte-rouge-bar = Convention : la carte rouge du dernier ne compte ni pour un pic ni pour un repic
command-challenge-pique = Convention : ce qui décide d’un pic, si ce n’est l’ordre de la marque
command-challenge-calls = Convention du Rubicon : ce qu’une annonce dit d’emblée
command-challenge-must-win = Convention : qui fournit doit prendre la levée s’il le peut
command-challenge-cards-pique = Convention : les 10 des cartes comptent pour un pic si l’autre n’a encore aucune levée
command-challenge-deals = Combien de donnes a la partie, dans des règles à six donnes
command-challenge-pace = Le temps pour une décision ; celui du serveur sans cette option
command-challenge-rated = Classée ou amicale ; sans option, classée entre joueurs (si entière), amicale contre la Maison
command-challenge-public = Jouer contre la Maison à une table de ce serveur, visible de tous, non dans vos messages privés
command-games = Vos parties en cours : à qui de jouer, jusqu’à quand, et où
command-hand = Votre main, pour vous seul
command-table = La table : ce qui est public, et les cartes montrées encore tenues
command-history = Les parties finies, et leurs relectures
command-history-person = Les parties de qui ; les vôtres sans cette option
command-history-with = Seulement les parties contre cette personne
command-export = Toutes vos parties finies, en fichier codé et en texte à lire
command-resign = Abandonner une partie
command-rules = Apprendre le jeu en courtes pages
command-learn = Apprendre le piquet en jouant une première donne, pas à pas
command-problem = Une décision à trouver : le problème du jour, ou un autre
command-problem-grade = Un autre problème, de ce degré, au lieu de celui du jour
command-settings = Vos réglages : façon de jouer, rappels, images
command-settings-zone = Votre fuseau horaire, pour les heures de silence : tapez une ville ou un pays
command-leaderboard = Les classements : par cote, points ou parties gagnées
command-leaderboard-by = Selon quoi classer les joueurs ; la cote sans cette option
command-leaderboard-time = Quelle période, pour les points et les parties gagnées (pas pour les cotes)
command-leaderboard-rules = Quelles parties comptent ; sans cette option, celles qui ont le plus de joueurs
command-leaderboard-servers = Ce serveur, ou tous (tous : seulement les joueurs qui ont demandé à y être)
command-leaderboard-rating = cote
command-leaderboard-points = points gagnés
command-leaderboard-won = parties gagnées
command-leaderboard-pool =
    { $pool ->
        [games] Cent de piquet
        [rubber] Contrepic
        [house-games] contre la Maison : Cent de piquet
        [house-rubber] contre la Maison : Contrepic
        [house-deals] contre la Maison : six donnes
        [deals] six donnes : Rubicon, Club, Au Cent, Français, Carte rouge
       *[other] { $pool }
    }
command-leaderboard-scope =
    { $scope ->
        [all] tous les serveurs
        [here] ce serveur
       *[other] { $scope }
    }
command-profile = Le profil d’un joueur : cote, parties, moyennes ; le vôtre si vous ne nommez personne
command-profile-person = Le profil de qui ; le vôtre sans cette option
command-profile-with = Un autre joueur : ce que les deux ont fait l’un contre l’autre
command-server = Les réglages du piquet sur ce serveur (pour qui gère le serveur)
command-server-tables = Si chaque table a un fil, ou reste dans le salon même
command-server-pace = Le temps de chacun pour une décision, sauf si le défi en dit autrement
command-server-pictures = Si les tables montrent aussi des images, à côté du texte
command-server-advice = Si je conseille pendant une donne ; l’analyse après coup reste toujours possible
command-server-challenges = Combien de défis ouverts une personne peut avoir ici
command-server-challenges-to-one = Combien de défis ouverts une personne peut avoir envers une même personne
command-server-parties = Combien de parties en cours une personne peut avoir ici
command-server-tables-a-minute = Combien de tables peuvent s’ouvrir ici en une minute
command-server-claims = Ce qui arrive quand le temps d’un joueur est écoulé
command-claims-opponent = l’adversaire peut réclamer la partie
command-claims-itself = le joueur perd aussitôt
command-moderate = Finir une partie ou déplacer sa table (pour qui gère les messages ou les fils ici)
command-moderate-to = Le salon où déplacer la table ; celui-ci sans cette option
command-vacation = Partir en vacances : vos pendules s’arrêtent. Sans jours : combien il vous en reste
command-vacation-days = Combien de jours, sur 30 par an ; le moindre coup de votre part y met fin
command-in-thread = un fil pour chaque partie
command-in-channel = le salon même

## Les réglages d’un joueur

settings-title = ## Vos réglages
settings-deal = Si vous tirez la plus haute : { $on ->
    [yes] **on vous demande** qui donne.
   *[no] **vous donnez d’abord**.
}
settings-answers = Annonces : { $on ->
    [yes] **vous répondez** vous-même.
   *[no] **je réponds** pour vous, sans mentir.
}
settings-clicks = Une carte : { $on ->
    [yes] **un seul clic** la joue.
   *[no] vous la choisissez, puis **confirmez**.
}
settings-sure-leads = Cartes maîtresses : { $on ->
    [yes] **je propose** de les jouer.
   *[no] je ne propose rien.
}
settings-cut = Avant une partie contre la Maison : { $on ->
    [yes] **vous coupez**, ou donnez aussitôt.
   *[no] les cartes sont données **aussitôt**.
}
settings-pictures = Images des cartes : { $on ->
    [yes] { $four ->
        [yes] **quatre teintes**.
       *[no] **deux teintes**.
    }
   *[no] **aucune**, le texte seul.
}

## Abandonner une partie

resign-ask = Voulez-vous abandonner la partie contre **{ $other }** ({ $deal }, jusqu’ici { $score }) ? Vous la perdez, quel que soit le score. C’est irréversible.
resign-cost = { $rated ->
    [yes] Votre cote passe de **{ $before }** à **{ $after }**. La partie compte comme perdue, et aucun de vous n’en reçoit de points.
   *[no] Elle est amicale : aucune cote ne change. La partie compte comme perdue, et aucun de vous n’en reçoit de points.
}
resign-confirm = Abandonner
resign-keep = Continuer à jouer

## Modérer : finir une partie, ou déplacer sa table

moderate-none = Il n’y a sur ce serveur aucune partie en cours que vous puissiez modérer.
moderate-table =
    ## { $first } – { $second }
    Le dernier tour a commencé { $begun }.{ $link ->
        [none] {" "}Elle n’a pas de table en ce moment.
       *[other] {" "}[La table]({ $link })
    }
moderate-end = Finir la partie
moderate-move = Déplacer la table vers #{ $channel }
moderate-ask = Voulez-vous finir la partie entre **{ $first }** et **{ $second }** ? Personne ne la gagne, et { moderate-told }. C’est irréversible.
moderate-told = { $told ->
    [one] **{ $name }** en est averti
   *[other] les deux joueurs en sont avertis
}
moderate-stop = La finir
moderate-leave = Annuler
moderate-stopped = La partie entre **{ $first }** et **{ $second }** a fini sans résultat, et { moderate-told }.
moderate-moved = La table **{ $first }** – **{ $second }** est maintenant dans <#{ $channel }>.
table-reseated = La table est maintenant dans ce salon.

## Les pages des règles

rules-choose = Pages
rules-next = Page suivante
rules-back = Page précédente

## Les permissions qu’il faut au bot pour une table

missing-title = Je ne peux pas ouvrir de table dans ce salon. Il me faut ces permissions :
missing-line = - **{ $permission }** : { $why }
missing-yours = Vous pouvez y remédier : Paramètres du serveur → Rôles → mon rôle, ou les paramètres de ce salon → Permissions.
missing-theirs = Demandez à { $who } de donner ces permissions à mon rôle, sur le serveur ou dans ce salon.
missing-owner = qui possède le serveur (<@{ $owner }>) ou à l’équipe de modération
missing-someone = l’équipe de modération du serveur
missing-threads = -# Je n’ai pas le droit d’ouvrir des fils ici : la table sera dans le salon même. Pour des fils il me faut : { $permissions }.
permission-view-channel = Voir le salon
permission-view-channel-why = pour voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-why = pour poster le défi et la table
permission-read-history = Voir les anciens messages
permission-read-history-why = pour retrouver les messages de la table
permission-create-threads = Créer des fils publics
permission-create-threads-why = pour ouvrir un fil à la table
permission-send-in-threads = Envoyer des messages dans les fils
permission-send-in-threads-why = pour y écrire

## La revanche

rematch-posted = Le défi pour la revanche est à la table : { $link }
rematch-in-dms = Les cartes sont données, mais je ne peux plus écrire à la table : voyez vos messages privés.
rematch-nowhere = Je ne peux plus écrire à la table. `/piquet challenge` lance un nouveau défi dans n’importe quel salon.

## Les choix d’un défi

ruleset-rubicon-choice = Rubicon – le classique : six donnes, gare à qui finit sous 100
ruleset-club-choice = Club – le Rubicon, aux annonces plus complètes
ruleset-au-cent-choice = Au Cent – une annonce dit tout d’emblée ; le dernier peut garder ses douze cartes
ruleset-french-1896-choice = Français 1896 – trois annonces d’emblée, puis ce que le dernier a de mieux
ruleset-carte-rouge-choice = Carte rouge – 20 quand les douze cartes comptent dans les annonces
ruleset-hundred-choice = Cent de piquet – l’ancienne partie : au meilleur de cinq jeux en 100
ruleset-counterpique-choice = Contrepic – on enchérit pour être premier ; un robre de deux jeux
pique-as-played-choice = selon l’usage – les annonces du dernier ne l’empêchent qu’une fois comptées
calls-full-choice = complètes – séquences avec leur hauteur, brelans avec leur rang
deals-choice =
    { $number ->
        [1] une donne
        [2] deux donnes
        [6] six donnes (une partie entière)
       *[other] { $number } donnes
    }

## Les conventions (règles de la table)

option-line = Conventions : { $options }.
option-carte-rouge =
    { $on ->
        [yes] avec carte rouge
       *[no] sans carte rouge
    }
option-carte-rouge-bar = pas de repic par la carte rouge du dernier
option-pique = pic selon l’usage
option-calls = annonces complètes
option-must-win = obligation de forcer
option-cards-make-pique =
    { $on ->
        [yes] les cartes comptent pour un pic
       *[no] les cartes ne comptent pas pour un pic
    }
option-reading = lues comme en version { $version }
option-deals =
    { $number ->
        [1] une partie d’une donne
        [2] une partie de deux donnes
        [6] une partie de six donnes
       *[other] une partie de { $number } donnes
    }
