### What is said at the card table, how cards are written, and the score sheet.
###
### For translators. $suit is spades, hearts, diamonds or clubs; $rank is ace, king, queen, knave, ten, nine, eight or
### seven. Use both only to select, so that your language can decline the words and use the right article. A number
### that is spoken is given twice: as $number, to select, and by the message number-name, in words. The program makes
### the first letter of what is said a capital. The stars are Discord's bold and italics.
###
### $name and $other are the two players; $said is what has been said so far, $gain what it brings the player and $score
### their score with it. $one and $two are both players in the order of the seats, $first and $second their scores.

## Numbers as they are spoken: how many cards, and what a point makes (7 to 75)

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
        [76] seventy-six
        [77] seventy-seven
        [78] seventy-eight
        [79] seventy-nine
        [80] eighty
        [81] eighty-one
        [82] eighty-two
        [83] eighty-three
        [84] eighty-four
        [85] eighty-five
        [86] eighty-six
        [87] eighty-seven
        [88] eighty-eight
        [89] eighty-nine
        [90] ninety
        [91] ninety-one
        [92] ninety-two
        [93] ninety-three
        [94] ninety-four
        [95] ninety-five
        [96] ninety-six
        [97] ninety-seven
        [98] ninety-eight
        [99] ninety-nine
       *[other] { $number }
    }

## Suits and ranks

suit-name =
    { $suit ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
       *[other] { $suit }
    }
suit-title =
    { $suit ->
        [spades] Spades
        [hearts] Hearts
        [diamonds] Diamonds
        [clubs] Clubs
       *[other] { $suit }
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
        [seven] seven
       *[other] { $rank }
    }
# A rank on a card and in a text: a letter or a number.
rank-letter =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [knave] J
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[other] { $rank }
    }
rank-names =
    { $rank ->
        [ace] aces
        [king] kings
        [queen] queens
        [knave] knaves
        [ten] tens
       *[other] { $rank }
    }

## Points, sequences and sets: how they are called

sequence-name =
    { $number ->
        [3] tierce
        [4] quart
        [5] quint
        [6] sixième
        [7] septième
        [8] huitième
       *[other] sequence of { $number }
    }
# The top card of a sequence: major from the ace, minor down to the seven.
sequence-height =
    { $height ->
        [major] major
        [minor] minor
       *[other] to the { rank-name }
    }
sequence-to = { sequence-name } { sequence-height }
set-size =
    { $number ->
        [4] quatorze
        [3] trio
       *[other] set of { $number }
    }
set-name =
    { $number ->
        [4] four { rank-names }
        [3] three { rank-names }
       *[other] { $number } { rank-names }
    }
# As parts of a sentence; the talk itself has no article (talk-sequence). $pips is what the point counts.
name-point = a point of { number-name } in { suit-name } ({ $pips })
name-sequence = a { sequence-to } in { suit-name }
# The card that is not counted may still be held, sunk: no sentence says that it is missing.
name-trio = { set-name } (not counting the { rank-name } of { suit-name })
# On a button, where a phone shows 35 characters. $pips is what the point counts; $symbol is the suit of one of several
# sequences.
label-point = point: { $number } { suit-name } ({ $pips })
label-sequence = { sequence-to } { $symbol }
label-sequence-short = { sequence-name } { $symbol }
label-set-short = { $number } { rank-names }
# $commas is yes if a part of the list has commas of its own.
list-and = { $commas ->
    [yes] { $before }, and { $after }
   *[no] { $before } and { $after }
}
list-comma = { $before }, { $after }

## The auction, and how it ends

talk-bid = “{ $said }.” *{ $value }*
talk-bid-name = { $tricks-name }–{ $left-name }
talk-yes = “Yes.”
talk-pass = “Pass.”
talk-stands = “I stand.”
talk-undertakes = **{ $name }** is elder: { $tricks-name } tricks, { $left-name } cards left for **{ $other }**, worth { $value }.
talk-misere = Both pass, so the deal is a misère. Nothing is exchanged or called; the player with fewer tricks scores. **{ $name }** leads.

## The exchange and carte blanche

# “Discard for carte blanche” announces it; the cards are shown after the discard of the other player.
talk-carte-blanche = **{ $name }**: “Discard for carte blanche.” *+{ $gain } → { $score }*
talk-blank = **{ $name }**: “Carte blanche.” *+{ $gain } → { $score }*
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
talk-declines =
    { $number ->
        [1] **{ $name }** does not look at the card left.
       *[other] **{ $name }** does not look at the { number-name } cards left.
    }
