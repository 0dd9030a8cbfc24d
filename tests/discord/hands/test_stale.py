import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.kit import controls
from bot.piquet.deal import Deal
from bot.piquet.rules import RULE_SETS
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import SeededSecrets, seq_of, stored_rows, visible_content
from tests.support.discord.table_checks import check_table_messages, deal_of
from tests.support.message_reader import Control
from tests.support.messages import Response, VisibleMessage
from tests.support.players import Player, at_table, begin, bot_at, challenge, players_of, resign, waiting_player
from tests.support.random_choice import CHOOSING, DECIDING, KEPT, ORDERING, exchanges_at_once

LONG = pytest.mark.long
SHORT_RUNS = [("rubicon", 4, 20), ("counterpique", 2, 16)]
LONG_RUNS = [
    pytest.param("french-1896", 4, 12, marks=LONG),
    pytest.param("rubicon", 3, 1000, marks=LONG),
    *(pytest.param(rules, 4, 90, marks=LONG) for rules in RULE_SETS if rules != "rubicon"),
]
RUNS = [*SHORT_RUNS, *LONG_RUNS]
"""Rules, seed, and number of decisions: part of a deal, some deals, or a whole partie."""

ONE_RUN = [SHORT_RUNS[0], *(pytest.param(*run, marks=LONG) for run in SHORT_RUNS[1:]), *LONG_RUNS]

GONE_ON = "The game has moved on since this button appeared"
STRANGER = "You’re not playing at this table"
UNEXPECTED = "Something went wrong"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(1))
    return tmp_path / "piquet.sqlite3"


def private(person: Person, answer: Response) -> bool:
    posts = [post for post in (answer.post, *answer.follow_ups) if post is not None]
    own = person.harness.discord.dm_channel(person.id)
    return bool(posts) and all(post.ephemeral or post.channel == own for post in posts)


class Watch:
    """Checks that neither the database nor other people's messages change."""

    def __init__(self, harness: Harness, database: Path, person: Person) -> None:
        self.harness, self.database, self.person = harness, database, person
        self.others = [one for one in (harness.alice, harness.bob, harness.carol) if one is not person]
        self.before = stored_rows(database), visible_content(harness, *self.others)

    def check(self, answer: Response) -> None:
        assert (stored_rows(self.database), visible_content(self.harness, *self.others)) == self.before
        assert private(self.person, answer), answer
        assert answer.text.strip()
        assert UNEXPECTED not in answer.text
        assert self.harness.take_errors() == []


async def press(
    harness: Harness,
    database: Path,
    person: Person,
    post: VisibleMessage,
    custom_id: str,
    *,
    values: list[str] | None = None,
) -> Response:
    watch = Watch(harness, database, person)
    answer = await person.press(post, custom_id, values=values)
    watch.check(answer)
    return answer


def chosen(control: Control) -> list[str] | None:
    return [option.value for option in control.options[: control.least or 1]] if control.is_select else None


async def turns(players: dict[str, Player], most: int) -> AsyncIterator[tuple[Player, VisibleMessage]]:
    for _ in range(most):
        found = await waiting_player(players)
        if found is None:
            return
        yield found


def other_of(harness: Harness, person: Person) -> Person:
    return harness.bob if person is harness.alice else harness.alice


OLD = DECIDING | ORDERING | {"sink", "turn", "some", "several", "orders"}


def old_ids(post: VisibleMessage) -> list[Control]:
    return [one for one in post.controls if one.live and one.verb in OLD]


