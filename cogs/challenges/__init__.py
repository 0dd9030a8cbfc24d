"""Commands and controls for challenges."""
