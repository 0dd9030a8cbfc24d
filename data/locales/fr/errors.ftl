### Les erreurs : pourquoi une chose n’a pu se faire, et que faire. Chaque texte a une à trois phrases.

## Les erreurs d’une commande ou d’un bouton

error-old-control = Ce bouton est trop ancien, je ne le reconnais plus. `/piquet games` montre vos parties.
error-not-allowed = Seules les personnes qui gèrent ce serveur peuvent faire cela. Demandez à l’une d’elles.
error-no-such-command = Je ne connais pas cette commande ou cette option. Choisissez-les dans la liste de Discord ; un adversaire doit être sur ce serveur.
error-storage = Je ne peux rien enregistrer en ce moment : rien n’a changé. Réessayez plus tard ; qui héberge le bot trouve la raison dans le journal.
error-damaged = Les données enregistrées sont endommagées : rien n’a changé. Qui héberge le bot trouve l’endroit dans le journal. Vos autres parties continuent.
error-unexpected = Une erreur s’est produite ; elle est notée dans le journal. Rien de ce que vous avez confirmé n’est perdu : `/piquet hand` montre où vous en êtes.

## Les demandes que le bot refuse

refused-no-such-partie = Je n’ai plus cette partie. `/piquet games` montre les vôtres.
refused-no-such-challenge = Je n’ai plus ce défi. `/piquet challenge` en lance un nouveau.
refused-not-seated = Vous ne jouez pas à cette table. `/piquet table` montre ce qui est public, et `/piquet challenge` commence une partie à vous.
refused-partie-ended = Cette partie est finie. `/piquet games` montre vos parties en cours.
refused-partie-in-play = Cette partie est encore en cours. La relecture et la revanche viennent quand elle est finie.
refused-one-question = Je réfléchis encore à votre dernière question. La réponse viendra là où vous l’avez posée ; ensuite vous pourrez en poser une autre.
refused-no-advice = { $why ->
    [turn] Ce n’est pas à vous de jouer. Redemandez à votre tour.
    [people] Cette partie est classée : vous jouez tous deux sans aide. Vous pourrez analyser chaque donne quand elle sera finie.
    [later] Dans une partie classée contre la maison, je ne conseille que pendant la première donne. Vous pourrez analyser celle-ci quand elle sera finie.
   *[other] Je ne conseille que dans les parties amicales, et dans la première donne d’une partie classée contre la maison. Dans les autres parties classées, vous jouez sans aide.
}
refused-no-advice-today = À la donne du jour, tout le monde a les mêmes cartes : je ne conseille personne. Vous pourrez analyser la vôtre quand elle sera finie.
refused-advice-off = Ce serveur ne permet pas les conseils pendant une donne. Vous pourrez analyser la donne quand elle sera finie.
refused-no-such-deal = Il n’y a pas de telle donne dans cette partie.
refused-deal-in-play = Cette donne est encore en cours. Vous pourrez l’analyser quand elle sera finie.
refused-no-files-here = Je n’ai pas le droit de joindre des fichiers ici. Demandez le fichier dans un autre salon, ou cliquez sur *Revoir* dans le message privé que je vous ai envoyé.
refused-not-here = Vous ne pouvez partager cela que sur le serveur de la partie, dans un salon où vous pouvez écrire.
refused-not-your-choice = { $made ->
    [yes] Il est déjà décidé qui donne d’abord. `/piquet hand` montre vos cartes.
   *[no] Votre adversaire a gagné le tirage : le choix de qui donne d’abord lui revient.
}
refused-opponent-left = L’adversaire de cette partie est parti. `/piquet challenge` vous en trouve un autre.
refused-no-such-problem = Ce problème n’existe plus. `/piquet problem` montre celui du jour.
refused-no-such-opponent = Je ne trouve pas cette personne ici. Choisissez quelqu’un qui est sur ce serveur.
refused-not-on-a-server = Cela concerne un serveur : tapez la commande là-bas, dans un salon. `/piquet challenge`, `/piquet hand` et tout ce qui est à vous marchent ici aussi.
refused-nobody-here = Ici, vous seul me lisez. Nommez un adversaire que je connais, jouez contre la maison (`level`), ou tapez la commande là où il y a du monde : sur un serveur, dans un groupe, ou dans votre conversation avec quelqu’un.
refused-stranger-to-me = Je n’écris pas à qui n’a jamais joué avec moi. Défiez cette personne sur un serveur, ou dans votre propre conversation avec elle : là, c’est votre défi, et elle le voit aussitôt.
refused-dms-closed = ⚠️ Cette partie se joue en messages privés, et je ne peux pas vous en envoyer. [Ajoutez-moi à votre compte]({ $link }), ou acceptez les messages privés des membres d’un serveur que nous avons en commun (ses *Paramètres de confidentialité*). Puis réessayez.
refused-dms-later = Discord ne me laisse pas vous écrire en ce moment, et cette partie se joue en messages privés. Réessayez dans une minute.
refused-their-dms-closed = ⚠️ Je ne peux pas envoyer de messages privés à { $other }. Lancez le défi sur un serveur, ou dans votre propre conversation ; ou demandez que les messages privés d’un serveur commun soient acceptés, ou que l’on m’ajoute au compte.
refused-against-yourself = On ne joue pas contre soi-même. Défiez quelqu’un d’autre, ou n’indiquez pas d’adversaire : qui veut pourra accepter.
refused-seat-waits = C’est votre propre défi. Vous avez votre place ; l’autre attend { $anyone ->
    [yes] quelqu’un
   *[no] la personne que vous avez défiée
}. *Retirer* reprend le défi.
refused-against-a-bot = Les autres bots ne jouent pas au piquet. Défiez une personne, ou n’indiquez pas d’adversaire : qui veut pourra accepter.
refused-no-record-of-bots = Les autres bots ne jouent pas au piquet, ils n’ont donc pas de profil. Nommez une personne, ou moi. `/piquet profile` sans nom montre le vôtre.
refused-not-yours-to-write = Vous ne pouvez pas écrire dans ce salon : je n’y partage rien pour vous. Réessayez dans un salon où vous pouvez écrire.
refused-too-short-to-rate = Une partie de moins de six donnes est trop courte pour être classée. Laissez `rated` de côté pour une partie amicale, ou `deals` pour une partie entière.
refused-no-such-zone = Je ne connais pas ce fuseau horaire. Tapez une ville ou un pays à `zone`, et choisissez dans la liste.
refused-not-for-you = Ce défi est pour quelqu’un d’autre. `/piquet challenge` en lance un à vous.
refused-other-words = { $other } a changé de mots après l’ouverture de votre formulaire : rien n’est accepté. Cliquez de nouveau sur *Couper* : le formulaire montre la nouvelle clé.
refused-no-words = Un texte qui commence par `key:` ou `sha256:` et continue par des chiffres ne peut pas servir de mots : ce pourraient être des mots que vous ne connaissez pas. Rien n’a changé. Écrivez-en d’autres.
refused-nothing-to-cut = Ce défi vient d’une version antérieure du bot, ou d’une sauvegarde. Ses donnes ne peuvent pas être vérifiées : il ne prend pas de mots. Acceptez-le sans, ou lancez un nouveau défi.
refused-not-a-member = Vous n’êtes plus sur le serveur de cette partie : rien n’y est posté pour vous.
refused-own-partie = Vous jouez dans cette partie : une autre personne de la modération doit l’arrêter. `/piquet resign` finit une partie à vous.
refused-not-a-moderator = Seules les personnes qui gèrent les messages ou les fils de ce salon peuvent faire cela. `/piquet resign` finit une partie à vous.
refused-level-of-the-house = Seule la maison a un niveau. Pour jouer contre elle, n’indiquez pas d’adversaire ; pour jouer contre une personne, n’indiquez pas de niveau.
refused-no-clock-with-the-house = Une partie contre la maison n’a pas de pendule : elle répond aussitôt, et vous avez tout votre temps. N’indiquez pas de cadence.
refused-out-of-the-server = Je ne suis plus sur ce serveur, aucune partie ne peut donc y commencer. `/piquet challenge` sur un autre serveur en commence une.
refused-many-with-the-house = Vous avez déjà { $number } parties en cours contre la maison. Finissez-en une, ou abandonnez-la : `/piquet games` les montre.
refused-many-challenges = Vous avez { $number ->
    [one] un défi ouvert
   *[other] { $number } défis ouverts
} { $place ->
    [private] en messages privés, et vous ne pouvez en avoir plus. Attendez une réponse, ou retirez-en un.
   *[other] sur ce serveur, qui n’en admet pas plus. Attendez une réponse, ou retirez-en un.
}
refused-many-to-one = Vous avez déjà { $number ->
    [one] un défi ouvert
   *[other] { $number } défis ouverts
} envers cette personne. Attendez une réponse, ou { $number ->
    [one] retirez-le
   *[other] retirez-en un
} d’abord.
refused-many-parties = Vous avez { $number } { $number ->
    [one] partie
   *[other] parties
} en cours { $place ->
    [private] en messages privés, et vous ne pouvez en avoir plus. Finissez-en une, ou abandonnez-la : `/piquet games` les montre.
   *[other] sur ce serveur, qui n’en admet pas plus. Finissez-en une, ou abandonnez-la : `/piquet games` les montre.
}
refused-many-tables = { $place ->
    [private] En une minute, vous avez commencé { $number } { $number ->
        [one] partie
       *[other] parties
    } en messages privés, et vous ne pouvez en commencer plus pour l’instant. Réessayez dans une minute.
   *[other] En une minute, { $number } { $number ->
        [one] table s’est ouverte
       *[other] tables se sont ouvertes
    } sur ce serveur, qui n’en admet pas plus. Réessayez dans une minute.
}
refused-unavailable = Aucune partie entre vous et cette personne ne peut commencer en ce moment. Défiez quelqu’un d’autre, ou n’indiquez pas d’adversaire : qui veut pourra accepter.
refused-limit-out-of-bounds = `{ $option }` doit être un nombre de 1 à { $most }.
refused-not-yours = Seule la personne qui a lancé ce défi peut le faire. `/piquet challenge` en lance un à vous.
refused-challenge-closed = { $state ->
    [accepted] Ce défi a déjà été accepté.
    [declined] Ce défi a été refusé.
    [withdrawn] Ce défi a été retiré.
    [expired] Ce défi a expiré.
   *[other] Ce défi est fermé.
} `/piquet challenge` en lance un nouveau.
refused-not-yet = L’adversaire a encore du temps. `/piquet hand` montre combien.
refused-end-not-open = La proposition de finir cette partie n’est plus valable. `/piquet hand` montre votre main telle qu’elle est.
refused-not-yours-to-claim = C’est à vous de jouer. Seul l’adversaire peut réclamer la partie ou vous donner du temps.
refused-already-away = Vous êtes déjà en vacances, jusqu’au { $until }. Jouez un coup pour y mettre fin, ou cliquez sur le bouton de `/piquet vacation`.
refused-no-vacation-left = { $left ->
    [0] Il ne vous reste aucun jour de vacances cette année.
    [one] Il vous reste un jour de vacances cette année. N’en prenez pas plus.
   *[other] Il vous reste { $left } jours de vacances cette année. N’en prenez pas plus.
}
refused-not-away = Vous n’êtes pas en vacances.
refused-stale = La donne a avancé depuis. `/piquet hand` montre votre main telle qu’elle est.

