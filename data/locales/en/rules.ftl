### The game in short pages: /piquet rules.
###
### For translators. A body has at most 600 characters, in other languages at most 720. A card is its rank (A K Q J 10 9
### 8 7) and the sign of its suit. Tests check these texts in every language: sums such as 5 + 4 = 9, products such as
### 8 × 4 = 32, cards with what they make such as A♥ K♥ = 21, the rows of the tables, and the cards and sums of the
### examples, in their order. A line inside a text cannot begin with a star, a full stop or a bracket ([).

## Descriptions of the commands and their options

command-rules = Learn the game in short pages

## The pages of the rules

rules-choose = Pages
rules-next = Next page
rules-back = Previous page

## The rule sets, as a challenge shows them: a name of at most 40 characters, a line of at most 90

ruleset-rubicon-name = Rubicon Piquet
ruleset-rubicon-line = The classic game as Cavendish describes it, and the best one to begin with.
ruleset-club-name = Club Piquet
ruleset-club-line = Rubicon with fuller calls: “tierce to the queen”, “three kings”.
ruleset-au-cent-name = Piquet au Cent
ruleset-au-cent-line = The Portland Club’s older game: calls say it all, and younger may keep all twelve cards.
ruleset-french-1896-name = French Piquet of 1896
ruleset-french-1896-line = Boussac’s rules: elder makes all three calls at once, and a point needs 30 pips.
ruleset-carte-rouge-name = Carte Rouge
ruleset-carte-rouge-line = 20 points if all twelve cards score in calls; the 10 for the cards can make a pique.
ruleset-hundred-name = A Hundred Up
ruleset-hundred-line = The old match: the best of five games of 100. A loser under 50 loses a double game.
ruleset-counterpique-name = Counterpique
ruleset-counterpique-line = By David Parlett: bid to be elder and win what you bid. Two games win the rubber.

## The lessons, in the order in which they are read

rules-page-minute-title = The game in a minute
rules-page-minute-body =
    Piquet is for two players, with 32 cards and no trumps. Your cards score twice: for what you **hold**, then for the tricks they **win**.

    A **game** (_partie_ in the books) is six deals. You take turns to deal. The dealer is **younger**, and the other player is **elder**.

    The higher total wins. If you can’t win, try to reach **100** points: below that line, the _rubicon_, a loss costs far more.

    -# This is Rubicon Piquet as Henry Jones (“Cavendish”) described it.
rules-page-minute-deal-title = A deal in a minute
rules-page-minute-deal-body =
    1. **Deal.** Each player gets twelve cards. The other eight, the _talon_, stay face down.
    2. **Exchange.** Elder swaps up to five cards. Then younger can swap as many as are left, usually three.
    3. **Calls.** Elder calls first. Who has the better _point_ (longest suit), _sequence_ (run in one suit) and _set_ (three or four of a rank)? Only the better hand scores.
    4. **Play.** Elder leads. You score 1 for each card you lead and 1 for each lead you beat. Winning most of the twelve tricks scores 10; winning all scores 40.
rules-page-cards-title = The cards and the deal
rules-page-cards-body =
    The four suits are ♠ spades, ♥ hearts, ♦ diamonds and ♣ clubs. Each has eight cards, highest first:
    ```
    A  K  Q  J  10  9  8  7
    ```
    A♥ is the ace of hearts, 10♠ the ten of spades.

    - **The cut.** Whoever cuts higher chooses who deals first. In six deals it is better to deal first: you are elder in deals 2, 4 and 6. I choose for you unless you ask to choose.
    - **The deal.** Players take turns to deal twelve cards each. Of the other eight, the talon, the first five are for elder, the last three for younger.

    -# Cavendish, laws 3 and 11. _Counterpique_ has its own rules for the deal and talon.
rules-page-exchange-title = The exchange
rules-page-exchange-body =
    Discard the cards that help you least, and draw the same number.

    1. **Elder first: one to five cards**, usually five.
    2. **Then younger: from one card up to all that are left**, usually three. In some rule sets younger may keep all their cards.

    _Example:_ elder changes four. 8 − 4 = 4 cards are left, and younger may take all four.

    ### Carte blanche: 10 points
    Were you dealt no king, queen or knave? I announce it at the deal (in _Au Cent_ you do, before your exchange), and it scores before all else. Your opponent sees your cards only after their own discard.

    -# Cavendish, laws 12 to 14.
rules-page-exchange-left-title = The exchange: who sees what
rules-page-exchange-left-body =
    - **Your discards:** only you see them.
    - **Any of the first five that elder leaves:** elder sees them, and younger may still draw them.
    - **Cards still left after that:** younger may look at them before playing to the first lead. If younger looks, elder sees them too, after leading or naming the suit to lead. If younger doesn’t look, no one does.

    -# Cavendish.
