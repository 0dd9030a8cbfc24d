import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.features.daily import service
from bot.features.par import service as par
from bot.features.privacy import service as privacy
from bot.features.results import suggested_level
from bot.features.results.suggested_level import (
    AGAINST_PAR,
    LATEST,
    PARTIE,
    STRENGTHS,
    KnownDeal,
    PlayingStrength,
    Suggestion,
    estimated,
)
from bot.model.house_seats import LEVELS, user_of
from data import results
from data.store.transaction import Transaction
from tests.bot.features.daily.test_days import close, finish
from tests.bot.features.results.test_against_par import make_pars, played
from tests.fakes.fake_engine import line_by_thumb
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext

WEAKEST, STRONGEST = LEVELS[0], LEVELS[-1]
PERSONS = 60
HALF_STEP = 2.5


def strengths() -> list[float]:
    """Returns every level's strength, and the values halfway between them."""
    steps = round((STRENGTHS[STRONGEST] - STRENGTHS[WEAKEST]) / HALF_STEP)
    return [STRENGTHS[WEAKEST] + HALF_STEP * step for step in range(steps + 1)]


def deviation(strength: float) -> float:
    """Returns the standard deviation of points less par: 8 for a strong player, 20 for the weakest."""
    return 8 + 12 * min(1.0, max(0.0, -strength / 15))


def dealt_against(level: str, strength: float, dice: random.Random) -> KnownDeal:
    within = max(deviation(strength), deviation(STRENGTHS[level]))
    return KnownDeal(user_of(level), strength - STRENGTHS[level] + dice.gauss(0, within), AGAINST_PAR)


def wins(strength: float, level: str, dice: random.Random, parties: int = 1000) -> float:
    """Returns the share of simulated parties won, with luck in the cards and in the play."""
    edge, within = strength - STRENGTHS[level], deviation(strength)
    luck = (35**2 - within**2) ** 0.5
    parties_won = (
        sum(edge + dice.gauss(0, luck) + dice.gauss(0, within) for _ in range(PARTIE)) > 0 for _ in range(parties)
    )
    return sum(parties_won) / parties


def following(strength: float, deals: int, dice: random.Random) -> Iterator[str]:
    """Yields the levels played by a newcomer who always takes the suggestion."""
    known, level = list[KnownDeal](), WEAKEST
    while len(known) < deals:
        yield level
        known += [dealt_against(level, strength, dice) for _ in range(PARTIE)]
        level = estimated(known[-LATEST:]).suggested(level)
    yield level


@pytest.mark.parametrize("strength", strengths())
def test_at_the_suggested_level_a_person_wins_forty_to_sixty_percent(strength: float) -> None:
    dice = random.Random(round(10 * strength))
    level_after = [list(following(strength, 12 * PARTIE, dice))[-1] for _ in range(PERSONS)]
    chances = {level: wins(strength, level, dice) for level in sorted(set(level_after))}
    even = sum(0.4 <= chances[level] <= 0.6 for level in level_after)
    assert even >= 0.75 * PERSONS, chances
    # A level and a half away, a person wins 30 or 70 %, give or take a few of the thousand parties.
    assert all(0.25 < chance < 0.75 for chance in chances.values()), "no one is far from even"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("strength", strengths())
def test_the_suggestion_seldom_changes_once_it_suits(strength: float) -> None:
    dice, changes, parties = random.Random(round(10 * strength)), 0, 24
    for _ in range(PERSONS):
        levels = list(following(strength, (12 + parties) * PARTIE, dice))[12:]
        changes += sum(before != after for before, after in pairwise(levels))
    assert changes < 0.12 * PERSONS * parties


def test_the_model_predicts_the_win_rates_of_the_simulation() -> None:
    dice = random.Random(5)
    for level in LEVELS:
        known = PlayingStrength(STRENGTHS[level] - 5, 0, 1000)
        assert known.chance(level) == pytest.approx(wins(known.points, level, dice, 4000), abs=0.03)


def test_a_newcomer_begins_with_the_weakest_level() -> None:
    assert estimated(()).suggested(None) == WEAKEST


def test_the_first_chosen_level_stays_until_a_whole_partie_is_known() -> None:
    few = [KnownDeal(user_of(STRONGEST), -80, 15)] * (PARTIE - 1)
    for level in LEVELS:
        assert estimated(few).suggested(level) == level


@pytest.mark.parametrize("points", [-300, 300])
def test_one_partie_moves_the_suggestion_by_one_level_at_most(points: int) -> None:
    for at, level in enumerate(LEVELS):
        moved = estimated([KnownDeal(user_of(level), points, 15)] * PARTIE).suggested(level)
        assert abs(LEVELS.index(moved) - at) <= 1


def test_a_losing_streak_lowers_the_level_and_a_winning_streak_raises_it() -> None:
    lost = estimated([KnownDeal(user_of(STRONGEST), -60, 15)] * LATEST)
    won = estimated([KnownDeal(user_of(WEAKEST), 60, 15)] * LATEST)
    assert (lost.suggested(STRONGEST), won.suggested(WEAKEST)) == (WEAKEST, STRONGEST)


