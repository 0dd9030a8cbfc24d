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
lesson-late = 💡 You’ve already done that. Here’s where you are.
lesson-score = Score: you **{ $mine }**, the house **{ $theirs }**
# The score of the partie, in a lesson on its last deal.
lesson-standing = Before this deal: you **{ $mine }**, the house **{ $theirs }**
# Stands above the cards of a step whose deal is not that of the step before.
lesson-another-deal = **Another deal**
# The name of the computer player in the lessons.
lesson-house = The House
# Buttons.
lesson-following = Next lesson
lesson-beginner = Play a real deal
# The answers of younger, as the choices of a question.
lesson-choice-good = “Good”
lesson-choice-not-good = “Not good”
lesson-choice-equal = “Equal”
# The suits, numbers, and yes and no, as the choices of other questions.
lesson-choice-spades = Spades
lesson-choice-hearts = Hearts
lesson-choice-diamonds = Diamonds
lesson-choice-four = Four
lesson-choice-eight = Eight
lesson-choice-every = All eleven
lesson-choice-yes = Yes
lesson-choice-no = No
lesson-choice-off = Taken off
lesson-choice-added = Added
# Of a question that asks which of two aims is worth more: a pique, or the seven tricks that score ten for the cards.
lesson-choice-pique = The pique
lesson-choice-cards = The cards

## The list of all lessons. $title is the title of a lesson

lesson-all =
    ### Learn piquet by playing
    Only you see these lessons. You can stop at any time: `/piquet learn` picks up where you left off.
lesson-status-new = **{ $title }**
lesson-status-begun = **{ $title }**: step { $number } of { $of }
lesson-status-done = **{ $title }**: done ✅

## The offer to a new person, made once

lesson-offer = 👋 **New to piquet?** Play a practice deal with me, step by step. Only you can see it.
# Its button, which the pages of the rules have too.
lesson-offer-button = Learn by playing: 10 minutes

## Mistakes that have one sentence for all steps

lesson-wrong-nothing = What you don’t call never scores. Here you lose nothing by calling.
lesson-wrong-less = Calling less than you hold is a ruse for later, and it scores less. Here, call everything.
lesson-wrong-kind = In a real game you may choose another order. Here, start with what you’re asked to do.
lesson-wrong-fewer = These can all go, but you could exchange more cards. Each new card is another chance.

## The first lesson: a whole deal

