from collections.abc import Callable
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.features.challenges.controls import (
    AcceptChallenge,
    BeginPartie,
    DeclineChallenge,
    PlayHouse,
    WithdrawChallenge,
)
from bot.features.challenges.service import rules_offered
from bot.features.results.suggested_level import Suggestion
from bot.features.tables.view import how_ended
from bot.kit.controls import Control, button, layout, written
from bot.kit.names import names, plain
from bot.kit.partie_links import fair_button, replay_button, table_link
from bot.kit.partie_text import fair_footer, house_rules
from bot.kit.shared_controls import FairFor, OpenRules
from bot.kit.time_text import pace_short, rest_days
from bot.kit.words import Words, yes_or_no
from bot.model.challenges import Challenge, ChallengeState
from bot.model.clock_pauses import weekdays
from bot.model.house_seats import LEVELS
from bot.model.sight import Sight
from bot.piquet.partie import Games, Rubber, Settlement
from bot.piquet.reckoning import Reason

OPEN = 0x8C2F39
CLOSED = 0x7A7F87


def challenge_view(say: Words, challenge: Challenge, over: Sight | None = None) -> ui.LayoutView:
    """Draws a challenge's message. ``over`` is the public view of its finished partie."""
    still_open = challenge.state is ChallengeState.OPEN
    if over and not _is_hidden(challenge, over):
        terms = say("challenge-over-terms", number=str(over.partie_id), rules=say(f"ruleset-{challenge.rules}-name"))
        texts = [f"### {_result(say, over)}\n-# {terms}"]
    else:
        answer = _until(say, challenge) if still_open else _answer(say, challenge, over)
        texts = [_heading(say, challenge), _terms(say, challenge), answer]
    buttons = _buttons(say, challenge) if still_open else _over_buttons(say, challenge, over)
    if still_open or challenge.against_house:
        # Closed challenges show it too: a house partie may begin without an open challenge.
        buttons.append(button(say("challenge-rules-button"), OpenRules(f"set-{challenge.rules}")))
    footer = list[str]()
    if still_open or challenge.state is ChallengeState.ACCEPTED:
        buttons += fair_buttons(say, challenge)
        footer = fair_footer(say, challenge.commitment) if challenge.can_be_forwarded else []
    rows = [ui.ActionRow(*buttons)] if buttons else []
    below = map(written, footer)
    return layout(*map(written, texts), *rows, *below, accent=OPEN if still_open else CLOSED)


def invited_view(say: Words, challenge: Challenge) -> ui.LayoutView:
    until, other = f"<t:{challenge.expires_at}:R>", plain(challenge.opponent_name or "")
    text = written(say("private-invited", other=other, until=until))
    withdraw = button(say("challenge-withdraw"), WithdrawChallenge(challenge.id))
    return layout(text, ui.ActionRow(withdraw, *fair_buttons(say, challenge)), accent=OPEN)


def fair_buttons(say: Words, challenge: Challenge) -> list[ui.Button[Any]]:
    return [fair_button(say, FairFor.CHALLENGE, challenge.id)] if challenge.commitment else []


