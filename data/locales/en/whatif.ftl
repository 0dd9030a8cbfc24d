### What if?: another decision in a finished deal, which the house then plays on for both players.
###
### For translators. $name is the player who decided; $what is an action as in house.ftl, such as `lead K♠`.

# The button in a replay and in a review.
whatif-button = What if?
whatif-title = ### What if …?
# Above the player’s cards and the controls for a decision.
whatif-choose = { $name } chose to { $what }. **Choose something else for { $name }:** the house then plays on for both players.
# Above another player’s cards, whose texts say “you” to their player.
whatif-you = -# Below, “you” means { $name }.
whatif-house = What the house would do
whatif-working = The house plays on for both players: step { $step } of { $of }…

## The comparison. $score is whatif-score

whatif-tried = ### What if { $name } had chosen to { $what }?
# $lead is the player’s points less the opponent’s, such as +12.
whatif-score = { $first } { $one }, { $second } { $two } ({ $lead } for { $name })
whatif-real = - As actually played: { $score }
whatif-unfinished = - This deal wasn’t played to the end.
whatif-as-played = - The choice in the game ({ $what }), then the house plays on for both: { $score }
whatif-other = - The other choice ({ $what }), then the house plays on for both: { $score }
whatif-same = **That was the choice in the game.** Only what follows is different.
whatif-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
whatif-gain = { $side ->
    [better] **With these cards, that is { whatif-points } better for { $name }.**
    [worse] **With these cards, that is { whatif-points } worse for { $name }.**
    [same] **With these cards, that makes no difference.**
   *[other] { $side }
}
whatif-means = -# “With these cards” means that both hands are as they were dealt and exchanged, including the cards that { $name } couldn’t see. The house plays both hands at master level, each from its own cards alone. With different hidden cards, the result might differ.
# $aim as in points-on-average (house.ftl).
whatif-average = Over all hands that match what { $name } could know, { $side ->
    [better] that gains { $points } { points-on-average }
    [worse] that costs { $points } { points-on-average }
    [same] that is just as good on average
   *[other] { $side }
}.
# Buttons: the deal as it goes on after the other decision, and after the decision of the game.
whatif-show-other = See what follows
whatif-show-played = See the original play
whatif-again = Another decision

## The deal as the house plays it on, step by step

whatif-compare = Compare
whatif-line = -# **What if?** { $name } chooses to { $what }{ $played ->
    [yes] , as in the game
   *[no] {""}
}; then the house plays for both.
