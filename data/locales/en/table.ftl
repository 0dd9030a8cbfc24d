### What the public sees: the challenge, the table, the score. $level is beginner, club or master.

# The name of a player, wherever one stands
house-name = The House ({ $level ->
    [beginner] beginner
    [club] club
   *[master] master
})
# The same at the head of a column: six letters at most
house-short = House
# The same in a row of a board: fifteen letters at most
house-row = { $level ->
    [beginner] House, beginner
    [club] House, club
   *[master] House, master
}
house-level = { $level ->
    [beginner] Beginner
    [club] Club player
   *[master] Master
}
house-level-choice = { $level ->
    [beginner] The house as a beginner: sensible, and makes mistakes
    [club] The house as a club player: plays its cards well
   *[master] The house as a master: as well as it can
}
house-ask-level = How strong is the house to play? The partie begins at once, by the rules of your challenge and without a clock.
house-begun = You play **{ $house }**: the cards are dealt.

standing-rules = { $rules } ({ $options })
standing-deal = deal { $number }
standing-deal-of = deal { $number } of { $deals }
standing-deals = { $first } **{ $one }** – **{ $two }** { $second }
standing-deals-short = { $one } – { $two }
standing-games = { $first } **{ $game }** – **{ $against }** { $second } in this game of 100 · games **{ $games }** – **{ $others }**
standing-games-over = Games: { $first } **{ $games }** – **{ $others }** { $second }
standing-games-short = games { $games } – { $others }, now { $game } – { $against }
standing-rubber = { $first } **{ $one }** – **{ $two }** { $second } in all · below the line **{ $game }** – **{ $against }** · games **{ $games }** – **{ $others }**
standing-rubber-over = { $first } **{ $one }** – **{ $two }** { $second } in all · games **{ $games }** – **{ $others }**
standing-rubber-short = games { $games } – { $others }, below the line { $game } – { $against }, in all { $one } – { $two }

standing-game-won-games = **{ $winner }** wins the game, { $high } to { $low }{ $double ->
    [yes] : a double game, **{ $loser }** having less than fifty
   *[no] {""}
}. Games: { $first } **{ $games }** – **{ $others }** { $second }.
standing-game-won-rubber = **{ $winner }** wins the game, { $high } to { $low } below the line. Games: { $first } **{ $games }** – **{ $others }** { $second }.

challenge-open =
    ## A challenge at piquet
    {"**"}{ $challenger }** invites anyone to a partie.
challenge-to =
    ## A challenge at piquet
    {"**"}{ $challenger }** challenges { $opponent }.
challenge-house =
    ## A partie at piquet
    {"**"}{ $challenger }** plays **{ $house }**.
challenge-rules = **{ $name }** · { $line }
challenge-rematch = A rematch: { $dealer } deals first.
challenge-open-until = -# The seat is open to anyone; the challenge expires { $until }.
challenge-open-until-for = -# The challenge expires { $until } if { $opponent } has not answered.
challenge-accept = Accept
challenge-take = Take the seat
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-rules-button = How is it played?
# $pool is house or people
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Rated:** it counts for the ratings against the house, which stand apart.
       *[people] **Rated:** it counts for the ratings of both.
    }
   *[no] **Friendly:** it changes no ratings.
}
challenge-accepted = ✅ **{ $opponent }** accepts. The cards are dealt: look into your DMs. { $rated ->
    [yes] Both ratings are at stake.
   *[no] Nothing but honour is at stake.
}
challenge-house-begun = The cards are dealt: look into your DMs. There is no clock; the house answers at once.
challenge-house-instead = Play the house instead
challenge-declined = **{ $opponent }** declines.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time: the challenge has expired.

table-thread = Piquet: { $first } – { $second }
table-open = ## { $first } – { $second }
table-open-rules = { $rules }, { $form ->
    [games] best of five games of a hundred
    [rubber] a rubber of two games
   *[deals] a partie of { $deals ->
        [1] one deal
        [2] two deals
       *[other] six deals
    }
}, { $rated ->
    [yes] rated.
   *[no] friendly.
}
table-open-cut = The cut: { $cut }. **{ $winner }** cuts the { $card ->
    [lower] lower
   *[higher] higher
} card{ $gains ->
    [choice] {" "}and has the choice of the deal.
    [elder] , and has the elder hand.
   *[deal] , and deals first.
}
table-open-rematch = A rematch: **{ $dealer }** deals first.
table-dealer = **{ $chooser }** has chosen: **{ $dealer }** deals first, and **{ $elder }** is elder.
table-open-elder = **{ $elder }** is elder, and has the exchange.
table-open-bids = **{ $dealer }** speaks first in the auction.
table-player = -# <@{ $user }>
table-players = -# <@{ $first }>, <@{ $second }>
table-how = -# Your cards are in your DMs. *Show my hand* shows them here, to you alone.
table-closed = <@{ $user }>, your DMs are closed to me. Press **Show my hand** below: you, and you alone, see your cards here, and play from there.
table-calling = <@{ $user }>, it is your turn. **Show my hand** shows your cards here, to you alone.
table-show = Show my hand
table-deal = ### { $deal }
table-deal-who = -# { $dealer } deals, { $elder } is elder.
table-deal-bids = -# { $dealer } deals, and speaks first in the auction.
table-deal-stands = -# { $standing }
table-next = Deal { $number }: **{ $dealer }** deals, **{ $elder }** is elder and has the exchange.
table-next-bids = Deal { $number }: **{ $dealer }** deals, and speaks first in the auction.
table-tied = The partie is tied: two more deals decide it.
table-moved =
    ## { $first } – { $second }
    The table has moved here. Before this deal: { $standing }.
table-resigned = **{ $loser }** gives the partie up: **{ $winner }** wins it.
table-rematch = Rematch
table-why = Why this score?
table-score = Score: { $standing }
table-score-deal = This deal so far: **{ $one }** – **{ $two }**
table-score-game = This game so far: **{ $one }** – **{ $two }**
table-score-above = This deal so far: **{ $one }** – **{ $two }** above the line, tricks **{ $won }** – **{ $lost }**
table-shown = **{ $name }** still holds of what was shown: { $cards }
table-shown-none = **{ $name }** holds no card that was shown.

games-title = ## Your parties
games-none = You are in no partie. `/piquet challenge` begins one.
games-line = **{ $others }** · { $rules }, { $deal } · { $score } · { $turn ->
    [mine] **your turn**
   *[theirs] { $acting }’s turn
}{ $time }{ $link ->
    [none] {""}
   *[other] {" "}· [table]({ $link })
}
games-more = { $number ->
    [one] … and one more.
   *[other] … and { $number } more.
}
games-show = Hand { $place }: { $others }, deal { $number }
pick-partie = There are several parties. Which one?
pick-one = { $place }: { $others }, deal { $number }