def challenge_mentions(challenge: Challenge) -> discord.AllowedMentions:
    """Allows a ping of the person challenged, unless an earlier challenge just pinged them."""
    person = challenge.opponent if challenge.pings and not challenge.against_house else None
    people = [] if person is None else [discord.Object(person)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def levels_view(say: Words, challenge: Challenge, suggestion: Suggestion) -> ui.LayoutView:
    levels = level_buttons(say, suggestion, lambda level: PlayHouse(challenge.id, level))
    rated = say("challenge-rated", rated=yes_or_no(challenge.rated), pool="house")
    texts = level_texts(say, say("house-ask-level"), suggestion, rated)
    return layout(*texts, ui.ActionRow(*levels), accent=OPEN)


def level_texts(say: Words, asks: str, suggestion: Suggestion | None, rated: str) -> list[ui.TextDisplay[Any]]:
    lines = [say("house-level-list-line", level=level) for level in LEVELS]
    return [written("\n".join([asks, *lines])), written("\n".join([*suggested_line(say, suggestion), rated]))]


def level_buttons(say: Words, suggestion: Suggestion | None, plays: Callable[[str], Control]) -> list[ui.Button[Any]]:
    led = suggestion and suggestion.level
    styles = {level: ButtonStyle.primary if level == led else ButtonStyle.secondary for level in LEVELS}
    return [button(say("house-level", level=level), plays(level), styles[level]) for level in LEVELS]


def suggested_line(say: Words, suggestion: Suggestion | None) -> list[str]:
    """Returns a line with the suggested level. Only the reader may see it, because it reveals their results."""
    if suggestion is None:
        return []
    level = say("house-level", level=suggestion.level)
    return [say("house-suggested", level=level, deals=suggestion.deals)]


def _heading(say: Words, challenge: Challenge) -> str:
    challenger = plain(challenge.challenger_name)
    if challenge.opponent is None or challenge.opponent_name is None:
        return say("challenge-open", challenger=challenger)
    if challenge.against_house:
        return say("challenge-house", challenger=challenger, house=plain(challenge.opponent_name))
    mention = plain(challenge.opponent_name) if challenge.opponent_forgotten else f"<@{challenge.opponent}>"
    return say("challenge-to", challenger=challenger, opponent=mention)


def _terms(say: Words, challenge: Challenge) -> str:
    rules = say(f"ruleset-{challenge.rules}-name")
    terms = [say("challenge-terms", rules=rules, rated=_rated(challenge))]
    if challenge.pace is not None:
        terms.append(pace_short(say, challenge.pace))
    lines = [" · ".join(terms)]
    if on_top := house_rules(say, rules_offered(challenge)):
        lines.append(say("option-line", options=", ".join(on_top)))
    if challenge.week_is_full:
        lines.append(say("challenge-week-full"))
    lines += _rests(say, challenge)
    if challenge.first_dealer is not None:
        first = challenge.first_dealer == challenge.challenger
        dealer = challenge.challenger_name if first else challenge.opponent_name or ""
        lines.append(say("challenge-rematch", dealer=plain(dealer)))
    return "\n".join(lines)


def _rated(challenge: Challenge) -> str:
    return yes_or_no(challenge.rated and not challenge.week_is_full)


def _rests(say: Words, challenge: Challenge) -> list[str]:
    people = (
        (challenge.challenger_name, weekdays(challenge.rests)),
        (challenge.opponent_name or "", weekdays(challenge.opponent_rests)),
    )
    shown = [(name, days) for name, days in people if days and challenge.pace is not None]
    return [say("challenge-rests", name=plain(name), days=rest_days(say, days)) for name, days in shown]


def _until(say: Words, challenge: Challenge) -> str:
    until = f"<t:{challenge.expires_at}:R>"
    if challenge.against_house:
        return say("challenge-house-open", until=until)
    return say("challenge-open-until", until=until)


def _answer(say: Words, challenge: Challenge, over: Sight | None) -> str:
    match challenge.state:
        case _ if over:
            return say("challenge-over", number=str(over.partie_id))
        case ChallengeState.WITHDRAWN if challenge.gone:
            return say("challenge-gone", why=challenge.gone, challenger=plain(challenge.challenger_name))
        case ChallengeState.ACCEPTED if challenge.against_house:
            return say("challenge-house-begun", number=str(challenge.partie or 0))
        case ChallengeState.EXPIRED if challenge.against_house:
            return say("challenge-house-expired")
        case ChallengeState.ACCEPTED | ChallengeState.DECLINED:
            opponent, number = plain(challenge.opponent_name or ""), str(challenge.partie or 0)
            return say(f"challenge-{challenge.state}", opponent=opponent, number=number, rated=_rated(challenge))
        case _:
            return say(f"challenge-{challenge.state}")


def _buttons(say: Words, challenge: Challenge) -> list[ui.Button[Any]]:
    withdraw = button(say("challenge-withdraw"), WithdrawChallenge(challenge.id))
    if challenge.against_house:
        deal = button(say("challenge-deal"), BeginPartie(challenge.id), ButtonStyle.primary)
        return [deal, withdraw]
    accept = "challenge-take" if challenge.opponent is None else "challenge-accept"
    found = [button(say(accept), AcceptChallenge(challenge.id), ButtonStyle.success)]
    if challenge.opponent is not None:
        found.append(button(say("challenge-decline"), DeclineChallenge(challenge.id)))
    found.append(withdraw)
    if challenge.opponent is None:
        found.append(button(say("challenge-house-instead"), PlayHouse(challenge.id)))
    return found


# The end of the partie.


def _over_buttons(say: Words, challenge: Challenge, over: Sight | None) -> list[ui.Button[Any]]:
    if over is None or _is_hidden(challenge, over):
        return []
    link = table_link(over)
    table: list[ui.Button[Any]] = [ui.Button(label=say("challenge-table"), url=link)] if link else []
    return [*table, replay_button(say, over.partie_id)]


def _is_hidden(challenge: Challenge, over: Sight) -> bool:
    return over.location.is_private and not challenge.is_private


def _result(say: Words, over: Sight) -> str:
    both, outcome = names(over), over.ending.outcome if over.ending else None
    match outcome:
        case Settlement(winner=int(winner)) | Rubber(winner=winner):
            totals = outcome.totals if isinstance(outcome, Rubber) else over.standing.totals
            high, low = totals[winner], totals[1 - winner]
            people = {"winner": both[winner], "loser": both[1 - winner]}
            return say("challenge-won", **people, high=high, low=low, fact=_fact(over, outcome))
        case Games(winner, games):
            people = {"winner": both[winner], "loser": both[1 - winner]}
            return say("challenge-won-games", **people, high=games[winner], low=games[1 - winner])
        case _:
            return how_ended(say, over)


def _fact(over: Sight, outcome: Settlement | Rubber) -> str:
    if isinstance(outcome, Rubber):
        return "rubber"
    if outcome.rubicon:
        return "rubicon"
    if abs(over.standing.totals[0] - over.standing.totals[1]) == 1:
        return "point"
    items = over.deal.items if over.deal and over.shown.newest else ()
    feats = {item.reason for item in items if item.seat == outcome.winner}
    return next((feat.value for feat in (Reason.CAPOT, Reason.REPIQUE) if feat in feats), "none")
