### The guided lessons: /piquet learn.
###
### For translators. Each text of a step has at most two sentences (a test counts them), because a beginner reads one idea
### at a time. A word in bold is a word of the game that is used here for the first time. Cards are rank and suit: 8♥.
### The texts of a step: what it asks (lesson-first-point), why it was right (…-right), and what to say to a mistake (all
### others); a mistake is answered kindly and with a reason. Labels of buttons have at most 35 characters.

## Descriptions of the commands and their options

command-learn = Learn piquet by playing a first deal, step by step

## Around the steps

lesson-step = Step { $number } of { $of }
lesson-next = Continue
# A button, after two mistakes, and what it says. $what is an action, such as “lead A♥”; $label is the label of a button.
lesson-show-button = Show me
lesson-show = 👉 Do this: **{ $what }**.
lesson-show-press = 👉 Press **{ $label }**.
lesson-again = Start again
lesson-all-button = All lessons
# $why is one of the sentences on mistakes, $tries how many mistakes the person has made in this step.
lesson-not-quite = 💡 { $tries ->
    [1] {""}
   *[other] Not yet ({ $tries } tries).{" "}
}{ $why }
# After a click on an old message.
lesson-late = 💡 You have done that already. Here is where you are.
lesson-score = Score: you **{ $mine }**, the house **{ $theirs }**
# The name of the computer player in the lessons.
lesson-house = The House
# Buttons.
lesson-following = Next: { $title }
lesson-beginner = Play one deal: beginner
# The answers of younger, as the choices of a question.
lesson-choice-good = “Good”
lesson-choice-not-good = “Not good”
lesson-choice-equal = “Equal”

## The list of all lessons. $title is the title of a lesson

lesson-all =
    ### Learn piquet by playing
    Only you see these lessons, and you may stop at any moment: `/piquet learn` goes on where you were.
lesson-status-new = **{ $title }**
lesson-status-begun = **{ $title }**: step { $number } of { $of }
lesson-status-done = **{ $title }**: done ✅

## The offer to a new person, made once

lesson-offer = 👋 **New to piquet?** Play a first deal with me, step by step and only for you.
# Its button, which the pages of the rules have too.
lesson-offer-button = Learn by playing: 10 minutes

## Mistakes that have one sentence for all steps

lesson-wrong-nothing = What you do not call never scores. Here you can only gain by calling.
lesson-wrong-less = Calling less than you hold is a trick for later, and it scores less. Here, call all of it.
lesson-wrong-kind = In your own deals you may choose another order. Here, do what the step asks first.
lesson-wrong-fewer = All of these can go, but you may change more cards. Each new card is a chance, and what you leave goes to the house.

## The first lesson: a whole deal

