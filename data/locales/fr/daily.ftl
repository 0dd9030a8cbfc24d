### La donne du jour, et ce qu’on en voit.

## Comparer une donne avec d’autres, quand elle est finie

compare-open = Comparer
compare-title =
    ### Jour { $day }, donne { $deal } – { $role ->
        [elder] premier
        [younger] dernier
       *[other] { $role }
    }
compare-thinking = Le maître regarde vos décisions : { $done } sur { $all }…
compare-me = **Vous** { $mine }, la Maison { $theirs } : **{ $better }**
compare-other = **{ $name }** { $mine }, la Maison { $theirs } : **{ $better }**
compare-nobody = Personne d’autre n’a encore fini cette donne.
compare-apart = Qui joue sans serveur ne voit pas les donnes des autres.
compare-exchange = **Écarts**
compare-discarded-me = Vous : { $cards }
compare-discarded = { $name } : { $cards }
compare-discarded-master = Le maître : { $cards }
compare-nothing = rien
compare-alike = { $number ->
    [0] Personne d’autre n’a écarté les mêmes cartes ({ $all } autres).
    [one] Une personne sur { $all } a écarté les mêmes cartes.
   *[other] { $number } personnes sur { $all } ont écarté les mêmes cartes.
}
compare-reason = { $reason } : vous **{ $me }**, { $name } **{ $other }**
compare-cards = **Cartes jouées, dans l’ordre** ; celles en or ont fait la levée
compare-played-me = Vous : { $cards }
compare-played = { $name } : { $cards }
compare-master = **Ce que ferait le maître**
compare-master-none = **Le maître ne ferait rien de mieux** après l’écart.
compare-mistake = - { $when } : { $best } plutôt que { $done } (−{ $cost })
compare-deal = Donne { $deal }
compare-option = { $name } ({ $better })

## La ligne à partager

share-open = Partager
share-thinking = Le maître regarde vos décisions : { $done } sur { $all }…
share-line =
    Votre ligne, sans aucune carte. Copiez-la, ou publiez-la ici.
    ```
    { $line }
    ```
    -# Carrés : écart, annonces, jeu et résultat ; la donne comme premier, puis comme dernier. Vert : aussi bien que le maître, ou au-dessus du par.
share-post = La publier ici
share-posted =
    {"**"}{ $name }**
    { $line }
share-unanswered = La Maison n’a pas pu regarder vos décisions. Réessayez dans une minute.

## La page : /piquet daily

command-daily = Les deux donnes du jour, les mêmes pour tous ceux qui jouent ici
command-daily-day = Un jour précédent, par son numéro

daily-title = ## Donne du jour { $number }
daily-open = Ouverte jusqu’au { $when }, { $left }
daily-closed = Close : { $when }
daily-what = Deux donnes contre la Maison : l’une comme premier, l’autre comme dernier. { $whose ->
    [here] Tout le monde sur ce serveur reçoit
    [elsewhere] Tout le monde sur le serveur où vous avez joué en dernier reçoit
   *[other] Toute personne qui joue sans serveur reçoit
} les mêmes cartes, et n’a qu’un essai. Rien n’est classé.
daily-missed = Vous n’avez pas joué ce jour-là{ $whose ->
    [here] {""}
    [elsewhere] {" "}sur le serveur où vous avez joué en dernier
   *[other] {" "}sans serveur
}.
daily-whose = { $whose ->
    [here] Les mêmes cartes pour tout le monde sur ce serveur
    [elsewhere] Les mêmes cartes pour tout le monde sur le serveur où vous avez joué en dernier
   *[other] Les mêmes cartes pour toute personne qui joue sans serveur
}
daily-deal = **Donne { $deal } · { $role ->
    [elder] premier
    [younger] dernier
   *[other] { $role }
}** · { $state ->
    [ahead] pas commencée
    [in-play] en cours
    [left] pas finie
    [finished] vous { $mine }, la Maison { $theirs }
   *[other] { $state }
}
daily-worth = Ces cartes donnent { $par } en moyenne : { $side ->
    [better] vous faites { $points } de mieux
    [worse] vous êtes { $points } en dessous
   *[other] vous êtes à égalité
} · **{ $steps }**
daily-unfinished = Moins que toute donne finie : **{ $steps }**
daily-unplaced = Vous n’avez fini aucune des deux donnes : vous n’êtes pas au classement.
daily-par-later = Ce que ces cartes donnent en moyenne est en cours de calcul.
daily-lead = { $what ->
    [beat-all] Vous devancez tous les autres : { $others } sur { $others }
    [beat-half] Vous en devancez { $beaten } sur { $others }
    [beat-some] Vous en devancez { $beaten } sur { $others }
    [exchange] Vous avez écarté comme le maître
    [gain] Vous avez fait mieux que ce que donnent ces cartes
    [streak] { $days } jours de suite
   *[other] Les deux donnes sont finies
}
daily-score = Score **{ $score }** · place { $place } sur { $all }{ $open ->
    [yes] {" "}pour l’instant
   *[no] {""}
}
daily-percent = · mieux que { $percent } %
daily-streak = 🔥 { $days } jours de suite
daily-repaired = Vous avez manqué un jour. Votre série continue : un oubli tous les { $every } jours est pardonné.
daily-row = { $place }\. { $name } · { $score }
daily-more = … et { $number } autres
daily-secret = Le secret de ce jour : `{ $secret }`. *Vérifier* refait les paquets à partir de lui.
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
nudge-last = { $times } rappels de suite sont restés sans donne, celui-ci est donc le dernier. « Me le rappeler chaque jour » sur la page de `/piquet daily` les rétablit.
nudge-play = Jouer les donnes du jour
nudge-stopped = Plus de rappels de la donne du jour. « Me le rappeler chaque jour » sur la page de `/piquet daily` les rétablit.

