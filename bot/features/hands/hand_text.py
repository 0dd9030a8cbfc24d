from collections.abc import Iterator, Sequence
from typing import Final

from bot.features.hands.drafts import best_groups
from bot.features.hands.hand_context import HandContext
from bot.kit.card_text import capital, in_words, label_of
from bot.kit.names import full_names, plain
from bot.kit.partie_links import table_link
from bot.kit.partie_text import deal_numbered, firsts, rated_or_not, rules_named, standing
from bot.kit.talk.talk import talk_shown
from bot.kit.time_text import clock_sentence, clock_state, date, gone, pace_short, relative, rest_days
from bot.kit.words import yes_or_no
from bot.model.reminders import REMINDERS
from bot.model.sight import ShownDay, Sight
from bot.piquet.actions import Bid, CarteBlanche, Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.rules import Form, Kind
from bot.piquet.tricks import ALL, won_by
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall, SeenExchange

_BETWEEN_TRICKS = "\N{EN SPACE}"
MOST_NEWS: Final = 12
MOST_LETTERS: Final = 1400
"""The most letters of all lines of news together: each may have long names."""


def hand_paragraphs(context: HandContext, *, in_text: bool) -> list[str]:
    """Returns the text in few paragraphs: a message has at most forty parts.

    ``in_text`` includes the player's cards.
    """
    seen, notes, cards = context.sight.deal, _note_paragraphs(context), list[str]()
    if seen is not None and not context.sight.ending:
        notes += _contract_lines(context, seen)
        cards = [own_cards(context, seen)] if in_text and not seen.over else []
        cards += [f"-# {line}" for line in knowledge(context, seen)]
    return [_heading(context), *("\n".join(lines) for lines in (notes, cards) if lines)]


def hand_in_short(context: HandContext) -> str:
    seen = context.sight.deal
    return "\n".join([_heading(context), *([] if seen is None or seen.over else [own_cards(context, seen)])])


# The score and recent actions.


def _heading(context: HandContext) -> str:
    sight, say = context.sight, context.say
    if sight.of_day is not None:
        title, where = _title_of_day(context, sight.of_day), _open_until(context, sight.of_day)
    else:
        title = say("hand-title", other=_opponent(context), number=str(sight.partie_id))
        where = [" · ".join(line) for line in (_deal_now(context), _terms(context)) if line]
    lines = [title, *reminder(context), *(f"-# {line}" for line in where)]
    # A partie's end has the score in its sheet and in its result.
    scores = [] if sight.ending and sight.deal and sight.deal.over else score_lines(context)
    return "\n".join([*lines, *scores, *time_left(context)])


def _title_of_day(context: HandContext, day: ShownDay) -> str:
    role = _role(context, context.sight.deal) if context.sight.deal else "none"
    return context.say("hand-title-day", number=str(day.number), deal=day.deal + 1, role=role)


def _open_until(context: HandContext, day: ShownDay) -> list[str]:
    if context.sight.ending:
        return []
    return [context.say("hand-day-open", other=_opponent(context), when=date(day.closes_at))]


def _deal_now(context: HandContext) -> list[str]:
    sight, say, found = context.sight, context.say, list[str]()
    if sight.deal:
        role = _role(context, sight.deal)
        # After the auction, the role says it all.
        dealt = yes_or_no(role == "none" and sight.deal.dealer == context.me)
        found.append(say("hand-where", deal=capital(deal_numbered(say, sight)), role=role, dealt=dealt))
    if link := table_link(sight):
        found.append(say("hand-table-link", link=link))
    return found


def _terms(context: HandContext) -> list[str]:
    sight, say = context.sight, context.say
    if sight.my_turn and (sight.shown.number or (sight.deal and _has_acted(context, sight.deal))):
        return []
    pace = [pace_short(say, sight.clock.pace)] if sight.clock.pace else []
    return [rules_named(say, sight.rules), *pace, say("hand-rated", rated=rated_or_not(sight))]


