"""Reasons for an action, as data, and opinions of a turn.

Each reason follows from cards the player sees; the locale message ``because-…`` puts it into words.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import Any, Final

from ...actions import Action
from ...cards import Card, Hand, parse_cards
from ...rules import Kind

AS_GOOD: Final = 0.05
"""Actions within this many points count as equal."""


class Why(Enum):
    """The kinds of reason, each with its name in stored questions and its argument names."""

    # The exchange.
    KEEPS = "Keeps", "kind", "group"
    """Keeps a point, a sequence or a set of the hand whole. A point is the whole suit."""
    DRAWS_FOR = "DrawsFor", "card", "number", "kind", "group"
    """Draws ``number`` cards; an unseen ``card`` among them would make this group with the cards kept."""
    GUARDS = "Guards", "card"
    """Keeps a king or a queen guarded by at least as many lower cards as the other player may hold higher."""
    GIVES_UP = "GivesUp", "cards"
    """Discards a suit of at least two cards."""
    LEAVES = "Leaves", "number"

    # Words.
    IS_SURE = "IsSure", "kind", "group"
    """The other player can hold nothing as good."""
    IS_ALL = "IsAll", "kind", "points"
    """Calls everything held in a kind, for this many points if good."""
    SINKS = "Sinks", "kind", "group"
    """Holds this group, but does not call it."""
    HOLDS_NONE = "HoldsNone", "kind"
    IS_BEATEN = "IsBeaten", "kind"
    """No group held in this kind can keep the call from scoring."""
    MAY_BEAT = "MayBeat", "kind", "group"
    """Holds this best group in a kind, perhaps as good as the called group."""
    IS_GOOD = "IsGood", "kind", "points"
    """Scores these points, since the other player has called nothing as good."""
    SCORES = "Scores", "points"
    TELLS_NOTHING = ("TellsNothing",)
    """A look at the cards left tells the other player nothing now, since they have led."""
    LEARNS_NO_LESS = ("LearnsNoLess",)
    """A look shows at least as much as it tells the other player, who has seen some cards left."""
    SEES_FIRST = "SeesFirst", "looked"
    """Sees the cards left before choosing the card to lead, if younger has ``looked`` or looks now."""
    HOLDS_HIGH = "HoldsHigh", "cards"

    # The play.
    ONLY_CARD = ("OnlyCard",)
    RUNS = "Runs", "cards"
    """These cards win when led from the top, whatever the other player holds."""
    FOLLOWED_NONE = "FollowedNone", "cards"
    """The other player did not follow when this suit was led."""
    DRIVES_OUT = "DrivesOut", "higher", "then_high"
    """Only these cards beat the card led; once they are gone, the others in the suit are high."""
    STAYS_GUARDED = "StaysGuarded", "card"
    """Plays another suit, so that a king or queen stays guarded."""
    WINS_CHEAPLY = ("WinsCheaply",)
    HOLDS_UP = "HoldsUp", "card"
    """Gives up a trick to keep a winning ``card``."""
    CANNOT_WIN = ("CannotWin",)
    """Plays the lowest card in its suit, since no card wins the trick."""
    KEEPS_HIGH = "KeepsHigh", "cards"
    """Discards from another suit, and keeps these unbeatable cards."""
    THROWS_DECLARED = ("ThrowsDeclared",)
    """Throws a card known from a call, while an unknown one could be thrown."""
    TOWARD_PIQUE = "TowardPique", "tricks"
    """Makes the pique if the next ``tricks`` tricks are all won."""
    STOPS_PIQUE = ("StopsPique",)
    """Wins a trick before the other player has won enough for a pique."""
    WINS_THE_CARDS = ("WinsTheCards",)
    SAVES_THE_CARDS = ("SavesTheCards",)
    """Wins the sixth trick, so that the other player cannot win seven."""
    SAVES_CAPOT = "SavesCapot", "lost"
    """Prevents a capot by winning a first trick, after the other player has won ``lost``."""
    TOWARD_CAPOT = "TowardCapot", "won"
    TOWARD_CONTRACT = "TowardContract", "tricks"
    PLAYS_UNDER = ("PlaysUnder",)
    """Plays the highest card that does not win the trick, in a misère."""
    BETTER = "Better", "points"
    """Brings this many more points on average; no simpler reason tells the choices apart."""
    ON_AVERAGE = ("OnAverage",)
    """Brings most on average; there is no simpler reason."""

    def __call__(self, *args: Any) -> "Because":
        return Because(self, args)


@dataclass(frozen=True, slots=True)
class Because:
    why: Why
    args: tuple[Any, ...] = ()

    @property
    def named(self) -> dict[str, Any]:
        return dict(zip(self.why.value[1:], self.args, strict=True))


def write_reason(reason: Because) -> dict[str, Any]:
    told = {name: str(value) if name in _WRITTEN else value for name, value in reason.named.items()}
    return {"is": reason.why.value[0], **told}


def read_reason(told: dict[str, Any]) -> Because:
    """Parses a reason written by ``write_reason``. Raises ValueError, KeyError or TypeError."""
    why = _NAMED[told["is"]]
    names = why.value[1:]
    if told.keys() != {"is", *names}:
        raise ValueError(why)
    return why(*(_read(name, told[name]) for name in names))


def _read(name: str, value: Any) -> Any:
    return _WRITTEN[name](value) if name in _WRITTEN else read_number(value)


def read_number(value: Any) -> float:
    """Returns a stored value if it is a finite number or a bool. Raises ValueError or TypeError."""
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


@dataclass(frozen=True, slots=True)
class Opinion:
    """An action, its worth, and its reasons, most important first.

    The reasons compare the best action with the next, and any other action with the best. The worth is the player's
    mean points less the other's to the end of the deal. If not ``plain``, it is the mean settlement, scaled to compare
    with points. It is None if actions were not compared.
    """

    action: Action
    worth: float | None
    reasons: tuple[Because, ...]
    plain: bool = True

    @property
    def unit(self) -> str:
        """The unit of the worth: ``points``, or ``settlement`` (scaled to compare with points)."""
        return "points" if self.plain else "settlement"


@dataclass(frozen=True, slots=True)
class Judged:
    """A player's action, the master level's choice (``best``), and how much more it gains on average (``cost``).

    ``habit`` explains a costly action: the strongest level with the habit, and the habit's name.
    """

    action: Action
    best: Opinion
    cost: float
    habit: tuple[str, str] | None = None
