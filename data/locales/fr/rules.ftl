### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Le jeu en courtes pages : /piquet rules. Un corps a 720 caractères au plus.

## Descriptions des commandes et de leurs options

command-rules = Apprendre le jeu en courtes pages

## Les pages des règles

rules-choose = Pages
rules-next = Page suivante
rules-back = Page précédente

## Les règles, telles qu’un défi les montre : un nom de 40 caractères au plus, une ligne de 90

ruleset-rubicon-name = Piquet Rubicon
ruleset-rubicon-line = Le classique, selon Cavendish, et le meilleur pour commencer.
ruleset-club-name = Piquet Club
ruleset-club-line = Le Rubicon, aux annonces plus complètes : « tierce à la dame », « trois rois ».
ruleset-au-cent-name = Piquet au Cent
ruleset-au-cent-line = L’ancien jeu du Portland Club : on dit tout ; le dernier peut garder ses douze cartes.
ruleset-french-1896-name = Piquet français de 1896
ruleset-french-1896-line = Selon Boussac : trois annonces d’emblée, puis ce qui est mieux ; un point veut 30.
ruleset-carte-rouge-name = Carte rouge
ruleset-carte-rouge-line = 20 quand les douze cartes comptent ; et les 10 des cartes peuvent amener un pic.
ruleset-hundred-name = Cent de piquet
ruleset-hundred-line = L’ancienne partie : cinq jeux en 100 au plus ; perdre sous 50 coûte un jeu double.
ruleset-counterpique-name = Contrepic
ruleset-counterpique-line = De David Parlett : on enchérit pour être premier et l’on promet des levées ; un robre.

## Les leçons, dans l’ordre où elles se lisent

rules-page-minute-title = Le jeu en une minute
rules-page-minute-body =
    Deux joueurs, 32 cartes, pas d’atout. Vos cartes comptent deux fois : pour vos **combinaisons**, puis pour les **levées**.

    Une **partie** a six donnes, et l’on donne à tour de rôle. Le donneur est le **dernier**, l’autre le **premier** (premier en cartes).

    Le plus haut total gagne. S’il faut perdre, atteignez **100** : finir dessous, c’est le _rubicon_, et cela coûte bien plus.

    -# Le Piquet Rubicon selon Henry Jones, « Cavendish ».
rules-page-minute-deal-title = Une donne en une minute
rules-page-minute-deal-body =
    1. **La donne.** Douze cartes à chacun ; huit restent cachées, le _talon_.
    2. **L’écart.** Le premier change jusqu’à cinq cartes, puis le dernier jusqu’à ce qui reste, le plus souvent trois.
    3. **Les annonces.** Le premier d’abord. Qui a le meilleur _point_ (la plus longue couleur), la meilleure _séquence_ (cartes d’une couleur qui se suivent), le meilleur _brelan_ ou _quatorze_ (trois ou quatre cartes d’un rang) ? Seul le meilleur marque.
    4. **Le jeu.** Le premier entame. 1 pour chaque entame et chaque entame adverse prise, 10 pour le plus des douze levées, 40 pour toutes.
rules-page-cards-title = Les cartes et la donne
rules-page-cards-body =
    Quatre couleurs, ♠ pique, ♥ cœur, ♦ carreau et ♣ trèfle, de huit cartes chacune, la plus haute d’abord :
    ```
    A  R  D  V  10  9  8  7
    ```
    A♥ est l’as de cœur, 10♠ le dix de pique.

    - **Le tirage.** La plus haute carte choisit qui donne d’abord. En six donnes, donnez d’abord : vous êtes premier aux donnes 2, 4 et 6. Je choisis ainsi pour vous, sauf si vous demandez à choisir.
    - **La donne.** On donne à tour de rôle, douze cartes à chacun. Des huit autres, le talon, les cinq premières sont pour le premier, les trois dernières pour le dernier.

    -# Cavendish, lois 3 et 11. Le _Contrepic_ a ses propres règles sur la donne et le talon.
rules-page-exchange-title = L’écart
rules-page-exchange-body =
    Écartez ce qui vous sert peu, et prenez autant de cartes au talon.

    1. **Le premier d’abord : d’une à cinq cartes**, cinq le plus souvent.
    2. **Puis le dernier : d’une à toutes celles qui restent**, trois le plus souvent. Dans certaines règles, il peut n’en changer aucune.

    _Exemple :_ le premier en change quatre. Il reste 8 − 4 = 4 cartes ; le dernier peut les prendre toutes.

    ### Carte blanche : 10 points
    Ni roi, ni dame, ni valet à la donne ? Je l’annonce aussitôt (au _Piquet au Cent_, à vous, avant votre écart), et elle compte avant tout le reste. L’adversaire ne voit vos cartes qu’après son propre écart.

    -# Cavendish, lois 12 à 14.
rules-page-exchange-left-title = L’écart : qui voit quoi
rules-page-exchange-left-body =
    - **Votre écart :** vous seul le voyez.
    - **Ce que le premier laisse des cinq premières :** il le voit, et le dernier peut encore le prendre.
    - **Ce qui reste alors :** le dernier peut le regarder, jusqu’à ce qu’il joue sur la première carte ; le premier le voit aussi, après son entame ou la couleur nommée. Si le dernier ne regarde pas, personne ne le voit.

    -# Cavendish.
