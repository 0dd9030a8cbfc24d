"""Two people before the real services, who come when it is their turn: what they decide, and how often each waits."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Action
from bot.piquet.cards import Card
from bot.piquet.orders import Orders
from bot.piquet.reckoning import Score
from bot.piquet.rules import Rules
from tests.fakes.service_context import ADA, BEN, ServiceContext, key
from tests.lab.pace.ordering_player import OrderingPlayer

USERS = (ADA, BEN)


@dataclass(slots=True)
class Tally:
    """What was counted. A *wait*: the partie stops at another person than the one who decided last."""

    parties: int = 0
    deals: int = 0
    waits: int = 0
    confirmations: int = 0
    """Of both people."""


async def play_partie(services: ServiceContext, rules: Rules, people: Sequence[OrderingPlayer], tally: Tally) -> None:
    """Plays a partie to its end, and counts."""
    partie = await services.begin(rules=rules)
    sight = await _play(services, partie, people, tally, deals=None)
    tally.parties += 1
    tally.deals += sight.shown.ordinal


async def play_deal(
    services: ServiceContext, rules: Rules, people: Sequence[OrderingPlayer], pack: tuple[Card, ...], tally: Tally
) -> Score:
    """Plays this deal as the first one of a partie, and counts; its score by seat. Seat 0 is the non-dealer."""
    services.packs.ready.append(pack)
    partie = await services.begin(rules=rules)
    await _play(services, partie, people, tally, deals=1)
    tally.deals += 1
    deal = (await deciding.sight(services.context, partie, None, 0)).deal
    assert deal is not None
    return deal.score


async def _play(
    services: ServiceContext, partie: PartieId, people: Sequence[OrderingPlayer], tally: Tally, deals: int | None
) -> Sight:
    """Plays until so many deals are over, or the partie."""
    sight, last = await deciding.sight(services.context, partie, None), None
    while (seat := sight.to_act) is not None and (deals is None or sight.shown.number < deals):
        sight = await deciding.sight(services.context, partie, seat)
        tally.waits += last not in (None, seat)
        last, person = seat, people[seat]
        for steps in person.decide(sight):
            sight = await _confirm(services, sight, tally, steps)
        if sight.to_act == 1 - seat:
            for orders in person.leave(sight):
                sight = await _confirm(services, sight, tally, [orders])
    return sight


async def _confirm(services: ServiceContext, sight: Sight, tally: Tally, steps: Sequence[Action | Orders]) -> Sight:
    assert sight.eye is not None
    tally.confirmations += 1
    user = USERS[sight.eye]
    return await deciding.act(services.context, sight.partie_id, user, lambda _: steps, seen=sight.seq, key=key())
