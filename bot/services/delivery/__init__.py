"""The outbox brought to Discord: the dispatcher, and one deliverer each for tables, hands and channels.

What Discord needs for that is the ``Messenger`` protocol in ``core``; how messages look belongs in ``bot/ui``.
"""
