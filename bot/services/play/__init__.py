"""What people do: make and answer challenges, decide in a partie, resign or claim it, moderate a table.

Nothing here waits for Discord.
"""
