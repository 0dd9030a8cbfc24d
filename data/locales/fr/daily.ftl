### La donne du jour, et ce qu’on en voit.

## Comparer une donne avec d’autres, quand elle est finie

compare-open = Comparer
compare-title =
    ### Jour { $day }, donne { $deal } · { $role ->
        [elder] premier
        [younger] dernier
       *[other] { $role }
    }
compare-thinking = Le maître regarde vos décisions : { $done } sur { $all }…
compare-me = **Vous** { $mine }, la maison { $theirs }{ $points ->
    [none] {""}
   *[other] {" "}: **{ $points } face au par**
}
compare-other = **{ $name }** { $mine }, la maison { $theirs }{ $points ->
    [none] {""}
   *[other] {" "}: **{ $points } face au par**
}
compare-nobody = Personne d’autre n’a encore fini cette donne.
compare-apart = Sans serveur, on ne voit pas les donnes des autres.
compare-exchange = **Écarts**
compare-discarded-me = Vous : { $cards }
compare-discarded = { $name } : { $cards }
compare-discarded-master = Le maître : { $cards }
compare-nothing = rien
compare-alike = { $all ->
    [one] { $number ->
        [0] L’autre personne a écarté d’autres cartes.
       *[other] L’autre personne a écarté les mêmes cartes.
    }
   *[other] { $number ->
        [0] Aucune des { $all } autres personnes n’a écarté ces cartes.
        [one] Une des { $all } autres personnes a écarté ces cartes.
       *[other] { $number } des { $all } autres personnes ont écarté ces cartes.
    }
}
compare-reason = { $reason } : vous **{ $me }**, { $name } **{ $other }**
compare-cards = **Cartes jouées, dans l’ordre** ; celles en or ont fait la levée
compare-played-me = Vous : { $cards }
compare-played = { $name } : { $cards }
compare-master = **Ce que ferait le maître**
compare-master-none = **Le maître ne ferait rien de mieux** après l’écart.
compare-mistake = - { $when } : { $best } plutôt que { $done } (−{ $cost })
compare-deal = Donne { $deal }
compare-option = { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}

## La ligne à partager

share-open = Partager
share-thinking = Le maître regarde vos décisions : { $done } sur { $all }…
share-line =
    Votre résultat, sans rien dévoiler. Copiez-le, ou publiez-le ici.
    ```
    { $line }
    ```
    -# { share-squares }
share-squares = Carrés : écart, annonces, levées, résultat.
share-text =
    Piquet { $day } : { $points } face au par{ $streak ->
        [0] {""}
       *[other] {" "}· 🔥{ $streak }
    }
    { $squares }
share-post = Le publier ici
share-posted =
    {"**"}{ $name }**
    { $line }
    -# { share-squares }
share-unanswered = La maison n’a pas pu regarder vos décisions. Réessayez dans une minute.

## La page : /piquet daily

command-daily = Les deux donnes du jour, les mêmes pour tous ceux qui jouent ici
command-daily-day = Un jour précédent, par son numéro

daily-title = ## Donnes du jour, jour { $number }
daily-open = Jusqu’au { $when }, { $left }
daily-closed = Terminé : { $when }
daily-what = Deux donnes contre la maison, les mêmes cartes pour tous { $whose ->
    [here] sur ce serveur
    [elsewhere] sur le serveur où vous avez joué en dernier
   *[other] ceux qui jouent sans serveur
}. Vous avez un essai. Rien n’est classé.
daily-missed = Vous n’avez pas joué ce jour-là{ $whose ->
    [here] {""}
    [elsewhere] {" "}sur le serveur où vous avez joué en dernier
   *[other] {" "}sans serveur
}.
daily-whose = { $whose ->
    [here] Tout le monde sur ce serveur reçoit ces cartes
    [elsewhere] Tout le monde sur le serveur où vous avez joué en dernier reçoit ces cartes
   *[other] Toute personne qui joue sans serveur reçoit ces cartes
}
daily-deal = **Donne { $deal }, { $role ->
    [elder] premier
    [younger] dernier
   *[other] { $role }
}** · { $state ->
    [ahead] pas encore jouée
    [in-play] en cours
    [left] pas finie : derrière toute donne finie
    [finished] vous { $mine }, la maison { $theirs } { $par ->
        [none] (le par est en cours de calcul)
       *[other] (par { $par }) : **{ $points }**
    }
   *[other] { $state }
}
daily-unplaced = Vous n’avez fini aucune des deux donnes : vous n’êtes pas au classement.
daily-lead = { $what ->
    [beat-all] { $others ->
        [one] Vous devancez l’autre personne
       *[other] Vous devancez les { $others } autres
    }
    [beat-half] Vous en devancez { $beaten } sur { $others }
    [beat-some] Vous en devancez { $beaten } sur { $others }
    [gain] Vous avez battu le par
    [streak] { $days } jours de suite
   *[other] Les deux donnes sont finies
}
daily-score = **{ $points } face au par**
daily-place = place { $place } sur { $all }{ $open ->
    [yes] {" "}pour l’instant
   *[no] {""}
}
day-row = { $place }\. **{ $name }** { $points }
day-missing = { $deals } { $deals ->
    [one] donne
   *[other] donnes
} { $begun ->
    [yes] non { $deals ->
        [one] finie
       *[other] finies
    }
   *[no] non { $deals ->
        [one] jouée
       *[other] jouées
    }
}
daily-streak = 🔥 { $days } jours de suite
daily-repaired = Vous avez manqué un jour. Votre série continue (un oubli pardonné tous les { $every } jours).
daily-more = … et { $number } autres
daily-first = Jouer
daily-second = Jouer la seconde donne
daily-continue = Continuer
daily-check = Vérifier la donne { $deal }
daily-today = La donne du jour
daily-places = Toutes les places
daily-help = Comment ça marche
daily-remind = Me le rappeler chaque jour
daily-remind-stop = Ne plus me le rappeler

