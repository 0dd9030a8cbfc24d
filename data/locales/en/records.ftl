### What parties have brought: boards, and what somebody has done.
###
### For translators. $pool is what is rated together: deals (the sets of six deals), games (a hundred up), rubber
### (counterpique); the same with house- before it is against the house, which is rated apart. $what is what a board goes by: rating, points, won. $month is 1 to 12 in a month, 0 in a year or in
### all time; $year is a text, empty for all time. $scope is here (this server) or all (all servers). A place, a rating
### and what else stands in columns are texts, padded with spaces.

## The boards

board-title =
    ## { $what ->
        [rating] Rating
        [points] { board-points }
       *[won] Parties won
    }
# What the settlement brings; at a hundred up that is by how many games the parties were won.
board-points = { $pool ->
    [games] Games ahead
    [house-games] Games ahead
   *[other] Points won
}
board-about = { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [house-games] A Hundred Up against the house
    [house-rubber] Counterpique against the house
    [house-deals] Parties of deals against the house
   *[deals] Parties of deals
}, in { $scope ->
    [all] all servers
   *[here] this server
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
   *[12] December { $year }
}
board-page = -# Page { $page } of { $pages }, { $people } people
# A row: the place and the value as columns, then the name, which is bold where it is the reader's own.
board-row = `{ $place }  { $value }` { $name }
board-row-mine = `{ $place }  { $value }` **{ $name }** (you)
board-rating = { $rating }{ $sure ->
    [yes] {" "}
   *[no] ?
} ±{ $deviation }
board-mine-elsewhere = **Your place:** `{ $place }  { $value }`
board-value = { $number }
board-nameless = somebody
board-rating-note = -# ±: how far off a rating may be; a question mark: not sure yet. Who finishes no rated partie for 180 days rests, and is not shown.
board-empty = Nobody is on this board yet. { $scope ->
    [all] Of all servers, those are on it who wish to be.
   *[here] { $what ->
        [rating] The first rated partie that is finished puts both players on it
        [points] The first partie that is played out and won puts its winner on it
       *[other] The first partie that is won puts its winner on it
    }: `/piquet challenge` begins one.
}
board-absent-unlisted = You are not on the boards of all servers, since you have not asked to be. On them anyone reads the name under which you played last, your rating and what you have won, but not where.
board-absent-resting = You rest: your last rated partie ended { $last }. Finish one, and you are on it again.
board-absent-unplayed = { $what ->
    [rating] You are not on it yet: the first rated partie that you finish{ $scope ->
        [all] {""}
       *[here] {" "}here
    } puts you on it.
    [points] You are not on it: you have won no partie { $scope ->
        [all] anywhere
       *[here] here
    } in this time that was played out.
   *[other] You are not on it: you have won no partie { $scope ->
        [all] anywhere
       *[here] here
    } in this time.
} `/piquet challenge` begins one.
board-first = First page
board-back = Page before
board-next = Next page
board-mine = My place
board-share = Share
settings-listed = On the boards of all servers you are { $on ->
    [yes] **listed**.
   *[no] **not listed**.
}
board-list-me = Put me on them
board-shared-by = -# { $name } shows this page. `/piquet leaderboard` shows the rest.
board-by-choose = What it goes by
board-by = { $what ->
    [rating] Rating
    [points] { board-points }, { board-span }
   *[won] Parties won, { board-span }
}
board-span = { $span ->
    [month] this month
    [year] this year
   *[all] all time
}
board-in-choose = Which parties, and where
board-in = { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [house-games] Against the house: A Hundred Up
    [house-rubber] Against the house: Counterpique
    [house-deals] Against the house: parties of deals
   *[deals] Parties of deals
}, { $scope ->
    [all] all servers
   *[here] this server
}

## What somebody has done

profile-title = ## { $name }
profile-nothing = **{ $name }** has not finished a partie yet. `/piquet challenge` is the way to begin one together.
profile-nothing-mine = You have not finished a partie yet. `/piquet challenge` begins one, and `/piquet rules` teaches the game.
profile-pool = ### { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [house-games] A Hundred Up against the house
    [house-rubber] Counterpique against the house
    [house-deals] Parties of deals against the house
   *[deals] Parties of deals
}
profile-rating = Rating **{ $rating }**{ $sure ->
    [yes] {""}
   *[no] ?
} ±{ $deviation }{ $rests ->
    [yes] {" "}(resting: the last rated partie ended { $last })
   *[no] {""}
}
profile-course = `{ $course }` from { $first } to { $now }, at best { $best }
profile-unrated = No rated partie yet.
profile-parties = Parties **{ $parties }**: { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
profile-run = Most parties won in a row: **{ $run }**
profile-best = Best deal: **{ $points }** { $points ->
    [one] point
   *[other] points
}
profile-see-best = See the best deal
profile-tenths = { $whole }.{ $tenth }
profile-average = average
profile-a-deal = a deal
profile-elder = elder
profile-younger = younger
profile-deals = deals
profile-printed = in the books
profile-point = point
profile-sequence = sequences
profile-set = sets
profile-made = made
profile-suffered = against
profile-how-often = how often
profile-carte-blanche = carte blanche
profile-pique = piques
profile-repique = repiques
profile-capot = capots
profile-rubicon = rubicons
profile-note = -# All parties finished with me, in whatever server. { $printed ->
    [yes] “In the books”: what good players average, as it is printed of old.
   *[no] {""}
}
profile-pool-choose = Other parties
profile-pool-choice = { $pool ->
    [games] A Hundred Up
    [rubber] Counterpique
    [house-games] Against the house: A Hundred Up
    [house-rubber] Against the house: Counterpique
    [house-deals] Against the house: parties of deals
   *[deals] Parties of deals
}: { $parties ->
    [one] one partie
   *[other] { $parties } parties
}
profile-share = Share
profile-shared-by = -# { $name } shows this. `/piquet profile` shows yours.

## Two people against each other

against-title = ### Against { $other }
against-none = They have not finished a partie with each other.
against-score = Parties **{ $won }** – **{ $lost }**{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
    { $pool ->
        [games] Games ahead at a hundred up
        [rubber] Points at Counterpique
       *[deals] Points in parties of deals
    } { $points } – { $others }
# $mine and $theirs are the totals of six deals; $how is score where they are told, else how it ended, or plain.
against-line = - { $date }: { $outcome ->
    [won] **won**
    [lost] lost
   *[drawn] drawn
}{ $how ->
    [score] {" "}{ $mine } – { $theirs }
    [resigned] {" "}(given up)
    [claimed] {" "}(time was up)
   *[plain] {""}
}
