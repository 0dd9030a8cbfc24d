"""``python -m bot problems``: makes and checks problems for ``/piquet problem``."""

import random
from pathlib import Path

from bot.admin.cli.terminal import WRONG, fail, say, tell
from bot.features.problems.service import FILE
from bot.piquet.house.problems.checking import Flawed, flaws, judged_again
from bot.piquet.house.problems.making import Wanted, problems
from bot.piquet.house.problems.problem import Grade, PiquetProblem, append_problem, read_problems
from bot.piquet.rules import RULE_SETS


def run(
    *, make: int | None, check: bool, seed: int, grade: str | None, rules: str, sample: int | None, file: str | None
) -> int:
    """Makes, checks or counts problems. Returns 2 if the file is unreadable or a problem is wrong."""
    path = Path(file) if file else FILE
    try:
        found = read_problems(path)
    except (OSError, ValueError, KeyError, TypeError) as error:
        return fail(say("cli-problems-unreadable", file=str(path), why=f"{type(error).__name__}: {error}"))
    if check:
        return _check(found, sample, seed)
    if make is None:
        tell(say("cli-problems-sum", number=len(found), **_by_grade(found)))
        return 0
    return _make(path, found, make, seed, [Grade(grade)] if grade else list(Grade), rules)


def _by_grade(found: tuple[PiquetProblem, ...]) -> dict[str, int]:
    return {grade.value: sum(problem.grade is grade for problem in found) for grade in Grade}


def _make(path: Path, found: tuple[PiquetProblem, ...], number: int, seed: int, grades: list[Grade], rules: str) -> int:
    wanted, known = Wanted(number, grades), {str(problem.record) for problem in found}
    last = len(found)
    made = problems(RULE_SETS[rules], seed, wanted, last + 1, known)
    for at, problem in made:
        if problem is None:
            continue
        # Saved one by one, so an interruption loses none.
        path.parent.mkdir(parents=True, exist_ok=True)
        append_problem(path, problem)
        done = problem.number - last
        tell(say("cli-problems-made", done=done, all=number, deals=at + 1, grade=problem.grade, topic=problem.topic))
    return 0


def _check(found: tuple[PiquetProblem, ...], sample: int | None, seed: int) -> int:
    wrong = list(flaws(found))
    readable = [problem for problem in found if problem.number not in {flawed.number for flawed in wrong}]
    chosen = readable if sample is None else random.Random(seed).sample(readable, min(sample, len(readable)))  # noqa: S311
    for flawed in wrong:
        _tell_flaw(flawed)
    for at, problem in enumerate(chosen):
        if flaw := judged_again(problem):
            wrong.append(Flawed(problem.number, flaw))
            _tell_flaw(wrong[-1])
        if (at + 1) % 20 == 0:
            tell(say("cli-problems-checking", done=at + 1, all=len(chosen)))
    tell(say("cli-problems-checked", all=len(found), judged=len(chosen), wrong=len(wrong)))
    return WRONG if wrong else 0


def _tell_flaw(flawed: Flawed) -> None:
    tell(say("cli-problems-flaw", number=flawed.number, flaw=flawed.flaw))
