### What a player sees of their own hand, in their DMs or privately at the table. See en/hand.ftl for what each text is.

### Time: the pace of a partie, the clock, reminders, vacations. See en/time.ftl for what each text is.

hand-title = ### Piquet gegen { $other } · #{ $number }
hand-where = { $deal } · { $role ->
    [elder] du bist **Vorhand**
    [younger] du bist **Hinterhand**
    [none] das Reizen entscheidet, wer Vorhand ist
   *[other] { $role }
}{ $dealt ->
    [yes] , und du hast gegeben
   *[no] {""}
}
hand-rated = { $rated ->
    [yes] gewertet
    [no] freundschaftlich
   *[other] nicht gewertet
}
hand-table-link = [der Tisch]({ $link })
hand-you = Du
hand-score-deal = diese Runde **{ $mine }** – **{ $theirs }**
hand-last-deal = Vorige Runde: du **{ $mine }**, { $other } **{ $theirs }**{ $game ->
    [mine] . Damit hast du den Satz gewonnen.
    [theirs] . Damit hat { $other } den Satz gewonnen.
   *[other] .
}
hand-bot-out = ⚠️ Ich bin nicht mehr auf dem Server dieses Tisches. Die Uhr steht still. Wenn mich niemand wieder einlädt, endet die Partie am { $until } ohne Ergebnis.
hand-table-lost = ⚠️ Diese Partie hat auf dem Server keinen Tisch mehr. Schreib dort `/piquet table`, in einem Kanal, in dem ich schreiben darf, und ich öffne den Tisch wieder. Hier kannst du weiterspielen.
hand-holds = Du hast: { $groups }
hand-cut = Abgehoben: { $cut }. { $by ->
    [mine] Du gibst zuerst.
   *[other] { $other } gibt zuerst.
}
hand-discards = Abgelegt: { $cards }
hand-taken = Gekauft: { $cards }
hand-kept-all = Du hast nichts gekauft.
hand-left-seen = dagelassen: { $cards }
hand-left-looked = Im Talon geblieben: { $cards }
hand-other-shown = { $other } hält noch: { $cards }
hand-other-blank-hidden = { $other } hat Carte blanche. Du siehst sie nach deinem Kauf.
hand-other-blank = { $other } bekam Carte blanche: { $cards }
hand-tricks = Stiche: du **{ $mine }**, { $other } **{ $theirs }**
hand-led = ## { $card } { $other } spielt aus
hand-led-mine = ## { $card } Du spielst aus

## The button, and what is said before an answer

advice-ask = Was würdest du tun?
advice-more = Andere Möglichkeiten

## Descriptions of the commands and their options: at most 100 characters

command-hand = Dein Blatt, nur für dich

## The choice who deals first

hand-choose-deal =
    Du hast die höhere Karte abgehoben ({ $cut }), also wählst du: Wer gibt zuerst?
    { $deals ->
        [0] -# Gegeben wird abwechselnd, bis die Partie endet. Besser gibst du nicht: Dann bist du zuerst Vorhand.
        [1] -# Besser lässt du dein Gegenüber geben: Dann bist du in der einzigen Runde Vorhand.
       *[other] -# Besser gibst du zuerst: Dann bist du in der letzten Runde Vorhand.
    }
hand-wait-deal = { $other } hat die höhere Karte abgehoben ({ $cut }) und wählt, wer zuerst gibt.
hand-deal-mine = Ich gebe zuerst
hand-deal-theirs = { $other } gibt zuerst

## The auction of Counterpique

hand-bid = { $tricks } Stiche, { $left } Karten dem Gegner gelassen, Wert { $value }
hand-auction-opening =
    {"**"}Das Reizen.** Du hast gegeben, also sprichst du zuerst: Biete oder passe.
    -# Ein Gebot ist so viel wert wie seine Stiche (von 13, denn der letzte zählt doppelt) mal die Karten, die { $other } bekommt. { $draw }
    -# Wenn du passt, darf { $other } bieten und ist dann Vorhand; passen beide, gibt es eine Misère.
hand-auction-second-opening =
    {"**"}Das Reizen.** { $other } hat gepasst: Biete oder passe.
    -# Wenn du bietest, bist du mit deinem Gebot Vorhand. { $draw }
    -# Wenn du passt, gibt es eine Misère: kein Kauf, keine Ansagen, und weniger Stiche gewinnen.
