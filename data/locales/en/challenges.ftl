### Challenges: the command and its panel, the public challenge, cut words, rule sets and house rules as choices.
###
### For translators. Descriptions of commands and options (command-…) and choices have at most 100 characters. Keep the
### names of commands and options, such as `/piquet settings`, as they are. A phone cuts a button after about 30
### characters. $level is how strong the house plays: beginner, casual,
### club, expert or master.

# To a person who has started a private partie. $link leads to the message with their hand.
private-begun = [Your cards are in your DMs.]({ $link })
# In place of private-begun while that message has not arrived yet.
private-begun-soon = Your cards are on their way to your DMs. `/piquet hand` also shows them.
# In place of private-begun if the bot cannot write to them; then private-open-dms, a button “Show my hand”, and private-install.
private-begun-closed = ⚠️ I can’t send you DMs. **Show my hand** shows your cards here, and `/piquet hand` shows them anywhere. Only you can see them.
private-open-dms = -# To play by DM, add me to your account, or allow direct messages from a server we share (in its *Privacy Settings*). Then run `/piquet hand` once.
# A button: it leads to Discord’s page that adds the bot to a person’s account.
private-install = Add me to your account
# The first direct message to a person who has made or accepted a challenge outside a server.
private-greeting = This is where you play games outside a server. Your cards appear as soon as a game begins.
# To the challenger: the challenge was sent to the opponent’s direct messages. $until is when it expires.
private-invited = I sent **{ $other }** your challenge by DM. If they accept, your cards will appear here. The challenge expires { $until }.
# To a player who asks for a rematch that the other has asked for already.
private-invited-you = **{ $other }** has already sent you [a challenge]({ $link }).
# To the challenger, in direct messages.
private-declined = **{ $other }** declined your challenge.

## Descriptions of the commands and their options

command-challenge = Challenge someone, anyone or the house; without options, I’ll ask what you’d like
command-challenge-opponent = A person, or me (to play the house); if you leave this out, anyone can accept
command-challenge-level = How strong the house should be; if you choose a level, you play the house
command-challenge-rules = The rules to play by; Rubicon if you leave this out
command-challenge-pace = Time for each decision; the server’s pace if you leave this out
command-challenge-rated = Rated or friendly; if you leave this out, full games against people are rated
command-challenge-public = Play the house at a public table on this server instead of in your DMs

## A rematch

rematch-posted = The [rematch challenge]({ $link }) has been posted at the table.
rematch-in-dms = The cards have been dealt. I can’t post at the table any more, so look in your DMs.
rematch-nowhere = I can’t post at the table any more. `/piquet challenge` makes a new challenge in any channel.

## Choices at a challenge, at most 100 characters each. $number is 1, 2 or 6

ruleset-rubicon-choice = Rubicon – the classic: six deals, and beware of finishing under 100
ruleset-club-choice = Club – Rubicon with fuller calls
ruleset-au-cent-choice = Au Cent – calls give all the details at once; younger may keep all twelve cards
ruleset-french-1896-choice = French 1896 – all three calls at once; younger names only what beats them
ruleset-carte-rouge-choice = Carte Rouge – 20 points when all twelve cards score in calls
ruleset-hundred-choice = A Hundred Up – the old match: best of five games to 100
ruleset-counterpique-choice = Counterpique – bid to be elder; a rubber of two games

## /piquet challenge without options: the panel

panel-title = ## A new game
panel-no-clock = There is no clock against the house.
panel-shortened = **Friendly:** a shortened game never counts towards the ratings.
# Where a partie against the house is played.
panel-seen = { $public ->
    [yes] **At a table here:** everyone in this channel can watch.
   *[other] **In private:** you play in your direct messages, and no one else sees the game.
}
# Choices of the opponent, each with its line.
panel-someone = Someone you choose
panel-someone-line = They accept or decline
panel-anyone = Anyone
panel-anyone-line = The first person who accepts
# The menu of people, before one is chosen.
panel-who = Who do you want to challenge?
# Buttons.
panel-rated = Rated
panel-friendly = Friendly
panel-private = In private
panel-public = At a table here
panel-house-rules = House rules…
panel-challenge = Challenge
panel-play = Play
panel-cut-first = Cut first
# The length of a partie.
panel-deals =
    { $number ->
        [1] One deal
        [2] Two deals
        [6] Six deals
       *[other] { $number } deals
    }