## Un bouton d’avant le dernier coup

stale-since = **Ce bouton date un peu : la donne a avancé.** Voici votre main telle qu’elle est.
stale-deal-over = **Ce bouton date un peu : la donne a avancé.** Elle est finie, et votre main de la suivante est plus bas.
stale-news = **Ce bouton date un peu. Depuis :**

## Les erreurs au démarrage du bot

# La donne du jour
refused-no-such-day = Ce jour n’existe pas. `/piquet daily` montre les donnes d’aujourd’hui.
refused-left-the-server = Vous n’êtes plus sur ce serveur : vous ne pouvez plus voir ses donnes du jour. `/piquet daily` montre les donnes d’aujourd’hui.
refused-day-yet-to-begin = La première donne du jour commence ici <t:{ $time }:R>. Jusque-là, chacun peut ajouter ses mots au mélange.
refused-day-over = Ce jour est passé. `/piquet daily` montre les donnes d’aujourd’hui.
refused-day-still-open = Vous avez abandonné cette donne, et d’autres peuvent encore la jouer. Ses cartes seront montrées à la fin du jour, <t:{ $time }:R>.
refused-day-played = Vous avez joué les deux donnes d’aujourd’hui. Les prochaines arrivent <t:{ $time }:R>.
refused-day-forgotten = Vous aviez commencé les donnes d’aujourd’hui avant que je vous oublie, et il n’y a qu’un essai. Les prochaines arrivent <t:{ $time }:R>.
refused-day-unfinished = Ce sera possible quand vous aurez fini : `/piquet daily` mène à vos donnes. Si c’est fait, la maison calcule encore le par ; réessayez dans une minute.
refused-may-not-write = Je n’ai pas le droit d’écrire dans ce salon. Donnez-moi le droit de le voir, d’en lire l’historique et d’y écrire, puis choisissez-le de nouveau.
refused-day-has-begun = Trop tard pour des mots : la première donne du jour a commencé, et toutes les cartes sont fixées.
refused-empty-words = Ces mots sont vides. Écrivez quelques lettres ou chiffres.
refused-words-are-enough = { $most } personnes ont déjà donné des mots ; le mélange n’en demande pas plus.
