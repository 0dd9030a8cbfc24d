### The daily deals: what people see of them. In the catalogues they are also “today’s deals”.

## Comparing a deal with others, once it is finished

compare-open = Compare
compare-title =
    ### Day { $day }, deal { $deal } · { $role ->
        [elder] elder
        [younger] younger
       *[other] { $role }
    }
compare-thinking = The master is checking your decisions: { $done } of { $all }…
# $points are against par, with their sign; none while par is being calculated.
compare-me = **You** { $mine }, the house { $theirs }{ $points ->
    [none] {""}
   *[other] : **{ $points } against par**
}
compare-other = **{ $name }** { $mine }, the house { $theirs }{ $points ->
    [none] {""}
   *[other] : **{ $points } against par**
}
compare-nobody = Nobody else has finished this deal yet.
compare-apart = Players outside a server can’t see each other’s deals.
compare-exchange = **Discards**
compare-discarded-me = You: { $cards }
compare-discarded = { $name }: { $cards }
compare-discarded-master = Master: { $cards }
compare-nothing = nothing
compare-alike = { $all ->
    [one] { $number ->
        [0] The other player discarded different cards.
       *[other] The other player discarded the same cards.
    }
   *[other] { $number ->
        [0] None of the { $all } other players discarded these cards.
        [one] One of the { $all } other players discarded these cards.
       *[other] { $number } of the { $all } other players discarded these cards.
    }
}
# A reason for points of the score sheet. $me and $other are the points of the person and of the house: 5:0.
compare-reason = { $reason }: you **{ $me }**, { $name } **{ $other }**
compare-cards = **Cards played, in order** (gold cards took the trick)
compare-played-me = You: { $cards }
compare-played = { $name }: { $cards }
compare-master = **What the master would do**
compare-master-none = **The master found nothing better** after the exchange.
compare-mistake = - { $when }: { $best } rather than { $done } (−{ $cost })
compare-deal = Deal { $deal }
compare-option = { $name }{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}

## The line to share

share-open = Share
share-thinking = The master is checking your decisions: { $done } of { $all }…
share-line =
    This is your result, spoiler-free. Copy it, or post it here.
    ```
    { $line }
    ```
    -# { share-squares }
# On both: what the eight squares stand for, in five words.
share-squares = Squares: exchange, calls, play, result.
# The result as people share it. $squares are four for each deal. $streak is a number of days.
share-text =
    Piquet { $day }: { $points } against par{ $streak ->
        [0] {""}
       *[other] {" "}· 🔥{ $streak }
    }
    { $squares }
share-post = Post it here
# The public message. $name is the person.
share-posted =
    {"**"}{ $name }**
    { $line }
    -# { share-squares }
share-unanswered = The house couldn’t check your decisions just now. Try again in a minute.

## The page: /piquet daily

command-daily = Today’s two deals, the same for everyone here
command-daily-day = An earlier day, by its number

daily-title = ## Daily deals, day { $number }
# $when is a date, $left how long until then.
daily-open = Open until { $when } ({ $left })
daily-closed = Closed { $when }
# For who has not begun. $whose is here (this server), elsewhere (the server on which they last played), or everyone
# (who plays without a server).
daily-what = Two deals against the house, with the same cards for everyone { $whose ->
    [here] on this server
    [elsewhere] on the server where you last played
   *[other] who plays outside a server
}. You get one try, and it’s unrated.
daily-missed = You didn’t play on this day{ $whose ->
    [here] {""}
    [elsewhere] {" "}on the server where you last played
   *[other] {" "}outside a server
}.
# Small, for who has begun, unless it is this server.
daily-whose = { $whose ->
    [here] Everyone on this server gets these cards
    [elsewhere] Everyone on the server where you last played gets these cards
   *[other] Everyone who plays outside a server gets these cards
}
# $mine and $theirs are points, of the person and of the house. $par and $points (against par) have their sign; $par is none
# while it is being calculated.
daily-deal = **Deal { $deal }, { $role ->
    [elder] elder
    [younger] younger
   *[other] { $role }
}** · { $state ->
    [ahead] not played yet
    [in-play] in play
    [left] not finished: ranks below any finished deal
    [finished] you { $mine }, the house { $theirs } { $par ->
        [none] (par is still being calculated)
       *[other] (par { $par }): **{ $points }**
    }
   *[other] { $state }
}
# Once the day is closed, for who began it.
daily-unplaced = You finished neither deal, so you are not ranked.
# The best that is true of the result. $beaten of $others people have a lower score.
daily-lead = { $what ->
    [beat-all] { $others ->
        [one] You beat the other player
       *[other] You beat all { $others } others
    }
    [beat-half] You beat { $beaten } of the { $others } others
    [beat-some] You beat { $beaten } of the { $others } others
    [gain] You beat par
    [streak] { $days } days in a row
   *[other] Both deals are finished
}
# The one number of a day: points less the house’s, less par. $points has its sign.
daily-score = **{ $points } against par**
# After it. $open is yes while others still play.
daily-place = no. { $place } of { $all }{ $open ->
    [yes] {" "}so far
   *[no] {""}
}
# A line of a table: the place, who, and the points against par.
day-row = { $place }\. **{ $name }** { $points }
# After either: deals that the person has not finished. $begun is yes if they began one of them.
day-missing = { $deals } { $deals ->
    [one] deal
   *[other] deals
} { $begun ->
    [yes] not finished
   *[no] not played
}
daily-streak = 🔥 { $days } days in a row
daily-repaired = You missed a day, but your streak survives (you get one free miss every { $every } days).
daily-more = … and { $number } more
daily-first = Play
daily-second = Play the second deal
daily-continue = Continue
daily-check = Check deal { $deal }
daily-today = Today’s deal
daily-places = Full ranking
daily-help = How it works
daily-remind = Remind me daily
daily-remind-stop = Stop reminding me

