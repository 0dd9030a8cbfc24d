"""Replays finished parties: any position, with both hands open.

Only this module calls ``view.opened``, which shows both hands, and only for finished parties.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.features.parties.imported_rows import FinishedRows, finished_rows
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.errors import NotOffered
from bot.model.ids import PartieId, is_imported
from bot.model.replays import Chapter, Scene
from bot.model.results import EndedBy
from bot.model.sight import Ending, Sight
from bot.piquet.actions import Action, Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.partie import Standing, Tally, outcome, standing
from bot.piquet.reckoning import Item, Score
from bot.piquet.view import DealView, opened, view
from bot.runtime.context import Context
from bot.runtime.reader import Reader
from bot.runtime.replay import tallies_of
from data.parties import DealRow
from data.store.transaction import Transaction


class NoSuchMoment(NotOffered):
    """The partie has no replay position with this number."""


async def scene(context: Context, partie_id: PartieId, reader: Reader, moment: int) -> Scene:
    """Returns the replay position number ``moment``. Raises NoSuchPartie, PartieInPlay or NoSuchMoment."""
    return await context.database.read(lambda tx: _scene(tx, context, partie_id, reader, moment))


def _scene(tx: Transaction, context: Context, partie_id: PartieId, reader: Reader, moment: int) -> Scene:
    chapters = _chapters(finished_rows(tx, partie_id, reader))
    last = chapters[-1].last if chapters else 0
    chapter = next((one for one in chapters if one.first <= moment <= one.last), None)
    if chapter is None and (chapters or moment):
        raise NoSuchMoment(moment)
    loaded = LoadedPartie.load(tx, partie_id, context.clock(), chapter.number - 1 if chapter else None)
    if loaded.deal is None or chapter is None:
        return Scene(loaded.sight(None), 0, 0, (), None, (), Standing(), None, None)
    back, on = _neighbours(_stops(loaded.deal, chapter.first), chapter, moment, last)
    rewound = deal_after(loaded.deal, moment - chapter.first)
    # An unfinished imported record ends with a turn, not with a result.
    has_end = loaded.row.result is not None or not is_imported(partie_id)
    sight = _sight(replace(loaded, deal=rewound), at_end=moment == last and has_end)
    standing = _stands(loaded, rewound)
    return Scene(sight, moment, last, chapters, opened(rewound), _last_items(rewound), standing, back, on)


@dataclass(frozen=True, slots=True)
class Decided:
    loaded: LoadedPartie
    before: Deal
    whole: Deal
    moment: int

    @property
    def sight(self) -> Sight:
        return self.loaded.sight(None)

    @property
    def action(self) -> Action:
        return self.whole.log[len(self.before.log)]

    @property
    def seen(self) -> DealView:
        """The deciding player's view of the deal before the decision."""
        return view(self.before, self.action.seat)

    @property
    def other(self) -> Hand:
        return self.before.hands[1 - self.action.seat]

    @property
    def in_turn(self) -> bool:
        """Whether the player was to move, and the action was not a mandatory announcement."""
        return self.action.seat == self.before.to_move and self.action != self.before.carte_blanche_to_tell()

    def end_of(self, line: Deal) -> Sight:
        """Returns the public view at the end of ``line``, another course of this deal."""
        return _of_line(replace(self.loaded, deal=line), line)

    def scene(self, line: Deal, step: int) -> Scene:
        """Returns the position ``step`` decisions later in ``line``, another course of this deal.

        Raises NoSuchMoment.
        """
        first, last = len(self.before.log), len(line.log)
        if not 0 <= step <= last - first:
            raise NoSuchMoment(step)
        rewound = deal_after(line, first + step)
        loaded = replace(self.loaded, deal=rewound)
        stops = [0, *(stop - first for stop in _stops(line, 0) if stop > first)]
        chapter = Chapter(0, 0, last - first, None)
        back, on = _neighbours(stops, chapter, step, last - first)
        stands = _stands(loaded, rewound)
        return Scene(
            _of_line(loaded, rewound),
            step,
            last - first,
            (chapter,),
            opened(rewound),
            _last_items(rewound),
            stands,
            back,
            on,
        )


