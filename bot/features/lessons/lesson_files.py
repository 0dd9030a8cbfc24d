"""Parses ``data/lessons`` in file name order: ``1-first.json``, ``2-second.json``.

A file has its lesson's ``number``, which never changes (buttons carry it), and ``deals``. Cards and actions are in
record notation; the learner is seat 0. A deal has the actions ``before`` its first step, and ``steps``. The last deal
also has the partie's ``totals``. A step ``asks`` for an action (without its seat) or a word, offers ``choices``, says
in ``because`` which cards make which mistake, and plays the actions in ``then``. A step without ``asks`` is only read.
Texts are in ``data/locales/*/lessons.ftl``.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bot.features.lessons.lesson import LEARNER, NOTHING, READ, Lesson, LessonDeal, LessonStep
from bot.piquet.actions import Action, Exchange, Play, UnreadableAction, parse_action
from bot.piquet.cards import Hand
from bot.piquet.illegal import Illegal
from bot.piquet.partie import Partie, Standing
from bot.piquet.view import DealView, view

FOLDER: Final = Path(__file__).parents[3] / "data" / "lessons"
_LAST: Final = 5
"""The number of deals before the last one."""


class BadLesson(ValueError):
    """A malformed lesson file. The error names the file, deal and step (from 1), and field."""


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def _is_list(of: type, *, long: int = 0) -> Callable[[Any], bool]:
    def fits(value: Any) -> bool:
        return (
            isinstance(value, list) and len(value) == (long or len(value)) and all(type(each) is of for each in value)
        )

    return fits


def _is_text_by_name(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_is_text, value.values()))


_NUMBER: Final = "a whole number", _is_number
_TEXT: Final = "a text", _is_text
_TEXTS: Final = "a list of texts", _is_list(str)
_OBJECTS: Final = "a list of objects", _is_list(dict)
_Fields = Mapping[str, tuple[str, Callable[[Any], bool]]]
_LESSON: Final[_Fields] = {"number": _NUMBER, "deals": _OBJECTS, "about": _TEXT}
_DEAL: Final[_Fields] = {
    "dealer": _NUMBER,
    "hands": ("two texts", _is_list(str, long=2)),
    "talon": _TEXT,
    "steps": _OBJECTS,
    "totals": ("two whole numbers", _is_list(int, long=2)),
    "before": _TEXTS,
    "about": _TEXT,
}
_STEP: Final[_Fields] = {
    "name": _TEXT,
    "asks": _TEXT,
    "choices": _TEXTS,
    "because": ("an object of texts", _is_text_by_name),
    "then": _TEXTS,
}
_NEEDED: Final = frozenset({"number", "deals", "dealer", "hands", "talon", "steps", "name"})


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Parses all lessons in a folder. Raises BadLesson, also for repeated numbers or names."""
    lessons = tuple(map(read_lesson, sorted(folder.glob("*.json"), key=_place)))
    _check_all_differ(folder.name, "number", [lesson.number for lesson in lessons])
    _check_all_differ(folder.name, "name", [lesson.name for lesson in lessons])
    return lessons


def _place(path: Path) -> int:
    place, _, name = path.stem.partition("-")
    if not place.isdecimal() or not name:
        raise BadLesson(f"{path.name}: the name of a file is its place, a hyphen and the lesson's name: 1-first.json")
    return int(place)


def read_lesson(path: Path) -> Lesson:
    """Parses a lesson file. Raises BadLesson, also if an action breaks the rules of Rubicon Piquet."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadLesson(f"{path.name}: {error}") from None
    fields = _checked(path.name, raw, _LESSON)
    deals = tuple(_read_deal(f"{path.name}, deal {place}", deal) for place, deal in enumerate(fields["deals"], 1))
    lesson = Lesson(fields["number"], path.stem.partition("-")[2], deals)
    _check_all_differ(path.name, "name", [step.name for step in lesson.steps])
    return lesson


def _checked(where: str, raw: object, known: _Fields) -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise BadLesson(f"{where}: must be an object")
    for name, value in raw.items():
        if name not in known:
            raise BadLesson(f"{where}: there is no field {name}, only {', '.join(known)}")
        form, fits = known[name]
        if not fits(value):
            raise BadLesson(f"{where}, {name}: must be {form}")
    for name in known:
        if name in _NEEDED and name not in raw:
            raise BadLesson(f"{where}, {name}: is missing")
    return raw


def _check_all_differ(where: str, field: str, values: list[Any]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise BadLesson(f"{where}, {field}: {value} is there twice")


def _read_deal(where: str, raw: object) -> LessonDeal:
    fields = _checked(where, raw, _DEAL)
    return _played(
        where,
        LessonDeal(
            dealer=fields["dealer"],
            hands=tuple(fields["hands"]),
            talon=fields["talon"],
            before=tuple(fields.get("before", ())),
            steps=tuple(_read_step(f"{where}, step {at}", step) for at, step in enumerate(fields["steps"], 1)),
            standing=Standing(tuple(fields["totals"]), deals=_LAST) if "totals" in fields else Standing(),
        ),
    )


def _read_step(where: str, raw: object) -> LessonStep:
    fields = _checked(where, raw, _STEP)
    because = fields.get("because", {})
    step = LessonStep(
        name=fields["name"],
        asks=fields.get("asks", READ),
        choices=tuple(fields.get("choices", ())),
        because={card: mistake for mistake, cards in because.items() for card in cards.split(" ")},
        then=tuple(fields.get("then", ())),
    )
    known = step.choices or (READ, NOTHING)
    if " " in step.asks:
        _action(f"{where}, asks", f"{LEARNER} {step.asks}")
    elif step.asks not in known:
        raise BadLesson(f"{where}, asks: must be an action or one of {', '.join(known)}")
    return step


def _played(where: str, deal: LessonDeal) -> LessonDeal:
    try:
        partie, dealt = deal.begun()
    except ValueError as error:
        raise BadLesson(f"{where}, hands or talon: {error}") from None
    _do(partie, f"{where}, before", deal.before)
    steps = []
    for at, step in enumerate(deal.steps, 1):
        place = f"{where}, step {at}"
        steps.append(replace(step, closed=_is_closed(place, step, view(dealt, LEARNER))))
        if not isinstance(step.right, str):
            _do(partie, f"{place}, asks", [str(step.right)])
        _do(partie, f"{place}, then", step.then)
    return replace(deal, steps=tuple(steps))


def _do(partie: Partie, where: str, texts: Iterable[str]) -> None:
    for text in texts:
        try:
            partie.do(_action(where, text))
        except Illegal as illegal:
            raise BadLesson(f"{where}: {text}: {illegal}") from None


def _action(where: str, text: str) -> Action:
    try:
        return parse_action(text)
    except UnreadableAction:
        raise BadLesson(f"{where}: {text}: is no action") from None


def _is_closed(where: str, step: LessonStep, seen: DealView) -> bool:
    wrong = None
    match step.right:
        case Exchange(cards=cards):
            wrong = {*map(str, Hand(seen.hand.without(Hand.of(cards))))}
        case Play(card=card):
            wrong = {*map(str, Hand(seen.playable.without(Hand.of([card]))))}
    for name in step.because:
        if not wrong or name not in wrong:
            raise BadLesson(f"{where}, because: {name} cannot be a mistake")
    return wrong == set(step.because)


LESSONS: Final = read_lessons(FOLDER)
