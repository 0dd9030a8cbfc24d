"""The tests of ``bot.kit.talk``."""
