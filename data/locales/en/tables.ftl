### The public messages of a partie, the score, and the list of a person's parties.
###
### For translators. $first and $second are the two players; $one and $two are their points. $due, $until and $since are
### times that Discord writes in the reader's own way: “in 3 days”, “5 minutes ago”. $date is a date, with the hour.
### $why is deleted (the account was deleted) or left (the player has left the server). $claims is yes on a server where
### a partie is lost at once when the time is up, without a decision of the opponent.

# The last line: the score of the deal, and the way to the table.
award-deal = -# { $deal }: { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [the table]({ $link })
}

## Descriptions of the commands and their options

command-games = Your games in progress: whose turn it is, the deadline and the table
command-table = The table as everyone sees it, with the cards that were shown and are still in hand

## Moderating: ending a partie, or moving its table

# /piquet table, when the table was lost.
table-reseated = The table is now in this channel.

## The score. $game and $against are the points in this game, $games and $others the games won

standing-rules = { $rules } ({ $options })
standing-daily = Daily deal { $deal }, { $date }
standing-rules-deal = { $rules }, { $deal }
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
    [yes] , a double game because **{ $loser }** has fewer than fifty
   *[no] {""}
}. Games: { $first } **{ $games }** – **{ $others }** { $second }.
standing-game-won-rubber = **{ $winner }** wins the game, { $high } to { $low } below the line. Games: { $first } **{ $games }** – **{ $others }** { $second }.

## The challenge

# On the page Fair deals. $key is 64 hexadecimal digits, a hash of the cut words that a person has given.
deals-key = -# **{ $name }** added words. The key to the words: `{ $key }`

## The table, as it opens

# $number is the number of the partie.
table-thread = Piquet #{ $number }: { $first } – { $second }
table-open = ## { $first } – { $second } · #{ $number }
table-open-rules = { $rules }, { $form ->
    [games] best of five games of a hundred
    [rubber] a rubber, first to two games
   *[other] a game of { $deals ->
        [1] one deal
        [2] two deals
        [6] six deals
       *[other] { $deals } deals
    }
}, { $rated ->
    [yes] rated.
    [no] friendly.
   *[other] not rated.
}
# $card is lower or higher; $gains is what the winner of the cut gets: the choice of the deal, the elder hand, or the
# first deal.
table-open-cut = The cut: { $cut }. **{ $winner }** cuts the { $card ->
    [lower] lower
    [higher] higher
   *[other] better
} card{ $gains ->
    [choice] {" "}and chooses who deals first.
    [elder] {" "}and is elder.
    [deal] {" "}and deals first.
   *[other] .
}
table-open-rematch = A rematch: **{ $dealer }** deals first.
# After the choice of the deal.
table-dealer = **{ $chooser }** has chosen: **{ $dealer }** deals first, and **{ $elder }** is elder.
table-open-elder = **{ $elder }** is elder and exchanges first.
table-open-bids = **{ $dealer }** opens the auction.
# Who is notified. $user, $first and $second are ids.
table-player = -# <@{ $user }>
table-players = -# <@{ $first }>, <@{ $second }>
table-how = -# Your cards are in your DMs. *Show my hand* shows them here, only to you.
# To a player whose DMs are closed: at the start, and at each turn.
table-closed = <@{ $user }>, I can’t send you DMs. Press **Show my hand** below. Only you will see your cards, and you can play here.
table-calling = <@{ $user }>, it’s your turn. **Show my hand** shows your cards here, only to you.
# A button.
table-show = Show my hand

## The table, deal by deal

table-deal = ## Piquet · #{ $number } · { $deal }
table-deal-who = -# { $dealer } deals, and { $elder } is elder.
table-deal-bids = -# { $dealer } deals and opens the auction.
table-deal-stands = -# Before this deal: { $standing }
table-next = Deal { $number }: **{ $dealer }** deals. **{ $elder }** is elder and exchanges first.
table-next-bids = Deal { $number }: **{ $dealer }** deals and opens the auction.
table-tied = The game is tied, so two more deals will be played.
# The first message of a table that was moved to another place.
table-moved =
    ## { $first } – { $second } · #{ $number }
    The table has moved here.