hand-auction-answer =
    {"**"}Das Reizen.** { $other } bietet: { $bid }. Würdest du so viel bieten?
    -# Sagst du Ja, { $higher ->
        [yes] muss { $other } erhöhen, oder du bist mit diesem Gebot Vorhand
       *[no] bist du mit diesem Gebot Vorhand, denn kein Gebot ist höher
    }. Passt du, ist { $other } damit Vorhand.
hand-auction-raise =
    {"**"}Das Reizen.** { $other } würde so viel bieten wie du ({ $bid }): Erhöhe oder passe.
    -# Wenn du passt, ist { $other } Vorhand, mit diesem oder einem höheren Gebot. { $draw }
hand-auction-last-raise =
    {"**"}Das Reizen.** { $other } passt, also bist du Vorhand: Bleib bei diesem Gebot ({ $bid }) oder erhöhe es.
    -# Wenn du dabei bleibst, ist dieses Gebot dein Kontrakt. Du musst nicht erhöhen. { $draw }
hand-auction-raise-none = **Das Reizen.** { $other } würde so viel bieten wie du ({ $bid }), und kein Gebot ist höher. Passe, und { $other } ist damit Vorhand.
hand-auction-last-raise-none = **Das Reizen.** { $other } passt, also bist du Vorhand ({ $bid }). Kein Gebot ist höher: Bleib dabei.
hand-auction-draw = { hand-bid-draw }.
hand-bid-left = Karten für dein Gegenüber
hand-bid-left-option = { $left } Karten für { $other }
hand-bid-draw = { $number ->
    [0] Bleiben dem Gegner { $left } Karten, kauft die Vorhand keine
    [one] Bleiben dem Gegner { $left } Karten, kauft die Vorhand höchstens eine
   *[other] Bleiben dem Gegner { $left } Karten, kauft die Vorhand höchstens { $most }
}
hand-bid-tricks = Stiche, die du versprichst
hand-bid-tricks-option = { $tricks } Stiche: Wert { $value }
hand-say-yes = Ja
hand-say-pass = Passen
hand-say-stand = Dabei bleiben
hand-confirm-choose = Erst wählen
hand-confirm-bid = { $tricks } Stiche, { $left } dem Gegner ({ $value })
hand-confirm-yes = Ja: auch du bötest { $value }
hand-confirm-pass-opening = Passen: das Gegenüber darf bieten
hand-confirm-pass-second-opening = Passen: Es gibt eine Misère
hand-confirm-pass-answer = Passen: Hinterhand, Wert { $value }
hand-confirm-pass-raise = Passen: Hinterhand, Wert { $value }{ $higher ->
    [yes] +
   *[no] {""}
}
hand-confirm-pass-last-raise = Dabei bleiben: Vorhand, Wert { $value }
hand-bid-stands = { $bidder ->
    [mine] Dein Gebot:
    [theirs] { $other } bietet:
   *[other] Das Gebot:
} { $bid }.
hand-contract-mine = **Dein Kontrakt: { $tricks } von 13 Stichen**, Wert { $value }. Du hast **{ $mine }**, { $other } hat **{ $theirs }**{ $state ->
    [made] : Der Kontrakt ist erfüllt.
    [beaten] : Der Kontrakt ist gefallen.
   *[other] .
}
hand-contract-theirs = **Der Kontrakt ({ $other }): { $tricks } von 13 Stichen**, Wert { $value }. { $other } hat **{ $theirs }**, du hast **{ $mine }**{ $state ->
    [made] : Der Kontrakt ist erfüllt.
    [beaten] : Der Kontrakt ist gefallen.
   *[other] .
}
hand-misere = **Misère:** Vermeide Stiche. Wer weniger hat, bekommt fünf für jeden Stich der anderen Seite; der letzte zählt als zwei Stiche. Du hast **{ $mine }**, { $other } hat **{ $theirs }**.

## The exchange

hand-exchange-choose = { $least ->
    [0] { $number ->
        [one] Lege eine Karte ab oder keine; du kaufst ebenso viele.
       *[other] Lege bis zu { $most } Karten ab oder keine; du kaufst ebenso viele.
    }
   *[other] { $number ->
        [one] Lege eine Karte ab; du kaufst dafür eine.
       *[other] Lege eine bis { $most } Karten ab; du kaufst ebenso viele.
    }
}
hand-exchange-at-once = { $number ->
    [one] Die gewählte Karte gilt sofort als abgelegt.
   *[other] Wählst du alle { $most }, gilt es sofort.
}
hand-exchange-elder = **Dein Kauf.** { $choose }
    -# Kaufst du weniger als fünf, darfst du die übrigen davon ansehen; { $other } kann sie kaufen.
