### Der Einstieg: /piquet play und /piquet help.

command-play = Spiel gegen das Haus oder das Spiel des Tages, mit einem Klick
command-help = Was Piquet ist und wo du anfängst

play-text =
    ## Spielen
    {"**"}{ $house }**, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }, ohne Uhr. Deine Karten kommen sofort als Direktnachricht.
play-new = Neu hier? *Spielend lernen* führt dich Schritt für Schritt durch ein erstes Spiel.
play-house = Gegen das Haus
play-other = Anderer Gegner, andere Regeln
help-text =
    ## Piquet
    Piquet ist ein Kartenspiel für zwei, vier Jahrhunderte alt: Du tauschst Karten, sagst an, was du hast, und spielst zwölf Stiche. Hier spielst du es Entscheidung für Entscheidung, in Minuten oder über Tage, gegen einen Menschen oder das Haus.
    - **Lerne** das Spiel, indem du ein erstes Spiel spielst.
    - **Spiel des Tages**: zwei Spiele am Tag, für alle hier dieselben.
    - **Fordere jemanden heraus**, oder das Haus.
help-commands = -# `/piquet rules` hat die Regeln, `/piquet games` deine laufenden Partien, `/piquet settings` deine Sprache, Ruhezeiten und Karten.
help-learn = Lernen
help-challenge = Jemanden herausfordern
