import asyncio
import random
from collections.abc import AsyncIterator
from functools import partial
from statistics import fmean

import pytest

from bot.features.par import service
from bot.features.par.line import par_line
from bot.features.par.service import LINES, Par
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import played
from bot.piquet.rules import RULE_SETS, Rules, rules_of
from bot.runtime.engine_pool import Unanswered
from data.store.transaction import Transaction
from tests.fakes.fake_engine import not_at_all
from tests.fakes.service_context import ServiceContext

SIX = rules_of("rubicon")
ONE = rules_of("rubicon", {"deals": 1})


def a_pack(seed: int) -> tuple[Card, ...]:
    pack = list(PACK)
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def quick_line(pack: tuple[Card, ...], rules: Rules, seed: int) -> int:
    return 10 * seed + pack.index(PACK[0]) + rules.rubicon


def no_line_after_the_fifth(pack: tuple[Card, ...], rules: Rules, seed: int) -> int:
    if seed > 4:
        raise ArithmeticError
    return quick_line(pack, rules, seed)


@pytest.fixture
async def bot(services: ServiceContext) -> AsyncIterator[ServiceContext]:
    yield services
    await services.context.engine_pool.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "par_line", quick_line)


def number_stored(tx: Transaction) -> int:
    count: int = tx.fetch_value("SELECT count(*) FROM pars")
    return count


@pytest.mark.usefixtures("quick")
async def test_par_is_the_mean_of_eight_lines(bot: ServiceContext) -> None:
    lines = [quick_line(a_pack(1), SIX, line) for line in range(8)]
    assert await service.make(bot.context, a_pack(1), SIX) == Par(fmean(lines), 8)


def test_a_line_is_a_deal_that_the_expert_plays_against_itself() -> None:
    expert, pack = PLAYERS["expert"], a_pack(6)
    scores = [played(SIX, expert(2 * line), expert(2 * line + 1), pack) for line in (1, 2)]
    assert [par_line(pack, SIX, line) for line in (1, 2)] == [elder - younger for elder, younger in scores]
    assert len(set(scores)) > 1, "the lines differ, or they prove nothing"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "rules", [rules for rules in RULE_SETS.values() if not rules.auction], ids=lambda one: one.name
)
def test_a_line_can_be_repeated_under_every_rule_set_without_an_auction(rules: Rules) -> None:
    assert par_line(a_pack(2), rules, 5) == par_line(a_pack(2), rules, 5)


def test_what_elder_gains_younger_loses() -> None:
    par = Par(4.5, 8)
    assert (par.of(True), par.of(False)) == (4.5, -4.5)


@pytest.mark.usefixtures("quick")
async def test_par_is_stored_once_for_all_lengths_readings_and_engines(
    bot: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, pack = bot.context.database.read, a_pack(3)
    assert await read(lambda tx: service.stored(tx, pack, SIX)) is None
    made = await service.make(bot.context, pack, SIX)
    monkeypatch.setattr(service, "par_line", not_at_all)
    for rules in (SIX, ONE, rules_of("rubicon", {"deals": 2}), rules_of("rubicon", {"reading": "0.2.0"})):
        assert await service.make(bot.context, pack, rules) == made
        assert await read(partial(service.stored, pack=pack, rules=rules)) == made
    assert await read(number_stored) == 1


@pytest.mark.usefixtures("quick")
async def test_another_pack_and_other_rules_have_a_par_of_their_own(bot: ServiceContext) -> None:
    for pack, rules in ((a_pack(4), SIX), (a_pack(5), SIX), (a_pack(4), rules_of("rubicon", {"must_win": True}))):
        await service.make(bot.context, pack, rules)
    assert await bot.context.database.read(number_stored) == 3


@pytest.mark.usefixtures("quick")
async def test_two_people_who_make_par_at_once_get_the_same_par(bot: ServiceContext) -> None:
    pack = a_pack(6)
    first, second = await asyncio.gather(*(service.make(bot.context, pack, SIX, person) for person in (1, 2)))
    assert first == second
    assert await bot.context.database.read(number_stored) == 1


async def test_par_is_not_stored_without_an_engine_answer_and_can_be_retried(
    bot: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = a_pack(8)
    monkeypatch.setattr(service, "par_line", no_line_after_the_fifth)
    with pytest.raises(Unanswered):
        await service.make(bot.context, pack, SIX)
    assert await bot.context.database.read(number_stored) == 0
    monkeypatch.setattr(service, "par_line", quick_line)
    assert (await service.make(bot.context, pack, SIX)).lines == LINES


async def test_an_auction_has_no_par_because_it_decides_who_is_elder(services: ServiceContext) -> None:
    with pytest.raises(ValueError, match="counterpique"):
        await service.make(services.context, a_pack(9), RULE_SETS["counterpique"])
    assert await services.context.database.read(lambda tx: service.stored(tx, PACK, RULE_SETS["counterpique"])) is None


@pytest.mark.parametrize("dealer", [0, 1])
def test_a_deal_knows_the_pack_that_it_was_dealt_from(dealer: int) -> None:
    pack = a_pack(10)
    deal = Deal.from_pack(SIX, dealer, pack)
    assert deal.pack == pack
    assert Hand.of(deal.pack[:3]) < Hand.of(deal.dealt[deal.elder])