rules-page-point-title = Le point : votre meilleure couleur
rules-page-point-body =
    Le point, ce sont toutes vos cartes d’une couleur. **Le plus grand nombre gagne.** À nombre égal, la valeur des cartes décide :
    ```
    A            11
    R  D  V  10  10 chacun
    9  8  7      9, 8, 7
    ```
    Même valeur ? Les points sont _égaux_ : personne ne marque.

    Le gagnant marque **un par carte**. Les valeurs ne servent qu’à comparer.

    -# Cavendish. Dans certaines règles, un point doit valoir plus, ou le premier marque ce qui est égal : voyez leurs pages.
rules-page-point-example-title = Le point : un exemple
rules-page-point-example-body =
    A♥ D♥ V♥ 8♥ 7♥ = 46 perd contre R♣ D♣ V♣ 10♣ 9♣ = 49. Les trèfles marquent 5, les cœurs rien. Mais six petits cœurs battraient les trèfles.

    Annoncez le point d’abord, ou pas du tout. Il compte tôt, et protège donc du pic et du repic.

    -# Cavendish.
rules-page-sequences-title = Les séquences
rules-page-sequences-body =
    Trois cartes ou plus d’une couleur qui se suivent.
    ```
    cartes  nom              marque
      3     tierce            3
      4     quatrième         4
      5     quinte           15
      6     seizième         16
      7     dix-septième     17
      8     dix-huitième     18
    ```
    - **La plus longue gagne.** À longueur égale, la plus haute gagne.
    - **Une bonne, toutes bonnes.** Si votre meilleure gagne, toutes vos séquences marquent, et aucune des siennes.
    - **Les meilleures pareilles ?** _Égales_ : personne ne marque aucune séquence.

    Une carte peut compter dans une séquence, au point et dans un brelan.

    -# Cavendish.
rules-page-sequences-examples-title = Les séquences : exemples
rules-page-sequences-examples-body =
    - **La plus longue gagne** : 10♥ 9♥ 8♥ 7♥ bat A♠ R♠ D♠.
    - **Même longueur, plus haute carte** : D♦ V♦ 10♦, une _tierce à la dame_, bat V♣ 10♣ 9♣.
    - **Une bonne, toutes bonnes** : votre R♣ D♣ V♣ 10♣ 9♣ bat A♠ R♠ D♠ V♠, et vos 9♥ 8♥ 7♥ marquent donc aussi : 15 + 3 = 18.

    Une séquence _majeure_ part de l’as, une _basse_ finit au sept. On dit aussi quarte, sixième, septième, huitième.

    -# Cavendish.
rules-page-sets-title = Brelans et quatorzes
rules-page-sets-body =
    Trois ou quatre as, rois, dames, valets ou dix. Les rangs plus bas n’en font pas.
    ```
    cartes  nom        marque
      4     quatorze   14
      3     brelan      3
    ```
    - **Quatre battent trois**, quels que soient les rangs.
    - **À nombre égal, le plus haut rang gagne.** Ils ne sont jamais égaux.
    - **Un bon, tous bons.** Si votre meilleur gagne, tous les vôtres marquent, et aucun des siens.

    -# Cavendish.
rules-page-sets-example-title = Brelans et quatorzes : un exemple
rules-page-sets-example-body =
    Vous avez A♠ A♥ A♣ et R♠ R♥ R♦. Contre trois dames vous marquez 3 + 3 = 6. Contre 10♠ 10♥ 10♦ 10♣ vous ne marquez rien.

    Si vous en marquez trois et pouviez en avoir quatre, l’adversaire apprend laquelle vous ne comptez pas. Cela ne promet rien : vous pouvez l’avoir écartée ou la taire.

    -# Cavendish, aussi sur la carte non comptée. Que cela ne promet rien : un exposé du piquet des clubs (poker.tj). Le brelan se dit aussi trio.
rules-page-talk-title = Ce qui se dit à la table
rules-page-talk-body =
    Le premier annonce le point, puis séquence et brelan ou quatorze. Le dernier répond :
    - **Bon** : je n’ai pas mieux. Le premier marque aussitôt.
    - **Pas bon** : j’ai mieux, et le marquerai après votre entame.
    - **Combien ?** ou **À quelle hauteur ?** : j’en ai autant. Dites-en plus. (Le dernier doit alors compter d’abord ce nombre.)
    - **Égal** : j’ai pareil. Personne ne marque.

    Ce qui a marqué ou était égal reste public : on peut demander lesquelles de ces cartes restent en main.

    -# Des annonces si brèves : lois de 1882. La loi 24 de Cavendish ne les admet que si l’annonce est bonne contre les cartes.
rules-page-talk-example-title = Ce qui se dit : un exemple
rules-page-talk-example-body =
    Le premier a R♠ D♠ V♠ 9♠ 8♠ = 47 et trois rois. Le dernier a A♥ V♥ 10♥ 9♥ 7♥ = 47 et quatre dix.
    > « Point de cinq. » – « Combien ? »
    > « Quarante-sept. » – « Égal. »
    > « Tierce. » – « À quelle hauteur ? »
    > « Au roi. » – « Bon. »
    > « Brelan. » – « Pas bon. »

    Le premier marque la tierce et entame : 3 + 1 = 4. Avant de jouer, le dernier compte ce qui est bon chez lui : 14 pour les dix. Ensuite, il est trop tard.

    -# La loi 28 de Cavendish laisse compter chacun jusqu’à ce que le dernier joue. Notre lecture : l’entame finit les annonces du premier.
