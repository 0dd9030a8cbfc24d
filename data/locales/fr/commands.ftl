### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

## Descriptions des commandes et de leurs options

command-piquet = Le piquet, le grand jeu de cartes à deux
command-leaderboard-rating = cote
command-leaderboard-points = points gagnés
command-leaderboard-won = parties gagnées

## Les réglages d’un joueur

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

## Modérer : finir une partie, ou déplacer sa table

moderate-told = { $told ->
    [one] **{ $name }** en est averti
   *[other] les deux joueurs en sont avertis
}

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

## Les choix d’un défi

ruleset-rubicon-choice = Rubicon – le classique : six donnes, gare à qui finit sous 100
ruleset-club-choice = Club – le Rubicon, aux annonces plus complètes
ruleset-au-cent-choice = Au Cent – une annonce dit tout d’emblée ; le dernier peut garder ses douze cartes
ruleset-french-1896-choice = Français 1896 – trois annonces d’emblée, puis ce que le dernier a de mieux
ruleset-carte-rouge-choice = Carte rouge – 20 quand les douze cartes comptent dans les annonces
ruleset-hundred-choice = Cent de piquet – l’ancienne partie : au meilleur de cinq jeux en 100
ruleset-counterpique-choice = Contrepic – on enchérit pour être premier ; un robre de deux jeux

## Les conventions (règles de la table)

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
