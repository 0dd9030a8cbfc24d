import json
from functools import partial
from typing import Any

from bot.features.archive import exports
from bot.features.daily import days, service
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import rules_of
from bot.runtime.reader import Reader
from tests.bot.features.daily.test_days import close, finish
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext
from tests.piquet.test_second_shuffler import made_elsewhere

DAYS = 5


async def records_of(services: ServiceContext, words: tuple[str, str]) -> list[Any]:
    """Returns the records published for both deals on five days, the main deal first."""
    context, write = services.context, services.context.database.write
    chain = await write(lambda tx: days.announced_chain(tx, context, GUILD))
    for user, given in zip((ADA, BEN), words, strict=True):
        await write(partial(days.take_words, guild=GUILD, user=user, words=given, now=services.clock.now))
    services.clock.now = chain.opens_at
    played = []
    for _ in range(DAYS):
        today = await service.today(context, GUILD)
        played += await finish(services)
        await close(services, today)
    texts = [(await exports.one(context, partie, Reader(ADA, None))).record for partie in played]
    return [chain.anchor, *map(json.loads, texts)]


async def test_five_days_lead_back_to_the_anchor_and_make_every_pack(services: ServiceContext) -> None:
    words = ("my words", "Grüße ♠")
    anchor, *records = await records_of(services, words)
    proofs = [record["proof"] for record in records]
    made = made_elsewhere([proof | {"deals": 1} for proof in proofs])
    keys = made_elsewhere([{"number": "0", "secret": "00" * 32, "cuts": words, "deals": 0}])[0]["keys"]
    for record, proof, answer in zip(records, proofs, made, strict=True):
        assert answer["commitment"] == proof["commitment"]
        assert proof["cuts"] == [" ".join(keys), ""]
        [dealt] = record["deals"]
        rules = rules_of(record["rules"], record.get("options", {}))
        deal = Deal.from_pack(rules, dealt["dealer"], parse_cards(answer["packs"][0]))
        assert sorted(map(str, deal.dealt[0])) == sorted(dealt["hands"][0].split())
        assert deal.talon == tuple(parse_cards(dealt["talon"]))
    assert [proof["day"] for proof in proofs] == [[day, deal] for day in range(1, DAYS + 1) for deal in (0, 1)]
    secrets = [anchor, *(proof["secret"] for proof in proofs[::2])]
    for before, (one, two) in zip(secrets, zip(proofs[::2], proofs[1::2], strict=True), strict=False):
        assert one["commitment"] == two["commitment"] == before
        assert one["secret"] == two["secret"]
    assert len({answer["packs"][0] for answer in made}) == len(made)