rules-page-sinking-title = Taire : annoncer moins qu’on n’a
rules-page-sinking-body =
    Ne pas annoncer ce qu’on a, c’est le **taire**. On n’annonce jamais ce qu’on n’a pas.

    - **Taire le tout** : ne pas annoncer trois dames. Vous perdez 3 points, et les dames restent cachées.
    - **Taire une fraction** : avec A♣ R♣ D♣ V♣, annoncez une tierce, A♣ R♣ D♣. Vous marquez 3 au lieu de 4, et le valet reste caché.
    - **Le dernier aussi** peut répondre « bon » et avoir mieux. Il ne marque alors rien dans ce genre.

    -# Cavendish ; les lois de 1882, sur l’annonce d’une fraction.
rules-page-sinking-why-title = Taire : pourquoi, et quand non
rules-page-sinking-why-body =
    _Pourquoi ?_ L’adversaire ne sait de votre main que ce que vous en dites. Une levée gagnée par une carte cachée peut valoir plus que les 3.

    _Quand s’en garder ?_ Quand l’annonce peut parer ou donner un pic ou un repic. Dans vos premières parties, ne taisez rien.

    -# Cavendish. Une annonce ne se corrige pas (loi 25) : son bouton la nomme, et un clic la dit.
rules-page-play-title = Le jeu de la carte et ses points
rules-page-play-body =
    Le premier entame de n’importe quelle carte. L’autre doit **fournir** s’il peut, sans être tenu de gagner. La plus haute carte de la couleur jouée gagne, et le gagnant entame ensuite.
    - **1** pour chaque entame, gagnante ou non
    - **1** pour une levée que l’autre a entamée
    - **1** de plus pour la dernière levée
    - **10** pour sept levées ou plus : les cartes
    - **40** pour les douze levées, au lieu de 10 : capot

    Six levées chacun : les cartes sont _partagées_, et personne ne marque les 10.

    -# Cavendish. Le _Contrepic_ diffère : voyez ses pages.
rules-page-play-end-title = La dernière levée, et l’abandon
rules-page-play-end-body =
    Gagner une levée que vous avez entamée ne donne pas de second point : l’entame l’a déjà donné. Seule la dernière donne à qui la gagne 1 + 1 = 2, qui que ce soit qui l’entame.

    _Abandonner :_ après la première levée, à votre tour, vous pouvez abandonner le reste de la donne. C’est compté comme si vous ne gagniez plus rien ; si vous avez la main, vous marquez encore 1.

    -# Cavendish. Le _Contrepic_ diffère : voyez ses pages.
rules-page-bonuses-title = Pic, repic, capot
rules-page-bonuses-body =
    La marque _compte_ dans cet ordre, peu importe qui parle d’abord :
    1. carte blanche
    2. point
    3. séquences
    4. brelans et quatorzes
    5. le jeu, carte par carte
    6. les cartes, ou capot

    - **Repic, 60 de plus** : 30 ou plus de 1 à 4 avant que l’autre marque rien qui vienne plus tôt dans cet ordre.
    - **Pic, 30 de plus** : 30 ou plus de 1 à 5 avant que l’autre marque rien. Le premier seul : son entame empêche celui du dernier.
    - **Capot, 40** : les douze levées. Ni le capot ni les cartes ne comptent pour un pic.

    -# Cavendish. _Carte rouge_ et _Contrepic_ diffèrent : voyez leurs pages.
rules-page-bonuses-examples-title = Pic et repic : exemples
rules-page-bonuses-examples-body =
    _Repic :_ 6 + 16 + 14 = 36 en annonces, puis 36 + 60 = 96.
    _Pic :_ 6 + 16 + 3 = 25 en annonces, cinq levées entamées et gagnées, 25 + 5 = 30, puis 30 + 30 = 60.
    _Paré :_ le premier a 16 + 14 = 30, mais le bon point du dernier compte avant les deux.

    On fait au plus un pic ou un repic par donne. Ce qui est _égal_ ne protège personne.

    -# Cavendish.
rules-page-partie-title = La partie et le rubicon
rules-page-partie-body =
    Le plus souvent, on additionne six donnes. Le plus haut total gagne la partie. Ce qu’elle vaut :

    - Le perdant a 100 ou plus : **100 et la différence** des totaux.
    - Le perdant a moins de 100 : **100 et la somme** des totaux. Il reste sous le _rubicon_, même si le gagnant n’a pas 100 non plus.

    Une **égalité** après six donnes : on en joue deux de plus, une donnée par chacun. Encore égalité : la partie est nulle.

    -# Cavendish, lois 33 et 34. Le _Cent de piquet_ et le _Contrepic_ se gagnent autrement ; une partie d’une ou deux donnes n’a pas de rubicon.
rules-page-partie-examples-title = La partie et le rubicon : exemples
rules-page-partie-examples-body =
    - 160 à 130 : 160 − 130 = 30, 100 + 30 = 130.
    - 164 à 78 : 100 + 164 + 78 = 342.
    - 95 à 88 : 100 + 95 + 88 = 283.

    _Mené à la dernière donne ?_ Atteignez 100 si vous le pouvez. Sinon, vos points s’ajoutent à votre perte : marquez peu.

    -# Cavendish.
rules-page-first-deal-title = Une première donne, jouée
rules-page-first-deal-body =
    - **Le premier** reçoit A♠ R♠ V♠ A♥ D♥ V♥ 8♥ V♣ 8♣ 7♣ 9♦ 8♦
      écarte R♠ 8♣ 7♣ 9♦ 8♦
      prend 9♠ 8♠ R♥ 9♣ R♦
    - **Le dernier** reçoit 10♠ 7♠ 10♥ 9♥ 7♥ R♣ D♣ 10♣ A♦ D♦ V♦ 10♦
      écarte 7♠ 9♥ 7♥
      prend D♠ A♣ 7♦

    > « Cinq cartes. » – « Combien ? » – « Quarante-neuf. » – « Bon. »
    A♥ R♥ D♥ V♥ 8♥ = 49 contre A♦ D♦ V♦ 10♦ 7♦ = 48.
    > « Quatrième majeure, neuf. Trois valets ? » – « Pas bon. »
    Point et quatrième : 5 + 4 = 9. Le premier joue A♥ : 9 + 1 = 10.
    > « Quatre dix, quatorze, et trois dames, dix-sept. »
    Le dernier a 14 + 3 = 17.
