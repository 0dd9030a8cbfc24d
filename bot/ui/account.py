"""A whole record as a person reads it in a terminal: plain text, and nothing in it is hidden."""

import re
from collections.abc import Iterable, Iterator

from bot.piquet.actions import Play
from bot.piquet.cards import Hand, Suit
from bot.piquet.deal import Deal
from bot.piquet.partie import Tally, standing
from bot.piquet.record import Game
from bot.piquet.view import DealView, SeenExchange, view
from bot.ui.faces import faces, ranks, symbol
from bot.ui.sheet import padded, settlement, sheet, width
from bot.ui.standing import rules_named
from bot.ui.talk import talk
from bot.ui.words import Words

Names = tuple[str, str]

_LONGEST_NAME = 24


def account(words: Words, game: Game) -> Iterator[str]:
    """The lines of a partie, whole or unfinished: the hands dealt, the talk, the tricks, the sheets, the settlement."""
    names = _clean(game.players[0]), _clean(game.players[1])
    rules = rules_named(words, game.rules)
    yield words("account-title", rules=rules, first=names[0], second=names[1])
    tallies: list[Tally] = []
    for number, deal in enumerate(game.deals, 1):
        yield from ("", *_deal(words, names, deal, number), "")
        tallies.append(Tally.of(deal))
        stands = standing(game.rules, tallies)
        yield from unmarked(sheet(words, names, view(deal, None), number, stands)).splitlines()
    yield from ("", *_end(words, names, game))


def _end(words: Words, names: Names, game: Game) -> Iterator[str]:
    deal = game.partie.deal
    if game.outcome:
        yield unmarked(settlement(words, _escaped(names), game.outcome, game.partie.standing))
    elif deal is not None and deal.to_act is not None:
        yield words("account-turn", name=names[deal.to_act])
    else:
        yield words("account-goes-on" if game.deals else "account-empty")


def _deal(words: Words, names: Names, deal: Deal, number: int) -> Iterator[str]:
    seen = view(deal, None)
    yield words("account-deal", number=number, dealer=names[deal.dealer], elder=names[deal.elder])
    yield ""
    yield from _hands(words, names, deal)
    for part in _parts(seen):
        yield ""
        for at in _steps(seen, part):
            yield from ("  " + unmarked(line) for line in talk(words, seen, _escaped(names), at.start, at.stop))
            yield from _exchanged(words, seen, deal, at.start)


def _hands(words: Words, names: Names, deal: Deal) -> Iterator[str]:
    """Both hands in columns of suits, and the talon."""
    table = [[_suit(Hand.of(cards), suit) for suit in Suit] for cards in deal.dealt]
    columns = [max(map(len, column)) for column in zip(*table, strict=True)]
    talon = words("account-talon")
    margin = max(map(width, (*names, talon)))
    for name, row in zip(names, table, strict=True):
        suits = "   ".join(map(padded, row, columns))
        yield f"  {padded(name, margin)}  {suits}".rstrip()
    yield f"  {padded(talon, margin)}  {faces(deal.talon)}"


def _suit(hand: Hand, suit: Suit) -> str:
    return f"{symbol(suit)} {ranks(hand.suited(suit)) or '–'}"


def _parts(seen: DealView) -> list[range]:
    """Exchange, calls and play, as far as the deal has come."""
    exchanged = [at for at, action in enumerate(seen.actions) if isinstance(action, SeenExchange)]
    played = [at for at, action in enumerate(seen.actions) if isinstance(action, Play)]
    end = len(seen.actions)
    calls = exchanged[1] + 1 if len(exchanged) > 1 else end
    play = played[0] if played else end
    return [part for part in (range(calls), range(calls, play), range(play, end)) if part]


def _steps(seen: DealView, part: range) -> Iterable[range]:
    """The actions of the exchange one by one, the others at a stretch."""
    exchanging = any(isinstance(seen.actions[at], SeenExchange) for at in part)
    return [range(at, at + 1) for at in part] if exchanging else [part]


def _exchanged(words: Words, seen: DealView, deal: Deal, at: int) -> Iterator[str]:
    action = seen.actions[at]
    if isinstance(action, SeenExchange) and action.number:
        yield "    " + words("account-out", cards=faces(deal.discards[action.seat]))
        yield "    " + words("account-in", cards=faces(deal.drawn_cards(action.seat)))


def unmarked(text: str) -> str:
    """Discord's markdown as plain text: code blocks without their fences, stars taken out, escapes undone."""
    lines = [line for line in text.splitlines() if line != "```"]
    return re.sub(r"\\(.)|\*", r"\1", "\n".join(lines))


def _escaped(names: Names) -> Names:
    return _escape(names[0]), _escape(names[1])


def _escape(name: str) -> str:
    return re.sub(r"([\\*])", r"\\\1", name)


def _clean(name: str) -> str:
    """A name that does nothing to a terminal, and is not too long for a line."""
    clean = "".join(letter if letter.isprintable() else "�" for letter in name)
    return clean if len(clean) <= _LONGEST_NAME else clean[: _LONGEST_NAME - 1] + "…"
