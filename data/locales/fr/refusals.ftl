### Les coups que les règles refusent : pourquoi, et que faire.

## Les coups que les règles refusent

refusal-deal-over = Cette donne est finie.
refusal-not-your-turn = C’est à l’adversaire de jouer. Un instant.
refusal-not-now = Ce n’est pas possible à ce moment de la donne. Faites ce qui vous est demandé.
refusal-not-held = Vous n’avez pas { $cards }. Choisissez parmi les cartes de votre main.
refusal-court-card = Ce n’est pas une carte blanche : vous avez reçu { $cards }. Une carte blanche est une main sans roi, dame ni valet.
refusal-too-late = Il est trop tard pour cela. Faites ce qui vous est demandé.
refusal-already-done = Vous l’avez déjà fait, et cela ne se fait qu’une fois par donne. Faites ce qui vous est demandé.
refusal-no-such-bid = Cette enchère n’existe pas. Une enchère dit de sept à treize levées, et de trois à huit cartes laissées à l’adversaire.
refusal-bid-higher = Cette enchère est trop basse : elle doit valoir plus de { $number }. Montez, ou passez.
refusal-no-bid = Il n’y a pas d’enchère à laquelle dire oui. Annoncez, ou passez.
refusal-auction-first = L’enchère vient d’abord : elle décide qui est premier. Annoncez, ou passez.
refusal-misere = Cette donne est une misère : ni écart ni annonces, et le moins de levées gagne. Jouez une carte.
refusal-exchange-more =
    { $number ->
        [one] Vous devez écarter au moins { $number } carte. Choisissez-la.
       *[other] Vous devez écarter au moins { $number } cartes. Choisissez-les.
    }
refusal-exchange-fewer =
    { $number ->
        [0] Vous avez promis les huit cartes à l’adversaire : vous ne pouvez pas écarter. Gardez votre main.
        [one] Vous ne pouvez écarter que { $number } carte. Gardez les autres.
       *[other] Vous pouvez écarter au plus { $number } cartes. Gardez les autres.
    }
refusal-nothing-left = Il ne reste pas de cartes au talon : il n’y a rien à voir.
refusal-not-in-this-game = Cela n’existe pas dans les règles de cette partie. Choisissez parmi ce qui est offert.
refusal-call-pending = Il faut d’abord répondre à une annonce.
refusal-calls-first = Faites d’abord vos annonces : point, séquence, brelan ou quatorze. Vous pouvez aussi n’en faire aucune.
refusal-calls-in-order = Dans ces règles, on annonce le point, puis la séquence, puis le brelan ou le quatorze, chacun une fois. Faites l’annonce suivante.
refusal-no-point = { $cards } n’est pas un point. Un point, ce sont des cartes d’une seule couleur, en nombre suffisant selon les règles. Choisissez de nouveau.
refusal-no-sequence = { $cards } n’est pas une séquence. Une séquence, ce sont trois cartes ou plus d’une couleur, sans trou. Choisissez de nouveau.
refusal-no-set = { $cards } n’est ni un brelan ni un quatorze. Il y faut trois ou quatre as, rois, dames, valets ou dix. Choisissez de nouveau.
refusal-one-point = Vous ne pouvez annoncer qu’un point. Choisissez des cartes d’une seule couleur.
refusal-card-twice = { $cards } compterait deux fois dans une annonce. Nommez chaque carte une fois.
refusal-best-first = Nommez d’abord votre meilleure séquence, ou votre meilleur brelan ou quatorze : c’est lui qui compte. Recommencez par là.
refusal-another-call = Cela répond à une autre annonce. Répondez à celle qui a été faite.
refusal-not-good = Cela ne compte pas, à cause de l’annonce adverse. Comptez autre chose, ou jouez une carte.
refusal-said-good = Vous avez dit « bon » : vous ne pouvez plus compter cela. Comptez autre chose, ou jouez une carte.
refusal-told-first =
    { $number ->
        [0] Comptez d’abord ce que vous avez annoncé : { $cards }.
       *[other] Votre question portait sur une annonce de { $number } cartes. Comptez d’abord { $number } cartes.
    }
refusal-no-such-suit = Vous n’avez aucune carte de cette couleur. Nommez-en une que vous avez.
refusal-suit-named = Vous devez entamer dans la couleur que vous avez nommée. Vous y avez { $cards }.
refusal-follow-suit = Vous devez fournir. Dans cette couleur vous avez { $cards }.
refusal-concede-later = On ne peut abandonner le reste d’une donne qu’après sa première levée. Faites ce qui vous est demandé.
