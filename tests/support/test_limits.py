"""Each limit is broken by an example of its own; values at the limit pass."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.limits import COMPONENTS_V2, LIMITS, PHONE, RULES, check_request

Body = dict[str, Any]

MESSAGES = "/channels/1/messages"
MESSAGE = "/channels/1/messages/2"
CALLBACK = "/interactions/1/token/callback"
FOLLOW_UPS = "/webhooks/1/token"
ANSWER = "/webhooks/1/token/messages/@original"
THREADS = "/channels/1/messages/2/threads"
COMMANDS = "/applications/1/commands"


def button(number: int = 0, **changes: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": f"pq:1:play:{number}", **changes}


def link(**changes: Any) -> Body:
    return {"type": 2, "style": 5, "label": "Table", "url": "https://example.invalid/1", **changes}


def row(*inner: Body) -> Body:
    return {"type": 1, "components": list(inner)}


def option(number: int = 0, **changes: Any) -> Body:
    return {"label": f"card {number}", "value": f"{number}", **changes}


def select(*options: Body, **changes: Any) -> Body:
    return {"type": 3, "custom_id": "pq:1:exchange:1", "options": list(options or (option(),)), **changes}


def text(content: str = "Point of five.", **changes: Any) -> Body:
    return {"type": 10, "content": content, **changes}


def section(*texts: Body, **changes: Any) -> Body:
    return {"type": 9, "components": list(texts or (text(),)), "accessory": button(), **changes}


def thumbnail(**changes: Any) -> Body:
    return {"type": 11, "media": {"url": "attachment://hand.png"}, **changes}


def gallery(*descriptions: str) -> Body:
    items = [{"media": {"url": "attachment://hand.png"}, "description": one} for one in descriptions]
    return {"type": 12, "items": items}


def container(*inner: Body) -> Body:
    return {"type": 17, "components": list(inner)}


def classic(*rows: Body, **changes: Any) -> Body:
    return {"content": "Your hand", "components": list(rows), **changes}


def modern(*components: Body, **changes: Any) -> Body:
    return {"flags": COMPONENTS_V2, "components": list(components), **changes}


def one_row(*inner: Body) -> Body:
    return classic(row(*inner))


def embed(**changes: Any) -> Body:
    return {"embeds": [changes]}


def field(name: str = "Elder", value: str = "28") -> Body:
    return {"name": name, "value": value}


def answer(kind: int, data: Body) -> Body:
    return {"type": kind, "data": data}


def text_input(number: int = 0, **changes: Any) -> Body:
    return {"type": 4, "style": 1, "custom_id": f"pq:1:say:{number}", **changes}


def labelled(inner: Body, **changes: Any) -> Body:
    return {"type": 18, "label": "Say", "component": inner, **changes}


def modal(*fields: Body, **changes: Any) -> Body:
    fields = fields or (labelled(text_input()),)
    return answer(9, {"title": "Say", "custom_id": "pq:1:say", "components": list(fields), **changes})


def choice(number: int = 0, **changes: Any) -> Body:
    return {"name": f"choice {number}", "value": f"{number}", **changes}


def argument(number: int = 0, **changes: Any) -> Body:
    return {"type": 3, "name": f"option-{number}", "description": "An option", **changes}


def command(*options: Body, **changes: Any) -> Body:
    return {"type": 1, "name": "piquet", "description": "Play piquet", "options": list(options), **changes}


def menu(number: int = 0, **changes: Any) -> Body:
    return {"type": 2, "name": f"Challenge {number}", **changes}


BROKEN: list[tuple[str, str, str, Any]] = [
    ("content", "POST", MESSAGES, {"content": "x" * 2_001}),
    ("content", "PATCH", MESSAGE, {"content": "x" * 2_001}),
    ("content", "POST", FOLLOW_UPS, {"content": "x" * 2_001}),
    ("content", "PATCH", ANSWER, {"content": "x" * 2_001}),
    ("content", "POST", CALLBACK, answer(4, {"content": "x" * 2_001})),
    ("content", "POST", CALLBACK, answer(7, {"content": "x" * 2_001})),
    ("nonce", "POST", MESSAGES, {"content": "x", "nonce": "n" * 26}),
    ("nonce", "POST", MESSAGES, {"content": "x", "nonce": ""}),
    ("attachments", "POST", MESSAGES, {"attachments": [{"id": number} for number in range(11)]}),
    ("attachment description", "POST", MESSAGES, {"attachments": [{"id": 0, "description": "x" * 1_025}]}),
    ("embeds", "POST", MESSAGES, {"embeds": [{"title": "x"}] * 11}),
    ("embeds in sum", "POST", MESSAGES, {"embeds": [{"description": "x" * 3_000}, {"description": "x" * 3_001}]}),
    ("embed title", "POST", MESSAGES, embed(title="x" * 257)),
    ("embed description", "POST", MESSAGES, embed(description="x" * 4_097)),
    ("embed footer", "POST", MESSAGES, embed(footer={"text": "x" * 2_049})),
    ("embed author", "POST", MESSAGES, embed(author={"name": "x" * 257})),
    ("embed fields", "POST", MESSAGES, embed(fields=[field()] * 26)),
    ("embed field name", "POST", MESSAGES, embed(fields=[field(name="x" * 257)])),
    ("embed field name", "POST", MESSAGES, embed(fields=[field(name="")])),
    ("embed field value", "POST", MESSAGES, embed(fields=[field(value="x" * 1_025)])),
    ("embed field value", "POST", MESSAGES, embed(fields=[field(value="")])),
    ("rows", "POST", MESSAGES, classic(*(row(button(number)) for number in range(6)))),
    ("row", "POST", MESSAGES, one_row(*(button(number) for number in range(6)))),
    ("row", "POST", MESSAGES, one_row()),
    ("row", "POST", MESSAGES, modern(container(row(*(button(number) for number in range(6)))))),
    ("components in all", "POST", MESSAGES, modern(*(text() for _ in range(41)))),
    ("components in all", "POST", MESSAGES, modern(container(*(text() for _ in range(40))))),
    ("components in all", "POST", MESSAGES, modern(section(), *(text() for _ in range(38)))),
    ("text in all", "POST", MESSAGES, modern(text("x" * 2_000), container(text("x" * 2_001)))),
    ("text display", "POST", MESSAGES, modern(text(""))),
    ("container", "POST", MESSAGES, modern(container())),
    ("section", "POST", MESSAGES, modern(section(*(text() for _ in range(4))))),
    ("section", "POST", MESSAGES, modern(section(components=[]))),
    ("gallery", "POST", MESSAGES, modern(gallery(*("a hand" for _ in range(11))))),
    ("gallery", "POST", MESSAGES, modern(gallery())),
    ("media description", "POST", MESSAGES, modern(gallery("x" * 1_025))),
    ("media description", "POST", MESSAGES, modern(gallery(""))),
    (
        "media description",
        "POST",
        MESSAGES,
        modern(section(text(), accessory=thumbnail(description="x" * 1_025))),
    ),
    ("custom_id", "POST", MESSAGES, one_row(button(custom_id="x" * 101))),
    ("custom_id", "POST", MESSAGES, one_row(button(custom_id=""))),
    ("custom_id", "POST", MESSAGES, one_row(select(custom_id="x" * 101))),
    ("custom_id", "POST", MESSAGES, one_row(select(custom_id=None))),
    ("custom_id", "POST", CALLBACK, modal(custom_id="x" * 101)),
    ("custom_id", "POST", CALLBACK, modal(labelled(text_input(custom_id="x" * 101)))),
    ("button label", "POST", MESSAGES, one_row(button(label="x" * 81))),
    ("button on a phone", "POST", MESSAGES, one_row(button(label="x" * 36))),
    ("option on a phone", "POST", MESSAGES, one_row(select(option(label="x" * 61)))),
    ("button address", "POST", MESSAGES, one_row(link(url="https://" + "x" * 505))),
    ("button address", "POST", MESSAGES, one_row(link(url=""))),
    ("options", "POST", MESSAGES, one_row(select(*map(option, range(26))))),
    ("options", "POST", MESSAGES, one_row(select(options=[]))),
    ("option label", "POST", MESSAGES, one_row(select(option(label="x" * 101)))),
    ("option label", "POST", MESSAGES, one_row(select(option(label="")))),
    ("option value", "POST", MESSAGES, one_row(select(option(value="x" * 101)))),
    ("option value", "POST", MESSAGES, one_row(select(option(value="")))),
    ("option description", "POST", MESSAGES, one_row(select(option(description="x" * 101)))),
    ("placeholder", "POST", MESSAGES, one_row(select(placeholder="x" * 151))),
    ("min_values", "POST", MESSAGES, one_row(select(min_values=-1))),
    ("min_values", "POST", MESSAGES, one_row(select(min_values=26))),
    ("max_values", "POST", MESSAGES, one_row(select(max_values=26))),
    ("max_values", "POST", MESSAGES, one_row(select(type=5, options=None, max_values=26))),
    ("max_values", "POST", MESSAGES, one_row(select(min_values=0, max_values=0))),
    ("modal title", "POST", CALLBACK, modal(title="x" * 46)),
    ("modal title", "POST", CALLBACK, modal(title="")),
    ("modal fields", "POST", CALLBACK, modal(*(labelled(text_input(number)) for number in range(6)))),
    ("modal fields", "POST", CALLBACK, modal(components=[])),
    ("field label", "POST", CALLBACK, modal(labelled(text_input(), label="x" * 46))),
    ("field label", "POST", CALLBACK, modal(labelled(text_input(), label=""))),
    ("field label", "POST", CALLBACK, modal(row(text_input(label="x" * 46)))),
    ("field description", "POST", CALLBACK, modal(labelled(text_input(), description="x" * 101))),
    ("field placeholder", "POST", CALLBACK, modal(labelled(text_input(placeholder="x" * 101)))),
    ("field value", "POST", CALLBACK, modal(labelled(text_input(value="x" * 4_001)))),
    ("choices", "PUT", COMMANDS, [command(argument(choices=[choice(number) for number in range(26)]))]),
    ("choices", "POST", CALLBACK, answer(8, {"choices": [choice(number) for number in range(26)]})),
    ("choice name", "PUT", COMMANDS, [command(argument(choices=[choice(name="x" * 101)]))]),
    (
        "choice name",
        "PUT",
        COMMANDS,
        [command(argument(choices=[choice(name_localizations={"fr": "x" * 101})]))],
    ),
    ("choice name", "POST", CALLBACK, answer(8, {"choices": [choice(name="")]})),
    ("choice value", "PUT", COMMANDS, [command(argument(choices=[choice(value="x" * 101)]))]),
    ("choice value", "PUT", COMMANDS, [command(argument(choices=[choice(value="")]))]),
    ("thread name", "POST", THREADS, {"name": "x" * 101}),
    ("thread name", "POST", "/channels/1/threads", {"name": "x" * 101}),
    ("thread name", "PATCH", "/channels/1", {"name": ""}),
    ("commands", "PUT", COMMANDS, [command(name=f"piquet-{number}") for number in range(101)]),
    ("menu commands", "PUT", COMMANDS, [menu(number) for number in range(16)]),
    ("command name", "PUT", COMMANDS, [command(name="x" * 33)]),
    ("command name", "PUT", "/applications/1/guilds/2/commands", [command(name="x" * 33)]),
    ("command name", "POST", COMMANDS, command(name="x" * 33)),
    ("command name", "PATCH", f"{COMMANDS}/2", command(name="")),
    ("command name", "PUT", COMMANDS, [command(name_localizations={"fr": "x" * 33})]),
    ("command name", "PUT", COMMANDS, [menu(name="x" * 33)]),
    ("command name", "PUT", COMMANDS, [command(argument(name="x" * 33))]),
    ("command description", "PUT", COMMANDS, [command(description="x" * 101)]),
    ("command description", "PUT", COMMANDS, [command(description="")]),
    ("command description", "PUT", COMMANDS, [command(description_localizations={"fr": "x" * 101})]),
    ("command description", "PUT", COMMANDS, [command(argument(description=""))]),
    ("command options", "PUT", COMMANDS, [command(*map(argument, range(26)))]),
    ("empty message", "POST", MESSAGES, {"content": " \n"}),
    ("empty message", "POST", CALLBACK, answer(4, {})),
    ("mention", "POST", MESSAGES, {"content": "<@12> is to play"}),
    ("mention", "POST", MESSAGES, {"content": "<@&12> are to play"}),
    ("mention", "POST", MESSAGES, {"content": "@everyone is to play"}),
    ("mention", "POST", CALLBACK, answer(4, modern(container(text("<@!12> is to play"))))),
    ("enforced nonce", "POST", MESSAGES, {"content": "x", "enforce_nonce": True}),
    ("components v2 flag", "POST", MESSAGES, {"components": [container(text())]}),
    ("components v2 alone", "POST", MESSAGES, modern(text(), content="x")),
    ("components v2 alone", "POST", MESSAGES, modern(text(), embeds=[{"title": "x"}])),
    ("components v2 alone", "PATCH", MESSAGE, {"components": [text()], "content": "x"}),
    ("components v2 there", "POST", MESSAGES, modern(attachments=[{"id": 0}])),
    ("rows only", "POST", MESSAGES, classic(button())),
    ("select alone", "POST", MESSAGES, one_row(select(), button())),
    ("unique custom_id", "POST", MESSAGES, classic(row(button()), row(button()))),
    ("unique custom_id", "POST", MESSAGES, modern(section(), container(row(button())))),
    ("unique custom_id", "POST", CALLBACK, modal(row(text_input()), row(text_input()))),
    ("unique id", "POST", MESSAGES, modern(text(id=7), container(text(id=7)))),
    ("button kind", "POST", MESSAGES, one_row(button(custom_id=None))),
    ("button kind", "POST", MESSAGES, one_row(button(url="https://example.invalid"))),
    ("button kind", "POST", MESSAGES, one_row(link(url=None))),
    ("button kind", "POST", MESSAGES, one_row(link(custom_id="pq:1:play"))),
    ("button face", "POST", MESSAGES, one_row(button(label=""))),
    ("unique value", "POST", MESSAGES, one_row(select(option(), option(label="another")))),
    ("least and most", "POST", MESSAGES, one_row(select(option(1), option(2), min_values=2))),
    ("least and most", "POST", MESSAGES, one_row(select(option(1), option(2), max_values=3))),
    ("least and most", "POST", MESSAGES, one_row(select(type=5, options=None, min_values=3, max_values=2))),
    ("defaults", "POST", MESSAGES, one_row(select(option(1, default=True), option(2, default=True)))),
    ("archive time", "POST", THREADS, {"name": "Table", "auto_archive_duration": 61}),
    ("command name form", "PUT", COMMANDS, [command(name="Piquet")]),
    ("command name form", "PUT", COMMANDS, [command(name="piquet game")]),
    ("command name form", "PUT", COMMANDS, [command(argument(name="a.b"))]),
    ("menu description", "PUT", COMMANDS, [menu(description="x")]),
    ("unique name", "PUT", COMMANDS, [command(), command()]),
    ("unique name", "PUT", COMMANDS, [command(argument(), argument())]),
    ("unique name", "POST", CALLBACK, answer(8, {"choices": [choice(), choice(value="x")]})),
    ("required first", "PUT", COMMANDS, [command(argument(0), argument(1, required=True))]),
]


def _weighing(characters: int) -> Body:
    return command(*_filling(characters - len("piquet") - len("Play piquet")))


def _filling(characters: int) -> Iterator[Body]:
    number = 0
    while characters:
        choices = [choice(one, name=f"{one:030}", value=f"{one:030}") for one in range(10)]
        whole = argument(number, name=f"o{number:02}", description="d" * 97, choices=choices)
        if characters >= 800:
            yield whole
            characters -= 700
        else:
            share = characters // 8
            for last in range(8):
                size = share + (characters - 8 * share if last == 7 else 0)
                yield argument(name=f"p{last:02}", description="d" * (size - 3))
            characters = 0
        number += 1


BROKEN.append(("command in all", "PUT", COMMANDS, [_weighing(8_001)]))


@pytest.mark.parametrize(("limit", "method", "path", "body"), BROKEN)
def test_each_example_breaks_exactly_its_limit(limit: str, method: str, path: str, body: Any) -> None:
    breaches = check_request(method, path, body)
    assert [breach.partition(":")[0] for breach in breaches] == [limit], breaches


def test_every_limit_and_every_rule_has_an_example_that_breaks_it() -> None:
    assert {limit for limit, *_ in BROKEN} == LIMITS.keys() | PHONE.keys() | RULES.keys()


def test_a_path_with_the_api_prefix_is_checked_too() -> None:
    assert check_request("POST", f"/api/v10{MESSAGES}", {"content": "x" * 2_001})
