import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.features.archive import exports
from bot.features.challenges import service as challenges
from bot.features.parties import deciding, packs
from bot.features.players.service import PlayerChanges, save_player_settings
from bot.model import errors
from bot.model.challenges import Challenge, ChallengeState, Terms
from bot.model.house_seats import user_of
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.actions import Exchange
from bot.piquet.deal import Deal
from bot.piquet.proof import LONGEST_CUT, RULE_OF_THUMB, Proof, Shuffler, commitment_to
from bot.piquet.record import read
from bot.piquet.rules import RUBICON, Rules, rules_of
from bot.runtime.reader import Reader
from data import deal_secrets, parties
from data.deal_secrets import DealSecret
from data.parties import DealRow
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key, opened, simply

SHORT = rules_of("rubicon", {"deals": 2})
ALICE, BOB = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
HOUSE = NamedPlayer(user_of("club"), "The House")


async def challenge(services: ServiceContext, rules: Rules = SHORT) -> Challenge:
    return await challenges.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ALICE, opponent=BOB, terms=Terms(rules)
    )


async def secret_of(services: ServiceContext, challenge: int) -> DealSecret | None:
    return await services.context.database.read(lambda tx: deal_secrets.secret_of(tx, challenge))


async def proof_of(services: ServiceContext, partie: PartieId) -> Proof:
    row = await services.row(partie)
    proof = await services.context.database.read(lambda tx: packs.proof_of(tx, row))
    assert proof is not None
    return proof


async def begun(services: ServiceContext, first: str = "", second: str = "") -> PartieId:
    offer = await challenge(services)
    if first:
        await challenges.cut(services.context, offer.id, ADA, "changed later")
        await challenges.cut(services.context, offer.id, ADA, first)
    taken = await challenges.accept(services.context, offer.id, BOB, words=second)
    assert taken.partie is not None
    return taken.partie


async def test_a_challenge_is_committed_to_its_secret_before_anybody_cuts(services: ServiceContext) -> None:
    offer = await challenge(services)
    kept = await secret_of(services, offer.id)
    assert kept is not None
    assert offer.commitment == commitment_to(str(offer.id), kept.secret)
    assert kept.secret.hex() not in repr((offer, kept))
    cut = await challenges.cut(services.context, offer.id, ADA, "mine")
    assert (cut.commitment, cut.cut_words) == (offer.commitment, "mine")
    taken = await challenges.accept(services.context, offer.id, BOB, words="theirs")
    assert (taken.commitment, taken.opponent_cut_words) == (offer.commitment, "theirs")
    assert (await services.row(PartieId(taken.partie or 0))).commitment == offer.commitment


@pytest.mark.sampled(2)
@pytest.mark.parametrize("words", [("", ""), ("mine", ""), ("", "theirs"), ("Grüße", "key of the house")])
async def test_every_pack_follows_from_the_published_record(services: ServiceContext, words: tuple[str, str]) -> None:
    partie = await begun(services, *words)
    await services.play(partie, 200)
    exported = await exports.one(services.context, partie, Reader(ADA, GUILD))
    game = read(exported.record)
    assert game.proof is not None
    assert game.proof.secret is not None
    assert game.proof.matches_commitment
    assert game.proof.cuts == words
    shuffler = Shuffler(game.proof.secret, game.proof.number, words)
    assert len(game.deals) == 2
    for number, deal in enumerate(game.deals):
        dealt = Deal.from_pack(game.rules, deal.dealer, shuffler.pack(number))
        assert (dealt.dealt, dealt.talon) == (deal.dealt, deal.talon)
    assert game.proof.cut == shuffler.cut(game.rules)[0]


async def test_the_same_secret_gives_other_packs_with_other_words(tmp_path: Path) -> None:
    hands = set()
    for number, words in enumerate((("", ""), ("a", ""), ("", "a"), ("a", "a"))):
        async with opened(tmp_path / f"{number}.sqlite3", seed=1) as services:
            partie = await begun(services, *words)
            hands.add((await services.context.database.read(partial(parties.deals, partie_id=partie)))[0].hand0)
    assert len(hands) == 4


async def test_the_bot_reveals_the_secret_only_when_the_partie_is_over(services: ServiceContext) -> None:
    partie = await begun(services, "mine")
    await services.play(partie, 20)
    kept = await secret_of(services, (await services.row(partie)).challenge or 0)
    assert kept is not None
    before = await proof_of(services, partie)
    assert (before.secret, before.cuts) == (None, ("mine", ""))
    for eye in (0, 1, None):
        seen = await deciding.sight(services.context, partie, eye)
        assert seen.commitment == before.commitment
        assert kept.secret.hex() not in repr(seen)
    with pytest.raises(errors.PartieInPlay):
        await exports.one(services.context, partie, Reader(ADA, GUILD))
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    after = await proof_of(services, partie)
    assert after == replace(before, secret=kept.secret)
    record = json.loads((await exports.one(services.context, partie, Reader(BEN, GUILD))).record)
    assert record["proof"]["secret"] == kept.secret.hex()


@pytest.mark.parametrize("how", ["declined", "withdrawn"])
async def test_the_secret_of_a_challenge_that_never_becomes_a_partie_is_deleted(
    services: ServiceContext, how: str
) -> None:
    offer = await challenge(services)
    if how == "declined":
        await challenges.decline(services.context, offer.id, BEN)
    else:
        await challenges.withdraw(services.context, offer.id, ADA)
    assert await secret_of(services, offer.id) is None
    with pytest.raises(errors.ChallengeClosed):
        await challenges.cut(services.context, offer.id, ADA, "too late")