rules-page-point-title = Point: your best suit
rules-page-point-body =
    Your point is all your cards of one suit. **The point with more cards wins.** If both have the same number, the pips decide:
    ```
    A            11
    K  Q  J  10  10 each
    9  8  7      9, 8, 7
    ```
    If the pips are the same too, the points are _equal_, and no one scores.

    The winner scores **one for each card**. Pips are only for comparing.

    -# Cavendish. In some rule sets a point needs a minimum, or elder scores if the points are equal: see their pages.
rules-page-point-example-title = Point: an example
rules-page-point-example-body =
    A♥ Q♥ J♥ 8♥ 7♥ = 46 loses to K♣ Q♣ J♣ 10♣ 9♣ = 49. The clubs score 5, and the hearts score nothing. But six low hearts would beat the clubs.

    Call the point first, or not at all. It counts early, so it protects you from pique and repique.

    -# Cavendish.
rules-page-sequences-title = Sequences
rules-page-sequences-body =
    A sequence is three or more cards in a row in one suit.
    ```
    cards  name      scores
      3    tierce       3
      4    quart        4
      5    quint       15
      6    sixième     16
      7    septième    17
      8    huitième    18
    ```
    - **The longer sequence wins.** If both have the same length, the higher top card wins.
    - **Win one, score all.** If your best sequence wins, all of yours score, and your opponent’s don’t.
    - **If the best ones are alike**, they are _equal_, and no one scores a sequence.

    A card can score in a sequence, in the point and in a set.

    -# Cavendish.
rules-page-sequences-examples-title = Sequences: examples
rules-page-sequences-examples-body =
    - **Longer wins**: 10♥ 9♥ 8♥ 7♥ beats A♠ K♠ Q♠.
    - **Same length, higher top card**: Q♦ J♦ 10♦, a _tierce to the queen_, beats J♣ 10♣ 9♣.
    - **Win one, score all**: your K♣ Q♣ J♣ 10♣ 9♣ beats A♠ K♠ Q♠ J♠, so your 9♥ 8♥ 7♥ scores too: 15 + 3 = 18.

    A _major_ sequence starts with the ace, and a _minor_ one ends with the seven.

    -# Cavendish.
rules-page-sets-title = Sets: trios and quatorzes
rules-page-sets-body =
    A set is three or four aces, kings, queens, knaves or tens. Lower ranks make no sets.
    ```
    cards  name      scores
      4    quatorze    14
      3    trio         3
    ```
    - **Four beats three**, whatever the ranks.
    - **If both have the same number, the higher rank wins.** Sets are never equal.
    - **Win one, score all.** If your best set wins, all of yours score, and your opponent’s don’t.

    -# Cavendish.
rules-page-sets-example-title = Sets: an example
rules-page-sets-example-body =
    You hold A♠ A♥ A♣ and K♠ K♥ K♦. Against three queens you score 3 + 3 = 6. Against 10♠ 10♥ 10♦ 10♣ you score nothing.

    If you score three of a rank and could hold the fourth, your opponent hears which card you don’t count. That proves nothing: you may have discarded it or be sinking it.

    -# Cavendish, also for the card that you don’t count. An account of club piquet (poker.tj) adds that this proves nothing.
rules-page-talk-title = The talk at the table
rules-page-talk-body =
    Elder calls the point first, then sequence and set. Younger answers:
    - **Good**: I have nothing better. Elder scores at once.
    - **Not good**: I have better, and score it after your lead.
    - **Making?** or **How high?**: I have as many; tell me more. (Younger must later reckon a call of that many cards first.)
    - **Equal**: I have the same. No one scores.

    Calls that scored or were equal stay public: you may ask which of their cards are still held.

    -# The laws of 1882 allow calls this short. Cavendish’s law 24 allows them only if the call is good against the cards.
rules-page-talk-example-title = The talk: an example
rules-page-talk-example-body =
    Elder has K♠ Q♠ J♠ 9♠ 8♠ = 47 and three kings. Younger has A♥ J♥ 10♥ 9♥ 7♥ = 47 and four tens.
    > “Point of five.” – “Making?”
    > “Forty-seven.” – “Equal.”
    > “Tierce.” – “How high?”
    > “To the king.” – “Good.”
    > “Trio.” – “Not good.”

    Elder scores the tierce and leads: 3 + 1 = 4. Before playing a card, younger _reckons_ (counts) what is good: 14 for the tens. After that it is too late.

    -# Cavendish’s law 28 lets both players reckon until younger plays. Our reading: elder’s lead ends elder’s calls.
