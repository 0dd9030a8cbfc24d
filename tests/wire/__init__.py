"""Tests of the real bot in its own process, against a small Discord on loopback.

SimCord runs in the bot's own process, so it cannot kill the bot, cut sockets, answer late, twice or never, or count
requests against the rate limits. The small Discord speaks REST and gateway as discord.py 2.7 expects them, and refuses
requests by ``tests.support.limits``. An unknown request fails the test.

    async with Zygote() as zygote, Wire() as wire:
        guild = wire.guild()
        alice, bob = Person(wire, guild, "Alice"), Person(wire, guild, "Bob")
        async with BotProcess(wire, zygote, tmp_path) as bot:   # running: it receives events
            table = await begin(alice, bob, deals=1)            # challenge, accept; the thread
            players = [Player(one, dice, table) for one in (alice, bob)]
            await turn(players)                                 # the player to act decides
            await bot.restart()                                 # SIGKILL and a new start; stop() is SIGTERM
            wire.faults.add(Fault(FaultKind.LOST, "POST", "/channels/{}/messages"))
            await wire.gateway.cut()                            # the bot resumes by itself
            while await turn(players): ...
        assert not any("K♠" in seen.text for seen in wire.seen_by(bob.user))

``wire`` serves and records (``requests``, ``said``, ``faults``, ``gateway``, ``world``, ``settings``), ``people``
click, ``process`` starts, stops and kills, ``launch`` runs in the bot's process before the bot. All but the bot runs in
the test's own event loop, so the bot has a core to itself if there are two; several bots may share a wire. To run other
code in the process: ``BotProcess(…, main="module:function")``.
"""
