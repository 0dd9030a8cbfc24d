from discord import ui

from bot.features.tables.view import reasons_view
from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.piquet.deal import Deal
from bot.piquet.rules import CARTE_ROUGE, HUNDRED, RUBICON, Rules
from bot.piquet.view import view
from tests.support.piquet.deals import exchanged, say, tricks
from tests.support.players import plain_text
from tests.support.ui.laid_deals import sight_of

NAMES = "Ann", "Bob"


def strong_elder(rules: Rules = RUBICON, game: tuple[int, int] = (0, 0)) -> Deal:
    """Returns a deal without calls, in which Ann is elder with ten sure tricks and two small diamonds."""
    found = exchanged("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9", rules)
    return say(Deal(rules, 1, found.dealt, found.talon, game), *map(str, found.log))


def told(deal: Deal, last: int = 2) -> list[str]:
    return talk(words(), view(deal, None), NAMES)[-last:]


def reasons(deal: Deal) -> list[str]:
    drawn = reasons_view(words(), sight_of(deal)).walk_children()
    (text,) = (part.content for part in drawn if isinstance(part, ui.TextDisplay))
    return plain_text(text).splitlines()[1:]


def test_the_table_says_who_gives_up_and_who_wins_the_cards() -> None:
    deal = say(tricks(strong_elder(), "7D AD"), "1 concede")
    assert told(deal) == [
        "**Bob** gives up the rest of the deal: **Ann** takes the tricks that are left (Ann **13**, Bob 2)",
        "**Ann** wins the cards, eleven tricks to one: Ann **23**, Bob 2",
    ]


def test_a_card_led_has_its_own_line_before_a_conceded_capot() -> None:
    deal = say(tricks(strong_elder(), "AS 8S"), "0 play KS", "1 concede")
    assert told(deal, 3) == [
        "**Ann** leads K♠: *+1 → 2*",
        "**Bob** gives up the rest of the deal: **Ann** takes the tricks that are left (Ann **13**, Bob 0)",
        "All twelve tricks: a capot for **Ann**! Ann **53**, Bob 0",
    ]


def test_a_concession_can_divide_the_cards() -> None:
    deal = tricks(strong_elder(), "AS 8S", "KS 9S", "QS TS", "AH TH", "KH JH", "AC 9C")
    say(deal, "0 concede")
    assert told(deal) == [
        "**Ann** gives up the rest of the deal: **Bob** takes the tricks that are left (Ann 7, Bob **7**)",
        "The cards are divided, six tricks each: Ann 7, Bob 7",
    ]


def test_the_table_announces_a_pique_that_a_concession_makes() -> None:
    deal = exchanged("AKQJT AKQ 87 AK", "98 JT AKQJ QJT9")
    say(deal, "0 point AS KS QS JS TS", "1 answer point -", "0 sequence AS KS QS JS TS", "1 answer sequence -")
    say(tricks(deal, "AS 9S"), "0 play KS", "1 concede")
    assert told(deal) == [
        (
            "**Bob** gives up the rest of the deal: **Ann** takes the tricks that are left (Ann **33**, "
            "Bob 0) – and a pique for **Ann**: *+30 → 63*"
        ),
        "All twelve tricks: a capot for **Ann**! Ann **103**, Bob 0",
    ]


def test_the_table_announces_the_cards_at_the_seventh_trick_before_the_capot() -> None:
    deal = say(tricks(strong_elder(CARTE_ROUGE), "AS 8S"), "0 play KS", "1 concede")
    assert told(deal) == [
        (
            "**Bob** gives up the rest of the deal: **Ann** takes the tricks that are left (Ann **13**, "
            "Bob 0) – and already the cards for **Ann**: *+10 → 23*"
        ),
        "All twelve tricks: a capot for **Ann**! Ann **53**, Bob 0",
    ]


def test_a_hundred_reached_by_a_concession_ends_the_game() -> None:
    deal = say(tricks(strong_elder(HUNDRED, (96, 40)), "AS 8S"), "0 play KS", "1 concede")
    assert told(deal) == [
        "**Bob** gives up the rest of the deal: **Ann** takes the tricks that are left (Ann **100**, Bob 40)",
        "**Ann** reaches a hundred, which ends the deal and the game: Ann **100**, Bob 40",
    ]


def test_why_this_score_separates_tricks_played_from_tricks_conceded() -> None:
    deal = say(tricks(strong_elder(), "7D AD"), "1 concede")
    assert reasons(deal) == [
        "- **Ann** – 1 for cards led: 7♦",
        "- **Bob** – 1 for the lead that was given up with the rest of the deal",
        "- **Ann** – 10 for leads that were given up with the rest of the deal",
        "- **Bob** – 1 for tricks won in reply: A♦ 7♦",
        "- **Ann** – 1 for the trick that **Bob** gave up when on lead",
        "- **Ann** – 1 more for the last trick, which **Bob** gave up",
        "- **Ann** – 10 for the cards: 11 of the twelve tricks",
    ]
