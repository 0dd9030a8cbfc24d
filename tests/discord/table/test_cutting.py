"""Cutting: the form of the challenger and of who accepts, and the opening of a partie against the house."""

from pathlib import Path

import pytest

from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.proof import Shuffler, commitment_to
from bot.piquet.rules import RUBICON
from data import deal_secrets, parties
from data.deal_secrets import DealSecret
from data.parties import DealRow, PartieId
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, bot_at, challenge, choose_settings, resign, table

FIRST = PartieId(1)


async def cuts(person: Person, post: VisibleMessage, words: str) -> str:
    """Presses *Cut*, writes into the form and sends it; the answer."""
    shown = await person.click(post, label="Cut")
    assert shown.how == "modal"
    return (await person.submit(post, shown, words)).text


async def kept(harness: Harness) -> tuple[DealSecret, DealRow]:
    """The secret of the first partie, and its first deal."""

    def work(tx: Transaction) -> tuple[DealSecret, DealRow]:
        row = parties.get_partie(tx, FIRST)
        assert row is not None
        assert row.challenge is not None
        secret = deal_secrets.secret_of(tx, row.challenge)
        assert secret is not None
        return secret, parties.deals(tx, FIRST)[0]

    return await bot_of(harness).context.database.read(work)


async def secrets(harness: Harness) -> list[tuple[object, ...]]:
    database = bot_of(harness).settings.database
    assert isinstance(database, Path)
    return query(database, "SELECT challenge FROM deal_secrets")


async def check_dealt(harness: Harness, words: tuple[str, str]) -> str:
    """Checks that the first deal was dealt from the secret and these words; the commitment."""
    secret, dealt = await kept(harness)
    assert secret.cuts == words
    deal = Deal.from_pack(RUBICON, dealt.dealer, Shuffler(secret.secret, str(secret.number), words).pack(0))
    assert [set(parse_cards(hand)) for hand in (dealt.hand0, dealt.hand1)] == [set(hand) for hand in deal.hands]
    assert parse_cards(dealt.talon) == tuple(deal.talon)
    assert secret.commitment == commitment_to(str(secret.number), secret.secret)
    return secret.commitment


async def test_what_both_have_cut_with_enters_the_packs_and_is_shown_to_nobody(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await cuts(harness.alice, offer, "my own words")
    assert "**Alice** has cut." in offer.text
    await harness.restart()
    shown = await harness.bob.click(offer, label="Cut")
    assert "Cut and accept" in shown.text
    await harness.restart()
    await harness.bob.submit(offer, shown, "theirs")
    assert "**Bob** accepts" in offer.text
    assert "**Bob** has cut." in offer.text
    commitment = await check_dealt(harness, ("my own words", "theirs"))
    assert commitment in offer.text
    assert commitment in at_table(harness)[0].text
    await harness.bob.submit(offer, shown, "others")
    await check_dealt(harness, ("my own words", "theirs"))
    harness.take_errors()
    seen = [one.text for one in harness.everything_seen_by(harness.bob)]
    assert not [text for text in seen if "my own words" in text]


async def test_who_may_not_accept_gets_no_form_and_changes_nothing(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    refused = await harness.carol.click(offer, label="Cut")
    assert refused.how == "message"
    assert refused.text == (await harness.carol.click(offer, label="Accept")).text
    forged = harness.carol.submitting(offer, offer.control(verb="cut").custom_id.replace("cut", "words") + ":cut", "x")
    assert "Only the challenger" in (await harness.at_once(forged))[0].text
    assert "has cut" not in offer.text
    await harness.alice.click(offer, label="Withdraw")
    assert "fingerprint" not in offer.text
    assert await secrets(harness) == []


async def test_each_reads_of_a_cut_in_their_own_language(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        harness.bob.reads("de")
        await begin(harness)
        await resign(harness.alice)
        told = (await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)).post
        assert told is not None
        await cuts(harness.alice, told, "far away")
        assert "**Alice** has cut." in told.text
        assert "I have sent your challenge" in told.text
        assert "**Alice** hat abgehoben." in harness.bob.dms()[-1].text
        assert "Fingerabdruck" in harness.bob.dms()[-1].text


@pytest.mark.parametrize("public", [True, False])
async def test_against_the_house_the_words_are_sent_once_and_the_cards_dealt(harness: Harness, public: bool) -> None:
    opening = (await harness.alice.slash("piquet challenge", level="beginner", public=public)).post
    assert opening is not None
    assert [control.label for control in opening.controls] == ["Deal", "Cut", "Withdraw", "How is it played?"]
    assert not harness.alice.dms()
    if public:
        assert "Only the challenger can do that" in (await harness.bob.click(opening, label="Deal")).text
        assert "for somebody else" in (await harness.bob.click(opening, label="Cut")).text
        harness.take_errors()
    await harness.restart()
    shown = await harness.alice.click(opening, label="Cut")
    assert "Cut and deal" in shown.text
    await harness.alice.submit(opening, shown, "mine", times=2)
    commitment = await check_dealt(harness, ("mine", ""))
    assert commitment in opening.text
    assert len(harness.alice.dms()) == 1
    if public:
        assert commitment in harness.posts(table(harness))[0].text


async def test_an_opening_ends_by_itself_and_begins_nothing_then(harness: Harness) -> None:
    opening = (await harness.alice.slash("piquet challenge", level="beginner", public=True)).post
    private = (await harness.bob.slash("piquet challenge", level="beginner")).post
    assert opening is not None
    assert private is not None
    deal = opening.control(label="Deal").custom_id
    await harness.advance(25 * 3600)
    assert "Nobody dealt in time" in opening.text
    assert "fingerprint" not in opening.text
    assert "has expired" in (await harness.alice.press(opening, deal)).text
    await harness.bob.click(private, label="Deal")
    assert "Nobody dealt in time" in private.text
    assert not harness.alice.dms() + harness.bob.dms()
    assert await secrets(harness) == []


async def test_who_wants_no_opening_begins_at_once(harness: Harness) -> None:
    await choose_settings(harness.alice, asks_cut=False)
    told = (await harness.alice.slash("piquet challenge", level="beginner")).post
    assert told is not None
    assert "Your cards are in your direct messages" in told.text
    assert await check_dealt(harness, ("", "")) in told.text
