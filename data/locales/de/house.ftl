### Advice: “What would you do?” and the review of a deal. See en/advice.ftl for what each text is.
###
### An action ($what) is an infinitive: “Ich würde A♥ ausspielen”. A reason (because-…) is a part of a sentence with
### the verb in the third person and without a subject, or a clause of its own.

### What everyone sees: the challenge, the table, the score. See en/table.ftl for what each text is.

## The button, and what is said before an answer

advice-consent =
    {"**"}Diese Partie ist gewertet. Fragst du um Rat, wird sie freundschaftlich:** Du kannst bei jedem Zug fragen, so oft du magst, aber sie zählt nicht für die Wertung.
advice-consent-yes = Freundschaftlich, mit Rat
advice-consent-no = Gewertet lassen
advice-kept-rated = Die Partie bleibt gewertet.
advice-friendly-already = Die Partie ist schon freundschaftlich: Du hast schon einmal gefragt.
advice-befriended = Die Partie ist ab jetzt freundschaftlich. Ich denke nach …
advice-unanswered = Diesmal habe ich keine Antwort gefunden. Frag gleich noch einmal.

## The advice

advice-best = **Ich würde { $what }** – { $why }.
advice-best-alone = **Ich würde { $what }.**
advice-other = { $less ->
    [none] Ebenso gut
   *[other] { $less } weniger
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
advice-note = In { points-on-average }, nach dem Urteil des Meisters: nur aus deinen Karten und dem, was gesagt und gezeigt wurde.{ what-matters }

## What the points are

points-on-average = { $aim ->
    [points] Punkten im Schnitt
    [games] Punkten im Schnitt, nach ihrem Wert für die Partie
    [rubber] Punkten im Schnitt, nach ihrem Wert für den Rubber
    [first] Punkten der Abrechnung im Schnitt
    [rubicon] Punkten der Abrechnung im Schnitt
    [settled] Punkten der Abrechnung im Schnitt
    [one] Punkten im Schnitt, der Sieg mit 100 gerechnet
   *[other] Punkten im Schnitt
}
what-matters = { $aim ->
    [points] {""}
    [first] {""}
    [one] {" "}Es geht darum, wer die Partie gewinnt und mit wie viel.
    [rubicon] {" "}Jetzt geht es darum, wer die Partie gewinnt und ob die andere Seite hundert erreicht.
    [settled] {" "}Jetzt geht es darum, wer die Partie gewinnt und mit wie viel.
    [games] {" "}Es geht darum, wer zuerst hundert erreicht.
    [rubber] {" "}Es geht darum, wer den Satz gewinnt und den Rubber.
   *[other] {" "}Es geht darum, was die Punkte wert sind.
}

## Actions

advice-exchange = { $cards } ablegen
advice-keep-all = alle zwölf Karten behalten
advice-lead = { $card } ausspielen
advice-play = { $card } spielen
advice-call = { $groups } ansagen
advice-call-nothing = { $kind ->
    [point] keinen Point ansagen
    [sequence] keine Sequenz ansagen
    [set] kein Kunststück ansagen
   *[other] { $kind } nicht ansagen
}
advice-reckon = { $groups } zählen
advice-answer-with = { $groups } dagegenhalten
advice-answer-good = „gut“ antworten
advice-blank = Carte blanche ansagen
advice-look = die Karten ansehen, die im Talon blieben
advice-decline = die Karten nicht ansehen, die im Talon blieben
advice-name-suit = { suit-name } als Farbe des Ausspiels nennen
advice-bid = bieten: { $bid }
advice-yes = Ja sagen
advice-pass = passen
advice-concede = den Rest der Runde aufgeben

## Reasons

because-and = { $before }; { $after }
because-keeps = behält { $kind ->
    [point] alle { number-name } { suit-name }-Karten für den Point
    [set] { set-name }
   *[other] { $group }
}
because-draws-for = { $number ->
    [one] eine Karte vom Talon kann
   *[other] { number-name } Karten vom Talon können
} { $rank ->
    [ace] das { suit-name }-Ass
    [king] den { suit-name }-König
    [knave] den { suit-name }-Buben
   *[other] die { suit-name }-{ rank-name }
} bringen: { $makes ->
    [Geviert] ein Geviert
    [Gedritt] ein Gedritt
   *[other] eine { $makes }
}
because-guards = lässt { $rank ->
    [ace] das { suit-name }-Ass
    [king] den { suit-name }-König
    [knave] den { suit-name }-Buben
   *[other] die { suit-name }-{ rank-name }
} gedeckt
because-gives-up = gibt die Farbe { suit-name } auf
because-leaves = { $number ->
    [one] lässt eine Karte liegen
   *[other] lässt { number-name } Karten liegen
}
because-is-sure = dein Gegenüber kann nichts ebenso Gutes haben
because-is-all = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wenn es gut ist
because-sinks = verschweigt { $group }
because-holds-none = { $kind ->
    [point] das Blatt hat keinen Point
    [sequence] das Blatt hat keine Sequenz
    [set] das Blatt hat kein Gedritt oder Geviert
   *[other] das Blatt hat nichts davon
}
because-is-beaten = du hast nichts, was die Ansage schlägt oder erreicht
because-may-beat = es kann ebenso gut sein wie das Angesagte oder besser
because-is-good = { $points ->
    [one] ein sicherer Punkt
   *[other] { $points } sichere Punkte
}, denn nichts ebenso Gutes wurde angesagt
because-scores = sofort { $points } Punkte
because-learns-no-less = dein Gegenüber kennt einige davon schon, du erfährst also mindestens so viel
because-sees-first = { $looked ->
    [yes] du siehst dann die Karten im Talon, bevor du die Karte wählst
   *[no] sieht dein Gegenüber sie dann an, siehst auch du sie, bevor du die Karte wählst
}
because-tells-nothing = es kostet nichts, denn dein Gegenüber hat schon ausgespielt
because-holds-high = { $number ->
    [0] das Blatt hat weder Ass noch König noch Dame
   *[other] das Blatt hat { $cards }
}
because-only-card = keine andere Karte ist erlaubt
because-runs = { $number ->
    [one] ein sicherer Stich in { suit-name }
   *[other] { number-name } sichere Stiche in { suit-name }
}
because-followed-none = dein Gegenüber hat kein { suit-name } mehr, denn es hat nicht bedient
because-drives-out = treibt { $cards } heraus, und dann { $number ->
    [one] ist { $high }
   *[other] sind { $high }
} hoch
because-stays-guarded = { $rank ->
    [ace] das { suit-name }-Ass
    [king] der { suit-name }-König
    [knave] der { suit-name }-Bube
   *[other] die { suit-name }-{ rank-name }
} bleibt gedeckt
because-wins-cheaply = macht den Stich mit der niedrigsten Karte, die reicht
because-holds-up = überlässt diesen Stich und behält { $card }
because-cannot-win = der Stich ist nicht zu machen, also genügt die niedrigste Karte
because-keeps-high = behält die hohen Karten: { $cards }
because-throws-declared = wirft eine Karte ab, die schon angesagt war
because-toward-pique = { $number ->
    [one] dieser Stich macht den Pik
   *[other] { number-name } Stiche in Folge von hier an machen den Pik
}
because-stops-pique = der Stich verhindert den Pik der anderen Seite
because-wins-the-cards = der siebte Stich bringt die Stichmehrheit
because-saves-the-cards = mit dem sechsten Stich ist die Stichmehrheit nicht mehr zu verlieren
because-saves-capot = der Stich verhindert den Kapott
because-toward-capot = hat bisher alle { number-name } Stiche gemacht, ein Kapott ist möglich
because-toward-contract = { $number ->
    [one] noch ein Stich erfüllt den Kontrakt
   *[other] noch { number-name } Stiche erfüllen den Kontrakt
}
because-plays-under = das ist die höchste Karte, die den Stich nicht macht
because-better = { $points ->
    [0] im Schnitt um weniger als einen Punkt besser
    [one] im Schnitt um etwa einen Punkt besser
   *[other] im Schnitt um etwa { $points } Punkte besser
}
because-on-average = bringt im Schnitt am meisten, nach allem, was du weißt

## The review of a deal

review-open = Was am meisten kostete
review-earlier = Runde { $deal } analysieren
review-of-cards = Ich rechne aus, was die Karten wert waren …
review-thinking = Ich sehe mir Runde { $deal } an: Schritt { $done } von { $all } …
review-player = { $name }: { $points } Punkte{ $known ->
    [yes] {" "}({ $cards } durch die Karten, { $skill } durch die Spielweise)
   *[no] {""}
}
review-deal = - Runde { $deal }: { $points } ({ $cards } durch die Karten, { $skill } { $mine ->
    [yes] durch dich
   *[no] durch { $name }
})
review-none = **Nichts zu verbessern:** Keine Entscheidung hat im Schnitt auch nur einen Punkt gekostet.
review-nothing-decided = { $mine ->
    [yes] Du hattest
   *[no] { $name } hatte
} nichts zu entscheiden.
review-mistake =
    {"**"}{ $deal ->
        [0] {""}
       *[other] Runde { $deal } · {""}
    }{ $when }: { $cost ->
        [one] kostete 1 Punkt
       *[other] kostete { $cost } Punkte
    }**
    -# Mit { $cards }
    { $mine ->
        [yes] Deine Wahl:
       *[no] Wahl von { $name }:
    } { $done }. Ich würde { $what }{ $reason ->
        [yes] {" "}– { $why }
       *[no] {""}
    }.
review-habit = -# { $level ->
    [beginner] Gewohnheit vieler Anfänger
    [casual] Gewohnheit vieler Hobbyspieler
    [club] Gewohnheit vieler Klubspieler
   *[other] Eine Gewohnheit
}: { $habit ->
    [keeps-aces] jedes Ass behalten
    [bares-kings] Könige ohne Deckung behalten
    [loves-trios] Paare und Gedritte um jeden Preis behalten
    [keeps-pictures] zu wenig kaufen, um Bilder zu behalten
    [keeps-high-cards] die niedrigsten Karten ablegen, gleich welcher Farbe
    [bids-by-high-cards] nur nach hohen Karten reizen
    [miscounts-suits] beim Point eine Karte zu wenig zählen
    [overlooks-tierces] eine Terz übersehen
    [never-sinks] alles ansagen, nichts verschweigen
    [forgets-calls] ein Bild ausspielen, obwohl ein höheres gezeigt ist
    [leads-highest] die höchste Karte ausspielen
    [throws-guards] die Deckung eines Königs abwerfen
    [spends-highest] den Stich höher machen als nötig
    [takes-every-trick] jeden Stich gleich machen
   *[other] { $habit }
}.
review-passed-over = { $number ->
    [one] Zu einer Entscheidung habe ich keine Antwort gefunden.
   *[other] Zu { $number } Entscheidungen habe ich keine Antwort gefunden.
} Frag gleich noch einmal.
review-how = Wie gerechnet?
review-how-luck = **Glück** = der Schnitt, wenn der Computer als Experte diese Karten achtmal gegen sich selbst spielt. Der Rest ist Können.
review-how-costs = **Kosten** = wie viele Punkte der Computer als Meister im Schnitt mehr gemacht hätte, mit dem, was du wissen konntest. Weniger als ein Punkt wird nicht gezeigt.{ $aim ->
    [points] {""}
   *[other] {" "}{ review-costs-count }
}
review-costs-count = { $aim ->
    [points] {""}
    [games] Punkte zählen danach, wie sehr sie beim Gewinn des Satzes helfen.
    [rubber] Punkte zählen danach, wie sehr sie beim Gewinn des Rubbers helfen.
    [one] Wer eine Partie aus einer Runde gewinnt, bekommt 100 dazu; eine Entscheidung kann also mehr kosten, als die Karten bringen.
   *[other] Gezählt wird in Punkten der Abrechnung: 100 und die Differenz der Summen, oder 100 und ihre Summe, wenn der Verlierer unter 100 bleibt.
}
review-lead = { $trick }. Stich, beim Ausspiel
review-follow = { $trick }. Stich, auf { $led }
review-auction = Beim Reizen
review-exchange = Beim Kauf
review-calls = Bei den Ansagen

