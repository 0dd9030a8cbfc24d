"""Clocks: turn clocks, reminders, vacations, days of rest, idle parties, and people who cannot be found."""
