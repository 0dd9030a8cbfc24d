"""What people do and see, one noun a folder. A folder has the same name in ``cogs`` and ``tests``.

``WINGS`` in ``tests/test_codebase.py`` says which feature may import which.
"""
