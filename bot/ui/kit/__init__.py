"""What all messages are made of: words, cards and scores as text, buttons and their ids.

A message of its own belongs in the wing of its subject.
"""
