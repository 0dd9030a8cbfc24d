### The command line: help, errors, and a record as text in a terminal. See en/cli.ftl for what each text is.
###
### Help texts are not wrapped: each line is under 80 characters, and has no per cent sign.

## Help

cli-usage = python -m bot [-h] [--version] [BEFEHL …]
cli-about =
    Piquet auf Discord: das große Kartenspiel für zwei, Zug um Zug.

    Ohne Befehl startet der Bot: auf Discord, wenn in der Umgebung oder in einer
    Datei .env ein Token steht, sonst als Probe im Browser.
cli-examples =
    Beispiele:
      python -m bot
      python -m bot replay partie.json
      python -m bot replay --json piquet.jsonl
      python -m bot replay --json alt/*.json
      python -m bot view --seat 1 partie.json
      python -m bot duel --left greedy --right greedy --pairs 100
      python -m bot backup piquet-backup.sqlite3
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-usage-is = Aufruf:{" "}
cli-help-help = diese Hilfe zeigen und enden
cli-help-version = die Version zeigen und enden
cli-help-run = den Bot starten; dasselbe wie ohne Befehl
cli-about-run =
    Startet den Bot: auf Discord, wenn in der Umgebung oder in einer Datei .env
    ein Token steht, sonst als Probe im Browser.
cli-help-check = prüfen, was ein Start braucht; der Bot darf laufen
cli-about-check =
    Prüft, was ein Start braucht, und ändert nichts; der Bot darf dabei laufen.
    Für jedes eine Zeile: die Einstellungen, die Datenbank, die Rechte an ihren
    Ordnern, die Form des Tokens, und ob Discord zu erreichen ist. Ohne Token
    sagt sie, dass die Probe starten würde.

    Der Exitstatus ist 0, wenn der Bot starten würde, sonst 2.
cli-help-think = für die Bots einer PostgreSQL-Datenbank denken, auf jeder Maschine
cli-about-think =
    Denkt für die Bots der Datenbank in PIQUET_DATABASE, die auf einem Server von
    PostgreSQL liegen muss: für den Computer, für Ratschläge und Analysen. Läuft
    auf jeder Maschine, auch auf mehreren, und braucht kein Token. Seine Version
    muss die des Bots sein. Endet es, denken die Bots selbst.
cli-help-workers = wie viele Prozesse denken (sonst einer für jeden Prozessor)
cli-help-replay = Aufzeichnungen als Text zeigen: Blätter, Gespräch, Stiche, Punkte
cli-about-replay =
    Spielt jede Aufzeichnung nach und zeigt sie als Text: die gegebenen Blätter,
    was am Tisch gesagt wurde, die Stiche, der Punktezettel, das Ergebnis.

    Eine Datei enthält eine Aufzeichnung oder eine je Zeile, wie ein Export aller
    Partien.

    Lässt sich eine Aufzeichnung nicht spielen, nennt ein Fehler die Runde und die
    falsche Aktion. Die anderen werden trotzdem gezeigt, und der Status ist 2.
cli-help-json = je Aufzeichnung eine Zeile JSON; Fehler zählen Runden und Aktionen ab 0
cli-help-reading = { $versions }: die Version des Bots, von der die Aufzeichnung ist und die manche Quellen anders las
cli-earlier = { $file }: Nach den Regeln, wie Version { $version } des Bots sie las, hat diese Aufzeichnung ein anderes Ergebnis. Ist sie von dieser Version, ergänze --reading { $version }.
cli-help-files = die Aufzeichnungen; - ist die Standardeingabe
cli-help-verify = prüfen, ob die Karten von Aufzeichnungen aus ihrem Geheimnis folgen
cli-about-verify =
    Mischt jede Runde jeder Aufzeichnung noch einmal, aus dem Geheimnis, der
    Nummer und den Abhebeworten, und sagt, was bewiesen ist. Dateien liest
    der Befehl wie replay.

    Der Status ist 0, wenn alles bewiesen ist, 1 ohne Beweis, solange das
    Geheimnis fehlt oder (--house) wenn ein Zug nicht bewiesen ist, 2, wenn
    etwas nicht passt oder eine Datei nichts taugt.
cli-help-packs = auch alle Karten zeigen, in der Folge, in der sie lagen
cli-help-ask-house = den Computer noch einmal nach seinen Zügen fragen; das kann Minuten dauern
cli-verify-none = In dieser Aufzeichnung steht kein Beweis der Version 2, also wird nichts behauptet und nichts ist bewiesen.
cli-verify-open = Das Geheimnis ist noch nicht veröffentlicht, also ist noch nichts bewiesen.
cli-verify-compare = Vergleiche Fingerabdruck und Schlüssel mit deinen Kopien. Die Herausforderung selbst zeigt nur die ersten 12 Stellen des Fingerabdrucks.
cli-verify-progress = { $done } von { $all } Entscheidungen verglichen …
cli-verify-no-house = Die Aufzeichnung sagt nicht, was der Computer gefragt wurde, also ist darüber nichts bewiesen.
cli-verify-other = { $same } von { $all } Entscheidungen des Computers sind dieselben. Runde { $deal }, Aktion { $action }: Er tat „{ $did }“ und antwortet hier „{ $chooses }“, obwohl der Beweis keine andere Version nennt. Für das, was abweicht, ist nichts bewiesen.
cli-verify-version = { $same } von { $all } Entscheidungen des Computers sind dieselben. Runde { $deal }, Aktion { $action }: Er tat „{ $did }“, und diese Version antwortet „{ $chooses }“. Das entschied eine andere Version: { $version }. Für das, was abweicht, ist nichts bewiesen.
cli-help-view = eine Aufzeichnung zeigen, wie eine Seite oder die Öffentlichkeit sie sehen darf
cli-about-view =
    Zeigt eine Aufzeichnung als eine Zeile JSON, ohne alles, was diese Seite nicht
    wissen darf. Eine Karte, die sie nicht kennen darf, steht als ?? da.
cli-help-seat = wer zusieht: Platz 0, Platz 1 oder die Öffentlichkeit
cli-help-file = die Aufzeichnung; - ist die Standardeingabe
cli-help-duel = zwei Computerspieler aneinander messen
cli-about-duel =
    Spielt Paare von Runden, in denen jede Seite dieselben Karten einmal hat.
    Zeigt, um wie viele Punkte die linke Seite in jedem Paar vor der rechten liegt,
    im Schnitt und mit 95 Prozent Sicherheit, und den Schnitt von Vorhand und
    Hinterhand.
cli-help-level = ein Computerspieler: { $levels }
cli-help-pairs = wie viele Paare von Runden, zwei oder mehr
cli-help-seed = Startzahl der Runden (sonst 0)
cli-help-rules = die Regeln (sonst rubicon): { $sets }
cli-help-parties = ganze Partien spielen und die Punkte der Abrechnung zählen
cli-help-duel-json = eine Zeile JSON zeigen
cli-match =
    { $left } minus { $right }: { $gain } ± { $within } Punkte der Abrechnung
    für jedes Paar von Partien ({ $pairs } Paare).
cli-duel =
    { $left } minus { $right }: { $gain } ± { $within } Punkte je Paar ({ $pairs } Paare).
    Schnitt je Runde: Vorhand { $elder }, Hinterhand { $younger }.
cli-help-engine = gegen ein Programm spielen: Stellung lesen, mit einem Zug antworten
cli-about-engine =
    Liest ein JSON-Objekt je Zeile, {"{"}"seat": 0, "record": {"{"}…{"}"}{"}"},
    die Aufzeichnung aus der Sicht der Seite am Zug. Antwortet mit einer Zeile:
    {"{"}"action": "0 play AS"{"}"} oder {"{"}"error": {"{"}"why": "…"{"}"}{"}"}, bei einem Fehler.
cli-help-engine-seed = Startzahl der Zufallszahlen (sonst 0)
cli-help-doctor = die Datenbank prüfen und ausbessern, was geht
cli-about-doctor =
    Prüft die Datenbank; der Bot darf dabei laufen. Prüft die Datei selbst und ihre
    Tabellen, jede Partie durch Nachspielen, Uhren und Nachrichten, den Ausgang,
    Ergebnisse, Einstellungen, Wertungen und Bestenlisten. Eine Million beendeter
    Partien dauert eine Stunde.

    Zeigt eine Zeile je Fehler und nie eine Karte. Eine Partie, die sich nicht
    nachspielen lässt, wird gemeldet und bleibt, wie sie ist. Der Status ist 0,
    wenn alles gut oder ausgebessert ist, 1, wenn ein Fehler bleibt, 2, wenn die
    Prüfung nicht möglich war.
cli-help-mend = ausbessern, was aus den Aktionen folgt, und Verlorenes neu senden
cli-help-sample = nur N beendete Partien nachspielen, zufällig gewählt
cli-help-backup = die Datenbank in eine Datei kopieren; der Bot darf laufen
cli-about-backup =
    Kopiert die Datenbank, wie sie in einem Augenblick ist, in eine Datei, die nur
    ihr Besitzer lesen darf. Der Bot darf dabei laufen. Die Kopie wird geprüft,
    bevor die Datei ihren Namen bekommt; sie ist also vollständig, oder es gibt
    sie nicht.

    Die Kopie enthält die Blätter laufender Partien: Gib sie niemandem.
cli-help-check-copy = die Kopie durchsehen wie doctor, bevor sie ihren Namen bekommt
cli-help-force = eine vorhandene Datei ersetzen
cli-help-backup-file = die Datei, in die kopiert wird
cli-help-restore = die Datenbank durch eine Kopie ersetzen
cli-about-restore =
    Ersetzt die Datenbank durch eine Kopie. Prüft erst die Kopie und spielt jede
    laufende Partie nach. Der Bot darf dabei nicht laufen. Die bisherige Datenbank
    bleibt unter einem anderen Namen, der genannt wird.
cli-help-restore-file = die Kopie, von backup gemacht
cli-help-copy = die Datenbank auf einen PostgreSQL-Server, zurück oder in eine Datei kopieren
cli-about-copy =
    Kopiert eine ganze Datenbank, FROM, in eine leere, TO. Jede ist eine Datei oder
    die Adresse eines PostgreSQL-Servers (postgresql://…). Der Bot darf dabei nicht
    laufen. FROM wird nur gelesen. Geht etwas schief, ist TO wie zuvor.

    Jede Zeile wird nach dem Kopieren verglichen; dann sieht doctor TO durch.
    Der Status ist 0, wenn alles in Ordnung ist, 1, wenn doctor in TO
    etwas findet, 2, wenn nichts kopiert wurde.

    Lass das Passwort aus der Adresse weg: Andere auf dem Rechner könnten es sehen.
    Es kann in ~/.pgpass stehen oder als PGPASSWORD in der Umgebung.
cli-help-copy-from = die Datenbank, die kopiert wird: eine Datei oder eine Adresse
cli-help-copy-to = wohin: eine neue Datei oder die Adresse einer leeren Datenbank
cli-wrong = { $program }: { $message } (siehe { $program } --help)

## What is wrong with a file

cli-file-missing = Diese Datei gibt es nicht.
cli-file-folder = Das ist ein Ordner, keine Datei.
cli-file-forbidden = Diese Datei darfst du nicht lesen.
cli-file-unreadable = Diese Datei lässt sich nicht lesen.
cli-file-huge = Diese Datei ist zu groß für eine Aufzeichnung: Sie ist größer als { $megabytes } MB.
cli-file-not-text = Das ist keine Piquet-Aufzeichnung: Es ist kein Text in UTF-8.
cli-line = { $file }, Zeile { $line }
cli-error-file = { $file }: { $why }
cli-error-deal = { $file }, Runde { $deal }: { $why }
cli-error-action = { $file }, Runde { $deal }, Aktion { $action } („{ $text }“): { $why }
cli-error-step = { $file }, Runde { $deal }, Aktion { $action }: { $why }
cli-error-end = { $file }, Runde { $deal }, nach { $action } Aktionen: { $why }

## The problems that the doctor finds, one line each

doctor-empty = { $megabytes } MB der Datei sind leer. Neue Zeilen füllen sie. Wer sie der Platte zurückgeben will, hält den Bot an und führt VACUUM auf der Datei aus: Der Befehl steht in HOSTING.md unter „Deleting data“.
doctor-unclaimed = { $number ->
    [one] Über die Karten einer beendeten Partie wird nichts behauptet; sie wurden nicht neu gemischt.
   *[other] Über die Karten von { $number } beendeten Partien wird nichts behauptet; sie wurden nicht neu gemischt.
}
doctor-well = Alles in Ordnung: { $parties ->
    [0] Es gab keine Partie zu prüfen
    [one] Eine Partie wurde geprüft
   *[other] { $parties } Partien wurden geprüft
}.
doctor-sum = { $found ->
    [one] Ein Fehler wurde gefunden. { $left ->
        [0] Er ist ausgebessert.
       *[other] Er ist nicht ausgebessert.
    }
   *[other] { $found } Fehler wurden gefunden. { $left ->
        [0] Alle sind ausgebessert.
        [one] Einer ist nicht ausgebessert.
       *[other] { $left } sind nicht ausgebessert.
    }
}
doctor-left = { $finding } Nicht ausgebessert.
doctor-mended = { $finding } Ausgebessert.
doctor-progress = { $done } von { $parties } Partien geprüft …
doctor-sampled = Geprüft wurden { $checked } von { $parties } Partien: die laufenden, und höchstens { $sample } beendete, zufällig gewählt.
doctor-unfinished = Sonst wurde nichts geprüft.
doctor-damaged = Die Datei ist beschädigt: { $detail }. Stelle eine Sicherung wieder her.
doctor-orphans = { $number ->
    [one] Eine Zeile der Tabelle „{ $detail }“ verweist
   *[other] { $number } Zeilen der Tabelle „{ $detail }“ verweisen
} auf Zeilen, die es nicht gibt.
doctor-schema = „{ $detail }“ fehlt, ist geändert oder nicht von diesem Bot. Stelle eine Sicherung wieder her oder entferne, was dazukam.
doctor-index = Der Index „{ $detail }“ fehlt.
doctor-seats = Partie { $partie }: Sie hat keine zwei verschiedenen Spieler.
doctor-setting = Diese Einstellung ist nicht lesbar: { $detail }. Wem sie gehört, kann neu wählen.
doctor-challenge = Herausforderung { $detail }: Sie und ihre Partie gehören nicht zusammen.
doctor-value = Dieser gespeicherte Wert ist beschädigt: { $detail }.
doctor-rules = Partie { $partie }: Dieser Bot kennt ihre Regeln nicht.
doctor-undealt = Partie { $partie }: Die Karten von Runde { $number } verletzen die Regeln.
doctor-unplayable = Partie { $partie }: Runde { $number } lässt sich ab Entscheidung { $detail } nicht nachspielen.
doctor-lost = Partie { $partie }: Entscheidung { $number } wurde getroffen und fehlt. Sie wird nicht zurückgenommen, weil andere sie gesehen haben können: Stelle eine Sicherung wieder her.
doctor-unended = Partie { $partie }: Sie hat kein Ende, aber ihre Ergebnisse sind eingetragen. Sie wird nicht wieder eröffnet: Stelle eine Sicherung wieder her.
doctor-other-challenge = Partie { $partie }: Spieler, Server, Regeln oder Wertung sind nicht die ihrer Herausforderung.
doctor-other-cards = Partie { $partie }: Ihre Karten und Aktionen ergeben andere Punkte, als beim Spielen gespeichert wurden.
doctor-proof = Partie { $partie }: Ihre Karten folgen nicht aus ihrem Geheimnis ({ $number ->
    [0] das Geheimnis oder das Abheben
   *[other] Runde { $number }
}). Das Geheimnis, die Abhebeworte, eine Karte oder eine Aktion wurde geändert.
doctor-promise = Herausforderung { $detail }: Ihr Geheimnis fehlt, ist nicht das, für das ihr Fingerabdruck steht, oder hätte gelöscht sein sollen.
doctor-post = Partie { $partie }: Ihr Tisch soll Entscheidungen zeigen, die noch nicht gefallen sind.
doctor-shared-dm = Der Direktnachrichtenkanal von Person { $detail } ist auch für eine andere gespeichert oder gehört einem Server.
doctor-names = { $number ->
    [one] Ein gespeicherter Name weicht
   *[other] { $number } gespeicherte Namen weichen
} von den letzten Partien ab.
doctor-dealer = Partie { $partie }: Der gespeicherte erste Geber ist nicht der der ersten Runde.
doctor-house = Partie { $partie }: Der gespeicherte Platz des Computers ist falsch.
doctor-engine = Partie { $partie }: Was Entscheidung { $number } für den Computer gewählt hat, ist nicht so benannt, wie ein Bot es benennt.
doctor-handless = Partie { $partie }: Wer am Zug ist, hat kein Blatt in den Direktnachrichten.
doctor-tableless = Partie { $partie }: Sie hat keinen Tisch.
doctor-contradiction = Partie { $partie }: Das Buch nennt andere Spieler oder ein anderes Ende, oder es ist sich über die Wertung uneins; die Aktionen sagen nicht, was stimmt.
doctor-stuck = Partie { $partie }: Ihre letzte Runde ist zu Ende, aber es gibt weder eine neue Runde noch ein Ergebnis.
doctor-count = Partie { $partie }: { $number ->
    [one] Eine Entscheidung ist gespeichert, aber ihr
   *[other] { $number } Entscheidungen sind gespeichert, aber ihr
} Zähler weicht ab.
doctor-score = Partie { $partie }: Der gespeicherte Stand von Runde { $number } weicht von seinem Verlauf ab.
doctor-totals = Partie { $partie }: Die Summen sind nicht die ihrer Runden.
doctor-result = Partie { $partie }: Das gespeicherte Ergebnis weicht von ihren Runden ab.
doctor-orders = Partie { $partie }: Gespeicherte Vorgaben passen nicht zur Runde.
doctor-turn = Partie { $partie }: Am Zug ist nicht, wer gespeichert ist.
doctor-clock = Partie { $partie }: Die Uhr folgt nicht aus der letzten Entscheidung.
doctor-mute = Partie { $partie }: Wer am Zug ist, hat keine Nachricht, um zu handeln.
doctor-untold = Partie { $partie }: Der Tisch zeigt nicht alle Entscheidungen.
doctor-notice = Partie { $partie }: Nachricht { $number } an { $detail } kann nie zugestellt werden.
doctor-ledger = Partie { $partie }: Ihre Einträge im Buch weichen von ihrem Verlauf ab.
doctor-ratings = { $number ->
    [one] Die Wertung einer Person weicht
   *[other] Die Wertungen von { $number } Personen weichen
} von dem ab, was die gewerteten Partien ergeben.
doctor-leaderboards = { $number ->
    [one] Eine Person steht
   *[other] { $number } Personen stehen
} in den Bestenlisten am falschen Platz.
doctor-crowds = { $number ->
    [one] Eine Bestenliste zählt
   *[other] { $number } Bestenlisten zählen
} ihre Spieler falsch.
doctor-far = Partie { $partie }: Nachricht { $number } an { $detail } wartet schon viel zu lange.

## A record as text

account-title = { $rules }: { $first } und { $second }
account-file = Aufzeichnung: { $file }
account-empty = Noch keine Runde hat begonnen.
account-deal = Runde { $number }: { $dealer } gibt, { $elder } ist Vorhand
account-deal-bid = Runde { $number }: { $dealer } gibt
account-talon = Talon
account-out = legt ab { $cards }
account-in = kauft   { $cards }
account-turn = Die Runde ist nicht zu Ende: { $name } ist dran.
account-goes-on = Die Partie ist nicht zu Ende.

## Copies of the database

keeping-copying = { $percent } % kopiert
keeping-backed-up = { $file } ist eine vollständige, geprüfte Kopie der Datenbank ({ $megabytes } MB). Sie enthält Blätter: Gib sie niemandem.
keeping-restored = { $file } ist wiederhergestellt: { $parties ->
    [one] eine laufende Partie
   *[other] { $parties } laufende Partien
}, jede durch Nachspielen geprüft. Du kannst den Bot starten.
keeping-aside = Die bisherige Datenbank bleibt als { $file }.
keeping-none = Es gibt keine Datenbank { $file }.
think-no-server = Die Datenbank ist eine Datei ({ $file }), und nur ihr Bot kann für sie denken. Für diesen Befehl muss PIQUET_DATABASE die Adresse einer PostgreSQL-Datenbank sein.
keeping-server = Die Datenbank liegt auf einem PostgreSQL-Server ({ $address }), und dieser Befehl ist für eine Datei. Sichere sie mit pg_dump --format=custom, und stelle diese Sicherung mit pg_restore wieder her.
keeping-exists = { $file } gibt es schon. Nenne eine andere Datei, oder nimm --force. Die Datenbank selbst wird nie überschrieben.
keeping-no-file = { $file } ist keine Datei. Nenne eine Datei.
keeping-in-use = Auf der Datenbank { $file } läuft ein Bot. Beende ihn zuerst.
keeping-damaged = { $file } ist beschädigt ({ $reason }). Nichts wurde geändert.
keeping-unchecked = { $file } konnte nicht zu Ende geprüft werden ({ $reason }). Nichts wurde geändert. Prüfe die Datenbank mit doctor.
keeping-unplayable = Diese Kopie enthält Partien, die sich nicht nachspielen lassen ({ $parties }). Nichts wurde geändert.
keeping-os = { $file }: { $reason }. Nichts wurde geändert.

## A database that is copied to another place

copy-done = { $target } ist eine Kopie von { $source }: { $rows } Zeilen in { $tables } Tabellen, jede verglichen. Setze PIQUET_DATABASE darauf, bevor du den Bot startest, und lass nie einen Bot auf beiden laufen.
copy-occupied = { $address } ist nicht leer. Nenne eine leere Datenbank oder eine neue Datei. Nichts wurde kopiert.
copy-schema = { $address } hat andere Tabellen oder Spalten als dieser Bot: { $detail }. Lass doctor darüber laufen. Nichts wurde kopiert.
copy-nul = Ein Text in { $detail } hat ein Zeichen (NUL), das { $address } nicht aufnehmen kann. Entferne es dort. Nichts wurde kopiert.
copy-differs = Diese Tabellen kamen in { $address } nicht so an, wie sie waren: { $detail }. Nichts wurde kopiert. Bitte melde das.

## The problems of /piquet problem

cli-help-problems = Aufgaben für /piquet problem machen oder die vorhandenen prüfen
cli-about-problems =
    Macht Stellungen, in denen die beste Wahl des Meisters um mindestens zwei
    Punkte besser ist als jede andere, und das bei drei Startzahlen. Jede wird
    geschrieben, sobald sie gefunden ist; der Befehl darf also abgebrochen werden.
    Ohne Option sagt er, wie viele Aufgaben es gibt.
    Status von --check: 0, wenn jede Aufgabe stimmt, 2, wenn eine nicht stimmt.
cli-help-make = N weitere Aufgaben in gespielten Runden finden, je Grad gleich viele
cli-help-check-problems = jede Aufgabe neu ansehen: Stellung, Auswahl und Antwort des Meisters
cli-help-grade = nur Aufgaben dieses Grades: { $grades }
cli-help-problems-sample = den Meister nur über N Aufgaben nachdenken lassen, nach der Startzahl gewählt
cli-help-problems-file = die Datei der Aufgaben (sonst die, die der Bot nutzt)
cli-problems-sum = { $number } Aufgaben: { $easy } leicht, { $medium } mittel, { $hard } schwer.
cli-problems-made = { $done } von { $all } (nach { $deals } Runden): { $grade }, { $topic }
cli-problems-checking = { $done } von { $all } geprüft …
cli-problems-checked = { $all } Aufgaben; über { $judged } hat der Meister nachgedacht; { $wrong } sind falsch.
cli-problems-unreadable = { $file } lässt sich nicht als Aufgaben lesen ({ $why }).
cli-problems-flaw = Aufgabe { $number }: { $flaw ->
    [number] ihre Nummer ist nicht ihr Platz in der Datei
    [twice] dieselbe Stellung steht schon davor
    [unreadable] die Stellung ist nicht lesbar oder gehört nicht zu diesem Platz
    [topic] sie fragt nach etwas anderem, als sie sagt
    [illegal] eine Wahl verletzt die Regeln oder steht zweimal da
    [unclear] die beste Wahl liegt nicht bei jeder Startzahl zwei Punkte vorn
    [answer] der Meister findet jetzt eine andere Antwort
   *[other] die Zahlen, der Grad oder die Gründe haben sich geändert
}

## What a start needs, a line each

check-well = ok      { $name }: { $told }
check-wrong = FALSCH  { $name }: { $told }
check-settings = Einstellungen
check-database = Datenbank
check-folders = Ordner
check-token = Token
check-discord = Discord
check-rest = der Rest
check-not-done = nicht geprüft, weil eine Einstellung falsch ist.
check-settings-file = gelesen aus { $file } und der Umgebung.
check-settings-environment = gelesen aus der Umgebung. Es gibt kein { $file }.
check-database-new = { $address } gibt es nicht, oder sie ist leer. Der erste Start legt sie an.
check-database-usable = { $address } ist brauchbar.
check-database-older = { $address } ist von einer älteren Version. Der nächste Start macht { $steps ->
    [one] eine Änderung
   *[other] { $steps } Änderungen
} an ihren Tabellen.
check-folders-none = der Bot braucht keine, denn die Datenbank liegt auf einem Server.
check-folders-open = der Bot darf in { $folders } schreiben.
check-folders-closed = der Bot darf in { $folder } nicht schreiben. Gib diesen Ordner dem Benutzer, als der er läuft.
check-token-none = es gibt kein DISCORD_TOKEN, also würde die Probe starten.
check-token-usable = es hat die Form eines Tokens, für die Anwendung { $application }.
check-discord-there = { $address } antwortet.
check-discord-away = { $address } ist nicht zu erreichen ({ $reason }). Prüfe das Netz.
check-discord-not-asked = nicht gefragt, denn die Probe braucht kein Netz.
