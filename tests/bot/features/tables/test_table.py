import random
import re
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.features.tables.view import LONGEST, speech_view, table_view
from bot.kit.card_faces import CardFaces
from bot.kit.words import words
from bot.model.outbox_messages import Say, Says
from bot.model.results import EndedBy
from bot.model.sight import Ending, Sight
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.partie import Games, Rubber, Settlement, Standing
from bot.piquet.rules import AU_CENT, COUNTERPIQUE, HUNDRED, RUBICON, RULE_SETS, Form, Rules, rules_of
from bot.runtime.messenger import Speech
from tests.bot.kit.test_message_limits import troubles
from tests.support.discord.table_checks import tricks_told
from tests.support.piquet.deals import calls_over
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import replayed
from tests.support.players import plain_text
from tests.support.requests_seen import SeenContent
from tests.support.spoken import SPOKEN
from tests.support.tiles import install_all, read_aloud
from tests.support.ui.laid_deals import bid_for, laid_out, played_out, said, sight_of, tricks
from tests.support.visible_cards import cards_in_view, cards_shown

STRONG = "AH KH QH JH TH 9H 8H AS KS QS AD AC", "7H 7S 8S 9S TS JS 7D 8D 9D TD JD 7C"
ENDINGS = {
    Form.DEALS: Ending(EndedBy.PLAYED, Settlement(0, 999, rubicon=True), None),
    Form.GAMES: Ending(EndedBy.PLAYED, Games(0, (4, 2)), None),
    Form.RUBBER: Ending(EndedBy.PLAYED, Rubber(0, (2999, 1999), (2, 1)), None),
}


def spoken(message: Say, sight: Sight, first: int = 0, last: int | None = None) -> list[str]:
    done = len(sight.deal.actions) if sight.deal else 0
    drawn = speech_view(words(), Speech(message, sight, 1, first, done if last is None else last))
    assert drawn is not None
    return written(drawn)


def written(drawn: ui.LayoutView) -> list[str]:
    texts = [part.content for part in drawn.walk_children() if isinstance(part, ui.TextDisplay)]
    return plain_text("\n".join(texts)).splitlines()


def opening(rules: Rules, dealer: int | None, **changes: Any) -> list[str]:
    found = sight_of(Deal.from_pack(rules, dealer or 0), **{"cards": "AS KH", "first_dealer": dealer} | changes)
    return spoken(Say(Says.OPENING), found if dealer is not None else replace(found, deal=None))[1:-2]


# The opening.


def test_the_higher_card_has_the_choice_or_deals() -> None:
    assert opening(RUBICON, 0) == [
        "Rubicon Piquet, a game of six deals, friendly.",
        "The cut: Ann A♠, Bob K♥. **Ann** cuts the higher card and deals first.",
        "**Bob** is elder and exchanges first.",
    ]
    assert opening(AU_CENT, None, chooser=0) == [
        "Piquet au Cent, a game of six deals, friendly.",
        "The cut: Ann A♠, Bob K♥. **Ann** cuts the higher card and chooses who deals first.",
    ]


def test_in_a_single_deal_the_higher_card_is_elder() -> None:
    one = rules_of("rubicon", {"deals": 1, "carte_rouge": True})
    assert opening(one, 1) == [
        "Rubicon Piquet (with carte rouge), a game of one deal, friendly.",
        "The cut: Ann A♠, Bob K♥. **Ann** cuts the higher card and is elder.",
        "**Ann** is elder and exchanges first.",
    ]


def test_in_counterpique_the_lower_card_deals_and_nobody_is_elder_yet() -> None:
    assert opening(COUNTERPIQUE, 1) == [
        "Counterpique, a rubber, first to two games, friendly.",
        "The cut: Ann A♠, Bob K♥. **Bob** cuts the lower card and deals first.",
        "**Bob** opens the auction.",
    ]
    assert opening(COUNTERPIQUE, 0, cards="")[1:] == [
        "A rematch: **Ann** deals first.",
        "**Ann** opens the auction.",
    ]


def test_the_opening_of_a_hundred_up_speaks_of_games() -> None:
    assert opening(HUNDRED, 0)[0] == "A Hundred Up, best of five games of a hundred, friendly."


# The beginning of a deal, and the ends of a deal and a game.


