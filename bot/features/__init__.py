"""Features: what people do and see. Each folder has one noun, shared by its module in ``cogs`` and its folders in
``tests``.

``WINGS`` in ``tests/test_codebase.py`` lists the imports allowed between features.
"""
