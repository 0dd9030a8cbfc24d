### What a player sees of their own hand, in their DMs or privately at the table.
###
### For translators. $other is the name of the opponent; $cards are cards as they are written (A♥ K♥). $due, $until,
### $since and $last are times that Discord writes in the reader's own way: “in 3 days”, “5 minutes ago”. $claims is yes
### on a server where a partie is lost at once when the time is up, without a decision of the opponent.

# $number is the number of the partie.
hand-title = ### Piquet with { $other } · #{ $number }
# $deal is “Deal 3 of 6”. $role is elder, younger, or none before the auction has decided it.
# $dealt is yes for the dealer before the auction.
hand-where = { $deal } · { $role ->
    [elder] you are **elder**
    [younger] you are **younger**
    [none] the auction decides who is elder
   *[other] { $role }
}{ $dealt ->
    [yes] {" "}(you dealt)
   *[no] {""}
}
hand-rated = { $rated ->
    [yes] rated
    [no] friendly
   *[other] not rated
}
hand-table-link = [the table]({ $link })
# The reader, in the line of the score.
hand-you = You
hand-score-deal = this deal **{ $mine }** – **{ $theirs }**
# At the start of a deal. $game says who has won a game with the last deal: mine, theirs or none.
hand-last-deal = Last deal: you **{ $mine }**, { $other } **{ $theirs }**{ $game ->
    [mine] . That won you the game.
    [theirs] . That won { $other } the game.
   *[other] .
}
# The bot has been removed from the server of the table.
hand-bot-out = ⚠️ I’m no longer on this table’s server. The clock is paused. Unless someone invites me back, the game ends without a result on { $until }.
# The channel or thread of the table is gone.
hand-table-lost = ⚠️ This game’s table is gone from the server. Run `/piquet table` there, in a channel where I can write, and I’ll reopen it. You can keep playing here.
# Before the calls: what the hand holds, as it can be called.
hand-holds = You hold: { $groups }
# At the start of a private game. $cut is the two cards cut, $by who deals first: mine or theirs.
hand-cut = The cut: { $cut }. { $by ->
    [mine] You deal.
   *[other] { $other } deals.
}
hand-discards = You discarded: { $cards }
hand-taken = You took: { $cards }
hand-kept-all = You exchanged no cards.
# The cards that elder did not take and may look at.
hand-left-seen = you left: { $cards }
# The cards left at the end, when they have been looked at.
hand-left-looked = The cards left in the talon: { $cards }
hand-other-shown = { $other } still holds: { $cards }
hand-other-blank-hidden = { $other } has a carte blanche. You’ll see it after your exchange.
hand-other-blank = { $other } was dealt a carte blanche: { $cards }
hand-tricks = Tricks: you **{ $mine }**, { $other } **{ $theirs }**
# $card is the card led, before its lead is answered.
hand-led = ## { $card } { $other } leads
hand-led-mine = ## { $card } You lead

## Buttons: asks for the advice of the house; shows the rest of it

advice-ask = What would you do?
advice-more = Other choices

## Descriptions of the commands and their options

command-hand = Your hand, shown only to you

## The choice of who deals first. $cut is the two cards cut

# $deals is the number of deals, 0 when it depends on how they go.
hand-choose-deal =
    You cut the higher card ({ $cut }): who deals first?
    { $deals ->
        [0] -# It’s better to let your opponent deal first, because then you’re elder in the first deal.
        [1] -# It’s better to let your opponent deal, because then you’re elder in the only deal.
       *[other] -# It’s better to deal first, because then you’re elder in the last deal.
    }
hand-wait-deal = { $other } cut the higher card ({ $cut }) and is choosing who deals first.
hand-deal-mine = I deal first
hand-deal-theirs = { $other } deals first

## The auction of Counterpique. $bid is a bid in words (hand-bid), $value what it is worth, $draw the sentence of
## hand-auction-draw. A bid names tricks and the cards left to the opponent.

hand-bid = { $tricks } tricks, { $left } cards left, worth { $value }
# The dealer speaks first.
hand-auction-opening =
    {"**"}The auction.** You dealt, so you speak first: bid or pass.
    -# A bid is worth its tricks (out of 13; the last counts as two) times the cards it leaves { $other }. { $draw }
    -# If you pass, { $other } may bid and become elder. If you both pass, the deal is a misère.
# The dealer has passed at once.
hand-auction-second-opening =
    {"**"}The auction.** { $other } has passed. Bid or pass.
    -# If you bid, you become elder at your bid. { $draw }
    -# If you pass, the deal is a misère: no exchange, no calls, and you try to lose tricks.
