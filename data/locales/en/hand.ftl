### What a player sees of his own hand, in his DMs or privately at the table.

hand-title = ## Piquet with { $other }
hand-where = { $rules } · { $deal } · you are { $role ->
    [elder] **elder**
   *[younger] **younger**, and dealt
}
hand-table-link = [the table]({ $link })
hand-you = You
hand-score-deal = this deal **{ $mine }** – **{ $theirs }**
hand-table-lost = ⚠️ This partie has no table in the server any more. Run `/piquet table` in a channel of the server where I may write, and I set it up there. The game goes on here meanwhile.

hand-cards = **Your hand**
hand-holds = It holds: { $groups }
hand-discards = You put out: { $cards }
hand-taken = You took: { $cards }
hand-left-seen = You left, and saw: { $cards }
hand-left-looked = The cards left: { $cards }
hand-other-shown = { $other } has shown and still holds: { $cards }
hand-other-blank = { $other } was dealt a carte blanche: { $cards }
hand-tricks = Tricks: you **{ $mine }**, { $other } **{ $theirs }**
hand-led = { $other } leads **{ $card }**.

hand-choose-deal =
    You cut the higher card ({ $cut }), so the choice is yours. Who deals first?
    -# To deal first is the better choice: you are then elder in the last deal.
hand-wait-deal = { $other } cut the higher card ({ $cut }), and chooses who deals first.
hand-deal-mine = I deal first
hand-deal-theirs = { $other } deals first

hand-exchange-elder = **Your exchange.** Choose one to five cards to put out; you take as many.
    -# What you leave of your five you may look at, and { $other } can take.
hand-exchange-younger = **Your exchange.** { $other } took { $taken }, so { $most } are left: choose one to { $most } cards to put out; you take as many.
hand-exchange-pick = Cards to put out
hand-exchange-picked = To put out: { $cards }
hand-exchange-none = Choose the cards first
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
hand-reckon-nothing = Reckon nothing

hand-lead-first = **Lead a card.** Your lead ends your calls.
hand-lead = **Lead a card.**
hand-follow = **Play a card.**
hand-play = Play { $card }
hand-play-lead = Lead { $card }
hand-play-choose = Choose a card first

hand-help = ?
hand-waiting = ⏳ It is { $other }’s turn (it began { $since }).
hand-won = **You win the partie.**
hand-lost = **{ $other } wins the partie.**
hand-drawn = **The partie is drawn.**
hand-resigned-mine = You gave the partie up: { $other } wins.
hand-resigned-theirs = { $other } gave the partie up: you win.
hand-rematch = Rematch
hand-retired = -# Your hand is further down.
