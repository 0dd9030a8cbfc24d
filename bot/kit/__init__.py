"""Building blocks for all messages. A feature's own parts are in its folder."""
