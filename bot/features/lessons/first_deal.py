"""The first lesson: a whole deal as elder, with a pique."""

from typing import Final

from bot.features.lessons.lesson import Lesson, LessonDeal, LessonStep

_HEARTS: Final = dict.fromkeys(("AH", "KH", "QH", "JH", "8H"), "hearts")
_LOWER: Final = dict.fromkeys(("KH", "QH", "JH", "TH", "8H"), "lower")
_SPADES: Final = dict.fromkeys(("AS", "KS"), "spades")

FIRST_DEAL: Final = Lesson(
    1,
    "first",
    (
        LessonDeal(
            dealer=1,
            hands=("AH KH QH JH 8H AS KS 8D 7D 9C 7C 7S", "QS JS TS 9S 8S KD QD AC JC 8C 9H 7H"),
            talon="TH AD QC 9D TC KC JD TD",
            steps=(
                LessonStep("hand"),
                LessonStep(
                    "exchange",
                    "exchange 8D 7D 9C 7C 7S",
                    then=("1 exchange 9H 7H 8C",),
                    because=_HEARTS | _SPADES,
                    closed=True,
                ),
                LessonStep("point", "point AH KH QH JH TH 8H", then=("1 answer point QS JS TS 9S 8S",)),
                LessonStep("sequence", "sequence AH KH QH JH TH", then=("1 answer sequence QS JS TS 9S 8S",)),
                LessonStep("set", "set AH AS AD", then=("1 answer set JS JC JD",)),
                LessonStep("beaten", "not-good", choices=("good", "not-good", "equal")),
                LessonStep("same", "equal", choices=("good", "not-good", "equal")),
                LessonStep(
                    "lead",
                    "play AH",
                    then=("1 play 8S",),
                    because=_LOWER,
                ),
                LessonStep("reckon"),
                LessonStep("again", "play KH", then=("1 play 9S",), because=_LOWER),
                LessonStep("run", then=("0 play QH", "1 play JC", "0 play JH", "1 play TD", "0 play TH", "1 play JD")),
                LessonStep("pique", "play 8H", then=("1 play QD",)),
                LessonStep("cards", then=("0 play AS", "1 play TS", "0 play KS", "1 play JS")),
                LessonStep("lose", then=("0 play TC", "1 play KC", "1 play AC", "0 play QC", "1 play KD")),
                LessonStep("follow", "play AD", because={"9D": "low"}, closed=True),
                LessonStep("last", "play 9D", then=("1 play QS",), closed=True),
                LessonStep("score"),
            ),
        ),
    ),
)
