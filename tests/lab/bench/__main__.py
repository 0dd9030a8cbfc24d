"""``python -m tests.lab.bench``: prints the speed figures."""

import sys

from tests.lab.bench.report import main

if __name__ == "__main__":
    sys.exit(main())
