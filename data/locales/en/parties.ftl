### Resigning a partie.
###
### For translators. Descriptions of commands and options (command-…) and choices have at most 100 characters. Keep the
### names of commands and options, such as `/piquet settings`, as they are.

## Descriptions of the commands and their options

command-resign = Resign a game

## Resigning a partie

resign-ask = Resign the game against **{ $other }** ({ $deal }, score so far: { $score })? This can’t be undone.
# The same for a deal of the day.
resign-ask-day = Give up this daily deal? It will rank below every finished deal, and you won’t get a second try.
# What it costs. $before and $after are the reader’s rating.
resign-cost = { $rated ->
    [yes] Your rating will drop from **{ $before }** to **{ $after }**. The game counts as a loss, and neither of you gets points.
   *[no] The game is friendly, so no rating changes. The game counts as a loss, and neither of you gets points.
}
# What it costs if the partie is not rated, although it was to be: $why is no-deal or pair.
resign-cost-unrated = { $why ->
    [pair] No rating changes, because you two have already finished three rated games in the last seven days. The game counts as a loss, and neither of you gets points.
   *[other] No deal is finished yet, so the game won’t count, but it stays in your history.
}
resign-confirm = Resign
# The button below resign-ask-day.
resign-confirm-day = Give up
resign-keep = Play on

## Ending a partie without a result, if both agree

# Below resign-ask.
end-ask = Or press **Offer to end**: if { $other } agrees too, the game ends without a result. No one wins, and nothing counts.
end-offer = Offer to end
# On the hand of the other player, with two buttons.
end-offered = 🤝 **{ $other } offers to end the game without a result.** No one wins, and nothing counts. The next move cancels the offer.
end-agree = Agree to end it
end-decline = Decline
# On the hand of the player who offers it.
end-offered-mine = 🤝 You offered to end the game without a result. { $other } can agree until the next move.
end-withdraw = Withdraw the offer
end-dropped = Your offer to end the game was declined or withdrawn. You can make another after the next move.
