### Parties that are over: the replay, the history, and the files.
###
### For translators. Descriptions of commands and options (command-…) and choices have at most 100 characters. Keep the
### names of commands and options, such as `/piquet settings`, as they are.

## A decision in the replay, with both hands open. $when is as in the review; $name is the player who decided

hindsight-button = Review

## Check the deals

# What the bot itself has found.
check-fits = **{ $deals ->
    [0] No cards were dealt, so there is nothing to check.
    [one] The deal checks out.
    [2] Both deals check out.
   *[other] All { $deals } deals check out.
}**
# $what is what does not fit; $deal is the first deal that does not, or 0.
check-contradiction = **These deals don’t check out.** { $what ->
    [other-secret] The secret doesn’t match the fingerprint.
    [other-cut] The cards cut for the deal don’t follow from the secret.
    [other-dealer] According to the cut, the wrong player dealt first.
    [other-pack] Deal { $deal } doesn’t follow from the secret.
    [no-secret] The secret is missing.
   *[other] { $what }.
} Ask the bot’s host what happened, and don’t trust these deals until you know.
check-claim-onlooker = { $people ->
    [one] If { $name } is in league with the host, this proves nothing to you.
   *[other] If both players are in league with the host, this proves nothing to you.
}
# What it proves to no one. $chosen is no where no one cut for the deal, or the lower card deals.
check-always = This doesn’t prove that the host couldn’t see the cards{ $day ->
    [yes] {""}
   *[no] , or didn’t start over to get new ones
}.{ $chosen ->
    [yes] {" "}The deals were fixed before the winner of the cut chose who dealt.
   *[no] {""}
}
# The same for all, on the command line: $claim is one of the sentences above.
check-to = To { $name }: { $claim }
check-to-others = To anyone else: { $claim }

## The proof in a record that is printed as text

check-text-title = How the packs were made
check-text-number = number of the game: { $number }
check-text-commitment = fingerprint of the secret: { $commitment }
check-text-words = { $name }’s cut words: { $words }
check-text-key = key of { $name }’s words: { $key }
check-text-day-number = number of the server: { $number }
check-text-day-words = keys of the words that people on the server added: { $keys }
check-text-secret = secret: { $secret }
check-text-open = The secret will be published when the game is over.
check-text-day-open = The secret will be published when the day is over.

## Descriptions of the commands and their options

command-history = Finished games, and their replays
command-history-person = Whose games to show; your own if you leave this out
command-history-with = Only games against this person
command-export = All your finished games, as readable text and as records for programs

## The replay of a deal, move by move

# Buttons that open a replay: of a partie, and from the point of a review.
replay-open = Replay
replay-from-here = Replay from here
# The heading: which step of the deal is shown.
replay-moment = step { $number } of { $moments }
replay-before = Before this deal: { $standing }
replay-shared = -# Shared by **{ $name }**.
# The table: a hand, what was exchanged, and the talon. $number is how many cards are left in it.
replay-hand = **{ $name }**: { $cards }
replay-exchanged = -# out { $out } · in { $taken }
replay-talon = -# { $number ->
    [8] the talon
   *[other] left in the talon
}: { $cards }
replay-with = -# with { $cards }
replay-scored = -# **{ $name } { $score }**: { $scored }
# Whose turn it is. $what is what they must do.
replay-turn = **{ $name }** is next { $what ->
    [auction] to bid
    [exchange] to exchange
    [call] to call or lead
    [call-first] to call
    [answer] to answer
    [named] to lead, or to decide whether to look at the cards left
    [play] to lead
   *[other] { $what }
}.
replay-turn-follow = Trick { $trick }: **{ $other }** has led { $led }, and **{ $name }** is next to play.
# Buttons: a deal or a trick back, one move back, one move on, a deal or a trick on. $what is deal or trick.
replay-back-far = « { $what ->
    [deal] Deal
    [trick] Trick
   *[other] { $what }
}
replay-back = Back
replay-on = Next
replay-on-far = { $what ->
    [deal] Deal
    [trick] Trick
   *[other] { $what }
} »
replay-first = Start
replay-last = End
replay-why = Why this score?
replay-share = Share
replay-export = Export
# The select of the deals, and its options.
replay-deals = Deals
replay-deal = Deal { $number }: { $first } { $one }, { $second } { $two }
replay-deal-broken = Deal { $number }, not played to the end