rules-page-first-deal-play-title = Une première donne : le jeu
rules-page-first-deal-play-body =
    Le premier joue quatre autres cœurs, 10 + 4 = 14, puis R♦, 14 + 1 = 15. Le dernier prend de A♦, 17 + 1 = 18, joue A♣ R♣ D♣ 10♣, 18 + 4 = 22, puis D♠, 22 + 1 = 23. Le premier prend de A♠, 15 + 1 = 16, joue V♠ et gagne la dernière levée, 16 + 2 = 18.

    Avec sept levées, le premier a les cartes, 18 + 10 = 28. La donne finit **28–23**.

    -# L’exemple de Cavendish, et ce qu’on y dit. Ici le premier dit « Point de cinq. » « Quatrième. » « Brelan. », et le dernier répond à chacun.
rules-page-advice-title = Que faut-il écarter ?
rules-page-advice-body =
    - **Premier, soyez offensif.** Prenez les cinq cartes. Vous pouvez dégarnir rois et dames, ou écarter toute une couleur faible.
    - **Dernier, défendez.** Gardez une petite carte avec un roi, deux avec une dame.
    - **Gardez entière votre meilleure couleur**, pour le point. Il vous protège du pic et du repic.
    - **Pensez aux cartes.** Les gagner au lieu de les perdre vaut environ 23 points en tout, le point au moins 10. N’écartez donc pas as et rois pour garder une longue suite de petites cartes.

    -# D’après les conseils de Cavendish, qui donnent les deux chiffres.
rules-page-advice-more-title = Que faut-il écarter ? Suite
rules-page-advice-more-body =
    - **Préférez les cartes qui se suivent.** Gardez un brelan s’il ne coûte rien de mieux ; trois valets ou trois dix ne valent pas une haute carte.
    - **Devinez l’autre main.** Si vous avez le valet ou le dix d’une couleur, elle n’y a pas de quinte.
    - **Dernière donne :** loin derrière, risquez ; nettement devant, jouez prudemment.

    -# D’après les conseils de Cavendish.
rules-page-glossary-title = Les mots du jeu
rules-page-glossary-body =
    - **Bon** – non battu ; cela marque
    - **Brelan** – trois d’un rang : 3
    - **Capot** – les douze levées : 40
    - **Carte blanche** – reçue sans R, D ni V : 10
    - **Carte rouge** – les douze comptent : 20
    - **Cartes, les** – sept levées ou plus : 10
    - **Compter** – marquer ce qui est bon
    - **Contrat** – levées promises par le premier
    - **Dernier** – le donneur
    - **Écart** – les cartes échangées
    - **Égal** – aussi bon ; personne ne marque
    - **Garde** – carte qui en protège une haute
    - **Majeure, basse** – depuis l’as ; jusqu’au sept
    - **Misère** – tous deux passent ; le moins de levées gagne
rules-page-glossary-p-title = Les mots du jeu : de P à Z
rules-page-glossary-p-body =
    - **Pic** – 30 en main et au jeu, sans réponse : 30 de plus
    - **Point** – la meilleure couleur
    - **Premier** – entame la première levée
    - **Quatorze** – quatre d’un rang : 14
    - **Repic** – 30 en main, sans réponse : 60 de plus
    - **Rubicon** – 100, que le perdant doit atteindre
    - **Séquence** – tierce 3, quatrième 4, quinte 15, seizième 16, dix-septième 17, dix-huitième 18
    - **Taire** – cacher ce qu’on tient
    - **Talon** – huit cartes non données
    - **Valeur** – A 11, R D V 10 dix, 9 8 7 leur nombre
rules-page-ratings-title = Cotes et classements
rules-page-ratings-body =
    Sauf choix contraire, une partie entre personnes est **classée**, une partie contre la maison **amicale** (sans effet sur la cote). Seul compte qui gagne, et contre qui, non les points.

    - **Le départ** est à 1500.
    - **±** dit l’incertitude de la cote. Tant que ± n’est pas sous 110, elle porte un point d’interrogation et n’a pas de place.
    - **Trois cotes** : six donnes, Cent de piquet, Contrepic ; trois autres contre la maison.

    -# La méthode est Glicko-2, de Mark Glickman.
rules-page-ratings-counted-title = Cotes : les parties qui comptent
rules-page-ratings-counted-body =
    - **Perdue sans points :** abandonnée, réclamée, ou délaissée 90 jours contre la maison. **Non comptée :** sans résultat, ou sans donne finie. Une ou deux donnes : toujours amicale.
    - **Trois par semaine :** deux personnes jouent entre elles au plus trois parties classées en sept jours.
    - **Absents des listes :** qui a quitté le serveur ; par cote, après 180 jours sans partie classée.
