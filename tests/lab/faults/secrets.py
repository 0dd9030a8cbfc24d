"""Checks all messages and the log for cards that nobody may see yet.

Records each message with the partie's progress when made or edited, and compares it later with stored views: a message
may name only cards known to its reader at that moment.
"""

import json
import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from bot.kit.shared_controls import FairFor
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.view import view
from tests.fakes.wire.traffic_log import MessageVersion
from tests.fakes.wire.wire_discord import Wire
from tests.lab.faults.books import Books, Entry
from tests.support.message_reader import Control, controls_of
from tests.support.secret_watch import SecretWatch
from tests.support.visible_cards import cards_in_log, cards_in_view, cards_shown

OF_NO_PARTIE: Final = frozenset(
    {"accept", "decline", "withdraw", "cut", "words", "begin", "house", "turnto", "rules", ""}
    | {
        "daily",
        "dayhere",
        "dayturn",
        "daywords",
        "dayshare",
        "daycompare",
        "dayplaces",
        "dayremind",
        "problem",
        "lesson",
        "serverset",
    }
)
"""Verbs in whose ids the number is not a partie's."""
PAGES: Final = "pq:1:turnto:"
"""Marks rules pages, which show cards as examples."""
DEAL: Final = re.compile(r"^#+ .*\b[Dd]eal ([0-9]+)", re.MULTILINE)
"""A deal's heading in table messages, which may be deleted and forgotten."""
PLACE: Final = re.compile(r'\b(?:File|socket) "/[^"]*"')
"""A path in a traceback line, or of a database that cannot be reached."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A message as made or edited.

    ``kept`` counts the decisions stored then, ``since`` to ``of`` the decisions it may show.
    """

    said: MessageVersion
    kept: int
    since: int
    of: int
    """The decision count in the newest controls. ``since`` is the first deal's for a hand that has lost its controls,
    because against the house one message serves for several deals."""
    ended: int | None
    """The deal (from 0) whose end a DM reports, as its button *Why this score?* says; None if it reports no end."""


def _is_of_no_partie(control: Control) -> bool:
    """*Fair deals* may be about a challenge or a day."""
    return control.verb in OF_NO_PARTIE or (control.verb == "fair" and control.arg != FairFor.PARTIE)


class Audit:
    """Records all messages sent on a wire, and checks their cards."""

    def __init__(self, wire: Wire, books: Books) -> None:
        self.heard = 0
        self.shown: list[str] = []
        """Cards shown to a person who could not know them, and leaked pack secrets."""
        self._secrets = SecretWatch()
        self._wire = wire
        self._books = books
        self._waiting: dict[int, list[Heard]] = defaultdict(list)
        self._of: dict[int, tuple[int, int, int]] = {}
        wire.listen(self.hear)

    def hear(self, said: MessageVersion) -> None:
        self.heard += 1
        self._look_for_secrets(said)
        partie, since, of = self._place(said)
        if partie:
            rows = self._books.ask("SELECT seq FROM parties WHERE id = ?", partie)
            self._waiting[partie].append(Heard(said, rows[0][0] if rows else 0, since, of, _ended(said)))
        elif PAGES not in said.raw.decode() and (cards := cards_shown(said.seen)):
            self.shown.append(f"{cards} in a message of no partie: {said.text}")

    def _look_for_secrets(self, said: MessageVersion) -> None:
        self._secrets.see(self._books.secrets())
        files = "".join(file.data.decode("latin-1") for file in said.files)
        for one in self._secrets.shown(said.raw.decode() + files):
            self.shown.append(f"{one} in a message: {said.text}")

    def _place(self, said: MessageVersion) -> tuple[int, int, int]:
        """Takes a message's partie and decision count from its controls.

        Once the controls are gone, the count is a range, from the message's first controls to its last.
        """
        body = json.loads(said.raw)
        controls = [one for one in controls_of(body.get("data", body)) if not _is_of_no_partie(one)]
        if controls:
            partie, seq = int(controls[0].partie), int(controls[0].seq)
            _, since, _ = self._of.get(said.message, (partie, seq, seq))
            self._of[said.message] = partie, since, seq
            return partie, seq, seq
        return self._of.get(said.message) or self._of_reader(said)

    def _of_reader(self, said: MessageVersion) -> tuple[int, int, int]:
        (reader,) = said.audience if said.audience and len(said.audience) == 1 else (0,)
        newest = 'SELECT id, seq FROM parties WHERE id = (SELECT max(partie) FROM seats WHERE "user" = ?)'
        found = self._books.ask(newest, reader)
        return (found[0][0], found[0][1], found[0][1]) if found else (0, 0, 0)

    def judge(self, entry: Entry) -> None:
        known = Known(entry)
        told = {post.message: post.first_seq for post in entry.posts if post.first_seq <= post.last_seq}
        users = {seat.user: seat.seat for seat in entry.seats}
        for heard in self._waiting.pop(entry.row.id, []):
            said = heard.said
            first, last = (known.deal_at(told.get(said.message, seq)) for seq in (heard.since, heard.of))
            if heard.ended is not None and said.message not in told:
                first = last = heard.ended
            if said.audience is None and said.message not in told and (headed := DEAL.search(said.text)):
                first = last = int(headed[1]) - 1
            cards = cards_shown(said.seen)
            for reader in said.audience or frozenset({0}):
                eye = users.get(reader)
                hidden = [cards.without(known.to(eye, deal, heard.kept)) for deal in range(first, last + 1)]
                if all(hidden):
                    self.shown.append(f"{hidden[-1]} to {reader or 'all'} in partie {entry.row.id}: {said.text}")

    def judge_all(self) -> None:
        for partie in list(self._waiting):
            self.judge(self._books.partie(partie))

    def in_log(self, log: str) -> list[str]:
        self._secrets.see(self._books.secrets())
        suspects = [line for line in log.splitlines() if self._wire.token in line or self._secrets.named(line)]
        # The name of a temporary folder may look like a card.
        return suspects + [line for line in log.splitlines() if cards_in_log(PLACE.sub("", line))]


def _ended(said: MessageVersion) -> int | None:
    body = json.loads(said.raw)
    deals = [one.arg for one in controls_of(body.get("data", body)) if one.verb == "why"]
    return int(deals[0]) - 1 if deals and deals[0].isdecimal() else None


class Known:
    """The cards known to a seat, or to the public (None), in each deal at any moment."""

    def __init__(self, entry: Entry) -> None:
        self._deals = entry.game.deals
        self._begins: list[int] = []
        self._memory: dict[tuple[int, int | None], list[Hand]] = {}
        begins = 0
        for deal in self._deals:
            self._begins.append(begins)
            begins += len(deal.log)

    def deal_at(self, seq: int) -> int:
        """Returns the number of a decision's deal (from 0)."""
        return max((number for number, begins in enumerate(self._begins) if begins <= seq), default=0)

    def to(self, eye: int | None, deal: int, kept: int) -> Hand:
        if not self._deals:
            return Hand.of([])
        if (deal, eye) not in self._memory:
            self._memory[deal, eye] = _growing(self._deals[deal], eye)
        grown = self._memory[deal, eye]
        return grown[min(max(kept - self._begins[deal], 0), len(grown) - 1)]


def _growing(deal: Deal, eye: int | None) -> list[Hand]:
    again = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    known = [cards_in_view(view(again, eye))]
    for action in deal.log:
        again.do(action)
        known.append(known[-1] | cards_in_view(view(again, eye)))
    return known
