"""The house's players, from beginner to master. Single decisions belong in ``choices`` or ``play``."""
