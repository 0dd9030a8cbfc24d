"""What a player's hand tells him: how it stands, what was done, his cards, and whatever else he knows."""

from collections.abc import Iterator

from bot.piquet import calls
from bot.piquet.actions import Bid, CarteBlanche, Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.rules import Form, Kind
from bot.piquet.tricks import ALL, Trick, taken_by, won_by
from bot.piquet.view import DealView, SeenAnswer
from bot.ui.hand.hand_context import Seat, table_link
from bot.ui.kit.card_text import by_suit, face, faces, in_words, name_of
from bot.ui.kit.partie_text import deal_numbered, rules_named, standing
from bot.ui.kit.turn_text import date, pace_short, reminder, time_left, yes_or_no
from bot.ui.talk.talk import talk

NEWS = 12
"""So many lines of what was done are told in a hand; all of it stands at the table."""


def known(seat: Seat) -> list[str]:
    """All that stands above the controls, passage by passage."""
    seen = seat.sight.deal
    found = [_heading(seat), *_notes(seat)]
    if seen is None or seat.sight.ending:
        return found
    found += _undertaken(seat, seen)
    if not seen.over:
        found.append(_cards(seat, seen))
    lines = [f"-# {line}" for line in _knowledge(seat, seen)]
    return [*found, "\n".join(lines)] if lines else found


# How it stands, and what was done.


def _heading(seat: Seat) -> str:
    sight, say = seat.sight, seat.say
    where = rules_named(say, sight.rules)
    if sight.deal:
        dealt = "yes" if sight.deal.dealer == seat.me else "no"
        numbered = deal_numbered(say, sight)
        where = say("hand-where", rules=where, deal=numbered, role=_role(seat, sight.deal), dealt=dealt)
    if sight.clock.pace:
        where += " · " + pace_short(say, sight.clock.pace)
    where += " · " + say("hand-rated", rated=yes_or_no(sight.rated))
    if link := table_link(sight):
        where += " · " + say("hand-table-link", link=link)
    title = [say("hand-title", other=seat.other), *reminder(seat), f"-# {where}"]
    return "\n".join([*title, *_score(seat), *time_left(seat)])


def _role(seat: Seat, seen: DealView) -> str:
    """What he is; nothing before an auction has decided it."""
    if seen.stage is Stage.AUCTION:
        return "none"
    return "elder" if seen.elder == seat.me else "younger"


def _score(seat: Seat) -> list[str]:
    sight, me = seat.sight, seat.me
    if sight.deal is None:
        return []
    in_deal, names = sight.deal.score, [seat.other, seat.other]
    names[me] = seat.say("hand-you")
    stands = sight.stands if sight.ending else sight.shown.before
    score = standing(seat.say, sight.rules, stands, (names[0], names[1]), me)
    return [score + " · " + seat.say("hand-score-deal", mine=in_deal[me], theirs=in_deal[1 - me])]


def _notes(seat: Seat) -> list[str]:
    note = seat.draft.note
    found = [note] if note else []
    if seat.sight.clock.out_until:
        found.append(seat.say("hand-bot-out", until=date(seat.sight.clock.out_until)))
    elif seat.sight.location.table is None and seat.sight.seq and not seat.sight.ending:
        found.append(seat.say("hand-table-lost"))
    found += _last_deal(seat)
    if not note and (news := _news(seat)):
        found.append("\n".join(f"> {line}" for line in news))
    return found


def _last_deal(seat: Seat) -> list[str]:
    """What the deal before brought, until he has done anything in this one: he may never have seen its end."""
    sight, me = seat.sight, seat.me
    earlier, before, seen = sight.shown.earlier, sight.shown.before, sight.deal
    if earlier is None or seen is None or sight.ending or any(did.seat == me for did in seen.actions):
        return []
    brought = [before.totals[at] - earlier.totals[at] for at in (me, 1 - me)]
    won = [before.games[at] > earlier.games[at] for at in (me, 1 - me)]
    game = "mine" if won[0] else "theirs" if won[1] else "none"
    told = seat.say("hand-last-deal", mine=brought[0], theirs=brought[1], other=seat.other, game=game)
    tied = sight.rules.form is Form.DEALS and sight.shown.ordinal == sight.rules.deals + 1
    return [told + "\n" + seat.say("table-tied")] if tied else [told]


def _news(seat: Seat) -> list[str]:
    """What was done since he last did anything, for who plays by DM alone."""
    seen = seat.sight.deal
    if seen is None or not seat.sight.my_turn:
        return []
    # Of the answers that were given for him he knows nothing yet, nor of the calls before them.
    given = () if seat.sight.settings.answers_self else SeenAnswer
    mine = [at for at, did in enumerate(seen.actions) if did.seat == seat.me and not isinstance(did, given)]
    last = mine[-1] if mine else -1
    # A card he led is told again with the one that was played to it; what else he did he knows.
    first = last if mine and isinstance(seen.actions[last], Play) else last + 1
    # The call that waits for his answer stands above the answers; where all are made at once, all are told here.
    asked = seen.actions.index(seen.pending) if seen.pending and not seen.rules.together else None
    return talk(seat.say, seen, seat.names, first, asked)[-NEWS:]


