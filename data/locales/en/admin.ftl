### The command line, which is in English only: help, errors, settings.
###
### Help texts are not wrapped: keep each line under 80 characters, and do not use the percent sign.

## Help. cli-help-… is one line in a list, cli-about-… is the page of a command

cli-usage = python -m bot [-h] [--version] [COMMAND …]
cli-about =
    Piquet on Discord: the great card game for two players, one decision at a time.

    Without a command, the bot starts: on Discord if there is a token in the
    environment or in the file .env, otherwise as a try-out in the browser.
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
cli-help-run = start the bot; this is the default
cli-about-run =
    Starts the bot: on Discord if there is a token in the environment or in the
    file .env, otherwise as a try-out in the browser.

cli-help-check = check everything the bot needs to start (safe while it is running)
cli-about-check =
    Checks everything the bot needs to start, and changes nothing. The bot can keep
    running. Prints one line each for the settings, the database, access to
    the bot's folders, the token's form, and whether Discord can be reached. If
    there is no token, says that the try-out would start.

    The exit status is 0 if the bot would start, and 2 if not.

cli-help-replay = print records as text: hands, calls, tricks and scores
cli-about-replay =
    Replays each record and prints it as text: the hands dealt, what was said at
    the table, the tricks, the score sheet, and the result.

    A file contains one record, or one on each line, as in an export of all
    parties.

    If a record cannot be replayed, an error names the deal and the action that is
    wrong. The other records are still printed, and the exit status is 2.

cli-help-json = print one line of JSON per record; errors count deals and actions from 0
cli-help-reading = the bot version that wrote the record, if that version read the rules differently: { $versions }
# Printed after a record that an older version may have written.
cli-earlier = { $file }: version { $version } of the bot read the rules differently, which gives this record a different result. If that version wrote the record, add --reading { $version }.
cli-help-files = files with records, or - for standard input
cli-help-verify = check that each record's packs follow from its secret
cli-about-verify =
    Rebuilds every pack of a record from its secret, the game number and
    the cut words, and says what this proves. Reads the same files as "replay".

    The exit status is 0 if everything is proven, 1 if there is no proof, if the
    secret has not been published yet or if (with --house) a decision is not
    proven, and 2 if something does not match or a file is not a record.

cli-help-packs = also print every pack, top card first
cli-help-ask-house = have the house make all its decisions again; this may take several minutes
cli-verify-none = This record has no version 2 proof, so nothing is proven.
cli-verify-open = The secret has not been published, so nothing is proven yet.
cli-verify-compare = Compare the fingerprint and the keys with the copies you kept. The challenge itself shows only the first 12 digits of the fingerprint.
cli-verify-progress = { $done } of { $all } decisions compared…
cli-verify-no-house = The record does not say what the house was asked, so nothing is proven about its decisions.
cli-verify-other = Decisions of the house that match: { $same } of { $all }. Deal { $deal }, action { $action }: the house chose “{ $did }” and now chooses “{ $chooses }”, although the proof names no other engine. Nothing is proven about the decisions that differ.
cli-verify-version = Decisions of the house that match: { $same } of { $all }. Deal { $deal }, action { $action }: engine { $version } chose “{ $did }”, and today’s engine chooses “{ $chooses }”. Nothing is proven about the decisions that differ.
cli-help-view = print a record as one player or the public may see it
cli-about-view =
    Prints a record as one line of JSON that contains only what the viewer may
    know. All other cards are written as ??.

cli-help-seat = the viewer: player 0, player 1, or the public
cli-help-file = the file with the record, or - for standard input
cli-help-duel = compare two players: levels of the house, or other programs
cli-about-duel =
    Plays pairs of deals. The second deal of each pair has the same cards, with the
    players swapped. Prints the left player's average lead over the right player,
    in points per pair, with a 95 percent confidence interval, and the average
    points of elder and younger.

    A player is a level of the house, or cmd: followed by a command. The command
    starts a program that reads the same lines as "python -m bot engine" and
    answers each with one line. The first answer that is late, unreadable or
    illegal ends the match with status 1, and the error names the program. Ctrl-C
    ends the match with status 130 and prints the result of the pairs so far.

