### La page de confidentialité et les conditions : montrées dans Discord, et écrites dans des fichiers par
### python -m bot policies. Chacune des trois pages a au plus 4 000 caractères.

### Ce qui est à soi : /piquet forget, et python -m bot forget.

policies-button = Confidentialité et conditions
policies-privacy = Confidentialité
policies-stored = Ce qui est gardé
policies-terms = Conditions
policies-dated = État au { $day }.
policies-host-unknown = la personne qui fait tourner ce bot
policies-contact-unknown = par le profil du bot sur Discord
command-forget = Faire effacer tout ce que je garde sur vous ; je dis d’abord ce que c’est
forgotten-name = Quelqu’un qui est parti

## Confidentialité

privacy-title = Confidentialité
privacy-who-title = Qui est responsable
privacy-who-body = Ce bot permet de jouer au piquet, un jeu de cartes, sur Discord. Responsable : { $host }. Contact : { $contact }.
privacy-why-title = À quoi servent les données
privacy-why-body = À jouer, et à rien d’autre : donner les cartes, savoir à qui c’est le tour, montrer résultats, cotes et classements, et vous envoyer ce que vous devez savoir. Rien n’est vendu, rien ne sert à la publicité, et rien n’est transmis à personne sinon à Discord, qui remet les messages.
privacy-not-title = Ce qui n’est pas gardé
privacy-not-body = Ni les messages des gens, ni adresses électroniques ou de réseau, ni listes des membres d’un serveur, ni présence. Le bot ne peut pas lire les messages d’un serveur.
privacy-seen-title = Qui voit quoi
privacy-seen-body = Vous seul voyez vos cartes tant qu’une donne se joue. Les personnes du serveur d’une partie voient sa table et son résultat, votre profil et votre historique. Une partie privée n’est vue que de qui la joue ; classée, elle compte aussi dans votre cote. Qui voit une partie finie voit ses mots de coupe, ceux que les joueurs ont donnés pour le mélange des cartes. Un hash de ces mots, leur clé, se voit avec le défi, et des mots courts s’en devinent. Vous n’êtes aux classements de tous les serveurs que si vous le choisissez dans `/piquet settings` ; alors tout le monde peut voir votre profil, qui porte sur toutes vos parties. Qui héberge le bot peut lire la base et ses copies.
privacy-kept-title = Combien de temps
privacy-kept-body = Jusqu’à ce que vous fassiez tout effacer. Un défi auquel personne ne répond se ferme après { $challenge_hours } heures. Les numéros des clics exécutés sont effacés après { $request_days } jours, les enregistrements apportés à l’analyse après { $record_days }. Une partie contre la maison que personne ne poursuit finit après { $idle_days } jours, et les parties d’un serveur que le bot a quitté après { $left_days } jours. Un message encore à envoyer est gardé jusqu’à ce qu’il soit arrivé ou ne serve plus.
privacy-yours-title = Ce que vous pouvez faire
privacy-yours-body = `/piquet export` vous donne toutes vos parties finies. `/piquet settings` change vos réglages. `/piquet forget` dit ce qui est gardé sur vous, vous propose l’export, demande deux fois, et l’efface. Vos parties finies restent : « { $name } » figure à votre place, avec un numéro qui ne mène à personne, et un hash remplace vos mots de coupe. Un code que seul votre propre identifiant permet de reconnaître protège qui vous a bloqué. Les donnes du jour en ont un aussi jusqu’à la fin de leur jour. Vous pouvez aussi vous adresser à qui héberge le bot.
privacy-elsewhere-title = Ce qui est gardé ailleurs
privacy-elsewhere-body = Les messages sur Discord sont gardés par Discord selon ses propres règles de confidentialité, ceux du bot aussi. Le journal du programme nomme parties et clics par leurs numéros et jamais une carte, et les erreurs de Discord dans les mots de Discord. Qui héberge le bot décide combien de temps le journal et les copies sont gardés ; ce que vous avez effacé reste dans une copie plus ancienne jusqu’à ce que celle-ci soit effacée.

