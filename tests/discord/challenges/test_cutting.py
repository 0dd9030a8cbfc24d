from pathlib import Path

import pytest

from bot.model.ids import PartieId
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.proof import Shuffler, commitment_to, key
from bot.piquet.rules import RUBICON
from data import deal_secrets, parties
from data.deal_secrets import DealSecret
from data.parties import DealRow
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.table_checks import bot_of
from tests.support.messages import Response, VisibleMessage
from tests.support.players import at_table, begin, challenge, choose_settings, resign, table

FIRST = PartieId(1)


async def fair(person: Person, post: VisibleMessage) -> VisibleMessage:
    return (await person.click(post, label="Fair deals")).message


async def cut(person: Person, post: VisibleMessage) -> Response:
    shown = await person.click(await fair(person, post), label="Cut")
    assert shown.how == "modal"
    return shown


async def cuts(person: Person, post: VisibleMessage, words: str) -> str:
    """Presses *Fair deals* and *Cut*, and sends the form with these words. Returns the answer."""
    page = await fair(person, post)
    return (await person.submit(page, await person.click(page, label="Cut"), words)).text


async def kept(harness: Harness) -> tuple[DealSecret, DealRow]:
    def work(tx: Transaction) -> tuple[DealSecret, DealRow]:
        row = parties.get_partie(tx, FIRST)
        assert row is not None
        assert row.challenge is not None
        secret = deal_secrets.secret_of(tx, row.challenge)
        assert secret is not None
        return secret, parties.deals(tx, FIRST)[0]

    return await bot_of(harness).context.database.read(work)


async def secrets(harness: Harness) -> list[tuple[object, ...]]:
    return await rows(harness, "SELECT challenge FROM deal_secrets")


async def rows(harness: Harness, sql: str) -> list[tuple[object, ...]]:
    database = bot_of(harness).settings.database
    assert isinstance(database, Path)
    return query(database, sql)


async def check_dealt(harness: Harness, words: tuple[str, str]) -> str:
    secret, dealt = await kept(harness)
    assert secret.cuts == words
    deal = Deal.from_pack(RUBICON, dealt.dealer, Shuffler(secret.secret, str(secret.number), words).pack(0))
    assert [set(parse_cards(hand)) for hand in (dealt.hand0, dealt.hand1)] == [set(hand) for hand in deal.hands]
    assert parse_cards(dealt.talon) == tuple(deal.talon)
    assert secret.commitment == commitment_to(str(secret.number), secret.secret)
    return secret.commitment


