"""Commands to resign and to claim."""
