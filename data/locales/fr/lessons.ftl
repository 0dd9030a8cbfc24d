### Les leçons guidées : /piquet learn. Chaque texte d’une étape a deux phrases au plus.

## Descriptions des commandes et de leurs options

command-learn = Apprendre le piquet en jouant une première donne, pas à pas

## Autour des étapes

lesson-step = Étape { $number } sur { $of }
lesson-next = Continuer
lesson-show-button = Montrez-moi
lesson-show = 👉 Faites ceci : **{ $what }**.
lesson-show-press = 👉 Appuyez sur **{ $label }**.
lesson-again = Recommencer
lesson-all-button = Toutes les leçons
lesson-not-quite = 💡 { $tries ->
    [1] {""}
   *[other] Pas encore ({ $tries } essais).{" "}
}{ $why }
lesson-late = 💡 C’est déjà fait. Voici où vous en êtes.
lesson-score = Score : vous **{ $mine }**, la Maison **{ $theirs }**
lesson-house = La Maison
lesson-following = Suite : { $title }
lesson-beginner = Une donne contre le débutant
lesson-choice-good = « Bon »
lesson-choice-not-good = « Pas bon »
lesson-choice-equal = « Égal »

## La liste des leçons

lesson-all =
    ### Apprendre le piquet en jouant
    Vous seul voyez ces leçons, et vous pouvez vous arrêter à tout moment : `/piquet learn` reprend où vous en étiez.
lesson-status-new = **{ $title }**
lesson-status-begun = **{ $title }** : étape { $number } sur { $of }
lesson-status-done = **{ $title }** : faite ✅

## L’offre aux nouveaux venus, faite une fois

lesson-offer = 👋 **Le piquet est nouveau pour vous ?** Jouez avec moi une première donne, pas à pas et pour vous seul.
lesson-offer-button = Apprendre en jouant : 10 minutes

## Les fautes qui ont la même phrase à toutes les étapes

lesson-wrong-nothing = Ce que vous n’annoncez pas ne marque jamais. Ici, annoncer ne peut que vous profiter.
lesson-wrong-less = Annoncer moins qu’on n’a est une ruse pour plus tard, et marque moins. Ici, annoncez tout.
lesson-wrong-kind = Dans vos propres donnes, vous pourrez suivre un autre ordre. Ici, faites d’abord ce que l’étape demande.
lesson-wrong-fewer = Toutes celles-ci peuvent partir, mais vous pouvez en changer davantage. Chaque carte nouvelle est une chance, et ce que vous laissez va à la Maison.

## La première leçon : une donne entière

