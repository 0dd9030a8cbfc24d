### The game taught in short pages: /piquet rules.
###
### For translators. A body holds fewer than 1,200 characters. A card is its rank (A K Q J 10 9 8 7) and the sign of
### its suit. Tests read these texts in every language: sums such as 5 + 4 = 9, products such as 8 × 4 = 32, cards with
### what they make such as A♥ K♥ = 21, the rows of the tables, and the cards and sums of the examples in their order. A
### line inside a text cannot begin with a star, a point or a square bracket.

## The rule sets, for the choice at a challenge: a name of at most 40 characters, a line of at most 90

ruleset-rubicon-name = Rubicon Piquet
ruleset-rubicon-line = The classic, as Cavendish has it, and the game that the pages teach. Start here.
ruleset-club-name = Club Piquet
ruleset-club-line = Rubicon with fuller calls: “tierce to the queen”, “three kings”.
ruleset-au-cent-name = Piquet au Cent
ruleset-au-cent-line = The Portland Club’s older game: calls say all at once; younger may keep all his cards.
ruleset-french-1896-name = French Piquet of 1896
ruleset-french-1896-line = As in Boussac: three calls in one breath, then the answers; a point needs 30 pips.
ruleset-carte-rouge-name = Carte Rouge
ruleset-carte-rouge-line = 20 when all twelve cards score in calls; and the 10 for the cards can bring a pique.
ruleset-hundred-name = A Hundred Up
ruleset-hundred-line = The old partie: best of five games of 100; a loser under 50 loses a double game.
ruleset-counterpique-name = Counterpique
ruleset-counterpique-line = David Parlett’s: bid to be elder, and win the tricks you promise; a rubber of two games.

## The lessons, in the order in which they are read

rules-page-minute-title = The game in a minute
rules-page-minute-body =
    Two players, 32 cards, no trumps. Your cards score twice: for what you **hold**, then for what they **win**.

    A **partie** is, in most rule sets, six deals, dealt in turn. The dealer is **younger**. The other is **elder**: he may exchange more cards, speaks first and leads first. Each of you is elder as often as the other.

    Every deal goes the same way:
    1. **Deal.** Twelve cards each. Eight lie face down: the _talon_.
    2. **Exchange.** Elder changes up to five cards, then younger up to what is left, most often three.
    3. **Calls.** Who has the better _point_ (the longest suit), _sequence_ (a run in one suit), _set_ (three or four of a rank)? In each, only the better hand scores.
    4. **Play.** Twelve tricks. In all rule sets but one each card led is worth 1, each trick taken from the leader 1, most of the tricks 10, all of them 40.

    The goal: the higher total at the end. And if you must lose, reach **100** first: to lose with less is the _rubicon_, and costs far more.

    -# These pages teach Rubicon Piquet as Henry Jones, “Cavendish”, set it down. Every other rule set has a page on what is different in it.

rules-page-cards-title = The cards and the deal
rules-page-cards-body =
    Four suits: S♠ spades, H♥ hearts, D♦ diamonds, C♣ clubs. In each there are eight cards, highest first:
    ```
    A  K  Q  J  10  9  8  7
    ```
    A♥ is the ace of hearts, 10♠ the ten of spades. The order is the same in everything: cutting, sequences, sets, tricks.

    - **The cut.** Each cuts a card. The higher chooses who deals first; equal cards cut again. To deal first is the better choice in six deals: you are then elder in deals 2, 4 and 6, and so in the last. The bot takes it for you, unless you ask to choose.
    - **The deal.** Twelve cards to each. The other eight are the talon, face down, in an order that nobody knows. Its first five are meant for elder, its last three for younger.
    - **In turn.** After each deal the players change places.

    Nobody sees your hand but you. Before anything else, look whether you hold a king, queen or knave (the jack): none at all is _carte blanche_ (next page).

    -# Cavendish, laws 3 and 11. The laws on misdeals and exposed cards cannot be broken here: the bot deals. _Counterpique_ has its own rules on who deals, who is elder and how the talon is shared.

