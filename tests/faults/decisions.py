"""What people were told of their decisions, held against what is kept of them."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from bot.piquet.tricks import ALL
from bot.services.core.house_seats import is_house
from data.parties import PartieId
from tests.fakes.wire.interactions import Interaction
from tests.faults.books import Books
from tests.support.messages import Response
from tests.support.random_choice import CHOOSING, DECIDING

KEPT: Final = DECIDING - CHOOSING | {"giveup", "look", "blank"}
"""Verbs of what is kept under the key of its request."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A click that decides: its key, who, the verb, the partie as it was after how many decisions, and the argument."""

    key: int
    user: int
    verb: str
    partie: PartieId
    seq: int
    arg: str


def read(interaction: Interaction) -> Pressed | None:
    """The decision of a click, None where it decides nothing."""
    parts = str(interaction.payload["data"].get("custom_id", "")).split(":", 5)
    if len(parts) < 5 or parts[:2] != ["pq", "1"] or parts[2] not in KEPT or not all(map(str.isdecimal, parts[3:5])):
        return None
    arg = parts[5] if len(parts) > 5 else ""
    if parts[2] == "concede" and not arg:
        # It only asks whether the player is sure.
        return None
    return Pressed(interaction.id, interaction.user.id, parts[2], PartieId(int(parts[3])), int(parts[4]), arg)


class Decisions:
    """Every decision that anybody pressed, and which of them were confirmed to them."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.pressed: dict[int, Pressed] = {}
        self.confirmed: set[int] = set()
        self.unkept: list[Pressed] = []
        """Answered as if it were kept, and nothing was."""
        self.failed: set[int] = set()
        """The clicks and commands that failed before people's eyes."""

    def press(self, interaction: Interaction) -> None:
        """Somebody presses something."""
        if (pressed := read(interaction)) is not None:
            self.pressed[pressed.key] = pressed

    def answered(self, interaction: Interaction, answer: Response) -> None:
        """The answer has arrived: what it confirms must be kept by now."""
        pressed = self.pressed.get(interaction.id)
        if pressed is None:
            return
        if self.books.ask("SELECT 1 FROM requests WHERE key = ?", pressed.key):
            self.confirmed.add(pressed.key)
        elif not answer.follow_ups and not self._went_on(pressed):
            self.unkept.append(pressed)

    def _went_on(self, pressed: Pressed) -> bool:
        """Whether the partie has gone on since, or has ended: then they were told so."""
        now = (
            "SELECT 1 FROM parties WHERE id = ? AND (seq > ? OR ended_at IS NOT NULL OR chooser IS NULL AND ? = 'deal')"
        )
        return bool(self.books.ask(now, pressed.partie, pressed.seq, pressed.verb))

    def lost(self) -> list[Pressed]:
        """What was confirmed and is not kept, or not as it was pressed."""
        gone = [self.pressed[key] for key in self.confirmed if not self._is_kept(self.pressed[key])]
        return [*self.unkept, *gone]

    def _is_kept(self, pressed: Pressed) -> bool:
        if not self.books.ask("SELECT 1 FROM requests WHERE key = ? AND seq = ?", pressed.key, pressed.seq):
            return False
        if pressed.verb != "play":
            return True
        played = f"% play {pressed.arg.partition('.')[0]}"
        found = "SELECT 1 FROM actions WHERE partie = ? AND seq = ? AND text LIKE ?"
        return bool(self.books.ask(found, pressed.partie, pressed.seq, played))

    def twice(self) -> list[str]:
        """What is kept and nobody decided: a click kept for another moment than that of its hand, two for one turn, a
        click that did more than it says."""
        wrong: list[str] = []
        turns: Counter[tuple[int, int, str]] = Counter()
        # What the house decides nobody presses: the keys of its requests are negative.
        for key, partie, seq in self.books.ask("SELECT key, partie, seq FROM requests WHERE key > 0"):
            pressed = self.pressed.get(key)
            if pressed is None or pressed.partie != partie or (pressed.seq != seq and pressed.verb != "giveup"):
                wrong.append(f"{pressed} was kept as {seq} of {partie}")
            else:
                turns[partie, seq, pressed.verb if pressed.verb in ("deal", "giveup") else ""] += 1
        wrong += [f"decision {turn} was kept {times} times" for turn, times in turns.items() if times > 1]
        return wrong + self._more_than_pressed()

    def _more_than_pressed(self) -> list[str]:
        """Actions that are not those of the last click before them.

        An answer may be given for somebody, and the last trick of a deal, which is forced, plays itself.
        """
        users = {
            (partie, seat): user for partie, seat, user in self.books.ask('SELECT partie, seat, "user" FROM seats')
        }
        done: Counter[int] = Counter()
        wrong: list[str] = []
        for partie, seq, seat, plays, key in self.books.ask(_DONE_AFTER):
            if plays in _LAST_TRICK:
                continue
            if key < 0 and is_house(users[partie, int(seat)]):
                continue
            pressed = self.pressed.get(key)
            done[key] += 1
            if (
                pressed is None
                or users[partie, int(seat)] != pressed.user
                or (pressed.verb == "play" and done[key] > 1)
            ):
                wrong.append(f"nobody has made decision {seq} of partie {partie}")
        return wrong


_DONE_AFTER: Final = """
SELECT actions.partie, actions.seq, substr(actions.text, 1, 1), iif(actions.text LIKE '_ play %', (
    SELECT count(*) FROM actions AS plays WHERE plays.partie = actions.partie AND plays.deal = actions.deal
        AND plays.seq <= actions.seq AND plays.text LIKE '_ play %'
), 0), (
    SELECT requests.key FROM requests WHERE requests.partie = actions.partie AND requests.seq <= actions.seq
    ORDER BY requests.seq DESC, requests.key DESC LIMIT 1
) FROM actions WHERE actions.text NOT LIKE '_ answer %'
"""
"""Each action, whose it is, which card of the deal it plays, if any, and the request after which it was done."""
_LAST_TRICK: Final = (2 * ALL - 1, 2 * ALL)
"""Which cards of a deal are those of its last trick."""
