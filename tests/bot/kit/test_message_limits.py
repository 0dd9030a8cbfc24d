import dataclasses
import json
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from discord import ui

from bot.features.challenges.draft import ChallengeDraft
from bot.features.challenges.panel import PanelPlace, challenge_panel, house_rules_panel, levels_panel
from bot.features.challenges.view import challenge_view
from bot.features.clocks.rest_choice import RestChoice
from bot.features.clocks.time_zones import zones
from bot.features.clocks.vacation import VacationState
from bot.features.clocks.vacation_view import vacation_view
from bot.features.daily.channel import SHOWN, AnchorPost, BestDeal, BestGame, DayPost, DayTable, Digest
from bot.features.daily.channel_view import channel_view
from bot.features.daily.service import DailyDeal, DealState
from bot.features.daily.standings import DayScore, ScoredDeal
from bot.features.hands import drafts
from bot.features.hands.clicks import AskToResign
from bot.features.hands.drafts import Draft
from bot.features.hands.early_end import claim_view, resign_view
from bot.features.hands.hand_context import HandHelp
from bot.features.hands.view import consent_view, hand_view, help_view, retired_hand
from bot.features.parties.queries import GamesPage
from bot.features.players.view import settings_panel
from bot.features.results.against_par import AgainstPar
from bot.features.results.leaderboard_view import board_view, shared_board
from bot.features.results.leaderboards import EVERYWHERE, PAGE, POOLS, Absence, Leaderboard
from bot.features.results.profile import LAST, Against, Profile, Rated, Record
from bot.features.results.profile_view import profile_view, shared_profile
from bot.features.results.suggested_level import Suggestion
from bot.features.servers.view import ModerateTable, server_panel
from bot.features.tables.award import award_view
from bot.features.tables.games import games_view, pick_view
from bot.features.tables.view import speech_view, table_view, thread_name
from bot.kit import words as catalogue
from bot.kit.card_faces import CardFaces
from bot.kit.words import ENGLISH, languages, words
from bot.model.challenges import Challenge, ChallengeState
from bot.model.ids import PartieId
from bot.model.leaderboards import LeaderboardKey, LeaderboardRow, RankedBy
from bot.model.outbox_messages import Say, Says
from bot.model.players import User
from bot.model.results import Best, EndedBy, Result, Statistics, WinLossRecord
from bot.model.servers import Guild
from bot.model.sight import Ending, EndOffer, Sight
from bot.piquet.actions import Play
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.orders import NO_ORDERS, Orders
from bot.piquet.partie import Settlement
from bot.piquet.rules import OPTIONS, RUBICON, RULE_SETS, Kind, Rules, rules_of
from bot.piquet.view import view
from bot.runtime.messenger import Award, Feat, Honour, Speech
from tests.support.limits import check_request
from tests.support.piquet.deals import calls_over, dealt, hand, play_out, say
from tests.support.spoken import SPOKEN
from tests.support.tiles import install_all
from tests.support.ui import sights
from tests.support.ui.sights import CLOCKS, ENDINGS, MOST, changed, exchanged, sight

NAMES = {"wide": "漢" * 32, "escaped": "*" * 32, "pictures": "🂡" * 32}
"""The longest names: wide letters, letters to escape, letters that count twice."""

HANDS = {
    "sure cards": ("AKQJ AKQ AKQ AK", "T987 JT98 JT9 Q"),
    "four tierces": ("AKQ AKQ AKQ AKQ", "JT9 JT9 JT9 JT9"),
    "four trios": ("AKQJ AKQJ AKQJ -", "T987 T98 T98 T9"),
    "a huitième": ("AKQJT987 AKQJ - -", "- T9 AKQJT AKQJT"),
}
MANY = PartieId(999_999)
"""A partie id as large as people may ever see."""


@pytest.fixture(autouse=True)
def _installed() -> None:
    install_all()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" not in metafunc.fixturenames:
        metafunc.parametrize("language", languages())
        return
    every = [(name, ENGLISH) for name in NAMES] + [("wide", language) for language in languages()[1:]]
    ids = [f"{name}-{language}" for name, language in every]
    metafunc.parametrize(("name", "language"), [(NAMES[name], language) for name, language in every], ids=ids)


@pytest.fixture(autouse=True)
def spoken(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "sight", partial(sights.sight, language=language))
    monkeypatch.setitem(globals(), "words", partial(catalogue.words, language))


