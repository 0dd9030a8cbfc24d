"""The lesson on the play: what to lead, what to throw, and when to take the winner."""

from typing import Final

from bot.features.lessons.lesson import Lesson, LessonDeal, LessonStep, by_card

_LEAD: Final = LessonDeal(
    dealer=1,
    hands=("AS TS 8S QH TH 8H KD QD TD 9D JC 9C", "KS QS 9S 7S KH 7H AD JD KC QC TC 7C"),
    talon="7D 8C JS AC JH AH 8D 9H",
    before=(
        "0 exchange 8S QH 8H JC 9C",
        "1 exchange 9S 7S JD",
        "0 point KD QD TD 9D 7D",
        "1 answer point -",
        "0 set TS TH TD",
        "1 answer set KS KH KC",
    ),
    steps=(
        LessonStep(
            "point",
            "play KD",
            then=("1 set KS KH KC", "1 play AD"),
            because=by_card({"lower": "QD TD 9D 7D", "aces": "AS AC", "other": "TS JS JH TH 8C"}),
            closed=True,
        ),
    ),
)
_TENACE: Final = LessonDeal(
    dealer=1,
    hands=("AS QS 7S AH QH TH KD JD 9D 8D 7D 9C", "KS JS TS 9S KH 8H QD TD AC QC 8C 7C"),
    talon="9H JH 8S 7H TC JC KC AD",
    before=(
        "0 exchange QS 7S QH TH 9C",
        "1 exchange QC 8C 7C",
        "0 point KD JD 9D 8D 7D",
        "1 answer point -",
        "0 sequence 9D 8D 7D",
        "1 answer sequence JS TS 9S",
    ),
    steps=(
        LessonStep(
            "tenace",
            "play AH",
            then=("1 sequence JS TS 9S", "1 set KS KH KC", "1 play 8H"),
            because=by_card({"diamonds": "KD JD 9D 8D 7D", "low": "JH 9H 7H", "other": "AS 8S TC"}),
            closed=True,
        ),
    ),
)
PIQUE: Final = LessonDeal(
    dealer=1,
    hands=("JS TS 9S 7S AH 7H AD KD QD TD KC TC", "AS QS QH JH TH 9H JD 9D 8D AC 8C 7C"),
    talon="9C KH JC QC 8H KS 7D 8S",
    before=(
        "0 exchange JS TS 9S 7S 7H",
        "1 exchange 8D 8C 7C",
        "0 point KC QC JC TC 9C",
        "1 answer point -",
        "0 sequence KC QC JC TC 9C / AD KD QD",
        "1 answer sequence -",
        "0 set KH KD KC",
        "1 answer set -",
    ),
    steps=(
        LessonStep(
            "winners",
            "play AD",
            then=("1 play 7D", "0 play KD", "1 play 9D", "0 play AH", "1 play 9H", "0 play KH", "1 play TH"),
            because=by_card({"sure": "KD QD AH KH", "loses": "KC QC JC TC 9C TD 8H"}),
            closed=True,
        ),
    ),
)
_DECLARED: Final = LessonDeal(
    dealer=1,
    hands=("TS 9S AH QH JH 9H KD 9D KC JC 8C 7C", "AS KS QS 7S KH 8H AD TD 8D 7D TC 9C"),
    talon="8S JD QC 7H TH JS AC QD",
    before=(
        "0 exchange TS 9S 9D 8C 7C",
        "1 exchange TD 8D 7D",
        "0 point AH QH JH TH 9H 7H",
        "1 answer point -",
        "0 sequence QH JH TH 9H / KC QC JC",
        "1 answer sequence AS KS QS JS",
        "0 set JH JD JC",
        "1 answer set AS AD AC",
        "0 play AH",
        "1 sequence AS KS QS JS",
        "1 set AS AD AC",
        "1 play 8H",
        "0 play 7H",
        "1 play KH",
        "1 play JS",
        "0 play 8S",
        "1 play QS",
    ),
    steps=(
        LessonStep(
            "throw",
            "play 9H",
            then=("1 play 7S",),
            because=by_card({"higher": "QH JH TH", "hidden": "KC QC JC", "guard": "KD JD"}),
            closed=True,
        ),
    ),
)
_GUARD: Final = LessonDeal(
    dealer=0,
    hands=("AS KS QS 8S QH 9H 8H 7H KD TD 8D 9C", "JS 9S KH TH AD QD JD 9D 7D AC JC 8C"),
    talon="QC TC JH AH KC 7C TS 7S",
    before=(
        "1 exchange 9S KH TH 7D 8C",
        "0 exchange 9H 8H TD",
        "1 point AC KC QC JC TC",
        "0 answer point AS KS QS TS 8S 7S",
        "1 sequence AC KC QC JC TC",
        "0 answer sequence -",
        "1 set JS JH JD JC / AH AD AC",
        "0 answer set -",
        "1 play TC",
        "0 point AS KS QS TS 8S 7S",
        "0 play 7C",
        "1 play JC",
        "0 play 9C",
        "1 play QC",
    ),
    steps=(
        LessonStep(
            "guard",
            "play 7S",
            then=("1 play KC",),
            because=by_card({"higher": "AS KS QS TS 8S", "hearts": "QH 7H", "diamonds": "KD 8D"}),
            closed=True,
        ),
    ),
)
_FIVE: Final = LessonDeal(
    dealer=1,
    hands=("QS JS TS 8S 7S 9H 8H 7H AD JC 9C 8C", "KS 9S AH KH JH TH KD 8D 7D AC KC TC"),
    talon="7C QC JD AS 9D TD QD QH",
    before=(
        "0 exchange 9H 8H 7H 9C 8C",
        "1 exchange 7D AC TC",
        "0 point AS QS JS TS 8S 7S",
        "1 answer point -",
        "0 sequence QS JS TS",
        "1 answer sequence AH KH QH JH TH",
        "0 play AS",
        "1 sequence AH KH QH JH TH",
        "1 set KS KH KD KC",
        "1 play 9S",
        "0 play JC",
        "1 play KC",
        "1 play TH",
        "0 play 7S",
        "1 play TD",
        "0 play JD",
        "0 play QC",
        "1 play 8D",
        "0 play 7C",
        "1 play QD",
        "0 play AD",
        "1 play KD",
    ),
    steps=(
        LessonStep(
            "five",
            "play 9D",
            then=("1 play JH",),
            because=by_card({"spades": "QS JS TS 8S"}),
            closed=True,
        ),
    ),
)
_SIX: Final = LessonDeal(
    dealer=1,
    hands=("KS 8S AH KH 9H 7H QD 8D KC QC 9C 8C", "AS QS 7S TH 8H AD KD TD 9D AC TC 7C"),
    talon="9S JD JC QH JH 7D JS TS",
    before=(
        "0 exchange 8S QD 8D 9C 8C",
        "1 exchange QS 7S 7C",
        "0 point AH KH QH JH 9H 7H",
        "1 answer point -",
        "0 sequence AH KH QH JH / KC QC JC",
        "1 answer sequence -",
        "0 play JH",
        "1 set TS TH TD TC / AS AD AC",
        "1 play 8H",
        "0 play QH",
        "1 play TH",
        "0 play 7H",
        "1 play 7D",
        "0 play 9H",
        "1 play 9D",
        "0 play KH",
        "1 play TC",
        "0 play JD",
        "1 play KD",
        "1 play AS",
        "0 play 9S",
        "1 play TD",
        "0 play JC",
        "1 play TS",
        "0 play KS",
    ),
    steps=(LessonStep("six", "play AH", then=("1 play JS",), because=by_card({"clubs": "KC QC"}), closed=True),),
)

PLAY: Final = Lesson(5, "play", (_LEAD, _TENACE, PIQUE, _DECLARED, _GUARD, _FIVE, _SIX))
"""Seven positions: four leads, two cards to throw, and the seventh trick."""