hand-exchange-elder-unseen = **Dein Kauf.** { $choose }
    -# Was du nicht kaufst, kann { $other } kaufen. Den Rest sieht niemand an.
hand-exchange-younger = **Dein Kauf.** { $other } nahm { $taken ->
    [null] keine Karte
    [eins] eine Karte
   *[other] { $taken }
}; { $left ->
    [eins] eine ist
   *[other] { $left } sind
} übrig. { $choose }
hand-exchange-nothing = **Dein Kauf.** Alle acht Karten hast du für { $other } versprochen, also kaufst du keine.
hand-exchange-go-on = Mit diesen Karten weiter
hand-exchange-keep = Alle zwölf behalten
hand-exchange-pick = Karten zum Ablegen
hand-exchange-picked = Abzulegen: { $cards }
hand-cards-first = Erst Karten wählen
hand-exchange-confirm = { $number ->
    [0] Keine
    [one] 1 Karte
   *[other] { $number } Karten
} kaufen{ $left ->
    [0] {""}
   *[other] , { $left } lassen
}
hand-carte-blanche = Carte blanche ansagen (10)
hand-look = { $number ->
    [one] Beide sehen die übrige Karte
   *[other] Beide sehen die { $number } übrigen Karten
}

## Elder's calls

hand-call-all-ask = **Deine Ansagen**, falls gut:
hand-call-all = Alles ansagen
hand-call-choose = Auswählen …
hand-call-point = **Dein Point.** Was sagst du an?
hand-call-sequence = **Deine Sequenzen.** Was sagst du an?
hand-call-set = **Deine Gedritte und Gevierte.** Was sagst du an?
hand-call-together = -# Du machst alle drei Ansagen, bevor { $other } auf eine antwortet.
hand-call-none-held = **Deine Ansagen.** Du hast weder Point noch Sequenz noch Kunststück zum Ansagen.
hand-call-less = Weniger ansagen …
hand-call-nothing = Nichts ansagen
hand-call-sets-first = Erst die Kunststücke
hand-call-sequences-first = Zurück zu den Sequenzen
hand-call-back = Zurück zu den Ansagen
hand-sink = **Weniger ansagen:** Was du nicht ansagst, bleibt verborgen und zählt nicht.
hand-sink-pick = Karten zum Ansagen
hand-sink-invalid = Das lässt sich nicht ansagen

## Younger's answers

hand-answer =
    { $call }
    {"**"}Was antwortest du?**
hand-answer-kind = **Was antwortest du auf { $kind ->
    [point] den Point
    [sequence] die Sequenz
    [set] das Kunststück
   *[other] { $kind }
}?**
hand-answer-good = „Gut“

## Younger reckons what is good

hand-reckon = **Gut in deinem Blatt:**
hand-reckon-all = { $points ->
    [one] Zählen: 1
   *[other] Alles zählen: { $points }
}
hand-reckon-less = Weniger zählen …
hand-reckon-pick = Nur …
hand-reckon-some = Nur das zählen: { $points }
hand-reckon-unsure = Zähle auch das Beste
hand-reckon-nothing = Nichts zählen

## The play

hand-name-suit = Farbe nennen …
hand-name-suit-ask = **Nenne die Farbe, die du ausspielst.** { $looked ->
    [yes] Dann siehst du { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    }, die { $other } angesehen hat, bevor du die Karte wählst.
   *[no] { $other } entscheidet dann, ob ihr beide { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    } seht, bevor du die Karte wählst.
} Damit enden deine Ansagen.
hand-name-this-suit = { $symbol } { suit-title }
hand-name-suit-back = Ausspielen, ohne sie zu nennen
hand-named =
    { $other } spielt **{ $symbol } { suit-name }** aus. Seht ihr vorher beide { $number ->
        [one] die übrige Karte
       *[other] die { $number } übrigen Karten
    } an?
    -# Dann kennt ihr sie beide, bevor die Karte fällt.
hand-decline = Niemand sieht sie an
hand-lead-first = **Spiel eine Karte aus.** Damit enden deine Ansagen.
hand-lead = **Spiel eine Karte aus.**
hand-follow = **Spiel eine Karte.**
hand-press-again = **Klick noch einmal auf { $card }.**
hand-one-press = -# Von jetzt an **spielt ein Klick eine Karte**. In `/piquet settings` kannst du zwei verlangen.
hand-play = { $card } spielen
hand-play-lead = { $card } ausspielen

