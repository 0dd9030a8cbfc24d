"""The computer player: its solver held against the rules played out in full."""
