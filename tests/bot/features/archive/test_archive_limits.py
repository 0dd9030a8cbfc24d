import dataclasses
from collections.abc import Iterator

import pytest
from discord import ui

from bot.features.archive.exports import Collected
from bot.features.archive.files import collected_files, collected_view
from bot.features.archive.history import PAGE, HistoryFilter, HistoryLine, HistoryPage
from bot.features.archive.history_view import TurnHistory, history_view
from bot.features.archive.replay_view import replay_view, shared_view
from bot.kit.card_faces import CardFaces
from bot.kit.controls import TEMPLATE, Click, control_id, read_control
from bot.kit.words import ENGLISH, languages, words
from bot.model.ids import PartieId
from bot.model.replays import Chapter, Scene
from bot.model.results import EndedBy, Result
from bot.model.sight import Ending
from bot.piquet.actions import parse_action
from bot.piquet.deal import Deal
from bot.piquet.rules import OPTIONS, RULE_SETS, Rules, rules_of
from bot.piquet.view import opened
from tests.bot.kit.test_message_limits import HANDS, NAMES, sunk, troubles
from tests.support.message_reader import controls_of
from tests.support.piquet.deals import play_out
from tests.support.tiles import install_all
from tests.support.ui.sights import ENDINGS, MOST, STANDINGS, changed, exchanged, sight


def scenes(deal: Deal, name: str) -> Iterator[Scene]:
    """Yields views of a late deal in a very long partie, then of the partie's end."""
    chapters = tuple(Chapter(number, 100 * number, 100 * number + 99, (999, 999)) for number in range(1, 99))
    was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for action in (None, *deal.log):
        if action is not None:
            was.do(parse_action(str(action)))
        place = 5000 + len(was.log)
        if len(was.log) % 4 and not was.over:
            continue
        items = tuple(was.reckoning.items)[-12:]
        stands = STANDINGS[deal.rules.form][1]
        seen = changed(sight(was, None, name), number=49)
        yield Scene(seen, place, 10**8, chapters, opened(was), items, stands, place - 1, place + 1)
    for ending in (Ending(EndedBy.PLAYED, ENDINGS[deal.rules.form], None), Ending(EndedBy.CLAIMED, None, 1)):
        over = dataclasses.replace(sight(was, None, name), ending=ending)
        yield Scene(over, 0, 0, (), None, (), stands, None, None)
        yield Scene(over, place, place, chapters, opened(was), items, stands, None, None)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
@pytest.mark.parametrize("held", HANDS.values(), ids=list(HANDS))
def test_every_moment_of_a_replay_keeps_the_limits(held: tuple[str, str], rules: Rules, name: str) -> None:
    install_all()
    deal = play_out(sunk(*held, rules))
    for scene in scenes(deal, name):
        for language in languages() if name == NAMES["wide"] else [ENGLISH]:
            say = words(language)
            as_text = replay_view(CardFaces(say, as_text=True), scene, here=True)
            for drawn in (replay_view(CardFaces(say), scene, here=True), as_text, shared_view(say, scene, name)):
                assert troubles(drawn) == []


def test_a_replay_with_too_many_deals_offers_those_near_the_shown_one() -> None:
    deal = exchanged(*HANDS["four tierces"])
    (scene, *_) = scenes(deal, "A")
    for number in (1, 2, 50, 97, 98):
        at = dataclasses.replace(scene, moment=100 * number)
        found = [one for one in controls_of({"components": _drawn(at)}) if one.is_select]
        chosen = [option.chosen for option in found[0].options]
        assert len(chosen) == 25
        assert found[0].options[chosen.index(True)].value == str(100 * number)


def _drawn(scene: Scene) -> list[dict[str, object]]:
    drawn: list[dict[str, object]] = replay_view(CardFaces(words()), scene, here=True).to_components()  # type: ignore[no-untyped-call]
    return drawn


ENDED = [(by, outcome) for by in EndedBy for outcome in (1, 0, -1, None)]


@pytest.mark.sampled(20)
@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
@pytest.mark.parametrize(("ending", "outcome"), ENDED)
@pytest.mark.parametrize("rules", ["rubicon", "french-1896", "hundred", "counterpique"])
def test_a_list_of_parties_keeps_the_limits(rules: str, ending: EndedBy, outcome: int | None, name: str) -> None:
    options = {option: offered[0] for option in OPTIONS if (offered := RULE_SETS[rules].offers(option))}
    if "reading" in options:  # the version of that reading had no such house rules
        options = {option: value for option, value in options.items() if option not in ("carte_rouge_bar", "pique")}
    result = Result(
        *(MOST, 0, MOST, name, MOST - 1, name, MOST, "deals", rules, "{}", ending, 1, 10**11, (99_999, 99_999)),
        *(outcome, 99_999, outcome or 0, 2999.4, 350.0, 10**6, 0, 3333.3),
    )
    line = HistoryLine(result, rules_of(rules, options), -333.9)
    for lines in ((), (line,), (line,) * PAGE):
        for whose in (HistoryFilter(MOST), HistoryFilter(MOST, MOST - 1)):
            page = HistoryPage(whose, lines, has_newer=True, has_older=True)
            # A page lists each partie once, and the values of its options must differ.
            twins = tuple(
                dataclasses.replace(one, result=dataclasses.replace(result, partie=PartieId(MOST - at)))
                for at, one in enumerate(lines)
            )
            drawn = history_view(words(), dataclasses.replace(page, lines=twins), name, own=True)
            assert troubles(drawn) == []


@pytest.mark.parametrize(("outcome", "said"), [(1, "won the rubber"), (-1, "lost the rubber")])
def test_a_rubber_won_with_fewer_points_names_no_margin(outcome: int, said: str) -> None:
    result = Result(
        PartieId(1),
        *(0, 1, "Ada", 2, "Ben", 1, "rubber", "counterpique", "{}", EndedBy.PLAYED, 1, 2, (640, 930)),
        *(outcome, 0, 0, None, None, None, 0, None),
    )
    page = HistoryPage(
        HistoryFilter(1), (HistoryLine(result, rules_of("counterpique", {}), None),), has_newer=False, has_older=False
    )
    texts = [
        part.content
        for part in history_view(words(), page, "Ada", own=True).walk_children()
        if isinstance(part, ui.TextDisplay)
    ]
    assert texts[0].splitlines()[-1] == f"-# {said}"


def test_the_arg_of_a_page_button_reads_back() -> None:
    arg = f"{MOST}.{MOST - 1}.n.{10**11}.{MOST}"
    assert TEMPLATE.fullmatch(control_id("history", 0, 0, arg))
    assert len(control_id("history", 0, 0, arg)) <= 100
    newer, older = (TurnHistory(MOST, MOST - 1, way, 10**11, MOST) for way in "no")
    assert newer.id == control_id("history", 0, 0, arg)
    assert read_control(Click("history", arg=arg)) == newer
    assert (newer.before, newer.after) == (None, (10**11, MOST))
    assert (older.before, older.after) == ((10**11, MOST), None)


def test_files_are_named_in_messages_that_keep_the_limits() -> None:
    for whole in (True, False):
        collected = Collected(b"", 10**6, whole, b"", 100, 2)
        assert troubles(collected_view(words(), collected, collected_files(collected))) == []
