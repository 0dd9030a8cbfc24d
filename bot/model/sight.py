"""A partie as one person may see it. Services show people nothing of a partie but a ``Sight`` or parts of it."""

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
    """The Discord ids of a partie: its server, the channel of its challenge, and the channel of its table.

    ``table`` is None while the table has no channel. A private partie has no server and no table, and ``channel`` is 0
    if no message holds its challenge.
    """

    guild: int
    channel: int
    table: int | None

    @property
    def is_private(self) -> bool:
        """Whether the partie is played in its players' direct messages."""
        return self.guild == PRIVATE


@dataclass(frozen=True, slots=True)
class People:
    """The two players, by seat.

    ``gone`` is why a person cannot be found: "left", "deleted", or None. ``house`` is the seat of the house; None if
    people play each other.
    """

    users: tuple[int, int]
    names: tuple[str, str]
    gone: tuple[str | None, str | None] = (None, None)
    house: int | None = None


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """The deal shown, and the standing of the partie around it.

    ``number`` counts from 0. ``first_seq`` is the number of decisions in the partie before this deal. ``newest`` is
    False for an earlier deal. ``of`` is the number of deals in the partie; None if it depends on the scores. ``before``
    is the standing before this deal, ``earlier`` before the previous deal, ``after`` the standing after this deal, None
    until it is over. ``next_dealer`` is the seat that deals next, once this deal is over.
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
        """The deal's number as people count, from 1."""
        return self.number + 1


@dataclass(frozen=True, slots=True)
class Cut:
    """The cut that decides the first dealer.

    ``cards`` are the cards cut, "" if there was no cut. ``chooser`` is the seat that must still choose, if any.
    """

    cards: str
    chooser: int | None
    first_dealer: int | None


