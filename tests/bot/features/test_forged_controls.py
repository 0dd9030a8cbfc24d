from importlib import import_module
from typing import TypeVar

import pytest

from bot.client import extensions
from bot.features.challenges.draft import ChallengeDraft
from bot.features.challenges.panel import PanelPlace, changed_panel
from bot.features.players.view import ChangeSetting, changes_of
from bot.features.servers.view import ChangeServer, server_changes
from bot.kit.controls import Click, Control, ForgedId, read_control
from bot.kit.words import words
from bot.model.players import User

C = TypeVar("C", bound=Control)
for extension in extensions():
    import_module(extension)

BOARD = (
    "",
    "rating",
    "rating.deals.0.here.x.by",
    "age.deals.0.here.0.by",
    "rating.bezique.0.here.0.by",
    "rating.deals.0.there.0.by",
    "won.deals.soon.here.0.by",
    f"won.deals.{10**30}.here.0.by",
    "won.deals.202613.here.0.by",
)
ARGS = {
    "board": BOARD,
    "showboard": BOARD,
    "listme": BOARD,
    "showprofile": ("", "x.0.deals", f"{10**30}.0.deals", "1.-1.deals", "1.0.bezique", "1.0", "1.0.deals.x"),
    "history": ("", "1", "x.0.o.1.1", "1.0.p.1.1", "9999999999999999999.0.o.1.1"),
    "findbetter": ("", "1", "1.0", "a.b.c", "1.0.99999999999999999999", "1.2.3.4"),
    "solve": ("x.0", ".x", ""),
    "games": ("games.-1.next", "games.x.next", "nothing.0.next", "games", ""),
    "draft": (
        "go.anyone.whist.72.-.-.0",
        "go.anyone.rubicon.5.-.-.0",
        "go.anyone.rubicon.72.x.-.0",
        "go.anyone.counterpique.72.-.c1.0",
        "go.anyone.rubicon.72.-.d9.0",
        "go.anyone.rubicon.72.-.c.0",
        "go.-5.rubicon.72.-.-.0",
        "whom.anyone",
    ),
    "words": ("", "x", "a" * 63, "A" * 64),
    "house": ("grandmaster",),
    "how": ("", "elsewhere", "points.half"),
    "moveto": ("", "here"),
    "dayremind": ("", "often"),
    "dayplaces": ("-1.to", "x"),
}


@pytest.mark.parametrize(("verb", "arg"), [(verb, arg) for verb, args in ARGS.items() for arg in args])
def test_an_id_that_no_control_has_is_forged(verb: str, arg: str) -> None:
    with pytest.raises(ForgedId):
        read_control(Click(verb, 1, 0, arg))


@pytest.mark.parametrize("value", ["x", "-1", str(2**63)])
def test_a_partie_that_no_menu_offers_is_forged(value: str) -> None:
    for values in ((value,), (), ("1", "2")):
        with pytest.raises(ForgedId):
            read_control(Click("retell", values=values))


def clicked(kind: type[C], arg: str, value: str) -> C:
    control = read_control(Click(kind.verb, arg=arg, values=(value,) if value else ()))
    assert isinstance(control, kind)
    return control


@pytest.mark.parametrize(
    ("name", "on", "value"),
    [
        ("one_click", "", ""),
        ("one_click", "2", ""),
        ("id", "1", ""),
        ("dms_closed", "1", ""),
        ("", "", ""),
        ("from", "", "24"),
        ("from", "", "x"),
        ("zone", "", "Atlantis"),
        ("zone", "", "berlin"),
        ("language", "", "tlh"),
        ("language", "", "../en"),
    ],
)
def test_a_setting_that_the_panel_does_not_offer_is_forged(name: str, on: str, value: str) -> None:
    with pytest.raises(ForgedId):
        changes_of(clicked(ChangeSetting, f"{name}.{on}", value), User(1))


@pytest.mark.parametrize(
    ("name", "on", "value"),
    [
        ("advice", "", ""),
        ("left_at", "1", ""),
        ("pace", "", "5"),
        ("pace", "", "x"),
        ("language", "", "tlh"),
        ("zone", "", "Mars/Olympus"),
        ("zone", "", "paris"),
        ("hour", "", "24"),
        ("daily", "", "x"),
    ],
)
def test_a_setting_that_the_server_panel_does_not_offer_is_forged(name: str, on: str, value: str) -> None:
    with pytest.raises(ForgedId):
        server_changes(clicked(ChangeServer, f"{name}.{on}", value))


@pytest.mark.parametrize(
    ("action", "value"),
    [
        ("nothing", ""),
        ("on-deals", ""),
        ("whom", "somebody"),
        ("who", "0"),
        ("rules", "whist"),
        ("pace", "5"),
        ("deals", "9"),
    ],
)
def test_a_change_that_the_challenge_panel_does_not_offer_is_forged(action: str, value: str) -> None:
    with pytest.raises(ForgedId):
        changed_panel(words(), ChallengeDraft("anyone"), PanelPlace(), action, value)
