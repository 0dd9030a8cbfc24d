from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.features.tables.cards_on_table import cards_on_table
from bot.kit.card_faces import CardFaces
from bot.kit.controls import PicturedText, button, layout, text_parts, written
from bot.kit.names import full_names, names, plain, short_name, short_names
from bot.kit.partie_links import fair_button, more_button, replay_button, why_button
from bot.kit.partie_text import deal_numbered, game_won, ratings_changed, standing
from bot.kit.pictures.attachment import shown_sheet
from bot.kit.shared_controls import FairFor, OfferRematch, ShowHand
from bot.kit.talk.score_sheet import reasons, settlement
from bot.kit.talk.talk import beside_a_score, dealer_chosen, opening, talk_shown
from bot.kit.talk.talk_context import score_told
from bot.kit.time_text import clock_sentence, clock_state, date, gone, relative
from bot.kit.words import Words, yes_or_no
from bot.model.ids import is_known
from bot.model.outbox_messages import Says
from bot.model.reminders import REMINDERS, UP
from bot.model.results import EndedBy
from bot.model.sight import Sight
from bot.piquet.actions import Play
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.partie import Standing
from bot.piquet.rules import Form
from bot.piquet.view import DealView
from bot.runtime.messenger import Speech

FELT = 0x1F6F50
_BLUE = 0x2F5D8C
LONGEST = 3800
"""The most characters in a table message; Discord allows 4,000."""


def speech_view(say: Words, speech: Speech) -> ui.LayoutView | None:
    """Draws a table message; None if it is too long for Discord."""
    for faces in (CardFaces(say), CardFaces(say, as_text=True)):
        texts = [*_texts(faces, speech), *(_ping_line(say, speech, seat) for seat in speech.calling)]
        parts = text_parts(text for text in texts if text)
        if sum(len(part.content) for part in parts) <= LONGEST:
            return layout(*parts, accent=FELT, below=[ui.ActionRow(*_buttons(say, speech))])
    return None


