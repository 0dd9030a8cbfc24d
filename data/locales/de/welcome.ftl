### Der Einstieg: /piquet play und /piquet help.

command-play = Gegen den Computer oder das Tagesblatt spielen, mit einem Klick
command-help = Was Piquet ist und wo du anfängst

play-text =
    ## Spielen
    {"**"}{ $house }**, { $deals ->
        [one] eine Runde
       *[other] { $deals } Runden
    }, ohne Uhr. Deine Karten kommen sofort als Direktnachricht.
play-new = Neu hier? *Spielend lernen* führt dich Schritt für Schritt durch eine erste Runde.
play-house = Gegen den Computer
play-other = Anderer Gegner, andere Regeln
help-text =
    ## Piquet
    Ein Kartenspiel für zwei, vier Jahrhunderte alt: Du tauschst Karten, zählst, was du hast, und machst Stiche.
    - **Lernen** mit einer ersten Runde: zehn Minuten.
    - **{ daily-today }**: zwei Runden am Tag, für alle hier dieselben.
    - **Jemanden herausfordern**, oder den Computer.
help-commands = -# `/piquet problem`: jeden Tag eine Aufgabe. `/piquet analyse`: jede Partie oder Stellung. `/piquet rules`: die Regeln. `/piquet games`: deine Partien. `/piquet settings`: Sprache, Ruhezeiten, Karten.
help-learn = Lernen
help-challenge = Jemanden herausfordern
