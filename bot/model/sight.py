"""A partie as one person may see it. Services show nothing else of a partie."""

from dataclasses import dataclass
from enum import Enum, StrEnum

from bot.model.ids import PRIVATE, PartieId
from bot.model.players import User
from bot.model.reminders import UP
from bot.model.results import EndedBy, Unrated
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.orders import NO_ORDERS, Orders
from bot.piquet.partie import Outcome, Standing, sum_of
from bot.piquet.rules import Form, Rules
from bot.piquet.view import DealView


@dataclass(frozen=True, slots=True)
class Location:
    """The Discord ids of a partie. ``table`` is None without a table; a private partie has no server."""

    guild: int
    channel: int
    table: int | None

    @property
    def is_private(self) -> bool:
        return self.guild == PRIVATE


@dataclass(frozen=True, slots=True)
class People:
    """Both players, by seat. ``gone`` says why one is missing: "left" or "deleted". ``house`` is the house's seat."""

    users: tuple[int, int]
    names: tuple[str, str]
    gone: tuple[str | None, str | None] = (None, None)
    house: int | None = None


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """The deal shown. ``number`` counts from 0; ``first_seq`` is the number of its first decision in the partie.

    ``of`` is the number of deals; None if scores decide the length. ``earlier`` is the standing before the previous
    deal, ``before`` and ``after`` are the standings around this deal.
    """

    number: int
    first_seq: int
    newest: bool
    of: int | None
    earlier: Standing | None
    before: Standing
    after: Standing | None
    next_dealer: int | None

    @property
    def ordinal(self) -> int:
        return self.number + 1


@dataclass(frozen=True, slots=True)
class Cut:
    """The cut for the first dealer; ``chooser`` is the seat yet to choose."""

    cards: str
    chooser: int | None
    first_dealer: int | None


@dataclass(frozen=True, slots=True)
class ShownClock:
    """The clock of the player to act, in Unix seconds; ``pace`` is seconds for a decision.

    ``reminded`` counts reminders sent (``bot/model/reminders``). ``claims_itself`` is only looked up after the first
    reminder. If the bot has left the server, the partie ends at ``out_until``; without a clock, at ``idle_until``.
    ``rests`` are rest days, 0 for Monday.
    """

    pace: int | None
    since: int
    due_at: int | None
    reminded: int
    away_until: int | None = None
    claims_itself: bool = False
    out_until: int | None = None
    idle_until: int | None = None
    rests: tuple[int, ...] = ()


class EndOffer(Enum):
    """A player's offer to end without a result, void after the next decision."""

    OPEN = "open"
    DROPPED = "declined or withdrawn"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a partie ended. ``loser`` resigned or ran out of time. A stopped partie has no outcome."""

    by: EndedBy
    outcome: Outcome | None
    loser: int | None


class First(StrEnum):
    """An event explained the first time a player meets it."""

    CARTE_BLANCHE = "carte_blanche"
    PIQUE = "pique"
    REPIQUE = "repique"
    CAPOT = "capot"
    RUBICON = "rubicon"


class After(Enum):
    LESSON = "the next lesson"
    DAILY = "today's deal"


@dataclass(frozen=True, slots=True)
class DealLuck:
    """A player's points less the opponent's in a deal (from 1), and how many of them the cards explain."""

    ordinal: int
    points: int
    cards: int

    @property
    def skill(self) -> int:
        """Points not explained by the cards."""
        return self.points - self.cards


@dataclass(frozen=True, slots=True)
class Luck:
    deals: tuple[DealLuck, ...]

    @property
    def points(self) -> int:
        return sum(deal.points for deal in self.deals)

    @property
    def cards(self) -> int:
        return sum(deal.cards for deal in self.deals)

    @property
    def skill(self) -> int:
        return self.points - self.cards


@dataclass(frozen=True, slots=True)
class ShownDay:
    """A daily deal's server, number, opening and close (Unix seconds); ``deal`` counts from 0."""

    guild: int
    number: int
    deal: int
    opened_at: int
    closes_at: int
    closed: bool


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A rating in whole points; ``provisional`` after few parties."""

    points: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A partie as ``eye`` sees it: a seat, or None for the public.

    ``seq`` counts decisions. ``deal`` is None before the first deal. These fields are about the eye: ``settings``,
    ``orders``, ``luck``, ``firsts``, ``after``, ``finished`` (deals ever finished, at most two) and ``next_level`` (a
    house level that suits the person better). ``offers_hint`` is True at the exchange of a person who loses to every
    level. ``ratings``, ``keys`` (for cut words) and ``end_offers`` are by seat. ``unrated``: why an ended partie is not
    rated as agreed. ``advises`` is looked up only if the eye could ask for advice. ``commitment`` binds the pack
    secret.
    """

    partie_id: PartieId
    location: Location
    people: People
    rules: Rules
    eye: int | None
    seq: int
    to_act: int | None
    shown: ShownDeal
    cut: Cut
    deal: DealView | None
    clock: ShownClock
    settings: User
    ending: Ending | None = None
    rated: bool = False
    ratings: tuple[tuple[ShownRating, ShownRating], tuple[ShownRating, ShownRating]] | None = None
    unrated: Unrated | None = None
    advises: bool = True
    orders: Orders = NO_ORDERS
    finished: int = 2
    commitment: str = ""
    keys: tuple[str, str] = ("", "")
    of_day: ShownDay | None = None
    end_offers: tuple[EndOffer | None, EndOffer | None] = (None, None)
    luck: Luck | None = None
    firsts: frozenset[First] = frozenset()
    after: After | None = None
    next_level: str | None = None
    offers_hint: bool = False

    @property
    def deal_number(self) -> int:
        """The number of the deal shown, from 1, in the partie or, for a daily deal, in the day."""
        return self.shown.ordinal if self.of_day is None else self.of_day.deal + 1

    @property
    def standing(self) -> Standing:
        """The standing after the shown deal or, in play, before it."""
        return self.shown.after or self.shown.before

    @property
    def so_far(self) -> Standing:
        """The standing with all points scored so far."""
        if self.deal is None or self.shown.after is not None:
            return self.standing
        before, scored = self.shown.before, as_told(self.deal).score
        # A rubber scores nothing below the line before a deal ends.
        game = sum_of((before.game, scored)) if self.rules.form is Form.GAMES else before.game
        return before._replace(totals=sum_of((before.totals, scored)), game=game)

    @property
    def counts(self) -> bool:
        """Whether the partie counts if it ends now: at least one deal is finished."""
        return self.shown.before.deals > 0 or self.shown.after is not None

    @property
    def my_turn(self) -> bool:
        return self.eye is not None and self.eye == self.to_act

    @property
    def experienced(self) -> bool:
        return self.finished > 0

    @property
    def late(self) -> bool:
        """Whether the player to act has run out of time."""
        return self.to_act is not None and self.clock.reminded >= UP and self.clock.due_at is not None

    @property
    def silent(self) -> bool:
        """Whether the opponent may end a partie without clock, after a long silence of the player to act."""
        runs = self.clock.due_at is None and self.clock.out_until is None
        return self.to_act is not None and self.clock.reminded >= UP and runs and self.people.house is None

    @property
    def may_agree(self) -> bool:
        """Whether two people may agree to end without a result."""
        return self.ending is None and self.people.house is None

    @property
    def may_ask(self) -> bool:
        """Whether the eye may ask for advice: on its turn, if friendly or in the first deal against the house."""
        deciding = self.deal is not None and self.my_turn and self.ending is None
        alone = self.people.house is not None and not self.shown.before.deals
        return deciding and self.advises and (not self.rated or alone)