rules-page-discord-title = Comment on joue ici
rules-page-discord-body =
    `/piquet challenge` ouvre un panneau : adversaire, règles, cadence. **Personne ?** La maison joue aussitôt, à cinq niveaux.

    - **Votre main vient en message privé.** Messages fermés ? _Voir ma main_, à la table, vous la montre à vous seul.
    - **Un clic** joue une carte, annonce ou répond. Un écart se confirme, et dans votre première donne chaque carte aussi.
    - **Un doute ?** Cliquez sur _Que feriez-vous ?_ ou _Expliquer cette étape_.
    - **La table est publique** : annonces, levées et score.
    - **Je réponds aux annonces pour vous**, sans mentir, sauf réglage contraire.
rules-page-discord-commands-title = Comment on joue ici : les commandes
rules-page-discord-commands-body =
    `/piquet games` – vos parties, et à qui de jouer
    `/piquet hand` – encore votre main
    `/piquet table` – le score et les cartes montrées
    `/piquet resign` – abandonner une partie
    `/piquet settings` – votre façon de jouer et ce que vous voyez

    {"**"}Rien ne presse.** Une partie peut durer des jours, et l’on peut en jouer plusieurs à la fois.
rules-page-daily-title = Les donnes du jour
rules-page-daily-body =
    Deux donnes par jour contre la maison, d’abord comme premier, puis comme dernier. Tous ceux d’un serveur reçoivent les mêmes cartes, une seule fois. **Rien n’est classé.**

    {"**"}Points par rapport au par.** Vos points moins ceux de la maison, moins le **par** : la moyenne de huit donnes que la maison joue avec ces cartes contre elle-même. À partir de dix personnes, leurs résultats comptent aussi, sans les extrêmes.

    {"**"}Carrés.** Écart, annonces, jeu et résultat : 🟩 comme le maître ou au-dessus du par, 🟨 un peu moins bien, ⬛ moins bien.
rules-page-daily-places-title = Les donnes du jour : les places
rules-page-daily-places-body =
    Les degrés des deux donnes, au-dessus ou au-dessous du par, décident des places :
    ```
    points  1  3  6  9  13
    degrés  1  2  3  4   5
    points 17 22 28 35  43
    degrés  6  7  8  9  10
    points 52 62 75 90 110
    degrés 11 12 13 14  15
    ```
    Une donne non finie compte −16 degrés. Sans donne finie, pas de place.
rules-page-orders-title = Revenir moins souvent : jouer d’avance
rules-page-orders-body =
    Après votre première donne, vous pouvez décider d’avance : _Jouer d’avance…_ sous votre main. Vous seul voyez une consigne, et pouvez la changer ou l’annuler jusqu’à son tour.

    - **Plusieurs entames.** Un clic joue vos cartes maîtresses, que rien ne peut battre ; un menu prend celles que vous voulez. Je les joue dans votre ordre tant que vous gardez la main.
    - **L’ouverture.** Le premier peut annoncer et entamer avant l’écart du dernier. Une carte blanche que le dernier annonce alors l’annule.
rules-page-orders-replies-title = Jouer d’avance : les réponses
rules-page-orders-replies-body =
    - **Les réponses**, dès la deuxième levée : _Fournir pour moi_ joue la plus basse des cartes qui gagnent, sinon la plus basse. Vous pouvez dire aussi quoi défausser, et quoi jouer ensuite.
    - **Étaler** une main toute maîtresse : les dernières levées sont à vous.

    Une consigne ne dépend que de ce que vous voyez : **une réponse qui vient aussitôt peut être une consigne**, quelles que soient les cartes.
rules-page-deals-title = Des donnes que chacun peut vérifier
rules-page-deals-body =
    Vous n’avez pas à croire que je mêle bien. Chaque défi a un **secret** dû au hasard. _Donnes vérifiables_ en montre l’**empreinte**, qui ne va à aucun autre : je ne peux donc plus le changer. Le défi n’en porte que les 12 premiers chiffres, que d’autres secrets peuvent avoir.

    Le secret, le numéro du défi et les clés des mots de chacun (page suivante) donnent toutes les cartes. Après la partie, quelle que soit sa fin, le secret et les mots sont publiés. _Vérifier les donnes_, à la fin de la table et de la relecture, refait toutes les cartes et joint un court programme.
rules-page-deals-words-title = Vérifier : vos mots
rules-page-deals-words-body =
    Chacun peut ajouter des **mots** par _Couper_ : qui défie ; l’autre, en acceptant ; contre la maison, après _Couper d’abord_. Leur **clé**, un hash, est montrée aussitôt : personne ne peut donc changer de mots ensuite. Des mots courts s’en devinent.

    Avant de donner des mots, copiez toute l’empreinte dans une note, et transférez-vous le défi : un transfert ne peut pas être modifié.
rules-page-claims-title = Vérifier : ce que cela montre
rules-page-claims-body =
    Tout concorde. Qu’est-ce que cela montre ? Cela dépend de vous.

    - **Vous n’avez pas donné de mots :** seulement que les cartes découlaient d’un secret fixé avant la première carte.
    - **Vous avez accepté avec des mots, ou en avez donné contre la maison :** si personne ne pouvait les deviner, personne n’a choisi les cartes.
    - **Vous avez défié avec des mots :** qui héberge le bot ne pouvait choisir les cartes qu’avec l’aide de l’autre joueur.
    - **Vous avez regardé :** rien, si les deux joueurs sont de mèche avec qui héberge le bot.
rules-page-claims-always-title = Vérifier : les limites
rules-page-claims-always-body =
    {"**"}Toujours :** qui héberge le bot a pu voir les cartes, ou recommencer pour en avoir d’autres. Qui gagne le tirage choisit le donneur une fois les cartes fixées. Une base volée montre aussi les donnes suivantes d’une partie. Rien n’est affirmé d’une partie commencée avec une version antérieure de ces preuves, ou reprise d’une sauvegarde.
