### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

## Descriptions des commandes et de leurs options

command-piquet = Le piquet, le grand jeu de cartes à deux

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
