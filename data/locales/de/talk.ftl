### What is said at the card table, how cards are written, and the score sheet. See en/talk.ftl for what each text is.
###
### The number 1 is “eins”; where a noun follows, the sentence selects by that word, or by $number. Points, sequences
### and sets stand in the accusative (name-…): “Ich habe einen Point von fünf …”. Pik is the suit without an article
### (“in Pik”, “die Pik-Dame”), and the bonus with one (“ein Pik”, “den Pik”).

## Numbers as they are spoken

number-name =
    { $number ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [17] siebzehn
        [18] achtzehn
        [19] neunzehn
        [20] zwanzig
        [21] einundzwanzig
        [22] zweiundzwanzig
        [23] dreiundzwanzig
        [24] vierundzwanzig
        [25] fünfundzwanzig
        [26] sechsundzwanzig
        [27] siebenundzwanzig
        [28] achtundzwanzig
        [29] neunundzwanzig
        [30] dreißig
        [31] einunddreißig
        [32] zweiunddreißig
        [33] dreiunddreißig
        [34] vierunddreißig
        [35] fünfunddreißig
        [36] sechsunddreißig
        [37] siebenunddreißig
        [38] achtunddreißig
        [39] neununddreißig
        [40] vierzig
        [41] einundvierzig
        [42] zweiundvierzig
        [43] dreiundvierzig
        [44] vierundvierzig
        [45] fünfundvierzig
        [46] sechsundvierzig
        [47] siebenundvierzig
        [48] achtundvierzig
        [49] neunundvierzig
        [50] fünfzig
        [51] einundfünfzig
        [52] zweiundfünfzig
        [53] dreiundfünfzig
        [54] vierundfünfzig
        [55] fünfundfünfzig
        [56] sechsundfünfzig
        [57] siebenundfünfzig
        [58] achtundfünfzig
        [59] neunundfünfzig
        [60] sechzig
        [61] einundsechzig
        [62] zweiundsechzig
        [63] dreiundsechzig
        [64] vierundsechzig
        [65] fünfundsechzig
        [66] sechsundsechzig
        [67] siebenundsechzig
        [68] achtundsechzig
        [69] neunundsechzig
        [70] siebzig
        [71] einundsiebzig
        [72] zweiundsiebzig
        [73] dreiundsiebzig
        [74] vierundsiebzig
        [75] fünfundsiebzig
        [76] sechsundsiebzig
        [77] siebenundsiebzig
        [78] achtundsiebzig
        [79] neunundsiebzig
        [80] achtzig
        [81] einundachtzig
        [82] zweiundachtzig
        [83] dreiundachtzig
        [84] vierundachtzig
        [85] fünfundachtzig
        [86] sechsundachtzig
        [87] siebenundachtzig
        [88] achtundachtzig
        [89] neunundachtzig
        [90] neunzig
        [91] einundneunzig
        [92] zweiundneunzig
        [93] dreiundneunzig
        [94] vierundneunzig
        [95] fünfundneunzig
        [96] sechsundneunzig
        [97] siebenundneunzig
        [98] achtundneunzig
        [99] neunundneunzig
       *[other] { $number }
    }

## Suits and ranks

suit-name =
    { $suit ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
        [clubs] Kreuz
       *[other] { $suit }
    }
suit-title =
    { $suit ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
        [clubs] Kreuz
       *[other] { $suit }
    }
# Nominative; where another case is needed, the sentence selects by $rank.
rank-name =
    { $rank ->
        [ace] Ass
        [king] König
        [queen] Dame
        [knave] Bube
        [ten] Zehn
        [nine] Neun
        [eight] Acht
        [seven] Sieben
       *[other] { $rank }
    }
rank-letter =
    { $rank ->
        [ace] A
        [king] K
        [queen] D
        [knave] B
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[other] { $rank }
    }
rank-names =
    { $rank ->
        [ace] Asse
        [king] Könige
        [queen] Damen
        [knave] Buben
        [ten] Zehnen
       *[other] { $rank }
    }

## Points, sequences and sets: how they are called

sequence-name =
    { $number ->
        [3] Terz
        [4] Quart
        [5] Quint
        [6] Sext
        [7] Septime
        [8] Oktave
       *[other] Sequenz von { $number }
    }
