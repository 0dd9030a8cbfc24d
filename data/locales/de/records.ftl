### What is wrong with a record or a position that someone brings. See en/records.ftl for what each text is.

## The place of the mistake

record-wrong = { $place ->
    [action] {"**"}Runde { $deal }, Zug { $action }:** { $why }.
    [after] {"**"}Runde { $deal }, nach { $action } Zügen:** { $why }.
    [deal-field] {"**"}Runde { $deal }, `{ $field }`:** { $why }.
    [deal] {"**"}Runde { $deal }:** { $why }.
    [field] `{ $field }`: { $why }.
   *[other] { $why }
}

## What is wrong

record-an-object = ein Objekt
record-a-list = eine Liste
record-or = { $first } oder { $last }
record-spaces = Schreib ein Leerzeichen zwischen zwei Wörter und keins ans Ende
record-write-instead = { $word }: Schreib `{ $instead }`
record-low-card = { $word }: Unter der Sieben gibt es keine Karte
record-hidden-card = `??` verdeckt eine Karte: Das gibt es nur in Aufzeichnungen, wie ein Spieler sie sieht
record-no-card = { $word } ist keine Karte: Schreib einen Rang (A K Q J T 9 8 7) und eine Farbe (S H D C), etwa `TS`
record-no-suit = { $word } ist keine Farbe: Schreib S, H, D oder C
record-no-cards = Die Karten fehlen: Schreib sie, oder `-`, wenn es keine sind
record-card-twice = { $card } steht zweimal da: Schreib jede Karte einmal
record-no-seat = Ein Zug beginnt mit einem Spieler, `0` oder `1`, und einem Leerzeichen, etwa `0 play AS`
record-no-seat-but = { $found }: Ein Zug beginnt mit einem Spieler, `0` oder `1`, und einem Leerzeichen, etwa `0 play AS`
record-one-card = { $found }: `play` braucht eine einzige Karte: Schreib zum Beispiel `{ $example }`
record-no-bid = { $found } ist kein Gebot: Schreib die Stiche und die Karten, die liegenbleiben, etwa `8-4`
record-no-call = { $found } ist keine Ansage: Schreib { $choices }
record-no-action = { $found } ist kein Zug: Schreib { $choices }
record-stands-alone = { $found }: `{ $verb }` steht allein: Schreib `{ $instead }`
record-needs-bid = `bid` braucht die Stiche und die Karten, die liegenbleiben: Schreib zum Beispiel `{ $example }`
record-needs-suit = `suit` braucht eine Farbe: Schreib zum Beispiel `{ $example }`
record-needs-card = `play` braucht eine Karte: Schreib zum Beispiel `{ $example }`
record-needs-cards = `{ $verb }` braucht Karten: Schreib zum Beispiel `{ $example }`, oder `-`, wenn es keine sind
record-needs-call = `answer` braucht eine Ansage und Karten: Schreib zum Beispiel `{ $example }`, oder `-`, wenn es keine sind
record-heard-call = { $found } ist, was der andere Spieler hört: Schreib die Karten der Ansage, oder `-`
record-heard-answer = { $found } ist, was der andere Spieler hört: Schreib die Karten der Antwort, oder `-`
record-empty-group = Eine Gruppe ist leer: Schreib Karten auf beide Seiten von ` / `
record-own-hidden = `??` verdeckt eine Karte: Dieser Spieler kennt seine Karten, also schreib sie
record-exchange-hidden = Schreib `??` für jede Karte, die der andere Spieler ablegt
record-answer-heard = { $found }: Schreib good, not-good oder equal, nach `making`, wenn die Hinterhand gefragt hat
record-call-heard = { $found } ist keine Ansage, wie man sie hört: Schreib ihre Zahl und was dazu gesagt wird, etwa `4 A S`
record-tie-break-point = { $found }: Beim Point entscheiden die Augen, etwa `49`
record-tie-break-sequence = { $found }: Bei einer Sequenz entscheidet die höchste Karte, A K Q J T 9 8 oder 7
record-tie-break-set = { $found }: Bei einem Kunststück entscheidet der Rang, A K Q J T 9 8 oder 7
record-not-json = Das ist keine Piquet-Aufzeichnung: Es ist kein JSON.
record-not-json-from = Das ist keine Piquet-Aufzeichnung: Ab Zeile { $line }, Spalte { $column } ist es kein JSON.
record-no-record = Das ist keine Piquet-Aufzeichnung der Version 1: { $why }.
record-no-object = Es ist { $found } und kein Objekt
record-part-missing = `{ $part }` fehlt. Schreib { $form }
record-part-wrong = `{ $part }` ist { $found }. Schreib { $form }
record-sentence = { $why }.
record-form-version = `1`
record-form-rules = den Namen der Regeln, etwa `rubicon`
record-form-players = zwei Namen, etwa `["Ann", "Ben"]`
record-form-deals = eine Liste von Runden
record-form-dealer = 0 oder 1
record-form-hands = eine Liste aus zwei Texten mit je zwölf Karten
record-form-talon = einen Text mit acht Karten, die oberste zuerst
record-form-actions = eine Liste von Texten, etwa `["0 exchange KS"]`
record-no-options = { $found } ist kein Objekt: Schreib zum Beispiel `{"{"}"deals": 2{"}"}`
record-no-rule-set = { $found } ist kein Name von Regeln: Schreib { $choices }
record-no-house-rule = { $found } ist keine Hausregel: Schreib { $choices }
record-house-rule-unfit = `{ $option }` passt nicht zu { $rules }: Lass es weg
record-house-rule-value = `{ $option }` kann nicht { $found } sein: Schreib { $choices }
record-unfinished = Diese Runde ist nicht zu Ende, aber eine weitere folgt: Schreib ihre übrigen Züge, oder lass die nächste weg
record-partie-over = Die Partie war vorher zu Ende: Lass diese Runde weg
record-no-deal = { $found } ist keine Runde: Schreib ein Objekt mit `dealer`, `hands`, `talon` und `actions`
record-cards-dealt = { $found } Karten, wo { $dealt } gegeben werden
record-dealt-twice = `{ $card }` ist zweimal gegeben: { $first } und { $second }
record-wrong-dealer = `dealer` ist { $found }, aber man gibt abwechselnd: Schreib { $instead }
record-no-text = { $found } ist kein Text: Schreib einen Zug, etwa `0 play AS`
record-refused = { $found }: { $why }
record-proof-object = Es muss ein Objekt sein
record-proof-number = `number` muss aus Ziffern bestehen, als Text
record-proof-commitment = `commitment` muss aus 64 Hexziffern in Kleinbuchstaben bestehen, als Text
record-proof-cuts = `cuts` müssen die Worte beider Spieler sein, als zwei Texte, "" für keine
record-proof-secret = `secret` muss aus 64 Hexziffern in Kleinbuchstaben bestehen, als Text
record-proof-cut = `cut` müssen zwei Karten für jedes Abheben sein, etwa `KS KH / 9D AS`
record-proof-house = `house` muss `seat`, `level` und `engines` haben, jeder Zug von einem Programm
record-proof-day = `day` müssen zwei Zahlen sein, der Tag und die Runde
record-proof-actions = `house` muss die Nummern seiner Züge nennen
record-proof-order = `house` muss die Nummern seiner Züge der Reihe nach nennen
record-no-deal-in-play = Keine Runde läuft: Schreib die Runde, in der dieser Spieler am Zug ist
record-no-standing = So steht keine Partie vor einer Runde: Schreib `deals` und die Stände der beendeten Runden
record-deal-over = Die Runde ist zu Ende
record-other-turn = Spieler { $turn } ist am Zug, nicht Spieler { $seat }
record-own-hand = Spieler { $seat } kennt sein Blatt: Schreib seine zwölf Karten
record-hidden-hand = Schreib `??` zwölfmal, oder das ganze Blatt, wenn eine Carte blanche es gezeigt hat
record-write-hidden = { $found }: Schreib `??` für eine verdeckte Karte
record-talon-empty = Im Talon liegt keine Karte mehr
record-had-itself = Dieser Spieler hatte `{ $card }` selbst
record-is-elsewhere = Dieser Spieler weiß, dass `{ $card }` woanders ist
record-not-possible = Mit den Karten, die dieser Spieler nicht gesehen hat, geht das nicht
record-said-good = Dieser Spieler hat „gut“ gesagt und sieht also die Karten: Schreib sie
record-no-such-group = Diese Gruppe hat dieser Spieler nicht
record-not-beaten = { $answer } dieses Spielers schlägt sie nicht
record-no-such-deal = Aus den Karten, die dieser Spieler nicht gesehen hat, wird diese Runde nicht
record-sees-cards = Dieser Spieler sieht die Karten, also schreib sie
record-has-heard = Dieser Spieler hat mehr gehört: Schreib alles, was gesagt wurde
record-sees = Dieser Spieler sieht { $instead }
record-has-seen = Dieser Spieler hat es gesehen, also schreib die Karten
record-not-seen = Dieser Spieler hat sie nicht gesehen, also schreib `??`
record-not-seen-twelve = Dieser Spieler hat es nicht gesehen, also schreib `??` zwölfmal
record-talon-card = Karte { $place } ist { $found }: { $why }
record-result-missing = Es fehlt: Eine beendete Runde hat `score` und `items`
record-result-part = { $name } ist { $found }: Die Züge ergeben { $instead }
record-result-wrong = { $found }: Die Züge ergeben { $instead }
record-no-position = Das ist keine Stellung eines Spielers: { $why }.
record-no-field = { $found } ist kein Teil einer Stellung: Schreib { $choices } oder eine Aktion
record-field-form = { $found }: Schreib zum Beispiel `{ $example }`
record-ends-early-write = Sie endet zu früh: Schreib { $instead }
record-misplaced-write = { $found } steht nicht an seinem Platz: Schreib { $instead }
record-leave-out = { $found }: Lass es weg
record-no-dealer = Der Geber fehlt: Schreib `dealer 0` oder `dealer 1`
record-no-parting = Schreib `; ` zwischen zwei Teile
record-of-no-seat = Sie gehört keinem Spieler: Schreib `seat 0` oder `seat 1` nach dem Geber