rules-page-exchange-title = The exchange
rules-page-exchange-body =
    Elder first, then younger: put cards away and draw as many from the top of the talon. What you put away you may look at again throughout the deal; the other may not.

    - **Elder** changes one to five. If he takes fewer, he may see those of his five that he leaves. They pass to younger.
    - **Younger** changes one or more, up to all that are left. In some rule sets he may change none.
    - **Cards left at the end.** Younger may look at them, up to the moment he plays to the first lead. But then elder sees them too, once he has led. If younger does not look, nobody does.

    _Example:_ elder changes four. The talon has 8 − 4 = 4 cards left; younger may take all four, and the first he draws is the one that elder left.

    ### Carte blanche: 10 points
    No king, queen or knave in the twelve cards dealt to you? You may announce it, before your own exchange at the latest. It scores 10 at once, ahead of all else. Your opponent sees your twelve cards only after he has discarded. It is rare: about one hand in 1,800.

    -# Cavendish, law 12 (at least one), laws 13 and 14 (how to draw), and his text on carte blanche. In _Counterpique_ the auction shares the talon out, and nobody looks.

rules-page-point-title = Point: your best suit
rules-page-point-body =
    The point is all you hold of one suit. **More cards win.** If both have as many, the pips decide:
    ```
    A            11
    K  Q  J  10  10 each
    9  8  7      9, 8, 7
    ```
    If the pips are the same too, the points are _equal_ and nobody scores.

    The winner scores **one for each card**. The pips are only there to compare.

    _Example:_ both have five cards.
    - A♥ Q♥ J♥ 8♥ 7♥ = 46
    - K♣ Q♣ J♣ 10♣ 9♣ = 49

    Clubs are the better point and score 5. The hearts score nothing, ace or no ace. But six small hearts would have beaten them: number comes first.

    The point is called before the other two, or not at all. It is worth fighting for beyond its five or six points: it comes early in the order of scoring, and so saves you from pique and repique.

    -# Cavendish, in the rubicon game. In _Piquet au Cent_, _A Hundred Up_ and _French Piquet_ the pips alone decide, which comes to the same: more cards always make more. _Carte Rouge_ asks at least four cards of a point, _French Piquet_ 30 pips.

rules-page-sequences-title = Sequences
rules-page-sequences-body =
    Three or more cards of one suit in unbroken order.
    ```
    cards  name      scores
      3    tierce       3
      4    quart        4
      5    quint       15
      6    sixième     16
      7    septième    17
      8    huitième    18
    ```
    - **Longer beats shorter**: 10♥ 9♥ 8♥ 7♥ is better than A♠ K♠ Q♠.
    - **As long? The higher top card wins**: Q♦ J♦ 10♦, a _tierce to the queen_, is better than J♣ 10♣ 9♣. With the ace on top it is called _major_; with the seven at the bottom, _minor_.
    - **Good once, good for all.** If your best is better than his best, all your sequences score and none of his.
    - **Exactly the same?** _Equal_: neither scores for any sequence, not even for a second one.

    _Example:_ you hold K♣ Q♣ J♣ 10♣ 9♣ and 9♥ 8♥ 7♥; he holds A♠ K♠ Q♠ J♠. Your quint is good, so you score 15 + 3 = 18. His quart scores nothing, though it is better than your tierce.

    The same cards may score again as point and in sets.

    -# Cavendish.

rules-page-sets-title = Sets: trios and quatorzes
rules-page-sets-body =
    Four or three of one rank: aces, kings, queens, knaves or tens. Nines, eights and sevens make no sets.
    ```
    cards  name      scores
      4    quatorze    14
      3    trio         3
    ```
    - **Four beats three**: any quatorze is better than any trio.
    - **As many? The higher rank wins.** Sets can never be equal.
    - **Good once, good for all.** If your best is better than his best, all your sets score and none of his.

    _Example:_ you hold A♠ A♥ A♣ and K♠ K♥ K♦. Against three queens you score 3 + 3 = 6. Against 10♠ 10♥ 10♦ 10♣ you score nothing, and the four tens score 14.

    So count before you call. If you hold, or have put away, an ace, a king, a queen, a knave and a ten, there is no quatorze against you.

    A set that is good is shown at the table. If you reckon three of a rank of which you might have four, the other sees which one you do not reckon.

    -# Cavendish. That the missing card must be named is his rule as well.