def test_a_deal_begins_with_the_dealer_and_the_score() -> None:
    deal = Deal.from_pack(RUBICON, 1)
    assert spoken(Say(Says.PLAY), sight_of(deal)) == [
        "## Piquet · #1 · deal 1 of 6",
        "-# Bob deals, and Ann is elder.",
        "**Ann 0** – **0 Bob**",
        "-# It is **Ann**’s turn.",
    ]
    second = sight_of(Deal.from_pack(RUBICON, 1), number=1, before=Standing((43, 26)))
    assert spoken(Say(Says.PLAY), second)[:4] == [
        "## Piquet · #1 · deal 2 of 6",
        "-# Bob deals, and Ann is elder.",
        "-# Before this deal: Ann **43** – **26** Bob",
        "**Ann 0** – **0 Bob**",
    ]
    game = sight_of(Deal.from_pack(HUNDRED, 1, game=(61, 40)), before=Standing((0, 0), (1, 0), (61, 40)))
    assert spoken(Say(Says.PLAY), game)[2:4] == [
        "-# Before this deal: Ann **61** – **40** Bob in this game of 100 · games won: Ann **1**, Bob **0**",
        "**Ann 61** – **40 Bob** in this game",
    ]
    bidding = said(Deal.from_pack(COUNTERPIQUE, 0), "0 bid 7-3")
    assert spoken(Say(Says.PLAY), sight_of(bidding)) == [
        "## Piquet · #1 · deal 1",
        "-# Ann deals and opens the auction.",
        "**Ann 0** – **0 Bob** above the line",
        "**Ann**: “Seven–three.” *21*",
        "-# It is **Bob**’s turn.",
    ]


# The cards.


def shown_cards(deal: Deal) -> list[str]:
    lines = read_aloud("\n".join(spoken(Say(Says.PLAY), sight_of(deal)))).splitlines()
    first = lines.index("-# **Ann** holds")
    return lines[first : next(at for at, line in enumerate(lines) if "**Ann** exchanges" in line)]


def test_the_table_shows_the_trick_between_the_cards_that_each_player_holds() -> None:
    install_all()
    deal = said(laid_out(*STRONG), "0 point AH KH QH JH TH 9H 8H", "1 answer point -")
    before = ["-# **Ann** holds", "A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ ▯▯▯▯▯", "-# **Bob** holds", "▯" * 12]
    assert shown_cards(deal) == before
    deal = said(calls_over(deal), "0 play AH")
    assert shown_cards(deal) == [
        "-# **Ann** holds",
        "K♥ Q♥ J♥ 10♥ 9♥ 8♥ ▯▯▯▯▯",
        "## A♥ ▯ Ann leads",
        "-# **Bob** holds",
        "▯" * 12,
    ]
    assert shown_cards(said(deal, "1 play 7H")) == [
        "-# **Ann** holds",
        "K♥ Q♥ J♥ 10♥ 9♥ 8♥ ▯▯▯▯▯",
        "## A♥ 7♥ Ann takes it",
        "-# **Bob** holds",
        "▯" * 11,
        "-# Tricks: **Ann**’s cards above, **Bob**’s below; the gold card won",
        "-# A♥",
        "-# 7♥",
    ]


def test_without_emoji_the_unseen_cards_are_a_number() -> None:
    deal = said(laid_out(*STRONG), "0 point AH KH QH JH TH 9H 8H", "1 answer point -")
    assert shown_cards(said(calls_over(deal), "0 play AH")) == [
        "-# **Ann** holds",
        "K♥ Q♥ J♥ 10♥ 9♥ 8♥ + 5 unseen",
        "## A♥ Ann leads",
        "-# **Bob** holds",
        "12 unseen",
    ]


def test_without_emoji_tricks_are_letter_pairs_with_the_winner_bold() -> None:
    assert shown_cards(tricks(laid_out(*STRONG), "AH 7H", "KH 7C"))[2:] == [
        "## **K♥** 7♣ Ann takes it",
        "-# **Bob** holds",
        "10 unseen",
        "-# Tricks: **Ann**’s card, then **Bob**’s; the bold card won",
        "-# **A♥**–7♥ · **K♥**–7♣",
    ]


