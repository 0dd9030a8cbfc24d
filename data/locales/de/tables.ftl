### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### What everyone sees: the challenge, the table, the score. See en/table.ftl for what each text is.

### Time: the pace of a partie, the clock, reminders, vacations. See en/time.ftl for what each text is.

award-deal = -# { $deal }: { $first } { $one } – { $two } { $second }{ $link ->
    [none] {""}
   *[other] {" "}· [der Tisch]({ $link })
}

## Descriptions of the commands and their options: at most 100 characters

command-games = Deine laufenden Partien: wer am Zug ist, bis wann, und wo
command-table = Der Tisch: was öffentlich ist und welche gezeigten Karten noch gehalten werden

## Moderating: ending a partie, or moving its table

table-reseated = Der Tisch steht jetzt in diesem Kanal.

## The score

standing-rules = { $rules } ({ $options })
standing-daily = Tagesblatt, Runde { $deal }, { $date }
standing-rules-deal = { $rules }, { $deal }
standing-deal = Runde { $number }
standing-deal-of = Runde { $number } von { $deals }
standing-deals = { $first } **{ $one }** – **{ $two }** { $second }
standing-deals-short = { $first } { $one }, { $second } { $two }
standing-games = { $first } **{ $game }** – **{ $against }** { $second } in diesem Satz bis 100 · Sätze gewonnen: { $first } **{ $games }**, { $second } **{ $others }**
standing-games-over = Sätze: { $first } **{ $games }** – **{ $others }** { $second }
standing-games-short = { $first } { $game }, { $second } { $against } in diesem Satz · Sätze gewonnen: { $first } { $games }, { $second } { $others }
standing-rubber = { $first } **{ $one }** – **{ $two }** { $second } insgesamt · unter dem Strich: { $first } **{ $game }**, { $second } **{ $against }** · Sätze gewonnen: { $first } **{ $games }**, { $second } **{ $others }**
standing-rubber-over = { $first } **{ $one }** – **{ $two }** { $second } insgesamt · Sätze gewonnen: { $first } **{ $games }**, { $second } **{ $others }**
standing-rubber-short = { $first } { $one }, { $second } { $two } insgesamt · unter dem Strich: { $first } { $game }, { $second } { $against } · Sätze gewonnen: { $first } { $games }, { $second } { $others }
standing-game-won-games = **{ $winner }** gewinnt den Satz, { $high } zu { $low }{ $double ->
    [yes] , und er zählt doppelt, weil **{ $loser }** unter fünfzig ist
   *[no] {""}
}. Sätze: { $first } **{ $games }** – **{ $others }** { $second }.
standing-game-won-rubber = **{ $winner }** gewinnt den Satz, { $high } zu { $low } unter dem Strich. Sätze: { $first } **{ $games }** – **{ $others }** { $second }.

## The challenge

deals-key = -# **{ $name }** hat Worte gegeben. Ihr Schlüssel: `{ $key }`

## The table, as it opens

table-thread = Piquet #{ $number }: { $first } – { $second }
table-open = ## { $first } – { $second } · #{ $number }
table-open-rules = { $rules }, { $form ->
    [games] drei Gewinnsätze bis hundert
    [rubber] ein Rubber über zwei Sätze
   *[other] eine Partie von { $deals ->
        [1] einer Runde
        [2] zwei Runden
        [6] sechs Runden
       *[other] { $deals } Runden
    }
}, { $rated ->
    [yes] gewertet.
    [no] freundschaftlich.
   *[other] nicht gewertet.
}
table-open-cut = Abgehoben: { $cut }. **{ $winner }** hat die { $card ->
    [lower] niedrigere
    [higher] höhere
   *[other] bessere
} Karte{ $gains ->
    [choice] {" "}und wählt, wer zuerst gibt.
    [elder] {" "}und ist Vorhand.
    [deal] {" "}und gibt zuerst.
   *[other] .
}
table-open-rematch = Eine Revanche: **{ $dealer }** gibt zuerst.
table-dealer = **{ $chooser }** hat gewählt: **{ $dealer }** gibt zuerst, und **{ $elder }** ist Vorhand.
table-open-elder = **{ $elder }** ist Vorhand und kauft zuerst.
table-open-bids = **{ $dealer }** spricht beim Reizen zuerst.
table-player = -# <@{ $user }>
table-players = -# <@{ $first }>, <@{ $second }>
table-how = -# Deine Karten kommen als Direktnachricht. *Mein Blatt zeigen* zeigt sie dir auch hier.
table-closed = <@{ $user }>, ich kann dir keine Direktnachrichten schicken. Klick unten auf **Mein Blatt zeigen**: Dann siehst nur du hier deine Karten und kannst hier spielen.
table-calling = <@{ $user }>, du bist am Zug. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-show = Mein Blatt zeigen

## The table, deal by deal