rules-page-talk-title = The talk at the table
rules-page-talk-body =
    Elder calls the point first, then sequence and set, in Rubicon whichever he likes before the other. Younger answers:
    - **Good**: I have nothing better. Elder scores at once.
    - **Not good**: I have better, and shall reckon it after your lead.
    - **Making?** or **How high?**: I have as many. Tell me more. (He says “good” at once if his own cards tell him that he is beaten.)
    - **Equal**: I have just the same. Nobody scores.

    _Example:_ elder has K♠ Q♠ J♠ 9♠ 8♠ = 47 and three kings. Younger has A♥ J♥ 10♥ 9♥ 7♥ = 47 and four tens.
    > “Point of five.” – “Making?”
    > “Forty-seven.” – “Equal.”
    > “Tierce.” – “How high?”
    > “To the king.” – “Good.”
    > “Trio.” – “Not good.”

    Elder scored 3 for his tierce. His first lead ends his calls: 3 + 1 = 4. Now younger, before he plays a card, reckons what is good in his hand: 14 for the tens. After that nothing more can be reckoned.

    What scored or was equal is open for the rest of the deal: you may ask which of those cards are still held.

    -# Cavendish, laws 24 (how much a call must say), 27 (what must be shown), 28 (nothing after the first trick). In some sets a call says more at once, or the order is fixed.

rules-page-sinking-title = Sinking: calling less than you hold
rules-page-sinking-body =
    You need not call all you hold. To keep something back is to **sink** it. You may never call what you do not hold.

    - **Sink the whole**: with three queens, call no set. You give up 3 points, and the queens stay hidden.
    - **Sink a part**: with A♣ K♣ Q♣ J♣ call a tierce, A♣ K♣ Q♣. You score 3 for 4, and the knave is not shown. Four kings may be called as three.
    - **Younger too** may answer “good” and hold better. He can then score nothing in that class.

    _Why?_ The other knows your hand only from what you say. If your king stands alone in its suit, a tierce you did not call lets him believe that you put other cards away and kept the king guarded. A trick won so, or the cards, can be worth more than the 3.

    _When not?_ When the call would save you from a pique or repique, or bring you one; and when the part you call might be beaten where the whole would not.

    In your first parties sink nothing. What you pass over cannot be called later.

    -# Cavendish, on sinking; the laws of 1882, on calling a part. A call that you do not hold (law 26) is refused here, with the reason.

rules-page-play-title = The play and its points
rules-page-play-body =
    Elder leads any card. The other must **follow suit** if he can, though he need not win; if he cannot, he plays what he likes. A trick goes to the higher card of the suit that was led; no suit is trumps. Whoever took it leads next.
    ```
     1  each card led, won or lost
     1  a trick won by the other
     1  more for the last trick
    10  seven or more: the cards
    40  all twelve: capot, not 10
    ```
    Six tricks each: the cards are _divided_, and nobody has the 10.

    _Example:_ you lead 9♣: 1 for you. He takes it with K♣: 1 for him, and 1 again when he leads A♦. You must follow with your 8♦. When he then leads Q♦ and you take it with K♦, it is 1 for him and 1 for you.

    To win a trick that you led gives no second point: the lead has had it. Only the last trick gives its winner 2 in all, 1 + 1 = 2, whichever of the two he is.

    You may look at the tricks already played and at your own discards at any time.

    -# Cavendish. _Counterpique_ is played in the same way and scored in another: there only the tricks won are counted.

