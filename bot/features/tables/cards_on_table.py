from collections.abc import Iterator
from typing import Final

from bot.kit.card_faces import CardFaces
from bot.kit.names import names
from bot.kit.talk.talk import beside_a_score
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.actions import Play
from bot.piquet.cards import Card, Hand
from bot.piquet.deal import Stage
from bot.piquet.tricks import ALL
from bot.piquet.view import DealView

IN_A_LINE: Final = 10
"""Emoji that fit a line on a phone 360 pixels wide."""


def cards_on_table(faces: CardFaces, sight: Sight, seen: DealView) -> list[str]:
    """Draws the players' cards around the current trick, and the tricks taken. ``sight`` is the public view."""
    first, second = names(sight)
    held = list[str]()
    if seen.stage is Stage.PLAY or (any(seen.shown) and not seen.over):
        one, two = _held(faces, seen, 0), _held(faces, seen, 1)
        held = [_holds(faces.say, first, one), *_trick(faces, seen, (first, second)), _holds(faces.say, second, two)]
    return ["\n".join(lines) for lines in (held, list(_tricks(faces, sight, seen))) if lines]


def _holds(say: Words, name: str, cards: str) -> str:
    return say("table-holds", name=name) + f"\n{cards}"


def _held(faces: CardFaces, seen: DealView, seat: int) -> str:
    played = sum(isinstance(action, Play) and action.seat == seat for action in seen.actions)
    shown = seen.shown[seat]
    hidden = ALL - played - len(shown)
    if faces.has_emoji:
        return faces.row(shown) + faces.backs(hidden) or "–"
    unseen = faces.say("table-unseen", number=hidden) if hidden else ""
    return " + ".join(part for part in (faces.row(shown), unseen) if part) or "–"


def _trick(faces: CardFaces, seen: DealView, names: tuple[str, str]) -> list[str]:
    if seen.led is not None and seen.led_by is not None:
        name = names[seen.led_by]
        return [faces.say("table-led", cards=faces.card(seen.led) + faces.backs(1), name=name)]
    if not seen.tricks:
        return []
    last = seen.tricks[-1]
    return [faces.say("table-taken", cards=faces.trick(last), name=names[last.winner])]


def _tricks(faces: CardFaces, sight: Sight, seen: DealView) -> Iterator[str]:
    if not seen.tricks:
        return
    first, second = beside_a_score(sight)
    pairs = [(trick.led, trick.reply) if trick.leader == 0 else (trick.reply, trick.led) for trick in seen.tricks]
    taken = Hand.of(pair[trick.winner] for pair, trick in zip(pairs, seen.tricks, strict=True))
    yield faces.say("table-tricks" if faces.has_emoji else "table-tricks-text", first=first, second=second)
    if faces.has_emoji:
        step = ALL // 2 if len(pairs) > IN_A_LINE else ALL
        for start in range(0, len(pairs), step):
            for seat in (0, 1):
                yield "-# " + faces.row([pair[seat] for pair in pairs[start : start + step]], gold=taken)
    else:
        yield "-# " + " · ".join(_pair(faces, pair, taken) for pair in pairs)


def _pair(faces: CardFaces, pair: tuple[Card, Card], taken: Hand) -> str:
    return "–".join(faces.card(card, gold=card in taken) for card in pair)
