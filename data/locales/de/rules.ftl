### The slash commands, the questions they ask, and the settings of a player. See en/commands.ftl for what each text is.

### The game in short pages: /piquet rules. See en/rules.ftl for what tests check in these texts.

## Descriptions of the commands and their options: at most 100 characters

command-rules = Das Spiel auf kurzen Seiten lernen

## The pages of the rules

rules-choose = Seiten
rules-next = Nächste Seite
rules-back = Vorige Seite

## The rule sets: a name of at most 40 characters, a line of at most 90

ruleset-rubicon-name = Rubikon-Piquet
ruleset-rubicon-line = Der Klassiker, wie Cavendish ihn beschreibt, und am besten für den Anfang.
ruleset-club-name = Klub-Piquet
ruleset-club-line = Rubikon mit volleren Ansagen: „Terz von der Dame“, „drei Könige“.
ruleset-au-cent-name = Piquet au Cent
ruleset-au-cent-line = Das ältere Spiel des Portland Club: Ansagen nennen alles; Hinterhand darf alles behalten.
ruleset-french-1896-name = Französisches Piquet von 1896
ruleset-french-1896-line = Nach Boussac: drei Ansagen auf einmal, dann das Bessere; ein Point braucht 30 Augen.
ruleset-carte-rouge-name = Carte Rouge
ruleset-carte-rouge-line = 20, wenn alle zwölf Karten in Ansagen zählen; Stichmehrheit kann einen Pik bringen.
ruleset-hundred-name = Auf Hundert
ruleset-hundred-line = Die alte Partie: drei Gewinnsätze bis 100; wer unter 50 bleibt, verliert doppelt.
ruleset-counterpique-name = Counterpique
ruleset-counterpique-line = Von David Parlett: um die Vorhand reizen und die versprochenen Stiche machen; ein Rubber.

## The lessons, in the order in which they are read

rules-page-minute-title = Das Spiel in einer Minute
rules-page-minute-body =
    Zwei Spieler, 32 Karten, kein Trumpf. Deine Karten zählen zweimal: erst für das, was du **hast**, dann für die **Stiche**.

    Eine **Partie** hat sechs Runden, und ihr gebt abwechselnd. Wer gibt, ist **Hinterhand**, die andere Seite **Vorhand**.

    Die höhere Summe gewinnt. Wer verliert, sollte **100** erreichen: Diese Grenze heißt _Rubikon_, und darunter wird es viel teurer.

    -# Rubikon-Piquet nach Henry Jones, „Cavendish“.
rules-page-minute-deal-title = Eine Runde in einer Minute
rules-page-minute-deal-body =
    1. **Geben.** Zwölf Karten für jede Seite; acht bleiben verdeckt, der _Talon_.
    2. **Kaufen.** Vorhand tauscht bis zu fünf Karten, dann Hinterhand bis zu allen, die übrig sind, meistens drei.
    3. **Ansagen.** Vorhand zuerst. Wer hat den besseren _Point_ (die längste Farbe), die bessere _Sequenz_ (Karten einer Farbe in Folge), das bessere _Kunststück_ (drei oder vier gleiche)? Nur wer besser ist, zählt.
    4. **Spielen.** Vorhand spielt zuerst aus. 1 für jede ausgespielte Karte und jeden Stich auf eine fremde, 10 für die meisten der zwölf Stiche, 40 für alle.
rules-page-cards-title = Die Karten und das Geben
rules-page-cards-body =
    Vier Farben, ♠ Pik, ♥ Herz, ♦ Karo und ♣ Kreuz, haben je acht Karten, die höchste zuerst:
    ```
    A  K  D  B  10  9  8  7
    ```
    A♥ ist das Herz-Ass, D♠ die Pik-Dame.

    - **Abheben.** Die höhere Karte bestimmt, wer zuerst gibt. Bei sechs Runden gib zuerst: Dann bist du in Runde 2, 4 und 6 Vorhand. Ich wähle das für dich, wenn du nicht selbst wählen willst.
    - **Geben.** Gegeben wird abwechselnd, zwölf Karten für jede Seite. Von den anderen acht, dem Talon, sind die ersten fünf für Vorhand, die letzten drei für Hinterhand.

    -# Cavendish, Gesetze 3 und 11. _Counterpique_ hat eigene Regeln für das Geben und den Talon.
rules-page-exchange-title = Der Kauf
rules-page-exchange-body =
    Leg ab, was dir wenig nützt, und nimm ebenso viele Karten vom Talon: Das heißt _kaufen_.

    1. **Erst Vorhand: eine bis fünf Karten**, meist fünf.
    2. **Dann Hinterhand: eine bis alle, die noch liegen**, meist drei. Nach manchen Regeln auch keine.

    _Beispiel:_ Vorhand kauft vier. Im Talon bleiben 8 − 4 = 4 Karten; Hinterhand darf alle vier kaufen.

    ### Carte blanche: 10 Punkte
    Weder König noch Dame noch Bube bekommen? Das sage ich gleich an (bei _Piquet au Cent_ du selbst, vor deinem Kauf), und es zählt vor allem anderen. Dein Gegenüber sieht deine Karten erst, wenn es selbst abgelegt hat.

    -# Cavendish, Gesetze 12 bis 14.
rules-page-exchange-left-title = Der Kauf: Wer was sieht
rules-page-exchange-left-body =
    - **Was du ablegst**, siehst nur du.
    - **Was Vorhand von den ersten fünf liegenlässt**, sieht sie. Hinterhand kann es noch kaufen.
    - **Was dann liegenbleibt**, darf Hinterhand ansehen, bis sie die erste Karte zugibt; dann sieht es auch Vorhand, sobald sie ausgespielt oder die Farbe genannt hat. Sieht Hinterhand es nicht an, sieht es niemand.

    -# Cavendish.
rules-page-point-title = Point: deine beste Farbe
rules-page-point-body =
    Der Point sind alle deine Karten einer Farbe. **Mehr Karten gewinnen.** Haben beide gleich viele, entscheiden die Augen:
    ```
    A            11
    K  D  B  10  je 10
    9  8  7      9, 8, 7
    ```
    Auch gleich viele Augen? Die Points sind _gleich_: Niemand zählt.

    Der bessere zählt **einen Punkt für jede Karte**. Die Augen dienen nur zum Vergleichen.

    -# Cavendish. Nach manchen Regeln braucht ein Point mehr, oder Vorhand zählt, was gleich ist: siehe ihre Seiten.