table-resigned = **{ $loser }** resigns, so **{ $winner }** wins the game.
# Buttons.
table-rematch = Rematch
table-why = Why this score?
# Before the first deal.
table-score = Score: { $standing }
# At the end of the table’s last message.
table-turn = -# It is **{ $name }**’s turn.
# The score of a deal in play; $won and $lost are the tricks of each player, $played is yes once a trick is played.
table-score-deal = **{ $first } { $one }** – **{ $two } { $second }**{ $played ->
    [yes] {" "}· tricks { $won } – { $lost }
   *[no] {""}
}
table-score-game = **{ $first } { $one }** – **{ $two } { $second }** in this game{ $played ->
    [yes] {" "}· tricks { $won } – { $lost }
   *[no] {""}
}
table-score-above = **{ $first } { $one }** – **{ $two } { $second }** above the line{ $played ->
    [yes] {" "}· tricks { $won } – { $lost }
   *[no] {""}
}
# Above the cards of a player: those that they have shown and still hold, and the backs of the others.
table-holds = -# **{ $name }** holds
# Where cards are text: the number of the others.
table-unseen = { $number } unseen
# The trick: $cards are its two cards, or the card led.
table-led = ## { $cards } { $name } leads
table-taken = ## { $cards } { $name } takes it
# Above the tricks: two lines of cards, one for each player; a gold frame, or bold letters, is the card that takes.
table-tricks = -# Tricks: **{ $first }**’s cards above, **{ $second }**’s below; the gold card won
table-tricks-text = -# Tricks: **{ $first }**’s card, then **{ $second }**’s; the bold card won

## The list of the reader’s parties

games-title = ## Your games
games-none = You have no games in progress. `/piquet challenge` starts one.
# $turn is mine or theirs, $time one of turn-…, $link the address of the table or none.
games-line = **{ $others }** · #{ $number } · { $deal } · { $score } · { $turn ->
    [mine] **your turn**
   *[other] { $acting }’s turn
}{ $time }{ $offer ->
    [mine] {" "}· you offered to end it
    [theirs] {" "}· 🤝 **they offered to end it**
   *[other] {""}
}{ $link ->
    [none] {""}
   *[other] {" "}· [table]({ $link })
}
games-more = { $number ->
    [one] … and one more.
   *[other] … and { $number } more.
}
# A button: shows the hand in that partie. $number is the number of the partie.
games-show = Hand #{ $number }: { $others }
# A button for the most urgent partie in which it is the reader’s turn.
games-next = Next turn: #{ $number }
games-page = -# Page { $page } of { $pages }, { $parties } games
# A select, when a command could mean several parties, and its options.
pick-partie = You have several games. Which one?
pick-one = #{ $number }: { $others }

## The clock in the list of the reader’s parties: what follows “your turn” or “Bob’s turn”

turn-gone = { $why ->
    [deleted] {" "}(account deleted)
    [left] {" "}(has left the server)
   *[other] {" "}(cannot be found)
}

## Messages at the table. $user is the id of the person who is notified

# The time of $name is up.
table-late = ⏰ **{ $name }**’s time is up. { $claims ->
    [yes] **{ $other }** will win the game shortly unless **{ $name }** moves first.
   *[no] **{ $other }** may claim the game, give more time, or wait. Until then, **{ $name }** can still move.
}
# After table-late, to each of the two players whose DMs are closed.
table-late-mine = <@{ $user }>, you can still move: **Show my hand** shows your cards here, only to you.
table-late-theirs = <@{ $user }>, **Show my hand** lets you claim the game or give more time.
# $other has given $name more time.
table-more = **{ $other }** gives **{ $name }** more time, until { $date }.
# $clock is yes when the partie has a clock.
table-away = 🌴 **{ $name }** is on vacation until { $date }.{ $clock ->
    [yes] {" "}Their clock is paused until then.
   *[no] {""}
}
table-back = **{ $name }** is back from vacation{ $clock ->
    [yes] , and their clock is running again.
   *[no] .
}
# A player has left the server or deleted their account.
table-gone = { $why ->
    [deleted] ⚠️ **{ $name }** has deleted their account.
    [left] ⚠️ **{ $name }** has left this server.
   *[other] ⚠️ I can’t find **{ $name }**.
} The game goes on. If **{ $name }** does not move in time, **{ $other }** can win it.
# The player is on the server again.
table-here = **{ $name }** is back on this server, and the game goes on.
# $name has asked for advice in a rated partie.
table-friendly = **{ $name }** asked the house for advice, so the game is now friendly: it doesn’t count towards the ratings.
table-claimed = **{ $loser }**’s time ran out, so **{ $winner }** wins the game.
# A moderator has ended the partie, or it ended because no one moved for a long time.
table-stopped = The game has ended without a result, so no one wins.
table-ended-agreed = Both players agreed to end the game without a result.
table-ended-silent = No one moved for 30 days, so the game has ended without a result.
