"""The commands of ``python -m bot``, one module for each."""