lesson-first-title = Your first deal
lesson-first-hand = You and your opponent, **the house**, each hold twelve of the 32 cards: ace high, seven low. Your cards score twice: first for what you **hold**, then for the tricks they **win**.
lesson-first-exchange = The house has dealt, so you are **elder** and go first: exchange up to five cards for new ones from the face-down **talon**. Keep your long suit, aces and kings, and discard five low cards.
lesson-first-exchange-hearts = Hearts are your longest suit, and even the 8♥ makes it longer. Keep them all.
lesson-first-exchange-spades = An ace and a king will win tricks later. Keep them, and discard low cards.
lesson-first-exchange-right = Good choice: now you have six hearts and three aces. The house has exchanged three cards.
lesson-first-point = Now you and the house compare hands, in three ways. First comes the **point**, your longest suit: call your six hearts.
lesson-first-point-other = That suit is shorter, and the longer suit wins. Call the six hearts.
lesson-first-point-right = “Good”: the house has no suit that long, so there’s no need to add yours up (ace 11, eight 8, the rest 10 each: 59). A good point scores 1 for each card: **6**.
lesson-first-sequence = Second comes the **sequence**: three or more cards of a suit in a row. Call your five hearts, a _quint_, called _major_ because it starts with the ace.
lesson-first-sequence-other = A longer run beats a shorter one, and yours has five cards. Call the quint.
lesson-first-sequence-right = The house has five in a row too, but yours starts with the ace. A run of five scores **15**, four (a _quart_) 4, and three (a _tierce_) 3.
lesson-first-set = Third comes the **set**: three or four of a rank, tens or higher, called a _trio_ or a _quatorze_. Call your three aces.
lesson-first-set-other = You hold three aces, and only four of a rank beat them. Call all three.
lesson-first-set-right = The house has three knaves (jacks), but aces are higher. Three of a rank score **3**, and four score 14; you also name the ace you don’t count, the A♣.
lesson-first-beaten = Four of a rank beat three. If the house had held four tens, what would it have said to your three aces?
lesson-first-beaten-good = “Good” would mean that yours are better. But four tens beat three aces.
lesson-first-beaten-equal = “Equal” would mean that you both hold the same. But four tens beat three aces.
lesson-first-beaten-right = “Not good” means “I have something better”. Then the house scores its own set, and you score nothing.
lesson-first-same = Suppose you had both held a run from ace to ten, in different suits. What would the house have said?
lesson-first-same-good = “Good” would mean that yours is better. But the runs are equally long and high.
lesson-first-same-not-good = “Not good” would mean that the house has a better one. But the runs are equally long and high.
lesson-first-same-right = “Equal”: then nobody would have scored. As it is, you have 6 + 15 + 3 = **24**.
lesson-first-lead = Now comes the play: in each **trick** you both put down one card, and the player who goes first **leads** and scores 1. Lead your highest heart, the A♥.
lesson-first-lead-lower = That wins too, since you hold every heart above it. But lead from the top, and you needn’t remember which higher cards are still out.
lesson-first-lead-small = The 9♥ is higher, and you do not hold it. Lead the A♥.
lesson-first-lead-other = Other suits can wait, because your longest suit wins the most tricks. Begin with the A♥.
lesson-first-lead-right = Nothing beats an ace that is led: there are no trumps, and only a higher card of the same suit wins. The house has no hearts, so it throws a card of another suit.
lesson-first-reckon = Before playing its first card, the house could have scored any holding better than yours, but it had none. You have 25 points, and the house has none.
lesson-first-again = The winner of a trick leads the next one. Go on with the K♥.
lesson-first-again-lower = That wins too, since the house has no hearts. But keep leading from the top, with the K♥.
lesson-first-again-other = Other suits can wait. You still hold the highest heart, the K♥.
lesson-first-again-right = You win again, and each lead adds 1 point.
lesson-first-run = Your Q♥, J♥ and 10♥ win the same way. I’ll play them for you.
lesson-first-pique = You have 29 points, and the house has none. Lead the 8♥, the last heart left.
lesson-first-pique-other = That would score 1 as well, but nothing can beat the 8♥ now. Lead the 8♥ first.
lesson-first-pique-right = **Pique!** You reached 30 before the house scored at all, and that earns you **30 more**.
lesson-first-cards = Your A♠ and K♠ will win the next two tricks. Winning seven tricks or more scores 10 for **the cards** at the end of the deal.
lesson-first-lose = Next you lead a low club and keep the A♦ for later. The house takes the club, scores its first point, and leads.
lesson-first-follow = The house leads the K♦, and you must **follow suit**: play a diamond. Take the trick with your ace.
lesson-first-follow-low = The 9♦ is allowed, but the king beats it. Taking a trick that the house led scores 1, so play the A♦.
lesson-first-follow-right = That’s 1 point for you, and you lead again.
lesson-first-last = The **last trick** scores 1 extra point. Lead your 9♦.
lesson-first-last-right = Your nine wins the trick.
lesson-first-end = **You can play piquet.** Six deals make a game. Play a real deal now, and use *What would you do?* if you need help.

## The second lesson: younger, the repique and the rubicon, in the last deal of a game