# A sequence is called by its top card; German has no words of its own for major and minor.
sequence-height =
    { $height ->
        [major] vom Ass
       *[other] { $rank ->
            [ace] vom Ass
            [king] vom König
            [knave] vom Buben
           *[other] von der { rank-name }
        }
    }
sequence-to = { sequence-name } { sequence-height }
set-size =
    { $number ->
        [4] Geviert
        [3] Gedritt
       *[other] Kunststück von { $number }
    }
set-name =
    { $number ->
        [4] vier { rank-names }
        [3] drei { rank-names }
       *[other] { $number } { rank-names }
    }
name-point = einen Point von { number-name } in { suit-name } ({ $pips } Augen)
name-sequence = eine { sequence-to } in { suit-name }
name-trio = { set-name } ({ suit-name }-{ rank-name } nicht mitgezählt)
label-point = Point: { $number } { suit-name } ({ $pips })
label-sequence = { sequence-to } { $symbol }
label-sequence-short = { sequence-name } { $symbol }
label-set-short = { $number } { rank-names }
# With commas in a part, “sowie” parts the two more clearly.
list-and = { $commas ->
    [yes] { $before } sowie { $after }
   *[no] { $before } und { $after }
}
list-comma = { $before }, { $after }

## The auction, and how it ends

talk-bid = „{ $said }.“ *{ $value }*
talk-bid-name = { $tricks-name }–{ $left-name }
talk-yes = „Ja.“
talk-pass = „Ich passe.“
talk-stands = „Ich bleibe dabei.“
talk-undertakes = **{ $name }** ist Vorhand: { $tricks-name } Stiche, { $left-name } Karten bleiben für **{ $other }**, Wert { $value }.
talk-misere = Beide passen: Das gibt eine Misère. Kein Kauf und keine Ansagen; wer weniger Stiche macht, schreibt an. **{ $name }** spielt aus.

## The exchange and carte blanche

talk-carte-blanche = **{ $name }**: „Leg ab, ich habe Carte blanche.“ *+{ $gain } → { $score }*
talk-blank = **{ $name }**: „Carte blanche.“ *+{ $gain } → { $score }*
talk-carte-blanche-shown = **{ $name }** zeigt die Carte blanche: { $cards }
talk-exchanges =
    { $number ->
        [0] **{ $name }** behält alle zwölf Karten.
        [one] **{ $name }** kauft eine Karte.
       *[other] **{ $name }** kauft { number-name } Karten.
    }
talk-exchanges-some =
    { $number ->
        [0] **{ $name }** behält alle zwölf Karten und lässt { $left-name ->
            [eins] eine
           *[other] { $left-name }
        } liegen.
        [one] **{ $name }** kauft eine Karte und lässt { $left-name ->
            [eins] eine
           *[other] { $left-name }
        } liegen.
       *[other] **{ $name }** kauft { number-name } Karten und lässt { $left-name ->
            [eins] eine
           *[other] { $left-name }
        } liegen.
    }
talk-exchanges-for =
    { $number ->
        [0] **{ $name }** behält alle zwölf Karten und lässt { $left-name ->
            [eins] eine
           *[other] { $left-name }
        } für **{ $other }**.
        [one] **{ $name }** kauft eine Karte und lässt { $left-name ->
            [eins] eine
           *[other] { $left-name }
        } für **{ $other }**.
       *[other] **{ $name }** kauft { number-name } Karten und lässt { $left-name ->
            [eins] eine
           *[other] { $left-name }
        } für **{ $other }**.
    }
talk-looks =
    { $number ->
        [1] **{ $name }** sieht sich die Karte an, die im Talon blieb.
       *[other] **{ $name }** sieht sich die { number-name } Karten an, die im Talon blieben.
    }
talk-declines =
    { $number ->
        [1] **{ $name }** sieht sich die Karte im Talon nicht an.
       *[other] **{ $name }** sieht sich die { number-name } Karten im Talon nicht an.
    }
talk-names-suit = „Ich spiele { suit-name } aus.“
talk-left =
    { $number ->
        [1] Die Karte im Talon: { $cards }
       *[other] Die Karten im Talon: { $cards }
    }

## Calls and answers

