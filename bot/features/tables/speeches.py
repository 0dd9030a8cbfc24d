from collections.abc import Sequence

from bot.features.parties.loaded_partie import LoadedPartie
from bot.features.parties.pings import calls_for
from bot.model.outbox_messages import Say, Says
from bot.model.reminders import UP
from bot.model.results import EndedBy
from bot.piquet.actions import Answer, CarteBlanche, Look
from bot.runtime.messenger import MORE, Speech
from data import posts
from data.parties import PartieRow
from data.posts import Post
from data.store.transaction import Transaction


def outdated_by_end(tx: Transaction, row: PartieRow) -> list[Post]:
    """Returns an ended partie's messages that still offer a hand or name a turn."""
    every = posts.posts(tx, row.id)
    opening = [post for post in every if post.message == row.table_message]
    shown = [post for post in every if post in opening or post.first_seq <= post.last_seq]
    last = [] if row.ending == EndedBy.PLAYED else shown[-1:]
    several = dict.fromkeys([*opening, *last])
    return [post for post in several if post.channel == row.table_channel and post.at <= (row.ended_at or 0)]


def is_still_true(loaded: LoadedPartie, news: Say) -> bool:
    row, seat = loaded.row, news.seat or 0
    match news.what:
        case Says.CALL:
            return calls_for(row, loaded.seats, seat)
        case Says.LATE:
            return row.to_act == seat and row.reminded >= UP
        case Says.MORE_TIME:
            return row.to_act == seat and row.extra > 0
        case Says.AWAY | Says.BACK:
            return row.ended_at is None and (loaded.away[seat] is None) == (news.what is Says.BACK)
        case Says.GONE | Says.FOUND:
            return row.ended_at is None and (loaded.seats[seat].gone is None) == (news.what is Says.FOUND)
        case _:
            return True


def play_speech(
    loaded: LoadedPartie, mark: int, reported: tuple[int, int], what: Says = Says.PLAY, calling: tuple[int, ...] = ()
) -> Speech:
    """Returns a table message that reports the decisions from first to last in ``reported``."""
    sight = loaded.sight(None)
    first, last = (seq - sight.shown.first_seq for seq in reported)
    return Speech(Say(what), sight, mark, first, last + 1, calling)


def edited_speech(loaded: LoadedPartie, post: Post, last: int | None = None, calling: tuple[int, ...] = ()) -> Speech:
    """Returns the new content of a stored message, extended to decision ``last``, if given.

    The message of a moved table stays a *moved* message.
    """
    what = Says.MOVED if post.message == loaded.row.table_message else Says.PLAY
    return play_speech(loaded, MORE, (post.first_seq, post.last_seq if last is None else last), what, calling)


def first_unreported(last: Post | None) -> int:
    return 0 if last is None else last.last_seq + 1


def end_of_deal(loaded: LoadedPartie) -> int:
    """Returns the decision count at the end of the deal shown."""
    later = [deal.first_seq for deal in loaded.deals if loaded.shown and deal.number > loaded.shown.number]
    return min([loaded.row.seq, *later])


def replaceable(loaded: LoadedPartie, every: Sequence[Post]) -> list[Post]:
    """Returns the last messages about the deal shown, which a new message replaces.

    The message of a moved table is kept.
    """
    row, begins = loaded.row, loaded.shown.first_seq if loaded.shown else 0
    found: list[Post] = []
    for post in reversed([one for one in every if one.first_seq <= one.last_seq]):
        follows = not found or post.last_seq + 1 == found[-1].first_seq
        here = post.channel == row.table_channel and post.message != row.table_message
        if not (follows and here and begins <= post.first_seq):
            break
        found.append(post)
    return found


def turn_came_to(loaded: LoadedPartie, seat: int, first: int, last: int) -> bool:
    """Whether one of the reported decisions, ``first`` to ``last``, gave this seat the turn.

    A new deal also counts, if no decision but its carte blanche is reported.
    """
    if loaded.deal is None or loaded.shown is None:
        return False
    span = slice(first - loaded.shown.first_seq, last + 1 - loaded.shown.first_seq)
    reported = loaded.deal.log[span]
    begins = loaded.shown.number > 0 and span.start == 0 and loaded.deal.rules.exchange.blank_dealt
    if begins and all(isinstance(action, CarteBlanche) for action in reported):
        return True
    own = loaded.users[1 - seat].answers_self
    done = [action for action in reported if action.seat != seat]
    aside = CarteBlanche if loaded.deal.named is not None and not loaded.deal.tricks else CarteBlanche | Look
    return any(not isinstance(action, aside) and (own or not isinstance(action, Answer)) for action in done)


def end_of_own(loaded: LoadedPartie, seat: int, first: int) -> int:
    """Returns the decision count after a seat's last decision in the deal shown, at least ``first``."""
    if loaded.deal is None or loaded.shown is None:
        return first
    own = [seq for seq, action in enumerate(loaded.deal.log, loaded.shown.first_seq) if action.seat == seat]
    return max([first, *(seq + 1 for seq in own)])


def deal_of(loaded: LoadedPartie, seq: int) -> int | None:
    """Returns the deal number of a past or coming decision. None before the first deal."""
    return max((deal.number for deal in loaded.deals if deal.first_seq <= seq), default=None)


def seats_to_call(loaded: LoadedPartie, news: Say) -> tuple[int, ...]:
    """Returns the seats to mention: the player named in the announcement, otherwise players with closed DMs."""
    match news.what, news.seat:
        case Says.CALL, int(seat):
            return (seat,)
        case Says.LATE, _:
            return tuple(seat for seat in (0, 1) if loaded.users[seat].dms_closed)
        case Says.GONE, int(seat):
            return (1 - seat,) if loaded.users[1 - seat].dms_closed else ()
        case ((Says.DEALER | Says.ENDED | Says.MORE_TIME), _):
            return seat_to_call(loaded, loaded.row.seq)
        case _:
            return ()


def seat_to_call(loaded: LoadedPartie, end: int) -> tuple[int, ...]:
    """Returns the seat to act, if its player's DMs are closed and ``end`` is the current decision count."""
    seat = loaded.row.to_act
    return (seat,) if seat is not None and end == loaded.row.seq and loaded.users[seat].dms_closed else ()
