"""The score when the first trick is played, with what is still to come in it: younger's calls, and a repique.

It matters to elder's first lead if the sum of all scores counts, as in a game of a hundred.
"""

from collections.abc import Iterator

from bot.piquet import calls
from bot.piquet.cards import Hand
from bot.piquet.declaring import Verdict
from bot.piquet.reckoning import REASON_OF, REPIQUE, Item, Reason, repiqued_by
from bot.piquet.rules import KINDS
from bot.piquet.view import DealView, SeenAnswer


def with_what_comes(deal: DealView, younger: Hand | None = None) -> list[Item]:
    """All items scored, with those that younger will reckon of this hand (None: unknown), and with the repique."""
    items = list(deal.items)
    if younger is not None and deal.eye == deal.elder and deal.led is None and not deal.tricks:
        items.extend(_reckoned(deal, younger))
    if not any(item.reason in {Reason.REPIQUE, Reason.PIQUE} for item in items):
        seat = repiqued_by(items)
        items += [] if seat is None else [Item(Reason.REPIQUE, seat, REPIQUE)]
    return items


def _reckoned(deal: DealView, hand: Hand) -> Iterator[Item]:
    said = (action for action in deal.actions if isinstance(action, SeenAnswer))
    barred = {action.kind for action in said if action.verdict is not Verdict.NOT_GOOD}
    for kind in KINDS:
        for group in calls.best_call(deal.rules, kind, hand) if kind not in barred else ():
            yield Item(REASON_OF[kind], deal.younger, calls.value(kind, group), group)
