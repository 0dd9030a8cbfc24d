### L’essai : la ligne dans le terminal et la page dans le navigateur.

tryout-listening = L’essai est ouvert à { $address } (Ctrl-C y met fin).
tryout-title = Piquet : essai
tryout-heading = Le piquet, des deux côtés à la fois
tryout-note = Un Discord simulé sur cet ordinateur : rien n’est envoyé nulle part, et tout est effacé quand l’essai finit.
tryout-later = Laisser passer :
tryout-later-hour = une heure
tryout-later-day = un jour

tryout-start-house = Commencer une partie
tryout-start-other = { $first } défie { $second }
tryout-start-learn = Apprendre le jeu
tryout-language = Langue de ce joueur

tryout-steps = Que faire d’abord
tryout-challenge-title = Défier
tryout-challenge = En tant que { $first }, tapez /piquet challenge dans #piquet, choisissez opponent, puis { $second }, et appuyez sur Entrée. Pour jouer seul, choisissez plutôt level, puis cliquez sur Donner.
tryout-accept-title = Accepter
tryout-accept = En tant que { $second }, cliquez sur Accepter sous le défi dans #piquet.
tryout-exchange-title = Écarter
tryout-exchange = Ouvrez les messages privés de chaque joueur. Celui dont c’est le tour choisit les cartes à écarter, et confirme.
tryout-play-title = Annoncer et entamer
tryout-play = Le premier annonce et entame dans ses messages privés. La table le montre aux deux joueurs. Puis le dernier joue.

tryout-switch = Joueur
tryout-first = { $first }
tryout-second = { $second }
tryout-place-channel = #piquet
tryout-place-dm = MP avec Piquet
tryout-alone = Ouvrir dans sa propre fenêtre
tryout-news = nouveaux messages
tryout-gone = L’essai a pris fin. Relancez-le, et cette page continue avec un nouveau jeu.
