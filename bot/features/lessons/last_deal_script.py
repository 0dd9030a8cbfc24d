"""The lesson on the last deal of a partie, in which the rubicon decides what a point is worth, and to whom."""

from dataclasses import replace
from typing import Final

from bot.features.lessons.lesson import NOTHING, Lesson, LessonDeal, LessonStep, by_card
from bot.piquet.partie import Standing

_NEAR: Final = Standing((62, 150), deals=5)
_FAR: Final = Standing((20, 150), deals=5)
_AHEAD: Final = Standing((150, 20), deals=5)
_CLOSE: Final = Standing((120, 85), deals=5)
_SHORT: Final = Standing((75, 150), deals=5)
_ANSWERS: Final = ("good", "not-good", "equal")

_BOLD: Final = LessonDeal(
    dealer=0,
    hands=("KS 7S AH KH QH AD KD JD QC JC TC 7C", "QS JH TH 9H 7H QD TD 9D 8D 7D 9C 8C"),
    talon="AS 8S 8H AC JS KC TS 9S",
    before=("1 exchange QS 7D 9C 8C",),
    standing=_NEAR,
    steps=(
        LessonStep("rubicon"),
        LessonStep(
            "bold",
            "exchange 7S AD JD 7C",
            because=by_card({"kings": "KS KH KD", "run": "QC JC TC", "hearts": "AH QH"}),
            closed=True,
        ),
    ),
)
_SILENT: Final = LessonDeal(
    dealer=1,
    hands=("AS QS JS TS 9S 8S QH JH 7H QD TC 9C", "AH KH TH 9H AD KD JD 8D KC QC JC 7C"),
    talon="8H 7S 9D 8C 7D TD KS AC",
    before=("0 exchange QH 7H QD TC 9C", "1 exchange TH 9H 7C"),
    standing=_FAR,
    steps=(LessonStep("silent", NOTHING, then=("0 play AS", "1 set KS KH KD KC / AH AD AC", "1 play KS")),),
)
_SAVE: Final = LessonDeal(
    dealer=0,
    hands=("KH QH JH 9H 7H KD 8D QC 9C TD 9S TC", "AS KS QS JS AH AC KC 8S 7S TH 7D 8C"),
    talon="TS AD JC QD JD 8H 9D 7C",
    before=("1 exchange 8S 7S TH 7D 8C", "0 exchange TD 9S TC", "1 point AS KS QS JS TS"),
    standing=_FAR,
    steps=(
        LessonStep(
            "save",
            "not-good",
            choices=_ANSWERS,
            then=(
                "0 answer point KH QH JH 9H 8H 7H",
                "1 sequence AS KS QS JS TS",
                "0 answer sequence -",
                "1 set AS AH AD AC",
                "0 answer set -",
                "1 play AS",
                "0 point KH QH JH 9H 8H 7H",
            ),
        ),
    ),
)
_SPOIL: Final = LessonDeal(
    dealer=0,
    hands=("JS 7S AH TH 8H QD JD TD 9D 8D AC QC", "AS KS QS TS 9S 8S KH JH 9H 7H JC 9C"),
    talon="QH 8C KD 7D TC KC AD 7C",
    before=("1 exchange JH 9H 7H JC 9C", "0 exchange TH 8H QC", "1 point AS KS QS TS 9S 8S"),
    standing=_FAR,
    steps=(
        LessonStep(
            "spoil",
            "equal",
            choices=_ANSWERS,
            then=("0 answer point AD QD JD TD 9D 8D",),
        ),
    ),
)
_DIVIDE: Final = LessonDeal(
    dealer=1,
    hands=("KS TS 7S QH JH 9H 7H 9D AC KC JC 9C", "AS 9S 8S TH 8H AD KD JD TD 8D 7D QC"),
    talon="TC QS 7C JS AH KH QD 8C",
    before=(
        "0 exchange QH JH 9H 7H 9D",
        "1 exchange 9S 8S 8H",
        "0 point AC KC JC TC 9C 7C",
        "1 answer point AD KD QD JD TD 8D 7D",
        "0 sequence KS QS JS TS / JC TC 9C",
        "1 answer sequence AD KD QD JD TD",
        "0 play KC",
        "1 point AD KD QD JD TD 8D 7D",
        "1 sequence AD KD QD JD TD",
        "1 play 8C",
        "0 play AC",
        "1 play QC",
        "0 play 7C",
        "1 play 7D",
        "0 play 9C",
        "1 play 8D",
        "0 play TC",
        "1 play TH",
        "0 play JC",
        "1 play TD",
        "0 play 7S",
        "1 play AS",
        "1 play JD",
        "0 play TS",
        "1 play QD",
        "0 play JS",
        "1 play KD",
    ),
    standing=_FAR,
    steps=(
        LessonStep(
            "divide",
            "play AH",
            then=("1 play AD", "0 play QS", "1 play KH", "0 play KS"),
            because=by_card({"spades": "KS QS"}),
            closed=True,
        ),
    ),
)
_CONCEDE: Final = LessonDeal(
    dealer=0,
    hands=("JH 7H 8C QC 9S 9H 7D TC TH TD KD JD", "KS KH KC 7C 8H QD 8D AD AH QS JC AC"),
    talon="9D AS JS QH 9C 7S TS 8S",
    before=(
        "1 exchange 8H 8D QS QD 7C",
        "0 exchange 7H 8C 9S",
        "1 point AC KC JC 9C",
        "0 answer point KD JD TD 7D",
        "1 sequence AH KH QH",
        "0 answer sequence -",
        "1 set AS AH AD AC / KS KH KC",
        "0 answer set -",
        "1 play JS",
        "0 play 7S",
        "1 play QH",
        "0 play 9H",
        "1 play KS",
        "0 play 8S",
        "1 play JC",
        "0 play QC",
    ),
    standing=_FAR,
    steps=(LessonStep("concede", "yes", choices=("yes", "no"), then=("0 concede",)),),
)
_PREVENT: Final = replace(
    _SPOIL,
    standing=_AHEAD,
    steps=(LessonStep("prevent", "good", choices=_ANSWERS, then=("0 answer point -",)),),
)
"""The two equal points, where learner and house have changed places."""
_LOSE: Final = LessonDeal(
    dealer=1,
    hands=("AS JS TS JH 9H 8H AD QD JD 7D QC TC", "QS 7S AH KH TH KD 9D 8D KC JC 9C 8C"),
    talon="9S 7C 7H QH TD 8S KS AC",
    before=(
        "0 exchange 9H 8H 7D QC TC",
        "1 exchange TH 9C 8C",
        "0 point AD QD JD TD",
        "1 answer point KS QS 8S 7S",
        "0 sequence QD JD TD / JS TS 9S",
        "1 answer sequence -",
        "0 play JH",
        "1 set KS KH KD KC",
        "1 play KH",
        "1 play KC",
        "0 play 7C",
        "1 play AH",
        "0 play 7H",
        "1 play JC",
        "0 play TD",
        "1 play AC",
        "0 play 9S",
        "1 play QS",
        "0 play TS",
        "1 play KS",
        "0 play AS",
        "0 play JD",
        "1 play 8D",
        "0 play JS",
        "1 play 7S",
        "0 play QH",
        "1 play 8S",
    ),
    standing=_AHEAD,
    steps=(LessonStep("lose", "play QD", then=("1 play KD",), because={"AD": "ace"}, closed=True),),
)
_FORGO: Final = LessonDeal(
    dealer=1,
    hands=("AS 9S 8S 7S AH 9H 9D KC QC JC TC 8C", "QS JS KH QH JH 8H KD QD TD 8D AC 7C"),
    talon="KS 7H AD 7D 9C TS TH JD",
    before=(
        "0 exchange 9S 8S 7S 9H 9D",
        "1 exchange 8H 8D 7C",
        "0 point KC QC JC TC 9C 8C",
        "1 answer point -",
        "0 sequence KC QC JC TC 9C 8C",
        "1 answer sequence -",
        "0 set AS AH AD",
        "1 answer set -",
    ),
    standing=_CLOSE,
    steps=(LessonStep("forgo", "cards", choices=("pique", "cards"), then=("0 play KC", "1 play AC")),),
)
"""A pique that lifts the house over the rubicon: it takes all four winners, and they are what wins the cards."""
_MUST: Final = LessonDeal(
    dealer=1,
    hands=("KS 7S 9C KD QH 9S 8C AC 7D QD JC AH", "TC KC JH 8S 8H 7H QS KH JS 8D 7C TS"),
    talon="TD 9H TH JD AS AD 9D QC",
    before=(
        "0 exchange 7S 7D 9S QH QD",
        "1 exchange 7H 7C 8H",
        "0 point AC JC 9C 8C",
        "1 answer point QS JS TS 8S",
        "0 set AS AH AC",
        "1 answer set -",
        "0 play JC",
        "1 sequence QS JS TS",
        "1 play QC",
        "1 play TS",
        "0 play KS",
        "0 play TD",
        "1 play AD",
        "1 play 8S",
        "0 play AS",
        "0 play JD",
        "1 play 8D",
        "0 play 8C",
        "1 play TC",
        "1 play JS",
        "0 play 9H",
        "1 play JH",
        "0 play AH",
        "0 play KD",
        "1 play 9D",
    ),
    standing=_SHORT,
    steps=(
        LessonStep(
            "must",
            "play TH",
            then=("1 play KH", "1 play KC", "0 play AC", "0 play 9C", "1 play QS"),
            because={"AC": "winner", "9C": "small"},
            closed=True,
        ),
    ),
)

LAST_DEAL: Final = Lesson(
    7, "last-deal", (_BOLD, _SILENT, _SAVE, _SPOIL, _DIVIDE, _CONCEDE, _PREVENT, _LOSE, _MUST, _FORGO)
)
"""Ten hands of a last deal: near the rubicon, far from it, and with the other player far from it."""
