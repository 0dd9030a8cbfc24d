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
lesson-score = Score : vous **{ $mine }**, la maison **{ $theirs }**
lesson-standing = Avant cette donne : vous **{ $mine }**, la maison **{ $theirs }**
lesson-another-deal = **Une autre donne**
lesson-house = La maison
lesson-following = Leçon suivante
lesson-beginner = Jouer une vraie donne
lesson-choice-good = « Bon »
lesson-choice-not-good = « Pas bon »
lesson-choice-equal = « Égal »
lesson-choice-spades = Pique
lesson-choice-hearts = Cœur
lesson-choice-diamonds = Carreau
lesson-choice-four = Quatre
lesson-choice-eight = Huit
lesson-choice-every = Les onze
lesson-choice-yes = Oui
lesson-choice-no = Non
lesson-choice-off = Retranchés
lesson-choice-added = Ajoutés
lesson-choice-pique = Le pic
lesson-choice-cards = Les cartes

## La liste des leçons

lesson-all =
    ### Apprendre le piquet en jouant
    Vous seul voyez ces leçons, et vous pouvez vous arrêter à tout moment : `/piquet learn` reprend où vous en étiez.
lesson-status-new = **{ $title }**
lesson-status-begun = **{ $title }** : étape { $number } sur { $of }
lesson-status-done = **{ $title }** : faite ✅

## L’offre aux nouveaux venus, faite une fois

lesson-offer = 👋 **Vous découvrez le piquet ?** Jouez une première donne avec moi, pas à pas. Vous seul la voyez.
lesson-offer-button = Apprendre en jouant : 10 minutes

## Les fautes qui ont la même phrase à toutes les étapes

lesson-wrong-nothing = Ce que vous n’annoncez pas ne marque jamais. Ici, vous avez tout à gagner à annoncer.
lesson-wrong-less = Annoncer moins est une ruse pour plus tard, et marque moins. Ici, annoncez tout.
lesson-wrong-kind = Dans vos propres donnes, vous pourrez suivre un autre ordre. Ici, faites d’abord ce que l’étape demande.
lesson-wrong-fewer = Toutes celles-ci peuvent partir, mais vous pouvez en changer davantage. Chaque carte nouvelle est une chance.

## La première leçon : une donne entière

