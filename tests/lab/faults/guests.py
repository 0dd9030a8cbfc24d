"""Persistent people: after a failed click they look at the hand and click again."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from tests.fakes.wire.entities import THREAD, Channel, Guild, Message
from tests.fakes.wire.interactions import Interaction
from tests.fakes.wire.people import Person, Player, play_house
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.fakes.wire.wire_discord import Wire
from tests.lab.faults.books import Entry, awarded_wrongly, told_wrongly
from tests.lab.faults.decisions import Decisions
from tests.support.messages import InteractionFailed, Response, VisibleMessage
from tests.support.players import plain_text
from tests.support.waiting import LONGEST

WAITS: Final = LONGEST
"""Seconds without a stored decision after which a partie counts as hanging, whatever happens to the bot."""
BLINK: Final = 0.05
FEATS: Final = ("carte blanche", "repique", "capot", "rubicon")
LOOKS: Final = 1.5
"""Seconds without news before a guest looks at the hand again."""


class Guest(Person):
    def __init__(self, wire: Wire, guild: Guild, name: str, decisions: Decisions) -> None:
        super().__init__(wire, guild, name)
        self._decisions = decisions
        self.tokens: set[str] = set()
        """The tokens of all this guest's interactions."""
        self.hasty: float | None = None
        """Seconds until the guest gives up a click; each failure doubles it. None: as long as anybody waits."""
        self._in_vain = 0

    def press_blindly(self, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Interaction:
        made = super().press_blindly(message, custom_id, values)
        self.tokens.add(made.token)
        self._decisions.press(made)
        return made

    @property
    def patience(self) -> float:
        # Doubled, or on a busy machine no answer would ever come in time.
        return super().patience if self.hasty is None else min(self.hasty * 2**self._in_vain, super().patience)

    async def _answered(self, interaction: Interaction) -> Response:
        self.tokens.add(interaction.token)
        try:
            answer = await super()._answered(interaction)
        except InteractionFailed:
            self._decisions.failed.add(interaction.id)
            self._in_vain += not interaction.cut
            raise
        self._in_vain = 0
        self._decisions.answered(interaction, answer)
        return answer


CONCEDES: Final = 0.01
"""Probability to concede the deal instead of playing a card."""
CONCEDES_FIRST: Final = 0.2
"""Probability to concede a partie's first deal instead of playing a card, because orders are offered after it."""
ORDERS: Final = 0.25
"""Probability to leave orders instead of a decision, or to change them while waiting."""


class Patient(Player):
    """Plays one partie at random, undeterred by failures."""

    failed = False
    _looks = False

    def at_table(self) -> list[VisibleMessage]:
        return [post for post in super().at_table() if any(one.partie == self.partie for one in post.controls)]

    @property
    def over(self) -> bool:
        return any(control.verb == "rematch" for post in self.at_table()[-1:] for control in post.controls)

    async def act(self) -> bool:
        """Decides if a hand asks for it, else sometimes leaves orders.

        Returns False if nothing was done: the click ``failed``, or the hand changed meanwhile.
        """
        self.failed = False
        try:
            # Clicking while the bot is down wastes the time in which it is up.
            await self.person.wire.heard(self.person.guild if self.person.user.closed else None, LOOKS)
            post = await self.waiting()
            if post is None:
                return await self.leave_orders() is not None
            await self.decide(post)
        except InteractionFailed:
            self.look_again()
            self.failed = True
            return False
        except (AssertionError, IndexError):
            await asyncio.sleep(BLINK)
            return False
        return True

    def look_again(self) -> None:
        self.shown = self._looked_at = None
        self._looks = True

    def _called(self) -> VisibleMessage | None:
        looks, self._looks = self._looks, False
        found = super()._called()
        if found is None and looks and self.person.user.closed:
            found = next(reversed(self.at_table()), None)
        return found


class Sitting:
    """A partie between two people, from the challenge on."""

    def __init__(self, wire: Wire, people: tuple[Person, ...], channel: Channel, dice: random.Random) -> None:
        self.wire = wire
        self.people = people
        self.channel = channel
        self.dice = dice
        self.table = channel
        self.players = tuple(Patient(person, dice) for person in people)
        for player in self.players:
            player.orders = ORDERS
        self.partie = 0
        self.decided = 0

    async def begin(self, decisions: Decisions, **options: Any) -> None:
        offer: VisibleMessage | None = None
        while offer is None:
            with suppress(InteractionFailed):
                await self.people[0].slash("piquet challenge", self.channel, opponent=self.people[1], **options)
            # If the answer was lost, the channel has the offer, and a second one is refused.
            offer = self._offer()
            if offer is None:
                await asyncio.sleep(BLINK)
        challenge, self._books = offer.controls[0].partie, decisions.books
        while any(control.verb == "accept" for control in offer.controls):
            try:
                await self.people[1].click(offer, verb="accept")
            except InteractionFailed:
                await asyncio.sleep(BLINK)
        ((self.partie,),) = self._books.ask("SELECT partie FROM challenges WHERE id = ?", challenge)
        for player in self.players:
            player.partie = str(self.partie)
        self._thread = offer.id
        self.find_table()

    def _offer(self) -> VisibleMessage | None:
        said = f"**{self.people[0].name}** challenges {self.people[1].mention}"
        posts = self.people[1].posts(self.channel)
        open_offers = [post for post in posts if any(one.verb == "accept" and one.live for one in post.controls)]
        return next((post for post in reversed(open_offers) if said in post.text), None)

    def find_table(self) -> None:
        self.table = self.wire.world.channels.get(self._thread, self.channel)
        for player in self.players:
            player.table = self.table

    async def play(self, most: int = 1_000_000, pause: float = 0.0) -> bool:
        """Plays to the end, or at most ``most`` decisions. Returns False if the partie hangs."""
        loop = asyncio.get_running_loop()
        moved = looked = loop.time()
        seen, seq = None, self._seq()
        while most > 0:
            if loop.time() - moved > WAITS:
                # By the database: a guest cut off each time never learned their decisions.
                before, seq, moved = seq, self._seq(), loop.time()
                if seq == before:
                    return False
            self.find_table()
            if (sight := self._sight()) == seen:
                if loop.time() - looked > LOOKS:
                    looked = loop.time()
                    for player in self.players:
                        player.look_again()
                    seen = None
                await self._notice()
                continue
            if any(player.over for player in self.players):
                return True
            self._hurry_first_deal()
            # Both look, whoever is to act: only a click reveals an outdated hand.
            if any([await player.act() for player in self.players]):
                most, self.decided = most - 1, self.decided + 1
                await asyncio.sleep(self.dice.random() * pause)
            elif not any(player.failed for player in self.players):
                seen = sight
        return True

    def _seq(self) -> int:
        return self._books.ask("SELECT seq FROM parties WHERE id = ?", self.partie)[0][0]

    def _hurry_first_deal(self) -> None:
        over = self._books.ask("SELECT 1 FROM deals WHERE partie = ? AND score0 IS NOT NULL LIMIT 1", self.partie)
        for player in self.players:
            player.concedes = CONCEDES if over else CONCEDES_FIRST

    def _sight(self) -> object:
        dms = [found for person in self.people if (found := self.wire.world.dms.get(person.id))]
        messages = [one for place in (self.table, *dms) for one in place.messages.values()]
        return len(messages), max((one.edited or one.when for one in messages), default=0.0)

    async def _notice(self) -> None:
        self.wire.world.noticed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * BLINK):
                await self.wire.world.noticed.wait()

    def owns(self, request: ReceivedRequest) -> bool:
        """Whether a request concerns this partie: its table, its people's DMs, or their clicks."""
        mine = {str(person.id) for person in self.people} | {str(self.channel.id), str(self.table.id)}
        mine |= {str(found.id) for person in self.people if (found := self.wire.world.dms.get(person.id))}
        mine |= {token for person in self.people if isinstance(person, Guest) for token in person.tokens}
        body = request.body if request.route == "/users/@me/channels" else {}
        return bool(mine.intersection(request.path.split("/")[2:5])) or (body or {}).get("recipient_id") in mine

    def standing(self, entry: Entry) -> dict[int, str]:
        ours = {post.id for post in self.players[0].at_table()} | {post.message for post in entry.posts}
        return {post.id: plain_text(post.text) for post in self.people[0].posts(self.table) if post.id in ours}

    def said_wrongly(self, entry: Entry) -> str:
        self.find_table()
        wrong = told_wrongly(entry, self.standing(entry))
        return wrong or awarded_wrongly(entry, self.awarded())

    def awarded(self) -> list[int]:
        """Returns the numbers of the deals announced in the channel, oldest first, without server records."""
        found = []
        for post in self.people[0].posts(self.channel):
            ours = [control for control in post.controls if control.partie == str(self.partie)]
            # Only *Why this score?* tells an award from table messages in the channel itself.
            if [control.verb for control in ours] == ["why"] and any(f"**{feat}**" in post.text for feat in FEATS):
                found.append(int(ours[0].arg.partition(".")[0]))
        return found

    async def hands_wrong(self, entry: Entry) -> list[str]:
        wrong = []
        for seat, player in enumerate(self.players):
            lives = player.person.lives()
            if len(lives) > 1 or not (lives or player.person.user.closed):
                wrong.append(f"{player.person} has {len(lives)} hands of partie {self.partie}")
            player.look_again()
            if entry.row.to_act == seat:
                post = await player.waiting()
                if post is None or all(control.seq != str(entry.row.seq) for control in post.controls):
                    wrong.append(f"{player.person} is to act and sees {post and _described(post)}: {self.described()}")
        return wrong

    def described(self) -> str:
        entry = self._books.partie(self.partie)
        rules, deal = entry.game.rules, entry.game.deals[-1]
        done = f"deal {len(entry.game.deals)}, {deal.stage}, after " + ", ".join(map(str, deal.log[-4:]))
        return "\n    ".join(
            [
                f"partie {self.partie} ({rules.name} {rules.options}), decision {entry.row.seq}: {done}",
                *(f"{player.person}, DMs closed: {player.person.user.closed}" for player in self.players),
                *(_described(post) for player in self.players for post in player.person.lives()[-1:]),
                *map(_described, self.players[0].at_table()[-1:]),
            ]
        )

    def put_away(self) -> None:
        if self.table.kind == THREAD:
            self.table.archived = True


class Alone(Sitting):
    async def begin(self, decisions: Decisions, **options: Any) -> None:
        """Challenges the house until a partie begins, even if answers are lost."""
        (person,) = self.people
        newest = 'SELECT max(partie) FROM seats WHERE "user" = ?'
        self._books = decisions.books
        while not (begun := self._books.ask(newest, person.id)[0][0]):
            try:
                await play_house(person, channel=self.channel, public=True, **options)
            except InteractionFailed:
                await asyncio.sleep(BLINK)
        self.partie = begun
        for player in self.players:
            player.partie = str(begun)
        self.find_table()

    def find_table(self) -> None:
        """Finds the table's thread, or uses the channel itself if the partie has none."""
        ((table,),) = self._books.ask("SELECT COALESCE(table_channel, channel) FROM parties WHERE id = ?", self.partie)
        self.table = self.wire.world.channels.get(table, self.channel)
        for player in self.players:
            player.table = self.table


def _described(post: VisibleMessage) -> str:
    live = [f"{one.verb}:{one.seq}:{one.arg}" for one in post.controls if one.live]
    return f"{post.text[:300]!r} with {live}"
