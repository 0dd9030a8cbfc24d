### Les panneaux : composer un défi, les réglages d’une personne et d’un serveur.

toggle-on = ✓ { $label }

## /piquet challenge sans options : le panneau

panel-title = ## Une nouvelle partie
panel-no-clock = Contre la Maison, il n’y a pas de pendule.
panel-shortened = **Amicale :** une partie abrégée ne compte jamais pour les cotes.
panel-seen = { $public ->
    [yes] **À une table ici :** tout le salon peut regarder.
   *[other] **En privé :** vous jouez dans vos messages privés, et personne d’autre ne voit rien.
}
panel-someone = Une personne
panel-someone-line = Vous la nommez ; elle accepte ou refuse
panel-anyone = Qui veut
panel-anyone-line = La première personne qui accepte
panel-who = Qui défiez-vous ?
house-level-line = { $level ->
    [beginner] joue raisonnablement, mais fait des fautes : pour vos premières parties
    [club] joue bien, et pardonne un faux pas de temps en temps
    [master] joue de son mieux
   *[other] { $level }
}
panel-rated = Classée
panel-friendly = Amicale
panel-private = En privé
panel-public = À une table ici
panel-house-rules = Conventions…
panel-challenge = Défier
panel-play = Jouer
panel-back = Terminé
panel-more = D’autres choix…
panel-posted = Votre défi est posté.
panel-posted-at = Votre défi est posté : { $link }

## La page des conventions

panel-house-title =
    ## Conventions
    Choisissez ce que vous ajoutez : **{ $rules }**. Une coche marque ce qui s’applique.
panel-house-none = Aucune convention ne va avec ces règles.
panel-carte-rouge = Carte rouge
panel-carte-rouge-line = **Carte rouge :** 20 points quand les douze cartes comptent dans les annonces.
panel-carte-rouge-bar = Pas de repic par carte rouge
panel-carte-rouge-bar-line = **Pas de repic par carte rouge :** la carte rouge du dernier ne compte ni pour un pic ni pour un repic.
panel-cards-make-pique = Les cartes comptent au pic
panel-cards-make-pique-line = **Les cartes comptent au pic :** les 10 des cartes y comptent si elles sont gagnées avant que l’autre ait une levée.
panel-pique = Pic selon l’usage
panel-pique-line = **Pic selon l’usage :** les annonces du dernier ne l’empêchent qu’une fois comptées.
panel-calls = Annonces complètes
panel-calls-line = **Annonces complètes :** les séquences s’annoncent avec leur hauteur, les brelans avec leur rang.
panel-must-win = Obligation de forcer
panel-must-win-line = **Obligation de forcer :** qui fournit doit prendre la levée s’il le peut.
panel-deals-line = **Moins de donnes** font une partie plus courte, toujours amicale.

## La Maison défiée par son nom : ses niveaux

panel-levels-title = ## De quelle force la Maison doit-elle être ?
panel-levels-rated = La partie n’a pas de pendule. Elle est **amicale**, sauf si vous la voulez classée : une partie classée que vous abandonnez compte comme perdue.

## /piquet settings : le panneau

settings-play = ### Votre façon de jouer
settings-show = ### Ce que vous voyez
settings-time = ### Votre temps
settings-zone-hint = -# Tous les fuseaux horaires : `/piquet settings zone`
settings-deal-button = Demander qui donne
settings-answers-button = Répondre moi-même
settings-clicks-button = Un seul clic
settings-sure-leads-button = Cartes maîtresses
settings-cut-button = Couper d’abord
settings-pictures-button = Images
settings-colours-button = Quatre teintes
settings-reminders-button = Rappels
settings-listed-button = Partout aux classements
settings-language-discord = Comme Discord : { $language }
settings-quiet-none = Pas d’heures de silence
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
    [none] **aucun**. Vos pendules courent tous les jours.
   *[other] vos pendules s’arrêtent **{ $days }**.
}
settings-rests-later = À partir du { $date } : { $days ->
    [none] **aucun** jour de repos.
   *[other] elles s’arrêtent **{ $days }**.
}
settings-rests-hint = -# Les jours de repos valent dès votre prochain tour ; un second choix dans la même semaine, une semaine après le premier.
settings-rests-none = Jours de repos : deux au plus
clock-rests-mine = -# 💤 Votre pendule s’arrête { $days }.
clock-rests-theirs = -# 💤 Pendule adverse ({ $other }) : elle s’arrête { $days }.
challenge-rests = 💤 La pendule s’arrête { $days } pour **{ $name }**.

## /piquet server : le panneau

server-tables-button = Tables dans le salon
server-claims-button = Perte au temps
server-awards-button = Distinctions
server-pictures-button = Images
server-advice-button = Conseils
server-language-discord = Comme ce serveur : { $language }