rules-page-point-example-title = Point: ein Beispiel
rules-page-point-example-body =
    A♥ D♥ B♥ 8♥ 7♥ = 46 verliert gegen K♣ D♣ B♣ 10♣ 9♣ = 49. Kreuz zählt 5, Herz nichts. Aber sechs kleine Herzen schlügen das Kreuz.

    Sag den Point zuerst an oder gar nicht. Er zählt früh und schützt dich so vor Pik und Repik.

    -# Cavendish.
rules-page-sequences-title = Sequenzen
rules-page-sequences-body =
    Drei oder mehr Karten einer Farbe in Folge.
    ```
    Karten  Name      zählt
      3     Terz         3
      4     Quart        4
      5     Quint       15
      6     Sext        16
      7     Septime     17
      8     Oktave      18
    ```
    - **Länger schlägt kürzer.** Bei gleicher Länge gewinnt die höhere Spitze.
    - **Einmal gut, alles gut.** Ist deine beste die bessere, zählen alle deine Sequenzen und keine der anderen Seite.
    - **Die besten gleich?** _Gleich_: Niemand zählt Sequenzen.

    Eine Karte darf in einer Sequenz, im Point und in einem Kunststück zählen.

    -# Cavendish.
rules-page-sequences-examples-title = Sequenzen: Beispiele
rules-page-sequences-examples-body =
    - **Länger schlägt kürzer**: 10♥ 9♥ 8♥ 7♥ schlägt A♠ K♠ D♠.
    - **Gleich lang, höhere Spitze**: D♦ B♦ 10♦, eine _Terz von der Dame_, schlägt B♣ 10♣ 9♣.
    - **Einmal gut, alles gut**: Dein K♣ D♣ B♣ 10♣ 9♣ schlägt A♠ K♠ D♠ B♠, also zählen auch deine 9♥ 8♥ 7♥: 15 + 3 = 18.

    -# Cavendish.
rules-page-sets-title = Kunststücke: Gedritt und Geviert
rules-page-sets-body =
    Drei oder vier Asse, Könige, Damen, Buben oder Zehnen. Niedrigere Karten sind keine Kunststücke.
    ```
    Karten  Name      zählt
      4     Geviert     14
      3     Gedritt      3
    ```
    - **Vier schlagen drei**: jedes Geviert (Quatorze) jedes Gedritt (Trio).
    - **Gleich viele? Der höhere Rang gewinnt.** Kunststücke können nie gleich sein.
    - **Einmal gut, alles gut.** Ist dein bestes das bessere, zählen alle deine und keines der anderen Seite.

    -# Cavendish.
rules-page-sets-example-title = Gedritt und Geviert: ein Beispiel
rules-page-sets-example-body =
    Du hast A♠ A♥ A♣ und K♠ K♥ K♦. Gegen drei Damen zählst du 3 + 3 = 6. Gegen 10♠ 10♥ 10♦ 10♣ zählst du nichts.

    Zählst du drei und könntest vier haben, erfährt dein Gegenüber, welche du nicht mitzählst. Das verspricht nichts: Du kannst sie abgelegt haben oder verschweigen.

    -# Cavendish, auch zur nicht mitgezählten Karte. Dass das nichts verspricht: eine Darstellung des Klubpiquets (poker.tj).
rules-page-talk-title = Das Gespräch am Tisch
rules-page-talk-body =
    Vorhand sagt zuerst den Point an, dann Sequenz und Kunststück. Hinterhand antwortet:
    - **Gut**: Ich habe nichts Besseres. Vorhand zählt sofort.
    - **Nicht gut**: Ich habe Besseres und zähle es, nachdem du ausgespielt hast.
    - **Wie viele Augen?** oder **Wie hoch?**: Ich habe gleich viele. Sag mir mehr. (Hinterhand muss dann zuerst diese Zahl zählen.)
    - **Gleich**: Ich habe dasselbe. Niemand zählt.

    Was gezählt hat oder gleich war, bleibt öffentlich: Du darfst fragen, welche dieser Karten noch da sind.

    -# So kurze Ansagen: die Gesetze von 1882. Cavendish erlaubt sie (Gesetz 24) nur, wenn die Ansage gegen die Karten gut ist.
rules-page-talk-example-title = Das Gespräch: ein Beispiel
rules-page-talk-example-body =
    Vorhand hat K♠ D♠ B♠ 9♠ 8♠ = 47 und drei Könige. Hinterhand hat A♥ B♥ 10♥ 9♥ 7♥ = 47 und vier Zehnen.
    > „Point von fünf.“ – „Wie viele Augen?“
    > „Siebenundvierzig.“ – „Gleich.“
    > „Terz.“ – „Wie hoch?“
    > „Vom König.“ – „Gut.“
    > „Gedritt.“ – „Nicht gut.“

    Vorhand zählt die Terz und spielt aus: 3 + 1 = 4. Bevor Hinterhand zugibt, zählt sie, was bei ihr gut ist: 14 für die Zehnen. Später ist nichts nachzuholen.

    -# Gesetz 28 bei Cavendish lässt beide zählen, bis Hinterhand spielt. Unsere Lesart: Mit ihrem Ausspiel enden die Ansagen der Vorhand.
rules-page-sinking-title = Verschweigen: weniger ansagen
rules-page-sinking-body =
    Etwas nicht ansagen, das du hast, heißt es **verschweigen**. Ansagen, was du nicht hast, darfst du nie.

    - **Ganz verschweigen**: drei Damen nicht ansagen. Du verlierst 3 Punkte, und die Damen bleiben verborgen.
    - **Einen Teil verschweigen**: Mit A♣ K♣ D♣ B♣ eine Terz ansagen, A♣ K♣ D♣. Du zählst 3 statt 4, und der Bube bleibt verborgen.
    - **Auch Hinterhand** darf „gut“ sagen und Besseres haben. Dann zählt sie in dieser Art nichts.

    -# Cavendish; die Gesetze von 1882 über die Ansage eines Teils.