rules-page-bonuses-title = Pique, repique, capot
rules-page-bonuses-body =
    Whoever speaks first, scores _count_ in this order:
    1. carte blanche
    2. point
    3. sequences
    4. sets
    5. play, card by card
    6. the cards, or capot

    - **Repique, 60 more**: 30 or more from 1 to 4 before the other has scored anything that stands earlier. Either player.
    - **Pique, 30 more**: 30 or more from 1 to 5 before the other has scored anything. Elder only: his first lead already spoils it for younger.
    - **Capot, 40**: all twelve tricks. Neither it nor the cards help to a pique.

    One of the first two at most, once in a deal.

    _Repique:_ 6 + 16 + 14 = 36 in calls, then 36 + 60 = 96, before a card is played.
    _Pique:_ 6 + 16 + 3 = 25 in calls, five leads that win, 25 + 5 = 30, then 30 + 30 = 60.
    _Saved:_ elder has 16 + 14 = 30, but younger’s point is good. It stands before both: no repique. Even a trio of younger’s saves him from a pique, since sets stand before play.

    An _equal_ scores nothing and saves nobody. Elder’s lead does not save him from a repique: calls stand before play.

    -# Cavendish, on the order in which scores are recorded. Two sets depart from it: in _Carte Rouge_ the cards may help to a pique, in _Counterpique_ younger may make one.

rules-page-partie-title = The partie and the rubicon
rules-page-partie-body =
    In most rule sets: six deals, and all that each player scored is added up. The higher total wins the partie, and by this much:

    - The loser has 100 or more: **100 and the difference** of the totals.
    - The loser has under 100: **100 and the sum** of the totals. He is _rubiconed_. It makes no odds whether the winner has 100 himself.

    _Examples_
    - 160 to 130: 160 − 130 = 30 and 100 + 30 = 130. Won by 130.
    - 164 to 78: 100 + 164 + 78 = 342. Won by 342.
    - 95 to 88: 100 + 95 + 88 = 283. Won by 283.

    A **tie** after six deals: each deals once more. Still a tie: the partie is drawn.

    _In the last deal_ look at the totals before you exchange. If you are behind but can reach 100, that comes first. If you cannot, every point you make is added to what you lose: score little, and try to divide the cards. And if you lead an opponent who is short of 100, hold him there rather than shine.

    -# Cavendish, laws 33 (the tie) and 34 (the rubicon); his hints for the sixth hand. _A Hundred Up_ and _Counterpique_ are won by games, and a partie of one or two deals knows no rubicon: see their pages.

rules-page-first-deal-title = A first deal, played through
rules-page-first-deal-body =
    - **Elder** is dealt A♠ K♠ J♠ A♥ Q♥ J♥ 8♥ J♣ 8♣ 7♣ 9♦ 8♦
      out K♠ 8♣ 7♣ 9♦ 8♦
      in 9♠ 8♠ K♥ 9♣ K♦
    - **Younger** is dealt 10♠ 7♠ 10♥ 9♥ 7♥ K♣ Q♣ 10♣ A♦ Q♦ J♦ 10♦
      out 7♠ 9♥ 7♥
      in Q♠ A♣ 7♦

    > “Point of five.” – “Making?” – “Forty-nine.” – “Good.”
    A♥ K♥ Q♥ J♥ 8♥ = 49 against A♦ Q♦ J♦ 10♦ 7♦ = 48.
    > “Quart.” – “Good.”
    His quart A♥ K♥ Q♥ J♥ counts: 5 + 4 = 9.
    > “Trio.” – “Not good.”
    Elder leads A♥: 9 + 1 = 10.

    Younger reckons four tens and three queens, 14 + 3 = 17, and plays 10♥.

    Elder leads the other hearts, 10 + 4 = 14; younger has no more and throws diamonds. Elder leads K♦, 14 + 1 = 15. Younger takes it with A♦, 17 + 1 = 18, and leads A♣ K♣ Q♣ 10♣, 18 + 4 = 22, then Q♠, 22 + 1 = 23. Elder takes it with A♠, 15 + 1 = 16, leads J♠ and wins the last trick, 16 + 2 = 18.

    Seven tricks to five: elder has the cards, 18 + 10 = 28.

    The deal ends **28–23**. Note K♦ at trick six: any lead but a high spade wins elder the cards.

    -# Cavendish’s own example.

