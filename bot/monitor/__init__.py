"""Health and figures of a running bot over HTTP, for the host who sets ``PIQUET_HTTP``.

What is measured in the database belongs in ``bot/services/health``. Nothing here tells a name, an id or a card.
"""
