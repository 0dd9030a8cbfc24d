import json

import pytest

from bot.features.archive import exports, replays
from bot.features.archive.replays import NoSuchMoment
from bot.features.parties import deciding
from bot.features.servers import service as servers
from bot.model.errors import NoSuchPartie, PartieInPlay
from bot.model.ids import PartieId
from bot.model.replays import Scene
from bot.piquet import record
from bot.piquet.actions import Play
from bot.piquet.deal import Deal
from bot.piquet.partie import Tally, standing
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import COUNTERPIQUE, RUBICON, RULE_SETS, Form, Rules, rules_of
from bot.piquet.view import view
from bot.runtime.reader import Reader
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD, ServiceContext, key

ONE_DEAL = [rules_of(name, {"deals": 1}) for name, rules in RULE_SETS.items() if rules.form is Form.DEALS]
MANY_DEALS = [rules for rules in RULE_SETS.values() if rules.form is not Form.DEALS]
OWN = Reader(ADA, None)


async def played(services: ServiceContext, rules: Rules = RUBICON, decisions: int = 3000) -> PartieId:
    partie = await services.begin(rules=rules)
    await services.play(partie, decisions, told=False)
    if (await services.row(partie)).ended_at is None:
        await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    return partie


async def game_of(services: ServiceContext, partie: PartieId) -> RecordedPartie:
    exported = await exports.one(services.context, partie, OWN)
    return record.read(exported.record)


def moments(game: RecordedPartie) -> list[tuple[int, Deal]]:
    found = []
    for number, deal in enumerate(game.deals, 1):
        was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
        found.append((number, was.copy()))
        for action in deal.log:
            was.do(action)
            found.append((number, was.copy()))
    return found


async def check_told(services: ServiceContext, partie: PartieId, step: int = 1) -> None:
    game = await game_of(services, partie)
    expected = moments(game)
    for moment in {*range(0, len(expected), step), len(expected) - 1}:
        number, deal = expected[moment]
        scene = await replays.scene(services.context, partie, OWN, moment)
        assert scene.deal is not None
        assert (scene.sight.shown.ordinal, scene.last) == (number, len(expected) - 1)
        assert list(scene.deal.hands) == deal.hands
        assert list(scene.deal.discards) == deal.discards
        assert scene.deal.taken == (deal.drawn_cards(0), deal.drawn_cards(1))
        assert scene.deal.talon == deal.talon[(deal.drawn[0] or 0) + (deal.drawn[1] or 0) :]
        assert scene.deal.seen == scene.sight.deal == view(deal, None)
        tallies = [Tally.of(one) for one in game.deals[: number - 1]]
        assert scene.sight.shown.before == standing(game.rules, tallies)
        assert scene.standing.totals == standing(game.rules, [*tallies, Tally.of(deal)]).totals
        check_scored(scene, expected, moment)
        check_ways(scene, expected)
        assert (scene.sight.ending is not None) == (moment == scene.last)


def check_scored(scene: Scene, expected: list[tuple[int, Deal]], moment: int) -> None:
    (number, deal), (before, was) = expected[moment], expected[max(moment - 1, 0)]
    already = len(was.reckoning.items) if before == number else 0
    assert list(scene.scored) == deal.reckoning.items[already:]


def check_ways(scene: Scene, expected: list[tuple[int, Deal]]) -> None:
    def stops(moment: int) -> bool:
        number, deal = expected[moment]
        edge = not deal.log or moment + 1 == len(expected) or expected[moment + 1][0] != number
        return edge or (isinstance(deal.log[-1], Play) and deal.led is None)

    moments = [moment for moment in range(len(expected)) if stops(moment)]
    assert scene.back == max([moment for moment in moments if moment < scene.moment], default=None)
    assert scene.on == min([moment for moment in moments if moment > scene.moment], default=None)


@pytest.mark.parametrize("rules", ONE_DEAL, ids=lambda rules: str(rules.name))
async def test_every_moment_of_a_partie_matches_the_engine(services: ServiceContext, rules: Rules) -> None:
    await check_told(services, await played(services, rules))


