from typing import Any, Final

from discord import ui

from bot.features.proofs.fair_deals import FairDay, FairDeals
from bot.kit.controls import button, layout, written
from bot.kit.partie_links import check_button
from bot.kit.partie_text import key_lines
from bot.kit.shared_controls import AskForDayWords, CutPack
from bot.kit.time_text import date
from bot.kit.words import Words, yes_or_no

_BRONZE: Final = 0xB08D3C


def fair_view(say: Words, fair: FairDeals) -> ui.LayoutView:
    over = fair.sight is not None and fair.sight.ending is not None
    if not fair.commitment:
        return layout(written("\n".join([say("fair-title"), say("check-none")])), accent=_BRONZE)
    promise = [say("fair-title"), say("fair-promise"), say("fair-fingerprint", fingerprint=fair.commitment)]
    texts = ["\n".join([*promise, *key_lines(say, fair.people)]), f"{say('fair-proves')} {_proves(say, fair)}"]
    texts.append(say("fair-keep", forwards=yes_or_no(fair.forwards)))
    buttons: list[ui.Button[Any]] = []
    if fair.cuts is not None:
        texts.append(say("fair-cut", purpose="deal" if fair.house else "open" if fair.seat == 0 else "accept"))
        buttons = [button(say("challenge-cut"), CutPack(fair.cuts))]
    if over and fair.sight is not None:
        buttons = [check_button(say, fair.sight.partie_id)]
    rows = [ui.ActionRow(*buttons)] if buttons else []
    return layout(*map(written, texts), *rows, accent=_BRONZE)


def _proves(say: Words, fair: FairDeals) -> str:
    others = [name for at, (name, _) in enumerate(fair.people) if at != fair.seat]
    other = others[0] if others else say("fair-other")
    if fair.cuts is not None and (fair.seat is None or not fair.people[fair.seat][1]):
        claim = say("fair-with-words", other=other, first=yes_or_no(fair.seat == 0 and not fair.house))
    elif fair.claim is None:
        claim = say("check-claim-onlooker", people=1 if fair.house else 2, name=fair.people[0][0])
    else:
        claim = say(f"check-claim-{fair.claim}", other=other)
    return f"{claim} {say('check-always', day='no', chosen='no')}"


def fair_day_view(say: Words, day: FairDay) -> ui.LayoutView:
    promise = [say("fair-title"), say("fair-day-promise"), say("fair-fingerprint", fingerprint=day.commitment)]
    if day.secret is not None:
        promise.append(say("fair-day-secret", secret=day.secret))
    if day.keys:
        promise.append(say("fair-day-keys", keys=" ".join(f"`{key}`" for key in day.keys)))
    proves = [say("fair-proves"), say("fair-day-proves", words=len(day.keys))]
    if day.late:
        proves.append(say("fair-day-late", number=str(day.number)))
    texts = ["\n".join(promise), " ".join(proves), say("fair-keep", forwards="yes")]
    rows = list[ui.ActionRow[Any]]()
    if day.opens_at is not None:
        texts.append(say("fair-day-give", when=date(day.opens_at)))
        rows = [ui.ActionRow(button(say("channel-words"), AskForDayWords(day.guild, day.number)))]
    return layout(*map(written, texts), *rows, accent=_BRONZE)
