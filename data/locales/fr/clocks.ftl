### Le temps : cadence, pendule, rappels, vacances, et joueurs introuvables.

## Descriptions des commandes et de leurs options

command-vacation = Partir en vacances : vos pendules s’arrêtent. Sans jours : combien il vous en reste
command-vacation-days = Combien de jours, sur 30 par an ; le moindre coup de votre part y met fin

## La cadence : le temps de chacun pour une décision

pace-name =
    { $hours ->
        [1] une heure
        [24] un jour
        [48] deux jours
        [72] trois jours
        [168] une semaine
       *[other] { $hours } heures
    }
pace-choice =
    { $hours ->
        [0] sans pendule : aucune limite de temps
       *[other] { pace-name } par décision
    }
pace-line =
    { $hours ->
        [0] Sans pendule : une décision n’a pas de limite de temps.
       *[other] Chacun a **{ pace-name }** pour une décision.
    }
pace-short = { pace-name } par décision

## La pendule du joueur dont c’est le tour, au-dessus de sa main

clock-mine-runs = -# ⏳ Votre échéance : { $due }.
clock-mine-away = -# 🌴 Vous êtes en vacances jusqu’au { $date }. Le moindre coup de votre part y met fin.
clock-half = ⏰ **La moitié de votre temps est passée.** Échéance : { $due }.
clock-silent = ⏰ **{ $other } vous attend.** { $up ->
    [yes] Vous n’avez pas joué depuis 30 jours : { $other } peut finir la partie sans résultat.
   *[no] Si vous ne jouez pas d’ici là, { $other } pourra finir la partie sans résultat { $until }.
}
clock-tenth = ⏰ **Il vous reste un dixième de votre temps.** Échéance : { $due }. { $claims ->
    [yes] Alors vous perdez la partie.
   *[no] Alors { $other } pourra réclamer la partie.
}

## La pendule de l’adversaire, au-dessus de la main de qui attend

clock-theirs-none = ⏳ À { $name } de jouer (tour commencé { $since }).
clock-theirs-silent = ⏰ **{ $name } n’a pas joué depuis 30 jours.** Vous pouvez finir la partie sans résultat, ou attendre. D’ici là, { $name } peut encore jouer.
    -# Si personne ne fait rien, la partie finira sans résultat après 90 jours.
clock-theirs-runs = ⏳ À { $name } de jouer. Échéance : { $due }.
clock-theirs-away = 🌴 À { $name } de jouer, mais en vacances jusqu’au { $date }.
clock-theirs-late = ⏰ **À { $name } de jouer, mais le temps a expiré { $due }.** { $claims ->
    [yes] Vous gagnez la partie dans un instant, à moins que { $name } ne joue avant.
   *[no] Vous pouvez réclamer la partie, donner plus de temps, ou attendre. Jusque-là, { $name } peut encore jouer.
    -# Si { $name } ne joue pas, vous gagnez la partie { $last }.
}
clock-gone = { $why ->
    [deleted] ⚠️ Le compte ({ $other }) a été supprimé.
    [left] ⚠️ { $other } a quitté le serveur.
   *[other] ⚠️ { $other } reste introuvable.
}

## La pendule dans la liste de ses parties

turn-none = {" "}(tour commencé { $since })
turn-runs = , échéance { $due }
turn-away = , 🌴 en vacances jusqu’au { $date }
turn-late = , ⏰ temps écoulé { $due }

## La pendule à la table, pour tout le monde

table-turn-none = -# À **{ $name }** de jouer (tour commencé { $since }).
table-turn-runs = -# À **{ $name }** de jouer (tour commencé { $since }). Échéance : { $due }.
table-turn-away = -# À **{ $name }** de jouer, mais en vacances jusqu’au { $date }.
table-turn-late = ⏰ À **{ $name }** de jouer, mais le temps a expiré { $due } : **{ $other }** peut réclamer la partie.

## Messages à la table

table-reminder-half = <@{ $user }>, la moitié de votre temps est passée. Échéance : { $due }. **Voir ma main** montre vos cartes ici, à vous seul.
table-reminder-tenth = <@{ $user }>, il vous reste un dixième de votre temps. Échéance : { $due }. **Voir ma main** montre vos cartes ici, à vous seul.

## /piquet vacation

vacation-here = Vous n’êtes pas en vacances. { $left ->
    [0] Vous avez pris les { $all } jours de vacances de cette année.
    [one] Il vous reste **un jour** sur { $all } cette année.
   *[other] Il vous reste **{ $left } jours** sur { $all } cette année.
}
    -# `/piquet vacation` avec `days` commence des vacances : vos pendules s’arrêtent, et vos adversaires en sont avertis. Le moindre coup de votre part y met fin.
vacation-away = 🌴 **Vous êtes en vacances jusqu’au { $date }.** Vos pendules sont arrêtées, et vos adversaires en sont avertis.
    -# Le moindre coup de votre part y met fin, le bouton aussi ; les jours non pris restent à vous. Après ces vacances, il vous reste { $left } jours sur { $all } cette année.
vacation-end = Je suis de retour