lesson-second-title = Your second deal
lesson-second-rubicon = This is the last of six deals: you have 30 points, and the house has 104. If you lose with fewer than 100, are your points taken off the house’s or added to them?
lesson-second-rubicon-off = That happens only if you have 100 or more. Below that, losing costs far more.
lesson-second-rubicon-right = The **rubicon** is 100: losing below it would cost you 104 + 30, and 100 for the game. So first of all, reach 100.
lesson-second-exchange = You have dealt, so you are **younger**: the house exchanges, calls and leads first. It took five cards, so you can exchange three: which three do you discard?
lesson-second-exchange-hearts = Five hearts in a row are a quint, 15 points. Keep them.
lesson-second-exchange-high = Three kings are a set, and kings, queens and aces win tricks. The low clubs can go.
lesson-second-exchange-right = You drew the K♣ (your fourth king) and a sixth heart.
lesson-second-answer = The house calls a point of five, and you hold six hearts. What do you say?
lesson-second-answer-good = Then the house scores 5, and you score nothing. Six cards beat five.
lesson-second-answer-equal = Six cards are more than five. Your point is better.
lesson-second-answer-right = You beat everything that the house calls: your point, your quint and your four kings are better. It leads the A♣.
lesson-second-reckon = Younger scores before playing to the first trick. I’ll do it for you: 6 for the point, 15 for the quint and 14 for the kings.
lesson-second-keep = **Repique:** you have 30 or more from calls alone, and the house has scored nothing in calls, so you score **60 more**. The A♣ is still waiting: which club do you play?
lesson-second-keep-king = The ace would take your king. Play the ten: once the ace is gone, no club beats the king.
lesson-second-keep-right = Younger waits and keeps the cards that will win later. No club beats your K♣ now.
lesson-second-rest = The K♣ wins the next trick, and your hearts win most of the others. I’ll play the rest for you.
lesson-second-end = **146 to 111:** you win the game, and without the repique you would not even have passed the rubicon. Now play a real deal, or learn more about the exchange.

## The third lesson: what to discard. Elder is the player who exchanges and calls first; younger is the dealer

lesson-exchange-title = The exchange
lesson-exchange-suit = Choose five cards to discard. For each card, ask whether it belongs to a long suit, a run or a set.
lesson-exchange-suit-clubs = A♣ K♣ Q♣ J♣ is a run of four in your longest suit. With your 9♣, the 10♣ would make it six: 16 points instead of 4.
lesson-exchange-suit-aces = Three aces are a set, and each wins a trick. Keep them.
lesson-exchange-suit-right = Even the K♠ goes, because it isn’t part of anything here.
lesson-exchange-five = Choose five again. One suit is long, and one card outside it is strong.
lesson-exchange-five-hearts = Six hearts are a point that is hard to beat, and 10♥ 9♥ 8♥ 7♥ is a run of four. Keep every heart.
lesson-exchange-five-ace = An ace wins a trick and gets you the lead back. Keep it.
lesson-exchange-five-right = The Q♠ looks high, but a queen almost alone in its suit seldom wins.
lesson-exchange-four = Look for cards of the same rank. Which five can go?
lesson-exchange-four-tens = You hold all four tens, a _quatorze_, which scores 14. Keep all four.
lesson-exchange-four-diamonds = K♦ Q♦ J♦ 10♦ is a run of four, and the A♦ or the 9♦ would make it five: 15 points. Keep it.
lesson-exchange-four-right = Hard as it is to lose them, two aces go: two of a rank score nothing.
lesson-exchange-long = One suit is long but has gaps, and you hold two kings. What do you discard?
lesson-exchange-long-spades = Five spades are your point, and the 10♠ would make a run of five, worth 15. Keep them all.
lesson-exchange-long-kings = Kings win tricks, and a third one makes a set. Low cards go first.
lesson-exchange-long-right = First keep the long suit, then the high cards: that is most of the art.
lesson-exchange-against = Every run of five contains the knave and the ten of its suit. In which suit might the house hold one?
lesson-exchange-against-spades = You hold the 10♠, and every run of five in spades needs it. Look for a suit where you have neither knave nor ten.
lesson-exchange-against-diamonds = You hold the J♦, and every run of five in diamonds needs it. Look for a suit where you have neither knave nor ten.
lesson-exchange-against-right = In hearts, where you hold neither knave nor ten. So your knaves and tens tell you which runs you need not fear.
lesson-exchange-low = Your five spades are long but low, and the other suits are high. What do you discard?
lesson-exchange-low-high = Aces and kings win tricks, and winning most of the tricks is worth 10. Keep them.
lesson-exchange-low-knaves = The knaves back up your high cards and deny the house a run of five in their suits. The low spades do less.
lesson-exchange-low-right = All five go: they might have scored 5, but you would have lost the tricks. A long suit comes first only if it is not low.
lesson-exchange-trio = You hold three tens, five spades, and high cards. What do you discard?
lesson-exchange-trio-spades = Five spades with the ace and king are your point. Keep them all.
lesson-exchange-trio-high = The A♥ and the K♣ win tricks, and three tens score 3 at most. Keep the high cards.
lesson-exchange-trio-right = The three tens go: keep three of a rank only if that costs you no high card.
lesson-exchange-younger = This time you have dealt, so you are younger: the house has exchanged five cards, and three are left. Discard three.
lesson-exchange-younger-hearts = Four hearts are your best point, and a good point protects you from a pique. Keep them.
lesson-exchange-younger-spades = Your spades win tricks, and the house leads first. Keep them.
lesson-exchange-younger-guard = Alone, the Q♦ falls to the ace or the king; with the 8♦ it may win later. Keep both.
lesson-exchange-younger-right = One weak suit goes, and you keep something in every other suit. That lets younger hold out against the first leads.
lesson-exchange-done = Keep the long suit, the runs, the sets and the high cards. Exchange as many cards as you can.
lesson-exchange-end = **That is the exchange.** Try it in a real deal, or go on to the next lesson.

