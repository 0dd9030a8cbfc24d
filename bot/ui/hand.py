"""A player's hand as he sees it: his cards, what they hold, what he knows, and what he may decide now."""

from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui

from bot.piquet import calls
from bot.piquet.actions import Play
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.deal import Stage
from bot.piquet.rules import Kind
from bot.piquet.tricks import Trick
from bot.piquet.view import DealView, SeenAnswer, SeenCall
from bot.services.sight import Ending, Sight
from bot.ui import drafts
from bot.ui.controls import button, control_id, layout, rows, visible, written
from bot.ui.drafts import Draft
from bot.ui.escape import plain, short_name
from bot.ui.faces import by_suit, face, faces, in_words, listed, name_of
from bot.ui.sheet import settlement
from bot.ui.standing import deal_numbered, rules_named, standing
from bot.ui.talk import talk
from bot.ui.words import Words, words

MY_TURN = 0x2E7D4F
WAITING = 0x7A7F87
OVER = 0xB08D3C
_NEWS = 12
_PAGES = {Kind.POINT: "point", Kind.SEQUENCE: "sequences", Kind.SET: "sets"}


def hand_view(sight: Sight, draft: Draft | None = None) -> ui.LayoutView:
    """The message that shows a player his hand. ``sight`` is his own seat's."""
    return _Hand(sight, draft or Draft()).view()


def retired_hand(sight: Sight, first: int, last: int) -> ui.LayoutView:
    """What is left of that message when the hand has moved on: what was done meanwhile, as he may know it."""
    say = words(sight.wishes.locale)
    lines = talk(say, sight.deal, _names(sight), first, last) if sight.deal else []
    return layout(written("\n".join(f"-# {line}" for line in lines[-_NEWS:]) or say("hand-retired")))


def table_link(sight: Sight) -> str:
    """Where the table is; "" where it has no place."""
    return "" if sight.table is None else f"https://discord.com/channels/{sight.guild}/{sight.table}"


def _names(sight: Sight) -> tuple[str, str]:
    return plain(sight.names[0]), plain(sight.names[1])


