### The settings of a server and its moderation.
###
### For translators. Descriptions of commands and options (command-…) and choices have at most 100 characters. Keep the
### names of commands and options, such as `/piquet settings`, as they are. A phone cuts a button after about 30
### characters; a choice of a menu and its line have at most 100.

## The settings of a server

server-awards = Repiques, capots, rubicons, cartes blanches and the server’s best deal: { $on ->
    [yes] **announced in the table’s channel**.
   *[no] **not announced** outside the table.
}
# The description of the option awards.
command-server-awards = Whether repiques, capots, rubicons, cartes blanches and best deals are announced in the channel
server-title = ## Piquet on this server
# $in is channel or thread.
server-tables = Tables: { $in ->
    [channel] in **the channel itself**.
    [thread] each in **its own thread**.
   *[other] **{ $in }**.
}
server-pace = Pace: { $hours ->
    [0] **no clock**
   *[other] **{ pace-name }** for each decision
}, unless the challenge says otherwise.
server-claims = When a player’s time is up, { $itself ->
    [yes] they **lose at once**.
   *[no] **the opponent decides** whether to claim the game, give more time, or wait.
}
server-pictures = At the end of a deal and with `/piquet table`: { $on ->
    [yes] **a picture** and a line of text.
   *[no] **text only**.
}
server-advice = During a deal: { $on ->
    [yes] *What would you do?* **gives advice** in friendly games and against the house.
   *[no] **no advice**. You can still review a finished deal.
}
server-challenges = Per person: up to **{ $number }** open { $number ->
    [one] challenge
   *[other] challenges
} here, **{ $same }** to any one person.
server-parties = Per person: up to **{ $number }** { $number ->
    [one] game
   *[other] games
} in progress here.
server-tables-a-minute = New tables: up to **{ $number }** a minute.
server-hint = -# Games in progress keep their current pace. You can change the numbers above with the options of `/piquet server`.

## Descriptions of the commands and their options

command-server = Piquet settings for this server (for people who manage it)
command-server-tables = Whether each table gets its own thread or stays in the channel
command-server-pace = Time for each decision, unless the challenge says otherwise
command-server-pictures = Whether tables show pictures as well as text
command-server-advice = Whether I give advice during a deal; a finished deal can always be reviewed
command-server-challenges = How many open challenges each person can have here
command-server-challenges-to-one = How many open challenges one person can send to another
command-server-parties = How many games each person can have in progress here
command-server-zone = The time zone in which each day of daily deals ends: start typing a city or a country
command-server-tables-a-minute = How many tables can be opened here per minute
command-server-claims = What happens when a player’s time is up
command-claims-opponent = the opponent may claim the game
command-claims-itself = the player loses at once
command-moderate = End a game or move its table (for people who manage messages or threads here)
command-moderate-to = The channel to move the table to; this channel if you leave it out
# Choices of the option tables.
command-in-thread = a thread for each game
command-in-channel = the channel itself

## Moderating: ending a partie, or moving its table

moderate-none = No game you can moderate is in progress on this server.
moderate-table =
    ## { $first } – { $second }
    The current turn began { $begun }.{ $link ->
        [none] {" "}The game has no table at the moment.
       *[other] {" "}[The table]({ $link })
    }
moderate-end = End the game
moderate-move = Move the table to #{ $channel }
moderate-ask = End the game between **{ $first }** and **{ $second }**? No one wins it, and { moderate-told }. This can’t be undone.
# $told is one when only $name is told, since the other player is the house, or both.
moderate-told = { $told ->
    [one] **{ $name }** will be told
   *[other] both players will be told
}
moderate-stop = End it
moderate-leave = Cancel
moderate-stopped = The game between **{ $first }** and **{ $second }** has ended without a result, and { moderate-told }.
moderate-moved = The table of **{ $first }** and **{ $second }** has moved to <#{ $channel }>.

## /piquet server: the panel. Buttons, each of which turns one thing on or off, and the first choice of the languages

server-tables-button = Tables in the channel
server-claims-button = Lost when time is up
server-awards-button = Awards
server-pictures-button = Pictures
server-advice-button = Advice
server-digest-button = Weekly summary
server-language-discord = Same as this server: { $language }

## The channel of the deal of the day. $hour is 18:00, $zone a time zone, and $closes the time when the open day ends

server-daily = Daily deal channel: { $state ->
    [chosen] <#{ $channel }>.
    [refused] **none**, because Discord doesn’t let me write in the one you chose. Let me see it, read its history and write there, then choose it again.
   *[other] **none** (`/piquet daily` still works).
} A day ends at **{ $hour } ({ $zone })**{ $closes ->
    [none] {""}
   *[other] ; today’s deals end { $closes }
}.
server-digest = Weekly summary: { $on ->
    [yes] **on**, above the first daily post of each week.
   *[no] **off**.
}
server-daily-choose = Daily deal channel
# A choice of a menu.
server-daily-hour = The day ends at { $hour } ({ $zone })

## Offered to the managers once people have played: to post the daily deals where they are

daily-offer = **Post the daily deals in this channel?** One message a day: two deals, the same for everyone here.
daily-offer-here = Post them here
daily-offer-accepted = The daily deals are now posted in <#{ $channel }>. You can change this in `/piquet server`.