lesson-first-title = Votre première donne
lesson-first-hand = Vous et votre adversaire, **la Maison**, avez douze cartes chacun d’un jeu de 32, où chaque couleur va de l’as (le plus haut) au sept. Les vôtres comptent deux fois : d’abord pour ce que vous **tenez**, puis pour ce qu’elles **gagnent** au jeu.
lesson-first-exchange = La Maison a donné, vous êtes donc **premier** et commencez : vous pouvez changer jusqu’à cinq cartes contre des cartes cachées du **talon**, qui en a huit. Gardez votre longue couleur, vos as et vos rois, et choisissez cinq cartes basses à **écarter**.
lesson-first-exchange-hearts = Le cœur est votre plus longue couleur, et chaque carte l’allonge, même le 8♥. Gardez tous les cœurs, et écartez des cartes basses d’autres couleurs.
lesson-first-exchange-spades = Un as et un roi gagnent des levées plus tard. Gardez-les, et écartez des cartes basses.
lesson-first-exchange-right = Bien choisi : vous voici avec six cœurs et un troisième as ; vos nouvelles cartes sont marquées. La Maison a changé trois cartes.
lesson-first-point = Maintenant vous comparez vos mains, la Maison et vous, de trois façons. La première est le **point**, la plus longue couleur : annoncez vos six cœurs.
lesson-first-point-other = Cette couleur est plus courte, et le plus grand nombre gagne. Annoncez les six cœurs.
lesson-first-point-right = « Bon » dit que la Maison n’a pas de couleur aussi longue que la vôtre, et ne demande donc pas ce que font les cartes (cinquante-neuf : 11 pour l’as, 10 du roi au dix, 8 pour le huit). Un point qui est bon marque 1 par carte : **6**.
lesson-first-sequence = La deuxième est la **séquence** : trois cartes ou plus d’une couleur qui se suivent. Annoncez votre suite de cinq cœurs, une _quinte_, qui est _majeure_ car elle part de l’as.
lesson-first-sequence-other = Vous en avez cinq qui se suivent, et la plus longue bat la plus courte. Annoncez la quinte.
lesson-first-sequence-right = La Maison en a cinq aussi et demande la hauteur de la vôtre : elle part de l’as, elle est donc meilleure. Cinq de suite marquent **15** (trois marquent 3, quatre marquent 4).
lesson-first-set = La troisième est le **brelan** : trois cartes d’un rang, à partir des dix ; à quatre, c’est un _quatorze_. Annoncez vos trois as.
lesson-first-set-other = Vous avez trois as, et seules quatre cartes d’un rang les battent. Annoncez les trois.
lesson-first-set-right = La Maison a trois valets, mais les as sont plus hauts. Trois d’un rang marquent **3** (vous dites aussi lequel vous ne comptez pas, ici A♣), quatre marqueraient 14.
lesson-first-beaten = Quatre cartes d’un rang en battent trois. Si la Maison avait eu quatre dix contre vos trois as, qu’aurait-elle dit ?
lesson-first-beaten-good = « Bon » dit que c’est vous qui avez le mieux. Mais quatre dix auraient battu trois as.
lesson-first-beaten-equal = « Égal » dit que l’on a tous deux exactement pareil. Mais quatre dix auraient battu trois as.
lesson-first-beaten-right = « Pas bon » dit : j’ai mieux. Alors vous ne marquez rien pour cela, et la Maison marque le sien.
lesson-first-same = Supposez maintenant que vous ayez eu tous deux une suite de l’as au dix, chacun dans une autre couleur. Qu’aurait dit la Maison ?
lesson-first-same-good = « Bon » dit que la vôtre est meilleure. Mais les deux suites auraient été aussi longues et aussi hautes.
lesson-first-same-not-good = « Pas bon » dit que la Maison a mieux. Mais les deux suites auraient été aussi longues et aussi hautes.
lesson-first-same-right = « Égal » : alors personne ne marque pour cela. En vérité vous avez 6 + 15 + 3 = **24**, et le jeu commence.
lesson-first-lead = Maintenant le jeu : à chaque **levée** vous posez chacun une carte, et poser la première, **attaquer**, marque 1. Attaquez de votre plus haut cœur, l’A♥.
lesson-first-lead-lower = Celle-là gagnerait aussi, puisque vous tenez tous les cœurs au-dessus. Mais jouez d’en haut : vous saurez toujours ce qui est encore plus haut.
lesson-first-lead-other = Vous pouvez jouer cette carte, mais la Maison pourrait la prendre. Commencez par le haut de votre plus longue couleur, l’A♥.
lesson-first-lead-right = La Maison n’a pas de cœur, elle défausse donc une autre couleur. Seule une carte plus haute de la couleur jouée pourrait gagner la levée.
lesson-first-reckon = Avant sa première carte, la Maison pouvait compter ce qui était meilleur chez elle : rien ne l’était. Vous avez donc 25 points, et la Maison aucun.
lesson-first-again = Qui gagne une levée attaque la suivante. Continuez d’en haut par le R♥.
lesson-first-again-lower = Celle-là gagnerait aussi, puisque vous tenez tous les cœurs au-dessus. Mais continuez d’en haut : le R♥.
lesson-first-again-other = La Maison pourrait prendre cette carte. Vous tenez encore les plus hauts cœurs, continuez donc par le R♥.
lesson-first-again-right = Vous gagnez encore, et chaque attaque ajoute 1.
lesson-first-run = Vos D♥, V♥ et 10♥ gagneront de même. Laissez-les jouer pour vous.
lesson-first-pique = Vous avez 29 points, et la Maison toujours aucun. Jouez votre dernier cœur, le 8♥ : il n’en reste pas d’autre.
lesson-first-pique-other = Cela marquerait 1 aussi, mais pourrait vous faire perdre la main. Rien ne peut plus battre le 8♥, jouez-le donc.
lesson-first-pique-right = **Pic !** Vous êtes à 30 avant que la Maison ait rien marqué, et cela vous en donne **30 de plus**.
lesson-first-cards = Votre A♠ et votre R♠ gagnent ensuite. Qui gagne sept levées ou plus marque 10 pour **les cartes** à la fin de la donne.
lesson-first-lose = Ensuite, vous jouez un petit trèfle, et vous gardez l’A♦ pour gagner une levée plus tard. La Maison prend le trèfle, marque son premier point, et attaque à son tour.
lesson-first-follow = La Maison joue le R♦, et vous devez **fournir** : jouez un carreau, puisque vous en avez. Prenez la levée de votre as.
lesson-first-follow-low = Vous pouvez jouer le 9♦, mais le roi le bat. Prendre une levée que l’autre a attaquée marque 1, jouez donc l’A♦.
lesson-first-follow-right = Prise : 1 point pour vous, et la main vous revient.
lesson-first-last = La **dernière levée** marque 1 de plus que les autres. Jouez votre 9♦.
lesson-first-last-right = La Maison n’a plus de carreau, votre neuf gagne donc la dernière levée.
lesson-first-score = C’était une donne entière : 76 à 3. Six donnes font une **partie**, et le plus haut total la gagne.
lesson-first-end = **Vous savez jouer au piquet.** Essayez une partie contre le débutant : aucune pendule ne court, et chaque donne demande ce que vous venez de faire.

