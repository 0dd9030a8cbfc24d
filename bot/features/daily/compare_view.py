from collections.abc import Iterator
from typing import Any, Final

from discord import SelectOption, ui

from bot.features.daily.compare import Comparison, Finisher
from bot.features.daily.service import DEALS, HOUSE, PLAYER
from bot.features.house.advice_view import action_text, moment_text
from bot.features.house.review import WORTH_SHOWING, Mistake, Review
from bot.kit.card_faces import CardFaces
from bot.kit.controls import button, chosen, layout, menu, written
from bot.kit.names import plain, short_name
from bot.kit.partie_links import replay_button
from bot.kit.shared_controls import OfDay
from bot.kit.words import Words, signed, tenths
from bot.model.ids import PRIVATE
from bot.model.sight import Sight
from bot.piquet.actions import Exchange
from bot.piquet.cards import Hand
from bot.piquet.reckoning import sums
from bot.piquet.view import DealView, SeenExchange

_BRONZE: Final = 0xB08D3C
COSTLIEST: Final = 3
"""The most decisions shown with master's choice, besides the exchange."""


class CompareDeal(OfDay, verb="daycompare"):
    deal: int
    other: int | None = None
    choice: int | None = chosen(None)


def compare_button(say: Words, guild: int, day: int, deal: int) -> ui.Button[Any]:
    return button(say("compare-open"), CompareDeal(guild, day, deal))


def comparing_view(say: Words, done: int, of: int) -> ui.LayoutView:
    return layout(written(say("compare-thinking", done=done, all=of)))


def compare_view(faces: CardFaces, guild: int, day: int, found: Comparison, judged: Review | None) -> ui.LayoutView:
    """Draws a comparison. ``judged`` is house level *master*'s review of the reader's decisions, if any."""
    say = faces.say
    other = None if found.other is None else plain(found.other.name)
    title = say("compare-title", day=day, deal=found.deal + 1, role=_role(found))
    parts: list[ui.Item[Any]] = [written("\n".join([title, *_results(say, guild, found, other)]))]
    parts += [ui.Separator(), written("\n".join(_exchanges(faces, found, judged, other)))]
    if lines := list(_points(say, found, other)):
        parts += [ui.Separator(), written("\n".join(lines))]
    parts += [ui.Separator(), written("\n".join(_cards(faces, found, other)))]
    if judged is not None:
        parts += [ui.Separator(), written("\n".join(_master(say, judged)))]
    rows = [ui.ActionRow(_others(say, guild, day, found))] if len(found.others) > 1 else []
    next_deal = (found.deal + 1) % DEALS
    turns = button(say("compare-deal", deal=next_deal + 1), CompareDeal(guild, day, next_deal))
    rows.append(ui.ActionRow(turns, replay_button(say, found.mine.partie_id)))
    return layout(*parts, *rows, accent=_BRONZE)


def _role(found: Comparison) -> str:
    seen = _deal(found.mine)
    return "elder" if seen.elder == PLAYER else "younger"


def _results(say: Words, guild: int, found: Comparison, other: str | None) -> Iterator[str]:
    yield say("compare-me", **_points_of(found.mine), points=_against_par(found.me))
    if other is None or found.theirs is None or found.other is None:
        yield say("compare-apart" if guild == PRIVATE else "compare-nobody")
        return
    yield say("compare-other", name=other, **_points_of(found.theirs), points=_against_par(found.other))


def _against_par(one: Finisher) -> str:
    return "none" if one.against_par is None else signed(one.against_par)


def _points_of(sight: Sight) -> dict[str, int]:
    score = _deal(sight).score
    return {"mine": score[PLAYER], "theirs": score[HOUSE]}


def _exchanges(faces: CardFaces, found: Comparison, judged: Review | None, other: str | None) -> Iterator[str]:
    say = faces.say
    yield say("compare-exchange")
    yield say("compare-discarded-me", cards=_discarded(faces, found.mine))
    if other is not None and found.theirs is not None:
        yield say("compare-discarded", name=other, cards=_discarded(faces, found.theirs))
    best = _best_exchange(judged)
    if best is not None:
        yield say("compare-discarded-master", cards=_row(faces, Hand.of(best.cards)))
    if found.counted:
        yield "-# " + say("compare-alike", number=found.alike, all=found.counted)


def _discarded(faces: CardFaces, sight: Sight) -> str:
    own = [
        action
        for action in _deal(sight).actions
        if isinstance(action, SeenExchange) and action.seat == PLAYER and action.cards is not None
    ]
    return _row(faces, Hand.of(own[0].cards or ())) if own else "–"


def _row(faces: CardFaces, cards: Hand) -> str:
    return faces.hand(cards) or faces.say("compare-nothing")


def _best_exchange(judged: Review | None) -> Exchange | None:
    if judged is None:
        return None
    exchanges = [one.judged.best.action for one in judged.mistakes if isinstance(one.judged.action, Exchange)]
    return next((best for best in exchanges if isinstance(best, Exchange)), None)


def _points(say: Words, found: Comparison, other: str | None) -> Iterator[str]:
    if other is None or found.theirs is None:
        return
    mine, theirs = sums(_deal(found.mine).items), sums(_deal(found.theirs).items)
    for reason in {**mine, **theirs}:
        one, two = mine.get(reason, (0, 0)), theirs.get(reason, (0, 0))
        if one != two:
            label = say(f"sheet-{reason.value.replace('_', '-')}")
            yield say("compare-reason", reason=label, me=f"{one[0]}:{one[1]}", name=other, other=f"{two[0]}:{two[1]}")


def _cards(faces: CardFaces, found: Comparison, other: str | None) -> Iterator[str]:
    say = faces.say
    yield say("compare-cards")
    yield say("compare-played-me", cards=_played(faces, found.mine))
    if other is not None and found.theirs is not None:
        yield say("compare-played", name=other, cards=_played(faces, found.theirs))


def _played(faces: CardFaces, sight: Sight) -> str:
    tricks = _deal(sight).tricks
    own = [trick.led if trick.leader == PLAYER else trick.reply for trick in tricks]
    taken = Hand.of(card for card, trick in zip(own, tricks, strict=True) if trick.winner == PLAYER)
    return faces.row(own, gold=taken) or "–"


def _master(say: Words, judged: Review) -> Iterator[str]:
    costly = [one for one in judged.mistakes if one.judged.cost >= WORTH_SHOWING]
    costly = [one for one in costly if not isinstance(one.judged.action, Exchange)]
    costly.sort(key=lambda one: -one.judged.cost)
    yield say("compare-master" if costly else "compare-master-none")
    for one in costly[:COSTLIEST]:
        yield _mistake(say, one)


def _mistake(say: Words, one: Mistake) -> str:
    return say(
        "compare-mistake",
        when=moment_text(say, one.seen),
        done=action_text(say, one.seen, one.judged.action),
        best=action_text(say, one.seen, one.judged.best.action),
        cost=tenths(say, one.judged.cost),
    )


def _others(say: Words, guild: int, day: int, found: Comparison) -> ui.Select[Any]:
    def option(one: Finisher) -> SelectOption:
        label = say("compare-option", name=short_name(one.name), points=_against_par(one))
        return SelectOption(label=label, value=str(one.user))

    now = [str(found.other.user)] if found.other else []
    return menu([option(one) for one in found.others], CompareDeal(guild, day, found.deal), chosen=now)


def _deal(sight: Sight) -> DealView:
    assert sight.deal is not None  # noqa: S101 - a deal of the day is dealt at once
    return sight.deal
