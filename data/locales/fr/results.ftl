### Les hauts faits, annoncés dans le salon d’une table, et le changement des cotes.

### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

### Les classements, et ce qu’un joueur a accompli.

award-carte-blanche = 🤍 **{ $name }** a reçu **carte blanche** contre **{ $other }** : ni roi, ni dame, ni valet. Cela arrive une donne sur 896.
award-repique = ⚡ **{ $name }** fait **repic** contre **{ $other }** : trente en main, avant que **{ $other }** ait rien marqué.
award-capot = 🧹 **{ $name }** gagne les douze levées contre **{ $other }** : **capot**.
award-rubicon = 🌊 **{ $other }** finit sous le **rubicon** : **{ $name }** gagne la partie et **{ $points }** points.
award-best = 🏆 **{ $name }** a joué { $form ->
    [games] la **meilleure donne** de Cent de piquet
    [rubber] la **meilleure donne** de Contrepic
   *[other] la **meilleure donne**
} de ce serveur jusqu’ici : **{ $points }** points{ $number ->
    [0] {""}
   *[other] {" "}à la donne { $number }
} contre **{ $other }**.

## Les cotes, à la fin d’une partie classée

ratings-changed = -# Cotes : { $first } · { $second }
ratings-unrated = { $why ->
    [pair] -# Sans effet sur les cotes : vous avez déjà fini trois parties classées l’un contre l’autre en sept jours.
   *[other] -# Aucune donne n’a été finie : la partie reste dans l’historique, mais ne compte pour rien.
}
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## Descriptions des commandes et de leurs options

command-leaderboard = Les classements : par cote, points ou parties gagnées
command-leaderboard-by = Selon quoi classer les joueurs ; la cote sans cette option
command-leaderboard-time = Quelle période, pour les points et les parties gagnées (pas pour les cotes)
command-leaderboard-rules = Quelles parties comptent ; sans cette option, celles qui ont le plus de joueurs
command-leaderboard-servers = Ce serveur, ou tous (tous : seulement les joueurs qui ont demandé à y être)
command-leaderboard-rating = cote
command-leaderboard-points = points gagnés
command-leaderboard-won = parties gagnées
command-leaderboard-pool =
    { $pool ->
        [games] Cent de piquet
        [rubber] Contrepic
        [house-games] contre la maison : Cent de piquet
        [house-rubber] contre la maison : Contrepic
        [house-deals] contre la maison : six donnes
        [deals] six donnes : Rubicon, Club, Au Cent, Français, Carte rouge
       *[other] { $pool }
    }
command-leaderboard-scope =
    { $scope ->
        [all] tous les serveurs
        [here] ce serveur
       *[other] { $scope }
    }
command-profile = Le profil d’un joueur : cote, parties, moyennes ; le vôtre si vous ne nommez personne
command-profile-person = Le profil de qui ; le vôtre sans cette option
command-profile-with = Un autre joueur : ce que les deux ont fait l’un contre l’autre

## Les classements

board-title =
    ## { $what ->
        [rating] Cotes
        [points] { board-points }
        [won] Parties gagnées
       *[other] { $what }
    }