rules-page-sinking-title = Sinking: calling less than you hold
rules-page-sinking-body =
    If you don’t call something you hold, you are **sinking** it. You may never call what you don’t hold.

    - **Sink it all**: with three queens, call no set. You lose 3 points, and the queens stay hidden.
    - **Sink a part**: with A♣ K♣ Q♣ J♣ call a tierce, A♣ K♣ Q♣. You score 3 instead of 4, and the knave stays hidden.
    - **Younger too** may sink by answering “good” with something better in hand, but then scores nothing of that kind.

    -# Cavendish; the laws of 1882, on calling a part.
rules-page-sinking-why-title = Sinking: why, and when not
rules-page-sinking-why-body =
    _Why?_ Your opponent knows your hand only from your calls. A trick won by a hidden card can be worth more than the call.

    _When not?_ Don’t sink a call that can prevent or make a pique or repique. In your first games, sink nothing.

    -# Cavendish. A call can’t be corrected (law 25). Each button names its call, and one click makes it.
rules-page-play-title = The play and its points
rules-page-play-body =
    Elder leads any card. The other player must **follow suit** if possible, but need not win. The higher card of the suit led wins, and the winner leads next.
    - **1** for each card you lead, won or lost
    - **1** for a trick taken by the second player
    - **1** more for the last trick
    - **10** for seven tricks or more: the cards
    - **40** for all twelve, instead of 10: capot

    If you both win six tricks, the cards are _divided_, and no one scores the 10.

    -# Cavendish. _Counterpique_ differs: see its pages.
rules-page-play-end-title = The last trick, and giving up
rules-page-play-end-body =
    A trick that you lead and win gives no second point: you scored it when you led. Only the last trick gives its winner 1 + 1 = 2, no matter who led.

    {"**"}Giving up.** After the first trick, on your turn, you may give up the rest of a deal. It counts as if you won no more tricks. If it is your lead, you still score 1 for that lead.

    -# Cavendish. _Counterpique_ differs: see its pages.
rules-page-bonuses-title = Pique, repique, capot
rules-page-bonuses-body =
    Scores _count_ in this order, no matter who speaks first:
    1. carte blanche
    2. point
    3. sequences
    4. sets
    5. play, card by card
    6. the cards, or capot

    - **Repique, 60 more**: score 30 or more from items 1–4 before the other player scores anything in this order.
    - **Pique, 30 more**: score 30 or more from items 1–5 before the other player scores anything. Only elder can, because elder’s first lead prevents one by younger.
    - **Capot, 40**: win all twelve tricks. Neither capot nor the cards count towards a pique.

    -# Cavendish. _Carte Rouge_ and _Counterpique_ differ: see their pages.
rules-page-bonuses-examples-title = Pique and repique: examples
rules-page-bonuses-examples-body =
    _Repique:_ 6 + 16 + 14 = 36 in calls, then 36 + 60 = 96.
    _Pique:_ 6 + 16 + 3 = 25 in calls and five winning leads, 25 + 5 = 30, then 30 + 30 = 60.
    _Saved:_ elder has 16 + 14 = 30 for a sequence and a set, but younger’s good point counts before both.

    You get at most one pique or repique in a deal. Calls that are _equal_ save no one.

    -# Cavendish.
rules-page-partie-title = Winning and the rubicon
rules-page-partie-body =
    Most rule sets add up six deals. The higher total wins the game, by this much (the _settlement_):

    - If the loser has 100 or more: **100 plus the difference** between the totals.
    - If the loser has under 100: **100 plus the sum** of the totals. The loser is _rubiconed_, even if the winner has under 100 too.

    If there is a **tie** after six deals, two more deals are played, one dealt by each player. If they end in a tie again, the game is drawn.

    -# Cavendish, laws 33 and 34. _A Hundred Up_ and _Counterpique_ are won in other ways. A game of one or two deals has no rubicon.
rules-page-partie-examples-title = Winning and the rubicon: examples
rules-page-partie-examples-body =
    - 160 to 130: 160 − 130 = 30 and 100 + 30 = 130. Won by 130.
    - 164 to 78: 100 + 164 + 78 = 342. Won by 342.
    - 95 to 88: 100 + 95 + 88 = 283. Won by 283.

    _Are you behind in the last deal?_ Reach 100 if you can. If you can’t, your points only add to your loss, so score as little as possible.

    -# Cavendish.
