### Les commandes, leurs questions, et les réglages d’un joueur. Les noms des commandes et des options restent anglais.
### Une description et un choix ont au plus 100 caractères.

## Descriptions des commandes et de leurs options

command-resign = Abandonner une partie

## Abandonner une partie

resign-ask = Voulez-vous abandonner la partie contre **{ $other }** ({ $deal }, jusqu’ici { $score }) ? C’est irréversible.
resign-ask-day = Abandonner cette donne du jour ? Elle comptera moins que toute donne finie, et il n’y a pas de second essai.
resign-cost = { $rated ->
    [yes] Votre cote passe de **{ $before }** à **{ $after }**. La partie compte comme perdue, et aucun de vous n’en reçoit de points.
   *[no] Elle est amicale : aucune cote ne change. La partie compte comme perdue, et aucun de vous n’en reçoit de points.
}
resign-cost-unrated = { $why ->
    [pair] Aucune cote ne change, car vous avez déjà fini trois parties classées l’un contre l’autre en sept jours. La partie compte comme perdue, et aucun de vous n’en reçoit de points.
   *[other] Aucune donne n’est encore finie : la partie reste dans votre historique, mais ne compte pour rien. Aucune cote et aucun classement ne changent.
}
resign-confirm = Abandonner
# The button below resign-ask-day.
resign-confirm-day = Abandonner
resign-keep = Continuer à jouer

## Finir une partie sans résultat, d’un commun accord

end-ask = Ou **Proposer la fin** propose à { $other } de finir la partie sans résultat : personne ne gagne, rien ne compte, aucune cote ne change.
end-offer = Proposer la fin
end-offered = 🤝 **{ $other } propose de finir la partie sans résultat.** Personne ne gagne, rien ne compte, aucune cote ne change. Le prochain coup annule la proposition.
end-agree = Accepter
end-decline = Refuser
end-offered-mine = 🤝 Vous avez proposé à { $other } de finir la partie sans résultat. Le prochain coup annule la proposition.
end-withdraw = Retirer la proposition
end-dropped = Votre proposition de finir la partie a été refusée ou retirée. Après le prochain coup, vous pourrez en faire une autre.
