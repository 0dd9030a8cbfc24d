### The deal of the day: what people see of it. In the catalogues it is also “today’s deals”.

## Comparing a deal with others, once it is finished

compare-open = Compare
compare-title =
    ### Day { $day }, deal { $deal } – { $role ->
        [elder] elder
        [younger] younger
       *[other] { $role }
    }
compare-thinking = Master looks at your decisions: { $done } of { $all }…
# $better: the difference of the points, with its sign.
compare-me = **You** { $mine }, the house { $theirs }: **{ $better }**
compare-other = **{ $name }** { $mine }, the house { $theirs }: **{ $better }**
compare-nobody = Nobody else has finished this deal yet.
compare-exchange = **Discards**
compare-discarded-me = You: { $cards }
compare-discarded = { $name }: { $cards }
compare-discarded-master = Master: { $cards }
compare-nothing = nothing
compare-alike = { $number ->
    [0] Nobody else discarded the same ({ $all } others).
    [one] One of { $all } others discarded the same.
   *[other] { $number } of { $all } others discarded the same.
}
# A reason for points of the score sheet. $me and $other are the points of the person and of the house: 5:0.
compare-reason = { $reason }: you **{ $me }**, { $name } **{ $other }**
compare-cards = **Cards played, in order**; gold ones took the trick
compare-played-me = You: { $cards }
compare-played = { $name }: { $cards }
compare-master = **What master would do**
compare-master-none = **Master would do nothing better** after the exchange.
compare-mistake = - { $when }: { $best } rather than { $done } (−{ $cost })
compare-deal = Deal { $deal }
compare-option = { $name } ({ $better })

## The line to share

share-open = Share
share-thinking = Master looks at your decisions: { $done } of { $all }…
share-line =
    Your line, with no card in it. Copy it, or post it here.
    ```
    { $line }
    ```
    -# Squares: exchange, calls, play and result; the deal as elder, then as younger. Green is as good as master, or above par.
share-post = Post it here
# The public message. $name is the person.
share-posted =
    {"**"}{ $name }**
    { $line }
share-unanswered = The house could not look at your decisions just now. Try again in a minute.
