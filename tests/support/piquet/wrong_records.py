"""Records and lines with every kind of error, and their error messages."""

import json
from typing import Any, Final

from tests.support.paths import CASES

CASE: Any = json.loads((CASES / "cavendish.json").read_text(encoding="utf-8"))
DEAL = CASE["deals"][0]


def whole(**changes: Any) -> Any:
    """Returns the first worked deal's record with ``changes`` to its deal."""
    return CASE | {"deals": [DEAL | changes]}


def doing(line: Any, at: int = 0) -> Any:
    return whole(actions=[*DEAL["actions"][:at], line])


def head(**changes: Any) -> Any:
    return CASE | changes


def without(part: str) -> Any:
    return {key: value for key, value in CASE.items() if key != part}


CARD = "write a rank (A K Q J T 9 8 7) and a suit (S H D C), such as `TS`."
VERBS = (
    "write carte-blanche, bid, yes, pass, exchange, look, point, sequence, set, answer, suit, decline, play or concede."
)
TALON = DEAL["talon"]


RECORDS: Final[list[tuple[Any, str]]] = [
        ("", "This is not a piquet record: it stops being valid JSON at line 1, column 1."),
        ("{", "This is not a piquet record: it stops being valid JSON at line 1, column 2."),
        ([], "This is not a version 1 piquet record: it is `[]`, not an object."),
        (None, "This is not a version 1 piquet record: it is `null`, not an object."),
        ({}, "This is not a version 1 piquet record: `piquet` is missing. Write `1`."),
        (head(piquet=2), "This is not a version 1 piquet record: `piquet` is `2`. Write `1`."),
        (without("rules"), "`rules` is missing. Write the name of a rule set, such as `rubicon`."),
        (head(players=["A", 1]), "`players` is `[\"A\", 1]`. Write two names, such as `[\"Ann\", \"Ben\"]`."),
        (head(deals={}), "`deals` is an object. Write a list of deals."),
        (
            head(rules="Rubicon"),
            "rules: `Rubicon` is not a rule set: write rubicon, club, au-cent, french-1896, carte-rouge, hundred or",
        ),
        (head(options=[]), "options: `[]` is not an object: write something like `{\"deals\": 2}`."),
        (
            head(options={"moon": True}),
            "options: `moon` is not a house rule: write carte_rouge, carte_rouge_bar, cards_make_pique, pique, ",
        ),
        (head(options={"deals": 3}), "options: `deals` cannot be `3`: write 1, 2 or 6."),
        (head(options={"deals": True}), "options: `deals` cannot be `true`: write 1, 2 or 6."),
        (head(options={"pique": "late"}), "options: `pique` cannot be `late`: write \"as-played\"."),
        (
            head(rules="counterpique", options={"must_win": True}),
            "options: `must_win` is not allowed in counterpique: leave it out.",
        ),
        (head(proof=7), "proof: it must be an object."),
        (head(proof={"version": 2}), "proof: `number` must be a string of decimal digits."),
        (head(deals=[7]), "deal 1: `7` is not a deal: write an object with `dealer`, `hands`, `talon` and `actions`."),
        (whole(dealer=2), "deal 1: `dealer` is `2`. Write 0 or 1."),
        (whole(dealer=True), "deal 1: `dealer` is `true`. Write 0 or 1."),
        (whole(hands="AS"), "deal 1: `hands` is `AS`. Write a list of two strings of twelve cards."),
        (whole(talon=7), "deal 1: `talon` is `7`. Write a string of eight cards, top card first."),
        (
            whole(actions="0 look"),
            "deal 1: `actions` is `0 look`. Write a list of strings, such as `[\"0 exchange KS\"]`.",
        ),
        (
            whole(hands=[DEAL["hands"][0].replace("AS", "SA"), DEAL["hands"][1]]),
            "deal 1, hands[0]: `SA`: write `AS`.",
        ),
        (
            whole(hands=[DEAL["hands"][0], DEAL["hands"][1].replace("TS", "10S")]),
            "deal 1, hands[1]: `10S`: write `TS`.",
        ),
        (
            whole(hands=[DEAL["hands"][0][:-3], DEAL["hands"][1]]),
            "deal 1, hands[0]: the number of cards is 11, not 12.",
        ),
        (whole(talon=TALON[:-3]), "deal 1, talon: the number of cards is 7, not 8."),
        (whole(talon=TALON.replace("9S", "AS")), "deal 1: `AS` is dealt twice, in hands[0] and talon."),
        (whole(talon=TALON.replace("9S", "8S")), "deal 1, talon: `8S` appears twice: write each card once."),
        (whole(talon=TALON.replace("9S", "6S")), "deal 1, talon: `6S`: the pack has no card below the seven."),
        (
            whole(talon=TALON.replace("9S ", "9S  ")),
            "deal 1, talon: write one space between words, and none at either end.",
        ),
        (
            whole(talon=TALON.replace("9S", "??")),
            "deal 1, talon: `??` means a hidden card, which is allowed only in a record of what one seat sees.",
        ),
        (doing("1 play QS", 10), "deal 1, action 11: `1 play QS`: the rules refuse it: follow-suit (TH)."),
        (head(deals=[DEAL, DEAL]), "deal 2: `dealer` is 1, but players deal in turn: write 0."),
        (
            head(deals=[DEAL | {"actions": DEAL["actions"][:2]}, DEAL]),
            "deal 1, after 2 actions: this deal is unfinished, but another follows: write",
        ),
    ]  # fmt: skip
