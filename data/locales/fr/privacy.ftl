### Ce qui est à soi : /piquet forget, et python -m bot forget.

command-forget = Faire effacer tout ce que je garde sur vous ; je dis d’abord ce que c’est

forgotten-name = Quelqu’un qui est parti

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
forget-what = **Ce qui est effacé :** vos réglages et votre langue, vos noms, vos cotes et vos places aux classements, vos vacances, vos leçons et vos réponses aux problèmes, qui vous avez bloqué, et ce qui devait encore vous être envoyé.
forget-ends = **Ce qui finit :** chacune de vos parties en cours est abandonnée, et l’adversaire la gagne. Vos défis ouverts sont fermés.
forget-stays = **Ce qui reste :** vos parties finies et vos défis fermés, sans vous. Les parties contre des personnes sont aussi à vos adversaires ; celles contre la Maison restent, même amicales, parce que ses résultats et ses cotes en découlent. Les cartes, le résultat et la date sont gardés, mais « { $name } » y joue à votre place, et aucun identifiant ne ramène à vous. Les personnes qui vous ont bloqué restent protégées si vous revenez.
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

## En ligne de commande

cli-help-forget = effacer les données d’une personne
cli-about-forget =
    Efface une personne de la base ; le bot peut tourner pendant ce temps. Dit ce
    qui est gardé d’elle, puis demande deux fois. Ses parties en cours sont
    abandonnées. Ses parties finies, contre des personnes ou la Maison, restent
    celles de quelqu’un qui n’a ni nom ni identifiant : ses adversaires les
    gardent, et des résultats et des cotes en découlent.

    Chacun peut faire de même pour soi avec /piquet forget.

    Les copies, ce que « restore » a mis de côté, le journal et les messages sur
    Discord nomment encore la personne : effacez ce qui ne vous sert plus.
cli-help-person = l’identifiant de la personne (Discord : Copier l’identifiant)
cli-help-yes = ne rien demander
forget-cli-stored = { $file } a ceci sur { $user } : { $finished } parties finies, { $playing } en cours, { $challenges } défis ouverts, { $blocks } blocages, { $rows } lignes en tout.
forget-cli-unknown = { $file } n’a rien sur { $user }. Rien n’a changé.
forget-cli-ask = Abandonner ses parties en cours et effacer tout ce qui la concerne ? [o/n]
forget-cli-yes = o
forget-cli-again = C’est irréversible. Tapez encore une fois l’identifiant :
forget-cli-kept = Rien n’a changé.
forget-cli-no-answer = Il n’y a personne à qui demander. Prenez --yes. Rien n’a changé.
forget-cli-done = Tout ce qui concerne { $user } est effacé : { $resigned } parties abandonnées, { $closed } défis fermés. Les copies, les bases plus anciennes que « restore » a mises de côté, le journal et les messages sur Discord nomment encore cette personne.
forget-cli-log = Un autre programme lit la base, par exemple Litestream : tant que lui et le bot n’ont pas pris fin, { $file } peut encore contenir ce qui a été effacé.
