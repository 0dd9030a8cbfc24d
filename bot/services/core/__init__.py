"""What every service uses: the context, a loaded partie, what one person sees of it, queries, errors.

What changes a partie belongs in ``play`` or ``clocks``, what sends it to Discord in ``delivery``.
"""
