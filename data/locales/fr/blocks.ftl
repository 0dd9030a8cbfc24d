### Blocages : /piquet block et /piquet unblock. Seule la personne qui bloque voit ces textes.

command-block = Bloquer quelqu’un, à son insu ; sans personne : qui vous avez bloqué
command-block-person = De qui vous ne voulez ni défi, ni revanche, ni notification
command-unblock = Lever un blocage
command-unblock-person = Le blocage de qui lever : choisissez parmi les personnes bloquées

block-done = Vous avez bloqué **{ $name }**, à son insu. Aucun de vous ne peut défier l’autre, et les défis ouverts entre vous sont fermés. Une partie commencée ensemble continue, mais les coups joués par **{ $name }** ne vous notifient pas.
block-lifted = **{ $name }** n’est plus sous blocage.
block-title = ## Qui vous avez bloqué
block-none = Vous n’avez bloqué personne. `/piquet block` avec une personne la bloque.
block-line = - **{ $name }**
block-hint = -# `/piquet unblock` lève un blocage.

## Refus

refused-not-to-block = On ne peut bloquer que d’autres personnes : ni les bots, ni soi-même.
refused-have-blocked = Vous avez bloqué cette personne. `/piquet unblock` lève le blocage.
refused-not-blocked = Vous n’avez pas bloqué cette personne. `/piquet block` montre qui vous avez bloqué.
refused-many-blocked = Vous avez bloqué { $number } personnes, et je ne peux en retenir plus. `/piquet unblock` lève un blocage.
