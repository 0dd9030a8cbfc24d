### The command line, which is in English only: help, errors, settings.
###
### Help texts are not wrapped: keep each line under 80 characters, and do not use the percent sign.

## Help. cli-help-… is one line in a list, cli-about-… is the page of a command

cli-usage = python -m bot [-h] [--version] [COMMAND …]
cli-about =
    Piquet on Discord: the great card game for two players, one decision at a time.

    Without a command the bot starts: on Discord if there is a token in the
    environment or in a file .env, otherwise as a try-out in the browser.
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
cli-arguments = positional arguments
cli-options = options
# Before the usage, with a space after it.
cli-usage-is = usage:{" "}
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-run = start the bot; the same as no command
cli-about-run =
    Starts the bot: on Discord if there is a token in the environment or in a
    file .env, otherwise as a try-out in the browser.
cli-help-check = check everything that a start needs; the bot may be running
cli-about-check =
    Checks all that the bot needs to start, and changes nothing; the bot may be
    running. Prints one line each for the settings, the database, the rights to
    its folders, the form of the token, and whether Discord can be reached. Without
    a token, it says that the try-out would start.

    The exit status is 0 if the bot would start, 2 if not.
cli-help-replay = print records as text: hands, talk, tricks and score
cli-about-replay =
    Replays each record and prints it as text: the hands dealt, what was said at
    the table, the tricks, the score sheet, the result.

    A file holds one record, or one on each line, as an export of all parties does.

    If a record cannot be played, an error names the deal and the action that is
    wrong. The other records are still printed, and the exit status is 2.
cli-help-json = print one line of JSON for each record; an error counts deals and actions from 0
cli-help-reading = { $versions }: the version of the bot that wrote the record, if it read the rules differently
# Printed after a record that an older version may have written.
cli-earlier = { $file }: under the rules as version { $version } of the bot read them, this record has a different result. If that version wrote the record, add --reading { $version }.
cli-help-files = records to print; - is standard input
cli-help-verify = check that the packs of records follow from their secret
cli-about-verify =
    Rebuilds every pack of each record from its secret, its number and the cut
    words, and says what this proves. It reads the same files as replay.

    The exit status is 0 if everything is proven, 1 if there is no proof, no
    secret yet, or (--house) a decision that is not proven, 2 if something does
    not fit or a file is not a record.
cli-help-packs = print every pack too, its top card first
cli-help-ask-house = let the house make each of its decisions again; this may take minutes
cli-verify-none = This record has no proof of version 2, so it proves nothing.
cli-verify-open = The secret is not published yet, so nothing is proven yet.
cli-verify-compare = Compare the fingerprint and the keys with the copies that you kept. The challenge itself shows only the first 12 digits of the fingerprint.
cli-verify-progress = { $done } of { $all } decisions compared…
cli-verify-no-house = The record does not say what the house was asked, so nothing is proven about it.
cli-verify-other = { $same } of { $all } decisions of the house are the same. Deal { $deal }, action { $action }: it chose “{ $did }” then and “{ $chooses }” here, although the proof names no other version. This proves nothing about the decisions that differ.
cli-verify-version = { $same } of { $all } decisions of the house are the same. Deal { $deal }, action { $action }: version { $version } chose “{ $did }”, and this version “{ $chooses }”. This proves nothing about the decisions that differ.
cli-help-view = print a record as one player, or the public, may see it
cli-about-view =
    Prints a record as one line of JSON, with only what this viewer may know.
    A card that the viewer may not know is written ??.
cli-help-seat = the viewer: player 0, player 1, or the public
cli-help-file = the record; - is standard input
cli-help-duel = measure two players: levels of the house, or other programs
cli-about-duel =
    Plays pairs of deals: the second has the same cards, with the players swapped.
    Prints the average lead of the left player over the right one, in points for
    each pair, with a 95 percent confidence interval, and the average points of
    elder and of younger.

    A player is a level, or cmd: and a command. The command is a program that
    reads lines as "python -m bot engine" does, and answers each with a line.
    The first answer that is late, unreadable or illegal ends the match with
    status 1, and the program is blamed. Ctrl-C ends it with status 130 and
    prints the result of the pairs played so far.
