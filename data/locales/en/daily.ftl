### The deal of the day: what people see of it. In the catalogues it is also “today’s deals”.

## Comparing a deal with others, once it is finished

compare-open = Compare
compare-title =
    ### Day { $day }, deal { $deal } – { $role ->
        [elder] elder
        [younger] younger
       *[other] { $role }
    }
compare-thinking = Master looks at your decisions: { $done } of { $all }…
# $better: the difference of the points, with its sign.
compare-me = **You** { $mine }, the house { $theirs }: **{ $better }**
compare-other = **{ $name }** { $mine }, the house { $theirs }: **{ $better }**
compare-nobody = Nobody else has finished this deal yet.
compare-apart = People who play without a server do not see each other’s deals.
compare-exchange = **Discards**
compare-discarded-me = You: { $cards }
compare-discarded = { $name }: { $cards }
compare-discarded-master = Master: { $cards }
compare-nothing = nothing
compare-alike = { $number ->
    [0] Nobody else discarded the same ({ $all } others).
    [one] One of { $all } others discarded the same.
   *[other] { $number } of { $all } others discarded the same.
}
# A reason for points of the score sheet. $me and $other are the points of the person and of the house: 5:0.
compare-reason = { $reason }: you **{ $me }**, { $name } **{ $other }**
compare-cards = **Cards played, in order**; gold ones took the trick
compare-played-me = You: { $cards }
compare-played = { $name }: { $cards }
compare-master = **What master would do**
compare-master-none = **Master would do nothing better** after the exchange.
compare-mistake = - { $when }: { $best } rather than { $done } (−{ $cost })
compare-deal = Deal { $deal }
compare-option = { $name } ({ $better })

## The line to share

share-open = Share
share-thinking = Master looks at your decisions: { $done } of { $all }…
share-line =
    Your line, with no card in it. Copy it, or post it here.
    ```
    { $line }
    ```
    -# Squares: exchange, calls, play and result; the deal as elder, then as younger. Green is as good as master, or above par.
share-post = Post it here
# The public message. $name is the person.
share-posted =
    {"**"}{ $name }**
    { $line }
share-unanswered = The house could not look at your decisions just now. Try again in a minute.

## The page: /piquet daily

command-daily = Today’s two deals, the same for all who play here
command-daily-day = An earlier day, by its number

daily-title = ## Deal of the day { $number }
# $when is a date, $left how long until then.
daily-open = Open until { $when }, { $left }
daily-closed = Closed { $when }
# For who has not begun. $whose is here (this server), elsewhere (the server on which they last played), or everyone
# (who plays without a server).
daily-what = Two deals against the house: one as elder, one as younger. { $whose ->
    [here] Everyone on this server gets
    [elsewhere] Everyone on the server where you last played gets
   *[other] Everyone who plays without a server gets
} the same cards and one attempt. Nothing is rated.
daily-missed = You did not play this day{ $whose ->
    [here] {""}
    [elsewhere] {" "}on the server where you last played
   *[other] {" "}without a server
}.
# Small, for who has begun.
daily-whose = { $whose ->
    [here] The same cards for everyone on this server
    [elsewhere] The same cards for everyone on the server where you last played
   *[other] The same cards for everyone who plays without a server
}
# $mine and $theirs are points, of the person and of the house.
daily-deal = **Deal { $deal } · { $role ->
    [elder] elder
    [younger] younger
   *[other] { $role }
}** · { $state ->
    [ahead] not begun
    [in-play] in play
    [left] not finished
    [finished] you { $mine }, the house { $theirs }
   *[other] { $state }
}
# Below it. $par is points with their sign, $steps what the deal counts, with its sign.
daily-worth = These cards give { $par } on average: { $side ->
    [better] you are { $points } better
    [worse] you are { $points } below
   *[other] you are level
} · **{ $steps }**
# Below an unfinished deal, once the day is closed. $steps is what it counts.
daily-unfinished = Less than any finished deal: **{ $steps }**
# Once the day is closed, for who began it.
daily-unplaced = You finished neither deal, so you have no place.
daily-par-later = What these cards give on average is being worked out.
# The best that is true of the result. $beaten of $others people have a lower score.
daily-lead = { $what ->
    [beat-all] You beat everyone else: { $others } of { $others }
    [beat-half] You beat { $beaten } of { $others }
    [beat-some] You beat { $beaten } of { $others }
    [exchange] You exchanged as master would
    [gain] You did better than these cards give
    [streak] { $days } days in a row
   *[other] Both deals are finished
}
# $open is yes while others still play.
daily-score = Score **{ $score }** · place { $place } of { $all }{ $open ->
    [yes] {" "}so far
   *[no] {""}
}
# After it.
daily-percent = · better than { $percent } %
daily-streak = 🔥 { $days } days in a row
daily-repaired = You missed a day. Your streak survives: one miss in { $every } days is free.
daily-row = { $place }\. { $name } · { $score }
daily-more = … and { $number } more
daily-secret = The secret of this day: `{ $secret }`. *Check* makes the packs from it again.
daily-first = Play
daily-second = Play the second deal
daily-continue = Continue
daily-check = Check deal { $deal }
daily-today = Today’s deal
daily-places = Everyone’s places
daily-help = How it works
daily-remind = Remind me daily
daily-remind-stop = Stop reminding me

