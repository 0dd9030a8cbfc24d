"""Compromised secrets are replaced, and their deals are never called fair.

Secrets are compromised after an upgrade from version 1 and after a restore.
"""

import json
from functools import partial

from bot.features.archive import exports
from bot.features.challenges import service as challenges
from bot.features.parties import deciding, packs
from bot.features.proofs.checked_deals import checked_deals
from bot.model.challenges import Terms
from bot.model.ids import PartieId
from bot.piquet.proof import VERSION, Shuffler
from bot.piquet.proof_check import ProofVerdict
from bot.runtime.reader import Reader
from data import deal_secrets, parties
from data.deal_secrets import DealSecret
from data.store.transaction import Transaction
from tests.bot.features.parties.test_packs import ALICE, BOB, SHORT
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key
from tests.support.doctor import findings

READER = Reader(ADA, GUILD)
TAKEN_BACK = (
    """
    UPDATE challenges SET commitment = ''
    WHERE state = 'open' OR partie IN (SELECT id FROM parties WHERE ended_at IS NULL)
    """,
    "UPDATE parties SET commitment = '' WHERE ended_at IS NULL",
)
"""How the upgrade to version 0.2.0 changed commitments of version 1."""


async def of_version_1(services: ServiceContext) -> None:
    """Sets all secrets and commitments to their state after an upgrade from version 1."""

    def work(tx: Transaction) -> None:
        tx.execute("UPDATE deal_secrets SET version = 1")
        # A commitment of version 1 is made of other lines.
        tx.execute("UPDATE challenges SET commitment = replace(commitment, '0', 'f')")
        tx.execute("UPDATE parties SET commitment = replace(commitment, '0', 'f')")
        for statement in TAKEN_BACK:
            tx.execute(statement)

    await services.context.database.write(work)


async def secret_of(services: ServiceContext, challenge: int) -> DealSecret:
    kept = await services.context.database.read(lambda tx: deal_secrets.secret_of(tx, challenge))
    assert kept is not None
    return kept


async def offered(services: ServiceContext) -> int:
    offer = await challenges.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ALICE, opponent=BOB, terms=Terms(SHORT)
    )
    return offer.id


async def accepted(services: ServiceContext, offer: int) -> PartieId:
    partie = (await challenges.accept(services.context, offer, BOB)).partie
    assert partie is not None
    return partie


async def claims_nothing(services: ServiceContext, partie: PartieId) -> None:
    row = await services.row(partie)
    assert row.commitment == ""
    assert await services.context.database.read(lambda tx: packs.whole_proof(tx, row)) is None
    checked = await checked_deals(services.context, partie, READER)
    assert (checked.proof, checked.found.verdict) == (None, ProofVerdict.NO_PROOF)
    assert "proof" not in json.loads((await exports.one(services.context, partie, READER)).record)


async def test_a_partie_in_play_gets_a_new_secret(services: ServiceContext) -> None:
    offer = await offered(services)
    await challenges.cut(services.context, offer, ADA, "mine")
    partie = await accepted(services, offer)
    await services.play(partie, 12)
    await of_version_1(services)
    before, first = (
        await secret_of(services, offer),
        await services.context.database.read(partial(parties.deals, partie_id=partie)),
    )
    assert await findings(services) == []
    await services.play(partie, 200)
    after = await secret_of(services, offer)
    deals = await services.context.database.read(partial(parties.deals, partie_id=partie))
    assert (before.version, after.version, before.secret == after.secret) == (1, VERSION, False)
    assert (deals[0].hand0, deals[0].hand1, deals[0].talon) == (first[0].hand0, first[0].hand1, first[0].talon)
    pack = Shuffler(after.secret, str(offer), ("", "")).pack(1)
    assert " ".join(map(str, pack[24:])) == deals[1].talon
    await claims_nothing(services, partie)
    assert await findings(services) == []


async def test_an_open_challenge_of_version_1_begins_with_a_new_secret(services: ServiceContext) -> None:
    offer = await offered(services)
    await challenges.cut(services.context, offer, ADA, "mine")
    await of_version_1(services)
    assert (await challenges.get(services.context, offer)).commitment == ""
    before = await secret_of(services, offer)
    partie = await accepted(services, offer)
    after = await secret_of(services, offer)
    assert (after.version, after.secret == before.secret, after.cuts) == (VERSION, False, ("", ""))
    await deciding.decide(services.context, partie, BEN, deciding.resign, key=key())
    await claims_nothing(services, partie)
    assert await findings(services) == []


async def test_a_finished_partie_of_version_1_loses_its_proof(services: ServiceContext) -> None:
    partie = await accepted(services, await offered(services))
    await services.play(partie, 200)
    await of_version_1(services)
    row = await services.row(partie)
    assert row.commitment
    assert await services.context.database.read(lambda tx: packs.whole_proof(tx, row)) is None
    assert "proof" not in json.loads((await exports.one(services.context, partie, READER)).record)
    assert await findings(services) == []


async def test_the_doctor_finds_a_partie_marked_as_older_than_it_is(services: ServiceContext) -> None:
    partie = await accepted(services, await offered(services))
    await deciding.decide(services.context, partie, BEN, deciding.resign, key=key())
    await services.context.database.write(lambda tx: tx.execute("UPDATE deal_secrets SET version = 1"))
    assert len(await findings(services)) == 1
