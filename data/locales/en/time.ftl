### Time: the pace of a partie, the clock of him who is to act, reminders, vacations, and people who are gone.
###
### For translators. $pace is in seconds, one of those in pace-name, 0 for none. $due, $until and $since are times that
### Discord writes in the reader's own way: “in 3 days”, “5 minutes ago”; $date is one that it writes as a date.

## The pace

pace-name =
    { $pace ->
        [3600] an hour
        [43200] 12 hours
        [86400] a day
        [172800] two days
        [259200] three days
       *[604800] a week
    }
pace-choice =
    { $pace ->
        [0] no clock: as long as one likes
       *[other] { pace-name } for each decision
    }
pace-line =
    { $pace ->
        [0] No clock: each takes as long as he likes for a decision.
       *[other] Each has **{ pace-name }** for a decision.
    }
pace-short = { pace-name } for a decision

## The clock, over a hand. $claims is yes where the server has a partie claimed by itself

clock-mine-runs = -# ⏳ Your time is up { $due }.
clock-mine-away = -# 🌴 You are on vacation until { $date }. A move of yours ends it.
clock-half = ⏰ **Half of your time is gone:** it is up { $due }.
clock-tenth = ⏰ **A tenth of your time is left:** it is up { $due }. { $claims ->
    [yes] After that the partie is lost by itself.
   *[no] After that { $other } may claim the partie.
}
clock-mine-late = ⏰ **Your time was up { $due }.** { $claims ->
    [yes] Move now: the partie is about to be lost.
   *[no] { $other } may claim the partie; until then you can still move.
}

## What he reads who waits

clock-theirs-none = ⏳ It is { $name }’s turn (it began { $since }).
clock-theirs-runs = ⏳ It is { $name }’s turn; the time is up { $due }.
clock-theirs-away = 🌴 It is { $name }’s turn, who is on vacation until { $date }.
clock-theirs-late = ⏰ **{ $name }’s time was up { $due }.** { $claims ->
    [yes] The partie is about to be yours, unless { $name } moves first.
   *[no] You may claim the partie, give more time, or wait: until you claim it, { $name } can still move.
    -# If { $name } does not move, the partie is yours by itself { $last }.
}
clock-gone = { $why ->
    [deleted] ⚠️ { $other }’s account is no longer there.
   *[left] ⚠️ { $other } has left the server.
}
clock-claim = Claim the partie
clock-grant = Give { pace-name } more
claim-ask = **{ $other }**’s time was up { $due }. Do you want to claim the partie ({ $deal }, { $score })? You win it, { $other } loses it, and it cannot be undone.
claim-confirm = Claim it
claim-wait = Wait

clock-put-away = ⏳ Nothing has happened here for long: { $rated ->
    [yes] this partie is lost, and counts as lost, on { $date }, unless you play on.
   *[no] this partie is put away on { $date }, and nobody wins it, unless you play on.
}

## Where a partie stands in a list, and at the table

turn-none = , begun { $since }
turn-runs = , time is up { $due }
turn-away = , 🌴 away until { $date }
turn-late = , ⏰ time was up { $due }
turn-gone = { $why ->
    [deleted] {" "}(the account is no longer there)
   *[left] {" "}(has left the server)
}
table-turn-none = -# It is **{ $name }**’s turn (it began { $since }).
table-turn-runs = -# It is **{ $name }**’s turn (it began { $since }); the time is up { $due }.
table-turn-away = -# It is **{ $name }**’s turn, who is on vacation until { $date }.
table-turn-late = ⏰ It is **{ $name }**’s turn, but the time was up { $due }: **{ $other }** may claim the partie.

## What is said at the table. $user is a person by his number

