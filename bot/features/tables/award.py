from typing import Final

from discord import ui

from bot.kit.card_text import capital
from bot.kit.controls import button, layout, written
from bot.kit.names import names
from bot.kit.partie_links import table_link
from bot.kit.partie_text import deal_numbered
from bot.kit.shared_controls import ExplainScore
from bot.kit.words import Words
from bot.runtime.messenger import Award, Honour

GOLD: Final = 0xC8A13A


def award_view(say: Words, award: Award) -> ui.LayoutView:
    sight = award.sight
    lines = [*(_line(say, award, honour) for honour in award.honours), _deal(say, award)]
    # If Discord's reply is lost, the mark in the id lets the messenger find the message again.
    explains = ExplainScore(sight.partie_id, sight.seq, sight.shown.ordinal, str(award.mark))
    why = button(say("table-why"), explains)
    return layout(written("\n".join(lines)), accent=GOLD, below=[ui.ActionRow(why)])


def _line(say: Words, award: Award, honour: Honour) -> str:
    both, form = names(award.sight), award.sight.rules.form.name.lower()
    return say(
        f"award-{honour.feat}",
        name=both[honour.seat],
        other=both[1 - honour.seat],
        number=0 if honour.number == award.sight.shown.number else honour.number + 1,
        points=honour.points,
        form=form,
    )


def _deal(say: Words, award: Award) -> str:
    sight, both = award.sight, names(award.sight)
    one, two = sight.deal.score if sight.deal else (0, 0)
    apart = sight.location.table not in (None, sight.location.channel)
    deal, link = capital(deal_numbered(say, sight)), table_link(sight) if apart else "none"
    return say("award-deal", deal=deal, first=both[0], second=both[1], one=one, two=two, link=link)
