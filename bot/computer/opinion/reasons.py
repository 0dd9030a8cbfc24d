"""Reasons for an action, as data, and opinions of a turn.

Each reason is a claim that follows from the cards in sight, without a weight. The sentence ``because-…`` of its name
puts it into words.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import Any, Final

from bot.piquet.actions import Action
from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.rules import Kind

AS_GOOD: Final = 0.05
"""Actions that differ by less than this count as equal, in points."""


class Why(Enum):
    """The claims of reasons: the name of each in stored questions, and the names of its arguments."""

    # The exchange.
    KEEPS = "Keeps", "kind", "group"
    """Keeps a point, a sequence or a set of the hand whole. A point is the whole of its suit."""
    DRAWS_FOR = "DrawsFor", "card", "number", "kind", "group"
    """Draws ``number`` cards; among them ``card``, not seen yet, would make this group with the cards kept."""
    GUARDS = "Guards", "card"
    """Keeps a king or a queen guarded by at least as many lower cards of its suit as higher ones are out."""
    GIVES_UP = "GivesUp", "cards"
    """Discards all cards of a suit, at least two."""
    LEAVES = "Leaves", "number"
    """Exchanges ``number`` cards fewer than allowed."""

    # Words.
    IS_SURE = "IsSure", "kind", "group"
    """The other player can hold nothing as good as this group."""
    IS_ALL = "IsAll", "kind", "points"
    """Calls all that is held of a kind, which scores this many points if good."""
    SINKS = "Sinks", "kind", "group"
    """Sinks this group, which is held but not called."""
    HOLDS_NONE = "HoldsNone", "kind"
    """The hand holds nothing of this kind."""
    IS_BEATEN = "IsBeaten", "kind"
    """No group held of this kind can keep the call from scoring, whatever was called."""
    MAY_BEAT = "MayBeat", "kind", "group"
    """Holds this as its best group of a kind, which may be as good as the one called."""
    IS_GOOD = "IsGood", "kind", "points"
    """Scores these points in a kind, since the other player has called nothing as good."""
    SCORES = "Scores", "points"
    """Scores points at once."""
    TELLS_NOTHING = ("TellsNothing",)
    """A look at the cards left tells the other player nothing now, since they have already led."""
    LEARNS_NO_LESS = ("LearnsNoLess",)
    """A look at the cards left shows at least as much as it tells the other player, who has seen some of them."""
    SEES_FIRST = "SeesFirst", "looked"
    """Sees the cards left before choosing the card to lead; if younger has not ``looked``, only if they look."""
    HOLDS_HIGH = "HoldsHigh", "cards"
    """Holds these aces, kings and queens."""

    # The play.
    ONLY_CARD = ("OnlyCard",)
    """No other card may be played."""
    RUNS = "Runs", "cards"
    """These cards of a suit, led from the top, win whatever the other player holds."""
    FOLLOWED_NONE = "FollowedNone", "cards"
    """The other player has none of the suit of these cards: they did not follow a lead of it."""
    DRIVES_OUT = "DrivesOut", "higher", "then_high"
    """Only these cards beat the card led; once they are gone, the others of the suit are high."""
    STAYS_GUARDED = "StaysGuarded", "card"
    """Plays another suit, so that a king or queen stays guarded by as many lower cards as higher ones are out."""
    WINS_CHEAPLY = ("WinsCheaply",)
    """Plays the lowest card that wins the trick."""
    HOLDS_UP = "HoldsUp", "card"
    """Gives up a trick that ``card`` would win, to keep the card."""
    CANNOT_WIN = ("CannotWin",)
    """Plays the lowest playable card of its suit, since no card wins the trick."""
    KEEPS_HIGH = "KeepsHigh", "cards"
    """Discards from another suit, and keeps these cards, which no card of the other player can beat."""
    THROWS_DECLARED = ("ThrowsDeclared",)
    """Throws a card that the other player knows from a call, while another could be thrown that they do not know."""
    TOWARD_PIQUE = "TowardPique", "tricks"
    """Makes the pique if the next ``tricks`` tricks are all won."""
    STOPS_PIQUE = ("StopsPique",)
    """Wins a trick before the other player has won enough for a pique."""
    WINS_THE_CARDS = ("WinsTheCards",)
    """Wins the seventh trick, and with it the points for the cards."""
    SAVES_THE_CARDS = ("SavesTheCards",)
    """Wins the sixth trick, so that the other player cannot win seven."""
    SAVES_CAPOT = "SavesCapot", "lost"
    """Prevents a capot by winning a first trick, after the other player has won ``lost``."""
    TOWARD_CAPOT = "TowardCapot", "won"
    """Has won all tricks so far, and continues toward a capot."""
    TOWARD_CONTRACT = "TowardContract", "tricks"
    """Needs this many more tricks to make the contract."""
    PLAYS_UNDER = ("PlaysUnder",)
    """Plays the highest card that does not win the trick, in a misère."""
    BETTER = "Better", "points"
    """Brings this many points more on average than the choice compared with; no plainer reason tells them apart."""
    ON_AVERAGE = ("OnAverage",)
    """Brings most on average over the deals that fit what is known; there is no plainer reason."""

    def __call__(self, *args: Any) -> "Because":
        return Because(self, args)


@dataclass(frozen=True, slots=True)
class Because:
    """A claim with its arguments."""

    why: Why
    args: tuple[Any, ...] = ()

    @property
    def named(self) -> dict[str, Any]:
        """The arguments by their names."""
        return dict(zip(self.why.value[1:], self.args, strict=True))


def write_reason(reason: Because) -> dict[str, Any]:
    """The reason as JSON values, in the form of stored questions."""
    told = {name: str(value) if name in _WRITTEN else value for name, value in reason.named.items()}
    return {"is": reason.why.value[0], **told}


def read_reason(told: dict[str, Any]) -> Because:
    """The reason that ``write_reason`` wrote. Raises ValueError, KeyError or TypeError."""
    why = _NAMED[told["is"]]
    names = why.value[1:]
    if told.keys() != {"is", *names}:
        raise ValueError(why)
    return why(*(_read(name, told[name]) for name in names))


def _read(name: str, value: Any) -> Any:
    return _WRITTEN[name](value) if name in _WRITTEN else read_number(value)


def read_number(value: Any) -> float:
    """A finite number, or a bool. Raises ValueError or TypeError."""
    if not abs(value) < inf:
        raise ValueError
    number: float = value
    return number


def _read_hand(text: str) -> Hand:
    return Hand.of(parse_cards(text))


_NAMED: Final = {why.value[0]: why for why in Why}
_WRITTEN: Final[dict[str, Callable[[Any], Any]]] = {
    "kind": Kind,
    "card": Card.parse,
    **dict.fromkeys(("group", "cards", "higher", "then_high"), _read_hand),
}
"""The arguments that are written as text, and what reads them."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """An action, its worth, and the reasons for it, weightiest first. The best action has at least one reason.

    The reasons set the best action apart from the next that is worth less, and each other action apart from the best.

    The worth is expected points, the acting player's less the other player's, from here to the end of the deal; if not
    ``plain``, it is the worth of the deal's end for the settlement of the partie, also in points. It is None if nothing
    was weighed.
    """

    action: Action
    worth: float | None
    reasons: tuple[Because, ...]
    plain: bool = True


@dataclass(frozen=True, slots=True)
class Judged:
    """A player's action, master's choice, and how many more points that choice would have brought on average.

    The reasons of ``best`` set it apart from the player's action. The cost is in the unit of ``best``, never less than
    0, and 0 if nothing was weighed.
    """

    action: Action
    best: Opinion
    cost: float