lesson-first-title = Votre première donne
lesson-first-hand = Vous et votre adversaire, **la maison**, avez chacun douze cartes sur 32, de l’as (le plus haut) au sept dans chaque couleur. Les vôtres comptent deux fois : d’abord pour les **combinaisons**, puis pour les **levées**.
lesson-first-exchange = La maison a donné, vous êtes donc **premier** et commencez : vous pouvez changer jusqu’à cinq cartes contre des cartes cachées du **talon**, qui en a huit. Gardez votre longue couleur, vos as et vos rois, et choisissez cinq cartes basses à **écarter**.
lesson-first-exchange-hearts = Le cœur est votre plus longue couleur, et même le 8♥ l’allonge. Gardez tous les cœurs, et écartez des cartes basses d’autres couleurs.
lesson-first-exchange-spades = Un as et un roi gagnent des levées plus tard. Gardez-les, et écartez des cartes basses.
lesson-first-exchange-right = Bien choisi : vous voici avec six cœurs et un troisième as ; vos nouvelles cartes sont marquées. La maison a changé trois cartes.
lesson-first-point = Maintenant vous comparez vos mains, de trois façons. D’abord le **point**, la plus longue couleur : annoncez vos six cœurs.
lesson-first-point-other = Cette couleur est plus courte, et le plus grand nombre gagne. Annoncez les six cœurs.
lesson-first-point-right = « Bon » : la maison n’a pas de couleur aussi longue, inutile donc de comparer les valeurs (59 pour vous : l’as 11, du roi au dix 10 chacun, le huit 8). Un point qui est bon marque 1 par carte : **6**.
lesson-first-sequence = La deuxième est la **séquence** : trois cartes ou plus d’une couleur qui se suivent. Annoncez votre suite de cinq cœurs, une _quinte_, qui est _majeure_ car elle part de l’as.
lesson-first-sequence-other = Vous en avez cinq qui se suivent, et la plus longue bat la plus courte. Annoncez la quinte.
lesson-first-sequence-right = La maison en a cinq aussi et demande la hauteur de la vôtre : elle part de l’as, elle est donc meilleure. Cinq de suite marquent **15**, quatre (une _quatrième_) 4, trois (une _tierce_) 3.
lesson-first-set = La troisième est le **brelan** : trois cartes d’un rang, à partir des dix ; à quatre, c’est un _quatorze_. Annoncez vos trois as.
lesson-first-set-other = Vous avez trois as, et seules quatre cartes d’un rang les battent. Annoncez les trois.
lesson-first-set-right = La maison a trois valets, mais les as sont plus hauts. Trois d’un rang marquent **3** (vous dites aussi lequel vous ne comptez pas, ici A♣), quatre marqueraient 14.
lesson-first-beaten = Quatre cartes d’un rang en battent trois. Si la maison avait eu quatre dix contre vos trois as, qu’aurait-elle dit ?
lesson-first-beaten-good = « Bon » dit que c’est vous qui avez le mieux. Mais quatre dix auraient battu trois as.
lesson-first-beaten-equal = « Égal » dit que l’on a tous deux exactement pareil. Mais quatre dix auraient battu trois as.
lesson-first-beaten-right = « Pas bon » dit : j’ai mieux. Alors vous ne marquez rien pour cela, et la maison marque le sien.
lesson-first-same = Supposez maintenant que vous ayez eu tous deux une suite de l’as au dix, chacun dans une autre couleur. Qu’aurait dit la maison ?
lesson-first-same-good = « Bon » dit que la vôtre est meilleure. Mais les deux suites auraient été aussi longues et aussi hautes.
lesson-first-same-not-good = « Pas bon » dit que la maison a mieux. Mais les deux suites auraient été aussi longues et aussi hautes.
lesson-first-same-right = « Égal » : alors personne ne marque. Vous avez donc 6 + 15 + 3 = **24**, et le jeu de la carte commence.
lesson-first-lead = À chaque **levée** vous posez chacun une carte ; **entamer**, c’est poser la première, et cela marque 1. Entamez de votre plus haut cœur, l’A♥.
lesson-first-lead-lower = Celle-là gagnerait aussi, puisque vous tenez tous les cœurs au-dessus. Mais jouez d’en haut : vous saurez toujours ce qui est encore plus haut.
lesson-first-lead-small = Le 9♥ est plus haut, et vous ne l’avez pas. Jouez d’en haut, l’A♥.
lesson-first-lead-other = Une autre couleur peut attendre, car votre plus longue gagne le plus de levées. Commencez par le haut, l’A♥.
lesson-first-lead-right = Rien ne bat un as entamé : il n’y a pas d’atout, et seule une carte plus haute de la même couleur gagne. La maison n’a pas de cœur, elle défausse donc une autre carte.
lesson-first-reckon = Avant sa première carte, la maison pouvait compter ce qui était meilleur chez elle : rien ne l’était. Vous avez donc 25 points, et la maison aucun.
lesson-first-again = Qui gagne une levée entame la suivante. Continuez d’en haut par le R♥.
lesson-first-again-lower = Celle-là gagnerait aussi, puisque la maison n’a pas de cœur. Mais continuez d’en haut : le R♥.
lesson-first-again-other = Une autre couleur peut attendre. Vous tenez encore les plus hauts cœurs, continuez donc par le R♥.
lesson-first-again-right = Vous gagnez encore, et chaque entame ajoute 1.
lesson-first-run = Vos D♥, V♥ et 10♥ gagneront de même. Je les joue pour vous.
lesson-first-pique = Vous avez 29 points, et la maison toujours aucun. Jouez votre dernier cœur, le 8♥ : il n’en reste pas d’autre.
lesson-first-pique-other = Cela marquerait 1 aussi, mais gagnez d’abord avec votre dernier cœur. Rien ne peut plus battre le 8♥, jouez-le donc.
lesson-first-pique-right = **Pic !** Vous êtes à 30 avant que la maison ait rien marqué, et cela vous en donne **30 de plus**.
lesson-first-cards = Votre A♠ et votre R♠ gagnent ensuite. Qui gagne sept levées ou plus marque 10 pour **les cartes** à la fin de la donne.
lesson-first-lose = Ensuite, vous jouez un petit trèfle, et vous gardez l’A♦ pour gagner une levée plus tard. La maison prend le trèfle, marque son premier point, et entame à son tour.
lesson-first-follow = La maison joue le R♦, et vous devez **fournir** : jouez un carreau, puisque vous en avez. Prenez la levée de votre as.
lesson-first-follow-low = Vous pouvez jouer le 9♦, mais le roi le bat. Prendre une levée entamée par l’autre marque 1, jouez donc l’A♦.
lesson-first-follow-right = Prise : 1 point pour vous, et la main vous revient.
lesson-first-last = La **dernière levée** marque 1 de plus que les autres. Jouez votre 9♦.
lesson-first-last-right = Votre neuf gagne la levée.
lesson-first-end = **Vous savez jouer au piquet.** Six donnes comme celle-ci font une partie. Jouez-en une vraie : *Que feriez-vous ?* vous aide.

## The second lesson: younger, the repique and the rubicon, in the last deal of a game