rules-page-sinking-why-title = Verschweigen: wozu, und wann nicht
rules-page-sinking-why-body =
    _Wozu?_ Dein Gegenüber kennt dein Blatt nur aus deinen Ansagen. Ein Stich mit einer verborgenen Karte kann mehr wert sein als die 3.

    _Wann nicht?_ Wenn die Ansage Pik oder Repik verhindern oder bringen kann. In deinen ersten Partien verschweige nichts.

    -# Cavendish. Keine Ansage wird berichtigt (Gesetz 25): Ihr Knopf nennt sie, und ein Klick sagt sie.
rules-page-play-title = Das Spielen und seine Punkte
rules-page-play-body =
    Vorhand spielt eine beliebige Karte aus. Die andere Seite muss **bedienen**, wenn sie kann; den Stich machen muss sie nicht. Die höhere Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt weiter aus.
    - **1** für jede ausgespielte Karte, ob sie den Stich macht oder nicht
    - **1** für einen Stich auf eine Karte der anderen Seite
    - **1** dazu für den letzten Stich
    - **10** für sieben Stiche oder mehr: die Stichmehrheit
    - **40** für alle zwölf Stiche, statt der 10: Kapott

    Sechs zu sechs: Die Stiche sind _geteilt_, und niemand zählt die 10.

    -# Cavendish. _Counterpique_ ist anders: siehe seine Seiten.
rules-page-play-end-title = Der letzte Stich, und das Aufgeben
rules-page-play-end-body =
    Ein Stich, den du selbst ausspielst, bringt keinen zweiten Punkt: Den gab schon das Ausspiel. Nur der letzte bringt dem, der ihn macht, 1 + 1 = 2, wer immer ausspielt.

    _Aufgeben:_ Nach dem ersten Stich darfst du, wenn du am Zug bist, den Rest der Runde aufgeben. Es zählt, als machtest du keinen Stich mehr; mit dem Ausspiel zählst du noch 1.

    -# Cavendish. _Counterpique_ ist anders: siehe seine Seiten.
rules-page-bonuses-title = Pik, Repik, Kapott
rules-page-bonuses-body =
    Punkte _zählen_ in dieser Folge, der Zählfolge, egal, wer zuerst spricht:
    1. Carte blanche
    2. Point
    3. Sequenzen
    4. Kunststücke
    5. das Spielen, Karte für Karte
    6. Stichmehrheit oder Kapott

    - **Der Repik, 60 dazu** (der alte _Neunziger_): 30 oder mehr aus 1 bis 4, bevor die andere Seite etwas hat, das früher zählt.
    - **Der Pik, 30 dazu** (der _Sechziger_): 30 oder mehr aus 1 bis 5, bevor die andere Seite etwas hat. Nur für Vorhand: Ihr erstes Ausspiel verhindert einen der Hinterhand.
    - **Kapott, 40**: alle zwölf Stiche. Weder Kapott noch Stichmehrheit zählen für einen Pik.

    -# Cavendish. _Carte Rouge_ und _Counterpique_ sind anders: siehe ihre Seiten.
rules-page-bonuses-examples-title = Pik und Repik: Beispiele
rules-page-bonuses-examples-body =
    _Repik:_ 6 + 16 + 14 = 36 in Ansagen, dann 36 + 60 = 96.
    _Pik:_ 6 + 16 + 3 = 25 in Ansagen, fünf Stiche nacheinander, 25 + 5 = 30, dann 30 + 30 = 60.
    _Abgewendet:_ Vorhand hat 16 + 14 = 30, aber der gute Point der Hinterhand zählt vor beidem.

    In einer Runde gibt es höchstens einen Pik oder Repik. Was _gleich_ ist, schützt niemanden.

    -# Cavendish.
rules-page-partie-title = Die Partie und der Rubikon
rules-page-partie-body =
    Meistens werden sechs Runden addiert. Die höhere Summe gewinnt die Partie. Wie viel sie wert ist:

    - Hat die andere Seite 100 oder mehr: **100 und die Differenz** der Summen.
    - Hat sie weniger als 100: **100 und beide Summen**. Dann ist sie unter dem _Rubikon_, auch wenn die Siegerseite keine 100 hat.

    Bei **Gleichstand** nach sechs Runden folgen zwei weitere, jede Seite gibt einmal. Steht es noch immer gleich, endet die Partie unentschieden.

    -# Cavendish, Gesetze 33 und 34. _Auf Hundert_ und _Counterpique_ werden anders gewonnen; eine Partie von einer oder zwei Runden hat keinen Rubikon.
rules-page-partie-examples-title = Partie und Rubikon: Beispiele
rules-page-partie-examples-body =
    - 160 zu 130: 160 − 130 = 30, 100 + 30 = 130.
    - 164 zu 78: 100 + 164 + 78 = 342.
    - 95 zu 88: 100 + 95 + 88 = 283.

    _In der letzten Runde hinten?_ Mach die 100 voll, wenn du kannst. Kannst du es nicht, vergrößern deine Punkte nur deinen Verlust: Mach wenige.

    -# Cavendish.
rules-page-first-deal-title = Eine erste Runde, ganz durchgespielt
rules-page-first-deal-body =
    - **Vorhand** bekommt A♠ K♠ B♠ A♥ D♥ B♥ 8♥ B♣ 8♣ 7♣ 9♦ 8♦
      legt ab K♠ 8♣ 7♣ 9♦ 8♦
      kauft 9♠ 8♠ K♥ 9♣ K♦
    - **Hinterhand** bekommt 10♠ 7♠ 10♥ 9♥ 7♥ K♣ D♣ 10♣ A♦ D♦ B♦ 10♦
      legt ab 7♠ 9♥ 7♥
      kauft D♠ A♣ 7♦

    > „Fünf Karten.“ – „Wie viele Augen?“ – „Neunundvierzig.“ – „Gut.“
    A♥ K♥ D♥ B♥ 8♥ = 49 gegen A♦ D♦ B♦ 10♦ 7♦ = 48.
    > „Eine Quart vom Ass, macht neun. Drei Buben?“ – „Nicht gut.“
    Point und Quart: 5 + 4 = 9. Vorhand spielt A♥ aus: 9 + 1 = 10.
    > „Vier Zehnen, vierzehn, und drei Damen, siebzehn.“
    Hinterhand hat 14 + 3 = 17.