@pytest.mark.parametrize("rules", MANY_DEALS, ids=lambda rules: str(rules.name))
async def test_a_partie_of_games_is_replayed_through_all_its_deals(services: ServiceContext, rules: Rules) -> None:
    await check_told(services, await played(services, rules), step=37)


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
async def test_every_moment_of_a_whole_partie_matches_the_engine(services: ServiceContext, rules: Rules) -> None:
    await check_told(services, await played(services, rules))


@pytest.mark.parametrize("decisions", [0, 1, 20, 90])
async def test_a_resigned_partie_is_replayed_to_where_it_ended(services: ServiceContext, decisions: int) -> None:
    partie = await played(services, decisions=decisions)
    await check_told(services, partie, step=5)
    scene = await replays.scene(services.context, partie, OWN, 0)
    *whole, last = scene.chapters
    assert all(chapter.score for chapter in whole)
    assert last.score is None
    assert [chapter.first for chapter in scene.chapters] == [0, *(chapter.last + 1 for chapter in whole)]


async def test_a_partie_without_a_deal_has_one_moment_and_an_empty_record(services: ServiceContext) -> None:
    partie = await services.begin(first_dealer=None)
    await services.context.database.write(lambda tx: tx.execute("DELETE FROM deals"))
    await servers.stop(services.context, GUILD, partie, CLEO, key=key())
    scene = await replays.scene(services.context, partie, OWN, 0)
    assert (scene.deal, scene.chapters, scene.moment, scene.last) == (None, (), 0, 0)
    assert scene.sight.ending is not None
    with pytest.raises(NoSuchMoment):
        await replays.scene(services.context, partie, OWN, 1)
    assert (await game_of(services, partie)).deals == []


# Who may see it, and when.


async def test_a_partie_in_play_has_no_replay(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.play(partie, 10, told=False)
    for reader in (OWN, Reader(BEN, GUILD), Reader(CLEO, GUILD)):
        with pytest.raises(PartieInPlay):
            await replays.scene(services.context, partie, reader, 0)
        with pytest.raises(PartieInPlay):
            await exports.one(services.context, partie, reader)


async def test_a_replay_is_shown_only_to_its_players_and_on_its_server(services: ServiceContext) -> None:
    partie = await played(services, decisions=10)
    for reader in (Reader(ADA, None), Reader(BEN, GUILD + 1), Reader(CLEO, GUILD)):
        assert (await replays.scene(services.context, partie, reader, 0)).last == (await services.row(partie)).seq
    in_play = await services.begin()
    for stranger in (Reader(CLEO, None), Reader(CLEO, GUILD + 1)):
        for number in (partie, in_play, PartieId(10**9)):
            with pytest.raises(NoSuchPartie):
                await replays.scene(services.context, number, stranger, 0)
            with pytest.raises(NoSuchPartie):
                await exports.one(services.context, number, stranger)


async def test_a_moment_outside_the_partie_is_refused(services: ServiceContext) -> None:
    partie = await played(services, decisions=10)
    for moment in (-1, (await services.row(partie)).seq + 1, 10**8):
        with pytest.raises(NoSuchMoment):
            await replays.scene(services.context, partie, OWN, moment)


# Files.


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rules", [*ONE_DEAL, COUNTERPIQUE], ids=lambda rules: rules.name)
async def test_the_record_of_a_partie_replays_to_its_stored_result(services: ServiceContext, rules: Rules) -> None:
    partie = await played(services, rules)
    exported = await exports.one(services.context, partie, Reader(CLEO, GUILD))
    assert exported.record.count("\n") == 1
    told = record.summary(record.read(exported.record))
    assert told["result"] == json.loads((await services.row(partie)).result or "")
    assert json.loads(exported.record)["players"] == ["Ada", "Ben"]
    assert json.loads(exported.record) == record.write(rules, ("Ada", "Ben"), exported.game.deals, exported.game.proof)
