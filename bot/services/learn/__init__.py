"""What a person learns apart from a partie: the guided lessons and the problems, and how far each person has come.

Nothing here touches a partie. What a person may ask the engine belongs in ``house``.
"""
