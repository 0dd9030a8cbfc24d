"""Measured figures with their bounds, printed one line each as soon as they are known."""

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
    """A measured number, its unit, and the most that it may be (None: no bound)."""

    name: str
    value: float
    unit: str
    bound: float | None = None

    @property
    def ok(self) -> bool:
        """Whether the number is within its bound."""
        return self.bound is None or self.value <= self.bound

    @property
    def limit(self) -> str:
        """The bound in words."""
        return f"at most {self.bound:g}"

    def as_json(self) -> str:
        """The figure as one line of JSON."""
        return json.dumps(asdict(self) | {"ok": self.ok})

    def __str__(self) -> str:
        bound = "" if self.bound is None else f" ({self.limit}{'' if self.ok else ': NOT MET'})"
        return f"{self.name}: {self._number()} {self.unit}{bound}"

    def _number(self) -> str:
        return f"{self.value:,.1f}" if isinstance(self.value, float) else f"{self.value:,}"


@dataclass(frozen=True, slots=True)
class AtLeast(Figure):
    """A figure whose bound is the least that it may be, such as a rate, or a control that must fail."""

    @property
    def ok(self) -> bool:
        """Whether the number reaches its bound."""
        return self.bound is None or self.value >= self.bound

    @property
    def limit(self) -> str:
        """The bound in words."""
        return f"at least {self.bound:g}"


@dataclass(frozen=True, slots=True)
class Goal:
    """What is ``asked`` of a figure, at the most or at the ``least``, and the value from which the work ``began``.

    ``bound`` is what a run must keep by now: the goal itself once it holds, until then less, or None for nothing.
    """

    name: str
    unit: str
    began: float | None
    asked: float
    bound: float | None = None
    least: bool = False

    def measured(self, value: float) -> "Aimed":
        """The figure with this value."""
        return Aimed(self.name, value, self.unit, self.bound, goal=self)

    def kept(self, value: float, most: float) -> bool:
        """Whether a value is within ``most``, or reaches it."""
        return value >= most if self.least else value <= most


@dataclass(frozen=True, slots=True)
class Aimed(Figure):
    """A figure with a goal, printed as a row of a table: its name, how it began, what is asked, the value."""

    goal: Goal = field(kw_only=True)

    @property
    def reached(self) -> bool:
        """Whether the number is as asked."""
        return self.goal.kept(self.value, self.goal.asked)

    @property
    def ok(self) -> bool:
        """Whether the number keeps the bound."""
        return self.bound is None or self.goal.kept(self.value, self.bound)

    def as_json(self) -> str:
        """The figure as one line of JSON."""
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
    """Prints every figure as it comes. Returns the exit status: 1 if one misses its bound, else 0."""
    met = True
    for figure in figures:
        met &= figure.ok
        sys.stdout.write((figure.as_json() if as_json else str(figure)) + "\n")
        sys.stdout.flush()
    return 0 if met else 1


class Progress:
    """Progress of a long run on standard error, every few seconds: call ``progress(done)`` as often as you like."""

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
