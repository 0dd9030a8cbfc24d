### Moves that the rules refuse, and records that cannot be read. Each text is one or two sentences: why, and what to do.
###
### For translators. $cards are cards as they are written (A♥ K♥). $number is a number of cards, or in
### refusal-bid-higher what a bid is worth. $text is a passage of a record, as it is written there.

## Moves that the rules refuse, told to the player who tried

refusal-deal-over = This deal is over, and nothing more can be done in it.
refusal-not-your-turn = It is your opponent’s turn. Wait for their move.
refusal-not-now = This cannot be done at this point of the deal. Do what you are asked now.
refusal-not-held = You do not hold { $cards }. Choose from the cards in your hand.
refusal-court-card = This is not a carte blanche: you were dealt { $cards }. A carte blanche is a hand without king, queen or knave.
refusal-too-late = It is too late for that. Do what you are asked now.
refusal-already-done = You have already done that, and it is done only once in a deal. Do what you are asked now.
refusal-no-such-bid = There is no such bid. A bid names seven to thirteen tricks, and three to eight cards left to your opponent.
refusal-bid-higher = This bid is too low: it must be worth more than { $number }. Bid higher, or pass.
refusal-no-bid = There is no bid that you could say yes to. Bid, or pass.
refusal-auction-first = The auction comes first: it decides who is elder. Bid, or pass.
refusal-misere = This deal is a misère: no one exchanges or calls, and the aim is to lose tricks. Play a card.
# $number is the fewest cards that must be exchanged.
refusal-exchange-more =
    { $number ->
        [one] You must exchange at least { $number } card. Choose what to discard.
       *[other] You must exchange at least { $number } cards. Choose what to discard.
    }
# $number is the most cards that can be exchanged; 0 in Counterpique, for a bid that leaves all eight.
refusal-exchange-fewer =
    { $number ->
        [0] You have promised all eight cards to your opponent, so you cannot exchange. Keep your hand.
        [one] You can exchange only { $number } card. Keep the others.
       *[other] You can exchange at most { $number } cards. Keep the others.
    }
refusal-nothing-left = No cards are left in the talon, so there is nothing to look at.
refusal-not-in-this-game = The rules of this game do not have that. Choose from what is offered.
refusal-call-pending = A call must be answered first.
refusal-calls-first = Make your calls first: point, sequence and set. You can also call none.
refusal-calls-in-order = In this rule set you call the point first, then the sequence, then the set, each once. Make the next call.
refusal-no-point = { $cards } is not a point. A point is cards of one suit, and as many as the rules ask for. Choose again.
refusal-no-sequence = { $cards } is not a sequence. A sequence is three or more cards of one suit without a gap. Choose again.
refusal-no-set = { $cards } is not a set. A set is three or four aces, kings, queens, knaves or tens. Choose again.
refusal-one-point = You can call only one point. Choose cards of one suit.
refusal-card-twice = { $cards } would count twice in one call. Name each card once.
refusal-best-first = Name your best sequence or set first: it decides for all of them. Start again with that one.
refusal-another-call = This answers a different call. Answer the call that was made.
refusal-not-good = This does not score, because of your opponent’s call. Reckon something else, or play a card.
refusal-said-good = You said “good” to this, so you cannot reckon it. Reckon something else, or play a card.
# $number is how many cards younger’s question was about; 0 if a group was announced instead.
refusal-told-first =
    { $number ->
        [0] Reckon first what you announced: { $cards }.
       *[other] You asked about a call of { $number } cards. Reckon { $number } cards first.
    }
# Elder names the suit before leading.
refusal-no-such-suit = You hold no card of that suit. Name one that you hold.
refusal-suit-named = You have named the suit that you lead. In that suit you hold { $cards }.
refusal-follow-suit = You must follow suit. In that suit you hold { $cards }.
# A house rule: who follows suit must win the trick if they can. $cards are the cards that would.
refusal-win-trick = You must win this trick, because you can: by your house rule, play { $cards }.
refusal-concede-later = You can give up the rest of a deal only after its first trick. Do what you are asked now.

## What is wrong with a record, or with a line that the engine reads

fault-not-json = This is not a piquet record: it is not JSON.
fault-not-a-record = This is not a piquet record of version 1: it needs “piquet”: 1, “rules”, two “players” and the “deals”.
fault-unknown-rules = There is no rule set “{ $text }”.
fault-unknown-option = The record names a house rule that does not exist, or that does not fit its rule set.
fault-bad-proof = The proof of the deals in the record cannot be read.
fault-bad-deal = This is not a deal. A deal needs a dealer, two hands of twelve cards, a talon of eight and the actions, with no card twice.
fault-wrong-dealer = The players deal in turn, and this is the wrong dealer.
fault-partie-over = The game had already ended.
fault-unfinished = This deal is unfinished, but another deal follows it.
# What a line for the engine must look like.
fault-not-asked = A line asks for a move as {"{"}"seat": 0 or 1, "record": the record as that seat sees it{"}"}.
fault-not-as-seen = This is not a deal as this seat sees it.
fault-out-of-turn = It is not this seat’s turn.
# $text is the action.
fault-unreadable = “{ $text }” is not an action of a record.
