### The slash commands, the questions they ask, and the settings of a player.
###
### For translators. A description of a command or an option (command-…) and a choice have at most 100 characters. Keep
### the names of commands and options, such as `/piquet settings`, as they are.

## Descriptions of the commands and their options

command-piquet = Piquet, the great card game for two players
command-challenge = A partie of piquet with somebody, anyone or the house: without options, I ask for the rest
command-challenge-opponent = Who you challenge; choose me to play the house. Anyone can accept if you leave it out
command-challenge-level = How strong the house is. If you choose a level, you play the house
command-challenge-rules = Which rules you play by; Rubicon if you leave it out
command-challenge-carte-rouge = House rule: 20 points when all twelve cards score in calls
command-challenge-carte-rouge-bar = House rule: younger’s carte rouge counts towards no pique or repique
command-challenge-pique = House rule: what decides a pique, if not the order of scoring
command-challenge-calls = House rule for Rubicon: how much a call says at once
command-challenge-must-win = House rule: a player who follows suit must win the trick if they can
command-challenge-cards-pique = House rule: the 10 for the cards count towards a pique if won before the other has a trick
command-challenge-deals = How many deals the partie has, in a rule set of six deals
command-challenge-pace = How long each player has for a decision; the server’s own pace if you leave it out
command-challenge-rated = Rated or friendly; if you leave it out, rated with people unless shortened, friendly with the house
command-challenge-public = Play the house at a table on this server, for all to see, and not in your direct messages
command-games = Your parties in play: whose turn it is, until when, and where
command-hand = Your hand, shown to you alone
command-table = The table: what is public, and which cards shown are still held
command-history = Parties that are over, and their replays
command-history-person = Whose parties; yours if you leave it out
command-history-with = Only parties against this person
command-export = All your finished parties, as records and as a text to read
command-resign = Resign a partie
command-learn = Learn piquet by playing a first deal, step by step
command-problem = One decision to find: the problem of the day, or another
command-problem-grade = Another problem, of this grade, instead of that of the day
command-rules = Learn the game in short pages
command-settings = Your settings: how you play, reminders, pictures
command-settings-zone = Your time zone, for the quiet hours: start typing a city or a country
command-leaderboard = The leaderboards: by rating, points or parties won
command-leaderboard-by = What players are ranked by; rating first if you leave it out
command-leaderboard-time = Which period, for points and parties won (not for ratings)
command-leaderboard-rules = Which parties count; those with the most players if you leave it out
command-leaderboard-servers = This server, or all servers (all servers: only players who have asked to be listed)
command-leaderboard-rating = rating
command-leaderboard-points = points won
command-leaderboard-won = parties won
command-leaderboard-pool =
    { $pool ->
        [games] A Hundred Up
        [rubber] Counterpique
        [house-games] against the house: A Hundred Up
        [house-rubber] against the house: Counterpique
        [house-deals] against the house: six deals
        [deals] six deals: Rubicon, Club, Au Cent, French, Carte Rouge
       *[other] { $pool }
    }
command-leaderboard-scope =
    { $scope ->
        [all] all servers
        [here] this server
       *[other] { $scope }
    }
command-profile = The profile of a player: rating, parties, averages; yours if you name nobody
command-profile-person = Whose profile; yours if you leave it out
command-profile-with = Another player: how the two have done against each other
command-server = The settings of piquet on this server (for people who manage the server)
command-server-tables = Whether each table gets a thread, or stays in the channel itself
command-server-pace = How long each player has for a decision, unless the challenge says otherwise
command-server-pictures = Whether tables also show pictures, beside the text
command-server-advice = Whether I give advice during a deal; the review after a deal is always possible
command-server-challenges = How many open challenges a person may have here
command-server-challenges-to-one = How many open challenges a person may have to the same person
command-server-parties = How many parties a person may have in play here
command-server-tables-a-minute = How many tables may be opened here in a minute
command-server-claims = What happens when a player’s time is up
command-claims-opponent = the opponent may claim the partie
command-claims-itself = the player loses at once
command-moderate = End a partie or move its table (for people who manage messages or threads here)
command-moderate-to = The channel to move the table to; this channel if you leave it out
command-vacation = Go on vacation: your clocks stand still. Without days: how many you have left
command-vacation-days = How many days, of 30 in a year; any move of yours ends the vacation
# Choices of the option tables.
command-in-thread = a thread for each partie
command-in-channel = the channel itself

