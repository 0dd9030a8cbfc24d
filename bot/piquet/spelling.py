"""Error texts about unreadable records, and helpers to write them.

A ``Told`` is an error text with its kind and arguments, so that other programs can translate it.
"""

import json
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 60
"""The most letters of a word that an error quotes."""
RANKS: Final = "A K Q J T 9 8 7"
_SUITS: Final = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC")


class Told(str):
    """An error text, or a part of one, with its message kind and arguments. An argument may be a ``Told`` too.

    >>> wrong = say("write-instead", word="`10S`", instead="TS")
    >>> wrong, wrong.kind, wrong.arguments["instead"]
    ('`10S`: write `TS`', 'write-instead', 'TS')
    """

    __slots__ = ("arguments", "kind")
    kind: str
    arguments: "dict[str, str | int]"

    def __reduce__(self) -> "tuple[object, tuple[str, dict[str, str | int]]]":
        return _again, (self.kind, self.arguments)


def say(kind: str, **arguments: "str | int") -> Told:
    """Returns the English text of this message kind, with its arguments filled in."""
    return _again(kind, arguments)


def _again(kind: str, arguments: "dict[str, str | int]") -> Told:
    made = Told(SENTENCES[kind].format(**arguments))
    made.kind, made.arguments = kind, arguments
    return made


def told_by(error: Exception) -> Told:
    """Returns the text that an error was raised with.

    >>> from piquet import Card
    >>> try:
    ...     Card.parse("6S")
    ... except ValueError as error:
    ...     print(told_by(error).kind)
    low-card
    """
    (found,) = error.args
    return found if isinstance(found, Told) else say("other", text=str(found))


class Unwritten(ValueError):
    """A word of a record is unreadable. The error text corrects the word."""


def quoted(value: object) -> str:
    """Quotes a record's value for an error text: in backquotes, printable, and shortened if long."""
    if isinstance(value, dict):
        return say("an-object")
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        return say("a-list")
    text = value if isinstance(value, str) else json.dumps(value)
    text = printable(text[: LONGEST + 1])
    return f"`{text if len(text) <= LONGEST else f'{text[:LONGEST]}…'}`"


def another(value: object, wanted: str, reader: str) -> str:
    """Returns the text of a TypeError. If ``value`` is a string, the text names the parsing function ``reader``.

    >>> another("AS", "a Card", "Card.parse")
    "'AS' is not a Card: write Card.parse('AS')"
    """
    return f"{value!r} is not {wanted}" + (f": write {reader}({value!r})" if isinstance(value, str) else "")


