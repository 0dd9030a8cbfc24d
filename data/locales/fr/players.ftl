### Blocages : /piquet block et /piquet unblock. Seule la personne qui bloque voit ces textes.

### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Les panneaux : composer un défi, les réglages d’une personne et d’un serveur.

command-block = Bloquer quelqu’un, à son insu ; sans personne : qui vous avez bloqué
command-block-person = De qui vous ne voulez ni défi, ni revanche, ni notification
command-unblock = Lever un blocage
command-unblock-person = Le blocage de qui lever : choisissez parmi les personnes bloquées
block-done = Vous avez bloqué **{ $name }**, à son insu. Aucun de vous ne peut défier l’autre, et les défis ouverts entre vous sont fermés. Une partie en cours entre vous continue, mais sans notification quand **{ $name }** joue.
block-lifted = Vous ne bloquez plus **{ $name }**.
block-title = ## Qui vous avez bloqué
block-none = Vous n’avez bloqué personne. `/piquet block` avec une personne la bloque.
block-line = - **{ $name }**
block-hint = -# `/piquet unblock` lève un blocage.
toggle-on = ✓ { $label }

## Refus

refused-not-to-block = On ne peut bloquer que d’autres personnes : ni les bots, ni soi-même.
refused-have-blocked = Vous avez bloqué cette personne. `/piquet unblock` lève le blocage.
refused-not-blocked = Vous n’avez pas bloqué cette personne. `/piquet block` montre qui vous avez bloqué.
refused-many-blocked = Vous avez bloqué { $number } personnes, et je ne peux en retenir plus. `/piquet unblock` lève un blocage.

## Descriptions des commandes et de leurs options

command-settings = Vos réglages : façon de jouer, rappels, images
command-settings-zone = Votre fuseau horaire, pour la plage de silence : tapez une ville ou un pays

## Les réglages d’un joueur

settings-title = ## Vos réglages
settings-deal = Si vous gagnez le tirage : { $on ->
    [yes] **on vous demande** qui donne.
   *[no] **je choisis** : vous donnez d’abord, ou vous êtes premier s’il n’y a qu’une donne.
}
settings-answers = Annonces : { $on ->
    [yes] **vous répondez** vous-même.
   *[no] **je réponds** pour vous, sans mentir.
}
settings-confirms = Une carte, ou un écart entier : { $on ->
    [yes] vous choisissez, puis **confirmez**.
    [at-first] après votre première carte, **un seul clic** suffit.
   *[other] **un seul clic** suffit.
}
settings-forced = Contre la maison, votre seule carte possible : { $on ->
    [yes] **je la joue** pour vous.
   *[no] **vous la jouez**.
}
settings-sure-leads = Cartes maîtresses : { $on ->
    [yes] **je propose** de les jouer.
   *[no] je ne propose rien.
}
settings-cut = Avant une partie contre la maison : { $on ->
    [yes] **vous coupez**, ou donnez aussitôt.
   *[no] les cartes sont données **aussitôt**.
}
settings-colours = Couleurs : { $on ->
    [yes] **quatre teintes**.
   *[no] **deux teintes**.
}
settings-as-text = Les cartes de votre main : { $on ->
    [yes] **lettres et symboles**.
   *[no] **petites images** à toucher.
}

## /piquet settings : le panneau

settings-play = ### Votre façon de jouer
settings-show = ### Ce que vous voyez
settings-time = ### Votre temps
settings-zone-hint = -# Tous les fuseaux horaires : `/piquet settings zone`
settings-deal-button = Demander qui donne
settings-answers-button = Répondre moi-même
settings-confirms-button = Confirmer chaque carte
settings-forced-button = Jouer les cartes forcées
settings-sure-leads-button = Cartes maîtresses
settings-cut-button = Couper d’abord
settings-as-text-button = Cartes en lettres
settings-colours-button = Quatre teintes
settings-reminders-button = Rappels
settings-listed-button = Partout aux classements
settings-pictures = { $when ->
    [never] Aucune grande image
    [deals] Image à la fin d’une donne
    [hands] Aussi à chaque nouvelle main
    [always] Image à chaque étape
   *[other] { $when }
}
settings-language-discord = Comme Discord : { $language }
settings-quiet-none = Pas de plage de silence
settings-quiet-from = Silence dès { $hour } h
settings-quiet-until = Silence jusqu’à { $hour } h

## Les jours de repos

weekday-name = { $day ->
    [0] Lundi
    [1] Mardi
    [2] Mercredi
    [3] Jeudi
    [4] Vendredi
    [5] Samedi
    [6] Dimanche
   *[other] { $day }
}
weekday-every = { $day ->
    [0] le lundi
    [1] le mardi
    [2] le mercredi
    [3] le jeudi
    [4] le vendredi
    [5] le samedi
    [6] le dimanche
   *[other] { $day }
}
settings-rests = Jours de repos : { $days ->
    [none] **aucun**.
   *[other] vos pendules s’arrêtent **{ $days }**.
}
settings-rests-later = À partir du { $date } : { $days ->
    [none] **aucun** jour de repos.
   *[other] elles s’arrêtent **{ $days }**.
}
settings-rests-hint = -# Les jours de repos valent dès votre prochain tour. Si vous en changez dans la semaine, le changement attend la fin de cette semaine.
settings-rests-none = Jours de repos : deux au plus

## Les classements

settings-listed = Classements de tous les serveurs : { $on ->
    [yes] **vous y figurez**.
   *[no] **vous n’y figurez pas**.
}

## Les réglages d’un joueur : les rappels

settings-reminders = { $on ->
    [yes] **Je vous préviens** à la moitié de votre temps et au dernier dixième.
   *[no] Je ne vous envoie **pas de rappel**.
}
zone-choice = { $zone } : il y est { $time }
