### House rules: all sentences about them, in the order of HOUSE_RULES in bot/piquet/rules.py.

## The options of a command, at most 100 characters each

command-challenge-carte-rouge = Hausregel: 20 Punkte, wenn alle zwölf Karten in Ansagen zählen
command-challenge-carte-rouge-bar = Hausregel: Carte rouge der Hinterhand zählt nicht für Pik oder Repik
command-challenge-cards-make-pique = Hausregel: frühe Stichmehrheit (10) zählt für den Pik, wenn die andere Seite keinen Stich hat
command-challenge-pique = Hausregel: was über einen Pik entscheidet, wenn nicht die Zählfolge
command-challenge-calls = Hausregel für Rubikon: wie viel eine Ansage gleich nennt
command-challenge-must-win = Hausregel: Wer bedient, muss den Stich machen, wenn es geht
command-challenge-deals = Wie viele Runden die Partie hat, bei Regeln mit sechs Runden

## Their values, at most 100 characters each. $number is 1, 2 or 6

option-pique-choice = nach Brauch – Ansagen der Hinterhand verhindern ihn erst, wenn sie gezählt sind
option-calls-choice = voll – Sequenzen mit der höchsten Karte, Kunststücke mit ihrem Rang
option-deals-choice =
    { $number ->
        [1] eine Runde
        [2] zwei Runden
        [6] sechs Runden (eine ganze Partie)
       *[other] { $number } Runden
    }

## House rules that differ from the rule set: in the challenge, where the table opens, above a hand. option-line has a
## list of these phrases. $on is yes or no, $number is 1, 2 or 6

option-line = Hausregeln: { $options }.
option-carte-rouge =
    { $on ->
        [yes] mit Carte rouge
       *[no] ohne Carte rouge
    }
option-carte-rouge-bar = kein Repik durch Carte rouge der Hinterhand
option-cards-make-pique =
    { $on ->
        [yes] Stichmehrheit zählt für den Pik
       *[no] Stichmehrheit zählt nicht für den Pik
    }
option-pique = Pik nach Brauch
option-calls = volle Ansagen
option-must-win = Stichzwang
option-deals =
    { $number ->
        [1] eine Partie von einer Runde
        [2] eine Partie von zwei Runden
        [6] eine Partie von sechs Runden
       *[other] eine Partie von { $number } Runden
    }
option-reading = gelesen wie in Version { $version }

## The page of house rules of a challenge's panel: a button and a line for each

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

## What is refused

refused-option-does-not-fit = { $option ->
    [deals] Nur Regeln mit sechs Runden lassen sich kürzen: Lass `deals` weg
    [carte_rouge] Counterpique kennt keine Carte rouge: Lass `carte_rouge` weg
    [carte_rouge_bar] Diese Partie hat keine Carte rouge: Lass `carte_rouge_bar` weg
    [pique] Bei Counterpique würde das nichts ändern: Lass `pique` weg
    [calls] Volle Ansagen gibt es nur beim Rubikon-Piquet: Lass `calls` weg
    [cards_make_pique] Bei Counterpique bringt die Stichmehrheit nichts: Lass `cards_make_pique` weg
    [must_win] Bei Counterpique gibt es keinen Stichzwang: Lass `must_win` weg
   *[other] `{ $option }` passt nicht zu diesen Regeln: Lass es weg
} oder { $option ->
    [calls] wähle `rubicon`.
    [carte_rouge_bar] { $rules ->
        [counterpique] wähle andere Regeln.
       *[other] nimm `carte_rouge` dazu.
    }
   *[other] wähle andere Regeln.
}
refusal-win-trick = Du musst diesen Stich machen, weil du kannst: Nach eurer Hausregel spielst du { $cards }.

## The page of /piquet rules

rules-page-options-title = Hausregeln
rules-page-options-body = Was ihr ausmacht. Wähle es bei `/piquet challenge`, wo jeder Unterschied zu den Regeln steht. Zu Counterpique passt keine.
rules-option-carte-rouge = **Carte rouge.** 20, wenn alle zwölf Karten in einem guten Point, guten Sequenzen oder Kunststücken zählen; auch für Pik und Repik. Gehört zu _Carte Rouge_.
rules-option-carte-rouge-bar = **Begrenzte Carte rouge.** Die 20 der Hinterhand, gezählt nach dem Ausspielen, zählen nicht für Pik oder Repik.
rules-option-cards-make-pique = **Stichmehrheit für den Pik.** Macht Vorhand sieben Stiche, bevor Hinterhand einen hat, zählen die 10 sofort: 20 + 10 = 30 und 30 + 30 = 60. Ein Kapott gibt dann 30 dazu. Gehört zu _Carte Rouge_.
rules-option-pique = **Der Pik nach Brauch.** Vorhand hat ihn mit 30, bevor Hinterhand zählt: 26 + 3 in der Hand, und 29 + 1 = 30 mit der ersten ausgespielten Karte. Beim Repik bleibt die Zählfolge.
rules-option-calls = **Volle Ansagen**, beim Rubikon: „Quart vom Ass“, „drei Buben“.
rules-option-must-win = **Stichzwang.** Wer bedient, muss eine höhere Karte spielen, wenn es geht.
rules-option-deals = **Eine Runde oder zwei** statt sechs; bei Gleichstand noch zwei. Ohne Rubikon, der für sechs gedacht ist. Zwei sind gerechter: In einer allein hat Vorhand den Vorteil.

    _Beispiel:_ Eine Partie von einer Runde endet 34 zu 22: 100 + 34 − 22 = 112.
rules-options-sources = Die ersten drei: die Quelle von _Carte Rouge_. Volle Ansagen: das Gespräch bei Cavendish. Stichzwang: ältere Regeln. Der Pik nach Brauch: viele Klubs. Kurze Partien: von uns.
