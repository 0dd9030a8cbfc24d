import asyncio
from collections.abc import Awaitable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from bot.features.parties import deciding
from bot.features.players import service as players
from bot.features.players.service import PlayerChanges
from bot.model import errors
from bot.model.ids import PartieId
from bot.model.outbox_messages import Show
from bot.model.sight import Sight
from bot.piquet.actions import Action, Answer, Call, Exchange, Look, Play
from bot.piquet.cards import PACK, Card
from bot.piquet.illegal import Refusal
from bot.piquet.rules import Kind
from data import parties, requests
from data.outbox import Notice, Place
from data.parties import ActionRow
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, CLEO, ServiceContext, key, opened, simply

RACES = 50


async def everything(services: ServiceContext) -> list[list[tuple[object, ...]]]:
    def work(tx: Transaction) -> list[list[tuple[object, ...]]]:
        tables = ("challenges", "parties", "seats", "deals", "actions", "requests", "outbox", "posts")
        return [[tuple(row) for row in tx.fetch_all(f"SELECT * FROM {name}")] for name in tables]  # noqa: S608

    return await services.context.database.read(work)


async def actions(services: ServiceContext, partie: PartieId) -> list[ActionRow]:
    return await services.context.database.read(lambda tx: parties.actions_of(tx, partie))


async def whole(services: ServiceContext, partie: PartieId) -> None:
    row, kept = await services.row(partie), await actions(services, partie)
    assert [action.seq for action in kept] == list(range(row.seq))
    told = {seq for notice in await services.waiting(partie) for seq in _talked(notice)}
    # Nobody has told any of it in these tests. The end closes the table, beyond the last decision.
    assert told == set(range(row.seq + (row.ended_at is not None)))
    sight = await deciding.sight(services.context, partie, 0)
    if sight.deal is not None and not sight.ending:
        assert sight.deal.to_move == row.to_act


def _talked(notice: Notice) -> range:
    is_play = notice.place is Place.TABLE and notice.message == Show()
    return range(notice.first_seq, notice.last_seq + 1) if is_play else range(0)


def act(
    services: ServiceContext, partie: PartieId, user: int, *, seen: int, request: int | None = None
) -> Awaitable[Sight]:
    return deciding.act(services.context, partie, user, simply, seen=seen, key=key() if request is None else request)


# ------------------------------------------------------------------------------ once


async def test_the_same_request_again_changes_nothing_and_gets_the_first_answer(services: ServiceContext) -> None:
    partie, request = await services.begin(), key()
    first = await act(services, partie, ADA, seen=0, request=request)
    before = await everything(services)
    assert await act(services, partie, ADA, seen=0, request=request) == first
    assert await everything(services) == before


async def test_a_repeated_request_gets_the_newest_view(services: ServiceContext) -> None:
    partie, request = await services.begin(), key()
    await act(services, partie, ADA, seen=0, request=request)
    await services.play(partie, 1000, told=False)
    before = await everything(services)
    sight = await act(services, partie, ADA, seen=0, request=request)
    assert sight.ending is not None
    assert await everything(services) == before


@pytest.mark.parametrize("race", ["one player, two requests", "one request twice", "both players"])
async def test_exactly_one_of_two_decisions_for_one_turn_is_kept(services: ServiceContext, race: str) -> None:
    partie = await services.begin()
    for _ in range(RACES):
        row = await services.row(partie)
        if row.to_act is None:
            partie = await services.begin()
            continue
        mover = (ADA, BEN)[row.to_act]
        other = mover if race != "both players" else (BEN, ADA)[row.to_act]
        first = key()
        second = first if race == "one request twice" else key()
        answers = await asyncio.gather(
            act(services, partie, mover, seen=row.seq, request=first),
            act(services, partie, other, seen=row.seq, request=second),
            return_exceptions=True,
        )
        failed = [answer for answer in answers if isinstance(answer, Exception)]
        assert len(failed) == (0 if race == "one request twice" else 1)
        assert all(isinstance(error, errors.Stale | errors.AgainstTheRules) for error in failed)
        kept = await actions(services, partie)
        # The last trick plays itself.
        assert sum(action.text.split()[1] != "answer" for action in kept[row.seq :]) in (1, 3)
        await whole(services, partie)


