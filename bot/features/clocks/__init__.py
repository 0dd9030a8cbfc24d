"""Clocks: turn clocks, reminders, vacations, days of rest, idle parties, absences (see README.md)."""
