### The house as a player; advice (“What would you do?”) and the review of a deal, with what the house would do and why.
###
### For translators. $suit and $rank are there to select, as in talk.ftl. A reason (because-…) is a part of a sentence,
### without a subject and without a full stop; several are joined by because-and. $kind is point, sequence or set.
### $level is how strong the house plays: beginner, casual, club, expert or master.

## The button, and what is said before an answer

# The question before the first advice in a rated partie against the house, and its buttons.
advice-consent =
    {"**"}This game is rated. Asking for advice makes it friendly**, so it no longer counts towards the ratings. You can then ask me at every turn what I would do, as often as you like.
advice-consent-yes = Make it friendly and advise me
advice-consent-no = Keep it rated
advice-kept-rated = The game stays rated.
advice-friendly-already = The game is already friendly, because you asked for advice earlier.
advice-befriended = The game is friendly from now on. I’m thinking…
# The house could not finish thinking.
advice-unanswered = I ran out of time. Ask again in a moment.

## The advice. $what is an action (see below); $why are reasons, or none

advice-best = **I would { $what }**: { $why }.
# The same, where a reason would make it too long for the hand.
advice-best-alone = **I would { $what }.**
# Another good action. $less is how much worse it is on average, or none.
advice-other = { $less ->
    [none] Just as good
   *[other] { $less } less
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
advice-note = The figures are { points-on-average }, as judged by the master level from your cards and from what was said and shown.{ what-matters }

## What the points are, which matters towards the end of a partie. $aim is what is played for: points (of the deal),
## rubicon (the settlement, when one of the two may end under a hundred), settled (the settlement, when neither may),
## games, rubber, first (in the first of several deals, by the settlement), or one (a game of one deal, whose winner
## gets 100 more).

points-on-average = { $aim ->
    [points] points on average
    [games] points on average, weighted by what they are worth in the match
    [rubber] points on average, weighted by what they are worth in the rubber
    [first] final-settlement points on average
    [rubicon] final-settlement points on average
    [settled] final-settlement points on average
    [one] points on average, with a win counting as 100
   *[other] points on average
}
what-matters = { $aim ->
    [points] {""}
    [first] {""}
    [one] {" "}What matters is who wins the game, and by how much.
    [rubicon] {" "}What matters now is who wins the game, and whether the loser reaches 100.
    [settled] {" "}What matters now is who wins the game, and by how much.
    [games] {" "}What matters is who reaches 100 first.
    [rubber] {" "}What matters is who wins the game, and the rubber.
   *[other] {" "}What matters is what the points are worth.
}

## Actions: $what of the sentences above and of the review

advice-exchange = discard { $cards }
advice-keep-all = keep all twelve cards
advice-lead = lead { $card }
advice-play = play { $card }
advice-call = call { $groups }
advice-call-nothing = { $kind ->
    [point] call no point
    [sequence] call no sequence
    [set] call no trio or quatorze
   *[other] call no { $kind }
}
advice-reckon = reckon { $groups }
advice-answer-with = answer with { $groups }
advice-answer-good = answer “good”
advice-blank = announce carte blanche
advice-look = look at the cards left
advice-decline = not look at the cards left
advice-name-suit = name { suit-name } as the suit to lead
advice-bid = bid { $bid }
advice-yes = say yes
advice-pass = pass
advice-concede = give up the rest of the deal

## Reasons

because-and = { $before }; { $after }
# Of an exchange.
because-keeps = that keeps { $kind ->
    [point] all { number-name } { suit-name } for the point
    [set] the { set-name }
   *[other] { $group }
}
# $number is how many cards are drawn, $makes the sequence or set that the card would complete.
because-draws-for = with { $number ->
    [one] one card
   *[other] { number-name } cards
} to draw, the { rank-name } of { suit-name } would make a { $makes }
because-guards = that keeps the { rank-name } of { suit-name } guarded
because-gives-up = that gives up the { suit-name }
because-leaves = { $number ->
    [one] that leaves a card in the talon
   *[other] that leaves { number-name } cards in the talon
}
# Of a call, an answer, or what is reckoned.
because-is-sure = your opponent cannot hold anything as good
because-is-all = { $points ->
    [one] one point
   *[other] { $points } points
} if the call is good
because-sinks = that hides { $group }
because-holds-none = { $kind ->
    [point] the hand holds no point
    [sequence] the hand holds no sequence
    [set] the hand holds no trio or quatorze
   *[other] the hand holds no { $kind }
}
because-is-beaten = nothing you hold stops the call from scoring
because-may-beat = it may be as good as what was called, or better
because-is-good = { $points ->
    [one] one sure point
   *[other] { $points } sure points
}, because nothing as good was called
because-scores = { $points } points at once
because-learns-no-less = your opponent has already seen some of them, so you learn at least as much as they do
# The player names the suit before leading. $looked is yes or no: whether the opponent has looked at the cards left.
because-sees-first = { $looked ->
    [yes] you see the cards left before you choose a card to lead
   *[no] if your opponent looks at the cards left, you see them too before you choose a card to lead
}
because-tells-nothing = it costs nothing, now that your opponent has led
# Of a bid: the high cards in the hand.
because-holds-high = { $number ->
    [0] the hand holds no ace, king or queen
   *[other] the hand holds { $cards }
}
# Of a card led or played.
because-only-card = no other card may be played
because-runs = { $number ->
    [one] a sure trick in { suit-name }
   *[other] { number-name } sure tricks in { suit-name }
}
because-followed-none = your opponent did not follow suit, so they have no { suit-name } left
because-drives-out = that drives out { $cards }, and then { $high } { $number ->
    [one] is
   *[other] are
} high
because-stays-guarded = the { rank-name } of { suit-name } stays guarded
because-wins-cheaply = that is the lowest card that wins the trick
because-holds-up = that ducks and keeps { $card }
because-cannot-win = you can’t win the trick, so the lowest card will do
because-keeps-high = that keeps the high cards: { $cards }
because-throws-declared = your opponent already knows this card, because you declared it
because-toward-pique = { $number ->
    [one] this trick makes the pique
   *[other] { number-name } tricks in a row make the pique
}
because-stops-pique = the trick prevents your opponent’s pique
because-wins-the-cards = the seventh trick wins the cards
because-saves-the-cards = the sixth trick keeps your opponent from winning the cards
because-saves-capot = the trick prevents the capot
because-toward-capot = all { number-name } tricks so far are yours, so the capot is possible
because-toward-contract = { $number ->
    [one] one more trick makes the contract
   *[other] { number-name } more tricks make the contract
}
# Of a card played in a misère.
because-plays-under = that is the highest card that does not win the trick
# When no reason tells two choices apart. $points is how much better than the other choice, rounded.
because-better = { $points ->
    [0] less than a point better on average
    [one] about one point better on average
   *[other] about { $points } points better on average
}
because-on-average = that scores best on average in deals that match what you know

## The review of a deal: the player's most costly decisions

# A button below the page, and what it explains. $aim is as in points-on-average.
review-how = How?
review-how-luck = **Luck** is the average result when the expert-level house plays these cards against itself eight times. The rest is skill.
review-how-costs = **Cost** is how many more points the master level would have scored on average, knowing only what you could know. Costs below one point are not shown.{ $aim ->
    [points] {""}
   *[other] {" "}{ review-costs-count }
}
# What the costs are counted in: on that page, and above the costs.
review-costs-count = { $aim ->
    [points] {""}
    [games] Points are weighted by how much they help win the match.
    [rubber] Points are weighted by how much they help win the rubber.
    [one] Winning a one-deal game adds 100, so a decision can cost more than the cards are worth.
   *[other] Costs are in final-settlement points. The settlement is 100 plus the difference between the totals, or 100 plus their sum if the loser is under 100.
}
# $when: the part of the deal.
# A button at the end of a deal or a game; it opens the page below.
review-open = What cost me most
# A button during a later deal.
review-earlier = Review deal { $deal }
review-of-cards = I’m working out what the cards were worth…
review-thinking = I’m checking deal { $deal }: step { $done } of { $all }…
# The heading in a brought record, about one player: $points, $cards and $skill have their sign.
review-player = { $name }: { $points } points{ $known ->
    [yes] {" "}({ $cards } from the cards, { $skill } from play)
   *[no] {""}
}
# A deal of several: the difference, and the two parts that make it up, each with its sign.
review-deal = - Deal { $deal }: { $points } ({ $cards } from the cards, { $skill } from { $mine ->
    [yes] your play
   *[no] { $name }’s play
})
# No mistake.
review-none = **Nothing to improve:** no decision cost as much as a point on average.
review-nothing-decided = { $mine ->
    [yes] You
   *[no] { $name }
} had nothing to decide.
# A decision. $deal is the deal's number, 0 to leave it out; $when is the part of the deal (below), $done the action
# taken, $what the better one; $reason is yes if it has a reason beyond its average, which $why gives.
review-mistake =
    {"**"}{ $deal ->
        [0] {""}
       *[other] Deal { $deal } · {""}
    }{ $when }: cost { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }**
    -# With { $cards }
    { $mine ->
        [yes] You
       *[no] { $name }
    } chose to { $done }. I would { $what }{ $reason ->
        [yes] {" "}– { $why }
       *[no] {""}
    }.
# Below a costly decision: a habit that leads to it (bot/piquet/house/levels/habits.py), and the strongest level that has it.
review-habit = -# { $level ->
    [beginner] A beginner’s habit
    [casual] A casual player’s habit
    [club] A club player’s habit
   *[other] A habit
}: { $habit ->
    [keeps-aces] keeping every ace
    [bares-kings] keeping kings without a guard
    [loves-trios] keeping pairs and trios at any price
    [keeps-pictures] exchanging too few cards in order to keep court cards
    [keeps-high-cards] discarding the lowest cards regardless of suit
    [bids-by-high-cards] bidding on high cards alone
    [miscounts-suits] counting the point one card short
    [overlooks-tierces] missing a tierce
    [never-sinks] calling everything, sinking nothing
    [forgets-calls] leading a court card when a higher one was shown
    [leads-highest] leading the highest card
    [throws-guards] throwing away a king’s guard
    [spends-highest] winning with a higher card than needed
    [takes-every-trick] taking every trick at once
   *[other] { $habit }
}.
# The house could not finish thinking about some decisions.
review-passed-over = { $number ->
    [one] I ran out of time on one decision.
   *[other] I ran out of time on { $number } decisions.
} Ask again in a moment.
# $when: the part of the deal.
review-lead = Trick { $trick }, leading
review-follow = Trick { $trick }, replying to { $led }
review-auction = In the auction
review-exchange = In the exchange
review-calls = In the calls

