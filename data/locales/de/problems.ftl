### Problems: /piquet problem, one decision with one answer. See en/problems.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-problem = Eine Entscheidung finden: die Aufgabe des Tages oder eine andere
command-problem-grade = Eine andere Aufgabe dieses Grades statt der des Tages

## The problem

problem-of-day = Aufgabe des Tages, { $date }
problem-numbered = Aufgabe { $number }
problem-where = { $deal } · { $role ->
    [elder] du bist **Vorhand**
    [younger] du bist **Hinterhand**
   *[other] { $role }
}
problem-grade = { $grade ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[other] { $grade }
}
problem-weekday = { $day ->
    [6] { problem-grade }: Die schwersten Aufgaben kommen sonntags.
   *[other] { problem-grade }, wie immer { weekday-every }; die schwersten Aufgaben kommen sonntags.
}
problem-first-week = { problem-grade } in deiner ersten Woche; später kommen die schwersten Aufgaben sonntags.
problem-other = Gegenüber
problem-ask-exchange = **Welche Karten legst du ab?**
problem-ask-calls = **Was sagst du an?**
problem-ask-reckon = **Was zählst du?**
problem-ask-lead = **Welche Karte spielst du aus?**
problem-ask-follow = **Welche Karte spielst du auf { $card }?**
problem-last-deal = Letzte Runde: Jetzt zählt, wer die Partie gewinnt und wer unter hundert bleibt.

## The choices. Buttons

problem-either = { $high } oder { $low }
problem-any = { $high } … { $low }
problem-call = { $kind ->
    [point] Point ansagen
    [sequence] Sequenz ansagen
    [set] Kunststück ansagen
   *[other] { $kind }
}
problem-call-rest = Point verschweigen, Rest ansagen
problem-call-nothing = Nichts mehr ansagen
problem-reckon = Zählen, was gut ist
problem-reckon-nothing = Nichts zählen
problem-answer-good = „Gut“ sagen
problem-answer-with = Mein Eigenes dagegenhalten

## The answer

problem-right = ✅ **Richtig: { $what }** – { $why }.
problem-as-right = ✅ **Richtig: { $done }.** Die beste Wahl, { $what }, ist höchstens ½ Punkt besser.
problem-wrong = ❌ **Nicht das Beste.** Deine Wahl: { $done }. Besser: **{ $what }** – { $why }.
problem-choice = { $less ->
    [none] **Am besten**
   *[other] { $less } weniger
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}{ $mine ->
    [yes] {" "}**← du**
   *[no] {""}
}
problem-do-call-nothing = nichts mehr ansagen
problem-do-reckon-nothing = nichts zählen
problem-do-call-rest = den Point verschweigen und den Rest ansagen
problem-note = In { points-on-average }, nach dem Urteil des Meisters: nur aus diesen Karten und dem, was gesagt und gezeigt wurde.
problem-score = Du hast { $solved } von { $answered } gelöst.{ $streak ->
    [0] {""}
    [one] {" "}🔥 Serie: ein Tag.
   *[other] {" "}🔥 Serie: { $streak } Tage.
}
problem-tomorrow = Die nächste Aufgabe des Tages kommt { $when }.

## Buttons after it

problem-today = Aufgabe des Tages
problem-another = { $grade ->
    [easy] Eine leichte
    [medium] Eine mittlere
    [hard] Eine schwere
   *[other] { $grade }
}
problem-share = Teilen
problem-shared = 🧩 **{ $name }** hat die Aufgabe des Tages, { $date }, { $solved ->
    [yes] gelöst
   *[no] versucht und nicht gelöst
}.{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}🔥 Serie: { $streak } Tage.
}
problem-player = { $role ->
    [elder] Vorhand
    [younger] Hinterhand
   *[other] { $role }
}
problem-try = Selbst versuchen
problem-line = 🧩 **Aufgabe des Tages** · { problem-grade } · { $state ->
    [open] wartet auf deine Antwort
    [solved] ✅ gelöst
    [missed] ❌ nicht gelöst
   *[other] { $state }
}

## Train on your mistakes

training-open = An deinen Fehlern üben ({ $number })
training-next = Der nächste deiner Fehler kommt { $when } wieder.
training-title = Eine Entscheidung aus deiner Partie { $partie }
training-then = Deine Wahl in der Partie: { $done }. Das kostete **{ $cost }**.
training-as-then = So hast du auch in der Partie gewählt. Das kostete **{ $cost }**.
training-comes-back = -# Diese Stellung kommt { $when } wieder.
training-done = -# Zweimal gelöst: Diese Stellung kommt nicht wieder.
training-kept = Kommt { $when } wieder.
training-waiting = Solche Stellungen warten jetzt auf dich: { $due } (`/piquet problem`).
training-where = Finde die bessere Wahl, wenn eine Stellung in `/piquet problem` wiederkommt.

## Positions from parties of other people
