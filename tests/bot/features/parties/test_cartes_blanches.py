import pytest

from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.model.ids import PartieId
from bot.piquet.cards import PACK, Card
from bot.piquet.rules import AU_CENT, rules_of
from data import parties
from data.outbox import Place
from data.parties import ActionRow
from tests.fakes.service_context import ADA, BEN, ServiceContext, key
from tests.support.piquet.deals import hand

BLANK, RICH = "98 T98 T987 T97", "AKQJT AK7 AK AK"


def dealt(elder: str, younger: str) -> tuple[Card, ...]:
    elders, youngers = hand(elder), hand(younger)
    packed = [card for at in range(0, 12, 3) for card in (*elders[at : at + 3], *youngers[at : at + 3])]
    return (*packed, *(card for card in PACK if card not in packed))


async def kept(services: ServiceContext, partie: PartieId) -> list[ActionRow]:
    return await services.context.database.read(lambda tx: parties.actions_of(tx, partie))


@pytest.mark.parametrize(("hands", "seat"), [((BLANK, RICH), 0), ((RICH, BLANK), 1)])
async def test_the_first_deal_begins_with_an_automatic_carte_blanche(
    services: ServiceContext, hands: tuple[str, str], seat: int
) -> None:
    services.packs.ready.append(dealt(*hands))
    partie = await services.begin()
    assert [action.text for action in await kept(services, partie)] == [f"{seat} carte-blanche"]
    row = await services.row(partie)
    assert (row.seq, row.to_act) == (1, 0)
    table = [str(notice.message) for notice in await services.waiting(partie) if notice.place is Place.TABLE]
    assert table == ["ring", "show"]
    for eye in (0, 1, None):
        sight = await deciding.sight(services.context, partie, eye)
        assert sight.deal is not None
        assert str(sight.deal.actions[0]) == f"{seat} carte-blanche"
        assert sight.deal.score[seat] == 10
        assert not sight.deal.may_announce
        assert (sight.deal.dealt[seat] is not None) is (eye == seat)
    await services.tell(partie)
    await services.check()


async def test_the_first_deal_after_a_choice_begins_with_a_carte_blanche(services: ServiceContext) -> None:
    services.packs.ready += [dealt(RICH, BLANK), dealt(RICH, BLANK)]
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, PlayerChanges(asks_deal=True))
    partie = await services.begin(first_dealer=None)
    row = await services.row(partie)
    assert row.chooser is not None
    chooser = (ADA, BEN)[row.chooser]
    await deciding.decide(services.context, partie, chooser, deciding.deal_first, key=key())
    younger = row.chooser
    assert [action.text for action in await kept(services, partie)] == [f"{younger} carte-blanche"]
    await services.tell(partie)
    await services.check()


async def test_a_later_deal_begins_with_an_automatic_carte_blanche(services: ServiceContext) -> None:
    services.packs.secrets = False
    partie = await services.begin()
    services.packs.ready.append(dealt(RICH, BLANK))
    while (await services.row(partie)).to_act is not None:
        await services.decide(partie)
        actions = await kept(services, partie)
        if actions[-1].deal == 1:
            break
    assert [action.text for action in actions if action.deal == 1] == ["0 carte-blanche"]
    row = await services.row(partie)
    assert (row.seq, row.to_act) == (len(actions), 1)
    await services.tell(partie)
    await services.check()


@pytest.mark.parametrize("rules", [AU_CENT, rules_of("rubicon", {"reading": "0.2"})])
async def test_under_other_rules_the_player_decides_to_announce_a_carte_blanche(
    services: ServiceContext, rules: object
) -> None:
    services.packs.ready.append(dealt(RICH, BLANK))
    partie = await services.begin(rules=rules)  # type: ignore[arg-type]
    assert await kept(services, partie) == []
    sight = await deciding.sight(services.context, partie, 1)
    assert sight.deal is not None
    assert sight.deal.may_announce


async def test_a_deal_without_a_carte_blanche_begins_with_no_action(services: ServiceContext) -> None:
    services.packs.ready.append(dealt(RICH, "98 T98 QT87 T97"))
    assert await kept(services, await services.begin()) == []
