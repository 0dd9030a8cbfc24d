"""The replay of a finished partie: any moment of it, with both hands open.

A partie is shown to its players anywhere, and to everyone on its own server; for anybody else it does not exist. Only
this module uses ``view.opened``, which shows both hands, and only once a partie is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.piquet.actions import Action, Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing, Tally, standing
from bot.piquet.reckoning import Item, Score
from bot.piquet.view import DealView, Opened, opened, view
from bot.services.core.context import Context
from bot.services.core.errors import NoSuchPartie, NotOffered, PartieInPlay
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.reader import Reader, may_see
from bot.services.core.replay import tallies_of
from bot.services.core.sight import Sight
from data import parties
from data.parties import DealRow, PartieId
from data.store.transaction import Transaction

__all__ = ["Chapter", "Decided", "Item", "NoSuchMoment", "Opened", "Scene", "decided", "scene"]


class NoSuchMoment(NotOffered):
    """The partie has no such moment; no control of the bot leads to one."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal of the replay: its number (from 1), its first and last moment, and its points, None if unfinished."""

    number: int
    first: int
    last: int
    score: Score | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a finished partie.

    Moments count from 0 over all deals: one as each deal is dealt, and one after each of its decisions. ``place`` is
    this moment, ``last`` the last one. ``sight`` is what the public saw then; it has the partie's end only at the last
    moment. ``deal`` is the deal with both hands open, None if none was dealt. ``brought`` is what the last decision
    scored, ``stands`` the standing with the deal so far. ``back`` and ``on`` are the nearest moments before and after
    at which a trick or a deal begins or ends, None if there is none.
    """

    sight: Sight
    place: int
    last: int
    chapters: tuple[Chapter, ...]
    deal: Opened | None
    brought: tuple[Item, ...]
    stands: Standing
    back: int | None
    on: int | None

    @property
    def chapter(self) -> Chapter | None:
        """The deal of this moment."""
        return next((one for one in self.chapters if one.first <= self.place <= one.last), None)


async def scene(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Scene:
    """A moment of a finished partie. Raises NoSuchPartie, PartieInPlay or NoSuchMoment."""
    return await context.database.read(lambda tx: _scene(tx, context, partie_id, reader, place))


def _scene(tx: Transaction, context: Context, partie_id: PartieId, reader: Reader, place: int) -> Scene:
    row = ended(tx, partie_id, reader)
    chapters = _chapters(parties.deals(tx, partie_id), row.seq)
    last = chapters[-1].last if chapters else 0
    chapter = next((one for one in chapters if one.first <= place <= one.last), None)
    if chapter is None and (chapters or place):
        raise NoSuchMoment(place)
    loaded = LoadedPartie.load(tx, partie_id, context.clock(), chapter.number - 1 if chapter else None)
    if loaded.deal is None or chapter is None:
        return Scene(loaded.sight(None), 0, 0, (), None, (), Standing(), None, None)
    back, on = _neighbours(_stops(loaded.deal, chapter.first), chapter, place, last)
    rewound = _rewound(loaded.deal, place - chapter.first)
    sight = _sight(replace(loaded, deal=rewound), at_end=place == last)
    stands = _stands(loaded, rewound)
    return Scene(sight, place, last, chapters, opened(rewound), _last_items(rewound), stands, back, on)


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of a finished partie: what its player saw, the opponent's hand, and the action."""

    sight: Sight
    seen: DealView
    other: Hand
    action: Action


async def decided(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Decided:
    """The decision made at a moment. Raises NoSuchPartie, PartieInPlay or NoSuchMoment."""
    return await context.database.read(lambda tx: _decided(tx, context, partie_id, reader, place))


def _decided(tx: Transaction, context: Context, partie_id: PartieId, reader: Reader, place: int) -> Decided:
    row = ended(tx, partie_id, reader)
    chapters = _chapters(parties.deals(tx, partie_id), row.seq)
    chapter = next((one for one in chapters if one.first <= place < one.last), None)
    loaded = LoadedPartie.load(tx, partie_id, context.clock(), chapter.number - 1) if chapter else None
    if chapter is None or loaded is None or loaded.deal is None:
        raise NoSuchMoment(place)
    rewound = _rewound(loaded.deal, place - chapter.first)
    action = loaded.deal.log[place - chapter.first]
    return Decided(loaded.sight(None), view(rewound, action.seat), rewound.hands[1 - action.seat], action)


def ended(tx: Transaction, partie_id: PartieId, reader: Reader) -> parties.PartieRow:
    """The partie, if it is over and the reader may see it. Raises NoSuchPartie or PartieInPlay."""
    row = parties.get_partie(tx, partie_id)
    if row is None:
        raise NoSuchPartie
    if not may_see(reader, row.guild, [seat.user for seat in parties.seats(tx, partie_id)]):
        raise NoSuchPartie
    if row.ended_at is None:
        raise PartieInPlay
    return row


def _chapters(deals: Sequence[DealRow], decisions: int) -> tuple[Chapter, ...]:
    """The deals with their moments. A deal has one moment more than it has decisions: the one as it is dealt."""
    ends = [*(deal.first_seq for deal in deals[1:]), decisions]
    return tuple(
        Chapter(deal.number + 1, deal.first_seq + deal.number, end + deal.number, _score(deal))
        for deal, end in zip(deals, ends, strict=False)
    )


def _score(deal: DealRow) -> Score | None:
    return None if deal.score0 is None or deal.score1 is None else (deal.score0, deal.score1)


def _stops(deal: Deal, first: int) -> list[int]:
    """The moments to stop at: as the deal is dealt, after each trick, and at its end."""
    plays = [at for at, action in enumerate(deal.log, 1) if isinstance(action, Play)]
    return sorted({first, *(first + at for at in plays[1::2]), first + len(deal.log)})


def _neighbours(stops: Sequence[int], chapter: Chapter, place: int, last: int) -> tuple[int | None, int | None]:
    """The nearest stops before and after a moment: in this deal, else the previous end or the next start."""
    before, after = [stop for stop in stops if stop < place], [stop for stop in stops if stop > place]
    back = before[-1] if before else chapter.first - 1
    on = after[0] if after else chapter.last + 1
    return back if back >= 0 else None, on if on <= last else None


def _rewound(deal: Deal, decisions: int) -> Deal:
    """The deal after its first ``decisions`` decisions."""
    rewound = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for action in deal.log[:decisions]:
        rewound.do(action)
    return rewound


def _sight(loaded: LoadedPartie, *, at_end: bool) -> Sight:
    sight = loaded.sight(None)
    if at_end:
        return sight
    return replace(sight, ending=None, to_act=loaded.deal.to_act if loaded.deal else None)


def _stands(loaded: LoadedPartie, rewound: Deal) -> Standing:
    """The standing with this deal so far. An unfinished deal wins no game yet."""
    before = tallies_of(loaded.deals[: loaded.shown.number if loaded.shown else 0])
    after = standing(rewound.rules, [*before, Tally.of(rewound)])
    return after if rewound.over else after._replace(games=standing(rewound.rules, before).games)


def _last_items(rewound: Deal) -> tuple[Item, ...]:
    first, last = ([0, *rewound.recorded][-2:]) if rewound.recorded else (0, 0)
    return tuple(rewound.reckoning.items[first:last])
