### La ligne de commande : aide, erreurs, et une partie en texte dans un terminal. Lignes de moins de 80 caractères.

## L’aide

cli-usage = python -m bot [-h] [--version] [COMMANDE …]
cli-about =
    Le piquet sur Discord : le grand jeu de cartes à deux, une décision à la fois.

    Sans commande, le bot démarre : sur Discord s’il y a un jeton dans
    l’environnement ou dans un fichier .env, sinon à l’essai dans le navigateur.
cli-examples =
    Exemples :
      python -m bot
      python -m bot replay partie.json
      python -m bot replay --json piquet.jsonl
      python -m bot replay --json old/*.json
      python -m bot view --seat 1 partie.json
      python -m bot duel --left greedy --right greedy --pairs 100
      python -m bot backup piquet-backup.sqlite3
cli-commands = commandes
cli-arguments = arguments attendus
cli-options = options possibles
cli-usage-is = usage :{" "}
cli-help-help = montrer cette aide et finir
cli-help-version = montrer la version et finir
cli-help-run = démarrer le bot ; comme sans commande
cli-about-run =
    Démarre le bot : sur Discord s’il y a un jeton dans l’environnement ou dans
    un fichier .env, sinon à l’essai dans le navigateur.
cli-help-check = vérifier ce qu’il faut au démarrage ; le bot peut tourner
cli-about-check =
    Vérifie ce qu’il faut au démarrage, et ne change rien ; le bot peut tourner
    pendant ce temps. Une ligne pour chaque chose : les réglages, la base, les
    droits sur ses dossiers, la forme du jeton, et si Discord est joignable. Sans
    jeton, elle dit que l’essai démarrerait.

    Le code de sortie est 0 si le bot démarrerait, 2 sinon.
cli-help-think = réfléchir pour les bots d’une base PostgreSQL, sur toute machine
cli-about-think =
    Réfléchit pour les bots de la base dans PIQUET_DATABASE, qui doit être sur un
    serveur PostgreSQL : pour la maison, les conseils et les analyses. Tourne sur
    toute machine, et sur plusieurs, sans jeton. Sa version doit être celle du
    bot. S’il s’arrête, les bots réfléchissent eux-mêmes.
cli-help-workers = combien de processus réfléchissent (un par processeur par défaut)
cli-help-replay = écrire des parties en texte : mains, paroles, levées et score
cli-about-replay =
    Rejoue chaque partie et l’écrit en texte : les mains données, ce qui s’est dit
    à la table, les levées, la feuille de marque, le résultat.

    Un fichier a une partie, ou une par ligne, comme un export de toutes.

    Si une partie ne peut se rejouer, une erreur nomme la donne et l’action en
    cause. Les autres sont écrites quand même, et le code de sortie est 2.
cli-help-json = écrire une ligne de JSON par partie ; une erreur compte donnes et actions depuis 0
cli-help-reading = { $versions } : la version du bot dont vient la partie, qui lisait certaines sources autrement
cli-earlier = { $file } : selon les règles telles que la version { $version } du bot les lisait, cette partie a un autre résultat. Si elle vient de cette version, ajoutez --reading { $version }.
cli-help-files = les parties à écrire ; - est l’entrée standard
cli-help-verify = vérifier que les cartes des parties découlent de leur secret
cli-about-verify =
    Refait chaque paquet de chaque partie à partir du secret, du numéro et des
    mots de coupe, et dit ce qui est prouvé. Les fichiers se lisent comme
    pour replay.

    Le code de sortie est 0 si tout est prouvé, 1 sans preuve, tant que le
    secret manque ou (--house) si un coup n’est pas prouvé, 2 si quelque chose
    ne va pas.
cli-help-packs = écrire aussi chaque paquet, la carte du dessus d’abord
cli-help-ask-house = redemander ses coups à la maison ; cela peut durer des minutes
cli-verify-none = Il n’y a pas de preuve de la version 2 dans cette partie : rien n’est affirmé et rien n’est prouvé.
cli-verify-open = Le secret n’est pas encore publié : rien n’est encore prouvé.
cli-verify-compare = Comparez l’empreinte et les clés à vos copies. Le défi lui-même ne montre que les 12 premiers chiffres de l’empreinte.
cli-verify-progress = { $done } décisions comparées sur { $all }…
cli-verify-no-house = Le fichier ne dit pas ce qui a été demandé à la maison : rien n’est prouvé là-dessus.
cli-verify-other = { $same } décisions de la maison sur { $all } sont les mêmes. Donne { $deal }, action { $action } : elle a fait « { $did } » et répond ici « { $chooses } », bien que la preuve ne nomme aucune autre version. De ce qui diffère, rien n’est prouvé.
cli-verify-version = { $same } décisions de la maison sur { $all } sont les mêmes. Donne { $deal }, action { $action } : elle a fait « { $did } », et cette version répond « { $chooses } ». Une autre version en a décidé : { $version }. De ce qui diffère, rien n’est prouvé.
cli-help-view = écrire une partie telle qu’un joueur, ou le public, peut la voir
cli-about-view =
    Écrit une partie en une ligne de JSON, sans tout ce que ce spectateur ne peut
    savoir. Une carte qu’il ne peut connaître s’écrit ??.
cli-help-seat = le spectateur : joueur 0, joueur 1, ou le public
cli-help-file = la partie ; - est l’entrée standard
cli-help-duel = mesurer deux joueurs artificiels l’un contre l’autre
cli-about-duel =
    Joue des paires de donnes, où chacun tient une fois les mêmes cartes. Écrit de
    combien de points le joueur de gauche mène celui de droite par paire, en
    moyenne et avec un intervalle de confiance à 95 pour cent, et les points moyens
    du premier et du dernier.
cli-help-level = un joueur artificiel : { $levels }
cli-help-pairs = combien de paires de donnes, deux ou plus
cli-help-seed = la graine des donnes (0 par défaut)
cli-help-rules = les règles (rubicon par défaut) : { $sets }
cli-help-parties = jouer des parties entières, et compter les points du règlement
cli-help-duel-json = écrire une ligne de JSON
cli-match =
    { $left } moins { $right } : { $gain } ± { $within } points du règlement
    par paire de parties ({ $pairs } paires).
cli-duel =
    { $left } moins { $right } : { $gain } ± { $within } points par paire ({ $pairs } paires).
    Moyenne par donne : premier { $elder }, dernier { $younger }.
cli-help-engine = jouer contre tout programme : lire une position, répondre un coup
cli-about-engine =
    Lit un objet JSON par ligne sur l’entrée standard, {"{"}"seat": 0, "record": {"{"}…{"}"}{"}"},
    la partie telle que la voit le joueur dont c’est le tour. Répond par une ligne :
    {"{"}"action": "0 play AS"{"}"}, ou {"{"}"error": {"{"}"why": "…"{"}"}{"}"} si la ligne ne vaut rien.
cli-help-engine-seed = la graine du hasard (0 par défaut)
cli-help-problems = faire des problèmes pour /piquet problem, ou vérifier ceux qu’il y a
cli-about-problems =
    Fait des positions où le meilleur choix du niveau maître dépasse tout autre de
    deux points au moins, et cela avec trois graines. Chacune est écrite dès
    qu’elle est trouvée : on peut donc interrompre la commande. Sans option, elle
    dit combien de problèmes il y a.
    Code de sortie de --check : 0 si tout problème est sain, 2 sinon.
cli-help-make = trouver N problèmes de plus dans des donnes jouées, autant par degré
cli-help-check-problems = revoir chaque problème : position, choix, et réponse du niveau maître
cli-help-grade = seulement les problèmes de ce degré : { $grades }
cli-help-problems-sample = ne faire réfléchir le maître qu’à N problèmes, choisis par la graine
cli-help-problems-file = le fichier des problèmes (par défaut celui du bot)
cli-problems-sum = { $number } problèmes : { $easy } faciles, { $medium } moyens, { $hard } difficiles.
cli-problems-made = { $done } sur { $all } (après { $deals } donnes) : { $grade }, { $topic }
cli-problems-checking = { $done } vérifiés sur { $all }…
cli-problems-checked = { $all } problèmes ; le niveau maître en a pesé { $judged } ; { $wrong } sont faux.
cli-problems-unreadable = { $file } ne se lit pas comme des problèmes ({ $why }).
cli-problems-flaw = Problème { $number } : { $flaw ->
    [number] son numéro n’est pas sa place dans le fichier
    [twice] la même position se trouve plus haut
    [unreadable] la position est illisible, ou n’est pas à cette place
    [topic] il demande autre chose que ce qu’il dit
    [illegal] un choix est contre les règles, ou y est deux fois
    [unclear] le meilleur choix n’a pas deux points d’avance avec chaque graine
    [answer] le niveau maître trouve maintenant une autre réponse
   *[other] les chiffres, le degré ou les raisons ont changé
}
cli-help-doctor = vérifier la base, et réparer ce qui peut l’être
cli-about-doctor =
    Vérifie la base ; le bot peut tourner pendant ce temps. Vérifie le fichier et
    ses tables, chaque partie en la rejouant, pendules et messages, la boîte
    d’envoi, résultats, réglages, cotes et classements. Un million de parties
    finies prend une heure.

    Écrit une ligne par problème, et jamais une carte. Une partie qui ne se rejoue
    pas est signalée et laissée telle quelle. Le code de sortie est 0 si tout va
    bien ou est réparé, 1 s’il reste un problème, 2 si la vérification a échoué.
cli-help-mend = réparer ce qui suit des actions, et reposter les messages perdus
cli-help-sample = ne rejouer que N parties finies, prises au hasard
cli-help-backup = copier la base dans un fichier ; le bot peut tourner
cli-about-backup =
    Copie la base, telle qu’elle est à un instant, dans un fichier que seul son
    propriétaire peut lire. Le bot peut tourner pendant ce temps. La copie est
    vérifiée avant que le fichier ait son nom : il est entier, ou il n’est pas.

    La copie a les mains des parties en cours : ne la donnez à personne.
cli-help-check-copy = examiner la copie comme le fait doctor, avant qu’elle ait son nom
cli-help-force = remplacer un fichier qui existe
cli-help-backup-file = le fichier où copier
cli-help-restore = remplacer la base par une copie
cli-about-restore =
    Remplace la base par une copie. Vérifie d’abord la copie, et rejoue chaque
    partie en cours. Le bot ne doit pas tourner. La base d’avant est gardée sous
    un autre nom, qui est écrit.
cli-help-restore-file = la copie, faite par backup
cli-help-copy = copier la base vers un serveur PostgreSQL, en retour, ou dans un fichier
cli-about-copy =
    Copie une base entière, FROM, dans une base vide, TO. Chacune est un fichier ou
    l’adresse d’un serveur PostgreSQL (postgresql://…). Le bot ne doit pas tourner.
    FROM est seulement lue. Si quelque chose échoue, TO est comme avant.

    Chaque ligne est comparée après la copie ; puis doctor examine TO.
    Le code de sortie est 0 si tout va bien, 1 si doctor trouve un problème
    dans TO, 2 si rien n’a été copié.

    Laissez le mot de passe hors de l’adresse : d’autres sur la machine peuvent le
    voir. Il peut être dans ~/.pgpass, ou dans l’environnement comme PGPASSWORD.
cli-help-copy-from = la base à copier : un fichier ou une adresse
cli-help-copy-to = où la copier : un nouveau fichier, ou l’adresse d’une base vide
cli-wrong = { $program } : { $message } (voir { $program } --help)

## Ce qui ne va pas avec un fichier

cli-file-missing = Ce fichier n’existe pas.
cli-file-folder = C’est un dossier, non un fichier.
cli-file-forbidden = Vous n’avez pas le droit de lire ce fichier.
cli-file-unreadable = Ce fichier est illisible.
cli-file-huge = Ce fichier est trop grand pour une partie : il dépasse { $megabytes } Mo.
cli-file-not-text = Ce n’est pas un fichier de piquet : ce n’est pas un texte en UTF-8.
cli-line = { $file }, ligne { $line }
cli-error-file = { $file } : { $why }
cli-error-deal = { $file }, donne { $deal } : { $why }
cli-error-action = { $file }, donne { $deal }, action { $action } (« { $text } ») : { $why }
cli-error-step = { $file }, donne { $deal }, action { $action } : { $why }
cli-error-end = { $file }, donne { $deal }, après { $action } actions : { $why }

## Les problèmes que trouve la vérification

doctor-empty = { $megabytes } Mo du fichier sont vides. De nouvelles lignes les rempliront. Pour les rendre au disque, arrêtez le bot et lancez VACUUM sur le fichier : la commande est dans HOSTING.md, « Deleting data ».
doctor-unclaimed = Rien n’est affirmé des donnes { $number ->
    [one] d’une partie finie : ses cartes n’ont pas été refaites.
   *[other] de { $number } parties finies : leurs cartes n’ont pas été refaites.
}
doctor-well = Tout va bien : { $parties ->
    [0] il n’y avait aucune partie à vérifier
    [one] une partie vérifiée
   *[other] { $parties } parties vérifiées
}.
doctor-sum = { $found ->
    [one] Un problème trouvé. { $left ->
        [0] Il est réparé.
       *[other] Il n’est pas réparé.
    }
   *[other] { $found } problèmes trouvés. { $left ->
        [0] Tous sont réparés.
        [one] Un n’est pas réparé.
       *[other] { $left } ne sont pas réparés.
    }
}
doctor-left = { $finding } Non réparé.
doctor-mended = { $finding } Réparé.
doctor-progress = { $done } parties vérifiées sur { $parties }…
doctor-sampled = Cet examen a porté sur { $checked } des { $parties } parties : celles en cours, et au plus { $sample } parties finies, prises au hasard.
doctor-unfinished = Rien d’autre n’a été vérifié.
doctor-damaged = Le fichier est endommagé : { $detail }. Restaurez une copie.
doctor-orphans = { $number ->
    [one] Une ligne de la table « { $detail } » renvoie
   *[other] { $number } lignes de la table « { $detail } » renvoient
} à des lignes qui n’existent pas.
doctor-schema = « { $detail } » manque, a changé, ou n’est pas de ce bot. Restaurez une copie, ou ôtez ce qui a été ajouté.
doctor-index = L’index « { $detail } » manque.
doctor-seats = Partie { $partie } : elle n’a pas deux joueurs différents.
doctor-setting = Ce réglage est illisible : { $detail }. La personne à qui il est peut choisir de nouveau.
doctor-challenge = Défi { $detail } : il ne va pas avec sa partie.
doctor-value = Cette valeur gardée est endommagée : { $detail }.
doctor-rules = Partie { $partie } : ce bot ne connaît pas ses règles.
doctor-undealt = Partie { $partie } : les cartes de la donne { $number } violent les règles.
doctor-unplayable = Partie { $partie } : la donne { $number } ne se rejoue pas à partir de la décision { $detail }.
doctor-lost = Partie { $partie } : la décision { $number } a été prise et manque. Elle n’est pas annulée, car d’autres ont pu la voir : restaurez une copie.
doctor-unended = Partie { $partie } : elle n’a pas de fin, mais ses résultats sont inscrits. Elle n’est pas rouverte : restaurez une copie.
doctor-other-challenge = Partie { $partie } : joueurs, serveur, règles ou cote ne sont pas ceux de son défi.
doctor-other-cards = Partie { $partie } : ses cartes et ses actions donnent d’autres scores que ceux gardés quand elle a été jouée.
doctor-proof = Partie { $partie } : ses cartes ne découlent pas de son secret ({ $number ->
    [0] le secret ou le tirage
   *[other] donne { $number }
}). Le secret, les mots de coupe, une carte ou une action a été changé.
doctor-promise = Défi { $detail } : son secret manque, n’est pas celui de son empreinte, ou aurait dû être effacé.
doctor-post = Partie { $partie } : sa table passe pour montrer des décisions qui n’ont pas été prises.
doctor-shared-dm = Le salon privé de la personne { $detail } est gardé pour une autre aussi, ou est un salon de serveur.
doctor-names = { $number ->
    [one] Un nom gardé diffère
   *[other] { $number } noms gardés diffèrent
} des dernières parties.
doctor-dealer = Partie { $partie } : le premier donneur gardé n’est pas celui de sa première donne.
doctor-house = Partie { $partie } : la place gardée de la maison est fausse.
doctor-engine = Partie { $partie } : ce qui a choisi la décision { $number } pour la maison n’est pas nommé comme un bot le nomme.
doctor-handless = Partie { $partie } : le joueur dont c’est le tour n’a pas de main dans ses messages privés.
doctor-tableless = Partie { $partie } : elle n’a pas de table.
doctor-contradiction = Partie { $partie } : le registre nomme d’autres joueurs ou une autre fin, ou diffère sur le classement de la partie ; les actions ne disent pas qui a raison.
doctor-stuck = Partie { $partie } : sa dernière donne est finie, mais il n’y a ni nouvelle donne ni résultat.
doctor-count = Partie { $partie } : { $number ->
    [one] une décision est gardée, mais son
   *[other] { $number } décisions sont gardées, mais leur
} compte diffère.
doctor-score = Partie { $partie } : le score gardé de la donne { $number } diffère de son jeu.
doctor-totals = Partie { $partie } : les totaux ne sont pas les sommes de ses donnes.
doctor-result = Partie { $partie } : le résultat gardé diffère de ses donnes.
doctor-orders = Partie { $partie } : les consignes gardées ne vont pas avec la donne.
doctor-turn = Partie { $partie } : le tour gardé n’est pas celui du jeu.
doctor-clock = Partie { $partie } : la pendule ne suit pas de la dernière décision.
doctor-mute = Partie { $partie } : le joueur dont c’est le tour n’a pas de message où jouer.
doctor-untold = Partie { $partie } : la table ne montre pas toutes les décisions.
doctor-notice = Partie { $partie } : l’avis { $number } à { $detail } ne peut jamais être remis.
doctor-ledger = Partie { $partie } : ses lignes au registre diffèrent de son jeu.
doctor-ratings = { $number ->
    [one] Les cotes d’un joueur diffèrent
   *[other] Les cotes de { $number } joueurs diffèrent
} de celles que donnent les parties classées.
doctor-leaderboards = { $number ->
    [one] Un joueur est
   *[other] { $number } joueurs sont
} à une mauvaise place dans les classements.
doctor-crowds = { $number ->
    [one] Un classement compte
   *[other] { $number } classements comptent
} mal ses joueurs.
doctor-far = Partie { $partie } : l’avis { $number } à { $detail } attend depuis bien trop longtemps.

## Une partie en texte

account-title = { $rules } : { $first } et { $second }
account-file = Partie : { $file }
account-empty = Aucune donne n’a commencé.
account-deal = Donne { $number } : { $dealer } donne, { $elder } est premier
account-deal-bid = Donne { $number } : { $dealer } donne
account-talon = Talon
account-out = écarte { $cards }
account-in = prend  { $cards }
account-turn = La donne n’est pas finie : à { $name } de jouer.
account-goes-on = La partie n’est pas finie.

## Les copies de la base

keeping-copying = { $percent } % copiés
keeping-backed-up = { $file } est une copie entière de la base ({ $megabytes } Mo), et vérifiée. Elle a des mains : ne la donnez à personne.
keeping-restored = { $file } est restauré : { $parties ->
    [one] une partie
   *[other] { $parties } parties
} en cours, chacune vérifiée en la rejouant. Vous pouvez démarrer le bot.
keeping-aside = La base d’avant est gardée comme { $file }.
keeping-none = Il n’y a pas de base { $file }.
think-no-server = La base est un fichier ({ $file }), et seul son bot peut réfléchir pour elle. Pour cette commande, PIQUET_DATABASE doit être l’adresse d’une base PostgreSQL.
keeping-server = La base est sur un serveur PostgreSQL ({ $address }), et cette commande est pour un fichier. Sauvegardez-la par pg_dump --format=custom, et rétablissez cette copie par pg_restore.
keeping-exists = { $file } existe déjà. Nommez un autre fichier, ou prenez --force. La base même n’est jamais remplacée ainsi.
keeping-no-file = { $file } n’est pas un fichier. Nommez un fichier.
keeping-in-use = Un bot tourne sur la base { $file }. Arrêtez-le d’abord.
keeping-damaged = { $file } est endommagé ({ $reason }). Rien n’a changé.
keeping-unchecked = { $file } n’a pas pu être vérifié jusqu’au bout ({ $reason }). Rien n’a changé. Examinez la base par doctor.
keeping-unplayable = Cette copie a des parties qui ne se rejouent pas ({ $parties }). Rien n’a changé.
keeping-os = { $file } : { $reason }. Rien n’a changé.

## A database that is copied to another place

copy-done = { $target } est une copie de { $source } : { $rows } lignes dans { $tables } tables, toutes comparées. Mettez-la dans PIQUET_DATABASE avant de démarrer le bot, et ne faites jamais tourner un bot sur les deux.
copy-occupied = { $address } n’est pas vide. Nommez une base vide ou un nouveau fichier. Rien n’a été copié.
copy-schema = { $address } a d’autres tables ou colonnes que ce bot : { $detail }. Passez-y doctor. Rien n’a été copié.
copy-nul = Un texte dans { $detail } a un caractère (NUL) que { $address } ne peut contenir. Ôtez-le là. Rien n’a été copié.
copy-differs = Ces tables ne sont pas arrivées dans { $address } telles qu’elles étaient : { $detail }. Rien n’a été copié. Signalez-le.

## What a start needs, a line each

check-well = ok    { $name } : { $told }
check-wrong = FAUX  { $name } : { $told }
check-settings = réglages
check-database = base
check-folders = dossiers
check-token = jeton
check-discord = Discord
check-rest = le reste
check-not-done = non vérifié, parce qu’un réglage est faux.
check-settings-file = lus dans { $file } et dans l’environnement.
check-settings-environment = lus dans l’environnement. Il n’y a pas de { $file }.
check-database-new = { $address } n’existe pas ou est vide. Le premier démarrage la crée.
check-database-usable = { $address } est utilisable.
check-database-older = { $address } vient d’une version plus ancienne. Le prochain démarrage fera { $steps ->
    [one] un changement
   *[other] { $steps } changements
} à ses tables.
check-folders-none = le bot n’en a pas besoin, car la base est sur un serveur.
check-folders-open = le bot peut écrire dans { $folders }.
check-folders-closed = le bot ne peut pas écrire dans { $folder }. Donnez ce dossier à l’utilisateur du bot.
check-token-none = il n’y a pas de DISCORD_TOKEN, l’essai démarrerait donc.
check-token-usable = il a la forme d’un jeton, pour l’application { $application }.
check-discord-there = { $address } répond.
check-discord-away = { $address } ne peut être joint ({ $reason }). Vérifiez le réseau.
check-discord-not-asked = non interrogé, car l’essai n’a pas besoin du réseau.
