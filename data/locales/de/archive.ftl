### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### Parties that are over: the replay, the history, and the files. See en/replay.ftl for what each text is.

## A decision in the replay

hindsight-button = Analysieren

## Check the deals

check-fits = **{ $deals ->
    [0] Es wurden keine Karten gegeben: Es gibt nichts zu prüfen.
    [one] Die Karten stimmen.
    [2] Die Karten beider Runden stimmen.
   *[other] Die Karten aller { $deals } Runden stimmen.
}**
check-contradiction = **Das passt nicht.** { $what ->
    [other-secret] Das Geheimnis ist nicht das, für das der Fingerabdruck steht.
    [other-cut] Die abgehobenen Karten sind nicht die, die das Geheimnis ergibt.
    [other-dealer] Zuerst gab ein anderer, als das Abheben ergibt.
    [other-pack] Runde { $deal } wurde nicht so gegeben, wie das Geheimnis es ergibt.
    [no-secret] Das Geheimnis fehlt.
   *[other] { $what }.
} Frag bei denen nach, die den Bot betreiben, und traue diesen Karten nicht, bevor du weißt, was geschehen ist.
check-claim-onlooker = { $people ->
    [one] Steckt { $name } mit denen unter einer Decke, die den Bot betreiben, so beweist dir das nichts.
   *[other] Stecken beide Spieler mit denen unter einer Decke, die den Bot betreiben, so beweist dir das nichts.
}
check-always = Nicht bewiesen ist, dass niemand die Karten vorher sah{ $day ->
    [yes] {""}
   *[no] {" "}oder neu anfing, um andere zu bekommen
}: Wer den Bot betreibt, kann das.{ $chosen ->
    [yes] {" "}Wer beim Abheben gewann, wählte erst danach, wer gab.
   *[no] {""}
}
check-to = Für { $name }: { $claim }
check-to-others = Für alle anderen: { $claim }

## The proof in a text

check-text-title = Woher die Karten kamen
check-text-number = Nummer der Partie: { $number }
check-text-commitment = Fingerabdruck: { $commitment }
check-text-words = Abhebeworte von { $name }: { $words }
check-text-key = Schlüssel der Worte von { $name }: { $key }
check-text-day-number = Nummer des Servers: { $number }
check-text-day-words = Schlüssel der Worte von Leuten des Servers: { $keys }
check-text-secret = Geheimnis: { $secret }
check-text-open = Das Geheimnis wird veröffentlicht, wenn die Partie vorbei ist.
check-text-day-open = Das Geheimnis wird veröffentlicht, wenn der Tag vorbei ist.

## Descriptions of the commands and their options: at most 100 characters

command-history = Beendete Partien, auch zum Nachspielen
command-history-person = Wessen Partien; ohne Angabe deine
command-history-with = Nur Partien gegen diese Person
command-export = Alle deine beendeten Partien, als Aufzeichnungen und als Text zum Lesen

## The replay of a deal

replay-open = Nachspielen
replay-from-here = Von hier nachspielen
replay-moment = Schritt { $number } von { $moments }
replay-before = Vor dieser Runde: { $standing }
replay-shared = -# Geteilt von **{ $name }**.
replay-hand = **{ $name }**: { $cards }
replay-exchanged = -# abgelegt { $out } · gekauft { $taken }
replay-talon = -# { $number ->
    [8] der Talon
   *[other] Rest des Talons
}: { $cards }
replay-with = -# mit { $cards }
replay-scored = -# **{ $name } { $score }**: { $scored }
replay-turn = **{ $name }** ist dran: { $what ->
    [auction] reizen
    [exchange] kaufen
    [call] ansagen oder ausspielen
    [call-first] ansagen
    [answer] antworten
    [named] ausspielen, oder über die Karten im Talon entscheiden
    [play] ausspielen
   *[other] { $what }
}.
replay-turn-follow = Stich { $trick }: **{ $other }** hat { $led } ausgespielt, **{ $name }** ist dran.
replay-back-far = « { $what ->
    [deal] Runde
    [trick] Stich
   *[other] { $what }
}
replay-back = Zurück
replay-on = Weiter
replay-on-far = { $what ->
    [deal] Runde
    [trick] Stich
   *[other] { $what }
} »
replay-first = Anfang
replay-last = Ende
replay-why = Woher die Punkte?
replay-share = Teilen
replay-export = Exportieren
replay-deals = Runden
replay-deal = Runde { $number }: { $first } { $one }, { $second } { $two }
replay-deal-broken = Runde { $number }, nicht zu Ende gespielt

## The history