def _of_line(loaded: LoadedPartie, rewound: Deal) -> Sight:
    # The partie may end with this deal, whatever really followed.
    sight, ending = loaded.sight(None), None
    if rewound.over and sight.of_day:
        ending = sight.ending
    elif rewound.over:
        earlier = tallies_of(loaded.deals[: sight.shown.number])
        ended_with = outcome(rewound.rules, [*earlier, Tally.of(rewound)])
        ending = Ending(EndedBy.PLAYED, ended_with, None) if ended_with else None
    shown = replace(sight.shown, newest=ending is not None)
    return replace(sight, shown=shown, ending=ending, ratings=None, unrated=None, to_act=rewound.to_move)


async def decided(context: Context, partie_id: PartieId, reader: Reader, moment: int) -> Decided:
    """Returns the decision made at replay position ``moment``.

    Raises NoSuchPartie, PartieInPlay, DayStillOpen or NoSuchMoment.
    """
    return await context.database.read(lambda tx: _decided(tx, context, partie_id, reader, moment))


def _decided(tx: Transaction, context: Context, partie_id: PartieId, reader: Reader, moment: int) -> Decided:
    chapters = _chapters(finished_rows(tx, partie_id, reader))
    chapter = next((one for one in chapters if one.first <= moment < one.last), None)
    loaded = LoadedPartie.load(tx, partie_id, context.clock(), chapter.number - 1) if chapter else None
    if chapter is None or loaded is None or loaded.deal is None:
        raise NoSuchMoment(moment)
    return Decided(loaded, deal_after(loaded.deal, moment - chapter.first), loaded.deal, moment)


def _chapters(rows: FinishedRows) -> tuple[Chapter, ...]:
    ends = [*(deal.first_seq for deal in rows.deals[1:]), rows.row.seq]
    # A deal has one moment more than decisions: the deal as dealt.
    return tuple(
        Chapter(deal.number + 1, deal.first_seq + deal.number, end + deal.number, _score(deal))
        for deal, end in zip(rows.deals, ends, strict=False)
    )


def _score(deal: DealRow) -> Score | None:
    return None if deal.score0 is None or deal.score1 is None else (deal.score0, deal.score1)


def _stops(deal: Deal, first: int) -> list[int]:
    plays = [at for at, action in enumerate(deal.log, 1) if isinstance(action, Play)]
    return sorted({first, *(first + at for at in plays[1::2]), first + len(deal.log)})


def _neighbours(stops: Sequence[int], chapter: Chapter, moment: int, last: int) -> tuple[int | None, int | None]:
    before, after = [stop for stop in stops if stop < moment], [stop for stop in stops if stop > moment]
    back = before[-1] if before else chapter.first - 1
    on = after[0] if after else chapter.last + 1
    return back if back >= 0 else None, on if on <= last else None


def deal_after(deal: Deal, decisions: int) -> Deal:
    rewound = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for action in deal.log[:decisions]:
        rewound.do(action)
    return rewound


def _sight(loaded: LoadedPartie, *, at_end: bool) -> Sight:
    sight = loaded.sight(None)
    if at_end:
        return sight
    return replace(sight, ending=None, to_act=loaded.deal.to_move if loaded.deal else None)


def _stands(loaded: LoadedPartie, rewound: Deal) -> Standing:
    before = tallies_of(loaded.deals[: loaded.shown.number if loaded.shown else 0])
    after = standing(rewound.rules, [*before, Tally.of(rewound)])
    # An unfinished deal has not won a game yet.
    return after if rewound.over else after._replace(games=standing(rewound.rules, before).games)


def _last_items(rewound: Deal) -> tuple[Item, ...]:
    seen = as_told(view(rewound, None))
    first, last = ([0, *seen.recorded][-2:]) if seen.recorded else (0, 0)
    return seen.items[first:last]
