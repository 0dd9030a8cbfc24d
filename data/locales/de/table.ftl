### What everyone sees: the challenge, the table, the score. See en/table.ftl for what each text is.

## The house

# A proper name that keeps its form: no sentence puts a player’s name into the dative or genitive without a need.
house-name = Das Haus ({ $level ->
    [beginner] Anfänger
    [club] Klub
    [master] Meister
   *[other] { $level }
})
house-short = Haus
house-row = { $level ->
    [beginner] Haus, Anfänger
    [club] Haus, Klub
    [master] Haus, Meister
   *[other] Haus, { $level }
}
house-level = { $level ->
    [beginner] Anfänger
    [club] Klubspieler
    [master] Meister
   *[other] { $level }
}
house-level-choice = { $level ->
    [beginner] Das Haus als Anfänger: spielt vernünftig, macht aber Fehler
    [club] Das Haus als Klubspieler: spielt gut
    [master] Das Haus als Meister: spielt, so gut es kann
   *[other] { $level }
}
house-ask-level = Wie stark soll das Haus sein? Die Partie beginnt sofort, nach den Regeln deiner Herausforderung und ohne Uhr.

score-you = du

## The score

standing-rules = { $rules } ({ $options })
standing-deal = Spiel { $number }
standing-deal-of = Spiel { $number } von { $deals }
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

challenge-open =
    ## Herausforderung zum Piquet
    {"**"}{ $challenger }** lädt alle zu einer Partie ein.
challenge-to =
    ## Herausforderung zum Piquet
    {"**"}{ $challenger }** fordert { $opponent } heraus.
challenge-house =
    ## Eine Partie Piquet
    {"**"}{ $challenger }** spielt gegen **{ $house }**.
challenge-rules = **{ $name }** · { $line }
challenge-rematch = Eine Revanche: { $dealer } gibt zuerst.
challenge-open-until = -# Wer mag, kann annehmen. Die Herausforderung verfällt { $until }.
challenge-open-until-for = -# Die Herausforderung verfällt { $until }, wenn { $opponent } nicht antwortet.
challenge-accept = Annehmen
challenge-take = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-rules-button = Wie geht das Spiel?
challenge-rated = { $rated ->
    [yes] { $pool ->
        [house] **Gewertet:** Sie zählt für die Wertung gegen das Haus, die für sich steht.
       *[other] **Gewertet:** Sie zählt für die Wertung von beiden.
    }
   *[no] **Freundschaftlich:** Sie zählt nicht für die Wertung.
}
challenge-accepted = ✅ **{ $opponent }** nimmt an: Partie #{ $number }. Die Karten sind gegeben: Schaut in eure Direktnachrichten. { $rated ->
    [yes] Es geht um die Wertung von beiden.
   *[no] Es geht nicht um die Wertung.
}
challenge-house-begun = Partie #{ $number }. Die Karten sind gegeben: Schau in deine Direktnachrichten. Es gibt keine Uhr, und das Haus antwortet sofort.
challenge-over = Die Partie #{ $number } ist zu Ende. { $result }
challenge-won = **{ $winner }** hat mit { $points } gewonnen{ $rubicon ->
    [yes] , ein Rubikon.
   *[no] .
}
challenge-won-rubber = **{ $winner }** hat den Rubber gewonnen, insgesamt { $high } zu { $low }.
challenge-table = Zum Tisch
challenge-house-instead = Lieber gegen das Haus
challenge-declined = **{ $opponent }** lehnt ab.
challenge-withdrawn = Die Herausforderung wurde zurückgezogen.
challenge-expired = Niemand hat rechtzeitig geantwortet. Die Herausforderung ist verfallen.
challenge-cut = Abheben
challenge-deal = Geben
challenge-house-open =
    {"**"}Geben** gibt die Karten, und die Partie beginnt. **Abheben** tut dasselbe, und eigene Worte gehen ins Mischen ein.
    -# Dieses Angebot verfällt { $until }. `/piquet settings` kann solche Partien ohne diesen Schritt beginnen.
challenge-house-expired = Niemand hat rechtzeitig gegeben. Das Angebot ist verfallen.
deals-commitment = -# In jedes Mischen geht ein Geheimnis ein. Dies ist sein Fingerabdruck: `{ $commitment }`
deals-key = -# **{ $name }** hat abgehoben. Der Schlüssel der Worte: `{ $key }`
deals-no-key = -# **{ $name }** hat keine Worte gegeben.
cut-form-title = { $purpose ->
    [accept] Abheben und annehmen
    [deal] Abheben und geben
   *[other] Abheben
}
cut-form-words = Beliebige eigene Worte
cut-form-line = Sie gehen in jedes Mischen ein und werden nach der Partie veröffentlicht.
cut-form-fixed = -# Ändern sich die Worte von **{ $name }**, bevor du dies abschickst, wird nichts angenommen.

