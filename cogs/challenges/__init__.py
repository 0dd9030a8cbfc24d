"""Commands and controls of challenges."""