def _opponent(context: HandContext) -> str:
    seen = context.sight.deal
    began = context.sight.shown.number or context.sight.ending or (seen and _has_acted(context, seen))
    return context.other if began else plain(full_names(context.sight)[1 - context.me])


def _role(context: HandContext, seen: DealView) -> str:
    if seen.stage is Stage.AUCTION:
        return "none"
    return "elder" if seen.elder == context.me else "younger"


def score_lines(context: HandContext) -> list[str]:
    """Returns a line with the scores of partie and deal, or no line before the first points."""
    sight, me = context.sight, context.me
    if sight.deal is None:
        return []
    in_deal, names = as_told(sight.deal).score, [context.other, context.other]
    names[me] = context.say("score-you")
    stands, scores = sight.standing if sight.ending else sight.shown.before, list[str]()
    if sight.shown.number:
        scores.append(standing(context.say, sight.rules, stands, (names[0], names[1]), me))
    if any(in_deal):
        scores.append(context.say("hand-score-deal", mine=in_deal[me], theirs=in_deal[1 - me]))
    return [capital(" · ".join(scores))] if scores else []


def _note_paragraphs(context: HandContext) -> list[str]:
    note = context.draft.note
    found = [note] if note else []
    if context.sight.clock.out_until:
        found.append(context.say("hand-bot-out", until=date(context.sight.clock.out_until)))
    elif _lacks_table(context.sight):
        found.append(context.say("hand-table-lost"))
    found += _opening(context)
    found += firsts(context.say, context.sight)
    found += _last_deal_line(context)
    if not note and (news := _news(context)):
        found.append("\n".join(f"-# {line}" for line in news))
    return found


def _opening(context: HandContext) -> list[str]:
    sight, seen = context.sight, context.sight.deal
    if not sight.location.is_private or seen is None or sight.shown.number or sight.ending or _has_acted(context, seen):
        return []
    # Other parties show the cut at their table. Daily deals and rematches have no cut.
    if not sight.cut.cards:
        return []
    by = "mine" if sight.cut.first_dealer == context.me else "theirs"
    return ["-# " + context.say("hand-cut", cut=context.cut, by=by, other=context.other)]


def _has_acted(context: HandContext, seen: DealView) -> bool:
    return any(did.seat == context.me for did in seen.actions)


def _lacks_table(sight: Sight) -> bool:
    return sight.location.table is None and not sight.location.is_private and sight.seq > 0 and sight.ending is None


def _last_deal_line(context: HandContext) -> list[str]:
    sight, me = context.sight, context.me
    earlier, before, seen = sight.shown.earlier, sight.shown.before, sight.deal
    if earlier is None or seen is None or sight.ending or _has_acted(context, seen):
        return []
    tied = sight.rules.form is Form.DEALS and sight.shown.ordinal == sight.rules.deals + 1
    found = [context.say("table-tied")] if tied else []
    if not sight.settings.dms_closed:
        # A message has shown the end of the previous deal.
        return found
    gained = [before.totals[at] - earlier.totals[at] for at in (me, 1 - me)]
    won = [before.games[at] > earlier.games[at] for at in (me, 1 - me)]
    game = "mine" if won[0] else "theirs" if won[1] else "none"
    line = context.say("hand-last-deal", mine=gained[0], theirs=gained[1], other=context.other, game=game)
    return ["\n".join([line, *found])]


def _news(context: HandContext) -> list[str]:
    seen = context.sight.deal
    if seen is None or not context.sight.my_turn:
        return []
    first = unseen_from(context, seen)
    # A call awaiting its answer is shown above the answers. Calls made together are all listed here.
    asked = seen.actions.index(seen.pending) if seen.pending and not seen.rules.calls.together else None
    last = len(seen.actions) if asked is None else asked
    # The trick list shows the cards, and younger's exchange question says how many elder took.
    beside = (Play, SeenExchange) if seen.stage is Stage.EXCHANGE else (Play,)
    return latest(talk_shown(context.say, context.sight, first, last, beside=beside, own=True))


