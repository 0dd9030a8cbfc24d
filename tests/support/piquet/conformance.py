"""Conformance cases: records with their expected results, as JSON lines.

``python -m tests.support.piquet.conformance`` writes the file. The second implementation in ``support/reference`` makes
the right records, ``wrong_records.py`` the wrong ones; ``bot/piquet/RECORD.md`` describes the lines.
"""

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.piquet import record
from bot.piquet.illegal import Illegal
from bot.piquet.legal import legal_actions
from bot.piquet.record import Broken, NotARecord
from bot.piquet.seat_record import parse_turn, read_seat_record, write_position
from bot.piquet.view import view
from tests.support.paths import CASES
from tests.support.piquet.parties import tables_played, written
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import replayed
from tests.support.piquet.wrong_records import (
    ANSWERED,
    CALLS,
    LINES,
    POSITIONS,
    RECORDS,
    SEEN,
    called,
    doing,
    seen_record,
)
from tests.support.reference import reference_partie, reference_view
from tests.support.reference.reference_deal import Options, Table
from tests.support.reference.reference_groups import RULE_SETS

FILE: Final = CASES / "conformance.jsonl"
EYES: Final[dict[Any, int | None]] = {0: 0, 1: 1, "public": None}
Case = dict[str, Any]
_HOUSE_RULES: Final[tuple[Options, ...]] = (
    {"carte_rouge": True},
    {"carte_rouge": True, "carte_rouge_bar": True},
    {"cards_make_pique": True},
    {"pique": "as-played"},
    {"calls": "full"},
    {"must_win": True},
    {"deals": 2},
    {"reading": "0.1"},
    {"reading": "0.2"},
    {"reading": "0.2.0"},
)
_MOST_ACTIONS: Final = 40
"""Longer lists of legal actions are left out, because an exchange has hundreds."""


def cases() -> Iterator[Case]:
    for name in ("cavendish", "club"):
        yield _replay(name, json.loads((CASES / f"{name}.json").read_text(encoding="utf-8")))
    for rules in RULE_SETS:
        yield from _deals(rules)
    for options in _HOUSE_RULES:
        tables = [_played(random.Random(str(options)), "rubicon", options)]
        yield _replay(f"rubicon {json.dumps(options)}", written("rubicon", tables, options))
    for rules in ("rubicon", "hundred", "counterpique"):
        yield _replay(f"{rules}: a partie", written(rules, tables_played(random.Random(f"{rules} partie"), rules)))
    yield from _wrong()


def _played(rng: random.Random, rules: str, options: Options | None = None) -> Table:
    table = random_table(rng, rules, rng.randrange(2), (0, 0), options)
    for _line in play_through(rng, table):
        pass
    return table


def _deals(rules: str) -> Iterator[Case]:
    for seed in range(3):
        yield _replay(f"{rules}: deal {seed}", written(rules, [_played(random.Random(f"{rules} {seed}"), rules)]))
    rng = random.Random(f"{rules} seen")
    table = random_table(rng, rules, 1, (0, 0))
    lines = list(play_through(rng, table))
    plays = next(at for at, line in enumerate(lines) if " play " in line)
    for end in sorted({*range(2, plays + 3, 2), plays + 9, len(lines)}):
        begun = _begun(table, lines[:end])
        name = f"{rules}: after {end} actions"
        yield from (_view(name, begun, eye) for eye in EYES)
        yield from _legal(name, begun)


def _begun(table: Table, lines: Iterable[str]) -> Table:
    begun = Table(table.rules, table.dealer, table.dealt, table.talon, table.game, table.options)
    for line in lines:
        begun.say(line)
    return begun


def _replay(name: str, whole: Any) -> Case:
    tables = _tables(whole)
    return {"name": name, "ask": "replay", "record": whole, "gives": reference_partie.summary(tables)}


def _tables(whole: Any) -> list[Table]:
    found: list[Table] = []
    for deal in whole["deals"]:
        hands = tuple(deal["hands"][0].split(" ")), tuple(deal["hands"][1].split(" "))
        game = reference_partie.game_before(whole["rules"], found)
        talon, options = tuple(deal["talon"].split(" ")), whole.get("options", {})
        found.append(_begun(Table(whole["rules"], deal["dealer"], hands, talon, game, options), deal["actions"]))
    return found


def _view(name: str, table: Table, eye: Any) -> Case:
    seen = written(table.rules, []) | {"deals": [reference_view.told(table, EYES[eye])]}
    return {"name": name, "ask": "view", "seat": eye, "record": written(table.rules, [table]), "gives": seen}


def _legal(name: str, table: Table) -> Iterator[Case]:
    seat = table.turn()
    deal = replayed(table)
    actions = list(map(str, legal_actions(deal)))
    # Whether younger may begin with a lesser group can depend on an unseen card.
    if seat is None or actions != list(map(str, legal_actions(view(deal, seat)))):
        return
    if len(actions) <= _MOST_ACTIONS:
        seen = written(table.rules, []) | {"deals": [reference_view.told(table, seat)]}
        yield {"name": name, "ask": "legal", "seat": seat, "record": seen, "gives": {"actions": actions}}
        position = write_position(view(deal, seat))
        yield {"name": f"{name}, in a line", "ask": "legal", "position": position, "gives": {"actions": actions}}


def _wrong() -> Iterator[Case]:
    for wrong, _ in RECORDS:
        yield _error({"ask": "replay", **({"text": wrong} if isinstance(wrong, str) else {"record": wrong})})
    for line, _ in LINES:
        yield _error({"ask": "replay", "record": doing(line)})
    for changes, _ in SEEN:
        yield _error({"ask": "legal", "seat": 0, "record": seen_record(**changes)})
    for call, _ in CALLS:
        yield _error({"ask": "legal", "seat": 1, "record": called(call)})
    for actions, _ in ANSWERED:
        yield _error({"ask": "legal", "seat": 1, "record": called(*actions, rules="rubicon")})
    for position, _ in POSITIONS:
        yield _error({"ask": "legal", "position": position})


def _error(case: Case) -> Case:
    return {"name": f"wrong: {error_in(case)['why']}", **case, "error": error_in(case)}


def error_in(case: Case) -> Case:
    try:
        if case["ask"] == "replay":
            record.read(case["text"] if "text" in case else json.dumps(case["record"]))
        elif "position" in case:
            parse_turn(case["position"])
        else:
            read_seat_record(case["record"], case["seat"])
    except NotARecord as error:
        return {"fault": error.fault, "why": str(error)}
    except Broken as error:
        fault = error.why.refusal if isinstance(error.why, Illegal) else error.why
        return {"deal": error.deal, "action": error.action, "fault": fault, "why": str(error)}
    raise AssertionError(f"nothing is wrong with {case}")


def text() -> str:
    return "".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
