"""What is stored about one person: settings, blocks, vacations, lessons, answers to problems, and how it is forgotten.

What two people share, such as a partie or a challenge, is in the modules of ``data``.
"""