## The settings of a player

settings-title = ## Your settings
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
settings-pictures = Pictures of the cards: { $on ->
    [yes] { $four ->
        [yes] **four colours**.
       *[no] **two colours**.
    }
   *[no] **none**, text only.
}

## Resigning a partie

resign-ask = Do you want to resign the partie against **{ $other }** ({ $deal }, so far { $score })? You lose it, whatever the score. This cannot be undone.
# What it costs. $before and $after are the reader’s rating.
resign-cost = { $rated ->
    [yes] Your rating goes from **{ $before }** to **{ $after }**. The partie counts as lost, and neither of you gets points for it.
   *[no] It is friendly, so no rating changes. The partie counts as lost, and neither of you gets points for it.
}
resign-confirm = Resign
resign-keep = Play on

## Moderating: ending a partie, or moving its table

moderate-none = There is no partie in play on this server that you may moderate.
moderate-table =
    ## { $first } – { $second }
    The last turn began { $begun }.{ $link ->
        [none] {" "}It has no table at the moment.
       *[other] {" "}[The table]({ $link })
    }
moderate-end = End the partie
moderate-move = Move the table to #{ $channel }
moderate-ask = Do you want to end the partie between **{ $first }** and **{ $second }**? Nobody wins it, and { moderate-told }. This cannot be undone.
# $told is one when only $name is told, since the other player is the house, or both.
moderate-told = { $told ->
    [one] **{ $name }** is told
   *[other] both players are told
}
moderate-stop = End it
moderate-leave = Cancel
moderate-stopped = The partie between **{ $first }** and **{ $second }** has ended without a result, and { moderate-told }.
moderate-moved = The table of **{ $first }** and **{ $second }** has moved to <#{ $channel }>.
# /piquet table, when the table was lost.
table-reseated = The table is now in this channel.

## The pages of the rules

rules-choose = Pages
rules-next = Next page
rules-back = Previous page

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

## A rematch

rematch-posted = The challenge to a rematch is at the table: { $link }
rematch-in-dms = The cards are dealt, but I can no longer write at the table: look in your DMs.
rematch-nowhere = I can no longer write at the table. `/piquet challenge` makes a new challenge in any channel.

## Choices at a challenge, at most 100 characters each. $number is 1, 2 or 6

ruleset-rubicon-choice = Rubicon – the classic: six deals, beware of ending under 100
ruleset-club-choice = Club – Rubicon with fuller calls
ruleset-au-cent-choice = Au Cent – calls say all at once; younger may keep all twelve cards
ruleset-french-1896-choice = French 1896 – all three calls at once, then what younger has better
ruleset-carte-rouge-choice = Carte Rouge – 20 when all twelve cards score in calls
ruleset-hundred-choice = A Hundred Up – the old partie: best of five games of 100
ruleset-counterpique-choice = Counterpique – bid to be elder; a rubber of two games
pique-as-played-choice = as played – younger’s calls count once they are reckoned
calls-full-choice = in full – sequences with their top card, sets with their rank
deals-choice =
    { $number ->
        [1] one deal
        [2] two deals
        [6] six deals (a whole partie)
       *[other] { $number } deals
    }

## House rules that differ from the rule set: in the challenge, where the table opens, above a hand. option-line has a
## list of these phrases. $on is yes or no, $number is 1, 2 or 6

option-line = House rules: { $options }.
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
