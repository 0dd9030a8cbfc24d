"""What people see: hand, table, score sheet, words, and the buttons that outlive a restart.

Where to begin: ``hand`` draws what a player sees alone, ``table`` what all see, ``controls`` says what a click says.

- The hand: ``seat`` and ``drafts`` are what it is drawn from; ``known`` is what it tells; what it asks stands in
  ``bidding``, ``exchanging``, ``calling``, ``answering`` and ``playing``.
- The table: ``opening``, then ``talk``, which tells a deal with ``teller`` and ``moments``, the auction in
  ``auctioned``, the calls in ``called``, the play in ``plays``; ``standing``, ``sheet`` and ``reasons`` are the score.
- Besides: ``challenge``, ``lists``, ``rules_view``; ``account`` is a record on a terminal.
- To Discord: ``answer`` answers a click, ``discord_messenger`` brings the rest.
  Words come from ``words``, cards from ``faces``.
"""