lesson-second-title = Votre deuxième donne
lesson-second-rubicon = C’est la dernière des six donnes : vous avez 30 points, la maison 104. Si vous perdez avec moins de 100, vos points sont-ils retranchés des siens, ou ajoutés ?
lesson-second-rubicon-off = Seulement si vous avez 100 ou plus. En dessous, perdre coûte bien plus.
lesson-second-rubicon-right = Le **rubicon** est à 100 : perdre en dessous vous coûterait 104 + 30, et 100 pour la partie. Atteignez donc d’abord 100.
lesson-second-exchange = Cette fois vous avez donné, vous êtes donc **dernier** : la maison écarte, annonce et entame avant vous. Elle a pris cinq cartes et vous en laisse trois : lesquelles écartez-vous ?
lesson-second-exchange-hearts = Cinq cœurs qui se suivent font une quinte, 15 points. Gardez-les.
lesson-second-exchange-high = Trois rois sont un brelan, et les as, rois et dames gagnent des levées. Les petits trèfles peuvent partir.
lesson-second-exchange-right = Vous avez pris le R♣, un quatrième roi, et un sixième cœur.
lesson-second-answer = La maison annonce un point de cinq, et vous avez six cœurs. Que dites-vous ?
lesson-second-answer-good = Alors la maison marque 5, et vous rien. Six battent cinq.
lesson-second-answer-equal = Six cartes sont plus que cinq. Votre point est meilleur.
lesson-second-answer-right = Tout ce que la maison annonce est battu : votre point, votre quinte et vos quatre rois sont meilleurs. Elle entame l’A♣.
lesson-second-reckon = Le dernier compte avant de jouer sa première carte. J’annonce pour vous : 6 pour le point, 15 pour la quinte, 14 pour les rois.
lesson-second-keep = **Repic :** vous avez au moins 30 par les seules annonces, et la maison aucun, vous marquez donc **60 de plus**. L’A♣ est toujours là : quel trèfle jouez-vous ?
lesson-second-keep-king = L’as prend votre roi. Donnez le dix : une fois l’as parti, aucun trèfle ne bat le roi.
lesson-second-keep-right = Le dernier attend, et garde ce qui gagnera plus tard. Aucun trèfle ne bat plus votre R♣.
lesson-second-rest = Il gagne la levée suivante, et vos cœurs gagnent la plupart des autres. Je les joue pour vous.
lesson-second-end = **146 à 111 :** vous gagnez la partie, et sans le repic vous n’auriez même pas passé le rubicon. Jouez maintenant une vraie donne, ou apprenez-en plus sur l’écart.

## La deuxième leçon : que faut-il écarter ?

lesson-exchange-title = L’écart
lesson-exchange-suit = Choisissez cinq cartes à écarter. Demandez-vous de chacune à quoi elle tient : une longue couleur, une suite, un brelan.
lesson-exchange-suit-clubs = Le trèfle est votre plus longue couleur, et A♣ R♣ D♣ V♣ est une suite de quatre. Avec votre 9♣, le 10♣ en ferait six, 16 points au lieu de 4.
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
lesson-exchange-long = Une couleur est longue mais a des trous, et vous avez deux rois. Qu’écartez-vous ?
lesson-exchange-long-spades = Cinq piques sont votre point, et le 10♠ ferait une suite de cinq, de la D♠ au 8♠, qui vaut 15. Gardez entière la longue couleur.
lesson-exchange-long-kings = Les rois gagnent des levées, et un troisième fait un brelan. Les cartes basses partent d’abord.
lesson-exchange-long-right = D’abord la longue couleur, puis les hautes cartes : c’est presque tout l’art.
lesson-exchange-against = Avant d’écarter, demandez-vous ce qui peut être contre vous : toute suite de cinq contient le valet et le dix de sa couleur. Dans quelle couleur la maison peut-elle en avoir une ?
lesson-exchange-against-spades = Vous avez le 10♠, et sans lui pas de suite de cinq à pique. Cherchez une couleur dont vous n’avez ni le valet ni le dix.
lesson-exchange-against-diamonds = Vous avez le V♦, et sans lui pas de suite de cinq à carreau. Cherchez une couleur dont vous n’avez ni le valet ni le dix.
lesson-exchange-against-right = À cœur, où vous n’avez ni l’un ni l’autre. Un coup d’œil à vos valets et à vos dix vous dit ce que votre point et vos suites ont à craindre.
lesson-exchange-low = Cinq piques sont votre plus longue couleur, mais ils sont bas, et les autres couleurs sont hautes. Qu’écartez-vous ?
lesson-exchange-low-high = Les as et les rois gagnent des levées, et en gagner plus que la maison vaut 10 points. Gardez-les.
lesson-exchange-low-knaves = Les valets accompagnent de hautes cartes et privent la maison d’une suite de cinq dans leurs couleurs. Vos petits piques rapportent moins.
lesson-exchange-low-right = Les cinq, toute la longue couleur : elle aurait peut-être marqué 5, mais vous perdiez les levées. La longue couleur ne passe en premier que si elle n’est pas basse.
lesson-exchange-trio = Vous avez trois dix, cinq piques, et de hautes cartes à côté. Qu’écartez-vous ?
lesson-exchange-trio-spades = Cinq piques sont votre point, avec l’as et le roi en tête. Gardez entière la couleur.
lesson-exchange-trio-high = L’as et le roi gagnent des levées. Trois dix marquent 3 au plus : n’écartez pas pour eux une haute carte.
lesson-exchange-trio-right = Les trois dix partent. Gardez un brelan s’il ne coûte rien d’autre, mais ne donnez aucune haute carte pour trois dix ou trois valets.
lesson-exchange-younger = Cette fois vous avez donné, vous êtes donc **dernier** : la maison, premier, a changé cinq cartes, il en reste trois pour vous. Écartez-en trois.
lesson-exchange-younger-hearts = Quatre cœurs sont votre meilleur point, et un point qui est bon vous protège d’un pic. Gardez-les.
lesson-exchange-younger-spades = Les piques gagnent des levées, et la maison entamera. Gardez-les.
lesson-exchange-younger-guard = Seule, la D♦ tombe sous l’as ou le roi ; avec le 8♦ à côté d’elle, elle peut gagner plus tard. Gardez les deux.
lesson-exchange-younger-right = Vous renoncez à toute une couleur faible et gardez quelque chose dans les autres. Ainsi le dernier tient tête aux premières entames.
lesson-exchange-done = Gardez la longue couleur, les suites, les brelans et les hautes cartes. Changez autant de cartes que vous pouvez.
lesson-exchange-end = **Voilà l’écart.** Essayez-le contre le débutant, ou passez à la leçon suivante.

