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
    """Keeps a king or a queen guarded by at least as many lower cards of its suit as higher ones are out."""

    card: Card


@dataclass(frozen=True, slots=True)
class GivesUp:
    """Discards all cards of a suit, at least two."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Leaves:
    """Exchanges ``number`` cards fewer than allowed."""

    number: int


# Words.


@dataclass(frozen=True, slots=True)
class IsSure:
    """The other player can hold nothing as good as this group."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class IsAll:
    """Calls all that is held of a kind, which scores this many points if good."""

    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class Sinks:
    """Sinks this group, which is held but not called."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class HoldsNone:
    """The hand holds nothing of this kind."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class IsBeaten:
    """No group held of this kind can keep the call from scoring, whatever was called."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class MayBeat:
    """Holds this as its best group of a kind, which may be as good as the one called."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class IsGood:
    """Scores these points in a kind, since the other player has called nothing as good."""

    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores points at once."""

    points: int


@dataclass(frozen=True, slots=True)
class TellsNothing:
    """A look at the cards left tells the other player nothing now, since they have already led."""


@dataclass(frozen=True, slots=True)
class LearnsNoLess:
    """A look at the cards left shows at least as much as it tells the other player, who has seen some of them."""


@dataclass(frozen=True, slots=True)
class SeesFirst:
    """Sees the cards left before choosing the card to lead; if younger has not ``looked``, only if they look."""

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
class FollowedNone:
    """The other player has none of the suit of these cards: they did not follow a lead of it."""

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
    """Gives up a trick that ``card`` would win, to keep the card."""

    card: Card


@dataclass(frozen=True, slots=True)
class CannotWin:
    """Plays the lowest playable card of its suit, since no card wins the trick."""


@dataclass(frozen=True, slots=True)
class KeepsHigh:
    """Discards from another suit, and keeps these cards, which no card of the other player can beat."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class ThrowsDeclared:
    """Throws a card that the other player knows from a call, while another could be thrown that they do not know."""


@dataclass(frozen=True, slots=True)
class TowardPique:
    """Makes the pique if the next ``tricks`` tricks are all won."""

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
    """Prevents a capot by winning a first trick, after the other player has won ``lost``."""

    lost: int


@dataclass(frozen=True, slots=True)
class TowardCapot:
    """Has won all tricks so far, and continues toward a capot."""

    won: int


@dataclass(frozen=True, slots=True)
class TowardContract:
    """Needs this many more tricks to make the contract."""

    tricks: int


@dataclass(frozen=True, slots=True)
class PlaysUnder:
    """Plays the highest card that does not win the trick, in a misère."""


@dataclass(frozen=True, slots=True)
class Better:
    """Brings this many points more on average than the choice compared with; no plainer reason tells them apart."""

    points: float


@dataclass(frozen=True, slots=True)
class OnAverage:
    """Brings most on average over the deals that fit what is known; there is no plainer reason."""


DiscardReason = Keeps | DrawsFor | Guards | GivesUp | Leaves
CallReason = IsSure | IsAll | Sinks | HoldsNone | IsBeaten | MayBeat | IsGood
WordReason = CallReason | Scores | TellsNothing | LearnsNoLess | SeesFirst | HoldsHigh
LeadReason = Runs | FollowedNone | DrivesOut
CardReason = OnlyCard | LeadReason | StaysGuarded | WinsCheaply | HoldsUp | CannotWin | KeepsHigh | ThrowsDeclared
TrickReason = TowardPique | StopsPique | WinsTheCards | SavesTheCards | SavesCapot | TowardCapot | TowardContract
Reason = DiscardReason | WordReason | CardReason | TrickReason | PlaysUnder | Better | OnAverage


# Opinions.


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
    reasons: tuple[Reason, ...]
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
