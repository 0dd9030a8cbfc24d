"""``python -m tests.lab.bench``: the figures of speed, a line each."""

import sys

from tests.lab.bench.report import main

if __name__ == "__main__":
    sys.exit(main())