rules-page-first-deal-title = A first deal, played through
rules-page-first-deal-body =
    - **Elder** is dealt A♠ K♠ J♠ A♥ Q♥ J♥ 8♥ J♣ 8♣ 7♣ 9♦ 8♦
      discards K♠ 8♣ 7♣ 9♦ 8♦
      draws 9♠ 8♠ K♥ 9♣ K♦
    - **Younger** is dealt 10♠ 7♠ 10♥ 9♥ 7♥ K♣ Q♣ 10♣ A♦ Q♦ J♦ 10♦
      discards 7♠ 9♥ 7♥
      draws Q♠ A♣ 7♦

    > “Five cards.” – “What do they make?” – “Forty-nine.” – “Good.”
    Elder’s A♥ K♥ Q♥ J♥ 8♥ = 49 beats A♦ Q♦ J♦ 10♦ 7♦ = 48.
    > “A quart major, nine. Three knaves?” – “Not good.”
    Elder scores point and quart: 5 + 4 = 9. Elder leads A♥: 9 + 1 = 10.
    > “Four tens, fourteen, and three queens, seventeen.”
    Younger scores 14 + 3 = 17.
rules-page-first-deal-play-title = A first deal: the play
rules-page-first-deal-play-body =
    Elder leads four more hearts, 10 + 4 = 14, then K♦, 14 + 1 = 15. Younger wins it with A♦, 17 + 1 = 18, leads A♣ K♣ Q♣ 10♣, 18 + 4 = 22, then Q♠, 22 + 1 = 23. Elder wins that with A♠, 15 + 1 = 16, leads J♠ and wins the last trick, 16 + 2 = 18.

    With seven tricks elder has the cards, 18 + 10 = 28. The deal ends **28–23**.

    -# This is Cavendish’s example, with the talk in his words. Here at the table, elder says “Point of five.” “Quart.” “Trio.”, and younger answers each call.
rules-page-advice-title = What to discard
rules-page-advice-body =
    - **Elder attacks.** Draw all five. You may unguard kings and queens, or discard a whole weak suit.
    - **Younger defends.** Keep one guard with a king, and two with a queen.
    - **Keep your best suit whole**, for the point. It protects you from pique and repique.
    - **Think of the cards.** Winning them instead of losing them is worth about 23 points in all, and the point at least 10. So don’t discard aces and kings to keep a long low suit.

    -# After Cavendish’s hints, which give both figures.
rules-page-advice-more-title = What to discard: more hints
rules-page-advice-more-body =
    - **Prefer runs.** Keep a trio if it costs nothing better; three knaves or tens aren’t worth a high card.
    - **Work out the other hand.** If you have the knave or the ten of a suit, your opponent has no quint in it.
    - **In the last deal**, take risks if you are far behind, and play safe if you are well ahead.

    -# After Cavendish’s hints.
rules-page-glossary-title = Words of the game
rules-page-glossary-body =
    - **Capot** – all twelve tricks: 40
    - **Cards, the** – seven tricks or more: 10
    - **Carte blanche** – dealt no K, Q or J: 10
    - **Carte rouge** – all twelve cards score in calls: 20
    - **Contract** – the tricks that elder has bid
    - **Discard** – to put cards aside
    - **Elder** – the player who leads first
    - **Equal** – just as good; no one scores
    - **Good** – not beaten; it scores
    - **Guard** – a card that protects a high one
    - **Knave** – the jack
    - **Major, minor** – from the ace; down to the seven
    - **Misère** – both pass; fewer tricks win
rules-page-glossary-p-title = Words of the game: P to Z
rules-page-glossary-p-body =
    - **Pips** – A 11, K Q J 10 ten, 9 8 7 their number
    - **Pique** – 30 in hand and play, unanswered: 30 more
    - **Point** – your best suit
    - **Reckon** – to count what is good
    - **Repique** – 30 in hand, unanswered: 60 more
    - **Rubicon** – the 100 points that a loser should reach
    - **Sequence** – tierce 3, quart 4, quint 15, sixième 16, septième 17, huitième 18
    - **Set** – trio, three of a rank: 3; quatorze, four: 14
    - **Sink** – to hide what you hold
    - **Talon** – the eight cards not dealt
    - **Younger** – the dealer
rules-page-ratings-title = Ratings and leaderboards
rules-page-ratings-body =
    Unless you choose otherwise, games between people are **rated**, and games against the house are **friendly** (no rating changes). Ratings depend on who wins and how strong the opponent is, not on points.

    - **You start** at 1500.
    - **±** says how far off your rating may be. Until ± is below 110, your rating has a question mark and no place on the leaderboard.
    - **There are three ratings**: for six deals, A Hundred Up and Counterpique. Games against the house have three more.

    -# The method is Glicko-2, by Mark Glickman.