## The third lesson: what to call and what to keep silent

lesson-sinking-title = What to call, what to hide
lesson-sinking-point = The exchange is over. Only what you call can score, so call your five diamonds.
lesson-sinking-point-other = A shorter suit makes a weaker point. Call the five diamonds.
lesson-sinking-point-right = Good: **5** points. The point counts first, so a good one also protects you from a pique.
lesson-sinking-sequences = You hold three runs of three. If the best is good, they all score, so call all three together.
lesson-sinking-sequences-other = What you leave out scores nothing. Call all three together.
lesson-sinking-sequences-right = “Equal”: the house has the ace, king and queen of a suit too, so nobody scores. Calling your runs cost you nothing.
lesson-sinking-sets = You hold three kings and three queens, and you have seen two aces. So the house cannot have three aces, and you can call both sets.
lesson-sinking-sets-other = If the kings are good, the queens score with them. Call both sets.
lesson-sinking-sets-right = Good: 3 and **3** more. Before you call, count what could beat you among the cards you have not seen.
lesson-sinking-clubs = Here is another hand. Begin with the point, your six clubs.
lesson-sinking-clubs-other = More cards make a better point. Call the six clubs.
lesson-sinking-clubs-right = Good: **6** points.
lesson-sinking-run = Now call your run of five, from the knave (jack) down to the seven.
lesson-sinking-run-other = Five in a row score 15, and fewer score much less. Call all five.
lesson-sinking-run-right = Good: **15** points.
lesson-sinking-silent = You hold three kings, but you haven’t seen an ace, either in your hand or among your discards. Do you call the kings?
lesson-sinking-silent-other = With no aces in sight, the house very probably has three or four of them, and your kings score nothing. Calling them only shows where they are.
lesson-sinking-silent-right = Right: to hold something without calling it is to **sink** it.
lesson-sinking-shown = Lead your K♣ and see what the house has. It may score that before it plays its first card.
lesson-sinking-part = Four aces, 14 points: your kings would have been beaten, and the house does not know where your other two kings are. When nothing is sure to beat you, call everything you hold.
lesson-sinking-end = **That is calling.** Play a real deal and call everything that can be good, or go on to the next lesson.

## The fourth lesson: what calls, answers and thrown cards say about the other hand

