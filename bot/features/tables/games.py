from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final

from discord import ButtonStyle, ui

from bot.features.parties.queries import GamesPage
from bot.kit.controls import Control, OfState, button, layout, one_of, page_buttons, rows, written
from bot.kit.names import ON_A_LABEL, full_names, names, own_names, plain, short_name
from bot.kit.partie_links import table_link
from bot.kit.partie_text import deal_named, score
from bot.kit.shared_controls import ShowHand
from bot.kit.time_text import clock_sentence, clock_state
from bot.kit.words import Words
from bot.model.sight import EndOffer, Sight

PAGED: Final = ("games", "hand", "resign", "table")
"""Lists with pages, by button verb; "games" lists all parties."""
_LONGEST = 3600
_GREEN = 0x1F6F50


class TurnGames(Control, verb="games"):
    """Shows another page (from 0) of a list of parties. ``name`` makes the id unique."""

    verb_of_list: Annotated[str, one_of(*PAGED)]
    page: int
    name: str


def games_view(say: Words, page: GamesPage) -> ui.LayoutView:
    if not page.games:
        return layout(written(say("games-none")), accent=_GREEN)
    buttons = _buttons(say, page.games, ShowHand, "games-show")
    if page.next:
        following = ShowHand(*page.next, "next")
        buttons.insert(0, button(say("games-next", number=str(page.next[0])), following, ButtonStyle.success))
    return _view(say, page, say("games-title"), buttons, TurnGames)


def pick_view(say: Words, page: GamesPage, kind: type[OfState], **more: Any) -> ui.LayoutView:
    """Lists parties with a button for each: a ``kind`` control with the fields ``more``."""
    if not page.games:
        return games_view(say, page)
    return _view(say, page, say("pick-partie"), _buttons(say, page.games, kind, "pick-one", **more), kind)


def _view(say: Words, page: GamesPage, title: str, buttons: list[ui.Button[Any]], kind: type[Control]) -> ui.LayoutView:
    texts, ways = [title, *_lines(say, page)], []
    if kind.verb in PAGED and page.pages > 1:
        texts.append(say("games-page", page=page.page + 1, pages=page.pages, parties=page.number))
        ways = page_buttons(say, page.page, page.pages, partial(TurnGames, kind.verb))
    return layout(written("\n".join(texts)), *rows(buttons), *rows(ways), accent=_GREEN)


def _buttons(say: Words, games: Sequence[Sight], kind: type[OfState], key: str, **more: Any) -> list[ui.Button[Any]]:
    buttons = []
    for sight in games:
        label = say(key, others=_against(sight, partial(short_name, longest=ON_A_LABEL)), number=str(sight.partie_id))
        buttons.append(button(label, kind(sight.partie_id, sight.seq, **more)))
    return buttons


def _lines(say: Words, page: GamesPage) -> list[str]:
    lines = [f"- {_line(say, sight)}" for sight in page.games]
    while sum(map(len, lines)) > _LONGEST:
        lines.pop()
    rest = len(page.games) - len(lines)
    return [*lines, say("games-more", number=rest)] if rest else lines


def _against(sight: Sight, written_as: Callable[[str], str]) -> str:
    both = [written_as(name) for name in full_names(sight)]
    return " – ".join(both) if sight.eye is None else both[1 - sight.eye]


def _line(say: Words, sight: Sight) -> str:
    return say(
        "games-line",
        number=str(sight.partie_id),
        others=_against(sight, plain),
        acting=names(sight)[sight.to_act or 0],
        deal=deal_named(say, sight),
        offer=_offer(sight),
        score=score(say, sight.rules, sight.shown.before, own_names(say, sight), sight.eye or 0),
        turn="mine" if sight.my_turn else "theirs",
        time=_time(say, sight),
        link=table_link(sight) or "none",
    )


def _offer(sight: Sight) -> str:
    if sight.eye is None or EndOffer.OPEN not in sight.end_offers:
        return "none"
    return "mine" if sight.end_offers[sight.eye] is EndOffer.OPEN else "theirs"


def _time(say: Words, sight: Sight) -> str:
    why = sight.people.gone[sight.to_act or 0]
    return (say("turn-gone", why=why) if why else "") + clock_sentence(say, f"turn-{clock_state(sight)}", sight)
