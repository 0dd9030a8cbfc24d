"""The vocabulary: ids, people, challenges, what one person sees of a partie, messages, errors.

It has only values and pure rules. Rows are in ``data``; anything that has effects is in ``bot.features``.
"""
