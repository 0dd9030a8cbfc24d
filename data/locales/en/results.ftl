### Ratings, awards (announced in the channel of a table), leaderboards and profiles.
###
### For translators. Descriptions of commands and options (command-…) and choices have at most 100 characters. Keep the
### names of commands and options, such as `/piquet settings`, as they are.
###
### In an award, $name is the player who gets it, $other the opponent; $form is deals, games (A Hundred Up) or rubber
### (Counterpique); $number is the deal, 0 when the line below names it.
###
### $pool names the parties that are counted together: deals (parties of six deals or fewer), games (A Hundred Up),
### rubber (Counterpique); with the prefix house- for parties against the house, which have ratings of their own. $what
### is what a leaderboard ranks by: rating, points, won. $scope is here (this server) or all (all servers). $month is 1
### to 12, or 0 for a whole year and for all time; $year is a text, "all" for all time. A place, a rating and anything
### else in a column is a text, padded with spaces.

award-carte-blanche = 🤍 **{ $name }** was dealt a **carte blanche** against **{ $other }**: no king, queen or knave. That happens once in 896 deals on average.
award-repique = ⚡ **{ $name }** makes a **repique** against **{ $other }**: thirty in hand before **{ $other }** scores.
award-capot = 🧹 **{ $name }** wins all twelve tricks against **{ $other }**: a **capot**.
award-rubicon = 🌊 **{ $other }** falls short of the **rubicon** (100): **{ $name }** wins the game and **{ $points }** points.
award-best = 🏆 **{ $name }** has played the { $form ->
    [games] **best deal** at A Hundred Up
    [rubber] **best deal** of Counterpique
   *[other] **best deal**
} on this server so far: **{ $points }** points{ $number ->
    [0] {""}
   *[other] {" "}in deal { $number }
} against **{ $other }**.

## The ratings, at the end of a rated partie. A provisional rating has a question mark

ratings-changed = -# Ratings: { $first } · { $second }
# Why a partie that was to be rated, or that has a winner, is not rated.
ratings-unrated = { $why ->
    [pair] -# Not rated: you two have already finished three rated games in the last seven days.
   *[other] -# No deal was finished, so the game stays in the history but doesn’t count.
}
# The spaces are no-break spaces, so that this is never split over two lines.
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## Descriptions of the commands and their options

command-leaderboard = The leaderboards: by rating, points or wins
command-leaderboard-by = How to rank players (by rating if you leave it out)
command-leaderboard-time = The period for points and wins (ratings have none)
command-leaderboard-rules = Which games count (if you leave it out, the kind with the most players)
command-leaderboard-servers = This server or all servers (which show only players who asked to be listed)
command-leaderboard-rating = rating
command-leaderboard-points = points won
command-leaderboard-won = wins
command-leaderboard-pool =
    { $pool ->
        [games] A Hundred Up
        [rubber] Counterpique
        [house-games] against the house: A Hundred Up
        [house-rubber] against the house: Counterpique
        [house-deals] against the house: six deals
        [deals] six deals: Rubicon, Club, Au Cent, French, Carte Rouge
       *[other] { $pool }
    }
command-leaderboard-scope =
    { $scope ->
        [all] all servers
        [here] this server
       *[other] { $scope }
    }
command-profile = A player’s rating, games and averages; your own if you name no one
command-profile-person = Whose profile; yours if you leave it out
command-profile-with = A second player, to see how the two have done against each other

## The leaderboards

# The heading of a leaderboard.
board-title =
    ## { $what ->
        [rating] Rating
        [points] { board-points }
        [won] Wins
       *[other] { $what }
    }