rules-page-ratings-counted-title = Ratings: which games count
rules-page-ratings-counted-body =
    - **Lost without points:** games that you resign, that your opponent claims, or, against the house, that you leave for 90 days.
    - **Not counted:** games without a result or a finished deal. Games of one or two deals are always friendly.
    - **Three a week:** two people can play at most three rated games with each other in any seven days.
    - **Not listed:** people who have left the server and, in rating lists, people without a rated game for 180 days.
rules-page-discord-title = How to play here
rules-page-discord-body =
    In `/piquet challenge` you choose the opponent, rules and pace. **No one there?** The house is always ready, at five levels.

    - **Your hand comes by DM**, where you play. If your DMs are closed, _Show my hand_ at the table shows your cards only to you.
    - **One press** plays a card, calls or answers. You confirm each exchange, and each card in your first deal.
    - **Unsure?** Press _What would you do?_ or _Explain this step_.
    - **The table is public**: everyone sees the calls, tricks and score.
    - **I answer calls for you**, truthfully, unless you choose in the settings to answer yourself.
rules-page-discord-commands-title = How to play here: the commands
rules-page-discord-commands-body =
    `/piquet games` – your games, and whose turn it is
    `/piquet hand` – your hand again
    `/piquet table` – the score and the cards shown
    `/piquet resign` – resign a game
    `/piquet settings` – how you play and what you see

    {"**"}No hurry.** A game can last for days, and you can play several at once.
rules-page-daily-title = Daily deals
rules-page-daily-body =
    You play two deals a day against the house, first as elder, then as younger. Everyone on a server gets the same cards and one try. **Nothing is rated.**

    {"**"}Points against par.** These are your points minus the house’s, minus **par**: the average of eight deals that the house plays with these cards against itself. Once ten people have finished, their results count too, without the extremes.

    {"**"}Squares.** They rate the exchange, calls, play and result: 🟩 as good as the master level or above par, 🟨 a little worse, ⬛ worse.
rules-page-daily-places-title = Daily deals: the places
rules-page-daily-places-body =
    Points above or below par convert to steps, and the steps of both deals decide the places:
    ```
    points  1  3  6  9  13
    steps   1  2  3  4   5
    points 17 22 28 35  43
    steps   6  7  8  9  10
    points 52 62 75 90 110
    steps  11 12 13 14  15
    ```
    An unfinished deal counts as −16 steps. If you finish neither deal, you have no place.
rules-page-orders-title = Fewer visits: playing ahead
rules-page-orders-body =
    After your first deal you can decide in advance: press _Play ahead…_ below your hand. Only you see these orders. You can change or cancel each until its turn comes.

    - **Several leads.** One click leads your sure cards, which nothing can beat. In a menu you can choose any cards. I lead them in the order you chose while you keep the lead.
    - **The opening.** Elder may call and lead before younger has exchanged. If younger then announces a carte blanche, the order is cancelled.
rules-page-orders-replies-title = Playing ahead: replies
rules-page-orders-replies-body =
    - **Replies**, from the second trick on: _Follow suit for me_ plays the lowest card that wins, or your lowest if none does. You can also name cards to throw away, and cards to lead next.
    - **Lay down** a hand in which every card is sure: the last tricks are yours.

    Orders depend only on what you see, so **a reply that comes at once may be an order**, whatever cards you hold.
rules-page-deals-title = Deals that anyone can check
rules-page-deals-body =
    You need not trust my shuffle. Each challenge has a random **secret**. _Fair deals_ shows its **fingerprint**, which matches no other secret, so I can’t change the secret later. The challenge shows only the first 12 digits, which other secrets can produce too.

    The secret, the challenge’s number and the keys of both players’ words (next page) determine each pack. After the game, however it ends, the secret and the words are published. _Check the deals_, at the end of the table and of the replay, rebuilds every pack and gives you a short program.
rules-page-deals-words-title = Checking deals: your words
rules-page-deals-words-body =
    Each player may add **words** with _Cut_: the challenger, and the other player when accepting. Against the house, press _Cut first_. The **key** of your words, a hash, is shown at once, so no one can change the words later. Short words can be guessed from their key.

    Before you add words, copy the whole fingerprint into a note, and forward the challenge to yourself: a forwarded message can’t be edited.
rules-page-claims-title = Checking deals: what is shown
rules-page-claims-body =
    If all checks pass, what does that show? It depends on who you are.

    - **You gave no words:** only that the packs followed from a secret fixed before the first card was dealt.
    - **You accepted with words, or gave them to the house:** if no one could guess your words, no one chose the packs.
    - **You challenged with words:** the host could choose the packs only with the other player’s help.
    - **You watched:** nothing, if both players work with the host.
