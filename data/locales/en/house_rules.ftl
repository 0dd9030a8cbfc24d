### House rules: all sentences about them, in the order of HOUSE_RULES in bot/piquet/rules.py.

## The options of a command, at most 100 characters each

command-challenge-carte-rouge = House rule: 20 points when all twelve cards score in calls
command-challenge-carte-rouge-bar = House rule: younger’s carte rouge doesn’t count towards pique or repique
command-challenge-cards-make-pique = House rule: the 10 for the cards count towards a pique if you win them before losing a trick
command-challenge-pique = House rule: how a pique is decided, if not by the order of scoring
command-challenge-calls = House rule for Rubicon: how much a call reveals straight away
command-challenge-must-win = House rule: if you can follow suit with a winning card, you must
command-challenge-deals = How many deals to play (only for six-deal rule sets)

## Their values, at most 100 characters each. $number is 1, 2 or 6

option-pique-choice = as played – younger’s calls count once they are reckoned
option-calls-choice = in full – sequences by their top card, sets by their rank
option-deals-choice =
    { $number ->
        [1] one deal
        [2] two deals
        [6] six deals (a whole game)
       *[other] { $number } deals
    }

## House rules that differ from the rule set: in the challenge, where the table opens, above a hand. option-line has a
## list of these phrases. $on is yes or no, $number is 1, 2 or 6

option-line = House rules: { $options }.
option-carte-rouge =
    { $on ->
        [yes] with carte rouge
       *[no] without carte rouge
    }
option-carte-rouge-bar = no repique by younger’s carte rouge
option-cards-make-pique =
    { $on ->
        [yes] the cards count towards a pique
       *[no] the cards do not count towards a pique
    }
option-pique = pique as played
option-calls = full calls
option-must-win = win if able
option-deals =
    { $number ->
        [1] a game of one deal
        [2] a game of two deals
        [6] a game of six deals
       *[other] a game of { $number } deals
    }
# A partie begun with an earlier version of the bot, which read the source of the rule set otherwise. $version is 0.1.
option-reading = rules as in version { $version }

## The page of house rules of a challenge's panel: a button and a line for each

# Buttons, and below each its line above the buttons.
panel-carte-rouge = Carte rouge
panel-carte-rouge-line = **Carte rouge:** 20 points when all twelve cards score in calls.
panel-carte-rouge-bar = No repique by carte rouge
panel-carte-rouge-bar-line = **No repique by carte rouge:** younger’s carte rouge doesn’t count towards pique or repique.
panel-cards-make-pique = The cards can make a pique
panel-cards-make-pique-line = **The cards can make a pique:** the 10 for the cards count towards a pique if you win them before your opponent wins a trick.
panel-pique = Pique as played
panel-pique-line = **Pique as played:** younger’s calls count towards a pique as soon as they are reckoned.
panel-calls = Full calls
panel-calls-line = **Full calls:** sequences are called by their top card, sets by their rank.
panel-must-win = Win if you can
panel-must-win-line = **Win if you can:** if you can follow suit with a winning card, you must.

## What is refused

# A house rule that does not fit the rule set. $option is the house rule, $rules the rule set.
refused-option-does-not-fit = { $option ->
    [deals] Only six-deal games can be shortened. Leave `deals` out
    [carte_rouge] Counterpique has no carte rouge. Leave `carte_rouge` out
    [carte_rouge_bar] This game has no carte rouge. Leave `carte_rouge_bar` out
    [pique] In Counterpique, this would change nothing. Leave `pique` out
    [calls] Only Rubicon Piquet offers full calls. Leave `calls` out
    [cards_make_pique] In Counterpique, the cards score nothing. Leave `cards_make_pique` out
    [must_win] In Counterpique, no one has to win a trick. Leave `must_win` out
   *[other] This rule set doesn’t allow `{ $option }`. Leave it out
}, or { $option ->
    [calls] choose `rubicon`.
    [carte_rouge_bar] { $rules ->
        [counterpique] choose another rule set.
       *[other] add `carte_rouge`.
    }
   *[other] choose another rule set.
}
# A house rule: who follows suit must win the trick if they can. $cards are the cards that would.
refusal-win-trick = Your house rule says that you must win this trick if you can. Win with { $cards }.

## The page of /piquet rules

rules-page-options-title = House rules
rules-page-options-body = You choose house rules in `/piquet challenge`, and the challenge shows every change to the rule set. No house rule works with Counterpique.
# A line for each, and the last line of the page. No page has more of them than HOUSE_RULES_A_PAGE.
rules-option-carte-rouge = **Carte rouge.** A player scores 20 if all twelve cards are in a good point, sequence or set. This counts towards pique and repique. This is part of _Carte Rouge_.
rules-option-carte-rouge-bar = **Barred carte rouge.** Younger’s carte rouge doesn’t count towards pique or repique.
rules-option-cards-make-pique = **The cards towards a pique.** If elder wins seven tricks before younger wins any, elder scores the 10 at once: 20 + 10 = 30, and the pique makes 60. A capot then adds 30. This is part of _Carte Rouge_.
rules-option-pique = **The pique as played.** Elder makes it with 30 before younger reckons: with 26 + 3 in hand, the first card led makes 29 + 1 = 30. A repique still follows the order of scoring.
rules-option-calls = **Calls in full.** In Rubicon, calls name top cards and ranks: “quart major”, “three knaves”.
rules-option-must-win = **Win if you can.** If you can follow suit with a higher card, you must win the trick.
rules-option-deals = **One or two deals** can replace six; a tie adds two more. There is no rubicon. Two deals are fairer: one favours elder.

    _Example:_ a game of one deal ends 34 to 22: 100 + 34 − 22 = 112.
rules-options-sources = The first three are from the source of _Carte Rouge_, full calls from Cavendish, and “win if you can” from older rules. Many clubs score the pique as played. Short games are ours.