cli-help-level = a computer player: { $levels }
cli-help-side = a player: cmd:COMMAND, or { $levels }
cli-no-side = “{ $text }” is not a player: write { $levels }, or cmd:COMMAND
cli-help-pairs = the number of pairs of deals, at least two
cli-help-seed = the seed of the deals (default: 0)
cli-help-seeds = the seeds of the deals (default: 0); N pairs are played with each seed
cli-help-rules = the rule set (default: rubicon): { $sets }
cli-help-parties = play whole parties and count settlement points
cli-help-duel-json = print the result as one line of JSON
cli-help-duel-log = append one line of JSON per pair to this file, or - for standard output
cli-help-duel-time = how many seconds a program has for each action (default: 30)
cli-help-forgive = if a program fails, choose its action by a rule of thumb and go on
# $gain is the average difference, $within half the width of its confidence interval.
cli-match =
    { $left } minus { $right }: { $gain } ± { $within } settlement points
    per pair of parties ({ $pairs } pairs).
cli-duel =
    { $left } minus { $right }: { $gain } ± { $within } points per pair ({ $pairs } pairs).
    Average per deal: elder { $elder }, younger { $younger }.
cli-duel-seed = Seed { $seed }: { $gain } ± { $within } ({ $pairs } pairs).
cli-duel-begun = { $done } of { $all } pairs
cli-duel-interrupted = Interrupted after { $done } of { $all } pairs.
cli-duel-progress = { $done } of { $all } pairs: { $gain } ± { $within }
cli-no-command = “{ $command }” is not a command: write cmd: followed by a command, such as cmd:./mybot.
cli-no-program = { $command } cannot be started: { $reason }.
cli-no-log = { $file } cannot be written: { $reason }.
# $side is left or right.
cli-blame = { $side }, pair { $pair }, deal { $deal }, action { $action }: { $why }
cli-blames = Actions played by a rule of thumb because a program failed: left { $left }, right { $right }.
cli-blame-slow = no answer within the limit ({ $seconds } s).
cli-blame-gone = the program ended with status { $status }.
cli-blame-closed = the program closed its output.
cli-blame-error = the program answered with an error: { $why }
cli-blame-no-json = { $answer } is not JSON. A valid answer looks like this: `{"{"}"action": "0 play AS"{"}"}`.
cli-blame-no-action = { $answer } has no `action`. A valid answer looks like this: `{"{"}"action": "0 play AS"{"}"}`.
cli-help-engine = answer another program: read positions, reply with moves
cli-about-engine =
    Reads one JSON object per line on standard input, {"{"}"seat": 0, "record": {"{"}…{"}"}{"}"},
    with the record as seen by the player whose turn it is. Answers with one line:
    {"{"}"action": "0 play AS"{"}"}, or {"{"}"error": {"{"}"why": "…"{"}"}{"}"} if the input is not valid.
    With "verb": "legal", the answer lists the legal actions; with "evaluate", it
    says what they are worth. The lines {"{"}"verb": "version"{"}"} and
    {"{"}"verb": "new", "level": "club", "seed": 7{"}"} need no record.

cli-engine-not-asked = Each line must be a JSON object, such as {"{"}"seat": 0, "record": the record as that seat sees it{"}"}.
cli-help-engine-seed = the random seed (default: 0)
cli-help-problems = make problems for /piquet problem, or check the existing ones
cli-about-problems =
    Finds positions in which the master level's best choice is at least two points
    better than any other, with each of three seeds. Each problem is saved as soon
    as it is found, so you may interrupt the command. Without --make or --check,
    prints how many problems there are.
    With --check, the exit status is 0 if every problem is sound, and 2 if not.