lesson-reading-title = Reading the other hand
lesson-reading-blank = The house shows a **carte blanche**, twelve cards without a king, queen or knave, for 10 points. What do you discard?
lesson-reading-blank-runs = The best run it could have been dealt is 10 9 8 7, so your runs are worth a lot. Keep both.
lesson-reading-blank-king = Three kings are a set, and only aces or four tens can beat them. Keep all three.
lesson-reading-blank-right = Every court card you lacked had to be in the talon, and now only four aces beat your kings. A carte blanche scores 10 but gives the whole hand away.
lesson-reading-admit = The house calls a point of five, and your five clubs make 47. Its suit can only be hearts, A♥ K♥ J♥ 10♥ 8♥: what do you say?
lesson-reading-admit-not-good = An 11, three 10s and an 8 make 49, but your clubs make only 47. The house’s point is better.
lesson-reading-admit-equal = “Equal” needs 49, and your clubs make 47. Say “good”, so that the house does not learn about your clubs.
lesson-reading-admit-right = You could count the house’s 49 yourself. Asking what its five cards make would admit that you hold five as well.
lesson-reading-failed = The house called a point of five, and your six clubs beat it. Which suit was it?
lesson-reading-failed-spades = You have seen four spades, so the house holds four at most.
lesson-reading-failed-hearts = You have seen four hearts, so the house holds four at most.
lesson-reading-failed-right = Diamonds: no other suit has five cards that you have not seen.
lesson-reading-cash = Your A♦ has won, and you have no more diamonds. Which card do you lead?
lesson-reading-cash-lower = The K♣ may still take that. Begin with the A♣.
lesson-reading-cash-late = That gives up the lead, and the house wins with its diamonds. Win with your clubs first.
lesson-reading-cash-right = The K♣ falls, so your clubs are high. Win what you can before the house gets in.
lesson-reading-given = As elder you called a point of four, making 41, and the house said “good”. In which suit must it have discarded a card?
lesson-reading-given-spades = Only three spades are out, and the house may hold all three. Which suit could have beaten you?
lesson-reading-given-hearts = The four hearts that are out make 35, so the house may hold them. Which suit could have beaten you?
lesson-reading-given-right = Five diamonds are out, and five would have beaten your four. So at least one of them was discarded.
lesson-reading-void = You led the Q♠, and the house, which took three cards, threw a heart. You have not seen the J♠, 9♠ or 8♠: how many of its eleven cards do you know?
lesson-reading-void-four = The house has also declared the A♦ K♦ Q♦ and the K♣. Now work out its three discards.
lesson-reading-void-eight = True, it has declared eight. But where are the J♠ 9♠ 8♠?
lesson-reading-void-right = The house has no spade, so it discarded the J♠ 9♠ 8♠. It holds all the other cards that you have not seen.
lesson-reading-drop = You have won five tricks. On your last four spades the house threw 8♣ 10♦ 10♣ J♥: which card do you lead?
lesson-reading-drop-low = The K♣ would take that. Count the clubs that the house has left.
lesson-reading-drop-red = In that suit the house still holds the ace, king and queen. Count the clubs that it has left.
lesson-reading-drop-right = You knew that the K♣ was alone, so your J♣ wins once the king has fallen. Seven tricks: the cards are yours.
lesson-reading-uncalled = You led the K♣ and A♣, and the house followed with the 10♣ and Q♣. It has called no sequence: does it hold the J♣?
lesson-reading-uncalled-yes = Then the house would have called Q♣ J♣ 10♣, a run of three. It probably discarded the J♣.
lesson-reading-uncalled-right = The house would have called Q♣ J♣ 10♣. Don’t be too sure, though: a good player sometimes sinks a run.
lesson-reading-small = So only the 9♣ could still beat your two small clubs. Which card do you lead?
lesson-reading-small-same = That’s just as good, but lead from the top. Then you always know which cards are still higher.
lesson-reading-small-top = Keep the A♥: it will win back the lead. The small clubs may win now.
lesson-reading-small-other = The house has higher cards in that suit. Against your clubs it has at best the 9♣.
lesson-reading-small-right = The house didn’t even have the 9♣. A call it hadn’t made told you about the J♣.
lesson-reading-end = **You can read a hand you can’t see.** Try it in a real deal, or go on to the play of the cards.