board-points = { $pool ->
    [games] Jeux d’avance
    [house-games] Jeux d’avance
   *[other] Points gagnés
}
board-about = { $pool ->
    [games] Cent de piquet
    [rubber] Contrepic
    [deals] Parties de six donnes
    [house-games] Cent de piquet contre la maison
    [house-rubber] Contrepic contre la maison
    [house-deals] Parties de six donnes contre la maison
   *[other] { $pool }
}, { $scope ->
    [all] tous les serveurs
    [here] ce serveur
   *[other] { $scope }
}{ $what ->
    [rating] {""}
   *[other] , { board-period }
}
board-period = { $month ->
    [0] { $year ->
        [all] depuis toujours
       *[other] { $year }
    }
    [1] janvier { $year }
    [2] février { $year }
    [3] mars { $year }
    [4] avril { $year }
    [5] mai { $year }
    [6] juin { $year }
    [7] juillet { $year }
    [8] août { $year }
    [9] septembre { $year }
    [10] octobre { $year }
    [11] novembre { $year }
    [12] décembre { $year }
   *[other] { $year }, mois { $month }
}
board-page = -# Page { $page } sur { $pages }, { $people } joueurs
board-row = `{ $place }  { $value }` { $name }
board-row-mine = `{ $place }  { $value }` **{ $name }** (vous)
board-rating = { $rating }{ $sure ->
    [yes] {" "}
   *[no] ?
} ±{ $deviation }
board-mine-elsewhere = **Votre place :** `{ $place }  { $value }`
board-value = { $number }
board-nameless = quelqu’un
board-rating-note = -# ± dit de combien la cote peut se tromper. Un point d’interrogation : pas encore sûre, donc sans place. Qui ne finit aucune partie classée pendant 180 jours n’est plus montré jusqu’à la prochaine.
board-elsewhere = -# Aussi : { $where }, { $people ->
    [one] un joueur
   *[other] { $people } joueurs
}
board-empty = Ce classement est vide. { $scope ->
    [all] Les classements de tous les serveurs ne montrent que les joueurs qui ont demandé à y être.
   *[other] { $what ->
        [rating] La première partie classée qui finit y met les deux joueurs.
        [points] La première partie jouée jusqu’au bout et gagnée y met qui la gagne.
       *[other] La première partie gagnée y met qui la gagne.
    } `/piquet challenge` en commence une.
}
board-absent-unlisted = Vous ne figurez pas aux classements de tous les serveurs. Si vous y figurez, chacun y voit votre dernier nom de joueur, votre cote et vos gains, mais pas votre serveur.
board-absent-resting = Vous êtes en pause : votre dernière partie classée a fini { $last }. Finissez-en une, et vous revoici dans ce classement.
board-absent-unplayed = Vous n’êtes pas encore dans ce classement : { $what ->
    [rating] finissez une partie classée
    [points] gagnez une partie jouée jusqu’au bout
   *[other] gagnez une partie
}{ $scope ->
    [here] {" "}sur ce serveur
   *[other] {""}
}{ $what ->
    [rating] {""}
   *[other] {" "}pendant cette période
}. `/piquet challenge` en commence une.
board-first = Première page
board-back = Page précédente
board-next = Page suivante
board-mine = Ma place
board-share = Partager
board-list-me = M’y mettre
board-shared-by = -# Partagé par { $name }. `/piquet leaderboard` montre les autres pages.
board-by-choose = Classer par
board-by = { $what ->
    [rating] Cote
    [points] { board-points }, { board-span }
    [won] Parties gagnées, { board-span }
   *[other] { $what }, { board-span }
}
board-span = { $span ->
    [month] ce mois-ci
    [year] cette année
    [all] depuis toujours
   *[other] { $span }
}
board-in-choose = Quelles parties, et où
board-in = { $pool ->
    [games] Cent de piquet
    [rubber] Contrepic
    [deals] Parties de six donnes
    [house-games] Contre la maison : Cent de piquet
    [house-rubber] Contre la maison : Contrepic
    [house-deals] Contre la maison : parties de six donnes
   *[other] { $pool }
}, { $scope ->
    [all] tous les serveurs
    [here] ce serveur
   *[other] { $scope }
}

## Le profil d’un joueur

