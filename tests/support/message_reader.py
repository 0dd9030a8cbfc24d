import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.support.limits import walk
from tests.support.tiles import name_aloud, read_aloud

Json = Mapping[str, Any]

_BUTTON: Final = 2
_SELECTS: Final = frozenset({3, 5, 6, 7, 8})
_CODE_BLOCK: Final = re.compile(r"```.*?```", re.DOTALL)
_SENTENCE_END: Final = re.compile(r"(?<=[^\W\d][.!?])\s+|\n+")
_MARKUP: Final = re.compile(r"<[^>]*>|[*_>#`]|^\W+|\W+$")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_SENTENCE_WORDS: Final = 5
"""A line with fewer words, such as a player's score, is a label and may occur twice on a screen."""


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Control:
    """A button (``style`` 1 to 5), or a select to choose ``least`` to ``most`` of its ``options``."""

    label: str
    custom_id: str
    disabled: bool
    style: int | None
    options: tuple[Option, ...]
    least: int
    most: int
    address: str

    @property
    def is_select(self) -> bool:
        return self.style is None

    @property
    def live(self) -> bool:
        """Whether the bot receives presses: the control is enabled and not a link."""
        return bool(self.custom_id) and not self.disabled

    @property
    def verb(self) -> str:
        """The third part of ``pq:1:<verb>:<partie>:<seq>[:<arg>]``, or ""."""
        return self._part(2)

    @property
    def partie(self) -> str:
        return self._part(3)

    @property
    def seq(self) -> str:
        return self._part(4)

    @property
    def arg(self) -> str:
        """Everything after the decision number, or ""."""
        return self._part(5)

    def _part(self, number: int) -> str:
        parts = self.custom_id.split(":", 5)
        return parts[number] if len(parts) > number else ""


def controls_of(message: Json) -> list[Control]:
    """Returns a message's buttons and selects in reading order, disabled ones included."""
    kinds = {_BUTTON, *_SELECTS}
    return [_control(part) for part in walk(message.get("components") or ()) if part["type"] in kinds]


def _control(part: Json) -> Control:
    select = part["type"] in _SELECTS
    least, most = part.get("min_values"), part.get("max_values")
    return Control(
        label=(part.get("placeholder") if select else part.get("label")) or _emoji(part),
        custom_id=part.get("custom_id") or "",
        disabled=bool(part.get("disabled")),
        style=None if select else part["style"],
        options=tuple(map(_option, part.get("options") or ())),
        least=1 if least is None else least,
        most=1 if most is None else most,
        address=part.get("url") or "",
    )


def _option(line: Json) -> Option:
    return Option(line["label"], line["value"], line.get("description") or "", bool(line.get("default")))


def text_of(message: Json) -> str:
    """Returns a message's or modal's whole readable text, one line per part.

    Includes labels, placeholders, option and picture descriptions, and file names. Writes card emoji as letters.
    """
    return read_aloud("\n".join(line for line in _lines(message) if line)).replace("\N{VARIATION SELECTOR-15}", "")


def repeated_sentences(message: Json) -> list[str]:
    """Returns the sentences repeated in a message's text, ignoring markup."""
    texts = [
        message.get("content") or "",
        *(part.get("content") or "" for part in walk(message.get("components") or ())),
    ]
    parts = (part for text in texts for part in _SENTENCE_END.split(_CODE_BLOCK.sub("\n", text)))
    counted = Counter(_MARKUP.sub("", part) for part in parts)
    return [one for one, times in counted.items() if times > 1 and len(_WORD.findall(one)) >= _SENTENCE_WORDS]


def _lines(message: Json) -> Iterator[str]:
    yield message.get("title") or ""
    yield message.get("content") or ""
    for embed in message.get("embeds") or ():
        yield from _strings(embed)
    for part in walk(message.get("components") or ()):
        yield from _said_by(part)
    for file in message.get("attachments") or ():
        yield file.get("filename") or ""
        yield file.get("description") or ""
    yield message.get("name") or ""
    for choice in message.get("choices") or ():
        yield choice["name"]


def _said_by(part: Json) -> Iterator[str]:
    for key in ("content", "label", "description", "placeholder", "value"):
        yield str(part.get(key) or "")
    if (emoji := _emoji(part)) != _plain(part.get("label")):
        yield emoji
    for line in part.get("options") or ():
        yield from _said_by({key: line.get(key) for key in ("label", "description", "emoji")})
    for item in part.get("items") or ():
        yield item.get("description") or ""


def _emoji(part: Json) -> str:
    return name_aloud((part.get("emoji") or {}).get("name") or "")


def _plain(label: str | None) -> str:
    return (label or "").replace("\N{VARIATION SELECTOR-15}", "")


def _strings(thing: Any) -> Iterator[str]:
    match thing:
        case str():
            yield thing
        case dict():
            for value in thing.values():
                yield from _strings(value)
        case list():
            for value in thing:
                yield from _strings(value)