## The table, as it opens

table-thread = Piquet #{ $number }: { $first } – { $second }
table-open = ## { $first } – { $second } · #{ $number }
table-open-rules = { $rules }, { $form ->
    [games] drei Gewinnsätze bis hundert
    [rubber] ein Rubber über zwei Sätze
   *[other] eine Partie von { $deals ->
        [1] einem Spiel
        [2] zwei Spielen
        [6] sechs Spielen
       *[other] { $deals } Spielen
    }
}, { $rated ->
    [yes] gewertet.
   *[no] freundschaftlich.
}
table-open-cut = Abgehoben: { $cut }. **{ $winner }** hat die { $card ->
    [lower] niedrigere
    [higher] höhere
   *[other] bessere
} Karte{ $gains ->
    [choice] {" "}und wählt, wer zuerst gibt.
    [elder] {" "}und wählt die Vorhand.
    [deal] {" "}und gibt zuerst.
   *[other] .
}
table-open-rematch = Eine Revanche: **{ $dealer }** gibt zuerst.
table-dealer = **{ $chooser }** hat gewählt: **{ $dealer }** gibt zuerst, und **{ $elder }** ist Vorhand.
table-open-elder = **{ $elder }** ist Vorhand und kauft zuerst.
table-open-bids = **{ $dealer }** spricht beim Reizen zuerst.
table-player = -# <@{ $user }>
table-players = -# <@{ $first }>, <@{ $second }>
table-how = -# Deine Karten kommen als Direktnachricht. *Mein Blatt zeigen* zeigt sie hier, nur dir.
table-closed = <@{ $user }>, ich kann dir keine Direktnachrichten schicken. Drück unten **Mein Blatt zeigen**: Du siehst deine Karten hier, nur du, und kannst hier spielen.
table-calling = <@{ $user }>, du bist am Zug. **Mein Blatt zeigen** zeigt dir deine Karten hier, nur dir.
table-show = Mein Blatt zeigen

## The table, deal by deal

table-deal = ### { $deal }
table-deal-who = -# { $dealer } gibt, { $elder } ist Vorhand.
table-deal-bids = -# { $dealer } gibt und spricht beim Reizen zuerst.
table-deal-stands = -# { $standing }
table-next = Spiel { $number }: **{ $dealer }** gibt, **{ $elder }** ist Vorhand und kauft zuerst.
table-next-bids = Spiel { $number }: **{ $dealer }** gibt und spricht beim Reizen zuerst.
table-tied = Gleichstand: Es folgen noch zwei Spiele.
table-moved =
    ## { $first } – { $second } · #{ $number }
    Der Tisch ist hierher umgezogen. Vor diesem Spiel: { $standing }.
table-resigned = **{ $loser }** gibt auf: **{ $winner }** gewinnt die Partie.
table-rematch = Revanche
table-why = Woher die Punkte?
table-score = Stand: { $standing }
table-turn = -# **{ $name }** ist am Zug.
table-score-deal = Dieses Spiel bisher: { $first } **{ $one }**, { $second } **{ $two }**
table-score-game = Dieser Satz bisher: { $first } **{ $one }**, { $second } **{ $two }**
table-score-above = Dieses Spiel bisher, über dem Strich: { $first } **{ $one }**, { $second } **{ $two }** · Stiche: { $first } **{ $won }**, { $second } **{ $lost }**
table-shown = **{ $name }** hält vom Gezeigten noch: { $cards }
table-shown-none = **{ $name }** hält keine Karte, die gezeigt wurde.

## The list of one’s parties

games-title = ## Deine Partien
games-none = Du hast keine laufende Partie. `/piquet challenge` beginnt eine.
games-line = **{ $others }** · #{ $number } · { $rules }, { $deal } · { $score } · { $turn ->
    [mine] **du bist am Zug**
   *[other] { $acting } ist am Zug
}{ $time }{ $link ->
    [none] {""}
   *[other] {" "}· [Tisch]({ $link })
}
games-more = { $number ->
    [one] … und noch eine.
   *[other] … und noch { $number }.
}
games-show = Blatt #{ $number }: { $others }
pick-partie = Du hast mehrere Partien. Welche?
pick-one = #{ $number }: { $others }