AUCTIONS = ("", "pass", "bid 7-3", "bid 8-8 / yes", "bid 13-8 / yes", "bid 8-8 / yes / pass")
"""Bids, the dealer's first, that lead to every question an auction can ask."""


def auctions(rules: Rules, elder: str, younger: str, name: str) -> Iterator[ui.LayoutView]:
    rest = " ".join(str(card) for card in PACK if card not in hand(elder) + hand(younger))
    for words_said in AUCTIONS:
        deal = dealt(elder, younger, rest, rules)
        for word in filter(None, words_said.split(" / ")):
            say(deal, f"{deal.to_move} {word}")
        for draft in (Draft(), *(Draft(left=left, tricks=13) for left in range(3, 9)), Draft(word="yes")):
            yield hand_view(sight(deal, deal.to_move, name), draft)
        yield hand_view(sight(deal, deal.to_move, name), Draft(word="pass"))
        yield hand_view(sight(deal, 1 - (deal.to_move or 0), name))
    for bid in ("pass", "bid 7-8", "bid 8-7"):
        deal = say(dealt(elder, younger, rest, rules), f"1 {bid}", "0 pass")
        for draft in (Draft(), Draft(settled=True)):
            yield hand_view(sight(deal, deal.to_move, name), draft)


def hands(rules: Rules, elder: str, younger: str, name: str) -> Iterator[ui.LayoutView]:
    rest = " ".join(str(card) for card in PACK if card not in hand(elder) + hand(younger))
    first = dealt(elder, younger, rest, rules)
    if rules.auction:
        yield from auctions(rules, elder, younger, name)
    else:
        yield hand_view(sight(first, 0, name), Draft(picked=Hand.of(hand(elder)[:5])))
        yield hand_view(sight(first, 1, name))
        younger_first = say(first, f"0 exchange {hand(elder)[0]}")
        for draft in (Draft(), Draft(settled=True), Draft(picked=Hand.of(hand(younger)[:7]))):
            yield hand_view(sight(younger_first, 1, name), draft)
    calling = exchanged(elder, younger, rules)
    for kind in Kind:
        yield hand_view(sight(calling, 0, name), Draft(kind=kind))
        yield hand_view(sight(calling, 0, name), Draft(kind=kind, sinking=True, picked=Hand.of(hand(elder))))
        yield hand_view(sight(calling, 0, name), Draft(kind=kind, passed=frozenset({Kind.POINT})))
    yield hand_view(sight(calling, 0, name), Draft(passed=frozenset(Kind), card=hand(elder)[0]))
    yield from younger_hands(rules, elder, younger, name)


def hands_with_orders(rules: Rules, elder: str, younger: str, name: str) -> Iterator[ui.LayoutView]:
    whole = Orders(leads=hand(elder), follows=True, throws=hand(elder), then=hand(elder))
    if not rules.auction:
        rest = " ".join(str(card) for card in PACK if card not in hand(elder) + hand(younger))
        opening = second_deal(sight(say(dealt(elder, younger, rest, rules), f"0 exchange {hand(elder)[0]}"), 0, name))
        assert opening.deal is not None
        every = dataclasses.replace(whole, calls=drafts.best_opening(opening.deal))
        for orders in (NO_ORDERS, every):
            for draft in (Draft(), Draft(ordering=True)):
                yield hand_view(dataclasses.replace(opening, orders=orders), draft)
    first = sunk(elder, younger, rules)
    later = say(first.copy(), f"0 play {hand(elder)[0]}")
    later.do(Play(1, next(iter(later.playable(1)))))
    for deal in (first, later):
        for seat in (0, 1):
            seen = second_deal(sight(deal, seat, name))
            mine = Hand.of(hand(elder))
            for orders in (NO_ORDERS, whole):
                for draft in (
                    Draft(passed=frozenset(Kind)),
                    Draft(ordering=True),
                    Draft(ordering=True, listed=tuple(mine)),
                    Draft(passed=frozenset(Kind), more=True),
                ):
                    yield hand_view(dataclasses.replace(seen, orders=orders), draft)
                    yield hand_view(dataclasses.replace(seen, orders=orders), draft, HandHelp("–" * 150, more=True))
                    yield help_view(dataclasses.replace(seen, orders=orders), draft, "–" * 2000)
                    yield consent_view(dataclasses.replace(seen, orders=orders), draft)


def second_deal(seen: Sight) -> Sight:
    shown = dataclasses.replace(seen.shown, number=1)
    people = dataclasses.replace(seen.people, house=1)
    return dataclasses.replace(seen, shown=shown, people=people, rated=False)