# The dealer has bid. $higher is yes when a higher bid is possible.
hand-auction-answer =
    {"**"}The auction.** { $other } bids: { $bid }. Would you bid as much?
    -# If you say yes, { $higher ->
        [yes] { $other } must raise the bid, or you become elder at this bid
       *[no] you become elder at this bid, because no bid is higher
    }. If you pass, { $other } becomes elder at this bid.
# The other player has said yes.
hand-auction-raise =
    {"**"}The auction.** { $other } would bid as much as you ({ $bid }). Raise the bid or pass.
    -# If you pass, { $other } becomes elder at this bid or a higher one. { $draw }
# The dealer has passed after a yes.
hand-auction-last-raise =
    {"**"}The auction.** { $other } passes, so you are elder. Stand at this bid ({ $bid }) or raise it.
    -# If you stand, this bid is your contract. You don’t have to raise it. { $draw }
# The same two, when no bid is higher.
hand-auction-raise-none = **The auction.** { $other } would bid as much as you ({ $bid }), and no bid is higher. You can only pass, so { $other } becomes elder at this bid.
hand-auction-last-raise-none = **The auction.** { $other } passes, so you are elder ({ $bid }). No bid is higher, so you can only stand.
hand-auction-draw = { hand-bid-draw }.
# The first select of a bid, and its options.
hand-bid-left = Cards you leave your opponent
hand-bid-left-option = Leave { $left } cards for { $other }
# $left is the number of cards left in words, $number and $most the most cards that elder can then draw.
hand-bid-draw = { $number ->
    [0] With { $left } left, elder can’t draw any
    [one] With { $left } left, elder can draw only one
   *[other] With { $left } left, elder can draw at most { $most }
}
# The second select of a bid, and its options.
hand-bid-tricks = Tricks you promise to win
hand-bid-tricks-option = { $tricks } tricks: worth { $value }
# Buttons of the auction.
hand-say-yes = Yes
hand-say-pass = Pass
hand-say-stand = Stand
# Buttons that confirm what was chosen: at most 35 characters. The text above them says what they mean.
hand-confirm-choose = Choose first
hand-confirm-bid = Bid { $tricks } tricks, leave { $left } ({ $value })
hand-confirm-yes = Yes: I would bid { $value } too
hand-confirm-pass-opening = Pass: the other player may bid
hand-confirm-pass-second-opening = Pass: the deal is a misère
hand-confirm-pass-answer = Pass: I’m younger, at { $value }
# $higher is yes when there is a higher bid than this.
hand-confirm-pass-raise = Pass: I’m younger, at { $value }{ $higher ->
    [yes] +
   *[no] {""}
}
hand-confirm-pass-last-raise = Stand: I’m elder, at { $value }
# The bid so far. $bidder is mine or theirs.
hand-bid-stands = { $bidder ->
    [mine] Your bid:
    [theirs] { $other }’s bid:
   *[other] The bid:
} { $bid }.
# The contract during the play. $state is open, made or beaten.
hand-contract-mine = **Your contract: { $tricks } of 13 tricks**, worth { $value }. You have **{ $mine }**; { $other } has **{ $theirs }**{ $state ->
    [made] . The contract is made.
    [beaten] . The contract is beaten.
   *[other] .
}
hand-contract-theirs = **{ $other }’s contract: { $tricks } of 13 tricks**, worth { $value }. { $other } has **{ $theirs }**; you have **{ $mine }**{ $state ->
    [made] . The contract is made.
    [beaten] . The contract is beaten.
   *[other] .
}
hand-misere = **Misère:** try to lose tricks. The player with fewer tricks scores five for each trick the other takes; the last trick counts as two. You have **{ $mine }**; { $other } has **{ $theirs }**.

## The exchange. $choose is the text of hand-exchange-choose. $least is the fewest cards that can be exchanged, $number
## the most, and $most the same in words.

hand-exchange-choose = { $least ->
    [0] { $number ->
        [one] You may discard one card and draw another.
       *[other] You may discard up to { $most } cards and draw the same number.
    }
   *[other] { $number ->
        [one] Discard one card and draw another.
       *[other] Discard one to { $most } cards and draw the same number.
    }
}
# For players who play a card with one press. $number, in words $most, is the most cards; fewer are confirmed.
hand-exchange-at-once = { $number ->
    [one] The card you choose is exchanged at once.
   *[other] If you choose all { $most }, they are exchanged at once.
}
hand-exchange-elder = **Your exchange.** { $choose }
    -# If you take fewer than five, you may look at the cards you leave, and { $other } can take them.
