### The try-out: the line in the terminal and the page in the browser. $first, $second and $third are the people in it.

tryout-listening = The try-out is open at { $address } (Ctrl-C ends it).
tryout-title = Piquet: try-out
tryout-intro = A card game for two. New to it? Press “Learn”.
tryout-note = Nothing leaves this computer, and everything is deleted when the try-out ends.
# Two buttons that move the clock forward.
tryout-later = Let time pass:
tryout-later-hour = an hour
tryout-later-day = a day
# Buttons that use a command for $first, for people who do not know commands.
tryout-start-learn = Learn: 10 minutes
tryout-start-house = Play the house
tryout-start-other = { $first } challenges { $second }
# A menu: the language that the bot uses with this person.
tryout-language = Language of this person
# Opens a list of what one can try.
tryout-steps = What can I do here?
tryout-step-house = Play the house (the computer). { $first }’s cards are in the “{ tryout-place-dm }” tab.
tryout-step-other = Play both sides: { $first } challenges { $second }, who presses Accept. Each person’s cards are in their own “{ tryout-place-dm }” tab.
tryout-step-daily = Try a day: play “{ daily-today }” as { $first }, { $second } and { $third }, then let a day pass.
# A menu: whose Discord is shown.
tryout-switch = Show
# The tabs of the page.
tryout-place-channel = #piquet
tryout-place-dm = DM with Piquet
# A link: opens the shown page in a window of its own.
tryout-alone = Open in its own window
tryout-news = new messages
tryout-gone = The try-out has ended. Start it again, and this page will continue with a new game.
