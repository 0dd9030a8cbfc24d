"""What one server's deal of the day costs, with ten people and with ten thousand."""