hand-exchange-elder-unseen = **Your exchange.** { $choose }
    -# { $other } can take the cards you leave. No one looks at any that remain.
# $taken and $left are numbers in words.
hand-exchange-younger = **Your exchange.** { $other } took { $taken }, so { $left ->
    [one] one is
   *[other] { $left } are
} left. { $choose }
# Counterpique: elder's bid leaves all eight cards.
hand-exchange-nothing = **Your exchange.** You promised { $other } all eight cards, so you draw none.
# Buttons and the select of the exchange.
hand-exchange-go-on = Continue with these cards
hand-exchange-keep = Keep all twelve cards
hand-exchange-pick = Cards to discard
hand-exchange-picked = To discard: { $cards }
hand-cards-first = Pick cards first
# $number cards are exchanged and $left are left, 0 for none.
hand-exchange-confirm = Exchange { $number ->
    [0] none
    [one] 1 card
   *[other] { $number } cards
}{ $left ->
    [0] {""}
   *[other] , leave { $left }
}
hand-carte-blanche = Announce carte blanche (10)
# Younger's button: looks at the cards left.
hand-look = We both look at the { $number ->
    [one] card left
   *[other] { $number } cards left
}

## Elder's calls: all at once, or one question for each kind

# Above a line for each group that elder holds (talk-worth).
hand-call-all-ask = **Your calls**, if good, score:
hand-call-all = Call all
hand-call-choose = Choose…
hand-call-point = **Your point.** What do you call?
hand-call-sequence = **Your sequences.** What do you call?
hand-call-set = **Your trios and quatorzes.** What do you call?
# In rule sets where all calls are made together.
hand-call-together = -# You make all three calls before { $other } answers.
hand-call-none-held = **Your calls.** You hold nothing to call.
# Buttons. Others name what is called (talk.ftl, label-…).
hand-call-less = Call less…
hand-call-nothing = Call nothing
hand-call-sets-first = Call the sets first
hand-call-sequences-first = Back to the sequences
hand-call-back = Back to the calls
# After “Call less…”: sinking.
hand-sink = **Call less:** what you don’t call stays hidden and does not score.
hand-sink-pick = Cards to call
hand-sink-invalid = You can’t call these cards

## Younger's answers. $call is what elder has called

hand-answer =
    { $call }
    {"**"}How do you answer?**
# Where elder calls everything at once, and in problems. $kind is point, sequence or set.
hand-answer-kind = **How do you answer { $kind ->
    [point] the point
    [sequence] the sequence
    [set] the trio or quatorze
   *[other] { $kind }
}?**
hand-answer-good = “Good”

## Younger reckons what is good, before playing a card. $points is a number of points

# Above a line for each group (talk-worth).
hand-reckon = **You may reckon (count) these:**
hand-reckon-all = Reckon { $points ->
    [one] it: 1
   *[other] it all: { $points }
}
hand-reckon-less = Reckon less…
hand-reckon-pick = Only…
hand-reckon-some = Reckon these: { $points }
# A disabled button: something is chosen whose better companion is not.
hand-reckon-unsure = Reckon the best one too
hand-reckon-nothing = Reckon nothing

## The play

# Elder may name the suit before leading: the button, the question with a button for each suit, and the way back.
# $looked is yes or no: whether the opponent has looked at the cards left, $number how many they are.
hand-name-suit = Name the suit…
hand-name-suit-ask = **Name the suit you will lead.** { $looked ->
    [yes] Before you choose a card to lead, you will see the { $number ->
        [one] card
       *[other] { $number } cards
    } that { $other } looked at.
   *[no] Before you choose a card to lead, { $other } decides whether you both look at the { $number ->
        [one] card
       *[other] { $number } cards
    } left.
} Naming the suit ends your calls.
hand-name-this-suit = { $symbol } { suit-title }
hand-name-suit-back = Lead without naming the suit
# Younger's question once elder has named the suit; hand-look and hand-decline are its buttons.
hand-named = { $other } will lead **{ $symbol } { suit-name }**. Will you first look at the { $number ->
    [one] card
   *[other] { $number } cards
} left? If you do, you both see { $number ->
    [one] it
   *[other] them
}.
hand-decline = Neither of us looks
hand-lead-first = **Lead a card.** Your lead ends your calls.
hand-lead = **Lead a card.**
hand-follow = **Play a card.**
hand-press-again = **Press { $card } again to play it.**
# After a player’s first card.
hand-one-press = -# From now on, **one press plays a card**. You can make it two in `/piquet settings`.
hand-play = Play { $card }
hand-play-lead = Lead { $card }

