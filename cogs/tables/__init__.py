"""Commands and controls for tables."""
