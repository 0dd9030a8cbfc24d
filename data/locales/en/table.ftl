### What everyone sees: the challenge, the table, the score.
###
### For translators. $level is how strong the house plays: beginner, club or master. $first and $second are the two
### players; $one and $two are their points.

## The house

# The name of the house as a player.
house-name = The House ({ $level ->
    [beginner] beginner
    [club] club
    [master] master
   *[other] { $level }
})
# The same at the head of a column: at most six letters.
house-short = House
# The same in a row of a leaderboard: at most fifteen letters.
house-row = { $level ->
    [beginner] House, beginner
    [club] House, club
    [master] House, master
   *[other] House, { $level }
}
# A button or a choice: how strong the house plays.
house-level = { $level ->
    [beginner] Beginner
    [club] Club player
    [master] Master
   *[other] { $level }
}
# The same in full, as a choice of the option level.
house-level-choice = { $level ->
    [beginner] The house as a beginner: plays sensibly, but makes mistakes
    [club] The house as a club player: plays well
    [master] The house as a master: plays as well as it can
   *[other] { $level }
}
# After “Play the house instead”.
house-ask-level = How strong should the house be? The partie starts at once, with the rules of your challenge and without a clock.

# The reader, where a list of scores names both players. At the beginning of a line and in a column it is hand-you.
score-you = you

## The score. $game and $against are the points in this game, $games and $others the games won

standing-rules = { $rules } ({ $options })
standing-deal = deal { $number }
standing-deal-of = deal { $number } of { $deals }
standing-deals = { $first } **{ $one }** – **{ $two }** { $second }
standing-deals-short = { $first } { $one }, { $second } { $two }
standing-games = { $first } **{ $game }** – **{ $against }** { $second } in this game of 100 · games won: { $first } **{ $games }**, { $second } **{ $others }**
standing-games-over = Games: { $first } **{ $games }** – **{ $others }** { $second }
standing-games-short = { $first } { $game }, { $second } { $against } in this game · games won: { $first } { $games }, { $second } { $others }
standing-rubber = { $first } **{ $one }** – **{ $two }** { $second } in all · below the line: { $first } **{ $game }**, { $second } **{ $against }** · games won: { $first } **{ $games }**, { $second } **{ $others }**
standing-rubber-over = { $first } **{ $one }** – **{ $two }** { $second } in all · games won: { $first } **{ $games }**, { $second } **{ $others }**
standing-rubber-short = { $first } { $one }, { $second } { $two } in all · below the line: { $first } { $game }, { $second } { $against } · games won: { $first } { $games }, { $second } { $others }

standing-game-won-games = **{ $winner }** wins the game, { $high } to { $low }{ $double ->
    [yes] , a double game because **{ $loser }** has less than fifty
   *[no] {""}
}. Games: { $first } **{ $games }** – **{ $others }** { $second }.
standing-game-won-rubber = **{ $winner }** wins the game, { $high } to { $low } below the line. Games: { $first } **{ $games }** – **{ $others }** { $second }.

## The challenge

challenge-open =
    ## A challenge to piquet
    {"**"}{ $challenger }** invites anyone to a partie.
challenge-to =
    ## A challenge to piquet
    {"**"}{ $challenger }** challenges { $opponent }.
challenge-house =
    ## A partie of piquet
    {"**"}{ $challenger }** plays **{ $house }**.
# $name is the rule set, $line what is special in it.
challenge-rules = **{ $name }** · { $line }
challenge-rematch = A rematch: { $dealer } deals first.
challenge-open-until = -# Anyone can accept. The challenge expires { $until }.
challenge-open-until-for = -# The challenge expires { $until } if { $opponent } does not answer.
# Buttons.
challenge-accept = Accept
challenge-take = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-rules-button = How is it played?
# $pool is house (a partie against the house) or people.
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Rated:** it counts for the ratings against the house, which are separate.
       *[other] **Rated:** it counts for the ratings of both players.
    }
   *[no] **Friendly:** it does not count for the ratings.
}
challenge-accepted = ✅ **{ $opponent }** accepts: partie #{ $number }. The cards are dealt: look in your DMs. { $rated ->
    [yes] Both ratings are at stake.
   *[no] No ratings are at stake.
}
challenge-house-begun = Partie #{ $number }: the cards are dealt: look in your DMs. There is no clock, and the house answers at once.
# Once its partie is over; $result is a sentence, or nothing. Then a button that leads to the table.
challenge-over = Partie #{ $number } is over. { $result }
challenge-won = **{ $winner }** won by { $points }{ $rubicon ->
    [yes] , a rubicon.
   *[no] .
}
challenge-won-rubber = **{ $winner }** won the rubber, { $high } to { $low } in all.
challenge-table = To the table
# A button of the challenger.
challenge-house-instead = Play the house instead
# What becomes of a challenge.
challenge-declined = **{ $opponent }** declines.
challenge-withdrawn = The challenge has been withdrawn.
challenge-expired = Nobody answered in time. The challenge has expired.
# The button on a challenge that opens the form below; the same word stands in the texts here.
challenge-cut = Cut
# The button of a partie against the house that begins it. $until is when this offer ends.
challenge-deal = Deal
challenge-house-open =
    {"**"}Deal** deals the cards and starts the partie. **Cut** does the same, with words of your own in the shuffle.
    -# This offer ends { $until }. `/piquet settings` can start such parties without it.
