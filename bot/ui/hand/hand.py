"""A player's hand as he sees it: his cards, what they hold, what he knows, and what he may decide now."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle, ui

from bot.piquet.deal import Stage
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenAnswer
from bot.services.core.sight import EndedBy, Ending, Sight
from bot.services.house.advice import may_ask
from bot.ui.hand import answer_step, auction_step, call_step, exchange_step
from bot.ui.hand.drafts import Draft
from bot.ui.hand.hand_context import Items, Seat, cut_faces, table_link
from bot.ui.hand.hand_text import NEWS, known
from bot.ui.kit.controls import button, layout, written
from bot.ui.kit.rating_text import ratings_changed
from bot.ui.kit.replay_buttons import replay_button
from bot.ui.kit.turn_text import overdue, waiting
from bot.ui.learn.advice import review_button
from bot.ui.talk.score_sheet import settlement
from bot.ui.talk.talk import talk

__all__ = ["cut_faces", "hand_view", "retired_hand", "table_link"]

MY_TURN = 0x2E7D4F
WAITING = 0x7A7F87
OVER = 0xB08D3C
_PAGES = {Kind.POINT: "point", Kind.SEQUENCE: "sequences", Kind.SET: "sets"}


def hand_view(sight: Sight, draft: Draft | None = None) -> ui.LayoutView:
    """The message that shows a player his hand. ``sight`` is his own seat's."""
    seat = Seat(sight, draft or Draft())
    colour = OVER if sight.ending else MY_TURN if sight.my_turn else WAITING
    texts = [written(text) for text in known(seat)]
    return layout(*texts, ui.Separator(), *_with_help(seat, _controls(seat)), accent=colour)


def retired_hand(sight: Sight, first: int, last: int) -> ui.LayoutView:
    """What is left of that message when the hand has moved on: what was done meanwhile, as he may know it."""
    seat = Seat(sight)
    lines = talk(seat.say, sight.deal, seat.names, first, last) if sight.deal else []
    return layout(written("\n".join(f"-# {line}" for line in lines[-NEWS:]) or seat.say("hand-retired")))


def _with_help(seat: Seat, controls: Items) -> Items:
    """The controls, and at their end the ways to learn: what the house would do, a review, and a page of the rules."""
    ask = button(seat.say("hand-help"), seat.id("help", _page(seat)))
    if learning := list(_learning(seat)):
        return [*controls, ui.ActionRow(*learning, ask)]
    last = controls[-1]
    if isinstance(last, ui.ActionRow) and len(last.children) < 5 and isinstance(last.children[0], ui.Button):
        last.add_item(ask)
        return controls
    return [*controls, ui.ActionRow(ask)]


def _learning(seat: Seat) -> Iterator[ui.Button[Any]]:
    """What the house would do, where he may ask; and a review of the newest deal that is over for him.

    One that was broken off before he had done anything in it is none to review.
    """
    sight, seen = seat.sight, seat.sight.deal
    if may_ask(sight):
        yield button(seat.say("advice-ask"), seat.id("advise"))
    ended = seen is not None and (seen.over or (sight.ending is not None and _has_decided(seat, seen)))
    over = sight.shown.ordinal if ended else sight.shown.number
    if over > 0:
        yield review_button(seat.say, sight, over)


def _has_decided(seat: Seat, seen: DealView) -> bool:
    """Whether he has done anything in this deal; an answer is mostly given for him."""
    return any(did.seat == seat.me and not isinstance(did, SeenAnswer) for did in seen.actions)


def _page(seat: Seat) -> str:
    """The page of the rules for what is to be done now."""
    seen = seat.sight.deal
    if seen is None or seat.sight.ending:
        return "partie"
    if seen.stage is Stage.AUCTION or seen.misere:
        return f"set-{seen.rules.name}"
    if not seat.sight.my_turn:
        return "minute"
    if seen.stage is Stage.EXCHANGE:
        return "exchange"
    kind = seen.pending.kind if seen.pending else call_step.kind_asked(seat, seen)
    return _PAGES[kind] if kind else "play"


def _controls(seat: Seat) -> Items:
    """What he may decide."""
    sight, seen = seat.sight, seat.sight.deal
    if sight.ending:
        return _ended(seat, sight.ending)
    if seen is None:
        return _choice_of_deal(seat)
    if not sight.my_turn:
        return _waiting(seat, seen)
    if seen.pending:
        return answer_step.answer(seat, seen, seen.pending)
    match seen.stage:
        case Stage.AUCTION:
            return auction_step.bid(seat, seen)
        case Stage.EXCHANGE:
            return exchange_step.exchange(seat, seen)
        case Stage.CALLS:
            return call_step.call(seat, seen)
        case Stage.PLAY | Stage.OVER:
            return answer_step.reckon(seat, seen)


def _waiting(seat: Seat, seen: DealView) -> Items:
    return _with_buttons("\n".join(waiting(seat)), [*overdue(seat), *seat.announcements(seen)])


def _with_buttons(text: str, buttons: list[ui.Button[Any]]) -> Items:
    return [written(text), ui.ActionRow(*buttons)] if buttons else [written(text)]


def _choice_of_deal(seat: Seat) -> Items:
    sight, cut = seat.sight, cut_faces(seat.sight.cut.cards)
    if sight.cut.chooser != seat.me:
        told = seat.say("hand-wait-deal", other=seat.other, cut=cut)
        return _with_buttons("\n".join([told, *waiting(seat)]), overdue(seat))
    mine = button(seat.say("hand-deal-mine"), seat.id("deal", "mine"), ButtonStyle.primary)
    theirs = button(seat.say("hand-deal-theirs", other=seat.other_name), seat.id("deal", "theirs"))
    return [seat.prompt("hand-choose-deal", cut=cut, deals=sight.shown.of or 0), ui.ActionRow(mine, theirs)]


def _ended(seat: Seat, ending: Ending) -> Items:
    key = _how_ended(seat, ending)
    again = button(seat.say("hand-rematch"), seat.id("rematch"), ButtonStyle.primary)
    replay = replay_button(seat.say, seat.sight.partie_id)
    return [seat.prompt(key, other=seat.other), *_settled(seat, ending), *_rated(seat), ui.ActionRow(again, replay)]


def _how_ended(seat: Seat, ending: Ending) -> str:
    mine = ending.loser == seat.me
    match ending.by:
        case EndedBy.PLAYED:
            winner = ending.outcome.winner if ending.outcome else None
            return "hand-drawn" if winner is None else "hand-won" if winner == seat.me else "hand-lost"
        case EndedBy.RESIGNED:
            return "hand-resigned-mine" if mine else "hand-resigned-theirs"
        case EndedBy.CLAIMED:
            return "hand-claimed-mine" if mine else "hand-claimed-theirs"
        case EndedBy.STOPPED:
            return "hand-stopped"


def _settled(seat: Seat, ending: Ending) -> Items:
    if ending.outcome is None or ending.outcome.winner is None:
        return []
    return [written("-# " + settlement(seat.say, seat.names, ending.outcome, seat.sight.stands))]


def _rated(seat: Seat) -> Items:
    return [written(line) for line in ratings_changed(seat.say, seat.sight)]
