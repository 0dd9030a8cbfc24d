### Errors: why something could not be done, and what to do now. Each text is one to three sentences.

## Errors of a command or a button. Only the person who used it sees the text.

# A button or menu of an earlier version.
error-old-control = This button or menu is too old to work. `/piquet games` shows your games.
# A command for those who may manage the server.
error-not-allowed = Only people who manage this server can do that. Ask one of them.
# Discord sent a command or an option that the bot does not have.
error-no-such-command = I don’t know this command or option. Pick the command and its options from Discord’s list. An opponent must be on this server.
# An error of the bot itself.
error-storage = I can’t save anything right now, so nothing was changed. Try again later. My host can find the reason in the log.
error-damaged = The data stored for this is damaged, so nothing was changed. My host can find the details in the log. Your other games are not affected.
error-unexpected = Something went wrong, and I logged the error. Nothing you confirmed was lost. `/piquet hand` shows where you are.

## Requests that the bot refuses, one for each situation

refused-no-such-partie = I no longer have this game. `/piquet games` shows your games.
refused-no-such-challenge = I no longer have this challenge. `/piquet challenge` makes a new one.
refused-not-seated = You’re not playing at this table. `/piquet table` shows it as everyone sees it, and `/piquet challenge` starts a game of your own.
refused-partie-ended = This game is over. `/piquet games` shows your games in progress.
# A replay or a rematch, before the end of the partie.
refused-partie-in-play = This game is still in play. You can replay it or ask for a rematch once it’s over.
# A rematch with a person who had the bot forget them.
refused-opponent-left = Your opponent in this game no longer plays here. `/piquet challenge` finds you another opponent.
# A second request for advice, before the first is answered.
refused-one-question = I’m still thinking about your last question. Ask again once I’ve answered it.
refused-no-advice = { $why ->
    [turn] It is not your turn. Ask again when it is.
    [people] This game is rated, so you both play without help. You can review each deal when it’s over.
    [later] In a rated game against the house, I only give advice in the first deal. You can review this deal when it’s over.
   *[other] I only give advice in friendly games, and in the first deal of a rated game against the house.
}
# Advice in a daily deal.
refused-no-advice-today = Everyone gets the same cards in a daily deal, so I give no advice. You can review your play when it’s over.
# The settings of the server allow no advice.
refused-advice-off = This server allows no advice during a deal. You can review the deal when it’s over.
refused-no-such-deal = This game has no such deal.
refused-no-such-problem = This problem no longer exists. `/piquet problem` shows today’s.
# A review, before the end of the deal.
refused-deal-in-play = This deal is still in play. You can review it when it’s over.
# The bot may not attach files in this channel.
refused-no-files-here = I can’t attach files here. Try another channel, or press *Replay* in my DM to you.
# A share button pressed in another server, or in a channel where the one who pressed it may not write.
refused-not-here = You can only share this on the game’s server, in a channel where you can write.
# The choice who deals first.
refused-not-your-choice = { $made ->
    [yes] The first dealer is already decided. `/piquet hand` shows your cards.
   *[no] Your opponent won the cut, so they choose who deals first.
}
refused-against-yourself = You can’t play yourself. Challenge someone else, or leave out the opponent so that anyone can accept.
# The challenger presses Accept on their own challenge. $anyone is yes if anyone may accept it, no if it is to one person.
refused-seat-waits = This is your own challenge, so you can’t accept it. It is waiting for { $anyone ->
    [yes] someone else
   *[no] the person you challenged
}. Press *Withdraw* to take it back.
refused-against-a-bot = Other bots don’t play piquet. Challenge a person, or leave out the opponent so that anyone can accept.
# The profile or the history of another bot.
refused-no-record-of-bots = Other bots don’t play piquet, so they have no profile. Choose a person, or me. `/piquet profile` without a name shows your own.
# A share button pressed by someone who may not write in the channel.
refused-not-yours-to-write = You can’t write in this channel, so I won’t share anything here for you. Try a channel where you can write.
refused-too-short-to-rate = A game of fewer than six deals can’t be rated. Leave `rated` out for a friendly game, or leave `deals` out for a full one.
refused-no-such-zone = I don’t know this time zone. Start typing a city or a country in `zone`, and choose from the list.
# Someone accepts or declines a challenge that was made to another person.
refused-not-for-you = This challenge is for someone else. `/piquet challenge` makes one of your own.
refused-other-words = { $other } changed their words after you opened the form, so the challenge was not accepted. Press *Cut* again to see the new key.
refused-no-words = Your words can’t be `key:` or `sha256:` followed by hexadecimal digits, because that could be the key of someone else’s words. Choose other words. Nothing was changed.
refused-nothing-to-cut = You can’t add words to this challenge. It comes from an earlier version of the bot or from a backup, so its deals have no proof. Accept it without words, or make a new challenge.
refused-not-a-member = You are no longer on this game’s server, so I won’t post there for you.
refused-own-partie = You’re playing in this game, so only another moderator can stop it. To give it up, use `/piquet resign`.
refused-not-a-moderator = Only people who manage this channel’s messages or threads can do that. To give up a game of your own, use `/piquet resign`.
# The person challenged is not on this server any more.
# A command about a server, used in direct messages.
refused-not-on-a-server = This command only works on servers, so use it in a server channel. `/piquet challenge`, `/piquet hand` and all personal commands work here too.
# A challenge to anyone, in the direct messages with the bot.
refused-nobody-here = Only you would see a challenge here. Choose an opponent who has played with me, play the house (choose a `level`), or use the command on a server, in a group or in your DMs with someone else.
# A challenge in the direct messages with the bot, to someone who has never used it.
refused-stranger-to-me = I don’t write to people who have never played with me. Challenge this person on a server or in your own conversation with them, where they’ll see the challenge at once.
# $link leads to Discord’s page that adds the bot to a person’s account.
refused-dms-closed = ⚠️ This game is played in direct messages, and I can’t send you any. [Add me to your account]({ $link }), or allow direct messages from members of a server we share (in its *Privacy Settings*). Then try again.
refused-dms-later = Discord won’t let me write to you right now, and this game is played in direct messages. Try again in a minute.
# $other is the person who is challenged.
refused-their-dms-closed = ⚠️ I can’t send direct messages to { $other }. Challenge them on a server or in your DMs with them. Or ask them to allow direct messages from a server they share with me, or to add me to their account.
refused-no-such-opponent = I can’t find that person. Choose someone on this server.
# A level together with an opponent.
refused-level-of-the-house = Only the house has a level. To play the house, leave out the opponent; to play a person, leave out the level.
# A pace together with a level.
refused-no-clock-with-the-house = A game against the house has no clock, so leave out the pace.
# A challenge is accepted on a server that the bot has left.
refused-out-of-the-server = I am no longer on that server, so no game can start there. You can use `/piquet challenge` on another server.
# $number is the largest number of parties against the house.
refused-many-with-the-house = You already have { $number } games against the house in progress. Finish or resign one first. `/piquet games` shows them.
# Limits that the server has set. $number is how many there are already. $place is server, or private for challenges and
# parties in direct messages.
refused-many-challenges = You have { $number ->
    [one] an open challenge
   *[other] { $number } open challenges
} { $place ->
    [private] in direct messages, which is the limit. Wait for an answer, or withdraw a challenge.
   *[other] on this server, which is the limit here. Wait for an answer, or withdraw a challenge.
}
refused-many-to-one = You already have { $number ->
    [one] an open challenge
   *[other] { $number } open challenges
} to this person. Wait for an answer, or withdraw { $number ->
    [one] it
   *[other] one
} first.
refused-many-parties = You have { $number } { $number ->
    [one] game
   *[other] games
} in progress { $place ->
    [private] in direct messages, which is the limit. Finish or resign a game first. `/piquet games` shows yours.
   *[other] on this server, which is the limit here. Finish or resign a game first. `/piquet games` shows yours.
}
refused-many-tables = { $place ->
    [private] You have started { $number } { $number ->
        [one] game
       *[other] games
    } in direct messages in the last minute, which is the limit. Try again in a minute.
   *[other] { $number } { $number ->
        [one] table was
       *[other] tables were
    } opened on this server in the last minute, which is the limit here. Try again in a minute.
}
# The other person has as many parties or challenges as they may have, or has blocked the one who reads this. The
# sentence is the same for all of these, and must not tell which one it is.
refused-unavailable = You and this person can’t start a game right now. Challenge someone else, or leave out the opponent so that anyone can accept.
# $option is the option of `/piquet server`, $most its highest value.
refused-limit-out-of-bounds = `{ $option }` must be a number from 1 to { $most }.
# Withdrawing the challenge of another person, or dealing in their place.
refused-not-yours = Only the challenger can do that. `/piquet challenge` makes a challenge of your own.
# $state is how the challenge was closed.
refused-challenge-closed = This challenge { $state ->
    [accepted] has already been accepted
    [declined] was declined
    [withdrawn] was withdrawn
    [expired] has expired
   *[other] is closed
}. `/piquet challenge` makes a new one.
# Claiming the partie, or giving more time, too early.
refused-not-yet = Your opponent still has time. `/piquet hand` shows how much.
refused-end-not-open = The offer to end this game is no longer open. `/piquet hand` shows your hand as it is now.
refused-not-yours-to-claim = It’s your own turn, so only your opponent can claim the game or give you more time.
# $until is a date.
refused-already-away = You’re already on vacation until { $until }. Any move ends your vacation, and so does the button in `/piquet vacation`.
# $left is the number of days left.
refused-no-vacation-left = { $left ->
    [0] You have no vacation days left this year.
    [one] You only have one vacation day left this year, so set `days` to 1.
   *[other] You only have { $left } vacation days left this year, so set `days` to { $left } or fewer.
}
refused-not-away = You are not on vacation.
# A decision on an older state of the partie, without news to show.
refused-stale = The game has moved on. `/piquet hand` shows your hand as it is now.

