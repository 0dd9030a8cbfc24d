"""Explains the score of a deal: all points with their reasons and cards."""

from collections.abc import Iterator

from discord import ui

from bot.kit.card_text import faces, sequence_to
from bot.kit.controls import layout, written
from bot.kit.names import names
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.cards import Hand
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.reckoning import Item, Reason, in_order, points_of
from bot.piquet.rules import AS_PLAYED
from bot.piquet.tricks import ALL, first_seven_by, won_by
from bot.piquet.view import DealView

_ONE_BY_ONE = {Reason.LEAD: "why-leads", Reason.TRICK: "why-tricks"}
_WITHOUT_CARDS = {Reason.CARTE_BLANCHE: "-hidden", Reason.LAST_TRICK: "-given"}
"""The endings of keys for points without cards: the cards are not shown yet, or the trick was conceded."""
_ORDER = {reason: at for at, reason in enumerate(Reason)}
_BLUE = 0x2F5D8C


def reasons_view(say: Words, sight: Sight) -> ui.LayoutView:
    """A message with the reasons for all points of the deal, as far as the reader may know them."""
    both = names(sight)
    lines = [say("why-title", number=sight.deal_number)]
    if sight.deal:
        seen = as_told(sight.deal)
        lines += [f"- {line}" for line in _lines(say, seen, both)]
        lines += _what_counts(say, seen, both)
    return layout(written("\n".join(lines)), accent=_BLUE)


def _lines(say: Words, seen: DealView, names: tuple[str, str]) -> Iterator[str]:
    """Yields a line for each score in scoring order; a seat's leads share one line, and so do its tricks."""
    # Scores up to a repique keep the order of scoring; those of the play are sorted by reason.
    played = _ORDER[Reason.REPIQUE]
    items = sorted(in_order(seen.items), key=lambda item: max(_ORDER[item.reason], played))
    told: set[tuple[Reason, int, bool]] = set()
    for item in items:
        if item.reason not in _ONE_BY_ONE:
            yield why(say, seen, item, names)
        elif _group(item) not in told:
            told.add(_group(item))
            yield _grouped(say, [one for one in items if _group(one) == _group(item)], names)


def _group(item: Item) -> tuple[Reason, int, bool]:
    """The key of items that share a line: reason, seat, and whether their cards were played."""
    return item.reason, item.seat, bool(item.cards)


def _grouped(say: Words, items: list[Item], names: tuple[str, str]) -> str:
    first, cards = items[0], ", ".join(faces(say, Hand(item.cards)) for item in items)
    key = _ONE_BY_ONE[first.reason] + ("" if first.cards else "-given")
    return say(key, name=names[first.seat], other=names[1 - first.seat], points=len(items), cards=cards)


def _what_counts(say: Words, seen: DealView, names: tuple[str, str]) -> list[str]:
    """The points that count, for a game of a hundred in which not all count; otherwise empty."""
    if points_of(seen.items) == seen.score:
        return []
    winner = 0 if seen.game[0] + seen.score[0] > seen.game[1] + seen.score[1] else 1
    points: dict[str, str | int] = {"first": names[0], "one": seen.score[0], "second": names[1], "two": seen.score[1]}
    return [say("why-counted", name=names[winner], **points)]


def why(say: Words, seen: DealView, item: Item, names: tuple[str, str]) -> str:
    """The points of an item with their reason and cards: ``5 for the point: A♥ K♥ Q♥ J♥ 8♥``."""
    without = "" if item.cards else _WITHOUT_CARDS.get(item.reason, "")
    return say(
        f"why-{item.reason.replace('_', '-')}{without}",
        name=names[item.seat],
        other=names[1 - item.seat],
        points=item.points,
        cards=faces(say, item.cards),
        named=_named(say, item),
        auction="yes" if seen.rules.auction else "no",
        played="yes" if seen.rules.scoring.pique == AS_PLAYED else "no",
        barred="yes" if item.barred else "no",
        early="yes" if _early(seen, item) else "no",
        **_numbers(seen, item),
    )


def _numbers(seen: DealView, item: Item) -> dict[str, int]:
    if not seen.rules.auction:
        won = seen.winners.count(item.seat)
        return {"number": won if item.reason is Reason.CARDS else len(item.cards)}
    won, bid = won_by(seen.tricks, seen.elder), seen.bid
    numbers = {"number": len(item.cards), "won": won, "lost": max(won, ALL + 1 - won), "fewer": min(won, ALL + 1 - won)}
    if bid is None:
        return numbers
    return numbers | {"tricks": bid.tricks, "left": bid.left, "value": bid.value, "short": bid.tricks - won}


def _early(seen: DealView, item: Item) -> bool:
    """Whether the item is elder's and elder won the first seven tricks, under rules that then score cards at once."""
    elders = item.seat == seen.elder and first_seven_by(seen.winners, seen.elder)
    return elders and seen.rules.scoring.cards_make_pique


def _named(say: Words, item: Item) -> str:
    return sequence_to(say, len(item.cards), next(iter(item.cards)).rank) if item.reason is Reason.SEQUENCE else ""