# ------------------------------------------------------------------------------ old buttons


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("rules", "seed", "most"), RUNS)
async def test_an_old_button_says_that_the_game_moved_on_or_ended(
    database: Path, rules: str, seed: int, most: int
) -> None:
    dice = random.Random(seed)
    async with Harness(bot_at(database)) as harness:
        await begin(harness, rules)
        pressed = set()
        async for player, post in turns(players_of(harness, seed), most):
            person, old = player.person, dice.choice(old_ids(post))
            await player.decide(post)
            watch = Watch(harness, database, person)
            answer = await person.press(person.dms()[-1], old.custom_id, values=chosen(old))
            watch.check(answer)
            assert (GONE_ON if await in_play(harness) else "This game is over") in answer.text
            await shows_what_there_is(harness, person, answer)
            pressed.add(old.verb)
        assert rules != "rubicon" or pressed >= {"pick", "call", "card", "turn"}
        assert rules != "counterpique" or ("pick" in pressed and pressed & {"left", "tricks", "word"})
        await check_table_messages(harness)


async def shows_what_there_is(harness: Harness, person: Person, answer: Response) -> None:
    assert answer.post is not None
    shown = await person.click(at_table(harness)[-1], verb="hand") if await in_play(harness) else None
    if shown is not None and shown.post is not None:
        assert ids(answer.post) == ids(shown.post)
        assert set(answer.text.splitlines()) >= {line for line in shown.text.splitlines() if line.startswith("♠")}


def ids(post: VisibleMessage) -> list[str]:
    return [control.custom_id for control in post.controls]


async def in_play(harness: Harness) -> bool:
    return any(control.verb == "hand" for control in at_table(harness)[-1].controls)


async def test_an_old_button_lists_exactly_the_actions_since(harness: Harness, database: Path) -> None:
    await begin(harness)
    players = players_of(harness, 5)
    found = await waiting_player(players)
    assert found is not None
    player, post = found
    old = old_ids(post)[0]
    for _ in range(3):
        await player.decide(post)
        found = await waiting_player(players)
        assert found is not None
        player, post = found
    first = players[harness.alice.name if (await deal_of(harness)).elder == 0 else harness.bob.name].person
    told = (await press(harness, database, first, first.dms()[-1], old.custom_id, values=["AS"])).text
    assert f"**{first.name}** exchanges" in told
    assert f"**{other_of(harness, first).name}** exchanges" in told


async def test_an_old_button_on_an_old_message_leaves_one_live_hand(database: Path) -> None:
    dice = random.Random(6)
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        players = players_of(harness, 6)
        old: dict[str, tuple[VisibleMessage, Control]] = {}
        async for player, post in turns(players, 40):
            person, made = player.person, dice.choice(old_ids(post))
            await player.decide(post)
            if person.name in old:
                before = stored_rows(database)["actions"]
                message, control = old[person.name]
                answer = await person.press(message, control.custom_id, values=chosen(control))
                assert GONE_ON in answer.text + harness.everything_seen_by(person)[-2].text
                assert stored_rows(database)["actions"] == before
                assert len(person.lives()) == 1
            old[person.name] = post, made


async def test_buttons_of_a_finished_partie_show_how_it_ended(harness: Harness, database: Path) -> None:
    await begin(harness)
    found = await waiting_player(players_of(harness, 7))
    assert found is not None
    person, decisions = found[0].person, old_ids(found[1])
    await resign(person)
    for old in decisions:
        answer = await press(harness, database, person, person.dms()[-1], old.custom_id, values=chosen(old))
        assert "This game is over" in answer.text or old.verb not in IRREVOCABLE
        assert "You resigned" in answer.text


# ------------------------------------------------------------------------------ other people's buttons


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("rules", "seed", "most"), RUNS)
async def test_nobody_decides_for_another_person(database: Path, rules: str, seed: int, most: int) -> None:
    dice = random.Random(seed)
    async with Harness(bot_at(database)) as harness:
        await begin(harness, rules)
        step = 0
        async for player, post in turns(players_of(harness, seed), most):
            theirs, other = dice.choice(old_ids(post)), other_of(harness, player.person)
            values = chosen(theirs)
            places = [at_table(harness)[-1], at_table(harness)[0], post]
            answer = await press(harness, database, harness.carol, places[step % 3], theirs.custom_id, values=values)
            assert STRANGER in answer.text
            place = other.dms()[-1] if step % 2 else at_table(harness)[-1]
            answer = await press(harness, database, other, place, theirs.custom_id, values=values)
            assert not held_by(await deal_of(harness), other_seat(harness, other), answer)
            await player.decide(post)
            step += 1


