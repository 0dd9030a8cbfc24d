"""The end of a deal, for a player in their DMs: recent play, rare feats, the score sheet and its reasons."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.features.hands.hand_context import HandContext
from bot.kit.card_text import capital
from bot.kit.controls import button, control_id, layout, written
from bot.kit.names import own_names, short_names
from bot.kit.partie_links import review_button
from bot.kit.partie_text import deal_numbered, game_won, rules_named
from bot.kit.pictures.attachment import shown_sheet
from bot.kit.talk.talk import talk_shown
from bot.model.sight import Sight
from bot.piquet import calls
from bot.piquet.actions import Play
from bot.piquet.reckoning import Reason, sums
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall

OVER: Final = 0xB08D3C
MOST_NEWS: Final = 12
"""The most lines of recent actions in a hand message."""
MOST_LETTERS: Final = 1400
"""The most characters in these lines. Long names may appear in each of them."""
RARE: Final = (Reason.CARTE_BLANCHE, Reason.CARTE_ROUGE, Reason.PIQUE, Reason.REPIQUE, Reason.CAPOT)
"""The reasons named beside the score sheet."""


def ended_deal(sight: Sight, first: int, *, late: bool = False) -> ui.LayoutView:
    """The hand message of a finished deal, once the next deal has a message of its own.

    ``first`` is the first action of the deal that the message has not shown. ``late``: the click came too late.
    """
    context, seen = HandContext(sight), sight.deal
    assert seen is not None  # noqa: S101 - a deal that is over was dealt
    say, rules = context.say, rules_named(context.say, sight.rules)
    where = say("hand-deal-over-where", other=context.other, number=str(sight.partie_id), rules=rules)
    heading = say("hand-deal-over", deal=capital(deal_numbered(say, sight)))
    note = [say("stale-deal-over")] if late else []
    told = [written("\n".join([heading, f"-# {where}", *note])), *end_of_deal(context, seen, first)]
    if sight.stands.games != sight.shown.before.games:
        told.append(written(game_won(say, seen, sight.shown.before, sight.stands, context.names)))
    buttons = ui.ActionRow(why_button(context), review_button(say, sight, sight.shown.ordinal))
    return layout(*told, buttons, accent=OVER)


def end_of_deal(context: HandContext, seen: DealView, first: int) -> list[ui.Item[Any]]:
    """The actions from ``first`` on, at least the last trick, then rare feats and the score sheet."""
    sight, say = context.sight, context.say
    lines = latest(talk_shown(say, sight, min(first, _last_trick(seen))))
    told = [*(f"-# {line}" for line in lines), *_rare(context, seen)]
    texts: list[ui.Item[Any]] = [written("\n".join(told))] if told else []
    heads, people, number = short_names(say, sight), own_names(say, sight, "hand-you"), sight.shown.ordinal
    return [*texts, shown_sheet(say, heads, people, seen, number, sight.stands)]


def latest(lines: Sequence[str]) -> list[str]:
    """The last lines about actions, as many as a hand message has room for."""
    found, room = list[str](), MOST_LETTERS
    for line in reversed(lines[-MOST_NEWS:]):
        room -= len(line)
        if room < 0:
            break
        found.insert(0, line)
    return found


def unseen_from(context: HandContext, seen: DealView) -> int:
    """The first action that the player may not have seen: the one after their own last one.

    If their last action was a card, it is shown again with what followed. Automatic answers, and calls of nothing
    that the bot added to a call, do not count as their own actions.
    """
    given = () if context.sight.settings.answers_self else SeenAnswer
    mine = [
        at
        for at, did in enumerate(seen.actions)
        if did.seat == context.me and not isinstance(did, given) and not _called_itself(seen, did)
    ]
    if not mine:
        return 0
    return mine[-1] if isinstance(seen.actions[mine[-1]], Play) else mine[-1] + 1


def _called_itself(seen: DealView, did: SeenAction) -> bool:
    """True if this is a call of nothing that the bot added to the player's own call."""
    match did:
        case SeenCall(kind=kind, number=0) if seen.rules.calls.all_answered and not seen.rules.calls.together:
            return not calls.groups(seen.rules, kind, seen.hand)
        case _:
            return False


def why_button(context: HandContext) -> ui.Button[Any]:
    """The button for the reasons behind every point of the deal."""
    sight = context.sight
    return button(context.say("table-why"), control_id("why", sight.partie_id, sight.seq, str(sight.shown.ordinal)))


def _last_trick(seen: DealView) -> int:
    """The index of the card led to the last trick played; the number of actions if there was none."""
    played = [at for at, did in enumerate(seen.actions) if isinstance(did, Play)]
    return played[(len(played) - 1) // 2 * 2] if played else len(seen.actions)


def _rare(context: HandContext, seen: DealView) -> Iterator[str]:
    for reason, points in sums(seen.items).items():
        for seat in (0, 1):
            if reason in RARE and points[seat]:
                told = {"what": reason.value, "who": "mine" if seat == context.me else "theirs"}
                yield context.say("hand-deal-rare", other=context.other, points=points[seat], **told)
