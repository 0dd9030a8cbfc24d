"""The tests of ``bot/admin/monitor`` that need no bot. The others are in ``tests/wire/test_monitor.py``."""
