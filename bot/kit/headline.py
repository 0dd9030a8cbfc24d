"""What happened in a finished partie or deal, in one headline for one of its players."""

from bot.kit.card_text import capital
from bot.kit.names import names
from bot.kit.words import Words, signed
from bot.model.results import EndedBy
from bot.model.sight import Luck, Sight
from bot.piquet.partie import Games, Outcome, Rubber, Settlement

Told = dict[str, str | int]


def headline(say: Words, sight: Sight) -> str:
    """How a finished partie ended for the eye and, once it is known, how many points better than their cards it was."""
    ending, me = sight.ending, sight.eye or 0
    assert ending is not None  # noqa: S101 - the partie is over
    if ending.outcome is not None:
        return _played(say, sight, ending.outcome, me)
    if ending.by is EndedBy.DAY:
        return _of_day(say, sight, me)
    who = "mine" if ending.loser == me else "theirs"
    return capital(say(f"end-{ending.by}", other=names(sight)[1 - me], who=who, **_luck(sight.luck)))


def deal_headline(say: Words, sight: Sight, luck: Luck | None) -> str:
    """The same about one deal of a partie, which may have been broken off."""
    seen, me = sight.deal, sight.eye or 0
    if seen is None or not seen.over:
        return say("end-deal-unfinished", deal=sight.shown.ordinal)
    return say("end-deal", deal=sight.shown.ordinal, **_points((seen.score[me], seen.score[1 - me]), luck))


def _played(say: Words, sight: Sight, outcome: Outcome, me: int) -> str:
    match outcome:
        case Settlement():
            totals = sight.stands.totals
            told = _points((totals[me], totals[1 - me]), sight.luck)
            result = "drawn" if outcome.winner is None else "won" if outcome.winner == me else "lost"
            return say("end-points", **{**told, "result": result})
        case Games(winner, games) | Rubber(winner, _, games):
            kind, result = sight.rules.form.value, "won" if winner == me else "lost"
            return say(f"end-{kind}", result=result, mine=games[me], theirs=games[1 - me])


def _of_day(say: Words, sight: Sight, me: int) -> str:
    seen = sight.deal
    if seen is None or not seen.over:
        return say("end-day")
    return say("end-points", **_points((seen.score[me], seen.score[1 - me]), sight.luck))


def _points(score: tuple[int, int], luck: Luck | None) -> Told:
    """Who has won by how many points, and what the cards were worth."""
    mine, theirs = score
    result = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
    return {**_luck(luck), "result": result, "points": abs(mine - theirs), "each": mine}


def _luck(luck: Luck | None) -> Told:
    """What a sentence about luck selects by and counts. ``side`` is unknown while the cards have no par."""
    if luck is None:
        return {"side": "unknown", "cards": "", "skill": 0, "lead": "level", "points": 0}
    side = "better" if luck.skill > 0 else "worse" if luck.skill < 0 else "level"
    lead = "ahead" if luck.points > 0 else "behind" if luck.points < 0 else "level"
    return {
        "side": side,
        "cards": signed(luck.cards),
        "skill": abs(luck.skill),
        "lead": lead,
        "points": abs(luck.points),
    }
