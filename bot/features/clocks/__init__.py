"""Clocks: turn clocks, reminders, vacations, rest days, idle parties, absences (see README.md)."""
