"""What deals bring elder and younger: the club player's against himself, in order of elder's points.

Printed by ``python -m tests.computer.outcomes rubicon 320``. Elder has 33.5 a deal and younger 18.2, standard
deviations 25.1 and 15.7, and who has more leaves the other less (a correlation of -0.43).
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

_RUBICON: Final = """
1-153 4-36 5-27 5-31 5-31 5-47 6-33 6-36 6-37 6-46 7-16 7-21 7-27 7-28 7-29 7-31 7-33 7-35 7-39 8-23 8-24 8-25 8-29
8-29 8-32 8-34 8-41 8-42 8-44 9-28 9-44 10-28 10-30 10-42 11-15 11-16 11-42 12-24 12-28 12-29 12-40 12-43 13-9 13-10
13-14 13-17 13-31 13-33 13-36 13-36 13-53 14-11 14-11 14-18 14-27 14-30 15-15 15-27 16-21 16-22 16-23 16-33 17-8 17-18
17-24 18-6 18-8 18-14 18-20 18-22 18-24 18-25 18-25 18-26 18-31 18-32 19-7 19-13 19-19 19-29 19-30 19-31 19-100 20-11
20-12 20-14 20-28 20-28 20-39 20-99 20-102 21-26 21-26 21-28 21-28 21-30 22-12 22-18 22-26 22-28 22-28 22-28 23-8 23-9
23-11 23-14 23-15 23-15 23-18 23-18 23-27 23-31 24-9 24-15 24-24 24-25 24-29 24-39 25-8 25-8 25-10 25-10 25-13 25-14
25-21 25-23 25-26 25-26 25-27 25-28 25-28 25-30 25-39 25-56 26-6 26-11 26-12 26-23 26-25 26-27 26-34 27-5 27-7 27-8
27-8 27-9 27-11 27-11 27-17 27-21 27-23 27-23 27-23 28-7 28-10 28-10 28-10 28-11 28-12 28-13 28-20 28-20 28-24 28-24
29-4 29-7 29-10 29-12 29-13 29-19 29-19 29-20 29-23 29-25 29-34 30-5 30-7 30-7 30-8 30-9 30-10 30-10 30-11 30-11 30-18
30-20 30-20 30-23 30-24 31-5 31-6 31-6 31-6 31-6 31-6 31-6 31-10 31-10 31-13 31-21 31-22 31-22 32-2 32-5 32-5 32-6
32-6 32-8 32-8 32-8 32-10 32-12 32-13 32-14 32-26 33-3 33-6 33-7 33-14 33-25 34-3 34-4 34-4 34-6 34-7 34-10 34-12
34-17 34-21 34-24 35-3 35-4 35-4 35-5 35-6 35-6 35-7 35-20 35-24 36-2 36-23 37-5 37-6 37-6 37-7 37-15 37-19 37-22
37-26 37-26 37-26 38-5 38-11 39-3 39-4 39-10 39-12 40-4 40-8 40-9 40-15 41-5 41-13 42-8 42-8 42-11 42-12 43-7 43-8
43-11 43-12 43-12 43-17 44-9 44-9 44-11 64-18 66-8 67-24 70-5 72-4 72-6 73-2 73-7 73-7 73-7 74-5 75-5 75-5 75-6 75-18
76-4 76-5 77-2 77-4 77-6 77-7 77-7 78-3 78-5 79-2 79-2 79-3 98-7 99-23 100-21 102-19 102-23 104-0 105-7 105-8 106-7
111-5 112-4 116-7 116-8 117-5 123-2 123-4 153-0
"""

DEALS: Final = tuple((int(one), int(other)) for one, other in (pair.split("-") for pair in _RUBICON.split()))
"""Elder's points and younger's, each deal as likely as any other."""


@cache
def chances(step: int) -> tuple[tuple[int, int, float], ...]:
    """How likely elder brings so much and younger so much, in whole steps: between two the steps share a deal."""
    found: dict[tuple[int, int], float] = {}
    for elder, younger in DEALS:
        for mine, one in _shared(elder, step):
            for theirs, other in _shared(younger, step):
                found[mine, theirs] = found.get((mine, theirs), 0.0) + one * other / len(DEALS)
    return tuple((mine, theirs, chance) for (mine, theirs), chance in sorted(found.items()))


def _shared(points: int, step: int) -> Iterator[tuple[int, float]]:
    low, over = divmod(points, step)
    yield low * step, 1 - over / step
    if over:
        yield (low + 1) * step, over / step