challenge-house-expired = Nobody dealt in time. The offer has expired.
# In a challenge, and where the table opens: the packs are made from a secret, which is published after the partie.
# $commitment is 64 hexadecimal digits.
deals-commitment = -# A secret goes into every shuffle. This is its fingerprint: `{ $commitment }`
# $key is 64 hexadecimal digits, a hash of the cut words that a person has given.
deals-key = -# **{ $name }** has cut. The key of the words: `{ $key }`
deals-no-key = -# **{ $name }** has given no words.
# The form: at most 45 characters in its title and its label, 100 in its line.
cut-form-title = { $purpose ->
    [accept] Cut and accept
    [deal] Cut and deal
   *[other] Cut
}
cut-form-words = Any words of your own
cut-form-line = They go into every shuffle, and are published after the partie.
cut-form-fixed = -# If the words of **{ $name }** change before you send this, nothing is accepted.

## The table, as it opens

# $number is the number of the partie.
table-thread = Piquet #{ $number }: { $first } – { $second }
table-open = ## { $first } – { $second } · #{ $number }
table-open-rules = { $rules }, { $form ->
    [games] best of five games of a hundred
    [rubber] a rubber of two games
   *[other] a partie of { $deals ->
        [1] one deal
        [2] two deals
        [6] six deals
       *[other] { $deals } deals
    }
}, { $rated ->
    [yes] rated.
   *[no] friendly.
}
# $card is lower or higher; $gains is what the winner of the cut gets: the choice of the deal, the elder hand, or the
# first deal.
table-open-cut = The cut: { $cut }. **{ $winner }** cuts the { $card ->
    [lower] lower
    [higher] higher
   *[other] better
} card{ $gains ->
    [choice] {" "}and chooses who deals first.
    [elder] {" "}and chooses to be elder.
    [deal] {" "}and deals first.
   *[other] .
}
table-open-rematch = A rematch: **{ $dealer }** deals first.
# After the choice of the deal.
table-dealer = **{ $chooser }** has chosen: **{ $dealer }** deals first, and **{ $elder }** is elder.
table-open-elder = **{ $elder }** is elder and exchanges first.
table-open-bids = **{ $dealer }** speaks first in the auction.
# Who is notified. $user, $first and $second are ids.
table-player = -# <@{ $user }>
table-players = -# <@{ $first }>, <@{ $second }>
table-how = -# Your cards are in your DMs. *Show my hand* shows them here, to you alone.
# To a player whose DMs are closed: at the start, and at each turn.
table-closed = <@{ $user }>, I cannot send you DMs. Press **Show my hand** below: your cards are shown here, to you alone, and you can play there.
table-calling = <@{ $user }>, it is your turn. **Show my hand** shows your cards here, to you alone.
# A button.
table-show = Show my hand

## The table, deal by deal

table-deal = ### { $deal }
table-deal-who = -# { $dealer } deals, { $elder } is elder.
table-deal-bids = -# { $dealer } deals and speaks first in the auction.
table-deal-stands = -# { $standing }
table-next = Deal { $number }: **{ $dealer }** deals, **{ $elder }** is elder and exchanges first.
table-next-bids = Deal { $number }: **{ $dealer }** deals and speaks first in the auction.
table-tied = The partie is tied: two more deals are played.
# The first message of a table that was moved to another place.
table-moved =
    ## { $first } – { $second } · #{ $number }
    The table has moved here. Before this deal: { $standing }.
table-resigned = **{ $loser }** resigns: **{ $winner }** wins the partie.
# Buttons.
table-rematch = Rematch
table-why = Why this score?
# The score during a deal.
table-score = Score: { $standing }
# At the end of the table’s last message.
table-turn = -# It is **{ $name }**’s turn.
table-score-deal = This deal so far: { $first } **{ $one }**, { $second } **{ $two }**
table-score-game = This game so far: { $first } **{ $one }**, { $second } **{ $two }**
table-score-above = This deal so far, above the line: { $first } **{ $one }**, { $second } **{ $two }** · tricks: { $first } **{ $won }**, { $second } **{ $lost }**
# /piquet table: what a player has shown and still holds.
table-shown = **{ $name }** still holds of what was shown: { $cards }
table-shown-none = **{ $name }** holds no card that has been shown.

## The list of one’s parties

games-title = ## Your parties
games-none = You have no partie in play. `/piquet challenge` starts one.
# $turn is mine or theirs, $time what follows from time.ftl (turn-…), $link the address of the table or none.
games-line = **{ $others }** · #{ $number } · { $rules }, { $deal } · { $score } · { $turn ->
    [mine] **your turn**
   *[other] { $acting }’s turn
}{ $time }{ $link ->
    [none] {""}
   *[other] {" "}· [table]({ $link })
}
games-more = { $number ->
    [one] … and one more.
   *[other] … and { $number } more.
}
# A button: shows the hand in that partie. $number is the number of the partie.
games-show = Hand #{ $number }: { $others }
# A select, when a command could mean several parties, and its options.
pick-partie = You have several parties. Which one?
pick-one = #{ $number }: { $others }
