from bot.features.parties import queries
from bot.model.ids import PartieId
from bot.model.sight import First
from bot.piquet.partie import Settlement
from bot.piquet.rules import rules_of
from tests.bot.features.parties.test_cartes_blanches import BLANK, RICH, dealt
from tests.fakes.service_context import ADA, BEN, ServiceContext

ONE, TWO, SIX = (rules_of("rubicon", {"deals": deals}) for deals in (1, 2, 6))


async def firsts(services: ServiceContext, partie: PartieId, user: int, deal: int | None = None) -> frozenset[First]:
    return (await queries.seat_sight(services.context, partie, user, deal)).firsts


async def test_a_carte_blanche_is_a_first_for_both_players_only_once(services: ServiceContext) -> None:
    for number in range(2):
        services.packs.ready = [dealt(BLANK, RICH)]
        partie = await services.begin(rules=ONE)
        new = frozenset() if number else {First.CARTE_BLANCHE}
        assert await firsts(services, partie, ADA) == await firsts(services, partie, BEN) == new
        await services.play(partie, 400)
        assert (First.CARTE_BLANCHE in await firsts(services, partie, ADA)) is bool(new)


async def test_a_second_carte_blanche_in_a_partie_is_not_a_first(services: ServiceContext) -> None:
    services.packs.ready = [dealt(BLANK, RICH), dealt(BLANK, RICH)]
    partie = await services.begin(rules=TWO)
    await services.play(partie, 400)
    assert First.CARTE_BLANCHE in await firsts(services, partie, ADA, 0)
    assert First.CARTE_BLANCHE not in await firsts(services, partie, ADA, 1)


async def test_the_bot_reports_no_first_before_it_happens(services: ServiceContext) -> None:
    partie = await services.begin(rules=TWO)
    await services.play(partie, 1)
    assert await firsts(services, partie, ADA) == await firsts(services, partie, BEN) == frozenset()


async def test_a_rubicon_is_a_first_when_the_first_partie_with_one_ends(services: ServiceContext) -> None:
    met = False
    for _ in range(3):
        partie = await services.begin(rules=SIX)
        await services.finish(partie)
        sight = await queries.seat_sight(services.context, partie, ADA)
        assert sight.ending is not None
        assert isinstance(sight.ending.outcome, Settlement)
        assert (First.RUBICON in sight.firsts) is (sight.ending.outcome.rubicon and not met)
        met |= sight.ending.outcome.rubicon
    assert met


async def test_a_damaged_earlier_deal_does_not_stop_the_deal_in_play(services: ServiceContext) -> None:
    services.packs.ready = [dealt(BLANK, RICH), dealt(BLANK, RICH)]
    partie = await services.begin(rules=TWO)
    while (await queries.seat_sight(services.context, partie, ADA)).shown.number == 0:
        await services.play(partie, 1)
    damage = "UPDATE actions SET text = '' WHERE partie = ? AND seq = (SELECT max(seq) FROM actions WHERE deal = 0)"
    await services.context.database.write(lambda tx: tx.execute(damage, partie))
    assert await firsts(services, partie, ADA) == frozenset()
