import json
from functools import partial
from typing import Any

import pytest

from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.model.players import User
from bot.piquet import record
from bot.piquet.rules import AU_CENT, COUNTERPIQUE, HUNDRED, RUBICON, RULE_SETS, Rules, rules_of
from data import parties
from data.outbox import Place
from data.players import users
from tests.fakes.service_context import ADA, BEN, CHANNEL, ServiceContext, key
from tests.support.sampled_rules import with_rules

WITH_OPTIONS = (
    rules_of("rubicon", {"deals": 1}),
    rules_of("club", {"deals": 2, "carte_rouge": True, "cards_make_pique": True}),
    rules_of("carte-rouge", {"carte_rouge": False}),
    rules_of(
        "rubicon", {"deals": 1, "carte_rouge": True, "carte_rouge_bar": True, "pique": "as-played", "calls": "full"}
    ),
    rules_of("rubicon", {"must_win": True}),
)


async def kept_record(services: ServiceContext, partie: PartieId) -> dict[str, Any]:
    row = await services.row(partie)
    deals = await services.context.database.read(lambda tx: parties.deals(tx, partie))
    actions = await services.context.database.read(lambda tx: parties.actions_of(tx, partie))
    return {
        "piquet": 1,
        "rules": row.rules,
        "options": json.loads(row.options),
        "players": ["Ada", "Ben"],
        "deals": [
            {
                "dealer": deal.dealer,
                "hands": [deal.hand0, deal.hand1],
                "talon": deal.talon,
                "actions": [action.text for action in actions if action.deal == deal.number],
            }
            for deal in deals
        ],
    }


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "rules",
    [
        *(pytest.param(rules, marks=with_rules(rules.name).marks) for rules in RULE_SETS.values()),
        *WITH_OPTIONS,
    ],
    ids=lambda rules: f"{rules.name} {rules.options}",
)
async def test_a_partie_is_stored_to_its_end_and_replays_identically(services: ServiceContext, rules: Rules) -> None:
    partie = await services.begin(rules=rules)
    await services.play(partie, 3000, told=False, watched=True)
    row = await services.row(partie)
    assert (row.ending, row.to_act) == ("played", None)
    game = record.read(json.dumps(await kept_record(services, partie)))
    assert game.rules == rules
    told = record.summary(game)
    assert json.loads(row.result or "null") == told["result"]
    assert row.winner == told["result"]["winner"]
    deals = await services.context.database.read(lambda tx: parties.deals(tx, partie))
    assert [[deal.score0, deal.score1] for deal in deals] == [deal["score"] for deal in told["deals"]]
    seats = await services.context.database.read(lambda tx: parties.seats(tx, partie))
    assert [seat.total for seat in seats] == told["totals"]
    await sights_agree(services, partie, game)


async def sights_agree(services: ServiceContext, partie: PartieId, game: record.RecordedPartie) -> None:
    for number, deal in enumerate(game.deals):
        sight = await deciding.sight(services.context, partie, None, number)
        assert sight.deal is not None
        assert (sight.deal.game, sight.deal.score, sight.shown.number) == (deal.game, deal.score, number)
        if number + 1 < len(game.deals):
            assert sight.shown.next_dealer == game.deals[number + 1].dealer
    assert sight.shown.after == game.partie.standing
    assert sight.ending is not None
    assert sight.ending.outcome == game.outcome


async def test_a_rematch_is_played_by_the_same_rules(services: ServiceContext) -> None:
    partie = await services.begin(rules=WITH_OPTIONS[1])
    await services.play(partie, 1000, told=False)
    again = await challenges.rematch(services.context, key(), partie, ADA, CHANNEL)
    assert challenges.rules_offered(again) == WITH_OPTIONS[1]


@pytest.mark.parametrize("asks", [True, False])
async def test_the_lower_card_deals_in_counterpique_and_has_no_choice(services: ServiceContext, asks: bool) -> None:
    for user in (ADA, BEN):
        await services.context.database.write(partial(users.save_user, user=User(user, asks_deal=asks)))
    partie = await services.begin(first_dealer=None, rules=COUNTERPIQUE)
    row = await services.row(partie)
    first, second = ("789TJQKA".index(card[0]) for card in row.cut.rpartition(" / ")[2].split(" "))
    assert (row.chooser, row.first_dealer) == (None, 0 if first < second else 1)


@pytest.mark.parametrize("rules", [RUBICON, AU_CENT, HUNDRED, WITH_OPTIONS[0], WITH_OPTIONS[1]])
async def test_the_higher_cut_deals_first_but_is_elder_in_a_single_deal(services: ServiceContext, rules: Rules) -> None:
    partie = await services.begin(first_dealer=None, rules=rules)
    row = await services.row(partie)
    first, second = ("789TJQKA".index(card[0]) for card in row.cut.rpartition(" / ")[2].split(" "))
    higher = 0 if first > second else 1
    assert row.first_dealer == (1 - higher if rules.deals == 1 else higher)


async def test_elder_acts_first_after_an_auction_no_matter_who_dealt(services: ServiceContext) -> None:
    partie = await services.begin(rules=COUNTERPIQUE)
    for said, to_act in ((BEN, 0), (ADA, 1), (BEN, 0)):
        assert (await services.row(partie)).to_act == (ADA, BEN).index(said)
        await services.decide(partie)
        assert (await services.row(partie)).to_act == to_act
    sight = await deciding.sight(services.context, partie, 0)
    assert [str(action) for action in sight.deal.actions] == ["1 bid 7-3", "0 yes", "1 pass"] if sight.deal else False


async def test_the_bot_answers_three_calls_for_younger_after_the_last_call(services: ServiceContext) -> None:
    partie = await services.begin(rules=RULE_SETS["french-1896"])
    await services.play(partie, 5, told=False)
    sight = await deciding.sight(services.context, partie, 0)
    assert sight.deal is not None
    kinds = [str(action).split(" ")[1] for action in sight.deal.actions]
    assert kinds == ["exchange", "exchange", "point", "sequence", "set", "answer", "answer", "answer"]
    assert sight.to_act == 0


async def test_the_hand_of_the_waiting_player_shows_the_auction_result(services: ServiceContext) -> None:
    partie = await services.begin(rules=COUNTERPIQUE)
    await services.play(partie, 3)
    assert await services.waiting(partie) == []
    await services.decide(partie)
    row = await services.row(partie)
    assert row.to_act == 0
    assert {(notice.place, str(notice.message)) for notice in await services.waiting(partie)} >= {(Place.HAND1, "show")}