cli-help-make = play deals until N more problems are found, the same number of each grade
cli-help-check-problems = check each problem's position and choices, and the master level's answer
cli-help-grade = only problems of this grade: { $grades }
cli-help-problems-sample = ask the master level about only N problems, chosen by the seed
cli-help-problems-file = the file of problems (default: the one the bot uses)
cli-problems-sum = Problems: { $number } ({ $easy } easy, { $medium } medium, { $hard } hard).
cli-problems-made = { $done } of { $all } (deals played: { $deals }): { $grade }, { $topic }
cli-problems-checking = { $done } of { $all } checked…
cli-problems-checked = Problems checked: { $all }, { $judged } of them with the master level. Wrong: { $wrong }.
cli-problems-unreadable = { $file } cannot be read as a file of problems ({ $why }).
cli-problems-flaw = Problem { $number }: { $flaw ->
    [number] its number does not match its place in the file
    [twice] the same position is already in the file
    [unreadable] the position cannot be read, or does not belong to this seat
    [topic] its topic does not match the decision it asks for
    [illegal] a choice is against the rules, or appears twice
    [unclear] with at least one seed, the best choice is less than two points ahead
    [answer] the master level now gives a different answer
   *[other] the figures, grade or reasons have changed
}
cli-help-doctor = check the database and, with --repair, fix what can be fixed
cli-about-doctor =
    Checks the database; the bot can keep running. Checks the file itself and its
    tables, every partie (by replaying it), clocks and messages, the outbox,
    results, settings, ratings and leaderboards. A million finished parties take
    about an hour.

    Recomputes every row that follows from the players’ decisions, and compares
    it with the stored row. For each table with problems, prints a summary, the
    rows (table, key, column, stored value, computed value) and what to do next,
    but never a card. A partie that cannot be replayed is reported and left
    unchanged. The exit status is 0 if no problem remains, 1 if one
    does, and 2 if the database could not be checked.

cli-help-repair = rebuild derived data from the decisions, and resend lost messages
cli-help-sample = replay only N finished parties, chosen at random
cli-help-backup = copy the database to a file; the bot can keep running
cli-about-backup =
    Copies a snapshot of the database to a file that only its owner may read. The
    bot can keep running. The copy is checked before it gets its final name, so you
    get either a complete file or none.

    The copy contains the hands of parties in play, so do not give it to anyone.

cli-help-check-copy = run the doctor's checks on the copy before it gets its final name
cli-help-force = replace an existing file
cli-help-backup-file = the file to copy to
cli-help-restore = replace the database with a copy
cli-about-restore =
    Replaces the database with a copy. First checks the copy and replays every
    partie in play. The bot must not be running. The previous database is kept
    under another name, which is printed.