rules-page-advice-title = What to put away
rules-page-advice-body =
    - **Elder attacks.** You lead, and you have five cards to come: take all five. You may lay kings and queens bare, or give up a poor suit whole.
    - **Younger defends.** Keep a guard beside a king, two beside a queen. Keep a card or two even in a weak suit: small ones may guard what you draw.
    - **Keep your best suit whole**, for point. It saves you from pique and repique.
    - **Think of the cards.** To win them and not lose them is worth some 23 points in all; the point some 10. So do not throw aces and kings to hold a long suit of small cards.
    - **Throw from few suits**, and then the whole suit, except winners, guards, and parts of sets.
    - **Prefer cards in sequence.** Hold a trio if it costs nothing better; three knaves or tens are not worth a high card.
    - **See what is against you**: it is what you do not hold. With the knave or the ten of a suit in your hand, the other has no quint in it.
    - **Leave no card**, unless a great score lies in your hand already and none is against you.
    - **Last deal:** far behind, gamble; well ahead, play safe.

    -# After Cavendish’s hints, which give those two figures.

rules-page-glossary-title = Words of the game
rules-page-glossary-body =
    - **Capot** – all twelve tricks: 40
    - **Cards, the** – seven tricks or more: 10
    - **Carte blanche** – dealt no K, Q or J: 10
    - **Carte rouge** – all twelve cards score in calls: 20, in some rule sets
    - **Divided** – six tricks each
    - **Elder** – leads first; most often not the dealer
    - **Equal** – just as good; nobody scores
    - **Good** – not beaten; it scores
    - **Guard** – small card that protects a high one
    - **Knave** – the jack
    - **Major, minor** – sequence from the ace; down to the seven
    - **Making** – the pips of a point
    - **Partie** – the whole match: most often six deals
    - **Pips** – A 11, K Q J 10 ten, the rest their number
    - **Pique** – 30 in hand and play, unanswered: 30 more
    - **Point** – the better suit
    - **Quatorze** – four of a rank: 14
    - **Reckon** – count what is good
    - **Repique** – 30 in hand, unanswered: 60 more
    - **Rubicon** – 100, the mark the loser should reach
    - **Sequence** – tierce 3, quart 4, quint 15, sixième 16, septième 17, huitième 18
    - **Sink** – not to call what you hold
    - **Talon** – the eight cards not dealt
    - **Trick** – a card led and one played to it
    - **Trio** – three of a rank: 3
    - **Younger** – the other player

rules-page-ratings-title = Ratings and boards
rules-page-ratings-body =
    A challenge is **rated**, unless it is made friendly. What a partie does to a rating depends on who wins and on how strong the other is, not on the points.

    - **A rating** begins at 1500. It rises when you win, falls when you lose, and more so the less it was to be expected.
    - **± and the question mark.** Behind ± stands how far off a rating may well be. It shrinks with every rated partie and grows with time. From 110 on a question mark says: not sure yet.
    - **Three ratings**, for three kinds of parties: six deals (in all rule sets that have them), A Hundred Up, Counterpique. Against the house, three more.
    - **What counts.** A partie given up, claimed or left to the house for 90 days is lost without points; one broken off counts for none. One of one or two deals is always friendly.
    - **Resting.** Who has finished no rated partie for 180 days leaves the boards of ratings, until he does.

    The boards of points and of parties won count friendly parties too.

    `/piquet leaderboard` – who stands where, in this server or in all
    `/piquet profile` – what somebody has done
    `/piquet settings` – with `listed`, you are on the boards of all servers

    -# The method is Glicko-2, by Mark Glickman.

