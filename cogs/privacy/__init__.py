"""Commands and controls for privacy."""
