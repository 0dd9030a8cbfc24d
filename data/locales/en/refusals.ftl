### Moves that the rules refuse. Each text is one or two sentences: why, and what to do.
###
### For translators. $cards are cards as they are written (A♥ K♥). $number is a number of cards, or in
### refusal-bid-higher what a bid is worth.

## Moves that the rules refuse, told to the player who tried

refusal-deal-over = This deal is over.
refusal-not-your-turn = It is your opponent’s turn.
refusal-not-now = That isn’t possible at this point in the deal. Choose something else.
refusal-not-held = You do not hold { $cards }. Choose from the cards in your hand.
refusal-court-card = That isn’t a carte blanche, because you were dealt { $cards }. A carte blanche is a hand without a king, queen or knave.
refusal-too-late = It’s too late for that. Choose something else.
refusal-already-done = You’ve already done that. Choose something else.
refusal-no-such-bid = You can’t bid that. Bid seven to thirteen tricks, leaving your opponent three to eight cards.
refusal-bid-higher = This bid is too low: it must be worth more than { $number }. Bid higher, or pass.
refusal-no-bid = There is no bid to say yes to yet. Bid, or pass.
refusal-auction-first = Bid or pass first: the auction decides who is elder.
refusal-misere = This deal is a misère: no exchange, no calls, and you try to lose tricks. Play a card.
# $number is the fewest cards that must be exchanged.
refusal-exchange-more =
    { $number ->
        [one] You must exchange at least { $number } card. Choose what to discard.
       *[other] You must exchange at least { $number } cards. Choose what to discard.
    }
# $number is the most cards that can be exchanged; 0 in Counterpique, for a bid that leaves all eight.
refusal-exchange-fewer =
    { $number ->
        [0] You promised your opponent all eight cards, so you can’t exchange. Keep your hand.
        [one] You can exchange only { $number } card.
       *[other] You can exchange at most { $number } cards.
    }
refusal-nothing-left = No cards are left in the talon, so there is nothing to look at.
refusal-not-in-this-game = That isn’t part of this rule set. Choose one of the options.
refusal-call-pending = A call must be answered first.
refusal-calls-first = Make your calls first: point, sequence and set, or nothing.
refusal-calls-in-order = In this rule set you call point, sequence and set once each, in that order. Make the next call.
refusal-no-point = { $cards } can’t be a point. Choose enough cards of one suit.
refusal-no-sequence = { $cards } can’t be a sequence. Choose three or more cards in a row in one suit.
refusal-no-set = { $cards } can’t be a set. Choose three or four aces, kings, queens, knaves or tens.
refusal-one-point = You can call only one point. Choose cards of one suit.
refusal-card-twice = { $cards } would count twice in one call. Name each card once.
refusal-best-first = Name your best sequence or set first, because it decides whether the others score. Start again with that one.
refusal-another-call = That answers a different call. Answer this one.
refusal-not-good = Your opponent’s call stops this from scoring. Reckon something else, or play a card.
refusal-said-good = You said “good” to this, so you cannot reckon it. Reckon something else, or play a card.
# $number is how many cards younger’s question was about; 0 if a group was announced instead.
refusal-told-first =
    { $number ->
        [0] First reckon what you announced: { $cards }.
       *[other] You asked about a call of { $number } cards, so first reckon one of { $number } cards.
    }
# Elder names the suit before leading.
refusal-no-such-suit = You hold no card of that suit. Name one you hold.
refusal-suit-named = You must lead the suit you named. You hold { $cards } in it.
refusal-follow-suit = You must follow suit. You hold { $cards }.
refusal-concede-later = You can give up the rest of a deal only after its first trick.
