### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-piquet = Piquet, das große Kartenspiel für zwei
command-challenge = Eine Partie Piquet: gegen eine Person, wer mag oder das Haus; ohne Optionen frage ich nach
command-challenge-opponent = Wen du herausforderst; wähle mich für das Haus. Ohne Gegner kann annehmen, wer mag
command-challenge-level = Wie stark das Haus ist. Mit einer Stärke spielst du gegen das Haus
command-challenge-rules = Nach welchen Regeln ihr spielt; ohne Angabe Rubikon
command-challenge-carte-rouge = Hausregel: 20 Punkte, wenn alle zwölf Karten in Ansagen zählen
command-challenge-carte-rouge-bar = Hausregel: Carte rouge der Hinterhand zählt nicht für Pik oder Repik
command-challenge-pique = Hausregel: was über einen Pik entscheidet, wenn nicht die Zählfolge
command-challenge-calls = Hausregel für Rubikon: wie viel eine Ansage gleich nennt
command-challenge-must-win = Hausregel: Wer bedient, muss den Stich machen, wenn es geht
command-challenge-cards-pique = Hausregel: frühe Stichmehrheit (10) zählt für den Pik, wenn die andere Seite keinen Stich hat
command-challenge-deals = Wie viele Spiele die Partie hat, bei Regeln mit sechs Spielen
command-challenge-pace = Wie lange jede Seite für eine Entscheidung hat; ohne Angabe wie auf dem Server üblich
command-challenge-rated = Gewertet oder freundschaftlich; ohne Angabe gewertet, gegen das Haus oder verkürzt nicht
command-challenge-public = Gegen das Haus an einem Tisch auf diesem Server spielen, für alle sichtbar
command-games = Deine laufenden Partien: wer am Zug ist, bis wann, und wo
command-hand = Dein Blatt, nur für dich
command-table = Der Tisch: was öffentlich ist und welche gezeigten Karten noch gehalten werden
command-history = Beendete Partien, auch zum Nachspielen
command-history-person = Wessen Partien; ohne Angabe deine
command-history-with = Nur Partien gegen diese Person
command-export = Alle deine beendeten Partien, als Aufzeichnungen und als Text zum Lesen
command-resign = Eine Partie aufgeben
command-learn = Piquet lernen: ein erstes Spiel, Schritt für Schritt
command-rules = Das Spiel auf kurzen Seiten lernen
command-settings = Deine Einstellungen: wie du spielst, Erinnerungen, Bilder
command-settings-zone = Deine Zeitzone, für die Ruhezeit: tippe den Anfang einer Stadt oder eines Landes
command-leaderboard = Die Bestenlisten: nach Wertung, Punkten oder gewonnenen Partien
command-leaderboard-by = Wonach geordnet wird; ohne Angabe zuerst nach Wertung
command-leaderboard-time = Welcher Zeitraum, für Punkte und gewonnene Partien (nicht für die Wertung)
command-leaderboard-rules = Welche Partien zählen; ohne Angabe die mit den meisten Spielern
command-leaderboard-servers = Dieser Server oder alle (alle: nur wer dort stehen will)
command-leaderboard-rating = Wertung
command-leaderboard-points = gewonnene Punkte
command-leaderboard-won = gewonnene Partien
command-leaderboard-pool =
    { $pool ->
        [games] Auf Hundert
        [rubber] Counterpique
        [house-games] gegen das Haus: Auf Hundert
        [house-rubber] gegen das Haus: Counterpique
        [house-deals] gegen das Haus: sechs Spiele
        [deals] sechs Spiele: Rubikon, Klub, Au Cent, Französisch, Carte Rouge
       *[other] { $pool }
    }
command-leaderboard-scope =
    { $scope ->
        [all] alle Server
        [here] dieser Server
       *[other] { $scope }
    }
command-problem = Eine Entscheidung finden: die Aufgabe des Tages oder eine andere
command-problem-grade = Eine andere Aufgabe dieses Grades statt der des Tages
command-profile = Das Profil einer Person: Wertung, Partien, Schnitt; ohne Angabe deines
command-profile-person = Wessen Profil; ohne Angabe deines
command-profile-with = Eine zweite Person: wie die beiden gegeneinander abgeschnitten haben
command-server = Die Einstellungen für Piquet auf diesem Server (für Leute, die den Server verwalten)
command-server-tables = Ob jeder Tisch einen Thread bekommt oder im Kanal selbst bleibt
command-server-pace = Bedenkzeit für eine Entscheidung, wenn die Herausforderung nichts anderes sagt
command-server-pictures = Ob Tische auch Bilder zeigen, neben dem Text
command-server-advice = Ob ich während eines Spiels Rat gebe; die Analyse danach geht immer
command-server-challenges = Wie viele offene Herausforderungen eine Person hier haben darf
command-server-challenges-to-one = Wie viele offene Herausforderungen eine Person an dieselbe Person haben darf
command-server-parties = Wie viele laufende Partien eine Person hier haben darf
command-server-tables-a-minute = Wie viele Tische hier in einer Minute eröffnet werden dürfen
command-server-claims = Was geschieht, wenn die Zeit einer Seite abgelaufen ist
command-claims-opponent = die andere Seite kann den Gewinn beanspruchen
command-claims-itself = wer die Zeit überschreitet, verliert sofort
command-moderate = Eine Partie beenden oder ihren Tisch verlegen (für Leute, die Nachrichten oder Threads verwalten)
command-moderate-to = Wohin der Tisch umzieht; ohne Angabe in diesen Kanal
command-vacation = In Urlaub gehen: deine Uhren stehen still. Ohne Tage: wie viele du noch hast
command-vacation-days = Wie viele Tage, von 30 im Jahr; jeder Zug von dir beendet den Urlaub
command-in-thread = ein Thread für jede Partie
command-in-channel = der Kanal selbst

