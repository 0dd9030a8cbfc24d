from discord import ButtonStyle, ui

from bot.features.clocks.vacation import A_YEAR, VacationState
from bot.kit.controls import Control, button, layout, written
from bot.kit.time_text import date
from bot.kit.words import Words

_GREEN = 0x1F6F50


class EndVacation(Control, verb="back"): ...


def vacation_view(say: Words, rest: VacationState) -> ui.LayoutView:
    if rest.until is None:
        return layout(written(say("vacation-here", left=rest.left, all=A_YEAR)), accent=_GREEN)
    text = say("vacation-away", date=date(rest.until), left=rest.left, all=A_YEAR)
    end = button(say("vacation-end"), EndVacation(), ButtonStyle.primary)
    return layout(written(text), ui.ActionRow(end), accent=_GREEN)
