from typing import Annotated

import pytest

from bot.kit.controls import Click, Control, ForgedId, Number, OfState, Target, chosen, flag, one_of, read_control
from bot.model.ids import PartieId
from bot.piquet.cards import Card


class Moment(OfState, verb="moment"):
    place: int | None
    way: Annotated[str, one_of("on", "back")] = "on"
    now: Annotated[bool, flag("now")] = False


class Cards(Control, verb="cards"):
    lesson: Target[int]
    step: Number[int]
    on: bool
    rest: str = ""
    cards: tuple[Card, ...] = chosen()


class One(Control, verb="one"):
    number: int = chosen()


class Perhaps(Control, verb="perhaps"):
    text: str = chosen("")


@pytest.mark.parametrize(
    ("control", "custom_id"),
    [
        (Moment(PartieId(7), 12, 3), "pq:1:moment:7:12:3.on"),
        (Moment(PartieId(7), 12, None, "back", now=True), "pq:1:moment:7:12:.back.now"),
        (Cards(1, 2, on=True, cards=()), "pq:1:cards:1:2:1"),
        (Cards(1, 2, on=False, rest="a.b.c", cards=()), "pq:1:cards:1:2:0.a.b.c"),
        (Perhaps(), "pq:1:perhaps:0:0"),
    ],
)
def test_an_id_is_the_fields_of_its_control_in_order(control: Control, custom_id: str) -> None:
    assert control.id == custom_id
    _, _, verb, target, number, *arg = custom_id.split(":")
    assert read_control(Click(verb, int(target), int(number), "".join(arg))) == control


def test_choices_are_read_from_the_click_and_are_not_in_the_id() -> None:
    ace, king = Card.parse("AS"), Card.parse("KS")
    read = read_control(Click("cards", 1, 2, "1", ("KS", "AS")))
    assert read == Cards(1, 2, on=True, cards=(king, ace))
    assert read is not None
    assert read.id == "pq:1:cards:1:2:1"
    assert read_control(Click("one", values=("7",))) == One(number=7)
    assert read_control(Click("perhaps", values=("seven",))) == Perhaps(text="seven")


def test_id_parts_without_a_field_in_the_control_are_ignored() -> None:
    assert read_control(Click("one", 1, 2, "older", ("7",))) == One(number=7)
    assert read_control(Click("unheard")) is None


@pytest.mark.parametrize(
    "click",
    [
        *(Click("moment", 1, 2, arg) for arg in ("x", "-1", "1e3", "²", "1_0", str(2**63), "3.off", "3.on.later")),
        *(Click("cards", 1, 2, arg) for arg in ("", "2", "true", "-")),
        *(Click("cards", 1, 2, "1", values) for values in (("XX",), ("AS", "AS"), ("AS", ""))),
        *(Click("one", values=values) for values in ((), ("",), ("x",), ("1", "2"))),
        Click("perhaps", values=("a", "b")),
    ],
)
def test_a_click_that_matches_no_control_is_forged(click: Click) -> None:
    with pytest.raises(ForgedId):
        read_control(click)
