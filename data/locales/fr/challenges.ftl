### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Les panneaux : composer un défi, les réglages d’une personne et d’un serveur.

### Les parties privées : elles se jouent dans les messages privés des joueurs, sur aucun serveur.

### Ce que tout le monde voit : le défi, la table, le score.

private-begun = [Vos cartes sont dans vos messages privés.]({ $link })
private-begun-soon = Vos cartes arrivent dans vos messages privés. `/piquet hand` les montre aussi.
private-begun-closed = ⚠️ Je ne peux pas vous envoyer de messages privés. **Voir ma main** montre vos cartes ici, à vous seul, et `/piquet hand` aussi, où que ce soit.
private-open-dms = -# Pour jouer dans vos messages privés, ajoutez-moi à votre compte, ou acceptez les messages privés des membres d’un serveur que nous avons en commun (ses *Paramètres de confidentialité*). Puis tapez une fois `/piquet hand`.
private-install = M’ajouter à votre compte
private-greeting = Vos parties hors d’un serveur se jouent ici : vos cartes arrivent dans cette conversation dès qu’il en commence une.
private-invited = J’ai envoyé votre défi à **{ $other }**, dans ses messages privés. S’il est accepté, vos cartes arrivent ici. Il expire { $until }.
private-invited-you = **{ $other }** vous a déjà défié : [le défi]({ $link }).
private-declined = **{ $other }** refuse votre défi.

## Descriptions des commandes et de leurs options

command-challenge = Une partie de piquet contre une personne, qui veut ou la maison ; sans option, un panneau
command-challenge-opponent = Une personne, ou moi pour la maison. Sans elle, qui veut accepte ; sans aucune option, un panneau
command-challenge-level = La force de la maison. Avec un niveau, vous jouez contre elle
command-challenge-rules = Les règles de la partie ; Rubicon sans cette option
command-challenge-pace = Le temps pour une décision ; celui du serveur sans cette option
command-challenge-rated = Classée ou amicale ; sans option, classée entre joueurs (si entière), amicale contre la maison
command-challenge-public = Jouer contre la maison à une table de ce serveur, visible de tous, non dans vos messages privés

## La revanche

rematch-posted = Le [défi pour la revanche]({ $link }) est à la table.
rematch-in-dms = Les cartes sont données, mais je ne peux plus écrire à la table : voyez vos messages privés.
rematch-nowhere = Je ne peux plus écrire à la table. `/piquet challenge` lance un nouveau défi dans n’importe quel salon.

## Les choix d’un défi

ruleset-rubicon-choice = Rubicon – le classique : six donnes, gare à qui finit sous 100
ruleset-club-choice = Club – le Rubicon, aux annonces plus complètes
ruleset-au-cent-choice = Au Cent – une annonce dit tout d’emblée ; le dernier peut garder ses douze cartes
ruleset-french-1896-choice = Français 1896 – trois annonces d’emblée, puis ce que le dernier a de mieux
ruleset-carte-rouge-choice = Carte rouge – 20 quand les douze cartes comptent dans les annonces
ruleset-hundred-choice = Cent de piquet – l’ancienne partie : au meilleur de cinq jeux en 100
ruleset-counterpique-choice = Contrepic – on enchérit pour être premier ; un robre de deux jeux

## /piquet challenge sans options : le panneau

panel-title = ## Une nouvelle partie
panel-no-clock = Contre la maison, il n’y a pas de pendule.
panel-shortened = **Amicale :** une partie abrégée ne compte jamais pour les cotes.
panel-seen = { $public ->
    [yes] **À une table ici :** tout le salon peut regarder.
   *[other] **En privé :** vous jouez dans vos messages privés, et personne d’autre ne voit rien.
}
panel-someone = Une personne de votre choix
panel-someone-line = Elle accepte ou refuse
panel-anyone = Qui veut
panel-anyone-line = La première personne qui accepte
panel-who = Qui défiez-vous ?
panel-rated = Classée
panel-friendly = Amicale
panel-private = En privé
panel-public = À une table ici
panel-house-rules = Conventions…
panel-challenge = Défier
panel-play = Jouer
panel-cut-first = Couper d’abord
panel-deals =
    { $number ->
        [1] Une donne
        [2] Deux donnes
        [6] Six donnes
       *[other] { $number } donnes
    }