lesson-first-title = Your first deal
lesson-first-hand = You and your opponent, **the house**, hold twelve cards each of a pack of 32, in which every suit runs from the ace (highest) down to the seven. Yours score twice: first for what you **hold**, then for what they **win** in the play.
lesson-first-exchange = The house has dealt, so you are **elder** and begin: you may swap up to five cards for new ones from the eight face-down cards, the **talon**. Keep your long suit, your aces and your kings, and choose five low cards to throw away.
lesson-first-exchange-hearts = Hearts are your longest suit, and each card makes it longer, even the 8♥. Keep all hearts, and throw away low cards of other suits.
lesson-first-exchange-spades = An ace and a king win tricks later. Keep them, and throw away low cards.
lesson-first-exchange-right = Well chosen: now you have six hearts and a third ace; your new cards are marked. The house has swapped three cards.
lesson-first-point = Now you compare hands with the house, in three ways. The first is the **point**, the longest suit: call your six hearts.
lesson-first-point-other = That suit is shorter, and more cards win. Call the six hearts.
lesson-first-point-right = “Good” says that the house has no suit as long as yours, so what the cards make (fifty-nine: the ace 11, the king to the ten 10 each, the eight 8) is not asked. A good point scores 1 for each card: **6**.
lesson-first-sequence = The second is the **sequence**: three or more cards of one suit in a row. Call your run of five hearts, a _quint_, which is _major_ because it begins with the ace.
lesson-first-sequence-other = You hold five in a row, and a longer run beats a shorter one. Call the quint.
lesson-first-sequence-right = The house has five in a row as well and asks how high yours is: from the ace, so it is better. Five in a row score **15** (three score 3, four score 4).
lesson-first-set = The third is the **set**: three or four cards of one rank, tens or higher, called a _trio_ or a _quatorze_. Call your three aces.
lesson-first-set-other = You hold three aces, and nothing beats them but four of a rank. Call all three.
lesson-first-set-right = The house has three knaves (jacks), but aces are higher. Three of a rank score **3** (you also say which one you do not count, here the A♣), four would score 14.
lesson-first-beaten = Four of a rank beat three. If the house had held four tens against your three aces, what would it have said?
lesson-first-beaten-good = “Good” says that yours is the best. But four tens would have beaten three aces.
lesson-first-beaten-equal = “Equal” says that both hold exactly the same. But four tens would have beaten three aces.
lesson-first-beaten-right = “Not good” says: I have better. Then you score nothing for it, and the house scores its own.
lesson-first-same = Now suppose that both of you had held a run from the ace to the ten, each in another suit. What would the house have said?
lesson-first-same-good = “Good” says that yours is better. But the two runs would have been as long and as high.
lesson-first-same-not-good = “Not good” says that the house has better. But the two runs would have been as long and as high.
lesson-first-same-right = “Equal”: then no one scores for it. You really have 6 + 15 + 3 = **24**, and the play begins.
lesson-first-lead = Now the play: in each **trick** both of you put down one card, and to put down the first, to **lead**, scores 1. Lead your highest heart, the A♥.
lesson-first-lead-lower = That would win too, since you hold every heart above it. But play from the top, so that you always know what is still higher.
lesson-first-lead-other = That card is a lead, but the house might take it. Begin with the top of your longest suit, the A♥.
lesson-first-lead-right = The house has no heart, so it throws away a card of another suit. Only a higher card of the suit led could win the trick.
lesson-first-reckon = Before its first card the house could score what was better in its hand: nothing was. So you have 25 points, and the house has none.
lesson-first-again = The winner of a trick leads to the next one. Go on from the top with the K♥.
lesson-first-again-lower = That would win too, since you hold every heart above it. But go on from the top: the K♥.
lesson-first-again-other = The house might take that card. You still hold the highest hearts, so go on with the K♥.
lesson-first-again-right = You win again, and every lead adds 1.
lesson-first-run = Your Q♥, J♥ and 10♥ will win in the same way. Let them be played for you.
lesson-first-pique = You have 29 points, and the house still has none. Lead your last heart, the 8♥: no other heart is left.
lesson-first-pique-other = That would score 1 as well, but it may give the lead away. Nothing can beat the 8♥ now, so lead that.
lesson-first-pique-right = **Pique!** You reached 30 before the house scored anything at all, and that brings you **30 more**.
lesson-first-cards = Your A♠ and K♠ win next. The player who wins seven tricks or more scores 10 for **the cards** when the deal ends.
lesson-first-lose = Next you lead a low club, and keep the A♦ to win a trick later. The house takes the club, scores its first point, and leads in its turn.
lesson-first-follow = The house leads the K♦, and you must **follow suit**: play a diamond, because you have one. Take the trick with your ace.
lesson-first-follow-low = You may play the 9♦, but the king beats it. To take a trick that the other led scores 1, so play the A♦.
lesson-first-follow-right = Taken: 1 point for you, and the lead is yours again.
lesson-first-last = The **last trick** scores 1 more than the others. Lead your 9♦.
lesson-first-last-right = The house has no diamond left, so your nine wins the last trick.
lesson-first-score = That was a whole deal: 76 to 3. Six deals make a **partie**, and the higher total wins it.
lesson-first-end = **You can play piquet.** Try a game against the beginner: no clock runs, and in each deal you do what you have just done.

## The second lesson: what to discard. Elder is the player who exchanges and calls first; younger is the dealer