def other_seat(harness: Harness, person: Person) -> int:
    return 1 if person is harness.alice else 0


def held_by(deal: Deal, seat: int, answer: Response) -> bool:
    return any(
        control.verb in ("card", "play") and control.arg[:2] in map(str, deal.hands[seat])
        for control in (answer.post.controls if answer.post else [])
    )


async def test_a_spectator_sees_the_table_and_has_no_hand(harness: Harness, database: Path) -> None:
    await begin(harness)
    answer = await press(
        harness, database, harness.carol, at_table(harness)[0], at_table(harness)[0].control(verb="hand").custom_id
    )
    assert STRANGER in answer.text
    assert "/piquet table" in answer.text


# ------------------------------------------------------------------------------ double clicks


class Twice(Player):
    """Clicks twice: one click delivered twice, two clicks at once, or one after the other."""

    database: Path

    async def decide(self, post: VisibleMessage) -> Response:
        harness = self.person.harness
        while True:
            control = self._choice(post)
            if control.is_select or control.verb in CHOOSING | {"turn"}:
                answer = await self._single(post, control)
                if self._exchanged:
                    return answer
                post = answer.post or post
                continue
            return await self._double(harness, post, control)

    async def _single(self, post: VisibleMessage, control: Control) -> Response:
        self._exchanged = False
        if control.is_select:
            values = self._values(control)
            self._exchanged = exchanges_at_once(control, values) is not None
            return await self.person.choose(post, values, custom_id=control.custom_id)
        return await self.person.click(post, custom_id=control.custom_id)

    async def _double(self, harness: Harness, post: VisibleMessage, control: Control) -> Response:
        before = seq_of(self.database)
        way = self.dice.randrange(3)
        if way == 0:
            answer = await self.person.press(post, control.custom_id, times=2)
        else:
            pressing = [self.person.pressing(post, control.custom_id) for _ in range(2)]
            if way == 1:
                answer, second = await harness.at_once(*pressing)
            else:
                (answer,), (second,) = await harness.at_once(pressing[0]), await harness.at_once(pressing[1])
            # Of two clicks at once either may be drawn last; the end of a deal says so by its result.
            told = (GONE_ON, "the choice has been made", "is over", "Why this score?")
            assert (
                any(sentence in second.text for sentence in told)
                or (way == 1 and self._shows_the_newest(second))
                or await self._over()
            )
            assert private(self.person, second)
        done = [text.split()[1] for _, seq, _, text, *_ in stored_rows(self.database)["actions"] if seq >= before]
        own = [verb for verb in done if verb != "answer" or control.verb == "answer"]
        # With calls made together, calls that the player cannot make are skipped with the one before.
        # The last trick plays itself.
        assert len(own) == (len(set(own)) if control.verb in ("reckon", "call") else 1) or own == ["play"] * 3
        return answer

    def _shows_the_newest(self, answer: Response) -> bool:
        seq = str(seq_of(self.database))
        return answer.post is not None and {one.seq for one in answer.post.controls if one.live} == {seq}

    async def _over(self) -> bool:
        return not await in_play(self.person.harness)


@pytest.mark.parametrize(("rules", "seed", "most"), ONE_RUN)
async def test_a_double_click_decides_once(harness: Harness, database: Path, rules: str, seed: int, most: int) -> None:
    await begin(harness, rules)
    dice = random.Random(seed)
    players = {person.name: Twice(person, dice) for person in (harness.alice, harness.bob)}
    for player in players.values():
        player.database = database
    async for twice, post in turns({**players}, most):
        before = seq_of(database)
        await twice.decide(post)
        assert seq_of(database) > before
    await check_table_messages(harness)
    assert harness.take_errors() == []


# ------------------------------------------------------------------------------ forged ids

