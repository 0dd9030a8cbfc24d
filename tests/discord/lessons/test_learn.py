from pathlib import Path
from typing import Any

import pytest

from bot.features.hands import drafts
from bot.features.lessons import service as lessons
from bot.features.lessons.lesson import NOTHING, READ, Lesson, LessonStep
from bot.features.lessons.lesson_files import LESSONS
from bot.kit.controls import control_id
from bot.kit.words import words
from bot.piquet.actions import Call, Exchange, Play
from bot.piquet.view import DealView
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin, challenge, plain_text, resign

FIRST, *_ = LESSONS
CHOICES = ("card", "pick", "again", "show")
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


async def learn(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet learn")


async def opened(person: Person, lesson: Lesson) -> VisibleMessage:
    post = await learn(person)
    await person.click(post, custom_id=control_id("lesson", 0, arg="all"))
    await person.click(post, custom_id=control_id("lesson", 0, arg=lesson.name))
    return post


def arg_of(step: LessonStep, seen: DealView) -> str:
    """Returns the argument of the step's right control. Calling nothing means passing over one kind at a time."""
    match step.right:
        case Exchange(cards=cards):
            return f"exchange.{drafts.write_hand(sum(1 << card for card in cards))}"
        case Call(kind=kind, hands=hands):
            return f"call.{drafts.write_call(kind, hands)}"
        case Play(card=card):
            return f"play.{card}"
        case _ if step.asks == NOTHING:
            return f"turn.{drafts.write_shown(None, frozenset(seen.open_kinds[:1]))}"
        case word:
            return READ if step.reads else f"say.{word}"


async def do_right(person: Person, post: VisibleMessage, lesson: Lesson, number: int) -> None:
    step, seen = lesson.step(number), lesson.seen(number)
    if isinstance(step.right, Exchange):
        await person.choose(post, [str(card) for card in step.right.cards], verb="learn")
    elif isinstance(step.right, Play) and len(seen.playable) > 1:
        await person.click(post, arg=f"card.{step.right.card}")
    await person.click(post, arg=arg_of(step, seen))


def wrong_controls(post: VisibleMessage, step: LessonStep, seen: DealView) -> list[str]:
    """Returns the live buttons' ids, except confirmations and the step's right button."""
    live = [one for one in post.controls if one.live and not one.is_select and one.verb == "learn"]
    others = [one for one in live if one.arg != arg_of(step, seen) and (one.arg or "").partition(".")[0] not in CHOICES]
    return [one.custom_id for one in others]


@pytest.mark.sampled(3)
@every_lesson
async def test_a_lesson_can_be_completed_and_wrong_clicks_do_not_advance_it(harness: Harness, lesson: Lesson) -> None:
    say, alice = words(), harness.alice
    post = await opened(alice, lesson)
    for number, step in enumerate(lesson.steps):
        text = plain_text(post.text)
        assert say("lesson-step", number=number + 1, of=lesson.length) in text
        assert plain_text(say(f"lesson-{lesson.name}-{step.name}")) in text
        assert "💡" not in text
        assert not [one for one in post.controls if one.arg == "show"]
        assert (say("lesson-another-deal") in post.text) == (number > 0 and lesson.begins(number))
        for custom_id in wrong_controls(post, step, lesson.seen(number)):
            await alice.click(post, custom_id=custom_id)
            assert "💡" in post.text
            assert say("lesson-step", number=number + 1, of=lesson.length) in post.text
        await do_right(alice, post, lesson, number)
    assert say(f"lesson-{lesson.name}-end") in post.text
    assert post.control(verb="beginner").label == "Play a real deal"
    verbs = [control.verb for control in post.controls]
    assert ("problem" in verbs) == (lesson is LESSONS[-1]), "a problem follows the last lesson"


async def test_wrong_discards_are_explained_and_two_reveal_the_right_one(harness: Harness) -> None:
    alice = harness.alice
    post = await learn(alice)
    await alice.click(post, arg="next")
    for cards, label, why in (
        (["8D"], "Exchange 1 card, leave 4", "you could exchange more cards"),
        (["8H", "8D", "7D", "9C", "7C"], "Exchange 5 cards", "Hearts are your longest suit"),
    ):
        assert not [one for one in post.controls if one.arg == "show"]
        await alice.choose(post, cards, verb="learn")
        await alice.click(post, label=label)
        assert why in post.text
    await alice.click(post, arg="show")
    assert not [one for one in post.controls if one.arg == "show"], "the answer is shown"
    assert "discard 7♠ 8♦ 7♦ 9♣ 7♣" in plain_text(post.text)
    await alice.click(post, label="Exchange 5 cards")
    assert "now you have six hearts" in post.text


async def test_a_lesson_continues_after_a_restart_and_on_any_message(harness: Harness) -> None:
    alice = harness.alice
    old = await learn(alice)
    await alice.click(old, arg="next")
    await harness.restart()
    new = await learn(alice)
    assert "Step 2 of" in new.text
    await do_right(alice, new, FIRST, 1)
    assert "Step 3 of" in new.text
    # The old message still shows the exchange.
    await alice.choose(old, ["8D"], verb="learn")
    assert "You’ve already done that" in old.text
    assert "Step 3 of" in old.text


async def test_a_lesson_can_be_begun_again(harness: Harness) -> None:
    alice = harness.alice
    post = await learn(alice)
    await alice.click(post, arg="next")
    assert "Start again" not in [one.label for one in post.controls]
    again = await learn(alice)
    assert "Step 2 of" in again.text
    await alice.click(again, label="Start again")
    assert "Step 1 of" in again.text


async def test_another_persons_clicks_do_not_change_a_lesson(harness: Harness) -> None:
    alice, bob = harness.alice, harness.bob
    post = await learn(alice)
    await alice.click(post, arg="next")
    for arg in ("next", "again", "show", "exchange.0", "say.good", "play.AH"):
        await bob.press(post, control_id("learn", FIRST.number, 1, arg), may_fail=True)
    assert "Step 2 of" in (await learn(alice)).text


async def test_a_click_in_a_lesson_does_not_delay_messages_of_a_partie(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(harness)
    post, throttle, held = await learn(harness.carol), bot_of(harness).context.throttle, []
    go_on = lessons.do_step

    async def watched(*args: Any, **named: Any) -> Any:
        held.append(throttle.is_held(FIRST.number))
        return await go_on(*args, **named)

    monkeypatch.setattr(lessons, "do_step", watched)
    await harness.carol.click(post, arg="next")
    assert held == [False]


async def test_an_id_that_no_lesson_created_is_refused(harness: Harness) -> None:
    alice = harness.alice
    post = await learn(alice)
    for custom_id in (
        control_id("learn", 99, 0, "next"),
        control_id("learn", 1, 0, "nonsense"),
        control_id("learn", 1, 0, "play.XX"),
        control_id("lesson", 0, arg="nonsense"),
    ):
        assert "This button or menu is too old" in (await alice.press(post, custom_id)).text
    assert "Step 1 of" in (await learn(alice)).text


async def test_the_first_lesson_ends_with_a_sheet_and_offers_a_deal(harness: Harness) -> None:
    alice = harness.alice
    post = await learn(alice)
    for number in range(FIRST.length):
        assert "The cards " not in post.text
        await do_right(alice, post, FIRST, number)
    assert post.text.count("Last trick") == 1
    assert not post.payload["attachments"], "the sheet is in the text"
    assert [one.label for one in post.controls] == ["Play a real deal", "Next lesson", "All lessons"]
    await alice.click(post, verb="beginner")
    assert "## Piquet with The House (beginner)" in alice.live().text


async def test_other_people_see_nothing_of_a_lesson(harness: Harness) -> None:
    alice = harness.alice
    post = await learn(alice)
    await do_right(alice, post, FIRST, 0)
    assert not [seen for seen in harness.everything_seen_by(harness.bob) if "talon" in seen.text]
    assert [seen for seen in harness.everything_seen_by(alice) if "talon" in seen.text]


# The offer, and the pages of the rules.


def offers(harness: Harness, person: Person) -> list[VisibleMessage]:
    posts = [*harness.posts(viewer=person), *person.dms()]
    return [post for post in posts if "New to piquet?" in post.text]


async def test_a_new_person_is_offered_the_first_lesson_once(harness: Harness) -> None:
    alice = harness.alice
    for command in ("piquet challenge", "piquet games", "piquet profile"):
        await alice.slash(command)
        (offered,) = offers(harness, alice)
    assert offered.ephemeral
    assert not offers(harness, harness.bob)
    await alice.click(offered, label="Learn by playing: 10 minutes")
    assert "Step 1 of" in offered.text


async def test_a_person_who_accepts_a_first_challenge_is_offered_the_first_lesson(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.bob.click(offer, verb="accept")
    assert len(offers(harness, harness.bob)) == 1


async def test_a_person_who_has_found_the_lessons_is_not_offered_them(harness: Harness) -> None:
    await learn(harness.alice)
    await harness.alice.slash("piquet games")
    assert not offers(harness, harness.alice)


async def test_the_how_is_it_played_button_opens_the_short_page_for_newcomers(harness: Harness) -> None:
    offer = await challenge(harness.alice, rules="counterpique")
    page = (await harness.bob.click(offer, verb="rules")).message
    assert "## The game in a minute" in page.text
    await harness.bob.click(page, label="Rule set: Counterpique")
    assert "## Rule set: Counterpique" in page.text


async def test_the_how_is_it_played_button_shows_experienced_players_the_differences(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.alice)
    offer = await challenge(harness.carol, rules="counterpique")
    for person, title in ((harness.bob, "Rule set: Counterpique"), (harness.carol, "The game in a minute")):
        answer = await person.click(offer, verb="rules")
        assert f"## {title}" in answer.text


async def test_a_lesson_continues_in_direct_messages(harness: Harness) -> None:
    alice = harness.alice
    await alice.click(await learn(alice), arg="next")
    await begin(harness)
    page = (await alice.slash("piquet rules", alice.dm)).message
    await alice.click(page, label="Learn by playing: 10 minutes")
    assert "Step 2 of" in page.text
    await do_right(alice, page, FIRST, 1)
    assert "Step 3 of" in page.text
    assert page.channel == alice.live().channel


async def test_the_command_works_in_direct_messages_too(harness: Harness) -> None:
    alice = harness.alice
    await alice.click(await learn(alice), arg="next")
    answer = await alice.slash("piquet learn", alice.dm)
    assert "Step 2 of" in answer.text
    await do_right(alice, answer.message, FIRST, 1)
    assert "Step 3 of" in answer.message.text
    await alice.click(answer.message, custom_id=control_id("lesson", 0, arg="all"))
    await alice.click(answer.message, verb="beginner")
    assert "## Piquet with The House (beginner)" in alice.live().text


async def test_a_double_click_begins_one_partie_and_a_later_click_another(harness: Harness, database: Path) -> None:
    shown = (await harness.alice.slash("piquet learn")).message
    pressing = [harness.alice.pressing(shown, control_id("beginner", 0)) for _ in range(2)]
    for answer in await harness.at_once(*pressing):
        assert "Your cards are in your DMs" in answer.text
    await harness.settle()
    assert len(query(database, "SELECT id FROM parties")) == 1
    again = await harness.alice.press(shown, control_id("beginner", 0))
    assert "Your cards are in your DMs" in again.text
    await resign(harness.alice)
    await harness.alice.press(shown, control_id("beginner", 0))
    assert len(query(database, "SELECT id FROM parties")) == 2
