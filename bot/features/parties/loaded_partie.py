import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Self, TypeVar

from bot.features.clocks import turn_clock
from bot.features.par import service as par
from bot.features.parties.imported_rows import ImportedRows, imported_rows
from bot.features.parties.replay_cache import DealKey, ReplayCache
from bot.features.results.suggested_level import needs_hints, suggestion
from bot.model import glicko
from bot.model.clock_pauses import Vacation, weekdays
from bot.model.clocks import IDLE_LIMIT, SILENCE, due_at
from bot.model.errors import NoSuchPartie, NotSeated
from bot.model.house_seats import LEVELS, level_of
from bot.model.ids import PartieId, is_imported
from bot.model.players import User
from bot.model.results import WITHOUT_WINNER, EndedBy, Unrated
from bot.model.servers import Guild
from bot.model.sight import (
    After,
    Cut,
    Ending,
    EndOffer,
    First,
    Location,
    Luck,
    People,
    ShownClock,
    ShownDay,
    ShownDeal,
    ShownRating,
    Sight,
)
from bot.piquet.deal import Deal, Stage
from bot.piquet.illegal import Illegal
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.orders import NO_ORDERS, Orders, UnreadableOrders, parse_orders
from bot.piquet.partie import Outcome, Partie, Settlement, Tally, standing
from bot.piquet.proof import read_cut, shown_key
from bot.piquet.reckoning import points_of
from bot.piquet.record import read_outcome
from bot.piquet.rules import Form, Rules
from bot.piquet.view import view
from bot.runtime.context import Context
from bot.runtime.replay import Unplayable, stored_rules, tallies_of
from data import challenges, daily, parties, results, servers
from data.players import lessons, users
from data.players.seated import seated
from data.results import NewResult
from data.store.errors import DamagedValue
from data.store.transaction import Transaction
from data.vacations import rests_at

_log = logging.getLogger(__name__)
_Read = TypeVar("_Read")
Seats = tuple[parties.SeatRow, parties.SeatRow]
Ratings = tuple[tuple[ShownRating, ShownRating], tuple[ShownRating, ShownRating]]
_REPLAY_CACHE = ReplayCache()
_RARE: Final = frozenset(First) - {First.RUBICON}
LEAST_RARE: Final = 10
"""The points of a carte blanche: with fewer for both players, nothing rare happened in the deal."""
TAUGHT: Final = 3
"""After this many lessons, a beginner is offered today's deal instead of the next lesson."""


