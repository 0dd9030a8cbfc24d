"""A partie as one viewer may see it. Services return a partie in no other form."""

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
    """The Discord ids of a partie's server, channel and table."""

    guild: int
    """``PRIVATE`` for a private partie."""
    channel: int
    """The challenge's channel."""
    table: int | None
    """The table's thread or channel; None without a table."""

    @property
    def is_private(self) -> bool:
        return self.guild == PRIVATE


@dataclass(frozen=True, slots=True)
class People:
    """A partie's two players, by seat."""

    users: tuple[int, int]
    names: tuple[str, str]
    gone: tuple[str | None, str | None] = (None, None)
    """Why a player is missing: "left" or "deleted"."""
    house: int | None = None
    """The computer player's seat."""


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """The deal shown, with the standing before and after it."""

    number: int
    """Counted from 0."""
    first_seq: int
    """The number of the deal's first decision, counted over the partie."""
    newest: bool
    of: int | None
    """The partie's number of deals; None if scores decide its length."""
    earlier: Standing | None
    """The standing before the previous deal; None in the first deal."""
    before: Standing
    after: Standing | None
    """None until the deal is over."""
    next_dealer: int | None

    @property
    def ordinal(self) -> int:
        return self.number + 1


@dataclass(frozen=True, slots=True)
class Cut:
    """The cut that decides the first dealer."""

    cards: str
    chooser: int | None
    """The seat that has yet to choose the first dealer, else None."""
    first_dealer: int | None


@dataclass(frozen=True, slots=True)
class ShownClock:
    """The clock of the player to act. Times are Unix seconds."""

    pace: int | None
    """Seconds for each decision; None without a time limit."""
    since: int
    """When the turn began."""
    due_at: int | None
    reminded: int
    """The number of reminders sent, or ``UP`` once the time is up (``bot/model/reminders``)."""
    away_until: int | None = None
    """When the player's vacation ends."""
    claims_itself: bool = False
    """Whether the bot claims the partie automatically; looked up only after the first reminder."""
    out_until: int | None = None
    """When the partie ends because the bot has left its server."""
    idle_until: int | None = None
    """When an idle partie without a time limit ends, or may be ended."""
    rests: tuple[int, ...] = ()
    """The player's rest days; 0 is Monday."""


class EndOffer(Enum):
    """A player's offer to end the partie without a result. The next decision cancels it."""

    OPEN = "open"
    DROPPED = "declined or withdrawn"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a partie ended."""

    by: EndedBy
    outcome: Outcome | None
    """None without a result."""
    loser: int | None
    """The seat that resigned or ran out of time, else None."""


class First(StrEnum):
    """A rare event, explained to a player the first time it happens to them."""

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
    """A player's lead in deal ``ordinal`` (from 1), and the part explained by the cards, in points."""

    ordinal: int
    points: int
    cards: int

    @property
    def skill(self) -> int:
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
    """A daily deal: its server, day number and deal (0 or 1). Times are Unix seconds."""

    guild: int
    number: int
    deal: int
    """0 or 1."""
    opened_at: int
    closes_at: int
    closed: bool


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A rating in whole points, ``provisional`` until enough parties are rated."""

    points: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A partie as one viewer sees it."""

    partie_id: PartieId
    location: Location
    people: People
    rules: Rules
    eye: int | None
    """The viewer's seat, or None for the public."""
    seq: int
    """The number of decisions so far."""
    to_act: int | None
    shown: ShownDeal
    """The deal shown: the newest one or, in a replay, an earlier one."""
    cut: Cut
    deal: DealView | None
    """None before the first deal."""
    clock: ShownClock
    settings: User
    """The viewer's settings."""
    ending: Ending | None = None
    rated: bool = False
    ratings: tuple[tuple[ShownRating, ShownRating], tuple[ShownRating, ShownRating]] | None = None
    """Each seat's (before, after); None if unrated."""
    unrated: Unrated | None = None
    """Why an ended partie is not rated as agreed."""
    advises: bool = True
    """Whether the server allows advice; looked up only if the viewer could ask for it."""
    orders: Orders = NO_ORDERS
    """The viewer's orders for later in the deal."""
    finished: int = 2
    """How many deals the viewer has ever finished, counted up to two."""
    commitment: str = ""
    """The hash of the secret that determines all packs together with both players' cut words."""
    keys: tuple[str, str] = ("", "")
    """The hash of each seat's cut words."""
    of_day: ShownDay | None = None
    """The daily deal played, if any."""
    end_offers: tuple[EndOffer | None, EndOffer | None] = (None, None)
    """Each seat's offer to end the partie without a result."""
    luck: Luck | None = None
    """The viewer's luck with the cards; None while in play."""
    firsts: frozenset[First] = frozenset()
    """Events in the deal that the viewer meets for the first time."""
    after: After | None = None
    """What to offer the viewer after a partie against the beginner level."""
    next_level: str | None = None
    """A house level that suits the viewer better."""
    offers_hint: bool = False
    """Whether to offer advice at the exchange, because the viewer loses to every house level."""

    @property
    def deal_number(self) -> int:
        """The shown deal's number, counted from 1 within the partie or the day."""
        return self.shown.ordinal if self.of_day is None else self.of_day.deal + 1

    @property
    def standing(self) -> Standing:
        """The standing after the shown deal, or before it while it is in play."""
        return self.shown.after or self.shown.before

    @property
    def so_far(self) -> Standing:
        """The standing including all points scored so far in the shown deal."""
        if self.deal is None or self.shown.after is not None:
            return self.standing
        before, scored = self.shown.before, as_told(self.deal).score
        # A rubber scores nothing below the line before a deal ends.
        game = sum_of((before.game, scored)) if self.rules.form is Form.GAMES else before.game
        return before._replace(totals=sum_of((before.totals, scored)), game=game)

    @property
    def counts(self) -> bool:
        """Whether the partie would count if it ended now: at least one deal is finished."""
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
        """Whether the opponent may end the partie: no clock runs, and the player to act stayed silent too long."""
        runs = self.clock.due_at is None and self.clock.out_until is None
        return self.to_act is not None and self.clock.reminded >= UP and runs and self.people.house is None

    @property
    def may_agree(self) -> bool:
        """Whether the players may agree to end the partie without a result."""
        return self.ending is None and self.people.house is None

    @property
    def may_ask(self) -> bool:
        """Whether the viewer may ask for advice: on their turn, in friendly parties or the first deal against the
        house.
        """
        deciding = self.deal is not None and self.my_turn and self.ending is None
        alone = self.people.house is not None and not self.shown.before.deals
        return deciding and self.advises and (not self.rated or alone)