cli-help-level = a computer player: { $levels }
cli-help-side = a player: cmd: and a command, or { $levels }
cli-no-side = “{ $text }” is not a player: write { $levels }, or cmd: and a command
cli-help-pairs = how many pairs of deals, two or more
cli-help-seed = the seed of the deals (default: 0)
cli-help-seeds = the seed of the deals (default: 0); each of several gets as many pairs
cli-help-rules = the rule set (default: rubicon): { $sets }
cli-help-parties = play whole parties, and count settlement points
cli-help-duel-json = print one line of JSON
cli-help-duel-log = append a line of JSON for each pair to this file; - is standard output
cli-help-duel-time = the seconds that a program has for an action (default: 30)
cli-help-forgive = go on after a program's fault: the rule of thumb plays that action
# $gain is the average difference, $within half the width of its confidence interval.
cli-match =
    { $left } minus { $right }: { $gain } ± { $within } settlement points
    for each pair of parties ({ $pairs } pairs).
cli-duel =
    { $left } minus { $right }: { $gain } ± { $within } points for each pair ({ $pairs } pairs).
    Average for each deal: elder { $elder }, younger { $younger }.
cli-duel-seed = Seed { $seed }: { $gain } ± { $within } ({ $pairs } pairs).
cli-duel-begun = { $done } of { $all } pairs
cli-duel-interrupted = Interrupted after { $done } of { $all } pairs.
cli-duel-progress = { $done } of { $all } pairs: { $gain } ± { $within }
cli-no-command = “{ $command }” is not a command: write cmd: and a command, such as cmd:./mybot.
cli-no-program = { $command } cannot be started: { $reason }.
cli-no-log = { $file } cannot be written: { $reason }.
# $side is left or right.
cli-blame = { $side }, pair { $pair }, deal { $deal }, action { $action }: { $why }
cli-blames = Actions played by the rule of thumb after a program's fault: left { $left }, right { $right }.
cli-blame-slow = no answer within { $seconds } seconds.
cli-blame-gone = it ended with status { $status }.
cli-blame-closed = it closed its output.
cli-blame-error = it answers with an error: { $why }
cli-blame-no-json = { $answer } is not JSON: answer with something like `{"{"}"action": "0 play AS"{"}"}`.
cli-blame-no-action = { $answer } has no `action`: answer with something like `{"{"}"action": "0 play AS"{"}"}`.
cli-help-engine = play against any program: read a position, answer with a move
cli-about-engine =
    Reads one JSON object per line on standard input, {"{"}"seat": 0, "record": {"{"}…{"}"}{"}"},
    the record as seen by the player whose turn it is. Answers with one line:
    {"{"}"action": "0 play AS"{"}"}, or {"{"}"error": {"{"}"why": "…"{"}"}{"}"} if the line is not valid.
    With "verb": "legal" or "evaluate" it answers with all actions, or with their
    worth; {"{"}"verb": "version"{"}"} and {"{"}"verb": "new", "level": "club", "seed": 7{"}"} need
    no record.
cli-engine-not-asked = A line is a JSON object, such as {"{"}"seat": 0, "record": the record as that seat sees it{"}"}.
cli-help-engine-seed = the seed of the random numbers (default: 0)
cli-help-problems = make problems for /piquet problem, or check the present ones
cli-about-problems =
    Finds positions in which the best choice of the master level is at least two
    points better than every other, with each of three seeds. Each is written as
    it is found, so you may interrupt the command. Without an option, prints
    how many problems there are.
    Exit status of --check: 0 if every problem is sound, 2 if one is not.
cli-help-make = find N more problems in played deals, equally many of each grade
cli-help-check-problems = check every problem: position, choices, and the answer of the master level
cli-help-grade = only problems of this grade: { $grades }
cli-help-problems-sample = ask the master level only about N problems, chosen by the seed
cli-help-problems-file = the file of problems (default: the one that the bot uses)
cli-problems-sum = { $number } problems: { $easy } easy, { $medium } medium, { $hard } hard.
cli-problems-made = { $done } of { $all } (after { $deals } deals): { $grade }, { $topic }
cli-problems-checking = { $done } of { $all } checked…
cli-problems-checked = { $all } problems checked, { $judged } of them with the master level; { $wrong } are wrong.
cli-problems-unreadable = { $file } cannot be read as problems ({ $why }).
cli-problems-flaw = Problem { $number }: { $flaw ->
    [number] its number is not its position in the file
    [twice] the same position is already in the file
    [unreadable] the position cannot be read, or does not belong to this seat
    [topic] it asks for something other than it says
    [illegal] a choice is against the rules, or appears twice
    [unclear] the best choice is not two points ahead with every seed
    [answer] the master level now finds another answer
   *[other] the figures, grade or reasons have changed
}
cli-help-doctor = check the database, and repair what can be repaired
cli-about-doctor =
    Checks the database; the bot may be running. Checks the file itself and its
    tables, every partie by replaying it, clocks and messages, the outbox, results,
    settings, ratings and leaderboards. A million finished parties take an hour.

    Computes every row that follows from decisions, and compares it with the stored
    one. For each table with problems, prints a sentence, the rows (table, key,
    column, stored value, computed value) and what to do now, but never a card. A
    partie that cannot be replayed is reported and left unchanged. The exit status
    is 0 if all is well or repaired, 1 if a problem remains, 2 if the check was not
    possible.