@dataclass(frozen=True, slots=True)
class ShownClock:
    """The clock of the player to act. Times are Unix seconds.

    ``pace`` is the time for a decision in seconds, None for no limit. The turn began at ``since``, and the time is up
    at ``due_at``, None if no clock runs. ``reminded`` is the number of steps of ``bot/model/reminders`` that are done:
    reminders, and the notice that the time is up. ``away_until`` is the end of the player's vacation, None without one.
    ``claims_itself`` is whether the server claims overdue parties automatically; it is looked up only after the first
    reminder. The partie ends at ``out_until`` unless the bot is invited to the server again; None while the bot is
    there. An idle partie without a clock ends at ``idle_until``, or between people may be ended by the other player;
    None until the bot has warned its player.
    ``rests`` are the days of the week, 0 for Monday, on which the clock is paused.
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
    """The state of a player's offer to end the partie without a result. The next decision makes it void."""

    OPEN = "open"
    DROPPED = "declined or withdrawn"


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a partie. ``loser`` is the seat that resigned or ran out of time.

    A partie that was played out has an outcome instead; one that a moderator or the bot stopped has neither.
    """

    by: EndedBy
    outcome: Outcome | None
    loser: int | None


class First(StrEnum):
    """What is explained to a player when it happens for the first time; all but the rubicon are named as in a deal."""

    CARTE_BLANCHE = "carte_blanche"
    PIQUE = "pique"
    REPIQUE = "repique"
    CAPOT = "capot"
    RUBICON = "rubicon"


class After(Enum):
    """What a beginner may do after a partie."""

    LESSON = "the next lesson"
    DAILY = "today's deal"


@dataclass(frozen=True, slots=True)
class DealLuck:
    """A player's points less the opponent's in a deal, counted from 1, and how many of them the cards were worth."""

    ordinal: int
    points: int
    cards: int

    @property
    def skill(self) -> int:
        """The points that the cards do not account for."""
        return self.points - self.cards


@dataclass(frozen=True, slots=True)
class Luck:
    """What the cards of the finished deals of a partie were worth to a player. Its sums are those of its deals."""

    deals: tuple[DealLuck, ...]

    @property
    def points(self) -> int:
        """The player's points less the opponent's."""
        return sum(deal.points for deal in self.deals)

    @property
    def cards(self) -> int:
        """How many of them the cards were worth."""
        return sum(deal.cards for deal in self.deals)

    @property
    def skill(self) -> int:
        """The points that the cards do not account for."""
        return self.points - self.cards


@dataclass(frozen=True, slots=True)
class ShownDay:
    """The day of a daily deal: its server, its number, and when it opened and closes, in Unix seconds.

    ``deal`` is which of the day's deals this is, from 0.
    """

    guild: int
    number: int
    deal: int
    opened_at: int
    closes_at: int
    closed: bool


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A rating as shown: whole points, and whether it is provisional because it is based on few parties."""

    points: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A partie as ``eye`` sees it: a seat, or None for the public.

    ``seq`` is the number of decisions in the partie. ``deal`` is the deal shown, None before the first one.
    ``settings``, ``orders`` and ``finished`` are about the eye: its settings, its orders for the deal, and the number
    of deals that it has ever finished, counted up to two. ``rated`` is whether the partie counts for ratings;
    ``ratings`` are both players' ratings before and after it, by seat, once a rated partie has ended, and ``unrated``
    why an ended partie is not rated although it was agreed to be or has a winner. ``advises`` is whether the server
    allows advice during a deal; it is looked up only if the eye could ask. ``commitment`` is the commitment to the
    secret from which the packs are made, "" for a partie without one. ``keys`` are the keys of the players' cut words,
    by seat, "" for none. ``of_day`` is the day of a deal of the day, None for any other partie.
    ``end_offers`` are the players' offers to end the partie without a result, by seat. ``luck`` is what the cards were
    worth to the eye, once the partie is over and the house has worked it out. ``firsts`` is what has happened in the
    deal shown, or with the end of the partie, for the first time in the eye's life, for or against it. ``after`` is
    what a beginner may do next, once the partie is over.
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

    @property
    def deal_number(self) -> int:
        """The number of the deal shown as people count, from 1: in the partie, or in the day for a daily deal."""
        return self.shown.ordinal if self.of_day is None else self.of_day.deal + 1

    @property
    def stands(self) -> Standing:
        """The standing of the partie after the deal shown, or before it while it is in play."""
        return self.shown.after or self.shown.before

    @property
    def so_far(self) -> Standing:
        """The standing of the partie, including the points scored so far in a deal in play."""
        if self.deal is None or self.shown.after is not None:
            return self.stands
        before, scored = self.shown.before, as_told(self.deal).score
        # Below the line of a rubber, nothing is scored before the end of a deal.
        game = sum_of((before.game, scored)) if self.rules.form is Form.GAMES else before.game
        return before._replace(totals=sum_of((before.totals, scored)), game=game)

    @property
    def counts(self) -> bool:
        """Whether the partie counts if it ends now: at least one deal is finished."""
        return self.shown.before.deals > 0 or self.shown.after is not None

    @property
    def my_turn(self) -> bool:
        """Whether the eye is to act."""
        return self.eye is not None and self.eye == self.to_act

    @property
    def experienced(self) -> bool:
        """Whether the eye has finished a deal before."""
        return self.finished > 0

    @property
    def late(self) -> bool:
        """Whether the player to act has run out of time, so that the other may claim the partie."""
        return self.to_act is not None and self.clock.reminded >= UP and self.clock.due_at is not None

    @property
    def silent(self) -> bool:
        """Whether the player to act has been silent so long without a clock that the other may end the partie."""
        runs = self.clock.due_at is None and self.clock.out_until is None
        return self.to_act is not None and self.clock.reminded >= UP and runs and self.people.house is None

    @property
    def may_agree(self) -> bool:
        """Whether the players may agree to end the partie without a result: it is one of two people, in play."""
        return self.ending is None and self.people.house is None

    @property
    def may_ask(self) -> bool:
        """Whether the eye may ask for advice: on its turn, in a friendly partie or in the first deal with the house."""
        deciding = self.deal is not None and self.my_turn and self.ending is None
        alone = self.people.house is not None and not self.shown.before.deals
        return deciding and self.advises and (not self.rated or alone)
