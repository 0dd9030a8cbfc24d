import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.features.parties import deciding
from bot.features.results.service import feats
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet import calls
from bot.piquet.actions import Action, Call, CarteBlanche, Exchange
from bot.piquet.partie import Settlement
from bot.piquet.reckoning import Item, Reason
from bot.piquet.rules import COUNTERPIQUE, HUNDRED, RUBICON, Rules, rules_of
from bot.runtime.messenger import Award, Failure, Feat
from data import outbox, parties, results
from data.outbox import Place
from data.results import DealResult
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import THREAD, FakeMessenger
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, Clock, ServiceContext, key, opened, simply
from tests.support.crash_injection import Crash
from tests.support.discord.packs import POOR, RICH, YOUNGER_BLANK, Pack

FEATS = {Reason.CARTE_BLANCHE: Feat.CARTE_BLANCHE, Reason.REPIQUE: Feat.REPIQUE, Reason.CAPOT: Feat.CAPOT}


def boldly(sight: Sight) -> Sequence[Action]:
    """Calls everything and discards the last cards; otherwise decides like ``simply``."""
    seen, me = sight.deal, sight.eye
    assert seen is not None
    assert me is not None
    if seen.may_announce:
        return [CarteBlanche(me)]
    if seen.exchange_limits:
        return [Exchange(me, tuple(seen.hand)[len(seen.hand) - seen.exchange_limits[0] :])]
    if seen.open_kinds and me == seen.elder and not seen.pending:
        kind = seen.open_kinds[0]
        if best := calls.best_call(seen.rules, kind, seen.hand):
            return [Call(me, kind, tuple(tuple(group) for group in best))]
    return simply(sight)


async def deal_out(services: ServiceContext, partie: PartieId, *, told: bool = True) -> None:
    deals = await number_of_deals(services, partie)
    while (row := await services.row(partie)).to_act is not None and await number_of_deals(services, partie) == deals:
        await deciding.act(services.context, partie, (ADA, BEN)[row.to_act], boldly, seen=row.seq, key=key())
    if told:
        await services.tell(partie)


async def number_of_deals(services: ServiceContext, partie: PartieId) -> int:
    return len(await services.context.database.read(lambda tx: parties.deals(tx, partie)))


async def dealt(services: ServiceContext, *packs: Pack, rules: Rules = RUBICON, told: bool = True) -> PartieId:
    services.packs.ready = list(packs)
    partie = await services.begin(rules=rules)
    for _ in packs:
        await deal_out(services, partie, told=told)
    return partie


def honours(awards: Sequence[Award]) -> list[tuple[Feat, int, int]]:
    return [(honour.feat, honour.seat, honour.number) for award in awards for honour in award.honours]


async def test_a_repique_is_announced_after_its_deal_and_not_before(services: ServiceContext) -> None:
    services.packs.ready = [RICH]
    partie = await services.begin()
    seen = await deciding.sight(services.context, partie, None)
    while seen.deal is not None and not (
        seen.shown.number == 0 and len(seen.deal.tricks) == 10 and seen.deal.led is not None
    ):
        assert not services.messenger.awards(CHANNEL)
        await _bold(services, partie)
        seen = await deciding.sight(services.context, partie, None)
    await deal_out(services, partie)
    (award,) = services.messenger.awards(CHANNEL)
    assert honours([award]) == [(Feat.REPIQUE, 0, 0)]
    assert award.sight.deal is not None
    assert award.sight.deal.over
    assert award.sight.eye is None
    assert award.sight.location.table == THREAD + partie
    await deal_out(services, partie)
    assert len(services.messenger.awards(CHANNEL)) == 1


async def _bold(services: ServiceContext, partie: PartieId) -> None:
    row = await services.row(partie)
    await deciding.act(services.context, partie, (ADA, BEN)[row.to_act or 0], boldly, seen=row.seq, key=key())
    await services.tell(partie)


