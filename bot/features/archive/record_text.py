import re
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise

from bot.features.archive.proof_words import proof_lines
from bot.kit.card_text import faces, ranks, symbol
from bot.kit.partie_text import game_won, rules_named
from bot.kit.talk.score_sheet import padded, settlement, sheet, width
from bot.kit.talk.talk import talk
from bot.kit.words import Words, shortened
from bot.piquet.actions import Bid, CarteBlanche, Concede, Decline, Look, NameSuit, Pass, Play, Yes
from bot.piquet.cards import Hand, Suit
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing, Tally, standing
from bot.piquet.record import RecordedPartie
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall, SeenExchange, view

Names = tuple[str, str]

_LONGEST_NAME = 24


def record_lines(say: Words, game: RecordedPartie) -> Iterator[str]:
    """Yields a partie's text, finished or not, with every card open: hands, calls, tricks, score sheets, settlement."""
    names = _clean(game.players[0]), _clean(game.players[1])
    rules = rules_named(say, game.rules)
    yield say("account-title", rules=rules, first=names[0], second=names[1])
    tallies: list[Tally] = []
    for number, deal in enumerate(game.deals, 1):
        yield from ("", *_deal(say, names, deal, number), "")
        before = standing(game.rules, tallies)
        tallies.append(Tally.of(deal))
        yield from _after(say, names, deal, number, before, standing(game.rules, tallies))
    yield from ("", *_end(say, names, game))
    if game.proof is not None:
        yield from ("", *proof_lines(say, game.proof, names))


def _end(say: Words, names: Names, game: RecordedPartie) -> Iterator[str]:
    deal = game.partie.deal
    if game.outcome:
        yield unmarked(settlement(say, _escaped(names), game.outcome, game.partie.standing))
    elif deal is not None and deal.to_move is not None:
        yield say("account-turn", name=names[deal.to_move])
    else:
        yield say("account-goes-on" if game.deals else "account-empty")


def _after(say: Words, names: Names, deal: Deal, number: int, before: Standing, after: Standing) -> Iterator[str]:
    seen, stands = view(deal, None), after if deal.over else after._replace(games=before.games)
    yield from unmarked(sheet(say, names, seen, number, stands)).splitlines()
    if stands.games != before.games:
        yield from ("", unmarked(game_won(say, seen, before, stands, _escaped(names))))


def _deal(say: Words, names: Names, deal: Deal, number: int) -> Iterator[str]:
    seen = view(deal, None)
    yield _heading(say, names, deal, number)
    yield ""
    yield from _hands(say, names, deal)
    for part in _parts(seen):
        yield ""
        for at in _steps(seen, part):
            said = talk(say, seen, _escaped(names), at.start, at.stop)
            lines = ["  " + unmarked(line) for line in said]
            # Exchanged cards are listed right after the exchange, before anything it reveals.
            yield from (*lines[:1], *_exchanged(say, seen, deal, at.start), *lines[1:])


def _heading(say: Words, names: Names, deal: Deal, number: int) -> str:
    if deal.rules.auction:
        return say("account-deal-bid", number=number, dealer=names[deal.dealer])
    return say("account-deal", number=number, dealer=names[deal.dealer], elder=names[deal.elder])


def _hands(say: Words, names: Names, deal: Deal) -> Iterator[str]:
    table = [[_suit(say, Hand.of(cards), suit) for suit in Suit] for cards in deal.dealt]
    columns = [max(map(len, column)) for column in zip(*table, strict=True)]
    talon = say("account-talon")
    margin = max(map(width, (*names, talon)))
    for name, row in zip(names, table, strict=True):
        suits = "   ".join(map(padded, row, columns))
        yield f"  {padded(name, margin)}  {suits}".rstrip()
    yield f"  {padded(talon, margin)}  {faces(say, deal.talon)}"


def _suit(say: Words, hand: Hand, suit: Suit) -> str:
    return f"{symbol(suit)} {ranks(say, hand.suited(suit)) or '–'}"


def _parts(seen: DealView) -> list[range]:
    first_part = 0 if seen.rules.auction else 1
    parts = [max(first_part, part) for part in accumulate(map(_part, seen.actions), max)]
    first = [at for at, part in enumerate(parts) if at == 0 or part != parts[at - 1]]
    return [range(start, end) for start, end in pairwise([*first, len(parts)])]


def _part(action: SeenAction) -> int:
    match action:
        case CarteBlanche() | Bid() | Yes() | Pass():
            return 0
        case SeenExchange():
            return 1
        case Look() | NameSuit() | Decline() | SeenCall() | SeenAnswer():
            return 2
        case Play() | Concede():
            return 3


def _steps(seen: DealView, part: range) -> Iterable[range]:
    exchanging = any(isinstance(seen.actions[at], SeenExchange) for at in part)
    return [range(at, at + 1) for at in part] if exchanging else [part]


def _exchanged(say: Words, seen: DealView, deal: Deal, at: int) -> Iterator[str]:
    action = seen.actions[at]
    if isinstance(action, SeenExchange) and action.number:
        yield "    " + say("account-out", cards=faces(say, deal.discards[action.seat]))
        yield "    " + say("account-in", cards=faces(say, deal.drawn_cards(action.seat)))


def unmarked(text: str) -> str:
    """Strips Discord markdown: code fences, stars, escapes."""
    lines = [line for line in text.splitlines() if line != "```"]
    return re.sub(r"\\(.)|\*", r"\1", "\n".join(lines))


def _escaped(names: Names) -> Names:
    return _escape(names[0]), _escape(names[1])


def _escape(name: str) -> str:
    return re.sub(r"([\\*])", r"\\\1", name)


def _clean(name: str) -> str:
    clean = "".join(letter if letter.isprintable() else "�" for letter in name)
    return shortened(clean, _LONGEST_NAME)