## The fifth lesson: the play. A tenace is two cards of a suit that lie just above two of the other player's

lesson-play-title = The play
lesson-play-point = You are elder, and your point, five diamonds, was good. Which card do you lead?
lesson-play-point-lower = That is the right suit, but lead it from the top. A small diamond may lose a trick to the J♦.
lesson-play-point-aces = Keep your aces, because they win back the lead. First drive out the A♦.
lesson-play-point-other = The house may have higher cards in that suit. Lead your long suit, the point.
lesson-play-point-right = The house spends its ace, and your aces win back the lead. As a rule, lead the point.
lesson-play-tenace = Your point is diamonds, but the A♦ and Q♦ are out, just above your K♦ and J♦: a **tenace** against you. Which card do you lead?
lesson-play-tenace-diamonds = The A♦ and Q♦ would take your K♦ and J♦. Let the house lead diamonds to you.
lesson-play-tenace-low = That is the right suit, but the K♥ may take that card. The A♥ wins a trick at once.
lesson-play-tenace-other = The house has more cards in that suit, and higher ones. Your other long suit is hearts.
lesson-play-tenace-right = The A♥ wins, and your K♦ waits. Don’t lead a weak point if there is a tenace against it.
lesson-play-winners = You have 26 points, the house has none, and each lead scores 1. What do you lead to reach 30 and make a pique?
lesson-play-winners-sure = That wins too, and you will need it in a moment. Begin with the A♦.
lesson-play-winners-loses = A higher card may take that, and then the pique is lost. First lead four cards that nothing can beat.
lesson-play-winners-right = Four winners, 26 + 4 = 30: **pique**. If your winners make a pique, never mind the tricks you lose later.
lesson-play-throw = The house leads the Q♠, and you have no spades. It knows your hearts from your point: which card do you throw?
lesson-play-throw-higher = A heart is right, but the lowest will do. Keep the higher ones.
lesson-play-throw-hidden = The house does not know your clubs yet. Throw a card that you have declared.
lesson-play-throw-guard = As long as the J♦ guards it, your K♦ will win once the ace is gone. Keep both.
lesson-play-throw-right = The house learns nothing from a card it already knew. First throw the cards you have declared; throw your guards last.
lesson-play-guard = The house leads the Q♣, and you have no clubs. You have six spades and two guarded cards: what do you throw?
lesson-play-guard-higher = A spade is right, but the lowest will do. Keep the higher ones.
lesson-play-guard-hearts = Alone, the Q♥ falls to the first high heart. Keep the 7♥ with it, and throw a spade.
lesson-play-guard-diamonds = With the 8♦ beside it, your K♦ will win once the ace is gone. Keep both, and throw a spade.
lesson-play-guard-right = Spades are no use until you have the lead, and a guarded card may win it. Guards go last.
lesson-play-five = You have won five of the first seven tricks. The K♠ and the 7♦ are still out: which card do you lead?
lesson-play-five-spades = The K♠ takes that, and then the house wins all the rest. You have a card that wins now.
lesson-play-five-right = Your 9♦ wins a sixth trick. Now the house cannot win seven, and nobody scores the 10 for the cards.
lesson-play-six = You have won six tricks, and one more is worth 10. Which card do you lead?
lesson-play-six-clubs = The A♣ takes that, and the house may win the rest. You would risk 10 to gain 1.
lesson-play-six-right = The seventh trick is yours. With five or six tricks and a card that wins, lead it.
lesson-play-certain = You have won five tricks, and the A♠ would win a sixth. But the house has shown the Q♠ and 10♠: do you lead the A♠?
lesson-play-certain-yes = Then the Q♠ will beat your J♠. You know for certain what the house holds, so the ace can wait.
lesson-play-certain-right = You led the K♦, and at the end the house had to lead spades to you: seven tricks. A winner can wait only if you are certain.
lesson-play-end = **That is the play.** Try it in a real deal, or go on to the next lesson.

