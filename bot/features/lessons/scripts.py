"""The lessons: two whole deals, seven exchanges, and when to call or sink."""

from typing import Final

from bot.features.lessons.lesson import NOTHING, Lesson, LessonDeal, LessonStep, by_card, exchange_deal
from bot.piquet.partie import Standing

_HEARTS: Final = dict.fromkeys(("AH", "KH", "QH", "JH", "8H"), "hearts")
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
                    because=by_card({"lower": "KH QH JH TH", "small": "8H"}),
                ),
                LessonStep("reckon"),
                LessonStep("again", "play KH", then=("1 play 9S",), because=by_card({"lower": "QH JH TH 8H"})),
                LessonStep("run", then=("0 play QH", "1 play JC", "0 play JH", "1 play TD", "0 play TH", "1 play JD")),
                LessonStep("pique", "play 8H", then=("1 play QD",)),
                LessonStep("cards", then=("0 play AS", "1 play TS", "0 play KS", "1 play JS")),
                LessonStep("lose", then=("0 play TC", "1 play KC", "1 play AC", "0 play QC", "1 play KD")),
                LessonStep("follow", "play AD", because={"9D": "low"}, closed=True),
                LessonStep("last", "play 9D", then=("1 play QS",), closed=True),
            ),
        ),
    ),
)
"""A whole deal as elder, with a pique."""

SECOND_DEAL: Final = Lesson(
    8,
    "second",
    (
        LessonDeal(
            dealer=0,
            hands=("KS QS KH QH JH TH 9H AD KD 9C 8C 7C", "JS 9S 8S 7S 8H JD TD 9D 8D 7D AC QC"),
            talon="QD JC AH TS AS KC 7H TC",
            before=("1 exchange 7S 8H 9D 8D 7D",),
            standing=Standing((30, 104), deals=5),
            steps=(
                LessonStep("rubicon", "added", choices=("off", "added")),
                LessonStep(
                    "exchange",
                    "exchange 9C 8C 7C",
                    then=("1 point AS JS TS 9S 8S",),
                    because=by_card({"hearts": "KH QH JH TH 9H", "high": "KS QS AD KD"}),
                    closed=True,
                ),
                LessonStep(
                    "answer",
                    "not-good",
                    choices=("good", "not-good", "equal"),
                    then=(
                        "0 answer point KH QH JH TH 9H 7H",
                        "1 sequence JS TS 9S 8S",
                        "0 answer sequence KH QH JH TH 9H",
                        "1 set JS JD JC",
                        "0 answer set KS KH KD KC",
                        "1 play AC",
                    ),
                ),
                LessonStep(
                    "reckon",
                    then=("0 point KH QH JH TH 9H 7H", "0 sequence KH QH JH TH 9H", "0 set KS KH KD KC"),
                ),
                LessonStep("keep", "play TC", because={"KC": "king"}, closed=True),
                LessonStep(
                    "rest",
                    then=(
                        *("1 play QC", "0 play KC", "0 play KH", "1 play AH", "1 play JC", "0 play 7H"),
                        *("1 play TD", "0 play KD", "0 play QH", "1 play 8S", "0 play JH", "1 play 9S"),
                        *("0 play TH", "1 play TS", "0 play 9H", "1 play JD", "0 play AD", "1 play QD"),
                        *("0 play KS", "1 play AS", "1 play JS", "0 play QS"),
                    ),
                ),
            ),
        ),
    ),
)
"""The last deal of a game as younger, with a repique that takes the learner past the rubicon."""

EXCHANGE: Final = Lesson(
    2,
    "exchange",
    (
        exchange_deal(
            "suit",
            ("KS TS 9S AH AD 9D 8D AC KC QC JC 9C", "AS QS JS 8S KH QH JH TH KD QD TC 8C"),
            "TD 7C JD 9H 8H 7S 7H 7D",
            "KS TS 9S 9D 8D",
            {"clubs": "AC KC QC JC 9C", "aces": "AH AD"},
        ),
        exchange_deal(
            "five",
            ("QS TS AH KH TH 9H 8H 7H AD 8D 9C 7C", "AS KS JS 9S KD QD JD TD AC KC QC JC"),
            "QH JH 9D 8C 7D 8S 7S TC",
            "QS TS 8D 9C 7C",
            {"hearts": "AH KH TH 9H 8H 7H", "ace": "AD"},
        ),
        exchange_deal(
            "four",
            ("AS TS 9S AH TH 9H KD QD JD TD JC TC", "KS QS JS KH QH JH 9D 8D AC KC QC 9C"),
            "AD 8S 7D 8H 7C 7S 7H 8C",
            "AS 9S AH 9H JC",
            {"tens": "TS TH TD TC", "diamonds": "KD QD JD"},
        ),
        exchange_deal(
            "long",
            ("AS QS JS 9S 8S TH 9H KD TD KC 9C 7C", "KS 7S AH KH QH JH AD QD JD AC QC TC"),
            "TS 7H 8H 8D 8C 9D 7D JC",
            "TH 9H TD 9C 7C",
            {"spades": "AS QS JS 9S 8S", "kings": "KD KC"},
        ),
        LessonDeal(
            dealer=1,
            hands=("QS TS 9S 8S 7S AH KH AD JD AC KC JC", "AS KS JS JH TH 9H 8H KD 9D TC 9C 8C"),
            talon="QH TD 8D QC 7D 7H QD 7C",
            steps=(
                LessonStep("against", "hearts", choices=("spades", "hearts", "diamonds")),
                LessonStep(
                    "low",
                    "exchange QS TS 9S 8S 7S",
                    because=by_card({"high": "AH KH AD AC KC", "knaves": "JD JC"}),
                    closed=True,
                ),
            ),
        ),
        exchange_deal(
            "trio",
            ("AS KS JS 9S 8S AH TH TD 7D KC TC 9C", "TS 7S KH QH JH 8H AD KD 9D AC QC 8C"),
            "QS QD 9H JC 7H 8D 7C JD",
            "TH TD 7D TC 9C",
            {"spades": "AS KS JS 9S 8S", "high": "AH KC"},
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
                    because=by_card({"hearts": "AH JH 9H 8H", "spades": "AS KS JS", "guard": "QD 8D"}),
                    closed=True,
                ),
                LessonStep("done"),
            ),
        ),
    ),
)
"""Seven hands, and the discard from each. The choices are master's, as a test checks."""

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
"""Two deals with calls to make and a call to sink."""