## Ce qui est gardé. Chaque ligne suit « - » dans une liste

privacy-stored-title = Ce qui est gardé sur vous
privacy-stored-intro = Le bot vous connaît par votre identifiant Discord. Dès la première fois que vous l’utilisez, ou que quelqu’un vous défie ou vous bloque, il garde :
privacy-stored-users = vos réglages : la langue de votre Discord et celle que vous avez choisie, plage de silence et fuseau horaire, rappels, images, façon de jouer, si vous êtes aux classements de tous les serveurs, et si et où le bot peut vous écrire
privacy-stored-names = votre nom sur chaque serveur, et le plus récent d’entre eux, tel qu’il était à la fin de votre dernière partie là-bas
privacy-stored-vacations = quand vous étiez en vacances
privacy-stored-blocks = qui vous avez bloqué et qui vous a bloqué, depuis quand, avec le nom de la personne bloquée
privacy-stored-challenges = les défis que vous avez lancés ou reçus : les deux noms d’alors, le salon, l’heure, les règles, la réponse, et les mots de coupe que vous avez donnés
privacy-stored-seats = les parties que vous jouez ou avez jouées : votre nom d’alors, vos points, vos consignes pour la donne, quand vous avez décidé pour la dernière fois, et où est le message de votre main
privacy-stored-results = ce que chaque partie finie vous a apporté, et contre qui
privacy-stored-deal-results = ce que chaque donne finie vous a apporté, et pour quoi
privacy-stored-ratings = vos cotes
privacy-stored-places = vos places aux classements, avec votre nom
privacy-stored-lessons = jusqu’où vous en êtes de chaque leçon guidée, et quand
privacy-stored-lesson-offers = quand la première leçon vous a été proposée
privacy-stored-problem-answers = ce que vous avez répondu à chaque problème, et quand
privacy-stored-training = les décisions de vos parties qu’une analyse a trouvées coûteuses : les choix et ce qu’ils coûtent, votre dernière réponse, et quand la question vous sera reposée
privacy-stored-brought = les derniers enregistrements de parties que vous avez apportés à l’analyse
privacy-stored-day-words = l’empreinte des mots que vous avez donnés pour la donne du jour, jusqu’au premier jour
privacy-stored-day-reminders = si la donne du jour vous est rappelée, et sur quel serveur
privacy-stored-rest-days = à quels jours de la semaine vos pendules s’arrêtent
privacy-stored-besides = En outre, de chaque partie : le serveur et le salon, les cartes données, le secret qui les fixe, chaque décision avec son heure, les messages du bot par leurs identifiants, les numéros des clics exécutés, et ce qui doit encore être envoyé. De chaque serveur : ses réglages.

## Conditions

terms-title = Conditions
terms-service-title = Ce que c’est
terms-service-body = Un jeu de cartes pour le plaisir, sans frais, que fait tourner { $host }. Il n’y a pas d’argent en jeu : points et cotes ne valent rien hors du jeu. Contact : { $contact }.
terms-use-title = Qui peut s’en servir
terms-use-body = Quiconque peut utiliser Discord dans son pays, selon les conditions de Discord, qui passent d’abord. En jouant, vous acceptez ces conditions et ce que dit la page de confidentialité.
terms-play-title = Jouer loyalement
terms-play-body = Soyez aimable avec qui joue avec vous. N’employez pas le bot pour importuner, ne cherchez pas à voir les cartes cachées, ne troublez pas le service. Qui modère un serveur peut y arrêter une partie, et qui héberge le bot est libre d’en écarter les personnes ou les serveurs qui enfreignent ces conditions. `/piquet block` tient une personne à distance.
terms-warranty-title = Sans garantie
terms-warranty-body = Le programme donne d’après un secret dû au hasard de l’ordinateur où il tourne, si bien que chacun peut vérifier les donnes ensuite, et suit les règles que décrit `/piquet rules`. Il est fourni tel quel : personne ne promet qu’il soit toujours là ni sans erreur, et qui l’héberge ne répond pas de ce qui vient de son usage, dans la mesure où la loi le permet. Il peut être changé ou arrêté à tout moment.
terms-end-title = Partir
terms-end-body = Vous pouvez arrêter à tout moment. `/piquet resign` finit une partie, `/piquet forget` efface ce qui est gardé sur vous.
terms-software-title = Le programme
terms-software-body = Le programme est un logiciel libre sous licence MIT. Qui le fait tourner sur Discord en est responsable, non ceux qui l’ont écrit.

