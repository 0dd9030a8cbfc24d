"""The rules of time: reminders, vacations, people and servers that leave, games that lie idle.

The arithmetic of one clock is ``core/time_rules``; the moves themselves are in ``play``.
"""