## Several leads at once

# Buttons. $first is the first card, $rest the ranks of the others, of the same suit; $number counts cards that nothing can beat.
hand-lead-run = Lead { $first }, then { $rest }
hand-lead-all-sure = Lead all { $number } sure winners
hand-lay-down = Lay down: the last { $number } are mine
# A button: what has no room below the decision.
hand-more = More…
# The leads chosen on the page of “Play ahead…”, and the button that confirms them.
hand-list-picked = To lead, in this order: { $cards }
hand-list-confirm = Lead in this order

## Orders: decisions that a player leaves for later in the deal

# Buttons.
hand-ahead = Play ahead…
hand-orders-cancel = Cancel
hand-orders-close = Done
hand-orders-follow = Follow suit for me
hand-orders-follow-off = Follow suit for me: on
hand-ahead-asked = **Play ahead.** I’ll carry out your orders when your turn comes, even while you’re away. Only you see them, and you can change them until then.
hand-orders-follow-how = -# *{ hand-orders-follow }*: from the second trick on, I play your lowest card that wins or, if none does, your lowest card of the suit.
hand-orders-now = It’s your turn, so an order that applies to the card led takes effect at once.
# $orders is a sentence for each order.
hand-orders-told = **Your orders:** { $orders }
hand-ordered-calls = Call { $groups }.
hand-ordered-no-calls = Call nothing.
hand-ordered-lead-later = You lead once the calls are answered.
hand-ordered-leads = Lead { $cards } for as long as you keep the lead.
hand-ordered-follow = From the second trick on, follow suit with the lowest card that wins, or else the lowest of the suit.
hand-ordered-throws = If you cannot follow suit, throw { $cards }.
hand-ordered-then = When you win a trick by following suit, lead { $cards }.
# Menus.
hand-orders-leads = Lead in this order…
hand-orders-throw = If I can’t follow suit, throw…
hand-orders-then = If I win by following suit, lead in this order…

## Elder's opening, left while the opponent has still to exchange

# $blank is yes or no: whether the opponent may still announce a carte blanche.
hand-open-offered = **No need to wait:** make your calls now, and lead too if you like. They take effect after { $other }’s exchange and stay hidden until then.{ $blank ->
    [yes] {" "}If { $other } announces a carte blanche, that cancels them.
   *[no] {""}
}
# Buttons.
hand-open-all = Call everything I hold
# The last choice of a menu of calls.
hand-open-no-point = Call no point
hand-open-no-sequence = Call no sequence
hand-open-no-set = Call no set

## Giving up the rest of a deal. $mine and $theirs are the points that this brings the player and the opponent

# A button, and the two that answer the question.
hand-concede = Give up the deal…
hand-concede-sure = Give up the deal
hand-concede-back = Play on
# $capot is yes if the opponent then wins all twelve tricks.
hand-concede-ask = **Give up the rest of this deal?** You get { $mine ->
    [0] no more points
    [one] { $mine } more point
   *[other] { $mine } more points
}, and { $other } gets { $theirs }{ $capot ->
    [yes] , capot included
   *[no] {""}
}.
    -# The deal is scored as if you won no more tricks. Unplayed cards stay hidden until the game is over.

## The end of a deal

# The end of a deal, as a heading. $one and $two are what it brings the two players; $feats is what was rare in it for
# the first of them, or none.
hand-deal-result = { $first } +{ $one }, { $second } +{ $two }{ $feats ->
    [none] {""}
   *[other] : { $feats }
}
# The same where both players did something rare: the first $feats, the second $others.
hand-deal-result-both = { $first } +{ $one } ({ $feats }), { $second } +{ $two } ({ $others })
# $deal is “Deal 3 of 6”.
hand-deal-over-where = { $deal } · Piquet with { $other } · #{ $number } · { $rules }
deal-feat = { $what ->
    [carte_blanche] carte blanche
    [carte_rouge] carte rouge
    [pique] pique
    [repique] repique
    [capot] capot
   *[other] { $what }
}
# How the play ended. $by is who won the trick, led the last card or gave up: mine or theirs.
hand-last-trick = { $by ->
    [mine] You take the last trick
   *[other] { $other } takes the last trick
}: { $cards }
hand-last-lead = { $by ->
    [mine] You lead the last card
   *[other] { $other } leads the last card
}: { $cards }
hand-gave-up = { $by ->
    [mine] You give up the rest of the deal.
   *[other] { $other } gives up the rest of the deal.
}
# A button, and the heading of what it shows.
hand-deal-tricks = The tricks
hand-deal-tricks-title = ### Deal { $number }: the tricks