## The reminder, in direct messages, for who asked for it

# $begun is yes if the first deal is finished.
nudge-text = { $begun ->
    [yes] **Your second daily deal is waiting.**
   *[no] **Today’s two deals are waiting.**
} Open until { $when } ({ $left })
nudge-streak = 🔥 { $days } days in a row: finish both deals to keep your streak.
nudge-last = You didn’t play after my last { $times } reminders, so I’ll stop sending them. *Remind me daily* in `/piquet daily` turns reminders back on.
nudge-play = Play today’s deals
nudge-stopped = Daily reminders are off. *Remind me daily* in `/piquet daily` turns them back on.

## The channel

# The message that begins a server's deals of the day. $first is the number of the first of them, $given of at most $most people gave words.
channel-anchor =
    ## Daily deals
    Every day, everyone here gets the same two deals against the house. { $words ->
        [open] Day { $first } begins { $when }. Until then, you can use *Fair deals* to mix your words into every shuffle (places taken so far: { $given } of { $most }).
       *[other] They start { $when } with day { $first }.
    }
# A button on the page Fair deals.
channel-words = Add words
channel-words-label = Your words: any text
# $words are the words as code.
channel-words-given =
    Your words have been added: { $words }. *Fair deals* lists their key every day. Keep this key to recognise your words:
    `{ $key }`
# Leads the message of a week's first day: the week before, from day $first to day $last.
week-title = ### The week: days { $first } to { $last }
# $names played most, $each deals each.
week-played = { $people ->
    [one] One person
   *[other] { $people } people
} played { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. Most deals: { $names } ({ $each })
week-best = Best daily deal: **{ $name }**, day { $day }, { $points } above par
week-game = Best game: **{ $winner }** beat { $loser } { $mine }–{ $theirs }
week-rare = { $what ->
    [capot] Capot
    [repique] Repique
    [blanche] Carte blanche
   *[other] { $what }
}: { $names }
# More names than are shown.
week-names-more = { $names } and { $number } more
# $open is yes until the day closes.
channel-day = ### Daily deals, day { $number }{ $open ->
    [yes] : the same two for everyone here
   *[no] {""}
}
channel-open = Open until { $when } ({ $left })
# $scored is yes above a table.
channel-closed = Closed { $when }{ $scored ->
    [yes] {" "}· Points against par
   *[no] {""}
}
# Who has finished, not how: $names.
channel-playing = { $finished ->
    [0] Nobody has finished yet{ $playing ->
        [0] .
       *[other] { " " }({ $playing } still playing).
    }
   *[other] **{ $finished } finished** ({ $names }){ $playing ->
        [0] {""}
       *[other] , { $playing } still playing
    }
}
channel-more = and { $number } more
# $began is yes if there were people who began.
channel-nobody = { $began ->
    [yes] Nobody finished a deal.
   *[no] Nobody played.
}
channel-later = Par for these cards is still being calculated. The ranking will follow.
channel-best = Best deal: **{ $name }**, { $points } above par
channel-streak = 🔥 { $days } days in a row
channel-play = Play today’s deals