rules-page-first-deal-play-title = Eine erste Runde: das Spielen
rules-page-first-deal-play-body =
    Vorhand spielt vier weitere Herzen aus, 10 + 4 = 14, dann K♦, 14 + 1 = 15. Hinterhand nimmt ihn mit A♦, 17 + 1 = 18, spielt A♣ K♣ D♣ 10♣ aus, 18 + 4 = 22, dann D♠, 22 + 1 = 23. Vorhand nimmt sie mit A♠, 15 + 1 = 16, spielt B♠ aus und macht den letzten Stich, 16 + 2 = 18.

    Mit sieben Stichen hat Vorhand die Stichmehrheit, 18 + 10 = 28. Die Runde endet **28–23**.

    -# Das Beispiel von Cavendish, mit seinem Gespräch. Hier sagt Vorhand „Point von fünf.“ „Quart.“ „Gedritt.“, und Hinterhand beantwortet jedes.
rules-page-advice-title = Was man ablegt
rules-page-advice-body =
    - **Vorhand greift an.** Kauf alle fünf. Du darfst Könige und Damen ungedeckt lassen oder eine schwache Farbe ganz ablegen.
    - **Hinterhand verteidigt.** Behalte eine Deckung zum König, zwei zur Dame.
    - **Halte deine beste Farbe zusammen**, für den Point. Er schützt dich vor Pik und Repik.
    - **Denk an die Stichmehrheit.** Sie zu gewinnen statt zu verlieren ist alles in allem etwa 23 Punkte wert, der Point mindestens 10. Leg also nicht Asse und Könige für eine lange Farbe kleiner Karten ab.

    -# Nach den Hinweisen von Cavendish, von dem die beiden Zahlen sind.
rules-page-advice-more-title = Was man ablegt: weitere Hinweise
rules-page-advice-more-body =
    - **Behalte lieber Karten in Folge.** Behalte ein Gedritt, wenn es nichts Besseres kostet; drei Buben oder Zehnen sind keine hohe Karte wert.
    - **Errate das andere Blatt.** Hast du den Buben oder die Zehn einer Farbe, gibt es darin keine Quint gegen dich.
    - **Letzte Runde:** Weit zurück? Riskier etwas. Klar vorn? Spiel sicher.

    -# Nach den Hinweisen von Cavendish.
rules-page-glossary-title = Wörter des Spiels
rules-page-glossary-body =
    - **Ablegen** – Karten weglegen
    - **Augen** – A 11, K D B 10 zehn, 9 8 7 ihre Zahl
    - **Carte blanche** – ohne K, D und B gegeben: 10
    - **Carte rouge** – alle zwölf zählen in Ansagen: 20
    - **Deckung** – Karte, die eine hohe schützt
    - **Gleich** – ebenso gut; niemand zählt
    - **Gut** – nicht geschlagen; es zählt
    - **Hinterhand** – wer gibt
    - **Kapott** – alle zwölf Stiche: 40
    - **Kaufen** – Karten vom Talon nehmen
    - **Kontrakt** – Stiche, die Vorhand verspricht
    - **Kunststück** – Gedritt, drei gleiche: 3; Geviert, vier: 14
    - **Misère** – beide passen; weniger Stiche gewinnen
rules-page-glossary-p-title = Wörter des Spiels: P bis Z
rules-page-glossary-p-body =
    - **Pik** – 30 in Hand und Spiel, ohne Antwort: 30 dazu; auch die Farbe ♠
    - **Point** – die bessere Farbe
    - **Repik** – 30 in der Hand, ohne Antwort: 60 dazu
    - **Rubikon** – 100, die man auch beim Verlieren braucht
    - **Sequenz** – Terz 3, Quart 4, Quint 15, Sext 16, Septime 17, Oktave 18
    - **Stichmehrheit** – sieben Stiche oder mehr: 10
    - **Talon** – acht Karten, die niemand bekam
    - **Verschweigen** – nicht ansagen, was man hat
    - **Vorhand** – spielt zuerst aus
    - **Zählen** – anschreiben, was gut ist
rules-page-ratings-title = Wertung und Bestenlisten
rules-page-ratings-body =
    Wenn du nichts anderes wählst, ist eine Partie unter Menschen **gewertet**, gegen den Computer **freundschaftlich** (ohne Wirkung auf die Wertung). Es zählt, wer gewinnt und gegen wen, nicht die Punkte.

    - **Der Anfang** ist 1500.
    - **±** sagt, wie unsicher die Wertung ist. Bis ± unter 110 liegt, hat sie ein Fragezeichen und keinen Platz.
    - **Drei Wertungen**: sechs Runden, Auf Hundert, Counterpique; gegen den Computer noch drei.

    -# Das Verfahren ist Glicko-2, von Mark Glickman.
rules-page-ratings-counted-title = Wertung: welche Partien zählen
rules-page-ratings-counted-body =
    - **Ohne Punkte verloren:** aufgegeben, beansprucht oder gegen den Computer 90 Tage liegengelassen. **Nicht gezählt:** ohne Ergebnis oder ohne beendete Runde. Eine oder zwei Runden sind immer freundschaftlich.
    - **Drei in der Woche:** Zwei Personen spielen miteinander höchstens drei gewertete Partien in sieben Tagen.
    - **Nicht in den Listen:** wer den Server verlassen hat; nach Wertung, wer 180 Tage keine gewertete Partie beendet hat.
rules-page-discord-title = Wie man hier spielt
rules-page-discord-body =
    Mit `/piquet challenge` wählst du Gegner, Regeln und Bedenkzeit. **Niemand da?** Der Computer spielt sofort, in fünf Stärken.

    - **Dein Blatt kommt als Direktnachricht.** Geht das nicht, zeigt _Mein Blatt zeigen_ am Tisch es nur dir.
    - **Ein Klick** spielt eine Karte, sagt an oder antwortet. Einen Kauf bestätigst du, in deiner ersten Runde auch jede Karte.
    - **Unsicher?** Klick auf _Was würdest du tun?_ oder _Diesen Schritt erklären_.
    - **Der Tisch ist öffentlich**: Ansagen, Stiche und Stand.
    - **Ich antworte für dich auf Ansagen**, wahrheitsgemäß, außer du stellst es anders ein.