lesson-exchange-title = The exchange
lesson-exchange-suit = Choose five cards to throw away. Ask of each card what it belongs to: a long suit, a run, or a set.
lesson-exchange-suit-clubs = Clubs are your longest suit, and A♣ K♣ Q♣ J♣ is a run of four. The 10♣ would make it six, 16 points instead of 4.
lesson-exchange-suit-aces = Three aces are a set, and each of them wins a trick. Keep them together.
lesson-exchange-suit-right = Even the K♠ goes, because it belongs to nothing here. Five new cards are five chances.
lesson-exchange-five = Choose five cards again. One suit is long, and one card beside it is strong.
lesson-exchange-five-hearts = Six hearts will be hard to beat as a point, and 10♥ 9♥ 8♥ 7♥ is a run of four. Keep every heart.
lesson-exchange-five-ace = An ace wins a trick and brings you back to the lead. Keep it.
lesson-exchange-five-right = The Q♠ looks high, but almost alone in its suit it seldom wins. The new cards are worth more.
lesson-exchange-four = Look for cards of the same rank. Which five can go?
lesson-exchange-four-tens = You hold all four tens, a _quatorze_, and it scores 14. Keep all four.
lesson-exchange-four-diamonds = K♦ Q♦ J♦ 10♦ is a run of four, and the A♦ or the 9♦ would make it five, 15 points. Keep it whole.
lesson-exchange-four-right = Two aces go, hard as it is: two of a rank score nothing. Four tens score 14, and the run may grow to 15.
lesson-exchange-long = One suit is long but has a gap, and you hold two kings beside it. What do you throw away?
lesson-exchange-long-spades = Five spades are your point, and the 10♠ would make a run of five, Q♠ to 8♠, worth 15. Keep the long suit whole.
lesson-exchange-long-kings = Kings win tricks, and a third one makes a set. Low cards go first.
lesson-exchange-long-right = First the long suit, then the high cards: that is most of the art.
lesson-exchange-younger = Now you have dealt, so you are **younger** and go second: the house, elder, has changed five cards, and three are left for you. Throw away three.
lesson-exchange-younger-hearts = Four hearts are your best point, and a point that is good protects you from a pique. Keep them.
lesson-exchange-younger-spades = The spades win tricks, and the house will lead first. Keep them.
lesson-exchange-younger-guard = Alone, the Q♦ falls to the ace or the king; with the 8♦ beside her she may win later. Keep both.
lesson-exchange-younger-right = You give up a whole weak suit and keep something in all others. So younger can withstand the first leads.
lesson-exchange-done = Keep the long suit, the runs, the sets and the high cards. Change as many cards as you may.
lesson-exchange-end = **That is the exchange.** Try it against the beginner, or go on to the last lesson.

## The third lesson: what to call and what to keep silent

lesson-sinking-title = What to call, what to hide
lesson-sinking-point = The cards are exchanged, and you call first. Only what is called can score: call your five diamonds.
lesson-sinking-point-other = A shorter suit makes a weaker point. Call the five diamonds.
lesson-sinking-point-right = Good: **5** points. The point counts before all else, so a good one also protects you from a pique by your opponent.
lesson-sinking-sequences = You hold three runs of three. If the best of them is good, all of them score: call all three together.
lesson-sinking-sequences-other = You would leave a run out, and it would score nothing. Call all three together.
lesson-sinking-sequences-right = “Equal”: the house has ace, king and queen of one suit too, so no one scores for sequences. That costs you nothing.
lesson-sinking-sets = You hold three kings and three queens, and two of the aces. So the house cannot have three aces: call both sets.
lesson-sinking-sets-other = If the kings are good, the queens score with them. Call both sets.
lesson-sinking-sets-right = Good: 3 and **3** more. Before you call, count what could beat you among the cards that you have not seen.
lesson-sinking-clubs = Here is another hand. Begin with the point, your six clubs.
lesson-sinking-clubs-other = More cards make a better point. Call the six clubs.
lesson-sinking-clubs-right = Good: **6** points.
lesson-sinking-run = Now your run of five, from the knave (jack) down to the seven.
lesson-sinking-run-other = Five in a row score 15, fewer score much less. Call all five.
lesson-sinking-run-right = Good: **15** points.
lesson-sinking-silent = You hold three kings, but you have seen no ace, neither in your hand nor among your discards. Do you call the kings?
lesson-sinking-silent-other = With no ace in sight the house has three or four of them, and your kings score nothing. Calling them only shows where they are.
lesson-sinking-silent-right = Right to stay silent: to hold something and not call it is to **sink** it.
lesson-sinking-shown = Lead your K♣ and see what the house had. It may score before it plays its first card.
lesson-sinking-part = Four aces, 14 points: your kings were beaten, and the house still does not know where they are. When nothing is sure to beat you, call all that you hold.
lesson-sinking-end = **That was the last lesson.** Play against the beginner, and call all that can be good.
