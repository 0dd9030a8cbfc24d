"""A small Discord on loopback, for what a simulated one in the same process cannot show.

It speaks REST and gateway as discord.py 2.7 has them spoken: the bot is the real one, in a process of its own, and can
be killed; sockets are cut and resumed, answers come late, twice or never, requests are counted. It refuses what Discord
refuses, by ``tests.support.limits``; whatever it lacks is a failure of the test and not a guess.

    async with Zygote() as zygote, Wire() as wire:
        guild = wire.guild()
        alice, bob = Person(wire, guild, "Alice"), Person(wire, guild, "Bob")
        async with Bot(wire, zygote, tmp_path) as bot:          # up: it hears of what happens
            table = await begin(alice, bob, deals=1)            # challenge, accept; the thread
            players = [Player(one, dice, table) for one in (alice, bob)]
            await turn(players)                                 # whoever is to act decides
            await bot.restart()                                 # kill -9 and up again; stop() is SIGTERM
            wire.faults.add(Fault(Trouble.LOST, "POST", "/channels/{}/messages"))
            await wire.gateway.cut()                            # the bot resumes by itself
            while await turn(players): ...
        assert not any("K♠" in seen.text for seen in wire.seen_by(bob.user))

``wire`` serves and remembers (``requests``, ``said``, ``faults``, ``gateway``, ``world``, ``settings``), ``people``
click, ``process`` starts, stops and kills, ``launch`` is what runs in the bot's process before the bot. All but the bot
runs in the test's own event loop, so that the bot has a core to itself where there are two; several bots may be on one
wire. A test that wants other code than the bot's on the other side names it: ``Bot(…, main="module:function")``.
"""