def test_a_deal_without_par_counts_less_in_the_estimate() -> None:
    plain = estimated([KnownDeal(user_of(WEAKEST), 20, 35)] * PARTIE)
    less_par = estimated([KnownDeal(user_of(WEAKEST), 20, 15)] * PARTIE)
    assert STRENGTHS[WEAKEST] < plain.points < less_par.points < STRENGTHS[WEAKEST] + 20
    assert plain.within > less_par.within


def test_deals_against_another_person_count_less_than_deals_against_the_house() -> None:
    against_ben = estimated([KnownDeal(BEN, 20, 15)] * LATEST)
    against_house = estimated([KnownDeal(user_of(WEAKEST), 20, 15)] * LATEST)
    assert STRENGTHS[WEAKEST] + 5 < against_ben.points < against_house.points
    assert against_ben.within > 4 * against_house.within / 2


def test_only_a_person_who_clearly_loses_to_the_weakest_level_needs_hints() -> None:
    def below(points: float, deals: int) -> bool:
        return estimated([KnownDeal(user_of(WEAKEST), points, 15)] * deals).needs_hints

    assert below(-15, 2 * PARTIE)
    assert not below(-15, PARTIE - 1)
    assert not below(0, LATEST)
    assert not below(-2, LATEST)


def test_a_person_at_the_weakest_level_rarely_counts_as_weaker() -> None:
    dice = random.Random(3)
    known = [
        estimated([dealt_against(WEAKEST, STRENGTHS[WEAKEST], dice) for _ in range(4 * PARTIE)]) for _ in range(200)
    ]
    assert sum(one.needs_hints for one in known) < 20


# From what is stored.


@pytest.fixture
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "par_line", line_by_thumb)


async def suggested(bot: ServiceContext, user: int, now: str | None = None) -> Suggestion:
    return await bot.context.database.read(lambda tx: suggested_level.suggestion(tx, user, now))


async def strength(bot: ServiceContext, user: int) -> PlayingStrength:
    return await bot.context.database.read(lambda tx: suggested_level.estimate_of(tx, user))


async def house_beaten(bot: ServiceContext, level: str, parties: int = 1) -> None:
    """Plays parties against the house, and gives Ada all the points."""
    for _ in range(parties):
        opening = await bot.challenge(user_of(level), guild=0)
        offer = await bot.dealt(opening)
        assert offer.partie is not None
        await bot.finish(offer.partie)
        bot.clock.now += 60
    await bot.context.database.write(_credit_ada)


def _credit_ada(tx: Transaction) -> None:
    tx.execute('UPDATE deal_results SET points = CASE WHEN "user" = ? THEN 99 ELSE 0 END', ADA)


async def test_someone_without_a_finished_deal_begins_with_the_weakest_level(services: ServiceContext) -> None:
    assert await suggested(services, ADA) == Suggestion(WEAKEST, 0)
    assert await suggested(services, ADA, STRONGEST) == Suggestion(STRONGEST, 0)


@pytest.mark.usefixtures("by_thumb")
async def test_par_makes_the_estimate_more_certain(services: ServiceContext) -> None:
    partie = await played(services)
    before = await strength(services, ADA)
    await make_pars(services, partie)
    after = await strength(services, ADA)
    assert before.deals == after.deals == PARTIE
    assert after.within < before.within < suggested_level.SPREAD
    await services.context.engine_pool.close()


async def test_a_person_who_beats_the_weakest_level_plays_the_next(services: ServiceContext) -> None:
    await house_beaten(services, WEAKEST)
    known = await strength(services, ADA)
    assert known.deals >= PARTIE
    assert await suggested(services, ADA, WEAKEST) == Suggestion(LEVELS[1], known.deals)
    assert await suggested(services, BEN, WEAKEST) == Suggestion(WEAKEST, 0)


async def test_only_the_latest_deals_count(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggested_level, "LATEST", PARTIE)
    await house_beaten(services, WEAKEST, parties=2)
    found = await services.context.database.read(lambda tx: results.latest_deals(tx, ADA, 2 * PARTIE))
    assert [row.other for row in found] == [user_of(WEAKEST)] * 2 * PARTIE
    assert (await strength(services, ADA)).deals == PARTIE


async def test_a_forgotten_person_is_a_newcomer_again(services: ServiceContext) -> None:
    await house_beaten(services, WEAKEST)
    await privacy.forget(services.context, ADA, str)
    assert await suggested(services, ADA) == Suggestion(WEAKEST, 0)


async def test_deals_with_a_forgotten_person_still_count(services: ServiceContext) -> None:
    await services.finish(await services.begin())
    before = await strength(services, BEN)
    await privacy.forget(services.context, ADA, str)
    assert await strength(services, BEN) == before


async def test_an_open_daily_deal_does_not_count(services: ServiceContext) -> None:
    await finish(services)
    assert (await strength(services, ADA)).deals == 0
    await close(services, await service.today(services.context, GUILD))
    assert (await strength(services, ADA)).deals == 2


async def test_a_damaged_deal_is_left_out(services: ServiceContext) -> None:
    await house_beaten(services, WEAKEST)
    before = await strength(services, ADA)
    await services.context.database.write(lambda tx: tx.execute("UPDATE deals SET talon = 'AS AS' WHERE number = 0"))
    assert (await strength(services, ADA)).deals == before.deals - 1
