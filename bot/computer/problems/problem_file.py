"""The file of problems: one line of JSON for each, in the order of their numbers."""

import json
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from bot.computer.opinion.reasons import Reason
from bot.computer.problems.problem import Choice, Grade, PiquetProblem, Topic
from bot.piquet.actions import parse_action
from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.record import Json
from bot.piquet.rules import Kind

_REASONS: Final[dict[str, type[Any]]] = {reason.__name__: reason for reason in get_args(Reason)}


def read_problems(path: Path) -> tuple[PiquetProblem, ...]:
    """All problems of a file; none if there is no file. Raises ValueError or KeyError for a line that is no problem."""
    if not path.exists():
        return ()
    return tuple(parse_problem(line) for line in path.read_text(encoding="utf-8").splitlines())


def append_problem(path: Path, problem: PiquetProblem) -> None:
    """Writes one more problem at the end of the file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(write_problem(problem) + "\n")


def parse_problem(line: str) -> PiquetProblem:
    """The problem of a line. Raises ValueError or KeyError."""
    told = json.loads(line)
    return PiquetProblem(
        told["number"],
        Grade(told["grade"]),
        Topic(told["topic"]),
        told["seat"],
        told["plain"],
        told["record"],
        tuple(map(_choice, told["choices"])),
    )


def write_problem(problem: PiquetProblem) -> str:
    """The line of a problem; ``parse_problem`` reads it back."""
    told = {
        "number": problem.number,
        "grade": problem.grade,
        "topic": problem.topic,
        "seat": problem.seat,
        "plain": problem.plain,
        "record": problem.record,
        "choices": [_choice_json(choice) for choice in problem.choices],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _choice(told: Json) -> Choice:
    actions = tuple(map(parse_action, told["actions"]))
    return Choice(actions, told["worth"], _reasons(told["reasons"]), _reasons(told["against"]))


def _choice_json(choice: Choice) -> Json:
    return {
        "actions": list(map(str, choice.actions)),
        "worth": choice.worth,
        "reasons": [_reason_json(reason) for reason in choice.reasons],
        "against": [_reason_json(reason) for reason in choice.against],
    }


def _reasons(told: Iterable[Json]) -> tuple[Reason, ...]:
    return tuple(_reason(one) for one in told)


def _reason(told: Json) -> Reason:
    kind = _REASONS[told["is"]]
    types = get_type_hints(kind)
    found: Reason = kind(**{name: _value(types[name], value) for name, value in told.items() if name != "is"})
    return found


def _value(kind: type[object], told: Any) -> object:
    if kind is Hand:
        return Hand.of(parse_cards(told))
    return Card.parse(told) if kind is Card else Kind(told) if kind is Kind else told


def _reason_json(reason: Reason) -> Json:
    told: Json = {"is": type(reason).__name__}
    for field in fields(reason):
        value = getattr(reason, field.name)
        told[field.name] = str(value) if isinstance(value, Card | Hand | Kind) else value
    return told
