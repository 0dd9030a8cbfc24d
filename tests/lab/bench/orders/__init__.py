"""People who leave orders, for counting the requests of a deal."""