## La deuxième leçon : que faut-il écarter ?

lesson-exchange-title = L’écart
lesson-exchange-suit = Choisissez cinq cartes à écarter. Demandez-vous de chacune à quoi elle tient : une longue couleur, une suite, un brelan.
lesson-exchange-suit-clubs = Le trèfle est votre plus longue couleur, et A♣ R♣ D♣ V♣ est une suite de quatre. Le 10♣ en ferait six, 16 points au lieu de 4.
lesson-exchange-suit-aces = Trois as font un brelan, et chacun d’eux gagne une levée. Gardez-les ensemble.
lesson-exchange-suit-right = Même le R♠ part, car il ne tient ici à rien. Cinq cartes nouvelles sont cinq chances.
lesson-exchange-five = Choisissez encore cinq cartes. Une couleur est longue, et une carte à côté est forte.
lesson-exchange-five-hearts = Six cœurs seront durs à battre au point, et 10♥ 9♥ 8♥ 7♥ est une suite de quatre. Gardez chaque cœur.
lesson-exchange-five-ace = Un as gagne une levée et vous rend la main. Gardez-le.
lesson-exchange-five-right = La D♠ semble haute, mais presque seule dans sa couleur elle gagne rarement. Les cartes nouvelles valent plus.
lesson-exchange-four = Cherchez les cartes de même rang. Quelles cinq cartes peuvent partir ?
lesson-exchange-four-tens = Vous avez les quatre dix, un _quatorze_, et il marque 14. Gardez les quatre.
lesson-exchange-four-diamonds = R♦ D♦ V♦ 10♦ est une suite de quatre, et l’A♦ ou le 9♦ en ferait cinq, 15 points. Gardez-la entière.
lesson-exchange-four-right = Deux as partent, si dur que ce soit : deux cartes d’un rang ne marquent rien. Quatre dix marquent 14, et la suite peut aller à 15.
lesson-exchange-long = Une couleur est longue et a un trou, et deux rois sont à côté. Qu’écartez-vous ?
lesson-exchange-long-spades = Cinq piques sont votre point, et le 10♠ ferait une suite de cinq, de la D♠ au 8♠, qui vaut 15. Gardez entière la longue couleur.
lesson-exchange-long-kings = Les rois gagnent des levées, et un troisième fait un brelan. Les cartes basses partent d’abord.
lesson-exchange-long-right = D’abord la longue couleur, puis les hautes cartes : c’est presque tout l’art.
lesson-exchange-younger = Cette fois vous avez donné, vous êtes donc **dernier** : la Maison, premier, a changé cinq cartes, il en reste trois pour vous. Écartez-en trois.
lesson-exchange-younger-hearts = Quatre cœurs sont votre meilleur point, et un point qui est bon vous protège d’un pic. Gardez-les.
lesson-exchange-younger-spades = Les piques gagnent des levées, et la Maison entamera. Gardez-les.
lesson-exchange-younger-guard = Seule, la D♦ tombe sous l’as ou le roi ; avec le 8♦ à côté d’elle, elle peut gagner plus tard. Gardez les deux.
lesson-exchange-younger-right = Vous renoncez à toute une couleur faible et gardez quelque chose dans les autres. Ainsi le dernier tient tête aux premières attaques.
lesson-exchange-done = Gardez la longue couleur, les suites, les brelans et les hautes cartes. Changez autant de cartes que vous pouvez.
lesson-exchange-end = **Voilà l’écart.** Essayez-le contre le débutant, ou passez à la dernière leçon.

