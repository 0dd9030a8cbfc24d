### Check the deals: what is proven about a partie that is over.

## Buttons

check-deals = Check the deals
# The answer to a button of older messages.
check-house-gone = The button *Check the house* no longer works. Export the game with `/piquet export`, and check the file with `python -m bot verify --house`.

## Fair deals

# The button on challenges, tables and daily posts, and the page that it opens.
fair-open = Fair deals
# The small last line of a challenge and of a daily post. $digits are the first 12 digits of the fingerprint.
fair-footer = -# Fingerprint of the shuffle: { $digits }
fair-title = ### Fair deals
fair-promise = Every shuffle comes from a secret that I fixed before anyone added words or saw a card. After the game, *Check the deals* shows whether that secret matches this fingerprint:
# 64 hexadecimal digits.
fair-fingerprint = `{ $fingerprint }`
fair-proves = **What it proves to you:**
fair-other = the other player
# Before words are given. $first is yes for a challenger: the other player gives words later. $other is a name, or fair-other.
fair-with-words = { $first ->
    [yes] If you add words that nobody can guess, the host can pick your cards only with the help of { $other }.
   *[no] If you add words that nobody can guess, nobody can pick your cards.
} Without words, the proof only shows that the deals were fixed before the first card was dealt.
# What the button *Cut* below does.
fair-cut = { $purpose ->
    [open] **Cut** mixes words of your own into the shuffle.
    [deal] **Cut** mixes words of your own into the shuffle, and then deals.
   *[other] **Cut** mixes words of your own into the shuffle, and also accepts the challenge.
}
# $forwards is no where only one person sees the message with the first digits.
fair-keep = **Keep the fingerprint:** copy all of it into a note of your own.{ $forwards ->
    [yes] {" "}Then forward the message with its first 12 digits to yourself, because forwarded messages can’t be edited.
   *[no] {""}
}
    -# Only the whole fingerprint binds the host, because other secrets can produce the same 12 digits.
fair-day-promise = Every daily deal comes from a chain of secrets that was fixed before its first day. This day’s secret is published when the day closes, and must match this fingerprint:
fair-day-secret = **The day is over. Its secret:** `{ $secret }`. To verify it, use *Check* on that day’s page.
fair-day-keys = **Words were added.** Their keys: { $keys }
fair-day-proves = { $words ->
    [0] If nobody but the host has added words, the host could have picked the deals.
   *[other] Unless the host knew everyone’s words, nobody picked the deals.
} Once this fingerprint was public, only words added before the first day could change the deals. This does not prove that the host couldn’t see the cards.
# $number is the number of the first day of a chain.
fair-day-late = Day { $number } began before its fingerprint was posted, so this proves nothing about the time before that.
fair-day-give = **Add some words of your own** before { $when }. That keeps the host from picking the deals.

## Check the deals

check-title = ### The deals of game #{ $number }
# A partie that is older than the proofs.
check-none = I can’t vouch for these deals. The game or challenge began under an earlier version of the bot, or was open when the database was restored from a backup. The fingerprint proves nothing.
check-day-open = This is a daily deal, and others may still play it. Its secret is published when the day is over.
check-commitment = **Fingerprint:** `{ $commitment }`
# Where the commitment was published. $link is the address of the message of the challenge.
check-posted = Compare it with your copy. [The challenge]({ $link }) shows at least the first 12 digits.
check-posted-opening = Compare it with your copy.
check-number = **Game number in the fingerprint:** `{ $number }`
# $words are the words as code, or one of the next two.
check-words = **{ $name }’s words:** { $words }
check-words-none = none
check-words-hidden = hidden (their key is in the record)
check-key = Their key: `{ $key }`
check-day-number = **Server number in the fingerprint:** `{ $number }`, **day { $day }, deal { $deal }**
check-day-words = **Keys of the words added:** { $keys }
check-day-posted = This fingerprint is the previous day’s secret.
check-secret = **Secret:** `{ $secret }`
# What the deals show to the person who asks: a player without words, one who gave them last, a challenger with
# words, and someone who did not play. $people is how many of the players are people; if one, $name is theirs.
check-claim-secret-first = Without words from you, this only shows that the deals were fixed before the first card was dealt.
check-claim-words-last = You added your words last, when everything else was fixed. If nobody could guess them, nobody picked these cards.
check-claim-words-first = Your words were fixed before { $other } accepted. The host could have picked these cards only with { $other }’s help.
check-keep = Next time, save the fingerprint before entering your words, and forward the challenge to yourself, because forwarded messages can’t be edited.
check-keep-day = Next time, save the fingerprint of an upcoming day. *Fair deals* below that day’s post shows it.
check-claim-of-day = Once the fingerprint was public, these deals couldn’t change. If nobody but the host added words, the host could have picked the deals.
check-details = Details…
check-more = You can read more in `/piquet rules`, on the pages about checking deals.
# $record and $program are the names of the two files.
check-yourself = **Check it yourself:** put `{ $record }` and `{ $program }` into one folder. With Python, `python3 { $program } { $record }` prints every pack, top card first. Don’t trust me or the program? Write your own.
# In place of check-yourself where the bot may not attach files.
check-no-files = **Check it yourself:** I can’t attach files here. Export the game from its replay in another channel or in our DMs, and save this program as `{ $program }`. Then `python3 { $program } { $record }` prints every pack.
