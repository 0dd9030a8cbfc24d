import re

import pytest

from bot.features.lessons.lesson_files import LESSONS
from bot.features.lessons.service import LessonProgress
from bot.features.lessons.view import COMMON, mistake_text
from bot.kit.words import Words, languages, words

SENTENCE = re.compile(r"[.!?…]+(?=[\s”“»*_)]|$)")
LONGEST_LABEL = 35
TERMS = {
    "en": (("elder", "has dealt"), ("younger", "have dealt")),
    "fr": (("premier", "a donné"), ("dernier", "avez donné")),
    "de": (("Vorhand", "hat gegeben"), ("Hinterhand", "hast du gegeben")),
}
"""Each language's terms for elder and younger, and a part of the sentence that explains them."""
NAMED = (
    *("elder", "talon", "point", "sequence", "quint", "quart", "tierce", "set", "trio", "quatorze", "trick"),
    *("pique", "follow suit", "younger", "rubicon", "repique", "sink", "carte blanche", "tenace"),
)
LABELS = ["next", "show-button", "again", "all-button", "beginner", "offer-button"]


@pytest.fixture(params=languages())
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def texts() -> list[str]:
    steps = [f"lesson-{lesson.name}-{text}" for lesson in LESSONS for step in lesson.steps for text in step.texts]
    return [*steps, *(f"lesson-wrong-{mistake}" for mistake in COMMON)]


def test_each_text_of_a_step_has_at_most_two_sentences(say: Words) -> None:
    assert {key: say(key) for key in texts() if not 1 <= len(SENTENCE.findall(say(key))) <= 2} == {}


def test_the_texts_are_short_enough_for_a_phone(say: Words) -> None:
    assert {key for key in texts() if len(say(key)) > 260} == set()


def test_the_lessons_explain_elder_and_younger_at_their_first_mention(say: Words) -> None:
    read = [say(key) for key in texts() if not key.startswith("lesson-wrong-")]
    for term, dealt in TERMS[say.language]:
        first = next(text for text in read if re.search(rf"\b{term}\b(?! cœur)", text))
        assert f"**{term}**" in first
        assert dealt in first


@pytest.mark.parametrize("term", NAMED)
def test_a_lesson_marks_and_explains_a_word_at_its_first_use(term: str) -> None:
    say = words()
    read = [say(key) for key in texts() if not key.startswith("lesson-wrong-")]
    first = next(text for text in read if re.search(rf"(?<![a-z]){term}(?![a-z])", text, re.IGNORECASE))
    assert re.search(rf"[*_]{term}\W*[*_]", first, re.IGNORECASE), first


def test_no_label_of_a_lesson_is_cut_on_a_phone(say: Words) -> None:
    labels = [say(f"lesson-{label}") for label in LABELS]
    labels += [say(f"lesson-{lesson.name}-title") for lesson in LESSONS]
    assert [label for label in labels if len(label) > LONGEST_LABEL] == []


def test_repeating_a_mistake_shows_the_number_of_tries(say: Words) -> None:
    at = next(number for number, step in enumerate(LESSONS[0].steps) if step.choices)
    first, second = (mistake_text(say, LessonProgress(LESSONS[0], at, tries), "good") for tries in (1, 2))
    why = say("lesson-first-beaten-good")
    assert first == f"💡 {why}"
    assert re.fullmatch(rf"💡 \w[^.]+ \(2 \w+\)\. {re.escape(why)}", second)


def test_two_sentences_are_counted_and_three_are_found() -> None:
    assert len(SENTENCE.findall("“Good” says it. You score **6**.")) == 2
    assert len(SENTENCE.findall("One. Two! **Three.**")) == 3