VERBS = (
    "accept", "decline", "withdraw", "rematch", "hand", "table", "why", "rules", "help", "turnto", "resign", "playon",
    "exchange", "blank", "look", "deal", "play", "call", "answer", "reckon", "pick", "sunk", "sink", "turn", "some",
    "card", "giveup", "bid", "left", "tricks", "word", "keep", "concede", "lead", "laydown", "several", "listed",
    "orders", "open", "opencall", "leads", "follow", "throw", "then", "cancel", "name", "suit", "elect", "nonsense",
)  # fmt: skip
PARTIES = ("0", "2", "77", "999999999999999999", "9223372036854775808", "99999999999999999999")
SEQS = ("0", "1", "500", "999999999")
ARGS = (
    "", "-1", "0", "5", "99", "0.0", "99.98", "zz", "AS", "XX", "A♠", "-", "--", ".", "..", "p", "q", "p.zz", "p.-1",
    "p.ffffffff", "s.7.7", "t.0", "ffffffff", "fffffffff", "-ff", "0x1f", "1_0", "None", "٣", "7" * 60, "pst", "-pst",
    "yes", "pass", "8-4", "13-8", "14-9", "7-", "21", "ASKS", "ASAS", "ASK", "on", "off", "close", "sure",
)  # fmt: skip
MALFORMED = (
    "pq:1", "pq:1:", "pq:1:play", "pq:1:play:1", "pq:1:play:-1:0", "pq:1:play:1:-1:AS", "pq:1:PLAY:1:0:AS",
    "pq:1:play:1:0:AS:KS", "pq:2:play:1:0:AS", "pq:0:play:1:0:AS", "pq:1:play:one:0:AS", "pq:1:play:1:1e3:AS",
    "pq:1:play:100000000000000000000:0:AS", "pq:1:play:1:1000000000:AS", "pq:1::1:0", "pq:1:spielen:1:0", "pq:",
)  # fmt: skip
VALUES: tuple[list[str] | None, ...] = (None, [], ["AS"], ["XX"], ["-1"], ["99"], ["0", "0"], ["8"], ["٣"], ["AS"] * 25)
IRREVOCABLE = KEPT | {"deal"}
"""Verbs of forged ids that players do not send, because with the current decision count they would be legal."""


def forged(dice: random.Random, person: Person, seq: int) -> tuple[str, list[str] | None]:
    """Returns an unknown custom id, with values chosen in it."""
    values = dice.choice(VALUES)
    if dice.random() < 0.15:
        return dice.choice(MALFORMED), values
    verb, partie, at, arg = (
        dice.choice(VERBS),
        dice.choice(("1", *PARTIES)),
        dice.choice((str(seq), *SEQS)),
        dice.choice(ARGS),
    )
    player = person is not person.harness.carol
    if player and partie == "1" and (verb == "giveup" or (verb in IRREVOCABLE and at == str(seq))):
        verb = "pick"
    return f"pq:1:{verb}:{partie}:{at}" + (f":{arg}" if arg else ""), values


@pytest.mark.parametrize(("rules", "seed", "most"), ONE_RUN)
async def test_a_forged_id_gets_a_polite_reply(database: Path, rules: str, seed: int, most: int) -> None:
    dice = random.Random(seed)
    async with Harness(bot_at(database)) as harness:
        offer = await challenge(harness.alice, harness.bob, rules=rules)
        await harness.bob.click(offer, verb="accept")
        async for player, _ in turns(players_of(harness, seed), most):
            for person in (harness.alice, harness.bob, harness.carol):
                own = person.dms()[-1:] or at_table(harness)[:1]
                place = dice.choice([*own, at_table(harness)[-1], offer])
                custom_id, values = forged(dice, person, seq_of(database))
                try:
                    await press(harness, database, person, place, custom_id, values=values)
                except AssertionError as error:
                    raise AssertionError(f"{person} pressed {custom_id} with {values} on {place.text[:60]}") from error
            # The forged choice may be shown in the player's own DM.
            shown = await player.person.click(at_table(harness)[-1], verb="hand")
            assert shown.post is not None
            await player.decide(shown.post)
        await check_table_messages(harness)


