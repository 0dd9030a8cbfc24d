### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-piquet = Piquet, das große Kartenspiel für zwei
command-leaderboard-rating = Wertung
command-leaderboard-points = gewonnene Punkte
command-leaderboard-won = gewonnene Partien

## The settings of a player

settings-deal = Wenn du höher abhebst: { $on ->
    [yes] **Du wirst gefragt**, wer gibt.
   *[no] **Du gibst zuerst**.
}
settings-answers = Ansagen: { $on ->
    [yes] **Du antwortest** selbst.
   *[no] **Ich antworte** für dich, wahrheitsgemäß.
}
settings-clicks = Eine Karte: { $on ->
    [yes] **Ein Klick** spielt sie.
   *[no] Du wählst sie, dann **bestätigst** du.
}
settings-sure-leads = Sichere Karten: { $on ->
    [yes] **Ich biete an**, sie auszuspielen.
   *[no] Ich biete nichts an.
}
settings-cut = Vor einer Partie gegen das Haus: { $on ->
    [yes] **Du hebst ab** oder gibst gleich.
   *[no] Es wird **sofort gegeben**.
}

## Moderating: ending a partie, or moving its table

moderate-told = { $told ->
    [one] **{ $name }** erfährt es
   *[other] beide erfahren es
}

## Permissions that the bot needs for a table

missing-title = Ich kann in diesem Kanal keinen Tisch öffnen. Mir fehlen diese Berechtigungen:
missing-line = - **{ $permission }**: { $why }
missing-yours = Das kannst du ändern: Servereinstellungen → Rollen → meine Rolle, oder die Einstellungen dieses Kanals → Berechtigungen.
missing-theirs = Bitte { $who }, meiner Rolle diese Berechtigungen zu geben, auf dem Server oder in diesem Kanal.
missing-owner = wem der Server gehört (<@{ $owner }>) oder die Moderation
missing-someone = die Moderation des Servers
missing-threads = -# Ich darf hier keine Threads öffnen, also kommt der Tisch in den Kanal selbst. Für Threads brauche ich: { $permissions }.
permission-view-channel = Kanal anzeigen
permission-view-channel-why = um den Kanal zu sehen
permission-send-messages = Nachrichten senden
permission-send-messages-why = für Herausforderung und Tisch
permission-read-history = Nachrichtenverlauf anzeigen
permission-read-history-why = um die Nachrichten des Tisches wiederzufinden
permission-create-threads = Öffentliche Threads erstellen
permission-create-threads-why = um einen Thread für den Tisch zu öffnen
permission-send-in-threads = Nachrichten in Threads senden
permission-send-in-threads-why = um darin zu schreiben

## Choices at a challenge, at most 100 characters each

ruleset-rubicon-choice = Rubikon – der Klassiker: sechs Spiele, und bleib nicht unter 100
ruleset-club-choice = Klub – Rubikon mit volleren Ansagen
ruleset-au-cent-choice = Au Cent – Ansagen nennen alles; Hinterhand darf alle zwölf Karten behalten
ruleset-french-1896-choice = Französisch 1896 – drei Ansagen auf einmal, dann das Bessere der Hinterhand
ruleset-carte-rouge-choice = Carte Rouge – 20, wenn alle zwölf Karten in Ansagen zählen
ruleset-hundred-choice = Auf Hundert – die alte Partie: drei Gewinnsätze bis 100
ruleset-counterpique-choice = Counterpique – um die Vorhand reizen; ein Rubber über zwei Sätze

## House rules that differ from the rule set

option-carte-rouge =
    { $on ->
        [yes] mit Carte rouge
       *[no] ohne Carte rouge
    }
option-carte-rouge-bar = kein Repik durch Carte rouge der Hinterhand
option-pique = Pik nach Brauch
option-calls = volle Ansagen
option-must-win = Stichzwang
option-cards-make-pique =
    { $on ->
        [yes] Stichmehrheit zählt für den Pik
       *[no] Stichmehrheit zählt nicht für den Pik
    }
option-reading = gelesen wie in Version { $version }
option-deals =
    { $number ->
        [1] eine Partie von einem Spiel
        [2] eine Partie von zwei Spielen
        [6] eine Partie von sechs Spielen
       *[other] eine Partie von { $number } Spielen
    }
