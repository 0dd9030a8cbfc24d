from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from bot.kit.card_text import face, faces, name_of, rank_key, suit_key
from bot.kit.words import Words, yes_or_no
from bot.model.sight import Sight
from bot.piquet.house.opinion.reasons import Because, Judged, Opinion
from bot.piquet.rules import Form, Kind

MOST_REASONS = 3
AIMS: Final = ("points", "games", "rubber", "first", "one", "rubicon", "settled")
"""Possible aims of an opinion's points: the deal itself, or the partie's outcome."""


def reasons_phrase(say: Words, found: Sequence[Because]) -> str:
    phrases = [reason_phrase(say, reason) for reason in found[:MOST_REASONS]]
    return reduce(lambda before, after: say("because-and", before=before, after=after), phrases) if phrases else ""


def aim(sight: Sight, opinion: Opinion) -> str:
    """Returns what the house maximises in an opinion: a key of ``AIMS``."""
    if opinion.plain:
        return "points"
    if sight.rules.form is not Form.DEALS:
        return sight.rules.form.value
    if sight.rules.deals == 1:
        return "one"
    if sight.shown.before.deals == 0:
        # The first deal: the whole partie is still ahead.
        return "first"
    return "rubicon" if min(sight.shown.before.totals) < sight.rules.rubicon else "settled"


def with_habit(say: Words, text: str, judged: Judged) -> str:
    if judged.habit is None:
        return text
    level, habit = judged.habit
    return f"{text}\n{say('review-habit', level=level, habit=habit)}"


def reason_phrase(say: Words, reason: Because) -> str:
    named = reason.named
    arguments: dict[str, str | int] = {}
    for name, value in named.items():
        # The first value counts: with cards drawn to a quint, $number counts the cards drawn.
        arguments = _shown(say, name, value, named.get("kind")) | arguments
    return say(f"because-{reason.why.name.lower().replace('_', '-')}", **arguments)


def _shown(say: Words, name: str, value: Any, kind: Kind | None) -> dict[str, str | int]:
    match name:
        case "kind":
            return {"kind": value}
        case "card":
            return {"card": face(say, value), "rank": rank_key(value.rank), "suit": suit_key(value.suit)}
        case "cards":
            suit = suit_key(value.top.suit) if value else ""
            return {"cards": faces(say, value), "suit": suit, "number": len(value)}
        case "higher":
            return {"cards": faces(say, value)}
        case "then_high":
            return {"high": faces(say, value), "number": len(value)}
        case "group" if kind:
            number, top = len(value), value.top
            makes = say("sequence-name" if kind is Kind.SEQUENCE else "set-size", number=number)
            whole = {"group": name_of(say, kind, value), "makes": makes, "rank": rank_key(top.rank)}
            return {**whole, "suit": suit_key(top.suit), "number": number}
        case "looked":
            return {"looked": yes_or_no(value)}
        case "points":
            return {"points": round(value)}
        case _:
            return {"number": value}
