"""Reasons for an action, as data, and opinions of a turn.

Each reason is a claim that follows from the cards in sight, without a weight; the user interface puts it into words.
"""

from dataclasses import dataclass
from typing import Final

from bot.piquet.actions import Action
from bot.piquet.cards import Card, Hand
from bot.piquet.rules import Kind

AS_GOOD: Final = 0.05
"""Actions that differ by less than this count as equal, in points."""

# The exchange.


@dataclass(frozen=True, slots=True)
class Keeps:
    """Keeps a point, a sequence or a set of the hand whole. A point is the whole of its suit."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class DrawsFor:
    """Draws ``number`` cards; among them ``card``, not seen yet, would make this group with the cards kept."""

    card: Card
    number: int
    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class Guards:
    """Keeps a king or a queen guarded, by at least as many lower cards of its suit as higher ones are out."""

    card: Card


@dataclass(frozen=True, slots=True)
class GivesUp:
    """Discards all cards of a suit, at least two."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Leaves:
    """Exchanges ``number`` cards fewer than allowed."""

    number: int


# What is said.


@dataclass(frozen=True, slots=True)
class IsSure:
    """The other player can hold nothing as good as this group."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class IsAll:
    """Calls all that is held of a kind; if good, it scores this many points."""

    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class Sinks:
    """Sinks this group: it is held and not called."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class HoldsNone:
    """The hand holds nothing of this kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class IsBeaten:
    """No group held in this kind keeps the call from scoring, whatever was called."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class MayBeat:
    """The best group of a kind that is held, which may be as good as the one called."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class IsGood:
    """Points of a kind are good, since the other player has called nothing as good."""

    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores points at once."""

    points: int


@dataclass(frozen=True, slots=True)
class TellsNothing:
    """A look at the cards left shows the other player nothing now, since they have led already."""


@dataclass(frozen=True, slots=True)
class LearnsNoLess:
    """A look at the cards left shows at least as much as the other player learns from it, who has seen some of them."""


@dataclass(frozen=True, slots=True)
class SeesFirst:
    """Sees the cards left before choosing the card to lead; unless younger has ``looked``, only if younger looks."""

    looked: bool


@dataclass(frozen=True, slots=True)
class HoldsHigh:
    """Holds these aces, kings and queens."""

    cards: Hand


# The play.


@dataclass(frozen=True, slots=True)
class OnlyCard:
    """No other card may be played."""


@dataclass(frozen=True, slots=True)
class Runs:
    """These cards of a suit, led from the top, win whatever the other player holds."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class DrivesOut:
    """Only these cards beat the card led; once they are gone, the others of the suit are high."""

    higher: Hand
    then_high: Hand


@dataclass(frozen=True, slots=True)
class StaysGuarded:
    """Plays another suit, so that a king or queen stays guarded by as many lower cards as higher ones are out."""

    card: Card


@dataclass(frozen=True, slots=True)
class WinsCheaply:
    """Plays the lowest card that wins the trick."""


@dataclass(frozen=True, slots=True)
class HoldsUp:
    """Lets a trick go that ``card`` would win, to keep the card."""

    card: Card


@dataclass(frozen=True, slots=True)
class CannotWin:
    """Plays the lowest card of its suit that may be played, since no card wins the trick."""


@dataclass(frozen=True, slots=True)
class KeepsHigh:
    """Discards from another suit, and keeps these cards, which no card of the other player can beat."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class TowardPique:
    """The next ``tricks`` tricks, all of them, make the pique."""

    tricks: int


@dataclass(frozen=True, slots=True)
class StopsPique:
    """Wins a trick before the other player has won enough for a pique."""


@dataclass(frozen=True, slots=True)
class WinsTheCards:
    """Wins the seventh trick, and with it the points for the cards."""


@dataclass(frozen=True, slots=True)
class SavesTheCards:
    """Wins the sixth trick, so that the other player cannot win seven."""


@dataclass(frozen=True, slots=True)
class SavesCapot:
    """Wins a first trick, after the other player has won ``lost``, and so prevents a capot."""

    lost: int


@dataclass(frozen=True, slots=True)
class TowardCapot:
    """Has won all tricks so far, and goes on toward a capot."""

    won: int


@dataclass(frozen=True, slots=True)
class TowardContract:
    """Needs this many tricks more to make the contract."""

    tricks: int


@dataclass(frozen=True, slots=True)
class PlaysUnder:
    """Plays the highest card that does not win the trick, in a misère."""


@dataclass(frozen=True, slots=True)
class Better:
    """Brings so many points more on average than the choice it is compared with; no plainer reason tells them apart."""

    points: float


@dataclass(frozen=True, slots=True)
class OnAverage:
    """Brings most on average over the deals that fit what is known; there is no plainer reason."""


DiscardReason = Keeps | DrawsFor | Guards | GivesUp | Leaves
CallReason = IsSure | IsAll | Sinks | HoldsNone | IsBeaten | MayBeat | IsGood
WordReason = CallReason | Scores | TellsNothing | LearnsNoLess | SeesFirst | HoldsHigh
CardReason = OnlyCard | Runs | DrivesOut | StaysGuarded | WinsCheaply | HoldsUp | CannotWin | KeepsHigh
TrickReason = TowardPique | StopsPique | WinsTheCards | SavesTheCards | SavesCapot | TowardCapot | TowardContract
Reason = DiscardReason | WordReason | CardReason | TrickReason | PlaysUnder | Better | OnAverage


# What is thought of a turn.


@dataclass(frozen=True, slots=True)
class Opinion:
    """An action, its worth, and the reasons for it, the weightiest first. The best action has at least one reason.

    The reasons tell the action apart from the one that it is compared with: the best from the next that is worth less,
    each other action from the best.

    The worth is expected points, the acting player's less the other player's, from here to the end of the deal; if not
    ``plain``, what the end of the deal is worth as the partie is settled, in points as well. It is None if nothing was
    weighed.
    """

    action: Action
    worth: float | None
    reasons: tuple[Reason, ...]
    plain: bool = True


@dataclass(frozen=True, slots=True)
class Judged:
    """A player's action, master's choice, and the points that master's choice would have brought more on average.

    The reasons of ``best`` tell it apart from the player's action. The cost is in the unit of ``best``, never less than
    0, and 0 if nothing was weighed.
    """

    action: Action
    best: Opinion
    cost: float