## The channel

channel-anchor =
    ## Donnes du jour
    Chaque jour, tout le monde ici reçoit les deux mêmes donnes contre la maison. À partir du jour { $first }, tous les paquets découlent d’une chaîne de secrets qui finit par ce nombre, l’ancre. Le secret de chaque jour est publié quand le jour se termine, et y ramène :
    `{ $anchor }`
    { $words ->
        [open] **Jusqu’au { $when }, donnez des mots :** un texte de votre choix. Il est mêlé à chaque paquet, pour que personne n’ait pu choisir les paquets d’avance. Le jour { $first } commence alors.
        [late] Le jour { $first } a commencé avant ce message : { $when }. Les mots ne sont plus acceptés.
        [closed] Début du jour { $first } : { $when }. Les mots ne sont plus acceptés.
       *[other] { $words }
    }
    Mots donnés : { $given } sur { $most }
channel-claim = -# À partir de cette date, tous les paquets sont fixés. Sauf si l’hôte ignorait alors les mots de quelqu’un, il a pu les choisir ; et l’hôte a pu connaître tous les jours à venir. Transférez-vous ce message : un transfert ne peut pas être modifié. Rien ici n’est classé.
channel-claim-late = -# Les paquets de tous les jours qui suivent ce message étaient fixés quand il a paru ; rien n’est affirmé sur les jours d’avant. L’hôte a pu les choisir, et a pu connaître tous les jours à venir. Transférez-vous ce message : un transfert ne peut plus être modifié. Rien ici n’est classé.
channel-words = Donner des mots
channel-words-label = Vos mots : un texte quelconque
channel-words-given =
    Vos mots sont pris : { $words }. Leur clé figure avec chaque jour dès le premier ; gardez-la pour les retrouver :
    `{ $key }`
week-title = ### La semaine : jours { $first } à { $last }
week-played = { $people ->
    [one] Une personne a
   *[other] { $people } personnes ont
} joué { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}. Le plus : { $names } ({ $each })
week-best = Meilleure donne : **{ $name }** le jour { $day }, { $points } { $points ->
    [one] point
   *[other] points
} de plus que ce que ces cartes rapportent
week-rare = { $what ->
    [capot] Capot
    [repique] Repic
    [blanche] Carte blanche
   *[other] { $what }
} : { $names }
week-names-more = { $names } et { $number } de plus
channel-day = ## Donne du jour { $number }
channel-open = Jusqu’au { $when }, { $left }
channel-closed = Terminée { $when }
channel-playing = { $finished ->
    [0] Personne n’a encore fini
    [one] **1** personne a fini
   *[other] **{ $finished }** personnes ont fini
}, { $playing } en train de jouer
channel-finished = Ont fini : { $names }
channel-before = **Jour { $number }**
channel-row = { $place }\. **{ $name }** { $score } · { $points }
channel-more = et { $number } de plus
channel-nobody = { $began ->
    [yes] Personne n’a fini de donne.
   *[no] Personne n’a joué.
}
channel-later = Ce que ces cartes rapportent en moyenne est en cours de calcul ; le tableau suivra.
channel-best = Meilleure donne : **{ $name }**, { $points } { $points ->
    [one] point
   *[other] points
} de plus que ce que ces cartes rapportent
channel-unfound = **Personne ne l’a trouvé :** avec les cartes de la donne { $deal }, la maison est arrivée une fois à { $house } ; le mieux d’entre vous, à { $people }
channel-streak = 🔥 { $days } jours de suite avec quelqu’un qui a fini
channel-secret = Le secret de ce jour : `{ $secret }`. *Vérifier* sur la page du jour en refait les paquets.
channel-play = Jouer les donnes du jour
channel-today = La donne du jour
