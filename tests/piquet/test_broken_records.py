"""Changes any value in a record: the error names the first bad action, and no other error occurs."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from bot.piquet import record
from bot.piquet.actions import UnreadableAction, parse_action
from bot.piquet.record import Broken, NotARecord
from tests.piquet.conftest import Prove
from tests.support.paths import CASES
from tests.support.piquet import reference_play
from tests.support.piquet.parties import NO_RECORD, Partie, first_fault, partie, tables_of
from tests.support.piquet.playing import random_options, wrong_lines
from tests.support.reference.reference_groups import RULE_SETS

CASE: Partie = json.loads((CASES / "cavendish.json").read_text(encoding="utf-8"))


def any_partie(rng: random.Random) -> Partie:
    rules = rng.choice(RULE_SETS)
    return partie(rng, rules, random_options(rng, rules))


def mutated(rng: random.Random, value: Any) -> Any:
    copied = copy.deepcopy(value)
    holder, key = rng.choice(list(places(copied)))
    match rng.randrange(4):
        case 0:
            holder[key] = rng.choice([None, True, -1, 7, 1e9, "", "-", "AS", "0 look", [], {}, copy.deepcopy(value)])
        case 1:
            del holder[key]
        case 2 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case _:
            other, place = rng.choice(list(places(value)))
            holder[key] = copy.deepcopy(other[place])
    return copied


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def fault(text: str) -> tuple[int, int] | None:
    try:
        game = record.read(text)
    except NotARecord:
        return NO_RECORD
    except Broken as broken:
        return broken.deal, broken.action
    written = record.write(game.rules, game.players, game.deals)
    assert record.write(game.rules, game.players, record.read(json.dumps(written)).deals) == written
    return None


def test_a_record_with_anything_changed_breaks_at_its_first_fault(prove: Prove) -> None:
    def holds(seed: int) -> None:
        rng = random.Random(seed)
        changed: Any = any_partie(rng)
        for _ in range(rng.randint(1, 4)):
            changed = mutated(rng, changed)
        assert fault(json.dumps(changed)) == first_fault(changed), changed

    prove(60, st.integers(0, 2**32), holds)


def test_an_illegal_action_is_named_whatever_comes_after_it(prove: Prove) -> None:
    def holds(seed: int) -> None:
        rng = random.Random(seed)
        whole = any_partie(rng)
        number = rng.randrange(len(whole["deals"]))
        deal = whole["deals"][number]
        index = rng.randrange(len(deal["actions"]))
        begun = [*whole["deals"][:number], deal | {"actions": deal["actions"][:index]}]
        table = tables_of(whole | {"deals": begun})[number]
        wrong = next(line for line in wrong_lines(rng, table, deal["actions"][index]) if not table.allows(line))
        spoilt = deal | {"actions": [*deal["actions"][:index], wrong, *mutated(rng, deal["actions"])]}
        behind = [mutated(rng, later) for later in whole["deals"][number + 1 :]]
        text = json.dumps(whole | {"deals": [*whole["deals"][:number], spoilt, *behind]})
        assert fault(text) == (number, index), text

    prove(40, st.integers(0, 2**32), holds)


def test_a_changed_text_is_unreadable_or_breaks_at_its_first_fault(prove: Prove) -> None:
    text = json.dumps(CASE)

    def holds(seed: int) -> None:
        rng = random.Random(seed)
        at = rng.randrange(len(text))
        put = rng.choice(["", *'"}[, 1é\x00\\', "AS", "\\ud800", text[at], text[at : at + 40]])
        changed = text[:at] + put + text[at + rng.randrange(3) :]
        assert fault(changed) == (first_fault(parsed) if (parsed := json_or_none(changed)) else NO_RECORD)

    prove(300, st.integers(0, 2**32), holds)


def json_or_none(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def test_any_text_is_unreadable_or_an_action_that_is_written_back_unchanged(prove: Prove) -> None:
    verbs = ["look", "play", "point", "set", "sequence", "answer", "exchange", "bid", "pass", "7-3"]
    words = st.sampled_from([*"01-/", *verbs, "AS", "KS", "QS", ""])

    def holds(drawn: list[str]) -> None:
        line = " ".join(drawn)
        try:
            assert str(parse_action(line)) == line
        except UnreadableAction:
            return

    prove(300, st.lists(words, max_size=8), holds)


def test_a_truncated_line_is_still_an_action_or_unreadable() -> None:
    for line in (*CASE["deals"][0]["actions"], "0 carte-blanche", "1 look", "0 bid 10-3", "1 yes", "0 pass"):
        for end in range(len(line)):
            assert reference_play.readable(line[:end]) or not parses(line[:end])


def parses(line: str) -> bool:
    try:
        parse_action(line)
    except UnreadableAction:
        return False
    return True
