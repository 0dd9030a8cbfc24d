"""Features: a folder for each noun, which also names a module of ``cogs`` and folders of ``tests``.

``WINGS`` in ``tests/test_codebase.py`` lists the imports allowed between features.
"""
