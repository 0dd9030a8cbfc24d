"""Why a deal came out as it did: every point with its reason and its cards."""

from collections.abc import Iterator

from discord import ui

from bot.piquet.cards import Hand
from bot.piquet.reckoning import Item, Reason
from bot.piquet.view import DealView
from bot.services.sight import Sight
from bot.ui.controls import layout, written
from bot.ui.escape import plain
from bot.ui.faces import faces
from bot.ui.sheet import why
from bot.ui.words import Words

_ONE_BY_ONE = {Reason.LEAD: "why-leads", Reason.TRICK: "why-tricks"}
_BLUE = 0x2F5D8C


def reasons_view(say: Words, sight: Sight) -> ui.LayoutView:
    """The reasons of the deal in sight, as far as the eye may know them."""
    names = plain(sight.names[0]), plain(sight.names[1])
    lines = [say("why-title", number=sight.number)]
    if sight.deal:
        lines += [f"- {line}" for line in _lines(say, sight.deal, names)]
    return layout(written("\n".join(lines)), accent=_BLUE)


def _lines(say: Words, seen: DealView, names: tuple[str, str]) -> Iterator[str]:
    """One line a score, in the order of scoring; the cards led, and the tricks taken, of a seat in one."""
    for reason in Reason:
        items = [item for item in seen.items if item.reason is reason]
        if reason in _ONE_BY_ONE:
            yield from (
                _together(say, items, seat, names[seat]) for seat in (0, 1) if any(i.seat == seat for i in items)
            )
        else:
            yield from (why(say, item, names) for item in items)


def _together(say: Words, items: list[Item], seat: int, name: str) -> str:
    mine = [item for item in items if item.seat == seat]
    cards = ", ".join(faces(Hand(item.cards)) for item in mine)
    return say(_ONE_BY_ONE[mine[0].reason], name=name, points=len(mine), cards=cards)