history-title = ## { $name }: beendete Partien
history-title-pair = ## { $name } gegen { $other }
history-none = Hier gibt es keine beendeten Partien, die du sehen darfst.
history-none-own = Du hast noch keine Partie beendet. `/piquet games` zeigt deine laufenden Partien, `/piquet challenge` beginnt eine.
history-line =
    #{ $number } · { $when } · **{ $other }** · { $rules }
    -# { $result }{ $rated ->
        [yes] {" "}· Wertung { $rating } ({ $change })
       *[no] {""}
    }
history-played-deals = { $outcome ->
    [won] gewonnen { $mine } zu { $theirs }, Abrechnung { $points }{ $rubicon ->
        [theirs] : { $other } blieb unter dem Rubikon
       *[other] {""}
    }
    [lost] verloren { $mine } zu { $theirs }, Abrechnung { $points }{ $rubicon ->
        [mine] : unter dem Rubikon
       *[other] {""}
    }
    [drawn] unentschieden, je { $mine }
   *[other] { $mine } zu { $theirs }
}
history-played-games = { $outcome ->
    [won] gewonnen mit { $points ->
        [one] einem Satz
       *[other] { $points } Sätzen
    } Vorsprung
    [lost] verloren mit { $points ->
        [one] einem Satz
       *[other] { $points } Sätzen
    } Rückstand
   *[other] { $outcome }
}
history-played-rubber = { $outcome ->
    [won] Rubber gewonnen{ $points ->
        [0] {""}
       *[other] {" "}mit { $points }
    }
    [lost] Rubber verloren{ $points ->
        [0] {""}
       *[other] {" "}mit { $points }
    }
   *[other] { $outcome }
}
history-resigned = { $outcome ->
    [won] gewonnen: { $other } hat aufgegeben
    [lost] verloren durch Aufgabe
   *[other] aufgegeben
}
history-claimed = { $outcome ->
    [won] gewonnen: die Zeit von { $other } war abgelaufen
    [lost] verloren durch Zeit
   *[other] durch Zeit
}
history-stopped = ohne Ergebnis beendet
history-agreed = im Einvernehmen beendet
# A daily deal, in place of the rules, and its points.
history-daily = Tagesblatt
history-day = { $mine } zu { $theirs }
history-choose = Eine Partie nachspielen
history-option = #{ $number }: { $other }
history-newer = Neuere
history-older = Ältere
history-export = Alle exportieren

## Files

export-one =
    ### { $first } – { $second }
    Die ganze Partie zum Lesen, mit ihren Punktezetteln, und eine Datei für Programme. Behalte beide: Sie gehören dir.
    -# Auch `python -m bot replay { $file }` zeigt die Datei für Programme als Text.
export-all =
    ### Alle deine beendeten Partien
    Zum Aufheben: { $parties ->
        [one] deine Partie
       *[other] deine { $parties } Partien
    } mit allen Karten, Ansagen und Punkten. Hier ändert sich nichts, wenn du die Kopie löschst.
    -# `piquet.jsonl` ist für Programme, eine Partie je Zeile, die älteste zuerst; `python -m bot replay DATEI` zeigt sie als Text.
export-newest =
    ### Deine neuesten beendeten Partien
    Zum Aufheben: deine letzten { $parties } Partien mit allen Karten, Ansagen und Punkten. Alle zusammen sind zu viel für eine Nachricht.
    -# `piquet.jsonl` ist für Programme, eine Partie je Zeile, die älteste zuerst; `python -m bot replay DATEI` zeigt sie als Text.
export-texts = `piquet.txt` erzählt { $whole ->
    [yes] { $parties ->
        [one] sie
       *[other] sie alle
    }
   *[no] die neuesten { $parties }
} zum Lesen: Ansagen, Stiche und Punktezettel.
export-withheld = { $parties ->
    [one] Eine Runde des Tagesblatts, die du aufgegeben hast, fehlt noch: Du bekommst sie, wenn ihr Tag endet.
   *[other] { $parties } Runden des Tagesblatts, die du aufgegeben hast, fehlen noch: Du bekommst sie, wenn ihr Tag endet.
}
export-heading = Partie #{ $number } vom { $day }
export-refused = Discord hat die Datei nicht angenommen. Versuch es in ein paar Minuten noch einmal oder in einem anderen Kanal.

## Eine Partie als Text

account-title = { $rules }: { $first } und { $second }
account-empty = Noch keine Runde hat begonnen.
account-deal = Runde { $number }: { $dealer } gibt, { $elder } ist Vorhand
account-deal-bid = Runde { $number }: { $dealer } gibt
account-talon = Talon
account-out = legt ab { $cards }
account-in = kauft   { $cards }
account-turn = Die Runde ist nicht zu Ende: { $name } ist dran.
account-goes-on = Die Partie ist nicht zu Ende.
