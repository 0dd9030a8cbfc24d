"""Tests ``bot/admin/monitor`` without a bot. Tests with a bot are in ``tests/wire/test_monitor.py``."""
