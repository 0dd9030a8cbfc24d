### Records and positions that people bring to analyse.
###
### For translators. Keep `/piquet analyse` and the names of options, such as `file`, as they are.

command-analyse = Replay and review a game, or ask what the house would do in a position
command-analyse-file = A record (from the Export button of a replay) or a position
command-analyse-position = A position, written on one line

## The page without a file or a position

analysis-how =
    ## Analyse
    - **A game**: attach its record as `file`. You can replay it and see which decisions cost each player the most. *Export* in a replay gives you that file.
    - **A position**: enter it as `position`, or attach it as `file`. I’ll tell you what I would do and what each action is worth. A record as one player sees it also works, if it’s that player’s turn.
# Only above a menu of finished games.
analysis-how-own = - **A game of your own**: choose one below.
analysis-how-note = -# Only you can see the records you attach, and they don’t count towards anything. I keep your newest { $records } for { $days } days, up to { $kilobytes } kB each. I don’t analyse cards from a game in play or from today’s deals.
analysis-brought = Records you attached
analysis-own = Your finished games

## A brought record

analysis-record =
    ## { $first } – { $second }
    -# { $rules }
analysis-private = -# You attached this record. Only you can see it, and it doesn’t count towards anything. I’ll delete it on { $until }.
# A button for each player.
analysis-review = What cost { $name } most
analysis-drop = Delete
analysis-dropped = The record has been deleted.
# The heading of its replay.
analysis-replay = ## { $first } – { $second } · a record you attached

## A brought position

analysis-thinking = I’m looking at the position…
analysis-position = ## Position

## What cannot be read. $number is how many there are

analysis-empty = There’s nothing to read. Attach a record, or enter a position.
analysis-not-text = This is not UTF-8 text. Attach the record itself, which is a `.json` file.
analysis-several = There are { $number } records here. Attach one of them in a file of its own.
analysis-many-deals = This record has { $number } deals, but I can only analyse { $most }. Leave out the rest.
analysis-no-deals = This record has no deals, so there’s nothing to analyse.
refused-huge-file = This file is too big. I can read records of up to { $most } kB, so attach a single game.
refused-no-file = Discord didn’t pass the file on to me. Attach it again.
refused-file-or-position = Give me a file or a position, not both.
# $why is daily, or other for the person’s game $number.
refused-cards-in-play = { $why ->
    [daily] These cards are from a daily deal that is still open. I’ll analyse them once its day is over.
   *[other] These cards are from your game #{ $number }, which is still in play. I’ll analyse them once it’s over.
}
