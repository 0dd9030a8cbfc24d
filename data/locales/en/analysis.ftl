### Records and positions that people bring to analyse.
###
### For translators. Keep `/piquet analyse` and the names of options, such as `file`, as they are.

command-analyse = Replay and review a game, or ask what the house would do in a position
command-analyse-file = A record, from the Export button of a replay, or a position
command-analyse-position = A position, as one line

## The page without a file or a position

analysis-how =
    ## Analyse
    - **A game**: attach its record as `file`. You can replay it, and see which decisions cost each player most. *Export* in a replay gives you that file.
    - **A position**: write it as `position`, or attach it. I say what I would do, and what each action is worth. A record that one player sees works too, if it’s that player’s turn.
# Only above a menu of finished games.
analysis-how-own = - **A game of your own**: choose it below.
analysis-how-note = -# Only you see these records, and they count for nothing. I keep your newest { $records } for { $days } days, each up to { $kilobytes } kB. I don’t analyse cards of a game in play or of today’s deals.
analysis-brought = Records you attached
analysis-own = Your finished games

## A brought record

analysis-record =
    ## { $first } – { $second }
    -# { $rules }
analysis-private = -# A record you attached: only you see it, and it counts for nothing. I’ll delete it on { $until }.
# A button for each player.
analysis-review = What cost { $name } most
analysis-drop = Delete
analysis-dropped = The record is deleted.
# The heading of its replay.
analysis-replay = ## { $first } – { $second } · a record you attached

## A brought position

analysis-thinking = I am looking at the position…
analysis-position = ## Position

## What cannot be read. $number is how many there are

analysis-empty = There’s nothing to read. Attach a record, or write a position.
analysis-not-text = This is not UTF-8 text. Attach the record itself, a file that ends in `.json`.
analysis-several = That’s { $number } records. Attach one of them, in a file of its own.
analysis-many-deals = This record has { $number } deals, and I look at { $most } at most: leave out the last ones.
analysis-no-deals = This record has no deal, so there is nothing to look at.
refused-huge-file = This file is too big: I read records of up to { $most } kB. Attach a single game.
refused-no-file = Discord didn’t pass the file on to me. Attach it again.
refused-file-or-position = Give me a file or a position, not both.
# $why is daily, or other for the person’s game $number.
refused-cards-in-play = { $why ->
    [daily] These are cards of a daily deal that is still open. I’ll analyse them when its day is over.
   *[other] These are the cards of your game #{ $number }, which is still in play. I’ll analyse them when it’s over.
}
