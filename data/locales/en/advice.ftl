### What would you do? and the review of a deal: what the house would have done, and why.
###
### For translators. $suit and $rank are there to choose by, as in talk.ftl. A reason (because-…) is a part of a
### sentence, without a subject and without an end; several are joined by because-and.

## The buttons, and what is said before

advice-ask = What would you do?
advice-consent =
    {"**"}This partie is rated, and asking makes it friendly.** I then tell you at every turn what I would do, as often as you like, and the partie counts for no rating. It goes on as it stands.
advice-consent-yes = Make it friendly, and tell me
advice-consent-no = Keep it rated
advice-kept-rated = The partie stays rated.
advice-friendly-already = The partie is friendly already: you have asked before.
advice-befriended = The partie is friendly from now on. I am thinking…
advice-late = The game has gone on meanwhile, so I say nothing about what is past. If it is your turn, ask again.
advice-unanswered = I could not think it through this time. Ask again in a moment.

## The advice. $what is what is done, as in the next part; $why are reasons

advice-best = **I would { $what }:** { $why }.
advice-other = { $less ->
    [none] As good
   *[other] { $less } less
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
advice-note = In { points-on-average }, as master plays, from your own cards and what was said and shown.{ what-matters }

## What the points are, and what is played for, toward the end of a partie. $aim is points (those of the deal), rubicon (the
## settlement, where one of the two may end under a hundred), settled (where none may), games or rubber

points-on-average = { $aim ->
    [points] points on average
    [games] points on average by what they are worth for the partie
    [rubber] points on average by what they are worth for the rubber
   *[other] points of the settlement on average
}
what-matters = { $aim ->
    [points] {""}
    [rubicon] {" "}By now it matters who wins the partie, and whether the loser reaches the hundred.
    [games] {" "}It matters who is the first to a hundred.
    [rubber] {" "}It matters who wins the game, and the rubber.
   *[settled] {" "}By now it matters who wins the partie, and by how much.
}

## What is done. $what of the sentences above

advice-exchange = put out { $cards }
advice-keep-all = keep all twelve cards
advice-lead = lead { $card }
advice-play = play { $card }
advice-call = call { $groups }
advice-call-nothing = { $kind ->
    [point] call no point
    [sequence] call no sequence
   *[set] call no trio or quatorze
}
advice-reckon = reckon { $groups }
advice-answer-with = set against it { $groups }
advice-answer-good = answer “good”
advice-blank = announce carte blanche
advice-look = look at the cards left
advice-bid = bid { $bid }
advice-yes = say yes
advice-pass = pass

## Why

because-and = { $before }; { $after }
because-keeps-point = keeps all { number-name } { suit-name } for the point
because-keeps-sequence = keeps the { $group }
because-keeps-set = keeps the { set-name }
because-draws = { $number ->
    [one] one card
   *[other] { number-name } cards
} to draw for the { rank-name } of { suit-name }, which makes a { $makes }
because-guards = keeps the { rank-name } of { suit-name } guarded
because-gives-up = gives up the { suit-name }
because-leaves = { $number ->
    [one] leaves a card
   *[other] leaves { number-name } cards
}
because-sure = nothing as good can be held against it
because-all = { $points ->
    [one] one point
   *[other] { $points } points
} if it is good
because-sinks = says nothing of the { $group }
because-holds-none = { $kind ->
    [point] there is no point in the hand
    [sequence] there is no sequence in the hand
   *[set] there is no trio or quatorze in the hand
}
because-beaten = what was called is better in any case
because-may-beat = it may be as good as what was called, or better
because-good = { $points ->
    [one] one point
   *[other] { $points } points
} for certain, since nothing as good was called
because-scores = { $points } points at once
because-tells-nothing = it costs nothing, now that the other has led
because-high = the high cards are { $cards }
because-high-none = there is no ace, king or queen in the hand
because-only = no other card may be played
because-runs = { $number ->
    [one] a sure trick in { suit-name }
   *[other] { number-name } sure tricks in { suit-name }
}
because-drives-out = drives out { $cards }, and then { $high } { $number ->
    [one] is
   *[other] are
} high
because-stays-guarded = the { rank-name } of { suit-name } stays guarded
because-cheaply = wins the trick as cheaply as it can be won
because-holds-up = lets this trick go and keeps { $card }
because-cannot-win = the trick cannot be won, and the lowest will do
because-keeps-high = keeps what is high: { $cards }
because-pique = { $number ->
    [one] this trick makes the pique
   *[other] { number-name } tricks in a row from here make the pique
}
because-stops-pique = the trick bars the other’s pique
because-wins-cards = the seventh trick wins the cards
because-saves-cards = with the sixth trick the other cannot win the cards any more
because-saves-capot = the trick saves the capot
because-capot = all { number-name } tricks so far are won, and the capot is in reach
because-contract = { $number ->
    [one] one trick more makes the contract
   *[other] { number-name } tricks more make the contract
}
because-plays-under = the highest card that does not win the trick
because-average = brings most on average in the deals that fit what you know

## The review

review-open = Review deal { $deal }
review-title = ### Review of deal { $deal }
review-thinking = I am going through your decisions in deal { $deal }: { $done } of { $all }…
review-none = **Nothing to mend:** of your { $number ->
    [one] decision
   *[other] { $number } decisions
} none cost a point on average, by what you could know then.
review-nothing-decided = You had nothing to decide in this deal.
review-found = What cost you most, in { points-on-average }, by what you could know then:
# $when is what review-in-play says, or the part of the deal
review-mistake =
    {"**"}{ $cost }** – { $when }
    -# With { $cards }
    You chose to { $done }; I would { $what }: { $why }.
review-passed-over = { $number ->
    [one] There is one more decision, which I could not think through this time.
   *[other] There are { $number } more decisions, which I could not think through this time.
} Review the deal again in a moment.
review-auction = In the auction
review-exchange = In the exchange
review-calls = In the calls
review-lead = Leading to trick { $trick }
review-follow = To { $led }, trick { $trick }
review-note = As master judges it; what costs less than a point is passed over.{ what-matters }

## A decision in the replay, with both hands open. $when is as in the review

hindsight-button = Review
hindsight-title =
    ### { $name }: { $when }
    -# With { $cards }
hindsight-best = By what { $name } could know, I would { $what }: { $why }.
hindsight-done = { $name } chose to { $what }.
hindsight-cost = { $name } chose to { $what }{ $cost ->
    [none] , which is as good
   *[other] , which costs { $cost } { points-on-average }
}.
hindsight-open = With both hands open and the best play from here, so many { $aim ->
    [points] points
    [games] points (by what they are worth for the partie)
    [rubber] points (by what they are worth for the rubber)
   *[other] points of the settlement
} less than the best card: { $cards }
