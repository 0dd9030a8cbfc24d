"""The vocabulary: ids, people, challenges, what one person sees of a partie, messages, errors.

Values and pure rules only. Rows are in ``data``; anything that does something is in ``bot.features``.
"""
