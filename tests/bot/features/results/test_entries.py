import json
from functools import partial

import pytest

from bot.admin.doctor.ratings import differences
from bot.features.challenges.service import rematch
from bot.features.parties import deciding
from bot.features.parties.loaded_partie import load
from bot.features.results import entries
from bot.features.results.leaderboards import EVERYWHERE, leaderboard
from bot.features.results.service import end
from bot.model import glicko
from bot.model.glicko import RatedGame, Strength
from bot.model.ids import PartieId
from bot.model.leaderboards import LeaderboardKey, RankedBy
from bot.model.players import User
from bot.model.results import EndedBy, Unrated
from bot.piquet import record
from bot.piquet.partie import Games, Rubber, Settlement, points_won
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RULE_SETS
from data import ratings, results
from data.parties import deals as kept_deals
from data.players import users
from data.ratings import Rating
from data.results import DealResult, NewResult
from data.store.transaction import Transaction
from tests.bot.features.parties.test_rule_sets import kept_record
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key
from tests.support.doctor import wrong_sums

WEEK = 7 * 24 * 60 * 60


async def results_of(services: ServiceContext, partie: PartieId) -> list[NewResult]:
    return await services.context.database.read(partial(results.results_of, partie_id=partie))


async def deals(services: ServiceContext, partie: PartieId) -> list[DealResult]:
    return await services.context.database.read(partial(results.deal_results_of, partie_id=partie))


async def rating(services: ServiceContext, user: int, pool: str = "deals") -> Rating:
    kept = await services.context.database.read(partial(ratings.get_rating, user=user, pool=pool))
    assert kept is not None
    return kept


async def played(services: ServiceContext, partie: PartieId) -> RecordedPartie:
    await services.play(partie, 10_000, told=False)
    return record.read(json.dumps(await kept_record(services, partie)))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rules", ["rubicon", "carte-rouge", "hundred", "counterpique"])
async def test_the_results_of_a_partie_follow_from_its_record(services: ServiceContext, rules: str) -> None:
    partie = await services.begin(rules=RULE_SETS[rules])
    game = await played(services, partie)
    row, settled = await services.row(partie), game.outcome
    assert (row.ending, row.booked) == (EndedBy.PLAYED, 1)
    assert settled is not None
    mine, theirs = await results_of(services, partie)
    assert [mine.user, mine.other, theirs.user, theirs.other] == [ADA, BEN, BEN, ADA]
    assert mine.pool == {"hundred": "games", "counterpique": "rubber"}.get(rules, "deals")
    assert mine.ended_at == theirs.ended_at == row.ended_at
    won = {0: (1, -1), 1: (-1, 1), None: (0, 0)}[settled.winner]
    assert (mine.outcome, theirs.outcome) == won
    assert max(mine.points, theirs.points) == points_won(settled)
    assert min(mine.points, theirs.points) == 0
    kept = await deals(services, partie)
    assert [(deal.number, deal.seat) for deal in kept] == [
        (at, seat) for at in range(len(game.deals)) for seat in (0, 1)
    ]
    summed = record.summary(game)["deals"]
    for deal in kept:
        items = summed[deal.number]["items"]
        scored = [items.get(name, (0, 0))[deal.seat] for name in ("carte_blanche", "point", "sequence", "set")]
        assert [deal.carte_blanche, deal.point, deal.sequence, deal.set] == scored
        made = [items.get(name, (0, 0))[deal.seat] > 0 for name in ("pique", "repique", "capot")]
        assert [deal.pique, deal.repique, deal.capot] == made
        assert deal.points == summed[deal.number]["score"][deal.seat]
        assert deal.elder == (game.deals[deal.number].elder == deal.seat)


def test_points_won_are_what_the_winner_gains_in_the_settlement() -> None:
    assert points_won(Settlement(1, 173, rubicon=True)) == 173
    assert points_won(Settlement(None, 0, rubicon=False)) == 0
    assert points_won(Games(1, (2, 3))) == 1
    assert points_won(Rubber(0, (812, 240), (2, 0))) == 572
    # A player who wins a rubber with fewer points than the opponent, with the bonus counted, has won no points.
    assert points_won(Rubber(1, (930, 640), (1, 2))) == 0


