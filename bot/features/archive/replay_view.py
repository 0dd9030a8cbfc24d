from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial, reduce
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.features.tables.view import LONGEST, after_deal, ending_text, who_deals
from bot.kit.card_faces import CardFaces
from bot.kit.card_text import ranks, symbol
from bot.kit.controls import Control, Number, OfPartie, PicturedText, button, layout, menu, text_parts, written
from bot.kit.names import TWO_ON_A_LABEL, full_names, names, plain, short_name, unescaped_names
from bot.kit.partie_links import check_button, replay_from_here, what_if_button
from bot.kit.partie_text import deal_named, rules_named, standing
from bot.kit.shared_controls import ExplainScore, ShowReplay
from bot.kit.talk.score_sheet import why
from bot.kit.talk.talk import talk_shown
from bot.kit.words import Words
from bot.model.ids import is_imported
from bot.model.replays import Chapter, Scene
from bot.piquet.cards import Hand, Suit
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.reckoning import Reason, sums
from bot.piquet.view import DealView, Opened

_BRONZE = 0xB08D3C
_NO_BREAK = "\N{NO-BREAK SPACE}"
LINES = 8
"""The most recent lines of talk shown with a position."""
CHOICES = 25
"""The most deals in a select."""


class AtMoment(OfPartie):
    moment: Number[int]


class AskHindsight(AtMoment, verb="hindsight"): ...


class ShareReplay(AtMoment, verb="share"): ...


class ExportPartie(AtMoment, verb="export"): ...


def replay_view(faces: CardFaces, scene: Scene, *, here: bool) -> ui.LayoutView:
    """Shows a replay position. With ``here``, adds a button that shares it in the channel."""
    say = faces.say
    partie = scene.sight.partie_id
    has_proof = scene.moment == scene.last and not is_imported(partie)
    checks = [ui.ActionRow(check_button(say, partie))] if has_proof else []
    rows = [_way_buttons(say, scene), _other_buttons(say, scene, here=here), *checks, *_deal_select(say, scene)]
    return layout(*scene_parts(faces, scene, []), accent=_BRONZE, below=rows)


def shared_view(say: Words, scene: Scene, by: str) -> ui.LayoutView:
    """Shows a position shared in a channel, with a button that replays the partie from there in private."""
    note = [say("replay-shared", name=plain(by))]
    below = ui.ActionRow(replay_from_here(say, scene.sight.partie_id, scene.moment))
    return layout(*scene_parts(CardFaces(say), scene, note), accent=_BRONZE, below=[below])


# The text.


def scene_parts(faces: CardFaces, scene: Scene, notes: list[str]) -> list[ui.Item[Any]]:
    say, deal = faces.say, scene.deal
    heading = "\n".join([_heading(say, scene), *notes])
    if deal is None:
        return [written(heading), written(ending_text(say, scene.sight))]
    hands, below = written("\n".join(_hands(faces, scene, deal))), text_parts(_so_far(faces, scene, deal))
    room = LONGEST - len(heading) - sum(len(part.content) for part in (hands, *below))
    told = _talk(faces, scene, deal, room)
    # The picture goes above the first separator, in view while the reader steps.
    parts: list[list[ui.Item[Any]]] = [[written(text) for text in (heading, told) if text], [hands], [*below]]
    return reduce(lambda above, part: [*above, ui.Separator(), *part], parts)


def _heading(say: Words, scene: Scene) -> str:
    sight = scene.sight
    where = [deal_named(say, sight) if scene.deal else rules_named(say, sight.rules)]
    if scene.deal:
        where.append(say("replay-moment", number=scene.moment + 1, moments=scene.last + 1))
    first, second = map(plain, full_names(sight))
    if is_imported(sight.partie_id):
        title = say("analysis-replay", first=first, second=second)
    else:
        title = say("table-open", first=first, second=second, number=str(sight.partie_id))
    lines = [title, "-# " + " · ".join(where)]
    if scene.deal:
        lines.append(say("replay-before", standing=standing(say, sight.rules, sight.shown.before, names(sight))))
    return "\n".join(lines)


