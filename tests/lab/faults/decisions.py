"""Compares the decisions confirmed to people with the stored ones."""

from collections import Counter
from dataclasses import dataclass

from bot.kit.words import words
from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from bot.piquet.record import Broken
from tests.fakes.wire.interactions import Interaction
from tests.lab.faults.books import Books, Entry
from tests.support.explained import HOUSE, Click, Explanation, explain
from tests.support.messages import Response
from tests.support.random_choice import DECIDING, KEPT, ORDERING


@dataclass(frozen=True, slots=True)
class Pressed:
    """A click for a decision or orders, with its request key. ``seq`` is the partie's decision count on the hand."""

    key: int
    user: int
    verb: str
    partie: PartieId
    seq: int
    arg: str
    values: tuple[str, ...] = ()

    @property
    def only_orders(self) -> bool:
        """Whether the click only leaves orders, so a turn can have several."""
        return self.verb in ORDERING - DECIDING


def read(interaction: Interaction) -> Pressed | None:
    """Parses the decision in a click; None if the click decides nothing."""
    parts = str(interaction.payload["data"].get("custom_id", "")).split(":", 5)
    if len(parts) < 5 or parts[:2] != ["pq", "1"] or not all(map(str.isdecimal, parts[3:5])):
        return None
    arg = parts[5] if len(parts) > 5 else ""
    values = tuple(interaction.payload["data"].get("values", ()))
    if parts[2] not in KEPT and not (parts[2] == "pick" and arg == str(len(values))):
        return None
    if parts[2] == "concede" and not arg:
        # It only asks whether the player is sure.
        return None
    return Pressed(interaction.id, interaction.user.id, parts[2], PartieId(int(parts[3])), int(parts[4]), arg, values)


class Decisions:
    """Every decision clicked, and whether the bot confirmed it."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.pressed: dict[int, Pressed] = {}
        self.confirmed: set[int] = set()
        self.unkept: list[Pressed] = []
        """Confirmed but not stored."""
        self.failed: set[int] = set()
        """Clicks and commands that visibly failed."""
        self.denied: set[int] = set()
        """Clicks answered with "nothing was changed"."""

    @property
    def ordered(self) -> int:
        """The number of confirmed clicks for orders."""
        return sum(self.pressed[key].verb in ORDERING | {"lead"} for key in self.confirmed)

    def press(self, interaction: Interaction) -> None:
        if (pressed := read(interaction)) is not None:
            self.pressed[pressed.key] = pressed

    def answered(self, interaction: Interaction, answer: Response) -> None:
        """Records the answer to a click: if it confirms a decision, the decision must be stored by now."""
        pressed = self.pressed.get(interaction.id)
        if pressed is None:
            return
        if words()("error-storage") in answer.text:
            self.denied.add(pressed.key)
        elif self.books.ask("SELECT 1 FROM requests WHERE key = ?", pressed.key):
            self.confirmed.add(pressed.key)
        elif not (_is_refused(pressed, answer) or self._went_on(pressed)):
            self.unkept.append(pressed)

    def _went_on(self, pressed: Pressed) -> bool:
        now = (
            "SELECT 1 FROM parties WHERE id = ? AND (seq > ? OR ended_at IS NOT NULL OR chooser IS NULL AND ? = 'deal')"
        )
        return bool(self.books.ask(now, pressed.partie, pressed.seq, pressed.verb))

    def lost(self) -> list[Pressed]:
        gone = [self.pressed[key] for key in self.confirmed if not self._is_kept(self.pressed[key])]
        return [*self.unkept, *gone]

    def _is_kept(self, pressed: Pressed) -> bool:
        if not self.books.ask("SELECT 1 FROM requests WHERE key = ? AND seq = ?", pressed.key, pressed.seq):
            return False
        if pressed.verb not in ("play", "lead"):
            return True
        played = f"% play {pressed.arg[:2]}"
        found = "SELECT 1 FROM actions WHERE partie = ? AND seq = ? AND text LIKE ?"
        return bool(self.books.ask(found, pressed.partie, pressed.seq, played))

    def twice(self) -> list[str]:
        """Returns stored actions without a matching decision.

        For example, a click stored with another decision number than on its hand, two decisions for one turn, or a
        click with further effects.
        """
        wrong: list[str] = []
        turns: Counter[tuple[int, int, str]] = Counter()
        # The house's decisions have negative request keys, and no click.
        for key, partie, seq in self.books.ask("SELECT key, partie, seq FROM requests WHERE key > 0"):
            pressed = self.pressed.get(key)
            if pressed is None or pressed.partie != partie or (pressed.seq != seq and pressed.verb != "giveup"):
                wrong.append(f"{pressed} was kept as {seq} of {partie}")
            elif not pressed.only_orders:
                turns[partie, seq, pressed.verb if pressed.verb in ("deal", "giveup") else ""] += 1
        wrong += [f"decision {turn} was kept {times} times" for turn, times in turns.items() if times > 1]
        wrong += [f"{self.pressed[key]} is kept, but denied" for key in self.denied if self._is_kept(self.pressed[key])]
        return wrong + self._more_than_pressed()

    def _more_than_pressed(self) -> list[str]:
        wrong: list[str] = []
        for partie in self._parties():
            try:
                wrong += [f"partie {partie}: {found}" for found in self._explain(self.books.partie(partie)).by_nobody]
            except Broken as broken:
                wrong.append(f"partie {partie}: nobody can make decision {broken.action} of deal {broken.deal}")
        return wrong

    def orders_lost(self) -> list[str]:
        """Returns confirmed orders that are missing, or due and not carried out."""
        wrong = [str(pressed) for pressed in self.lost() if pressed.verb in ORDERING | {"lead"}]
        for partie in self._parties():
            try:
                entry = self.books.partie(partie)
            except Broken:
                wrong.append(f"partie {partie} cannot be played through")
                continue
            found = self._explain(entry)
            kept = [seat.orders for seat in entry.seats]
            left = ["", ""] if entry.row.ended_at is not None else [*map(str, found.orders)]
            wrong += [f"partie {partie}: {undone}" for undone in found.undone]
            wrong += [f"partie {partie}: {kept} is kept of the orders {left}"] * (kept != left)
        return wrong

    def _parties(self) -> list[int]:
        return [partie for (partie,) in self.books.ask("SELECT DISTINCT partie FROM requests ORDER BY 1")]

    def _explain(self, entry: Entry) -> Explanation:
        users = [seat.user for seat in entry.seats]
        kept = self.books.ask("SELECT key, seq FROM requests WHERE partie = ? ORDER BY key", entry.row.id)
        clicks = [click for key, seq in kept for click in self._click(key, seq, users)]
        return explain(entry.game.deals, clicks)

    def _click(self, key: int, seq: int, users: list[int]) -> list[Click]:
        if key < 0:
            return [Click(seat, seq, HOUSE) for seat, user in enumerate(users) if is_house(user)]
        pressed = self.pressed.get(key)
        if pressed is None or pressed.user not in users:
            return []
        return [Click(users.index(pressed.user), seq, pressed.verb, pressed.arg, pressed.values)]


def _is_refused(pressed: Pressed, answer: Response) -> bool:
    """A hand asking for the decision again also counts as a refusal: a kill may have cut off the reason."""
    if answer.follow_ups or words()("error-unexpected") in answer.text:
        return True
    controls = [] if answer.post is None else answer.post.controls
    return not pressed.only_orders and any(one.verb in DECIDING and one.seq == str(pressed.seq) for one in controls)
