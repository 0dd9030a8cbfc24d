### What a player sees of his own hand, in his DMs or privately at the table.

hand-title = ## Piquet with { $other }
# $role is elder, younger, or none while the auction has not decided; $dealt is yes for the dealer
hand-where = { $rules } · { $deal } · { $role ->
    [elder] you are **elder**
    [younger] you are **younger**
   *[none] the auction decides who is elder
}{ $dealt ->
    [yes] , and you dealt
   *[no] {""}
}
hand-rated = { $rated ->
    [yes] rated
   *[no] friendly
}
hand-table-link = [the table]({ $link })
hand-you = You
hand-score-deal = this deal **{ $mine }** – **{ $theirs }**
hand-last-deal = The deal before: you **{ $mine }** – **{ $theirs }** { $other }{ $game ->
    [mine] , and with it you won the game.
    [theirs] , and with it { $other } won the game.
   *[none] .
}
hand-bot-out = ⚠️ I am no longer in the server of this table. The clock stands still; unless I am invited again, the partie is broken off { $until }.
hand-table-lost = ⚠️ This partie has no table in the server any more. Run `/piquet table` in a channel of the server where I may write, and I set it up there. The game goes on here meanwhile.

hand-cards = **Your hand**
hand-holds = It holds: { $groups }
hand-discards = You put out: { $cards }
hand-taken = You took: { $cards }
hand-kept-all = You exchanged no cards.
hand-left-seen = You left, and saw: { $cards }
hand-left-looked = The cards left: { $cards }
hand-other-shown = { $other } has shown and still holds: { $cards }
hand-other-blank-hidden = { $other } has a carte blanche, and shows it once you have exchanged.
hand-other-blank = { $other } was dealt a carte blanche: { $cards }
hand-tricks = Tricks: you **{ $mine }**, { $other } **{ $theirs }**
hand-led = { $other } leads **{ $card }**.

# $deals is the number of deals, 0 where that depends on how they go
hand-choose-deal =
    You cut the higher card ({ $cut }), so the choice is yours. Who deals first?
    { $deals ->
        [0] -# The deal passes from one to the other as long as the partie lasts; whoever does not deal is elder, and has the better of it.
        [1] -# To let the other deal is the better choice: you are then elder in the only deal.
       *[other] -# To deal first is the better choice: you are then elder in the last deal.
    }
hand-wait-deal = { $other } cut the higher card ({ $cut }), and chooses who deals first.
hand-deal-mine = I deal first
hand-deal-theirs = { $other } deals first

## The auction of Counterpique. $bid is a bid in words, as hand-bid has it; $value is what it is worth; $draw is what
## hand-auction-draw says

hand-bid = { $tricks } tricks, { $left } cards left, worth { $value }
hand-auction-opening =
    {"**"}The auction.** You dealt, and speak first: bid, or pass.
    -# A bid is worth its tricks, of 13 (the last counts two), times the cards left to { $other }. { $draw }
    -# If you pass, { $other } may bid and is then elder; if both pass, the deal is a misère.
hand-auction-second-opening =
    {"**"}The auction.** { $other } has passed: bid, or pass.
    -# If you bid, you are elder at your bid. { $draw }
    -# If you pass, the deal is a misère: nobody exchanges or calls, and tricks are to be lost.
hand-auction-answer =
    {"**"}The auction.** { $other } bids: { $bid }. Can you match it?
    -# If you say yes, { $higher ->
        [yes] { $other } must raise, or you are elder at this bid
       *[no] you are elder at this bid, for none is higher
    }. If you pass, { $other } is elder at it.
hand-auction-raise =
    {"**"}The auction.** { $other } can match your bid ({ $bid }): raise it, or pass.
    -# If you pass, { $other } is elder, at this bid or at a higher one. { $draw }
hand-auction-last-raise =
    {"**"}The auction.** { $other } passes, so you are elder: stand on the bid ({ $bid }), or raise it.
    -# If you stand, this bid is your contract; nothing obliges you to raise. { $draw }
hand-auction-raise-none = **The auction.** { $other } can match your bid ({ $bid }), and none is higher: pass, and { $other } is elder at it.
hand-auction-last-raise-none = **The auction.** { $other } passes, so you are elder ({ $bid }). No bid is higher: stand.
hand-auction-draw = { hand-bid-draw }.
hand-bid-left = Cards left to the other
hand-bid-left-option = { $left } cards left to { $other }
hand-bid-draw = { $number ->
    [0] With { $left } left, elder draws none
    [one] With { $left } left, elder draws one at most
   *[other] With { $left } left, elder draws { $most } at most
}
hand-bid-tricks = Tricks to undertake
hand-bid-tricks-option = { $tricks } tricks: worth { $value }
hand-say-yes = Yes
hand-say-pass = Pass
hand-say-stand = Stand
hand-confirm-choose = Choose what to say first
hand-confirm-bid = Bid { $bid }
hand-confirm-yes = Say yes: you can match { $value }
hand-confirm-pass-opening = Pass: { $other } may bid, or pass too
hand-confirm-pass-second-opening = Pass: the deal is a misère
hand-confirm-pass-answer = Pass: { $other } is elder, at { $value }
# $higher is yes where there is a higher bid than this.
hand-confirm-pass-raise = Pass: { $other } is elder, at { $value }{ $higher ->
    [yes] {" "}or more
   *[no] {""}
}
hand-confirm-pass-last-raise = Stand: you are elder, at { $value }