def test_the_card_that_takes_the_trick_has_a_gold_frame() -> None:
    install_all()
    drawn = speech_view(words(), Speech(Say(Says.PLAY), sight_of(tricks(laid_out(*STRONG), "AH 7H", "KH 7C")), 1, 0, 9))
    assert drawn is not None
    text = "\n".join(written(drawn))
    assert re.findall(
        r":((?:ace|king|seven)_of_(?:hearts|clubs)(?:_gold)?)_[0-9a-f]{4}:", text[text.index("## <") :]
    ) == [
        *("king_of_hearts_gold", "seven_of_clubs"),
        *("ace_of_hearts_gold", "king_of_hearts_gold", "seven_of_hearts", "seven_of_clubs"),
    ]


def test_a_deal_that_is_over_shows_its_tricks_and_no_cards_held() -> None:
    install_all()
    lines = read_aloud("\n".join(spoken(Say(Says.PLAY), sight_of(played_out(laid_out(*STRONG)))))).splitlines()
    assert not [line for line in lines if "holds" in line or (line.startswith("## ") and "Piquet" not in line)]
    assert tricks_told("\n".join(lines)) != []
    assert len(tricks_told("\n".join(lines))) == 12


@pytest.mark.sampled(5)
@pytest.mark.parametrize("emoji", [True, False])
@pytest.mark.parametrize("rules", list(RULE_SETS))
def test_the_table_shows_no_card_that_the_public_does_not_know(rules: str, emoji: bool) -> None:
    if emoji:
        install_all()
    for seed in range(4):
        rng = random.Random(seed)
        table = random_table(rng, rules, seed % 2)
        for _ in play_through(rng, table):
            deal = replayed(table)
            sight = sight_of(deal)
            assert sight.deal is not None
            known = cards_in_view(sight.deal)
            for drawn in (
                speech_view(words(), Speech(Say(Says.PLAY), sight, 1, 0, len(deal.log))),
                table_view(CardFaces(words()), sight),
            ):
                assert drawn is not None
                body = {"components": drawn.to_components()}  # type: ignore[no-untyped-call]
                assert cards_shown(SeenContent(None, 0, body, ())).without(known) == Hand()


def test_only_the_last_message_says_whose_turn_it_is() -> None:
    deal = tricks(laid_out(*STRONG), "AH 7H")
    sight = sight_of(deal)
    assert written_of(sight, len(deal.log))[-1] == "-# It is **Ann**’s turn."
    assert "turn" not in written_of(sight, len(deal.log) - 1)[-1]
    assert "turn" not in written_of(replace(sight, to_act=None), len(deal.log))[-1]


def written_of(sight: Sight, last: int) -> list[str]:
    drawn = speech_view(words(), Speech(Say(Says.PLAY), sight, 1, 0, last))
    assert drawn is not None
    return "\n".join(written(drawn)).splitlines()


def test_each_message_shows_the_score_of_a_game_once() -> None:
    stands = "Ann **61** – **40** Bob in this game of 100"
    deal = tricks(laid_out(*STRONG, rules=HUNDRED, game=(61, 40)), "AH 7H")
    sight = sight_of(deal, before=Standing((0, 0), (1, 0), (61, 40)))
    for lines in (
        spoken(Say(Says.PLAY), sight),
        spoken(Say(Says.MOVED), sight),
        written(table_view(CardFaces(words()), sight)),
    ):
        assert sum(stands in line for line in lines) == 1


def test_the_table_names_the_next_dealer_and_the_next_step() -> None:
    deal = played_out(laid_out(*STRONG))
    assert spoken(Say(Says.PLAY), sight_of(deal))[-1] == (
        "Deal 2: **Ann** deals. **Bob** is elder and exchanges first."
    )
    assert spoken(Say(Says.PLAY), sight_of(deal, to_act=1))[-2:] == [
        "Deal 2: **Ann** deals. **Bob** is elder and exchanges first.",
        "-# It is **Bob**’s turn.",
    ]
    made = played_out(bid_for(*STRONG, bid="8-3"))
    assert spoken(Say(Says.PLAY), sight_of(made, next_dealer=0))[-1] == ("Deal 2: **Ann** deals and opens the auction.")


@pytest.mark.parametrize("deals", [1, 2, 6])
def test_a_tie_is_announced_after_the_last_deal(deals: int) -> None:
    rules = rules_of("rubicon", {"deals": deals} if deals < 6 else {})
    deal = played_out(laid_out(*STRONG, rules=rules))
    tied = "The game is tied, so two more deals will be played."
    assert tied in spoken(Say(Says.PLAY), sight_of(deal, number=deals - 1))
    assert tied not in spoken(Say(Says.PLAY), sight_of(deal, number=deals))
    assert tied not in spoken(Say(Says.PLAY), sight_of(played_out(laid_out(*STRONG, rules=HUNDRED)), number=5))