rules-page-claims-always-title = Checking deals: the limits
rules-page-claims-always-body =
    These limits apply to everyone. The host may have seen the cards, or restarted to get different ones. The packs are already fixed when the winner of the cut chooses who deals. A stolen database shows a game’s later deals too. Nothing is claimed about a game that began under an earlier version of these proofs or was continued from a backup.
rules-page-packs-title = Checking deals: how packs are made
rules-page-packs-body =
    The record (_Export_) has `proof` with `version` 2, `number`, `commitment` (the fingerprint), `cuts` (the words) and `secret`. A **hash** is the SHA-256, in 64 lowercase hex digits, of **lines** in UTF-8, each ended by a line feed.

    - **Fingerprint:** the hash of `piquet 2`, `commitment`, number, secret.
    - **Key:** the hash of `piquet 2`, `words`, the words (an empty line if there are none). In the record, `key:` and 64 lowercase hex digits stand for words with that key.
rules-page-packs-shuffle-title = Checking deals: bytes and pack
rules-page-packs-shuffle-body =
    - **Bytes:** the HMAC-SHA-256, keyed by the 32 bytes of the secret, of the lines `piquet 2`, `pack 0` (second deal: `pack 1`), number, challenger’s key, the other player’s key, `block 0`; then with `block 1`, and so on.
    - **Pack:** start with AS KS QS JS TS 9S 8S 7S, then H, D, C. For i from 31 down to 1, take the next byte that is under the highest multiple of i+1 up to 256. Let j be that byte modulo i+1, and swap cards i and j (the top card is 0).
rules-page-packs-deal-title = Checking deals: deal and cut
rules-page-packs-deal-body =
    - **Deal:** from the top in threes, first to the player who is not dealing. The last eight are the talon.
    - **Cut:** use `cut 0` instead of `pack 0`. The top two cards are the cut, the challenger’s first. If they are equal, take the next two, and after 16 pairs use `cut 1`.
    - **House’s seed:** use `house` instead of `pack 0`, and take the first 8 bytes, big-endian.
rules-page-dayproof-title = Checking the daily deals
rules-page-dayproof-body =
    The proof works as for other deals, but the number is the server’s id (0 without one), and instead of `pack 0` the second deal of day 128 has `day 128 1 pack 0`. The fingerprint is the hash of the lines `piquet 2`, `day`, number, secret. It is the secret of the day before. Seat 0’s words are keys, joined by single spaces; seat 1’s are empty. A secret is published when its day closes.

    Once a fingerprint is published, the packs of its day and later days depend only on words given before the first day. The host can know all cards, and could have chosen the packs if they knew all the words then.

## What is special in each rule set that can be played, and its source

rules-page-set-rubicon-title = Rule set: Rubicon Piquet
rules-page-set-rubicon-body =
    This is the game these pages teach, and the one to begin with.

    - **Exchange**: each player changes at least one card.
    - **Calls say as little as possible**: only how many cards. “Point of five.” “Tierce.” “Trio.”
    - **Order of calls**: the point first, then sequence and set in either order. For pique and repique, sequences always count before sets.
    - **Game**: six deals.

    _Sources._ Henry Jones (“Cavendish”), _Piquet_, with its laws; for how calls are made, the 1882 laws of the Portland and Turf Clubs.
rules-page-set-rubicon-calls-title = Rubicon Piquet: asking about calls
rules-page-set-rubicon-calls-body =
    If younger has as many cards as elder calls, younger asks what the point makes, how high the sequence is or what rank the set is.

    If no cards unseen by younger could equal or beat younger’s sequence or set, younger answers “not good” at once, and elder’s rank stays private.

    With the house rule _Calls in full_, calls name top cards and ranks.
rules-page-set-club-title = Rule set: Club Piquet
rules-page-set-club-body =
    This is Rubicon Piquet with fuller calls:

    - **Name the top card of a sequence**: “Tierce to the knave.”
    - **Name the rank of a set**, and for four cards what they score: “Three kings.” “Fourteen queens.”
    - **Only the point** is called by number. If younger has as many cards, they ask what it makes.
    - **The order is fixed**: point, sequence, set. If you call the set first, you can’t call the sequence.
rules-page-set-club-example-title = Club Piquet: an example
rules-page-set-club-example-body =
    Elder has A♠ J♠ 10♠ 8♠ = 39, and younger has A♥ J♥ 10♥ 9♥ = 40.
    > “Point of four.” – “Making?”
    > “Thirty-nine.” – “Not good.”
    > “Queens and tens – six.”
    Elder has three of each: 3 + 3 = 6. In the source elder counts them unasked; here younger answers first. Elder leads: 6 + 1 = 7.
    > “Point of four – forty.” “And tierce to the jack – seven.”
    Younger reckons 4 + 3 = 7. The deal ends 26–14.

    _Source._ An account of piquet with this deal (poker.tj, 2005–06). Our reading: elder too names the top card; a pique counts hand and play (the source says “hand alone”).