talk-speaks = **{ $name }**: { $said }
talk-then = { $before } – { $after }
talk-score = { $said } *+{ $gain } → { $score }*
talk-point = Point von { number-name }
talk-point-making = Point von { number-name }, { $pips-name } Augen
talk-calls-none =
    { $kind ->
        [point] kein Point
        [sequence] keine Sequenz
        [set] kein Kunststück
       *[other] kein { $kind }
    }
talk-named = „{ $named }.“
talk-making = „Wie viele Augen?“
talk-how-high = „Wie hoch?“
talk-of-what = „Wovon?“
talk-good = „Gut.“
talk-not-good = „Nicht gut.“
talk-not-good-told = „Nicht gut: { $number }.“
talk-equal = „Gleich.“
talk-and-then = { $before }. { $after }
talk-answers =
    { $kind ->
        [point] der Point ist { talk-verdict }
        [sequence] die Sequenz ist { talk-verdict }
        [set] das Kunststück ist { talk-verdict }
       *[other] { $kind } ist { talk-verdict }
    }
talk-verdict =
    { $verdict ->
        [good] gut
        [equal] gleich
        [not-good] nicht gut
       *[other] { $verdict }
    }
talk-better = besser: { $said }
talk-of-suit = { $said } in { suit-name }
talk-in-suit = in { suit-name }: { $ranks }
talk-sequence = { sequence-to } in { suit-name }
talk-set = { $rules ->
    [club] { $number ->
        [4] vierzehn { rank-names }
       *[other] { set-name }
    }
   *[other] { set-name }
}
talk-set-without = { $named } ({ $card } nicht mitgezählt)
talk-passes-point = **{ $name }** sagt keinen Point an.
talk-passes-sequence = **{ $name }** sagt keine Sequenz an.
talk-passes-set = **{ $name }** sagt kein Kunststück an.
talk-counting = { $said }, { $reached-name }
talk-reckons = **{ $name }** zählt:
talk-worth = { $named } · { $points }
talk-total = Zusammen { $points }
talk-reached = { $said } *→ { $score }*
talk-equal-shown = **{ $name }** zeigt, was gleich war: { $cards }

## The play

talk-scores =
    { $seat ->
        [0] { $one } **{ $first }**, { $two } { $second }
        [1] { $one } { $first }, { $two } **{ $second }**
       *[other] { $one } { $first }, { $two } { $second }
    }
talk-leads = **{ $name }** spielt { $card } aus: *+{ $gain } → { $score }*
talk-trick = { $led } – { $reply }: Stich für **{ $name }** ({ talk-scores })
talk-leads-only = **{ $name }** spielt { $card } aus
talk-trick-counted = { $led } – { $reply }: Stich für **{ $name }** (Stiche: { talk-scores })
talk-trick-last = { $led } – { $reply }: Stich für **{ $name }**, und der letzte zählt doppelt (Stiche: { talk-scores })
talk-for = { $mine ->
    [yes] für **dich**
   *[no] für **{ $name }**
}
talk-carte-rouge = { $said } – und Carte rouge { talk-for }: *+{ $gain } → { $score }*
talk-cards-early = { $said } – und schon die Stichmehrheit { talk-for }: *+{ $gain } → { $score }*
talk-pique = { $said } – und ein Pik { talk-for }: *+{ $gain } → { $score }*
talk-pique-tricks =
    { $points ->
        [1] { $said } – und ein Pik { talk-for }, dazu 1 für den Stich, der ihn vollmachte: *+{ $gain } → { $score }*
       *[other] { $said } – und ein Pik { talk-for }, dazu { $points } für die Stiche, die ihn vollmachten: *+{ $gain } → { $score }*
    }
talk-repique = { $said } – und ein Repik { talk-for }: *+{ $gain } → { $score }*
talk-concedes = **{ $other }** gibt den Rest der Runde auf: **{ $name }** bekommt die übrigen Stiche ({ talk-scores })
talk-cards-had = **{ $name }** hat die Stichmehrheit schon, { $won-name } Stiche zu { $lost-name }: { talk-scores }
talk-cards = **{ $name }** hat die Stichmehrheit, { $won-name } Stiche zu { $lost-name }: { talk-scores }
talk-capot = Alle zwölf Stiche: Kapott für **{ $name }**! { talk-scores }
talk-divided = Die Stiche sind geteilt, sechs für jede Seite: { talk-scores }

