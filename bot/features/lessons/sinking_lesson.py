"""The third lesson: what to call, and what to keep silent."""

from typing import Final

from bot.features.lessons.lesson import NOTHING, Lesson, LessonDeal, LessonStep

SINKING: Final = Lesson(
    3,
    "sinking",
    (
        LessonDeal(
            dealer=1,
            hands=("AS KS 8S JH TH 9H 8H AD KD QD KC JC", "JS TS AH KH QH 7H TD 8D AC TC 8C 7C"),
            talon="QC 7D 9C QS 9D 9S 7S JD",
            before=("0 exchange 8S JH TH 9H 8H", "1 exchange 8D 8C 7C"),
            steps=(
                LessonStep("point", "point AD KD QD 9D 7D", then=("1 answer point -",)),
                LessonStep(
                    "sequences",
                    "sequence AS KS QS / AD KD QD / KC QC JC",
                    then=("1 answer sequence AH KH QH",),
                ),
                LessonStep("sets", "set KS KD KC / QS QD QC", then=("1 answer set -",)),
            ),
        ),
        LessonDeal(
            dealer=1,
            hands=("KS JS KH QH 7H 9D 7D KC TC 9C 8C 7C", "AS QS TS 8S JH TH 9H AD KD JD 8D AC"),
            talon="JC 7S TD QD 8H QC 9S AH",
            before=("0 exchange JS QH 7H 9D 7D", "1 exchange QS TS 8S"),
            steps=(
                LessonStep("clubs", "point KC JC TC 9C 8C 7C", then=("1 answer point -",)),
                LessonStep("run", "sequence JC TC 9C 8C 7C", then=("1 answer sequence -",)),
                LessonStep("silent", NOTHING),
                LessonStep("shown", then=("0 play KC", "1 set AS AH AD AC", "1 play AC")),
                LessonStep("part"),
            ),
        ),
    ),
)
