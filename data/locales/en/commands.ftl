### The slash commands, the questions they ask, and the settings of a player.
###
### For translators. A description of a command or an option (command-…) and a choice have at most 100 characters. Keep
### the names of commands and options, such as `/piquet settings`, as they are.

## Descriptions of the commands and their options

command-piquet = Piquet, the great card game for two players
command-leaderboard-rating = rating
command-leaderboard-points = points won
command-leaderboard-won = parties won

## The settings of a player

settings-deal = If you cut higher: { $on ->
    [yes] **you are asked** who deals.
   *[no] **you deal first**.
}
settings-answers = Calls: { $on ->
    [yes] **you answer** yourself.
   *[no] **I answer** for you, truthfully.
}
settings-clicks = A card: { $on ->
    [yes] **one click** plays it.
   *[no] you choose it, then **confirm**.
}
settings-sure-leads = Sure cards: { $on ->
    [yes] **I offer** to lead them.
   *[no] I offer nothing.
}
settings-cut = Before a partie against the house: { $on ->
    [yes] **you cut**, or deal at once.
   *[no] the cards are dealt **at once**.
}

## Moderating: ending a partie, or moving its table

# $told is one when only $name is told, since the other player is the house, or both.
moderate-told = { $told ->
    [one] **{ $name }** is told
   *[other] both players are told
}

## Permissions that the bot needs for a table

missing-title = I cannot open a table in this channel. I need these permissions:
missing-line = - **{ $permission }**: { $why }
# To somebody who may change permissions, and to somebody who may not.
missing-yours = You can change this: Server Settings → Roles → my role, or the settings of this channel → Permissions.
missing-theirs = Please ask { $who } to give my role these permissions, on the server or in this channel.
missing-owner = the owner of the server (<@{ $owner }>) or a moderator
missing-someone = a moderator of the server
missing-threads = -# I may not open threads here, so the table will be in the channel itself. For threads I need: { $permissions }.
# The names are those that Discord uses; the reason stands beside each.
permission-view-channel = View Channel
permission-view-channel-why = to see the channel
permission-send-messages = Send Messages
permission-send-messages-why = to post the challenge and the table
permission-read-history = Read Message History
permission-read-history-why = to find the table’s messages again
permission-create-threads = Create Public Threads
permission-create-threads-why = to open a thread for the table
permission-send-in-threads = Send Messages in Threads
permission-send-in-threads-why = to write in it

## Choices at a challenge, at most 100 characters each. $number is 1, 2 or 6

ruleset-rubicon-choice = Rubicon – the classic: six deals, beware of ending under 100
ruleset-club-choice = Club – Rubicon with fuller calls
ruleset-au-cent-choice = Au Cent – calls say all at once; younger may keep all twelve cards
ruleset-french-1896-choice = French 1896 – all three calls at once, then what younger has better
ruleset-carte-rouge-choice = Carte Rouge – 20 when all twelve cards score in calls
ruleset-hundred-choice = A Hundred Up – the old partie: best of five games of 100
ruleset-counterpique-choice = Counterpique – bid to be elder; a rubber of two games

## House rules that differ from the rule set: in the challenge, where the table opens, above a hand. option-line has a
## list of these phrases. $on is yes or no, $number is 1, 2 or 6

option-carte-rouge =
    { $on ->
        [yes] with carte rouge
       *[no] without carte rouge
    }
option-carte-rouge-bar = no repique by younger’s carte rouge
option-pique = pique as played
option-calls = full calls
option-must-win = win if able
option-cards-make-pique =
    { $on ->
        [yes] cards count towards a pique
       *[no] cards do not count towards a pique
    }
# A partie begun with an earlier version of the bot, which read the source of the rule set otherwise. $version is 0.1.
option-reading = read as in version { $version }
option-deals =
    { $number ->
        [1] a partie of one deal
        [2] a partie of two deals
        [6] a partie of six deals
       *[other] a partie of { $number } deals
    }