## How a deal ends before its last trick

talk-hundred = Hundert für **{ $name }**: Das beendet { $early ->
    [yes] Runde und Satz
   *[no] den Satz
}: { talk-scores }
talk-hundred-first = In der Zählfolge hat **{ $name }** die Hundert zuerst. Das beendet { $early ->
    [yes] Runde und Satz
   *[no] den Satz
}: { talk-scores }
talk-contract =
    Der Kontrakt ist erfüllt{ $then ->
        [ends] , und die Runde ist zu Ende
       *[other] {""}
    }: { $won-name } Stiche für **{ $name }**{ $over ->
        [yes] , { $tricks-name } versprochen
       *[no] , wie versprochen
    }, { $points } unter dem Strich.{ $then ->
        [on] {" "}Es geht weiter, denn ein Pik ist noch möglich.
       *[other] {""}
    }
talk-play-ends =
    { $pique ->
        [yes] Der Pik ist gemacht, und die Runde ist zu Ende.
       *[no] Ein Pik ist nicht mehr möglich, und die Runde ist zu Ende.
    }
talk-counterpique =
    { $short ->
        [1] Counterpique: **{ $other }** hat { $won-name ->
            [eins] einen
           *[other] { $won-name }
        } der { $tricks-name } versprochenen Stiche, einen zu wenig. Das macht { $points } unter dem Strich für **{ $name }**.
       *[other] Counterpique: **{ $other }** hat { $won-name ->
            [eins] einen
           *[other] { $won-name }
        } der { $tricks-name } versprochenen Stiche, { $short-name } zu wenig: { $short } × { $value } macht { $points } unter dem Strich für **{ $name }**.
    }
talk-misere-over = **{ $name }** hat weniger Stiche, { $won-name } zu { $lost-name }, und gewinnt die Misère: 5 × { $lost } macht { $points } unter dem Strich.

## The score sheet: each line is at most 14 letters

sheet-title = Runde { $number }
sheet-carte-blanche = Carte blanche
sheet-point = Point
sheet-sequence = Sequenz
sheet-set = Kunststück
sheet-repique = Repik
sheet-pique = Pik
sheet-lead = Ausgespielt
sheet-trick = Als Zweiter
sheet-last-trick = Letzter Stich
sheet-cards = Stichmehrheit
sheet-capot = Kapott
sheet-carte-rouge = Carte rouge
sheet-pique-tricks = Stiche zum Pik
sheet-contract = Kontrakt
sheet-counterpique = Counterpique
sheet-misere = Misère
sheet-deal = Diese Runde
sheet-counted = Gezählt
sheet-game = Dieser Satz
sheet-games = Sätze gewonnen
sheet-below = Unterm Strich
sheet-total = Gesamt
sheet-summary-deals = { $first } +{ $one } → **{ $total }** · { $second } +{ $two } → **{ $others }**
sheet-summary-games = { $first } +{ $one } → **{ $total }** im Satz, Sätze gewonnen: **{ $games }** · { $second } +{ $two } → **{ $others }** im Satz, Sätze gewonnen: **{ $against }**
sheet-summary-rubber = { $first } +{ $one } → **{ $total }** insgesamt, Sätze gewonnen: **{ $games }** · { $second } +{ $two } → **{ $others }** insgesamt, Sätze gewonnen: **{ $against }**

## The settlement: the result of a partie

settlement-deal = **{ $winner }** gewinnt mit { $apart } ({ $high } zu { $low }).
settlement-won = **{ $winner }** gewinnt mit { $apart } ({ $high } zu { $low }). Abrechnung, der Wert der Partie: { $points }, nämlich 100 und die Differenz.
settlement-rubicon = **{ $winner }** gewinnt mit { $apart } ({ $high } zu { $low }), und **{ $loser }** bleibt unter dem Rubikon von 100. Abrechnung, der Wert der Partie: { $points }, nämlich 100 und beide Summen.
settlement-games = **{ $winner }** gewinnt die Partie mit { $games } zu { $others } Sätzen.
settlement-rubber = **{ $winner }** gewinnt den Rubber mit { $games } zu { $others } Sätzen: { $points } Punkte, { $bonus } für den Rubber{ $scoreless ->
    [0] {""}
    [100] {" "}und { $scoreless } für einen Satz, in dem **{ $loser }** unter dem Strich nichts hat
   *[other] {" "}und { $scoreless } für Sätze, in denen **{ $loser }** unter dem Strich nichts hat
}, insgesamt { $high } zu { $low }.
settlement-drawn = Die Partie endet unentschieden: { $high } für jede Seite.

