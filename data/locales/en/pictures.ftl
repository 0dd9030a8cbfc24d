### The words in pictures, and the descriptions of pictures for people who cannot see them. The words in a picture must
### be short, because there is little room. $suit and $rank are as in talk.ftl; $cards are cards in the form of
### picture-suit.

## The hand

picture-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[other] { $suit }
} { $ranks }
picture-hand = Your hand: { $cards }.
picture-hand-taken = From the talon: { $cards }.
# In the picture: above the cards that were drawn.
picture-taken = from the talon
picture-elder = Elder
picture-younger = Younger
picture-dealer = Dealer
picture-non-dealer = Non-dealer

## The table. First the heads of the columns

picture-tricks = Tricks
picture-deal = Deal
picture-game = Game
picture-above = Above
picture-below = Below
picture-total = Total
picture-games = Games
# Below a name.
picture-leads = leads
picture-last-trick = last trick
picture-talon = Talon { $left }
picture-talon-taken = The talon is taken
picture-table = The table of { $first } and { $second }.
# One player. $columns are the numbers; $known is none when no card is face up, else some; $hidden is how many cards are
# face down.
picture-table-seat = { $name }: { $columns }. { $known ->
    [none] { $hidden ->
        [0] No cards left.
        [one] One card face down.
       *[other] { $hidden } cards face down.
    }
   *[other] Face up: { $cards }{ $hidden ->
        [0] .
        [one] {" "}(and one face down).
       *[other] {" "}(and { $hidden } face down).
    }
}
picture-table-column = { $label } { $number }
picture-table-trick = The trick: { $name } leads { $led }.
picture-table-last = The last trick: { $led } by { $leader }, { $reply } by { $other }; { $name } won it.
picture-table-turn = It is { $name }’s turn.
picture-table-talon = In the talon: { $left ->
    [0] no cards
    [one] one card
   *[other] { $left } cards
}.

## The score sheet

picture-sheet = Score sheet for deal { $number }, { $first } – { $second }. { $lines }.
picture-sheet-partie = Score sheet for the game, { $first } – { $second }. { $lines }.
picture-sheet-one = { $label }: { $name } { $points }
picture-sheet-both = { $label }: { $first } { $one }, { $second } { $two }
picture-sheet-heading = Whole game
picture-sheet-deal = Deal { $number }
picture-sheet-settlement = Settlement

## The course of a rating

picture-course-title = Rating
# A date; $year, $month and $day are digits: 2026, 03, 09.
picture-date = { $year }-{ $month }-{ $day }
picture-course-deviation = ± { $deviation }
picture-course-parties = { $parties ->
    [one] 1 game
   *[other] { $parties } games
}
picture-course = The rating over { picture-course-parties }, from { $from } to { $until }: it began at { $first }, is now { $last } with a deviation of { $deviation }, and has ranged from { $low } to { $high }.