async def test_all_feats_of_a_deal_share_one_message(services: ServiceContext) -> None:
    await dealt(services, YOUNGER_BLANK)
    assert [honours([award]) for award in services.messenger.awards(CHANNEL)] == [
        [(Feat.CARTE_BLANCHE, 1, 0), (Feat.CAPOT, 0, 0)]
    ]


async def test_a_rubicon_is_announced_with_the_last_deal_and_its_points(services: ServiceContext) -> None:
    partie = await dealt(services, *[RICH, POOR] * 3)
    ending = (await deciding.sight(services.context, partie, None)).ending
    assert ending is not None
    assert isinstance(ending.outcome, Settlement)
    assert ending.outcome.rubicon
    last = services.messenger.awards(CHANNEL)[-1]
    assert [(one.feat, one.seat, one.points) for one in last.honours if one.feat is Feat.RUBICON] == [
        (Feat.RUBICON, ending.outcome.winner, ending.outcome.points)
    ]


@pytest.mark.parametrize(
    "rules", [RUBICON, HUNDRED, pytest.param(COUNTERPIQUE, marks=pytest.mark.long)], ids=lambda rules: str(rules.name)
)
async def test_each_feat_of_any_partie_is_announced_once_in_order(services: ServiceContext, rules: Rules) -> None:
    services.packs.ready = [YOUNGER_BLANK]
    partie, done = await services.begin(rules=rules), []
    while (await services.row(partie)).to_act is not None:
        number = (await deciding.sight(services.context, partie, None)).shown.number
        await deal_out(services, partie, told=False)
        await services.tell(partie)
        sight = await deciding.sight(services.context, partie, None, number)
        assert sight.deal is not None
        done += [(FEATS[item.reason], item.seat, number) for item in sight.deal.items if item.reason in FEATS]
        outcome = sight.ending.outcome if sight.ending else None
        if isinstance(outcome, Settlement) and outcome.rubicon:
            done.append((Feat.RUBICON, outcome.winner or 0, number))
    assert honours(services.messenger.awards(CHANNEL)) == done != []
    assert {award.sight.shown.number for award in services.messenger.awards(CHANNEL)} == {
        number for _, _, number in done
    }


@pytest.mark.parametrize(("before", "told"), [(0, [(Feat.REPIQUE, 0)]), (65, [(Feat.REPIQUE, 0)]), (66, [])])
def test_a_repique_after_a_hundred_was_reached_is_not_announced(before: int, told: list[tuple[Feat, int]]) -> None:
    points = {Reason.POINT: 5, Reason.SEQUENCE: 15, Reason.SET: 14, Reason.REPIQUE: 60}
    items = [Item(reason, 0, worth) for reason, worth in points.items()]
    assert feats(HUNDRED, items, (before, 0)) == told
    assert feats(RUBICON, items, (before, 0)) == [(Feat.REPIQUE, 0)]


async def test_the_bot_announces_no_feats_of_a_table_in_the_channel_itself(services: ServiceContext) -> None:
    await save_server_settings(services.context, GUILD, ServerChanges(table_in_channel=True))
    partie = await dealt(services, RICH)
    assert (await services.row(partie)).table_channel == CHANNEL
    assert not services.messenger.awards(CHANNEL)
    assert not await services.waiting(partie)


async def test_a_server_can_turn_awards_off(services: ServiceContext) -> None:
    await save_server_settings(services.context, GUILD, ServerChanges(awards=False))
    partie = await dealt(services, RICH)
    assert not services.messenger.awards(CHANNEL)
    assert not await services.waiting(partie)


@pytest.mark.parametrize("failure", [Failure.GONE, Failure.CLOSED, Failure.FULL, Failure.REFUSED])
async def test_an_award_for_a_closed_channel_is_dropped(services: ServiceContext, failure: Failure) -> None:
    services.messenger.fails("announce", failure)
    partie = await dealt(services, RICH)
    assert not services.messenger.awards(CHANNEL)
    assert services.messenger.sent.count("announce") == 1
    assert not await services.waiting(partie)


