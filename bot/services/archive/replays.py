"""Parties that are over, told again: any moment of one with both hands open, and its record.

A partie is shown to whoever sat in it, and in its own server to everyone; to anybody else there is no such partie. This
alone looks at what ``view.opened`` gives, and only once the partie is over.
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
from bot.services.core.errors import NoSuchPartie, PartieInPlay
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.replay import tallies_of
from bot.services.core.sight import Sight
from data import parties
from data.parties import KeptDeal, PartieId
from data.store.transaction import Transaction

__all__ = ["Chapter", "Decided", "Item", "NoSuchMoment", "Opened", "Reader", "Scene", "decided", "scene"]


class NoSuchMoment(ValueError):
    """A partie has no such moment: nobody made a control that leads there."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who wants to see a partie again, and from which server he asks; None from nowhere but his DM."""

    user: int
    guild: int | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal of a partie (from 1): its first moment and its last, and what it brought; None where it broke off."""

    number: int
    first: int
    last: int
    score: Score | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a partie that is over.

    The moments are counted from 0 over all deals: each as it is dealt, and after each of its decisions. ``sight`` is
    what the public saw then, its end only in the last moment; ``deal`` the deal with both hands open (None where none
    was dealt), ``brought`` what the last decision scored, ``stands`` how the partie stands with it so far. ``back`` and
    ``on`` are the moments before and after it at which a trick or a deal ends or begins, None where there is none.
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
    """A moment of a partie. Raises NoSuchPartie, PartieInPlay or NoSuchMoment."""
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
    back, on = _around(_stops(loaded.deal, chapter.first), chapter, place, last)
    was = _as_it_was(loaded.deal, place - chapter.first)
    sight = _sight(replace(loaded, deal=was), at_end=place == last)
    stands = _stands(loaded, was)
    return Scene(sight, place, last, chapters, opened(was), _brought(was), stands, back, on)


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of a partie that is over: what he who made it saw, the other's hand, and what he did."""

    sight: Sight
    seen: DealView
    other: Hand
    action: Action


async def decided(context: Context, partie_id: PartieId, reader: Reader, place: int) -> Decided:
    """The decision that was made at a moment. Raises NoSuchPartie, PartieInPlay or NoSuchMoment."""
    return await context.database.read(lambda tx: _decided(tx, context, partie_id, reader, place))


def _decided(tx: Transaction, context: Context, partie_id: PartieId, reader: Reader, place: int) -> Decided:
    row = ended(tx, partie_id, reader)
    chapters = _chapters(parties.deals(tx, partie_id), row.seq)
    chapter = next((one for one in chapters if one.first <= place < one.last), None)
    loaded = LoadedPartie.load(tx, partie_id, context.clock(), chapter.number - 1) if chapter else None
    if chapter is None or loaded is None or loaded.deal is None:
        raise NoSuchMoment(place)
    was = _as_it_was(loaded.deal, place - chapter.first)
    action = loaded.deal.log[place - chapter.first]
    return Decided(loaded.sight(None), view(was, action.seat), was.hands[1 - action.seat], action)


def ended(tx: Transaction, partie_id: PartieId, reader: Reader) -> parties.PartieRow:
    """The partie, if it is over and this reader may see it. Raises NoSuchPartie or PartieInPlay."""
    row = parties.get_partie(tx, partie_id)
    if row is None:
        raise NoSuchPartie
    if row.guild != reader.guild and reader.user not in [seat.user for seat in parties.seats(tx, partie_id)]:
        raise NoSuchPartie
    if row.ended_at is None:
        raise PartieInPlay
    return row


def _chapters(deals: Sequence[KeptDeal], decisions: int) -> tuple[Chapter, ...]:
    """Each deal has one moment more than it has decisions: the one as it is dealt."""
    ends = [*(deal.first_seq for deal in deals[1:]), decisions]
    return tuple(
        Chapter(deal.number + 1, deal.first_seq + deal.number, end + deal.number, _score(deal))
        for deal, end in zip(deals, ends, strict=False)
    )


def _score(deal: KeptDeal) -> Score | None:
    return None if deal.score0 is None or deal.score1 is None else (deal.score0, deal.score1)


def _stops(deal: Deal, first: int) -> list[int]:
    """The moment of the deal, the end of each trick, and the end of it all."""
    plays = [at for at, action in enumerate(deal.log, 1) if isinstance(action, Play)]
    return sorted({first, *(first + at for at in plays[1::2]), first + len(deal.log)})


def _around(stops: Sequence[int], chapter: Chapter, place: int, last: int) -> tuple[int | None, int | None]:
    """The nearest of these before and after a moment; beyond them, the end of the deal before and the next deal."""
    before, after = [stop for stop in stops if stop < place], [stop for stop in stops if stop > place]
    back = before[-1] if before else chapter.first - 1
    on = after[0] if after else chapter.last + 1
    return back if back >= 0 else None, on if on <= last else None


def _as_it_was(deal: Deal, decisions: int) -> Deal:
    """The deal when so many decisions had been made in it."""
    was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for action in deal.log[:decisions]:
        was.do(action)
    return was


def _sight(loaded: LoadedPartie, *, at_end: bool) -> Sight:
    sight = loaded.sight(None)
    if at_end:
        return sight
    return replace(sight, ending=None, to_act=loaded.deal.to_act if loaded.deal else None)


def _stands(loaded: LoadedPartie, was: Deal) -> Standing:
    """How the partie stands with this deal so far; one that goes on has won no game yet."""
    before = tallies_of(loaded.deals[: loaded.shown.number if loaded.shown else 0])
    after = standing(was.rules, [*before, Tally.of(was)])
    return after if was.over else after._replace(games=standing(was.rules, before).games)


def _brought(was: Deal) -> tuple[Item, ...]:
    first, last = ([0, *was.recorded][-2:]) if was.recorded else (0, 0)
    return tuple(was.reckoning.items[first:last])
