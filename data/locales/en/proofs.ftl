### Check the deals, and check the house: what is proven about a partie that is over.

## Buttons

check-deals = Check the deals
check-house = Check the house

## Check the deals

check-title = ### The deals of game #{ $number }
# A partie that is older than the proofs.
check-none = I claim nothing about these deals. This game or its challenge began with an earlier version of the bot, or it was open or in play when the database was restored from a backup. A fingerprint that was posted for it proves nothing here.
check-day-open = This is a deal of the day. Its secret is published when the day is over, because others may still play the same cards. Ask again then.
check-commitment = **Fingerprint of the secret:** `{ $commitment }`
# Where the commitment was published. $link is the address of the message of the challenge.
check-posted = It was posted [with the challenge]({ $link }), before anyone gave words for it, and again as the game opened.
check-posted-opening = It was posted where the game opened, and on its challenge if it had one.
check-number = **Number of the game in it:** `{ $number }`
# $words are the words as code, or one of the next two.
check-words = **Cut words of { $name }:** { $words }
check-words-none = none
check-words-hidden = hidden, only their key is known (see the record)
check-key = Key of these words: `{ $key }`
check-day-number = **Number of the server in it:** `{ $number }`, **day { $day }, deal { $deal }**
check-day-words = **Keys of the words that people of the server gave:** { $keys }
check-day-posted = It is the secret of the day before, which was published at its close; for the first day of a chain, its anchor.
check-secret = **Secret:** `{ $secret }`
# What the deals show to the person who asks: a player without words, one who gave them last, a challenger with
# words, and someone who did not play. $people is how many of the players are people; if one, $name is theirs.
check-claim-secret-first = This shows only that the packs followed from a secret fixed before the first card.
check-claim-words-last = You gave your words when all else was fixed: if no one could guess them, no one chose these packs.
check-claim-words-first = Your words were known before { $other } accepted. Without { $other } the host could not choose the packs; with { $other }, yes.
check-claim-of-day = Once the anchor or this day’s fingerprint was published, nothing but people’s words could change these packs, and words were taken only before the first day. Unless somebody’s words then were unknown to the host, the host may have chosen the packs; and the host could know every day to come.
check-forward = Next time, forward the challenge to yourself: a forward cannot be edited.
# In place of check-forward where the challenge was shown to one person alone and cannot be forwarded.
check-copy = Next time, copy the fingerprint before you give your words: no one else can change your copy.
check-details = Details…
check-more = `/piquet rules` says more on the page “Deals that anyone can check”, and the page after the next has every byte.
# $record and $program are the names of the two files.
check-yourself = **Check it yourself:** with `{ $record }` and `{ $program }` in one folder and Python, `python3 { $program } { $record }` prints every pack, its top card first. You need not trust me or the program: write your own.
# In place of check-yourself where the bot may not attach files.
check-no-files = **Check it yourself:** I cannot attach files here. Export the game from its replay in another channel or in my direct messages, save this program as `{ $program }`, and `python3 { $program } { $record }` prints every pack.

## Check the house

check-house-title = ### The house in game #{ $number }
check-house-thinking = I ask the house for each of its decisions again, from its own hand alone: { $done } of { $all } compared…
# The check has paused, because Discord lets an answer be edited for some minutes only.
check-house-left = { $done } of { $all } decisions are compared. This takes longer than Discord lets me edit my answer: go on when you like.
check-house-on = Go on
check-house-deals = Its deals do not fit their proof, so there is nothing to ask the house. *Check the deals* says what does not fit.
check-house-same = { $decisions ->
    [0] **The house had nothing to decide.**
    [one] **The one decision of the house follows from its own hand and from what was said and shown.**
   *[other] **All { $decisions } decisions of the house follow from its own hand and from what was said and shown.**
}
# $number of all decisions were not made by the engine.
check-house-thumb = { $number ->
    [one] { $number } of { $all } decisions was
   *[other] { $number } of { $all } decisions were
} made by the rule of thumb, because the engine did not answer. For that there is only the bot’s word.
check-house-proves = What this shows: these decisions follow from the level of the house, from what it could see (its own hand, and what was said and shown), from the score, and from a seed that follows from the secret. Nothing else changed them. What *Check the deals* says of the secret holds for the seed too. Forced cards are not counted.
# $when is a moment of the deal and $what an action, as in advice.ftl; $decision counts the actions of the deal. $same decisions of all are the same.
check-house-other = { $same } of { $all } decisions are the same. The first that differs: deal { $deal }, action { $decision }. { $when }: the house chose to { $what }. Asked again, it decides otherwise here, although the proof names no other version. The reason is not visible: changed code, a faulty machine and an action chosen by a person look the same. Nothing is proven about the decisions that differ.
# $version is the engine's.
check-house-version = { $same } of { $all } decisions are the same. The first that differs: deal { $deal }, action { $decision }. { $when }: the house chose to { $what }. The decision was made by another version of its engine: `{ $version }`. Nothing is proven about it, for or against. A bot of that version can check it with `python -m bot verify --house`.
check-house-unaccounted = **A decision does not fit.** { $deal ->
    [0] The proof names a decision that the house did not make.
   *[other] Deal { $deal }, action { $decision }: the house had a choice, but the proof names no engine that made it.
} Ask the host of the bot what happened.
