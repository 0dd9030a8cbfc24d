### L’essai : la ligne dans le terminal et la page dans le navigateur.

tryout-listening = L’essai est ouvert à { $address } (Ctrl-C y met fin).
tryout-title = Piquet : essai
tryout-intro = Un jeu de cartes à deux. Vous débutez ? Commencez par « Apprendre ».
tryout-note = Rien ne quitte cet ordinateur, et tout est effacé quand l’essai finit.
tryout-later = Laisser passer :
tryout-later-hour = une heure
tryout-later-day = un jour
tryout-start-learn = Apprendre : 10 minutes
tryout-start-house = Contre la maison
tryout-start-other = { $first } défie { $second }
tryout-language = Langue de cette personne
tryout-steps = Que peut-on faire ici ?
tryout-step-house = Jouer contre la maison, c’est-à-dire l’ordinateur : les cartes de { $first } sont dans l’onglet « { tryout-place-dm } ».
tryout-step-other = Jouer des deux côtés : { $first } défie { $second }, qui clique sur Accepter. Les cartes de chacun sont dans ses propres « { tryout-place-dm } ».
tryout-step-daily = Essayer une journée : jouez { daily-today } pour { $first }, { $second } et { $third }, puis laissez passer un jour.
tryout-switch = Montrer
tryout-place-channel = #piquet
tryout-place-dm = MP avec Piquet
tryout-alone = Ouvrir dans sa propre fenêtre
tryout-news = nouveaux messages
tryout-gone = L’essai a pris fin. Relancez-le, et cette page repart de zéro.