## Several leads at once

hand-lead-run = { $first } ausspielen, dann { $rest }
hand-lead-all-sure = Alle { $number } sicheren ausspielen
hand-lay-down = Auflegen: { $number } Stiche für mich
hand-more = Mehr …
hand-list-picked = Zum Ausspielen, in dieser Folge: { $cards }
hand-list-confirm = So ausspielen

## Orders

hand-ahead = Vorausspielen …
hand-orders-cancel = Löschen
hand-orders-close = Fertig
hand-orders-follow = Für mich bedienen
hand-orders-follow-off = Für mich bedienen: an
hand-ahead-asked = **Vorausspielen.** Das führe ich aus, wenn es an der Reihe ist, auch wenn du nicht da bist. Nur du siehst es und kannst es bis dahin ändern.
hand-orders-follow-how = -# *{ hand-orders-follow }*: Ab dem zweiten Stich spiele ich die niedrigste Karte, die den Stich macht, und wenn keine ihn macht, deine niedrigste der Farbe.
hand-orders-now = Du bist am Zug: Eine Vorgabe, die zur ausgespielten Karte passt, wird sofort ausgeführt.
hand-orders-told = **Deine Vorgaben:** { $orders }
hand-ordered-calls = Ansagen: { $groups }.
hand-ordered-no-calls = Nichts ansagen.
hand-ordered-lead-later = Nach den Antworten spielst du aus.
hand-ordered-leads = { $cards } ausspielen, solange du am Stich bleibst.
hand-ordered-follow = Ab dem zweiten Stich bedienen: mit der niedrigsten Karte, die den Stich macht, sonst mit der niedrigsten der Farbe.
hand-ordered-throws = Wenn du nicht bedienen kannst, { $cards } abwerfen.
hand-ordered-then = Wenn du beim Bedienen einen Stich machst, { $cards } ausspielen.
hand-orders-leads = Ausspielen, der Reihe nach …
hand-orders-throw = Wenn ich nicht bedienen kann, abwerfen …
hand-orders-then = Nach so einem Stich ausspielen …

## Elder's opening

hand-open-offered = **Du musst nicht warten:** Sag jetzt an (und spiel aus). Es gilt, sobald { $other } gekauft hat, und bleibt bis dahin verborgen.{ $blank ->
    [yes] {" "}Sagt { $other } Carte blanche an, ist es aufgehoben.
   *[no] {""}
}
hand-open-all = Alles ansagen, was ich habe
hand-open-no-point = Keinen Point ansagen
hand-open-no-sequence = Keine Sequenz ansagen
hand-open-no-set = Kein Kunststück ansagen

## Giving up the rest of a deal

hand-concede = Diese Runde aufgeben …
hand-concede-sure = Diese Runde aufgeben
hand-concede-back = Weiterspielen
hand-concede-ask = **Den Rest dieser Runde aufgeben?** Das bringt { $mine ->
    [0] keinen Punkt mehr
    [one] noch { $mine } Punkt
   *[other] noch { $mine } Punkte
} für dich und { $theirs } für { $other }{ $capot ->
    [yes] , mit dem Kapott
   *[no] {""}
}.
    -# Es zählt, als spieltest du weiter und machtest keinen Stich mehr. Die ungespielten Karten bleiben verborgen, solange die Partie läuft.

## The end, and old hands