def _hands(faces: CardFaces, scene: Scene, deal: Opened) -> Iterator[str]:
    say, both, seen = faces.say, names(scene.sight), deal.seen
    yield who_deals(say, scene.sight, seen)
    for seat in (0, 1):
        yield say("replay-hand", name=both[seat], cards=_by_suit(faces, deal.hands[seat]) or "–")
        if deal.discards[seat] and not seen.tricks:
            out, taken = faces.row(Hand.of(deal.discards[seat])), faces.row(Hand.of(deal.taken[seat]))
            yield say("replay-exchanged", out=out, taken=taken)
    if deal.talon and not seen.tricks:
        yield say("replay-talon", cards=faces.row(deal.talon), number=len(deal.talon))


def _by_suit(faces: CardFaces, hand: Hand) -> str:
    if faces.has_emoji:
        return faces.hand(hand)
    # Text breaks only between suits, and names each suit once: ``♠ A K 9  ♥ Q J``.
    say = faces.say
    held = [(suit, hand.suited(suit)) for suit in Suit if hand.suited(suit)]
    return "\u2002 ".join(f"{symbol(suit)} {ranks(say, cards)}".replace(" ", _NO_BREAK) for suit, cards in held)


def _talk(faces: CardFaces, scene: Scene, deal: Opened, room: int) -> str:
    lines = talk_shown(faces.say, replace(scene.sight, deal=deal.seen))
    found: list[str] = []
    for line in reversed(lines[-LINES:]):
        told = f"-# {line}" if found else line
        room -= len(told) + 1
        if room < 0:
            break
        found.insert(0, told)
    return "\n".join([*found, *_cards_of_calls(faces, deal)])


def _cards_of_calls(faces: CardFaces, deal: Opened) -> list[str]:
    if not deal.groups:
        return []
    return [faces.say("replay-with", cards=" / ".join(faces.row(Hand.of(group)) for group in deal.groups))]


def _so_far(faces: CardFaces, scene: Scene, deal: Opened) -> list[str | PicturedText]:
    say, sight, seen, both = faces.say, scene.sight, deal.seen, names(scene.sight)
    # Points for a lead or a trick need no explanation.
    telling = [item for item in scene.scored if item.reason not in (Reason.LEAD, Reason.TRICK)]
    reasons = [f"-# {why(say, seen, item, both)}" for item in telling]
    if seen.over:
        return ["\n".join(reasons), *after_deal(say, sight, seen)] if reasons else after_deal(say, sight, seen)
    now = ending_text(say, sight) if sight.ending else _turn(faces, deal, both)
    return ["\n".join([*reasons, *_scores(say, scene, seen), now])]


def _scores(say: Words, scene: Scene, seen: DealView) -> Iterator[str]:
    seen = as_told(seen)
    for seat, name in enumerate(names(scene.sight) if seen.items else ()):
        points = [(reason, found[seat]) for reason, found in sums(seen.items).items() if found[seat]]
        scored = " · ".join(f"{say(f'sheet-{reason}'.replace('_', '-'))} {number}" for reason, number in points)
        yield say("replay-scored", name=name, score=seen.score[seat], scored=scored or "–")


def _turn(faces: CardFaces, deal: Opened, both: tuple[str, str]) -> str:
    say, seen = faces.say, deal.seen
    acts = seen.to_move or 0
    if seen.led is not None:
        led = faces.card(seen.led)
        return say("replay-turn-follow", name=both[acts], other=both[1 - acts], trick=len(seen.tricks) + 1, led=led)
    return say("replay-turn", name=both[acts], what=_what_is_asked(deal))


