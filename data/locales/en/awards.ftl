### Awards, which are announced in the channel of a table, and the change of the ratings.
###
### For translators. $name is the player who gets the award, $other the opponent; $form is deals, games (A Hundred Up)
### or rubber (Counterpique); $number is the deal, 0 when the line below names it.

award-carte-blanche = 🤍 **{ $name }** was dealt a **carte blanche** against **{ $other }**: no king, queen or knave. This happens in one deal of 896.
award-repique = ⚡ **{ $name }** makes a **repique** against **{ $other }**: thirty in hand, before **{ $other }** scored anything that counts earlier.
award-capot = 🧹 **{ $name }** wins all twelve tricks against **{ $other }**: a **capot**.
award-rubicon = 🌊 **{ $other }** ends under the **rubicon**: **{ $name }** wins the partie and **{ $points }** points.
award-best = 🏆 **{ $name }** has played the { $form ->
    [games] **best deal** at A Hundred Up
    [rubber] **best deal** of Counterpique
   *[other] **best deal**
} on this server so far: **{ $points }** points{ $number ->
    [0] {""}
   *[other] {" "}in deal { $number }
} against **{ $other }**.
# The last line: the score of the deal, and the way to the table.
award-deal = -# { $deal }: { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [the table]({ $link })
}

## The ratings, at the end of a rated partie. A provisional rating has a question mark

ratings-changed = -# Ratings: { $first } · { $second }
# The spaces are no-break spaces, so that this is never split over two lines.
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## The settings of a server

server-awards = Repiques, capots, rubicons, cartes blanches and the best deal of the server are { $on ->
    [yes] **announced in the channel** of the table.
   *[no] **not announced** outside the table.
}
# The description of the option awards: at most 100 characters.
command-server-awards = Whether repiques, capots, rubicons, cartes blanches and best deals are announced in the channel
