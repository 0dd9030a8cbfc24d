### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### The panels: putting a challenge together, the settings of a person and of a server. See en/panels.ftl.

### Private parties: they are played in the players' direct messages, on no server. See en/private.ftl.

### What everyone sees: the challenge, the table, the score. See en/table.ftl for what each text is.

private-begun = [Deine Karten sind in deinen Direktnachrichten.]({ $link })
private-begun-soon = Deine Karten kommen gleich als Direktnachricht. Auch `/piquet hand` zeigt sie.
private-begun-closed = ⚠️ Ich kann dir keine Direktnachrichten schicken. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir, und `/piquet hand` tut es überall.
private-open-dms = -# Um in deinen Direktnachrichten zu spielen, füge mich deinem Konto hinzu oder erlaube Direktnachrichten von Mitgliedern eines Servers, auf dem wir beide sind (in seinen *Privatsphäre-Einstellungen*). Dann nutze einmal `/piquet hand`.
private-install = Zum Konto hinzufügen
private-greeting = Deine Partien außerhalb eines Servers spielst du hier: Deine Karten kommen in diese Unterhaltung, sobald eine beginnt.
private-invited = Ich habe **{ $other }** deine Herausforderung als Direktnachricht geschickt. Wird sie angenommen, kommen deine Karten hierher. Sie verfällt { $until }.
private-invited-you = **{ $other }** hat dich schon herausgefordert: [die Herausforderung]({ $link }).
private-declined = **{ $other }** lehnt deine Herausforderung ab.

## Descriptions of the commands and their options: at most 100 characters

command-challenge = Eine Partie Piquet gegen eine Person, wer mag oder den Computer; ohne Optionen frage ich nach
command-challenge-opponent = Eine Person, oder mich (den Computer). Ohne Gegner kann jeder annehmen; ohne Optionen frage ich
command-challenge-level = Wie stark der Computer spielt. Mit einer Stärke spielst du gegen ihn
command-challenge-rules = Nach welchen Regeln ihr spielt; ohne Angabe Rubikon
command-challenge-pace = Wie lange jede Seite für eine Entscheidung hat; ohne Angabe wie auf dem Server üblich
command-challenge-rated = Gewertet oder freundschaftlich; ohne Angabe gewertet, gegen den Computer oder verkürzt nicht
command-challenge-public = Gegen den Computer an einem Tisch auf diesem Server spielen, für alle sichtbar

## A rematch

rematch-posted = Die [Herausforderung zur Revanche]({ $link }) steht am Tisch.
rematch-in-dms = Die Karten sind gegeben, aber am Tisch kann ich nicht mehr schreiben: Schau in deine Direktnachrichten.
rematch-nowhere = Am Tisch kann ich nicht mehr schreiben. Mit `/piquet challenge` stellst du in jedem Kanal eine neue Herausforderung.

## Choices at a challenge, at most 100 characters each

ruleset-rubicon-choice = Rubikon – der Klassiker: sechs Runden, und bleib nicht unter 100
ruleset-club-choice = Klub – Rubikon mit volleren Ansagen
ruleset-au-cent-choice = Au Cent – Ansagen nennen alles; Hinterhand darf alle zwölf Karten behalten
ruleset-french-1896-choice = Französisch 1896 – drei Ansagen auf einmal, dann das Bessere der Hinterhand
ruleset-carte-rouge-choice = Carte Rouge – 20, wenn alle zwölf Karten in Ansagen zählen
ruleset-hundred-choice = Auf Hundert – die alte Partie: drei Gewinnsätze bis 100
ruleset-counterpique-choice = Counterpique – um die Vorhand reizen; ein Rubber über zwei Sätze

## /piquet challenge without options: the panel

panel-title = ## Eine neue Partie
panel-no-clock = Gegen den Computer gibt es keine Uhr.
panel-shortened = **Freundschaftlich:** Eine verkürzte Partie zählt nie für die Wertung.
panel-seen = { $public ->
    [yes] **An einem Tisch hier:** Alle in diesem Kanal können zusehen.
   *[other] **Privat:** Du spielst in deinen Direktnachrichten, und sonst sieht es niemand.
}
panel-someone = Jemand, den du wählst
panel-someone-line = Nimmt an oder lehnt ab
panel-anyone = Wer mag
panel-anyone-line = Wer zuerst annimmt
panel-who = Wen forderst du heraus?
panel-rated = Gewertet
panel-friendly = Freundschaftlich
panel-private = Privat
panel-public = An einem Tisch hier
panel-house-rules = Hausregeln …
panel-challenge = Herausfordern
panel-play = Spielen
panel-cut-first = Erst abheben
panel-deals =
    { $number ->
        [1] Eine Runde
        [2] Zwei Runden
        [6] Sechs Runden
       *[other] { $number } Runden
    }