## The sixth lesson: younger, leaving a card, and a call that misleads

lesson-younger-title = Younger’s game
lesson-younger-guards = The house has taken five cards, and three are left. With a hand as weak as this, what do you discard?
lesson-younger-guards-queens = Three queens are a set, and each has two small cards to guard it. Keep all three.
lesson-younger-guards-guards = With fewer than two small cards beside it, that queen may fall. Another suit has no queen to guard.
lesson-younger-guards-right = One suit goes, and all three queens keep their guards. Elder attacks, while younger guards the weak spots.
lesson-younger-stops = Your longest suit is four hearts, but below the ace they are low. Which three cards do you discard?
lesson-younger-stops-high = Your aces and diamonds stop the house. A point of four is seldom good, so break up the hearts.
lesson-younger-stops-guards = Then a queen would have too few guards. A point of four is seldom good, so break up the hearts.
lesson-younger-stops-right = A poor point goes, and every suit keeps a card that may win.
lesson-younger-leave = You may exchange three cards, but you only have to exchange one. What do you discard?
lesson-younger-leave-knaves = Four knaves are a quatorze, 14 points unless the house has four of a higher rank. Keep them.
lesson-younger-leave-kings = If the four knaves are good, three kings score with them. Keep all three.
lesson-younger-leave-clubs = Five clubs are your point, with K♣ Q♣ J♣ in a row. Keep them.
lesson-younger-leave-right = Only the tens go, because every other card is part of something. No one gets what younger leaves.
lesson-younger-give = Now you are elder and may exchange up to five cards. What do you discard?
lesson-younger-give-aces = Three aces are a set, and each wins a trick. Keep all three.
lesson-younger-give-diamonds = Six diamonds are your point, and the K♦ would make them seven in a row. Keep them.
lesson-younger-give-right = Four discards are enough, since every other card counts. But what elder leaves, younger may take.
lesson-younger-counted = The house called three aces, “not counting the A♠”. Could it still hold the A♠?
lesson-younger-counted-no = It only said that it wasn’t counting that ace. A player who holds four may call three, to mislead you.
lesson-younger-counted-right = “Not counting” promises nothing. Calling only three of four aces costs the house 11 points, but may make you trust your K♠.
lesson-younger-trusted = You have won a trick with the J♥. Which card do you lead?
lesson-younger-trusted-lower = That’s just as good, but lead from the top. Then you always know which cards are still higher.
lesson-younger-trusted-small = That may lose a trick to the 10♦. Lead from the top to drive out the A♦.
lesson-younger-trusted-spade = If the house holds the A♠, your only spade is lost. Set up your long suit.
lesson-younger-trusted-hearts = The A♥ takes that, and you have few hearts. Set up your longer suit.
lesson-younger-trusted-right = The A♦ takes it, and your other diamonds are high. You weren’t fooled by a card that was merely left uncounted.
lesson-younger-end = **That is younger’s game.** Try it in a real deal, or go on to the last lesson.

## The seventh lesson: the last deal of a partie. Its hands begin with a score, from the deals before