rules-page-packs-title = Vérifier : comment exactement
rules-page-packs-body =
    La partie codée (_Exporter_) a `proof` avec `version` 2, `number`, `commitment` (l’empreinte), `cuts` (les mots) et `secret`. Un **hash** est un SHA-256 en 64 chiffres hexadécimaux en minuscules, de **lignes** en UTF-8, un saut de ligne après chacune.

    - **Empreinte :** hash de `piquet 2`, `commitment`, numéro, secret.
    - **Clé :** hash de `piquet 2`, `words`, les mots (sans mots, une ligne vide). Dans la partie codée, `key:` et 64 chiffres hexadécimaux en minuscules remplacent des mots qui ont cette clé.
rules-page-packs-shuffle-title = Vérifier : octets et cartes
rules-page-packs-shuffle-body =
    - **Octets :** HMAC-SHA-256, la clé étant les 32 octets du secret, des lignes `piquet 2`, `pack 0` (deuxième donne : `pack 1`), numéro, clé de qui a défié, clé de l’autre, `block 0` ; puis avec `block 1`, etc.
    - **Cartes :** AS KS QS JS TS 9S 8S 7S, puis H, D, C. Pour i de 31 à 1 : j est le prochain octet sous le plus grand multiple de i+1 jusqu’à 256, modulo i+1 ; échanger i et j (0 est dessus).
rules-page-packs-deal-title = Vérifier : donne et tirage
rules-page-packs-deal-body =
    - **Donne :** du dessus, par trois, d’abord à qui ne donne pas ; les huit dernières sont le talon.
    - **Tirage :** `cut 0` au lieu de `pack 0` ; les deux du dessus, celle de qui a défié d’abord, ou les suivantes si égales ; après 16 paires `cut 1`.
    - **Hasard de la maison :** `house` au lieu de `pack 0` ; 8 octets, poids fort d’abord.
rules-page-dayproof-title = Vérifier les donnes du jour
rules-page-dayproof-body =
    La preuve est celle des autres donnes, mais le numéro est l’identifiant du serveur (0 sans serveur), et au lieu de `pack 0` la seconde donne du jour 128 a `day 128 1 pack 0`. L’empreinte est le hash des lignes `piquet 2`, `day`, numéro, secret : c’est le secret du jour d’avant. Les mots du siège 0 sont des clés, séparées par une espace ; ceux du siège 1 sont vides. Le secret d’un jour est publié à sa clôture.

    Une fois une empreinte publiée, les paquets de son jour et des suivants ne dépendent plus que de mots, acceptés seulement avant le premier jour. À moins que les mots de quelqu’un n’aient alors été inconnus de l’hôte, il a pu les choisir ; et il pouvait connaître tous les jours à venir.

## Ce que chaque règle a de particulier, et sa source

rules-page-set-rubicon-title = Règles : Piquet Rubicon
rules-page-set-rubicon-body =
    Le jeu de ces pages, et celui par où commencer.

    - **Écart** : chacun change au moins une carte.
    - **Les annonces disent le moins** : un nombre seul. « Point de cinq. » « Tierce. » « Brelan. »
    - **Ordre des annonces** : le point d’abord ; séquence et brelan dans l’ordre qu’on veut. Pour pic et repic, les séquences comptent toujours avant les brelans.
    - **Partie** : six donnes.

    _Sources._ Henry Jones (« Cavendish »), _Piquet_, avec ses lois ; pour la façon d’annoncer, les lois des clubs Portland et Turf de 1882.
rules-page-set-rubicon-calls-title = Piquet Rubicon : les questions
rules-page-set-rubicon-calls-body =
    S’il a autant de cartes que le premier en annonce, le dernier demande la valeur, la hauteur ou le rang.

    Si aucune carte qu’il n’a pas vue ne peut valoir sa séquence, son brelan ou son quatorze, le dernier dit tout de suite « pas bon », et le rang du premier reste secret.

    La convention _Annonces complètes_ nomme hauteurs et rangs.
rules-page-set-club-title = Règles : Piquet Club
rules-page-set-club-body =
    L’écart, le jeu, la marque et la partie sont ceux du Piquet Rubicon. Ce qui se dit diffère :

    - **Une séquence s’annonce avec sa hauteur** : « Tierce au valet. »
    - **Un brelan s’annonce avec son rang**, un quatorze par ce qu’il marque : « Trois rois. » « Quatorze de dames. »
    - **Le point seul** s’annonce encore par son nombre, et le dernier demande la valeur s’il en a autant.
    - **L’ordre est fixe** : point, séquence, brelan. Qui annonce d’abord le brelan ne peut plus annoncer la séquence.
rules-page-set-club-example-title = Piquet Club : un exemple
rules-page-set-club-example-body =
    _D’après sa donne d’exemple._ Le premier a A♠ V♠ 10♠ 8♠ = 39 ; le dernier A♥ V♥ 10♥ 9♥ = 40.
    > « Point de quatre. » – « Combien ? »
    > « Trente-neuf. » – « Pas bon. »
    > « Dames et dix – six. »
    Trois de chaque : 3 + 3 = 6. Le premier les compte sans attendre ; ici le dernier répond d’abord. Le premier entame : 6 + 1 = 7.
    > « Point de quatre – quarante. » « Et tierce au valet – sept. »
    Le dernier compte 4 + 3 = 7. Cela finit 26–14.

    _Source._ Un exposé du piquet avec cette donne (poker.tj, 2005–06). Notre lecture : le premier aussi nomme la hauteur ; un pic compte main et jeu (il dit « main seule »).