## The reminder, in direct messages, for who asked for it

# $begun is yes if the first deal is finished.
nudge-text = { $begun ->
    [yes] **Your second deal of the day is waiting.**
   *[no] **Today’s two deals are waiting.**
} Open until { $when }, { $left }
nudge-streak = 🔥 { $days } days in a row: finish both deals to go on.
nudge-last = { $times } reminders in a row brought no deal, so this is the last. “Remind me daily” on the page of `/piquet daily` turns them on again.
nudge-play = Play today’s deals
nudge-stopped = No more reminders of the deal of the day. “Remind me daily” on the page of `/piquet daily` turns them on again.

## The channel

# The message that begins a server's deals of the day. $first is the number of the first of them, $anchor is 64 digits, $given of at most $most people gave words.
channel-anchor =
    ## Deals of the day
    Every day, everyone here gets the same two deals against the house. From day { $first } on, all packs follow from a chain of secrets that ends in this number, the anchor. Each day’s secret is published when the day closes, and leads back to it:
    `{ $anchor }`
    { $words ->
        [open] **Until { $when }, give words:** any text of yours. It is mixed into every pack, so that nobody could choose the packs beforehand. Day { $first } begins then.
        [late] Day { $first } began { $when }, before this message. Words are no longer taken.
        [closed] Day { $first } begins or began { $when }. Words are no longer taken.
       *[other] { $words }
    }
    Words given: { $given } of { $most }
channel-claim = -# From that date on, all packs are fixed. Unless somebody’s words then were unknown to the host, the host may have chosen them; and the host could know every day to come. Forward this message to yourself: a forward cannot be edited. Nothing here is rated.
# In place of channel-claim if the first day began before the message.
channel-claim-late = -# The packs of all days after this message were fixed when it was posted; about the days before it, nothing is claimed. The host may have chosen them, and could know every day to come. Forward this message to yourself: a forward cannot be edited. Nothing here is rated.
channel-words = Give words
channel-words-label = Your words: any text
# $words are the words as code.
channel-words-given =
    Your words are in: { $words }. Their key stands with every day from the first on; keep it to find them again:
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
}. Most: { $names } ({ $each })
week-best = Best deal: **{ $name }** on day { $day }, { $points } { $points ->
    [one] point
   *[other] points
} more than these cards give
week-rare = { $what ->
    [capot] Capot
    [repique] Repique
    [blanche] Carte blanche
   *[other] { $what }
}: { $names }
# More names than are shown.
week-names-more = { $names } and { $number } more
channel-day = ## Deal of the day { $number }
channel-open = Open until { $when }, { $left }
channel-closed = Closed { $when }
channel-playing = { $finished ->
    [0] Nobody has finished yet
    [one] **1** person has finished
   *[other] **{ $finished }** people have finished
}, { $playing } at it
# Only who has finished, not how.
channel-finished = Finished: { $names }
# Leads the next day's message: the first places of day $number.
channel-before = **Day { $number }**
# $points are those of each deal, the person's and the house's: 31:12 · 8:40.
channel-row = { $place }\. **{ $name }** { $score } · { $points }
channel-more = and { $number } more
# $began is yes if there were people who began.
channel-nobody = { $began ->
    [yes] Nobody finished a deal.
   *[no] Nobody played.
}
channel-later = What these cards give on average is being worked out; the table follows.
channel-best = Best deal: **{ $name }**, { $points } { $points ->
    [one] point
   *[other] points
} more than these cards give
# $house and $people are points less those of the other side, with their sign: the best of each with the same cards.
channel-unfound = **Nobody found it:** with the cards of deal { $deal } the house once came out at { $house }; the best of you at { $people }
channel-streak = 🔥 { $days } days in a row with someone who finished
channel-secret = The secret of this day: `{ $secret }`. *Check* on the page of the day makes the packs from it again.
channel-play = Play today’s deals
channel-today = Today’s deal