# What is undertaken.


def bid_in_words(seat: Seat, bid: Bid) -> str:
    """A bid as a sentence has it: ``eight tricks, four cards left, worth 32``."""
    say = seat.say
    return say("hand-bid", tricks=in_words(say, bid.tricks), left=in_words(say, bid.left), value=bid.value)


def _undertaken(seat: Seat, seen: DealView) -> Iterator[str]:
    """The bid that stands, the contract, or that tricks are to be lost."""
    mine, theirs = won_by(seen.tricks, seat.me), won_by(seen.tricks, 1 - seat.me)
    if seen.misere:
        yield seat.say("hand-misere", other=seat.other, mine=mine, theirs=theirs)
    elif seen.bid is None:
        return
    elif seen.stage is Stage.AUCTION:
        if not seat.sight.my_turn:
            bidder = "mine" if seen.bid.seat == seat.me else "theirs"
            yield seat.say("hand-bid-stands", bidder=bidder, other=seat.other, bid=bid_in_words(seat, seen.bid))
    else:
        yield _contract(seat, seen.bid, elder=seen.elder == seat.me, won=(mine, theirs))


def _contract(seat: Seat, bid: Bid, *, elder: bool, won: tuple[int, int]) -> str:
    elders, youngers = won if elder else won[::-1]
    # The last trick counts two.
    lost = youngers > ALL + 1 - bid.tricks
    state = "made" if elders >= bid.tricks else "beaten" if lost else "open"
    side = "mine" if elder else "theirs"
    return seat.say(
        f"hand-contract-{side}",
        other=seat.other,
        tricks=bid.tricks,
        value=bid.value,
        mine=won[0],
        theirs=won[1],
        state=state,
    )


# His cards, and what he knows of the others.


def best(seen: DealView, kind: Kind) -> tuple[Hand, ...]:
    """All that his hand holds of a kind; of the point, the best."""
    return calls.best_call(seen.rules, kind, seen.hand)


def _cards(seat: Seat, seen: DealView) -> str:
    lines = [seat.say("hand-cards"), *by_suit(seat.say, seen.hand)]
    if not _may_score(seat, seen):
        return "\n".join(lines)
    if held := [name_of(seat.say, kind, group) for kind in Kind for group in best(seen, kind)]:
        lines.append("-# " + seat.say("hand-holds", groups=" · ".join(held)))
    return "\n".join(lines)


def _may_score(seat: Seat, seen: DealView) -> bool:
    """Whether what his hand holds may still score: elder's until he has led, younger's until he has played."""
    led = seen.stage is Stage.PLAY and seen.elder == seat.me
    return not (led or seen.tricks or seen.misere)


def _knowledge(seat: Seat, seen: DealView) -> Iterator[str]:
    say, drawn = seat.say, seen.drawn[seat.me]
    if seen.discards:
        yield say("hand-discards", cards=faces(Hand.of(seen.discards)))
        yield say("hand-taken", cards=faces(Hand.of(seen.taken)))
    elif drawn == 0:
        yield say("hand-kept-all")
    yield from _left(seat, seen)
    if blank := seen.dealt[1 - seat.me]:
        yield say("hand-other-blank", other=seat.other, cards=faces(Hand.of(blank)))
    elif any(isinstance(did, CarteBlanche) and did.seat != seat.me for did in seen.actions):
        yield say("hand-other-blank-hidden", other=seat.other)
    if shown := seen.shown[1 - seat.me]:
        yield say("hand-other-shown", other=seat.other, cards=faces(shown))
    if seen.tricks:
        yield _tricks(seat, seen)


def _left(seat: Seat, seen: DealView) -> Iterator[str]:
    """What he saw of the cards that he did not take."""
    drawn = seen.drawn[seen.elder] or 0
    saw = [card for card in seen.talon[drawn : seen.most] if card is not None]
    looked = [card for card in seen.talon[8 - seen.left :] if card is not None]
    if saw and seen.elder == seat.me:
        yield seat.say("hand-left-seen", cards=faces(saw))
    if looked and len(looked) == seen.left:
        yield seat.say("hand-left-looked", cards=faces(looked))


def _tricks(seat: Seat, seen: DealView) -> str:
    mine, theirs = taken_by(seen.tricks, seat.me), taken_by(seen.tricks, 1 - seat.me)
    count = seat.say("hand-tricks", mine=mine, theirs=theirs, other=seat.other)
    return f"{count} · " + ", ".join(map(_trick, seen.tricks))


def _trick(trick: Trick) -> str:
    """The card that won in bold."""
    led, reply = face(trick.led), face(trick.reply)
    return f"**{led}** {reply}" if trick.winner == trick.leader else f"{led} **{reply}**"
