"""Tests for ``bot/admin/monitor`` without a bot. Others are in ``tests/wire/test_monitor.py``."""
