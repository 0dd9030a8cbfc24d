"""What a proof shows about a partie, and which part of a record does not fit its proof."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.piquet import record
from bot.piquet.cards import parse_cards, write_cards
from bot.piquet.deal import Deal
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.proof import HouseProof, Shuffler, as_key, commitment_to, key
from bot.piquet.proof_check import Claim, ProofCheck, ProofVerdict, check_proof, claim_of
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RULE_SETS
from tests.support.piquet.proven_parties import CUTS, NUMBER, SECRET, proven_partie, written

OTHER = SECRET[::-1]


def checked(whole: dict[str, Any]) -> ProofCheck:
    return check_proof(record.read(json.dumps(whole)))


def with_proof(game: RecordedPartie, **changes: Any) -> RecordedPartie:
    assert game.proof is not None
    game.proof = replace(game.proof, **changes)
    return game


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_partie_dealt_from_its_secret_is_proven(rules: str) -> None:
    game = proven_partie(RULE_SETS[rules])
    found = checked(written(game))
    assert game.outcome is not None
    assert (found.verdict, found.words, found.deal) == (ProofVerdict.PROVEN, (True, False), None)
    assert len(found.packs) == len(game.deals)
    assert [pack[24:] for pack in found.packs] == [deal.talon for deal in game.deals]


def test_a_partie_that_ended_early_is_proven_up_to_its_end() -> None:
    for deals in range(3):
        assert checked(written(proven_partie(deals=deals))).verdict is ProofVerdict.PROVEN
    begun = written(proven_partie(deals=2))
    begun["deals"][1]["actions"] = begun["deals"][1]["actions"][:5]
    assert checked(begun).verdict is ProofVerdict.PROVEN


def test_without_a_proof_or_a_secret_nothing_is_proven() -> None:
    game = proven_partie(deals=1)
    whole = written(game)
    del whole["proof"]
    assert checked(whole) == ProofCheck(ProofVerdict.NO_PROOF)
    assert checked(written(with_proof(game, secret=None))) == ProofCheck(ProofVerdict.NO_SECRET, (True, False))


@pytest.mark.parametrize("changes", [{"secret": OTHER}, {"number": "7"}, {"commitment": commitment_to(NUMBER, OTHER)}])
def test_the_check_reports_a_secret_that_was_not_promised(changes: dict[str, Any]) -> None:
    found = checked(written(with_proof(proven_partie(deals=1), **changes)))
    assert found == ProofCheck(ProofVerdict.OTHER_SECRET, (True, False))


@pytest.mark.parametrize("cut", ["KS 9H", "9H KS", "7S 7H / KS 9H"])
def test_the_check_reports_a_different_cut_for_deal(cut: str) -> None:
    assert checked(written(with_proof(proven_partie(deals=1), cut=cut))).verdict is ProofVerdict.OTHER_CUT


@pytest.mark.parametrize("rules", RULE_SETS)
def test_only_games_with_an_auction_fix_the_dealer_by_the_cut(rules: str) -> None:
    """In other games the cut's winner chooses the dealer, and the first pack does not depend on it."""
    right = proven_partie(RULE_SETS[rules], deals=1).deals[0].dealer
    pack = Shuffler(SECRET, NUMBER, CUTS).pack(0)
    for dealer in (0, 1):
        game = proven_partie(RULE_SETS[rules], deals=0)
        game.begin(Deal.from_pack(RULE_SETS[rules], dealer, pack))
        wrong = RULE_SETS[rules].auction and dealer != right
        assert check_proof(game).verdict is (ProofVerdict.OTHER_DEALER if wrong else ProofVerdict.PROVEN)


@pytest.mark.parametrize("number", range(3))
def test_the_check_reports_the_first_deal_not_dealt_from_its_pack(number: int) -> None:
    for swap in (swap_cards_of_a_hand, swap_cards_of_the_talon, swap_hand_and_talon):
        whole = written(proven_partie(deals=number + 1))
        whole["deals"][number] = swap(whole["deals"][number]) | {"actions": []}
        found = checked(whole)
        assert (found.verdict, found.deal) == (ProofVerdict.OTHER_PACK, number)