# What is counted by $what = points: points of the settlement, or at a hundred up by how many games parties were won.
board-points = { $pool ->
    [games] Games ahead
    [house-games] Games ahead
   *[other] Points won
}
# Below the heading: which parties, where, and when.
board-about = { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [deals] Six-deal games
    [house-games] A Hundred Up against the house
    [house-rubber] Counterpique against the house
    [house-deals] Six-deal games against the house
   *[other] { $pool }
}, on { $scope ->
    [all] all servers
    [here] this server
   *[other] { $scope }
}{ $what ->
    [rating] {""}
   *[other] , { board-period }
}
board-period = { $month ->
    [0] { $year ->
        [all] all time
       *[other] { $year }
    }
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
    [12] December { $year }
   *[other] { $year }, month { $month }
}
board-page = -# Page { $page } of { $pages }, { $people } players
# One row: the place and the value as columns, then the name of the player.
board-row = `{ $place }  { $value }` { $name }
# The row of the reader.
board-row-mine = `{ $place }  { $value }` **{ $name }** (you)
# The value in a row of the ratings. $sure is no while the rating is provisional.
board-rating = { $rating }{ $sure ->
    [yes] {" "}
   *[no] ?
} ±{ $deviation }
# The reader's own place, when another page shows it.
board-mine-elsewhere = **Your place:** `{ $place }  { $value }`
# The value in a row of points or of parties won.
board-value = { $number }
# Instead of a name that is not stored.
board-nameless = someone
# Below a leaderboard of ratings.
board-rating-note = -# ± shows how far off a rating may be. A rating with a question mark is still too uncertain to rank. After 180 days without a rated game, players disappear until they finish one.
# Another leaderboard with players. $where is board-in.
board-elsewhere = -# Also: { $where }, { $people ->
    [one] one player
   *[other] { $people } players
}
# Instead of the rows, when a leaderboard is empty.
board-empty = This leaderboard is empty. { $scope ->
    [all] The leaderboards of all servers show only players who asked to be listed.
   *[other] { $what ->
        [rating] The first rated game to be finished puts both players on it.
        [points] The first game played to its end puts the winner on it.
       *[other] The first winner goes on it.
    } `/piquet challenge` starts a game.
}
# Why the reader is not on a leaderboard: not listed, inactive, or nothing counted yet.
board-absent-unlisted = You’re not listed on the leaderboards of all servers. Once you are, everyone can see your latest name, rating and wins there, but not which server you play on.
board-absent-resting = You are inactive: your last rated game ended { $last }. Finish one to be on this leaderboard again.
board-absent-unplayed = You are not on this leaderboard yet. To join it, { $what ->
    [rating] finish a rated game
    [points] play a game to its end and win it
   *[other] win a game
}{ $scope ->
    [here] {" "}on this server
   *[other] {""}
}{ $what ->
    [rating] {""}
   *[other] {" "}in this period
}. `/piquet challenge` starts a game.
# Buttons.
board-first = First page
board-back = Previous page
board-next = Next page
board-mine = My place
board-share = Share
board-list-me = List me
# Below a page that a person has shared in the channel.
board-shared-by = -# Shared by { $name }. `/piquet leaderboard` shows the other pages.
# The select for what is ranked, and its options. $span is month, year or all.
board-by-choose = Ranked by
board-by = { $what ->
    [rating] Rating
    [points] { board-points }, { board-span }
    [won] Wins, { board-span }
   *[other] { $what }, { board-span }
}
board-span = { $span ->
    [month] this month
    [year] this year
    [all] all time
   *[other] { $span }
}
# The select for the parties that are counted, and its options.
board-in-choose = Which games, and where
board-in = { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [deals] Six-deal games
    [house-games] Against the house: A Hundred Up
    [house-rubber] Against the house: Counterpique
    [house-deals] Against the house: six-deal games
   *[other] { $pool }
}, { $scope ->
    [all] all servers
    [here] this server
   *[other] { $scope }
}

## The profile of a player

