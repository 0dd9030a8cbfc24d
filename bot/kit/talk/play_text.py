"""Puts the play into words: leads, tricks with the score or their number, bonuses, and the end of the deal."""

from collections.abc import Collection, Iterator, Sequence

from bot.kit.card_text import face
from bot.kit.talk.talk_context import EXTRAS, TalkContext, score_told
from bot.piquet.actions import Concede, Play
from bot.piquet.deal import GAME
from bot.piquet.reckoning import AT_THE_END, BELOW, Item, Reason, Score, points_of
from bot.piquet.rules import Form
from bot.piquet.tricks import ALL, Trick, won_by


def play_told(context: TalkContext, places: Sequence[int]) -> str:
    """A lead, the reply, both, or a concession, with the score, followed by each bonus with the score it brings."""
    later = _after_the_last_trick(context.items(places))
    extras = bonuses(context, places)
    line = _line(context, places, (*extras, *later))
    # A pique and the tricks that made it are announced together (Parlett).
    of_tricks = any(item.reason is Reason.PIQUE_TRICKS for item in extras)
    named = [item for item in extras if not (of_tricks and item.reason is Reason.PIQUE)]
    return context.with_extras(line, places, named, later)


def bonuses(context: TalkContext, places: Sequence[int]) -> list[Item]:
    """The bonuses that are told with a card, each of which has a sentence."""
    scored = context.items(places)
    later = _after_the_last_trick(scored)
    return [item for item in scored if item.reason in EXTRAS and item not in later]


def _after_the_last_trick(scored: Sequence[Item]) -> list[Item]:
    """The points for cards or capot scored after the last trick; those for cards may have been scored before it."""
    last = next((at for at, item in enumerate(scored) if item.reason is Reason.LAST_TRICK), len(scored))
    return [item for item in scored[last:] if item.reason in AT_THE_END]


def _line(context: TalkContext, places: Sequence[int], without: Collection[Item]) -> str:
    at, score = places[-1], context.score(places, without)
    action, trick = context.seen.actions[at], context.scored[at].trick
    if isinstance(action, Concede):
        return context.told_by_seat("talk-concedes", 1 - action.seat, score, other=context.names[action.seat])
    return _lead(context, at, without) if trick is None else _trick(context, trick, score)


def _lead(context: TalkContext, at: int, without: Collection[Item]) -> str:
    play = context.seen.actions[at]
    assert isinstance(play, Play)  # noqa: S101 - for the type
    say, name = context.say, context.names[play.seat]
    card = face(say, play.card)
    if context.seen.rules.auction:
        return say("talk-leads-only", name=name, card=card)
    return say("talk-leads", name=name, card=card, **context.gained([at], play.seat, without))


def _trick(context: TalkContext, number: int, score: Score) -> str:
    tricks = context.seen.tricks[: number + 1]
    trick = tricks[-1]
    cards = {"led": face(context.say, trick.led), "reply": face(context.say, trick.reply)}
    if not context.seen.rules.auction:
        return context.told_by_seat("talk-trick", trick.winner, score, **cards)
    won = won_by(tricks, 0), won_by(tricks, 1)
    key = "talk-trick-last" if len(tricks) == ALL else "talk-trick-counted"
    return context.told_by_seat(key, trick.winner, won, **cards)


def end_told(context: TalkContext, at: int) -> Iterator[str]:
    """Yields the results of the card at this index: a contract made or beaten, the end of the deal or the game."""
    seen = context.seen
    over = seen.over and at + 1 == len(seen.actions)
    if seen.rules.auction:
        yield from _below_the_line(context, at, over=over)
    elif over:
        score = score_told(seen, seen.items)
        if len(seen.winners) == ALL:
            yield _tricks_divided(context, score)
        if seen.rules.form is Form.GAMES and max(score) >= GAME:
            yield _hundred(context, score)


def _tricks_divided(context: TalkContext, score: Score) -> str:
    won = context.seen.winners.count(0), context.seen.winners.count(1)
    if won[0] == won[1]:
        return context.told_by_seat("talk-divided", -1, score)
    seat = 0 if won[0] > won[1] else 1
    if won[seat] == ALL:
        return context.told_by_seat("talk-capot", seat, score)
    numbers = {"won-name": context.number(won[seat]), "lost-name": context.number(won[1 - seat])}
    # The points for cards may have been scored before the last trick.
    key = "talk-cards" if any(item.reason is Reason.CARDS for item in context.scored[-1].items) else "talk-cards-had"
    return context.told_by_seat(key, seat, score, **numbers)


def _hundred(context: TalkContext, score: Score) -> str:
    seen, seat = context.seen, 0 if score[0] >= GAME else 1
    first = seen.game[1 - seat] + points_of(seen.items)[1 - seat] > score[1 - seat]
    early = "yes" if len(seen.winners) < ALL else "no"
    return context.told_by_seat("talk-hundred-first" if first else "talk-hundred", seat, score, early=early)


def _below_the_line(context: TalkContext, at: int, *, over: bool) -> Iterator[str]:
    """Yields the tricks' score below the line, or why the deal ends early after elder has played on for a pique."""
    seen, action = context.seen, context.scored[at]
    item = next((item for item in action.items if item.reason in BELOW), None)
    if item and action.trick is not None:
        tricks = seen.tricks[: action.trick + 1]
        tell = {Reason.CONTRACT: _contract, Reason.COUNTERPIQUE: _counterpique}.get(item.reason, _misere)
        yield tell(context, item, tricks)
    elif over and len(seen.tricks) < ALL:
        pique = any(item.reason is Reason.PIQUE for item in seen.items)
        yield context.say("talk-play-ends", pique="yes" if pique else "no")


def _contract(context: TalkContext, item: Item, tricks: Sequence[Trick]) -> str:
    """The result of a contract that is made; elder then plays on as long as a pique is possible."""
    seen, won = context.seen, won_by(tricks, item.seat)
    undertaken = seen.bid.tricks if seen.bid else 0
    ends = seen.over and len(tricks) == len(seen.tricks)
    return context.say(
        "talk-contract",
        name=context.names[item.seat],
        points=item.points,
        over="yes" if won > undertaken else "no",
        then="on" if not ends else "ends" if len(tricks) < ALL else "all",
        **{"won-name": context.number(won), "tricks-name": context.number(undertaken)},
    )


def _counterpique(context: TalkContext, item: Item, tricks: Sequence[Trick]) -> str:
    won, bid = won_by(tricks, 1 - item.seat), context.seen.bid
    undertaken, value = (bid.tricks, bid.value) if bid else (0, 0)
    return context.say(
        "talk-counterpique",
        name=context.names[item.seat],
        other=context.names[1 - item.seat],
        short=undertaken - won,
        value=value,
        points=item.points,
        **{"won-name": context.number(won), "tricks-name": context.number(undertaken)},
        **{"short-name": context.number(undertaken - won)},
    )


def _misere(context: TalkContext, item: Item, tricks: Sequence[Trick]) -> str:
    fewer, more = won_by(tricks, item.seat), won_by(tricks, 1 - item.seat)
    numbers = {"won-name": context.number(fewer), "lost-name": context.number(more)}
    name = context.names[item.seat]
    return context.say("talk-misere-over", name=name, points=item.points, lost=more, **numbers)
