### Records and positions that people bring to analyse.
###
### For translators. Keep `/piquet analyse` and the names of options, such as `file`, as they are.

command-analyse = Replay and review a game, or ask what the house would do in a position
command-analyse-file = A record, as the Export button of a replay writes it, or a position
command-analyse-position = A position, as one line

## The page without a file or a position

analysis-how =
    ## Analyse
    - **A game**: attach its record as `file`. You can replay it, and see which decisions cost each player most. *Export* in a replay writes such a file.
    - **A position**: write it as `position`, or attach it. I say what I would do, and what each action is worth. A record as one player sees it works too, in that player’s turn.
# Only above a menu of finished games.
analysis-how-own = - **A game of your own**: choose it below.
analysis-how-note = -# Only you see what you bring. It counts nowhere, and I delete it after { $days } days. I keep your newest { $records }, each up to { $kilobytes } kB. Cards of a game in play, or of today’s deals, are not analysed.
analysis-brought = What you brought
analysis-own = Your finished games

## A brought record

analysis-record =
    ## { $first } – { $second }
    -# { $rules }
analysis-private = -# A record that you brought: only you see it, and it counts nowhere. I delete it on { $until }.
# A button for each player.
analysis-review = What cost { $name } most
analysis-drop = Delete
analysis-dropped = The record is deleted.
# The heading of its replay.
analysis-replay = ## { $first } – { $second } · a record you brought

## A brought position

analysis-thinking = I am looking at the position…
analysis-position = ## Position

## What cannot be read. $number is how many there are

analysis-empty = There is nothing in it. Attach a record, or write a position.
analysis-not-text = This is no text in UTF-8. Attach the record itself, a file that ends in `.json`.
analysis-several = These are { $number } records. Attach one of them, in a file of its own.
analysis-many-deals = This record has { $number } deals. I look at records of up to { $most } deals: leave out the last ones.
analysis-no-deals = This record has no deal, so there is nothing to look at.
refused-huge-file = This file is too big: I read records of up to { $most } kB. Attach a single game.
refused-no-file = Discord did not give me the file. Attach it once more.
refused-file-or-position = Give me a file or a position, not both.
# $why is daily, or other for the person’s game $number.
refused-cards-in-play = { $why ->
    [daily] These are cards of a daily deal that is still open. I analyse them when its day is over.
   *[other] These are the cards of your game #{ $number }, which is still in play. I analyse them when it is over.
}