hand-help = Diesen Schritt erklären
hand-terms = Vorhand beginnt. ({ $pips }): die Augen, Ass 11, Bilder 10.{ $sequence ->
    [yes] {" "}Terz, Quart, Quint: 3, 4, 5 in Folge.
   *[no] {""}
}
hand-hint = Unsicher? *Was würdest du tun?* zeigt eine gute Wahl und warum.
hand-help-rule = Die Regel
hand-help-back = Zurück zum Blatt
hand-explain-minute = Dein Gegenüber ist am Zug. Sobald du entscheiden kannst, hat dein Blatt hier wieder Knöpfe.
hand-explain-partie = Nach den meisten Regeln gewinnt die höhere Summe. Mit weniger als 100 verlieren kostet weit mehr.
hand-explain-exchange = Lege ab, was dir wenig nützt. Behalte eine lange Farbe, Folgen und drei oder vier gleiche.
hand-explain-point = Der Point sind alle deine Karten einer Farbe. Der bessere Point zählt einen Punkt für jede Karte.
hand-explain-sequences = Drei oder mehr Karten einer Farbe in Folge. Ist deine beste besser, zählen alle deine Sequenzen.
hand-explain-sets = Drei oder vier gleiche, von der Zehn bis zum Ass. Ist dein bestes besser, zählen alle deine.
hand-explain-play = Bediene, wenn du kannst. Die höhere Karte der Farbe gewinnt, und wer gewinnt, spielt aus.
hand-explain-orders = Entscheide im Voraus: Vorgaben warten ungesehen. Bis sie dran sind, kannst du sie ändern.
hand-explain-set-counterpique = Du bietest Stiche und Karten für den Gegner. Passen beide, mach wenige Stiche.
hand-explain-left = Niemand hat diese Karten gekauft. Siehst du sie an, sieht sie auch Vorhand; sonst niemand.
hand-explain-shortened = Eine so kurze Partie hat keinen Rubikon: Wer gewinnt, bekommt 100 und die Differenz.
hand-explain-daily = Deine Differenz wird mit Par verglichen: was der Computer mit diesen Karten im Schnitt erreicht.
hand-deal-result = { $first } +{ $one }, { $second } +{ $two }{ $feats ->
    [none] {""}
   *[other] : { $feats }
}
hand-deal-result-both = { $first } +{ $one } ({ $feats }), { $second } +{ $two } ({ $others })
hand-deal-over-where = { $deal } · Piquet gegen { $other } · #{ $number } · { $rules }
deal-feat = { $what ->
    [carte_blanche] Carte blanche
    [carte_rouge] Carte rouge
    [pique] Pik
    [repique] Repik
    [capot] Kapott
   *[other] { $what }
}
hand-last-trick = { $by ->
    [mine] Du machst den letzten Stich
   *[other] { $other } macht den letzten Stich
}: { $cards }
hand-last-lead = { $by ->
    [mine] Du spielst zuletzt aus
   *[other] { $other } spielt zuletzt aus
}: { $cards }
hand-gave-up = { $by ->
    [mine] Du gibst den Rest der Runde auf.
   *[other] { $other } gibt den Rest der Runde auf.
}
hand-deal-tricks = Die Stiche
hand-deal-tricks-title = ### Runde { $number }: die Stiche
hand-rematch = Revanche
hand-next-level = Nächste Partie: { $level }
hand-retired = -# Dein Blatt steht weiter unten.

## Days of rest

clock-rests-mine = -# 💤 Deine Uhr steht { $days } still.
clock-rests-theirs = -# 💤 Die Uhr von { $other } steht { $days } still.

## The house

score-you = du

## The clock of the player whose turn it is

clock-mine-late = ⏰ **Deine Zeit ist { $due } abgelaufen.** { $claims ->
    [yes] Spiel jetzt, sonst verlierst du die Partie.
   *[no] { $other } kann den Gewinn beanspruchen. Bis dahin kannst du noch spielen.
}

## The clock of the opponent

clock-claim = Gewinn beanspruchen
clock-end = Ohne Ergebnis beenden
clock-end-ask = **{ $other }** hat seit 30 Tagen nicht gespielt. Willst du die Partie ({ $deal }) ohne Ergebnis beenden? Niemand gewinnt sie, und keine Wertung ändert sich. Das lässt sich nicht rückgängig machen.
clock-grant = { $hours ->
    [1] Eine Stunde mehr geben
    [24] Einen Tag mehr geben
    [48] Zwei Tage mehr geben
    [72] Drei Tage mehr geben
    [168] Eine Woche mehr geben
   *[other] { $hours } Stunden mehr geben
}
claim-ask = Die Zeit von **{ $other }** ist { $due } abgelaufen. Willst du den Gewinn der Partie beanspruchen ({ $deal }, bisher { $score })? Du gewinnst sie, ohne Punkte, und { $other } verliert sie. Das lässt sich nicht rückgängig machen.
claim-cost-unrated = Noch keine Runde ist beendet: Du kannst die Partie nachspielen, aber sie zählt nicht. Keine Wertung und keine Bestenliste ändert sich.
claim-confirm = Beanspruchen
claim-wait = Warten
clock-put-away = ⏳ Du hast hier lange nicht gespielt. { $rated ->
    [yes] Wenn du bis { $date } nicht spielst, verlierst du die Partie, und sie zählt für die Wertung.
   *[no] Wenn du bis { $date } nicht spielst, endet die Partie ohne Ergebnis.
}