hand-bid-stands = { $bidder ->
    [mine] Your bid:
   *[theirs] The bid of { $other }:
} { $bid }.
# $state is open, made or beaten
hand-contract-mine = **Your contract: { $tricks } of 13 tricks**, worth { $value }. You have **{ $mine }**, { $other } has **{ $theirs }**{ $state ->
    [made] : it is made.
    [beaten] : it is beaten.
   *[open] .
}
hand-contract-theirs = **The contract of { $other }: { $tricks } of 13 tricks**, worth { $value }. { $other } has **{ $theirs }**, you have **{ $mine }**{ $state ->
    [made] : it is made.
    [beaten] : it is beaten.
   *[open] .
}
hand-misere = **Misère:** tricks are to be lost; whoever wins fewer scores five for each trick of the other, and the last counts two. You have **{ $mine }**, { $other } has **{ $theirs }**.

## The exchange. $choose is what hand-exchange-choose says; $least and $number are the fewest and the most cards, $most
## the most in words

hand-exchange-choose = { $least ->
    [0] { $number ->
        [one] choose one card to put out, or none; you take as many.
       *[other] choose up to { $most } cards to put out, or none; you take as many.
    }
   *[other] choose one to { $most } cards to put out; you take as many.
}
hand-exchange-elder = **Your exchange:** { $choose }
    -# What you leave of your five you may look at, and { $other } can take.
hand-exchange-elder-unseen = **Your exchange:** { $choose }
    -# What you leave, { $other } can take. Nobody sees cards that are left.
hand-exchange-younger = **Your exchange.** { $other } took { $taken }, so { $left } are left: { $choose }
hand-exchange-nothing = **Your exchange.** You have promised all eight cards to { $other }, so you draw none.
hand-exchange-go-on = Go on with these cards
hand-exchange-keep = Keep all twelve cards
hand-exchange-pick = Cards to put out
hand-exchange-picked = To put out: { $cards }
hand-cards-first = Choose the cards first
hand-exchange-confirm = Exchange { $number }, leave { $left }
hand-carte-blanche = Announce carte blanche (10)
hand-look = Look at the { $number ->
    [one] card
   *[other] { $number } cards
} left ({ $other } will see { $number ->
    [one] it
   *[other] them
} too)

hand-call-point = **Your point.** What do you call?
hand-call-sequence = **Your sequences.** What do you call?
hand-call-set = **Your trios and quatorzes.** What do you call?
hand-call-together = -# You make all three calls before { $other } answers any of them.
hand-call-none-held = **Your calls.** You hold no point, sequence or set that could be called.
hand-call = Call { $groups }
hand-call-less = Call less…
hand-call-nothing = Call nothing
hand-call-sets-first = Call the sets first
hand-call-sequences-first = Back to the sequences
hand-call-back = Back to the calls
hand-sink-point = **Sinking.** Choose the cards of the point that you want to call. What you do not call does not score, and is not told.
hand-sink-sequence = **Sinking.** Choose the cards of the sequences that you want to call. What you do not call does not score, and is not told.
hand-sink-set = **Sinking.** Choose the cards of the trios or quatorzes that you want to call. What you do not call does not score, and is not told.
hand-sink-pick = Cards to call
hand-sink-invalid = These cards cannot be called

hand-answer =
    { $call }
    {"**"}What do you answer?**
hand-answer-with = Against it: { $group }
hand-answer-good = “Good”

hand-reckon = **You can reckon before you play.** What is good in your hand: { $groups }, for **{ $points }**.
hand-reckon-all = Reckon { $points ->
    [one] it: 1
   *[other] it all: { $points }
}
hand-reckon-pick = Or only…
hand-reckon-some = Reckon these: { $points }
hand-reckon-unsure = These are good only with the best of their kind
hand-reckon-nothing = Reckon nothing

hand-lead-first = **Lead a card.** Your lead ends your calls.
hand-lead = **Lead a card.**
hand-follow = **Play a card.**
hand-play = Play { $card }
hand-play-lead = Lead { $card }
hand-play-choose = Choose a card first

hand-help = ?
hand-won = **You win the partie.**
hand-lost = **{ $other } wins the partie.**
hand-drawn = **The partie is drawn.**
hand-resigned-mine = You gave the partie up: { $other } wins.
hand-resigned-theirs = { $other } gave the partie up: you win.
hand-rematch = Rematch
hand-retired = -# Your hand is further down.
