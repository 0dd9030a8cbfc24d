### Le temps : cadence, pendule, rappels, vacances, et joueurs introuvables.

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
clock-tenth = ⏰ **Il vous reste un dixième de votre temps.** Échéance : { $due }. { $claims ->
    [yes] Alors vous perdez la partie.
   *[no] Alors { $other } pourra réclamer la partie.
}
clock-mine-late = ⏰ **Votre temps a expiré { $due }.** { $claims ->
    [yes] Jouez maintenant, ou vous perdez la partie.
   *[no] { $other } peut réclamer la partie. Jusque-là vous pouvez encore jouer.
}

## La pendule de l’adversaire, au-dessus de la main de qui attend

clock-theirs-none = ⏳ À { $name } de jouer (tour commencé { $since }).
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
clock-claim = Réclamer la partie
clock-grant = Donner { pace-name } de plus
claim-ask = Le temps de l’adversaire (**{ $other }**) a expiré { $due }. Voulez-vous réclamer la partie ({ $deal }, jusqu’ici { $score }) ? Vous la gagnez, sans points, et { $other } la perd. C’est irréversible.
claim-confirm = La réclamer
claim-wait = Attendre

clock-put-away = ⏳ Vous n’avez pas joué ici depuis longtemps. { $rated ->
    [yes] Si vous ne jouez pas d’ici au { $date }, vous perdez la partie, et elle compte pour la cote.
   *[no] Si vous ne jouez pas d’ici au { $date }, la partie finit sans résultat.
}

## La pendule dans la liste de ses parties

turn-none = {" "}(tour commencé { $since })
turn-runs = , échéance { $due }
turn-away = , 🌴 en vacances jusqu’au { $date }
turn-late = , ⏰ temps écoulé { $due }
turn-gone = { $why ->
    [deleted] {" "}(compte supprimé)
    [left] {" "}(a quitté le serveur)
   *[other] {" "}(introuvable)
}

## La pendule à la table, pour tout le monde

table-turn-none = -# À **{ $name }** de jouer (tour commencé { $since }).
table-turn-runs = -# À **{ $name }** de jouer (tour commencé { $since }). Échéance : { $due }.
table-turn-away = -# À **{ $name }** de jouer, mais en vacances jusqu’au { $date }.
table-turn-late = ⏰ À **{ $name }** de jouer, mais le temps a expiré { $due } : **{ $other }** peut réclamer la partie.

## Messages à la table

table-late = ⏰ **{ $name }** a épuisé son temps. { $claims ->
    [yes] **{ $other }** gagne la partie dans un instant, à moins que **{ $name }** ne joue avant.
   *[no] **{ $other }** peut réclamer la partie, donner plus de temps, ou attendre. Jusque-là, **{ $name }** peut encore jouer.
}
table-late-mine = <@{ $user }>, vous pouvez encore jouer : **Voir ma main** montre vos cartes ici, à vous seul.
table-late-theirs = <@{ $user }>, **Voir ma main** vous permet de réclamer la partie ou de donner plus de temps.
table-reminder-half = <@{ $user }>, la moitié de votre temps est passée. Échéance : { $due }. **Voir ma main** montre vos cartes ici, à vous seul.
table-reminder-tenth = <@{ $user }>, il vous reste un dixième de votre temps. Échéance : { $due }. **Voir ma main** montre vos cartes ici, à vous seul.
table-more = **{ $other }** donne plus de temps à **{ $name }**, jusqu’au { $date }.
table-away = 🌴 **{ $name }** est en vacances jusqu’au { $date }.{ $clock ->
    [yes] {" "}D’ici là, sa pendule est arrêtée.
   *[no] {""}
}
table-back = **{ $name }** rentre de vacances{ $clock ->
    [yes] , et sa pendule repart.
   *[no] .
}
table-gone = { $why ->
    [deleted] ⚠️ Le compte (**{ $name }**) a été supprimé.
    [left] ⚠️ **{ $name }** a quitté ce serveur.
   *[other] ⚠️ **{ $name }** reste introuvable.
} La partie continue. Si **{ $name }** ne joue pas à temps, **{ $other }** peut la gagner.
table-here = **{ $name }** est de nouveau sur ce serveur, et la partie continue.
table-friendly = **{ $name }** a demandé conseil à la Maison. La partie est désormais amicale : elle ne compte pas pour les cotes.
table-claimed = **{ $loser }** a épuisé son temps : **{ $winner }** gagne la partie.
table-stopped = La partie a fini sans résultat : personne ne l’a gagnée.

## Les mêmes fins de partie, au-dessus de la main

hand-claimed-mine = Votre temps a expiré : { $other } gagne la partie.
hand-claimed-theirs = { $other } a épuisé son temps : vous gagnez la partie.
hand-stopped = La partie a fini sans résultat : personne ne l’a gagnée.

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

## Les réglages d’un joueur : les rappels

settings-reminders = { $on ->
    [yes] **Je vous préviens** à la moitié de votre temps et au dernier dixième.
   *[no] Je ne vous envoie **pas de rappel**.
}
zone-choice = { $zone } : il y est { $time }

## Les réglages d’un serveur

server-title = ## Le piquet sur ce serveur
server-tables = Chaque table est dans { $in ->
    [channel] **le salon même**.
    [thread] **un fil** à elle.
   *[other] **{ $in }**.
}
server-pace = { $hours ->
    [0] Une partie n’a **pas de pendule**, sauf si le défi en dit autrement.
   *[other] Chacun a **{ pace-name }** pour une décision, sauf si le défi en dit autrement.
}
server-claims = Quand le temps d’un joueur est écoulé : { $itself ->
    [yes] il **perd aussitôt**.
   *[no] **l’adversaire décide** de réclamer la partie, de donner plus de temps, ou d’attendre.
}
server-pictures = À la fin d’une donne et avec `/piquet table` : { $on ->
    [yes] **une image** et une ligne.
   *[no] **le texte seul**.
}
server-advice = Pendant une donne : { $on ->
    [yes] *Que feriez-vous ?* reçoit **une réponse**, dans les parties amicales et contre la Maison.
   *[no] **aucun conseil**. Une donne finie peut toujours être analysée.
}
server-challenges = Une personne peut avoir ici **{ $number }** { $number ->
    [one] défi ouvert
   *[other] défis ouverts
}, dont **{ $same }** envers une même personne.
server-parties = Une personne peut avoir ici **{ $number }** { $number ->
    [one] partie
   *[other] parties
} en cours.
server-tables-a-minute = Les joueurs peuvent ouvrir **{ $number }** { $number ->
    [one] table
   *[other] tables
} par minute.
server-hint = -# Les parties en cours gardent leur cadence. Les options de `/piquet server` changent les nombres ci-dessus.
