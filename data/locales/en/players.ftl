### The settings of a person, and blocks. Only that person sees these texts.
###
### For translators. Descriptions of commands and options (command-…) and choices have at most 100 characters. Keep the
### names of commands and options, such as `/piquet settings`, as they are. A phone cuts a button after about 30
### characters; a choice of a menu and its line have at most 100.

command-block = Block someone without telling them, or leave the name out to list the people you’ve blocked
command-block-person = The person to stop from challenging you, asking you for a rematch or notifying you
command-unblock = Unblock someone
command-unblock-person = Choose from the people you have blocked
# After /piquet block with a person.
block-done = You have blocked **{ $name }**, who won’t be told. Neither of you can challenge the other, and any open challenges between you are closed. Your current games go on, but I won’t notify you of **{ $name }**’s moves.
# After /piquet unblock.
block-lifted = **{ $name }** is no longer blocked.
block-title = ## People you have blocked
block-none = You haven’t blocked anyone. To block someone, name them in `/piquet block`.
# One person of the list.
block-line = - **{ $name }**
block-hint = -# `/piquet unblock` lifts a block.
# A button of something that is on.
toggle-on = ✓ { $label }

## Refusals

refused-not-to-block = You can only block other people, not bots or yourself.
# Challenging a person whom the reader has blocked, or accepting their challenge.
refused-have-blocked = You have blocked this person. `/piquet unblock` lifts the block.
refused-not-blocked = You have not blocked this person. `/piquet block` shows who you have blocked.
# $number is the largest number of people that a person can block.
refused-many-blocked = You have blocked { $number } people, which is the limit. `/piquet unblock` lifts a block.

## Descriptions of the commands and their options

command-settings = Your settings: how you play, reminders, pictures
command-settings-zone = Your time zone, for quiet hours: start typing a city or a country

## The settings of a player

settings-title = ## Your settings
settings-deal = When you win the cut: { $on ->
    [yes] **you choose** who deals.
   *[no] **I choose** for you: you deal first, or you are elder in a game of one deal.
}
settings-answers = Answering calls: { $on ->
    [yes] **you do it**.
   *[no] **I do it** for you, truthfully.
}
settings-confirms = Playing a card or making a full exchange: { $on ->
    [yes] choose, then **confirm**.
    [at-first] **one press**, except for your first card.
   *[other] **one press**.
}
settings-forced = Against the house, when only one card is legal: { $on ->
    [yes] **I play it** for you.
   *[no] **you play it**.
}
settings-sure-leads = Cards that nothing can beat: { $on ->
    [yes] **I offer** to lead them all.
   *[no] **I don’t offer** to lead them all.
}
settings-cut = Before a game against the house: { $on ->
    [yes] **you can cut**.
   *[no] **I deal at once**.
}
settings-colours = Suits: { $on ->
    [yes] **four colours**.
   *[no] **two colours**.
}
settings-as-text = Cards in your hand: { $on ->
    [yes] **letters and symbols**.
   *[no] **small pictures** to press.
}

## /piquet settings: the panel. The lines under each heading say what is chosen now

settings-play = ### How you play
settings-show = ### What you see
settings-time = ### Your time
settings-zone-hint = -# All time zones: `/piquet settings zone`
# Buttons, each of which turns one thing on or off.
settings-deal-button = Ask who deals
settings-answers-button = Answer myself
settings-confirms-button = Confirm each card
settings-forced-button = Play forced cards
settings-sure-leads-button = Sure leads
settings-cut-button = Ask me to cut
settings-as-text-button = Cards as text
settings-colours-button = Four colours
settings-reminders-button = Reminders
settings-listed-button = List me everywhere
# Menus. $when is when a person sees larger pictures: of the score sheet at the end of a deal, of the hand or the table.
settings-pictures = { $when ->
    [never] No larger pictures
    [deals] Pictures at the end of a deal
    [hands] Pictures of each new hand too
    [always] Pictures at every step
   *[other] { $when }
}
# $language is a language by its own name, $hour a full hour from 0 to 23.
settings-language-discord = Same as Discord: { $language }
settings-quiet-none = No quiet hours
settings-quiet-from = Quiet from { $hour }:00
settings-quiet-until = Quiet until { $hour }:00

## Days of rest: the days of the week on which a person’s clocks are paused. $days is a list of weekday-every, or none

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
# Every such day.
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
    [none] **none**.
   *[other] your clocks pause **{ $days }**.
}
settings-rests-later = From { $date }: { $days ->
    [none] **no** days of rest.
   *[other] your clocks pause **{ $days }**.
}
settings-rests-hint = -# Days of rest apply from your next turn. A second change within a week takes effect a week after the first.
# The menu while no day is chosen.
settings-rests-none = Days of rest: up to two

## The leaderboards

# In the settings: whether the reader is listed.
settings-listed = Leaderboards of all servers: { $on ->
    [yes] **you are listed**.
   *[no] **you are not listed**.
}

## The settings of a player: reminders

settings-reminders = Reminders: { $on ->
    [yes] when **half** of your time has passed, and when a tenth is left.
   *[no] **off**.
}
# One choice while the player types a time zone.
zone-choice = { $zone }: it is { $time } there
