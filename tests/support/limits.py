"""Discord's limits on a bot's requests, as one table with its check.

discord.py and the OpenAPI file cover only some limits. Sources: Discord's documentation on messages, components, modals
and application commands.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

Json = Mapping[str, Any]

LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    # a message
    "content": (0, 2_000),
    "nonce": (1, 25),
    "attachments": (0, 10),
    "attachment description": (0, 1_024),
    # embeds
    "embeds": (0, 10),
    "embeds in sum": (0, 6_000),
    "embed title": (0, 256),
    "embed description": (0, 4_096),
    "embed footer": (0, 2_048),
    "embed author": (0, 256),
    "embed fields": (0, 25),
    "embed field name": (1, 256),
    "embed field value": (1, 1_024),
    # components
    "rows": (0, 5),
    "row": (1, 5),
    "components in all": (0, 40),
    "text in all": (0, 4_000),
    "text display": (1, 4_000),
    "container": (1, 40),
    "section": (1, 3),
    "gallery": (1, 10),
    "media description": (1, 1_024),
    "custom_id": (1, 100),
    "button label": (0, 80),
    "button address": (1, 512),
    "options": (1, 25),
    "option label": (1, 100),
    "option value": (1, 100),
    "option description": (0, 100),
    "placeholder": (0, 150),
    "min_values": (0, 25),
    "max_values": (1, 25),
    # a modal
    "modal title": (1, 45),
    "modal fields": (1, 5),
    "field label": (1, 45),
    "field description": (0, 100),
    "field placeholder": (0, 100),
    "field value": (0, 4_000),
    # other requests
    "choices": (0, 25),
    "choice name": (1, 100),
    "choice value": (1, 100),
    "thread name": (1, 100),
    "commands": (0, 100),
    "menu commands": (0, 15),
    "command name": (1, 32),
    "command description": (1, 100),
    "command options": (0, 25),
    "command in all": (0, 8_000),
}
"""The minimum and maximum that Discord accepts: characters of a text, or members of a list."""

PHONE: Final[Mapping[str, int]] = {"button on a phone": 35, "option on a phone": 60}
"""Label characters that fit on a phone; Discord accepts longer labels and truncates them there."""

RULES: Final[Mapping[str, str]] = {
    "empty message": "a new message has something in it",
    "mention": "who is mentioned is pinged only as allowed_mentions says: it is never left out",
    "enforced nonce": "enforce_nonce has a nonce to hold on to",
    "components v2 flag": "components v2 are sent with their flag",
    "components v2 alone": "a message of components v2 has no content, embeds, poll or stickers",
    "components v2 there": "a message with the flag of components v2 has components",
    "rows only": "a classic message has rows and nothing else at its top",
    "select alone": "a select has its row to itself",
    "unique custom_id": "no two components of a message share a custom_id",
    "unique id": "no two components of a message share an id",
    "button kind": "a link has an address and no custom_id; any other button a custom_id and no address",
    "button face": "a button has a label or an emoji",
    "unique value": "no two options of a select share a value",
    "least and most": "min_values, max_values and the number of options do not fall",
    "defaults": "no more options are chosen beforehand than may be chosen",
    "archive time": "a thread is archived after an hour, a day, three days or a week",
    "command name form": "a command's name is lower case, of letters, digits, - and _",
    "menu description": "a menu command has no description",
    "unique name": "no two commands of a kind, options of a command or choices of an option share a name",
    "required first": "options that must be given come before those that may",
}
"""Rules without a number: name and demand."""

COMPONENTS_V2: Final = 1 << 15
_V2_ONLY: Final = frozenset({9, 10, 12, 13, 14, 17})
_SELECTS: Final = frozenset({3, 5, 6, 7, 8})
_ARCHIVE_MINUTES: Final = (60, 1_440, 4_320, 10_080)
_MENTION: Final = re.compile(r"<@[!&]?\d+>|@everyone|@here")


def check_request(method: str, path: str, body: Any, *, mentions_default: bool = False) -> list[str]:
    """Returns every broken limit as ``"<limit>: <what is wrong>"``.

    ``path`` is relative to ``/api/v10``, ``body`` the JSON (for a form with files, its ``payload_json``). With
    ``mentions_default`` the client restricts pings by default.
    """
    match (method, *path.removeprefix("/api/v10").strip("/").split("/")):
        case ("POST", "channels", _, "messages") | ("POST", "webhooks", _, _):
            breaches = _message(body, new=True, mentions_default=mentions_default)
        case ("PATCH", "channels", _, "messages", _) | ("PATCH", "webhooks", _, _, "messages", _):
            breaches = _message(body, new=False, mentions_default=mentions_default)
        case ("POST", "interactions", _, _, "callback"):
            breaches = _callback(body, mentions_default)
        case ("POST", "channels", _, "threads") | ("POST", "channels", _, "messages", _, "threads"):
            breaches = _thread(body)
        case ("PATCH", "channels", _):
            breaches = _thread(body)
        case ("PUT", "applications", *_, "commands"):
            breaches = _commands(body)
        case ("POST", "applications", *_, "commands") | ("PATCH", "applications", *_, "commands", _):
            breaches = _command(body)
        case _:
            breaches = iter(())
    return list(breaches)


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yields every component in reading order, outer before inner."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk((component[key],))


def _count(limit: str, thing: Collection[Any] | None, where: str = "") -> Iterator[str]:
    if thing is not None:
        yield from _amount(limit, len(thing), where)


def _amount(limit: str, amount: int, where: str = "") -> Iterator[str]:
    least, most = LIMITS[limit]
    if not least <= amount <= most:
        yield f"{limit}: {where or 'there'} {amount}, allowed {least} to {most}"


def _on_a_phone(limit: str, label: str | None) -> Iterator[str]:
    # A suit's variation selector takes no room.
    length = len((label or "").replace("\N{VARIATION SELECTOR-15}", ""))
    discord = LIMITS[limit.removesuffix(" on a phone") + " label"][1]
    if PHONE[limit] < length <= discord:
        yield f"{limit}: {label!r} {length}, at most {PHONE[limit]}"


def _unless(holds: bool, rule: str, where: str = "") -> Iterator[str]:
    if not holds:
        yield f"{rule}: {where or 'broken'} ({RULES[rule]})"


def _unique(rule: str, values: Iterable[Any]) -> Iterator[str]:
    listed = list(values)
    twice = sorted({str(value) for value in listed if listed.count(value) > 1})
    yield from _unless(not twice, rule, ", ".join(twice))


# ---------------------------------------------------------------------------------------------- messages


def _message(body: Json, *, new: bool, mentions_default: bool) -> Iterator[str]:
    components = list(body.get("components") or ())
    yield from _count("content", body.get("content"))
    yield from _count("nonce", str(body["nonce"]) if body.get("nonce") is not None else None)
    yield from _unless(not body.get("enforce_nonce") or body.get("nonce") is not None, "enforced nonce")
    yield from _count("attachments", body.get("attachments"))
    for attachment in body.get("attachments") or ():
        yield from _count("attachment description", attachment.get("description"))
    yield from _embeds(body.get("embeds") or ())
    if new:
        yield from _unless(_has_something(body), "empty message")
    yield from _mentions(body, components, mentions_default)
    yield from _layout(body, components, new)
    yield from _components(components)


def _has_something(body: Json) -> bool:
    filled = ("embeds", "components", "attachments", "sticker_ids", "poll", "message_reference")
    return bool((body.get("content") or "").strip()) or any(body.get(key) for key in filled)


def _mentions(body: Json, components: list[Json], mentions_default: bool) -> Iterator[str]:
    texts = [body.get("content") or "", *(part.get("content") or "" for part in walk(components))]
    mentioned = [found for text in texts for found in _MENTION.findall(text)]
    told = mentions_default or body.get("allowed_mentions") is not None
    yield from _unless(told or not mentioned, "mention", ", ".join(mentioned))


def _embeds(embeds: Collection[Json]) -> Iterator[str]:
    yield from _count("embeds", embeds)
    total = 0
    for embed in embeds:
        fields = embed.get("fields") or ()
        yield from _count("embed fields", fields)
        texts = [("embed title", embed.get("title")), ("embed description", embed.get("description"))]
        texts.append(("embed footer", (embed.get("footer") or {}).get("text")))
        texts.append(("embed author", (embed.get("author") or {}).get("name")))
        texts.extend(("embed field name", field.get("name")) for field in fields)
        texts.extend(("embed field value", field.get("value")) for field in fields)
        for limit, text in texts:
            yield from _count(limit, text)
            total += len(text or "")
    yield from _amount("embeds in sum", total)


# ---------------------------------------------------------------------------------------------- components


def _layout(body: Json, components: list[Json], new: bool) -> Iterator[str]:
    flagged = bool((body.get("flags") or 0) & COMPONENTS_V2)
    modern = any(part["type"] in _V2_ONLY for part in walk(components))
    # An edit need not repeat the flag: the message still has it.
    yield from _unless(flagged or not modern or not new, "components v2 flag")
    if flagged or modern:
        beside = [key for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)]
        yield from _unless(not beside, "components v2 alone", ", ".join(beside))
        yield from _unless(bool(components) or not new, "components v2 there")
        yield from _amount("components in all", sum(1 for _ in walk(components)))
        texts = (part["content"] for part in walk(components) if part["type"] == 10)
        yield from _amount("text in all", sum(map(len, texts)))
    else:
        yield from _count("rows", components)
        yield from _unless(all(part["type"] == 1 for part in components), "rows only")


def _components(components: list[Json]) -> Iterator[str]:
    parts = list(walk(components))
    yield from _unique("unique custom_id", (part["custom_id"] for part in parts if part.get("custom_id")))
    yield from _unique("unique id", (part["id"] for part in parts if part.get("id")))
    for part in parts:
        yield from _component(part)


def _component(part: Json) -> Iterator[str]:
    inner = part.get("components") or ()
    match part["type"]:
        case 1:
            yield from _count("row", inner)
            selects = any(one["type"] in _SELECTS for one in inner)
            yield from _unless(len(inner) == 1 or not selects, "select alone")
        case 2:
            yield from _button(part)
        case kind if kind in _SELECTS:
            yield from _select(part)
        case 9:
            yield from _count("section", inner)
        case 10:
            yield from _count("text display", part["content"])
        case 11:
            yield from _count("media description", part.get("description"))
        case 12:
            yield from _count("gallery", part.get("items") or ())
            for item in part.get("items") or ():
                yield from _count("media description", item.get("description"))
        case 17:
            yield from _count("container", inner)


def _button(button: Json) -> Iterator[str]:
    link = button.get("style") == 5
    name, address = button.get("custom_id"), button.get("url")
    yield from _count("button label", button.get("label"))
    yield from _on_a_phone("button on a phone", button.get("label"))
    yield from _unless(bool(button.get("label") or button.get("emoji")), "button face")
    yield from _count("custom_id", name)
    yield from _count("button address", address)
    yield from _unless((name is None) == link and (address is not None) == link, "button kind")


def _select(select: Json) -> Iterator[str]:
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    yield from _count("custom_id", select.get("custom_id") or "")
    yield from _count("placeholder", select.get("placeholder"))
    yield from _amount("min_values", least)
    yield from _amount("max_values", most)
    options = select.get("options") or ()
    known = len(options) if select["type"] == 3 else most
    # A number out of bounds by itself is reported once.
    if all(1 <= number <= 25 for number in (least or 1, most, known)):
        yield from _unless(least <= most <= known, "least and most", f"{least}, {most}, {known}")
    if select["type"] == 3:
        yield from _options(options, most)


def _options(options: Collection[Json], most: int) -> Iterator[str]:
    yield from _count("options", options)
    for option in options:
        yield from _count("option label", option["label"])
        yield from _on_a_phone("option on a phone", option["label"])
        yield from _count("option value", option["value"])
        yield from _count("option description", option.get("description"))
    yield from _unique("unique value", (option["value"] for option in options))
    chosen = sum(bool(option.get("default")) for option in options)
    yield from _unless(chosen <= most, "defaults", f"{chosen} of {most}")


# ---------------------------------------------------------------------------------------------- answers


def _callback(body: Json, mentions_default: bool) -> Iterator[str]:
    data = body.get("data") or {}
    match body["type"]:
        case 4:
            yield from _message(data, new=True, mentions_default=mentions_default)
        case 7:
            yield from _message(data, new=False, mentions_default=mentions_default)
        case 8:
            yield from _choices(data.get("choices") or ())
        case 9:
            yield from _modal(data)


def _modal(modal: Json) -> Iterator[str]:
    components = list(modal.get("components") or ())
    yield from _count("modal title", modal["title"])
    yield from _count("custom_id", modal["custom_id"])
    yield from _count("modal fields", components)
    yield from _components(components)
    for part in walk(components):
        yield from _field(part)


def _field(part: Json) -> Iterator[str]:
    match part["type"]:
        case 18:
            yield from _count("field label", part["label"])
            yield from _count("field description", part.get("description"))
        case 4:
            yield from _count("custom_id", part["custom_id"])
            yield from _count("field label", part.get("label"))
            yield from _count("field placeholder", part.get("placeholder"))
            yield from _count("field value", part.get("value"))


# ---------------------------------------------------------------------------------------------- threads, commands


def _thread(body: Json) -> Iterator[str]:
    yield from _count("thread name", body.get("name"))
    minutes = body.get("auto_archive_duration")
    yield from _unless(minutes is None or minutes in _ARCHIVE_MINUTES, "archive time", str(minutes))
    if "message" in body:
        yield from _message(body["message"], new=True, mentions_default=False)


def _commands(commands: Collection[Json]) -> Iterator[str]:
    kinds = [command.get("type") or 1 for command in commands]
    yield from _amount("commands", kinds.count(1))
    for menu in (2, 3):
        yield from _amount("menu commands", kinds.count(menu))
    yield from _unique("unique name", ((command.get("type") or 1, command["name"]) for command in commands))
    for command in commands:
        yield from _command(command)


def _command(command: Json) -> Iterator[str]:
    if (command.get("type") or 1) == 1:
        yield from _named(command)
        yield from _amount("command in all", _weight(command))
    else:
        yield from _count("command name", command["name"], command["name"])
        yield from _unless(not command.get("description"), "menu description", command["name"])


def _named(node: Json) -> Iterator[str]:
    for name in _in_all_languages(node, "name"):
        yield from _count("command name", name, name)
        plain = name == name.lower() and all(sign.isalnum() or sign in "-_'" for sign in name)
        yield from _unless(plain, "command name form", name)
    for description in _in_all_languages(node, "description"):
        yield from _count("command description", description, node["name"])
    options = node.get("options") or ()
    yield from _count("command options", options, node["name"])
    yield from _unique("unique name", (option["name"] for option in options))
    required = [bool(option.get("required")) for option in options]
    yield from _unless(required == sorted(required, reverse=True), "required first", node["name"])
    yield from _choices(node.get("choices") or ())
    for option in options:
        yield from _named(option)


def _choices(choices: Collection[Json]) -> Iterator[str]:
    yield from _count("choices", choices)
    yield from _unique("unique name", (choice["name"] for choice in choices))
    for choice in choices:
        for name in _in_all_languages(choice, "name"):
            yield from _count("choice name", name)
        if isinstance(choice["value"], str):
            yield from _count("choice value", choice["value"])


def _in_all_languages(node: Json, key: str) -> list[str]:
    return [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]


def _weight(node: Json) -> int:
    """A command's size counts names, descriptions and values in their longest translation."""
    own = sum(max(map(len, _in_all_languages(node, key))) for key in ("name", "description"))
    value = node.get("value")
    inner = (*(node.get("options") or ()), *(node.get("choices") or ()))
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(_weight, inner))
