"""/piquet hand, and all decisions that a player makes with the controls of their hand."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.hands import concede_step, drafts, naming_step, order_choices, orders_step
from bot.features.hands.drafts import Draft
from bot.features.hands.hand_answers import HandAnswers
from bot.features.hands.hand_context import HERE
from bot.features.hands.view import hand_view
from bot.features.parties import deciding, queries
from bot.features.players import service as players
from bot.features.tables.games import pick_view
from bot.kit.controls import ForgedId, Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text
from bot.model.sight import Sight
from bot.piquet.actions import Action, Answer, Cards, CarteBlanche, Concede, Exchange, Look, NameSuit, Play
from bot.piquet.cards import Card, Hand, Suit

_STILL_OPEN = Draft(ordering=True)
"""Keeps the orders open for further changes."""


class HandCog(PiquetCog):
    """A player's hand and their decisions: drafts, which can still be changed, then the decision itself."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._answers = HandAnswers(client.context, client.dispatcher, client.renderer)

    @app_commands.command(name="hand", description=text("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Shows the player their hand. If it is unclear which partie they mean, asks first."""
        await self.remember(interaction)
        found = await queries.own_games(self.context, interaction.channel_id or 0, interaction.user.id)
        if found.number != 1:
            await answer.show(interaction, pick_view(words_for(interaction), found, "hand"))
            return
        (sight,) = found.games
        await players.remember_dms_closed(self.context, interaction.user.id, closed=False)
        await answer.show(interaction, hand_view(sight), picture=await self.client.renderer.own_picture(sight))

    @control("hand")
    async def show(self, press: Press) -> None:
        """*Show my hand*, at the table: shows it to the player alone, in place if only they see the message."""
        await self.remember(press.interaction)
        sight = await queries.seat_sight(self.context, press.partie_id, press.user)
        respond = answer.redraw if press.arg == HERE else answer.show
        await respond(press.interaction, hand_view(sight), picture=await self.client.renderer.own_picture(sight))

    # Drafts: the player's choices that can still be changed.

    @control("left")
    async def left(self, press: Press) -> None:
        """Chooses how many cards of the talon a bid leaves to the opponent."""
        await self._draft(press, Draft(left=_number(press.values), tricks=_digits(press.arg)))

    @control("tricks")
    async def tricks(self, press: Press) -> None:
        """Chooses the number of tricks of a bid."""
        await self._draft(press, Draft(left=_digits(press.arg), tricks=_number(press.values)))

    @control("word")
    async def word(self, press: Press) -> None:
        """Chooses *yes* or *pass* in the auction."""
        await self._draft(press, Draft(word=press.arg))

    @control("pick")
    async def pick(self, press: Press) -> None:
        """Chooses the cards to exchange."""
        await self._draft(press, Draft(picked=_cards(press.values), settled=True))

    @control("keep")
    async def keep(self, press: Press) -> None:
        """Chooses to exchange no card."""
        await self._draft(press, Draft(settled=True))

    @control("turn")
    async def turn(self, press: Press) -> None:
        """Turns to another kind of call, or passes over one."""
        await self._draft(press, drafts.read_look(press.arg))

    @control("sink")
    async def sink(self, press: Press) -> None:
        """Opens the choice of a call below what the player holds."""
        look = drafts.read_look(press.arg)
        await self._draft(press, Draft(kind=look.kind, passed=look.passed, sinking=True))

    @control("sunk")
    async def sunk(self, press: Press) -> None:
        """Chooses the cards of a call that sinks others."""
        look = drafts.read_look(press.arg)
        picked = _cards(press.values)
        await self._draft(press, Draft(kind=look.kind, passed=look.passed, sinking=True, picked=picked))

    @control("some")
    async def some(self, press: Press) -> None:
        """Chooses which groups to reckon."""
        await self._draft(press, Draft(reckoned=_numbers(press.values)))

    @control("card")
    async def card(self, press: Press) -> None:
        """Chooses the card to play."""
        name, _, look = press.arg.partition(".")
        await self._draft(press, Draft(card=_card(name), passed=drafts.read_look(look).passed))

    @control("several")
    async def several(self, press: Press) -> None:
        """Opens the choice of several leads."""
        await self._draft(press, Draft(listing=True, passed=drafts.read_look(press.arg).passed))

    @control("name")
    async def name(self, press: Press) -> None:
        """Opens elder's choice of the suit to name."""
        await self._draft(press, Draft(naming=True, passed=drafts.read_look(press.arg).passed))

    @control("listed")
    async def listed(self, press: Press) -> None:
        """Chooses cards to lead, in the order of the clicks."""
        passed = drafts.read_look(press.arg).passed
        await self._draft(press, Draft(listing=True, passed=passed, listed=_in_order(press.values)))

    async def _draft(self, press: Press, draft: Draft) -> None:
        sight = await queries.seat_sight(self.context, press.partie_id, press.user)
        if sight.seq != press.seq:
            await self._answers.show_news(press, sight)
            return
        drafts.check_offered(sight.deal, draft)
        await answer.redraw(
            press.interaction, hand_view(sight, draft), picture=await self.client.renderer.own_picture(sight)
        )

    # Decisions.

    @control("bid")
    async def bid(self, press: Press) -> None:
        """Bids, says *yes*, or passes."""
        await self._act(press, lambda sight: [drafts.read_word(_seat(sight), press.arg)])

    @control("exchange")
    async def exchange(self, press: Press) -> None:
        """Exchanges the chosen cards."""
        cards = tuple(drafts.read_hand(press.arg))
        await self._act(press, lambda sight: [Exchange(_seat(sight), cards)])

    @control("blank")
    async def blank(self, press: Press) -> None:
        """Announces carte blanche."""
        await self._act(press, lambda sight: [CarteBlanche(_seat(sight))])

    @control("look")
    async def look(self, press: Press) -> None:
        """Looks at the cards of the talon that are left."""
        await self._act(press, lambda sight: [Look(_seat(sight))])

    @control("suit")
    async def suit(self, press: Press) -> None:
        """Names the suit of the first lead."""
        suit = _suit(press.arg)
        await self._act(press, lambda sight: [NameSuit(_seat(sight), suit)])

    @control("elect")
    async def elect(self, press: Press) -> None:
        """Looks at the cards left, or declines, after elder has named the suit."""
        await self._act(press, lambda sight: [naming_step.read_election(_seat(sight), press.arg)])

    @control("call")
    async def call(self, press: Press) -> None:
        """Makes a call."""
        await self._act(press, lambda sight: order_choices.calls_made(sight, press.arg))

    @control("answer")
    async def answer(self, press: Press) -> None:
        """Answers a call."""

        def choose(sight: Sight) -> Sequence[Action]:
            call = drafts.read_call(_seat(sight), press.arg)
            return [Answer(call.seat, call.kind, call.groups[0] if call.groups else ())]

        await self._act(press, choose)

    @control("reckon")
    async def reckon(self, press: Press) -> None:
        """Reckons calls that are good."""
        chosen = _numbers(press.arg.split("."))
        await self._act(press, lambda sight: drafts.reckonings(sight.deal, chosen) if sight.deal else [])

    @control("play")
    async def play(self, press: Press) -> None:
        """Plays a card."""
        card = _card(press.arg.partition(".")[0])
        await self._act(press, lambda sight: [Play(_seat(sight), card)])

    @control("concede")
    async def concede(self, press: Press) -> None:
        """Asks whether to give up the rest of the deal. Once confirmed, gives it up."""
        match press.arg:
            case "":
                await self._draft(press, Draft(conceding=True))
            case concede_step.SURE:
                await self._act(press, lambda sight: [Concede(_seat(sight))])
            case _:
                raise ForgedId(press.arg)

    @control("oneclick")
    async def one_click(self, press: Press) -> None:
        """From now on, plays cards with one click."""
        changes = players.PlayerChanges(one_click=True)
        await players.save_player_settings(self.context, press.user, changes)
        await self._draft(press, Draft())

    # Several leads, and orders.

    @control("lead")
    async def lead(self, press: Press) -> None:
        """Leads several cards, one after the other."""
        cards = drafts.read_list(press.arg)
        await self._act(press, lambda sight: order_choices.several_leads(sight, cards))

    @control("laydown")
    async def lay_down(self, press: Press) -> None:
        """Lays down a hand of sure cards."""
        await self._order(press, lambda _: order_choices.laid_down(), Draft())

    @control("orders")
    async def orders(self, press: Press) -> None:
        """Opens the orders to be changed, or closes them."""
        word, draft = drafts.read_kept(press.arg)
        await self._draft(press, replace(draft, ordering=word != orders_step.CLOSE))

    @control("open")
    async def open(self, press: Press) -> None:
        """Leaves orders for elder's opening with all calls."""
        await self._order(press, order_choices.best_opening, _STILL_OPEN)

    @control("opencall")
    async def open_call(self, press: Press) -> None:
        """Chooses elder's call of one kind in the opening."""
        value = _only(press.values)
        await self._order(press, lambda sight: order_choices.with_call(sight, value), _STILL_OPEN)

    @control("leads")
    async def leads(self, press: Press) -> None:
        """Leaves orders for leads, in the order of the clicks."""
        cards = _in_order(press.values)
        await self._order(press, lambda sight: order_choices.with_leads(sight, cards), _STILL_OPEN)

    @control("follow")
    async def follow(self, press: Press) -> None:
        """Switches on or off that the bot follows suit for the player during the rest of the deal."""
        word, draft = drafts.read_kept(press.arg)
        await self._order(press, lambda sight: order_choices.following(sight, follows=word == orders_step.ON), draft)

    @control("throw")
    async def throw(self, press: Press) -> None:
        """Leaves orders for the cards to throw when the player cannot follow suit."""
        cards = _in_order(press.values)
        draft = replace(drafts.read_kept(press.arg)[1], ordering=True)
        await self._order(press, lambda sight: order_choices.with_throws(sight, cards), draft)

    @control("then")
    async def then(self, press: Press) -> None:
        """Leaves orders for the cards to lead once an ordered reply wins."""
        cards = _in_order(press.values)
        await self._order(press, lambda sight: order_choices.with_leads_then(sight, cards), _STILL_OPEN)

    @control("cancel")
    async def cancel(self, press: Press) -> None:
        """Cancels all orders."""
        await self._order(press, lambda _: order_choices.none(), drafts.read_kept(press.arg)[1])

    async def _order(self, press: Press, choose: deciding.ChooseOrders, draft: Draft) -> None:
        await self._act(press, lambda sight: order_choices.left(sight, draft, choose), draft)

    @control("deal")
    async def deal(self, press: Press) -> None:
        """Chooses who deals first, after the cut."""
        if press.arg not in ("mine", "theirs"):
            raise ForgedId(press.arg)
        await self._answers.decide(
            press,
            lambda: deciding.choose_deal(
                self.context,
                press.partie_id,
                press.user,
                deals_first=press.arg == "mine",
                key=press.interaction.id,
            ),
        )

    async def _act(self, press: Press, choose: deciding.Choose, draft: Draft | None = None) -> None:
        await self._answers.decide(
            press,
            lambda: deciding.act(
                self.context, press.partie_id, press.user, choose, seen=press.seq, key=press.interaction.id
            ),
            draft,
        )


def _seat(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - a player sees the partie from a seat
    return sight.eye


# Readers for the id of a click and the values chosen in a menu. Each raises ForgedId.


@reading_id()
def _only(values: Sequence[str]) -> str:
    (value,) = values
    return value


@reading_id()
def _number(values: Sequence[str]) -> int:
    return int(_only(values))


@reading_id()
def _numbers(values: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(int, values))


@reading_id()
def _digits(arg: str) -> int:
    return int(arg or 0)


@reading_id()
def _card(name: str) -> Card:
    return Card.parse(name)


@reading_id()
def _suit(letter: str) -> Suit:
    return Suit.parse(letter)


@reading_id()
def _in_order(names: Sequence[str]) -> Cards:
    """The cards in the order of the clicks."""
    return tuple(map(Card.parse, names))


@reading_id()
def _cards(names: Sequence[str]) -> Hand:
    return Hand.of(map(Card.parse, names))