async def test_a_resigned_partie_is_lost_and_its_finished_deals_count(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.play(partie, 60, told=False)
    finished = sum(
        deal.score0 is not None for deal in await services.context.database.read(partial(kept_deals, partie_id=partie))
    )
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    mine, theirs = await results_of(services, partie)
    assert [(result.outcome, result.points, result.rubicon) for result in (mine, theirs)] == [(-1, 0, 0), (1, 0, 0)]
    assert len(await deals(services, partie)) == 2 * finished > 0
    assert mine.rating is not None
    assert theirs.rating is not None
    assert mine.rating < glicko.START < theirs.rating


async def test_a_stopped_partie_has_no_outcome_and_changes_no_rating_or_leaderboard(services: ServiceContext) -> None:
    partie = await services.begin(guild=GUILD)
    await broken_off(services, partie)
    assert [result.outcome for result in await results_of(services, partie)] == [None, None]
    for what in RankedBy:
        assert (await leaderboard(services.context, LeaderboardKey(GUILD, what, "deals", 0), ADA, None)).people == 0
    assert await services.context.database.read(partial(ratings.ratings_of, user=ADA)) == []


async def test_a_claimed_partie_is_won(services: ServiceContext) -> None:
    partie = await services.begin(pace=86_400)
    await services.play(partie, 60, told=False)
    row = await services.row(partie)
    late = row.to_act or 0
    await services.pass_time(86_500)
    await deciding.decide(services.context, partie, (BEN, ADA)[late], deciding.claim, seen=row.seq, key=key())
    assert [result.outcome for result in await results_of(services, partie)] == [[-1, 1], [1, -1]][late]


@pytest.mark.parametrize("rated", [True, False])
async def test_a_partie_that_ends_before_a_deal_is_finished_counts_for_nothing(
    services: ServiceContext, *, rated: bool
) -> None:
    resigned = await services.begin(rated=rated)
    await services.play(resigned, 5, told=False)
    await deciding.decide(services.context, resigned, ADA, deciding.resign, key=key())
    claimed = await services.begin(rated=rated, pace=86_400)
    await services.pass_time(86_500)
    await deciding.decide(services.context, claimed, BEN, deciding.claim, seen=0, key=key())
    for partie in (resigned, claimed):
        assert (await services.row(partie)).winner == 1
        assert [(one.outcome, one.number) for one in await results_of(services, partie)] == [(None, None)] * 2
    for what in RankedBy:
        assert (await leaderboard(services.context, LeaderboardKey(GUILD, what, "deals", 0), ADA, None)).people == 0
    assert await services.context.database.read(partial(results.pools_of, user=ADA, guild=None)) == []
    assert (await load(services.context, resigned)).unrated is Unrated.NO_DEAL


async def test_ten_immediate_resignations_do_not_earn_first_place(services: ServiceContext) -> None:
    await services.lift_limits()
    for _ in range(10):
        partie = await services.begin()
        await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    board = await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.RATING, "deals", 0), ADA, None)
    assert [(one.place, one.user, one.value) for one in board.rows] == []


async def test_a_pairs_fourth_rated_partie_in_seven_days_is_not_rated(services: ServiceContext) -> None:
    start = services.clock.now
    for day in (0, 2, 4, 6):
        services.clock.now = start + day * WEEK // 7
        last = await lost_by(services, ADA)
    assert [(one.outcome, one.number) for one in await results_of(services, last)] == [(-1, None), (1, None)]
    assert (await rating(services, BEN)).parties == 3
    assert (await load(services.context, last)).unrated is Unrated.PAIR
    board = await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.WON, "deals", 0), BEN, None)
    assert [one.value for one in board.rows] == [4]
    # The first one is seven days old now.
    services.clock.now = start + WEEK
    again = await services.begin()
    await services.resign(again, BEN)
    assert (await rating(services, BEN)).parties == 4
    assert await services.context.database.read(lambda tx: list(differences(tx, services.clock()))) == []
    assert await services.context.database.read(wrong_sums) == []


async def test_the_question_before_resigning_says_whether_the_partie_is_rated(services: ServiceContext) -> None:
    first = await services.begin()
    assert await entries.if_resigned(services.context, first, ADA) is Unrated.NO_DEAL
    await services.resign(first, ADA)
    # Begun before the other three have ended.
    fourth = await services.begin()
    await services.play(fourth, 60, told=False)
    for _ in range(2):
        await lost_by(services, ADA)
    assert await entries.if_resigned(services.context, fourth, BEN) is Unrated.PAIR
    fifth = await services.begin()
    await services.play(fifth, 60, told=False)
    assert await entries.if_resigned(services.context, fifth, BEN) is None


async def test_a_rematch_keeps_the_rating_terms_agreed_for_the_partie(services: ServiceContext) -> None:
    partie = await services.begin()
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    assert (await services.row(partie)).rated == 0
    assert (await rematch(services.context, 1_000_001, partie, BEN, CHANNEL)).rated