## The end, and old hands

# Buttons: a few lines about what is asked now, the longer text about it, and the way back to the hand.
hand-help = Explain this step
# At a newcomer’s first exchange: the words of their hand. $pips is what their point counts; $sequence is yes if they hold a sequence.
hand-terms = Elder goes first. The suit’s total ({ $pips }) counts an ace as 11, a court card as 10.{ $sequence ->
    [yes] {" "}Tierce, quart, quint: 3, 4, 5 in a row.
   *[no] {""}
}
# At the exchange of a player for whom every level of the house is too strong. It names the button advice-ask.
hand-hint = Not sure? *What would you do?* shows you a good choice and the reason for it.
hand-help-rule = The rule
hand-help-back = Back to the hand
# What “Explain this step” says above the buttons, by its topic, a page of the rules in most cases: two or three lines of a phone.
hand-explain-minute = It’s your opponent’s turn. When it’s yours, the buttons will come back.
hand-explain-partie = In most rule sets, the higher total wins. Losing with fewer than 100 points costs far more.
hand-explain-exchange = Discard the cards that help you least. Keep a long suit, runs, and three or four of a rank.
hand-explain-point = The point is all your cards of one suit. The better point scores 1 for each card.
hand-explain-sequences = A sequence is three or more of a suit in a row. If you hold the best one, all your sequences score.
hand-explain-sets = A set is three or four of a rank, tens or higher. If you hold the best one, all your sets score.
hand-explain-play = Follow suit if you can. The higher card of the suit led wins, and the winner leads next.
hand-explain-orders = Decide in advance: an order waits unseen until its turn. You can change or cancel it until then.
hand-explain-set-counterpique = You bid the tricks you’ll win and the cards you’ll leave. If you both pass, try to win few tricks.
hand-explain-left = No one took these cards. If you look at them, elder sees them too. If you don’t, no one sees them.
hand-explain-shortened = A game this short has no rubicon: the winner gets 100 points plus the difference.
hand-explain-daily = Your result is compared with par, which is what the house scores on average with these cards.
hand-rematch = Rematch
# A button beside it: another level of the house, which suits the player better. $level is its name.
hand-next-level = Play next: { $level }
# What an old hand shows when a newer message shows the hand.
hand-retired = -# Your hand is further down.

## Days of rest: the days of the week on which a person’s clocks are paused. $days is a list of weekday-every, or none

# Above a hand, and in a challenge.
clock-rests-mine = -# 💤 Your clock is paused { $days }.
clock-rests-theirs = -# 💤 { $other }’s clock is paused { $days }.

## The house

# The reader, where a list of scores names both players. At the beginning of a line and in a column it is hand-you.
score-you = you

## The clock of the player whose turn it is, above their own hand

clock-mine-late = ⏰ **Your time ran out { $due }.** { $claims ->
    [yes] Move now, or you lose the game.
   *[no] { $other } can claim the game. Until they do, you can still move.
}

## The clock of the opponent, above the hand of the player who waits

# Buttons: when the opponent's time is up.
clock-claim = Claim the game
# A partie without a clock, after 30 days without a move: a button, and the question after it.
clock-end = End without a result
clock-end-ask = **{ $other }** has not moved for 30 days. End the game ({ $deal }) without a result? No one wins, and no rating changes. This can’t be undone.
clock-grant = Add { pace-name }
# The question after clock-claim, and its buttons. $deal is “deal 3 of 6”, $score the score.
claim-ask = **{ $other }**’s time ran out { $due }. Claim the game ({ $deal }, score so far: { $score })? You win but get no points, and { $other } loses. This can’t be undone.
# Below it, if no deal is finished.
claim-cost-unrated = No deal is finished yet, so the game won’t count, but it stays in your history.
claim-confirm = Claim it
claim-wait = Wait
# A partie against the house in which the player has not moved for a long time. $date is when it ends.
clock-put-away = ⏳ You haven’t moved here for a long time. { $rated ->
    [yes] Move by { $date }, or you lose, and the loss counts towards your rating.
   *[no] Move by { $date }, or the game ends without a result.
}

## The same ends of a partie, above the hand

