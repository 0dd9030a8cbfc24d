"""Commands and controls of tables."""
