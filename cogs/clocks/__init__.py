"""The command and controls for vacations."""