rules-page-set-au-cent-title = Règles : Piquet au Cent
rules-page-set-au-cent-body =
    Le Piquet Rubicon, avec un autre écart pour le dernier et d’autres annonces :

    - **Le dernier peut garder ses douze cartes.** Le premier en change au moins une.
    - **La valeur décide du point**, avec le même gagnant qu’au Rubicon : plus de cartes valent toujours plus.
    - **Une annonce dit tout**, et personne ne demande : la valeur du point, la hauteur de la séquence, le rang du brelan.
rules-page-set-au-cent-example-title = Piquet au Cent : un exemple
rules-page-set-au-cent-example-body =
    Les cinq cartes les plus faibles, V♣ 10♣ 9♣ 8♣ 7♣ = 44, battent les quatre meilleures, A♥ R♥ D♥ V♥ = 41.

    _Exemple :_ le premier a ces trèfles et 10♠ 10♦ ; le dernier ces cœurs et A♠ A♦.
    > « Point de cinq, quarante-quatre. » – « Bon. »
    > « Quinte au valet. » – « Bon. »
    > « Trois dix. » – « Pas bon. »
    Le premier a 5 + 15 = 20 et entame, 20 + 1 = 21. Le dernier compte trois as : 3.

    _Source._ Les lois du Portland Club, d’après une histoire des règles. Notre lecture : une annonce dit tout d’emblée ; le dernier n’a pas à écarter (elle dit aussi que chacun doit écarter une carte) ; je donne par trois (elle dit par deux).
rules-page-set-french-1896-title = Règles : Piquet français de 1896
rules-page-set-french-1896-body =
    Le Piquet Rubicon, avec d’autres annonces :

    - **Les trois d’emblée.** Le premier dit point, séquence et brelan, dans cet ordre, ou « aucun » : la valeur du point, la hauteur et la couleur de la séquence, le rang du brelan.
    - **Le dernier ne dit que ce qui est mieux**, en entier, avant l’entame, à « aucun » aussi ; rien d’autre ne lui compte. L’égalité marque pour le premier.
    - **Le point se juge à la valeur, et doit faire au moins 30.** Quatre cartes y arrivent toujours.
    - **La carte blanche** s’annonce et se montre à la fois : celle du dernier entre les deux écarts, celle du premier après les deux, avant les annonces.
    - **Le dernier peut garder ses douze cartes.** Le premier en change d’une à cinq.
rules-page-set-french-1896-example-title = Piquet français : un exemple
rules-page-set-french-1896-example-body =
    Trois cartes peuvent faire un point : A♥ R♥ 9♥ = 30 s’annonce, A♥ R♥ 8♥ = 29 non.

    _Exemple :_ la main du premier à la page _Une première donne_, A♥ R♥ D♥ V♥ 8♥ = 49, une quatrième dedans, et trois valets.
    > « Point de cinq, quarante-neuf. Quatrième majeure de cœur. Trois valets. »
    > « Mieux : quatre dix. »
    Le premier marque 5 + 4 = 9 et entame, 9 + 1 = 10.

    _Source._ Jean Boussac, _Encyclopédie des jeux de cartes_, 1896, d’après une histoire des règles. Notre lecture : où elle se tait (hauteur d’une séquence, écart du dernier, cartes laissées, partie), c’est le Piquet au Cent.
rules-page-set-carte-rouge-title = Règles : Carte rouge
rules-page-set-carte-rouge-body =
    Le Piquet Rubicon, avec deux voies de plus vers une grande marque :

    - **Carte rouge, 20** : chacune de vos douze cartes sert dans un point, une séquence ou un brelan qui est bon. Elle marque avec le genre qui emploie la dernière, et compte pour pic et repic.
    - **Les cartes plus tôt** : si le premier gagne sept levées avant que le dernier en ait une, les 10 des cartes marquent aussitôt et peuvent faire le pic. S’il gagne les douze, le capot ajoute les 30 autres.
rules-page-set-carte-rouge-examples-title = Carte rouge : exemples
rules-page-set-carte-rouge-examples-body =
    _Repic :_ point A♠ R♠ V♠ 10♠ 8♠ 7♠, tierces A♥ R♥ D♥ et V♦ 10♦ 9♦, tout est bon. 6 + 3 + 3 = 12, les douze cartes servent, 12 + 20 = 32 et 32 + 60 = 92. Notre lecture : le dernier le fait aussi à côté d’un brelan du premier, car les brelans viennent après.

    _Pic :_ 6 + 4 + 3 = 13 en annonces, rien de bon chez le dernier. Sept levées entamées et gagnées : 13 + 7 = 20, puis 20 + 10 = 30 et 30 + 30 = 60.
rules-page-set-carte-rouge-talk-title = Carte rouge : ce qui se dit
rules-page-set-carte-rouge-talk-body =
    - **Un point** veut quatre cartes. Un meilleur d’autant de cartes se dit avec son nombre : « Pas bon : trente-neuf. »
    - **Un brelan s’annonce avec son rang**, « trois dames » ; une séquence par son nombre seul : « Tierce. » – « À quelle hauteur ? »
    - **L’ordre est fixe** : point, séquence, brelan.

    _Source._ Un exposé détaillé des annonces, qui donne la carte rouge comme variante (Niidae Wiki, « Piquet »). Notre lecture : écart, jeu et partie comme au Rubicon.
