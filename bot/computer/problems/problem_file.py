"""The file of problems: one line of JSON for each, in the order of their numbers."""

import json
from dataclasses import fields
from pathlib import Path

from bot.computer.opinion.plain_values import fields_from_plain, fields_to_plain
from bot.computer.problems.problem import Choice, Grade, PiquetProblem, Topic


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
        tuple(fields_from_plain(Choice, choice) for choice in told["choices"]),
    )


def write_problem(problem: PiquetProblem) -> str:
    """The line of a problem; ``parse_problem`` reads it back."""
    told = {field.name: getattr(problem, field.name) for field in fields(problem)}
    told["choices"] = [fields_to_plain(choice) for choice in problem.choices]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
