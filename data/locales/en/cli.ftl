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
      python -m bot replay --json old/*.json
      python -m bot view --seat 1 partie.json
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
cli-wrong = { $program }: { $message } (see { $program } --help)

## What is wrong with a file

cli-file-missing = There is no such file.
cli-file-folder = This is a folder, not a file.
cli-file-forbidden = This file may not be read.
cli-file-unreadable = This file cannot be read.
cli-file-huge = This file is too large for a record: it has more than { $megabytes } MB.
cli-file-not-text = This is not a piquet record: it is not UTF-8 text.
cli-error-file = { $file }: { $why }
cli-error-deal = { $file }, deal { $deal }: { $why }
cli-error-action = { $file }, deal { $deal }, action { $action } (“{ $text }”): { $why }
cli-error-step = { $file }, deal { $deal }, action { $action }: { $why }
cli-error-end = { $file }, deal { $deal }, after { $action } actions: { $why }

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