panel-back = Done
panel-more = More choices…
# What is left of the panel once the challenge is made. $link leads to its message.
panel-posted = Your challenge has been posted.
panel-posted-at = Your challenge has been posted: { $link }

## The page of house rules. $rules is the rule set

panel-house-title =
    ## House rules
    Choose house rules to add to **{ $rules }**. Ticks mark your choices.
panel-house-none = No house rules can be added to this rule set.

## The house is challenged by name: its levels

panel-levels-title = ## How strong should the house be?
panel-levels-rated = There is no clock. The game is **friendly** unless you make it rated; if you resign a rated game, it counts as a loss.
# Which level suits the reader. $level is a level’s name; $deals is by how many finished deals, 0 while they are too few.
house-suggested = Suggested for you: **{ $level }**{ $deals ->
    [0] .
   *[other] , closest to your play over your last { $deals } deals.
}

## Days of rest: the days of the week on which a person’s clocks are paused. $days is a list of weekday-every

challenge-rests = 💤 **{ $name }**’s clock is paused { $days }.

## The challenge

challenge-open = ### **{ $challenger }** invites anyone to a game of piquet
challenge-to = ### **{ $challenger }** challenges { $opponent } to piquet
challenge-house = ### **{ $challenger }** plays **{ $house }** at piquet
# On the panel: $name is the rule set, $line what is special about it.
challenge-rules = **{ $name }** · { $line }
challenge-rematch = { $dealer } deals first in this rematch.
challenge-open-until = -# Expires { $until }.
# Buttons.
challenge-accept = Accept
challenge-take = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-rules-button = How is it played?
# On panels. $pool is house (a partie against the house) or people.
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Rated:** it counts towards your separate rating against the house.
       *[other] **Rated:** it counts towards both players’ ratings (up to three games a week between them).
    }
   *[no] **Friendly:** it doesn’t count towards the ratings.
}
challenge-accepted = **{ $opponent }** accepted. Game #{ $number } is { $rated ->
    [yes] rated
   *[no] friendly
}. Your cards are in your DMs.
challenge-house-begun = Game #{ $number } has begun. Your cards are in your DMs.
# Where the house plays in private, once the partie is over. Then the line in place of the challenge: $fact is what
# tells most (point, rubicon, capot, repique, rubber or none), $high and $low the totals.
challenge-over = Game #{ $number } is over.
challenge-won = **{ $winner }** { $fact ->
    [rubber] won the rubber against **{ $loser }**
   *[other] beat **{ $loser }**
} { $high }–{ $low }{ $fact ->
    [point] , by a single point
    [rubicon] , with a rubicon
    [capot] , with a capot
    [repique] , with a repique
   *[other] {""}
}
challenge-terms = **{ $rules }** · { $rated ->
    [yes] rated
   *[no] friendly
}
challenge-week-full = -# You two have already finished three rated games in the last seven days, so this one is friendly.
challenge-over-terms = Game #{ $number } · { $rules }
challenge-won-games = **{ $winner }** beat **{ $loser }**, { $high } games to { $low }
challenge-table = To the table
# A button of the challenger.
challenge-house-instead = Play the house instead
# What becomes of a challenge.
challenge-declined = **{ $opponent }** declined.
challenge-withdrawn = The challenge was withdrawn.
challenge-expired = No one answered in time. The challenge has expired.
challenge-gone = { $why ->
    [deleted] **{ $challenger }**’s account has been deleted, so this challenge is closed.
   *[other] **{ $challenger }** has left the server, so this challenge is closed.
}
# The button on a challenge that opens the form below; the texts here use the same word.
challenge-cut = Cut
# The button of a partie against the house that begins it. $until is when this offer ends.
challenge-deal = Deal
challenge-house-open =
    {"**"}Deal** deals the cards. **Fair deals** lets you add words to the shuffle first.
    -# This offer ends { $until }. You can turn this step off in `/piquet settings`.
challenge-house-expired = No one dealt in time. The offer has expired.
# The form: at most 45 characters in its title and its label, 100 in its line.
cut-form-title = { $purpose ->
    [accept] Cut and accept
    [deal] Cut and deal
   *[other] Cut
}
cut-form-words = Any words of your own
cut-form-line = They go into every shuffle and are published after the game.
cut-form-fixed = -# If **{ $name }** changes their words before you send this, your acceptance won’t count.