@pytest.mark.parametrize("arrives", [False, True], ids=["refused", "answer lost"])
async def test_an_award_without_an_answer_from_discord_is_retried_and_appears_once(
    services: ServiceContext, arrives: bool
) -> None:
    services.messenger.fails("announce", Failure.LATER, arrives=arrives, times=2)
    partie = await dealt(services, RICH)
    assert [notice.place for notice in await services.waiting(partie)] == [Place.CHANNEL]
    # The messages of hands and table do not wait for it.
    await services.play(partie, 3)
    assert [notice.place for notice in await services.waiting(partie)] == [Place.CHANNEL]
    await services.later(partie)
    assert honours(services.messenger.awards(CHANNEL)) == [(Feat.REPIQUE, 0, 0)]
    assert not await services.waiting(partie)


async def test_a_delayed_award_delays_the_awards_after_it(services: ServiceContext) -> None:
    services.messenger.fails("announce", Failure.LATER)
    partie = await dealt(services, RICH, RICH)
    assert not services.messenger.awards(CHANNEL)
    assert {notice.due_at for notice in await services.waiting(partie)} == {services.clock.now + 10}
    await services.later(partie)
    assert honours(services.messenger.awards(CHANNEL)) == [(Feat.REPIQUE, 0, 0), (Feat.REPIQUE, 1, 1)]


async def test_a_slow_award_delays_neither_hands_nor_table(services: ServiceContext) -> None:
    """The partie goes on while the award is being sent."""
    services.packs.ready = [RICH]
    partie = await services.begin()
    seqs: list[int] = []

    async def meanwhile() -> None:
        row = await services.row(partie)
        await deciding.act(services.context, partie, (ADA, BEN)[row.to_act or 0], simply, seen=row.seq, key=key())
        services.poster.hurry(partie)
        await services.poster._workers.rest()
        assert [notice.place for notice in await services.waiting(partie)] == [Place.CHANNEL]
        seqs.append((await services.row(partie)).seq)

    services.messenger.meanwhile("announce", meanwhile)
    await deal_out(services, partie)
    assert services.messenger.told(THREAD + partie) == list(range(seqs[0]))
    assert len(services.messenger.awards(CHANNEL)) == 1


async def test_an_award_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "two.sqlite3"
    async with opened(path) as services:
        partie = await dealt(services, RICH, told=False)
        messenger, clock = services.messenger, services.clock
    async with opened(path, messenger=messenger, clock=clock) as services:
        await services.tell(partie)
        assert honours(messenger.awards(CHANNEL)) == [(Feat.REPIQUE, 0, 0)]


async def test_an_award_appears_once_whenever_the_process_ends_while_it_is_sent(tmp_path: Path) -> None:
    path, messenger, clock, deaths = tmp_path / "axed.sqlite3", FakeMessenger(), Clock(), 0
    for point in range(8):
        async with opened(path, messenger=messenger, clock=clock) as services:
            await services.poster._announcers.stop()
            partie = await dealt(services, RICH)
            assert [notice.place for notice in await services.waiting(partie)] == [Place.CHANNEL]
        async with opened(path, messenger=messenger, clock=clock) as services:
            messenger.crash = crash = Crash(point)
            crash.watch(services.context.database)
            with suppress(asyncio.CancelledError):
                await services.start()
                await services.rest()
            deaths += crash.happened
        messenger.crash = None
        async with opened(path, messenger=messenger, clock=clock) as services:
            await services.start()
            await services.later(partie)
            told = [award for award in messenger.awards(CHANNEL) if award.sight.partie_id == partie]
            assert honours(told) == [(Feat.REPIQUE, 0, 0)]
    assert deaths >= 6


