"""Values and pure rules shared by the whole bot. Database rows are in ``data``, features in ``bot.features``."""