## La troisième leçon : que dire et que taire

lesson-sinking-title = Que dire, que taire
lesson-sinking-point = Les cartes sont échangées, et vous annoncez d’abord. Seul ce qui est annoncé peut marquer : annoncez vos cinq carreaux.
lesson-sinking-point-other = Une couleur plus courte fait un point plus faible. Annoncez les cinq carreaux.
lesson-sinking-point-right = Bon : **5** points. Le point compte avant tout le reste, un point qui est bon vous protège donc aussi d’un pic de l’autre.
lesson-sinking-sequences = Vous avez trois suites de trois. Si la meilleure est bonne, toutes marquent : annoncez les trois ensemble.
lesson-sinking-sequences-other = Vous laisseriez une suite de côté, et elle ne marquerait rien. Annoncez les trois ensemble.
lesson-sinking-sequences-right = « Égal » : la maison a aussi as, roi et dame d’une couleur, personne ne marque donc de séquence. Cela ne vous coûte rien.
lesson-sinking-sets = Vous avez trois rois et trois dames, et deux des as. La maison ne peut donc avoir trois as : annoncez les deux brelans.
lesson-sinking-sets-other = Si les rois sont bons, les dames marquent avec eux. Annoncez les deux brelans.
lesson-sinking-sets-right = Bon : 3 et encore **3**. Avant d’annoncer, comptez ce qui pourrait vous battre parmi les cartes que vous n’avez pas vues.
lesson-sinking-clubs = Voici une autre main. Commencez par le point, vos six trèfles.
lesson-sinking-clubs-other = Plus de cartes font un meilleur point. Annoncez les six trèfles.
lesson-sinking-clubs-right = Bon : **6** points.
lesson-sinking-run = Maintenant votre suite de cinq, du valet jusqu’au sept.
lesson-sinking-run-other = Cinq de suite marquent 15, moins de cinq bien moins. Annoncez les cinq.
lesson-sinking-run-right = Bon : **15** points.
lesson-sinking-silent = Vous avez trois rois, mais vous n’avez vu aucun as, ni dans votre main ni dans votre écart. Annoncez-vous les rois ?
lesson-sinking-silent-other = Sans un as en vue, la maison en a très probablement trois ou quatre, et vos rois ne marquent rien. Les annoncer ne fait que dire où ils sont.
lesson-sinking-silent-right = Bien vu : avoir quelque chose et ne pas l’annoncer, c’est le **taire**.
lesson-sinking-shown = Jouez votre R♣ et voyez ce qu’avait la maison. Elle peut compter avant de jouer sa première carte.
lesson-sinking-part = Quatre as, 14 points : vos rois auraient été battus, et la maison ne sait pas où sont les deux autres. Quand rien ne vous bat à coup sûr, annoncez tout ce que vous avez.
lesson-sinking-end = **Voilà les annonces.** Jouez contre le débutant et annoncez tout ce qui peut être bon, ou passez à la leçon suivante.

## La quatrième leçon : ce que disent les annonces, les réponses et les défausses

