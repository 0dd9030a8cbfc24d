### Time: the pace of a partie, the clock, reminders, vacations, and players who cannot be found any more.
###
### For translators. $hours is the pace in hours, 0 for no clock. $due, $until, $since and $last are times that Discord
### writes in the reader's own way: “in 3 days”, “5 minutes ago”. $date is a date, with the hour.
### $why is deleted (the account was deleted) or left (the player has left the server). $claims is yes on a server where
### a partie is lost at once when the time is up, without a decision of the opponent.

## The pace: how long each player has for a decision

pace-name =
    { $hours ->
        [1] an hour
        [24] a day
        [48] two days
        [72] three days
        [168] a week
       *[other] { $hours } hours
    }
# A choice of the option pace of the commands.
pace-choice =
    { $hours ->
        [0] no clock: no time limit
       *[other] { pace-name } for each decision
    }
# In a challenge, and where the table opens.
pace-line =
    { $hours ->
        [0] No clock: there is no time limit for a decision.
       *[other] Each player has **{ pace-name }** for a decision.
    }
# Above a hand.
pace-short = { pace-name } for a decision

## The clock of the player whose turn it is, above their own hand

clock-mine-runs = -# ⏳ Your deadline: { $due }.
clock-mine-away = -# 🌴 You are on vacation until { $date }. Any move of yours ends the vacation.
# Reminders: half of the time is over, or nine tenths of it, or all of it.
clock-half = ⏰ **Half of your time is gone.** Your deadline: { $due }.
clock-tenth = ⏰ **A tenth of your time is left.** Your deadline: { $due }. { $claims ->
    [yes] Then you lose the partie.
   *[no] Then { $other } may claim the partie.
}
clock-mine-late = ⏰ **Your time ran out { $due }.** { $claims ->
    [yes] Move now, or you lose the partie.
   *[no] { $other } may claim the partie. Until then you can still move.
}

## The clock of the opponent, above the hand of the player who waits

clock-theirs-none = ⏳ It is { $name }’s turn (it began { $since }).
clock-theirs-runs = ⏳ It is { $name }’s turn. Deadline: { $due }.
clock-theirs-away = 🌴 It is { $name }’s turn, who is on vacation until { $date }.
clock-theirs-late = ⏰ **{ $name }’s time ran out { $due }.** { $claims ->
    [yes] You win the partie in a moment, unless { $name } moves first.
   *[no] You may claim the partie, give more time, or wait. Until you claim it, { $name } can still move.
    -# If { $name } does not move, you win the partie { $last }.
}
clock-gone = { $why ->
    [deleted] ⚠️ The account of { $other } has been deleted.
    [left] ⚠️ { $other } has left the server.
   *[other] ⚠️ { $other } cannot be found.
}
# Buttons: when the opponent's time is up.
clock-claim = Claim the partie
clock-grant = Give { pace-name } more
# The question after clock-claim, and its buttons. $deal is “deal 3 of 6”, $score the score.
claim-ask = **{ $other }**’s time ran out { $due }. Do you want to claim the partie ({ $deal }, so far { $score })? You win it, without points, and { $other } loses it. This cannot be undone.
claim-confirm = Claim it
claim-wait = Wait

# A partie against the house in which the player has not moved for a long time. $date is when it ends.
clock-put-away = ⏳ You have not moved here for a long time. { $rated ->
    [yes] If you do not move by { $date }, you lose the partie, and it counts for the rating.
   *[no] If you do not move by { $date }, the partie ends without a result.
}

## The clock in the list of one’s parties: what follows “your turn” or “Bob’s turn”

turn-none = {" "}(it began { $since })
turn-runs = , deadline { $due }
turn-away = , 🌴 away until { $date }
turn-late = , ⏰ time ran out { $due }
turn-gone = { $why ->
    [deleted] {" "}(account deleted)
    [left] {" "}(has left the server)
   *[other] {" "}(cannot be found)
}

## The clock at the table, for everyone

table-turn-none = -# It is **{ $name }**’s turn (it began { $since }).
table-turn-runs = -# It is **{ $name }**’s turn (it began { $since }). Deadline: { $due }.
table-turn-away = -# It is **{ $name }**’s turn, who is on vacation until { $date }.
table-turn-late = ⏰ It is **{ $name }**’s turn, but the time ran out { $due }: **{ $other }** may claim the partie.

## Messages at the table. $user is the id of the person who is notified

