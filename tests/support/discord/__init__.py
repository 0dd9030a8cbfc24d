"""Whole-bot helpers: stacked packs, database rows, checks on posts. The simulated Discord is in ``tests/fakes``."""