## The settings of a player

settings-title = ## Deine Einstellungen
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
settings-pictures = Bilder der Karten: { $on ->
    [yes] { $four ->
        [yes] **vier Farben**.
       *[no] **zwei Farben**.
    }
   *[no] **keine**, nur Text.
}

## Resigning a partie

resign-ask = Willst du die Partie gegen **{ $other }** ({ $deal }, bisher { $score }) aufgeben? Du verlierst sie, egal wie es steht. Das lässt sich nicht rückgängig machen.
resign-cost = { $rated ->
    [yes] Deine Wertung ändert sich von **{ $before }** auf **{ $after }**. Die Partie zählt als verloren, und keine Seite bekommt Punkte dafür.
   *[no] Sie ist freundschaftlich, also ändert sich keine Wertung. Die Partie zählt als verloren, und keine Seite bekommt Punkte dafür.
}
resign-confirm = Aufgeben
resign-keep = Weiterspielen

## Moderating: ending a partie, or moving its table

moderate-none = Auf diesem Server läuft keine Partie, die du moderieren darfst.
moderate-table =
    ## { $first } – { $second }
    Der letzte Zug begann { $begun }.{ $link ->
        [none] {" "}Einen Tisch hat sie im Moment nicht.
       *[other] {" "}[Der Tisch]({ $link })
    }
moderate-end = Partie beenden
moderate-move = Tisch nach #{ $channel } verlegen
moderate-ask = Willst du die Partie **{ $first }** – **{ $second }** beenden? Niemand gewinnt sie, und { moderate-told }. Das lässt sich nicht rückgängig machen.
moderate-told = { $told ->
    [one] **{ $name }** erfährt es
   *[other] beide erfahren es
}
moderate-stop = Beenden
moderate-leave = Abbrechen
moderate-stopped = Die Partie **{ $first }** – **{ $second }** ist ohne Ergebnis beendet, und { moderate-told }.
moderate-moved = Der Tisch **{ $first }** – **{ $second }** ist nach <#{ $channel }> umgezogen.
table-reseated = Der Tisch steht jetzt in diesem Kanal.

## The pages of the rules

rules-choose = Seiten
rules-next = Nächste Seite
rules-back = Vorige Seite

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

## A rematch

rematch-posted = Die Herausforderung zur Revanche steht am Tisch: { $link }
rematch-in-dms = Die Karten sind gegeben, aber am Tisch kann ich nicht mehr schreiben: Schau in deine Direktnachrichten.
rematch-nowhere = Am Tisch kann ich nicht mehr schreiben. Mit `/piquet challenge` stellst du in jedem Kanal eine neue Herausforderung.

## Choices at a challenge, at most 100 characters each

ruleset-rubicon-choice = Rubikon – der Klassiker: sechs Spiele, und bleib nicht unter 100
ruleset-club-choice = Klub – Rubikon mit volleren Ansagen
ruleset-au-cent-choice = Au Cent – Ansagen nennen alles; Hinterhand darf alle zwölf Karten behalten
ruleset-french-1896-choice = Französisch 1896 – drei Ansagen auf einmal, dann das Bessere der Hinterhand
ruleset-carte-rouge-choice = Carte Rouge – 20, wenn alle zwölf Karten in Ansagen zählen
ruleset-hundred-choice = Auf Hundert – die alte Partie: drei Gewinnsätze bis 100
ruleset-counterpique-choice = Counterpique – um die Vorhand reizen; ein Rubber über zwei Sätze
pique-as-played-choice = nach Brauch – Ansagen der Hinterhand verhindern ihn erst, wenn sie gezählt sind
calls-full-choice = voll – Sequenzen mit der höchsten Karte, Kunststücke mit ihrem Rang
deals-choice =
    { $number ->
        [1] ein Spiel
        [2] zwei Spiele
        [6] sechs Spiele (eine ganze Partie)
       *[other] { $number } Spiele
    }

## House rules that differ from the rule set

option-line = Hausregeln: { $options }.
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