table-deal = ## Piquet · #{ $number } · { $deal }
table-deal-who = -# { $dealer } gibt, { $elder } ist Vorhand.
table-deal-bids = -# { $dealer } gibt und spricht beim Reizen zuerst.
table-deal-stands = -# Vor dieser Runde: { $standing }
table-next = Runde { $number }: **{ $dealer }** gibt, **{ $elder }** ist Vorhand und kauft zuerst.
table-next-bids = Runde { $number }: **{ $dealer }** gibt und spricht beim Reizen zuerst.
table-tied = Gleichstand: Es folgen noch zwei Runden.
table-moved =
    ## { $first } – { $second } · #{ $number }
    Der Tisch ist hierher umgezogen.
table-resigned = **{ $loser }** gibt auf: **{ $winner }** gewinnt die Partie.
table-rematch = Revanche
table-why = Woher die Punkte?
table-score = Stand: { $standing }
table-turn = -# **{ $name }** ist am Zug.
table-score-deal = **{ $first } { $one }** – **{ $two } { $second }**{ $played ->
    [yes] {" "}· Stiche { $won } – { $lost }
   *[no] {""}
}
table-score-game = **{ $first } { $one }** – **{ $two } { $second }** in diesem Satz{ $played ->
    [yes] {" "}· Stiche { $won } – { $lost }
   *[no] {""}
}
table-score-above = **{ $first } { $one }** – **{ $two } { $second }** über dem Strich{ $played ->
    [yes] {" "}· Stiche { $won } – { $lost }
   *[no] {""}
}
table-holds = -# **{ $name }** hält
table-unseen = { $number } verdeckt
table-led = ## { $cards } { $name } spielt aus
table-taken = ## { $cards } Stich für { $name }
table-tricks = -# Stiche: **{ $first }** oben, **{ $second }** unten; Gold macht den Stich
table-tricks-text = -# Stiche, zuerst die Karte von **{ $first }**, dann die von **{ $second }**; fett macht den Stich

## The list of one’s parties

games-title = ## Deine Partien
games-none = Du hast keine laufende Partie. `/piquet challenge` beginnt eine.
games-line = **{ $others }** · #{ $number } · { $deal } · { $score } · { $turn ->
    [mine] **du bist am Zug**
   *[other] { $acting } ist am Zug
}{ $time }{ $offer ->
    [mine] {" "}· du bietest an, sie zu beenden
    [theirs] {" "}· 🤝 **Angebot, sie zu beenden**
   *[other] {""}
}{ $link ->
    [none] {""}
   *[other] {" "}· [Tisch]({ $link })
}
games-more = { $number ->
    [one] … und noch eine.
   *[other] … und noch { $number }.
}
games-show = Blatt #{ $number }: { $others }
games-next = Nächster Zug: #{ $number }
games-page = -# Seite { $page } von { $pages }, { $parties } Partien
pick-partie = Du hast mehrere Partien. Welche?
pick-one = #{ $number }: { $others }

## The clock in the list of one’s parties

turn-gone = { $why ->
    [deleted] {" "}(Konto gelöscht)
    [left] {" "}(hat den Server verlassen)
   *[other] {" "}(nicht zu finden)
}

## Messages at the table

table-late = ⏰ **Die Zeit von { $name } ist abgelaufen.** { $claims ->
    [yes] **{ $other }** gewinnt die Partie gleich, wenn **{ $name }** nicht vorher spielt.
   *[no] **{ $other }** kann den Gewinn beanspruchen, mehr Zeit geben oder warten. Bis dahin kann **{ $name }** noch spielen.
}
table-late-mine = <@{ $user }>, du kannst noch spielen: **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-late-theirs = <@{ $user }>, mit **Mein Blatt zeigen** kannst du den Gewinn beanspruchen oder mehr Zeit geben.
table-more = **{ $other }** gibt **{ $name }** mehr Zeit, bis { $date }.
table-away = 🌴 **{ $name }** ist bis { $date } im Urlaub.{ $clock ->
    [yes] {" "}So lange steht die Uhr von **{ $name }** still.
   *[no] {""}
}
table-back = **{ $name }** ist aus dem Urlaub zurück{ $clock ->
    [yes] , und die Uhr von **{ $name }** läuft wieder.
   *[no] .
}
table-gone = { $why ->
    [deleted] ⚠️ Das Konto von **{ $name }** wurde gelöscht.
    [left] ⚠️ **{ $name }** hat diesen Server verlassen.
   *[other] ⚠️ **{ $name }** ist nicht zu finden.
} Die Partie geht weiter. Wenn **{ $name }** nicht rechtzeitig spielt, kann **{ $other }** sie gewinnen.
table-here = **{ $name }** ist wieder auf diesem Server, und die Partie geht weiter.
table-friendly = **{ $name }** hat den Computer um Rat gefragt. Die Partie ist ab jetzt freundschaftlich: Sie zählt nicht für die Wertung.
table-claimed = Die Zeit von **{ $loser }** war abgelaufen: **{ $winner }** gewinnt die Partie.
table-stopped = Die Partie endet ohne Ergebnis: Niemand hat sie gewonnen.
table-ended-agreed = Beide haben zugestimmt, die Partie ohne Ergebnis zu beenden.
table-ended-silent = 30 Tage lang wurde nicht gespielt, also endet die Partie ohne Ergebnis.
