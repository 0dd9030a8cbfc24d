"""The lesson on reading the other hand: from calls, from answers, from what is thrown, and from what is not called."""

from typing import Final

from bot.features.lessons.lesson import Lesson, LessonDeal, LessonStep, by_card

_ANSWERS: Final = ("good", "not-good", "equal")

_BLANK: Final = LessonDeal(
    dealer=1,
    hands=("KS QS JS 7S KH QH JH 8H 9D 7D KC 7C", "AS TS 8S TH 9H 7H AD TD AC TC 9C 8C"),
    talon="JD 9S QD KD QC 8D JC AH",
    before=("1 carte-blanche",),
    steps=(
        LessonStep(
            "blank",
            "exchange 7S 8H 9D 7D 7C",
            because=by_card({"runs": "KS QS JS KH QH JH", "king": "KC"}),
            closed=True,
        ),
    ),
)
_ADMITS: Final = LessonDeal(
    dealer=0,
    hands=("AS JS QH 9H 7H AD 9D 7D AC KC TC 7C", "KS QS 7S AH KH JH TH 8H KD TD QC 8C"),
    talon="JC 8S QD 8D 9C 9S TS JD",
    before=("1 exchange 7S TD QC 8C", "0 exchange QH 9H 7H 7D", "1 point AH KH JH TH 8H"),
    steps=(LessonStep("admit", "good", choices=_ANSWERS),),
)
_FAILED: Final = LessonDeal(
    dealer=0,
    hands=("TS 7S QH 8H 7H AD 9D QC JC TC 9C 7C", "AS QS AH KH KD QD JD TD 8D 7D KC 8C"),
    talon="8S TH KS 9H JH AC JS 9S",
    before=(
        "1 exchange QS AH 7D 8C",
        "0 exchange 7S 8H 7H 9D",
        "1 point KD QD JD TD 8D",
        "0 answer point AC QC JC TC 9C 7C",
    ),
    steps=(
        LessonStep(
            "failed",
            "diamonds",
            choices=("spades", "hearts", "diamonds"),
            then=(
                "1 sequence KD QD JD TD",
                "0 answer sequence -",
                "1 set KS KH KD KC",
                "0 answer set -",
                "1 play TD",
                "0 point AC QC JC TC 9C 7C",
                "0 play AD",
            ),
        ),
        LessonStep(
            "cash",
            "play AC",
            then=("1 play KC",),
            because=by_card({"lower": "QC JC TC 9C 7C", "late": "JS TS 9S QH JH"}),
            closed=True,
        ),
    ),
)
_GIVEN: Final = LessonDeal(
    dealer=1,
    hands=("TS 8S AH QH JH 9H QD TD 9D AC TC 9C", "AS KS QS KH TH 7H AD KD 8D 7D QC 8C"),
    talon="JS KC 7S JC 9S JD 7C 8H",
    before=(
        "0 exchange TS 8S TD 9D 9C",
        "1 exchange 7H 8D 7D",
        "0 point AC KC JC TC",
        "1 answer point -",
    ),
    steps=(LessonStep("given", "diamonds", choices=("spades", "hearts", "diamonds")),),
)
_VOID: Final = LessonDeal(
    dealer=1,
    hands=("AS KS TS 7S TH 9H 7H JD 7D QC 9C 7C", "JS 9S 8S AH KH QH 8H AD QD TD KC 8C"),
    talon="QS AC 8D JC 9D TC JH KD",
    before=(
        "0 exchange JD 7D QC 9C 7C",
        "1 exchange JS 9S 8S",
        "0 point AS KS QS TS 7S",
        "1 answer point AH KH QH JH 8H",
        "0 sequence AS KS QS",
        "1 answer sequence AH KH QH JH",
        "0 play QS",
        "1 point AH KH QH JH 8H",
        "1 sequence AH KH QH JH / AD KD QD",
        "1 set KH KD KC",
        "1 play 8H",
    ),
    steps=(
        LessonStep(
            "void",
            "every",
            choices=("four", "eight", "every"),
            then=(
                "0 play AS",
                "1 play 8C",
                "0 play KS",
                "1 play TD",
                "0 play TS",
                "1 play TC",
                "0 play 7S",
                "1 play JH",
            ),
        ),
        LessonStep(
            "drop",
            "play AC",
            then=("1 play KC", "0 play JC", "1 play QH"),
            because=by_card({"low": "JC", "red": "TH 9H 7H 9D 8D"}),
            closed=True,
        ),
    ),
)
_SILENT: Final = LessonDeal(
    dealer=1,
    hands=("KS 9S 8S QH 8H 7H QD JD 9D 7D AC KC", "AS QS JS 7S KH AD KD TD 8D JC TC 9C"),
    talon="9H 8C TS 7C AH TH JH QC",
    before=(
        "0 exchange KS 9S 8S 8H 7H",
        "1 exchange 7S JC 9C",
        "0 point QD JD 9D 7D",
        "1 answer point AD KD TD 8D",
        "0 play KC",
        "1 point AD KD TD 8D",
        "1 set TH TD TC",
        "1 play TC",
        "0 play AC",
        "1 play QC",
    ),
    steps=(
        LessonStep("uncalled", "no", choices=("yes", "no")),
        LessonStep(
            "small",
            "play 8C",
            then=("1 play 8D",),
            because=by_card({"same": "7C", "top": "AH", "other": "TS QH 9H QD JD 9D 7D"}),
            closed=True,
        ),
    ),
)

READING: Final = Lesson(4, "reading", (_BLANK, _ADMITS, _FAILED, _GIVEN, _VOID, _SILENT))
"""Six deals in which what was said, or thrown, shows cards of the other hand."""
