import json
from pathlib import Path
from typing import Any

import pytest

from bot.features.lessons.lesson_files import FOLDER, BadLesson, read_lesson, read_lessons

FIRST = json.loads((FOLDER / "1-first.json").read_text(encoding="utf-8"))
NAMED = "1-first.json, deal 1"


def written(folder: Path, lesson: object, name: str = "1-first.json") -> Path:
    path = folder / name
    path.write_text(lesson if isinstance(lesson, str) else json.dumps(lesson), encoding="utf-8")
    return path


def changed(*place: str | int, to: Any) -> Any:
    lesson = json.loads(json.dumps(FIRST))
    part = lesson
    for name in place[:-1]:
        part = part[name]
    part[place[-1]] = to
    if to is None:
        del part[place[-1]]
    return lesson


def in_step(at: int, field: str, to: Any) -> Any:
    return changed("deals", 0, "steps", at, field, to=to)


def test_every_lesson_is_played_to_its_end() -> None:
    lessons = read_lessons(FOLDER)
    assert len(lessons) == len([*FOLDER.glob("*.json")]) > 0
    for lesson in lessons:
        assert lesson.seen(lesson.length).eye == 0


@pytest.mark.parametrize(
    ("lesson", "told"),
    [
        ("{", "1-first.json: Expecting property name"),
        ([], "1-first.json: must be an object"),
        (changed("number", to=None), "1-first.json, number: is missing"),
        (changed("number", to=True), "1-first.json, number: must be a whole number"),
        (changed("title", to="A deal"), "1-first.json: there is no field title, only number, deals, about"),
        (changed("deals", to=[1]), "1-first.json, deals: must be a list of objects"),
        (changed("deals", 0, "hands", to=["AS"]), f"{NAMED}, hands: must be two texts"),
        (changed("deals", 0, "talon", to="TH AD QC 9D TC KC JD"), f"{NAMED}, hands or talon: "),
        (changed("deals", 0, "talon", to="TH AD QC 9D TC KC JD XD"), f"{NAMED}, hands or talon: `XD` is not a card: "),
        (changed("deals", 0, "totals", to=[1, "2"]), f"{NAMED}, totals: must be two whole numbers"),
        (changed("deals", 0, "before", to=["0 play AH"]), f"{NAMED}, before: 0 play AH: not-now"),
        (changed("deals", 0, "before", to=["0 plays AH"]), f"{NAMED}, before: 0 plays AH: is no action"),
        (in_step(0, "name", to=None), f"{NAMED}, step 1, name: is missing"),
        (in_step(0, "name", to="lead"), "1-first.json, name: lead is there twice"),
        (in_step(0, "ask", to="play AH"), f"{NAMED}, step 1: there is no field ask, only name, asks,"),
        (in_step(1, "asks", to="exchange 8D XX"), f"{NAMED}, step 2, asks: 0 exchange 8D XX: is no action"),
        (in_step(1, "asks", to="reed"), f"{NAMED}, step 2, asks: must be an action or one of next, nothing"),
        (in_step(5, "asks", to="bad"), f"{NAMED}, step 6, asks: must be an action or one of good, not-good, equal"),
        (in_step(1, "then", to=["1 exchange AH"]), f"{NAMED}, step 2, then: 1 exchange AH: not-held"),
        (in_step(2, "then", to="1 answer point -"), f"{NAMED}, step 3, then: must be a list of texts"),
        (in_step(7, "because", to={"low": "9C"}), f"{NAMED}, step 8, because: 9C cannot be a mistake"),
        (in_step(7, "because", to={"low": "AH"}), f"{NAMED}, step 8, because: AH cannot be a mistake"),
        (in_step(7, "because", to={"low": 1}), f"{NAMED}, step 8, because: must be an object of texts"),
        (in_step(0, "because", to={"low": "9C"}), f"{NAMED}, step 1, because: 9C cannot be a mistake"),
    ],
)
def test_refusing_a_lesson_that_cannot_be_played_names_its_place(tmp_path: Path, lesson: object, told: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read_lesson(written(tmp_path, lesson))
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("name", "told"),
    [("second.json", "second.json: the name of a file is its place"), ("2-first.json", ", number: 1 is there twice")],
)
def test_each_lesson_of_a_folder_has_its_own_place_and_number(tmp_path: Path, name: str, told: str) -> None:
    written(tmp_path, FIRST)
    written(tmp_path, FIRST, name)
    with pytest.raises(BadLesson, match=told):
        read_lessons(tmp_path)


def test_lessons_come_in_the_order_of_their_places(tmp_path: Path) -> None:
    for number, name in ((1, "10-c.json"), (2, "9-b.json"), (3, "1-a.json")):
        written(tmp_path, changed("number", to=number), name)
    assert [lesson.name for lesson in read_lessons(tmp_path)] == ["a", "b", "c"]