profile-title = ## { $name }
profile-nothing = **{ $name }** n’a pas encore fini de partie. `/piquet challenge` permet d’en commencer une ensemble.
profile-nothing-mine = Vous n’avez pas encore fini de partie. `/piquet challenge` en commence une, et `/piquet learn` apprend le jeu.
profile-pool = ### { $pool ->
    [games] Cent de piquet
    [rubber] Contrepic
    [deals] Parties de six donnes au plus
    [house-games] Cent de piquet contre la maison
    [house-rubber] Contrepic contre la maison
    [house-deals] Parties de six donnes au plus contre la maison
   *[other] { $pool }
}
profile-rating = Cote **{ $rating }**{ $sure ->
    [yes] {""}
   *[no] ?
} ±{ $deviation }{ $rests ->
    [yes] {" "}(en pause : la dernière partie classée a fini { $last })
   *[no] {""}
}
profile-course = `{ $course }` de { $first } à { $now }, au mieux { $best }
profile-elsewhere = -# Aussi : { $choice }{ $rating ->
    [none] {""}
   *[other] , cote { $rating }
}
profile-unrated = Pas encore de partie classée de ce genre.
profile-parties = Parties **{ $parties }** : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}
profile-run = Plus longue suite de victoires : **{ $run }**
profile-best = Meilleure donne : **{ $points }** { $points ->
    [one] point
   *[other] points
}
profile-par = Adresse : **{ $better } ±{ $within }** points par donne { $side ->
    [above] au-dessus
   *[other] au-dessous
} du par, sur { $deals } donnes
profile-days = Donnes du jour : **{ $days }** { $days ->
    [one] jour terminé
   *[other] jours terminés
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , dont **{ $streak }** d’affilée
}{ $unfinished ->
    [0] {""}
    [one] , une donne non finie
   *[other] , { $unfinished } donnes non finies
}{ $open ->
    [0] {""}
   *[other] {" "}· aujourd’hui encore { $open } { $open ->
        [one] donne
       *[other] donnes
    }
}
profile-days-note = -# Pas encore de partie, seulement des donnes du jour.{ $par ->
    [yes] {" "}L’adresse compare chacune à ce que rapportent en moyenne les mêmes cartes.
   *[no] {" "}Après dix donnes de jours terminés, ce profil distinguera l’adresse de la chance.
}
profile-see-best = Voir la meilleure donne
profile-tenths = { $whole },{ $tenth }
profile-average = moyenne
profile-a-deal = par donne
profile-elder = premier
profile-younger = dernier
profile-deals = donnes
profile-printed = les livres
profile-point = point
profile-sequence = séquences
profile-set = brelans et 14
profile-made = pour
profile-suffered = contre
profile-how-often = combien
profile-carte-blanche = carte blanche
profile-pique = pics
profile-repique = repics
profile-capot = capots
profile-rubicon = rubicons
profile-note = -# Toutes les parties finies, sur tous les serveurs où je suis.{ $printed ->
    [yes] {" "}« Les livres » : la moyenne des bons joueurs, selon les anciens traités.
   *[no] {""}
}{ $par ->
    [yes] {" "}Le par est ce que la maison (expert) fait des mêmes cartes ; seules comptent les dernières donnes dont le par est connu. La vraie moyenne est dans le ± 19 fois sur 20.
   *[no] {""}
}
profile-pool-choose = D’autres parties
profile-pool-choice = { $pool ->
    [games] Cent de piquet
    [rubber] Contrepic
    [deals] Parties de six donnes
    [house-games] Contre la maison, Cent de piquet
    [house-rubber] Contre la maison, Contrepic
    [house-deals] Contre la maison, parties de six donnes
   *[other] { $pool }
} : { $parties ->
    [one] une partie
   *[other] { $parties } parties
}
profile-share = Partager
profile-shared-by = -# Partagé par { $name }. `/piquet profile` montre le vôtre.

## Deux joueurs l’un contre l’autre

against-title = ### Contre { $other }
against-none = Ils n’ont pas encore fini de partie l’un contre l’autre.
against-score = Parties : { $name } **{ $won }**, { $other } **{ $lost }**{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}
    { $pool ->
        [games] Jeux d’avance au Cent de piquet
        [house-games] Jeux d’avance au Cent de piquet
        [rubber] Points au Contrepic
        [house-rubber] Points au Contrepic
        [deals] Points des parties de six donnes
        [house-deals] Points des parties de six donnes
       *[other] Points
    } : { $name } { $points }, { $other } { $others }
against-line = - { $date } : { $outcome ->
    [won] **gagnée**
    [lost] perdue
    [drawn] nulle
   *[other] { $outcome }
}{ $how ->
    [score] {" "}{ $mine } à { $theirs }
    [resigned] {" "}(par abandon)
    [claimed] {" "}(au temps)
   *[other] {""}
}

## La maison

# Quinze lettres au plus.
house-row = { $level ->
    [beginner] Maison débutant
    [casual] Maison, amateur
    [club] Maison, club
    [expert] Maison, expert
    [master] Maison, maître
   *[other] Maison, { $level }
}
