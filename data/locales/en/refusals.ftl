### Why something cannot be done, and what can. Each is one or two sentences, said to the player who tried.
###
### For translators. $cards are cards as they are written (A♥ K♥) and $number is a number of cards, in the sentences
### that use them here; $text is a passage of a record, as it stands there.

## What the rules refuse

refusal-deal-over = This deal has been played to the end; nothing more can be done in it.
refusal-not-your-turn = It is the other player’s turn. You are next when that is done.
refusal-not-now = It is too early or too late for that in this deal. Look at what is asked of you now.
refusal-not-held = You do not hold { $cards }. Choose from the cards in your hand.
refusal-court-card = That is no carte blanche: you were dealt { $cards }. It takes a hand without king, queen or knave.
refusal-too-late = The moment for that has passed. The deal goes on with what is asked of you now.
refusal-already-done = You have done that already, and it counts once a deal. Go on with the next thing.
refusal-no-such-bid = There is no such bid: it names seven to thirteen tricks, and three to eight cards left to the other.
refusal-bid-higher = That bid is not high enough: it must be worth more than { $number }. Bid higher, or pass.
refusal-no-bid = There is no bid to say yes to. Bid, or pass.
refusal-auction-first = The auction comes first: it decides who is elder. Bid, or pass.
refusal-misere = This deal is a misère: nobody exchanges or calls, and tricks are to be lost. Play a card.
refusal-exchange-more =
    { $number ->
        [one] You must exchange at least { $number } card. Choose what to put away.
       *[other] You must exchange at least { $number } cards. Choose what to put away.
    }
refusal-exchange-fewer =
    { $number ->
        [0] You have promised all eight cards to the other, so you keep your hand. Exchange none.
        [one] You can exchange { $number } card and no more. Keep the others.
       *[other] You can exchange { $number } cards and no more. Keep the others.
    }
refusal-nothing-left = No cards are left in the talon, so there is nothing to look at.
refusal-not-in-this-game = The rules of this partie do not know that. Choose from what is offered.
refusal-call-pending = A call is waiting for its answer. That comes first.
refusal-calls-first = First you say what you call: point, sequence and set, or that you call none.
refusal-calls-in-order = Here the point is called first, then the sequence, then the set, each once. Call the next one.
refusal-no-point = { $cards } is no point: that takes cards of one suit, and as many as the rules ask for. Choose again.
refusal-no-sequence = { $cards } is no sequence: that takes three or more cards of one suit in unbroken order. Choose again.
refusal-no-set = { $cards } is no set: that takes three or four aces, kings, queens, knaves or tens. Choose again.
refusal-one-point = A hand has one point. Call a single suit.
refusal-card-twice = { $cards } would count twice in one go. Name each card once.
refusal-best-first = The first that you name must be the best: it decides for all. Begin with that one.
refusal-another-call = That answers another call than the one that waits. Answer the one that was made.
refusal-not-good = That is not good, so it cannot be reckoned: the other’s call stands against it. Reckon something else, or play.
refusal-follow-suit = You must follow suit. In that suit you hold { $cards }.

## What is wrong with a record

fault-not-json = This is not a piquet record: it is not JSON.
fault-not-a-record = This is not a piquet record of version 1: it needs “piquet”: 1, “rules”, two “players” and the “deals”.
fault-unknown-rules = There is no rule set “{ $text }”.
fault-unknown-option = The record asks for house rules that there are not, or that do not fit its rule set.
fault-bad-deal = This is not a deal: it needs a dealer, two hands of twelve cards, a talon of eight, no card twice, and the actions.
fault-wrong-dealer = The players deal in turn, and here the wrong one deals.
fault-partie-over = The partie had ended before this.
fault-unfinished = This deal is unfinished, and another follows it.
fault-not-asked = A line asks for a move as {"{"}"seat": 0 or 1, "record": the record as that seat sees it{"}"}.
fault-not-as-seen = No deal looks like this to that seat.
fault-out-of-turn = It is not that seat’s turn.
fault-unreadable = “{ $text }” is not an action of the record.