@dataclass(frozen=True, slots=True)
class LoadedPartie:
    """A partie with its players, scores, and one deal, usually the newest.

    It contains both hands, so show people only ``sight``.
    """

    row: parties.PartieRow
    seats: Seats
    users: tuple[User, User]
    deals: tuple[parties.DealRow, ...]
    shown: parties.DealRow | None
    texts: tuple[str, ...]
    """The stored actions of the deal shown."""
    deal: Deal | None
    away: tuple[Vacation | None, Vacation | None]
    rests: tuple[tuple[int, ...], tuple[int, ...]]
    """Each player's days of rest; for the player to act, the days set when the turn began. Empty without a clock."""
    claims_itself: bool
    advises: bool
    ratings: Ratings | None
    rated: bool
    """Whether the partie is rated: the players agreed, and no advice made it friendly."""
    unrated: Unrated | None
    finished: tuple[int, int]
    """How many deals each player has ever finished, counted up to two."""
    keys: tuple[str, str]
    """The key (hash) of each player's cut words, "" for none. Not loaded for a partie without a proof."""
    of_day: ShownDay | None
    idle_until: int | None
    """After a warning, when an idle partie without a clock ends or a player may end it; otherwise None."""
    firsts: tuple[frozenset[First], frozenset[First]]
    """Events in the deal shown that each player meets for the first time."""
    after: After | None
    """What to offer after a partie against the beginner level."""
    next_level: str | None
    """A new house level to suggest, if this is the person's latest partie."""
    offers_hint: bool
    """Whether to offer hints to a weak player, at their exchange against the house."""
    luck: tuple[Luck, Luck] | None
    """Each player's luck with the cards; None while in play."""

    @classmethod
    def load(cls, tx: Transaction, partie_id: PartieId, now: int, number: int | None = None) -> Self:
        """Loads a partie or imported record with its newest deal, or deal ``number`` (from 0). Raises NoSuchPartie."""
        if is_imported(partie_id):
            return cls._imported(tx, imported_rows(tx, partie_id), number)
        row = parties.get_partie(tx, partie_id)
        if row is None:
            raise NoSuchPartie
        first, second = seated(tx, partie_id, now)
        played = _played(row, tuple(parties.deals(tx, partie_id)), tuple(parties.texts(tx, partie_id, number)), number)
        guild_settings = _guild_settings(tx, row)
        return cls(
            row,
            (first.seat, second.seat),
            (first.user, second.user),
            *played,
            (first.away, second.away),
            _rests(tx, row, now),
            *guild_settings,
            _ratings(tx, row),
            *_rated_or_why_not(tx, row),
            (first.finished, second.finished),
            (shown_key(first.cut_words), shown_key(second.cut_words)) if row.commitment else ("", ""),
            None if row.day is None else _of_day(tx, row, row.day),
            _idle_until(tx, row, (first.seat, second.seat)),
            _firsts(tx, row, (first.seat, second.seat), played),
            _after_beginner(tx, row, (first.seat, second.seat)),
            _next_level(tx, row, (first.seat, second.seat)),
            _offers_hint(tx, row, (first.seat, second.seat), played),
            _luck(tx, row, played[0]),
        )

    @classmethod
    def _imported(cls, tx: Transaction, rows: ImportedRows, number: int | None) -> Self:
        played = _played(rows.row, rows.deals, rows.texts(number), number)
        person = users.get_user(tx, rows.seats[0].user)
        return cls(
            rows.row,
            rows.seats,
            (person, person),
            *played,
            away=(None, None),
            rests=((), ()),
            claims_itself=False,
            advises=False,
            ratings=None,
            rated=False,
            unrated=None,
            finished=(2, 2),
            keys=("", ""),
            of_day=None,
            idle_until=None,
            firsts=(frozenset(), frozenset()),
            after=None,
            next_level=None,
            offers_hint=False,
            luck=_luck(tx, rows.row, played[0]),
        )

    def seat_of(self, user: int) -> int:
        """Raises NotSeated."""
        for seat in self.seats:
            if seat.user == user:
                return seat.seat
        raise NotSeated

    def game(self) -> Partie:
        game = Partie(self.rules, self.row.first_dealer, tallies_of(self.deals))
        if self.deal and not self.deal.over:
            game.deal = self.deal
        return game

    def orders(self, seat: int) -> Orders:
        """Returns a seat's orders, or ``NO_ORDERS`` for unreadable text, which the command ``doctor`` reports."""
        try:
            return parse_orders(self.seats[seat].orders)
        except UnreadableOrders:
            return NO_ORDERS

    @property
    def rules(self) -> Rules:
        return stored_rules(self.row)

    def _after(self, tallies: list[Tally]) -> Partie | None:
        if self.deal is None or not self.deal.over:
            return None
        return Partie(self.rules, self.row.first_dealer, [*tallies, Tally.of(self.deal)])

    def _number_of_deals(self, number: int) -> int | None:
        if self.rules.form is not Form.DEALS:
            return None
        return self.rules.deals + (2 if number >= self.rules.deals else 0)

    def sight(self, eye: int | None) -> Sight:
        """Returns the view of a seat, or the public view for ``eye`` None."""
        row, number = self.row, self.shown.number if self.shown else 0
        tallies = tallies_of(self.deals[:number])
        after = self._after(tallies)
        return Sight(
            partie_id=row.id,
            location=Location(row.guild, row.channel, row.table_channel),
            people=People(
                users=(self.seats[0].user, self.seats[1].user),
                names=(self.seats[0].name, self.seats[1].name),
                gone=(self.seats[0].gone, self.seats[1].gone),
                house=row.house,
            ),
            rules=self.rules,
            eye=eye,
            seq=row.seq,
            to_act=row.to_act,
            shown=ShownDeal(
                number=number,
                first_seq=self.shown.first_seq if self.shown else 0,
                newest=not self.deals or number == len(self.deals) - 1,
                of=self._number_of_deals(number),
                earlier=standing(self.rules, tallies[:-1]) if tallies else None,
                before=standing(self.rules, tallies),
                after=after.standing if after else None,
                next_dealer=after.next_dealer if after else None,
            ),
            cut=Cut(stored_cut(row), row.chooser, row.first_dealer),
            deal=view(self.deal, eye) if self.deal else None,
            clock=self._clock(),
            settings=User(0) if eye is None else self.users[eye],
            ending=_ending(row),
            rated=self.rated,
            ratings=self.ratings,
            unrated=self.unrated,
            advises=self.advises,
            orders=NO_ORDERS if eye is None else self.orders(eye),
            finished=2 if eye is None else self.finished[eye],
            commitment=row.commitment,
            keys=self.keys,
            of_day=self.of_day,
            end_offers=(self.end_offer(0), self.end_offer(1)),
            firsts=frozenset() if eye is None else self.firsts[eye],
            after=None if eye is None else self.after,
            next_level=None if eye is None else self.next_level,
            offers_hint=eye is not None and eye == row.to_act and self.offers_hint,
            luck=None if eye is None or self.luck is None else self.luck[eye],
        )

    def end_offer(self, seat: int) -> EndOffer | None:
        """Returns a seat's offer to end the partie. None without an offer, or after a later decision."""
        offered, seq = self.seats[seat].end_offered, self.row.seq
        if self.row.ended_at is not None or offered not in (seq, ~seq):
            return None
        return EndOffer.OPEN if offered == seq else EndOffer.DROPPED

    def _clock(self) -> ShownClock:
        row = self.row
        away = None if row.to_act is None else self.away[row.to_act]
        return ShownClock(
            pace=row.pace,
            since=row.since,
            due_at=row.due_at,
            reminded=row.reminded,
            away_until=None if away is None else away.ends_at,
            rests=() if row.to_act is None else self.rests[row.to_act],
            claims_itself=self.claims_itself,
            out_until=row.wake_at if row.is_paused else None,
            idle_until=self.idle_until,
        )


