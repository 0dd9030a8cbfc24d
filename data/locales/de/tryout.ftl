### The try-out: the line in the terminal and the page in the browser. See en/tryout.ftl for what each text is.

tryout-listening = Die Probe ist offen unter { $address } (Strg-C beendet sie).
tryout-title = Piquet: Probe
tryout-heading = Piquet, beide Seiten zugleich
tryout-note = Ein nachgestelltes Discord auf diesem Rechner: Nichts wird irgendwohin geschickt, und alles wird gelöscht, wenn die Probe endet.
tryout-later = Zeit vergehen lassen:
tryout-later-hour = eine Stunde
tryout-later-day = einen Tag

tryout-start-house = Ein Spiel beginnen
tryout-start-other = { $first } fordert { $second } heraus
tryout-start-learn = Das Spiel lernen
tryout-language = Sprache dieser Person

tryout-steps = Was zuerst zu tun ist
tryout-challenge-title = Herausfordern
tryout-challenge = Tippe als { $first } in #piquet /piquet challenge, wähle opponent, dann { $second }, und drück Enter. Um allein zu spielen, wähle stattdessen level und drück Geben.
tryout-accept-title = Annehmen
tryout-accept = Drück als { $second } auf der Herausforderung in #piquet Annehmen.
tryout-exchange-title = Kaufen
tryout-exchange = Öffne die Direktnachrichten von beiden. Wer am Zug ist, wählt die Karten zum Ablegen und bestätigt.
tryout-play-title = Ansagen und ausspielen
tryout-play = Die Vorhand sagt in ihrer Direktnachricht an und spielt eine Karte aus. Der Tisch zeigt es beiden. Dann spielt die Hinterhand.

tryout-switch = Person
tryout-first = { $first }
tryout-second = { $second }
tryout-place-channel = #piquet
tryout-place-dm = DM mit Piquet
tryout-alone = In einem eigenen Fenster öffnen
tryout-news = neue Nachrichten
tryout-gone = Die Probe ist zu Ende. Starte sie neu, und diese Seite geht mit einem neuen Spiel weiter.
