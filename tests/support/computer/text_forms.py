"""The form of the texts that bots and thinkers exchange: the names and types of all that stands in one.

``python -m tests.support.computer.text_forms`` writes it to a file.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args, get_origin, get_type_hints

from bot.features.house.engine_texts import FORM
from bot.features.house.jobs import JOBS
from bot.piquet.actions import Action
from bot.piquet.cards import Card, Hand
from bot.piquet.rules import Rules
from bot.piquet.view import DealView
from tests.support.paths import CASES

FILE: Final = CASES / "engine_texts.txt"


def text_forms() -> str:
    """The number of the form, then a line for each job and for each class of objects in a text."""
    lines = {line for kind, job in JOBS.items() for line in _forms_of(kind, get_type_hints(job))}
    return "\n".join([f"form {FORM}", *sorted(lines)]) + "\n"


def _forms_of(name: str, held: dict[str, Any]) -> Iterator[str]:
    """What stands in a text under this name, and under each name in it."""
    yield f"{name}: {', '.join(f'{field} {_name_of(kind)}' for field, kind in held.items())}"
    for kind in held.values():
        for part in _objects_in(kind):
            yield from _forms_of(part.__name__, get_type_hints(part))


def _objects_in(kind: Any) -> Iterator[type]:
    """The classes whose objects may stand in the place of this type."""
    if kind != Action and get_args(kind):
        for part in get_args(kind):
            yield from _objects_in(part)
    elif isinstance(kind, type) and kind not in (DealView, Rules, Hand, Card) and get_type_hints(kind):
        yield kind


def _name_of(kind: Any) -> str:
    if kind == Action:
        return "Action"
    if get_origin(kind) is tuple:
        return f"({', '.join('...' if part is Ellipsis else _name_of(part) for part in get_args(kind))})"
    return " | ".join(map(_name_of, get_args(kind))) or str(kind.__name__)


if __name__ == "__main__":
    FILE.write_text(text_forms(), encoding="utf-8")
