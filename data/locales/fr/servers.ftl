### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Les panneaux : composer un défi, les réglages d’une personne et d’un serveur.

### Le temps : cadence, pendule, rappels, vacances, et joueurs introuvables.

## Les réglages d’un serveur

server-awards = Les repics, capots, rubicons, cartes blanches et la meilleure donne du serveur { $on ->
    [yes] **sont annoncés dans le salon** de la table.
   *[no] **ne sont pas annoncés** hors de la table.
}
command-server-awards = Si repics, capots, rubicons, cartes blanches et meilleures donnes s’annoncent dans le salon
server-title = ## Le piquet sur ce serveur
server-tables = Chaque table est dans { $in ->
    [channel] **le salon même**.
    [thread] **un fil** à elle.
   *[other] **{ $in }**.
}
server-pace = Cadence : { $hours ->
    [0] **pas de pendule**
   *[other] **{ pace-name }** par décision
}, sauf si le défi dit autre chose.
server-claims = Quand le temps d’un joueur est écoulé : { $itself ->
    [yes] il **perd aussitôt**.
   *[no] **l’adversaire décide** de réclamer la partie, de donner plus de temps, ou d’attendre.
}
server-pictures = À la fin d’une donne et avec `/piquet table` : { $on ->
    [yes] **une image** et une ligne.
   *[no] **le texte seul**.
}
server-advice = Pendant une donne : { $on ->
    [yes] *Que feriez-vous ?* reçoit **une réponse**, dans les parties amicales et contre la maison.
   *[no] **aucun conseil**. Une donne finie peut toujours être analysée.
}
server-challenges = Une personne peut avoir ici **{ $number }** { $number ->
    [one] défi ouvert
   *[other] défis ouverts
}, dont **{ $same }** envers une même personne.
server-parties = Une personne peut avoir ici **{ $number }** { $number ->
    [one] partie
   *[other] parties
} en cours.
server-tables-a-minute = Les joueurs peuvent ouvrir **{ $number }** { $number ->
    [one] table
   *[other] tables
} par minute.
server-hint = -# Les parties en cours gardent leur cadence. Les options de `/piquet server` changent les nombres ci-dessus.

## Descriptions des commandes et de leurs options

command-server = Les réglages du piquet sur ce serveur (pour qui gère le serveur)
command-server-tables = Si chaque table a un fil, ou reste dans le salon même
command-server-pace = Le temps de chacun pour une décision, sauf si le défi dit autre chose
command-server-pictures = Si les tables montrent aussi des images, à côté du texte
command-server-advice = Si je conseille pendant une donne ; l’analyse après coup reste toujours possible
command-server-challenges = Combien de défis ouverts une personne peut avoir ici
command-server-challenges-to-one = Combien de défis ouverts une personne peut avoir envers une même personne
command-server-parties = Combien de parties en cours une personne peut avoir ici
command-server-zone = Le fuseau horaire de la fin du jour, pour la donne du jour : tapez une ville ou un pays
command-server-tables-a-minute = Combien de tables peuvent s’ouvrir ici en une minute
command-server-claims = Ce qui arrive quand le temps d’un joueur est écoulé
command-claims-opponent = l’adversaire peut réclamer la partie
command-claims-itself = le joueur perd aussitôt
command-moderate = Finir une partie ou déplacer sa table (pour qui gère les messages ou les fils ici)
command-moderate-to = Le salon où déplacer la table ; celui-ci sans cette option
command-in-thread = un fil pour chaque partie
command-in-channel = le salon même

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

## /piquet server : le panneau

server-tables-button = Tables dans le salon
server-claims-button = Perte au temps
server-awards-button = Distinctions
server-pictures-button = Images
server-advice-button = Conseils
server-digest-button = Bilan de la semaine
server-language-discord = Comme ce serveur : { $language }

## The channel of the deal of the day. $hour is a time

server-daily = Salon de la donne du jour : { $state ->
    [chosen] <#{ $channel }>.
    [refused] **aucun** : Discord ne me laisse pas écrire dans celui que vous avez choisi. Laissez-moi le voir, en lire l’historique et y écrire, puis choisissez-le de nouveau.
   *[other] **aucun** (`/piquet daily` marche quand même).
} Un jour se termine à **{ $hour } ({ $zone })**{ $closes ->
    [none] {""}
   *[other] {" "}; celui en cours se termine le { $closes }
}.
server-digest = Bilan de la semaine : { $on ->
    [yes] **affiché**, au-dessus du premier message d’une semaine.
   *[no] **masqué**.
}
server-daily-choose = Salon de la donne du jour
server-daily-hour = Fin du jour : { $hour } ({ $zone })

## The offer to the managers

daily-offer = **Publier les donnes du jour dans ce salon ?** Un message par jour : deux donnes, les mêmes pour tous ici.
daily-offer-here = Les publier ici
daily-offer-accepted = Les donnes du jour paraîtront dans <#{ $channel }>. `/piquet server` permet d’en changer.
