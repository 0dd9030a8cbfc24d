"""The library refuses bad values, and its errors name them."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.piquet import (
    PACK,
    RULE_SETS,
    Answer,
    BadDeal,
    Bid,
    Call,
    Card,
    CarteBlanche,
    Deal,
    Exchange,
    Hand,
    Kind,
    Look,
    NameSuit,
    Partie,
    Play,
    Rank,
    RecordedPartie,
    Suit,
    house,
    legal_actions,
    parse_action,
    parse_cards,
    parse_position,
    rules_of,
    view_of,
    why_not,
    write_position,
    write_record,
)
from bot.piquet.house.opinion.opinion import evaluate
from bot.piquet.partie import WrongRules

wrong: Any = "nonsense"
RUBICON, CLUB = RULE_SETS["rubicon"], RULE_SETS["club"]
ACE = Card.parse("AS")


def a_deal(dealer: Any = 1, rules: Any = RUBICON, **changes: Any) -> Deal:
    return Deal.from_pack(rules, dealer, **changes)


def begun(partie: Partie | RecordedPartie, deal: Any) -> None:
    partie.begin(deal)


@pytest.mark.parametrize("unknown", ["nonsense", "0 exchange KS", None, (0, ACE), 7], ids=repr)
@pytest.mark.parametrize("ask", [Deal.can, Deal.why_not, Deal.do], ids=lambda ask: ask.__name__)
def test_an_unknown_object_is_refused_as_an_action_at_any_stage(
    ask: Callable[[Deal, Any], object], unknown: object
) -> None:
    deal = a_deal()
    before = deal.copy()
    finished = Deal.from_pack(rules_of("rubicon"), 1)
    finished._end()
    for one in (deal, finished):
        with pytest.raises(TypeError) as found:
            ask(one, unknown)
        assert repr(unknown) in str(found.value)
    assert (deal.log, deal.recorded, deal.hands) == (before.log, before.recorded, before.hands)


REFUSED: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "a dealer that is no seat": (lambda: a_deal(2), BadDeal, "2"),
    "a dealer before the first": (lambda: a_deal(-1), BadDeal, "-1"),
    "a dealer that is no number": (lambda: a_deal(None), BadDeal, "None"),
    "a dealer that is a truth": (lambda: a_deal(True), BadDeal, "True"),
    "rules by their name": (lambda: a_deal(rules="rubicon"), TypeError, "'rubicon'"),
    "a pack of 31 cards": (lambda: a_deal(pack=PACK[:31]), BadDeal, "7"),
    "a pack with a card twice": (lambda: a_deal(pack=(*PACK[:31], PACK[0])), BadDeal, "7S"),
    "a pack of numbers": (lambda: a_deal(pack=range(32)), BadDeal, "0"),
    "a pack of names": (lambda: a_deal(pack=map(str, PACK)), BadDeal, "'7S'"),
    "a score of one player": (lambda: a_deal(game=(1,)), BadDeal, "(1,)"),
    "a score that is won": (lambda: a_deal(rules=RULE_SETS["hundred"], game=(100, 0)), BadDeal, "(100, 0)"),
    "a score below nothing": (lambda: a_deal(game=(-1, 0)), BadDeal, "(-1, 0)"),
    "a score of words": (lambda: a_deal(game=("a", "b")), BadDeal, "('a', 'b')"),
    "a deal by other rules": (lambda: begun(Partie(CLUB), a_deal()), WrongRules, "rubicon"),
    "a deal by other house rules": (
        lambda: begun(Partie(CLUB), a_deal(rules=rules_of("club", {"must_win": True}))),
        WrongRules,
        "must_win",
    ),
    "a deal of other rules in a record": (
        lambda: begun(RecordedPartie(CLUB, ("A", "B")), a_deal()),
        WrongRules,
        "rubicon",
    ),
    "no deal": (lambda: begun(Partie(CLUB), wrong), TypeError, "'nonsense'"),
    "a partie by the name of its rules": (lambda: Partie(wrong), TypeError, "'nonsense'"),
    "a record of deals by other rules": (lambda: write_record(CLUB, ("A", "B"), [a_deal()]), WrongRules, "rubicon"),
    "a record of one player": (lambda: write_record(RUBICON, ("A",), []), ValueError, "('A',)"),  # type: ignore[arg-type]
    "a card beyond the pack": (lambda: Card(40), ValueError, "40"),
    "a card before the pack": (lambda: Card(-1), ValueError, "-1"),
    "a hand of a card beyond the pack": (lambda: Hand.of([Card(40)]), ValueError, "40"),
    "a hand of a number beyond the pack": (lambda: Hand.of([40]), ValueError, "40"),  # type: ignore[list-item]
    "a hand of a number below nothing": (lambda: Hand.of([ACE, -1]), ValueError, "-1"),  # type: ignore[list-item]
    "a hand of names": (lambda: Hand.of(["AS"]), TypeError, "'AS'"),  # type: ignore[list-item]
    "a view of no seat": (lambda: view_of(a_deal(), 2), ValueError, "2"),
    "a view of the last seat": (lambda: view_of(a_deal(), -1), ValueError, "-1"),
    "the limits of no seat": (lambda: a_deal().exchange_limits(2), ValueError, "2"),
    "a view of no deal": (lambda: view_of(wrong, 0), TypeError, "'nonsense'"),
    "an unknown object by a view": (lambda: why_not(view_of(a_deal(), 0), wrong), TypeError, "'nonsense'"),
    "an action by no view": (lambda: why_not(wrong, Play(0, ACE)), TypeError, "'nonsense'"),
    "the actions of no deal": (lambda: list(legal_actions(wrong)), TypeError, "'nonsense'"),
    "a position of no deal": (lambda: write_position(wrong), TypeError, "'nonsense'"),
    "a position that is no text": (lambda: parse_position(None), TypeError, "None"),  # type: ignore[arg-type]
    "an action of no seat": (lambda: Play(2, ACE), ValueError, "2"),
    "an action of the last seat": (lambda: Look(-1), ValueError, "-1"),
    "a carte blanche of no seat": (lambda: CarteBlanche(wrong), ValueError, "'nonsense'"),
    "a card by its name": (lambda: Play(0, "AS"), TypeError, "'AS'"),  # type: ignore[arg-type]
    "a card by its number": (lambda: Play(0, 3), TypeError, "3"),  # type: ignore[arg-type]
    "an exchange of names": (lambda: Exchange(0, ("AS",)), TypeError, "'AS'"),  # type: ignore[arg-type]
    "an exchange of numbers": (lambda: Exchange(0, (3,)), TypeError, "3"),  # type: ignore[arg-type]
    "a call by a word": (lambda: Call(0, "points", ((ACE,),)), TypeError, "'points'"),  # type: ignore[arg-type]
    "a call of numbers": (lambda: Call(0, Kind.POINT, ((3,),)), TypeError, "3"),  # type: ignore[arg-type]
    "an answer of names": (lambda: Answer(1, Kind.SET, ("AS",)), TypeError, "'AS'"),  # type: ignore[arg-type]
    "a suit by its letter": (lambda: NameSuit(0, "S"), TypeError, "'S'"),  # type: ignore[arg-type]
    "a bid of words": (lambda: Bid(0, "7", 3), TypeError, "'7'"),  # type: ignore[arg-type]
    "a line that is no text": (lambda: parse_action(None), TypeError, "None"),  # type: ignore[arg-type]
    "cards that are no text": (lambda: parse_cards(None), TypeError, "None"),  # type: ignore[arg-type]
    "a suit beyond the last": (lambda: Card.of(Rank.ACE, 4), ValueError, "4"),  # type: ignore[arg-type]
    "a rank beyond the ace": (lambda: Card.of(8, Suit.SPADES), ValueError, "8"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("what", REFUSED)
def test_an_error_names_the_wrong_value_that_it_refuses(what: str) -> None:
    make, error, named = REFUSED[what]
    with pytest.raises(error) as found:
        make()
    assert named in str(found.value)


@pytest.mark.parametrize(
    ("attempt", "error", "told"),
    [
        (
            lambda: a_deal().do(any_of("0 play AS")),
            TypeError,
            "is not an action: write parse_action('0 play AS')",
        ),
        (lambda: why_not(view_of(a_deal(), 0), any_of("0 play AS")), TypeError, "write parse_action('0 play AS')"),
        (
            lambda: Deal.random(any_of("rubicon"), 7),
            TypeError,
            "'rubicon' is not a rule set: write rules_of('rubicon')",
        ),
        (lambda: Partie(any_of("rubicon")), TypeError, "'rubicon' is not a rule set: write rules_of('rubicon')"),
        (lambda: Play(0, any_of("AS")), TypeError, "'AS' is not a Card: write Card.parse('AS')"),
        (lambda: rules_of("whist"), KeyError, "`whist` is not a rule set: write rubicon, club, au-cent, "),
        (lambda: evaluate(any_of(a_deal())), TypeError, "a Deal is not a view: write view_of(deal, seat)"),
        (
            lambda: evaluate(view_of(a_deal(), 1)),
            ValueError,
            "it is the turn of seat 0, and the view is that of s",
        ),
        (
            lambda: evaluate(view_of(a_deal(), None)),
            ValueError,
            "it is the turn of seat 0, and the view is the pub",
        ),
    ],
)
def test_an_error_about_a_typical_beginner_mistake_says_what_to_write(
    attempt: Callable[[], object], error: type[Exception], told: str
) -> None:
    with pytest.raises(error) as found:
        attempt()
    assert told in str(found.value.args[0])


def any_of(value: Any) -> Any:
    return value


def test_dir_lists_the_public_names_of_the_house() -> None:
    assert set(house.__all__) <= set(dir(house))
