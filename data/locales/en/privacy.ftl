### The privacy page and the terms, shown in Discord and written to files by python -m bot policies; and the deletion of
### a person's data: /piquet forget, and python -m bot forget.
###
### For translators. Legal texts in plain words: each sentence says what the program really does, so translate closely.
### A text may contain **bold** and `code`, nothing else. Each of the three pages has at most 4,000 characters in all.
### The label of a button has at most 80 characters, and about 35 can be read on a phone.

policies-button = Privacy and terms
policies-privacy = Privacy
policies-stored = What is stored
policies-terms = Terms
# Below a text that is published: the day on which it was written.
policies-dated = As of { $day }.
# In place of a host who has not given their name or contact.
policies-host-unknown = the person who runs this bot
policies-contact-unknown = through the bot’s profile on Discord
command-forget = Delete everything I store about you; first, I’ll tell you what that is
# Replaces the name of a person who had the bot forget them, wherever it was stored. At most 32 characters.
forgotten-name = Someone who left

## Privacy

privacy-title = Privacy
privacy-who-title = Who is responsible
privacy-who-body = This bot lets people play the card game piquet on Discord. It is run by { $host }. Contact: { $contact }.
privacy-why-title = Why data is stored
privacy-why-body = Only to run the game: to deal, to know whose turn it is, to show results, ratings and leaderboards, and to send you what you need to know. Nothing is sold, used for advertising, or passed on to anyone but Discord, which delivers the messages.
privacy-not-title = What is not stored
privacy-not-body = Messages that people write, e-mail or network addresses, member lists, and online status. The bot cannot read a server’s messages.
privacy-seen-title = Who sees what
privacy-seen-body = Only you see your cards while a deal is in progress. People on a game’s server see its table and result, your profile and your history. Only its players see a private game; if it is rated, it also counts towards your rating. Anyone who sees a finished game sees its cut words, the words players gave to help shuffle the cards. A hash of them, called the key, is shown with the challenge, and short words can be guessed from it. You are on the leaderboards of all servers only if you turn that on in `/piquet settings`; then everyone can see your profile, which covers all your games. The host can read the database and its backups.
privacy-kept-title = How long it is kept
privacy-kept-body = Data is kept until you delete it. An unanswered challenge closes after { $challenge_hours } hours. The ids of clicks are deleted after { $request_days } days, and records you attached for analysis after { $record_days }. A game against the house ends after { $idle_days } days without a move, and a server’s games end after { $left_days } days without the bot. A message waiting to be sent is stored until it arrives or is no longer needed.
privacy-yours-title = What you can do
privacy-yours-body = `/piquet export` gives you all your finished games. `/piquet settings` changes your settings. `/piquet forget` lists what is stored about you, offers you the export, asks you twice, and then deletes the data. Your finished games stay, but “{ $name }” takes your place, with a number that no one can trace back to you, and a hash replaces your cut words. A code that only your own id can match protects anyone who has blocked you. Daily deals keep such a code, too, until their day closes. You can also contact the host.
privacy-elsewhere-title = What is stored elsewhere
privacy-elsewhere-body = Discord stores messages, including the bot’s, under its own privacy policy. The program’s log names games and clicks by number and quotes Discord’s errors; it never names a card. The host decides how long to keep the log and the backups. What you have deleted stays in older backups until the host deletes them.

## What is stored. Each line follows "- " in a list

privacy-stored-title = What is stored about you
privacy-stored-intro = The bot knows you by your Discord id. Once you use it, or someone challenges or blocks you, it stores:
privacy-stored-users = your settings: your Discord language and the one you chose, quiet hours and time zone, reminders, pictures, how you like to play, whether you are listed on all servers, and whether and where the bot can write to you
privacy-stored-names = your name on each server at the end of your last game there, and the newest of these names
privacy-stored-vacations = when you were on vacation
privacy-stored-blocks = who you have blocked and who has blocked you, since when, and the name of the blocked person
privacy-stored-challenges = the challenges you made or received: both names at the time, the channel, the time, the rules, the answer, and the cut words you gave
privacy-stored-seats = the games you play or have played: your name at the time, your points, your orders for the deal, when you last made a decision, and where the message with your hand is
privacy-stored-results = what you won or lost in each finished game, and against whom
privacy-stored-deal-results = what you scored in each finished deal, and what for
privacy-stored-ratings = your ratings
privacy-stored-places = your places on the leaderboards, with your name
privacy-stored-lessons = how far you have got in each guided lesson, and when
privacy-stored-lesson-offers = when the first lesson was offered to you
privacy-stored-problem-answers = your answer to each problem, and when you gave it
privacy-stored-training = decisions in your games that a review found costly: the choices and what they cost, your last answer, and when you will be asked again
privacy-stored-brought = the newest records of games that you attached for analysis
privacy-stored-day-words = a hash of the words you gave for the daily deals, until their first day begins
privacy-stored-day-reminders = whether the bot reminds you of the daily deals, and on which server
privacy-stored-rest-days = on which days of the week your clocks are paused
privacy-stored-besides = For each game, it also stores the server and the channel, the cards dealt, the secret that determines them, each decision with its time, the ids of the bot’s own messages, the ids of the clicks it carried out, and what must still be sent. For each server, it stores the settings.

