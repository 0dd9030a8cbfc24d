### Moves that the rules refuse. See en/refusals.ftl for what each text is.

## Moves that the rules refuse

refusal-deal-over = Diese Runde ist zu Ende.
refusal-not-your-turn = Dein Gegenüber ist am Zug. Warte noch.
refusal-not-now = Das geht an dieser Stelle der Runde nicht. Tu, wonach du jetzt gefragt wirst.
refusal-not-held = Du hast { $cards } nicht. Wähle aus den Karten in deiner Hand.
refusal-court-card = Das ist keine Carte blanche: Du hast { $cards } bekommen. Eine Carte blanche ist ein Blatt ohne König, Dame und Bube.
refusal-too-late = Dafür ist es zu spät. Tu, wonach du jetzt gefragt wirst.
refusal-already-done = Das hast du schon getan, und es geht nur einmal in einer Runde. Tu, wonach du jetzt gefragt wirst.
refusal-no-such-bid = So ein Gebot gibt es nicht. Ein Gebot nennt sieben bis dreizehn Stiche und drei bis acht Karten für dein Gegenüber.
refusal-bid-higher = Dieses Gebot ist zu niedrig: Es muss mehr wert sein als { $number }. Biete höher oder passe.
refusal-no-bid = Es gibt kein Gebot, zu dem du Ja sagen könntest. Biete oder passe.
refusal-auction-first = Erst kommt das Reizen: Es entscheidet, wer Vorhand ist. Biete oder passe.
refusal-misere = Diese Runde ist eine Misère: kein Kauf, keine Ansagen, und wer weniger Stiche macht, gewinnt. Spiel eine Karte.
refusal-exchange-more =
    { $number ->
        [one] Du musst mindestens { $number } Karte kaufen. Wähle, was du ablegst.
       *[other] Du musst mindestens { $number } Karten kaufen. Wähle, was du ablegst.
    }
refusal-exchange-fewer =
    { $number ->
        [0] Du hast deinem Gegenüber alle acht Karten versprochen, also kannst du nicht kaufen. Behalte dein Blatt.
        [one] Du kannst nur { $number } Karte kaufen. Behalte die anderen.
       *[other] Du kannst höchstens { $number } Karten kaufen. Behalte die anderen.
    }
refusal-nothing-left = Im Talon liegt keine Karte mehr, also gibt es nichts anzusehen.
refusal-not-in-this-game = Das gibt es nach den Regeln dieser Partie nicht. Wähle aus dem Angebotenen.
refusal-call-pending = Erst muss eine Ansage beantwortet werden.
refusal-calls-first = Erst kommen deine Ansagen: Point, Sequenz und Kunststück. Du kannst auch nichts ansagen.
refusal-calls-in-order = Nach diesen Regeln sagst du erst den Point an, dann die Sequenz, dann das Kunststück, jedes einmal. Mach die nächste Ansage.
refusal-no-point = { $cards } ist kein Point. Ein Point sind Karten einer Farbe, so viele, wie die Regeln verlangen. Wähle neu.
refusal-no-sequence = { $cards } ist keine Sequenz. Eine Sequenz sind drei oder mehr Karten einer Farbe ohne Lücke. Wähle neu.
refusal-no-set = { $cards } ist kein Kunststück. Ein Kunststück sind drei oder vier Asse, Könige, Damen, Buben oder Zehnen. Wähle neu.
refusal-one-point = Du kannst nur einen Point ansagen. Wähle Karten einer Farbe.
refusal-card-twice = { $cards } würde in einer Ansage zweimal zählen. Nenne jede Karte einmal.
refusal-best-first = Nenne deine beste Sequenz oder dein bestes Kunststück zuerst: Daran wird gemessen. Fang damit noch einmal an.
refusal-another-call = Das passt zu einer anderen Ansage. Antworte auf die, die gemacht wurde.
refusal-not-good = Das zählt nicht, wegen der Ansage deines Gegenübers. Zähl etwas anderes oder spiel eine Karte.
refusal-said-good = Du hast dazu „gut“ gesagt und kannst das nicht mehr zählen. Zähl etwas anderes oder spiel eine Karte.
refusal-told-first =
    { $number ->
        [0] Zähl zuerst, was du angesagt hast: { $cards }.
       *[other] Du hast nach einer Ansage von { $number } Karten gefragt. Zähl zuerst { $number } Karten.
    }
refusal-no-such-suit = In dieser Farbe hast du keine Karte. Nenne eine, die du hast.
refusal-suit-named = Du musst die Farbe ausspielen, die du genannt hast. Darin hast du { $cards }.
refusal-follow-suit = Du musst bedienen. In dieser Farbe hast du { $cards }.
refusal-concede-later = Den Rest einer Runde kannst du erst nach dem ersten Stich aufgeben. Tu, wonach du jetzt gefragt wirst.
