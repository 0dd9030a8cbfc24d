"""Why something is well done, as data, and what is thought of a turn.

Each reason is a claim that the cards in sight bear out, for whoever puts it into words. Nothing here weighs anything:
what a decision is worth says the player who thinks; a reason names what speaks for it.
"""

from dataclasses import dataclass

from bot.piquet.actions import Action
from bot.piquet.cards import Card, Hand
from bot.piquet.rules import Kind

# The exchange.


@dataclass(frozen=True, slots=True)
class Keeps:
    """Keeps a point, a sequence or a set of the hand whole. A point is the whole of its suit."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class DrawsFor:
    """So many cards are drawn, and ``card``, which has not been seen, would make this of what is kept."""

    card: Card
    number: int
    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class Guards:
    """Keeps a king or a queen with at least as many lower cards of its suit as higher ones are out."""

    card: Card


@dataclass(frozen=True, slots=True)
class GivesUp:
    """Throws the whole of a suit, of which at least two cards were held."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Leaves:
    """Exchanges so many cards fewer than one may."""

    number: int


# What is said.


@dataclass(frozen=True, slots=True)
class IsSure:
    """The other can hold nothing as good as this group."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class IsAll:
    """All that is held of a kind; if it is good it scores so many points."""

    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class Sinks:
    """Does not call this group, which is held."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class HoldsNone:
    """Nothing of a kind is held."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class IsBeaten:
    """Whatever of this kind was called is better than what is held of it."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class MayBeat:
    """The best that is held of a kind, which may be as good as what was called."""

    kind: Kind
    group: Hand


@dataclass(frozen=True, slots=True)
class IsGood:
    """So many points of a kind are good, since the other has called nothing as good."""

    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores so many points at once."""

    points: int


@dataclass(frozen=True, slots=True)
class TellsNothing:
    """To look now costs nothing: the other has led already."""


@dataclass(frozen=True, slots=True)
class HoldsHigh:
    """The aces, kings and queens that are held."""

    cards: Hand


# The play.


@dataclass(frozen=True, slots=True)
class OnlyCard:
    """No other card may be played."""


@dataclass(frozen=True, slots=True)
class Runs:
    """This suit, led from the top, wins so many tricks whatever the other holds."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class DrivesOut:
    """These cards alone beat the card that is led, and once they are gone these others of the suit are high."""

    higher: Hand
    then_high: Hand


@dataclass(frozen=True, slots=True)
class StaysGuarded:
    """A king or queen keeps as many lower cards of its suit as higher ones are out; another suit is played."""

    card: Card


@dataclass(frozen=True, slots=True)
class WinsCheaply:
    """The lowest card that wins the trick."""


@dataclass(frozen=True, slots=True)
class HoldsUp:
    """Lets a trick go that this card would win, and keeps it."""

    card: Card


@dataclass(frozen=True, slots=True)
class CannotWin:
    """No card wins the trick, and this is the lowest that may be played of its suit."""


@dataclass(frozen=True, slots=True)
class KeepsHigh:
    """Throws a card of another suit than these, which no card that the other may hold can beat."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class TowardPique:
    """So many tricks more, all of the next ones, make the pique."""

    tricks: int


@dataclass(frozen=True, slots=True)
class StopsPique:
    """Wins a trick before the other has won enough for his pique."""


@dataclass(frozen=True, slots=True)
class WinsTheCards:
    """The seventh trick, and with it the ten for the cards."""


@dataclass(frozen=True, slots=True)
class SavesTheCards:
    """The sixth trick: the other cannot win seven any more."""


@dataclass(frozen=True, slots=True)
class SavesCapot:
    """The first trick, after the other has won so many."""

    lost: int


@dataclass(frozen=True, slots=True)
class TowardCapot:
    """Every trick so far is won, so many."""

    won: int


@dataclass(frozen=True, slots=True)
class TowardContract:
    """So many tricks more make the contract."""

    tricks: int


@dataclass(frozen=True, slots=True)
class PlaysUnder:
    """In a misère: the highest card that does not win the trick."""


@dataclass(frozen=True, slots=True)
class OnAverage:
    """It brings most on average over the deals that fit what is known; there is no plainer reason."""


Reason = (
    Keeps
    | DrawsFor
    | Guards
    | GivesUp
    | Leaves
    | IsSure
    | IsAll
    | Sinks
    | HoldsNone
    | IsBeaten
    | MayBeat
    | IsGood
    | Scores
    | TellsNothing
    | HoldsHigh
    | OnlyCard
    | Runs
    | DrivesOut
    | StaysGuarded
    | WinsCheaply
    | HoldsUp
    | CannotWin
    | KeepsHigh
    | TowardPique
    | StopsPique
    | WinsTheCards
    | SavesTheCards
    | SavesCapot
    | TowardCapot
    | TowardContract
    | PlaysUnder
    | OnAverage
)


# What is thought of a turn.


@dataclass(frozen=True, slots=True)
class Opinion:
    """Something that may be done, its worth, and what speaks for it, the weightiest first; of the best, at least one.

    The worth is in points of expectation, those of him who acts less the other's, from here to the end of the deal.
    It is None where nothing was weighed: what is done by a rule, or is the only thing that can be done. Where it is not
    ``plain`` it is what the end of the deal is worth as the partie is settled, in points as well.
    """

    action: Action
    worth: float | None
    reasons: tuple[Reason, ...]
    plain: bool = True


@dataclass(frozen=True, slots=True)
class Judged:
    """What somebody did, what master would have done, and how many points that would have brought more on average.

    The cost is in the points of ``best``, never less than 0, and 0 where nothing was weighed.
    """

    action: Action
    best: Opinion
    cost: float