## A decision in the replay

hindsight-title =
    ### { $name }: { $when }
    -# Mit { $cards }
hindsight-best = Nach dem, was { $name } wissen konnte, würde ich { $what } – { $why }.
hindsight-done = { $name } hat gewählt: { $what }.
hindsight-cost = { $name } hat gewählt: { $what }{ $cost ->
    [none] , was ebenso gut ist
   *[other] . Das kostet { $cost }, in { points-on-average }
}.
hindsight-open = Bei offenen Blättern und bestem Spiel von hier an kostet jede Karte gegenüber der besten so viele { $aim ->
    [points] Punkte
    [games] Punkte (nach ihrem Wert für die Partie)
    [rubber] Punkte (nach ihrem Wert für den Rubber)
    [first] Punkte der Abrechnung
    [rubicon] Punkte der Abrechnung
    [settled] Punkte der Abrechnung
    [one] Punkte (der Sieg mit 100 gerechnet)
   *[other] Punkte
}: { $cards }

## /piquet challenge without options: the panel

house-level-line = { $level ->
    [beginner] hängt an hohen Karten, gut für den Anfang
    [casual] liebt Asse und Gedritte, vergisst Ansagen
    [club] legt nach Lehrbuch ab, will jeden Stich
    [expert] zählt die Karten mit und verzeiht wenig
    [master] spielt, so gut es geht
   *[other] { $level }
}

## The house

# A proper name that keeps its form: no sentence puts a player’s name into the dative or genitive without a need.
house-name = Computer ({ $level ->
    [beginner] Anfänger
    [casual] Hobby
    [club] Klub
    [expert] Experte
    [master] Meister
   *[other] { $level }
})
house-in-text = Computer
house-short = Comp.
house-level = { $level ->
    [beginner] Anfänger
    [casual] Hobbyspieler
    [club] Klubspieler
    [expert] Experte
    [master] Meister
   *[other] { $level }
}
house-level-choice = { house-level }: { house-level-line }
house-level-list-line = - **{ house-level }:** { house-level-line }
house-ask-level = Wie stark soll der Computer spielen? Die Partie beginnt sofort, nach den Regeln deiner Herausforderung und ohne Uhr.