panel-back = Terminé
panel-more = D’autres choix…
panel-posted = Votre défi est posté.
panel-posted-at = Votre défi est posté : { $link }

## La page des conventions

panel-house-title =
    ## Conventions
    Choisissez ce que vous ajoutez : **{ $rules }**. Une coche marque ce qui s’applique.
panel-house-none = Aucune convention ne va avec ces règles.

## La maison défiée par son nom : ses niveaux

panel-levels-title = ## De quelle force sera la maison ?
panel-levels-rated = La partie n’a pas de pendule. Elle est **amicale**, sauf si vous la voulez classée : une partie classée que vous abandonnez compte comme perdue.
house-suggested = Niveau conseillé : **{ $level }**{ $deals ->
    [0] .
   *[other] , le plus proche de votre jeu sur vos { $deals } dernières donnes.
}

## Les jours de repos

challenge-rests = 💤 La pendule s’arrête { $days } pour **{ $name }**.

## Le défi

challenge-open = ### **{ $challenger }** propose une partie de piquet à qui veut
challenge-to = ### **{ $challenger }** défie { $opponent } au piquet
challenge-house = ### **{ $challenger }** joue au piquet contre **{ $house }**
challenge-rules = **{ $name }** · { $line }
challenge-rematch = Dans cette revanche, { $dealer } donne d’abord.
challenge-open-until = -# Expire { $until }.
challenge-accept = Accepter
challenge-take = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-rules-button = Comment y joue-t-on ?
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Classée :** elle compte pour la cote contre la maison, qui est à part.
       *[other] **Classée :** elle compte pour la cote des deux joueurs, jusqu’à trois de leurs parties par semaine.
    }
   *[no] **Amicale :** elle ne compte pas pour les cotes.
}
challenge-accepted = **{ $opponent }** a accepté. La partie #{ $number } est { $rated ->
    [yes] classée
   *[no] amicale
}. Vos cartes sont dans vos messages privés.
challenge-house-begun = La partie #{ $number } a commencé. Vos cartes sont dans vos messages privés.
challenge-over = La partie #{ $number } est finie.
challenge-won = **{ $winner }** { $fact ->
    [rubber] gagne le robre contre **{ $loser }**
   *[other] bat **{ $loser }**
} { $high } : { $low }{ $fact ->
    [point] , d’un seul point
    [rubicon] , avec un rubicon
    [capot] , avec un capot
    [repique] , avec un repic
   *[other] {""}
}
challenge-terms = **{ $rules }** · { $rated ->
    [yes] classée
   *[no] amicale
}
challenge-week-full = -# Vous avez déjà fini trois parties classées l’un contre l’autre en sept jours, celle-ci est donc amicale.
challenge-over-terms = Partie #{ $number } · { $rules }
challenge-won-games = **{ $winner }** bat **{ $loser }**, { $high } jeux à { $low }
challenge-table = À la table
challenge-house-instead = Jouer contre la maison
challenge-declined = **{ $opponent }** a refusé.
challenge-withdrawn = Le défi a été retiré.
challenge-expired = Personne n’a répondu à temps. Le défi a expiré.
challenge-gone = { $why ->
    [deleted] Le compte **{ $challenger }** a été supprimé : ce défi est clos.
   *[other] **{ $challenger }** a quitté le serveur : ce défi est clos.
}
challenge-cut = Couper
challenge-deal = Donner
challenge-house-open =
    {"**"}Donner** distribue les cartes. **Donnes vérifiables** permet d’abord de mêler vos mots au mélange.
    -# Cette offre expire { $until }. `/piquet settings` permet de sauter cette étape.
challenge-house-expired = Personne n’a donné à temps. L’offre a expiré.
cut-form-title = { $purpose ->
    [accept] Couper et accepter
    [deal] Couper et donner
   *[other] Couper
}
cut-form-words = Des mots à vous
cut-form-line = Ils entrent dans chaque mélange, et sont publiés après la partie.
cut-form-fixed = -# Si les mots de **{ $name }** changent avant votre envoi, rien n’est accepté.
