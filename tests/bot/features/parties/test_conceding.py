from collections.abc import Sequence

import pytest

from bot.features.archive import exports, replays
from bot.features.house import review
from bot.features.house.review import decisions
from bot.features.parties import deciding
from bot.features.results.service import feats
from bot.model.errors import AgainstTheRules
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet import record
from bot.piquet.actions import Action, Concede
from bot.piquet.illegal import Refusal
from bot.piquet.knowledge.conceding import cost
from bot.piquet.rules import COUNTERPIQUE, HUNDRED, RUBICON, Rules
from bot.runtime.messenger import Feat
from bot.runtime.reader import Reader
from tests.fakes.service_context import ADA, BEN, ServiceContext, key
from tests.support.doctor import findings

OWN = Reader(ADA, None)


def giving_up(sight: Sight) -> Sequence[Action]:
    assert sight.eye is not None
    return [Concede(sight.eye)]


async def seen(services: ServiceContext, partie: PartieId) -> Sight:
    return await deciding.sight(services.context, partie, (await services.row(partie)).to_act)


async def give_up(services: ServiceContext, partie: PartieId) -> Sight:
    before, row = await seen(services, partie), await services.row(partie)
    assert row.to_act is not None
    user = (ADA, BEN)[row.to_act]
    await deciding.act(services.context, partie, user, giving_up, seen=row.seq, key=key())
    await services.check()
    return before


async def after_a_trick(services: ServiceContext, rules: Rules = RUBICON) -> PartieId:
    partie = await services.begin(rules=rules)
    while not ((deal := (await seen(services, partie)).deal) and deal.may_concede):
        await services.play(partie, 1, told=False)
    return partie


async def finished(services: ServiceContext, rules: Rules = RUBICON) -> PartieId:
    partie = await after_a_trick(services, rules)
    await give_up(services, partie)
    await services.play(partie, 5000, told=False)
    await services.tell(partie)
    return partie


async def test_conceding_scores_what_the_bot_said_it_would_cost(services: ServiceContext) -> None:
    partie = await after_a_trick(services)
    before = (await give_up(services, partie)).deal
    assert before is not None
    costs = cost(before)
    assert costs is not None
    told = await deciding.sight(services.context, partie, None, 0)
    assert told.deal is not None
    assert told.deal.over
    assert told.deal.score == (before.score[0] + costs.points[0], before.score[1] + costs.points[1])
    assert told.shown.after is not None
    assert told.shown.after.totals == told.deal.score


async def test_nobody_can_concede_before_the_first_trick_or_in_counterpique(services: ServiceContext) -> None:
    for rules, refusal in ((RUBICON, Refusal.CONCEDE_LATER), (COUNTERPIQUE, Refusal.NOT_IN_THIS_GAME)):
        partie = await services.begin(rules=rules)
        with pytest.raises(AgainstTheRules) as refused:
            await give_up(services, partie)
        assert refused.value.illegal.refusal is refusal


async def test_a_click_that_arrives_twice_concedes_one_deal(services: ServiceContext) -> None:
    partie = await after_a_trick(services)
    row, request = await services.row(partie), key()
    assert row.to_act is not None
    for _ in range(2):
        user = (ADA, BEN)[row.to_act]
        await deciding.act(services.context, partie, user, giving_up, seen=row.seq, key=request)
    assert (await services.row(partie)).seq == row.seq + 1


@pytest.mark.parametrize("rules", [RUBICON, HUNDRED], ids=["rubicon", "hundred"])
async def test_the_doctor_finds_nothing_wrong_with_a_conceded_deal(services: ServiceContext, rules: Rules) -> None:
    partie = await after_a_trick(services, rules)
    await give_up(services, partie)
    assert await findings(services) == []


async def test_the_record_contains_the_concession_and_replays_to_the_same_totals(services: ServiceContext) -> None:
    partie = await finished(services)
    exported = record.read((await exports.one(services.context, partie, OWN)).record)
    assert isinstance(exported.deals[0].log[-1], Concede)
    assert exported.outcome is not None
    assert exported.totals == (await deciding.sight(services.context, partie, None)).standing.totals


async def test_the_replay_shows_every_moment_of_a_conceded_deal(services: ServiceContext) -> None:
    partie = await finished(services)
    first = (await replays.scene(services.context, partie, OWN, 0)).chapters[0]
    end = await replays.scene(services.context, partie, OWN, first.last)
    assert end.deal is not None
    assert end.deal.seen.conceded is not None
    assert all(end.deal.hands), "the cards that were not played are open in a replay"
    assert sum(item.points for item in end.scored) > 12
    assert end.standing.totals == first.score == end.deal.seen.score
    assert end.back is not None
    before = await replays.scene(services.context, partie, OWN, first.last - 1)
    assert before.on == first.last


async def test_unplayed_cards_stay_hidden_while_the_partie_lasts(services: ServiceContext) -> None:
    partie = await after_a_trick(services)
    await give_up(services, partie)
    for eye in (0, 1, None):
        told = (await deciding.sight(services.context, partie, eye, 0)).deal
        assert told is not None
        assert [dealt is not None for dealt in told.dealt] == [eye == 0, eye == 1]
        assert len(told.hand) == (0 if eye is None else 12 - len(told.tricks) - (told.led_by == eye))


async def test_the_review_does_not_judge_a_concession(services: ServiceContext) -> None:
    partie = await finished(services)
    whole = record.read((await exports.one(services.context, partie, OWN)).record).deals[0]
    for seat in (0, 1):
        assert not any(isinstance(action, Concede) for _, _, action in decisions(whole, seat))
    last = (await replays.scene(services.context, partie, OWN, 0)).chapters[0].last
    found = await review.hindsight(services.context, partie, OWN, last - 1)
    assert isinstance(found.decided.action, Concede)
    assert (found.judged, found.cards) == (None, ())


async def test_a_conceded_capot_counts_as_a_capot(services: ServiceContext) -> None:
    partie = await after_a_trick(services)
    loaded = await seen(services, partie)
    assert loaded.deal is not None
    winner = loaded.deal.winners[0]
    # The winner of the first trick leads; the other gives up in reply.
    await services.play(partie, 1, told=False)
    reply = await seen(services, partie)
    assert reply.eye == 1 - winner
    await give_up(services, partie)
    told = (await deciding.sight(services.context, partie, None, 0)).deal
    assert told is not None
    assert feats(told.rules, told.items, told.game) == [(Feat.CAPOT, winner)]
