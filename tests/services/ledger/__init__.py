"""The tests of ``bot/services/ledger``."""
