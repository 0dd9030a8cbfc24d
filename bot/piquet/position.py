"""Writes and reads a position (rules, standing, cards, actions so far) in one line, like FEN in chess, and draws it.

``rubicon; totals 70-82; deals 5; dealer 0; seat 1; hand 1 AS KS …; talon ?? ?? 9S …; 1 exchange 9S 8S; …``

The fields have this order. Scores of 0-0 are left out, and so are an unknown hand or talon, and the seat if nothing is
hidden.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final

from .cards import UNKNOWN, Card, write_cards
from .reckoning import Score
from .rules import RULE_SETS, BadOption, Rules, wrong_option
from .spelling import Told, Unwritten, listed, quoted, say
from .tricks import Trick

_SCORES: Final = ("totals", "games", "game", "scoreless")
_HAND: Final = " ".join([UNKNOWN] * 12)
_TALON: Final = " ".join([UNKNOWN] * 8)
PUBLIC: Final = "public"
"""The text in place of a seat in the public's position."""


def deal_json(dealer: int, hands: Iterable[str], talon: str, actions: Iterable[str]) -> dict[str, Any]:
    return {"dealer": dealer, "hands": list(hands), "talon": talon, "actions": list(actions)}


@dataclass(slots=True)
class Line:
    """The fields of a position line."""

    rules: Rules
    deal: dict[str, Any]
    """The deal as in a record."""
    seat: str = ""
    """The seat that sees the position, or ``PUBLIC``; "" if nothing is hidden."""
    scores: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The scores by their field in ``Standing``."""
    deals: int = 0
    """The number of finished deals."""

    def __str__(self) -> str:
        return "; ".join(self._fields())

    def _fields(self) -> Iterator[str]:
        yield str(self.rules)
        for name in _SCORES:
            first, second = self.scores.get(name, (0, 0))
            if first or second:
                yield f"{name} {first}-{second}"
        if self.deals:
            yield f"deals {self.deals}"
        yield f"dealer {self.deal['dealer']}"
        if self.seat:
            yield f"seat {self.seat}"
        yield from (f"hand {seat} {hand}" for seat, hand in enumerate(self.deal["hands"]) if hand != _HAND)
        if self.deal["talon"] != _TALON:
            yield f"talon {self.deal['talon']}"
        yield from self.deal["actions"]

    @staticmethod
    def parse(text: str) -> "Line":
        """Parses a line in exactly the form ``str`` writes. Cards and actions stay text. Raises Unwritten."""
        head, *fields = text.split("; ")
        line = Line(_rules(head), deal_json(0, (_HAND, _HAND), _TALON, ()))
        for part in fields:
            try:
                line._read(part)
            except (ValueError, IndexError):
                raise Unwritten(_no_field(part)) from None
        if not any(part.startswith("dealer ") for part in fields):
            raise Unwritten(say("no-dealer"))
        for part, meant in zip_longest([head, *fields], line._fields()):
            if part != meant:
                if part is None:
                    raise Unwritten(say("ends-early-write", instead=quoted(meant)))
                if meant is None:
                    raise Unwritten(say("leave-out", found=quoted(part)))
                raise Unwritten(say("misplaced-write", found=quoted(part), instead=quoted(meant)))
        return line

    def _read(self, part: str) -> None:
        name, _, rest = part.partition(" ")
        match name:
            case "deals":
                self.deals = int(rest)
            case "dealer":
                self.deal["dealer"] = ("0", "1").index(rest)
            case "seat":
                self.seat = ("0", "1", PUBLIC)[("0", "1", PUBLIC).index(rest)]
            case "hand":
                self.deal["hands"][("0 ", "1 ").index(rest[:2])] = rest[2:]
            case "talon":
                self.deal["talon"] = rest
            case "0" | "1":
                self.deal["actions"].append(part)
            case _:
                first, second = rest.split("-")
                self.scores[_SCORES[_SCORES.index(name)]] = int(first), int(second)


def _no_field(part: str) -> Told:
    name = part.split(" ", maxsplit=1)[0]
    if name in _FORMS:
        return say("field-form", found=quoted(part), example=_FORMS[name])
    return say("no-field", found=quoted(part), choices=listed(_FORMS))


_FORMS: Final = {
    **{name: f"{name} 70-82" for name in _SCORES},
    "deals": "deals 5",
    "dealer": "dealer 0",
    "seat": "seat 0",
    "hand": "hand 0 AS KS QS JS AH KH QH JH 7D 8D 7C 8C",
    "talon": "talon 9S 8S 7S 9H TD ?? ?? ??",
}


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except KeyError:
        if ";" in text:
            raise Unwritten(say("no-parting")) from None
        found = quoted(text.split(" ", maxsplit=1)[0])
        raise Unwritten(say("no-rule-set", found=found, choices=listed(RULE_SETS))) from None
    except BadOption as bad:
        name, *words = text.split(" ")
        value = next(told for option, _, told in (word.partition("=") for word in words) if option == str(bad))
        raise Unwritten(wrong_option(name, str(bad), quoted(value))) from None


Shown = Iterable[Card | None]
"""Cards; None for an unknown card."""


def draw(
    rules: object,
    dealer: int,
    elder: int,
    turn: str,
    hands: tuple[Shown, Shown],
    discards: tuple[Shown, Shown],
    left: Shown,
    actions: Iterable[object],
    tricks: Sequence[Trick],
    led: Card | None,
    score: Score,
) -> str:
    """Draws the table in ten lines of text.

    The line *said* leaves out exchanges and plays. In the line *tricks*, ``AS/7S>0`` is a trick won by seat 0.
    """
    said = (line for line in map(str, actions) if line.split(" ")[1] not in ("exchange", "play"))
    won = [f"{trick.led}/{trick.reply}>{trick.winner}" for trick in tricks]
    rows = [("rules", f"{rules}, dealer {dealer}"), ("turn", turn)]
    for seat in (0, 1):
        rows.append((f"{seat} {'elder' if seat == elder else 'younger'}", write_cards(hands[seat])))
        rows.append(("  discards", write_cards(discards[seat])))
    rows += [("talon", write_cards(left)), ("said", ", ".join(said) or "-")]
    rows += [("tricks", " ".join(won if led is None else [*won, f"{led}/"]) or "-"), ("score", "{}-{}".format(*score))]
    return "\n".join(f"{name:<11} {text}" for name, text in rows)