async def test_only_the_challenger_cuts_and_only_until_it_is_accepted(services: ServiceContext) -> None:
    offer = await challenge(services)
    with pytest.raises(errors.NotYours):
        await challenges.cut(services.context, offer.id, BEN, "not mine")
    await challenges.accept(services.context, offer.id, BOB, words="theirs")
    with pytest.raises(errors.ChallengeClosed):
        await challenges.cut(services.context, offer.id, ADA, "too late")
    again = await challenges.accept(services.context, offer.id, BOB, words="other words")
    assert (again.cut_words, again.opponent_cut_words) == ("", "theirs")


def test_cut_words_are_one_line_and_not_too_long() -> None:
    assert packs.cleaned("  two\nlines\0 \ud800") == "twolines"
    assert packs.cleaned("ж" * 2 * LONGEST_CUT) == "ж" * LONGEST_CUT


async def test_a_partie_without_a_secret_can_be_played_and_has_no_proof(tmp_path: Path) -> None:
    async with opened(tmp_path / "older.sqlite3", secrets=False) as services:
        partie = await begun(services)
        await services.play(partie, 200)
        row = await services.row(partie)
        assert row.commitment == ""
        assert await services.context.database.read(lambda tx: packs.proof_of(tx, row)) is None
        assert "proof" not in json.loads((await exports.one(services.context, partie, Reader(ADA, GUILD))).record)


async def against_house(services: ServiceContext) -> Challenge:
    return await challenges.challenge(
        services.context, key(), challenger=ALICE, opponent=HOUSE, terms=Terms(RUBICON, first_dealer=ADA)
    )


async def test_the_house_waits_for_a_player_who_wants_to_cut(services: ServiceContext) -> None:
    await save_player_settings(services.context, ADA, PlayerChanges(asks_cut=True))
    first = await against_house(services)
    assert first.partie is None
    offer = await against_house(services)
    assert (await challenges.get(services.context, first.id)).state is ChallengeState.WITHDRAWN
    with pytest.raises(errors.NotYours):
        await challenges.deal(services.context, offer.id, BEN)
    dealt = await challenges.deal(services.context, offer.id, ADA, "mine")
    assert dealt.partie is not None
    assert (await proof_of(services, dealt.partie)).cuts == ("mine", "")
    assert (await challenges.deal(services.context, offer.id, ADA, "again")).cut_words == "mine"


async def test_a_player_who_does_not_want_to_cut_begins_at_once(services: ServiceContext) -> None:
    await save_player_settings(services.context, ADA, PlayerChanges(asks_cut=False))
    offer = await against_house(services)
    assert offer.partie is not None
    assert offer.commitment


async def test_the_proof_names_the_engine_of_each_house_action_after_the_end(services: ServiceContext) -> None:
    await save_player_settings(services.context, ADA, PlayerChanges(asks_cut=False))
    offer = await against_house(services)
    assert offer.partie is not None
    chosen: list[tuple[int, str]] = []
    for _ in range(12):
        row = await services.row(offer.partie)
        by_house = row.to_act == row.house
        engine = (RULE_OF_THUMB if len(chosen) % 2 else "0123456789abcdef") if by_house else None
        user = HOUSE.id if by_house else ADA
        await deciding.act(services.context, offer.partie, user, simply, seen=row.seq, key=key(), engine=engine)
        if engine:
            chosen.append((row.seq, engine))
    assert (await proof_of(services, offer.partie)).house is None
    await deciding.decide(services.context, offer.partie, ADA, deciding.resign, key=key())
    house = (await proof_of(services, offer.partie)).house
    assert house is not None
    assert (house.seat, house.level) == (1, "club")
    assert sorted((seq, engine) for engine, seqs in house.engines.items() for seq in seqs) == chosen


async def test_a_house_that_replaces_the_opponent_keeps_the_cut_words(services: ServiceContext) -> None:
    offer = await challenge(services)
    await challenges.cut(services.context, offer.id, ADA, "mine")
    taken = await challenges.give_to_house(services.context, offer.id, ADA, HOUSE)
    assert taken.partie is not None
    proof = await proof_of(services, taken.partie)
    assert (proof.commitment, proof.cuts) == (offer.commitment, ("mine", ""))


async def second_deal(folder: Path, *, reverse: bool) -> DealRow:
    """Returns the second deal, after an exchange stored with its cards in this order."""
    async with opened(folder / f"{reverse}.sqlite3", seed=4) as services:
        offer = await challenges.challenge(
            services.context, 777, guild=GUILD, channel=CHANNEL, challenger=ALICE, opponent=BOB, terms=Terms(SHORT)
        )
        partie = (await challenges.accept(services.context, offer.id, BOB)).partie
        assert partie is not None
        row = await services.row(partie)
        first = await deciding.sight(services.context, partie, row.to_act)
        assert first.deal is not None
        cards = tuple(first.deal.hand)[:3]
        exchange = Exchange(row.to_act or 0, cards[::-1] if reverse else cards)
        user = first.people.users[row.to_act or 0]
        await deciding.act(services.context, partie, user, lambda _: [exchange], seen=row.seq, key=key())
        while len(deals := await services.context.database.read(partial(parties.deals, partie_id=partie))) < 2:
            await services.play(partie, 1)
        return deals[1]


async def test_the_order_of_a_stored_exchange_does_not_affect_the_next_pack(tmp_path: Path) -> None:
    """In version 1, a host could try 14,400 card orders to find a next deal that suited a player."""
    one, other = await second_deal(tmp_path, reverse=False), await second_deal(tmp_path, reverse=True)
    assert (one.hand0, one.hand1, one.talon) == (other.hand0, other.hand1, other.talon)
