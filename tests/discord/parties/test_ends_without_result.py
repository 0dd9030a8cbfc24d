import pytest

from data import parties, ratings, results
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, challenge, players_of, step

DAY = 24 * 60 * 60


async def acting_and_waiting(harness: Harness) -> tuple[Person, Person]:
    both, to_act = (harness.alice, harness.bob), (await row_of(harness)).to_act or 0
    return both[to_act], both[1 - to_act]


async def offer(person: Person) -> VisibleMessage:
    asked = (await person.slash("piquet resign")).post
    assert asked is not None
    await person.click(asked, label="Offer to end")
    return asked


async def nothing_counts(harness: Harness) -> bool:
    def work(tx: Transaction) -> bool:
        kept = results.results_of(tx, (row := parties.next_ids(tx, 0, 1))[0])
        rated = [ratings.get_rating(tx, one.user, one.pool) for one in kept]
        unrated = all((one.outcome, one.rating, one.number) == (None, None, None) for one in kept)
        return unrated and not any(rated) and not results.deal_results_of(tx, row[0])

    return await bot_of(harness).context.database.read(work)


async def test_both_agree_to_end_and_the_partie_has_no_result(harness: Harness) -> None:
    await begin(harness)
    acting, waiting = await acting_and_waiting(harness)
    hand = await offer(waiting)
    assert "You offered to end the game without a result" in hand.text
    assert f"{waiting.name} offers to end the game without a result" in acting.live().text
    assert "offers to end" not in at_table(harness)[-1].text
    assert "· you offered to end it" in (await waiting.slash("piquet games")).text
    assert "· 🤝 **they offered to end it**" in (await acting.slash("piquet games")).text
    await harness.restart()
    await acting.click(acting.live(), verb="agree")
    row = await row_of(harness)
    assert (row.ending, row.winner, row.result) == ("agreed", None, None)
    assert "You both agreed to end the game without a result" in acting.live().text
    assert "You both agreed to end the game without a result" in waiting.live().text
    assert "Both players agreed to end the game without a result." in at_table(harness)[-1].text
    assert "Both players agreed to end the game without a result." in harness.posts()[0].text
    assert await nothing_counts(harness)
    assert "ended by agreement" in (await waiting.slash("piquet history")).text


async def test_finished_deals_of_a_partie_ended_by_agreement_do_not_count(harness: Harness) -> None:
    await begin(harness)
    await decide(harness, 20)
    players = players_of(harness, 5)
    while (
        len(await bot_of(harness).context.database.read(lambda tx: parties.deals(tx, parties.next_ids(tx, 0, 1)[0])))
        < 2
    ):
        assert await step(harness, players)
    acting, waiting = await acting_and_waiting(harness)
    await offer(waiting)
    await acting.click(acting.live(), verb="agree")
    assert (await row_of(harness)).ending == "agreed"
    assert await nothing_counts(harness)


@pytest.mark.parametrize("withdrawn", [False, True])
async def test_a_declined_or_withdrawn_offer_cannot_be_repeated_before_the_next_decision(
    harness: Harness, *, withdrawn: bool
) -> None:
    await begin(harness)
    acting, waiting = await acting_and_waiting(harness)
    await offer(waiting)
    agree = next(one.custom_id for one in acting.live().controls if one.verb == "agree")
    person, verb = (waiting, "unoffer") if withdrawn else (acting, "disagree")
    await person.click(person.live(), verb=verb)
    assert "offers to end" not in acting.live().text
    assert "Your offer to end the game was declined or withdrawn" in waiting.live().text
    await acting.press(acting.live(), agree)
    assert (await row_of(harness)).ended_at is None
    asked = (await waiting.slash("piquet resign")).post
    assert asked is not None
    assert not any(control.label == "Offer to end" for control in asked.controls)


async def test_the_next_decision_makes_the_offer_void(harness: Harness) -> None:
    await begin(harness)
    acting, waiting = await acting_and_waiting(harness)
    await offer(waiting)
    hand = acting.live()
    agree = next(one.custom_id for one in hand.controls if one.verb == "agree")
    assert await step(harness, players_of(harness, 3))
    assert "offered" not in waiting.live().text
    await acting.press(hand, agree)
    row = await row_of(harness)
    assert (row.ended_at, row.seq > 0) == (None, True)
    harness.take_errors()


async def test_a_forged_click_neither_offers_nor_agrees(harness: Harness) -> None:
    await begin(harness)
    acting, waiting = await acting_and_waiting(harness)
    post = at_table(harness)[0]
    for verb in ("agree", "disagree"):
        await acting.press(post, f"pq:1:{verb}:1:0", may_fail=True)
    await waiting.press(post, "pq:1:agree:1:0", may_fail=True)
    await harness.carol.press(post, "pq:1:offerend:1:0", may_fail=True)
    await acting.press(post, "pq:1:offerend:1:7", may_fail=True)
    await offer(waiting)
    await waiting.press(post, "pq:1:agree:1:0", may_fail=True)
    await harness.carol.press(post, "pq:1:agree:1:0", may_fail=True)
    assert (await row_of(harness)).ended_at is None
    harness.take_errors()


async def test_house_and_daily_deals_are_not_ended_by_agreement(harness: Harness) -> None:
    await challenge(harness.alice, level="beginner")
    asked = (await harness.alice.slash("piquet resign")).post
    assert asked is not None
    assert [control.verb for control in asked.controls] == ["giveup", "playon"]
    await harness.alice.press(asked, "pq:1:offerend:1:0", may_fail=True)
    assert (await row_of(harness)).ended_at is None
    harness.take_errors()


async def test_a_silent_player_is_reminded_and_the_other_may_end(harness: Harness) -> None:
    await begin(harness, pace=0)
    acting, waiting = await acting_and_waiting(harness)
    for _ in range(8):
        await harness.advance(DAY)
    assert f"{waiting.name} is waiting for you" in acting.live().text
    for _ in range(21):
        await harness.advance(DAY)
    assert "claiming" not in [control.verb for control in waiting.live().controls]
    for _ in range(2):
        await harness.advance(DAY)
    assert f"{acting.name} hasn’t moved for 30 days" in waiting.live().text
    await harness.restart()
    await waiting.click(waiting.live(), verb="claiming")
    await waiting.click(waiting.live(), verb="claim")
    row = await row_of(harness)
    assert (row.ending, row.winner) == ("silent", None)
    said = "No one moved for 30 days, so the game has ended without a result."
    assert said in at_table(harness)[-1].text
    assert said in harness.posts()[0].text
    assert await nothing_counts(harness)


@pytest.mark.long
async def test_a_vacation_does_not_count_towards_the_thirty_days(harness: Harness) -> None:
    await begin(harness, pace=0)
    acting, waiting = await acting_and_waiting(harness)
    await acting.slash("piquet vacation", days=10)
    await harness.advance(39 * DAY)
    assert "claiming" not in [control.verb for control in waiting.live().controls]
    await harness.advance(2 * DAY)
    assert "claiming" in [control.verb for control in waiting.live().controls]