table-late = ⏰ **{ $name }**’s time is up. { $claims ->
    [yes] The partie is about to go to **{ $other }**, unless **{ $name }** moves first.
   *[no] **{ $other }** may claim the partie, give more time, or wait. Until it is claimed, **{ $name }** can still move.
}
table-late-mine = <@{ $user }>, **Show my hand** shows your cards here, to you alone: you can still move.
table-late-theirs = <@{ $user }>, **Show my hand** lets you claim the partie or give more time.
table-reminder-half = <@{ $user }>, half of your time is gone: it is up { $due }. **Show my hand** shows your cards here, to you alone.
table-reminder-tenth = <@{ $user }>, a tenth of your time is left: it is up { $due }. **Show my hand** shows your cards here, to you alone.
table-more = **{ $other }** gives **{ $name }** more time, until { $date }.
# $clock is yes where the partie has one
table-away = 🌴 **{ $name }** is on vacation until { $date }.{ $clock ->
    [yes] {" "}The clock of **{ $name }** stands still meanwhile.
   *[no] {""}
}
table-back = **{ $name }** is back from vacation{ $clock ->
    [yes] , and the clock of **{ $name }** goes on.
   *[no] .
}
table-gone = { $why ->
    [deleted] ⚠️ **{ $name }**’s account is no longer there.
   *[left] ⚠️ **{ $name }** has left this server.
} The partie goes on. If **{ $name }** does not move in time, it can go to **{ $other }**.
table-here = **{ $name }** is here again, and the partie goes on.
table-friendly = **{ $name }** has asked the house what it would do. The partie is friendly from now on: it counts for no rating.
table-claimed = **{ $loser }**’s time was up, and the partie goes to **{ $winner }**.
table-stopped = The partie was broken off: nobody has won it.
hand-claimed-mine = Your time was up: { $other } wins the partie.
hand-claimed-theirs = { $other }’s time was up: you win the partie.
hand-stopped = The partie was broken off: nobody has won it.

## Vacations

vacation-here = You are not on vacation. { $left ->
    [0] You have taken all { $all } days of this year.
    [one] You have **one day** of { $all } left this year.
   *[other] You have **{ $left } days** of { $all } left this year.
}
    -# `/piquet vacation` with `days` begins one: your clocks stand still, and your opponents are told. Any move of yours ends it.
vacation-away = 🌴 **You are on vacation until { $date }.** Your clocks stand still, and your opponents are told.
    -# Any move of yours ends it, and so does the button; the days you have not taken stay yours. Besides these you have { $left } of { $all } days left this year.
vacation-end = I am back

## How one wishes to be reminded, and where

settings-reminders = While your time runs: { $on ->
    [yes] **I remind you** when half of it is gone, and when a tenth is left.
   *[no] I do **not remind** you.
}
settings-quiet = Quiet hours, in which I do not remind you: { $on ->
    [yes] **{ $from }:00 to { $until }:00**
   *[no] **none**
}.
settings-zone = Your time zone: **{ $zone }**, where it is { $time } now.
zone-choice = { $zone }: it is { $time } there
# What one may write for no quiet hours, with spaces between.
quiet-none = off none no never -

## What a server has chosen

server-title = ## Piquet in this server
server-tables = A table stands in { $in ->
    [channel] **the channel itself**.
   *[thread] **a thread** of its own.
}
server-pace = { $pace ->
    [0] A partie has **no clock**, unless the challenge says otherwise.
   *[other] Each has **{ pace-name }** for a decision, unless the challenge says otherwise.
}
server-claims = When somebody’s time is up: { $itself ->
    [yes] the partie is **lost by itself**.
   *[no] **the opponent decides** whether to claim the partie, give more time, or wait.
}
server-pictures = At the end of a deal and with `/piquet table`: { $on ->
    [yes] **a picture** beside the text.
   *[no] the **text alone**.
}
server-advice = During a deal: { $on ->
    [yes] *What would you do?* is **answered**, in friendly parties and against the house.
   *[no] **no advice**. A deal that is over can be reviewed all the same.
}
server-hint = -# The options of `/piquet server` change this. Parties in play keep their pace.
