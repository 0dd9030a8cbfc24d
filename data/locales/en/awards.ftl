### What a deal or a partie has brought: awards, of which the channel of a table is told, and ratings.
###
### For translators. $name is who has done it, $other the other; $form is deals, games (a hundred up) or rubber
### (Counterpique); $number is the deal, 0 where that is said below anyway.

award-carte-blanche = 🤍 **{ $name }** was dealt a **carte blanche** against **{ $other }**: no king, queen or knave, as happens in one deal of 896.
award-repique = ⚡ **{ $name }** makes a **repique** against **{ $other }**: thirty in hand, before the other had anything that counts earlier.
award-capot = 🧹 **{ $name }** takes all twelve tricks from **{ $other }**: a **capot**.
award-rubicon = 🌊 **{ $other }** ends under the **rubicon**: **{ $name }** wins the partie and **{ $points }** points.
award-best = 🏆 **{ $name }** has played the { $form ->
    [games] **best deal** at a hundred up
    [rubber] **best deal** of Counterpique
   *[deals] **best deal**
} in this server so far: **{ $points }** points{ $number ->
    [0] {""}
   *[other] {" "}in deal { $number }
} against **{ $other }**.
award-deal = -# { $deal }: { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [the table]({ $link })
}

## The ratings, at the end of a rated partie. A rating of which little is known yet has a question mark

ratings-changed = -# Ratings: { $first } · { $second }
# Held together by spaces at which no line is broken.
rating-change = { $name }{"\u00A0"}{ $before }{"\u00A0"}→{"\u00A0"}**{ $after }**
rating-figure = { $provisional ->
    [yes] { $points }?
   *[no] { $points }
}

## What a server has chosen

server-awards = Repiques, capots, rubicons, cartes blanches and the best deal of the server are { $on ->
    [yes] **told in the channel** of the table.
   *[no] **not told** outside the table.
}
command-server-awards = Whether a repique, a capot, a rubicon, a carte blanche or the best deal is told in the channel
