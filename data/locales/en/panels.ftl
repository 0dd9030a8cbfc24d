### The panels: putting a challenge together, the settings of a person and of a server.
###
### For translators. What stands under “buttons” is cut on a phone after about 30 characters; a choice of a menu and its
### line have at most 100 characters. $level is how strong the house plays: beginner, club or master.

# A button of something that is on.
toggle-on = ✓ { $label }

## /piquet challenge without options: the panel

panel-title = ## A new partie
panel-no-clock = There is no clock against the house.
panel-shortened = **Friendly:** a shortened partie never counts for the ratings.
# Where a partie against the house is played.
panel-seen = { $public ->
    [yes] **At a table here:** everybody in this channel can watch.
   *[other] **In private:** you play in your direct messages, and nobody else sees it.
}
# Choices: whom, each with its line.
panel-someone = A person
panel-someone-line = You name them; they accept or decline
panel-anyone = Anyone
panel-anyone-line = The first person who accepts
# The menu of people, before one is chosen.
panel-who = Whom do you challenge?
# What the house is like at each level: a line of a menu, and of a list.
house-level-line = { $level ->
    [beginner] plays sensibly, but makes mistakes: for your first parties
    [club] plays well, and forgives a slip now and then
    [master] plays as well as it can
   *[other] { $level }
}
# Buttons.
panel-rated = Rated
panel-friendly = Friendly
panel-private = In private
panel-public = At a table here
panel-house-rules = House rules…
panel-challenge = Challenge
panel-play = Play
panel-back = Done
panel-more = More choices…
# What is left of the panel once the challenge is made. $link leads to its message.
panel-posted = Your challenge is posted.
panel-posted-at = Your challenge is posted: { $link }

## The page of house rules. $rules is the rule set

panel-house-title =
    ## House rules
    Choose what you add to **{ $rules }**. A tick marks what is chosen.
panel-house-none = No house rule fits this rule set.
# Buttons, and below each its line above the buttons.
panel-carte-rouge = Carte rouge
panel-carte-rouge-line = **Carte rouge:** 20 points when all twelve cards score in calls.
panel-carte-rouge-bar = No repique by carte rouge
panel-carte-rouge-bar-line = **No repique by carte rouge:** younger’s carte rouge counts towards no pique or repique.
panel-cards-make-pique = The cards can make a pique
panel-cards-make-pique-line = **The cards can make a pique:** the 10 for the cards count towards it if won before the other has a trick.
panel-pique = Pique as played
panel-pique-line = **Pique as played:** younger’s calls count for it from the moment they are reckoned.
panel-calls = Full calls
panel-calls-line = **Full calls:** sequences are called with their top card, sets with their rank.
panel-must-win = Win if you can
panel-must-win-line = **Win if you can:** a player who follows suit must win the trick if they can.
panel-deals-line = **Fewer deals** make a shorter partie, which is always friendly.

## The house is challenged by name: its levels

panel-levels-title = ## How strong should the house be?
panel-levels-rated = The partie has no clock. It is **friendly** unless you make it rated: a rated one that you give up counts as lost.

## /piquet settings: the panel. The lines under each heading say what is chosen now

settings-play = ### How you play
settings-show = ### What you see
settings-time = ### Your time
settings-zone-hint = -# Every time zone: `/piquet settings zone`
# Buttons: each turns one thing on or off.
settings-deal-button = Ask who deals
settings-answers-button = Answer myself
settings-clicks-button = One click
settings-sure-leads-button = Sure leads
settings-cut-button = Ask me to cut
settings-pictures-button = Pictures
settings-colours-button = Four colours
settings-reminders-button = Reminders
settings-listed-button = List me everywhere
# Menus. $language is a language by its own name, $hour a full hour from 0 to 23.
settings-language-discord = As my Discord: { $language }
settings-quiet-none = No quiet hours
settings-quiet-from = Quiet from { $hour }:00
settings-quiet-until = Quiet until { $hour }:00

## Days of rest: the days of the week on which a person’s clocks stand still. $days is a list of weekday-every, or none

# $day counts from 0 for Monday. The name in a menu.
weekday-name = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
    [6] Sunday
   *[other] { $day }
}
# The same as what happens on every such day.
weekday-every = { $day ->
    [0] on Mondays
    [1] on Tuesdays
    [2] on Wednesdays
    [3] on Thursdays
    [4] on Fridays
    [5] on Saturdays
    [6] on Sundays
   *[other] { $day }
}
settings-rests = Days of rest: { $days ->
    [none] **none**. Your clocks run on every day.
   *[other] your clocks stand still **{ $days }**.
}
settings-rests-later = From { $date } on: { $days ->
    [none] **no** days of rest.
   *[other] they stand still **{ $days }**.
}
settings-rests-hint = -# Days of rest apply from your next turn. A second choice within a week applies from a week after the first.
# The menu while no day is chosen.
settings-rests-none = Days of rest: two at most
# Above a hand, and in a challenge.
clock-rests-mine = -# 💤 Your clock stands still { $days }.
clock-rests-theirs = -# 💤 { $other }’s clock stands still { $days }.
challenge-rests = 💤 **{ $name }**’s clock stands still { $days }.

## /piquet server: the panel. Buttons, each of which turns one thing on or off, and the first choice of the languages

server-tables-button = Tables in the channel
server-claims-button = Lost when time is up
server-awards-button = Awards
server-pictures-button = Pictures
server-advice-button = Advice
server-language-discord = As this server: { $language }
