### Records and positions that people bring to analyse. See en/analysis.ftl for what each text is.

command-analyse = Eine Partie nachspielen und analysieren, oder fragen, was der Computer in einer Stellung täte
command-analyse-file = Eine Aufzeichnung, wie sie „Exportieren“ beim Nachspielen schreibt, oder eine Stellung
command-analyse-position = Eine Stellung in einer Zeile

## The page without a file or a position

analysis-how =
    ## Analysieren
    - **Eine Partie**: Häng ihre Aufzeichnung als `file` an. Du kannst sie nachspielen und sehen, welche Entscheidungen beide am meisten gekostet haben. *Exportieren* beim Nachspielen schreibt so eine Datei.
    - **Eine Stellung**: Schreib sie als `position`, oder häng sie an. Ich sage, was ich täte und was jeder Zug wert ist. Auch eine Aufzeichnung, wie ein Spieler sie sieht, geht, wenn er am Zug ist.
analysis-how-own = - **Eine eigene Partie**: Wähl sie unten aus.
analysis-how-note = -# Nur du siehst diese Aufzeichnungen, und sie zählen nirgends. Ich behalte deine neuesten { $records } für { $days } Tage, jede bis { $kilobytes } kB. Karten einer laufenden Partie oder des Tagesblatts analysiere ich nicht.
analysis-brought = Deine angehängten Aufzeichnungen
analysis-own = Deine beendeten Partien

## A brought record

analysis-record =
    ## { $first } – { $second }
    -# { $rules }
analysis-private = -# Eine Aufzeichnung, die du angehängt hast: Nur du siehst sie, und sie zählt nirgends. Ich lösche sie am { $until }.
analysis-review = Was { $name } gekostet hat
analysis-drop = Löschen
analysis-dropped = Die Aufzeichnung ist gelöscht.
analysis-replay = ## { $first } – { $second } · angehängte Aufzeichnung

## A brought position

analysis-thinking = Ich sehe mir die Stellung an …
analysis-position = ## Stellung

## What cannot be read

analysis-empty = Da steht nichts drin. Häng eine Aufzeichnung an, oder schreib eine Stellung.
analysis-not-text = Das ist kein Text in UTF-8. Häng die Aufzeichnung selbst an, eine Datei auf `.json`.
analysis-several = Das sind { $number } Aufzeichnungen. Häng eine davon an, in einer eigenen Datei.
analysis-many-deals = Diese Aufzeichnung hat { $number } Runden. Ich lese bis zu { $most } Runden: Lass die letzten weg.
analysis-no-deals = Diese Aufzeichnung hat keine Runde, also gibt es nichts anzusehen.
refused-huge-file = Diese Datei ist zu groß: Ich lese Aufzeichnungen bis { $most } kB. Häng eine einzelne Partie an.
refused-no-file = Discord hat mir die Datei nicht weitergegeben. Häng sie noch einmal an.
refused-file-or-position = Gib mir eine Datei oder eine Stellung, nicht beides.
refused-cards-in-play = { $why ->
    [daily] Das sind Karten eines Tagesblatts, das noch offen ist. Ich analysiere sie, wenn der Tag vorbei ist.
   *[other] Das sind die Karten deiner Partie #{ $number }, die noch läuft. Ich analysiere sie, wenn sie zu Ende ist.
}