@pytest.mark.two_processes
@pytest.mark.parametrize("race", ["decisions", "resigning", "the end"])
async def test_one_of_two_deciding_processes_is_stale(tmp_path: Path, race: str) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path, seed=1) as services, opened(path, seed=2) as other:
        await services.lift_limits()
        partie = await services.begin()
        for _ in range(RACES):
            row = await services.row(partie)
            if row.to_act is None:
                partie = await services.begin()
                continue
            mover = (ADA, BEN)[row.to_act]
            resigns = race == "resigning" or (race == "the end" and row.seq > 20)
            answers = await asyncio.gather(
                act(services, partie, mover, seen=row.seq),
                deciding.decide(other.context, partie, mover, deciding.resign, key=key())
                if resigns
                else act(other, partie, mover, seen=row.seq),
                return_exceptions=True,
            )
            failed = [answer for answer in answers if isinstance(answer, Exception)]
            assert all(isinstance(error, errors.Stale | errors.PartieEnded) for error in failed)
            assert len(failed) == 1 or race != "decisions"
            await whole(services, partie)
            ended = (await services.row(partie)).ended_at
            assert (await services.row(partie)).seq - row.seq in (0, 1, 2, 3, 4)
            assert ended is None or (await services.row(partie)).to_act is None


@pytest.mark.two_processes
async def test_a_request_sent_to_two_processes_is_carried_out_once(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path, seed=1) as services, opened(path, seed=2) as other:
        partie = await services.begin()
        for _ in range(RACES // 5):
            row, request = await services.row(partie), key()
            assert row.to_act is not None
            mover = (ADA, BEN)[row.to_act]
            one, two = await asyncio.gather(
                act(services, partie, mover, seen=row.seq, request=request),
                act(other, partie, mover, seen=row.seq, request=request),
            )
            assert one == two
            await whole(services, partie)


async def test_several_parties_can_be_decided_concurrently(services: ServiceContext) -> None:
    pair = [await services.begin() for _ in range(4)]
    await asyncio.gather(*(services.play(partie, 30, told=False) for partie in pair))
    for partie in pair:
        await whole(services, partie)


# ------------------------------------------------------------------------------ whole


async def test_a_caller_cancelled_at_any_moment_leaves_all_or_nothing(services: ServiceContext) -> None:
    partie, moments, kept = await services.begin(), 0, 0
    while moments < 60:
        row = await services.row(partie)
        if row.to_act is None:
            partie = await services.begin()
            continue
        request = key()
        caller = asyncio.ensure_future(act(services, partie, (ADA, BEN)[row.to_act], seen=row.seq, request=request))
        # The first ones before they have begun.
        if moments > 5:
            await asyncio.sleep(moments / 10_000)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        stood = await services.context.database.write(partial(requests.stored_request, key=request))
        assert ((await services.row(partie)).seq > row.seq) == (stood is not None)
        await whole(services, partie)
        before = (await services.row(partie)).seq
        await act(services, partie, (ADA, BEN)[row.to_act], seen=row.seq, request=request)
        assert ((await services.row(partie)).seq == before) == (stood is not None)
        moments, kept = moments + 1, kept + (stood is not None)
    assert 0 < kept < 60


async def test_several_actions_are_kept_together(services: ServiceContext) -> None:
    partie, sight = await reckoning(services)
    calls = _reckonings(sight)
    before = (await services.row(partie)).seq
    await deciding.act(services.context, partie, BEN, lambda _: calls, seen=before, key=key())
    assert (await services.row(partie)).seq == before + len(calls)
    await whole(services, partie)


async def test_no_action_of_several_is_kept_when_the_last_is_refused(services: ServiceContext) -> None:
    partie, sight = await reckoning(services)
    calls = _reckonings(sight)
    before, seq = await everything(services), (await services.row(partie)).seq
    wrong = [*calls, calls[0]]
    with pytest.raises(errors.AgainstTheRules) as caught:
        await deciding.act(services.context, partie, BEN, lambda _: wrong, seen=seq, key=key())
    assert caught.value.illegal.refusal is Refusal.ALREADY_DONE
    assert caught.value.sight == sight
    assert await everything(services) == before


async def reckoning(services: ServiceContext) -> tuple[PartieId, Sight]:
    services.packs.ready = [_two_suits()]
    partie = await services.begin()
    await services.play(partie, 2, told=False)
    seq = (await services.row(partie)).seq

    def lead(sight: Sight) -> Sequence[Action]:
        assert sight.deal is not None
        return [Play(0, next(iter(sight.deal.hand)))]

    await deciding.act(services.context, partie, ADA, lead, seen=seq, key=key())
    return partie, await deciding.sight(services.context, partie, 1)


def _two_suits() -> tuple[Card, ...]:
    mine = [card for card in PACK if card.suit.letter in "SD"]
    theirs = [card for card in PACK if card.suit.letter in "HC"]
    threes = [cards[at : at + 3] for at in range(0, 12, 3) for cards in (mine, theirs)]
    return tuple(card for three in threes for card in three) + tuple(mine[12:] + theirs[12:])


def _reckonings(sight: Sight) -> list[Call]:
    assert sight.deal is not None
    hearts = tuple(card for card in sight.deal.hand if card.suit.letter == "H")
    return [Call(1, Kind.POINT, (hearts,)), Call(1, Kind.SEQUENCE, (hearts[-3:],))]


# ------------------------------------------------------------------------------ refused, and nothing changed


def one(action: Action) -> deciding.Choose:
    return lambda _: [action]


def _cards(sight: Sight) -> tuple[Card, ...]:
    return tuple(sight.deal.hand) if sight.deal else ()


WRONG: dict[str, tuple[int, deciding.Choose, type[Exception]]] = {
    "a stranger": (CLEO, simply, errors.NotSeated),
    "not their turn": (BEN, one(Exchange(1, PACK[:1])), errors.AgainstTheRules),
    "for the other": (BEN, lambda sight: [Exchange(0, PACK[:1])], ValueError),
    "not now": (ADA, one(Play(0, PACK[0])), errors.AgainstTheRules),
    "cards not held": (ADA, one(Exchange(0, PACK[:5])), errors.AgainstTheRules),
    "too many": (ADA, lambda sight: [Exchange(0, _cards(sight)[:6])], errors.AgainstTheRules),
    "none at all": (ADA, one(Exchange(0, ())), errors.AgainstTheRules),
    "an answer to nothing": (BEN, one(Answer(1, Kind.POINT, ())), errors.AgainstTheRules),
    "a look too early": (BEN, one(Look(1)), errors.AgainstTheRules),
}


@pytest.mark.parametrize("wrong", WRONG)
async def test_an_impossible_decision_changes_nothing(services: ServiceContext, wrong: str) -> None:
    user, choose, error = WRONG[wrong]
    partie = await services.begin()
    before = await everything(services)
    with pytest.raises(error):
        await deciding.act(services.context, partie, user, choose, seen=0, key=key())
    assert await everything(services) == before


async def test_a_decision_on_another_state_is_refused_with_the_current_sight(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.play(partie, 4, told=False)
    before, row = await everything(services), await services.row(partie)
    for seen in (0, row.seq - 1, row.seq + 1, 10**9):
        with pytest.raises(errors.Stale) as caught:
            await act(services, partie, ADA, seen=seen)
        assert caught.value.sight == await deciding.sight(services.context, partie, 0)
        assert caught.value.seen == seen
    assert await everything(services) == before


async def test_ended_and_unknown_parties_accept_no_decision(services: ServiceContext) -> None:
    partie = await services.begin()
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    before = await everything(services)
    for doing in (
        act(services, partie, BEN, seen=0),
        deciding.decide(services.context, partie, BEN, deciding.resign, key=key()),
        deciding.decide(services.context, partie, BEN, deciding.deal_first, key=key()),
    ):
        with pytest.raises(errors.PartieEnded):
            await doing
    with pytest.raises(errors.NoSuchPartie):
        await act(services, PartieId(partie + 1), ADA, seen=0)
    assert await everything(services) == before


# ------------------------------------------------------------------------------ the deals of a partie


async def test_a_partie_has_six_deals_with_alternating_dealers_and_then_ends(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.play(partie, 1000, told=False)
    deals = await services.context.database.read(lambda tx: parties.deals(tx, partie))
    assert len(deals) in (6, 8)
    assert all(one.dealer != two.dealer for one, two in pairwise(deals))
    row = await services.row(partie)
    seats = await services.context.database.read(lambda tx: parties.seats(tx, partie))
    assert (row.ending, row.to_act) == ("played", None)
    assert [seat.total for seat in seats] == [
        sum(deal.score0 or 0 for deal in deals),
        sum(deal.score1 or 0 for deal in deals),
    ]
    await whole(services, partie)


async def test_a_resignation_is_stored_with_the_winner(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.play(partie, 3, told=False)
    sight = await deciding.decide(services.context, partie, BEN, deciding.resign, key=key())
    row = await services.row(partie)
    assert (row.ending, row.winner, row.to_act) == ("resigned", 0, None)
    assert sight.ending is not None
    assert (sight.ending.loser, sight.ending.outcome) == (1, None)


async def test_a_repeated_resignation_counts_once(services: ServiceContext) -> None:
    partie, request = await services.begin(), key()
    first = await deciding.decide(services.context, partie, BEN, deciding.resign, key=request)
    before = await everything(services)
    assert await deciding.decide(services.context, partie, BEN, deciding.resign, key=request) == first
    assert await everything(services) == before


async def choosing(services: ServiceContext) -> tuple[PartieId, int, int]:
    for user in (ADA, BEN):
        await players.save_player_settings(services.context, user, PlayerChanges(asks_deal=True))
    partie = await services.begin(first_dealer=None)
    row = await services.row(partie)
    assert row.chooser is not None
    return partie, (ADA, BEN)[row.chooser], (BEN, ADA)[row.chooser]


@pytest.mark.parametrize("deals_first", [True, False])
async def test_the_winner_of_the_cut_says_who_deals_first(services: ServiceContext, deals_first: bool) -> None:
    partie, chooser, other = await choosing(services)
    chosen, unchosen = deciding.deal_first, deciding.deal_second
    if not deals_first:
        chosen, unchosen = unchosen, chosen
    request, before = key(), await everything(services)
    with pytest.raises(errors.NotYourChoice) as theirs:
        await deciding.decide(services.context, partie, other, deciding.deal_first, key=key())
    assert theirs.value.words == {"made": "no"}
    with pytest.raises(errors.Stale):
        await act(services, partie, chooser, seen=0)
    assert await everything(services) == before
    sight = await deciding.decide(services.context, partie, chooser, chosen, key=request)
    assert sight.deal is not None
    assert sight.people.users[sight.deal.dealer] == (chooser if deals_first else other)
    kept = await everything(services)
    assert await deciding.decide(services.context, partie, chooser, unchosen, key=request) == sight
    with pytest.raises(errors.NotYourChoice) as made:
        await deciding.decide(services.context, partie, chooser, unchosen, key=key())
    assert made.value.words == {"made": "yes"}
    assert await everything(services) == kept


@pytest.mark.two_processes
async def test_a_dealer_chosen_in_two_processes_is_chosen_once(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path, seed=1) as services, opened(path, seed=2) as other:
        for _ in range(RACES // 5):
            partie, chooser, _ = await choosing(services)
            answers = await asyncio.gather(
                deciding.decide(services.context, partie, chooser, deciding.deal_first, key=key()),
                deciding.decide(other.context, partie, chooser, deciding.deal_second, key=key()),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers if not isinstance(answer, Sight)] == [errors.NotYourChoice]
            assert len(await services.context.database.read(partial(parties.deals, partie_id=partie))) == 1


@pytest.mark.two_processes
async def test_no_deal_is_dealt_into_a_resigned_partie(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path, seed=1) as services, opened(path, seed=2) as other:
        for _ in range(RACES // 5):
            partie, chooser, rival = await choosing(services)
            await asyncio.gather(
                deciding.decide(services.context, partie, chooser, deciding.deal_first, key=key()),
                deciding.decide(other.context, partie, rival, deciding.resign, key=key()),
                return_exceptions=True,
            )
            row = await services.row(partie)
            assert (row.ended_at is None) == (row.to_act is not None)


# ------------------------------------------------------------------------------ the answers


@pytest.mark.parametrize("answers_self", [False, True])
async def test_the_bot_answers_for_younger_unless_younger_chose_to_answer(
    services: ServiceContext, answers_self: bool
) -> None:
    await players.save_player_settings(services.context, BEN, PlayerChanges(answers_self=answers_self))
    partie = await services.begin()
    await services.play(partie, 3, told=False)
    kept = await actions(services, partie)
    assert kept[2].text.startswith("0 point")
    assert [action.text.split()[:3] for action in kept[3:]] == ([] if answers_self else [["1", "answer", "point"]])
    assert (await services.row(partie)).to_act == (1 if answers_self else 0)


async def test_each_decision_in_a_turn_gets_the_full_time(services: ServiceContext) -> None:
    partie = await services.begin()
    services.clock.now += 100
    await services.play(partie, 2, told=False)
    assert (await services.row(partie)).since == services.clock.now
    services.clock.now += 100
    await services.play(partie, 1, told=False)  # Ada calls her point; it is her turn still
    assert (await services.row(partie)).since == services.clock.now
    await services.play(partie, 1, told=False)
    assert (await services.row(partie)).since == services.clock.now


async def test_the_cut_is_repeated_until_one_card_is_higher(services: ServiceContext) -> None:
    level = [card for card in PACK if card.rank.letter in "AK"]
    pack = sorted(level, key=lambda card: card.rank) + [card for card in PACK if card not in level]
    services.packs.ready = [tuple(pack)]
    partie = await services.begin(first_dealer=None)
    cuts = (await services.row(partie)).cut.split(" / ")
    assert len(cuts) == 5
    assert all(cut[0] == cut[3] for cut in cuts[:-1])
    assert cuts[-1][0] != cuts[-1][3]
