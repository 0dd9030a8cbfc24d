"""Sends made-up ids, other people's parties and nonsense, as Discord's own clients never do."""

from collections.abc import Callable
from typing import Final

from bot.features.hands.drafts import write_hand
from bot.model.ids import PartieId
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.deal import Deal
from tests.fakes.wire.entities import Json, Message
from tests.fakes.wire.interactions import Interaction
from tests.lab.faults.books import Entry
from tests.lab.faults.guests import Guest, Sitting
from tests.lab.faults.kinds.nonsense import ABSURD, COMMANDS, LOCALES, MANGLES, NUMBERS, Mangle, Options
from tests.lab.faults.room import Room

DECIDES: Final = (
    "exchange",
    "bid",
    "call",
    "answer",
    "reckon",
    "play",
    "look",
    "blank",
    "suit",
    "elect",
    "lead",
    "laydown",
    "concede",
)
DRAFTS: Final = ("left", "tricks", "word", "keep", "pick", "sunk", "sink", "turn", "some", "card", "several", "listed")
ORDERS: Final = ("open", "opencall", "leads", "follow", "throw", "then", "cancel")
OTHERS: Final = ("hand", "resign", "giveup", "playon", "claiming", "claim", "grant", "deal", "rematch")
MODERATES: Final = ("stopping", "stop", "moveto", "moderate")
CHALLENGES: Final = ("accept", "decline", "withdraw")


