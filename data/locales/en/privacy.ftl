### What is a person's own: /piquet forget, and python -m bot forget.
###
### For translators. The label of a button has at most 80 characters, and about 35 can be read on a phone.

command-forget = Delete everything I store about you; I first tell you what that is

# Stands for the name of a person who had the bot forget them, wherever the name stood before. At most 32 characters.
forgotten-name = Someone who left

## The first page

forget-title = ## Delete your data
forget-unknown = I have stored nothing about you: no partie, no setting, no name.
# What is stored of the person.
forget-finished = { $number ->
    [0] no finished partie
    [one] **One** finished partie
   *[other] **{ $number }** finished parties
}
forget-playing = { $number ->
    [0] no partie in play
    [one] **one** partie in play
   *[other] **{ $number }** parties in play
}
forget-challenges = { $number ->
    [0] no open challenge
    [one] **one** open challenge
   *[other] **{ $number }** open challenges
}
forget-stored = I have stored about you: { $finished }, { $playing }, { $challenges }.
forget-what = **What is deleted:** your settings and language, your names, ratings and places on the leaderboards, your vacations, lessons and answers to problems, whom you have blocked, and what was still to be sent to you.
forget-ends = **What ends:** each of your parties in play is resigned, and your opponent wins it. Your open challenges are closed.
forget-stays = **What remains:** your finished parties and your closed challenges, without you. Parties with people belong to your opponents too; parties with the house stay, friendly ones too, because its results and ratings follow from them. Cards, result and time are kept, but “{ $name }” plays in your place, and no id leads back to you. Anyone who has blocked you stays protected if you come back.
forget-elsewhere = **What I cannot delete:** messages on Discord, this bot's own among them, such as tables that name you and the hands in your direct messages. Delete those in your direct messages yourself, and ask the moderators of a server for the rest. Backups and logs of the host keep what they have until the host deletes them.
forget-export = Save my parties first
forget-go-on = Go on …

## The second page

# Names some of the opponents in parties that will be resigned.
forget-resigns = { $number ->
    [one] This resigns your partie with { $names } at once.
   *[other] This resigns { $number } parties at once, among them those with { $names }.
}
forget-sure = ## Delete everything about you?
    This cannot be undone: nobody can bring your ratings, your history and your name back, and I will not recognise you.
forget-yes = Yes, delete everything about me
forget-no = No, keep everything

## What became of it

forget-kept = Nothing was deleted.
forget-done = Everything about you is deleted. { $resigned ->
    [0] You had no partie in play.
    [one] One partie was resigned.
   *[other] { $resigned } parties were resigned.
} If you play again, you start from scratch.
refused-not-your-data = Only the person themselves can decide that. `/piquet forget` asks for you.

## On the command line. Help lines have under 80 characters, without the per cent sign

cli-help-forget = delete a person's data
cli-about-forget =
    Deletes a person from the database; the bot may run meanwhile. Says what is
    stored of them, then asks twice. Their parties in play are resigned. Finished
    parties, with people and with the house, stay as those of somebody who has no
    name and no id: opponents keep them, and results and ratings follow from them.

    People can do the same for themselves with /piquet forget.

    Backups, what "restore" has put aside, the log, and messages on Discord still
    name the person: delete those that you do not need.
cli-help-person = the person's id (Discord: Copy User ID)
cli-help-yes = do not ask
forget-cli-stored = { $file } has this about { $user }: { $finished } finished parties, { $playing } in play, { $challenges } open challenges, { $blocks } blocks, { $rows } rows in all.
forget-cli-unknown = { $file } has nothing about { $user }. Nothing was changed.
# Two questions. The answer to the first is the letter for yes, in brackets.
forget-cli-yes = y
forget-cli-ask = Resign their parties in play and delete everything about them? [y/n]
forget-cli-again = This cannot be undone. Type the id once more:
forget-cli-kept = Nothing was changed.
forget-cli-no-answer = There is nobody to ask. Use --yes. Nothing was changed.
forget-cli-done = Everything about { $user } is deleted: { $resigned } parties were resigned, { $closed } challenges closed. Backups, older databases that "restore" has put aside, the log, and messages on Discord still name this person.
forget-cli-log = Another program is reading the database, such as Litestream: until it and the bot have both ended, { $file } can still hold what was deleted.
