"""What every service uses: the context, a loaded partie, what one person sees of it, queries, settings, errors.

Code that changes a partie belongs in ``play`` or ``clocks``, code that sends it to Discord in ``delivery``.
"""
