"""The container's health check: asks the bot for ``/healthz``. Status 0 if healthy, else 1."""

import os
import sys
from http.client import HTTPConnection
from urllib.parse import urlsplit


def main() -> int:
    """Prints the bot's answer, which names any problem."""
    address = urlsplit(f"//{os.environ['PIQUET_HTTP']}")
    connection = HTTPConnection(address.hostname or "127.0.0.1", address.port, timeout=8)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        sys.stdout.write(answer.read().decode())
    except OSError as error:
        sys.exit(f"The bot does not answer at {address.netloc}: {error}.")
    return 0 if answer.status == 200 else 1


if __name__ == "__main__":
    sys.exit(main())
