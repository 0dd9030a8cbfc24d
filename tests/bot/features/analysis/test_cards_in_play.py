"""Cards in an unfinished partie are refused, and the refusal reveals no hidden cards."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.features.analysis.cards_in_play import check_not_in_play
from bot.features.analysis.reading import ImportedRecord, read_imported
from bot.features.parties import deciding
from bot.features.parties.deciding import Choose
from bot.model.errors import CardsInPlay
from bot.model.ids import PartieId
from bot.piquet.actions import Action, Exchange, Play
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.legal import legal_actions
from tests.fakes.service_context import ADA, BEN, CLEO, ServiceContext, key, opened
from tests.support.paths import CASES

ELDERS: Final = tuple(at for at in range(24) if at % 6 < 3)
"""Elder's places in a pack. Elder draws the five cards from place 24 on."""
KNOWN: Final = {*ELDERS, *range(24, 29)}


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        yield services


async def refused(services: ServiceContext, user: int, *hands: Hand) -> bool:
    try:
        await services.context.database.read(lambda tx: check_not_in_play(tx, user, hands, services.clock()))
    except CardsInPlay:
        return True
    return False


async def begin(services: ServiceContext, pack: Sequence[Card], *, exchanged: bool) -> PartieId:
    """Begins a partie with Ada as elder. If ``exchanged``, she has discarded her first five cards."""
    services.packs.ready = [tuple(pack)]
    partie = await services.begin()
    if exchanged:
        discard = tuple(pack[at] for at in ELDERS[:5])
        await deciding.act(services.context, partie, ADA, lambda _: [Exchange(0, discard)], seen=0, key=key())
    return partie


def with_other_hidden_cards(rng: random.Random, pack: Sequence[Card]) -> list[Card]:
    places = [at for at in range(32) if at not in KNOWN]
    others = iter(rng.sample([pack[at] for at in places], len(places)))
    return [pack[at] if at in KNOWN else next(others) for at in range(32)]


def renamed(rng: random.Random, hand: Hand) -> Hand:
    suits = rng.sample(range(4), 4)
    return Hand.of([Card(suits[card // 8] * 8 + card % 8) for card in hand])


def apart(rng: random.Random, hand: Hand, cards: int) -> Hand:
    """Replaces this many cards in a hand."""
    out = rng.sample([*hand], cards)
    others = rng.sample([card for card in PACK if card not in hand], cards)
    return Hand.of([*(card for card in hand if card not in out), *others])


@pytest.mark.parametrize("exchanged", [False, True])
@pytest.mark.parametrize("seed", range(4))
async def test_the_answer_is_the_same_whatever_the_hidden_cards_are(
    services: ServiceContext, seed: int, exchanged: bool
) -> None:
    rng = random.Random(seed)
    pack = rng.sample(PACK, 32)
    own = Hand.of([pack[at] for at in ELDERS])
    guesses = [apart(rng, own, number) for number in range(6)]
    guesses += [renamed(rng, guess) for guess in guesses]
    guesses += [Hand.of([pack[at] for at in range(24) if at not in ELDERS]), Hand.of(rng.sample(PACK, 12))]
    answers = []
    for other in (pack, *(with_other_hidden_cards(rng, pack) for _ in range(3))):
        partie = await begin(services, other, exchanged=exchanged)
        answers.append([await refused(services, ADA, guess) for guess in guesses])
        await services.resign(partie, ADA)
    assert answers[0][:2] == [True, True]
    assert not any(answers[0][2:6]), "four cards apart are other cards"
    assert all(answer == answers[0] for answer in answers)


async def test_the_hand_after_the_exchange_is_in_play_too(services: ServiceContext) -> None:
    pack = random.Random(1).sample(PACK, 32)
    after = Hand.of([*(pack[at] for at in ELDERS[5:]), *pack[24:29]])
    assert not await refused(services, ADA, after)
    partie = await begin(services, pack, exchanged=True)
    assert await refused(services, ADA, after)
    await services.resign(partie, ADA)
    assert not await refused(services, ADA, after), "the game is over"


async def test_no_player_learns_another_players_hand(services: ServiceContext) -> None:
    pack = random.Random(2).sample(PACK, 32)
    elders, youngers = Hand.of([pack[at] for at in ELDERS]), Hand.of([pack[at] for at in range(24) if at not in ELDERS])
    await begin(services, pack, exchanged=False)
    assert not await refused(services, BEN, elders)
    assert not await refused(services, ADA, youngers)
    assert not await refused(services, CLEO, elders, youngers)


async def test_the_hand_that_remains_during_play_is_also_in_play(services: ServiceContext) -> None:
    """Otherwise a person could disguise the hand by changing cards already played."""
    pack = random.Random(3).sample(PACK, 32)
    partie = await begin(services, pack, exchanged=True)
    hand = await played_down_to(services, partie, 6)
    assert await refused(services, ADA, hand)
    assert await refused(services, ADA, renamed(random.Random(1), hand))
    assert not await refused(services, ADA, apart(random.Random(2), hand, 1))
    assert not await refused(services, BEN, hand)


def test_the_hands_of_a_record_are_compared_down_to_four_cards() -> None:
    found = read_imported((CASES / "cavendish.json").read_bytes())
    assert isinstance(found, ImportedRecord)
    assert Counter(map(len, found.hands)) == {12: 4} | dict.fromkeys(range(4, 12), 2)


async def played_down_to(services: ServiceContext, partie: PartieId, cards: int) -> Hand:
    """Plays until Ada, with this many cards, is to play. Returns her hand."""
    while True:
        sight = await deciding.sight(services.context, partie, 0)
        assert sight.deal is not None
        seat = sight.deal.to_move
        assert seat is not None
        if sight.deal.tricks and seat == 0 and len(sight.deal.hand) <= cards:
            return sight.deal.hand
        seen = (await deciding.sight(services.context, partie, seat)).deal
        assert seen is not None
        action = next(legal_actions(seen)) if not seen.tricks else Play(seat, next(iter(seen.playable)))
        user = (ADA, BEN)[seat]
        await deciding.act(services.context, partie, user, only(action), seen=sight.seq, key=key())


def only(action: Action) -> Choose:
    return lambda _: [action]
