"""What talks to Discord: answers to interactions, messages at tables and in DMs, permissions.

What the messages say belongs in the other wings.
"""