## A button that was made before the last move: what happened since follows, or only the hand as it is now.

stale-since = **The game has moved on since this button appeared.** Here is your hand now.
stale-deal-over = **The game has moved on since this button appeared, and this deal is over.** Your hand in the next deal is further down.
stale-news = **The game has moved on since this button appeared:**

## Errors at the start of the bot, one line in the terminal. $value is the setting as it is written.

# The deal of the day
refused-no-such-day = There is no such day. `/piquet daily` shows today’s deals.
refused-left-the-server = You are no longer on that server, so you can’t see its daily deals. `/piquet daily` shows today’s deals.
refused-day-yet-to-begin = The first daily deal here begins <t:{ $time }:R>. Until then, anyone can help shuffle the cards by adding words.
refused-day-over = That day is over. `/piquet daily` shows today’s deals.
refused-day-still-open = You gave up this deal, but others may still play it. You’ll see its cards when the day closes, <t:{ $time }:R>.
refused-day-played = You have played both of today’s deals. The next ones open <t:{ $time }:R>.
refused-day-forgotten = You began today’s deals before I deleted your data, and you only get one try. The next ones open <t:{ $time }:R>.
refused-day-unfinished = Finish the deal first. `/piquet daily` shows it. If you have already finished, give me a minute to calculate par, then try again.
refused-may-not-write = I can’t write in that channel. Give me permission to see it, read its history and write there, and then choose it again.
refused-day-has-begun = It’s too late to add words, because the first daily deal has begun and every shuffle is fixed.
refused-empty-words = Your words need some letters or digits to mix into the shuffle.
refused-words-are-enough = { $most } people have already added words, which is the limit.
