import logging
import random
from pathlib import Path

import pytest

from bot.client import PiquetBot
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.ids import PartieId
from bot.piquet import view as views
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import DealView, view
from bot.runtime.context import new_secret
from tests.fakes.simcord_harness import Harness, Person
from tests.support.players import begin, bot_at, challenge, choose_settings, players_of, resign, step
from tests.support.sampled_rules import with_rules
from tests.support.visible_cards import cards_in_log, cards_in_view, cards_shown


async def first_deal(harness: Harness) -> LoadedPartie:
    bot = harness.bot
    assert isinstance(bot, PiquetBot)
    return await bot.context.database.read(lambda tx: LoadedPartie.load(tx, PartieId(1), 0, 0))


async def announce(harness: Harness, dice: random.Random) -> None:
    for person in (harness.alice, harness.bob):
        for post in person.lives():
            offered = [control for control in post.controls if control.live and control.verb in ("look", "blank")]
            if offered and dice.random() < 0.3:
                await person.click(post, custom_id=offered[0].custom_id)
                return


async def leaks(harness: Harness, seed: int, rules: str = RUBICON.name) -> list[str]:
    """Returns the first deal's leaks: cards shown to people before they could know them."""
    people: dict[int | None, Person | None] = {0: harness.alice, 1: harness.bob, None: None, 2: harness.carol}
    shown = dict.fromkeys(people, 0)
    found: list[str] = []
    players, dice = players_of(harness, seed), random.Random(seed)
    await begin(harness, rules)
    while len((table := await first_deal(harness)).deals) == 1:
        deal = table.deal
        assert deal is not None
        for eye, person in people.items():
            seat = None if eye == 2 else eye
            everything = harness.everything_seen_by(person)
            known = cards_in_view(TRUE_VIEW(deal, seat))
            fresh = [(cards_shown(seen).without(known), seen.text) for seen in everything[shown[eye] :]]
            found += [f"{person or 'the public'} is shown {cards} in:\n{text}" for cards, text in fresh if cards]
            shown[eye] = len(everything)
        await announce(harness, dice)
        assert await step(harness, players)
    return found


TRUE_VIEW = views.view
UNLIKE = ("french-1896", "counterpique")
"""Rule sets whose calls and answers differ from the rubicon game's and from each other's."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        (RUBICON.name, 4),
        pytest.param(RUBICON.name, 1, marks=pytest.mark.long),
        *(with_rules(rules, 0, sample=UNLIKE) for rules in RULE_SETS),
    ],
)
async def test_nobody_is_shown_a_hidden_card(rules: str, seed: int, tmp_path: Path) -> None:
    closed = ["Bob"] if seed == 4 else []
    async with Harness(bot_at(tmp_path / "piquet.sqlite3"), closed=closed, pictures=seed in (1, 4)) as harness:
        if seed % 2:
            for person in (harness.alice, harness.bob):
                await choose_settings(person, answer_calls=True)
        assert await leaks(harness, seed, rules) == []
        assert cards_in_log(harness.log_text) == []


def both_hands(deal: Deal, eye: int | None) -> DealView:
    seen = view(deal, eye)
    other = next(iter(deal.hands[1 - (eye or 0)]), None)
    return seen._replace(shown=(seen.shown[0] | Hand.of([other] if other is not None else []), seen.shown[1]))


async def test_a_bot_that_leaks_one_card_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.parties.loaded_partie.view", both_hands)
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        assert await leaks(harness, 0) != []
        harness.take_errors()


# The secrets from which packs are made. The harness looks for them in all that is sent and logged, in every test.


async def test_a_secret_that_is_logged_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told() -> bytes | None:
        secret = new_secret()
        logging.getLogger("bot").info("a new challenge: %r", secret)
        return secret

    monkeypatch.setattr("bot.client.new_secret", told)
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        await challenge(harness.alice)
        assert harness.take_secrets() != []


async def test_a_secret_that_is_sent_is_caught_until_the_partie_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = bytes(range(32))
    monkeypatch.setattr("bot.client.new_secret", lambda: secret)
    monkeypatch.setattr("bot.discord_messenger.thread_name", lambda *_: secret.hex())
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        await begin(harness)
        assert any("threads has the secret" in found for found in harness.take_secrets())
        await resign(harness.alice)
        await harness.alice.slash("piquet export")
        assert any(secret.hex().encode() in file.data for file in harness.discord.seen[-1].files)
        assert harness.take_secrets() == []
