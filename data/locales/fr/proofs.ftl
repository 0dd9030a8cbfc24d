### Vérifier les donnes, et vérifier la Maison. See en/checks.ftl for what each text is.

## Les boutons

check-deals = Vérifier les donnes
check-house = Vérifier la Maison

## Vérifier les donnes

check-title = ### Les donnes de la partie #{ $number }
check-none = Je n’affirme rien de ces donnes. Cette partie ou son défi a commencé avec une version antérieure du bot, ou était en cours quand la base a été rétablie depuis une sauvegarde. Si une empreinte a été publiée pour elle, cela ne prouve rien ici.
check-day-open = C’est une donne du jour. Son secret est publié quand le jour est passé, parce que d’autres peuvent encore jouer les mêmes cartes. Redemandez alors.
check-commitment = **Empreinte :** `{ $commitment }`
check-posted = Elle a été publiée [avec le défi]({ $link }), avant que personne n’ait donné de mots, et de nouveau à l’ouverture.
check-posted-opening = Elle est là où la partie s’est ouverte, et sur son défi si elle en a eu un.
check-number = **Numéro de la partie dans l’empreinte :** `{ $number }`
check-words = **Mots de coupe de { $name } :** { $words }
check-words-none = aucun
check-words-hidden = cachés, seule leur clé est connue (voir le fichier)
check-key = Clé de ces mots : `{ $key }`
check-day-number = **Numéro du serveur :** `{ $number }`, **jour { $day }, donne { $deal }**
check-day-words = **Clés des mots que des gens du serveur ont donnés :** { $keys }
check-day-posted = C’est le secret du jour d’avant, publié à la fin de ce jour ; pour le premier jour d’une chaîne, son ancre.
check-secret = **Secret :** `{ $secret }`
check-claim-secret-first = Cela montre seulement que les cartes découlaient d’un secret fixé avant la première carte.
check-claim-words-last = Vous avez donné vos mots quand tout le reste était fixé : si personne ne pouvait les deviner, personne n’a choisi ces cartes.
check-claim-words-first = Vos mots étaient connus avant que { $other } n’accepte. Sans { $other }, qui héberge le bot ne pouvait pas choisir les cartes ; avec { $other }, si.
check-claim-of-day = Dès que l’ancre ou l’empreinte de ce jour a été publiée, seuls des mots pouvaient encore changer ces paquets, et ils n’étaient acceptés qu’avant le premier jour. À moins que les mots de quelqu’un n’aient alors été inconnus de l’hôte, l’hôte a pu choisir les paquets ; et il pouvait connaître tous les jours à venir.
check-forward = La prochaine fois, transférez-vous le défi : un message transféré ne peut plus être modifié.
check-copy = La prochaine fois, copiez l’empreinte avant de donner vos mots : personne d’autre ne peut modifier votre copie.
check-details = Détails…
check-more = `/piquet rules` en dit plus à la page « Des donnes que chacun peut vérifier », et tous les octets deux pages plus loin.
check-yourself = **Vérifiez vous-même :** avec `{ $record }` et `{ $program }` dans un dossier, `python3 { $program } { $record }` écrit les cartes de chaque donne, celle du dessus d’abord. Ne vous fiez ni à moi ni au programme : écrivez le vôtre.
check-no-files = **Vérifiez vous-même :** je ne peux pas joindre de fichiers ici. Exportez la partie depuis sa relecture, dans un autre salon ou en messages privés avec moi, et gardez ce programme sous le nom `{ $program }` : `python3 { $program } { $record }` écrit les cartes de chaque donne.

## Vérifier la Maison

check-house-title = ### La Maison dans la partie #{ $number }
check-house-thinking = Je redemande à la Maison ce qui lui a été demandé, avec sa seule main : { $done } décisions comparées sur { $all }…
check-house-left = { $done } décisions comparées sur { $all }. Cela prend plus de temps que Discord ne m’en laisse pour changer ma réponse : continuez quand vous voudrez.
check-house-on = Continuer
check-house-deals = Ses donnes ne concordent pas avec leur preuve : il n’y a rien à demander à la Maison. *Vérifier les donnes* dit ce qui ne concorde pas.
check-house-same = { $decisions ->
    [0] **La Maison n’avait rien à décider.**
    [one] **La seule décision de la Maison découle de sa main et de ce qui a été dit et montré.**
   *[other] **Les { $decisions } décisions de la Maison découlent de sa main et de ce qui a été dit et montré.**
}
check-house-thumb = { $number ->
    [one] { $number } décision sur { $all } vient
   *[other] { $number } décisions sur { $all } viennent
} de la règle simple, car le programme n’a pas répondu. Qu’il n’a pas répondu, seul le bot le dit.
check-house-proves = Ce que cela montre : ces décisions découlent du niveau de la Maison, de ce qu’elle pouvait voir (sa main, ce qui a été dit et montré), du score, et d’un hasard qui découle du secret. Rien d’autre ne les a changées. Ce que *Vérifier les donnes* dit du secret vaut aussi pour ce hasard. Les cartes forcées ne sont pas comptées.
check-house-other = { $same } décisions sur { $all } sont les mêmes. La première qui diffère : donne { $deal }, action { $decision }. { $when }, le choix de la Maison : { $what }. Interrogée de nouveau, elle répond ici autrement, bien que la preuve ne nomme aucune autre version. La raison ne se voit pas : un programme modifié, une machine défaillante ou un choix fait par quelqu’un donnent la même chose. De ce qui diffère, rien n’est prouvé.
check-house-version = { $same } décisions sur { $all } sont les mêmes. La première qui diffère : donne { $deal }, action { $decision }. { $when }, le choix de la Maison : { $what }. Une autre version de son programme en a décidé : `{ $version }`. Rien n’en est prouvé, ni pour ni contre. Un bot de cette version peut le vérifier avec `python -m bot verify --house`.
check-house-unaccounted = **Une décision ne concorde pas.** { $deal ->
    [0] La preuve nomme une décision que la Maison n’a pas prise.
   *[other] Donne { $deal }, action { $decision } : la Maison avait le choix, mais la preuve ne nomme aucun programme qui l’ait fait.
} Demandez à qui héberge le bot ce qui s’est passé.