def printable(text: str) -> str:
    """Replaces each unprintable character, because some move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def no_card(word: str) -> Told:
    """Returns the error text for a word that is not a card.

    >>> no_card("10♥")
    '`10♥`: write `TH`'
    """
    meant = word.strip(",;.").upper().replace("10", "T").translate(_SUITS)
    for name in (meant, meant[::-1]):
        if len(name) == 2 and name[1] in "SHDC":
            if name[0] in RANKS.split():
                return say("write-instead", word=quoted(word), instead=name)
            if name[0] in "23456":
                return say("low-card", word=quoted(word))
    if word == "??":
        return say("hidden-card")
    if not word or word.isspace():
        return say("spaces")
    return say("no-card", word=quoted(word))


def no_suit(word: str) -> Told:
    """Returns the error text for a word that is not a suit.

    >>> no_suit("♠")
    '`♠`: write `S`'
    """
    meant = word.upper().translate(_SUITS)[:1]
    if meant in ("S", "H", "D", "C") and word.upper() in (meant, *"♠♤♥♡♦♢♣♧", "SPADES", "HEARTS", "DIAMONDS", "CLUBS"):
        return say("write-instead", word=quoted(word), instead=meant)
    return say("no-suit", word=quoted(word))


def listed(words: Iterable[object]) -> str:
    """Joins words into a list of alternatives.

    >>> listed("SHD")
    'S, H or D'
    """
    *first, last = map(str, words)
    return say("or", first=", ".join(first), last=last) if first else last


SENTENCES: Final = {
    # Parts.
    "other": "{text}",
    "an-object": "an object",
    "a-list": "a list",
    "or": "{first} or {last}",
    # Words, cards and suits.
    "spaces": "write one space between words, and none at either end",
    "write-instead": "{word}: write `{instead}`",
    "low-card": "{word}: the pack has no card below the seven",
    "hidden-card": "`??` means a hidden card, which is allowed only in a record of what one seat sees",
    "no-card": "{word} is not a card: write a rank (A K Q J T 9 8 7) and a suit (S H D C), such as `TS`",
    "no-suit": "{word} is not a suit: write S, H, D or C",
    "no-cards": "the cards are missing: write them, or `-` for none",
    "card-twice": "{card} appears twice: write each card once",
    # Actions.
    "no-seat": "an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`",
    "no-seat-but": "{found}: an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`",
    "one-card": "{found}: `play` takes one card, as in `{example}`",
    "no-bid": "{found} is not a bid: write the tricks and the cards left, such as `8-4`",
    "no-call": "{found} is not a call: write {choices}",
    "no-action": "{found} is not an action: write {choices}",
    "stands-alone": "{found}: nothing may follow `{verb}`, so write `{instead}`",
    "needs-bid": "`bid` needs the tricks and the cards left, as in `{example}`",
    "needs-suit": "`suit` needs a suit, as in `{example}`",
    "needs-card": "`play` needs a card, as in `{example}`",
    "needs-cards": "`{verb}` needs cards, as in `{example}`, or `-` for none",
    "needs-call": "`answer` needs a call and cards, as in `{example}`, or `-` for none",
    "heard-call": "{found} is only what the other seat hears: write the cards of the call, or `-`",
    "heard-answer": "{found} is only what the other seat hears: write the cards of the answer, or `-`",
    "empty-group": "a group is empty: write cards on each side of ` / `",
    "own-hidden": "`??` means a hidden card, but this seat knows its own cards: write them",
    "exchange-hidden": "write `??` for each card that the other seat exchanged",
    "answer-heard": "{found}: write good, not-good or equal, with `making` first if younger asked",
    "call-heard": "{found} is not a call as the other seat hears it: write the number and any detail, such as `4 A S`",
    "tie-break-point": "{found}: points of equal length are compared by their total, such as `49`",
    "tie-break-sequence": "{found}: sequences of equal length are compared by their top card, one of A K Q J T 9 8 7",
    "tie-break-set": "{found}: sets of equal size are compared by their rank, one of A K Q J T 9 8 7",
    # Records.
    "not-json": "This is not a piquet record: it is not JSON.",
    "not-json-from": "This is not a piquet record: it stops being valid JSON at line {line}, column {column}.",
    "no-record": "This is not a version 1 piquet record: {why}.",
    "no-object": "it is {found}, not an object",
    "part-missing": "`{part}` is missing. Write {form}",
    "part-wrong": "`{part}` is {found}. Write {form}",
    "sentence": "{why}.",
    "form-version": "`1`",
    "form-rules": "the name of a rule set, such as `rubicon`",
    "form-players": 'two names, such as `["Ann", "Ben"]`',
    "form-deals": "a list of deals",
    "form-dealer": "0 or 1",
    "form-hands": "a list of two strings of twelve cards",
    "form-talon": "a string of eight cards, top card first",
    "form-seat": "0 or 1, the seat whose turn it is",
    "form-record": "the record as that seat sees it",
    "form-position": "a position of the seat whose turn it is",
    "form-actions": 'a list of strings, such as `["0 exchange KS"]`',
    "no-options": '{found} is not an object: write something like `{{"deals": 2}}`',
    "no-rule-set": "{found} is not a rule set: write {choices}",
    "no-house-rule": "{found} is not a house rule: write {choices}",
    "house-rule-unfit": "`{option}` is not allowed in {rules}: leave it out",
    "house-rule-value": "`{option}` cannot be {found}: write {choices}",
    "unfinished": (
        "this deal is unfinished, but another follows: write the rest of its actions, or leave out the next deal"
    ),
    "partie-over": "the partie was over before this deal: leave it out",
    "no-deal": "{found} is not a deal: write an object with `dealer`, `hands`, `talon` and `actions`",
    "cards-dealt": "the number of cards is {found}, not {dealt}",
    "dealt-twice": "`{card}` is dealt twice, in {first} and {second}",
    "wrong-dealer": "`dealer` is {found}, but players deal in turn: write {instead}",
    "no-text": "{found} is not a string: write an action, such as `0 play AS`",
    "refused": "{found}: {why}",
    "illegal": "the rules refuse it: {refusal}",
    "illegal-about": "the rules refuse it: {refusal} ({about})",
    # Proofs.
    "proof-object": "it must be an object",
    "proof-number": "`number` must be a string of decimal digits",
    "proof-commitment": "`commitment` must be a string of 64 lower-case hexadecimal digits",
    "proof-cuts": '`cuts` must be two strings, one for each seat: its words, or "" without words',
    "proof-secret": "`secret` must be a string of 64 lower-case hexadecimal digits",
    "proof-cut": "`cut` must be two cards for each cut, as in `KS KH / 9D AS`",
    "proof-house": "`house` must have `seat`, `level` and `engines`, with one engine for each action",
    "proof-day": "`day` must be two numbers, the day and the deal",
    "proof-actions": "`house` must list the numbers of its actions",
    "proof-order": "`house` must list the numbers of its actions in order",
    # Records as one seat sees them.
    "no-deal-in-play": "no deal is in play: write the deal in which it is this seat's turn",
    "no-standing": "no partie can have this score before a deal: write `deals` and the scores of the finished deals",
    "deal-over": "the deal is over",
    "other-turn": "it is seat {turn}'s turn, not seat {seat}'s",
    "own-hand": "seat {seat} knows its own hand: write its twelve cards",
    "hidden-hand": "write `??` twelve times, or the whole hand if it was shown for carte blanche",
    "write-hidden": "{found}: write `??` for a hidden card",
    "talon-empty": "no cards are left in the talon",
    "had-itself": "this seat itself has held `{card}`",
    "is-elsewhere": "this seat knows that `{card}` is somewhere else",
    "not-possible": "the cards this seat has not seen don't allow it",
    "said-good": "this seat said `good`, so it sees the cards: write them",
    "no-such-group": "this seat holds no such group",
    "not-beaten": "this seat's {answer} does not beat this call",
    "no-such-deal": "the cards that this seat has not seen can't complete this deal",
    "sees-cards": "this seat sees the cards, so write them",
    "has-heard": "this seat has heard more: write all that was said",
    "sees": "this seat sees {instead}",
    "has-seen": "this seat has seen it, so write the cards",
    "not-seen": "this seat has not seen it, so write `??`",
    "not-seen-twelve": "this seat has not seen it, so write `??` twelve times",
    "talon-card": "card {place} is {found}: {why}",
    "result-missing": "it is missing: a finished deal has `score` and `items`",
    "result-part": "{name} is {found}, but the actions give {instead}",
    "result-wrong": "{found}, but the actions give {instead}",
    # Positions.
    "no-position": "This is not a position as one seat sees it: {why}.",
    "no-field": "{found} is not a field of a position: write {choices}, or an action",
    "field-form": "{found}: write something like `{example}`",
    "ends-early-write": "it ends too early: write {instead}",
    "misplaced-write": "{found} is in the wrong place: write {instead}",
    "leave-out": "{found}: leave it out",
    "no-dealer": "the dealer is missing: write `dealer 0` or `dealer 1`",
    "no-parting": "write `; ` between fields",
    "of-no-seat": "the seat is missing: write `seat 0` or `seat 1` after the dealer",
    "no-whole-deal": "this is not a whole deal: `parse_position` reads what a seat sees, and a standing",
}