rules-page-discord-title = How to play here
rules-page-discord-body =
    Start with `/piquet challenge`: name somebody, or leave the seat open to all; choose a rule set and house rules, if you like. **Nobody there?** With a `level` you play the house, at once.

    - **Your hand comes by direct message**, and with it each thing you have to decide: exchange, calls, the card to play.
    - **Choose, then confirm.** Until you confirm you may change your mind; after that it stands, as a card laid on a table.
    - **The table is public**: a thread at the challenge, or the channel itself. The calls are spoken there, the tricks and the score follow.
    - **Direct messages closed?** Press _Show my hand_ at the table. Only you see the answer.
    - **Answers to calls** are given for you, truthfully, unless you choose to answer yourself.
    - **No hurry.** A partie can last for days, and you may play several at once.

    `/piquet games` – your parties, and whose turn it is
    `/piquet hand` – your hand again
    `/piquet table` – what everybody may know: the score, and what has been shown and is still held
    `/piquet resign` – give up a partie; you are asked once more
    `/piquet settings` – whether you are asked who deals first, answer calls yourself, and more
    `/piquet rules` – these pages

## What is special in each rule set that can be played, and its source

rules-page-set-rubicon-title = Rule set: Rubicon Piquet
rules-page-set-rubicon-body =
    The game of these pages, and the one to begin with.

    - **Exchange**: each player changes at least one card.
    - **Point**: more cards, then more pips.
    - **Calls tell the least**: a number, no more. “Point of five.” “Tierce.” “Trio.” Only if younger has as many does he ask, and elder says what it makes, how high it goes or of what rank it is.
    - **Order of calls**: the point first; sequence and set as elder likes. For pique and repique, sequences count before sets all the same.
    - **Partie**: six deals. The winner has 100 and the difference; against a loser under 100, 100 and the sum.

    _Sources._ Henry Jones (“Cavendish”), _Piquet_, in the Encyclopædia Britannica, with its laws; and for the way of calling, an account of the laws of the Portland and Turf Clubs of 1882.

rules-page-set-club-title = Rule set: Club Piquet
rules-page-set-club-body =
    The exchange, the play, the scores and the partie are those of Rubicon Piquet. The talk differs:

    - **A sequence is called with its top card**: “Tierce to the knave.”
    - **A set is called with its rank**: “Three queens.” So nobody has to ask how high.
    - **The point alone** is still called by number, and younger asks what it makes if he has as many.
    - **The order is fixed**: point, sequence, set. Call the set, and the sequence is passed over.

    Quicker than Rubicon, and more open: elder tells what he has even when it is not good.

    _From its worked deal._ Elder has A♠ J♠ 10♠ 8♠ = 39; younger has A♥ J♥ 10♥ 9♥ = 40.
    > “Point of four.” – “Making?”
    > “Thirty-nine.” – “Not good.”
    > “Three queens.” – “Good.”
    Elder has three tens as well: 3 + 3 = 6. He leads, 6 + 1 = 7, and younger reckons his point and a tierce: 4 + 3 = 7. It ends 26–14.

    _Source._ An account of piquet as clubs play it, with that deal (poker.tj, 2005–06).

rules-page-set-au-cent-title = Rule set: Piquet au Cent
rules-page-set-au-cent-body =
    The play, the scores and the partie are those of Rubicon Piquet; younger’s exchange and the talk are not:

    - **Younger may keep all twelve cards.** Elder changes at least one.
    - **The pips decide the point.** As more cards always make more, the same player wins it as in Rubicon: the five poorest, J♣ 10♣ 9♣ 8♣ 7♣ = 44, beat the four best, A♥ K♥ Q♥ J♥ = 41. It scores one for each card all the same.
    - **A call says all at once**: what the point makes, the top card of the sequence, the rank of the set. Nobody has to ask.
    - **Order of calls**: the point first; sequence and set as elder likes.

    _Example:_ elder has those clubs and 10♠ 10♦; younger those hearts and A♠ A♦.
    > “Point of five, making forty-four.” – “Good.”
    > “Quint to the knave.” – “Good.”
    > “Three tens.” – “Not good.”
    Elder has 5 + 15 = 20 and leads, 20 + 1 = 21. Younger reckons his three aces: 3.

    _Source._ The laws of the Portland Club (1873, and with the Turf Club 1882), from a history of the rules of piquet. It gives this game beside Rubicon Piquet, and the same partie to both.

