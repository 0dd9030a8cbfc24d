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
    Piquet ist ein Kartenspiel für zwei, vier Jahrhunderte alt: Du tauschst Karten, sagst an, was du hast, und spielst zwölf Stiche. Hier geht das Zug um Zug, in Minuten oder über Tage, gegen einen Menschen oder den Computer.
    - **Lern es** in einer ersten Runde.
    - **Spiel das Tagesblatt**: jeden Tag zwei Runden, für alle hier dieselben Karten.
    - **Fordere jemanden heraus**, oder den Computer.
help-commands = -# Die Regeln stehen in `/piquet rules`, deine laufenden Partien in `/piquet games`. Sprache, Ruhezeit und Kartenbild wählst du in `/piquet settings`.
help-learn = Lernen
help-challenge = Jemanden herausfordern
