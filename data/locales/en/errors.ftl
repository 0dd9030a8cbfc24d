### What people are told when something cannot be done, or went wrong.

error-old-control = This button is from another time, and I do not know it any more. `/piquet games` shows your parties.
error-not-allowed = That is for those who manage the server. Ask one of them to set it.
error-no-such-command = I cannot do this as it was sent. Choose the command anew from the list, and only what it offers: as an opponent, somebody who is in this server.
error-unexpected = Something went wrong here, and I have noted it. Nothing that you confirmed is lost: `/piquet hand` shows where you are.

refused-no-such-partie = I do not know this partie any more. `/piquet games` shows yours.
refused-no-such-challenge = I do not know this challenge any more. `/piquet challenge` makes a new one.
refused-not-seated = You do not sit at this table. `/piquet table` shows you what is public, and `/piquet challenge` begins a partie of your own.
refused-partie-ended = This partie is over. `/piquet games` shows those you are in.
refused-partie-in-play = This partie is still in play. Its replay and a rematch come after its end.
refused-one-question = I am still thinking about what you asked before. One question at a time: the answer comes where you asked it.
refused-no-advice = I advise only whose turn it is, against the house and in friendly parties; in a rated partie between people everyone plays for himself, and so he does against the house after the first deal.
refused-advice-off = This server wants no advice during a deal. You can review the deal when it is over.
refused-no-such-deal = There is no such deal in this partie.
refused-deal-in-play = This deal is still in play. Its review comes after its end.
refused-no-files-here = I may not attach files here. Ask for it in another channel, or by *Replay* in my DM.
refused-not-here = This can be shared only in a channel of the partie’s own server in which you may write.
refused-not-your-choice = The choice of the deal is not yours, or it has been made.
refused-against-yourself = Nobody can play against himself. Challenge somebody else, or leave the seat open to anyone.
refused-against-a-bot = A bot does not play piquet with you. Challenge a person, or leave the seat open to anyone.
refused-no-record-of-bots = Other bots play no piquet, so nothing is kept of them. Name a person, or me; `/piquet profile` without one shows yours.
refused-not-yours-to-write = You may not write in this channel, so I share nothing in it for you. Ask for it again in one where you may.
refused-option-does-not-fit = { $option ->
    [deals] How many deals there are can be chosen in a rule set of six deals; here a partie is { $rules ->
        [counterpique] a rubber of two games
       *[hundred] the best of five games
    }. Leave `deals` out, or choose other rules.
    [carte_rouge] In Counterpique there is no carte rouge. Leave `carte_rouge` out, or choose other rules.
   *[cards_make_pique] In Counterpique nothing is scored for the cards, so they cannot count toward a pique. Leave `cards_make_pique` out, or choose other rules.
}
refused-too-short-to-rate = A partie of fewer than six deals is too short to be rated. Leave `rated` out for a friendly one, or `deals` for a whole partie.
refused-no-such-zone = I do not know this time zone. Begin to write a city or a country at `zone`, and choose from what is offered.
refused-not-quiet-hours = Quiet hours go from one full hour to another. Write them as `22-7` (from ten in the evening to seven in the morning), or `off`.
refused-not-for-you = This challenge is for somebody else. `/piquet challenge` makes one of your own.
refused-not-a-moderator = That is for those who manage the messages or the threads of this channel. `/piquet resign` gives up a partie of your own.
refused-level-of-the-house = A level is for the house. Leave out the opponent to play the house, or leave out the level to play a person.
refused-no-clock-with-the-house = A partie against the house has no clock: it answers at once, and waits for you. Leave out the pace.
refused-out-of-the-server = I am not in that server any more, so no partie begins there. `/piquet challenge` begins one in another.
refused-many-with-the-house = You have { $number } parties with the house in play already. Play one of them to its end, or give it up: `/piquet games` shows them.
refused-not-yours = Only the challenger can withdraw a challenge.
refused-challenge-closed = { $state ->
    [accepted] This challenge has been accepted already.
    [declined] This challenge has been declined.
    [withdrawn] This challenge has been withdrawn.
   *[expired] This challenge has expired.
} `/piquet challenge` makes a new one.
refused-not-yet = Your opponent’s time is not up yet. `/piquet hand` shows how long it still runs.
refused-not-yours-to-claim = It is your own turn: only your opponent can claim the partie, or give you more time.
refused-already-away = You are on vacation already, until { $until }. Any move of yours ends it, and so does the button of `/piquet vacation`.
refused-no-vacation-left = { $left ->
    [0] You have no days of vacation left this year.
    [one] You have one day of vacation left this year. Take no more than that.
   *[other] You have { $left } days of vacation left this year. Take no more than these.
}
refused-not-away = You are not on vacation.
refused-stale = The game has gone on since. `/piquet hand` shows your hand as it is now.

stale-since = **The game has gone on since that button was made.** This is your hand now.
stale-news = **The game has gone on since that button was made:**

setting-no-token = DISCORD_TOKEN is set, but what stands there is no token. Copy the token anew from your application’s page at Discord (Bot, Reset Token), or remove the line to run the try-out.
setting-no-text = { $value } is no text in UTF-8. Save it anew in that encoding.
# $value with the reason in brackets
setting-unreadable = The settings cannot be read: { $value }.
setting-no-folder = PIQUET_DATABASE is “{ $value }”, which is no place for a file. Name a file in a folder that exists.
setting-no-level = PIQUET_LOG_LEVEL is “{ $value }”. It can be DEBUG, INFO, WARNING or ERROR.
setting-no-port = PIQUET_TRYOUT_PORT is “{ $value }”. It must be a number from 1 to 65535.
run-bad-token = Discord does not accept the token in DISCORD_TOKEN. Copy it anew from your application’s page at Discord (Bot, Reset Token).
run-no-discord = Discord cannot be reached. Check the network and start again.
run-bad-database = { $reason }
run-in-use = Another bot is running on the database { $file }, and only one may. Stop it first, or set PIQUET_DATABASE to another file.
run-no-tryout = There is no DISCORD_TOKEN, so I would open the try-out, but what it needs is not installed. Run: pip install -e ".[tryout]" – or put a bot’s token into .env (see .env.example).
run-no-port = No port from { $port } on is free for the try-out. Set PIQUET_TRYOUT_PORT to another.