def _what_is_asked(deal: Opened) -> str:
    if deal.seen.stage is not Stage.CALLS or deal.seen.pending:
        return "answer" if deal.seen.pending else deal.seen.stage.value
    if not deal.open_kinds:
        return "play"
    # Where all kinds must be called, elder cannot lead yet.
    return "call-first" if deal.seen.rules.calls.all_called else "call"


# The controls.


def _way_buttons(say: Words, scene: Scene) -> ui.ActionRow[Any]:
    row = step_buttons(say, scene, partial(ShowReplay, scene.sight.partie_id))
    if _decision_follows(scene):
        row.add_item(button(say("hindsight-button"), AskHindsight(scene.sight.partie_id, scene.moment)))
    return row


def step_buttons(say: Words, scene: Scene, leads_to: Callable[[int, str], Control]) -> ui.ActionRow[Any]:
    """Returns buttons that go back and forward by a trick or a decision.

    ``leads_to(moment, way)`` returns the control that opens position ``moment``. ``way`` makes the control's id unique,
    because two buttons may open one position.
    """

    def step(label: str, to: int | None, way: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
        return button(label, leads_to(scene.moment if to is None else to, way), style, disabled=to is None)

    before = scene.moment - 1 if scene.moment else None
    after = scene.moment + 1 if scene.moment < scene.last else None
    return ui.ActionRow(
        step(say("replay-back-far", what=_trick_or_deal(scene, scene.back)), scene.back, "far"),
        step(say("replay-back"), before, "back"),
        step(say("replay-on"), after, "on", ButtonStyle.primary),
        step(say("replay-on-far", what=_trick_or_deal(scene, scene.on)), scene.on, "farther"),
    )


def _decision_follows(scene: Scene) -> bool:
    plays = scene.deal is not None and not scene.deal.seen.over
    return plays and scene.chapter is not None and scene.moment < scene.chapter.last


def _trick_or_deal(scene: Scene, to: int | None) -> str:
    chapter = scene.chapter
    return "trick" if to is None or (chapter and chapter.first <= to <= chapter.last) else "deal"


def _other_buttons(say: Words, scene: Scene, *, here: bool) -> ui.ActionRow[Any]:
    partie, moment = scene.sight.partie_id, scene.moment
    first = button(say("replay-first"), ShowReplay(partie, 0, "first"), disabled=moment == 0)
    last = button(say("replay-last"), ShowReplay(partie, scene.last, "last"), disabled=moment == scene.last)
    ways = [first, last]
    if _decision_follows(scene):
        ways.append(what_if_button(say, partie, moment))
    if scene.deal and scene.deal.seen.over:
        ways.append(button(say("replay-why"), ExplainScore(partie, moment, scene.sight.shown.ordinal)))
    if here:
        ways.append(button(say("replay-share"), ShareReplay(partie, moment)))
    return ui.ActionRow(*ways, button(say("replay-export"), ExportPartie(partie, moment)))


def _deal_select(say: Words, scene: Scene) -> list[ui.ActionRow[Any]]:
    chapter = scene.chapter
    if chapter is None or len(scene.chapters) < 2:
        return []
    first = max(0, min(chapter.number - 1 - CHOICES // 2, len(scene.chapters) - CHOICES))
    both = unescaped_names(scene.sight)
    options = [
        SelectOption(label=_deal_label(say, one, both), value=str(one.first))
        for one in scene.chapters[first : first + CHOICES]
    ]
    steps = ShowReplay(scene.sight.partie_id, scene.moment, "deal")
    return [ui.ActionRow(menu(options, steps, chosen=[str(chapter.first)], placeholder=say("replay-deals")))]


def _deal_label(say: Words, chapter: Chapter, names: tuple[str, str]) -> str:
    if chapter.score is None:
        return say("replay-deal-broken", number=chapter.number)
    first, second = (short_name(name, TWO_ON_A_LABEL) for name in names)
    one, two = chapter.score
    return say("replay-deal", number=chapter.number, first=first, one=one, second=second, two=two)
