"""Measured figures with bounds, printed as soon as each is known."""

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import Final

EVERY: Final = 5.0
"""Seconds between two progress lines of a long run."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, its unit, and its upper bound (None: no bound)."""

    name: str
    value: float
    unit: str
    bound: float | None = None

    @property
    def ok(self) -> bool:
        return self.bound is None or self.value <= self.bound

    @property
    def limit(self) -> str:
        """The bound in words."""
        return f"at most {self.bound:g}"

    def as_json(self) -> str:
        return json.dumps(asdict(self) | {"ok": self.ok})

    def __str__(self) -> str:
        bound = "" if self.bound is None else f" ({self.limit}{'' if self.ok else ': NOT MET'})"
        return f"{self.name}: {self._number()} {self.unit}{bound}"

    def _number(self) -> str:
        return f"{self.value:,.1f}" if isinstance(self.value, float) else f"{self.value:,}"


@dataclass(frozen=True, slots=True)
class AtLeast(Figure):
    """A figure with a lower bound: a rate, or the damage in a control run that must do damage."""

    @property
    def ok(self) -> bool:
        return self.bound is None or self.value >= self.bound

    @property
    def limit(self) -> str:
        return f"at least {self.bound:g}"


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure's value at the start of the work (``began``) and its target (``asked``).

    ``bound`` is today's limit: the target once reached, looser until then, or None. With ``least``, ``asked`` and
    ``bound`` are lower limits.
    """

    name: str
    unit: str
    began: float | None
    asked: float
    bound: float | None = None
    least: bool = False

    def measured(self, value: float) -> "Aimed":
        return Aimed(self.name, value, self.unit, self.bound, goal=self)

    def kept(self, value: float, most: float) -> bool:
        """Whether a value is at most ``most``, or with ``least`` at least ``most``."""
        return value >= most if self.least else value <= most


@dataclass(frozen=True, slots=True)
class Aimed(Figure):
    """A figure with a goal, printed as a table row: name, start, target, value."""

    goal: Goal = field(kw_only=True)

    @property
    def reached(self) -> bool:
        return self.goal.kept(self.value, self.goal.asked)

    @property
    def ok(self) -> bool:
        return self.bound is None or self.goal.kept(self.value, self.bound)

    def as_json(self) -> str:
        goal = self.goal
        plain = {"name": self.name, "value": self.value, "unit": self.unit, "bound": self.bound, "ok": self.ok}
        return json.dumps(plain | {"asked": goal.asked, "began": goal.began, "reached": self.reached})

    def __str__(self) -> str:
        began = "" if self.goal.began is None else f"{self.goal.began:g}"
        asked = f"{'≥' if self.goal.least else '≤'} {self.goal.asked:g}"
        return f"{self.name:<62} {began:>6} {asked:>7} {self.value:>7.2f} {self.unit:<8} {self._verdict}"

    @property
    def _verdict(self) -> str:
        if not self.ok:
            return f"NOT MET ({self.bound:g})"
        if not self.reached:
            return "falls short"
        return "holds" if self.bound == self.goal.asked else "reached"


def print_all(figures: Iterable[Figure], *, as_json: bool) -> int:
    """Prints each figure as soon as it is measured. Returns exit status 1 if a figure breaks its bound, else 0."""
    met = True
    for figure in figures:
        met &= figure.ok
        sys.stdout.write((figure.as_json() if as_json else str(figure)) + "\n")
        sys.stdout.flush()
    return 0 if met else 1


class Progress:
    """Prints a long run's progress to standard error every few seconds. Call ``progress(done)`` at any time."""

    def __init__(self, what: str, of: int) -> None:
        self._what = what
        self._of = of
        self._began = self._said = monotonic()

    def __call__(self, done: int) -> None:
        now = monotonic()
        if now - self._said >= EVERY:
            self._said = now
            sys.stderr.write(f"  {self._what}: {done:,} of {self._of:,} in {now - self._began:,.0f} s\n")
            sys.stderr.flush()