## The history: how each partie went for the player whose history it is

history-title = ## { $name }’s games
history-title-pair = ## { $name } against { $other }
history-none = There are no finished games here that you can see.
history-none-own = You haven’t finished a game yet. `/piquet games` shows your games in play, and `/piquet challenge` starts a new one.
# One partie. $change is how the rating changed.
history-line =
    #{ $number } · { $when } · **{ $other }** · { $rules }
    -# { $result }{ $rated ->
        [yes] {" "}· rating { $rating } ({ $change })
       *[no] {""}
    }
# $result for each kind of partie. $outcome is won, lost or drawn; $points is by how much; $mine and $theirs are the
# totals. $rubicon says who is rubiconed: mine, theirs or none.
history-played-deals = { $outcome ->
    [won] won { $mine } to { $theirs }, settlement { $points }{ $rubicon ->
        [theirs] : { $other } was rubiconed
       *[other] {""}
    }
    [lost] lost { $mine } to { $theirs }, settlement { $points }{ $rubicon ->
        [mine] : rubiconed
       *[other] {""}
    }
    [drawn] drawn, { $mine } each
   *[other] { $mine } to { $theirs }
}
history-played-games = { $outcome ->
    [won] won by { $points ->
        [one] one game
       *[other] { $points } games
    }
    [lost] lost by { $points ->
        [one] one game
       *[other] { $points } games
    }
   *[other] { $outcome }
}
history-played-rubber = { $outcome ->
    [won] won the rubber{ $points ->
        [0] {""}
       *[other] {" "}by { $points }
    }
    [lost] lost the rubber{ $points ->
        [0] {""}
       *[other] {" "}by { $points }
    }
   *[other] { $outcome }
}
# $result of a partie that was resigned, claimed, or ended without a result.
history-resigned = { $outcome ->
    [won] won: { $other } resigned
    [lost] lost by resignation
   *[other] resigned
}
history-claimed = { $outcome ->
    [won] won: { $other } ran out of time
    [lost] lost on time
   *[other] out of time
}
history-stopped = ended without a result
history-agreed = ended by agreement
# A daily deal, in place of the rules, and its points.
history-daily = Daily deal
history-day = { $mine } to { $theirs }
# The select, its options, and the buttons.
history-choose = Choose a replay
history-option = #{ $number }: { $other }
history-newer = Newer
history-older = Older
history-export = Export all

## Files: the text beside a file of records

export-one =
    ### { $first } – { $second }
    Here is the whole game, both as text with its score sheets and as a file for programs. Both are yours to keep.
    -# `python -m bot replay { $file }` also shows the file for programs as text.
export-all =
    ### All your finished games
    Here is a copy of { $parties ->
        [one] your game
       *[other] your { $parties } games
    } to keep: every card, call and score. Deleting the copy changes nothing here.
    -# `piquet.jsonl` is for programs: one game per line, oldest first. `python -m bot replay FILE` shows it as text.
# There are more parties than Discord takes in one file.
export-newest =
    ### Your newest finished games
    Here are your latest { $parties } games to keep: every card, call and score. Older games did not fit in one message.
    -# `piquet.jsonl` is for programs: one game per line, oldest first. `python -m bot replay FILE` shows it as text.
# The file for people, beside the records. $whole is yes if it has all of these parties.
export-texts = `piquet.txt` has { $whole ->
    [yes] { $parties ->
        [one] the game
       *[other] all the games
    }
   *[no] the newest { $parties }
} in readable form: calls, tricks and score sheets.
# Daily deals that the person gave up, whose day is open.
export-withheld = { $parties ->
    [one] One daily deal that you gave up is missing. You can export it once its day closes.
   *[other] { $parties } daily deals that you gave up are missing. You can export them once their days close.
}
# Above each partie in that file. $day is a date, as picture-date writes it.
export-heading = Game #{ $number }, { $day }
export-refused = Discord did not accept the file. Try again in a few minutes, or in another channel.

## A record as text

account-title = { $rules }: { $first } and { $second }
account-empty = No deal has begun yet.
account-deal = Deal { $number }: { $dealer } deals, { $elder } is elder
account-deal-bid = Deal { $number }: { $dealer } deals
account-talon = Talon
account-out = out { $cards }
account-in = in  { $cards }
account-turn = The deal is not over: { $name } is next.
account-goes-on = The game is not over.