## The same ends of a partie, above the hand

hand-title-day = ### Tagesblatt, Tag { $number }, Runde { $deal } von 2{ $role ->
    [elder] : du bist **Vorhand**
    [younger] : du bist **Hinterhand**
   *[other] {""}
}
hand-day-open = Gegen { $other } · offen bis { $when }
hand-day-good = { $what ->
    [cards] Du hast die Stichmehrheit, { $tricks } Stiche von zwölf: +{ $points }
    [set] Dein Kunststück war gut: +{ $points }
    [sequence] Deine Sequenz war gut: +{ $points }
    [point] Dein Point war gut: +{ $points }
   *[other] { $tricks ->
        [0] Du hast es zu Ende gespielt
        [one] Du hast einen Stich gemacht
       *[other] Du hast { $tricks } Stiche gemacht
    }
}
hand-day-second = Zweite Runde
hand-day-page = Seite des Tages

## The end of a partie, as a heading

end-points = { $result ->
    [won] Du hast mit { $points } gewonnen.
    [lost] Du hast mit { $points } verloren.
   *[other] Unentschieden: { $each } für beide.
}{ end-luck }
end-luck = { $side ->
    [better] {" "}Die Karten waren { $cards } wert: Du hast { $skill } besser gespielt.
    [worse] {" "}Die Karten waren { $cards } wert: Du hast { $skill } schlechter gespielt.
    [unknown] {""}
   *[other] {" "}Die Karten waren { $cards } wert: Genau das hast du herausgeholt.
}
end-deal = { $result ->
    [won] Du hast Runde { $deal } mit { $points } gewonnen.
    [lost] Du hast Runde { $deal } mit { $points } verloren.
   *[other] Runde { $deal } endete unentschieden: { $each } für beide.
}{ end-luck }
end-deal-unfinished = Runde { $deal } wurde nicht beendet.
end-games = { $result ->
    [won] Du hast mit { $mine } zu { $theirs } Sätzen gewonnen.
   *[other] Du hast mit { $mine } zu { $theirs } Sätzen verloren.
}
end-rubber = { $result ->
    [won] Du hast den Rubber mit { $mine } zu { $theirs } Sätzen gewonnen.
   *[other] Du hast den Rubber mit { $mine } zu { $theirs } Sätzen verloren.
}
end-resigned = { $who ->
    [mine] Du hast aufgegeben: { $other } gewinnt.
   *[other] { $other } hat aufgegeben: Du gewinnst.
}{ end-so-far }
end-claimed = { $who ->
    [mine] Deine Zeit war abgelaufen: { $other } gewinnt.
   *[other] Die Zeit von { $other } war abgelaufen: Du gewinnst.
}{ end-so-far }
end-agreed = Ihr habt euch auf das Ende geeinigt: kein Ergebnis.{ end-so-far }
end-silent = 30 Tage ohne Zug: Die Partie endet ohne Ergebnis.{ end-so-far }
end-stopped = Die Partie wurde abgebrochen: kein Ergebnis.{ end-so-far }
end-so-far = { $side ->
    [unknown] {""}
   *[other] { $lead ->
        [ahead] {" "}Du lagst mit { $points } vorn.
        [behind] {" "}Du lagst mit { $points } zurück.
       *[other] {" "}Ihr lagt gleichauf.
    }{ end-luck }
}
end-day = Diese Runde des Tagesblatts ist vorbei. Sie zählt als nicht beendet.
end-day-where = Tagesblatt, Tag { $number }, Runde { $deal } von 2{ $role ->
    [elder] : du warst Vorhand
    [younger] : du warst Hinterhand
   *[other] {""}
}
end-more-about = **Mehr zu Partie #{ $number }**

hand-first-met = -# ✨ { $what ->
    [carte_blanche] **Carte blanche:** Ein Blatt ohne König, Dame und Bube zählt 10.
    [pique] **Pik:** 30 Punkte mit Blatt und Spiel, bevor die andere Seite zählt, bringen 30 dazu.
    [repique] **Repik:** 30 Punkte mit dem Blatt allein, bevor die andere Seite zählt, bringen 60 dazu.
    [capot] **Kapott:** Alle zwölf Stiche zählen 40 statt der 10 für die Stichmehrheit.
   *[other] **Rubikon:** Wer mit weniger als 100 verliert, zahlt 100 und beide Summen statt nur der Differenz.
}
end-lesson = Nächste Lektion
end-daily = Blatt von heute
