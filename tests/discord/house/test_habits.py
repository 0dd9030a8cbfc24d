import pytest

from bot.features.house import review
from bot.features.par import service as par
from bot.features.problems import training
from bot.piquet.actions import Exchange
from bot.piquet.house.levels.habits import CHARACTERS, Judgement
from bot.piquet.house.players.player import Turn
from bot.piquet.view import view
from tests.fakes.fake_engine import asked_by_thumb, judged_by_thumb, line_by_thumb
from tests.fakes.simcord_harness import Harness
from tests.support.discord.packs import BOB_DEALS, POOR, exchange
from tests.support.discord.past_parties import opened, play
from tests.support.discord.table_checks import deal_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin

pytestmark = pytest.mark.packs(BOB_DEALS, POOR)

HABIT = "A casual player’s habit: keeping pairs and trios at any price."


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    monkeypatch.setattr(training, "ask_again", asked_by_thumb)


async def lovingly_exchanged(harness: Harness) -> None:
    await begin(harness)
    turn = Turn(view(await deal_of(harness), 0))
    found = dict(CHARACTERS["casual"].actions(turn, Judgement().choose(turn)))["loves-trios"]
    assert isinstance(found, Exchange)
    await exchange(harness.alice, *map(str, found.cards))


async def cost_me_most(harness: Harness) -> VisibleMessage:
    more = (await harness.alice.click(harness.alice.live(), label="More…")).message
    return (await harness.alice.click(more, label="What cost me most")).message


async def test_what_cost_me_most_names_the_habit_behind_a_mistake(harness: Harness) -> None:
    await lovingly_exchanged(harness)
    await play(harness, 0)
    page = await cost_me_most(harness)
    assert "In the exchange: cost" in page.text
    assert HABIT in page.text


async def test_the_replay_of_a_finished_game_names_the_habit_too(harness: Harness) -> None:
    await lovingly_exchanged(harness)
    await play(harness, 0)
    replay = await opened(harness.carol)
    assert HABIT in (await harness.carol.click(replay, verb="hindsight")).text


async def test_a_decision_not_caused_by_a_habit_is_explained_without_one(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    await lovingly_exchanged(harness)
    await play(harness, 0)
    page = await cost_me_most(harness)
    assert "In the exchange: cost" in page.text
    assert "habit" not in page.text
