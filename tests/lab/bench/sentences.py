"""Renders every variant of every catalogue sentence with our compiler and with Fluent's library."""

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.kit.words import LOCALES, Words, languages, words
from tests.support.figures import Figure
from tests.test_languages import cases, messages

ROUNDS: Final = 5
Said = list[tuple[str, dict[str, str | int]]]


def sentences() -> Iterator[Figure]:
    """Measures microseconds per sentence without the ``Words`` cache, and counts differing sentences."""
    number = different = 0
    for language in languages():
        said = [(key, given) for key in messages(language) for given in cases(language, key)]
        say, theirs = words(language), _by_fluent(language)
        different += sum(say(key, **given) != theirs(key, given) for key, given in said)
        number += len(said)
        yield Figure(f"a sentence by Fluent's library, {language}", _took(theirs, said), "microseconds")
        yield Figure(f"a sentence by the bot, {language}", _took(_by_us(say), said), "microseconds")
    yield Figure(f"different sentences of {number}", different, "sentences", 0)


def _by_fluent(language: str) -> Callable[[str, dict[str, str | int]], str]:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    patterns: dict[str, Any] = {key: bundle.get_message(key).value for key in messages(language)}
    return lambda key, given: str(bundle.format_pattern(patterns[key], given)[0])


def _by_us(say: Words) -> Callable[[str, dict[str, str | int]], str]:
    return lambda key, given: say._format(key, tuple(given.items()))


def _took(make: Callable[[str, dict[str, str | int]], str], said: Said) -> float:
    times = []
    for _ in range(ROUNDS):
        began = process_time()
        for key, given in said:
            make(key, given)
        times.append(process_time() - began)
    return 1e6 * min(times) / len(said)