rules-page-set-french-1896-title = Rule set: French Piquet of 1896
rules-page-set-french-1896-body =
    The play, the scores and the partie are those of Rubicon Piquet. The calls are another matter:

    - **All three in one breath.** Elder says point, sequence and set, in this order, or that he has none. Only then does younger answer each of them.
    - **A call says all**: what the point makes, the top card, the rank.
    - **The point goes by pips, and must make 30.** Four cards always do. Of three, A♥ K♥ 9♥ = 30 can be called, A♥ K♥ 8♥ = 29 cannot.
    - **Younger may keep all twelve cards.** Elder changes one to five.

    So elder gets no help. Elsewhere he may hear how his point fares before he shows a sequence or sinks it; here he decides before he hears a word.

    _Example:_ elder’s hand of the page _A first deal_, A♥ K♥ Q♥ J♥ 8♥ = 49, a quart in it, and three knaves.
    > “Point of five, making forty-nine. Quart major. Three knaves.”
    > “The point is good. The sequence is good. The set is not good.”
    He scores 5 + 4 = 9 and leads, 9 + 1 = 10.

    _Source._ Jean Boussac, _Encyclopédie des jeux de cartes_, 1896, from a history of the rules. Where it is silent (younger’s exchange, the cards left, equal calls, the partie) we follow Piquet au Cent.

rules-page-set-carte-rouge-title = Rule set: Carte Rouge
rules-page-set-carte-rouge-body =
    Rubicon Piquet with two more ways to a great score:

    - **Carte rouge, 20**: every one of your twelve cards is used in a point, sequence or set that is good. It scores with the class that uses the last of them, and counts toward pique and repique.
    - **Early cards**: if elder wins his seventh trick before younger has won any, the 10 for the cards score at once and can make the pique. If he wins all twelve, the capot adds the other 30.

    _Repique:_ point A♠ K♠ J♠ 10♠ 8♠ 7♠, tierces A♥ K♥ Q♥ and J♦ 10♦ 9♦, all good. 6 + 3 + 3 = 12, all twelve cards are used, 12 + 20 = 32 and 32 + 60 = 92, whatever sets the other holds.
    _Pique:_ 6 + 4 + 3 = 13 in calls, none of younger’s is good. Seven leads win: 13 + 7 = 20, then 20 + 10 = 30 and 30 + 30 = 60.

    In the talk:
    - **A point** needs four cards.
    - **A set is called with its rank**, “three queens”; a sequence by number alone: “Tierce.” – “How high?”
    - **The order is fixed**: point, sequence, set.

    _Source._ An account of the calls in detail, which gives carte rouge as a variation (Niidae Wiki, “Piquet”).

rules-page-set-hundred-title = Rule set: A Hundred Up
rules-page-set-hundred-body =
    The old partie, from before the rubicon: the best of five games, each of a hundred up.

    - **A game** goes on, deal after deal, until a player has 100 in it. The next begins at 0–0. The deal passes in turn throughout.
    - **Double game**: a loser who has not reached 50 loses two games at once.
    - **First to three games** wins the partie.

    Near the end of a game **every point counts in its place**: carte blanche, point, sequences, sets, play, the cards; a repique or pique where it is made. Whoever is first at 100 in this order wins, and nothing after it counts. The deal stops at the end of that trick, at the earliest the first, since younger reckons in it.

    _Example:_ you have 92, he has 87. You score a point of five and a tierce. He reckons four tens, 87 + 14 = 101, but sequences count before sets: 92 + 5 + 3 = 100. The game is yours, and it is a single one: he has more than 50.

    Exchange and talk are those of Piquet au Cent: younger may keep all his cards, and a call says all at once.

    _Source._ Henry Jones (“Cavendish”), _Piquet_, in the Encyclopædia Britannica. Just where a game ends is our reading.