def speech_mentions(speech: Speech) -> discord.AllowedMentions:
    """Returns the people to ping. Omits silenced players, and ids without an account, because Discord rejects them."""
    # Discord adds everyone mentioned in the opening to the thread.
    seats = (0, 1) if speech.message.what is Says.OPENING else speech.calling
    left_out = (speech.sight.people.house, *speech.silent)
    users = [speech.sight.people.users[seat] for seat in seats if seat not in left_out]
    people = [discord.Object(user) for user in users if is_known(user)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def thread_name(say: Words, sight: Sight) -> str:
    first, second = map(short_name, full_names(sight))
    return say("table-thread", number=str(sight.partie_id), first=first, second=second)


def table_view(faces: CardFaces, sight: Sight) -> ui.LayoutView:
    say = faces.say
    above, below = _overview(faces, sight)
    if sum(map(len, [*above, *below])) > LONGEST:
        above, below = _overview(replace(faces, as_text=True), sight)
    said = _said(say, sight, sight.deal) if sight.deal else []
    latest = _latest(said, LONGEST - sum(map(len, [*above, *below])))
    if sight.ending:
        buttons = [replay_button(say, sight.partie_id), more_button(say, sight)]
    else:
        buttons = [fair_button(say, FairFor.PARTIE, sight.partie_id)] if sight.commitment else []
    rows = [ui.ActionRow(*buttons)] if buttons else []
    return layout(*(written(text) for text in [*above, latest, *below] if text), accent=FELT, below=rows)


def _overview(faces: CardFaces, sight: Sight) -> tuple[list[str], list[str]]:
    say, below = faces.say, list[str]()
    above = _state(faces, sight, sight.deal) if sight.deal else [_heading(say, sight)]
    if sight.to_act is not None:
        turn = clock_sentence(say, f"table-turn-{clock_state(sight)}", sight)
        below += [turn, *gone(say, sight, 0), *gone(say, sight, 1)]
    if sight.ending:
        below.append(ending_text(say, sight))
    return above, below


def _latest(lines: Sequence[str], room: int) -> str:
    found: list[str] = []
    for line in reversed(lines[-20:]):
        room -= len(line) + 1
        if room < 0:
            break
        found.insert(0, line)
    return "\n".join(found)


def ending_text(say: Words, sight: Sight) -> str:
    return "\n".join([how_ended(say, sight), *ratings_changed(say, sight)])


def how_ended(say: Words, sight: Sight) -> str:
    ending, (first, second) = sight.ending, names(sight)
    if ending is None:
        return ""
    loser = ending.loser or 0
    people = {"loser": (first, second)[loser], "winner": (first, second)[1 - loser]}
    match ending.by:
        case EndedBy.PLAYED:
            return settlement(say, (first, second), ending.outcome, sight.standing) if ending.outcome else ""
        case EndedBy.RESIGNED:
            return say("table-resigned", **people)
        case EndedBy.CLAIMED:
            return say("table-claimed", **people)
        case EndedBy.AGREED | EndedBy.SILENT:
            return say(f"table-ended-{ending.by}")
        case EndedBy.STOPPED | EndedBy.DAY:
            return say("table-stopped")


def _buttons(say: Words, speech: Speech) -> list[ui.Button[Any]]:
    # If Discord's reply is lost, the mark in the id lets the messenger find the message again.
    sight, mark = speech.sight, str(speech.mark)
    ended, first = sight.ending is not None, list[ui.Button[Any]]()
    if not ended:
        shows = ShowHand(sight.partie_id, sight.seq, mark)
        first.append(button(say("table-show"), shows, emoji="🃏"))
    elif _shows_newest(speech) or (sight.shown.newest and speech.message.what is not Says.OPENING):
        offers = OfferRematch(sight.partie_id, sight.seq, mark)
        first.append(button(say("table-rematch"), offers, ButtonStyle.primary))
    if ended:
        return [*first, replay_button(say, sight.partie_id), more_button(say, sight)]
    why = [why_button(say, sight)] if speech.ends_deal else []
    opens = speech.message.what in (Says.OPENING, Says.MOVED) and sight.commitment
    return [*first, *why, *([fair_button(say, FairFor.PARTIE, sight.partie_id)] if opens else [])]


def _texts(faces: CardFaces, speech: Speech) -> list[str | PicturedText]:
    say, sight = faces.say, speech.sight
    match speech.message.what:
        case Says.OPENING:
            heading = say("table-open", **_who(sight))
            how = [] if sight.ending else [say("table-how")]
            return ["\n".join([heading, *opening(say, sight)]), "\n".join([_players(say, sight), *how])]
        case Says.DEALER:
            return [dealer_chosen(say, sight)]
        case Says.PLAY:
            return _talk(faces, speech)
        case Says.CALL:
            return []
        case Says.MOVED:
            moved = say("table-moved", **_who(sight))
            return [moved, *_talk(faces, speech)]
        case Says.ENDED:
            return [ending_text(say, sight)]
        case _:
            return [_announcement(say, speech)]


def _announcement(say: Words, speech: Speech) -> str:
    what, seat, sight = speech.message.what, speech.message.seat or 0, speech.sight
    name, other = names(sight)[seat], names(sight)[1 - seat]
    clock, until = sight.clock, speech.until or sight.clock.since
    match what:
        case Says.LATE:
            return say("table-late", name=name, other=other, claims=yes_or_no(clock.claims_itself))
        case Says.MORE_TIME:
            return say("table-more", name=name, other=other, date=date(clock.due_at or clock.since))
        case Says.AWAY:
            return say("table-away", name=name, date=date(until), clock=yes_or_no(clock.pace))
        case Says.BACK:
            return say("table-back", name=name, clock=yes_or_no(clock.pace))
        case Says.GONE:
            return say("table-gone", name=name, other=other, why=sight.people.gone[seat] or "left")
        case _:
            return say(f"table-{what}", name=name)


def _ping_line(say: Words, speech: Speech, seat: int) -> str:
    sight, user = speech.sight, str(speech.sight.people.users[seat])
    if speech.message.what is Says.LATE:
        return say("table-late-mine" if seat == speech.message.seat else "table-late-theirs", user=user)
    if speech.message.what is not Says.CALL:
        return say("table-calling", user=user)
    if seat == sight.to_act and sight.clock.due_at is not None and 0 < sight.clock.reminded < UP:
        return say(
            f"table-reminder-{REMINDERS[sight.clock.reminded - 1].name}", user=user, due=relative(sight.clock.due_at)
        )
    return say("table-closed", user=user)


def _players(say: Words, sight: Sight) -> str:
    """Returns mentions of both players, which make Discord add them to the thread. The house has no mention."""
    if sight.people.house is not None:
        return say("table-player", user=str(sight.people.users[1 - sight.people.house]))
    return say("table-players", first=str(sight.people.users[0]), second=str(sight.people.users[1]))


def _talk(faces: CardFaces, speech: Speech) -> list[str | PicturedText]:
    say, sight, seen = faces.say, speech.sight, speech.sight.deal
    if seen is None:
        return []
    lines = _said(say, sight, seen, speech.first, speech.last)
    if not speech.ends_deal:
        # After a deal, the player to act is named below the next deal's announcement.
        return [*_state(faces, sight, seen), "\n".join([*lines, *_whose_turn(say, speech)])]
    *after, last = after_deal(say, sight, seen)
    below = "\n".join([str(last), *_whose_turn(say, speech)])
    return [*_state(faces, sight, seen), "\n".join(lines), *after, below]


def _said(say: Words, sight: Sight, seen: DealView, first: int = 0, last: int | None = None) -> list[str]:
    end = len(seen.actions) if last is None else last
    until = min(_first_trick(seen) if seen.tricks else 0, end)
    calls = talk_shown(say, sight, first, until, beside=(Play,)) if first < until else []
    return [*(f"-# {line}" for line in calls), *talk_shown(say, sight, max(first, until), end, beside=(Play,))]


def _first_trick(seen: DealView) -> int:
    led, reply = [at for at, action in enumerate(seen.actions) if isinstance(action, Play)][:2]
    return led if reply == led + 1 else reply


def _state(faces: CardFaces, sight: Sight, seen: DealView) -> list[str]:
    say = faces.say
    heading = say("table-deal", number=str(sight.partie_id), deal=deal_numbered(say, sight))
    before = [say("table-deal-stands", standing=_standing(say, sight))] if _has_score(sight.shown.before) else []
    score = _score_so_far(say, sight, seen)
    return ["\n".join([heading, who_deals(say, sight, seen), *before, score]), *cards_on_table(faces, sight, seen)]


def _whose_turn(say: Words, speech: Speech) -> list[str]:
    sight = speech.sight
    if not _shows_newest(speech) or sight.to_act is None:
        return []
    return [say("table-turn", name=names(sight)[sight.to_act])]


def _shows_newest(speech: Speech) -> bool:
    return speech.sight.shown.first_seq + speech.last == speech.sight.seq


def _heading(say: Words, sight: Sight) -> str:
    score = say("table-score", standing=_standing(say, sight))
    return say("table-open", **_who(sight)) + f"\n{score}"


def _who(sight: Sight) -> dict[str, str]:
    first, second = map(plain, full_names(sight))
    return {"first": first, "second": second, "number": str(sight.partie_id)}


def _standing(say: Words, sight: Sight) -> str:
    return standing(say, sight.rules, sight.shown.before, names(sight))


def who_deals(say: Words, sight: Sight, seen: DealView) -> str:
    """Names the dealer. Also names elder, unless an auction decides who is elder."""
    both = names(sight)
    if seen.rules.auction:
        return say("table-deal-bids", dealer=both[seen.dealer])
    return say("table-deal-who", dealer=both[seen.dealer], elder=both[seen.elder])


def after_deal(say: Words, sight: Sight, seen: DealView) -> list[str | PicturedText]:
    """Returns the score sheet, a game won with the deal, and the partie's end or the next deal."""
    heads, number = short_names(say, sight), sight.shown.ordinal
    found: list[str | PicturedText] = [shown_sheet(say, heads, names(sight), seen, number, sight.standing)]
    if sight.standing.games != sight.shown.before.games:
        found.append(game_won(say, seen, sight.shown.before, sight.standing, names(sight)))
    if sight.ending and sight.shown.newest:
        return [*found, ending_text(say, sight)]
    if sight.shown.ordinal == sight.shown.of:
        found.append(say("table-tied"))
    return [*found, _next(say, sight)]


def _next(say: Words, sight: Sight) -> str:
    both, dealer = names(sight), sight.shown.next_dealer or 0
    if sight.rules.auction:
        return say("table-next-bids", number=sight.shown.ordinal + 1, dealer=both[dealer])
    return say("table-next", number=sight.shown.ordinal + 1, dealer=both[dealer], elder=both[1 - dealer])


def _has_score(stands: Standing) -> bool:
    return any(map(any, (stands.totals, stands.games, stands.game)))


def _score_so_far(say: Words, sight: Sight, seen: DealView) -> str:
    first, second = beside_a_score(sight)
    one, two = score_told(seen, as_told(seen).items)
    won = {"won": seen.winners.count(0), "lost": seen.winners.count(1)}
    played = yes_or_no(bool(seen.tricks))
    deal: dict[str, str | int] = {"first": first, "one": one, "second": second, "two": two, "played": played, **won}
    match seen.rules.form:
        case Form.DEALS:
            return say("table-score-deal", **deal)
        case Form.GAMES:
            return say("table-score-game", **deal)
        case Form.RUBBER:
            return say("table-score-above", **deal)


def reasons_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Draws *Why this score?*, with the facts the reader may know."""
    return layout(written(reasons(say, sight)), accent=_BLUE)