def younger_hands(rules: Rules, elder: str, younger: str, name: str) -> Iterator[ui.LayoutView]:
    suit = " ".join(str(card) for card in hand(elder) if card.suit is hand(elder)[0].suit)
    kind = "point" if len(suit) > 8 or rules.calls.point_cards < 4 else "sequence"
    none_else = ["0 sequence -", "0 set -"] if rules.calls.together else []
    before = ["0 point -", "1 answer point -"] if rules.auction and kind == "sequence" else []
    called = say(exchanged(elder, younger, rules), *before, f"0 {kind} {suit}", *none_else)
    yield hand_view(sight(called, 1, name))
    led = say(sunk(elder, younger, rules), f"0 play {hand(elder)[0]}")
    goods = drafts.reckonable(view(led, 1))
    assert len(goods) >= 4 or elder.startswith("AKQJ AKQ AKQ")
    for chosen in (None, (0,), tuple(range(len(goods)))):
        yield hand_view(sight(led, 1, name), Draft(reckoned=chosen))
    yield hand_view(sight(led, 1, name), Draft(passed=frozenset(Kind)))
    over = play_out(sunk(elder, younger, rules))
    ended = dataclasses.replace(sight(over, 1, name), ending=Ending(EndedBy.PLAYED, ENDINGS[rules.form], None))
    yield hand_view(ended)
    yield retired_hand(sight(over, 0, name), 0, len(over.log))


def sunk(elder: str, younger: str, rules: Rules) -> Deal:
    return calls_over(exchanged(elder, younger, rules), answered=True)


def hands_by_rules() -> Iterator[Any]:
    """Yields every hand in every rule set. Except in two rule sets, all hands but one are marked long."""
    for number, rules in enumerate(RULE_SETS):
        for at, held in enumerate(HANDS):
            sampled = rules in ("rubicon", "counterpique") or at == number % len(HANDS)
            marks = () if sampled else pytest.mark.long
            yield pytest.param(HANDS[held], RULE_SETS[rules], id=f"{held}-{rules}", marks=marks)


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("held", "rules"), hands_by_rules())
def test_a_hand_keeps_the_limits_at_every_decision(held: tuple[str, str], rules: Rules, name: str) -> None:
    for drawn in (*hands(rules, *held, name), *hands_with_orders(rules, *held, name)):
        assert troubles(drawn) == []
        # The picture of the cards is one part more.
        assert sum(1 for _ in drawn.walk_children()) < 40