rules-page-set-au-cent-title = Rule set: Piquet au Cent
rules-page-set-au-cent-body =
    This is Rubicon Piquet with a different exchange for younger and fuller calls:

    - **Younger may keep all twelve cards.** Elder changes at least one.
    - **The pips decide the point.** The winner is the same as in Rubicon, because more cards always have more pips.
    - **A call says it all**, so no one asks. It names what the point makes, the top card of the sequence or the rank of the set.
rules-page-set-au-cent-example-title = Piquet au Cent: an example
rules-page-set-au-cent-example-body =
    The five poorest cards, J♣ 10♣ 9♣ 8♣ 7♣ = 44, beat the four best, A♥ K♥ Q♥ J♥ = 41.

    _Example:_ elder has those clubs and 10♠ 10♦, and younger has those hearts and A♠ A♦.
    > “Point of five, making forty-four.” – “Good.”
    > “Quint to the knave.” – “Good.”
    > “Three tens.” – “Not good.”
    Elder has 5 + 15 = 20 and leads, 20 + 1 = 21. Younger reckons three aces: 3.

    _Source._ The laws of the Portland Club, from a history of the rules. Our reading: a call says everything at once; younger need not discard (the history also says both must discard one); I deal in threes (it says in twos).
rules-page-set-french-1896-title = Rule set: French Piquet of 1896
rules-page-set-french-1896-body =
    This is Rubicon Piquet with other calls:

    - **All three at once.** Elder calls point, sequence and set (what the point makes, the sequence’s top card and suit, the set’s rank), or says “none”.
    - **Younger says only what is better**, in full, before elder leads. Younger can score only that. Elder scores a call that is equal.
    - **The pips decide the point, and it needs at least 30.** Four cards always do.
    - **Carte blanche** is announced and shown at the same time: by younger between the two exchanges, by elder after both.
    - **Younger may keep all twelve cards.** Elder changes one to five.
rules-page-set-french-1896-example-title = French Piquet of 1896: an example
rules-page-set-french-1896-example-body =
    Three cards can be a point: you can call A♥ K♥ 9♥ = 30, but not A♥ K♥ 8♥ = 29.

    _Example:_ elder has the hand from the page _A first deal_, with A♥ K♥ Q♥ J♥ 8♥ = 49, a quart in that suit, and three knaves.
    > “Point of five, making forty-nine. Quart major in hearts. Three knaves.”
    > “Better: four tens.”
    Elder scores 5 + 4 = 9 and leads, 9 + 1 = 10.

    _Source._ Jean Boussac, _Encyclopédie des jeux de cartes_, 1896, from a history of the rules. Our reading: where the source is silent (the top of a sequence, younger’s exchange, the cards left, the six deals), Piquet au Cent applies.
rules-page-set-carte-rouge-title = Rule set: Carte Rouge
rules-page-set-carte-rouge-body =
    This is Rubicon Piquet with two more ways to score highly:

    - **Carte rouge, 20**: all twelve of your cards are in a good point, sequence or set. It scores with the call that uses the last of them, and counts towards pique and repique.
    - **Early cards**: if elder wins seven tricks before younger wins any, elder scores the 10 for the cards at once, and the 10 can make a pique. A capot then adds the other 30.
rules-page-set-carte-rouge-examples-title = Carte Rouge: examples
rules-page-set-carte-rouge-examples-body =
    _Repique:_ point A♠ K♠ J♠ 10♠ 8♠ 7♠, tierces A♥ K♥ Q♥ and J♦ 10♦ 9♦, all good. 6 + 3 + 3 = 12, then 12 + 20 = 32 and 32 + 60 = 92. Our reading: younger can make this repique although elder’s trio is good, because sets come later.

    _Pique:_ 6 + 4 + 3 = 13 in calls, and none of younger’s calls is good. Seven leads win: 13 + 7 = 20, then 20 + 10 = 30 and 30 + 30 = 60.
rules-page-set-carte-rouge-talk-title = Carte Rouge: the talk
rules-page-set-carte-rouge-talk-body =
    - **A point** needs four cards. If younger has a better one of the same length, the answer says what it makes: “Not good: thirty-nine.”
    - **A set is called by its rank**, “three queens”, but a sequence by its number alone: “Tierce.” – “How high?”
    - **The order is fixed**: point, sequence, set.

    _Source._ A detailed account of the calls, with carte rouge as a variation (Niidae Wiki, “Piquet”). Our reading: exchange, play and the six deals are as in Rubicon.