## La première page

forget-title = ## Faire effacer vos données
forget-unknown = Je n’ai rien gardé sur vous : ni partie, ni réglage, ni nom.
forget-finished = { $number ->
    [0] aucune partie finie
    [one] **une** partie finie
   *[other] **{ $number }** parties finies
}
forget-playing = { $number ->
    [0] aucune partie en cours
    [one] **une** partie en cours
   *[other] **{ $number }** parties en cours
}
forget-challenges = { $number ->
    [0] aucun défi ouvert
    [one] **un** défi ouvert
   *[other] **{ $number }** défis ouverts
}
forget-stored = Voici ce que j’ai gardé sur vous : { $finished }, { $playing }, { $challenges }.
forget-what = **Ce qui est effacé :** vos réglages et votre langue, vos noms, vos cotes et vos places aux classements, vos vacances, vos leçons et vos réponses aux problèmes, vos erreurs à revoir, qui vous avez bloqué, et ce qui devait encore vous être envoyé.
forget-ends = **Ce qui finit :** chacune de vos parties en cours est abandonnée, et l’adversaire la gagne. Vos défis ouverts sont fermés.
forget-stays = **Ce qui reste :** vos parties finies et vos défis fermés, sans vous. Les parties contre des personnes sont aussi à vos adversaires ; celles contre la maison restent, même amicales, parce que ses résultats et ses cotes en découlent. Les cartes, le résultat et la date sont gardés, mais « { $name } » y figure à votre place, et aucun identifiant ne ramène à vous. Les personnes qui vous ont bloqué restent protégées si vous revenez, et les donnes du jour que vous avez commencées n’admettent pas de second essai avant la fin du jour.
forget-elsewhere = **Ce que je ne peux effacer :** les messages sur Discord, ceux de ce bot compris, comme les tables qui vous nomment et les mains dans vos messages privés. Effacez vous-même ceux de vos messages privés, et demandez les autres à la modération des serveurs. Les copies et journaux de qui héberge le bot gardent ce qu’ils ont jusqu’à ce qu’on les efface.
forget-export = Garder d’abord mes parties
forget-go-on = Continuer…

## La seconde page

forget-resigns = { $number ->
    [one] Vous abandonnez aussitôt votre partie avec { $names }.
   *[other] Vous abandonnez aussitôt { $number } parties, entre autres avec { $names }.
}
forget-sure = ## Effacer tout ce qui vous concerne ?
    C’est irréversible : personne ne peut vous rendre vos cotes, votre historique et votre nom, et je ne vous reconnaîtrai pas.
forget-yes = Oui, effacer tout sur moi
forget-no = Non, tout garder

## Ce qu’il en est advenu

forget-kept = Rien n’a été effacé.
forget-done = Tout ce qui vous concerne est effacé. { $resigned ->
    [0] Vous n’aviez pas de partie en cours.
    [one] Une partie a été abandonnée.
   *[other] { $resigned } parties ont été abandonnées.
} Si vous rejouez, vous repartez de zéro.
refused-not-your-data = Seule la personne elle-même peut en décider. `/piquet forget` vous le demande.
refused-being-updated = Le bot est en cours de mise à jour, et seule la nouvelle version sait tout ce qui est enregistré sur vous. Rien n’a été effacé. Réessayez plus tard.