def swap_cards_of_a_hand(deal: dict[str, Any]) -> dict[str, Any]:
    """Reorders a hand's cards, although a record has them in dealing order."""
    first, second, *rest = parse_cards(deal["hands"][1])
    return deal | {"hands": [deal["hands"][0], write_cards((second, first, *rest))]}


def swap_cards_of_the_talon(deal: dict[str, Any]) -> dict[str, Any]:
    *rest, first, second = parse_cards(deal["talon"])
    return deal | {"talon": write_cards((*rest, second, first))}


def swap_hand_and_talon(deal: dict[str, Any]) -> dict[str, Any]:
    held, *hand = parse_cards(deal["hands"][0])
    drawn, *talon = parse_cards(deal["talon"])
    return deal | {"hands": [write_cards((drawn, *hand)), deal["hands"][1]], "talon": write_cards((held, *talon))}


def test_playing_a_deal_differently_changes_no_pack() -> None:
    right, other = proven_partie(deals=2), proven_partie(deals=1, players=(PLAYERS["beginner"](0), GreedyPlayer()))
    assert right.deals[0].log != other.deals[0].log
    second = right.deals[1]
    other.begin(Deal(other.rules, second.dealer, second.dealt, second.talon))
    assert check_proof(other).verdict is ProofVerdict.PROVEN


def test_different_words_make_different_packs_but_a_key_makes_the_same_ones() -> None:
    hidden = with_proof(proven_partie(), cuts=(as_key(CUTS[0]), CUTS[1]))
    assert check_proof(hidden).verdict is ProofVerdict.PROVEN
    assert check_proof(hidden).words == (True, False)
    for cuts in [("", ""), CUTS[::-1], (CUTS[0] + " ", "")]:
        assert check_proof(with_proof(proven_partie(), cuts=cuts)).verdict is ProofVerdict.OTHER_CUT
        without_cut = with_proof(proven_partie(with_cut=False), cuts=cuts)
        assert (check_proof(without_cut).verdict, check_proof(without_cut).deal) == (ProofVerdict.OTHER_PACK, 0)


def test_the_key_of_no_words_does_not_pass_for_words() -> None:
    nothing = f"key:{key('')}"
    game = proven_partie(cuts=("", ""))
    assert check_proof(game).words == (False, False)
    assert check_proof(with_proof(game, cuts=(nothing, ""))).words == (False, False)
    assert check_proof(game).verdict is ProofVerdict.PROVEN


NOTHING = f"key:{key('')}"
FIRST, LAST, NO_WORDS = Claim.WORDS_FIRST, Claim.WORDS_LAST, Claim.SECRET_FIRST


@pytest.mark.parametrize(
    ("cuts", "house", "claims"),
    [
        (("", ""), None, (NO_WORDS, NO_WORDS)),
        (("mine", ""), None, (FIRST, NO_WORDS)),
        (("", "theirs"), None, (NO_WORDS, LAST)),
        (("mine", "theirs"), None, (FIRST, LAST)),
        ((NOTHING, NOTHING), None, (NO_WORDS, NO_WORDS)),
        ((as_key("mine"), as_key("theirs")), None, (FIRST, LAST)),
        (("", ""), 1, (NO_WORDS, NO_WORDS)),
        (("mine", ""), 1, (LAST, NO_WORDS)),
        (("mine", NOTHING), 1, (LAST, NO_WORDS)),
        # The house gives no words: who wrote such a record may have tried many of them.
        (("mine", "theirs"), 1, (FIRST, LAST)),
        # A seat of the house is not the other player's.
        (("mine", ""), 0, (FIRST, NO_WORDS)),
    ],
)
def test_a_proof_claims_for_each_player_what_their_cut_words_justify(
    cuts: tuple[str, str], house: int | None, claims: tuple[Claim, Claim]
) -> None:
    proof = with_proof(proven_partie(deals=0), cuts=cuts).proof
    assert proof is not None
    proof = replace(proof, house=None if house is None else HouseProof(house, "club", {}))
    assert (claim_of(proof, 0), claim_of(proof, 1)) == claims