## Le rappel, en messages privés, pour qui l’a demandé

nudge-text = { $begun ->
    [yes] **Votre seconde donne du jour vous attend.**
   *[no] **Les deux donnes du jour vous attendent.**
} Jusqu’au { $when }, { $left }
nudge-streak = 🔥 { $days } jours de suite : finissez les deux donnes pour continuer.
nudge-last = Vous avez laissé passer les { $times } derniers rappels : je n’en enverrai plus. « Me le rappeler chaque jour » dans `/piquet daily` rétablit les rappels.
nudge-play = Jouer les donnes du jour
nudge-stopped = Plus de rappels des donnes du jour. « Me le rappeler chaque jour » dans `/piquet daily` les rétablit.

## The channel

channel-anchor =
    ## Donnes du jour
    Chaque jour, tout le monde ici reçoit les deux mêmes donnes contre la maison. { $words ->
        [open] Début du jour { $first } : { $when }. Jusque-là, *Donnes vérifiables* mêle vos mots à chaque mélange ({ $given } personnes sur { $most } pour l’instant).
       *[other] Premier jour : jour { $first }, { $when }.
    }
channel-words = Donner des mots
channel-words-label = Vos mots : un texte quelconque
channel-words-given =
    Vos mots sont pris : { $words }. *Donnes vérifiables* montre leur clé chaque jour ; gardez-la pour les reconnaître :
    `{ $key }`
week-title = ### La semaine : jours { $first } à { $last }
week-played = { $people ->
    [one] Une personne a
   *[other] { $people } personnes ont
} joué { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}. Le plus : { $names } ({ $each })
week-best = Meilleure donne du jour : **{ $name }**, jour { $day }, { $points } au-dessus du par
week-game = Meilleure partie : **{ $winner }** bat { $loser } { $mine } à { $theirs }
week-rare = { $what ->
    [capot] Capot
    [repique] Repic
    [blanche] Carte blanche
   *[other] { $what }
} : { $names }
week-names-more = { $names } et { $number } de plus
channel-day = ### Donnes du jour, jour { $number }{ $open ->
    [yes] {" "}: les deux mêmes pour tous ici
   *[no] {""}
}
channel-open = Jusqu’au { $when }, { $left }
channel-closed = Terminé { $when }{ $scored ->
    [yes] {" "}· Points face au par
   *[no] {""}
}
channel-playing = { $finished ->
    [0] Personne n’a encore fini{ $playing ->
        [0] .
       *[other] , { $playing } en jeu.
    }
    [one] **1 a fini** ({ $names }){ $playing ->
        [0] {""}
       *[other] , { $playing } en jeu
    }
   *[other] **{ $finished } ont fini** ({ $names }){ $playing ->
        [0] {""}
       *[other] , { $playing } en jeu
    }
}
channel-more = et { $number } de plus
channel-nobody = { $began ->
    [yes] Personne n’a fini de donne.
   *[no] Personne n’a joué.
}
channel-later = Le par de ces cartes est en cours de calcul. Le tableau suivra.
channel-best = Meilleure donne : **{ $name }**, { $points } au-dessus du par
channel-streak = 🔥 { $days } jours de suite
channel-play = Jouer les donnes du jour