lesson-reading-title = Lire la main adverse
lesson-reading-blank = La maison annonce **carte blanche** : douze cartes sans roi, dame ni valet, pour 10 points. Qu’écartez-vous ?
lesson-reading-blank-runs = La plus longue suite que la maison ait pu recevoir est 10 9 8 7 : les vôtres valent donc beaucoup. Gardez les deux.
lesson-reading-blank-king = Vos trois rois font un brelan, que seuls des as ou quatre dix peuvent battre. Gardez les trois.
lesson-reading-blank-right = Toutes les figures qui vous manquaient étaient forcément au talon, et seuls quatre as battent maintenant vos rois. Carte blanche rapporte 10, mais livre toute la main.
lesson-reading-admit = La maison annonce un point de cinq, et vous avez cinq trèfles, qui font 47. La seule couleur dont vous n’avez pas vu cinq cartes est le cœur, A♥ R♥ V♥ 10♥ 8♥ : que dites-vous ?
lesson-reading-admit-not-good = Comptez ce que la maison a forcément : 11, trois fois 10 et 8 font 49. Vos trèfles font 47, son point est donc meilleur.
lesson-reading-admit-equal = « Égal » demanderait cinq cartes qui font aussi 49, et les vôtres font 47. Dites « bon » tout de suite : la maison n’apprendra rien de vos trèfles.
lesson-reading-admit-right = Vous pouviez compter ses 49, il n’y avait donc rien à demander. Demander ce que font cinq cartes, c’est avouer que l’on en a cinq aussi.
lesson-reading-failed = La maison a annoncé un point de cinq, et vos six trèfles l’ont battu. Dans quelle couleur sont forcément ses cinq cartes ?
lesson-reading-failed-spades = Vous avez vu quatre piques, trois dans votre main et un que vous avez écarté. La maison en a quatre au plus.
lesson-reading-failed-hearts = Vous avez vu quatre cœurs, deux dans votre main et deux que vous avez écartés. La maison en a quatre au plus.
lesson-reading-failed-right = Le carreau : d’aucune autre couleur il ne vous manque cinq cartes. Quand un point n’est pas bon, on n’en dit pas la couleur, mais souvent elle se compte.
lesson-reading-cash = Votre A♦ a gagné la première levée, et vous n’avez plus de carreau. Quelle carte jouez-vous ?
lesson-reading-cash-lower = Le R♣ peut encore la prendre. Commencez par l’A♣.
lesson-reading-cash-late = Vous perdez la main, et la maison gagne alors avec tous ses carreaux. Gagnez d’abord vos trèfles.
lesson-reading-cash-right = Le R♣ tombe, et vos autres trèfles sont maîtres. Gagnez ce que vous pouvez avant que l’autre ne prenne la main avec une couleur qui vous manque.
lesson-reading-given = Cette fois vous êtes premier : vous avez annoncé un point de quatre, qui fait 41, et la maison a dit « bon ». De quelle couleur a-t-elle sûrement écarté une carte ?
lesson-reading-given-spades = Trois piques seulement manquent, et la maison peut les avoir tous. Cherchez une couleur qui vous aurait battu.
lesson-reading-given-hearts = Les quatre cœurs qui manquent font 35, et la maison peut les avoir tous. Cherchez une couleur qui vous aurait battu.
lesson-reading-given-right = Cinq carreaux manquent, et cinq auraient battu vos quatre. « Bon » vous dit donc qu’au moins un d’eux est écarté.
lesson-reading-void = Vous avez joué la D♠, et la maison, qui a changé trois cartes, défausse un cœur. Vous n’avez pas vu V♠ 9♠ 8♠ : combien de ses onze cartes connaissez-vous ?
lesson-reading-void-four = Elle a annoncé plus que ses cœurs : A♦ R♦ D♦ et le R♣ aussi. Demandez-vous maintenant ce qu’étaient ses trois écarts.
lesson-reading-void-eight = Elle en a annoncé huit, c’est vrai. Mais où sont V♠ 9♠ 8♠ ?
lesson-reading-void-right = Elle n’a pas de pique, elle a donc écarté V♠ 9♠ 8♠. Toutes les autres cartes que vous n’avez pas vues sont dans sa main.
lesson-reading-drop = Cinq levées sont à vous, et sur vos quatre derniers piques la maison a jeté 8♣ 10♦ 10♣ V♥. Quelle carte jouez-vous ?
lesson-reading-drop-low = Le R♣ la prendrait. Comptez les trèfles qui restent à la maison.
lesson-reading-drop-red = La maison y a encore l’as, le roi et la dame. Comptez les trèfles qui lui restent.
lesson-reading-drop-right = Vous saviez son R♣ seul, et votre V♣ gagne après lui. Sept levées : les cartes sont à vous.
lesson-reading-uncalled = Vous avez joué R♣ et A♣, et la maison a fourni 10♣ et D♣. Elle n’a annoncé aucune séquence : a-t-elle le V♣ ?
lesson-reading-uncalled-yes = Elle aurait alors eu D♣ V♣ 10♣, une tierce, et l’aurait annoncée. Le V♣ est sans doute écarté.
lesson-reading-uncalled-right = D♣ V♣ 10♣ auraient fait une tierce, et la maison l’aurait annoncée. N’en soyez pas trop sûr : un bon joueur en tait parfois une, pour vous faire croire qu’un roi seul est gardé.
lesson-reading-small = Seul le 9♣ peut donc encore battre vos deux petits trèfles. Quelle carte jouez-vous ?
lesson-reading-small-same = Aussi bien, mais jouez d’en haut. Vous saurez toujours ce qui est encore plus haut.
lesson-reading-small-top = Gardez l’A♥ : il vous rendra la main plus tard. Les petits trèfles gagnent peut-être maintenant.
lesson-reading-small-other = La maison a des cartes plus hautes dans cette couleur. Contre vos trèfles, elle a le 9♣ au plus.
lesson-reading-small-right = Elle n’avait pas même le 9♣, et vos petits trèfles gagnent. L’annonce qui n’est pas venue vous avait dit que la maison n’avait pas le V♣.
lesson-reading-end = **Vous savez lire une main que vous ne voyez pas.** Essayez contre le débutant, ou passez au jeu de la carte.

## La cinquième leçon : le jeu de la carte

