### What is wrong with a record or a position that someone brings, in the words of bot/piquet/spelling.py.
###
### For translators. Words in backquotes are the record's own: keep them. $found, $word and $why are parts of the
### sentence: a word in backquotes, or one of the sentences of this file. A part begins in lower case, as after a colon.

## The place of the mistake. $place is action, after, deal-field, deal, field or other

record-wrong = { $place ->
    [action] {"**"}Deal { $deal }, action { $action }:** { $why }.
    [after] {"**"}Deal { $deal }, after { $action ->
        [one] { $action } action
       *[other] { $action } actions
    }:** { $why }.
    [deal-field] {"**"}Deal { $deal }, `{ $field }`:** { $why }.
    [deal] {"**"}Deal { $deal }:** { $why }.
    [field] `{ $field }`: { $why }.
   *[other] { $why }
}

## What is wrong

record-an-object = an object
record-a-list = a list
record-or = { $first } or { $last }
record-spaces = write one space between words, and none at either end
record-write-instead = { $word }: write `{ $instead }`
record-low-card = { $word }: the pack has no card below the seven
record-hidden-card = `??` means a hidden card, which is allowed only in a record of what one seat sees
record-no-card = { $word } is not a card: write a rank (A K Q J T 9 8 7) and a suit (S H D C), such as `TS`
record-no-suit = { $word } is not a suit: write S, H, D or C
record-no-cards = the cards are missing: write them, or `-` for none
record-card-twice = { $card } appears twice: write each card once
record-no-seat = an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`
record-no-seat-but = { $found }: an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`
record-one-card = { $found }: `play` takes one card, as in `{ $example }`
record-no-bid = { $found } is not a bid: write the tricks and the cards left, such as `8-4`
record-no-call = { $found } is not a call: write { $choices }
record-no-action = { $found } is not an action: write { $choices }
record-stands-alone = { $found }: nothing may follow `{ $verb }`, so write `{ $instead }`
record-needs-bid = `bid` needs the tricks and the cards left, as in `{ $example }`
record-needs-suit = `suit` needs a suit, as in `{ $example }`
record-needs-card = `play` needs a card, as in `{ $example }`
record-needs-cards = `{ $verb }` needs cards, as in `{ $example }`, or `-` for none
record-needs-call = `answer` needs a call and cards, as in `{ $example }`, or `-` for none
record-heard-call = { $found } is only what the other seat hears: write the cards of the call, or `-`
record-heard-answer = { $found } is only what the other seat hears: write the cards of the answer, or `-`
record-empty-group = a group is empty: write cards on each side of ` / `
record-own-hidden = `??` means a hidden card, but this seat knows its own cards: write them
record-exchange-hidden = write `??` for each card that the other seat exchanged
record-answer-heard = { $found }: write good, not-good or equal, with `making` first if younger asked
record-call-heard = { $found } is not a call as the other seat hears it: write the number and any detail, such as `4 A S`
record-tie-break-point = { $found }: points of equal length are compared by their total, such as `49`
record-tie-break-sequence = { $found }: sequences of equal length are compared by their top card, one of A K Q J T 9 8 7
record-tie-break-set = { $found }: sets of equal size are compared by their rank, one of A K Q J T 9 8 7
record-not-json = This is not a piquet record: it is not JSON.
record-not-json-from = This is not a piquet record: it stops being valid JSON at line { $line }, column { $column }.
record-no-record = This is not a version 1 piquet record: { $why }.
record-no-object = it is { $found }, not an object
record-part-missing = `{ $part }` is missing. Write { $form }
record-part-wrong = `{ $part }` is { $found }. Write { $form }
record-sentence = { $why }.
record-form-version = `1`
record-form-rules = the name of a rule set, such as `rubicon`
record-form-players = two names, such as `["Ann", "Ben"]`
record-form-deals = a list of deals
record-form-dealer = 0 or 1
record-form-hands = a list of two strings of twelve cards
record-form-talon = a string of eight cards, top card first
record-form-actions = a list of strings, such as `["0 exchange KS"]`
record-no-options = { $found } is not an object: write something like `{"{"}"deals": 2{"}"}`
record-no-rule-set = { $found } is not a rule set: write { $choices }
record-no-house-rule = { $found } is not a house rule: write { $choices }
record-house-rule-unfit = `{ $option }` is not allowed in { $rules }: leave it out
record-house-rule-value = `{ $option }` cannot be { $found }: write { $choices }
record-unfinished = this deal is unfinished, but another follows: write the rest of its actions, or leave out the next deal
record-partie-over = the game was over before this deal: leave it out
record-no-deal = { $found } is not a deal: write an object with `dealer`, `hands`, `talon` and `actions`
record-cards-dealt = the number of cards is { $found }, not { $dealt }
record-dealt-twice = `{ $card }` is dealt twice, in { $first } and { $second }
record-wrong-dealer = `dealer` is { $found }, but players deal in turn: write { $instead }
record-no-text = { $found } is not a string: write an action, such as `0 play AS`
record-refused = { $found }: { $why }
record-proof-object = it must be an object
record-proof-number = `number` must be a string of decimal digits
record-proof-commitment = `commitment` must be a string of 64 lower-case hexadecimal digits
record-proof-cuts = `cuts` must be two strings, one for each seat: its words, or "" without words
record-proof-secret = `secret` must be a string of 64 lower-case hexadecimal digits
record-proof-cut = `cut` must be two cards for each cut, as in `KS KH / 9D AS`
record-proof-house = `house` must have `seat`, `level` and `engines`, with one engine for each action
record-proof-day = `day` must be two numbers, the day and the deal
record-proof-actions = `house` must list the numbers of its actions
record-proof-order = `house` must list the numbers of its actions in order
record-no-deal-in-play = no deal is in play: write the deal in which it is this seat's turn
record-no-standing = no game can have this score before a deal: write `deals` and the scores of the finished deals
record-deal-over = the deal is over
record-other-turn = it is seat { $turn }'s turn, not seat { $seat }'s
record-own-hand = seat { $seat } knows its own hand: write its twelve cards
record-hidden-hand = write `??` twelve times, or the whole hand if it was shown for carte blanche
record-write-hidden = { $found }: write `??` for a hidden card
record-talon-empty = no cards are left in the talon
record-had-itself = this seat itself has held `{ $card }`
record-is-elsewhere = this seat knows that `{ $card }` is somewhere else
record-not-possible = the cards this seat has not seen don't allow it
record-said-good = this seat said `good`, so it sees the cards: write them
record-no-such-group = this seat holds no such group
record-not-beaten = this seat's { $answer } does not beat this call
record-no-such-deal = the cards that this seat has not seen can't complete this deal
record-sees-cards = this seat sees the cards, so write them
record-has-heard = this seat has heard more: write all that was said
record-sees = this seat sees { $instead }
record-has-seen = this seat has seen it, so write the cards
record-not-seen = this seat has not seen it, so write `??`
record-not-seen-twelve = this seat has not seen it, so write `??` twelve times
record-talon-card = card { $place } is { $found }: { $why }
record-result-missing = it is missing: a finished deal has `score` and `items`
record-result-part = { $name } is { $found }, but the actions give { $instead }
record-result-wrong = { $found }, but the actions give { $instead }
record-no-position = This is not a position as one seat sees it: { $why }.
record-no-field = { $found } is not a field of a position: write { $choices }, or an action
record-field-form = { $found }: write something like `{ $example }`
record-ends-early-write = it ends too early: write { $instead }
record-misplaced-write = { $found } is in the wrong place: write { $instead }
record-leave-out = { $found }: leave it out
record-no-dealer = the dealer is missing: write `dealer 0` or `dealer 1`
record-no-parting = write `; ` between fields
record-of-no-seat = the seat is missing: write `seat 0` or `seat 1` after the dealer
