"""``python -m tests.bench``: the figures of speed, a line each."""

import sys

from tests.bench.report import main

if __name__ == "__main__":
    sys.exit(main())
