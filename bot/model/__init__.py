"""Values and pure rules that the whole bot shares. Rows are in ``data``, effects in ``bot.features``."""