async def test_both_players_cut_words_affect_the_packs_and_stay_private(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    told = await cuts(harness.alice, offer, "my own words")
    assert f"**Alice** added words. The key to the words: `{key('my own words')}`" in told
    await harness.restart()
    shown = await cut(harness.bob, offer)
    assert "Cut and accept" in shown.text
    await harness.restart()
    await harness.bob.submit(offer, shown, "theirs")
    assert "**Bob** accepted" in offer.text
    page = (await fair(harness.carol, offer)).text
    assert f"**Bob** added words. The key to the words: `{key('theirs')}`" in page
    commitment = await check_dealt(harness, ("my own words", "theirs"))
    assert commitment in page
    assert key("my own words") in shown.text
    assert commitment in shown.text
    for opened in (commitment, key("my own words"), key("theirs")):
        assert opened in (await fair(harness.carol, at_table(harness)[0])).text
    await harness.bob.submit(offer, shown, "others")
    await check_dealt(harness, ("my own words", "theirs"))
    harness.take_errors()
    seen = [one.text for one in harness.everything_seen_by(harness.bob)]
    assert not [text for text in seen if "my own words" in text]


async def test_a_person_who_may_not_accept_gets_no_form_and_changes_nothing(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    button = (await fair(harness.alice, offer)).control(label="Cut").custom_id
    assert not (await fair(harness.carol, offer)).controls
    refused = await harness.carol.press(offer, button)
    assert refused.how == "message"
    assert refused.text == (await harness.carol.click(offer, label="Accept")).text
    forged = harness.carol.submitting(offer, button.replace("cut", "words") + ":cut", "x")
    assert "Only the challenger" in (await harness.at_once(forged))[0].text
    assert "**Alice** added words" not in (await fair(harness.carol, offer)).text
    await harness.alice.click(offer, label="Withdraw")
    assert "Fair deals" not in offer.text
    assert await secrets(harness) == []


async def test_a_form_opened_before_the_words_changed_accepts_nothing(harness: Harness) -> None:
    """A challenger must not choose their words after seeing the opponent's words or a pack."""
    offer = await challenge(harness.alice, harness.bob)
    without = await cut(harness.bob, offer)
    assert "added words" not in without.text
    await cuts(harness.alice, offer, "mine")
    late = await harness.bob.submit(offer, without, "theirs")
    assert "Alice changed their words after you opened the form" in late.text
    shown = await cut(harness.bob, offer)
    assert key("mine") in shown.text
    await cuts(harness.alice, offer, "others")
    again = await harness.bob.submit(offer, shown, "theirs")
    assert again.text == late.text
    harness.take_errors()
    assert "**Bob** accepted" not in offer.text
    assert await rows(harness, "SELECT state, cut_words, opponent_cut_words FROM challenges") == [
        ("open", "others", "")
    ]
    await cuts(harness.bob, offer, "theirs")
    await check_dealt(harness, ("others", "theirs"))


@pytest.mark.parametrize("words", [f"key:{'0f' * 32}", f"sha256:{'0f' * 32}", f"  KEY:{'0F' * 32} ", "sha256:0"])
async def test_every_form_refuses_a_key_or_a_hash_as_cut_words(harness: Harness, words: str) -> None:
    offer = await challenge(harness.alice, harness.bob)
    assert "Your words can’t be" in await cuts(harness.alice, offer, words)
    shown = await cut(harness.bob, offer)
    await harness.restart()
    assert "Your words can’t be" in (await harness.bob.submit(offer, shown, words)).text
    await choose_settings(harness.alice, asks_cut=True)
    opening = (await harness.alice.slash("piquet challenge", level="beginner")).message
    assert "Your words can’t be" in await cuts(harness.alice, opening, words)
    harness.take_errors()
    found = await rows(harness, "SELECT state, cut_words, opponent_cut_words FROM challenges")
    assert found == [("open", "", "")] * 2


async def test_a_challenge_without_a_proof_takes_no_cut_words(harness: Harness) -> None:
    """After an upgrade or a restore, a challenge has no proof, but its old buttons and forms remain."""
    offer = await challenge(harness.alice, harness.bob)
    button = (await fair(harness.bob, offer)).control(label="Cut").custom_id
    form = await cut(harness.bob, offer)
    old = await cut(harness.alice, offer)

    def work(tx: Transaction) -> None:
        tx.execute("UPDATE challenges SET commitment = ''")
        tx.execute("UPDATE deal_secrets SET version = 1")

    await bot_of(harness).context.database.write(work)
    for refused in (
        await harness.alice.press(offer, button),
        await harness.bob.press(offer, button),
        await harness.bob.submit(offer, form, "theirs"),
        await harness.alice.submit(offer, old, "mine"),
    ):
        assert "so its deals have no proof" in refused.text
    harness.take_errors()
    assert await rows(harness, "SELECT state, cut_words, opponent_cut_words FROM challenges") == [("open", "", "")]
    await harness.bob.click(offer, label="Accept")
    assert "Fair deals" not in offer.text
    assert "Fair deals" not in [control.label for control in at_table(harness)[0].controls]


async def test_a_form_with_a_forged_key_accepts_nothing(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await cuts(harness.alice, offer, "mine")
    base = f"pq:1:words:{offer.control(verb='accept').custom_id.split(':')[3]}:0"
    for arg in ("accept", key("other"), key(""), key("mine")[:-1], key("mine").upper(), "x"):
        await harness.at_once(harness.bob.submitting(offer, f"{base}:{arg}", "theirs"))
        harness.take_errors()
        assert await rows(harness, "SELECT state, opponent_cut_words FROM challenges") == [("open", "")]
    assert len(f"pq:1:words:{2**63 - 1}:0:{key('mine')}") <= 100
    await harness.at_once(harness.bob.submitting(offer, f"{base}:{key('mine')}", "theirs"))
    await check_dealt(harness, ("mine", "theirs"))


async def test_a_private_partie_shows_both_keys_as_it_opens(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.alice)
    told = (await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)).message
    await cuts(harness.alice, told, "mine")
    invited = harness.bob.dms()[-1]
    await cuts(harness.bob, invited, "theirs")
    page = (await fair(harness.bob, invited)).text
    assert key("mine") in page
    assert key("theirs") in page
    assert not [one for one in harness.alice.dms() + harness.bob.dms() if key("mine") in one.text]


async def test_each_player_reads_about_the_cut_in_their_own_language(harness: Harness) -> None:
    harness.bob.reads("de")
    await begin(harness)
    await resign(harness.alice)
    told = (await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)).message
    await cuts(harness.alice, told, "far away")
    assert "Fingerabdruck des Mischens: " in harness.bob.dms()[-1].text
    page = (await harness.bob.click(harness.bob.dms()[-1], label="Fair gemischt")).text
    assert "**Alice** hat Worte gegeben." in page
    assert "Fingerabdruck" in page


@pytest.mark.parametrize("public", [True, False])
async def test_sending_words_twice_against_the_house_deals_the_cards_once(harness: Harness, public: bool) -> None:
    await choose_settings(harness.alice, asks_cut=True)
    opening = (await harness.alice.slash("piquet challenge", level="beginner", public=public)).message
    assert [control.label for control in opening.controls] == ["Deal", "Withdraw", "How is it played?", "Fair deals"]
    assert not harness.alice.dms()
    if public:
        assert "Only the challenger can do that" in (await harness.bob.click(opening, label="Deal")).text
        assert not (await fair(harness.bob, opening)).controls
        harness.take_errors()
    await harness.restart()
    shown = await cut(harness.alice, opening)
    assert "Cut and deal" in shown.text
    await harness.alice.submit(opening, shown, "mine", times=2)
    commitment = await check_dealt(harness, ("mine", ""))
    assert commitment in (await fair(harness.alice, opening)).text
    assert len(harness.alice.lives()) == 1
    if public:
        assert commitment in (await fair(harness.bob, harness.posts(table(harness))[0])).text


async def test_an_opening_expires_automatically_and_then_begins_no_partie(harness: Harness) -> None:
    await choose_settings(harness.alice, asks_cut=True)
    await choose_settings(harness.bob, asks_cut=True)
    opening = (await harness.alice.slash("piquet challenge", level="beginner", public=True)).post
    private = (await harness.bob.slash("piquet challenge", level="beginner")).post
    assert opening is not None
    assert private is not None
    deal = opening.control(label="Deal").custom_id
    await harness.advance(25 * 3600)
    assert "No one dealt in time" in opening.text
    assert "Fair deals" not in opening.text
    assert "has expired" in (await harness.alice.press(opening, deal)).text
    await harness.bob.click(private, label="Deal")
    assert "No one dealt in time" in private.text
    assert not harness.alice.dms() + harness.bob.dms()
    assert await secrets(harness) == []


async def test_the_house_deals_at_once_unless_a_person_asks_to_cut(harness: Harness) -> None:
    told = (await harness.alice.slash("piquet challenge", level="beginner")).message
    assert "Your cards are in your DMs" in told.text
    assert await check_dealt(harness, ("", "")) in (await fair(harness.alice, told)).text