async def load(context: Context, partie_id: PartieId, number: int | None = None) -> LoadedPartie:
    """Loads a partie with its newest deal, or deal ``number`` (from 0). Raises NoSuchPartie."""
    return await context.database.read(lambda tx: LoadedPartie.load(tx, partie_id, context.clock(), number))


def sights(
    tx: Transaction, several: Sequence[PartieId], now: int, eye: Callable[[LoadedPartie], int | None]
) -> list[Sight]:
    """Loads a view of each partie; ``eye`` returns the viewing seat. Logs and omits damaged parties.

    Raises DamagedValue if all are damaged.
    """
    seen, found = list[Sight](), list[DamagedValue]()
    for partie_id in several:
        try:
            loaded = LoadedPartie.load(tx, partie_id, now)
            seen.append(loaded.sight(eye(loaded)))
        except DamagedValue as damaged:
            _log.error("partie %d: a stored value is damaged (%s); run python -m bot doctor", partie_id, damaged)
            found.append(damaged)
    if found and not seen:
        raise found[0]
    return seen


def _rests(tx: Transaction, row: parties.PartieRow, now: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if row.pace is None or row.ended_at is not None:
        return (), ()
    found: list[tuple[int, ...]] = [(), ()]
    for seat, rest in rests_at(tx, row.id):
        if rest.from_at <= (row.since if seat == row.to_act else now):
            found[seat] = weekdays(rest.days)
    return found[0], found[1]


def _idle_until(tx: Transaction, row: parties.PartieRow, seats: Seats) -> int | None:
    if not row.reminded or row.pace is not None or row.to_act is None:
        return None
    if row.house is not None:
        return row.since + IDLE_LIMIT + row.extra
    pauses = turn_clock.clock_pauses(tx, seats[row.to_act].user, row.since)
    return due_at(row.since, SILENCE + row.extra, pauses)


def _guild_settings(tx: Transaction, row: parties.PartieRow) -> tuple[bool, bool]:
    """Returns whether the server ends overdue parties itself, and whether it allows advice.

    Reads the server only if the settings matter now, because every turn loads the partie.
    """
    # Claims matter only after the first reminder, and a rated partie between people has no advice.
    reminded, may_ask = row.reminded > 0, row.house is not None or not row.rated
    guild = servers.get_server(tx, row.guild) if reminded or may_ask else Guild(row.guild)
    # Daily deals compare people, so advice would be unfair.
    return reminded and guild.claims_itself, guild.advice and row.day is None


Played = tuple[tuple[parties.DealRow, ...], parties.DealRow | None, tuple[str, ...], Deal | None]


def _firsts(
    tx: Transaction, row: parties.PartieRow, seats: Seats, played: Played
) -> tuple[frozenset[First], frozenset[First]]:
    deals, shown, _, deal = played
    happened = met_in(deal)
    if row.ending == EndedBy.PLAYED and shown is not None and shown is deals[-1] and _is_rubicon(row):
        happened |= {First.RUBICON}
    if happened and shown is not None:
        try:
            happened -= _met_before(tx, row, deals[: shown.number])
        except DamagedValue:
            # A damaged earlier deal (the doctor reports it) must not stop the deal in play.
            happened = set()
    first, second = (
        frozenset(what for what in happened if seat.seat != row.house and not results.met(tx, seat.user, what, row.id))
        for seat in seats
    )
    return first, second


def _met_before(tx: Transaction, row: parties.PartieRow, deals: Sequence[parties.DealRow]) -> set[First]:
    met = set[First]()
    for kept in deals:
        texts = tuple(action.text for action in parties.actions_of(tx, row.id, kept.number))
        met |= met_in(_replay(row, kept, tallies_of(deals[: kept.number]), texts))
    return met


def met_in(deal: Deal | None) -> set[First]:
    """Returns a deal's rare events known to everyone at the table."""
    if deal is None or max(points_of(deal.reckoning.items)) < LEAST_RARE:
        return set()
    return {First(item.reason) for item in as_told(view(deal, None)).items if item.reason.value in _RARE}


def _is_rubicon(row: parties.PartieRow) -> bool:
    outcome = _read(_outcome, row.result or "", f"parties.result {row.id}")
    return isinstance(outcome, Settlement) and outcome.rubicon


def _after_beginner(tx: Transaction, row: parties.PartieRow, seats: Seats) -> After | None:
    if row.ended_at is None or row.house is None or row.day is not None:
        return None
    if level_of(seats[row.house].user) != LEVELS[0]:
        return None
    done = [one for one in lessons.lessons_of(tx, seats[1 - row.house].user) if one.finished_at is not None]
    return After.LESSON if len(done) < TAUGHT else After.DAILY


def _next_level(tx: Transaction, row: parties.PartieRow, seats: Seats) -> str | None:
    if row.ended_at is None or row.house is None or row.day is not None or not row.is_private:
        return None
    person, level = seats[1 - row.house].user, level_of(seats[row.house].user)
    if results.latest_of(tx, person) != row.id:
        return None
    suits = suggestion(tx, person, level).level
    return None if suits == level else suits


def _offers_hint(tx: Transaction, row: parties.PartieRow, seats: Seats, played: Played) -> bool:
    *_, deal = played
    if row.house is None or row.rated or row.day is not None or deal is None or deal.stage is not Stage.EXCHANGE:
        return False
    return row.to_act == 1 - row.house and needs_hints(tx, seats[1 - row.house].user)


def _luck(tx: Transaction, row: parties.PartieRow, deals: Sequence[parties.DealRow]) -> tuple[Luck, Luck] | None:
    try:
        finished = par.finished_deals(row, deals)
        return par.luck_of(finished, par.stored_for(tx, finished))
    except ValueError:
        # The cards are damaged; the doctor reports them.
        return None


def _of_day(tx: Transaction, row: parties.PartieRow, day_id: int) -> ShownDay:
    day, deal = daily.day_with(tx, day_id), row.day_deal
    if day is None or deal is None:
        raise DamagedValue(f"parties.day {row.id}")
    return ShownDay(day.guild, day.number, deal, day.opened_at, day.closes_at, day.closed_at is not None)


def _played(
    row: parties.PartieRow, deals: tuple[parties.DealRow, ...], texts: tuple[str, ...], number: int | None
) -> Played:
    shown = next((deal for deal in reversed(deals) if number in (None, deal.number)), None)
    if shown is None:
        return deals, None, (), None
    if row.ended_at is None and shown is deals[-1] and shown.first_seq + len(texts) != row.seq:
        # A decision is missing, or the count is wrong: the next decision would leave a permanent gap.
        raise Unplayable(shown.number, len(texts))
    return deals, shown, texts, _replay(row, shown, tallies_of(deals[: shown.number]), texts)


def _dealt(row: parties.PartieRow, kept: parties.DealRow, before: list[Tally]) -> DealKey:
    rules = stored_rules(row)
    return DealKey(rules, kept.dealer, (kept.hand0, kept.hand1), kept.talon, standing(rules, before).game)


def _replay(row: parties.PartieRow, kept: parties.DealRow, before: list[Tally], texts: tuple[str, ...]) -> Deal:
    try:
        return _REPLAY_CACHE.replay(_dealt(row, kept, before), texts)
    except (ValueError, Illegal):
        # ``from None``, because the original error may quote cards, which must not reach a log.
        raise Unplayable(kept.number, -1) from None


def _ending(row: parties.PartieRow) -> Ending | None:
    if row.ending is None:
        return None
    by = _read(EndedBy, row.ending, f"parties.ending {row.id}")
    if by is EndedBy.PLAYED:
        return Ending(by, _read(_outcome, row.result or "", f"parties.result {row.id}"), None)
    return Ending(by, None, None if row.winner is None else 1 - row.winner)


def _outcome(result: str) -> Outcome:
    return read_outcome(json.loads(result))


def _read(reads: Callable[[str], _Read], text: str, where: str) -> _Read:
    try:
        return reads(text)
    except (ValueError, LookupError, TypeError, RecursionError):
        raise DamagedValue(where) from None


def stored_cut(row: parties.PartieRow) -> str:
    """Returns both cut cards, or "" without a cut. Raises DamagedValue."""
    return _read(_cut_cards, row.cut, f"parties.cut {row.id}")


@cache
def _cut_cards(cut: str) -> str:
    return read_cut(cut) if cut else ""


def _ratings(tx: Transaction, row: parties.PartieRow) -> Ratings | None:
    if row.ended_at is None or not row.rated:
        return None
    first, second = [_rated(tx, result) for result in results.results_of(tx, row.id)] or (None, None)
    return (first, second) if first and second else None


def _rated_or_why_not(tx: Transaction, row: parties.PartieRow) -> tuple[bool, Unrated | None]:
    if row.ended_at is None or row.rated or row.ending in WITHOUT_WINNER:
        return bool(row.rated), None
    offer = None if row.challenge is None else challenges.get_challenge(tx, row.challenge)
    agreed = offer is not None and bool(offer.rated)
    if any(result.outcome is None for result in results.results_of(tx, row.id)):
        return agreed, Unrated.NO_DEAL
    # A partie against the house becomes friendly by advice.
    return (True, Unrated.PAIR) if agreed and row.house is None else (False, None)


def _rated(tx: Transaction, result: NewResult) -> tuple[ShownRating, ShownRating] | None:
    if result.rating is None or result.deviation is None or result.number is None:
        return None
    before = results.rating_after(tx, result.user, result.pool, result.number - 1) or (glicko.START, glicko.WIDEST)
    return _shown(*before), _shown(result.rating, result.deviation)


def _shown(rating: float, deviation: float) -> ShownRating:
    return ShownRating(round(rating), provisional=deviation >= glicko.PROVISIONAL)