cli-help-restore-file = the copy that "backup" made
cli-help-copy = copy the database to or from a PostgreSQL server, or to a new file
cli-about-copy =
    Copies the whole database FROM into the empty database TO. Each is a file or
    the address of a PostgreSQL server (postgresql://…). The bot must not be
    running. FROM is not changed. If anything goes wrong, TO stays as it was.

    Every row is compared after it is copied, and then the doctor checks TO.
    The exit status is 0 if all is well, 1 if the doctor finds a problem in TO,
    and 2 if nothing was copied.

    Leave the password out of the address, where other users of the machine may see
    it. Put it in ~/.pgpass or in the environment variable PGPASSWORD.

cli-help-copy-from = the database to copy: a file or an address
cli-help-copy-to = where to copy it: a new file, or the address of an empty database
# A wrong command line.
cli-wrong = { $program }: { $message } (see { $program } --help)
cli-number = “{ $text }”: write a whole number, { $least } or more
cli-number-any = “{ $text }”: write a whole number
cli-number-pairs = “{ $text }”: write { $least } or more, because one pair has no confidence interval
cli-seconds = “{ $text }”: write a number of seconds from { $least } to { $most }

## What is wrong with a file

cli-file-missing = There is no such file.
cli-file-folder = This is a folder, not a file.
cli-file-forbidden = You are not allowed to read this file.
cli-file-unreadable = This file cannot be read.
cli-file-huge = This file is larger than { $megabytes } MB, which is too large for a record.
cli-file-not-text = This is not a piquet record, because it is not UTF-8 text.
# Where the error is, and why.
cli-line = { $file }, line { $line }
cli-error-file = { $file }: { $why }
cli-error-deal = { $file }, deal { $deal }: { $why }
cli-error-action = { $file }, deal { $deal }, action { $action } (“{ $text }”): { $why }
cli-error-step = { $file }, deal { $deal }, action { $action }: { $why }
cli-error-end = { $file }, deal { $deal }, after { $action ->
    [one] { $action } action
   *[other] { $action } actions
}: { $why }

## The doctor

doctor-progress = { $done } of { $parties } parties checked…

## A record as text

account-file = Record: { $file }

## Copies of the database

keeping-copying = { $percent }% copied
keeping-backed-up = { $file } is a complete, checked copy of the database ({ $megabytes } MB). It contains players’ hands, so do not share it.
keeping-restored = { $file } has been restored. { $parties ->
    [0] No partie is in play.
    [one] The one partie in play was checked by replaying it.
   *[other] The { $parties } parties in play were checked by replaying them.
} You can start the bot.
keeping-aside = The previous database is kept as { $file }.
keeping-none = There is no database at { $file }.
keeping-server = The database is on a PostgreSQL server ({ $address }), but this command is for files. Back it up with pg_dump --format=custom, and restore the backup with pg_restore.
keeping-exists = { $file } already exists. Choose another name, or use --force. The database itself is never overwritten.
keeping-no-file = { $file } is not a file. Give the name of a file.
keeping-in-use = A bot is using the database { $file }. Stop it first.
keeping-damaged = { $file } is damaged ({ $reason }). Nothing was changed.
keeping-unchecked = { $file } could not be checked completely ({ $reason }). Nothing was changed. Run the doctor on the database.
keeping-unplayable = This copy contains parties that cannot be replayed ({ $parties }). Nothing was changed.
keeping-os = { $file }: { $reason }. Nothing was changed.

## A database that is copied to another place

copy-done = { $target } is now a copy of { $source }: { $rows } rows in { $tables } tables were copied and compared. Set PIQUET_DATABASE to the copy before you start the bot, and never run the bot on both.
copy-occupied = { $address } is not empty. Choose an empty database or a new file. Nothing was copied.
copy-schema = The tables or columns in { $address } do not match this version of the bot: { $detail }. Run the doctor on that database. Nothing was copied.
# $detail is a column as table.column.
copy-nul = Text in { $detail } contains a character (NUL) that { $address } cannot store. Remove the character first. Nothing was copied.
copy-differs = After the copy, these tables differed in { $address }: { $detail }. The copy was undone. Please report this.

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
check-database-new = { $address } does not exist or is empty. The bot will create it when it first starts.
check-database-usable = { $address } can be used.
check-database-older = { $address } is from an older version. The next start will make { $steps ->
    [one] one change
   *[other] { $steps } changes
} to its tables.
check-folders-none = the bot needs none, because the database is on a server.
check-folders-open = the bot can write to { $folders }.
check-folders-closed = the bot cannot write to { $folder }. Its owner must be the user that runs the bot.
check-token-none = there is no DISCORD_TOKEN, so the try-out would start.
# $application is a number.
check-token-usable = it is well formed and names the application { $application }.
# $address is the name of Discord's server, or of the proxy.
check-discord-there = { $address } answers.
check-discord-away = { $address } cannot be reached ({ $reason }). Check the network.
check-discord-not-asked = not contacted, because the try-out needs no network.

## Settings and starts

setting-no-token = DISCORD_TOKEN is set, but not to a token. Copy the token again from your application’s page on Discord (Bot, Reset Token), or remove the line to run the try-out.
# $name is a name in the environment or in .env, $value the setting with the closest name.
setting-unknown = { $name } is not a setting of the bot. Did you mean { $value }? Correct the name, or remove { $name }.
# $value is a file.
setting-no-text = { $value } is not UTF-8 text. Save it again as UTF-8.
# $value is a file, with the reason in brackets.
setting-unreadable = The settings cannot be read: { $value }.
setting-no-folder = PIQUET_DATABASE is “{ $value }”, but no file can be created there. Name a file in a folder that exists.
setting-no-backups = PIQUET_BACKUPS is “{ $value }”, which is not a folder and cannot be created. Name an existing folder, or a new folder inside an existing one.
setting-no-file = PIQUET_BACKUPS can only back up a file, but the database is at { $value }. Remove the setting, and use pg_dump for backups.
setting-no-hours = PIQUET_BACKUPS_EVERY is “{ $value }”. It must be a whole number of hours from 1 to 10000.
setting-no-number = PIQUET_BACKUPS_KEEP is “{ $value }”. It must be a whole number of backups from 1 to 10000.
setting-no-level = PIQUET_LOG_LEVEL is “{ $value }”. It must be DEBUG, INFO, WARNING or ERROR.
setting-no-port = PIQUET_TRYOUT_PORT is “{ $value }”. It must be a number from 1 to 65535.
setting-no-format = PIQUET_LOG_FORMAT is “{ $value }”. It must be text or json.
setting-no-cards = PIQUET_CARDS is “{ $value }”. It must be emoji or text.
setting-no-http = PIQUET_HTTP is “{ $value }”. It must be an address and a port, such as 127.0.0.1:9464, or only a port.
setting-no-proxy = PIQUET_DISCORD_PROXY is “{ $value }”. It must be an address without a path, such as http://127.0.0.1:8080.
setting-no-http-proxy = HTTPS_PROXY names a proxy of type “{ $value }”. Discord can only be reached through http and https proxies.
setting-gone = PIQUET_SHARDS is no longer a setting: one process runs all shards. Remove the setting. With PostgreSQL, a second process with the same settings is the standby, which takes over if the first one stops.
run-bad-token = Discord does not accept the token in DISCORD_TOKEN. Copy it again from your application’s page on Discord (Bot, Reset Token).
run-more-shards = The bot is on so many servers that Discord requires more connections. Start it again, and it will ask Discord how many.
run-bad-database = { $reason }
run-in-use = Another bot is already running on the database { $file }. Stop that bot first, or set PIQUET_DATABASE to another database.
run-no-tryout = No DISCORD_TOKEN is set, so the bot would start the try-out, but the packages for it are not installed. Run: .venv/bin/python -m pip install -e ".[tryout]" – or put a bot’s token into .env (see .env.example).
# $port is the first port that was tried.
run-no-port = The try-out found no free port from { $port } upwards. Set PIQUET_TRYOUT_PORT to another number.

## Deleting a person, and the policies

cli-help-policies = write the privacy page and the terms to files
cli-about-policies =
    Writes the privacy page and the terms for this bot to a folder, in each
    language as Markdown and HTML. Publish them, because Discord's App Directory
    asks for the addresses of both. Read them first: they describe what the program
    does, but you are responsible for what you do with its backups and its log.

cli-help-folder = the folder, which is created if it is missing
cli-help-host = who runs the bot (default: PIQUET_HOST)
cli-help-contact = how you can be reached (default: PIQUET_CONTACT)
policies-written = { $files } files were written to { $folder }.
policies-nobody = Say who runs the bot and how you can be reached. Use --host and --contact, or the settings PIQUET_HOST and PIQUET_CONTACT. Nothing was written.
policies-os = { $file }: { $reason }.
cli-help-forget = delete a person's data
cli-about-forget =
    Deletes a person's data from the database; the bot can keep running. Says what
    is stored about them, then asks twice for confirmation. Their games in play
    are resigned. Finished games stay, without the person's name and id, because
    opponents keep them, and results and ratings depend on them.

    People can delete their own data with /piquet forget.

    Backups, older databases that "restore" has kept, the log, and messages on
    Discord still name the person. Delete the ones you do not need.

cli-help-person = the person's id (Discord: Copy User ID)
cli-help-yes = do not ask for confirmation
forget-cli-stored = { $file } stores this about { $user }: finished games ({ $finished }), games in play ({ $playing }), open challenges ({ $challenges }), blocks ({ $blocks }), rows in all ({ $rows }).
forget-cli-unknown = { $file } stores nothing about { $user }. Nothing was changed.
forget-cli-ask = Resign their games in play and delete everything about them? [y/n]
forget-cli-again = This cannot be undone. Type the id once more:
forget-cli-kept = Nothing was changed.
forget-cli-no-answer = Nothing was changed, because no one can answer the question here. Use --yes to skip it.
forget-cli-done = Everything about { $user } has been deleted. Games resigned: { $resigned }. Challenges closed: { $closed }. Backups, older databases that "restore" has kept, the log, and messages on Discord still name this person.
forget-cli-log = Another program, such as Litestream, is reading the database. Until both that program and the bot have stopped, { $file } and { $file }-wal may still hold what was deleted. Any copies that program has made hold the deleted data for as long as they are kept.

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
} made by a rule of thumb, because the engine did not answer. You have only the bot’s word for this.
check-house-proves = The decisions follow from the house’s level, its own hand, what was said and shown, the score, and a seed made from the secret. Nothing else influenced them. What *Check the deals* says about the secret also applies to the seed. Forced decisions are not counted.
check-house-unaccounted = **A decision does not check out.** { $deal ->
    [0] The proof names a decision that the house did not make.
   *[other] Deal { $deal }, action { $decision }: the house had a choice, but the proof does not say which engine made it.
} Ask the host of the bot what happened.