@pytest.mark.sampled(3)
@pytest.mark.parametrize("offers", [(None, EndOffer.OPEN), (EndOffer.OPEN, None)])
def test_a_hand_with_an_offer_to_end_keeps_the_limits(
    offers: tuple[EndOffer | None, EndOffer | None], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def offered(*given: Any) -> Sight:
        return dataclasses.replace(sights.sight(*given), end_offers=offers)

    monkeypatch.setattr(sys.modules[__name__], "sight", offered)
    for held in HANDS.values():
        test_a_hand_keeps_the_limits_at_every_decision(held, RUBICON, name)


UNSETTLED = ((EndedBy.RESIGNED, 1), (EndedBy.CLAIMED, 0), (EndedBy.STOPPED, None))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("held", HANDS.values(), ids=list(HANDS))
def test_the_table_keeps_the_limits_with_a_whole_deal_in_one_message(held: tuple[str, str], name: str) -> None:
    elder, younger = held
    deal = play_out(exchanged(elder, younger))
    ended = dataclasses.replace(
        sight(deal, None, name), ending=Ending(EndedBy.PLAYED, Settlement(0, 999, rubicon=True), None)
    )
    assert len(thread_name(words(), ended)) <= 100
    given_up = [dataclasses.replace(ended, ending=Ending(by, None, loser)) for by, loser in UNSETTLED]
    for seen in (ended, *given_up):
        assert troubles(table_view(CardFaces(words()), seen)) == []
        for message in SPOKEN:
            speech = Speech(message, seen, MOST, 0, len(deal.log), (0, 1), 0)
            drawn = speech_view(words(), speech)
            assert drawn is not None
            assert troubles(drawn) == []


@pytest.mark.sampled(8)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_award_keeps_the_limits(rules: Rules, name: str) -> None:
    seen = sight(play_out(sunk(*HANDS["four trios"], rules)), None, name)
    all_at_once = tuple(Honour(feat, 1, 999, 99_999) for feat in Feat)
    assert troubles(award_view(words(), Award(seen, all_at_once, MOST))) == []


def test_lists_of_many_parties_keep_the_limits(name: str) -> None:
    seen = sight(exchanged(*HANDS["four trios"]), 0, name)
    many = [changed(seen, partie_id=MANY - number) for number in range(40)]
    for number in (0, 1, 5, 20, 40):
        page = GamesPage(tuple(many[: min(number, 10)]), number, 0, (many[0].partie_id, MOST))
        assert troubles(games_view(words(), page)) == []
        assert troubles(pick_view(words(), page, AskToResign)) == []
    assert troubles(pick_view(words(), GamesPage.of(many), ModerateTable, channel=MOST)) == []
    assert troubles(resign_view(words(), seen, (1500, 1338))) == []


@pytest.mark.sampled(8)
@pytest.mark.parametrize("clock", CLOCKS.values(), ids=list(CLOCKS))
def test_every_state_of_the_clock_keeps_the_limits(name: str, clock: dict[str, Any]) -> None:
    deal = dealt(*HANDS["four tierces"], " ".join(str(card) for card in PACK if card not in hands_of("four tierces")))
    seen = [changed(sight(deal, eye, name), **clock) for eye in (0, 1, None)]
    choosing = [changed(one, deal=None, chooser=0) for one in seen]
    for mine in (*seen[:2], *choosing[:2]):
        assert troubles(hand_view(mine)) == []
        assert troubles(claim_view(words(), mine)) == []
    many = [changed(one, partie_id=MANY - number) for number, one in enumerate(seen[:2] * 20)]
    assert troubles(games_view(words(), GamesPage(tuple(many[:10]), MANY))) == []
    assert troubles(pick_view(words(), GamesPage.of(many), ModerateTable, channel=MOST)) == []
    assert troubles(table_view(CardFaces(words()), seen[2])) == []
    for message in SPOKEN - {Say(Says.MOVED), Say(Says.PLAY)}:
        drawn = speech_view(words(), Speech(message, seen[2], MOST, calling=(0, 1), until=MOST))
        assert drawn is not None
        assert troubles(drawn) == []


def hands_of(name: str) -> list[Card]:
    elder, younger = HANDS[name]
    return [*hand(elder), *hand(younger)]


def test_settings_and_vacations_keep_the_limits() -> None:
    longest = max((zone.name for zone in zones()), key=len)
    person = User(1, quiet="22-23", zone=longest)
    assert troubles(settings_panel(words(), person, RestChoice((5, 6), (2, 3), 10**9), 10**9, "en-US")) == []
    changed_guild = Guild(1, table_in_channel=True, pace=None, claims_itself=True, daily_channel=MOST)
    for server in (Guild(1), changed_guild, Guild(1, daily_refused=True, daily_zone=longest)):
        assert troubles(server_panel(words(), server, "en-US", 10**9, 10**9)) == []
    for rest in (
        VacationState(None, 0, ()),
        VacationState(None, 1, ()),
        VacationState(None, 30, ()),
        VacationState(MOST, 29, ()),
    ):
        assert troubles(vacation_view(words(), rest)) == []


def test_the_channel_of_the_day_keeps_the_limits(name: str) -> None:
    deal = ScoredDeal(DailyDeal(DealState.FINISHED, MANY, (999, 999)), 99.0, 99.0, 15)
    one = DayScore(1, name, (deal, deal), -30, 9_999)
    table = DayTable((one,) * SHOWN, 9_999, (name, 999), 9_999)
    day = DayPost(MOST, 9_999, 10**9, 9_999, 9_999, (name,) * SHOWN, is_first=True)
    week = Digest(
        1,
        7,
        9_999,
        99_999,
        (name,) * 9,
        99,
        BestDeal(name, 7, 999),
        BestGame(name, name, (999, 999)),
        (name,) * 9,
        (name,) * 9,
        (name,) * 9,
    )
    day = dataclasses.replace(day, week=week)
    for post in (AnchorPost(MOST, 1, "0" * 64, 10**9, 20, True), day, dataclasses.replace(day, results=table)):
        assert troubles(channel_view(words(), post)) == []


@pytest.mark.sampled(6)
@pytest.mark.parametrize("guild", [EVERYWHERE, MOST])
@pytest.mark.parametrize("what", RankedBy)
def test_leaderboards_keep_the_limits(what: RankedBy, guild: int, name: str) -> None:
    board = LeaderboardKey(guild, what, "rubber", 0 if what is RankedBy.RATING else 202609)
    rows = tuple(LeaderboardRow(10**6 + place, MOST - place, name, 10**9, 350.0) for place in range(PAGE))
    own = LeaderboardRow(10**6 + 99, 1, name, 10**9, 350.0)
    for standings, mine, absence in ((rows, own, None), (rows, None, Absence.UNLISTED), ((), None, Absence.INACTIVE)):
        shown = Leaderboard(board, 10**5, 10**6, 10**7, standings, mine, absence, 10**10)
        assert troubles(board_view(words(), shown, 10**9)) == []
        assert troubles(shared_board(words(), shown, name)) == []


@pytest.mark.sampled(6)
@pytest.mark.parametrize("pool", POOLS)
def test_profiles_keep_the_limits_and_their_tables_fit_a_phone(pool: str, name: str) -> None:
    pair = (99_999, 99_999)
    tally = WinLossRecord(10**6, 10**6, 10**6, 10**6, (10**8, 10**8), pair)
    best = Best(999, MOST, 99, MOST)
    statistics = Statistics(tally, 10**5, pair, (2_799_999, 1_399_999), pair, pair, pair, pair, pair, pair, pair, best)
    rated = Rated(
        2999.4,
        350.0,
        tuple((10**9 + value, float(value), 350.0) for value in range(1000, 3000)),
        10**10,
        inactive=True,
        provisional=True,
    )
    met = Result(
        MOST,
        0,
        1,
        name,
        2,
        name,
        MOST,
        pool,
        "rubicon",
        "{}",
        "played",
        1,
        10**10,
        pair,
        1,
        999,
        1,
        None,
        None,
        None,
        0,
        None,
    )
    against = Against(MOST - 1, name, tally, (met,) * LAST)
    skill = AgainstPar(-345.6, 123.4, 600)
    record, everywhere = Record(pool, rated, statistics, 10**5, skill), tuple((one, 10**6) for one in POOLS)
    shown = Profile(MOST, name, everywhere, dict.fromkeys(POOLS, rated), record, against)
    for drawn in (profile_view(words(), shown, 1), shared_profile(words(), shown, name)):
        assert troubles(drawn) == []
        texts = [item.content for item in drawn.walk_children() if isinstance(item, ui.TextDisplay)]
        (table,) = [text for text in texts if text.startswith("```")]
        assert max(map(len, table.splitlines())) <= 26


@pytest.mark.sampled(6)
@pytest.mark.parametrize("state", ChallengeState)
def test_a_challenge_keeps_the_limits(name: str, state: ChallengeState) -> None:
    for opponent in (None, MOST):
        made = Challenge(
            id=MOST,
            guild=MOST,
            channel=MOST,
            message=MOST,
            challenger=MOST,
            challenger_name=name,
            opponent=opponent,
            opponent_name=name if opponent else None,
            rules="rubicon",
            rated=1,
            options=json.dumps({option: given[0] for option in OPTIONS if (given := RUBICON.offers(option))}),
            first_dealer=opponent,
            made_at=10**10,
            expires_at=10**10,
            state=state,
            partie=None,
            pace=7 * 86_400,
        )
        assert troubles(challenge_view(words(), made)) == []


@pytest.mark.sampled(12)
@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("whom", ["someone", "anyone", "beginner", str(MOST)])
def test_the_panel_of_a_challenge_keeps_the_limits(whom: str, rule_set: str) -> None:
    say, rules = words(), RULE_SETS[rule_set]
    every = {option: given[0] for option in OPTIONS if option != "reading" and (given := rules.offers(option))}
    draft = ChallengeDraft(whom, rules_of(rule_set, every), 7 * 86_400, True, True)
    assert ChallengeDraft.parse(str(draft)) == draft
    places = (PanelPlace(suggestion=Suggestion("master", 72)), PanelPlace(anyone=False, table=False))
    drawn = [challenge_panel(say, draft, place) for place in places]
    drawn += [house_rules_panel(say, draft), levels_panel(say, draft, places[0])]
    assert [trouble for one in drawn for trouble in troubles(one)] == []


def troubles(drawn: ui.LayoutView) -> list[str]:
    components: Any = drawn.to_components()  # type: ignore[no-untyped-call]
    body = {"components": components, "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    return check_request("POST", "/channels/1/messages", body)
