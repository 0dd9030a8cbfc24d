"""The house's choice of who deals first, without the rest of the engine, which takes long to import."""

from bot.piquet.rules import Form, Rules


def wants_to_deal(rules: Rules) -> bool:
    """Whether the house deals first, given the choice: over several deals, this makes it elder in the last one."""
    return rules.form is Form.DEALS and rules.deals > 1