rules-page-discord-commands-title = Wie man hier spielt: die Befehle
rules-page-discord-commands-body =
    `/piquet games` – deine Partien, und wer am Zug ist
    `/piquet hand` – noch einmal dein Blatt
    `/piquet table` – der Stand und die gezeigten Karten
    `/piquet resign` – eine Partie aufgeben
    `/piquet settings` – wie du spielst und was du siehst

    {"**"}Keine Eile.** Eine Partie darf Tage dauern, und mehrere gehen zugleich.
rules-page-daily-title = Das Tagesblatt
rules-page-daily-body =
    Jeden Tag zwei Runden gegen den Computer, erst als Vorhand, dann als Hinterhand. Alle auf einem Server bekommen dieselben Karten, einmal. **Nichts wird gewertet.**

    {"**"}Punkte gegen Par.** Deine Punkte weniger die des Computers, weniger das **Par**: der Schnitt aus acht Runden, die der Computer mit diesen Karten gegen sich selbst spielt. Ab zehn Personen zählen auch deren Ergebnisse, ohne die äußersten.

    {"**"}Quadrate.** Kauf, Ansagen, Ausspiel und Ergebnis: 🟩 wie der Meister oder über Par, 🟨 etwas schlechter, ⬛ schlechter.
rules-page-daily-places-title = Das Tagesblatt: die Plätze
rules-page-daily-places-body =
    Die Stufen beider Runden, über oder unter Par, entscheiden die Plätze:
    ```
    Punkte  1  3  6  9  13
    Stufen  1  2  3  4   5
    Punkte 17 22 28 35  43
    Stufen  6  7  8  9  10
    Punkte 52 62 75 90 110
    Stufen 11 12 13 14  15
    ```
    Eine nicht beendete Runde zählt −16 Stufen. Ohne beendete Runde gibt es keinen Platz.
rules-page-orders-title = Seltener vorbeischauen: vorausspielen
rules-page-orders-body =
    Nach deiner ersten Runde darfst du im Voraus entscheiden: _Vorausspielen …_ unter deinem Blatt. Nur du siehst eine Vorgabe und kannst sie ändern oder löschen, bis sie an der Reihe ist.

    - **Mehrere Karten ausspielen.** Ein Klick spielt deine sicheren Karten aus, die nichts schlagen kann; ein Menü nimmt beliebige. Ich spiele sie in deiner Reihenfolge aus, solange du am Stich bleibst.
    - **Die Eröffnung.** Vorhand darf ansagen und ausspielen, bevor Hinterhand gekauft hat. Eine Carte blanche der Hinterhand hebt das auf.
rules-page-orders-replies-title = Vorausspielen: Antworten
rules-page-orders-replies-body =
    - **Antworten**, ab dem zweiten Stich: _Für mich bedienen_ spielt die niedrigste Karte, die den Stich macht, sonst deine niedrigste. Du kannst auch nennen, was du abwirfst und was du danach ausspielst.
    - **Auflegen** kannst du ein Blatt, das ganz sicher ist: Die letzten Stiche sind deine.

    Vorgaben hängen nur von dem ab, was du siehst: **Eine Antwort, die sofort kommt, kann eine Vorgabe sein**, wie immer die Karten liegen.
rules-page-deals-title = Karten, die jeder prüfen kann
rules-page-deals-body =
    Du musst meinem Mischen nicht trauen. Jede Herausforderung hat ein zufälliges **Geheimnis**. _Fair gemischt_ zeigt seinen **Fingerabdruck**, der zu keinem anderen passt; so kann ich es nicht mehr ändern. Die Herausforderung zeigt nur die ersten 12 Stellen, die auch andere Geheimnisse haben können.

    Das Geheimnis, die Nummer der Herausforderung und die Schlüssel zu den Worten beider (nächste Seite) ergeben alle Karten. Nach der Partie, wie sie auch endet, werden Geheimnis und Worte veröffentlicht. _Mischen prüfen_, am Ende des Tisches und des Nachspielens, mischt alles noch einmal und gibt dir ein kurzes Programm.
rules-page-deals-words-title = Mischen prüfen: deine Worte
rules-page-deals-words-body =
    Jeder darf mit _Abheben_ **Worte** geben: wer herausfordert, wer annimmt, beim Annehmen, und gegen den Computer nach _Erst abheben_. Ihr **Schlüssel**, ein Hash, steht sofort da; so kann niemand seine Worte später ändern. Kurze Worte lassen sich daraus erraten.

    Kopiere, bevor du Worte gibst, den ganzen Fingerabdruck in eine Notiz und leite die Herausforderung weiter: Eine Weiterleitung lässt sich nicht bearbeiten.
rules-page-claims-title = Mischen prüfen: was das zeigt
rules-page-claims-body =
    Alles passt. Was zeigt das? Es kommt darauf an, wer du bist.

    - **Du hast keine Worte gegeben:** nur, dass die Karten aus einem Geheimnis folgten, das vor der ersten Karte feststand.
    - **Du hast mit Worten angenommen oder sie gegen den Computer gegeben:** Konnte niemand sie erraten, so hat niemand die Karten ausgesucht.
    - **Du hast mit Worten herausgefordert:** Wer den Bot betreibt, konnte die Karten nur mit Hilfe des anderen aussuchen.
    - **Du hast zugesehen:** nichts, wenn beide Spieler mit denen im Bund sind, die den Bot betreiben.
rules-page-claims-always-title = Mischen prüfen: die Grenzen
rules-page-claims-always-body =
    {"**"}Immer:** Wer den Bot betreibt, kann die Karten gesehen oder neu begonnen haben, um andere zu bekommen. Wer das Abheben gewinnt, bestimmt den Geber, wenn die Karten schon feststehen. Eine gestohlene Datenbank zeigt auch die späteren Runden einer Partie. Nichts wird behauptet über eine Partie, die mit einer früheren Version dieser Beweise begann oder aus einer Sicherung weiterging.
