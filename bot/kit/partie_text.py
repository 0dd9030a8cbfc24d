"""Describes a partie in words: rules, deal, score, rating changes, headline and refusals."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.kit.card_text import capital, faces
from bot.kit.names import names
from bot.kit.time_text import day
from bot.kit.words import Words, signed, yes_or_no
from bot.model.results import WITHOUT_WINNER, EndedBy
from bot.model.sight import First, Luck, ShownRating, Sight
from bot.piquet.illegal import Illegal
from bot.piquet.partie import GAMES_TO_WIN, Games, Outcome, Rubber, Settlement, Standing, sum_of
from bot.piquet.reckoning import below
from bot.piquet.rules import OPTIONS, RULE_SETS, Form, Option, Rules
from bot.piquet.view import DealView

FOOTER_DIGITS: Final = 12
"""Hexadecimal digits shown of a commitment."""
_KEYS = {option: f"option-{option.replace('_', '-')}" for option in OPTIONS}


def rules_named(say: Words, rules: Rules, *, length: bool = True) -> str:
    """Names rules: ``Rubicon Piquet (with carte rouge)``. With ``length`` False, omits a changed number of deals."""
    name = say(f"ruleset-{rules.name}-name")
    rules = rules if length else replace(rules, deals=RULE_SETS[rules.name].deals)
    on_top = house_rules(say, rules)
    return say("standing-rules", rules=name, options=", ".join(on_top)) if on_top else name


def house_rules(say: Words, rules: Rules) -> list[str]:
    return [_house_rule(say, option, value) for option, value in rules.options.items()]


def _house_rule(say: Words, option: str, value: Option) -> str:
    match option:
        case "deals":
            return say(_KEYS[option], number=value)
        case "reading":
            return say(_KEYS[option], version=value)
        case _:
            return say(_KEYS[option], on="yes" if value else "no")


def deal_numbered(say: Words, sight: Sight) -> str:
    """Numbers the deal shown: ``deal 2 of 6``, or ``deal 2`` if scores decide how many deals follow."""
    if sight.shown.of is None:
        return say("standing-deal", number=sight.shown.ordinal)
    return say("standing-deal-of", number=sight.shown.ordinal, deals=sight.shown.of)


def deal_named(say: Words, sight: Sight) -> str:
    """Returns a deal's heading: ``Rubicon Piquet, deal 2 of 6``, or the number and date of a daily deal."""
    if sight.of_day is not None:
        return say("standing-daily", deal=sight.of_day.deal + 1, date=day(sight.of_day.opened_at))
    rules = rules_named(say, sight.rules.as_read_today, length=False)
    return say("standing-rules-deal", rules=rules, deal=deal_numbered(say, sight))


def standing(say: Words, rules: Rules, standing: Standing, names: tuple[str, str], first: int = 0) -> str:
    """Describes the score, games won and the current game, with seat ``first`` first."""
    over = rules.form in GAMES_TO_WIN and max(standing.games) >= GAMES_TO_WIN[rules.form]
    return _standing(say, f"standing-{rules.form.name.lower()}{'-over' if over else ''}", standing, first, names)


def score(say: Words, rules: Rules, standing: Standing, names: tuple[str, str], first: int = 0) -> str:
    """Returns a short score without markdown: ``You 43, Bob 26``."""
    return _standing(say, f"standing-{rules.form.name.lower()}-short", standing, first, names)


def _standing(say: Words, key: str, standing: Standing, first: int, names: tuple[str, str]) -> str:
    second = 1 - first
    return say(
        key,
        first=names[first],
        second=names[second],
        one=standing.totals[first],
        two=standing.totals[second],
        games=standing.games[first],
        others=standing.games[second],
        game=standing.game[first],
        against=standing.game[second],
    )


def game_won(say: Words, seen: DealView, before: Standing, after: Standing, names: tuple[str, str]) -> str:
    winner = 0 if after.games[0] > before.games[0] else 1
    points = seen.score if seen.rules.form is Form.GAMES else below(seen.items)
    score = sum_of((seen.game, points))
    return say(
        f"standing-game-won-{seen.rules.form.name.lower()}",
        winner=names[winner],
        loser=names[1 - winner],
        high=score[winner],
        low=score[1 - winner],
        double="yes" if after.games[winner] - before.games[winner] > 1 else "no",
        first=names[0],
        second=names[1],
        games=after.games[0],
        others=after.games[1],
    )


def fair_footer(say: Words, commitment: str) -> list[str]:
    """Returns a footer with the first digits of the hash ``commitment``, or [] without a commitment."""
    digits = " ".join(commitment[at : at + 4] for at in range(0, FOOTER_DIGITS, 4))
    return [say("fair-footer", digits=digits)] if commitment else []


def key_lines(say: Words, people: Iterable[tuple[str, str]]) -> list[str]:
    return [say("deals-key", name=name, key=key) for name, key in people if key]


def rated_or_not(sight: Sight) -> str:
    """Returns "yes" (rated), "no" (friendly) or "void" (agreed as rated, but not counted)."""
    void = sight.ending is not None and (sight.unrated is not None or sight.ending.by in WITHOUT_WINNER)
    return "void" if sight.rated and void else yes_or_no(sight.rated)


def ratings_changed(say: Words, sight: Sight) -> list[str]:
    """Returns a line with both rating changes, or why ratings did not change. Returns [] for a friendly partie."""
    if sight.unrated is not None:
        return [say("ratings-unrated", why=sight.unrated)]
    if sight.ratings is None:
        return []
    changes = [
        say("rating-change", name=name, before=_rating(say, before), after=_rating(say, after))
        for name, (before, after) in zip(names(sight), sight.ratings, strict=True)
    ]
    return [say("ratings-changed", first=changes[0], second=changes[1])]


def firsts(say: Words, sight: Sight) -> list[str]:
    return [say("hand-first-met", what=what.value) for what in First if what in sight.firsts]


def _rating(say: Words, rating: ShownRating) -> str:
    return say("rating-figure", points=str(rating.points), provisional=yes_or_no(rating.provisional))


Told = dict[str, str | int]


def headline(say: Words, sight: Sight) -> str:
    """Describes how the partie ended for the viewer and, once the cards' value (par) is known, how well they played."""
    ending, me = sight.ending, sight.eye or 0
    assert ending is not None  # noqa: S101 - the partie is over
    if ending.outcome is not None:
        return _played(say, sight, ending.outcome, me)
    if ending.by is EndedBy.DAY:
        return _of_day(say, sight, me)
    who = "mine" if ending.loser == me else "theirs"
    return capital(say(f"end-{ending.by}", other=names(sight)[1 - me], who=who, **_luck(sight.luck)))


def deal_headline(say: Words, sight: Sight, luck: Luck | None) -> str:
    seen, me = sight.deal, sight.eye or 0
    if seen is None or not seen.over:
        return say("end-deal-unfinished", deal=sight.shown.ordinal)
    return say("end-deal", deal=sight.shown.ordinal, **_points((seen.score[me], seen.score[1 - me]), luck))


def _played(say: Words, sight: Sight, outcome: Outcome, me: int) -> str:
    match outcome:
        case Settlement():
            totals = sight.standing.totals
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
    mine, theirs = score
    result = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
    return {**_luck(luck), "result": result, "points": abs(mine - theirs), "each": mine}


def _luck(luck: Luck | None) -> Told:
    # Without par, the cards' part is unknown.
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


def refusal(say: Words, illegal: Illegal) -> str:
    return say(f"refusal-{illegal.refusal}", cards=faces(say, illegal.cards), number=illegal.number)
