### The try-out: the line in the terminal and the page in the browser. $first and $second are the two players in it.

tryout-listening = The try-out is open at { $address } (Ctrl-C ends it).
tryout-title = Piquet: try-out
tryout-heading = Piquet, both sides at once
tryout-note = A simulated Discord on this computer: nothing is sent anywhere, and everything is deleted when the try-out ends.
# Two buttons that move the clock forward.
tryout-later = Let time pass:
tryout-later-hour = an hour
tryout-later-day = a day
# Buttons that use a command for $first, for people who do not know commands.
tryout-start-house = Start a game
tryout-start-other = { $first } challenges { $second }
tryout-start-learn = Learn the game
# A menu: the language that the bot uses with this player.
tryout-language = Language of this player
tryout-steps = What to do first
tryout-challenge-title = Challenge
tryout-challenge = New to piquet? Press “{ tryout-start-learn }” above. Otherwise, as { $first }, type /piquet challenge in #piquet, choose opponent, then { $second }, and press Enter. To play alone, press “{ tryout-start-house }”.
tryout-accept-title = Accept
tryout-accept = As { $second }, press Accept on the challenge in #piquet.
tryout-exchange-title = Exchange
tryout-exchange = Open the DM of each player. The player whose turn it is chooses the cards to exchange, and confirms.
tryout-play-title = Call and lead
tryout-play = Elder calls and leads a card in the DM. The table shows it to both players. Then younger plays.
# The tabs of the page.
tryout-switch = Player
tryout-first = { $first }
tryout-second = { $second }
tryout-place-channel = #piquet
tryout-place-dm = DM with Piquet
# A link: opens the shown page in a window of its own.
tryout-alone = Open in its own window
tryout-news = new messages
tryout-gone = The try-out has ended. Start it again, and this page continues with a new game.