rules-page-packs-title = Mischen prüfen: wie genau
rules-page-packs-body =
    Die Aufzeichnung (_Exportieren_) hat `proof` mit `version` 2, `number`, `commitment` (Fingerabdruck), `cuts` (die Worte) und `secret`. Ein **Hash** ist SHA-256 in 64 Hexziffern in Kleinbuchstaben, von **Zeilen** in UTF-8, nach jeder ein Zeilenvorschub.

    - **Fingerabdruck:** Hash von `piquet 2`, `commitment`, Nummer, Geheimnis.
    - **Schlüssel:** Hash von `piquet 2`, `words`, die Worte (ohne Worte eine leere Zeile). In der Aufzeichnung steht `key:` mit 64 Hexziffern in Kleinbuchstaben für Worte mit diesem Schlüssel.
rules-page-packs-shuffle-title = Mischen prüfen: Bytes und Karten
rules-page-packs-shuffle-body =
    - **Bytes:** HMAC-SHA-256, Schlüssel die 32 Bytes des Geheimnisses, der Zeilen `piquet 2`, `pack 0` (zweite Runde: `pack 1`), Nummer, Schlüssel dessen, der herausfordert, Schlüssel des anderen, `block 0`; dann mit `block 1` und so weiter.
    - **Karten:** AS KS QS JS TS 9S 8S 7S, dann H, D, C. Für i von 31 bis 1: j ist das nächste Byte unter dem höchsten Vielfachen von i+1 bis 256, modulo i+1; i und j tauschen (oben ist 0).
rules-page-packs-deal-title = Mischen prüfen: Geben und Abheben
rules-page-packs-deal-body =
    - **Geben:** von oben zu je drei, zuerst dem, der nicht gibt; die letzten acht sind der Talon.
    - **Abheben:** `cut 0` statt `pack 0`; die oberen zwei, zuerst die von dem, der herausfordert, bei gleichen die nächsten; nach 16 Paaren `cut 1`.
    - **Zufall des Computers:** `house` statt `pack 0`; 8 Bytes, höchstes zuerst.
rules-page-dayproof-title = Das Tagesblatt prüfen
rules-page-dayproof-body =
    Der Beweis geht wie sonst, nur ist die Nummer die des Servers (ohne Server 0), und statt `pack 0` hat die zweite Runde von Tag 128 `day 128 1 pack 0`. Der Fingerabdruck ist der Hash der Zeilen `piquet 2`, `day`, Nummer, Geheimnis: Er ist das Geheimnis des Tages davor. Die Worte von Platz 0 sind Schlüssel mit je einem Leerzeichen dazwischen, die von Platz 1 leer. Ein Geheimnis wird veröffentlicht, wenn sein Tag schließt.

    Ist ein Fingerabdruck veröffentlicht, hängen die Pakete seines Tages und aller späteren nur noch von Worten ab, und die werden nur vor dem ersten Tag angenommen. Wer den Bot betreibt, kann jeden kommenden Tag kennen; und kannte er damals die Worte aller, kann er die Pakete ausgesucht haben.

## What is special in each rule set that can be played, and its source

rules-page-set-rubicon-title = Regeln: Rubikon-Piquet
rules-page-set-rubicon-body =
    Das Spiel dieser Seiten, und das richtige für den Anfang.

    - **Kauf**: Jede Seite kauft mindestens eine Karte.
    - **Ansagen nennen das Wenigste**: nur eine Zahl. „Point von fünf.“ „Terz.“ „Gedritt.“
    - **Folge der Ansagen**: der Point zuerst; Sequenz und Kunststück in beliebiger Folge. Für Pik und Repik zählen Sequenzen immer vor Kunststücken.
    - **Partie**: sechs Runden.

    _Quellen._ Henry Jones („Cavendish“), _Piquet_, mit seinen Gesetzen; für die Art der Ansagen die Gesetze des Portland und des Turf Club von 1882.
rules-page-set-rubicon-calls-title = Rubikon-Piquet: die Fragen
rules-page-set-rubicon-calls-body =
    Hat Hinterhand so viele Karten, wie Vorhand ansagt, fragt sie, wie viele Augen, wie hoch oder wovon.

    Können keine Karten, die Hinterhand nicht gesehen hat, ihre Sequenz oder ihr Kunststück erreichen, sagt sie gleich „nicht gut“, und Vorhands Rang bleibt geheim.

    Die Hausregel _Volle Ansagen_ nennt Spitzen und Ränge.
rules-page-set-club-title = Regeln: Klub-Piquet
rules-page-set-club-body =
    Kauf, Spielen, Punkte und Partie sind die des Rubikon-Piquets. Das Gespräch ist anders:

    - **Eine Sequenz wird mit ihrer höchsten Karte angesagt**: „Terz vom Buben.“
    - **Ein Kunststück wird mit seinem Rang angesagt**, ein Geviert nach seinen Punkten: „Drei Könige.“ „Vierzehn Damen.“
    - **Nur der Point** wird weiter nach der Zahl angesagt, und Hinterhand fragt nach den Augen, wenn sie gleich viele hat.
    - **Die Folge ist fest**: Point, Sequenz, Kunststück. Wer das Kunststück zuerst ansagt, kann keine Sequenz mehr ansagen.
rules-page-set-club-example-title = Klub-Piquet: ein Beispiel
rules-page-set-club-example-body =
    _Aus dem Beispiel der Quelle._ Vorhand hat A♠ B♠ 10♠ 8♠ = 39; Hinterhand hat A♥ B♥ 10♥ 9♥ = 40.
    > „Point von vier.“ – „Wie viele Augen?“
    > „Neununddreißig.“ – „Nicht gut.“
    > „Damen und Zehnen – sechs.“
    Je drei: 3 + 3 = 6. Vorhand zählt sie ungefragt; hier antwortet erst Hinterhand. Vorhand spielt aus: 6 + 1 = 7.
    > „Point von vier – vierzig.“ „Und Terz vom Buben – sieben.“
    Hinterhand zählt 4 + 3 = 7. Es endet 26–14.

    _Quelle._ Ein Bericht über Piquet mit dieser Runde (poker.tj, 2005–06). Unsere Lesart: Auch Vorhand nennt die höchste Karte; ein Pik zählt Hand und Spiel (dort steht „hand alone“).