"""Whole records, and the beginning of each error message."""
LINES: Final[list[tuple[Any, str]]] = [
        ("0 play 10S", "`10S`: write `TS`."),
        ("0 play a♠", "`a♠`: write `AS`."),
        ("0 exchange AS, KS", "`AS,`: write `AS`."),
        ("0 exchange XX", f"`XX` is not a card: {CARD}"),
        ("0 exchange KS KS", "`KS` appears twice: write each card once."),
        ("0 exchange ??", "`??` means a hidden card, which is allowed only in a record of what one seat sees."),
        (7, "`7` is not a string: write an action, such as `0 play AS`."),
        ("", "an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`."),
        ("look", "`look`: an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`."),
        ("2 look", "`2`: an action begins with its seat, `0` or `1`, and a space, as in `0 play AS`."),
        ("0 dance", f"`dance` is not an action: {VERBS}"),
        ("0 Play AS", "`Play`: write `play`."),
        ("0 lead AS", "`lead`: write `play`."),
        ("0 discard AS", "`discard`: write `exchange`."),
        ("0 look now", "`now`: nothing may follow `look`, so write `0 look`."),
        ("0 look ", "write one space between words, and none at either end."),
        ("0  look", "write one space between words, and none at either end."),
        ("0 play", "`play` needs a card, as in `0 play AS`."),
        ("0 play AS KS", "`AS KS`: `play` takes one card, as in `0 play AS`."),
        ("0 play -", "`-`: `play` takes one card, as in `0 play AS`."),
        ("0 exchange", "`exchange` needs cards, as in `0 exchange KS 8C`, or `-` for none."),
        ("0 point", "`point` needs cards, as in `0 point AH KH QH JH 8H`, or `-` for none."),
        ("0 point 5", "`5` is only what the other seat hears: write the cards of the call, or `-`."),
        ("0 set JS JH JC /", "a group is empty: write cards on each side of ` / `."),
        ("0 bid 8", "`8` is not a bid: write the tricks and the cards left, such as `8-4`."),
        ("0 suit ♠", "`♠`: write `S`."),
        ("0 suit X", "`X` is not a suit: write S, H, D or C."),
        ("1 answer trio -", "`trio`: write `set`."),
        ("1 answer look -", "`look` is not a call: write point, sequence or set."),
        (
            "1 answer point",
            "`answer` needs a call and cards, as in `1 answer point AD KD QD`, or `-` for none.",
        ),
        ("1 answer point good", "`good` is only what the other seat hears: write the cards of the answer, or `-`."),
    ]  # fmt: skip
"""Lines of a whole record, and the correction in the error message."""

EXCHANGED: dict[str, Any] = {
    "dealer": 1,
    "hands": ["AS KS QS JS AH KH QH JH 7D 8D 7C 8C", " ".join(["??"] * 12)],
    "talon": "9S 8S 7S 9H ?? ?? ?? ??",
    "actions": ["0 exchange 7D 8D 7C 8C", "1 exchange ?? ?? ??"],
}


def seen_record(**changes: Any) -> Any:
    deal = EXCHANGED | {"talon": "9S 8S 7S 9H TD ?? ?? ??"} | changes
    return {"piquet": 1, "rules": "rubicon", "players": ["A", "B"], "deals": [deal]}