rules-page-set-hundred-title = Rule set: A Hundred Up
rules-page-set-hundred-body =
    A match is the best of five games of a hundred points.

    - **A game** lasts until a player has 100 points. The next game begins at 0–0. You always take turns dealing.
    - **Double game**: a loser under 50 loses two games at once.
    - **The first to three games** wins the match.

    Exchange, point and talk are as in Piquet au Cent, but I announce a carte blanche at the deal.

    _Source._ Henry Jones (“Cavendish”), _Piquet_, for the five games and the double game. Our reading: exchange, calls, carte blanche, the turn to deal, and where a game ends.
rules-page-set-hundred-end-title = A Hundred Up: the end of a game
rules-page-set-hundred-end-body =
    Near the end of a game **every point counts in order**: carte blanche, point, sequences, sets, play, the cards. A repique or pique counts where it is made. The first to reach 100 in this order wins, and nothing later counts. The deal stops after the current trick, but never before the first trick is over, because younger reckons in it.

    _Example:_ you have 92, and your opponent has 87. You score a point of five and a tierce. They reckon four tens, 87 + 14 = 101, but sequences count before sets: 92 + 5 + 3 = 100. You win a single game because they have more than 50.
rules-page-set-counterpique-title = Rule set: Counterpique
rules-page-set-counterpique-body =
    This is piquet with an auction: bid to be **elder**, then win the tricks you promised. The last trick counts as two, which makes thirteen.

    - **A bid** names tricks and cards left: “eight–four” promises to win eight tricks and leave your opponent four cards of the talon. It is worth 8 × 4 = 32. The lowest bid is 7 × 3 = 21, the highest 13 × 8 = 104.
    - **The auction.** The dealer bids. The other says _yes_ (“I would bid as much”) or _pass_. After a _yes_ the dealer bids higher or passes. The player who has not passed is elder at that bid. A non-dealer who is elder may raise it once.
rules-page-set-counterpique-play-title = Counterpique: exchange and calls
rules-page-set-counterpique-play-body =
    - **If the dealer passes at once**, the other may bid and is then elder. If both pass, the deal is a _misère_ (see _below the line_).

    _An auction:_
    > “Seven–three.” – “Yes.”
    > “Eight–four.” – “Pass.”
    - **Exchange.** Here the dealer is elder and draws at most 8 − 4 = 4 cards. Younger may draw as many as remain. Either may draw none. No one looks at the cards left.
    - **Calls** are as in Rubicon, in order. Younger always asks, answers even “no set”, and reckons only what was “not good”.

    _Source._ David Parlett. Our reading: younger doesn’t look at cards left either; how much a call says.
rules-page-set-counterpique-score-title = Counterpique: above the line
rules-page-set-counterpique-score-body =
    Both players can score here:

    - **Carte blanche** (before your first bid, _yes_ or _pass_; shown at once), **calls** and **repique** score as usual.
    - **Pique, 30**: your carte blanche, calls and tricks (each 1, the last 2) reach 30 before the other player scores any of these. Younger can make it too, and also scores their tricks so far. With 22 in calls and eight tricks, elder has 22 + 30 = 52, but younger has 22 + 8 + 30 = 60.

    Leads, the cards and capot score nothing, and no one can give up a deal.

    -# David Parlett. Our reading: what prevents a pique.
rules-page-set-counterpique-below-title = Counterpique: below the line
rules-page-set-counterpique-below-body =
    In each deal, only one player scores here:

    - **Bid made**: elder scores the bid. More tricks add nothing. Play stops when elder has the tricks and can’t make a pique.
    - **Bid not made** is a _counterpique_: younger scores the bid for each trick that is missing. If elder wins five tricks with a 7–3 bid, younger scores 2 × 21 = 42.
    - **Misère**: there is no exchange, there are no calls, and the non-dealer leads. The player with fewer tricks scores 5 for each of the other’s, from 7 × 5 = 35 to 13 × 5 = 65.

    -# David Parlett. Our reading: when play stops; who leads a misère.
rules-page-set-counterpique-rubber-title = Counterpique: the rubber
rules-page-set-counterpique-rubber-body =
    A game is 100 points _below the line_, and two games win the rubber. The player who cuts the lower card deals first. After that, the player who last scored below the line deals.

    When one player has 100, both start the next game from 0. At the end all points are added. The winner gets 300 (500 if the other player won no game) and 100 for each game in which the other scored nothing below the line.

    _Example:_ 204 below and 61 above, two games to none, and the loser scored nothing below in one: 204 + 61 + 500 + 100 = 865.

    -# David Parlett. Our reading: “nothing” means nothing below the line.