rules-page-set-au-cent-title = Regeln: Piquet au Cent
rules-page-set-au-cent-body =
    Rubikon-Piquet mit anderem Kauf für Hinterhand und anderen Ansagen:

    - **Hinterhand darf alle zwölf Karten behalten.** Vorhand kauft mindestens eine.
    - **Die Augen entscheiden den Point**, für dieselbe Seite wie beim Rubikon: Mehr Karten haben immer mehr Augen.
    - **Eine Ansage nennt alles**, also fragt niemand: die Augen des Points, die höchste Karte der Sequenz, den Rang des Kunststücks.
rules-page-set-au-cent-example-title = Piquet au Cent: ein Beispiel
rules-page-set-au-cent-example-body =
    Die fünf ärmsten Karten, B♣ 10♣ 9♣ 8♣ 7♣ = 44, schlagen die vier besten, A♥ K♥ D♥ B♥ = 41.

    _Beispiel:_ Vorhand hat jenes Kreuz und 10♠ 10♦; Hinterhand jenes Herz und A♠ A♦.
    > „Point von fünf, vierundvierzig Augen.“ – „Gut.“
    > „Quint vom Buben.“ – „Gut.“
    > „Drei Zehnen.“ – „Nicht gut.“
    Vorhand hat 5 + 15 = 20 und spielt aus, 20 + 1 = 21. Hinterhand zählt drei Asse: 3.

    _Quelle._ Die Gesetze des Portland Club, aus einer Geschichte der Regeln. Unsere Lesart: Eine Ansage nennt alles auf einmal; Hinterhand muss nichts ablegen (dort steht auch, dass beide eine Karte ablegen müssen); ich gebe je drei Karten (dort je zwei).
rules-page-set-french-1896-title = Regeln: Französisches Piquet von 1896
rules-page-set-french-1896-body =
    Rubikon-Piquet mit anderen Ansagen:

    - **Alle drei auf einmal.** Vorhand sagt Point, Sequenz und Kunststück an, in dieser Folge, oder „kein“: die Augen des Points, Spitze und Farbe der Sequenz, den Rang des Kunststücks.
    - **Hinterhand sagt nur, was besser ist**, und zwar ganz, bevor Vorhand ausspielt, auch auf „kein“; sonst zählt ihr nichts. Was nur gleich ist, zählt für Vorhand.
    - **Der Point geht nach Augen und braucht mindestens 30.** Vier Karten haben sie immer.
    - **Carte blanche** wird in einem angesagt und gezeigt: von Hinterhand zwischen den beiden Käufen, von Vorhand nach beiden, vor den Ansagen.
    - **Hinterhand darf alle zwölf Karten behalten.** Vorhand kauft eine bis fünf.
rules-page-set-french-1896-example-title = Französisches Piquet: ein Beispiel
rules-page-set-french-1896-example-body =
    Auch drei Karten können ein Point sein: A♥ K♥ 9♥ = 30 lässt sich ansagen, A♥ K♥ 8♥ = 29 nicht.

    _Beispiel:_ das Blatt der Vorhand von der Seite _Eine erste Runde_, A♥ K♥ D♥ B♥ 8♥ = 49, darin eine Quart, und drei Buben.
    > „Point von fünf, neunundvierzig Augen. Quart vom Ass in Herz. Drei Buben.“
    > „Besser: vier Zehnen.“
    Vorhand zählt 5 + 4 = 9 und spielt aus, 9 + 1 = 10.

    _Quelle._ Jean Boussac, _Encyclopédie des jeux de cartes_, 1896, aus einer Geschichte der Regeln. Unsere Lesart: Wo sie schweigt (Spitze einer Sequenz, Kauf der Hinterhand, liegengebliebene Karten, Partie), gilt Piquet au Cent.
rules-page-set-carte-rouge-title = Regeln: Carte Rouge
rules-page-set-carte-rouge-body =
    Rubikon-Piquet mit zwei weiteren Wegen zu vielen Punkten:

    - **Carte rouge, 20**: Jede deiner zwölf Karten zählt in einem guten Point, einer guten Sequenz oder einem guten Kunststück. Die 20 zählen mit der Art, die die letzte davon braucht, und auch für Pik und Repik.
    - **Frühe Stichmehrheit**: Macht Vorhand sieben Stiche, bevor Hinterhand einen hat, zählen die 10 sofort und können den Pik bringen. Macht sie alle zwölf, gibt der Kapott die anderen 30 dazu.
rules-page-set-carte-rouge-examples-title = Carte Rouge: Beispiele
rules-page-set-carte-rouge-examples-body =
    _Repik:_ Point A♠ K♠ B♠ 10♠ 8♠ 7♠, Terzen A♥ K♥ D♥ und B♦ 10♦ 9♦, alles gut. 6 + 3 + 3 = 12, alle zwölf Karten zählen, 12 + 20 = 32 und 32 + 60 = 92. Unsere Lesart: Hinterhand macht ihn auch neben einem Gedritt der Vorhand, denn Kunststücke kommen später.

    _Pik:_ 6 + 4 + 3 = 13 in Ansagen, beim Gegner ist nichts gut. Sieben Stiche nacheinander: 13 + 7 = 20, dann 20 + 10 = 30 und 30 + 30 = 60.
rules-page-set-carte-rouge-talk-title = Carte Rouge: das Gespräch
rules-page-set-carte-rouge-talk-body =
    - **Ein Point** braucht vier Karten. Ein besserer mit gleich vielen Karten wird mit seiner Zahl genannt: „Nicht gut: neununddreißig.“
    - **Ein Kunststück wird mit seinem Rang angesagt**, „drei Damen“; eine Sequenz nur nach der Zahl: „Terz.“ – „Wie hoch?“
    - **Die Folge ist fest**: Point, Sequenz, Kunststück.

    _Quelle._ Ein genauer Bericht über die Ansagen, der Carte rouge als Variante nennt (Niidae Wiki, „Piquet“). Unsere Lesart: Kauf, Spielen und Partie wie beim Rubikon.
