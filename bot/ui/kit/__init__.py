"""What all messages are made of: words, cards, scores and times as text, buttons and their ids.

A whole message belongs in the wing of its subject. The kit imports no other wing.
"""