async def test_a_rating_uses_the_opponents_earlier_rating_and_the_time_since(
    services: ServiceContext,
) -> None:
    start = Strength()
    await lost_by(services, ADA)
    won, lost = glicko.rate(start, [RatedGame(start, 1)], 0), glicko.rate(start, [RatedGame(start, 0)], 0)
    assert strength(await rating(services, BEN)) == won
    assert strength(await rating(services, ADA)) == lost
    services.clock.now += 3 * WEEK
    await lost_by(services, BEN)
    aged = Strength(lost.rating, glicko.grown_deviation(lost, 3), lost.volatility)
    after = await rating(services, BEN)
    assert strength(after) == glicko.rate(won, [RatedGame(aged, 0)], 3)
    assert (after.played_at, after.parties) == (services.clock.now, 2)


async def test_the_results_store_each_rating(services: ServiceContext) -> None:
    for user in (ADA, BEN, ADA):
        services.clock.now += WEEK
        await lost_by(services, user)
    course = await services.context.database.read(partial(results.course, user=ADA, pool="deals", guild=None))
    last = await rating(services, ADA)
    assert len(course) == 3
    assert course[-1] == (last.played_at, last.rating, last.deviation)
    assert course[0][1] < course[1][1] > course[2][1]


async def test_a_friendly_partie_counts_for_leaderboards_but_not_for_ratings(services: ServiceContext) -> None:
    await lost_by(services, ADA, rated=False)
    assert await services.context.database.read(partial(ratings.ratings_of, user=ADA)) == []
    board = await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.WON, "deals", 0), ADA, None)
    assert [(one.place, one.user, one.name, one.value) for one in board.rows] == [(1, BEN, "Ben", 1)]
    assert board.own is None


async def test_a_players_name_on_a_server_comes_from_their_last_partie(services: ServiceContext) -> None:
    def wish(tx: Transaction) -> None:
        users.save_user(tx, User(ADA, "fr"))
        users.set_name(tx, ADA, GUILD, "Adele", 0)
        users.set_name(tx, ADA, GUILD + 1, "Lady A", 0)

    await services.context.database.write(wish)
    await lost_by(services, ADA)

    def called(tx: Transaction) -> list[str]:
        return [users.name_of(tx, ADA, guild) for guild in (GUILD, GUILD + 1, GUILD + 2, EVERYWHERE)]

    assert await services.context.database.read(called) == ["Ada", "Lady A", "", "Ada"]
    assert await services.context.database.read(partial(users.get_user, user=ADA)) == User(ADA, "fr")


async def test_a_partie_is_entered_once(services: ServiceContext) -> None:
    partie = await lost_by(services, ADA)
    before = await rating(services, ADA)
    await services.context.database.write(partial(entries.enter, partie_id=partie))
    assert await rating(services, ADA) == before
    assert len(await results_of(services, partie)) == 2


async def test_a_partie_that_cannot_be_replayed_is_entered_without_its_deals(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.play(partie, 60, told=False)
    await services.context.database.write(lambda tx: tx.execute("UPDATE actions SET text = 'nonsense' WHERE seq = 3"))
    await broken_off(services, partie)
    assert await deals(services, partie) == []
    assert len(await results_of(services, partie)) == 2


async def test_a_partie_of_unknown_rules_can_end_but_is_not_entered(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.context.database.write(lambda tx: tx.execute("UPDATE parties SET rules = 'whist'"))
    await broken_off(services, partie)
    assert (await services.row(partie)).booked == 1
    assert await results_of(services, partie) == []


async def test_the_opponent_of_a_deleted_person_keeps_their_results(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.context.database.write(lambda tx: tx.execute('UPDATE seats SET "user" = 0 WHERE seat = 0'))
    await services.resign(partie, 0)
    board = await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.WON, "deals", 0), BEN, None)
    assert [(one.user, one.value) for one in board.rows] == [(BEN, 1)]
    assert await services.context.database.read(partial(ratings.ratings_of, user=BEN)) == []


async def lost_by(services: ServiceContext, user: int, *, rated: bool = True) -> PartieId:
    partie = await services.begin(rated=rated)
    await services.resign(partie, user)
    return partie


async def broken_off(services: ServiceContext, partie: PartieId) -> None:
    """Ends a partie without a winner and without loading it, as when the bot has left a server."""
    row = await services.row(partie)
    stop = partial(end, row=row, now=services.clock.now, by=EndedBy.STOPPED, winner=None)
    await services.context.database.write(stop)


def strength(rating: Rating) -> Strength:
    return Strength(rating.rating, rating.deviation, rating.volatility)
