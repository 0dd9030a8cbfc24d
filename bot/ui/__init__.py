"""What people see: messages with their words, buttons and pictures, and the code that sends them to Discord.

It shows what ``bot.services`` gives it and decides nothing. Buttons keep working after a restart, because their ids
carry all that a click needs.

- ``kit``: words, cards, scores and times as text; buttons, selects and their ids.
- ``talk``: a deal in words, the score sheet, the reasons of each score.
- ``hand``: the private message with a player's cards and decisions; ``table``: what everybody on a server sees.
- ``learn``: rules, advice and reviews; ``archive``: finished parties; ``settings``: what people can choose.
- ``pictures``: the same things drawn; ``messenger``: answers to interactions, and messages sent to Discord.

``WINGS`` in ``tests/test_codebase.py`` says which of these wings may import which.
"""