## La troisième leçon : que dire et que taire

lesson-sinking-title = Que dire, que taire
lesson-sinking-point = Les cartes sont échangées, et vous annoncez d’abord. Seul ce qui est annoncé peut marquer : annoncez vos cinq carreaux.
lesson-sinking-point-other = Une couleur plus courte fait un point plus faible. Annoncez les cinq carreaux.
lesson-sinking-point-right = Bon : **5** points. Le point compte avant tout le reste, un point qui est bon vous protège donc aussi d’un pic de l’autre.
lesson-sinking-sequences = Vous avez trois suites de trois. Si la meilleure est bonne, toutes marquent : annoncez les trois ensemble.
lesson-sinking-sequences-other = Vous laisseriez une suite de côté, et elle ne marquerait rien. Annoncez les trois ensemble.
lesson-sinking-sequences-right = « Égal » : la Maison a aussi as, roi et dame d’une couleur, personne ne marque donc de séquence. Cela ne vous coûte rien.
lesson-sinking-sets = Vous avez trois rois et trois dames, et deux des as. La Maison ne peut donc avoir trois as : annoncez les deux brelans.
lesson-sinking-sets-other = Si les rois sont bons, les dames marquent avec eux. Annoncez les deux brelans.
lesson-sinking-sets-right = Bon : 3 et encore **3**. Avant d’annoncer, comptez ce qui pourrait vous battre parmi les cartes que vous n’avez pas vues.
lesson-sinking-clubs = Voici une autre main. Commencez par le point, vos six trèfles.
lesson-sinking-clubs-other = Plus de cartes font un meilleur point. Annoncez les six trèfles.
lesson-sinking-clubs-right = Bon : **6** points.
lesson-sinking-run = Maintenant votre suite de cinq, du valet jusqu’au sept.
lesson-sinking-run-other = Cinq de suite marquent 15, moins de cinq bien moins. Annoncez les cinq.
lesson-sinking-run-right = Bon : **15** points.
lesson-sinking-silent = Vous avez trois rois, mais vous n’avez vu aucun as, ni dans votre main ni dans votre écart. Annoncez-vous les rois ?
lesson-sinking-silent-other = Sans un as en vue, la Maison en a trois ou quatre, et vos rois ne marquent rien. Les annoncer ne fait que dire où ils sont.
lesson-sinking-silent-right = Vous vous taisez à raison : avoir quelque chose et ne pas l’annoncer, c’est le **taire**.
lesson-sinking-shown = Jouez votre R♣ et voyez ce qu’avait la Maison. Elle peut compter avant de jouer sa première carte.
lesson-sinking-part = Quatre as, 14 points : vos rois étaient battus, et la Maison ne sait toujours pas où ils sont. Quand rien ne vous bat à coup sûr, annoncez tout ce que vous avez.
lesson-sinking-end = **C’était la dernière leçon.** Jouez contre le débutant, et annoncez tout ce qui peut être bon.