rules-page-set-hundred-title = Regeln: Auf Hundert
rules-page-set-hundred-body =
    Drei Gewinnsätze bis hundert.

    - **Ein Satz** geht Runde um Runde weiter, bis eine Seite darin 100 hat. Der nächste beginnt bei 0–0. Gegeben wird immer abwechselnd.
    - **Doppelter Satz**: Wer verliert und keine 50 erreicht hat, verliert gleich zwei Sätze.
    - **Wer zuerst drei Sätze hat**, gewinnt die Partie.

    Kauf, Point und Gespräch sind die von Piquet au Cent. Eine Carte blanche aber melde ich gleich beim Geben.

    _Quelle._ Henry Jones („Cavendish“), _Piquet_: die fünf Sätze und der doppelte. Unsere Lesart: Kauf, Ansagen, Carte blanche, die Folge des Gebens, und wo genau ein Satz endet.
rules-page-set-hundred-end-title = Auf Hundert: das Ende eines Satzes
rules-page-set-hundred-end-body =
    Gegen Ende eines Satzes **zählt jeder Punkt der Reihe nach**: Carte blanche, Point, Sequenzen, Kunststücke, Spielen, Stichmehrheit; ein Repik oder Pik dort, wo er gemacht wird. Wer in dieser Folge zuerst 100 hat, gewinnt, und danach zählt nichts mehr. Die Runde endet mit diesem Stich, aber nicht vor dem Ende des ersten, denn darin zählt noch Hinterhand.

    _Beispiel:_ Du hast 92, dein Gegenüber 87. Du zählst einen Point von fünf und eine Terz. Es zählt vier Zehnen, 87 + 14 = 101, aber Sequenzen zählen vor Kunststücken: 92 + 5 + 3 = 100. Du gewinnst den Satz, einfach: Dein Gegenüber hat mehr als 50.
rules-page-set-counterpique-title = Regeln: Counterpique
rules-page-set-counterpique-body =
    Piquet mit Reizen: Reize um die **Vorhand**, dann mach die Stiche, die du versprochen hast. Der letzte der zwölf Stiche zählt doppelt, das macht dreizehn.

    - **Ein Gebot** nennt Stiche und Karten für den Gegner: „acht–vier“ heißt, acht Stiche machen und vier Karten des Talons dem Gegner lassen. Wert: 8 × 4 = 32; der niedrigste 7 × 3 = 21, der höchste 13 × 8 = 104.
    - **Das Reizen.** Wer gibt, bietet; die andere Seite sagt _Ja_ („so viel böte ich auch“) oder _passt_. Nach einem _Ja_ bietet der Geber höher oder passt. Wer nicht gepasst hat, ist mit diesem Gebot Vorhand; ist es nicht der Geber, darf die Seite noch einmal erhöhen.
rules-page-set-counterpique-play-title = Counterpique: Kauf und Ansagen
rules-page-set-counterpique-play-body =
    - **Passt der Geber sofort**, darf die andere Seite bieten und ist dann Vorhand. Passen beide, ist es eine _Misère_ (siehe _unter dem Strich_).

    _Gereizt wird so:_
    > „Sieben–drei.“ – „Ja.“
    > „Acht–vier.“ – „Ich passe.“
    - **Kauf.** Hier ist der Geber Vorhand und kauft höchstens 8 − 4 = 4; Hinterhand so viele, wie noch liegen. Beide dürfen auch keine kaufen. Liegengebliebenes sieht niemand an.
    - **Ansagen** wie beim Rubikon, in fester Folge. Hinterhand fragt immer, beantwortet auch „keine Sequenz“ und zählt nur, wozu sie „nicht gut“ sagte.

    _Quelle._ David Parlett. Unsere Lesart: Auch Hinterhand sieht nichts Liegengebliebenes an; was eine Ansage nennt.
rules-page-set-counterpique-score-title = Counterpique: über dem Strich
rules-page-set-counterpique-score-body =
    Das können beide Seiten zählen:

    - **Carte blanche** (vor deinem ersten Gebot, _Ja_ oder _Passen_; gleich gezeigt), **Ansagen**, **Repik**: wie sonst.
    - **Pik, 30**: Carte blanche, Ansagen und Stiche (jeder 1, der letzte 2) erreichen 30, bevor die andere Seite etwas davon hat. Auch Hinterhand kann ihn machen und zählt ihre Stiche bis dahin dazu. Mit 22 in Ansagen und acht Stichen hat Vorhand 22 + 30 = 52, Hinterhand 22 + 8 + 30 = 60.

    Kein Ausspielen, keine Stichmehrheit, kein Kapott, kein Aufgeben.

    -# David Parlett. Unsere Lesart: was einen Pik verhindert.
rules-page-set-counterpique-below-title = Counterpique: unter dem Strich
rules-page-set-counterpique-below-body =
    In jeder Runde zählt hier nur eine Seite:

    - **Erfüllt**: Vorhand zählt das Gebot; mehr Stiche bringen nichts. Die Runde endet, wenn sie sie hat und kein Pik mehr möglich ist.
    - **Zu wenig** ist _Counterpique_: Hinterhand zählt das Gebot für jeden fehlenden Stich. 7–3 mit fünf Stichen: 2 × 21 = 42.
    - **Misère**: kein Kauf, keine Ansagen, der Nichtgeber spielt aus. Weniger Stiche gewinnen, 5 für jeden der anderen Seite: 7 × 5 = 35 bis 13 × 5 = 65.

    -# David Parlett. Unsere Lesart: wann die Runde endet; wer bei Misère ausspielt.
rules-page-set-counterpique-rubber-title = Counterpique: der Rubber
rules-page-set-counterpique-rubber-body =
    Ein Satz geht bis 100 _unter dem Strich_; zwei Sätze gewinnen den Rubber. Zuerst gibt, wer die niedrigere Karte abhebt; danach, wer zuletzt unter dem Strich angeschrieben hat.

    Bei 100 fangen beide wieder bei 0 an. Am Ende wird alles addiert; wer gewinnt, bekommt 300 (500, wenn die andere Seite keinen hat) und 100 für jeden Satz, in dem die andere Seite unten nichts hat. Also 204 unten und 61 oben, zwei Sätze zu null, einer davon gegen nichts: 204 + 61 + 500 + 100 = 865.

    -# David Parlett. Unsere Lesart: „unten nichts“.
