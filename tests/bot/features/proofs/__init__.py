"""The tests of ``bot.features.proofs``."""
