### Blocks: /piquet block and /piquet unblock. See en/blocks.ftl for what each text is.

### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### The panels: putting a challenge together, the settings of a person and of a server. See en/panels.ftl.

command-block = Eine Person blockieren, ohne dass sie es erfährt; ohne Person: wen du blockiert hast
command-block-person = Von wem du keine Herausforderung, Revanche oder Benachrichtigung willst
command-unblock = Eine Blockierung aufheben
command-unblock-person = Wessen Blockierung: wähle aus denen, die du blockiert hast
block-done = Du hast **{ $name }** blockiert, und **{ $name }** erfährt nichts davon. Ihr könnt einander nicht herausfordern, und offene Herausforderungen zwischen euch sind geschlossen. Eine laufende Partie zwischen euch geht weiter, nur ohne Benachrichtigung bei den Zügen von **{ $name }**.
block-lifted = **{ $name }** ist nicht mehr blockiert.
block-title = ## Wen du blockiert hast
block-none = Du hast niemanden blockiert. `/piquet block` mit einer Person blockiert sie.
block-line = - **{ $name }**
block-hint = -# `/piquet unblock` hebt eine Blockierung auf.
toggle-on = ✓ { $label }

## Refusals

refused-not-to-block = Nur andere Menschen lassen sich blockieren: keine Bots und nicht du selbst.
refused-have-blocked = Du hast diese Person blockiert. `/piquet unblock` hebt die Blockierung auf.
refused-not-blocked = Du hast diese Person nicht blockiert. `/piquet block` zeigt, wen du blockiert hast.
refused-many-blocked = Du hast { $number } Personen blockiert, und mehr kann ich mir nicht merken. `/piquet unblock` hebt eine Blockierung auf.

## Descriptions of the commands and their options: at most 100 characters

command-settings = Deine Einstellungen: wie du spielst, Erinnerungen, Bilder
command-settings-zone = Deine Zeitzone, für die Ruhezeit: tippe den Anfang einer Stadt oder eines Landes

## The settings of a player

settings-title = ## Deine Einstellungen
settings-deal = Gewinnst du das Abheben: { $on ->
    [yes] **Du wirst gefragt**, wer gibt.
   *[no] **Ich wähle**: Du gibst zuerst, oder du bist Vorhand, wenn nur eine Runde gespielt wird.
}
settings-answers = Ansagen: { $on ->
    [yes] **Du antwortest** selbst.
   *[no] **Ich antworte** für dich, wahrheitsgemäß.
}
settings-confirms = Eine Karte oder ein ganzer Kauf: { $on ->
    [yes] Du wählst, dann **bestätigst** du.
    [at-first] Nach deiner ersten Karte **genügt ein Klick**.
   *[other] **Ein Klick** genügt.
}
settings-forced = Gegen den Computer die einzig mögliche Karte: { $on ->
    [yes] **Ich spiele sie** für dich.
   *[no] **Du spielst sie**.
}
settings-sure-leads = Sichere Karten: { $on ->
    [yes] **Ich biete an**, sie auszuspielen.
   *[no] Ich biete nichts an.
}
settings-cut = Vor einer Partie gegen den Computer: { $on ->
    [yes] **Du hebst ab** oder gibst gleich.
   *[no] Es wird **sofort gegeben**.
}
settings-colours = Kartenfarben: { $on ->
    [yes] **vier Farben**.
   *[no] **zwei Farben**.
}
settings-as-text = Die Karten deines Blatts: { $on ->
    [yes] **Buchstaben und Symbole**.
   *[no] **kleine Bilder** zum Antippen.
}

## /piquet settings: the panel

settings-play = ### Wie du spielst
settings-show = ### Was du siehst
settings-time = ### Deine Zeit
settings-zone-hint = -# Alle Zeitzonen: `/piquet settings zone`
settings-deal-button = Fragen, wer gibt
settings-answers-button = Selbst antworten
settings-confirms-button = Jede Karte bestätigen
settings-forced-button = Erzwungene Karten spielen
settings-sure-leads-button = Sichere Karten
settings-cut-button = Abheben lassen
settings-as-text-button = Karten als Text
settings-colours-button = Vier Farben
settings-reminders-button = Erinnerungen
settings-listed-button = Überall eintragen
settings-pictures = { $when ->
    [never] Keine großen Bilder
    [deals] Ein Bild am Ende einer Runde
    [hands] Auch ein Bild jedes neuen Blatts
    [always] Ein Bild bei jedem Schritt
   *[other] { $when }
}
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
    [none] **keine**.
   *[other] Deine Uhren stehen **{ $days }** still.
}
settings-rests-later = Ab { $date }: { $days ->
    [none] **keine** Ruhetage.
   *[other] Sie stehen **{ $days }** still.
}
settings-rests-hint = -# Ruhetage gelten ab deinem nächsten Zug. Änderst du sie binnen einer Woche noch einmal, gilt das erst nach dieser Woche.
settings-rests-none = Ruhetage: höchstens zwei

## The leaderboards

settings-listed = Bestenlisten aller Server: { $on ->
    [yes] Du **stehst darauf**.
   *[no] Du **stehst nicht darauf**.
}

## The settings of a player: reminders

settings-reminders = { $on ->
    [yes] **Ich erinnere dich** nach der halben Zeit und beim letzten Zehntel.
   *[no] Ich **erinnere dich nicht**.
}
zone-choice = { $zone }: dort ist es { $time } Uhr
