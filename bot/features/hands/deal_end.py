"""The end of a deal in a DM: result, score sheet, and buttons for reasons and tricks."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.features.hands.hand_context import HandContext
from bot.kit.card_text import capital, listed
from bot.kit.controls import PicturedText, layout, written
from bot.kit.names import own_names, short_names
from bot.kit.partie_links import review_button, tricks_button, why_button
from bot.kit.partie_text import deal_numbered, firsts, game_won, rules_named
from bot.kit.talk import score_sheet
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet import calls
from bot.piquet.actions import Concede, Play
from bot.piquet.reckoning import Reason, sums
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall

OVER: Final = 0xB08D3C
MOST_NEWS: Final = 12
MOST_LETTERS: Final = 1400
"""For all news lines. Long names may appear in each line."""
RARE: Final = (Reason.CARTE_BLANCHE, Reason.CARTE_ROUGE, Reason.PIQUE, Reason.REPIQUE, Reason.CAPOT)
"""Named in the result of a deal."""


def ended_deal(sight: Sight, *, late: bool = False) -> ui.LayoutView:
    """The hand message of a finished deal. ``late``: the click came too late."""
    context, seen = HandContext(sight), sight.deal
    assert seen is not None  # noqa: S101 - a deal that is over was dealt
    say, rules = context.say, rules_named(context.say, sight.rules, length=False)
    where = say(
        "hand-deal-over-where",
        deal=capital(deal_numbered(say, sight)),
        other=context.other,
        number=str(sight.partie_id),
        rules=rules,
    )
    lines = [f"### {result(context, seen)}", f"-# {where}", *([say("stale-deal-over")] if late else [])]
    lines += [*(f"-# {line}" for line in last_play(context, seen)), *firsts(say, sight)]
    sheet: list[ui.Item[Any]] = [sheet_of(context, seen)]
    if sight.stands.games != sight.shown.before.games:
        sheet.append(written(game_won(say, seen, sight.shown.before, sight.stands, context.names)))
    tricks = [tricks_button(say, sight)] if seen.tricks else []
    buttons = ui.ActionRow(review_button(say, sight, sight.shown.ordinal), why_button(say, sight), *tricks)
    return layout(written("\n".join(lines)), *sheet, buttons, accent=OVER)


def sheet_of(context: HandContext, seen: DealView) -> PicturedText:
    """The score sheet, which a picture can replace."""
    sight, say = context.sight, context.say
    sheet = score_sheet.sheet(say, short_names(say, sight), seen, sight.deal_number, sight.stands)
    return PicturedText(sheet, "")


def latest(lines: Sequence[str]) -> list[str]:
    """The last action lines, as many as a hand message has room for."""
    found, room = list[str](), MOST_LETTERS
    for line in reversed(lines[-MOST_NEWS:]):
        room -= len(line)
        if room < 0:
            break
        found.insert(0, line)
    return found


def unseen_from(context: HandContext, seen: DealView) -> int:
    """The first action after the player's own last one, where a card of theirs is shown again.

    Automatic answers and calls of nothing are not their own.
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
    match did:
        case SeenCall(kind=kind, number=0) if seen.rules.calls.all_answered and not seen.rules.calls.together:
            return not calls.groups(seen.rules, kind, seen.hand)
        case _:
            return False


def last_play(context: HandContext, seen: DealView) -> Iterator[str]:
    """How the play ended: with a trick, a lead, or given up."""
    played = [did for did in seen.actions if isinstance(did, Play | Concede)]
    if not played:
        return
    match played[-1]:
        case Concede(seat=seat):
            key, cards = "hand-gave-up", ""
        case Play(seat=seat, card=card) if seen.led == card:
            key, cards = "hand-last-lead", context.faces.card(card)
        case Play():
            seat, key, cards = seen.tricks[-1].winner, "hand-last-trick", context.faces.trick(seen.tricks[-1])
    by = "mine" if seat == context.me else "theirs"
    yield context.say(key, by=by, other=context.other, cards=cards)


def result(context: HandContext, seen: DealView) -> str:
    """What the deal brings, and what was rare in it: ``You +72, the house +7: pique``.

    The first named did the rare thing.
    """
    say, names = context.say, own_names(context.say, context.sight)
    feats = [_feats(say, seen, seat) for seat in (0, 1)]
    first = context.me if feats[context.me] or not feats[1 - context.me] else 1 - context.me
    told: dict[str, str | int] = {
        "first": names[first],
        "one": seen.score[first],
        "second": names[1 - first],
        "two": seen.score[1 - first],
        "feats": feats[first] or "none",
    }
    if all(feats):
        return capital(say("hand-deal-result-both", **told, others=feats[1 - first]))
    return capital(say("hand-deal-result", **told))


def _feats(say: Words, seen: DealView, seat: int) -> str:
    rare = [reason for reason, points in sums(seen.items).items() if reason in RARE and points[seat]]
    return listed(say, [say("deal-feat", what=reason.value) for reason in rare]) if rare else ""