rules-page-set-hundred-title = Règles : Cent de piquet
rules-page-set-hundred-body =
    Au meilleur de cinq jeux en cent points.

    - **Un jeu** continue, donne après donne, jusqu’à ce qu’un joueur y ait 100. Le suivant repart de 0–0. On donne toujours à tour de rôle.
    - **Jeu double** : un perdant qui n’a pas atteint 50 perd deux jeux à la fois.
    - **Le premier à trois jeux** gagne la partie.

    L’écart, le point et ce qui se dit sont ceux du Piquet au Cent. Mais j’annonce une carte blanche dès la donne.

    _Source._ Henry Jones (« Cavendish »), _Piquet_ : les cinq jeux, et le jeu double. Notre lecture : l’écart, les annonces, la carte blanche, le tour de donner, et où exactement finit un jeu.
rules-page-set-hundred-end-title = Cent de piquet : la fin d’un jeu
rules-page-set-hundred-end-body =
    Vers la fin d’un jeu, **chaque point compte dans l’ordre** : carte blanche, point, séquences, brelans, jeu, les cartes ; un repic ou un pic là où il est fait. Qui atteint 100 d’abord dans cet ordre gagne, et rien ne compte après. La donne s’arrête à la fin de cette levée, mais pas avant la fin de la première, car le dernier y compte.

    _Exemple :_ vous avez 92, l’adversaire 87. Vous marquez un point de cinq et une tierce. Il compte quatre dix, 87 + 14 = 101, mais les séquences comptent avant : 92 + 5 + 3 = 100. Vous gagnez le jeu, un jeu simple : il a plus de 50.
rules-page-set-counterpique-title = Règles : Contrepic
rules-page-set-counterpique-body =
    Le piquet avec une enchère : enchérissez pour être **premier**, puis gagnez les levées promises. La dernière des douze compte double, ce qui en fait treize.

    - **Une enchère** dit levées et cartes laissées : « huit–quatre », c’est gagner huit levées et laisser quatre cartes du talon à l’adversaire. Elle vaut 8 × 4 = 32. La plus basse est 7 × 3 = 21, la plus haute 13 × 8 = 104.
    - **L’enchère.** Le donneur annonce ; l’autre dit _oui_ (« j’en ferais autant ») ou _passe_. Après un _oui_, le donneur monte ou passe. Qui n’a pas passé est premier à cette enchère ; s’il n’a pas donné, il peut encore la monter une fois.
rules-page-set-counterpique-play-title = Contrepic : l’écart et les annonces
rules-page-set-counterpique-play-body =
    - **Si le donneur passe d’entrée**, l’autre peut annoncer et est alors premier. Si tous deux passent, c’est une _misère_ (voyez _sous la ligne_).

    _Une enchère :_
    > « Sept–trois. » – « Oui. »
    > « Huit–quatre. » – « Je passe. »
    - **Écart.** Le donneur est ici premier et prend au plus 8 − 4 = 4 cartes ; le dernier, jusqu’à ce qui reste. Chacun peut n’en prendre aucune. Personne ne regarde celles qui restent.
    - **Annonces** comme au Rubicon, dans l’ordre. Le dernier demande toujours, répond aussi à « ni brelan ni quatorze » et ne compte que là où il a dit « pas bon ».

    _Source._ David Parlett. Notre lecture : le dernier ne regarde pas non plus ; ce que dit une annonce.
rules-page-set-counterpique-score-title = Contrepic : au-dessus de la ligne
rules-page-set-counterpique-score-body =
    Les deux joueurs peuvent marquer cela :

    - **Carte blanche** (avant votre première enchère, _oui_ ou _passe_ ; montrée aussitôt), **annonces**, **repic** : comme d’ordinaire.
    - **Pic, 30** : carte blanche, annonces et levées (1 chacune, la dernière 2) font 30 avant que l’autre ait rien. Le dernier aussi peut le faire, et y ajoute ses levées jusque-là. Avec 22 en annonces et huit levées, le premier a 22 + 30 = 52, le dernier 22 + 8 + 30 = 60.

    Rien pour l’entame, ni les cartes, ni le capot ; on n’abandonne pas.

    -# David Parlett. Notre lecture : ce qui empêche un pic.
rules-page-set-counterpique-below-title = Contrepic : sous la ligne
rules-page-set-counterpique-below-body =
    À chaque donne, un seul joueur marque ici :

    - **Rempli** : le premier marque l’enchère ; plus de levées n’ajoutent rien. Le jeu s’arrête quand il les a et ne peut plus faire de pic.
    - **Manqué**, c’est _contrepic_ : le dernier marque l’enchère pour chaque levée qui manque. 7–3 avec cinq levées : 2 × 21 = 42.
    - **Misère** : ni écart ni annonces, qui n’a pas donné entame. Le moins de levées gagne, 5 pour chacune de l’autre : de 7 × 5 = 35 à 13 × 5 = 65.

    -# David Parlett. Notre lecture : quand le jeu s’arrête ; qui entame une misère.
rules-page-set-counterpique-rubber-title = Contrepic : le robre
rules-page-set-counterpique-rubber-body =
    Un jeu est de 100 _sous la ligne_ ; deux jeux gagnent le robre. La plus basse carte tirée donne d’abord ; ensuite, celui qui vient de marquer sous la ligne.

    À 100, les deux repartent de 0. À la fin, on ajoute tout ; le gagnant a 300 (500 si l’autre n’en a gagné aucun) et 100 pour chaque jeu où l’autre n’a rien marqué dessous. Ainsi 204 au-dessous et 61 au-dessus, deux jeux à zéro, l’un d’eux à rien : 204 + 61 + 500 + 100 = 865.

    -# David Parlett. Notre lecture : « rien dessous ».