async def test_a_malformed_id_gets_the_reply_for_an_old_button(harness: Harness, database: Path) -> None:
    await begin(harness)
    hand = harness.alice.dms()[-1]
    for custom_id in MALFORMED:
        answer = await press(harness, database, harness.alice, hand, custom_id)
        assert "This button or menu is too old" in answer.text, custom_id


# A verb, an argument behind a colon, and the values chosen in a menu.
NOT_BEFORE_THE_EXCHANGE = """
exchange:{theirs} exchange:ffffffff exchange exchange:fffffffff exchange:-1 play:AS call:p.{theirs} call:p.zz
answer:p reckon:0 reckon:99 reckon:-1 reckon look suit:H suit:X elect:look elect:perhaps name:zz blank deal:mine
deal:perhaps pick=XX pick={many} some=99 some=-1 some=x card:XX sunk:zz=AS bid bid:yes bid:8-4 left=3 left:8=x
tricks:x=8 tricks:3= tricks:3=8,9 word:yes keep why:99 why:-7 why:x rematch lead:AS lead:ASAS lead laydown
listed=XX listed:zz=AS,AS open opencall:p=p.{theirs} opencall:p= leads=AS,XX leads={many} follow:on throw=XX
throw=7C,7C then=7C,7C
"""


async def press_each(harness: Harness, database: Path, person: Person, forged: str) -> None:
    places = person.dms()[-1], at_table(harness)[-1]
    for word in forged.split():
        control, is_menu, values = word.partition("=")
        verb, colon, arg = control.partition(":")
        chosen = [value for value in values.split(",") if value] if is_menu else None
        for place in places:
            await press(harness, database, person, place, f"pq:1:{verb}:1:0{colon}{arg}", values=chosen)


async def test_decisions_that_are_not_possible_now_are_refused(harness: Harness, database: Path) -> None:
    await begin(harness)
    deal = await deal_of(harness)
    elder = (harness.alice, harness.bob)[deal.elder]
    theirs = f"{int(deal.hands[deal.younger]):x}"
    forged = NOT_BEFORE_THE_EXCHANGE.format(theirs=theirs, many=",".join(["AS"] * 25))
    await press_each(harness, database, elder, forged)


NOT_IN_AN_AUCTION = """
bid bid:yes bid:6-3 bid:14-8 bid:8-9 bid:07-3 bid:8-4-4 bid:- exchange:0 exchange:1 call:p answer:p reckon:0
play:AS look suit:H suit:X elect:look elect:perhaps name:zz left=2 left:99=8 tricks=14 tricks:3=-8 word:yes
word:perhaps keep pick=AS card:AS sink:p turn:-pst
"""


async def test_illegal_words_in_an_auction_are_refused(harness: Harness, database: Path) -> None:
    await begin(harness, "counterpique")
    dealer = (harness.alice, harness.bob)[(await deal_of(harness)).dealer]
    await press_each(harness, database, dealer, NOT_IN_AN_AUCTION)
    shown = await dealer.click(at_table(harness)[-1], verb="hand")
    assert shown.post is not None
    bid = shown.post.control(verb="tricks", select=True).options[0].value
    await dealer.choose(shown.post, [bid], verb="tricks")
    await dealer.click(shown.post, verb="bid")
    assert seq_of(database) == 1


async def test_no_forged_id_shows_a_hand_on_a_public_message(harness: Harness, database: Path) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.bob.click(offer, verb="accept")
    seq = seq_of(database)
    for verb in controls.Control.kinds:
        for place in (offer, at_table(harness)[0]):
            # A partie against the beginner is the presser's own.
            if verb not in ("giveup", "beginner"):
                await press(harness, database, harness.alice, place, f"pq:1:{verb}:1:{seq + 1}:p", values=["AS"])
