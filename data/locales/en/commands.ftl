### The slash commands: names are lower case without spaces (Discord’s rule), descriptions at most 100 characters.

command-piquet = Piquet, the great card game for two
command-challenge = Challenge somebody, or anyone, to a partie of piquet
command-challenge-opponent = Whom you challenge; me: you play the house at once. Leave it out, and anyone may take the seat
command-challenge-level = How strong the house is: to choose this is to play the house, at once
command-challenge-rules = Which rules you play by; Rubicon if you do not say
command-challenge-carte-rouge = House rule: 20 points when all twelve cards score in calls
command-challenge-cards-pique = House rule: whether the 10 for the cards, won before the other has a trick, count toward a pique
command-challenge-deals = How long the partie is, in a rule set of six deals
command-challenge-pace = How long each has for a decision; the server’s own pace if you do not say
command-challenge-rated = Rated or friendly; a partie is rated if you do not say, but not a shortened one
command-games = Your parties: whose turn it is, until when, and where
command-hand = Your hand, shown to you alone
command-table = The table: what is public, and what each has shown and still holds
command-history = Parties that are over, and their replays
command-history-person = Whose; yours if you do not say
command-history-with = Only those against this person
command-export = All your finished parties as one file of records
command-resign = Give a partie up
command-rules = The game taught in short pages
command-settings = How you wish to play
command-settings-deal = Whether you are asked who deals first when you cut the higher card
command-settings-answers = Whether you answer your opponent’s calls yourself
command-settings-clicks = Whether one click plays a card, without confirming it
command-settings-reminders = Whether I remind you while your time runs
command-settings-quiet = When I shall not remind you: two full hours, as 22-7, or off
command-settings-zone = Where you are, for your quiet hours: begin to write a city or a country
command-settings-listed = Whether you are on the boards of all servers: anyone there reads your name and your rating
command-leaderboard = Who stands where, by rating, points or parties won
command-leaderboard-by = What the board goes by; rating if you do not say
command-leaderboard-time = Of what time, for points and parties won; a rating has none
command-leaderboard-rules = Of which parties; those of six deals if you do not say
command-leaderboard-servers = In this server, or in all (of all servers, those who wish to be listed)
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
       *[deals] six deals: Rubicon, Club, Au Cent, French, Carte Rouge
    }
command-leaderboard-scope =
    { $scope ->
        [all] all servers
       *[here] this server
    }
command-profile = What somebody has done: rating, parties, averages; you, if you name nobody
command-profile-person = Whose; yours if you do not say
command-profile-with = Somebody else: how they stand against each other
command-settings-pictures = Whether cards are shown to you as pictures too, beside the text
command-settings-colours = Whether each suit has a colour of its own in pictures
command-server = How piquet is played in this server (for those who manage it)
command-server-tables = Tables in a thread for each partie, or in the channel itself
command-server-pace = How long each has for a decision, where a challenge does not say otherwise
command-server-pictures = Whether tables here show pictures too, beside the text
command-server-advice = Whether “What would you do?” is answered during a deal; the review after it always is
command-server-claims = What happens when somebody’s time is up
command-claims-opponent = the opponent may claim the partie
command-claims-itself = the partie is lost by itself
command-moderate = End or move a table (for those who manage messages or threads here)
command-moderate-to = Where the table is to be moved; this channel if you do not say
command-vacation = Go on vacation: your clocks stand still. Without days: how many you have left
command-vacation-days = For how many days, of 30 in a year; any move of yours ends it
command-in-thread = a thread for each partie
command-in-channel = the channel itself

settings-title = ## How you play
settings-deal = When you cut the higher card: { $on ->
    [yes] **you are asked** who deals first.
   *[no] **you deal first**, as the books advise (in a partie of one deal you are elder).
}
settings-answers = When your opponent calls: { $on ->
    [yes] **you answer** yourself.
   *[no] **I answer** for you, truthfully and at once.
}
settings-clicks = When you play a card: { $on ->
    [yes] **one click** plays it.
   *[no] you choose it, then **confirm**.
}
settings-pictures = Pictures of the cards, beside the text: { $on ->
    [yes] **yes**, with { $four ->
        [yes] **four colours**: ♠ black, ♥ red, ♦ blue, ♣ green.
       *[no] **two colours**.
    }
   *[no] **no**, the text alone.
}
settings-hint = -# The options of `/piquet settings` change this.
resign-ask = Do you want to give up the partie with **{ $other }** ({ $deal }, { $score })? It counts as lost, and cannot be undone.
resign-confirm = Give it up
resign-keep = Play on
moderate-none = No partie is in play in this server, or none at a table that is yours to moderate.
moderate-table =
    ## { $first } – { $second }
    The last turn began { $begun }.{ $link ->
        [none] {" "}The table has no place at present.
       *[other] {" "}[The table]({ $link })
    }
moderate-end = End the partie
moderate-move = Move the table to #{ $channel }
moderate-ask = Is the partie between **{ $first }** and **{ $second }** to be ended? Nobody wins it, { moderate-told }, and it cannot be undone.
# $name where the other is the house
moderate-told = { $told ->
    [one] **{ $name }** is told
   *[both] both are told
}
moderate-stop = End it
moderate-leave = Leave it
moderate-stopped = The partie between **{ $first }** and **{ $second }** is ended, and { moderate-told }.
moderate-moved = The table of **{ $first }** and **{ $second }** moves to <#{ $channel }>.
table-reseated = The table is set up in this channel.
rules-choose = Pages
rules-next = Next page
rules-back = Previous page

missing-title = I cannot set a table in this channel. What I lack here:
missing-line = - **{ $permission }**: { $why }
missing-yours = You can mend it: Server Settings → Roles → my role, or this channel’s settings → Permissions.
missing-theirs = Please ask { $who } to give my role these permissions, for the server or for this channel.
missing-owner = the owner of the server (<@{ $owner }>) or a moderator
missing-someone = a moderator of the server
missing-threads = -# I may not open threads here, so the table would stand in the channel itself. What I lack: { $permissions }.
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

rematch-posted = The challenge to a rematch stands at the table: { $link }
rematch-in-dms = The cards are dealt, but I cannot write at the table any more: look into your DMs.
rematch-nowhere = I cannot write at the table any more. `/piquet challenge` makes a new challenge in any channel.

## Choices at a challenge, at most 100 characters each. $number is 1, 2 or 6

ruleset-rubicon-choice = Rubicon – the classic: six deals, beware of ending under 100
ruleset-club-choice = Club – Rubicon with fuller calls
ruleset-au-cent-choice = Au Cent – calls say all at once; younger may keep all his cards
ruleset-french-1896-choice = French 1896 – three calls in one breath, then the answers
ruleset-carte-rouge-choice = Carte Rouge – 20 when all twelve cards score in calls
ruleset-hundred-choice = A Hundred Up – the old partie: best of five games of 100
ruleset-counterpique-choice = Counterpique – bid to be elder; a rubber of two games
deals-choice =
    { $number ->
        [1] one deal
        [2] two deals
       *[other] six deals (a partie)
    }

## House rules, where they depart from the rule set: in the challenge, at the opening of the table, over a hand. A
## list of these phrases stands in option-line. $on is yes or no, $number is 1, 2 or 6

option-line = House rules: { $options }.
option-carte-rouge =
    { $on ->
        [yes] with carte rouge
       *[no] without carte rouge
    }
option-cards-make-pique =
    { $on ->
        [yes] the cards count toward a pique
       *[no] the cards do not count toward a pique
    }
option-deals =
    { $number ->
        [1] a partie of one deal
        [2] a partie of two deals
       *[other] a partie of six deals
    }