def latest(lines: Sequence[str]) -> list[str]:
    found, room = list[str](), MOST_LETTERS
    for line in reversed(lines[-MOST_NEWS:]):
        room -= len(line)
        if room < 0:
            break
        found.insert(0, line)
    return found


def unseen_from(context: HandContext, seen: DealView) -> int:
    """Returns the index of the first action to report: the player's last card, or the action after their last decision.

    Automatic answers and empty calls do not count as decisions.
    """
    given = () if context.sight.settings.answers_self else SeenAnswer
    mine = [
        at
        for at, did in enumerate(seen.actions)
        if did.seat == context.me and not isinstance(did, given) and not _is_automatic(seen, did)
    ]
    if not mine:
        return 0
    return mine[-1] if isinstance(seen.actions[mine[-1]], Play) else mine[-1] + 1


def _is_automatic(seen: DealView, did: SeenAction) -> bool:
    match did:
        case SeenCall(kind=kind, number=0) if seen.rules.calls.all_answered and not seen.rules.calls.together:
            return not best_groups(seen, kind)
        case _:
            return False


# The contract.


def bid_in_words(context: HandContext, bid: Bid) -> str:
    """Writes a bid: ``eight tricks, four cards left, worth 32``."""
    say = context.say
    return say("hand-bid", tricks=in_words(say, bid.tricks), left=in_words(say, bid.left), value=bid.value)


def _contract_lines(context: HandContext, seen: DealView) -> Iterator[str]:
    mine, theirs = won_by(seen.winners, context.me), won_by(seen.winners, 1 - context.me)
    if seen.misere:
        yield context.say("hand-misere", other=context.other, mine=mine, theirs=theirs)
    elif seen.bid is None:
        return
    elif seen.stage is Stage.AUCTION:
        if not context.sight.my_turn:
            bidder = "mine" if seen.bid.seat == context.me else "theirs"
            yield context.say(
                "hand-bid-stands", bidder=bidder, other=context.other, bid=bid_in_words(context, seen.bid)
            )
    else:
        yield _contract(context, seen.bid, elder=seen.elder == context.me, won=(mine, theirs))


def _contract(context: HandContext, bid: Bid, *, elder: bool, won: tuple[int, int]) -> str:
    elders, youngers = won if elder else won[::-1]
    # The last trick counts two.
    lost = youngers > ALL + 1 - bid.tricks
    state = "made" if elders >= bid.tricks else "beaten" if lost else "open"
    side = "mine" if elder else "theirs"
    return context.say(
        f"hand-contract-{side}",
        other=context.other,
        tricks=bid.tricks,
        value=bid.value,
        mine=won[0],
        theirs=won[1],
        state=state,
    )


# The player's cards, and their knowledge.


def own_line(context: HandContext, seen: DealView) -> str:
    return "\n".join(f"## {line}" for line in context.faces.hand_lines(seen.hand, gold=Hand.of(seen.taken)))


def own_cards(context: HandContext, seen: DealView) -> str:
    lines = [own_line(context, seen)]
    if not _may_score(context, seen) or _are_offered(context, seen):
        return "\n".join(lines)
    if held := [label_of(context.say, kind, (group,)) for kind in Kind for group in best_groups(seen, kind)]:
        lines.append("-# " + context.say("hand-holds", groups=" · ".join(map(capital, held))))
    return "\n".join(lines)


def _may_score(context: HandContext, seen: DealView) -> bool:
    named = seen.stage is Stage.NAMED and seen.elder == context.me
    return not (named or seen.stage in (Stage.PLAY, Stage.OVER) or seen.misere)


def _are_offered(context: HandContext, seen: DealView) -> bool:
    return context.sight.my_turn and seen.stage in (Stage.CALLS, Stage.PLAY)