## A decision in the replay, with both hands open. $when is as in the review; $name is the player who decided

hindsight-title =
    ### { $name }: { $when }
    -# With { $cards }
hindsight-best = Knowing only what { $name } could know, I would { $what }: { $why }.
hindsight-done = { $name } chose to { $what }.
hindsight-cost = { $name } chose to { $what }{ $cost ->
    [none] , which is just as good
   *[other] , which costs { $cost } { points-on-average }
}.
# How much worse than the best card each card is, when both hands are known.
hindsight-open = With both hands open and perfect play from here, each card costs this many { $aim ->
    [points] points
    [games] points (weighted by what they are worth in the match)
    [rubber] points (weighted by what they are worth in the rubber)
    [first] final-settlement points
    [rubicon] final-settlement points
    [settled] final-settlement points
    [one] points (with a win counting as 100)
   *[other] points
} compared with the best: { $cards }

## /piquet challenge without options: the panel

# The character of each level, by its habits (bot/piquet/house/levels/habits.py): a line of a menu, and of a list. At most 45
# characters, a line of a phone.
house-level-line = { $level ->
    [beginner] clings to high cards; good for first games
    [casual] loves aces and trios but forgets your calls
    [club] discards by the book but grabs every trick
    [expert] counts the cards and forgives little
    [master] plays as well as it can
   *[other] { $level }
}

## The house

# The name of the house as a player.
house-name = The House ({ $level ->
    [beginner] beginner
    [casual] casual
    [club] club
    [expert] expert
    [master] master
   *[other] { $level }
})
# Its name in a sentence, without the level. The program makes the first letter a capital where a sentence begins.
house-in-text = the house
# The same at the head of a column: at most six letters.
house-short = House
# A button or a choice: how strong the house plays.
house-level = { $level ->
    [beginner] Beginner
    [casual] Casual player
    [club] Club player
    [expert] Expert
    [master] Master
   *[other] { $level }
}
# A choice of the option level.
house-level-choice = { house-level }: { house-level-line }
# An entry of a list of levels.
house-level-list-line = - **{ house-level }:** { house-level-line }
# After “Play the house instead”.
house-ask-level = How strong should the house be? The game will start at once, with your challenge’s rules and no clock.
