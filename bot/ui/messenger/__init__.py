"""What talks to Discord: answers to interactions, messages to tables and hands, permissions.

What the messages say belongs in the other wings.
"""
