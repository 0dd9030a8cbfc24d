### Die Probe: die Zeile im Terminal und die Seite im Browser. Siehe en/tryout.ftl.

tryout-listening = Die Probe ist offen unter { $address } (Strg-C beendet sie).
tryout-title = Piquet: Probe
tryout-intro = Ein Kartenspiel für zwei. Neu dabei? Fang mit „Lernen“ an.
tryout-note = Nichts verlässt diesen Rechner, und alles wird gelöscht, wenn die Probe endet.
tryout-later = Zeit vergehen lassen:
tryout-later-hour = eine Stunde
tryout-later-day = einen Tag
tryout-start-learn = Lernen: 10 Minuten
tryout-start-house = Gegen den Computer
tryout-start-other = { $first } fordert { $second } heraus
tryout-language = Sprache dieser Person
tryout-steps = Was kann ich hier tun?
tryout-step-house = Gegen den Computer spielen: { $first }s Karten sind im Reiter „{ tryout-place-dm }“.
tryout-step-other = Beide Seiten spielen: { $first } fordert { $second } heraus, und { $second } klickt auf Annehmen. Die Karten sind in der „{ tryout-place-dm }“ der jeweiligen Person.
tryout-step-daily = Einen Tag ausprobieren: { daily-today } als { $first }, { $second } und { $third } spielen, dann einen Tag vergehen lassen.
tryout-switch = Zeigen
tryout-place-channel = #piquet
tryout-place-dm = DM mit Piquet
tryout-alone = In einem eigenen Fenster öffnen
tryout-news = neue Nachrichten
tryout-gone = Die Probe ist zu Ende. Starte sie neu, und diese Seite beginnt wieder von vorn.
