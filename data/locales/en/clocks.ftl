### The pace of a partie, turn clocks, reminders, vacations, and players who can no longer be found.
###
### For translators. $hours is the pace in hours, 0 for no clock. $due, $until, $since and $last are times that Discord
### writes in the reader's own way: “in 3 days”, “5 minutes ago”. $date is a date, with the hour. $why is deleted (the
### account was deleted) or left (the player has left the server). $claims is yes on a server where a partie is lost at
### once when the time is up, without a decision of the opponent.

## Descriptions of the commands and their options

command-vacation = Pause your clocks for a few days, or see how many vacation days you have left
command-vacation-days = How many of your 30 yearly vacation days to take; any move ends the vacation

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
        [0] no clock
       *[other] { pace-name } for each decision
    }
# In a challenge, and where the table opens.
pace-line =
    { $hours ->
        [0] No clock: take as long as you like.
       *[other] Each player has **{ pace-name }** for each decision.
    }
# Above a hand.
pace-short = { pace-name } for each decision

## The clock of the player whose turn it is, above their own hand

clock-mine-runs = -# ⏳ Your deadline: { $due }.
clock-mine-away = -# 🌴 You are on vacation until { $date }. Any move ends it.
# Reminders: half of the time is over, or nine tenths of it, or all of it.
clock-half = ⏰ **Half of your time is gone.** Your deadline: { $due }.
# Without a clock: the player has not moved for a week or more. $until is when $other may end the partie.
clock-silent = ⏰ **{ $other } is waiting for you.** { $up ->
    [yes] You haven’t moved for 30 days, so { $other } can end the game without a result.
   *[no] If you don’t move, { $other } can end the game { $until }, without a result.
}
clock-tenth = ⏰ **A tenth of your time is left.** Your deadline: { $due }. { $claims ->
    [yes] After that, you lose the game.
   *[no] After that, { $other } may claim the game.
}

## The clock of the opponent, above the hand of the player who waits

clock-theirs-none = ⏳ It is { $name }’s turn (it began { $since }).
clock-theirs-silent = ⏰ **{ $name } hasn’t moved for 30 days.** You may end the game without a result, or wait. Until you end it, { $name } can still move.
    -# If neither of you acts, the game ends without a result after 90 days.
clock-theirs-runs = ⏳ It is { $name }’s turn. Deadline: { $due }.
clock-theirs-away = 🌴 It is { $name }’s turn, but they are on vacation until { $date }.
clock-theirs-late = ⏰ **{ $name }’s time ran out { $due }.** { $claims ->
    [yes] You will win the game in a moment, unless { $name } moves first.
   *[no] You may claim the game, give { $name } more time, or wait. Until you claim it, { $name } can still move.
    -# If { $name } doesn’t move, you will win the game { $last }.
}
clock-gone = { $why ->
    [deleted] ⚠️ { $other } has deleted their account.
    [left] ⚠️ { $other } has left the server.
   *[other] ⚠️ I can’t find { $other }.
}

## The clock in the list of the reader’s parties: what follows “your turn” or “Bob’s turn”

turn-none = {" "}(began { $since })
turn-runs = , deadline { $due }
turn-away = , 🌴 away until { $date }
turn-late = , ⏰ time ran out { $due }

## The clock at the table, for everyone

table-turn-none = -# It is **{ $name }**’s turn (it began { $since }).
table-turn-runs = -# It is **{ $name }**’s turn (it began { $since }). Deadline: { $due }.
table-turn-away = -# It is **{ $name }**’s turn, but they are on vacation until { $date }.
table-turn-late = ⏰ It is **{ $name }**’s turn, but their time ran out { $due }. **{ $other }** may claim the game.

## Messages at the table. $user is the id of the person who is notified

# Reminders, to a player whose DMs are closed.
table-reminder-half = <@{ $user }>, half of your time is gone. Your deadline: { $due }. **Show my hand** shows your cards here, only to you.
table-reminder-tenth = <@{ $user }>, a tenth of your time is left. Your deadline: { $due }. **Show my hand** shows your cards here, only to you.

## /piquet vacation. $left and $all are days

vacation-here = You are not on vacation. { $left ->
    [0] You have used all { $all } of this year’s vacation days.
    [one] You have **one** of { $all } days left this year.
   *[other] You have **{ $left }** of { $all } days left this year.
}
    -# `/piquet vacation days` starts a vacation: your clocks pause, your opponents are told, and any move ends it.
vacation-away = 🌴 **You are on vacation until { $date }.** Your clocks are paused, and your opponents know.
    -# Any move ends your vacation, and so does the button. You keep any unused days. After this vacation, you’ll have { $left } of { $all } days left this year.
# A button: ends the vacation.
vacation-end = I’m back