## “Why this score?”

why-carte-blanche = **{ $name }** – { $points } für Carte blanche: { $cards }
why-carte-blanche-hidden = **{ $name }** – { $points } für Carte blanche, ein Blatt ohne König, Dame und Bube
why-point = **{ $name }** – { $points } für den Point: { $cards }
why-sequence = **{ $name }** – { $points } für die { $named }: { $cards }
why-set = **{ $name }** – { $points } für das { set-size }: { $cards }
why-repique = **{ $name }** – { $points } für den Repik: 30 oder mehr in der Hand, bevor **{ $other }** etwas zählte
why-carte-rouge = **{ $name }** – { $points } für Carte rouge: alle zwölf Karten zählen in Ansagen{ $barred ->
    [yes] , aber nicht für Pik oder Repik
   *[no] {""}
}: { $cards }
why-pique-tricks = **{ $name }** – { $points } dazu für die Stiche, die den Pik vollmachten: { $cards }
why-contract = **{ $name }** – { $points } unter dem Strich für den Kontrakt: { $tricks } Stiche versprochen, { $won } gemacht, { $left } Karten für **{ $other }** gelassen ({ $tricks } × { $left })
why-counterpique = **{ $name }** – { $points } unter dem Strich für den gefallenen Kontrakt: { $tricks } Stiche versprochen, { $won } gemacht, { $short } zu wenig ({ $short } × { $value })
why-misere = **{ $name }** – { $points } unter dem Strich für die Misère: { $fewer ->
    [one] { $fewer } Stich
   *[other] { $fewer } Stiche
} gegen { $lost } für **{ $other }** (5 × { $lost })
why-pique = **{ $name }** – { $points } für den Pik: 30 oder mehr { $auction ->
    [yes] aus Ansagen und Stichen, bevor **{ $other }** eine Ansage zählte oder einen Stich machte
   *[no] in Hand und Spiel, bevor **{ $other }** { $played ->
        [yes] etwas zählte oder einen Stich machte
       *[no] irgendetwas hatte
    }
}
why-lead = **{ $name }** – { $points } für die ausgespielte Karte: { $cards }
why-trick = **{ $name }** – { $points } für den Stich, den die andere Seite ausgespielt hat: { $cards }
why-last-trick = **{ $name }** – { $points } dazu für den letzten Stich: { $cards }
why-leads-given = **{ $name }** – { $points } für { $points ->
    [one] das Ausspielen, das
   *[other] das mehrfache Ausspielen, das
} mit dem Rest der Runde aufgegeben wurde
why-tricks-given = **{ $name }** – { $points } für den Stich, den **{ $other }** beim Ausspielen aufgab
why-last-trick-given = **{ $name }** – { $points } dazu für den letzten Stich, den **{ $other }** aufgab
why-cards = **{ $name }** – { $points } für die Stichmehrheit: { $early ->
    [yes] die ersten sieben Stiche, bevor **{ $other }** einen machte
   *[no] { $number } der zwölf Stiche
}
why-capot = **{ $name }** – { $points } für den Kapott: alle zwölf Stiche{ $early ->
    [yes] ; 10 der 40 zählten schon als Stichmehrheit
   *[no] {""}
}
why-leads = **{ $name }** – { $points } für ausgespielte Karten: { $cards }
why-tricks = **{ $name }** – { $points } für Stiche, die die andere Seite ausgespielt hat: { $cards }
why-counted = In der Zählfolge erreicht **{ $name }** die Hundert zuerst, und danach zählt nichts mehr. Von dieser Runde zählen: { $first } { $one }, { $second } { $two }.
why-title = ### Runde { $number }: wofür jeder Punkt zählt
