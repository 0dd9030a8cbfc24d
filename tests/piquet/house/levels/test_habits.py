"""Levels below expert have systematic habits with a name, a switch and an explanation."""

import random
from collections.abc import Sequence

import pytest

from bot.piquet.actions import Action, Exchange, Pass, parse_action, same
from bot.piquet.cards import WHOLE_PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.house.levels.habits import CHARACTERS, HABITS, Character, HabitualPlayer, Judgement, habits_behind
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import mirrored, packs
from bot.piquet.house.players.player import LEVELS, Turn
from bot.piquet.rules import COUNTERPIQUE, RUBICON
from bot.piquet.view import view
from tests.support.house.played_parties import decisions
from tests.support.piquet.deals import dealt, dealt_to_elder, exchanged, hand, say, tricks

STEPS = (("club", "casual"), ("expert", "club"), ("master", "expert"))
HAND = "AS KS QS 9S AH KH 8H AD JD 7D TC 8C"
SHORT_KING = "AS QS JS TS 9S 8S KH 8H 7H AD KD QC"
PAIRS = "AS QS JS TS 9S 8S JH TH 7H AD KD QC"


def following(led: str) -> Deal:
    return say(exchanged("K87 AKQ AKQ AKQ", "AQJT9 JT9 JT9 J"), f"0 play {led}")


def said_alike(action: Action | None, line: str | None) -> bool:
    return same(action, parse_action(line)) if action and line else not action and not line


EXCHANGES = [
    # The habit, the hand, what judgement throws, what the habit throws.
    ("keeps-aces", HAND, "AH 8H TC 8C 7D", "8H TC 8C 7D 9S"),
    ("keeps-aces", HAND, "8H TC 8C 7D JD", None),
    ("keeps-pictures", HAND, "JD 8H TC 8C 7D", "8H TC 8C 7D"),
    ("keeps-pictures", HAND, "9S 8H TC 8C 7D", None),
    ("keeps-high-cards", HAND, "JD 8H TC 8C 7D", "7D 8H 8C 9S TC"),
    ("bares-kings", SHORT_KING, "QC KD AD KH 8H", "7H 8H QC AD 8S"),
    ("bares-kings", SHORT_KING, "QC KD AD", "7H 8H QC"),
    ("loves-trios", PAIRS, "JH TH 7H AD KD", "7H KD 8S 9S JH"),
    ("loves-trios", PAIRS, "7H KD 8S 9S", None),
]


@pytest.mark.parametrize(("habit", "cards", "judged", "done"), EXCHANGES)
def test_an_exchange_habit_discards_cards_that_judgement_keeps(
    habit: str, cards: str, judged: str, done: str | None
) -> None:
    turn = Turn(view(dealt_to_elder(cards), 0))
    action = HABITS[habit](turn, parse_action(f"0 exchange {judged}"))
    assert said_alike(action, done and f"0 exchange {done}"), str(action)


WORDS = [
    # The habit, elder's and younger's hands, what was said, what judgement says, what the habit says.
    ("miscounts-suits", "AKQ98 AQJ AK T9", "JT7 KT98 QJT AK", (), "0 point AS KS QS 9S 8S", "0 point AS KS QS 9S"),
    ("miscounts-suits", "AKQ9 AQJ7 AK T9", "JT8 KT98 QJT AK", (), "0 point AS KS QS 9S", None),
    ("overlooks-tierces", "AKQ98 AQJ AK T9", "JT7 KT98 QJT AK", (), "0 sequence AS KS QS", "0 sequence -"),
    ("overlooks-tierces", "AKQJ8 AQJ AK T9", "T97 KT98 QJT AK", (), "0 sequence AS KS QS JS", None),
    ("never-sinks", "AKQ98 AQJ AK T9", "JT7 KT98 QJT AK", (), "0 play AS", "0 point AS KS QS 9S 8S"),
]


@pytest.mark.parametrize(("habit", "elders", "youngers", "said", "judged", "done"), WORDS)
def test_a_call_habit_declares_less_or_more_than_judgement(
    habit: str, elders: str, youngers: str, said: Sequence[str], judged: str, done: str | None
) -> None:
    deal = say(exchanged(elders, youngers), *said)
    action = HABITS[habit](Turn(view(deal, 0)), parse_action(judged))
    assert said_alike(action, done), str(action)


def to_lead_again() -> Deal:
    """Returns a deal in which elder must lead, after younger has shown the ace of spades."""
    return say(exchanged("KQ7 AKQ AKQ AKQ", "AJT98 JT9 JT9 J"), "0 play AH", "1 point AS JS TS 9S 8S", "1 play 9H")


def leading_to_a_void() -> Deal:
    return say(exchanged("AKQJ AKQ7 AKQ J", "- JT98 JT98 KT97"), "0 play AS")


