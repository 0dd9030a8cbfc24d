### Parties that are over: the replay, the history, and the files.

## The replay

replay-open = Replay
replay-from-here = Replay from here
replay-moment = moment { $number } of { $moments }
replay-before = Before this deal: { $standing }
replay-shared = -# Shown by **{ $name }**.
replay-hand = **{ $name }**: { $cards }
replay-exchanged = -# out { $out } · in { $taken }
replay-talon = -# { $number ->
    [8] the talon
   *[other] left of the talon
}: { $cards }
replay-with = -# with { $cards }
replay-scored = -# **{ $name } { $score }**: { $scored }
replay-turn = **{ $name }** is to { $what ->
    [auction] speak in the auction
    [exchange] exchange
    [call] call, or lead
    [call-first] call
    [answer] answer
   *[play] lead
}.
replay-turn-follow = Trick { $trick }: **{ $other }** has led { $led }, **{ $name }** is to play.
replay-back-far = « { $what ->
    [deal] Deal
   *[trick] Trick
}
replay-back = Back
replay-on = Next
replay-on-far = { $what ->
    [deal] Deal
   *[trick] Trick
} »
replay-first = Start
replay-last = End
replay-why = Why this score?
replay-share = Share
replay-export = Export
replay-deals = Deals
replay-deal = Deal { $number }: { $one } – { $two }
replay-deal-broken = Deal { $number }, not played out

## The history: how a partie went for the one whose history it is

history-title = ## Parties of { $name }
history-title-pair = ## { $name } against { $other }
history-none = There are no parties here that are over and that you may see.
history-none-own = You have not finished a partie yet. `/piquet games` shows those you are in, `/piquet challenge` begins one.
history-line =
    { $place }. { $when } · **{ $other }** · { $rules }
    -# { $result }{ $rated ->
        [yes] {" "}· rating { $rating } ({ $change })
       *[no] {""}
    }
history-played-deals = { $outcome ->
    [won] won by { $points }, { $mine } – { $theirs }{ $rubicon ->
        [theirs] : { $other } is rubiconed
       *[none] {""}
    }
    [lost] lost by { $points }, { $mine } – { $theirs }{ $rubicon ->
        [mine] : rubiconed
       *[none] {""}
    }
   *[drawn] drawn, { $mine } each
}
history-played-games = { $outcome ->
    [won] won by { $points ->
        [one] one game
       *[other] { $points } games
    }
   *[lost] lost by { $points ->
        [one] one game
       *[other] { $points } games
    }
}
history-played-rubber = { $outcome ->
    [won] won the rubber{ $points ->
        [0] {""}
       *[other] {" "}by { $points }
    }
   *[lost] lost the rubber{ $points ->
        [0] {""}
       *[other] {" "}by { $points }
    }
}
history-resigned = { $outcome ->
    [won] won: { $other } gave the partie up
   *[lost] lost: given up
}
history-claimed = { $outcome ->
    [won] won: the time of { $other } was up
   *[lost] lost: out of time
}
history-stopped = broken off
history-choose = Replay one of these
history-option = { $place }: { $other }
history-newer = Newer
history-older = Older
history-export = Export all

## Files

export-one =
    ### { $first } – { $second }
    The record, for `python -m bot replay` and every other program that knows it, and the whole partie as a text with its score sheets.
export-all =
    ### All your finished parties
    { $parties ->
        [one] One record
       *[other] { $parties } records, one on each line, the oldest first
    }. `python -m bot replay FILE` tells { $parties ->
        [one] it
       *[other] them
    }.
export-newest =
    ### Your newest finished parties
    { $parties } records, one on each line, the oldest first: more than that is larger than Discord takes here. `python -m bot replay FILE` tells them.
export-refused = Discord did not take the file. Ask for it once more in a little while, or in another channel.
