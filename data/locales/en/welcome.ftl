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
    Piquet is a card game for two, four centuries old: you exchange cards, call what you hold, and play twelve tricks. Here you play it a decision at a time, in minutes or over days, against a person or the house.
    - **Learn** the game by playing a first deal.
    - **Play today’s deal**: two deals a day, the same for everyone here.
    - **Challenge someone**, or the house.
help-commands = -# `/piquet rules` has the rules, `/piquet games` your games in play, `/piquet settings` your language, quiet hours and cards.
help-learn = Learn
help-challenge = Challenge someone