def test_a_game_won_is_announced_with_the_games_of_each_player() -> None:
    deal = tricks(laid_out(*STRONG, rules=HUNDRED, game=(99, 30)), "AH 7H")
    ended = sight_of(deal, before=Standing((0, 0), (0, 1), (99, 30)), after=Standing((0, 0), (2, 1)))
    assert spoken(Say(Says.PLAY), ended)[-2:] == [
        (
            "**Ann** wins the game, 100 to 30, a double game because **Bob** has fewer than fifty. "
            "Games: Ann **2** – **1** Bob."
        ),
        "Deal 2: **Ann** deals. **Bob** is elder and exchanges first.",
    ]
    made = played_out(bid_for(*STRONG, bid="8-3"))
    below = sight_of(made, before=Standing((0, 0), (0, 0), (0, 0)), after=Standing((24, 0), (1, 0)))
    assert "**Ann** wins the game, 24 to 0 below the line. Games: Ann **1** – **0** Bob." in spoken(
        Say(Says.PLAY), below
    )


def test_the_table_says_what_its_score_refers_to() -> None:
    deal = tricks(laid_out(*STRONG, rules=HUNDRED, game=(60, 30)), "AH 7H")
    assert "**Ann 61** – **30 Bob** in this game · tricks 1 – 0" in lines_of(sight_of(deal))
    bid = tricks(bid_for(*STRONG), "AH 7H")
    assert "**Ann 0** – **0 Bob** above the line · tricks 1 – 0" in lines_of(sight_of(bid))


def lines_of(sight: Sight) -> list[str]:
    return "\n".join(written(table_view(CardFaces(words()), sight))).splitlines()


# The limits.

LONGEST_NAME = "*" * 32


def long_sight(deal: Deal) -> Sight:
    """Returns a view of a late deal in a long partie, with names that must be escaped."""
    games = deal.rules.form is not Form.DEALS
    return sight_of(
        deal,
        names=(LONGEST_NAME, LONGEST_NAME),
        users=(2**63 - 1, 2**63 - 2),
        cards="7S 7H / AS KS",
        number=12,
        before=Standing((2999, 1999), (2, 2) if games else (0, 0), (99, 98)),
        after=Standing((2999, 1999), (4, 2) if games else (0, 0)),
        ending=ENDINGS[deal.rules.form] if deal.over else None,
    )


def longest_auction() -> Deal:
    deal = Deal.from_pack(COUNTERPIQUE, 0)
    while deal.auction and (bids := deal.auction.bids()):
        said(deal, str(bids[0]))
        said(deal, "1 yes")
    return deal


def check_limits(deal: Deal) -> None:
    # An emoji counts more letters than a card as text.
    install_all()
    sight, done = long_sight(deal), len(deal.log)
    assert troubles(table_view(CardFaces(words()), sight)) == []
    for message in SPOKEN:
        speech = Speech(message, sight, 2**63 - 1, max(done - 16, 0), done, (0, 1))
        drawn = speech_view(words(), speech)
        assert drawn is not None
        assert troubles(drawn) == []
    assert LONGEST < 4000


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", list(RULE_SETS))
def test_the_table_keeps_the_limits_in_every_rule_set(rules: str) -> None:
    for seed in range(20):
        rng = random.Random(seed)
        table = random_table(rng, rules, seed % 2)
        list(play_through(rng, table))
        check_limits(replayed(table))


def test_the_longest_auction_keeps_the_limits() -> None:
    deal = longest_auction()
    assert len(deal.log) > 60
    check_limits(deal)
    check_limits(played_out(said(deal, "0 pass", "1 pass", "1 exchange -", "0 exchange -")))


def test_a_whole_deal_with_ordinary_names_fits_one_message() -> None:
    for rules in RULE_SETS:
        rng = random.Random(7)
        table = random_table(rng, rules, 1)
        list(play_through(rng, table))
        deal = replayed(table)
        assert spoken(Say(Says.MOVED), sight_of(deal, names=("Alexandrina", "Bartholomew")))
