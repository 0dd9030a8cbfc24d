"""The lesson for younger: a discard that defends, a card left in the talon, and a call that misleads."""

from typing import Final

from bot.features.lessons.lesson import Lesson, LessonDeal, LessonStep, by_card, exchange_deal

_GUARDS: Final = exchange_deal(
    "guards",
    ("QS TS 8S JH 9H 8H QD TD 8D QC 8C 7C", "AS KS JS 9S QH TH AD 9D AC KC JC 9C"),
    "7H 7D JD 7S KH KD TC AH",
    "JH 9H 8H",
    {"queens": "QS QD QC", "guards": "TS 8S TD 8D 8C 7C"},
    ("1 exchange QH TH 9D JC 9C",),
)
_STOPS: Final = exchange_deal(
    "stops",
    ("QS 8S AH TH 9H 7H AD KD 9D QC TC 8C", "KS TS 9S 7S KH QH JH QD JD TD 7D 9C"),
    "AS JC JS 8H KC AC 8D 7C",
    "TH 9H 7H",
    {"high": "AH AD KD 9D", "guards": "QS 8S QC TC 8C"},
    ("1 exchange TS 9S 7S 7D 9C",),
)
_LEAVE: Final = exchange_deal(
    "leave",
    ("JS TS KH JH KD JD TD KC QC JC 9C 8C", "AS QS 9S 8S AH QH 8H AD QD 7D AC TC"),
    "7S TH 7C KS 7H 9H 8D 9D",
    "TS TD",
    {"knaves": "JS JH JD JC", "kings": "KH KD KC", "clubs": "QC 9C 8C"},
    ("1 exchange QH 8H QD 7D TC",),
)
_GIVE: Final = exchange_deal(
    "give",
    ("AS TS AH TH AD QD JD TD 9D 8D KC 8C", "KS QS JS 9S QH 9H 7H 7D AC QC TC 7C"),
    "KH 7S JC JH 8H 8S KD 9C",
    "TS TH KC 8C",
    {"aces": "AS AH AD", "diamonds": "QD JD TD 9D 8D"},
)
_COUNTED: Final = LessonDeal(
    dealer=0,
    hands=("8S 7S KH QH JH 7H KD QD JD JC TC 8C", "QS 9S AH TH 9H 8H AD TD AC QC 9C 7C"),
    talon="8D JS AS TS KC KS 7D 9D",
    before=(
        "1 exchange QS 9S TD 9C 7C",
        "0 exchange 8S 7S 7H",
        "1 point AH TH 9H 8H",
        "0 answer point KD QD JD 9D 7D",
        "1 sequence AC KC QC / TH 9H 8H",
        "0 answer sequence KH QH JH",
        "1 set AH AD AC",
        "0 answer set -",
        "1 play QC",
        "0 point KD QD JD 9D 7D",
        "0 play 8C",
        "1 play KC",
        "0 play TC",
        "1 play AC",
        "0 play JC",
        "1 play 8H",
        "0 play JH",
    ),
    steps=(
        LessonStep("counted", "yes", choices=("yes", "no")),
        LessonStep(
            "trusted",
            "play KD",
            then=("1 play AD",),
            because=by_card({"lower": "QD JD", "small": "9D 7D", "spade": "KS", "hearts": "KH QH"}),
            closed=True,
        ),
    ),
)

YOUNGER: Final = Lesson(6, "younger", (_GUARDS, _STOPS, _LEAVE, _GIVE, _COUNTED))
"""Two discards of younger, two cards left in the talon, and a sunk ace."""
