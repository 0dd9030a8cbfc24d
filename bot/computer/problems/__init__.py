"""Problems: positions of one seat in which master's best choice is clearly better than every other, with the answer.

``problem`` is light to import, because showing a problem needs no player that thinks.
"""
