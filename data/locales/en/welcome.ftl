### The way in: /piquet play and /piquet help.

command-play = Play the house, or today’s deal, with one press
command-help = What piquet is, and where to begin

# $house is the house with its level. $deals is how many deals the partie has.
play-text =
    ## Play
    {"**"}{ $house }**, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, without a clock. Your cards come to your direct messages at once.
play-new = New to the game? *Learn by playing* takes you through a first deal, step by step.
play-house = Play the house
play-other = Another opponent, other rules
help-text =
    ## Piquet
    A card game for two, four centuries old: swap cards, score what you hold, win tricks.
    - **Learn** with a first deal: ten minutes.
    - **Today’s deal**: two deals a day, the same for everyone here.
    - **Challenge someone**, or the house: the computer.
help-commands = -# `/piquet problem`: a problem a day. `/piquet analyse`: any game or position. `/piquet rules`: the rules. `/piquet games`: your games. `/piquet settings`: language, quiet hours, cards.
help-learn = Learn
help-challenge = Challenge someone