EXCHANGES = ["0 exchange 7D 8D 7C 8C", "1 exchange ?? ?? ??"]
CALLED = [*EXCHANGES, "0 point AS KS QS JS 9S 8S 7S"]
HIDDEN = " ".join(["??"] * 12)
OWN = seen_record()["deals"][0]["hands"][0]
SEEN: Final[list[tuple[Any, str]]] = [
        ({"talon": "9S 8S 7S 9H ?? ?? ?? ??"}, ", talon: card 5 is `??`: this seat has seen it, so write the cards."),
        ({"talon": "9S 8S 7S 9H TD TH ?? ??"}, ", talon: card 6 is `TH`: this seat has not seen it, so write `??`."),
        ({"talon": "9S 8S 7S 9H AS ?? ?? ??"}, ": `AS` is dealt twice, in hands[0] and talon."),
        ({"talon": "9S 8S 7S 9H TD ?? ??"}, ", talon: the number of cards is 7, not 8."),
        ({"talon": "9S 8S 7S 9H TD ?? ?? ?"}, ", talon: `?`: write `??` for a hidden card."),
        ({"talon": "9S 8S 7S 9H 10D ?? ?? ??"}, ", talon: `10D`: write `TD`."),
        ({"hands": [OWN, HIDDEN[3:]]}, ", hands[1]: the number of cards is 11, not 12."),
        (
            {"hands": [OWN, "TS " + HIDDEN[3:]]},
            ", hands[1]: write `??` twelve times, or the whole hand if it was shown for carte blanche.",
        ),
        ({"hands": [HIDDEN, HIDDEN]}, ", hands[0]: seat 0 knows its own hand: write its twelve cards."),
        (
            {"hands": [OWN, "TS TH AD KD QD JD 9D AC KC QC JC TC"]},
            ", hands[1]: this seat has not seen it, so write `??` twelve times.",
        ),
        ({"actions": [EXCHANGES[0], "1 exchange AD"]}, ", action 2: `1 exchange AD`: this seat sees `1 exchange ??`."),
        (
            {"actions": [EXCHANGES[0], "1 exchange ?? AD"]},
            ", action 2: write `??` for each card that the other seat exchanged.",
        ),
        (
            {"actions": [EXCHANGES[0], "1 exchange ?? ?? ?? ?? ??"]},
            ", action 2: `1 exchange ?? ?? ?? ?? ??`: no cards are left in the talon.",
        ),
        (
            {"actions": ["0 exchange ?? ?? ?? ??", EXCHANGES[1]]},
            ", action 1: `??` means a hidden card, but this seat knows its own cards: write them.",
        ),
        (
            {"actions": [*EXCHANGES, "0 point 7"]},
            ", action 3: `7` is only what the other seat hears: write the cards of the call, or `-`.",
        ),
        (
            {"actions": [*CALLED, "1 answer point making better"]},
            ", action 4: `making better`: write good, not-good or equal, with `making` first if younger asked.",
        ),
        (
            {"actions": [*CALLED, "1 answer point -"]},
            ", action 4: `1 answer point -`: this seat sees `1 answer point good`.",
        ),
        (
            {"actions": [*CALLED, "1 answer point equal"]},
            ", action 4: `1 answer point equal`: the cards this seat has not seen don't allow it.",
        ),
        ({"actions": [*EXCHANGES, "0 look"]}, ", action 3: `0 look`: the rules refuse it: not-now."),
        ({"actions": [EXCHANGES[0]]}, ": it is seat 1's turn, not seat 0's."),
        ({"actions": [*EXCHANGES, "1 play 9X"]}, f", action 3: `9X` is not a card: {CARD}"),
        (
            {"actions": [*EXCHANGES, "0 play AS", "1 play KS"]},
            ", action 4: `1 play KS`: this seat itself has held `KS`.",
        ),
        (
            {"actions": ["0 exchange 7D", "1 exchange ??", "0 play AS", "1 play TD"]},
            ", action 4: `1 play TD`: this seat knows that `TD` is somewhere else.",
        ),
    ]  # fmt: skip