# Elder names the suit before leading.
talk-names-suit = “I’ll lead { $suit ->
    [spades] a spade
    [hearts] a heart
    [diamonds] a diamond
    [clubs] a club
   *[other] { $suit }
}.”
talk-left =
    { $number ->
        [1] The card left in the talon: { $cards }
       *[other] The cards left in the talon: { $cards }
    }

## Calls and answers. A line is what the two say in turn, with dashes between. $kind is point, sequence or set

talk-speaks = **{ $name }**: { $said }
talk-then = { $before } – { $after }
talk-score = { $said } *+{ $gain } → { $score }*
talk-point = point of { number-name }
talk-point-making = point of { number-name }, making { $pips-name }
talk-calls-none =
    { $kind ->
        [point] no point
        [sequence] no sequence
        [set] no set
       *[other] no { $kind }
    }
talk-named = “{ $named }.”
talk-making = “Making?”
talk-how-high = “How high?”
talk-of-what = “Of what?”
talk-good = “Good.”
talk-not-good = “Not good.”
# $number is how many cards a better point has, or what it makes if that decided, in words.
talk-not-good-told = “Not good: { $number }.”
talk-equal = “Equal.”
# Rule sets with all calls at once: the calls, the answers to them, and what is then shown. Each is a sentence without
# its full stop.
talk-and-then = { $before }. { $after }
talk-answers =
    { $kind ->
        [point] the point is { talk-verdict }
        [sequence] the sequence is { talk-verdict }
        [set] the set is { talk-verdict }
       *[other] the { $kind } is { talk-verdict }
    }
# $verdict is what younger answers.
talk-verdict =
    { $verdict ->
        [good] good
        [equal] equal
        [not-good] not good
       *[other] { $verdict }
    }
# What younger has better, in rule sets where younger says only that.
talk-better = better: { $said }
# A sequence called with its suit.
talk-of-suit = { $said } in { suit-name }
talk-in-suit = in { suit-name }: { $ranks }
talk-sequence = { sequence-to } in { suit-name }
# A set whose rank is named. $rules is the rule set: clubs call a quatorze by what it scores.
talk-set = { $rules ->
    [club] { $number ->
        [4] fourteen { rank-names }
       *[other] { set-name }
    }
   *[other] { set-name }
}
talk-set-without = { $named } (not counting { $card })
talk-passes-point = **{ $name }** calls no point.
talk-passes-sequence = **{ $name }** calls no sequence.
talk-passes-set = **{ $name }** calls no set.
# What elder shows, with elder's score after it, in words.
talk-counting = { $said }, { $reached-name }
# What younger reckons: a line for each group, which $named is, and one for the total of several. $score is the score then.
talk-reckons = **{ $name }** reckons:
talk-worth = { $named } · { $points }
talk-total = Total { $points }
talk-reached = { $said } *→ { $score }*
talk-equal-shown = **{ $name }** shows what was equal: { $cards }

## The play

# Both scores. $seat (0 or 1) is the seat whose score is bold; $one and $two are the names, $first and $second the scores.
talk-scores =
    { $seat ->
        [0] { $one } **{ $first }**, { $two } { $second }
        [1] { $one } { $first }, { $two } **{ $second }**
       *[other] { $one } { $first }, { $two } { $second }
    }
talk-leads = **{ $name }** leads { $card }: *+{ $gain } → { $score }*
talk-trick = { $led } – { $reply }: **{ $name }** takes it ({ talk-scores })
talk-leads-only = **{ $name }** leads { $card }
talk-trick-counted = { $led } – { $reply }: **{ $name }** takes it (tricks: { talk-scores })
talk-trick-last = { $led } – { $reply }: **{ $name }** takes it, and the last trick counts as two (tricks: { talk-scores })
# Whom a bonus is for. $mine is yes if it is for the reader, in their own hand.
talk-for = { $mine ->
    [yes] for **you**
   *[no] for **{ $name }**
}
talk-carte-rouge = { $said } – and carte rouge { talk-for }: *+{ $gain } → { $score }*
talk-cards-early = { $said } – and already the cards { talk-for }: *+{ $gain } → { $score }*
talk-pique = { $said } – and a pique { talk-for }: *+{ $gain } → { $score }*
talk-pique-tricks =
    { $points ->
        [1] { $said } – and a pique { talk-for }, with one more for the trick that made it: *+{ $gain } → { $score }*
       *[other] { $said } – and a pique { talk-for }, with { $points } more for the tricks that made it: *+{ $gain } → { $score }*
    }
