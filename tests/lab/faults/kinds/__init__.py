"""One module per fault kind; shared code is in ``tests/lab/faults``."""