async def test_a_delayed_award_is_sent_when_it_is_due(services: ServiceContext) -> None:
    services.messenger.fails("announce", Failure.LATER)
    partie = await dealt(services, RICH)
    assert await services.context.database.read(outbox.next_due) == services.clock.now + 10
    services.clock.now += 10
    await services.poster.do()
    await services.rest()
    assert len(services.messenger.awards(CHANNEL)) == 1
    assert not await services.waiting(partie)


# The best deal of a server.


async def had(
    services: ServiceContext, deals: int, points: int, *, pool: str = RUBICON.form.value, guild: int = GUILD
) -> None:
    partie = await services.begin(guild=guild)

    def enter(tx: Transaction) -> None:
        blank = dict.fromkeys(("carte_blanche", "point", "sequence", "set", "pique", "repique", "capot", "elder"), 0)
        of_deals = [
            DealResult(
                partie=partie, number=100 + number, seat=seat, user=ADA, guild=guild, pool=pool, points=points, **blank
            )
            for number in range(deals)
            for seat in (0, 1)
        ]
        results.add_results(tx, [], of_deals)

    await services.context.database.write(enter)


async def resigned(services: ServiceContext, *packs: Pack) -> Sequence[Award]:
    partie = await dealt(services, *packs)
    told = len(services.messenger.awards(CHANNEL))
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await services.tell(partie)
    return services.messenger.awards(CHANNEL)[told:]


async def test_the_best_deal_of_a_server_is_announced_when_its_partie_ends(services: ServiceContext) -> None:
    await had(services, 20, 50)
    (award,) = await resigned(services, POOR, RICH, POOR)
    assert honours([award]) == [(Feat.BEST, 1, 1)]
    assert award.sight.shown.ordinal == 2
    assert award.sight.deal is not None
    assert award.honours[0].points == award.sight.deal.score[1] > 90


async def test_the_best_deal_is_announced_with_the_feats_of_the_last_deal(services: ServiceContext) -> None:
    await had(services, 20, 50)
    await dealt(services, RICH, YOUNGER_BLANK, rules=rules_of("rubicon", {"deals": 2}))
    last = services.messenger.awards(CHANNEL)[-1]
    assert last.sight.shown.ordinal == 2
    assert len(last.honours) > 1
    assert [feat for feat, _, _ in honours([last])][-1] is Feat.BEST
    assert sum(feat is Feat.BEST for feat, _, _ in honours(services.messenger.awards(CHANNEL))) == 1


async def test_only_a_deal_better_than_all_before_is_the_best(services: ServiceContext) -> None:
    await had(services, 20, 50)
    assert honours(await resigned(services, RICH)) == [(Feat.BEST, 0, 0)]
    assert not await resigned(services, RICH)


@pytest.mark.parametrize(
    "before",
    [
        {"deals": 19, "points": 50},
        {"deals": 20, "points": 500},
        {"deals": 20, "points": 50, "pool": HUNDRED.form.value},
        {"deals": 20, "points": 50, "guild": GUILD + 1},
    ],
    ids=["few deals", "a better one", "in another pool", "in another server"],
)
async def test_no_deal_is_best_after_too_few_deals_or_a_better_one(services: ServiceContext, before: Any) -> None:
    await had(services, **before)
    assert not await resigned(services, RICH)


async def test_no_deal_is_the_best_before_the_backfill_is_done(services: ServiceContext) -> None:
    await had(services, 20, 50)
    old = await services.begin()
    await deciding.decide(services.context, old, ADA, deciding.resign, key=key())
    await services.context.database.write(lambda tx: tx.execute("UPDATE parties SET booked = 0 WHERE id = ?", old))
    assert not await resigned(services, RICH)


async def test_a_table_in_the_channel_itself_announces_only_its_best_deal(services: ServiceContext) -> None:
    await save_server_settings(services.context, GUILD, ServerChanges(table_in_channel=True))
    await had(services, 20, 50)
    assert honours(await resigned(services, RICH)) == [(Feat.BEST, 0, 0)]
    assert len(services.messenger.awards(CHANNEL)) == 1
