### What is said at the card table, how cards are written, and the score sheet.
###
### For translators. $suit is spades, hearts, diamonds or clubs; $rank is ace, king, queen, knave, ten, nine, eight or
### seven: both are there to choose by, so that your language can decline and article them as it must. A number comes
### twice where it is spoken: as $number, to choose by, and by the message number-name, in words. The first letter of
### what is said is made a capital by the program. The stars are Discord's bold and italics.

## Numbers as they are spoken: cards, and what a point makes (7 to 75)

number-name =
    { $number ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
        [29] twenty-nine
        [30] thirty
        [31] thirty-one
        [32] thirty-two
        [33] thirty-three
        [34] thirty-four
        [35] thirty-five
        [36] thirty-six
        [37] thirty-seven
        [38] thirty-eight
        [39] thirty-nine
        [40] forty
        [41] forty-one
        [42] forty-two
        [43] forty-three
        [44] forty-four
        [45] forty-five
        [46] forty-six
        [47] forty-seven
        [48] forty-eight
        [49] forty-nine
        [50] fifty
        [51] fifty-one
        [52] fifty-two
        [53] fifty-three
        [54] fifty-four
        [55] fifty-five
        [56] fifty-six
        [57] fifty-seven
        [58] fifty-eight
        [59] fifty-nine
        [60] sixty
        [61] sixty-one
        [62] sixty-two
        [63] sixty-three
        [64] sixty-four
        [65] sixty-five
        [66] sixty-six
        [67] sixty-seven
        [68] sixty-eight
        [69] sixty-nine
        [70] seventy
        [71] seventy-one
        [72] seventy-two
        [73] seventy-three
        [74] seventy-four
        [75] seventy-five
       *[other] { $number }
    }

## Suits and ranks

suit-name =
    { $suit ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }
suit-title =
    { $suit ->
        [spades] Spades
        [hearts] Hearts
        [diamonds] Diamonds
       *[clubs] Clubs
    }
rank-name =
    { $rank ->
        [ace] ace
        [king] king
        [queen] queen
        [knave] knave
        [ten] ten
        [nine] nine
        [eight] eight
       *[seven] seven
    }
rank-names =
    { $rank ->
        [ace] aces
        [king] kings
        [queen] queens
        [knave] knaves
       *[ten] tens
    }
hand-suit = { $symbol } { suit-title }: { $ranks }

## Points, sequences and sets: how they are called

sequence-name =
    { $number ->
        [3] tierce
        [4] quart
        [5] quint
        [6] sixième
        [7] septième
       *[8] huitième
    }
sequence-height =
    { $height ->
        [major] major
        [minor] minor
       *[to] to the { rank-name }
    }
sequence-to = { sequence-name } { sequence-height }
set-size =
    { $number ->
        [4] quatorze
       *[3] trio
    }
set-name =
    { $number ->
        [4] four { rank-names }
       *[3] three { rank-names }
    }
name-point = point of { number-name }, making { $pips }, in { suit-name }
name-sequence = { sequence-to } in { suit-name }
name-trio = { set-name } (without the { rank-name } of { suit-name })
list-and = { $before } and { $after }
list-comma = { $before }, { $after }

## The auction, and what comes of it

talk-bid = “{ $said }.” *{ $value }*
talk-bid-name = { $tricks-name }–{ $left-name }
talk-yes = “Yes.”
talk-pass = “Pass.”
talk-stands = “I stand.”
talk-undertakes = **{ $name }** is elder: { $tricks-name } tricks, { $left-name } cards left to **{ $other }**, worth { $value }.
talk-misere = Both pass: misère. No exchange, no calls, and who wins the fewer tricks scores. **{ $name }** leads.

## The exchange and carte blanche

talk-carte-blanche = **{ $name }**: “Discard for carte blanche.” *{ $score }*
talk-blank = **{ $name }**: “Carte blanche.” *{ $score }*
talk-carte-blanche-shown = **{ $name }** shows the carte blanche: { $cards }
talk-exchanges =
    { $number ->
        [0] **{ $name }** keeps all twelve cards.
       *[other] **{ $name }** exchanges { number-name }.
    }
talk-exchanges-some =
    { $number ->
        [0] **{ $name }** keeps all twelve cards and leaves { $left-name }.
       *[other] **{ $name }** exchanges { number-name } and leaves { $left-name }.
    }
talk-exchanges-for =
    { $number ->
        [0] **{ $name }** keeps all twelve cards and leaves { $left-name } for **{ $other }**.
       *[other] **{ $name }** exchanges { number-name } and leaves { $left-name } for **{ $other }**.
    }
talk-looks =
    { $number ->
        [1] **{ $name }** looks at the card left.
       *[other] **{ $name }** looks at the { number-name } cards left.
    }
talk-left =
    { $number ->
        [1] The card left: { $cards }
       *[other] The cards left: { $cards }
    }

## Calls and answers. A line is what each says in turn, with dashes between

