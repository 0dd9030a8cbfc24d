"""Master's opinion of a turn, as data. The words for it are in ``bot/features/house``."""