class Mischief:
    """Sends bad inputs about the partie given to ``look``."""

    def __init__(self, here: Room, sittings: list[Sitting]) -> None:
        self._here = here
        self._dice = here.dice
        self._sittings = sittings
        self._strangers = [Guest(here.wire, guild, "Stranger", here.decisions) for guild in here.guilds]
        self.kinds: list[Callable[[], Interaction]] = [
            self._forged,
            self._of_no_partie,
            self._of_others,
            self._stale,
            self._not_his_turn,
            self._against_the_rules,
            self._not_offered,
            self._not_to_be_ordered,
            self._malformed,
            self._command,
        ]
        self.look(sittings[0])

    def look(self, sitting: Sitting) -> None:
        """Makes this partie, in its current state, the target of bad inputs."""
        self._sitting = sitting
        self._entry: Entry = self._here.books.partie(sitting.partie)

    def one(self) -> tuple[str, Interaction]:
        """Sends a bad input. Returns its kind and interaction."""
        kind = self._dice.choice(self.kinds)
        return kind.__name__.strip("_"), kind()

    # ------------------------------------------------------------------------------ who, and where

    @property
    def _deal(self) -> Deal | None:
        return self._entry.game.deals[-1] if self._entry.game.deals else None

    def player(self, seat: int | None = None) -> Guest:
        wanted = self._dice.randrange(2) if seat is None else seat
        user = self._entry.seats[wanted].user
        return next(one for one in self._sitting.people if isinstance(one, Guest) and one.id == user)

    def _stranger(self) -> Guest:
        return next(one for one in self._strangers if one.guild is self._sitting.people[0].guild)

    def _message(self, person: Guest) -> Message:
        world = self._here.wire.world
        dm = world.dms.get(person.id)
        there = [*(dm.messages.values() if dm else ())] if self._dice.random() < 0.5 else []
        public = [one for one in self._sitting.table.messages.values() if one.viewer is None and one.components]
        found: Message = self._dice.choice([*there, *public])
        return found

    def press(
        self, person: Guest, verb: str, partie: PartieId, seq: int, arg: str = "", values: list[str] | None = None
    ) -> Interaction:
        custom_id = f"pq:1:{verb}:{partie}:{seq}" + (f":{arg}" if arg else "")
        return person.press_blindly(self._message(person), custom_id[:100], values)

    def _argument(self) -> str:
        return self._dice.choice([*ABSURD, *map(str, NUMBERS), "AS", "7C.now", "p.fff", "yes", "3.4", "mine"])

    # ------------------------------------------------------------------------------ what is bad

    def _forged(self) -> Interaction:
        person, absurd = self.player(), self._argument()
        custom_id = self._dice.choice(
            [
                f"pq:{absurd}",
                f"pq:2:play:{self._sitting.partie}:{self._entry.row.seq}:AS",
                f"pq:1:{absurd}:{self._sitting.partie}:0",
                f"pq:1:PLAY:{self._sitting.partie}:0:AS",
                f"pq:1:play:{absurd}:0:AS",
                f"pq:1:play:{self._sitting.partie}:{absurd}:AS",
                f"pq:1:play:{self._sitting.partie}",
                f"pq:1:nothing:{self._sitting.partie}:0",
                f"pq:1:play:{self._sitting.partie}:0:AS:AS:AS",
                "pq:" + "x" * 97,
                "pq::::::",
                absurd or "x",
            ]
        )
        return person.press_blindly(self._message(person), custom_id[:100])

    def _of_no_partie(self) -> Interaction:
        number = PartieId(self._dice.choice([0, 10**6, 2**63 - 1, 2**63, 10**19 - 1]))
        verb = self._dice.choice([*DECIDES, *DRAFTS, *ORDERS, *OTHERS, *MODERATES, *CHALLENGES, "why", "table"])
        values = [self._argument()] if self._dice.random() < 0.3 else None
        return self.press(self.player(), verb, number, self._dice.choice([0, 5]), self._argument(), values)

    def _of_others(self) -> Interaction:
        verb = self._dice.choice([*DECIDES, *DRAFTS, *ORDERS, *OTHERS, *MODERATES])
        arg, seq = self._argument(), self._entry.row.seq
        return self.press(self._stranger(), verb, PartieId(self._sitting.partie), seq, arg)

    def _stale(self) -> Interaction:
        now = self._entry.row.seq
        seq = self._dice.choice(
            [one for one in (0, 1, now - 2, now - 1, now + 1, now + 2, 999_999_999) if one >= 0 and one != now]
        )
        return self.press(
            self.player(),
            self._dice.choice(DECIDES + ORDERS),
            PartieId(self._sitting.partie),
            max(seq, 0),
            self._argument(),
        )

    def _not_his_turn(self) -> Interaction:
        to_act = self._entry.row.to_act
        person = self.player(None if to_act is None else 1 - to_act)
        verb = self._dice.choice(("exchange", "bid", "call", "answer", "reckon", "play", "deal", "claim", "grant"))
        seat = next(seat.seat for seat in self._entry.seats if seat.user == person.id)
        return self.press(
            person, verb, PartieId(self._sitting.partie), self._entry.row.seq, self._legal_looking(verb, seat)
        )

    def _legal_looking(self, verb: str, seat: int) -> str:
        hand = self._deal.hands[seat] if self._deal else Hand()
        cards = list(hand) or list(PACK)
        match verb:
            case "play":
                return str(self._dice.choice(cards))
            case "exchange":
                return write_hand(Hand.of(cards[:2]))
            case "call" | "answer":
                return f"p.{write_hand(Hand.of(cards[:4]))}"
            case "reckon":
                return "0"
            case _:
                return self._argument()

    def _against_the_rules(self) -> Interaction:
        seat = self._entry.row.to_act or 0
        hand = self._deal.hands[seat] if self._deal else Hand()
        allowed = self._deal.playable(seat) if self._deal else Hand()
        foreign = [card for card in PACK if card not in hand]
        verb = self._dice.choice(("exchange", "call", "answer", "reckon", "play", "bid", "deal"))
        few = write_hand(Hand.of(self._dice.sample(foreign, self._dice.randint(1, 5))))
        arg = {
            "play": str(self._dice.choice([card for card in PACK if card not in allowed])),
            "exchange": few,
            "call": f"{self._dice.choice('pst')}.{few}",
            "answer": f"{self._dice.choice('pst')}.{few}",
            "reckon": self._dice.choice(["98.99", "-50", "50.50.50", "x"]),
            "bid": self._dice.choice(["99.99", "-1 -1", "8 0 0", "pass pass"]),
            "deal": self._argument().replace("mine", "nobody"),
        }[verb]
        return self.press(self.player(seat), verb, PartieId(self._sitting.partie), self._entry.row.seq, arg)

    def _not_offered(self) -> Interaction:
        values = self._dice.choice(
            [
                [],
                ["ZZ"],
                ["AS"] * 25,
                [str(card) for card in PACK],
                [self._argument()],
                ["0", "-1", "99"],
                ["x" * 100] * 25,
            ]
        )
        verb = self._dice.choice(DRAFTS)
        return self.press(
            self.player(), verb, PartieId(self._sitting.partie), self._entry.row.seq, self._argument(), values
        )

    def _not_to_be_ordered(self) -> Interaction:
        seat = self._dice.randrange(2)
        hand = self._deal.hands[seat] if self._deal else Hand()
        foreign = [str(card) for card in PACK if card not in hand]
        cards = self._dice.choice([self._dice.sample(foreign, 3), [foreign[0]] * 2, [*map(str, hand), foreign[0]]])
        call = f"{self._dice.choice('pst')}.{write_hand(Hand.of(map(Card.parse, foreign[:4])))}"
        verb = self._dice.choice(("lead", "opencall", "leads", "throw", "then"))
        arg, values = {"lead": ("".join(cards), None), "opencall": ("p", [call])}.get(verb, ("", cards))
        return self.press(self.player(seat), verb, PartieId(self._sitting.partie), self._entry.row.seq, arg, values)

    def _malformed(self) -> Interaction:
        return self.malformed(self._dice.choice(MANGLES))

    def malformed(self, mangle: Mangle) -> Interaction:
        person = self.player()
        custom_id = f"pq:1:play:{self._sitting.partie}:999999:AS"
        made = self._here.wire.interactions.component(
            person.user, self._message(person), {"custom_id": custom_id, "component_type": 2}, times=0
        )
        mangle(made.payload, self._dice.choice(LOCALES))
        self._here.wire.interactions.again(made)
        return made

    def _command(self) -> Interaction:
        return self.command(self._dice.choice(COMMANDS))

    def command(self, command: tuple[str, Options]) -> Interaction:
        person = self.player()
        root = next(one for one in self._here.wire.world.commands if one["name"] == "piquet")
        name, options = command
        data: Json = {"id": root["id"], "name": "piquet", "type": 1}
        data["options"] = [{"name": name, "type": 1, "options": options(person)}]
        if any(one["name"] == "opponent" for one in data["options"][0]["options"]):
            data["resolved"] = {}
        made = self._here.wire.interactions.command(person.user, person.channel, data, times=0)
        self._here.wire.interactions.again(made)
        return made