def knowledge(context: HandContext, seen: DealView) -> Iterator[str]:
    """Yields what the player knows: their exchange, cards seen and shown, tricks."""
    say, faces = context.say, context.faces
    if exchanged := [*_exchanged(context, seen)]:
        yield " · ".join(exchanged)
    if not faces.has_emoji and seen.taken:
        yield say("hand-taken", cards=faces.row(Hand.of(seen.taken)))
    looked = [card for card in seen.talon[8 - seen.left :] if card is not None]
    if looked and len(looked) == seen.left:
        yield say("hand-left-looked", cards=faces.row(looked))
    if blank := seen.dealt[1 - context.me]:
        yield say("hand-other-blank", other=context.other, cards=faces.row(Hand.of(blank)))
    elif any(isinstance(did, CarteBlanche) and did.seat != context.me for did in seen.actions):
        yield say("hand-other-blank-hidden", other=context.other)
    if shown := seen.shown[1 - context.me]:
        yield say("hand-other-shown", other=context.other, cards=faces.row(shown))
    if seen.tricks:
        yield trick_list(context, seen)


def _exchanged(context: HandContext, seen: DealView) -> Iterator[str]:
    drawn = seen.drawn[context.me]
    if seen.discards:
        yield context.say("hand-discards", cards=context.faces.row(Hand.of(seen.discards)))
    elif drawn == 0:
        yield context.say("hand-kept-all")
    saw = [card for card in seen.talon[drawn or 0 : seen.most] if card is not None]
    if saw and seen.elder == context.me:
        yield context.say("hand-left-seen", cards=context.faces.row(saw))


def trick_list(context: HandContext, seen: DealView) -> str:
    mine, theirs = seen.winners.count(context.me), seen.winners.count(1 - context.me)
    count = context.say("hand-tricks", mine=mine, theirs=theirs, other=context.other)
    between = _BETWEEN_TRICKS if context.faces.has_emoji else ", "
    return f"{count} · " + between.join(map(context.faces.trick, seen.tricks))


# The clock.


def time_left(context: HandContext) -> list[str]:
    """Returns a line with the player's time left. No line if a reminder states the time, or without a clock."""
    state = clock_state(context.sight)
    shown = context.sight.my_turn and state != "none" and not reminder(context)
    return [clock_sentence(context.say, f"clock-mine-{state}", context.sight), *_rests(context)] if shown else []


def reminder(context: HandContext) -> list[str]:
    """Returns a reminder line once half, nine tenths or all time is used, or before an idle partie ends."""
    sight, state = context.sight, clock_state(context.sight)
    if sight.my_turn and sight.clock.idle_until and sight.people.house is not None:
        lost = yes_or_no(sight.rated and sight.counts)
        return [context.say("clock-put-away", date=date(sight.clock.idle_until), rated=lost)]
    if sight.my_turn and sight.clock.idle_until:
        until = relative(sight.clock.idle_until)
        return [context.say("clock-silent", other=context.other, until=until, up=yes_or_no(sight.silent))]
    if not sight.my_turn or state in ("none", "away") or not sight.clock.reminded:
        return []
    key = "clock-mine-late" if state == "late" else f"clock-{REMINDERS[sight.clock.reminded - 1].name}"
    return [clock_sentence(context.say, key, sight)]


def waiting(context: HandContext) -> list[str]:
    """Returns lines about the player to act: name, deadline, and whether they are away, late or gone."""
    state = "silent" if context.sight.silent else clock_state(context.sight)
    line = clock_sentence(context.say, f"clock-theirs-{state}", context.sight)
    rests = _rests(context) if clock_state(context.sight) in ("runs", "away") else []
    return [line, *rests, *gone(context.say, context.sight, 1 - context.me)]


def _rests(context: HandContext) -> list[str]:
    days, key = context.sight.clock.rests, "clock-rests-mine" if context.sight.my_turn else "clock-rests-theirs"
    return [context.say(key, other=context.other, days=rest_days(context.say, days))] if days else []