panel-back = Fertig
panel-more = Mehr Auswahl …
panel-posted = Deine Herausforderung ist gestellt.
panel-posted-at = Deine Herausforderung ist gestellt: { $link }

## The page of house rules

panel-house-title =
    ## Hausregeln
    Wähle, was du zu **{ $rules }** dazunimmst. Ein Haken zeigt, was gilt.
panel-house-none = Zu diesen Regeln passt keine Hausregel.

## The house is challenged by name: its levels

panel-levels-title = ## Wie stark soll der Computer spielen?
panel-levels-rated = Die Partie hat keine Uhr. Sie ist **freundschaftlich**, wenn du sie nicht gewertet machst: Eine gewertete, die du aufgibst, zählt als verloren.
house-suggested = Vorschlag für dich: **{ $level }**{ $deals ->
    [0] .
   *[other] , nach deinen letzten { $deals } Runden am nächsten an deinem Spiel.
}

## Days of rest

challenge-rests = 💤 Die Uhr von **{ $name }** steht { $days } still.

## The challenge

challenge-open = ### **{ $challenger }** lädt alle zu einer Partie Piquet ein
challenge-to = ### **{ $challenger }** fordert { $opponent } zum Piquet heraus
challenge-house = ### **{ $challenger }** spielt Piquet gegen **{ $house }**
challenge-rules = **{ $name }** · { $line }
challenge-rematch = In dieser Revanche gibt { $dealer } zuerst.
challenge-open-until = -# Verfällt { $until }.
challenge-accept = Annehmen
challenge-take = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-rules-button = Wie geht Piquet?
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Gewertet:** Sie zählt für die Wertung gegen den Computer, die für sich steht.
       *[other] **Gewertet:** Sie zählt für die Wertung von beiden, bis zu drei ihrer Partien in der Woche.
    }
   *[no] **Freundschaftlich:** Sie zählt nicht für die Wertung.
}
challenge-accepted = **{ $opponent }** hat angenommen. Partie #{ $number } ist { $rated ->
    [yes] gewertet
   *[no] freundschaftlich
}. Eure Karten sind in euren Direktnachrichten.
challenge-house-begun = Partie #{ $number } hat begonnen. Deine Karten sind in deinen Direktnachrichten.
challenge-over = Die Partie #{ $number } ist zu Ende.
challenge-won = **{ $winner }** { $fact ->
    [rubber] gewinnt den Rubber gegen **{ $loser }**
   *[other] schlägt **{ $loser }**
} { $high } : { $low }{ $fact ->
    [point] , mit einem einzigen Punkt
    [rubicon] , mit Rubikon
    [capot] , mit Kapott
    [repique] , mit Repik
   *[other] {""}
}
challenge-terms = **{ $rules }** · { $rated ->
    [yes] gewertet
   *[no] freundschaftlich
}
challenge-week-full = -# Ihr habt in sieben Tagen schon drei gewertete Partien gegeneinander beendet, deshalb ist diese freundschaftlich.
challenge-over-terms = Partie #{ $number } · { $rules }
challenge-won-games = **{ $winner }** schlägt **{ $loser }** mit { $high } zu { $low } Sätzen
challenge-table = Zum Tisch
challenge-house-instead = Lieber gegen den Computer
challenge-declined = **{ $opponent }** hat abgelehnt.
challenge-withdrawn = Die Herausforderung wurde zurückgezogen.
challenge-expired = Niemand hat rechtzeitig geantwortet. Die Herausforderung ist verfallen.
challenge-gone = { $why ->
    [deleted] Das Konto **{ $challenger }** wurde gelöscht. Die Herausforderung ist beendet.
   *[other] **{ $challenger }** hat den Server verlassen. Die Herausforderung ist beendet.
}
challenge-cut = Abheben
challenge-deal = Geben
challenge-house-open =
    {"**"}Geben** gibt die Karten. Mit **Fair gemischt** kannst du vorher Worte einmischen.
    -# Dieses Angebot verfällt { $until }. `/piquet settings` lässt diesen Schritt aus.
challenge-house-expired = Niemand hat rechtzeitig gegeben. Das Angebot ist verfallen.
cut-form-title = { $purpose ->
    [accept] Abheben und annehmen
    [deal] Abheben und geben
   *[other] Abheben
}
cut-form-words = Beliebige eigene Worte
cut-form-line = Sie gehen in jedes Mischen ein und werden nach der Partie veröffentlicht.
cut-form-fixed = -# Ändern sich die Worte von **{ $name }**, bevor du dies abschickst, wird nichts angenommen.