lesson-play-title = Le jeu de la carte
lesson-play-point = Vous êtes premier, et votre point, cinq carreaux, était bon. Quelle carte jouez-vous ?
lesson-play-point-lower = La bonne couleur, mais jouez-la d’en haut. Un petit carreau laisserait peut-être une levée au V♦.
lesson-play-point-aces = Gardez vos as, car ils vous rendent la main. Faites d’abord tomber l’A♦, qui tient contre votre longue couleur.
lesson-play-point-other = La maison y a les cartes les plus hautes. Jouez votre longue couleur, le point, pour la rendre maîtresse.
lesson-play-point-right = La maison dépense son as, et vos as vous ramènent aux carreaux. Si rien ne s’y oppose, jouez le point.
lesson-play-tenace = Votre point est encore à carreau, mais l’A♦ et la D♦ manquent, juste au-dessus de vos R♦ et V♦ : une **fourchette** contre vous. Que jouez-vous ?
lesson-play-tenace-diamonds = L’A♦ et la D♦ prendraient vos R♦ et V♦ l’un après l’autre. Laissez la maison jouer carreau.
lesson-play-tenace-low = La bonne couleur, mais le R♥ peut la prendre. L’A♥ gagne une levée tout de suite.
lesson-play-tenace-other = La maison y est plus longue et plus haute. Votre autre longue couleur est le cœur.
lesson-play-tenace-right = L’A♥ gagne, et votre R♦ attend un carreau de la maison. Jouez le point, sauf s’il est faible avec une fourchette contre lui.
lesson-play-winners = Vous avez 26 points, la maison aucun, et chaque entame marque 1. Que jouez-vous pour faire pic à 30 ?
lesson-play-winners-sure = Celle-là gagne aussi, et vous en aurez bientôt besoin. Commencez par l’A♦.
lesson-play-winners-loses = Une carte plus haute peut la prendre, la maison marque, et le pic est perdu. Jouez d’abord quatre cartes que rien ne bat.
lesson-play-winners-right = Quatre cartes maîtresses, 26 + 4 = 30 : **pic**, et 30 de plus. Si vos maîtresses font le pic, jouez-les, et tant pis pour les levées perdues ensuite.
lesson-play-throw = La maison joue la D♠, et vous n’avez pas de pique. Elle connaît vos cœurs, qui ont marqué comme point : quelle carte défaussez-vous ?
lesson-play-throw-higher = Un cœur, c’est juste, mais le plus bas suffit. Gardez les plus hauts.
lesson-play-throw-hidden = La maison ne connaît pas encore vos trèfles, cela lui apprendrait quelque chose. Défaussez une carte que vous avez annoncée.
lesson-play-throw-guard = Tant que le V♦ le garde, votre R♦ gagne une fois l’as parti. Gardez les deux.
lesson-play-throw-right = Une carte qu’elle connaissait n’apprend rien à la maison. Défaussez d’abord ce que vous avez annoncé, et vos gardes en dernier.
lesson-play-guard = La maison joue la D♣, et vous ne pouvez plus fournir. Vous avez six piques et deux cartes gardées : que défaussez-vous ?
lesson-play-guard-higher = Un pique, c’est juste, mais le plus bas suffit. Gardez les plus hauts.
lesson-play-guard-hearts = Seule, la D♥ tombe sous le premier haut cœur. Gardez le 7♥ avec elle, et défaussez un pique.
lesson-play-guard-diamonds = Avec le 8♦ à côté de lui, votre R♦ gagne une fois l’as parti. Gardez les deux, et défaussez un pique.
lesson-play-guard-right = Vos piques ne servent à rien sans la main, et une carte gardée peut vous la rendre. Les gardes partent donc en dernier.
lesson-play-five = Des sept premières levées, cinq sont à vous. Le R♠ et le 7♦ manquent encore : quelle carte jouez-vous ?
lesson-play-five-spades = Le R♠ la prend, puis les cœurs de la maison gagnent jusqu’à la fin. Vous avez une carte qui gagne maintenant.
lesson-play-five-right = Il ne manquait que le 7♦, votre 9♦ gagne donc une sixième levée. La maison n’en aura pas sept non plus, et personne ne marque les 10 des cartes.
lesson-play-six = Six levées sont à vous, et une de plus vaut 10 points pour les cartes. Quelle carte jouez-vous ?
lesson-play-six-clubs = L’A♣ la prend, et la maison gagne peut-être le reste. Vous risqueriez 10 points pour en gagner 1, celui de la dernière levée.
lesson-play-six-right = La septième levée est à vous. Avec cinq ou six levées et une carte qui gagne, jouez-la.
lesson-play-certain = Vous avez cinq levées, et l’A♠ en ferait une sixième. Mais la maison a compté la D♠ et le 10♠, et vous avez écarté le R♠ : jouez-vous l’A♠ ?
lesson-play-certain-yes = Vous avez alors six levées, et la D♠ reste au-dessus de votre V♠. Ce que tient la maison est certain, l’as peut donc attendre.
lesson-play-certain-right = Vous avez joué le R♦, et à la fin la maison a dû jouer pique vers vos A♠ et V♠ : sept levées. Une carte maîtresse ne peut attendre que si l’autre a sûrement de sa couleur.
lesson-play-end = **Voilà le jeu de la carte.** Essayez-le contre le débutant, ou passez à la leçon suivante.

## La sixième leçon : le dernier, la carte laissée, et l’annonce qui trompe