# The heading in a deal of the day. $number is the day's, $deal 1 or 2.
hand-title-day = ### Daily deal { $deal } of 2, day { $number }{ $role ->
    [elder] : you are **elder**
    [younger] : you are **younger**
   *[other] {""}
}
hand-day-open = Against { $other } · open until { $when }
# The best that is true of a deal that brought less than par. $points is what it scored, $tricks the tricks won.
hand-day-good = { $what ->
    [cards] You won the cards with { $tricks } of the twelve tricks: +{ $points }
    [set] Your set was good: +{ $points }
    [sequence] Your sequence was good: +{ $points }
    [point] Your point was good: +{ $points }
   *[other] { $tricks ->
        [0] You played the deal to the end
        [one] You won a trick
       *[other] You won { $tricks } tricks
    }
}
hand-day-second = Second deal
hand-day-page = The day’s page

## The end of a game, as a heading: what happened and, once it is known, what the cards were worth. $points is the
## difference, $cards the part of it that the cards were worth, with its sign, $skill how much better or worse the reader
## did. $side is better, worse, level, or unknown while the worth of the cards is not known.

# $result is won, lost or drawn; $each is what each has in a draw.
end-points = { $result ->
    [won] You won by { $points }.
    [lost] You lost by { $points }.
   *[other] You drew, with { $each } each.
}{ end-luck }
end-luck = { $side ->
    [better] {" "}The cards were worth { $cards }, and you did { $skill } better.
    [worse] {" "}The cards were worth { $cards }, but you did { $skill } worse.
    [unknown] {""}
   *[other] {" "}The cards were worth { $cards }, and you got exactly that.
}
# Of one deal of several.
end-deal = { $result ->
    [won] You won deal { $deal } by { $points }.
    [lost] You lost deal { $deal } by { $points }.
   *[other] Deal { $deal } ended in a draw with { $each } each.
}{ end-luck }
end-deal-unfinished = Deal { $deal } was not finished.
# A Hundred Up, and Counterpique.
end-games = { $result ->
    [won] You won, { $mine ->
        [one] 1 game
       *[other] { $mine } games
    } to { $theirs }.
   *[other] You lost, { $mine ->
        [one] 1 game
       *[other] { $mine } games
    } to { $theirs }.
}
end-rubber = { $result ->
    [won] You won the rubber, { $mine ->
        [one] 1 game
       *[other] { $mine } games
    } to { $theirs }.
   *[other] You lost the rubber, { $mine ->
        [one] 1 game
       *[other] { $mine } games
    } to { $theirs }.
}
# Ends before the last deal. $who is mine or theirs.
end-resigned = { $who ->
    [mine] You resigned, so { $other } wins.
   *[other] { $other } resigned, so you win.
}{ end-so-far }
end-claimed = { $who ->
    [mine] Your time ran out, so { $other } wins.
   *[other] { $other }’s time ran out, so you win.
}{ end-so-far }
end-agreed = You both agreed to end the game without a result.{ end-so-far }
end-silent = No one moved for 30 days, so the game ended without a result.{ end-so-far }
end-stopped = The game was stopped without a result.{ end-so-far }
# $lead is ahead, behind or level.
end-so-far = { $side ->
    [unknown] {""}
   *[other] { $lead ->
        [ahead] {" "}You were { $points } ahead.
        [behind] {" "}You were { $points } behind.
       *[other] {" "}You were level.
    }{ end-luck }
}
# A deal of the day that was not played to its end.
end-day = This daily deal is over. It counts as unfinished.
# Below that heading. $deal is 1 or 2.
end-day-where = Daily deal { $deal } of 2, day { $number }{ $role ->
    [elder] : you were elder
    [younger] : you were younger
   *[other] {""}
}
# What More… opens below an end: the text above its buttons.
end-more-about = **More about game #{ $number }**

# What has happened for the first time in the reader’s life, for or against them, in the hand.
hand-first-met = -# ✨ { $what ->
    [carte_blanche] **Carte blanche:** a hand dealt without a king, queen or knave scores 10.
    [pique] **Pique:** reach 30 in hand and play before your opponent scores, and you get 30 more.
    [repique] **Repique:** reach 30 in hand alone before your opponent scores, and you get 60 more.
    [capot] **Capot:** winning all twelve tricks scores 40 instead of the 10 for the cards.
   *[other] **Rubicon:** a loser under 100 pays 100 plus both totals, not just the difference.
}
# Buttons after a game against the house as a beginner.
end-lesson = Next lesson
end-daily = Today’s deal