talk-speaks = **{ $name }**: { $said }
talk-then = { $before } – { $after }
talk-score = { $said } *{ $score }*
talk-point = point of { number-name }
talk-point-making = point of { number-name }, making { $pips-name }
talk-calls-none =
    { $kind ->
        [point] no point
        [sequence] no sequence
       *[set] no set
    }
talk-named = “{ $named }.”
talk-making = “Making?”
talk-how-high = “How high?”
talk-of-what = “Of what?”
talk-good = “Good.”
talk-not-good = “Not good.”
talk-equal = “Equal.”
# Calls made in one go, the answers to them, and what is then shown: sentences without their last full stop.
talk-and-then = { $before }. { $after }
talk-answers =
    { $kind ->
        [point] the point is { $verdict ->
            [good] good
            [equal] equal
           *[not-good] not good
        }
        [sequence] the sequence is { $verdict ->
            [good] good
            [equal] equal
           *[not-good] not good
        }
       *[set] the set is { $verdict ->
            [good] good
            [equal] equal
           *[not-good] not good
        }
    }
talk-in-suit = in { suit-name }: { $ranks }
talk-set-without = { $named } (without { $card })
talk-passes-point = **{ $name }** calls no point.
talk-passes-sequence = **{ $name }** calls no sequence.
talk-passes-set = **{ $name }** calls no set.
talk-reckons = **{ $name }** reckons { $groups }: *{ $score }*
talk-equal-shown = **{ $name }** shows what was equal: { $cards }

## The play

talk-leads = **{ $name }** leads { $card }: *{ $score }*
talk-trick =
    { $seat ->
        [0] { $led } – { $reply }: **{ $name }** takes it (**{ $first }**–{ $second })
       *[1] { $led } – { $reply }: **{ $name }** takes it ({ $first }–**{ $second }**)
    }
talk-leads-only = **{ $name }** leads { $card }
talk-trick-counted =
    { $seat ->
        [0] { $led } – { $reply }: **{ $name }** takes it (tricks **{ $first }**–{ $second })
       *[1] { $led } – { $reply }: **{ $name }** takes it (tricks { $first }–**{ $second }**)
    }
talk-trick-last =
    { $seat ->
        [0] { $led } – { $reply }: **{ $name }** takes it, and the last counts two (tricks **{ $first }**–{ $second })
       *[1] { $led } – { $reply }: **{ $name }** takes it, and the last counts two (tricks { $first }–**{ $second }**)
    }
talk-carte-rouge = { $said } – and carte rouge for **{ $name }**: *{ $score }*
talk-cards-early = { $said } – and the cards already for **{ $name }**: *{ $score }*
talk-pique = { $said } – and a pique for **{ $name }**: *{ $score }*
talk-pique-tricks =
    { $points ->
        [1] { $said } – and a pique for **{ $name }**, with one more for the trick that made it: *{ $score }*
       *[other] { $said } – and a pique for **{ $name }**, with { $points } more for the tricks that made it: *{ $score }*
    }
talk-repique = { $said } – and a repique for **{ $name }**: *{ $score }*
talk-cards-had =
    { $seat ->
        [0] **{ $name }** has the cards already, { $won-name } tricks to { $lost-name }: **{ $first }**–{ $second }
       *[1] **{ $name }** has the cards already, { $won-name } tricks to { $lost-name }: { $first }–**{ $second }**
    }
talk-cards =
    { $seat ->
        [0] **{ $name }** wins the cards, { $won-name } tricks to { $lost-name }: **{ $first }**–{ $second }
       *[1] **{ $name }** wins the cards, { $won-name } tricks to { $lost-name }: { $first }–**{ $second }**
    }
talk-capot =
    { $seat ->
        [0] All twelve tricks: a capot for **{ $name }**! **{ $first }**–{ $second }
       *[1] All twelve tricks: a capot for **{ $name }**! { $first }–**{ $second }**
    }
talk-divided = The cards are divided, six tricks each: { $first }–{ $second }

## How a deal ends in the middle, a hundred is reached, or a contract is made or beaten

talk-hundred =
    { $seat ->
        [0] A hundred for **{ $name }** ends the { $early ->
            [yes] deal and the game
           *[no] game
        }: **{ $first }**–{ $second }
       *[1] A hundred for **{ $name }** ends the { $early ->
            [yes] deal and the game
           *[no] game
        }: { $first }–**{ $second }**
    }
talk-hundred-first =
    { $seat ->
        [0] In the order of scoring **{ $name }** is the first to a hundred, which ends the { $early ->
            [yes] deal and the game
           *[no] game
        }: **{ $first }**–{ $second }
       *[1] In the order of scoring **{ $name }** is the first to a hundred, which ends the { $early ->
            [yes] deal and the game
           *[no] game
        }: { $first }–**{ $second }**
    }
talk-contract =
    The contract is made{ $then ->
        [ends] , and ends the deal
       *[other] {""}
    }: { $won-name } tricks for **{ $name }**{ $over ->
        [yes] , { $tricks-name } undertaken
       *[no] , as undertaken
    }, { $points } below the line.{ $then ->
        [on] {" "}The play goes on for a pique.
       *[other] {""}
    }
