"""Runs the real bot in a killable process with a fast start, against ``fakes/wire``."""