rules-page-set-counterpique-title = Rule set: Counterpique
rules-page-set-counterpique-body =
    Piquet with an auction: bid to be **elder**, then win the tricks you promised. The last of the twelve counts two, which makes thirteen.

    - **A bid** is tricks and cards left: “eight–four” means to win eight tricks, and to leave four cards of the talon to your opponent. It is worth 8 × 4 = 32. The lowest is 7 × 3 = 21, the highest 13 × 8 = 104.
    - **The auction.** The dealer bids; the other says _yes_ (he would bid as much) or _pass_. After a _yes_ the dealer bids higher or passes. Who has not passed is elder at that bid; the non-dealer may then raise it once.
    - **If the dealer passes at once**, the other may bid, and is elder. If both pass, it is a _misère_ (next page).
    > “Seven–three.” – “Yes.”
    > “Eight–four.” – “Pass.”
    - **Exchange.** The dealer is elder here and draws at most 8 − 4 = 4; younger as many as remain. Either may draw none. Nobody sees cards left.
    - **Calls** are as in Rubicon, in fixed order: point, sequence, set. Elder leads.

    A game is 100 _below the line_ (next page); two games win the rubber. The lower cut deals first; then whoever last scored below the line.

    _Source._ David Parlett, _Counterpique_.

rules-page-set-counterpique-score-title = Counterpique: the score
rules-page-set-counterpique-score-body =
    ### Above the line, for both
    - **Carte blanche** (before your first bid, _yes_ or _pass_; shown at once), **calls**, **repique**: as ever.
    - **Pique, 30**: carte blanche, calls and tricks (each 1, the last 2) reach 30 before the other has any of these. Younger can make it too, and adds his tricks so far. With 22 in calls and eight tricks elder has 22 + 30 = 52, younger 22 + 8 + 30 = 60.

    Nothing else: no leads, no cards, no capot.

    ### Below the line, for one
    - **Made**: elder scores his bid; more tricks add nothing. Play stops when he has them and can make no pique.
    - **Short** is _counterpique_: younger scores the bid for each trick short. 7–3 with five tricks: 2 × 21 = 42.
    - **Misère**: no exchange, no calls, non-dealer leads. Fewer tricks win, 5 for each of the other’s: 7 × 5 = 35 to 13 × 5 = 65.

    ### The rubber
    At 100 both start again from 0 below. Two games win the rubber: all is added; the winner gets 300 (500 if the other won no game) and 100 for each game in which the other scored nothing below. So 204 below and 61 above, two games to none, one of them to nothing: 204 + 61 + 500 + 100 = 865.

    -# David Parlett. What spoils a pique, who leads a misère: our reading.

## House rules, on top of a rule set

rules-page-options-title = House rules
rules-page-options-body =
    Three things that tables settle among themselves. Choose them with `/piquet challenge`; whatever departs from the rule set is said in the challenge, before anybody accepts.

    - **Carte rouge.** 20 for a player whose twelve cards are all used in a good point, sequences or sets. They count toward pique and repique. Part of _Carte Rouge_; can be added to any set but Counterpique, or left out.
    - **The cards toward a pique.** If elder wins his seventh trick before younger has won any, his 10 for the cards score at once and can make the pique: with 20 before, 20 + 10 = 30 and 30 + 30 = 60. A capot then adds 30 more. Part of _Carte Rouge_; for any set but Counterpique.
    - **A partie of one or two deals**, where the set has six. A tie is played on for two deals more; still a tie, and it is drawn. The winner has 100 and the difference. There is no rubicon, for the mark of 100 is measured for six deals.

    _Example:_ a partie of one deal ends 34 to 22: 100 + 34 − 22 = 112.

    Of a short partie take two deals, if you want it fair: in one, elder has the better of it.

    -# The first two come from the account of the calls that is named on the page of _Carte Rouge_; the third is ours.