cli-help-repair = write what follows from the decisions, and send lost messages again
cli-help-sample = replay only N finished parties, chosen at random
cli-help-backup = copy the database to a file; the bot may be running
cli-about-backup =
    Copies the database, as it is at one moment, to a file that only its owner may
    read. The bot may be running. The copy is checked before the file gets its
    name, so the file is either complete or does not exist.

    The copy contains the hands of parties in play: do not give it to anyone.
cli-help-check-copy = run the doctor's checks on the copy before it gets its name
cli-help-force = replace an existing file
cli-help-backup-file = the file to copy to
cli-help-restore = replace the database with a copy
cli-about-restore =
    Replaces the database with a copy. First checks the copy, and replays every
    partie in play. Stop the bot first. The previous database is kept under
    another name, which is printed.
cli-help-restore-file = the copy, made by backup
cli-help-copy = copy the database to a PostgreSQL server, back, or to a new file
cli-about-copy =
    Copies a whole database, FROM, into an empty one, TO. Each is a file or the
    address of a PostgreSQL server (postgresql://…). The bot must not be running.
    FROM is only read. If anything goes wrong, TO stays as it was.

    Every row is compared after it is copied; then the doctor checks TO.
    The exit status is 0 if all is well, 1 if the doctor finds a problem in TO,
    2 if nothing was copied.

    Leave the password out of the address: other users of the machine may see it.
    It can be in ~/.pgpass, or in the environment as PGPASSWORD.
cli-help-copy-from = the database to copy: a file or an address
cli-help-copy-to = where to copy it: a new file, or the address of an empty database
# A wrong command line.
cli-wrong = { $program }: { $message } (see { $program } --help)
cli-number = “{ $text }”: write a whole number, { $least } or more
cli-number-any = “{ $text }”: write a whole number
cli-number-pairs = “{ $text }”: write { $least } or more, because one pair has no error bars
cli-seconds = “{ $text }”: write a number of seconds from { $least } to { $most }

## What is wrong with a file

cli-file-missing = There is no such file.
cli-file-folder = This is a folder, not a file.
cli-file-forbidden = You are not allowed to read this file.
cli-file-unreadable = This file cannot be read.
cli-file-huge = This file is too large to be a record: it is larger than { $megabytes } MB.
cli-file-not-text = This is not a piquet record: it is not UTF-8 text.
# Where the error is, and why.
cli-line = { $file }, line { $line }
cli-error-file = { $file }: { $why }
cli-error-deal = { $file }, deal { $deal }: { $why }
cli-error-action = { $file }, deal { $deal }, action { $action } (“{ $text }”): { $why }
cli-error-step = { $file }, deal { $deal }, action { $action }: { $why }
cli-error-end = { $file }, deal { $deal }, after { $action } actions: { $why }

## The doctor

doctor-progress = { $done } of { $parties } parties checked …

## A record as text

account-file = Record: { $file }

## Copies of the database

keeping-copying = { $percent } % copied
keeping-backed-up = { $file } is a complete, checked copy of the database ({ $megabytes } MB). It contains hands: do not give it to anyone.
keeping-restored = { $file } is restored: { $parties ->
    [one] one partie
   *[other] { $parties } parties
} in play, each checked by a replay. You can start the bot.
keeping-aside = The previous database is kept as { $file }.
keeping-none = There is no database { $file }.
keeping-server = The database is on a PostgreSQL server ({ $address }), but this command is for files. Back it up with pg_dump --format=custom, and restore that with pg_restore.
keeping-exists = { $file } already exists. Name another file, or use --force. The database itself is never overwritten.
keeping-no-file = { $file } is not a file. Name a file.
keeping-in-use = A bot is running on the database { $file }. Stop it first.
keeping-damaged = { $file } is damaged ({ $reason }). Nothing was changed.
keeping-unchecked = { $file } could not be checked completely ({ $reason }). Nothing was changed. Run doctor on the database.
keeping-unplayable = This copy contains parties that cannot be replayed ({ $parties }). Nothing was changed.
keeping-os = { $file }: { $reason }. Nothing was changed.

## A database that is copied to another place

copy-done = { $target } is a copy of { $source }: { $rows } rows in { $tables } tables, each compared. Set PIQUET_DATABASE to it before you start the bot, and never let a bot run on both.
copy-occupied = { $address } is not empty. Name an empty database or a new file. Nothing was copied.
copy-schema = The tables or columns in { $address } are not those of this bot: { $detail }. Run the doctor on it. Nothing was copied.
# $detail is a column as table.column.
copy-nul = A text in { $detail } has a character (NUL) that { $address } cannot hold. Remove it there. Nothing was copied.
copy-differs = These tables differ in { $address } after the copy: { $detail }. Nothing was copied. Please report this.

## What a start needs, a line each: $name is the name of the check, $told its sentence

check-well = ok     { $name }: { $told }
check-wrong = WRONG  { $name }: { $told }
check-settings = settings
check-database = database
check-folders = folders
check-token = token
check-discord = Discord
check-rest = the rest
check-not-done = not checked, because a setting is wrong.
# $file is the path of .env.
check-settings-file = read from { $file } and the environment.
check-settings-environment = read from the environment. There is no { $file }.
# $address is the file, or the server.
check-database-new = { $address } does not exist or is empty. The first start creates it.
check-database-usable = { $address } can be used.
check-database-older = { $address } is from an older version. The next start makes { $steps ->
    [one] one change
   *[other] { $steps } changes
} to its tables.
check-folders-none = the bot needs none, because the database is on a server.
check-folders-open = the bot may write in { $folders }.
check-folders-closed = the bot may not write in { $folder }. Make the user that runs the bot its owner.
check-token-none = there is no DISCORD_TOKEN, so the try-out would start.
# $application is a number.
check-token-usable = it has the form of a token, for the application { $application }.
# $address is the name of Discord's server, or of the proxy.
check-discord-there = { $address } answers.
check-discord-away = { $address } cannot be reached ({ $reason }). Check the network.
check-discord-not-asked = not asked, because the try-out needs no network.

## Settings and starts

setting-no-token = DISCORD_TOKEN is set, but not to a token. Copy the token again from your application’s page at Discord (Bot, Reset Token), or remove the line to run the try-out.
# $name is a name in the environment or in .env, $value the setting with the closest name.
setting-unknown = { $name } is not a setting of the bot. The closest name is { $value }: use it, or remove { $name }.
# $value is a file.
setting-no-text = { $value } is not UTF-8 text. Save it again in that encoding.
# $value is a file, with the reason in brackets.
setting-unreadable = The settings cannot be read: { $value }.
setting-no-folder = PIQUET_DATABASE is “{ $value }”, and no file can be created there. Name a file in a folder that exists.
setting-no-backups = PIQUET_BACKUPS is “{ $value }”, which is not a folder and cannot become one. Name a folder, or a new one inside a folder that exists.
setting-no-file = PIQUET_BACKUPS copies a file, but the database is { $value }. Remove the line, and back up with pg_dump.
setting-no-hours = PIQUET_BACKUPS_EVERY is “{ $value }”. It must be a whole number of hours from 1 to 10000.
setting-no-number = PIQUET_BACKUPS_KEEP is “{ $value }”. It must be a whole number of backups from 1 to 10000.
setting-no-level = PIQUET_LOG_LEVEL is “{ $value }”. It must be DEBUG, INFO, WARNING or ERROR.
setting-no-port = PIQUET_TRYOUT_PORT is “{ $value }”. It must be a number from 1 to 65535.
setting-no-format = PIQUET_LOG_FORMAT is “{ $value }”. It must be text or json.
setting-no-cards = PIQUET_CARDS is “{ $value }”. It must be emoji or text.
setting-no-http = PIQUET_HTTP is “{ $value }”. It must be an address and a port, such as 127.0.0.1:9464, or a port alone.
setting-no-proxy = PIQUET_DISCORD_PROXY is “{ $value }”. It must be an address without a path, such as http://127.0.0.1:8080.
setting-no-http-proxy = HTTPS_PROXY names a proxy of the kind “{ $value }”. Discord can be reached through http and https proxies only.
setting-gone = PIQUET_SHARDS is no longer a setting: one process runs all shards. Take the line out. On a PostgreSQL server, a second process with the same settings is the standby, which takes over if the first one ends.
run-bad-token = Discord does not accept the token in DISCORD_TOKEN. Copy it again from your application’s page at Discord (Bot, Reset Token).
run-more-shards = The bot is on so many servers that Discord requires more connections. Start it again: it asks Discord how many.
run-bad-database = { $reason }
run-in-use = Another bot is already running on the database { $file }. Stop that bot first, or set PIQUET_DATABASE to another one.
run-no-tryout = Without a DISCORD_TOKEN the bot starts the try-out, but its packages are not installed. Run: .venv/bin/python -m pip install -e ".[tryout]" – or put a bot’s token into .env (see .env.example).
# $port is the first port that was tried.
run-no-port = The try-out found no free port from { $port } upwards. Set PIQUET_TRYOUT_PORT to another number.

## Deleting a person, and the policies

cli-help-policies = write the privacy page and the terms to files
cli-about-policies =
    Writes the privacy page and the terms for this bot into a folder, in each
    language as Markdown and as HTML. Publish them: Discord's directory of apps
    asks for both addresses. Read them first: they describe what the program does,
    but you answer for what you do with its backups and its log.
cli-help-folder = the folder, which is created if it is missing
cli-help-host = who runs the bot (default: PIQUET_HOST)
cli-help-contact = how you can be reached (default: PIQUET_CONTACT)
policies-written = { $files } files are in { $folder }.
policies-nobody = Say who runs the bot and how you can be reached: use --host and --contact, or the settings PIQUET_HOST and PIQUET_CONTACT. Nothing was written.
policies-os = { $file }: { $reason }.
cli-help-forget = delete a person's data
cli-about-forget =
    Deletes a person from the database; the bot may be running. Says what is
    stored about them, then asks twice. Their games in play are resigned.
    Finished games stay, without the person's name and id: opponents keep them,
    and results and ratings depend on them.

    People can do the same for themselves with /piquet forget.

    Backups, older databases that "restore" has kept, the log, and messages on
    Discord still name the person: delete those that you do not need.
cli-help-person = the person's id (Discord: Copy User ID)
cli-help-yes = do not ask
forget-cli-stored = { $file } has this about { $user }: { $finished } finished games, { $playing } in play, { $challenges } open challenges, { $blocks } blocks, { $rows } rows in all.
forget-cli-unknown = { $file } has nothing about { $user }. Nothing was changed.
forget-cli-ask = Resign their games in play and delete everything about them? [y/n]
forget-cli-again = This cannot be undone. Type the id once more:
forget-cli-kept = Nothing was changed.
forget-cli-no-answer = No one can answer here. Use --yes. Nothing was changed.
forget-cli-done = Everything about { $user } is deleted: { $resigned } games were resigned, { $closed } challenges closed. Backups, older databases that "restore" has kept, the log, and messages on Discord still name this person.
forget-cli-log = Another program, such as Litestream, is reading the database. Until it and the bot have both ended, { $file } and { $file }-wal may still hold what was deleted. That program’s own copies hold it for as long as they are kept.

## verify --house

check-house-same = { $decisions ->
    [0] **The house had nothing to decide.**
    [one] **The house’s one decision checks out.**
   *[other] **All { $decisions } decisions of the house check out.**
}
# $number of all decisions were not made by the engine.
check-house-thumb = { $number ->
    [one] { $number } of { $all } decisions was
   *[other] { $number } of { $all } decisions were
} made by the rule of thumb, because the engine did not answer. For this, you have only the bot’s word.
check-house-proves = They follow from the house’s level, its own hand, what was said and shown, the score, and a seed made from the secret. Nothing else influenced them. What *Check the deals* says about the secret holds for the seed, too. Forced cards are not counted.
check-house-unaccounted = **A decision does not fit.** { $deal ->
    [0] The proof names a decision that the house did not make.
   *[other] Deal { $deal }, action { $decision }: the house had a choice, but the proof names no engine that made it.
} Ask the host of the bot what happened.
