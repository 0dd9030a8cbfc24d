from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.features.analysis.reading import DEALS, KILOBYTES, Unreadable
from bot.features.analysis.service import MOST, ImportedGames
from bot.features.archive.history import HistoryLine
from bot.features.archive.replay_view import ExportPartie
from bot.features.hands.hand_context import HandContext
from bot.features.house.advice import Advice
from bot.features.house.advice_view import TEACHING, whole_advice
from bot.features.house.review_view import ReviewSeat
from bot.features.problems.question_view import position_texts, where_text
from bot.features.tables.view import LONGEST, how_ended
from bot.kit.card_text import faces
from bot.kit.controls import Control, OfPartie, button, chosen, layout, menu, written
from bot.kit.names import TWO_ON_A_LABEL, full_names, name_on_label, plain, short_name
from bot.kit.partie_links import replay_button
from bot.kit.partie_text import rules_named
from bot.kit.time_text import date
from bot.kit.words import Words
from bot.model.clocks import DAY, RECORDS_KEPT
from bot.model.results import EndedBy
from bot.model.sight import Sight
from bot.piquet.cards import Hand
from bot.piquet.spelling import Told


class OpenAnalysis(Control, verb="analyse"):
    """A menu that opens an imported record for analysis."""

    partie: int = chosen()


class DropRecord(OfPartie, verb="dropbrought"): ...


def analysis_view(say: Words, games: ImportedGames) -> ui.LayoutView:
    about = {"days": RECORDS_KEPT // DAY, "records": MOST, "kilobytes": KILOBYTES}
    rows: list[ui.ActionRow[Any]] = []
    if games.records:
        options = [
            SelectOption(
                label=_pair(sight), value=str(sight.partie_id), description=rules_named(say, sight.rules)[:100]
            )
            for sight in games.records
        ]
        rows.append(ui.ActionRow(menu(options, OpenAnalysis(), placeholder=say("analysis-brought"))))
    if games.finished:
        options = [_own_option(say, line) for line in games.finished]
        # Two menus of a message need different ids.
        rows.append(ui.ActionRow(menu(options, OpenOwnAnalysis(), placeholder=say("analysis-own"))))
    own = [say("analysis-how-own")] if games.finished else []
    texts = [say("analysis-how"), *own, say("analysis-how-note", **about)]
    return layout(written("\n".join(texts)), accent=TEACHING, below=rows)


class OpenOwnAnalysis(OpenAnalysis, verb="analyseown"): ...


def _pair(sight: Sight) -> str:
    first, second = (short_name(name, TWO_ON_A_LABEL) for name in full_names(sight))
    return f"{first} – {second}"


def _own_option(say: Words, line: HistoryLine) -> SelectOption:
    number, other = str(line.result.partie), short_name(line.result.other_name)
    return SelectOption(label=say("history-option", number=number, other=other), value=number)


def record_view(say: Words, sight: Sight, kept_until: int) -> ui.LayoutView:
    first, second = map(plain, full_names(sight))
    ending = sight.ending
    ended = how_ended(say, sight) if ending and ending.by is EndedBy.PLAYED else say("account-goes-on")
    title = say("analysis-record", first=first, second=second, rules=rules_named(say, sight.rules))
    private = say("analysis-private", until=date(kept_until))
    partie = sight.partie_id
    reviews = [
        button(say("analysis-review", name=name_on_label(sight, seat, TWO_ON_A_LABEL)), ReviewSeat(partie, str(seat)))
        for seat in (0, 1)
    ]
    others = [button(say("replay-export"), ExportPartie(partie, 0)), button(say("analysis-drop"), DropRecord(partie))]
    replays = replay_button(say, partie)
    replays.style = ButtonStyle.primary
    rows = [ui.ActionRow(replays, *reviews), ui.ActionRow(*others)]
    return layout(written("\n".join([title, ended, private])), accent=TEACHING, below=rows)


# What cannot be read.


def unreadable_text(say: Words, found: Unreadable) -> str:
    """Explains where the error in imported text is, and how to correct it."""
    if not isinstance(found.why, Told):
        numbers = {"several": {"number": found.number}, "many-deals": {"number": found.number, "most": DEALS}}
        return say(f"analysis-{found.why}", **numbers.get(found.why, {}))
    about = {"place": found.place, "deal": str(found.deal), "action": str(found.action), "field": found.field}
    return say("record-wrong", why=told_text(say, found.why), **about)


def told_text(say: Words, told: Told) -> str:
    """Translates an error of the ``piquet`` library, and escapes text quoted from the record."""
    match told.kind:
        case "other":
            return plain(told, LONGEST)
        case "illegal" | "illegal-about":
            refusal, cards, number = (told.arguments[name] for name in ("refusal", "cards", "number"))
            return say(f"refusal-{refusal}", cards=faces(say, Hand.parse(str(cards))), number=int(number)).rstrip(".")
    return say(f"record-{told.kind}", **{name: _part(say, value) for name, value in told.arguments.items()})


def _part(say: Words, value: str | int) -> str:
    if isinstance(value, Told):
        return told_text(say, value)
    text = str(value)
    if text.startswith("`") and text.endswith("`"):
        # A backquote within would end the code, and let markup begin.
        return f"`{text[1:-1].replace('`', 'ˋ')}`" if len(text) > 2 else "` `"
    return text


# A position.


def position_view(advice: Advice) -> ui.LayoutView:
    context = HandContext(advice.sight)
    say, seen = context.say, advice.sight.deal
    assert seen is not None  # noqa: S101 - it is about a turn
    heading = "\n".join([say("analysis-position"), where_text(context)])
    texts = [heading, *position_texts(context, seen, plain=advice.opinions[0].plain)]
    room = LONGEST - sum(map(len, texts))
    opinions = whole_advice(say, advice, most=len(advice.opinions)).splitlines()
    while len("\n".join(opinions)) > room:
        opinions.pop()
    return layout(*map(written, texts), ui.Separator(), written("\n".join(opinions)), accent=TEACHING)
