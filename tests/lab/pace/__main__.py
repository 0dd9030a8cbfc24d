"""``python -m tests.lab.pace``: waits, confirmations and the cost of orders, a line each."""

import sys

from tests.lab.pace.report import main

if __name__ == "__main__":
    sys.exit(main())
