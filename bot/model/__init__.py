"""The vocabulary: values and pure rules. Rows are in ``data``, effects in ``bot.features``."""
