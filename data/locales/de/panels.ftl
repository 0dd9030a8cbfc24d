### The panels: putting a challenge together, the settings of a person and of a server. See en/panels.ftl.

toggle-on = ✓ { $label }

## /piquet challenge without options: the panel

panel-title = ## Eine neue Partie
panel-no-clock = Gegen das Haus gibt es keine Uhr.
panel-shortened = **Freundschaftlich:** Eine verkürzte Partie zählt nie für die Wertung.
panel-seen = { $public ->
    [yes] **An einem Tisch hier:** Alle in diesem Kanal können zusehen.
   *[other] **Privat:** Du spielst in deinen Direktnachrichten, und sonst sieht es niemand.
}
panel-someone = Eine Person
panel-someone-line = Du nennst sie; sie nimmt an oder lehnt ab
panel-anyone = Wer mag
panel-anyone-line = Wer zuerst annimmt
panel-who = Wen forderst du heraus?
house-level-line = { $level ->
    [beginner] spielt vernünftig, macht aber Fehler: für deine ersten Partien
    [club] spielt gut und verzeiht auch einmal einen Fehler
    [master] spielt, so gut es kann
   *[other] { $level }
}
panel-rated = Gewertet
panel-friendly = Freundschaftlich
panel-private = Privat
panel-public = An einem Tisch hier
panel-house-rules = Hausregeln …
panel-challenge = Herausfordern
panel-play = Spielen
panel-back = Fertig
panel-more = Mehr Auswahl …
panel-posted = Deine Herausforderung ist gestellt.
panel-posted-at = Deine Herausforderung ist gestellt: { $link }

## The page of house rules

panel-house-title =
    ## Hausregeln
    Wähle, was du zu **{ $rules }** dazunimmst. Ein Haken zeigt, was gilt.
panel-house-none = Zu diesen Regeln passt keine Hausregel.
panel-carte-rouge = Carte rouge
panel-carte-rouge-line = **Carte rouge:** 20 Punkte, wenn alle zwölf Karten in Ansagen zählen.
panel-carte-rouge-bar = Kein Repik durch Carte rouge
panel-carte-rouge-bar-line = **Kein Repik durch Carte rouge:** Die der Hinterhand zählt nicht für Pik oder Repik.
panel-cards-make-pique = Stichmehrheit für den Pik
panel-cards-make-pique-line = **Stichmehrheit für den Pik:** Ihre 10 zählen für ihn, wenn die andere Seite noch keinen Stich hat.
panel-pique = Pik nach Brauch
panel-pique-line = **Pik nach Brauch:** Die Ansagen der Hinterhand verhindern ihn erst, wenn sie gezählt sind.
panel-calls = Volle Ansagen
panel-calls-line = **Volle Ansagen:** Sequenzen werden mit der höchsten Karte genannt, Kunststücke mit ihrem Rang.
panel-must-win = Stichzwang
panel-must-win-line = **Stichzwang:** Wer bedient, muss den Stich machen, wenn es geht.
panel-deals-line = **Weniger Spiele** machen die Partie kürzer, und sie ist immer freundschaftlich.

## The house is challenged by name: its levels

panel-levels-title = ## Wie stark soll das Haus sein?
panel-levels-rated = Die Partie hat keine Uhr. Sie ist **freundschaftlich**, wenn du sie nicht gewertet machst: Eine gewertete, die du aufgibst, zählt als verloren.

## /piquet settings: the panel

settings-play = ### Wie du spielst
settings-show = ### Was du siehst
settings-time = ### Deine Zeit
settings-zone-hint = -# Alle Zeitzonen: `/piquet settings zone`
settings-deal-button = Fragen, wer gibt
settings-answers-button = Selbst antworten
settings-clicks-button = Ein Klick
settings-sure-leads-button = Sichere Karten
settings-cut-button = Abheben lassen
settings-pictures-button = Bilder
settings-colours-button = Vier Farben
settings-reminders-button = Erinnerungen
settings-listed-button = Überall eintragen
settings-language-discord = Wie mein Discord: { $language }
settings-quiet-none = Keine Ruhezeit
settings-quiet-from = Ruhe ab { $hour } Uhr
settings-quiet-until = Ruhe bis { $hour } Uhr

## Days of rest

weekday-name = { $day ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
    [6] Sonntag
   *[other] { $day }
}
weekday-every = { $day ->
    [0] montags
    [1] dienstags
    [2] mittwochs
    [3] donnerstags
    [4] freitags
    [5] samstags
    [6] sonntags
   *[other] { $day }
}
settings-rests = Ruhetage: { $days ->
    [none] **keine**. Deine Uhren laufen jeden Tag.
   *[other] Deine Uhren stehen **{ $days }** still.
}
settings-rests-later = Ab { $date }: { $days ->
    [none] **keine** Ruhetage.
   *[other] Sie stehen **{ $days }** still.
}
settings-rests-hint = -# Ruhetage gelten ab deinem nächsten Zug, eine zweite Wahl binnen einer Woche ab einer Woche nach der ersten.
settings-rests-none = Ruhetage: höchstens zwei
clock-rests-mine = -# 💤 Deine Uhr steht { $days } still.
clock-rests-theirs = -# 💤 Die Uhr von { $other } steht { $days } still.
challenge-rests = 💤 Die Uhr von **{ $name }** steht { $days } still.

## /piquet server: the panel

server-tables-button = Tische im Kanal
server-claims-button = Verloren bei Zeitablauf
server-awards-button = Auszeichnungen
server-pictures-button = Bilder
server-advice-button = Ratschläge
server-language-discord = Wie dieser Server: { $language }
