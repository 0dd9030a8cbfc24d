"""The play as it is told: cards led, tricks with the score or their number, bonuses, and how the deal ends."""

from collections.abc import Iterator, Sequence

from bot.piquet.actions import Play
from bot.piquet.cards import Card
from bot.piquet.deal import GAME
from bot.piquet.reckoning import AT_THE_END, BELOW, Item, Reason, Score, points_of
from bot.piquet.rules import Form
from bot.piquet.tricks import ALL, Trick, taken_by, won_by
from bot.ui.kit.card_text import face
from bot.ui.talk.action_points import score_told
from bot.ui.talk.talk_context import EXTRAS, Teller


def play_told(teller: Teller, breath: Sequence[int]) -> str:
    """A lead, a card played to it or both, with the score as it is before what it brings besides; then that."""
    scored = [item for at in breath for item in teller.moments[at].items]
    trick = teller.moments[breath[-1]].trick
    later = [item for item in scored if trick == ALL - 1 and item.reason in AT_THE_END]
    extras = [item for item in scored if item.reason in EXTRAS and item not in later]
    score = teller.score(breath, (*extras, *later))
    line = _lead(teller, breath[-1], score) if trick is None else _trick(teller, trick, score)
    return teller.with_extras(line, breath, _together(extras), later)


def _together(extras: Sequence[Item]) -> list[Item]:
    """Extras as they are told: a pique and the tricks that made it are one thing (Parlett)."""
    return [item for item in extras if not (item.reason is Reason.PIQUE and _has_tricks(extras))]


def _has_tricks(extras: Sequence[Item]) -> bool:
    return any(item.reason is Reason.PIQUE_TRICKS for item in extras)


def _lead(teller: Teller, at: int, score: Score) -> str:
    play = teller.seen.actions[at]
    assert isinstance(play, Play)  # noqa: S101 - for the type
    words, name, card = teller.words, teller.names[play.seat], face(play.card)
    if teller.seen.rules.auction:
        return words("talk-leads-only", name=name, card=card)
    return words("talk-leads", name=name, card=card, score=score[play.seat])


def _trick(teller: Teller, number: int, score: Score) -> str:
    tricks = teller.seen.tricks[: number + 1]
    trick = tricks[-1]
    cards = _cards(trick.led, trick.reply)
    if not teller.seen.rules.auction:
        return teller.told_by_seat("talk-trick", trick.winner, score, **cards)
    won = won_by(tricks, 0), won_by(tricks, 1)
    key = "talk-trick-last" if len(tricks) == ALL else "talk-trick-counted"
    return teller.told_by_seat(key, trick.winner, won, **cards)


def _cards(led: Card, reply: Card) -> dict[str, str]:
    return {"led": face(led), "reply": face(reply)}


def end_told(teller: Teller, at: int) -> Iterator[str]:
    """Behind the card at this place: a contract made or beaten; how the deal, and a game with it, has ended."""
    seen = teller.seen
    over = seen.over and at + 1 == len(seen.actions)
    if seen.rules.auction:
        yield from _below_the_line(teller, at, over=over)
    elif over:
        score = score_told(seen, seen.items)
        if len(seen.tricks) == ALL:
            yield _tricks_divided(teller, score)
        if seen.rules.form is Form.GAMES and max(score) >= GAME:
            yield _hundred(teller, score)


def _tricks_divided(teller: Teller, score: Score) -> str:
    won = taken_by(teller.seen.tricks, 0), taken_by(teller.seen.tricks, 1)
    if won[0] == won[1]:
        return teller.words("talk-divided", first=score[0], second=score[1])
    seat = 0 if won[0] > won[1] else 1
    if won[seat] == ALL:
        return teller.told_by_seat("talk-capot", seat, score)
    numbers = {"won-name": teller.number(won[seat]), "lost-name": teller.number(won[1 - seat])}
    key = "talk-cards-had" if _had_early(teller) else "talk-cards"
    return teller.told_by_seat(key, seat, score, **numbers)


def _had_early(teller: Teller) -> bool:
    """Whether the cards were scored before the last trick."""
    return not any(item.reason is Reason.CARDS for item in teller.moments[-1].items)


def _hundred(teller: Teller, score: Score) -> str:
    """Who has come to a hundred; where that took from the other what he had scored already, why it did."""
    seen, seat = teller.seen, 0 if score[0] >= GAME else 1
    first = seen.game[1 - seat] + points_of(seen.items)[1 - seat] > score[1 - seat]
    early = "yes" if len(seen.tricks) < ALL else "no"
    return teller.told_by_seat("talk-hundred-first" if first else "talk-hundred", seat, score, early=early)


def _below_the_line(teller: Teller, at: int, *, over: bool) -> Iterator[str]:
    """What the tricks bring below the line, when they do; where elder has played on for a pique, why he ends."""
    seen, moment = teller.seen, teller.moments[at]
    item = next((item for item in moment.items if item.reason in BELOW), None)
    if item and moment.trick is not None:
        tricks = seen.tricks[: moment.trick + 1]
        tell = {Reason.CONTRACT: _contract, Reason.COUNTERPIQUE: _counterpique}.get(item.reason, _misere)
        yield tell(teller, item, tricks)
    elif over and len(seen.tricks) < ALL:
        pique = any(item.reason is Reason.PIQUE for item in seen.items)
        yield teller.words("talk-play-ends", pique="yes" if pique else "no")


def _contract(teller: Teller, item: Item, tricks: Sequence[Trick]) -> str:
    """The contract is made; elder plays on as long as he may make a pique."""
    seen, won = teller.seen, won_by(tricks, item.seat)
    undertaken = seen.bid.tricks if seen.bid else 0
    ends = seen.over and len(tricks) == len(seen.tricks)
    return teller.words(
        "talk-contract",
        name=teller.names[item.seat],
        points=item.points,
        over="yes" if won > undertaken else "no",
        then="on" if not ends else "ends" if len(tricks) < ALL else "all",
        **{"won-name": teller.number(won), "tricks-name": teller.number(undertaken)},
    )


def _counterpique(teller: Teller, item: Item, tricks: Sequence[Trick]) -> str:
    """The contract is beaten."""
    won, bid = won_by(tricks, 1 - item.seat), teller.seen.bid
    undertaken, value = (bid.tricks, bid.value) if bid else (0, 0)
    return teller.words(
        "talk-counterpique",
        name=teller.names[item.seat],
        other=teller.names[1 - item.seat],
        short=undertaken - won,
        value=value,
        points=item.points,
        **{"won-name": teller.number(won), "tricks-name": teller.number(undertaken)},
        **{"short-name": teller.number(undertaken - won)},
    )


def _misere(teller: Teller, item: Item, tricks: Sequence[Trick]) -> str:
    fewer, more = won_by(tricks, item.seat), won_by(tricks, 1 - item.seat)
    numbers = {"won-name": teller.number(fewer), "lost-name": teller.number(more)}
    name = teller.names[item.seat]
    return teller.words("talk-misere-over", name=name, points=item.points, lost=more, **numbers)