profile-title = ## { $name }
profile-nothing = **{ $name }** has not finished a game yet. `/piquet challenge` starts one with them.
profile-nothing-mine = You have not finished a game yet. `/piquet challenge` starts one, and `/piquet learn` teaches the game.
# The heading: which parties the figures below are about.
profile-pool = ### { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [deals] Games of up to six deals
    [house-games] A Hundred Up against the house
    [house-rubber] Counterpique against the house
    [house-deals] Games of up to six deals against the house
   *[other] { $pool }
}
# $sure is no while the rating is provisional; $rests is yes when the player is inactive, since $last.
profile-rating = Rating **{ $rating }**{ $sure ->
    [yes] {""}
   *[no] ?
} ±{ $deviation }{ $rests ->
    [yes] {" "}(inactive: the last rated game ended { $last })
   *[no] {""}
}
# How the rating has changed: $course is a line of bars, then the first, the present and the best rating.
profile-course = `{ $course }` from { $first } to { $now }, best { $best }
profile-unrated = No rated games of this kind yet.
# Parties of another kind. $choice is profile-pool-choice, $rating the rating there or none.
profile-elsewhere = -# Also: { $choice }{ $rating ->
    [none] {""}
   *[other] , rating { $rating }
}
profile-parties = Played **{ $parties }**: { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
profile-run = Longest winning streak: **{ $run }**
profile-best = Best deal: **{ $points }** { $points ->
    [one] point
   *[other] points
}
# How far above or below par (what the cards give) the player is in a deal on average, with half of the 95 % interval.
profile-par = Skill: **{ $better } ±{ $within }** points a deal { $side ->
    [above] above
   *[other] below
} par, from { $deals } deals
# The deals of the day: on how many days the person has finished all of them, how many of these are in a row, and how
# many deals of the days that they began were never finished; $open deals of today are not finished yet.
profile-days = Daily deals: **{ $days }** { $days ->
    [one] day
   *[other] days
} finished{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , **{ $streak }** in a row
}{ $unfinished ->
    [0] {""}
    [one] , one deal not finished
   *[other] , { $unfinished } deals not finished
}{ $open ->
    [0] {""}
   *[other] {" "}· today: { $open } { $open ->
        [one] deal
       *[other] deals
    } to finish
}
# Below the days of a person who has finished no partie. $par is yes when profile-par is shown.
profile-days-note = -# No games yet, only daily deals.{ $par ->
    [yes] {" "}Skill compares each deal with what its cards score on average.
   *[no] {" "}After ten daily deals on days that have ended, this profile separates skill from luck.
}
# A button: opens the replay of that deal.
profile-see-best = See the best deal
# A number with one decimal place.
profile-tenths = { $whole }.{ $tenth }
# The words of the tables: keep them short. First the table of averages for each deal, as elder and as younger.
profile-average = average
profile-a-deal = per deal
profile-elder = elder
profile-younger = younger
profile-deals = deals
# What good players average, as old piquet books print it.
profile-printed = in the books
# Rows: points for what was called, those the player made and those made against the player.
profile-point = point
profile-sequence = sequences
profile-set = sets
profile-made = made
profile-suffered = against
# Rows: how often each of these was made, and made against the player.
profile-how-often = how often
profile-carte-blanche = carte blanche
profile-pique = piques
profile-repique = repiques
profile-capot = capots
profile-rubicon = rubicons
# Below the tables. $printed is yes when the row “in the books” is shown, $par when profile-par is.
profile-note = -# All finished games, on every server I’m on.{ $printed ->
    [yes] {" "}“In the books”: a good player’s averages in old piquet books.
   *[no] {""}
}{ $par ->
    [yes] {" "}Par is what the expert level scores with the same cards. Only the latest deals with a known par are counted, and 19 times in 20 the true average lies within the ± range.
   *[no] {""}
}
# The select for other parties, and its options.
profile-pool-choose = Other games
profile-pool-choice = { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [deals] Six-deal games
    [house-games] Against the house, A Hundred Up
    [house-rubber] Against the house, Counterpique
    [house-deals] Against the house, six-deal games
   *[other] { $pool }
}: { $parties ->
    [one] one game
   *[other] { $parties } games
}
profile-share = Share
profile-shared-by = -# Shared by { $name }. `/piquet profile` shows your own.

## Two players against each other

against-title = ### Against { $other }
against-none = These two haven’t finished a game against each other yet.
# $points and $others are the points of the two, or at a hundred up the games.
against-score = Wins: { $name } **{ $won }**, { $other } **{ $lost }**{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
    { $pool ->
        [games] Games ahead at A Hundred Up
        [house-games] Games ahead at A Hundred Up
        [rubber] Points at Counterpique
        [house-rubber] Points at Counterpique
        [deals] Points in six-deal games
        [house-deals] Points in six-deal games
       *[other] Points
    }: { $name } { $points }, { $other } { $others }
# One partie of the two. $how is score ($mine and $theirs are the totals of the deals), how the partie ended, or plain.
against-line = - { $date }: { $outcome ->
    [won] **won**
    [lost] lost
    [drawn] drawn
   *[other] { $outcome }
}{ $how ->
    [score] {" "}{ $mine } to { $theirs }
    [resigned] {" "}(by resignation)
    [claimed] {" "}(on time)
   *[other] {""}
}

## The house

# The name of the house in a row of a leaderboard: at most fifteen letters.
house-row = { $level ->
    [beginner] House, beginner
    [casual] House, casual
    [club] House, club
    [expert] House, expert
    [master] House, master
   *[other] House, { $level }
}
