### Vérifier les donnes. See en/proofs.ftl for what each text is.

## Les boutons

check-deals = Vérifier les donnes
check-house-gone = *Vérifier la maison* n’est plus un bouton. Exportez la partie avec `/piquet export`, puis vérifiez le fichier avec `python -m bot verify --house`.

## Fair deals

fair-open = Donnes vérifiables
fair-footer = -# Empreinte du mélange : { $digits }
fair-title = ### Donnes vérifiables
fair-promise = Chaque mélange découle d’un secret que j’ai fixé avant que quiconque ne donne des mots ou ne voie une carte. Après la partie, *Vérifier les donnes* montre s’il correspond à cette empreinte :
fair-fingerprint = `{ $fingerprint }`
fair-proves = **Ce que cela vous prouve :**
fair-other = l’autre joueur
fair-with-words = { $first ->
    [yes] Avec des mots que personne ne peut deviner, l’hôte ne peut pas choisir vos cartes sans { $other }.
   *[no] Avec des mots que personne ne peut deviner, personne ne peut choisir vos cartes.
} Sans mots, cela montre seulement que les donnes étaient fixées avant la première carte.
fair-cut = { $purpose ->
    [open] **Couper** mêle vos mots au mélange.
    [deal] **Couper** mêle vos mots au mélange, et distribue.
   *[other] **Couper** accepte aussi, et mêle vos mots au mélange.
}
fair-keep = **Gardez-la :** copiez toute l’empreinte dans une note à vous.{ $forwards ->
    [yes] {" "}Puis transférez le message qui porte ses 12 premiers chiffres : un transfert ne peut pas être modifié.
   *[no] {""}
}
    -# Seule l’empreinte entière engage l’hôte. D’autres secrets peuvent avoir les mêmes 12 premiers chiffres.
fair-day-promise = Toutes les donnes du jour découlent d’une chaîne de secrets fixée avant son premier jour. Le secret de ce jour est publié quand le jour se termine, et doit correspondre à cette empreinte :
fair-day-secret = **Le jour est passé. Son secret :** `{ $secret }`. *Vérifier*, à la page de ce jour, refait les donnes.
fair-day-keys = **Des mots ont été donnés.** Leurs clés : { $keys }
fair-day-proves = { $words ->
    [0] Si personne d’autre que l’hôte ne donne de mots, l’hôte a pu choisir les donnes.
   *[other] Si l’hôte ne connaissait pas les mots de tous, personne n’a choisi les donnes.
} Une fois cette empreinte publique, seuls des mots pouvaient les changer, et ils ne sont acceptés qu’avant le premier jour. Cela ne prouve pas que l’hôte ne pouvait pas voir les cartes.
fair-day-late = Le jour { $number } a commencé avant la publication de son empreinte : cela ne prouve rien pour les jours d’avant.
fair-day-give = **Donnez des mots à vous** avant le { $when }. Ainsi l’hôte ne peut pas choisir les donnes.

## Vérifier les donnes

check-title = ### Les donnes de la partie #{ $number }
check-none = Ces donnes ne peuvent pas être vérifiées. Cette partie ou son défi a commencé avec une version antérieure du bot, ou était en cours quand la base a été rétablie depuis une sauvegarde. Une empreinte publiée pour elle ne prouve rien.
check-day-open = C’est une donne du jour. Son secret est publié quand le jour est passé, car d’autres peuvent encore jouer ces cartes.
check-commitment = **Empreinte :** `{ $commitment }`
check-posted = Comparez-la à votre copie. [Le défi]({ $link }) en porte au moins les 12 premiers chiffres.
check-posted-opening = Comparez-la à votre copie.
check-number = **Numéro de la partie dans l’empreinte :** `{ $number }`
check-words = **Mots de { $name } :** { $words }
check-words-none = aucun
check-words-hidden = cachés (leur clé est dans le fichier)
check-key = Leur clé : `{ $key }`
check-day-number = **Numéro du serveur :** `{ $number }`, **jour { $day }, donne { $deal }**
check-day-words = **Clés des mots :** { $keys }
check-day-posted = Cette empreinte est le secret du jour d’avant.
check-secret = **Secret :** `{ $secret }`
check-claim-secret-first = Sans mots de vous, cela montre seulement que les donnes étaient fixées avant la première carte.
check-claim-words-last = Vous avez donné vos mots quand tout le reste était fixé. Si personne ne pouvait les deviner, personne n’a choisi ces cartes.
check-claim-words-first = Vos mots étaient fixés avant que { $other } n’accepte. L’hôte n’a pas pu choisir ces cartes sans { $other }.
check-keep = La prochaine fois, gardez l’empreinte avant de donner vos mots. Transférez-vous le défi : un transfert ne peut pas être modifié.
check-keep-day = Gardez l’empreinte d’un jour à venir : *Donnes vérifiables* sous son message.
check-claim-of-day = Une fois l’empreinte publique, ces donnes ne pouvaient plus changer. Si personne d’autre que l’hôte n’a donné de mots, l’hôte a pu les choisir.
check-details = Détails…
check-more = Plus de détails dans `/piquet rules`, aux pages sur la vérification.
check-yourself = **Vérifiez vous-même :** avec `{ $record }` et `{ $program }` dans un dossier, `python3 { $program } { $record }` écrit les cartes de chaque donne, celle du dessus d’abord. Ne vous fiez ni à moi ni au programme : écrivez le vôtre.
check-no-files = **Vérifiez vous-même :** je ne peux pas joindre de fichiers ici. Exportez la partie depuis sa relecture, dans un autre salon ou en messages privés avec moi, et gardez ce programme sous le nom `{ $program }` : `python3 { $program } { $record }` écrit les cartes de chaque donne.