"""Changes to a deal as seat 0 sees it, and the error message without the deal."""
CALLS: Final[list[tuple[Any, str]]] = [
        ("0 point 5 A", "`A`: points of equal length are compared by their total, such as `49`."),
        ("0 sequence 4 49", "`49`: sequences of equal length are compared by their top card, one of A K Q J T 9 8 7."),
        ("0 set 3 49", "`49`: sets of equal size are compared by their rank, one of A K Q J T 9 8 7."),
        ("0 set 5 A", "`0 set 5 A`: the cards this seat has not seen don't allow it."),
        (
            "0 sequence 4 A X",
            "`4 A X` is not a call as the other seat hears it: write the number and any detail, such as `4 A S`.",
        ),
    ]  # fmt: skip
"""The other seat's calls in ``au-cent``, and the correction in the error message."""

POINT = "1 answer point AS KS QS JS 9S 8S 7S"
ANSWERED: Final[list[tuple[list[str], str]]] = [
        (
            ["0 point 5", "1 answer point AH KH QH JH"],
            "3: `0 point 5`: this seat's `1 answer point AH KH QH JH` does not beat this call.",
        ),
        (["0 point 6", "1 answer point -"], "3: `0 point 6`: this seat said `good`, so it sees the cards: write them."),
        (
            ["0 point 6", POINT, "0 sequence 5", "1 answer sequence AS KS QS JS"],
            "5: `0 sequence 5`: this seat's `1 answer sequence AS KS QS JS` does not beat this call.",
        ),
        (
            ["0 point 6", POINT, "0 set 4", "1 answer set AS AH"],
            "6: `1 answer set AS AH`: this seat holds no such group.",
        ),
        (
            ["0 point 6", "1 answer point AD KD QD JD TD 9D 8D"],
            "4: `1 answer point AD KD QD JD TD 9D 8D`: the rules refuse it: not-held (AD KD QD JD TD 9D 8D).",
        ),
        (
            ["0 point 6", POINT, "0 sequence -", "0 set -", "0 play AD", "1 point AS KS QS JS 9S 8S"],
            "3: `0 point 6`: this seat's `1 point AS KS QS JS 9S 8S` does not beat this call.",
        ),
    ]  # fmt: skip
"""Elder's calls and younger's actions in younger's record, and the error message from the action number on."""


def called(*calls: str, rules: str = "au-cent") -> Any:
    """Returns younger's record after an exchange and elder's ``calls``."""
    actions = ["0 exchange ?? ?? ?? ?? ??", "1 exchange 7D 8D 7C", *calls]
    hands, talon = [HIDDEN, OWN], "?? " * 5 + "9S 8S 7S"
    return seen_record(hands=hands, talon=talon, actions=actions) | {"rules": rules}