## Terms

terms-title = Terms
terms-service-title = What this is
terms-service-body = A card game for pleasure, run by { $host } free of charge. No money is involved: points and ratings are worth nothing outside the game. Contact: { $contact }.
terms-use-title = Who may use it
terms-use-body = Anyone allowed to use Discord in their country under Discord’s own terms, which take precedence over these. By playing, you agree to these terms and to what the privacy page says.
terms-play-title = Fair play
terms-play-body = Be kind to the people you play with. Don’t use the bot to pester people, try to see hidden cards, or disrupt the service. A server’s moderators can stop a game there, and the host may exclude people or servers that break these terms. `/piquet block` keeps a person away from you.
terms-warranty-title = No warranty
terms-warranty-body = The program deals from a secret made at random by the computer it runs on, so that everyone can check the deals afterwards. It keeps to the rules that `/piquet rules` describes. It is provided as is: the host does not promise that it will always be available or free of errors and, as far as the law allows, is not liable for the results of its use. The host may change or discontinue it at any time.
terms-end-title = Leaving
terms-end-body = You can stop at any time. `/piquet resign` ends a game, and `/piquet forget` deletes what is stored about you.
terms-software-title = The program
terms-software-body = The program is free software under the MIT licence. The person who runs it on Discord, not those who wrote it, is responsible for it.

## The first page

forget-title = ## Delete your data
forget-unknown = I store nothing about you: no games, no settings, no name.
# What is stored about the person.
forget-finished = { $number ->
    [0] no finished games
    [one] **one** finished game
   *[other] **{ $number }** finished games
}
forget-playing = { $number ->
    [0] no games in play
    [one] **one** game in play
   *[other] **{ $number }** games in play
}
forget-challenges = { $number ->
    [0] no open challenges
    [one] **one** open challenge
   *[other] **{ $number }** open challenges
}
forget-stored = I store this about you: { $finished }, { $playing } and { $challenges }.
forget-what = **Deleted:** your settings and language, your names, ratings and places on the leaderboards, your vacations, lessons and answers to problems, mistakes saved for training, your list of blocked people, and anything still to be sent to you.
forget-ends = **Ended:** you resign all your games in play, and your opponents win them. Your open challenges close.
forget-stays = **Kept, without you:** your finished games and closed challenges. Games against people belong to your opponents too, and the house’s results and ratings depend on its games, even friendly ones. The cards, result and time are kept, but “{ $name }” takes your place, and no id leads back to you. Anyone who has blocked you stays protected if you come back, and a daily deal you began can’t be retried until its day closes.
forget-elsewhere = **What I can’t delete:** messages on Discord, mine included, such as tables that name you and the hands in your DMs. Delete your DMs yourself, and ask a server’s moderators to delete the rest. The host’s backups and logs keep what they contain until the host deletes them.
forget-export = Save my games first
forget-go-on = Continue…

## The second page

# Names some of the opponents in parties that will be resigned.
forget-resigns = { $number ->
    [one] This resigns your game with { $names } right away.
   *[other] This resigns { $number } games right away. Your opponents include { $names }.
}
forget-sure = ## Delete everything about you?
    This can’t be undone: no one can bring back your ratings, your history or your name, and I won’t recognise you.
forget-yes = Yes, delete everything about me
forget-no = No, keep everything

## What became of it

forget-kept = Nothing was deleted.
forget-done = Everything about you has been deleted. { $resigned ->
    [0] You had no games in play.
    [one] One game was resigned.
   *[other] { $resigned } games were resigned.
} If you play again, you start from scratch.
refused-not-your-data = Only that person can decide this. To delete your own data, use `/piquet forget`.
refused-being-updated = I’m being updated, and only the new version knows everything that is stored about you. Nothing was deleted. Try again later.