talk-repique = { $said } – and a repique { talk-for }: *+{ $gain } → { $score }*
# $other gives up; $name is the player who takes the rest.
talk-concedes = **{ $other }** gives up the rest of the deal: **{ $name }** takes the tricks that are left ({ talk-scores })
# Elder has won seven tricks, but the deal goes on; the 10 for the cards are already scored.
talk-cards-had = **{ $name }** has the cards already, { $won-name } tricks to { $lost-name }: { talk-scores }
talk-cards = **{ $name }** wins the cards, { $won-name } tricks to { $lost-name }: { talk-scores }
talk-capot = All twelve tricks: a capot for **{ $name }**! { talk-scores }
talk-divided = The cards are divided, six tricks each: { talk-scores }

## How a deal ends before its last trick: a hundred is reached, or a contract is made or beaten

# $early is yes when the deal ends before its last trick.
talk-hundred = **{ $name }** reaches a hundred, which ends the { $early ->
    [yes] deal and the game
   *[no] game
}: { talk-scores }
talk-hundred-first = In the order of scoring, **{ $name }** reaches a hundred first, which ends the { $early ->
    [yes] deal and the game
   *[no] game
}: { talk-scores }
# $then is ends (the deal ends), on (the play goes on) or all (all tricks are played). $over is yes with more tricks than undertaken.
talk-contract =
    The contract is made{ $then ->
        [ends] , which ends the deal
       *[other] {""}
    }: { $won-name } tricks for **{ $name }**{ $over ->
        [yes] , { $tricks-name } undertaken
       *[no] , as undertaken
    }, { $points } below the line.{ $then ->
        [on] {" "}Play goes on for a possible pique.
       *[other] {""}
    }
# After a contract was made, the play went on only for a pique.
talk-play-ends =
    { $pique ->
        [yes] The pique is made, so the deal ends.
       *[no] A pique can no longer be made, so the deal ends.
    }
talk-counterpique =
    { $short ->
        [1] Counterpique: **{ $other }** has won { $won-name } of the { $tricks-name } tricks undertaken, one short, which makes { $points } below the line for **{ $name }**.
       *[other] Counterpique: **{ $other }** has won { $won-name } of the { $tricks-name } tricks undertaken, { $short-name } short: { $short } × { $value } makes { $points } below the line for **{ $name }**.
    }
talk-misere-over = **{ $name }** has fewer tricks, { $won-name } to { $lost-name }, and wins the misère: 5 × { $lost } makes { $points } below the line.

## The score sheet: 32 columns wide, so each line is at most 14 letters

sheet-title = Deal { $number }
sheet-carte-blanche = Carte blanche
sheet-point = Point
sheet-sequence = Sequence
sheet-set = Set
sheet-repique = Repique
sheet-pique = Pique
sheet-lead = Leads
sheet-trick = Won in reply
sheet-last-trick = Last trick
sheet-cards = The cards
sheet-capot = Capot
sheet-carte-rouge = Carte rouge
sheet-pique-tricks = Pique tricks
sheet-contract = Contract
sheet-counterpique = Counterpique
sheet-misere = Misère
sheet-deal = This deal
sheet-counted = Counted
sheet-game = This game
sheet-games = Games won
sheet-below = Below the line
sheet-total = Total
# The sheet in one line, beside a picture of it. $one and $two are what the deal brought, $total and $others the totals
# with it (at a hundred up: the points in the game), $games and $against the games won.
sheet-summary-deals = { $first } +{ $one } → **{ $total }** · { $second } +{ $two } → **{ $others }**
sheet-summary-games = { $first } +{ $one } → **{ $total }** in the game, games won: **{ $games }** · { $second } +{ $two } → **{ $others }** in the game, games won: **{ $against }**
sheet-summary-rubber = { $first } +{ $one } → **{ $total }** in all, games won: **{ $games }** · { $second } +{ $two } → **{ $others }** in all, games won: **{ $against }**

## The settlement: the result of a partie. $high and $low are the totals, $apart their difference