talk-play-ends =
    { $pique ->
        [yes] The pique is made, and the deal ends.
       *[no] A pique can no longer be made, and the deal ends.
    }
talk-counterpique =
    { $short ->
        [1] Counterpique: **{ $other }** has won { $won-name } of the { $tricks-name } tricks undertaken, one short, which makes { $points } below the line for **{ $name }**.
       *[other] Counterpique: **{ $other }** has won { $won-name } of the { $tricks-name } tricks undertaken, { $short-name } short: { $short } × { $value } makes { $points } below the line for **{ $name }**.
    }
talk-misere-over = **{ $name }** has the fewer tricks, { $won-name } to { $lost-name }, and wins the misère: 5 × { $lost } makes { $points } below the line.

## The score sheet: 32 columns, so at most 14 letters a line

sheet-title = Deal { $number }
sheet-carte-blanche = Carte blanche
sheet-point = Point
sheet-sequence = Sequence
sheet-set = Set
sheet-repique = Repique
sheet-pique = Pique
sheet-lead = Cards led
sheet-trick = Tricks taken
sheet-last-trick = Last trick
sheet-cards = The cards
sheet-capot = Capot
sheet-carte-rouge = Carte rouge
sheet-pique-tricks = Pique’s tricks
sheet-contract = Contract
sheet-counterpique = Counterpique
sheet-misere = Misère
sheet-deal = This deal
sheet-counted = Of this counts
sheet-game = This game
sheet-games = Games won
sheet-below = Below the line
sheet-total = Total

## The settlement

settlement-won = **{ $winner }** wins by { $points }: 100 for the partie and the difference of { $rest } ({ $high } to { $low }).
settlement-rubicon = **{ $winner }** wins by { $points }, and **{ $loser }** is rubiconed: 100 for the partie and the sum of { $rest } ({ $high } and { $low }).
settlement-games = **{ $winner }** wins the partie, { $games } games to { $others }.
settlement-rubber = **{ $winner }** wins the rubber, { $games } games to { $others }: { $points } points, { $bonus } for the rubber{ $scoreless ->
    [0] {""}
    [100] {" "}and { $scoreless } for a game without a score of **{ $loser }** below the line
   *[other] {" "}and { $scoreless } for games without a score of **{ $loser }** below the line
}, { $high } to { $low } in all.
settlement-drawn = The partie is drawn: { $high } each.

## Why points were scored: one sentence

why-carte-blanche = **{ $name }** – { $points } for carte blanche: { $cards }
why-carte-blanche-hidden = **{ $name }** – { $points } for carte blanche, a hand dealt without king, queen or knave
why-point = **{ $name }** – { $points } for the point: { $cards }
why-sequence = **{ $name }** – { $points } for the { $named }: { $cards }
why-set = **{ $name }** – { $points } for the { set-size }: { $cards }
why-repique = **{ $name }** – { $points } for the repique: 30 or more in hand, before **{ $other }** had scored anything that counts earlier
why-carte-rouge = **{ $name }** – { $points } for carte rouge: all twelve cards score in calls: { $cards }
why-pique-tricks = **{ $name }** – { $points } more for the tricks that made the pique: { $cards }
why-contract = **{ $name }** – { $points } below the line for the contract: { $tricks } tricks undertaken, { $won } won, { $left } cards left to **{ $other }**: { $tricks } × { $left }
why-counterpique = **{ $name }** – { $points } below the line for the contract beaten: { $tricks } tricks undertaken, { $won } won: { $short } short, { $short } × { $value }
why-misere = **{ $name }** – { $points } below the line for the misère: { $fewer ->
    [one] { $fewer } trick
   *[other] { $fewer } tricks
} to the { $lost } of **{ $other }**: 5 × { $lost }
why-pique = **{ $name }** – { $points } for the pique: 30 or more { $auction ->
    [yes] from calls and tricks won, before **{ $other }** had scored a call or won a trick
   *[no] in hand and play, before **{ $other }** had scored anything
}
why-lead = **{ $name }** – { $points } for the card led: { $cards }
why-trick = **{ $name }** – { $points } for the trick taken: { $cards }
why-last-trick = **{ $name }** – { $points } more for the last trick: { $cards }
why-cards = **{ $name }** – { $points } for the cards: { $early ->
    [yes] the first seven tricks, before **{ $other }** had won any
   *[no] { $number } of the twelve tricks
}
why-capot = **{ $name }** – { $points } for the capot: all twelve tricks{ $early ->
    [yes] , 10 of the 40 being scored with the cards
   *[no] {""}
}
why-leads = **{ $name }** – { $points } for cards led: { $cards }
why-tricks = **{ $name }** – { $points } for tricks taken from the other’s lead: { $cards }
why-counted = In the order of scoring **{ $name }** comes to a hundred first, and nothing after it counts: { $one } – { $two } of this deal does.
why-title = ### Deal { $number }: every point and what it is for
