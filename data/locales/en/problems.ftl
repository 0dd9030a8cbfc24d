### Problems: /piquet problem, one decision with one answer.
###
### For translators. Labels of buttons have at most 35 characters. $grade is easy, medium or hard. Cards are rank and suit.

## Descriptions of the commands and their options

command-problem = Find the best move: the problem of the day or another one
command-problem-grade = Difficulty of a problem other than today’s

## The problem

# $date is a day.
problem-of-day = Problem of the day, { $date }
problem-numbered = Problem { $number }
# Below the title. $rules is the rule set, $deal says which deal of the partie it is.
problem-where = { $deal } · { $role ->
    [elder] you are **elder**
    [younger] you are **younger**
   *[other] { $role }
}
problem-grade = { $grade ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[other] { $grade }
}
# Below the title of a problem of the day: its grade, and why. $day is a day of the week, 0 for Monday.
problem-weekday = { $day ->
    [6] { problem-grade }: Sunday’s problems are the hardest.
   *[other] { problem-grade } { weekday-every }. Sunday’s problems are the hardest.
}
# The same for a newcomer.
problem-first-week = { problem-grade } in your first week. After that, Sunday’s problems are the hardest.
# The other player in a problem.
problem-other = Opponent
# What is asked, in bold below the cards.
problem-ask-exchange = **Which cards do you discard?**
problem-ask-calls = **What do you call?**
problem-ask-reckon = **What do you reckon (count)?**
problem-ask-lead = **Which card do you lead?**
problem-ask-follow = **Which card do you play to { $card }?**
# In a last deal, where the settlement counts and not the points of the deal alone.
problem-last-deal = This is the last deal, so it matters who wins the game and who stays under 100.

## The choices. Buttons

# Two cards of equal worth, or the highest and the lowest of several.
problem-either = { $high } or { $low } (equal)
problem-any = { $high } … { $low }
problem-call = { $kind ->
    [point] Call the point
    [sequence] Call the sequence
    [set] Call the trio or quatorze
   *[other] { $kind }
}
# Goes on to sequences and sets, and so does not call the point.
problem-call-rest = Hide the point, call the rest
problem-call-nothing = Call nothing more
problem-reckon = Reckon what is good
problem-reckon-nothing = Reckon nothing
problem-answer-good = Say “good”
problem-answer-with = Answer with what I hold

## The answer. $what is an action such as “lead A♥”, $why are reasons as in the advice

problem-right = ✅ **Right: { $what }**. Why: { $why }.
# Not the best, but nearly as good. $done is what was chosen, $what the best.
problem-as-right = ✅ **Right: { $done }.** It would have been less than half a point better to { $what }.
problem-wrong = ❌ **Not the best.** You chose to { $done }. It would have been better to **{ $what }** – { $why }.
# One of the choices. $less is how much less it is worth, or none for the best; $mine is yes for what was chosen.
problem-choice = { $less ->
    [none] **Best**
   *[other] { $less } less
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}{ $mine ->
    [yes] {" "}**← you**
   *[no] {""}
}
# These actions as part of a sentence, where the advice has none.
problem-do-call-nothing = call nothing more
problem-do-reckon-nothing = reckon nothing
problem-do-call-rest = hide the point and call the rest
problem-note = The figures are { points-on-average }, as the master level judges them from your cards and from what was said and shown.
# How the person does. $streak is a number of days.
problem-score = You have solved { $solved } of { $answered }.{ $streak ->
    [0] {""}
    [one] {" "}🔥 Streak: one day.
   *[other] {" "}🔥 Streak: { $streak } days.
}
problem-tomorrow = The next problem of the day comes { $when }.

## Buttons after it

problem-today = Problem of the day
problem-another = { $grade ->
    [easy] An easy one
    [medium] A medium one
    [hard] A hard one
   *[other] { $grade }
}
problem-share = Share
# What is shared, for everyone in the channel to read; the position and the question follow. $name is the person. $solved
# is yes or no.
problem-shared = 🧩 **{ $name }** { $solved ->
    [yes] solved
   *[no] tried but failed to solve
} the problem of the day for { $date }.{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}🔥 Streak: { $streak } days.
}
# The players in it, by their roles.
problem-player = { $role ->
    [elder] Elder
    [younger] Younger
   *[other] { $role }
}
# Below what is shared: for everyone who has not seen the problem.
problem-try = Try it
# One line on another page. $state is open, solved or missed.
problem-line = 🧩 **Problem of the day** · { problem-grade } · { $state ->
    [open] waiting for your answer
    [solved] ✅ solved
    [missed] ❌ not solved
   *[other] { $state }
}

## Train on your mistakes: decisions of the person's own parties that a review found costly

# A button. $number is how many can be answered now.
training-open = Train on your mistakes ({ $number })
# On the page of another problem, while none can be answered.
training-next = The next of your mistakes comes back { $when }.
training-title = A decision from your game #{ $partie }
# Below the answer. $done is what they did in the partie, an action such as “lead A♥”.
training-then = In the game you chose to { $done }. That cost **{ $cost }**.
# The same if they gave that answer again.
training-as-then = That is what you chose in the game, and it cost **{ $cost }**.
training-comes-back = -# This position comes back { $when }.
training-done = -# You’ve found the best choice twice, so this position won’t come back.
# Below one of a review’s decisions.
training-kept = This position comes back { $when }.
# Below a review. $due is how many decisions can be answered now.
training-waiting = Positions waiting for you: { $due } (`/piquet problem`).
# Instead of training-waiting, if none can be answered now.
training-where = These positions come back in `/piquet problem`, where you can look for the better choice.

## Positions from parties of other people, who share them without their name
