### The command line: help, what is wrong, and a record as a person reads it in a terminal.
###
### For translators. Help texts are not wrapped: keep a line under 80 letters, and write no per cent sign.

## Help

cli-usage = python -m bot [-h] [--version] [COMMAND …]
cli-about =
    Piquet on Discord: the great two-handed card game, a decision at a time.

    Without a command the bot starts: on Discord if there is a token in the
    environment or in a file .env, and otherwise as a try-out in the browser.
cli-examples =
    Examples:
      python -m bot
      python -m bot replay partie.json
      python -m bot replay --json piquet.jsonl
      python -m bot replay --json old/*.json
      python -m bot view --seat 1 partie.json
      python -m bot duel --left greedy --right greedy --pairs 100
      python -m bot backup piquet-backup.sqlite3
cli-commands = commands
cli-help-help = show this and end
cli-help-version = say which version this is and end
cli-help-run = start the bot; the same as no command
cli-about-run =
    Starts the bot: on Discord if there is a token in the environment or in a
    file .env, and otherwise as a try-out in the browser.
cli-help-replay = play records through: hands, talk, tricks and score
cli-about-replay =
    Plays each record through and prints it as a person would read it: the hands
    dealt, what was said at the table, the tricks, the score sheet, the result.

    A file holds one record, or one on each line, as an export of all parties does.

    A record that cannot be played is named with the deal and the action that is
    wrong, and the others are still printed; the exit status is then 2.
cli-help-json = print one line of JSON for each record; deals and actions of an error count from 0
cli-help-files = records to play; - is standard input
cli-help-view = print a record as one seat, or the public, may see it
cli-about-view =
    Prints a record with everything taken out that this eye may not know, as one
    line of JSON. What it may not know of the cards is written ??.
cli-help-seat = whose eye: player 0, player 1, or the public
cli-help-file = the record; - is standard input
cli-help-duel = measure two players of the house against each other
cli-about-duel =
    Plays pairs of deals, in which each player has the same cards once, and prints
    the points of the left player less those of the right one a pair, with the
    interval in which 95 of a hundred such figures have the true one, and the mean
    points of elder and of younger.
cli-help-level = a player of the house: { $levels }
cli-help-pairs = how many pairs of deals, two or more
cli-help-seed = which packs are dealt; 0 if it is left out
cli-help-rules = the rule set, rubicon if it is left out: { $sets }
cli-help-parties = play whole parties, and count what they are settled for
cli-help-duel-json = print one line of JSON
cli-match =
    { $left } less { $right }: { $gain } a pair of parties by the settlement,
    give or take { $within } ({ $pairs } pairs).
cli-duel =
    { $left } less { $right }: { $gain } points a pair, give or take { $within } ({ $pairs } pairs).
    Elder { $elder }, younger { $younger } a deal.
cli-help-engine = play as the house against any program, a line for a move
cli-about-engine =
    Reads one JSON object a line on standard input, {"{"}"seat": 0, "record": {"{"}…{"}"}{"}"},
    the record as that seat sees it whose turn it is, and answers with one line:
    {"{"}"action": "0 play AS"{"}"}, or {"{"}"error": {"{"}"why": "…"{"}"}{"}"} where it cannot read it.
cli-help-engine-seed = what chance is made of; 0 if it is left out
cli-help-doctor = look the database through, and mend what can be mended
cli-about-doctor =
    Looks the database through, beside a bot that runs or without one: the file
    itself, every partie in play played through again, its clock, the messages by
    which it goes on, what waits to be told, the totals of all that are over and
    what they brought, the ratings and the boards.

    Prints a line for each finding, and never a card. The exit status is 0 if all
    is well or mended, 1 if something is left, 2 if it could not look.
cli-help-mend = mend what can be mended: turns, totals, clocks, boards, messages posted anew
cli-help-backup = copy the database to a file, also while the bot runs
cli-about-backup =
    Copies the database, as it is at one moment, to a file that its owner alone
    may read. The bot may run meanwhile. The copy is looked through before it is
    put in its place, so that what stands there is whole, or is not there.

    It holds the hands of parties in play: keep it to yourself.
cli-help-force = put it in the place of a file that is there
cli-help-backup-file = where the copy is to be
cli-help-restore = put a copy back in the place of the database
cli-about-restore =
    Puts a copy of the database in its place, once it has been looked through and
    every partie in play has been played through. The bot must not run meanwhile.
    The database that was there is kept under another name, which is then said.
cli-help-restore-file = the copy, made by backup
cli-wrong = { $program }: { $message } (see { $program } --help)

## What is wrong with a file

cli-file-missing = There is no such file.
cli-file-folder = This is a folder, not a file.
cli-file-forbidden = This file may not be read.
cli-file-unreadable = This file cannot be read.
cli-file-huge = This file is too large for a record: it has more than { $megabytes } MB.
cli-file-not-text = This is not a piquet record: it is not UTF-8 text.
cli-line = { $file }, line { $line }
cli-error-file = { $file }: { $why }
cli-error-deal = { $file }, deal { $deal }: { $why }
cli-error-action = { $file }, deal { $deal }, action { $action } (“{ $text }”): { $why }
cli-error-step = { $file }, deal { $deal }, action { $action }: { $why }
cli-error-end = { $file }, deal { $deal }, after { $action } actions: { $why }

## What the doctor finds. $partie is a partie's number; each is one line

doctor-well = All is well: { $parties ->
    [0] there is no partie yet
    [one] one partie was looked through
   *[other] { $parties } parties were looked through
}.
doctor-sum = { $found ->
    [one] One thing was found, and it is { $left ->
        [0] mended
       *[other] not mended
    }.
   *[other] { $found } things were found, and { $left ->
        [0] all of them are
        [one] all but one are
       *[other] all but { $left } are
    } mended.
}
doctor-left = { $finding } Not mended.
doctor-mended = { $finding } Mended.
doctor-progress = { $done } of { $parties } parties looked through …
doctor-no-file = { $reason }
doctor-damaged = The file is damaged: { $detail }. Go back to a backup.
doctor-orphans = { $number ->
    [one] One row
   *[other] { $number } rows
} of the table “{ $detail }” belong to nothing that is kept.
doctor-seats = Partie { $partie }: it has not two seats.
doctor-rules = Partie { $partie }: its rules are none that this bot knows.
doctor-undealt = Partie { $partie }: deal { $number } is not dealt by the rules.
doctor-unplayable = Partie { $partie }: deal { $number } cannot be played through again from decision { $detail } on.
doctor-stuck = Partie { $partie }: all that was dealt is played, and neither a new deal nor the end came of it.
doctor-count = Partie { $partie }: { $number ->
    [one] one decision is
   *[other] { $number } decisions are
} kept, and it counts another number of them.
doctor-score = Partie { $partie }: deal { $number } keeps another score than its play brings.
doctor-totals = Partie { $partie }: the totals are not the sums of its deals.
doctor-result = Partie { $partie }: the result is not what its deals make.
doctor-turn = Partie { $partie }: it is kept to be another’s turn than the game says.
doctor-clock = Partie { $partie }: the clock is not what follows from the last decision.
doctor-mute = Partie { $partie }: there is no message through which he whose turn it is can act.
doctor-untold = Partie { $partie }: the table was not told all that was decided.
doctor-notice = Partie { $partie }: notice { $number } to { $detail } can never be brought.
doctor-ledger = Partie { $partie }: what the books say that it brought is not what its play makes.
doctor-ratings = { $number ->
    [one] One rating is not what it was
   *[other] { $number } ratings are not what they were
} after the last rated partie.
doctor-leaderboards = { $number ->
    [one] One person does not stand
   *[other] { $number } people do not stand
} on the boards where the results put them.
doctor-crowds = { $number ->
    [one] On one board it is
   *[other] On { $number } boards it is
} counted wrongly how many stand where.
doctor-far = Partie { $partie }: notice { $number } to { $detail } waits far too long.

## A record as a person reads it

account-title = { $rules }: { $first } and { $second }
account-file = Record: { $file }
account-empty = No deal has begun.
account-deal = Deal { $number }: { $dealer } deals, { $elder } is elder
account-deal-bid = Deal { $number }: { $dealer } deals
account-talon = Talon
account-out = out { $cards }
account-in = in  { $cards }
account-turn = The deal goes on: { $name } is next.
account-goes-on = The partie goes on.

## Copies of the database

keeping-copying = { $percent } % copied
keeping-backed-up = { $file } is a whole and sound copy of the database ({ $megabytes } MB). It holds hands: keep it to yourself.
keeping-restored = { $file } is in place: { $parties ->
    [one] one partie
   *[other] { $parties } parties
} in play, each played through. The bot can be started.
keeping-aside = What was there before is kept as { $file }.
keeping-none = There is no database { $file }.
keeping-exists = { $file } is there already. Name another file, or say --force; the database itself is never written over.
keeping-no-file = { $file } is no file. Name one.
keeping-in-use = A bot is running on the database { $file }. Stop it first.
keeping-damaged = { $file } is damaged ({ $reason }), and nothing was done with it.
keeping-unplayable = In this copy there are parties that cannot be played through ({ $parties }), and nothing was done with it.
keeping-os = { $file }: { $reason }. Nothing was done.