# The time of $name is up.
table-late = ⏰ **{ $name }**’s time is up. { $claims ->
    [yes] **{ $other }** wins the partie in a moment, unless **{ $name }** moves first.
   *[no] **{ $other }** may claim the partie, give more time, or wait. Until it is claimed, **{ $name }** can still move.
}
# The same, to each of the two players whose DMs are closed.
table-late-mine = <@{ $user }>, you can still move: **Show my hand** shows your cards here, to you alone.
table-late-theirs = <@{ $user }>, **Show my hand** lets you claim the partie or give more time.
# Reminders, to a player whose DMs are closed.
table-reminder-half = <@{ $user }>, half of your time is gone. Your deadline: { $due }. **Show my hand** shows your cards here, to you alone.
table-reminder-tenth = <@{ $user }>, a tenth of your time is left. Your deadline: { $due }. **Show my hand** shows your cards here, to you alone.
# $other has given $name more time.
table-more = **{ $other }** gives **{ $name }** more time, until { $date }.
# $clock is yes when the partie has a clock.
table-away = 🌴 **{ $name }** is on vacation until { $date }.{ $clock ->
    [yes] {" "}Until then the clock of **{ $name }** stands still.
   *[no] {""}
}
table-back = **{ $name }** is back from vacation{ $clock ->
    [yes] , and the clock of **{ $name }** runs again.
   *[no] .
}
# A player has left the server or deleted their account.
table-gone = { $why ->
    [deleted] ⚠️ The account of **{ $name }** has been deleted.
    [left] ⚠️ **{ $name }** has left this server.
   *[other] ⚠️ **{ $name }** cannot be found.
} The partie goes on. If **{ $name }** does not move in time, **{ $other }** can win it.
# The player is on the server again.
table-here = **{ $name }** is on this server again, and the partie goes on.
# $name has asked for advice in a rated partie.
table-friendly = **{ $name }** has asked the house for advice. The partie is friendly from now on: it does not count for the ratings.
table-claimed = **{ $loser }**’s time ran out: **{ $winner }** wins the partie.
# A moderator has ended the partie, or it ended because nobody moved for a long time.
table-stopped = The partie has ended without a result: nobody has won it.

## The same ends of a partie, above the hand

hand-claimed-mine = Your time ran out: { $other } wins the partie.
hand-claimed-theirs = { $other }’s time ran out: you win the partie.
hand-stopped = The partie has ended without a result: nobody has won it.

## /piquet vacation. $left and $all are days

vacation-here = You are not on vacation. { $left ->
    [0] You have used all { $all } days of vacation for this year.
    [one] You have **one day** of { $all } left this year.
   *[other] You have **{ $left } days** of { $all } left this year.
}
    -# `/piquet vacation` with `days` starts a vacation: your clocks stand still, and your opponents are told. Any move of yours ends it.
vacation-away = 🌴 **You are on vacation until { $date }.** Your clocks stand still, and your opponents have been told.
    -# Any move of yours ends it, and so does the button; days that you do not use stay yours. After this vacation you have { $left } of { $all } days left this year.
# A button: ends the vacation.
vacation-end = I am back

## The settings of a player: reminders

settings-reminders = { $on ->
    [yes] **I remind you** at half of your time, and when a tenth is left.
   *[no] I do **not remind** you.
}
# One choice while the player types a time zone.
zone-choice = { $zone }: it is { $time } there

## The settings of a server

server-title = ## Piquet on this server
# $in is channel or thread.
server-tables = Each table is in { $in ->
    [channel] **the channel itself**.
    [thread] **a thread** of its own.
   *[other] **{ $in }**.
}
server-pace = { $hours ->
    [0] A partie has **no clock**, unless the challenge says otherwise.
   *[other] Each player has **{ pace-name }** for a decision, unless the challenge says otherwise.
}
server-claims = When a player’s time is up: { $itself ->
    [yes] the player **loses at once**.
   *[no] **the opponent decides** whether to claim the partie, give more time, or wait.
}
server-pictures = At the end of a deal and with `/piquet table`: { $on ->
    [yes] **a picture** and a line.
   *[no] **text only**.
}
server-advice = During a deal: { $on ->
    [yes] *What would you do?* is **answered**, in friendly parties and against the house.
   *[no] **no advice**. A deal that is over can still be reviewed.
}
server-challenges = A person may have **{ $number }** open { $number ->
    [one] challenge
   *[other] challenges
} here, and **{ $same }** to the same person.
server-parties = A person may have **{ $number }** { $number ->
    [one] partie
   *[other] parties
} in play here.
server-tables-a-minute = The players may open **{ $number }** { $number ->
    [one] table
   *[other] tables
} a minute.
server-hint = -# Parties in play keep their pace. The options of `/piquet server` change the numbers above.