@dataclass(slots=True)
class _Hand:
    """One drawing of a hand."""

    sight: Sight
    draft: Draft

    @property
    def say(self) -> Words:
        return words(self.sight.wishes.locale)

    @property
    def me(self) -> int:
        assert self.sight.eye is not None  # noqa: S101 - a hand is a seat's
        return self.sight.eye

    @property
    def other(self) -> str:
        return _names(self.sight)[1 - self.me]

    @property
    def other_name(self) -> str:
        """The other's name for a label, where markdown is no markdown."""
        return short_name(self.sight.names[1 - self.me])

    def id(self, verb: str, arg: str = "") -> str:
        return control_id(verb, self.sight.partie, self.sight.seq, arg)

    def view(self) -> ui.LayoutView:
        controls = self.with_help(self.controls())
        texts = [self.heading(), *self.notes(), *self.cards(), *self.knowledge()]
        parts: list[ui.Item[Any]] = [written(text) for text in texts]
        colour = OVER if self.sight.ending else MY_TURN if self.sight.my_turn else WAITING
        parts.append(ui.Separator())
        return layout(*parts, *controls, accent=colour)

    def with_help(self, controls: list[ui.Item[Any]]) -> list[ui.Item[Any]]:
        """The controls, and at their end the way to the page that teaches what is to be done."""
        ask = button(self.say("hand-help"), self.id("help", self.page()))
        last = controls[-1]
        if isinstance(last, ui.ActionRow) and len(last.children) < 5 and isinstance(last.children[0], ui.Button):
            last.add_item(ask)
            return controls
        return [*controls, ui.ActionRow(ask)]

    def page(self) -> str:
        """The page of the rules for what is to be done now."""
        seen = self.sight.deal
        if seen is None or self.sight.ending:
            return "partie"
        if not self.sight.my_turn:
            return "minute"
        if seen.stage is Stage.EXCHANGE:
            return "exchange"
        kind = seen.pending.kind if seen.pending else self.kind_asked(self.kinds_asked(seen))
        return _PAGES[kind] if kind else "play"

    # What stands above.

    def heading(self) -> str:
        sight, say = self.sight, self.say
        lines = [say("hand-title", other=self.other)]
        where = rules_named(say, sight.rules)
        if sight.deal:
            role = "elder" if sight.deal.elder == self.me else "younger"
            where = say("hand-where", rules=where, deal=deal_numbered(say, sight), role=role)
        if link := table_link(sight):
            where += " · " + say("hand-table-link", link=link)
        return "\n".join([*lines, f"-# {where}", *self.score()])

    def score(self) -> list[str]:
        sight, me = self.sight, self.me
        if sight.deal is None:
            return []
        in_deal, names = sight.deal.score, [self.other, self.other]
        names[me] = self.say("hand-you")
        stands = sight.stands if sight.ending else sight.before
        score = standing(self.say, sight.rules, stands, (names[0], names[1]), me)
        return [score + " · " + self.say("hand-score-deal", mine=in_deal[me], theirs=in_deal[1 - me])]

    def notes(self) -> list[str]:
        found = [self.draft.note] if self.draft.note else []
        if self.sight.table is None and self.sight.seq and not self.sight.ending:
            found.append(self.say("hand-table-lost"))
        if not self.draft.note and (news := self.news()):
            found.append("\n".join(f"> {line}" for line in news))
        return found

    def news(self) -> list[str]:
        """What was done since he last did anything, for who plays by DM alone."""
        seen = self.sight.deal
        if seen is None or not self.sight.my_turn:
            return []
        # Of the answers that were given for him he knows nothing yet, nor of the calls before them.
        given = () if self.sight.wishes.answers_self else SeenAnswer
        mine = [at for at, did in enumerate(seen.actions) if did.seat == self.me and not isinstance(did, given)]
        last = mine[-1] if mine else -1
        # A card he led is told again with the one that was played to it; what else he did he knows.
        first = last if mine and isinstance(seen.actions[last], Play) else last + 1
        return talk(self.say, seen, _names(self.sight), first)[-_NEWS:]

    def cards(self) -> list[str]:
        seen = self.sight.deal
        if seen is None or seen.over or self.sight.ending:
            return []
        lines = [self.say("hand-cards"), *by_suit(self.say, seen.hand)]
        if seen.stage is not Stage.PLAY or not seen.tricks:
            held = [name_of(self.say, kind, group) for kind in Kind for group in self.best(seen, kind)]
            lines.append("-# " + self.say("hand-holds", groups=" · ".join(held)))
        return ["\n".join(lines)]

    @staticmethod
    def best(seen: DealView, kind: Kind) -> tuple[Hand, ...]:
        return calls.best_call(seen.rules, kind, seen.hand)

    def knowledge(self) -> list[str]:
        seen, say = self.sight.deal, self.say
        if seen is None or self.sight.ending:
            return []
        lines = []
        if seen.discards:
            lines.append(say("hand-discards", cards=faces(Hand.of(seen.discards))))
            lines.append(say("hand-taken", cards=faces(Hand.of(seen.taken))))
        lines += self.left(seen)
        blank = seen.dealt[1 - self.me]
        if blank:
            lines.append(say("hand-other-blank", other=self.other, cards=faces(Hand.of(blank))))
        if shown := seen.shown[1 - self.me]:
            lines.append(say("hand-other-shown", other=self.other, cards=faces(shown)))
        if seen.tricks:
            lines.append(self.tricks(seen))
        return ["\n".join(f"-# {line}" for line in lines)] if lines else []

    def left(self, seen: DealView) -> list[str]:
        """What he saw of the cards that he did not take."""
        drawn = seen.drawn[seen.elder] or 0
        saw = [card for card in seen.talon[drawn : seen.rules.most] if card is not None]
        looked = [card for card in seen.talon[8 - seen.left :] if card is not None]
        lines = [self.say("hand-left-seen", cards=faces(saw))] if saw and seen.elder == self.me else []
        if looked and len(looked) == seen.left:
            lines.append(self.say("hand-left-looked", cards=faces(looked)))
        return lines

    def tricks(self, seen: DealView) -> str:
        won = [trick.winner for trick in seen.tricks]
        mine = won.count(self.me)
        count = self.say("hand-tricks", mine=mine, theirs=len(won) - mine, other=self.other)
        return f"{count} · " + ", ".join(map(_trick, seen.tricks))

    # What he may decide.

    def controls(self) -> list[ui.Item[Any]]:
        sight, seen = self.sight, self.sight.deal
        if sight.ending:
            return self.ended()
        if seen is None:
            return self.choice_of_deal()
        if not sight.my_turn:
            return self.waiting(seen)
        if seen.stage is Stage.EXCHANGE:
            return self.exchange(seen)
        if seen.pending:
            return self.answer(seen, seen.pending)
        return self.elder_calls(seen) if seen.stage is Stage.CALLS else self.younger_reckons(seen)

    def prompt(self, key: str, **arguments: str | int) -> ui.TextDisplay[Any]:
        return written(self.say(key, **arguments))

    def ended(self) -> list[ui.Item[Any]]:
        ending = self.sight.ending
        assert ending is not None  # noqa: S101 - it is over
        if ending.resigned is not None:
            key = "hand-resigned-mine" if ending.resigned == self.me else "hand-resigned-theirs"
        else:
            winner = ending.outcome.winner if ending.outcome else None
            key = "hand-drawn" if winner is None else "hand-won" if winner == self.me else "hand-lost"
        again = button(self.say("hand-rematch"), self.id("rematch"), ButtonStyle.primary)
        return [self.prompt(key, other=self.other), *self.settled(ending), ui.ActionRow(again)]

    def settled(self, ending: Ending) -> list[ui.Item[Any]]:
        if ending.outcome is None or ending.outcome.winner is None:
            return []
        return [written("-# " + settlement(self.say, _names(self.sight), ending.outcome, self.sight.stands))]

    def choice_of_deal(self) -> list[ui.Item[Any]]:
        if self.sight.chooser != self.me:
            return [self.prompt("hand-wait-deal", other=self.other, cut=self.cut())]
        mine = button(self.say("hand-deal-mine"), self.id("deal", "mine"), ButtonStyle.primary)
        theirs = button(self.say("hand-deal-theirs", other=self.other_name), self.id("deal", "theirs"))
        return [self.prompt("hand-choose-deal", cut=self.cut()), ui.ActionRow(mine, theirs)]

    def cut(self) -> str:
        return cut_faces(self.sight.cut)

    def waiting(self, seen: DealView) -> list[ui.Item[Any]]:
        text = self.prompt("hand-waiting", other=self.other, since=f"<t:{self.sight.since}:R>")
        extra = self.announcements(seen)
        return [text, ui.ActionRow(*extra)] if extra else [text]

    def announcements(self, seen: DealView) -> list[ui.Button[Any]]:
        """What may be done besides the turn: carte blanche, and the look at the cards left."""
        found = []
        if seen.may_announce:
            found.append(button(self.say("hand-carte-blanche"), self.id("blank"), ButtonStyle.primary))
        if seen.may_look:
            found.append(button(self.say("hand-look", number=seen.left, other=self.other_name), self.id("look")))
        return found

    def exchange(self, seen: DealView) -> list[ui.Item[Any]]:
        least, most = seen.exchange_limits or (0, 0)
        picked = self.draft.picked
        elder = seen.elder == self.me
        taken = in_words(self.say, seen.drawn[seen.elder] or 0)
        key = "hand-exchange-elder" if elder else "hand-exchange-younger"
        select = self.card_select("pick", "hand-exchange-pick", seen.hand, picked, most)
        number, left = in_words(self.say, len(picked)), in_words(self.say, most - len(picked))
        ready = least <= len(picked) <= most
        label = self.say("hand-exchange-confirm", number=number, left=left)
        confirm = button(
            label if ready else self.say("hand-exchange-none"),
            self.id("exchange", drafts.write_hand(picked)),
            ButtonStyle.success,
            disabled=not ready,
        )
        parts: list[ui.Item[Any]] = [
            self.prompt(key, other=self.other, taken=taken, most=in_words(self.say, most)),
            ui.ActionRow(select),
        ]
        if picked:
            parts.append(self.prompt("hand-exchange-picked", cards=faces(picked)))
        return [*parts, ui.ActionRow(confirm, *self.announcements(seen))]

    def card_select(self, verb: str, key: str, hand: Hand, picked: Hand, most: int, arg: str = "") -> ui.Select[Any]:
        select: ui.Select[Any] = ui.Select(
            custom_id=self.id(verb, arg),
            placeholder=self.say(key),
            min_values=0,
            max_values=min(most, len(hand)),
        )
        for card in hand:
            select.add_option(label=visible(face(card)), value=str(card), default=card in picked)
        return select

    # Elder's calls.

    def kinds_asked(self, seen: DealView) -> list[Kind]:
        """What elder can still call, but for what he passes over."""
        if seen.stage is not Stage.CALLS:
            return []
        return [kind for kind in seen.open_kinds if kind not in self.draft.passed and self.best(seen, kind)]

    def kind_asked(self, open_now: list[Kind]) -> Kind | None:
        """What he is asked to call now."""
        return self.draft.kind if self.draft.kind in open_now else next(iter(open_now), None)

    def elder_calls(self, seen: DealView) -> list[ui.Item[Any]]:
        open_now = self.kinds_asked(seen)
        kind = self.kind_asked(open_now)
        if kind is None:
            return self.play(seen)
        return self.sink(seen, kind) if self.draft.sinking else self.call(seen, kind, open_now)

    def call(self, seen: DealView, kind: Kind, open_now: list[Kind]) -> list[ui.Item[Any]]:
        choices = drafts.offers(seen.rules, kind, seen.hand)[:4]
        buttons = [
            button(self.call_label(kind, groups), self.id("call", drafts.write_call(kind, groups)), style)
            for groups, style in zip(choices, [ButtonStyle.primary, *[ButtonStyle.secondary] * 3], strict=False)
        ]
        passed = self.draft.passed
        others = [
            button(self.say("hand-call-less"), self.id("sink", drafts.write_look(kind, passed))),
            button(self.say("hand-call-nothing"), self.id("turn", drafts.write_look(None, passed | {kind}))),
        ]
        if kind is not Kind.POINT and not seen.rules.in_order:
            others += [self.other_kind(other) for other in open_now if other is not kind]
        if back := self.back_to_calls(seen):
            others.append(back)
        return [self.prompt(f"hand-call-{kind}"), *rows(buttons, 2), ui.ActionRow(*others)]

    def other_kind(self, kind: Kind) -> ui.Button[Any]:
        key = "hand-call-sets-first" if kind is Kind.SET else "hand-call-sequences-first"
        return button(self.say(key), self.id("turn", drafts.write_look(kind, self.draft.passed)))

    def call_label(self, kind: Kind, groups: tuple[Hand, ...]) -> str:
        named = [name_of(self.say, kind, group) for group in groups]
        return _short(self.say("hand-call", groups=listed(self.say, named)))

    def sink(self, seen: DealView, kind: Kind) -> list[ui.Item[Any]]:
        picked, look = self.draft.picked, drafts.write_look(kind, self.draft.passed)
        groups = drafts.chosen_groups(seen.rules, kind, picked)
        select = self.card_select("sunk", "hand-sink-pick", seen.hand, picked, len(seen.hand), look)
        confirm = button(
            self.call_label(kind, groups) if groups else self.say("hand-sink-invalid"),
            self.id("call", drafts.write_call(kind, groups)),
            ButtonStyle.success,
            disabled=not groups,
        )
        back = button(self.say("hand-call-back"), self.id("turn", look))
        return [self.prompt(f"hand-sink-{kind}"), ui.ActionRow(select), ui.ActionRow(confirm, back)]

    # Younger's answer, if he gives it himself, and his reckoning.

    def answer(self, seen: DealView, call: SeenCall) -> list[ui.Item[Any]]:
        # Less than was called, as far as it was, is no answer but “Good”.
        said_so_far = call.number, call.tiebreak or 0
        held = [
            group
            for group in calls.groups(seen.rules, call.kind, seen.hand)
            if calls.strength(seen.rules, call.kind, group) >= said_so_far
        ]
        buttons = [
            button(
                _short(self.say("hand-answer-with", group=name_of(self.say, call.kind, group))),
                self.id("answer", drafts.write_call(call.kind, (group,))),
            )
            for group in held[:4]
        ]
        good = button(self.say("hand-answer-good"), self.id("answer", drafts.write_call(call.kind, ())))
        said = talk(self.say, seen, _names(self.sight), len(seen.actions) - 1)
        return [self.prompt("hand-answer", call=" ".join(said)), *rows([*buttons, good], 2)]

    def younger_reckons(self, seen: DealView) -> list[ui.Item[Any]]:
        good = drafts.goods(seen)
        if not good or self.draft.passed:
            return self.play(seen)
        points = self.points(good, range(len(good)))
        named = listed(self.say, [name_of(self.say, kind, group) for kind, group in good])
        everything = ".".join(map(str, range(len(good))))
        reckon_all = button(
            self.say("hand-reckon-all", points=points), self.id("reckon", everything), ButtonStyle.primary
        )
        nothing = button(self.say("hand-reckon-nothing"), self.id("turn", drafts.write_look(None, frozenset(Kind))))
        parts: list[ui.Item[Any]] = [
            self.prompt("hand-reckon", groups=named, points=points),
            ui.ActionRow(reckon_all, nothing, *self.announcements(seen)),
        ]
        if len(good) > 1:
            parts += self.reckon_some(good)
        return parts

    @staticmethod
    def points(good: list[tuple[Kind, Hand]], chosen: range | tuple[int, ...]) -> int:
        return sum(calls.value(*good[number]) for number in chosen)

    def reckon_some(self, good: list[tuple[Kind, Hand]]) -> list[ui.Item[Any]]:
        chosen = tuple(number for number in self.draft.goods or () if number in range(len(good)))
        select: ui.Select[Any] = ui.Select(
            custom_id=self.id("some"), placeholder=self.say("hand-reckon-pick"), min_values=0, max_values=len(good)
        )
        for number, (kind, group) in enumerate(good):
            label = visible(_short(name_of(self.say, kind, group)))
            select.add_option(label=label, value=str(number), default=number in chosen)
        found: list[ui.Item[Any]] = [ui.ActionRow(select)]
        # All of it has its button above, and no two buttons may have one id.
        if 0 < len(chosen) < len(good):
            label = self.say("hand-reckon-some", points=self.points(good, chosen))
            arg = ".".join(map(str, chosen))
            found.append(ui.ActionRow(button(label, self.id("reckon", arg), ButtonStyle.success)))
        return found

    # Play.

    def play(self, seen: DealView) -> list[ui.Item[Any]]:
        legal = seen.playable
        only = next(iter(legal)) if len(legal) == 1 else None
        chosen = self.draft.card if self.draft.card in legal else only
        direct = self.sight.wishes.one_click
        suits = [seen.hand.suited(suit) for suit in Suit]
        cards = [
            row
            for suit in suits
            for row in rows([self.card_button(seen, card, chosen, direct=direct) for card in suit])
        ]
        extra = self.announcements(seen)
        if back := self.back_to_calls(seen):
            extra.append(back)
        confirm = [] if direct else [self.confirm_play(seen, chosen)]
        last = [*confirm, *extra]
        return [self.play_prompt(seen), *cards, *([ui.ActionRow(*last)] if last else [])]

    def play_prompt(self, seen: DealView) -> ui.TextDisplay[Any]:
        if seen.led is not None:
            led = self.say("hand-led", other=self.other, card=face(seen.led))
            return written(f"{led} " + self.say("hand-follow"))
        return self.prompt("hand-lead-first" if seen.stage is Stage.CALLS else "hand-lead")

    def card_button(self, seen: DealView, card: Card, chosen: Card | None, *, direct: bool) -> ui.Button[Any]:
        style = ButtonStyle.success if card == chosen else ButtonStyle.secondary
        custom_id = self.id("play", f"{card}.now") if direct else self.id("card", f"{card}{self.passing()}")
        return button(face(card), custom_id, style, disabled=card not in seen.playable)

    def passing(self) -> str:
        return "." + drafts.write_look(None, self.draft.passed) if self.draft.passed else ""

    def confirm_play(self, seen: DealView, chosen: Card | None) -> ui.Button[Any]:
        if chosen is None:
            return button(self.say("hand-play-choose"), self.id("play"), ButtonStyle.success, disabled=True)
        key = "hand-play-lead" if seen.led is None else "hand-play"
        return button(self.say(key, card=face(chosen)), self.id("play", str(chosen)), ButtonStyle.success)

    def back_to_calls(self, seen: DealView) -> ui.Button[Any] | None:
        if self.draft.passed and any(self.best(seen, kind) for kind in seen.open_kinds):
            return button(self.say("hand-call-back"), self.id("turn", drafts.write_look(None, frozenset())))
        return None


def _trick(trick: Trick) -> str:
    """The card that won in bold."""
    led, reply = face(trick.led), face(trick.reply)
    return f"**{led}** {reply}" if trick.winner == trick.leader else f"{led} **{reply}**"


def cut_faces(cut: str) -> str:
    """The cards cut for the deal: ``K♠ – 9♦``, each pair after the one before."""
    pairs = [pair.split(" ") for pair in cut.split(" / ")] if cut else []
    return ", ".join(" – ".join(face(Card.parse(name)) for name in pair) for pair in pairs)


def _short(label: str) -> str:
    """A label as long as Discord lets it be."""
    return label if len(label) <= 80 else label[:79] + "…"
