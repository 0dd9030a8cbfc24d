### The way in: /piquet play and /piquet help.

command-play = Play the house or today’s deal with one press
command-help = What piquet is, and where to begin

# $house is the house with its level. $deals is how many deals the partie has.
play-text =
    ## Play
    {"**"}{ $house }**, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, no clock. Your cards arrive by DM right away.
play-new = New to the game? *Learn by playing* walks you through a first deal, step by step.
play-house = Play the house
play-other = Another opponent, other rules
help-text =
    ## Piquet
    A four-hundred-year-old card game for two: swap cards, score what you hold, win tricks.
    - **Learn** by playing a first deal in ten minutes.
    - **Today’s deals**: two a day, the same for everyone here.
    - **Challenge someone**, or play the house (the computer).
help-commands = -# `/piquet problem`: a daily problem. `/piquet analyse`: any game or position. `/piquet rules`: the rules. `/piquet games`: your games. `/piquet settings`: language, quiet hours, cards.
help-learn = Learn
help-challenge = Challenge someone
