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

## Files

export-one =
    ### { $first } – { $second }
    The record, for `python -m bot replay` and every other program that knows it, and the whole partie as a text with its score sheets.
