"""The engine's jobs as texts that a thinker on another machine can answer.

Only the jobs in ``JOBS`` have such a form. A question contains the arguments of the job: no more than the asker's view,
but for a line of par the whole pack. It is stored in the database that also holds the secrets of packs.
"""

import inspect
import json
from collections.abc import Callable
from typing import Any, Final, get_type_hints

from bot.computer.levels.engine_number import ENGINE
from bot.computer.opinion.plain_values import from_plain, to_plain
from bot.features.house.jobs import JOBS

LONGEST: Final = 100_000
"""The most characters in a question or an answer. A deal takes about a thousand."""
FORM: Final = 2
"""The version of these text formats. Raise it whenever a question or an answer is written differently."""
VERSION: Final = f"{ENGINE}.{FORM}"
"""The version that a bot requires of a thinker: both decide alike for the house and can read each other's texts."""


def kind_of(job: Callable[..., object]) -> str | None:
    """The name of a job; None if it has no text form."""
    return next((kind for kind, known in JOBS.items() if known is job), None)


def write_question(job: Callable[..., object], args: tuple[object, ...]) -> str:
    """The arguments of a job, as text."""
    names = inspect.signature(job).parameters
    return json.dumps({name: to_plain(value) for name, value in zip(names, args, strict=True)})


def answer_question(kind: str, question: str) -> str:
    """Answers a question, both as text; a job for a worker. Raises ValueError if the text is not a question."""
    job, asked = JOBS.get(kind), _parse(question)
    if job is None:
        raise ValueError
    types = get_type_hints(job)
    names = [*inspect.signature(job).parameters]
    if not isinstance(asked, dict) or asked.keys() != {*names}:
        raise ValueError
    return json.dumps(to_plain(job(*(from_plain(types[name], asked[name]) for name in names))))


def read_answer(job: Callable[..., object], answer: str) -> Any:
    """The job's result, read from a text. Raises ValueError if the text is not an answer of this job."""
    return from_plain(get_type_hints(job)["return"], _parse(answer))


def _parse(text: str) -> Any:
    if len(text) > LONGEST:
        raise ValueError
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        # The original message would quote the text.
        raise ValueError from None
