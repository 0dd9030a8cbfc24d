import re

import pytest

from bot.model.ids import PartieId
from bot.piquet.proof import key
from data import deal_secrets, parties
from data.store.transaction import Transaction
from tests.discord.daily.test_channel import choose, until
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, challenge, choose_settings, resign

FAIR = "Fair deals"
FOOTER = re.compile(r"\n-# Fingerprint of the shuffle: ((?:[0-9a-f]{4} ?){3})$")
HEXADECIMAL = re.compile(r"(?=\d*[a-f])[0-9a-f]{13}")


def check_quiet(post: VisibleMessage, commitment: str, *, footer: bool) -> None:
    assert not HEXADECIMAL.search(post.text), post.text
    found = FOOTER.search(post.text)
    assert (found is not None) == footer
    assert found is None or found[1].replace(" ", "") == commitment[:12]
    assert [control.label for control in post.controls].count(FAIR) == 1


async def page(person: Person, post: VisibleMessage) -> VisibleMessage:
    told = (await person.click(post, label=FAIR)).post
    assert told is not None
    assert told.ephemeral
    return told


async def test_nothing_hexadecimal_is_shown_before_fair_deals_is_pressed(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    shown = (await page(harness.carol, offer)).text
    found = re.search(r"`([0-9a-f]{64})`", shown)
    assert found is not None
    check_quiet(offer, found[1], footer=True)
    await harness.bob.click(offer, label="Accept")
    check_quiet(offer, found[1], footer=True)
    check_quiet(at_table(harness)[0], found[1], footer=False)
    assert (await row_of(harness)).commitment == found[1]
    assert found[1] in (await page(harness.carol, at_table(harness)[0])).text
    begun = (await harness.carol.slash("piquet challenge", level="beginner")).post
    assert begun is not None
    check_quiet(begun, "", footer=False)
    seen = [one.text for person in (harness.alice, harness.bob) for one in person.dms()]
    assert not [text for text in seen if HEXADECIMAL.search(text)]


async def test_daily_posts_show_twelve_digits_the_page_all(harness: Harness) -> None:
    anchor = await choose(harness)
    await until(harness, "Daily deals, day 1")
    await until(harness, "Daily deals, day 2")
    closed, opened = harness.posts()[-2:]
    pages = [(await page(harness.alice, post)).text for post in (anchor, closed, opened)]
    fixed = [re.findall(r"`([0-9a-f]{64})`", text) for text in pages]
    # The secret of the closed day is the fingerprint of the open one.
    assert fixed[0] == fixed[1]
    assert fixed[1][1:] == fixed[2]
    check_quiet(anchor, fixed[0][0], footer=True)
    check_quiet(closed, fixed[1][0], footer=True)
    check_quiet(opened, fixed[2][0], footer=True)


@pytest.mark.parametrize(
    ("words", "claims"),
    [
        (("", ""), ("Without words from you", "Without words from you")),
        (("swan", ""), ("Your words were fixed before Bob accepted", "Without words from you")),
        (("", "fox"), ("Without words from you", "You added your words last, when everything else was fixed")),
    ],
)
async def test_the_fair_deals_page_shows_each_person_what_it_proves(
    harness: Harness, words: tuple[str, str], claims: tuple[str, str]
) -> None:
    offer = await challenge(harness.alice, harness.bob)
    told = await page(harness.alice, offer)
    assert "the host can pick your cards only with the help of Bob" in told.text
    assert "nobody can pick your cards" in (await page(harness.bob, offer)).text
    if words[0]:
        await harness.alice.submit(told, await harness.alice.click(told, label="Cut"), words[0])
        # The page shows the words' key at once.
        assert f"**Alice** added words. The key to the words: `{key(words[0])}`" in told.text
    form = await page(harness.bob, offer)
    if words[1]:
        await harness.bob.submit(form, await harness.bob.click(form, label="Cut"), words[1])
    else:
        await harness.bob.click(offer, label="Accept")
    assert "**Bob** accepted" in offer.text
    for post in (offer, at_table(harness)[0]):
        for person, claim in zip((harness.alice, harness.bob), claims, strict=True):
            text = (await page(person, post)).text
            assert claim in text
            assert "Keep the fingerprint:" in text
        assert "this proves nothing to you" in (await page(harness.carol, post)).text


async def test_adding_words_on_a_private_openings_page_deals_the_cards(harness: Harness) -> None:
    await choose_settings(harness.alice, asks_cut=True)
    opening = (await harness.alice.slash("piquet challenge", level="beginner")).post
    assert opening is not None
    told = await page(harness.alice, opening)
    assert "forward" not in told.text.lower()
    await harness.alice.submit(told, await harness.alice.click(told, label="Cut"), "mine")
    assert "Your cards are in your DMs" in told.text
    assert key("mine") in (await page(harness.alice, told)).text


async def secret_of(harness: Harness, partie: int) -> str:
    def work(tx: Transaction) -> str:
        row = parties.get_partie(tx, PartieId(partie))
        assert row is not None
        assert row.challenge is not None
        kept = deal_secrets.secret_of(tx, row.challenge)
        assert kept is not None
        return kept.secret.hex()

    return await bot_of(harness).context.database.read(work)


async def test_a_page_asked_for_too_early_shows_no_secret_and_no_words(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    told = await page(harness.alice, offer)
    await harness.alice.submit(told, await harness.alice.click(told, label="Cut"), "swan")
    await harness.bob.click(offer, label="Accept")
    secret = await secret_of(harness, 1)
    for person in (harness.alice, harness.bob, harness.carol):
        for custom_id in (
            f"pq:1:fair:{offer.control(verb='fair').custom_id.split(':')[3]}:0:challenge",
            "pq:1:fair:1:0:partie",
        ):
            text = (await person.press(offer, custom_id)).text
            assert secret not in text
            assert "swan" not in text
            assert "♠" not in text
    await resign(harness.alice)
    # Once the partie is over, the secret is where everyone can check it: in the record.
    assert secret not in (await harness.carol.press(offer, "pq:1:fair:1:0:partie")).text


async def test_an_open_or_future_day_shows_no_secret(harness: Harness) -> None:
    await choose(harness)
    await until(harness, "Daily deals, day 1")
    post = harness.posts()[-1]
    text = (await harness.alice.press(post, f"pq:1:fair:{harness.server.id}:1:day")).text
    assert len(re.findall(r"[0-9a-f]{64}", text)) == 1
    for number in (0, 2, 7):
        told = await harness.alice.press(post, f"pq:1:fair:{harness.server.id}:{number}:day")
        assert not HEXADECIMAL.search(told.text)
    harness.take_errors()


async def test_a_withdrawn_challenge_says_that_it_was_withdrawn(harness: Harness) -> None:
    offer = await challenge(harness.bob, harness.carol)
    button = offer.control(verb="fair").custom_id
    await harness.bob.click(offer, label="Withdraw")
    assert "This challenge was withdrawn" in (await harness.carol.press(offer, button)).text
    harness.take_errors()
