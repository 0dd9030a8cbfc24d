# The try-out: the line in the terminal and the index page. $first and $second are the two people in it.

tryout-listening = The try-out is open at { $address } (Ctrl-C ends it).
tryout-title = Piquet: try-out
tryout-heading = Piquet, both sides at once
tryout-note = A Discord of its own on this machine: nothing leaves it, and all is forgotten when it ends.
tryout-later = Let time pass:
tryout-later-hour = an hour
tryout-later-day = a day

tryout-steps = What to do first
tryout-challenge-title = Challenge
tryout-challenge = As { $first }, type /piquet challenge in #piquet, choose opponent, then { $second }, and press Enter. Alone? Choose level instead: you play the house at once.
tryout-accept-title = Accept
tryout-accept = As { $second }, press Accept on the challenge in #piquet.
tryout-exchange-title = Exchange
tryout-exchange = Go to each one’s DM: whose turn it is chooses the cards to exchange, and confirms.
tryout-play-title = Call and lead
tryout-play = Elder calls and leads a card in the DM; the table tells both, and so it goes on.

tryout-switch = Whose side
tryout-first = { $first }
tryout-second = { $second }
tryout-place-channel = #piquet
tryout-place-dm = DM with Piquet
tryout-alone = This page by itself
tryout-news = new messages
tryout-gone = The try-out has ended. Start it again, and this page goes on with a new game.
