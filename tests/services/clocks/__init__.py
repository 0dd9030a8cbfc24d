"""Tests of reminders, vacations, rest days and absences."""
