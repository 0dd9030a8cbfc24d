### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-resign = Eine Partie aufgeben

## Resigning a partie

resign-ask = Willst du die Partie gegen **{ $other }** ({ $deal }, bisher { $score }) aufgeben? Das lässt sich nicht rückgängig machen.
resign-ask-day = Diese Runde des Tagesblatts aufgeben? Sie zählt dann weniger als jede beendete, und es gibt keinen zweiten Versuch.
resign-cost = { $rated ->
    [yes] Deine Wertung ändert sich von **{ $before }** auf **{ $after }**. Die Partie zählt als verloren, und keine Seite bekommt Punkte dafür.
   *[no] Sie ist freundschaftlich, also ändert sich keine Wertung. Die Partie zählt als verloren, und keine Seite bekommt Punkte dafür.
}
resign-cost-unrated = { $why ->
    [pair] Keine Wertung ändert sich, denn ihr habt in den letzten sieben Tagen drei gewertete Partien gegeneinander beendet. Die Partie zählt als verloren, und keine Seite bekommt Punkte dafür.
   *[other] Noch keine Runde ist beendet: Du kannst die Partie nachspielen, aber sie zählt nicht. Keine Wertung und keine Bestenliste ändert sich.
}
resign-confirm = Aufgeben
# The button below resign-ask-day.
resign-confirm-day = Aufgeben
resign-keep = Weiterspielen

## Eine Partie ohne Ergebnis beenden, wenn beide zustimmen

end-ask = Oder **Ende anbieten** bietet { $other } an, die Partie ohne Ergebnis zu beenden: Niemand gewinnt, nichts zählt, und keine Wertung ändert sich.
end-offer = Ende anbieten
end-offered = 🤝 **{ $other } bietet an, die Partie ohne Ergebnis zu beenden.** Niemand gewinnt, nichts zählt, und keine Wertung ändert sich. Mit dem nächsten Zug verfällt das Angebot.
end-agree = Zustimmen
end-decline = Ablehnen
end-offered-mine = 🤝 Du hast { $other } angeboten, die Partie ohne Ergebnis zu beenden. Mit dem nächsten Zug verfällt das Angebot.
end-withdraw = Angebot zurückziehen
end-dropped = Dein Angebot, die Partie zu beenden, wurde abgelehnt oder zurückgezogen. Nach dem nächsten Zug kannst du ein neues machen.
