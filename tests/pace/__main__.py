"""``python -m tests.pace``: waits, confirmations and the cost of orders, a line each."""

import sys

from tests.pace.report import main

if __name__ == "__main__":
    sys.exit(main())