DEALT = f"rubicon; dealer 1; seat 0; hand 0 {OWN}"
DRAWN = f"{DEALT}; talon 9S 8S 7S 9H TD ?? ?? ??; {'; '.join(EXCHANGES)}"
NO_POSITION = "This is not a position as one seat sees it: "
POSITIONS: Final[list[tuple[str, str]]] = [
        ("", NO_POSITION + "`` is not a rule set: write rubicon, club, au-cent, french-1896, carte-rouge, hundred or"),
        (DEALT.replace("rubicon", "Rubicon"), NO_POSITION + "`Rubicon` is not a rule set: write rubicon, "),
        (DEALT.replace("; ", ";"), NO_POSITION + "write `; ` between fields."),
        (DEALT.replace("rubicon", "rubicon deals=3"), NO_POSITION + "`deals` cannot be `3`: write 1, 2 or 6."),
        (DEALT.replace("rubicon", "rubicon moon=1"), NO_POSITION + "`moon` is not a house rule: write carte_rouge, "),
        (
            DEALT.replace("rubicon", "counterpique must_win=true"),
            NO_POSITION + "`must_win` is not allowed in counterpique: leave it out.",
        ),
        (
            DEALT.replace("rubicon", "rubicon deals=6"),
            NO_POSITION + "`rubicon deals=6` is in the wrong place: write `rubicon`.",
        ),
        (DEALT + "; ", NO_POSITION + "`` is not a field of a position: write totals, games, game, scoreless, "),
        (DEALT.replace("dealer", "delaer"), NO_POSITION + "`delaer 1` is not a field of a position: write totals, "),
        (DEALT.replace("dealer 1", "dealer 2"), NO_POSITION + "`dealer 2`: write something like `dealer 0`."),
        (DEALT.replace("seat 0", "seat 2"), NO_POSITION + "`seat 2`: write something like `seat 0`."),
        (DEALT.replace("dealer 1", "deals x; dealer 1"), NO_POSITION + "`deals x`: write something like `deals 5`."),
        (
            DEALT.replace("dealer 1",
            "totals 70; dealer 1"), NO_POSITION + "`totals 70`: write something like `totals 70-82`.",
        ),
        (DEALT.replace("hand 0", "hand 2"), NO_POSITION + "`hand 2 AS KS QS JS AH KH QH JH 7D 8D 7C 8C`: write"),
        (
            DEALT.replace("dealer 1", "totals 070-82; deals 5; dealer 1"),
            NO_POSITION + "`totals 070-82` is in the wrong place: write `totals 70-82`.",
        ),
        (
            DEALT.replace("dealer 1", "deals 0; dealer 1"),
            NO_POSITION + "`deals 0` is in the wrong place: write `dealer 1`.",
        ),
        (
            DEALT.replace("dealer 1; seat 0", "seat 0; dealer 1"),
            NO_POSITION + "`seat 0` is in the wrong place: write `dealer 1`.",
        ),
        (DEALT.replace("dealer 1; ", ""), NO_POSITION + "the dealer is missing: write `dealer 0` or `dealer 1`."),
        (
            DEALT.replace("seat 0; ",
            ""), NO_POSITION + "the seat is missing: write `seat 0` or `seat 1` after the dealer.",
        ),
        ("rubicon; dealer 1; seat public", NO_POSITION + "the seat is missing: write `seat 0` or `seat 1` after"),
        (f"{DRAWN}; hand 1 {HIDDEN}", NO_POSITION + f"`hand 1 {HIDDEN}`: leave it out."),
        (
            DEALT.replace("dealer 1", "totals 70-82; dealer 1"),
            "deal 1: no partie can have this score before a deal: write `deals` and the scores of the finished deals.",
        ),
        (
            DEALT.replace("dealer 1",
            "totals 300-280; deals 6; dealer 1"), "deal 1: no partie can have this score before a deal: ",
        ),
        (DEALT.replace("8C", "10C"), "deal 1, hand 0: `10C`: write `TC`."),
        (DEALT.replace(" 8C", ""), "deal 1, hand 0: the number of cards is 11, not 12."),
        (DEALT.replace("8C", "7C"), "deal 1, hand 0: `7C` appears twice: write each card once."),
        ("rubicon; dealer 1; seat 0", "deal 1, hand 0: seat 0 knows its own hand: write its twelve cards."),
        (
            f"{DEALT}; hand 1 TS TH AD KD QD JD 9D AC KC QC JC TC",
            "deal 1, hand 1: this seat has not seen it, so write `??` twelve times.",
        ),
        (
            f"{DEALT}; talon 9S ?? ?? ?? ?? ?? ?? ??",
            "deal 1, talon: card 1 is `9S`: this seat has not seen it, so write `??`.",
        ),
        (
            DRAWN.replace("talon 9S 8S 7S 9H TD ?? ?? ??; ", ""),
            "deal 1, talon: card 1 is `??`: this seat has seen it, so write the cards.",
        ),
        (DRAWN.replace("talon 9S", "talon AS"), "deal 1: `AS` is dealt twice, in hand 0 and talon."),
        (f"{DEALT}; 0 dance", "deal 1, action 1: `dance` is not an action: write carte-blanche, "),
        (f"{DEALT}; 0 play AS", "deal 1, action 1: `0 play AS`: the rules refuse it: not-now."),
        (f"{DEALT}; 0 exchange TD", "deal 1, action 1: `0 exchange TD`: the rules refuse it: not-held (TD)."),
        (
            f"{DRAWN}; 0 point 7",
            "deal 1, action 3: `7` is only what the other seat hears: write the cards of the call, or",
        ),
        (f"{DRAWN}; 0 play AS; 1 play KS", "deal 1, action 4: `1 play KS`: this seat itself has held `KS`."),
        (
            f"{DRAWN}; 0 point AS KS QS JS 9S 8S 7S; 1 answer point equal",
            "deal 1, action 4: `1 answer point equal`: the cards this seat has not seen don't allow it.",
        ),
        (f"{DRAWN}; 0 play AS", "deal 1: it is seat 1's turn, not seat 0's."),
    ]  # fmt: skip
"""Positions as the seat to act sees them, and the beginning of each error message."""