lesson-younger-title = Jouer en dernier
lesson-younger-guards = Vous avez donné, et la maison a changé cinq cartes : il en reste trois pour vous. D’une main aussi faible, qu’écartez-vous ?
lesson-younger-guards-queens = Trois dames font un brelan, et chacune a deux petites cartes pour la garder. Gardez les trois.
lesson-younger-guards-guards = Avec moins de deux petites cartes à côté d’elle, cette dame tombe sous l’as ou le roi. Une autre couleur n’a pas de dame à garder.
lesson-younger-guards-right = Une couleur part, et trois dames restent gardées. Le premier prend l’offensive ; le dernier garde d’abord ses points faibles.
lesson-younger-stops = Votre plus longue couleur a quatre cœurs, mais sous l’as ils sont bas. Quelles trois cartes écartez-vous ?
lesson-younger-stops-high = Vos as et les autres carreaux arrêtent la maison quand elle entame. Un point de quatre est rarement bon, cassez donc les cœurs.
lesson-younger-stops-guards = Une dame aurait alors trop peu de cartes à côté d’elle. Un point de quatre est rarement bon, cassez donc les cœurs.
lesson-younger-stops-right = Vous renoncez à un maigre point, et gardez dans chaque couleur une carte qui peut gagner. Le premier prendrait l’offensive ; le dernier s’assure d’abord quelques levées.
lesson-younger-leave = Vous pouvez changer trois cartes, mais une seule suffit. Qu’écartez-vous ?
lesson-younger-leave-knaves = Quatre valets font un quatorze, 14 points si la maison n’en a pas un plus haut. Gardez-les tous.
lesson-younger-leave-kings = Trois rois font un brelan, et si les quatre valets sont bons, les rois marquent avec eux. Gardez les trois.
lesson-younger-leave-clubs = Cinq trèfles sont votre point, avec R♣ D♣ V♣ qui se suivent. Gardez-les tous.
lesson-younger-leave-right = Les dix seulement, car tout le reste tient à quelque chose. Ce que laisse le dernier ne va à personne : vous pouvez donc laisser une carte dont vous n’avez pas besoin.
lesson-younger-give = Cette fois vous êtes premier, et pouvez changer jusqu’à cinq cartes. Qu’écartez-vous ?
lesson-younger-give-aces = Trois as font un brelan, et chacun gagne une levée. Gardez-les ensemble.
lesson-younger-give-diamonds = Six carreaux sont votre point, et avec le R♦ sept se suivraient. Gardez-les tous.
lesson-younger-give-right = Quatre suffisent, car toute autre carte compte. Ce que laisse le premier, le dernier peut le prendre : ne laissez donc une carte que pour une main aussi grande.
lesson-younger-counted = La maison a annoncé trois as, et dit qu’elle ne compte pas l’A♠. Peut-elle l’avoir tout de même ?
lesson-younger-counted-no = Elle a dit seulement qu’elle ne compte pas cet as. Qui en a quatre peut en annoncer trois, pour vous tromper.
lesson-younger-counted-right = « Je ne compte pas l’A♠ » ne promet rien. N’annoncer que trois as sur quatre coûte 11 points, mais vous pourriez alors vous fier à votre R♠.
lesson-younger-trusted = Vous avez gagné une levée du V♥. Quelle carte jouez-vous ?
lesson-younger-trusted-lower = Aussi bien, mais jouez d’en haut. Vous saurez toujours ce qui est encore plus haut.
lesson-younger-trusted-small = Elle laisserait peut-être une levée au 10♦. Faites tomber l’A♦ en jouant d’en haut.
lesson-younger-trusted-spade = Si la maison a l’A♠, votre seul pique est perdu. Vous avez une longue couleur à rendre maîtresse.
lesson-younger-trusted-hearts = L’A♥ la prend, et il ne vous reste guère de cœurs. Vous avez une couleur plus longue à rendre maîtresse.
lesson-younger-trusted-right = L’A♦ la prend, et vos autres carreaux sont maîtres. Vous n’avez pas misé sur une carte qui n’était que « non comptée ».
lesson-younger-end = **Voilà le jeu du dernier.** Essayez-le contre le débutant, ou passez à la dernière leçon.

## La septième leçon : la dernière donne d’une partie

