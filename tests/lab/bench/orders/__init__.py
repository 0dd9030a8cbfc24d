"""People who leave orders, for counting a deal's requests."""
