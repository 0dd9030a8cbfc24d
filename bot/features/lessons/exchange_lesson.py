"""The second lesson: five hands, and what to discard from each. The choices are master's (a test asks it)."""

from typing import Final

from bot.features.lessons.lesson import Lesson, LessonDeal, LessonStep


def _each(cards: str, mistake: str) -> dict[str, str]:
    return dict.fromkeys(cards.split(" "), mistake)


EXCHANGE: Final = Lesson(
    2,
    "exchange",
    (
        LessonDeal(
            dealer=1,
            hands=("KS TS 9S AH AD 9D 8D AC KC QC JC 9C", "AS QS JS 8S KH QH JH TH KD QD TC 8C"),
            talon="TD 7C JD 9H 8H 7S 7H 7D",
            steps=(
                LessonStep(
                    "suit",
                    "exchange KS TS 9S 9D 8D",
                    because=_each("AC KC QC JC 9C", "clubs") | _each("AH AD", "aces"),
                    closed=True,
                ),
            ),
        ),
        LessonDeal(
            dealer=1,
            hands=("QS TS AH KH TH 9H 8H 7H AD 8D 9C 7C", "AS KS JS 9S KD QD JD TD AC KC QC JC"),
            talon="QH JH 9D 8C 7D 8S 7S TC",
            steps=(
                LessonStep(
                    "five",
                    "exchange QS TS 8D 9C 7C",
                    because=_each("AH KH TH 9H 8H 7H", "hearts") | _each("AD", "ace"),
                    closed=True,
                ),
            ),
        ),
        LessonDeal(
            dealer=1,
            hands=("AS TS 9S AH TH 9H KD QD JD TD JC TC", "KS QS JS KH QH JH 9D 8D AC KC QC 9C"),
            talon="AD 8S 7D 8H 7C 7S 7H 8C",
            steps=(
                LessonStep(
                    "four",
                    "exchange AS 9S AH 9H JC",
                    because=_each("TS TH TD TC", "tens") | _each("KD QD JD", "diamonds"),
                    closed=True,
                ),
            ),
        ),
        LessonDeal(
            dealer=1,
            hands=("AS QS JS 9S 8S TH 9H KD TD KC 9C 7C", "KS 7S AH KH QH JH AD QD JD AC QC TC"),
            talon="TS 7H 8H 8D 8C 9D 7D JC",
            steps=(
                LessonStep(
                    "long",
                    "exchange TH 9H TD 9C 7C",
                    because=_each("AS QS JS 9S 8S", "spades") | _each("KD KC", "kings"),
                    closed=True,
                ),
            ),
        ),
        LessonDeal(
            dealer=0,
            hands=("AS KS JS AH JH 9H 8H QD 8D TC 8C 7C", "QS TS 9S KH QH TH AD KD JD TD KC QC"),
            talon="8S 7S 7H 9D 7D AC JC 9C",
            before=("1 exchange 9S TS TH JD TD",),
            steps=(
                LessonStep(
                    "younger",
                    "exchange TC 8C 7C",
                    because=_each("AH JH 9H 8H", "hearts") | _each("AS KS JS", "spades") | _each("QD 8D", "guard"),
                    closed=True,
                ),
                LessonStep("done"),
            ),
        ),
    ),
)