CARDS = [
    ("leads-highest", tricks(exchanged("KQ7 KQ8 KQ9 KQ7", "AJT98 AJ9 AJT A")), "7S", "KS"),
    ("takes-every-trick", following("8S"), "QS", "9S"),
    ("takes-every-trick", following("AH"), "9H", None),
    ("spends-highest", following("8S"), "9S", "AS"),
    ("throws-guards", leading_to_a_void(), "JH", "7C"),
    ("throws-guards", following("8S"), "9S", None),
    ("forgets-calls", to_lead_again(), "KH", "KS"),
    ("forgets-calls", tricks(exchanged("KQ7 AKQ AKQ AKQ", "AJT98 JT9 JT9 J"), "AH 9H"), "KH", None),
]


@pytest.mark.parametrize(("habit", "deal", "judged", "done"), CARDS)
def test_a_habit_of_the_play_chooses_the_card(habit: str, deal: Deal, judged: str, done: str | None) -> None:
    seat = deal.to_move
    assert seat is not None
    action = HABITS[habit](Turn(view(deal, seat)), parse_action(f"{seat} play {judged}"))
    assert said_alike(action, done and f"{seat} play {done}"), str(action)


def test_a_beginner_bids_the_tricks_that_its_high_cards_promise() -> None:
    strong, weak = "AKQJ AKQ AKQ AK", "T987 T98 T98 J9"
    for elders, youngers, said, word in (
        (weak, strong, (), "1 bid 11-3"),
        (strong, weak, (), "1 pass"),
        (strong, weak, ("1 bid 7-3",), "0 yes"),
    ):
        deal = say(auction(elders, youngers), *said)
        assert deal.to_move is not None
        turn = Turn(view(deal, deal.to_move))
        assert str(HABITS["bids-by-high-cards"](turn, Pass(turn.seat))) == word


def auction(elders: str, youngers: str) -> Deal:
    rest = WHOLE_PACK.without(Hand.of(hand(elders) + hand(youngers)))
    return dealt(elders, youngers, " ".join(map(str, rest)), COUNTERPIQUE)


def test_each_character_has_known_habits_and_a_level_of_its_own() -> None:
    assert tuple(CHARACTERS) == LEVELS[:3]
    for character in CHARACTERS.values():
        assert [*character.habits] == [name for name in HABITS if name in character.habits]
    assert {name for character in CHARACTERS.values() for name in character.habits} == {*HABITS}


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("casual", "beginner"), *(pytest.param(*each, marks=pytest.mark.long) for each in STEPS)],
)
def test_each_level_gains_on_the_next_weaker_one(stronger: str, weaker: str) -> None:
    left, right = PLAYERS[stronger](0), PLAYERS[weaker](0)
    assert sum(mirrored(RUBICON, left, right, pack).gain for pack in packs("direction", 30)) > 0


@pytest.mark.parametrize("level", CHARACTERS)
def test_a_level_with_habits_makes_the_same_mistakes_again(level: str) -> None:
    for deal, action in decisions(PLAYERS[level](3), random.Random(level), "rubicon", 1):
        assert PLAYERS[level](3).choose(Turn(view(deal, 0))) == action


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", CHARACTERS)
@pytest.mark.parametrize("rules", ["rubicon", "french-1896"])
def test_a_level_departs_from_its_judgement_only_through_its_habits(level: str, rules: str) -> None:
    mistakes = 0
    for seed in range(9):
        for deal, action in decisions(PLAYERS[level](seed), random.Random(f"{rules} {seed}"), rules, 1):
            turn = Turn(view(deal, 0))
            judged = Judgement(seed).choose(turn)
            if not same(action, judged):
                mistakes += 1
                assert action in [done for _, done in CHARACTERS[level].actions(turn, judged)]
    assert mistakes


def test_full_attention_follows_no_habit_and_no_attention_follows_every_habit() -> None:
    careful, careless = (Character(tuple(HABITS), attention) for attention in (1, 0))
    deal = dealt_to_elder(HAND)
    turn = Turn(view(deal, 0))
    judged = Judgement(1).choose(turn)
    assert HabitualPlayer(careful, 1).choose(turn) == judged
    assert HabitualPlayer(careless, 1).choose(turn) == next(action for _, action in careless.actions(turn, judged))


def test_the_habits_behind_an_action_are_those_that_lead_to_exactly_it() -> None:
    turn = Turn(view(dealt_to_elder(HAND), 0))
    judged = Judgement(0).choose(turn)
    assert habits_behind(turn, judged) == ()
    done = HABITS["keeps-high-cards"](turn, judged)
    assert done is not None
    assert ("beginner", "keeps-high-cards") in habits_behind(turn, done)
    assert isinstance(done, Exchange)
    assert habits_behind(turn, Exchange(0, done.cards[::-1])) == habits_behind(turn, done)