# Of a game of one deal, then of several: $points is the settlement.
settlement-deal = **{ $winner }** wins by { $apart } ({ $high } to { $low }).
settlement-won = **{ $winner }** wins by { $apart } ({ $high } to { $low }). The settlement (what the game is worth) is { $points }: 100 plus the difference.
settlement-rubicon = **{ $winner }** wins by { $apart } ({ $high } to { $low }), and **{ $loser }** is rubiconed (under 100). The settlement (what the game is worth) is { $points }: 100 plus both totals.
settlement-games = **{ $winner }** wins the match, { $games } games to { $others }.
# $scoreless is 100 for each game in which the loser scored nothing below the line.
settlement-rubber = **{ $winner }** wins the rubber, { $games } games to { $others }: { $points } points, plus { $bonus } for the rubber{ $scoreless ->
    [0] {""}
    [100] {" "}and { $scoreless } for a game in which **{ $loser }** scored nothing below the line
   *[other] {" "}and { $scoreless } for games in which **{ $loser }** scored nothing below the line
}. Totals: { $high } to { $low }.
settlement-drawn = The game is drawn: { $high } each.

## “Why this score?”: for each line of the score sheet, what the points are for

why-carte-blanche = **{ $name }** – { $points } for carte blanche: { $cards }
why-carte-blanche-hidden = **{ $name }** – { $points } for carte blanche, a hand without a king, queen or knave
why-point = **{ $name }** – { $points } for the point: { $cards }
why-sequence = **{ $name }** – { $points } for the { $named }: { $cards }
why-set = **{ $name }** – { $points } for the { set-size }: { $cards }
why-repique = **{ $name }** – { $points } for the repique: 30 or more in hand before **{ $other }** scored
why-carte-rouge = **{ $name }** – { $points } for carte rouge: all twelve cards score in calls{ $barred ->
    [yes] {" "}(but the { $points } don’t count towards a pique or repique)
   *[no] {""}
}: { $cards }
why-pique-tricks = **{ $name }** – { $points } more for the tricks that made the pique: { $cards }
why-contract = **{ $name }** – { $points } below the line for the contract: { $tricks } tricks undertaken, { $won } won, { $left } cards left for **{ $other }** ({ $tricks } × { $left })
why-counterpique = **{ $name }** – { $points } below the line for beating the contract: { $tricks } tricks undertaken, { $won } won, { $short } short ({ $short } × { $value })
why-misere = **{ $name }** – { $points } below the line for the misère: { $fewer ->
    [one] { $fewer } trick
   *[other] { $fewer } tricks
} to **{ $other }**’s { $lost } (5 × { $lost })
why-pique = **{ $name }** – { $points } for the pique: 30 or more { $auction ->
    [yes] from calls and tricks won, before **{ $other }** scored a call or won a trick
   *[no] in hand and play, before **{ $other }** { $played ->
        [yes] reckoned or won anything
       *[no] scored anything
    }
}
why-lead = **{ $name }** – { $points } for the card led: { $cards }
why-trick = **{ $name }** – { $points } for the trick won in reply: { $cards }
why-last-trick = **{ $name }** – { $points } more for the last trick: { $cards }
# Points in a deal that was given up, for tricks that were not played. A lead is also given to the player who gave up on
# lead.
why-leads-given = **{ $name }** – { $points } for { $points ->
    [one] the lead that was given up
   *[other] leads that were given up
} with the rest of the deal
why-tricks-given = **{ $name }** – { $points } for the trick that **{ $other }** gave up when on lead
why-last-trick-given = **{ $name }** – { $points } more for the last trick, which **{ $other }** gave up
why-cards = **{ $name }** – { $points } for the cards: { $early ->
    [yes] the first seven tricks, before **{ $other }** won any
   *[no] { $number } of the twelve tricks
}
why-capot = **{ $name }** – { $points } for the capot: all twelve tricks{ $early ->
    [yes] {" "}(10 of the 40 were already scored for the cards)
   *[no] {""}
}
# All cards led, and all tricks taken, in one line.
why-leads = **{ $name }** – { $points } for cards led: { $cards }
why-tricks = **{ $name }** – { $points } for tricks won in reply: { $cards }
why-counted = In the order of scoring, **{ $name }** reaches a hundred first, and nothing after that counts. This deal counts { $one } for { $first } and { $two } for { $second }.
why-title = ### Deal { $number }: what each point is for