lesson-last-deal-title = The last deal
lesson-last-deal-rubicon = This is the sixth and last deal, and you have 62 points. If you lose with fewer than 100, your points are added to the house’s: that is the rubicon.
lesson-last-deal-bold = You need 38 points in one deal, so only a great hand will help. The house has left you four cards: what do you discard?
lesson-last-deal-bold-kings = With the K♣ your three kings would be a quatorze. Take the chance.
lesson-last-deal-bold-run = With the K♣ these clubs would be a run of four, and you would have four kings too. Take the chance.
lesson-last-deal-bold-hearts = A♥ K♥ Q♥ is your best run. An ace without such help can go.
lesson-last-deal-bold-right = Even the A♦ goes, and here comes the K♣: four kings. Take risks when only a great score will help.
lesson-last-deal-silent = In another game you have 20 points, and even your spades plus a pique would not take you to 100. Do you call the spades?
lesson-last-deal-silent-other = If you end below 100, everything you score goes to the house. What you don’t call never does.
lesson-last-deal-silent-right = Right: if 100 is out of reach, score as little as you can.
lesson-last-deal-save = Again you have 20 points, but no aces this time. The house calls a point of five, and you have six hearts: what do you say?
lesson-last-deal-save-good = With its point, a run of five and four aces, the house has 34 before you score: that is a repique, 60 more. Your point prevents that.
lesson-last-deal-save-equal = You have six cards, and six beat five. Your point is better.
lesson-last-deal-save-right = Your point scores 6 and saves you from a repique. Even below 100, call what protects you.
lesson-last-deal-spoil = Again you have 20 points, and the house calls a point of six: A♠ K♠ Q♠ 10♠ 9♠ 8♠, which make 58. Your six diamonds make 58 as well: what do you say?
lesson-last-deal-spoil-good = Then the house scores 6. Your diamonds make 58 as well.
lesson-last-deal-spoil-not-good = Both suits make 58: 11, 10, 10, 10, 9 and 8. Your point is no better than the house’s.
lesson-last-deal-spoil-right = “Equal”: nobody scores. If you cannot reach 100, keep the house from scoring where you can.
lesson-last-deal-divide = You have won six of nine tricks, but you cannot reach 100. The house leads the K♦: which card do you throw?
lesson-last-deal-divide-spades = Then your A♥ may win a seventh trick and 10 for the cards. If you end below 100, those points go to the house.
lesson-last-deal-divide-right = Six tricks each, and nobody scores the 10. If you cannot reach 100, divide the cards.
lesson-last-deal-concede = You are far below 100 and have won one of four tricks, and the house still holds four aces and two kings. Do you give up the deal?
lesson-last-deal-concede-no = The house wins at least nine tricks, so you cannot divide the cards. Anything else you score goes to the house in the end.
lesson-last-deal-concede-right = You score 2, and the house scores the rest. If you have won a trick but cannot divide the cards, you may give up.
lesson-last-deal-prevent = Now the tables are turned: you have 150 points, and the house has 20. It calls a point of six that makes 58, and your diamonds make 58 too: what do you say?
lesson-last-deal-prevent-not-good = Both suits make 58, so yours is no better. And here you want the house to score.
lesson-last-deal-prevent-equal = True, but then nobody scores. The house stays below 100, so what it scores is added to yours.
lesson-last-deal-prevent-right = “Good”: 6 for the house, and in the end for you. When you are ahead and the house cannot reach 100, don’t say “equal”.
lesson-last-deal-lose = You are ahead, and the house cannot reach 100. It has six tricks, and two cards are left: which do you lead?
lesson-last-deal-lose-ace = If you win both tricks, nobody scores the 10. Here you want the house to score it.
lesson-last-deal-lose-right = The house wins its seventh trick and 10 points. It stays below 100, so its points are added to yours.
lesson-last-deal-must = You have 75 points, plus 11 in this deal, and need 14 more. You have won five tricks, and three cards are left: which do you lead?
lesson-last-deal-must-winner = That wins a sixth trick, but then the K♣ may take your 9♣. You need the cards, seven tricks, to reach 100.
lesson-last-deal-must-small = The K♣ may take that, and then you win six tricks at most. You need the cards, seven tricks, to reach 100.
lesson-last-deal-must-right = The house had to lead a club to your A♣: seven tricks, and exactly 100. When only the cards can save you from the rubicon, a winner has to wait.
lesson-last-deal-forgo = You have 120 points, plus 25 in this deal, and the house has 85. You can make a pique with your four winners, or drive out the A♣ and win the cards: which is worth more?
lesson-last-deal-forgo-pique = The pique scores 30, but then the house wins all the other tricks. With 19 more it passes 100 and escapes the rubicon.
lesson-last-deal-forgo-right = Without those tricks the house stays below 100, and its points are added to yours. This time, give up the pique.
lesson-last-deal-end = **That was the last lesson.** You have learned what the old books teach, so try it in a real deal.