lesson-last-deal-title = La dernière donne
lesson-last-deal-rubicon = C’est la sixième et dernière donne, et vous avez 62 points. Si vous perdez avec moins de 100, vos points s’ajoutent à ceux de la maison : le rubicon.
lesson-last-deal-bold = Il vous faut 38 points en une donne, seule une grande main vous sauve donc. La maison vous a laissé quatre cartes : qu’écartez-vous ?
lesson-last-deal-bold-kings = Avec le R♣, vos trois rois feraient un quatorze. C’est le moment de tenter votre chance.
lesson-last-deal-bold-run = Avec le R♣, cela fait une suite de quatre, et quatre rois aussi. C’est le moment de tenter votre chance.
lesson-last-deal-bold-hearts = A♥ R♥ D♥ est votre meilleure suite. Un as sans un tel soutien peut partir.
lesson-last-deal-bold-right = Même l’A♦ part, pour la chance du R♣, et le voici : quatre rois. Quand seule une grande main vous sauve, risquez ; quand vous menez de loin, ne risquez rien.
lesson-last-deal-silent = Une autre partie : vous avez 20 points, et même avec tout ce que marquent vos piques, et un pic en plus, vous n’atteindriez pas 100. Les annoncez-vous ?
lesson-last-deal-silent-other = Sous 100, tout ce que vous marquez va finalement à la maison. Ce que vous n’annoncez pas, elle ne l’a pas.
lesson-last-deal-silent-right = C’est juste : vous n’annoncez rien, et vous jouez. Si 100 est hors d’atteinte, comptez le moins possible.
lesson-last-deal-save = Vous avez toujours 20 points, et pas un as. La maison annonce un point de cinq, et vous avez six cœurs : que dites-vous ?
lesson-last-deal-save-good = Avec son point, une suite de cinq et quatre as, la maison a 34 avant que vous ne marquiez : **repic**, 60 de plus. Votre propre point l’en empêche.
lesson-last-deal-save-equal = Vous avez six cartes, et six en battent cinq. Votre point est meilleur.
lesson-last-deal-save-right = Votre point marque 6, et sans lui la maison faisait repic. Même sous 100, annoncez ce qui vous protège d’un pic ou d’un repic.
lesson-last-deal-spoil = De nouveau, vous avez 20 points. La maison annonce un point de six, et A♠ R♠ D♠ 10♠ 9♠ 8♠ font 58, comme vos six carreaux : que dites-vous ?
lesson-last-deal-spoil-good = La maison marque alors 6. Vos carreaux font 58 aussi.
lesson-last-deal-spoil-not-good = Comptez encore : 11, 10, 10, 10, 9 et 8 font 58 pour tous deux. Vous n’avez pas plus que la maison.
lesson-last-deal-spoil-right = « Égal » : personne ne marque, et la maison a 6 de moins. Si vous ne pouvez atteindre 100, empêchez-la de marquer ce que vous pouvez.
lesson-last-deal-divide = Vous avez gagné six levées sur neuf, et pourtant vous ne pouvez atteindre 100. La maison joue le R♦ : quelle carte défaussez-vous ?
lesson-last-deal-divide-spades = Votre A♥ gagne alors peut-être une septième levée, et vous marquez 10 pour les cartes. Sous 100, ils vont à la maison.
lesson-last-deal-divide-right = Vous avez maintenant six levées chacun, et personne ne marque les 10. Si vous ne pouvez atteindre 100, partagez les cartes.
lesson-last-deal-concede = Loin de 100, vous avez gagné une levée sur quatre, et la maison tient encore quatre as et deux rois. Abandonnez-vous la donne ?
lesson-last-deal-concede-no = Neuf levées au moins vont à la maison, vous ne pouvez donc plus partager les cartes. Ce que vous gagnez encore vous est compté, et sous 100 cela va à la maison.
lesson-last-deal-concede-right = Vous marquez 2, un pour la levée et un pour une carte jouée, et la maison le reste. Si les cartes ne se partagent plus et que vous avez une levée contre le capot, vous pouvez abandonner.
lesson-last-deal-prevent = Les rôles sont renversés : vous avez 150 points, la maison 20. Elle annonce un point de six qui fait 58, comme vos carreaux : que dites-vous ?
lesson-last-deal-prevent-not-good = Vous n’avez pas plus que la maison, car tous deux font 58. Et ici, la maison peut marquer.
lesson-last-deal-prevent-equal = C’est vrai, mais personne ne marque alors. La maison reste sous 100, et ce qu’elle marque s’ajoute à vos points.
lesson-last-deal-prevent-right = « Bon » : 6 points pour la maison, et pour vous à la fin. Si vous menez et que la maison ne peut atteindre 100, évitez les égalités.
lesson-last-deal-lose = Cette fois vous menez, et la maison ne peut atteindre 100. Elle a six levées, et il vous reste deux cartes : laquelle jouez-vous ?
lesson-last-deal-lose-ace = Si vous gagnez les deux levées, vous en avez six chacun, et personne ne marque les 10. Ici, mieux vaut que la maison les marque.
lesson-last-deal-lose-right = La maison gagne sa septième levée et marque 10. Elle finit sous 100, ils s’ajoutent donc aux vôtres.
lesson-last-deal-must = Vous avez 75 points et 11 dans cette donne, il vous en manque 14. Cinq levées sont à vous, et il vous reste trois cartes : laquelle jouez-vous ?
lesson-last-deal-must-winner = Elle gagne une sixième levée, mais le R♣ peut ensuite prendre votre 9♣. Pour atteindre 100, il vous faut les cartes, sept levées.
lesson-last-deal-must-small = Le R♣ peut la prendre, et vous aurez alors six levées au plus. Pour atteindre 100, il vous faut les cartes, sept levées.
lesson-last-deal-must-right = La maison a dû jouer, et son trèfle est venu à votre A♣ : sept levées, et juste 100. Si seules les cartes vous sauvent du rubicon, une carte maîtresse doit attendre.
lesson-last-deal-forgo = Vous avez 120 points et 25 dans cette donne, la maison 85. Vous pouvez faire pic avec vos quatre maîtresses, ou d’abord faire tomber l’A♣ et gagner les cartes : qu’est-ce qui vaut plus ?
lesson-last-deal-forgo-pique = Le pic vous donne 30, mais vos maîtresses sont parties, et la maison gagne toutes les autres levées. Avec 19 points elle dépasse 100, et échappe au rubicon.
lesson-last-deal-forgo-right = Sans ces levées la maison reste sous 100, et ses points s’ajoutent aux vôtres au lieu d’en être retirés. Pour une fois, vous renoncez au pic.
lesson-last-deal-end = **C’était la dernière leçon.** Vous savez tout ce qu’enseignent les vieux livres : à vous de jouer contre le débutant.
