from collections.abc import Iterator

from ... import calls
from ...cards import Hand
from ...declaring import Verdict
from ...reckoning import CARTE_ROUGE, REASON_OF, Item, Reason, bonuses, used_in_calls
from ...rules import AS_PLAYED, KINDS
from ...view import DealView, SeenAnswer


def with_what_comes(deal: DealView, younger: Hand | None = None) -> list[Item]:
    """Returns all items scored so far, and items for younger's reckonings and bonuses to come.

    ``younger`` is younger's hand, None if unknown.
    """
    as_played, items, to_come = deal.rules.scoring.pique == AS_PLAYED, list(deal.items), list[Item]()
    to_lead = deal.led is None and not deal.tricks
    if younger is not None and deal.eye == deal.elder and to_lead:
        to_come.extend(_reckoned(deal, younger))
    if not any(item.reason in {Reason.REPIQUE, Reason.PIQUE} for item in items):
        lead = [Item(Reason.LEAD, deal.elder, 1)] if as_played and to_lead else []
        made = bonuses([*items, *lead, *to_come], as_played=as_played)
        to_come += [bonus for bonus in made if as_played or bonus.reason is Reason.REPIQUE]
    return items + to_come


def _reckoned(deal: DealView, hand: Hand) -> list[Item]:
    items = list(_good_groups(deal, hand))
    if deal.rules.scoring.carte_rouge and not hand.without(used_in_calls(items, deal.younger)):
        items.append(Item(Reason.CARTE_ROUGE, deal.younger, CARTE_ROUGE, hand, deal.rules.scoring.carte_rouge_bar))
    return items


def _good_groups(deal: DealView, hand: Hand) -> Iterator[Item]:
    said = (action for action in deal.actions if isinstance(action, SeenAnswer))
    barred = {action.kind for action in said if action.verdict is not Verdict.NOT_GOOD}
    for kind in KINDS:
        for group in calls.best_call(deal.rules, kind, hand) if kind not in barred else ():
            yield Item(REASON_OF[kind], deal.younger, calls.value(kind, group), group)
