"""Master's opinion of a turn, as data; ``bot/features/house`` words it."""
