from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import clicks
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.controls import button, layout, written
from bot.kit.names import names, own_names
from bot.kit.partie_text import deal_numbered, score
from bot.kit.time_text import hours, relative
from bot.kit.words import Words, yes_or_no
from bot.model.results import Unrated
from bot.model.sight import EndOffer, Sight
from bot.piquet.knowledge.conceding import Cost

_RED = 0x8C2F39

# Resigning the partie.


def resign_view(say: Words, sight: Sight, ratings: tuple[int, int] | Unrated | None) -> ui.LayoutView:
    """Asks whether to resign.

    ``ratings`` are the rating now and afterwards, or why it would not change. None if friendly.
    """
    other = names(sight)[1 - (sight.eye or 0)]
    question = say("resign-ask", other=other, deal=deal_numbered(say, sight), score=_score(say, sight))
    if isinstance(ratings, Unrated):
        cost = say("resign-cost-unrated", why=ratings)
    else:
        before, after = ratings or (0, 0)
        cost = say("resign-cost", rated=yes_or_no(ratings), before=str(before), after=str(after))
    asked = f"{question}\n{cost}" if sight.of_day is None else say("resign-ask-day")
    label = say("resign-confirm" if sight.of_day is None else "resign-confirm-day")
    confirm = button(label, clicks.ResignPartie(sight.partie_id, sight.seq), ButtonStyle.danger)
    keep = button(say("resign-keep"), clicks.PlayOn(sight.partie_id, sight.seq))
    texts, agree = _agreement(say, sight)
    return layout(written("\n".join([asked, *texts])), ui.ActionRow(confirm, *agree, keep), accent=_RED)


# Agreed ends without a result.


def _agreement(say: Words, sight: Sight) -> tuple[list[str], list[ui.Button[Any]]]:
    if not sight.may_agree:
        return [], []
    texts, buttons = _open_offer(say, sight)
    if texts:
        return texts, buttons
    offer = button(say("end-offer"), clicks.OfferEnd(sight.partie_id, sight.seq))
    return [say("end-ask", other=names(sight)[1 - (sight.eye or 0)])], [offer]


def end_offer(context: HandContext) -> Items:
    texts, buttons = _open_offer(context.say, context.sight)
    return [*map(written, texts), *([ui.ActionRow(*buttons)] if buttons else [])]


def _open_offer(say: Words, sight: Sight) -> tuple[list[str], list[ui.Button[Any]]]:
    me = sight.eye or 0
    other, partie, seq = names(sight)[1 - me], sight.partie_id, sight.seq
    if sight.end_offers[1 - me] is EndOffer.OPEN:
        agree = button(say("end-agree"), clicks.AgreeToEnd(partie, seq), ButtonStyle.success)
        return [say("end-offered", other=other)], [agree, button(say("end-decline"), clicks.DeclineEnd(partie, seq))]
    match sight.end_offers[me]:
        case EndOffer.OPEN:
            withdraw = button(say("end-withdraw"), clicks.WithdrawOffer(partie, seq))
            return [say("end-offered-mine", other=other)], [withdraw]
        case EndOffer.DROPPED:
            return [say("end-dropped")], []
        case None:
            return [], []


# Claiming the partie from a late opponent.


def late_buttons(context: HandContext) -> list[ui.Button[Any]]:
    """Returns buttons to claim the win from a late opponent, or to grant time.

    Without a clock, returns a button that ends a long silent partie.
    """
    if context.sight.silent:
        return [context.button("clock-end", clicks.AskToClaim(*context.at), ButtonStyle.danger)]
    if not context.sight.late:
        return []
    claim = context.button("clock-claim", clicks.AskToClaim(*context.at), ButtonStyle.danger)
    return [claim, _grant(context.say, context.sight)]


def claim_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks whether to claim the win or, without a clock, to end the partie without a result."""
    if sight.silent:
        asked = say("clock-end-ask", other=names(sight)[1 - (sight.eye or 0)], deal=deal_numbered(say, sight))
        sure = button(say("clock-end"), clicks.ClaimPartie(sight.partie_id, sight.seq), ButtonStyle.danger)
        still = button(say("claim-wait"), clicks.PlayOn(sight.partie_id, sight.seq))
        return layout(written(asked), ui.ActionRow(sure, still), accent=_RED)
    question = say(
        "claim-ask",
        other=names(sight)[1 - (sight.eye or 0)],
        due=relative(sight.clock.due_at or sight.clock.since),
        deal=deal_numbered(say, sight),
        score=_score(say, sight),
    )
    if not sight.counts:
        question += "\n" + say("claim-cost-unrated")
    claim = button(say("claim-confirm"), clicks.ClaimPartie(sight.partie_id, sight.seq), ButtonStyle.danger)
    wait = button(say("claim-wait"), clicks.PlayOn(sight.partie_id, sight.seq))
    return layout(written(question), ui.ActionRow(claim, _grant(say, sight), wait), accent=_RED)


def _grant(say: Words, sight: Sight) -> ui.Button[Any]:
    label = say("clock-grant", hours=hours(sight.clock.pace))
    return button(label, clicks.GiveTime(sight.partie_id, sight.seq), ButtonStyle.success)


def _score(say: Words, sight: Sight) -> str:
    return score(say, sight.rules, sight.so_far, own_names(say, sight), sight.eye or 0)


# Conceding the rest of the deal.


def concede_button(context: HandContext) -> ui.Button[Any]:
    return context.button("hand-concede", clicks.ConcedeDeal(*context.at))


def concede_question(context: HandContext, cost: Cost) -> Items:
    mine, theirs = cost.points[context.me], cost.points[1 - context.me]
    capot = yes_or_no(cost.capot)
    question = context.prompt("hand-concede-ask", other=context.other, mine=mine, theirs=theirs, capot=capot)
    back = context.button("hand-concede-back", clicks.TurnToCall(*context.at))
    sure = context.button("hand-concede-sure", clicks.ConcedeDeal(*context.at, sure=True), ButtonStyle.danger)
    return [question, ui.ActionRow(back, sure)]
