### The guided lessons: /piquet learn. See en/lessons.ftl for what each text is.

## Descriptions of the commands and their options: at most 100 characters

command-learn = Piquet lernen: eine erste Runde, Schritt für Schritt

## Around the steps

lesson-step = Schritt { $number } von { $of }
lesson-next = Weiter
lesson-show-button = Zeig es mir
lesson-show = 👉 So geht es: **{ $what }**.
lesson-show-press = 👉 Klick auf **{ $label }**.
lesson-again = Von vorn
lesson-all-button = Alle Lektionen
lesson-not-quite = 💡 { $tries ->
    [1] {""}
   *[other] Noch nicht ({ $tries } Versuche).{" "}
}{ $why }
lesson-late = 💡 Das hast du schon getan. Hier geht es weiter.
lesson-score = Stand: du **{ $mine }**, der Computer **{ $theirs }**
lesson-standing = Vor dieser Runde: du **{ $mine }**, der Computer **{ $theirs }**
lesson-another-deal = **Eine andere Runde**
lesson-house = Der Computer
lesson-following = Nächste Lektion
lesson-beginner = Eine echte Runde spielen
lesson-choice-good = „Gut“
lesson-choice-not-good = „Nicht gut“
lesson-choice-equal = „Gleich“
lesson-choice-spades = Pik
lesson-choice-hearts = Herz
lesson-choice-diamonds = Karo
lesson-choice-four = Vier
lesson-choice-eight = Acht
lesson-choice-every = Alle elf
lesson-choice-yes = Ja
lesson-choice-no = Nein
lesson-choice-off = Abgezogen
lesson-choice-added = Dazugezählt
lesson-choice-pique = Der Pik
lesson-choice-cards = Die Stichmehrheit

## The list of all lessons

lesson-all =
    ### Piquet spielend lernen
    Nur du siehst diese Lektionen, und du kannst jederzeit aufhören: `/piquet learn` geht weiter, wo du warst.
lesson-status-new = **{ $title }**
lesson-status-begun = **{ $title }**: Schritt { $number } von { $of }
lesson-status-done = **{ $title }**: fertig ✅

## The offer to somebody new, made once

lesson-offer = 👋 **Neu beim Piquet?** Spiel eine erste Runde mit mir, Schritt für Schritt und nur für dich.
lesson-offer-button = Spielend lernen: 10 Minuten

## Mistakes that have one sentence for all steps

lesson-wrong-nothing = Was du nicht ansagst, zählt nie. Hier kannst du mit der Ansage nur gewinnen.
lesson-wrong-less = Weniger anzusagen ist eine List für später und bringt weniger Punkte. Sag hier alles an.
lesson-wrong-kind = In deinen eigenen Runden darfst du das auch in anderer Folge tun. Hier tu zuerst, wonach der Schritt fragt.
lesson-wrong-fewer = Die können alle weg, aber du darfst noch mehr tauschen. Jede neue Karte ist eine Chance.

## The first lesson: a whole deal

lesson-first-title = Deine erste Runde
lesson-first-hand = Du und dein Gegner, **der Computer**, habt je zwölf von 32 Karten, in jeder Farbe vom Ass (der höchsten) bis zur Sieben. Deine zählen zweimal: erst in den **Ansagen**, dann in den **Stichen**.
lesson-first-exchange = Der Computer hat gegeben, also bist du **Vorhand** und beginnst: Du darfst bis zu fünf Karten ablegen und dafür neue aus den acht verdeckten Karten, dem **Talon**, **kaufen**. Behalte deine lange Farbe, deine Asse und Könige, und leg fünf niedrige Karten ab.
lesson-first-exchange-hearts = Herz ist deine längste Farbe, und auch die 8♥ macht sie länger. Behalte alle Herzen, und leg niedrige Karten anderer Farben ab.
lesson-first-exchange-spades = Ass und König machen später Stiche. Behalte sie, und leg niedrige Karten ab.
lesson-first-exchange-right = Gut gewählt: Jetzt hast du sechs Herzen und ein drittes Ass; deine neuen Karten sind markiert. Der Computer hat drei Karten gekauft.
lesson-first-point = Nun vergleicht ihr eure Blätter, dreimal. Zuerst der **Point**, die längste Farbe: Sag deine sechs Herzen an.
lesson-first-point-other = Diese Farbe ist kürzer, und mehr Karten gewinnen. Sag die sechs Herzen an.
lesson-first-point-right = „Gut“: Der Computer hat keine so lange Farbe, also braucht ihr die Augen nicht zu vergleichen (deine machen 59: das Ass 11, König bis Zehn je 10, die Acht 8). Ein guter Point zählt 1 für jede Karte: **6**.
lesson-first-sequence = Das Zweite ist die **Sequenz**: drei oder mehr Karten einer Farbe in Folge. Sag deine fünf Herzen in Folge an, eine _Quint vom Ass_, weil sie mit dem Ass beginnt.
lesson-first-sequence-other = Du hast fünf in Folge, und länger schlägt kürzer. Sag die Quint an.
lesson-first-sequence-right = Der Computer hat auch fünf in Folge und fragt, wie hoch deine ist: vom Ass, also besser. Fünf in Folge zählen **15**, vier (eine _Quart_) 4, drei (eine _Terz_) 3.
lesson-first-set = Das Dritte ist das **Kunststück**: drei oder vier Karten gleichen Ranges, von der Zehn an, genannt _Gedritt_ (Trio) oder _Geviert_ (Quatorze). Sag deine drei Asse an.
lesson-first-set-other = Du hast drei Asse, und nur vier gleiche schlagen sie. Sag alle drei an.
lesson-first-set-right = Der Computer hat drei Buben, aber Asse sind höher. Drei gleiche zählen **3** (du sagst auch, welches du nicht mitzählst, hier A♣), vier zählten 14.
lesson-first-beaten = Vier gleiche schlagen drei. Hätte der Computer gegen deine drei Asse vier Zehnen gehabt, was hätte er gesagt?
lesson-first-beaten-good = „Gut“ heißt, dass deins das Beste ist. Vier Zehnen hätten aber drei Asse geschlagen.
lesson-first-beaten-equal = „Gleich“ heißt, dass beide genau dasselbe haben. Vier Zehnen hätten aber drei Asse geschlagen.
lesson-first-beaten-right = „Nicht gut“ heißt: Ich habe Besseres. Dann zählst du nichts dafür, und der Computer zählt seins.
lesson-first-same = Nimm nun an, ihr hättet beide vom Ass bis zur Zehn alles in Folge gehabt, jeder in einer anderen Farbe. Was hätte der Computer gesagt?
lesson-first-same-good = „Gut“ heißt, dass deine besser ist. Beide wären aber gleich lang und gleich hoch gewesen.
lesson-first-same-not-good = „Nicht gut“ heißt, dass der Computer Besseres hat. Beide wären aber gleich lang und gleich hoch gewesen.
lesson-first-same-right = „Gleich“: Dann zählt sie niemand. Du hast also 6 + 15 + 3 = **24**, und jetzt wird gespielt.
lesson-first-lead = In jedem **Stich** legt ihr beide eine Karte; wer **ausspielt**, also die erste legt, zählt dafür 1. Spiel dein höchstes Herz aus, das A♥.
lesson-first-lead-lower = Auch die macht den Stich, denn du hast jedes Herz darüber. Spiel aber von oben, damit du immer weißt, was noch höher ist.
lesson-first-lead-small = Die 9♥ ist höher, und die hast du nicht. Spiel von oben aus, das A♥.
lesson-first-lead-other = Eine andere Farbe kann warten, denn deine längste macht die meisten Stiche. Fang oben an, mit dem A♥.
lesson-first-lead-right = Ein ausgespieltes Ass macht immer den Stich: Es gibt keinen Trumpf, und nur eine höhere Karte derselben Farbe gewinnt. Der Computer hat kein Herz, also wirft er eine andere Karte ab.
lesson-first-reckon = Vor seiner ersten Karte durfte der Computer zählen, was in seinem Blatt besser war: Es war nichts. Also hast du 25 Punkte und der Computer keinen.
lesson-first-again = Wer einen Stich macht, spielt zum nächsten aus. Mach von oben weiter, mit dem K♥.
lesson-first-again-lower = Auch die macht den Stich, denn der Computer hat kein Herz. Mach aber von oben weiter: mit dem K♥.
lesson-first-again-other = Eine andere Farbe kann warten. Du hast noch die höchsten Herzen, also mach mit dem K♥ weiter.
lesson-first-again-right = Wieder dein Stich, und jedes Ausspielen bringt 1 dazu.
lesson-first-run = Deine D♥, dein B♥ und deine 10♥ machen ebenso ihre Stiche. Ich spiele sie für dich.
lesson-first-pique = Du hast 29 Punkte und der Computer noch keinen. Spiel dein letztes Herz aus, die 8♥: Ein anderes Herz gibt es nicht mehr.
lesson-first-pique-other = Auch die zählte 1, aber mach erst den Stich mit deinem letzten Herz. Die 8♥ kann jetzt nichts schlagen, also spiel sie.
lesson-first-pique-right = **Ein Pik!** Du hattest 30, bevor der Computer überhaupt etwas gezählt hat, und das bringt **30 dazu**.
lesson-first-cards = Als Nächstes machen dein A♠ und dein K♠ ihre Stiche. Wer sieben Stiche oder mehr macht, zählt am Ende 10 für die **Stichmehrheit**.
lesson-first-lose = Als Nächstes spielst du ein niedriges Kreuz aus und behältst das A♦ für einen späteren Stich. Der Computer nimmt das Kreuz, zählt seinen ersten Punkt und spielt seinerseits aus.
lesson-first-follow = Der Computer spielt den K♦ aus, und du musst **bedienen**: ein Karo spielen, weil du eins hast. Nimm den Stich mit deinem Ass.
lesson-first-follow-low = Die 9♦ darfst du spielen, aber der König schlägt sie. Ein Stich, zu dem die andere Seite ausgespielt hat, zählt 1, also spiel das A♦.
lesson-first-follow-right = Dein Stich: 1 Punkt für dich, und du spielst wieder aus.
lesson-first-last = Der **letzte Stich** zählt 1 mehr als die anderen. Spiel deine 9♦ aus.
lesson-first-last-right = Deine Neun macht den Stich.
lesson-first-end = **Du kannst Piquet spielen.** Sechs solche Runden sind eine Partie. Spiel jetzt eine echte: *Was würdest du tun?* hilft.

## The second lesson: younger, the repique and the rubicon, in the last deal of a game

lesson-second-title = Deine zweite Runde
lesson-second-rubicon = Das ist die letzte von sechs Runden: Du hast 30 Punkte, der Computer 104. Wenn du mit weniger als 100 verlierst, werden deine Punkte von seinen abgezogen oder dazugezählt?
lesson-second-rubicon-off = Nur wenn du 100 oder mehr hast. Darunter kostet Verlieren viel mehr.
lesson-second-rubicon-right = Der **Rubikon** liegt bei 100: Darunter zu verlieren würde dich 104 + 30 kosten, und 100 für die Partie. Erreiche also vor allem 100.
lesson-second-exchange = Diesmal hast du gegeben, also bist du **Hinterhand**: Der Computer kauft, sagt an und spielt aus, bevor du dran bist. Er hat fünf Karten genommen und lässt dir drei: Welche drei legst du ab?
lesson-second-exchange-hearts = Fünf Herzen in Folge sind eine Quint, 15 Punkte. Behalte sie.
lesson-second-exchange-high = Drei Könige sind ein Gedritt, und Asse, Könige und Damen machen Stiche. Die niedrigen Kreuze können weg.
lesson-second-exchange-right = Gekommen sind der K♣, ein vierter König, und ein sechstes Herz.
lesson-second-answer = Der Computer sagt einen Point von fünf an, und du hast sechs Herzen. Was sagst du?
lesson-second-answer-good = Dann zählt der Computer 5 und du nichts. Sechs schlagen fünf.
lesson-second-answer-equal = Sechs Karten sind mehr als fünf. Dein Point ist besser.
lesson-second-answer-right = Alles, was der Computer ansagt, ist geschlagen: Dein Point, deine Quint und deine vier Könige sind besser. Er spielt das A♣ aus.
lesson-second-reckon = Die Hinterhand zählt vor ihrer ersten Karte. Ich sage für dich an: 6 für den Point, 15 für die Quint, 14 für die Könige.
lesson-second-keep = **Repik:** Du hast allein durch Ansagen mindestens 30 und der Computer keinen Punkt, also zählst du **60 dazu**. Das A♣ liegt noch da: Welches Kreuz spielst du?
lesson-second-keep-king = Das Ass nimmt deinen König. Wirf die Zehn: Ist das Ass weg, schlägt kein Kreuz den König.
lesson-second-keep-right = Die Hinterhand wartet und behält, was später Stiche macht. Deinen K♣ schlägt jetzt kein Kreuz.
lesson-second-rest = Er macht den nächsten Stich, und deine Herzen machen die meisten anderen. Ich spiele sie für dich.
lesson-second-end = **146 zu 111:** Du gewinnst die Partie, und ohne den Repik wärst du nicht einmal über den Rubikon gekommen. Jetzt spiel eine echte Runde, oder lerne mehr über das Kaufen.

## The third lesson: what to discard

lesson-exchange-title = Der Kauf
lesson-exchange-suit = Wähle fünf Karten zum Ablegen. Frag bei jeder, wozu sie gehört: zu einer langen Farbe, einer Folge oder einem Kunststück.
lesson-exchange-suit-clubs = Kreuz ist deine längste Farbe, und A♣ K♣ D♣ B♣ sind vier in Folge. Mit der 10♣ und deiner 9♣ wären es sechs, 16 Punkte statt 4.
lesson-exchange-suit-aces = Drei Asse sind ein Gedritt, und jedes macht einen Stich. Behalte sie zusammen.
lesson-exchange-suit-right = Sogar der K♠ geht, weil er hier zu nichts gehört. Fünf neue Karten sind fünf Chancen.
lesson-exchange-five = Wähle wieder fünf Karten zum Ablegen. Eine Farbe ist lang, und eine Karte daneben ist stark.
lesson-exchange-five-hearts = Sechs Herzen sind als Point schwer zu schlagen, und 10♥ 9♥ 8♥ 7♥ sind vier in Folge. Behalte jedes Herz.
lesson-exchange-five-ace = Ein Ass macht einen Stich und bringt dir das Ausspiel zurück. Behalte es.
lesson-exchange-five-right = Die D♠ sieht hoch aus, aber fast allein in ihrer Farbe macht sie selten einen Stich. Die neuen Karten sind mehr wert.
lesson-exchange-four = Such Karten von gleichem Rang. Welche fünf können weg?
lesson-exchange-four-tens = Du hast alle vier Zehnen, ein _Geviert_, und es zählt 14. Behalte alle vier.
lesson-exchange-four-diamonds = K♦ D♦ B♦ 10♦ sind vier in Folge, und das A♦ oder die 9♦ machte daraus fünf, 15 Punkte. Behalte sie alle.
lesson-exchange-four-right = Zwei Asse gehen, so schwer es fällt: Zwei gleiche zählen nichts. Vier Zehnen zählen 14, und die Folge wächst vielleicht auf 15.
lesson-exchange-long = Eine Farbe ist lang, hat aber Lücken, und du hast zwei Könige. Was legst du ab?
lesson-exchange-long-spades = Fünf Karten in Pik sind dein Point, und die 10♠ machte fünf in Folge, D♠ bis 8♠, 15 Punkte. Behalte die lange Farbe ganz.
lesson-exchange-long-kings = Könige machen Stiche, und ein dritter macht ein Gedritt. Niedrige Karten gehen zuerst.
lesson-exchange-long-right = Erst die lange Farbe, dann die hohen Karten: Das ist schon fast die ganze Kunst.
lesson-exchange-against = Frag vor dem Ablegen, was gegen dich stehen kann: Zu fünf in Folge gehören immer Bube und Zehn der Farbe. In welcher Farbe kann der Computer sie haben?
lesson-exchange-against-spades = Die 10♠ hast du, und ohne sie gibt es in Pik keine fünf in Folge. Such eine Farbe, von der du weder Bube noch Zehn hast.
lesson-exchange-against-diamonds = Den B♦ hast du, und ohne ihn gibt es in Karo keine fünf in Folge. Such eine Farbe, von der du weder Bube noch Zehn hast.
lesson-exchange-against-right = In Herz, denn dort hast du weder den einen noch die andere. Ein Blick auf deine Buben und Zehnen sagt dir, was dein Point und deine Folgen zu fürchten haben.
lesson-exchange-low = Fünf Karten in Pik sind deine längste Farbe, aber sie sind niedrig, und die anderen Farben sind hoch. Was legst du ab?
lesson-exchange-low-high = Asse und Könige machen Stiche, und mehr Stiche als der Computer bringen 10 Punkte. Behalte sie.
lesson-exchange-low-knaves = Die Buben stehen bei hohen Karten ihrer Farbe und nehmen dem Computer dort die fünf in Folge. Die niedrigen Pik bringen dir weniger.
lesson-exchange-low-right = Alle fünf, die ganze lange Farbe: Sie hätte vielleicht 5 gezählt, aber die Stiche hättest du mit ihr verloren. Die lange Farbe geht nur vor, wenn sie nicht niedrig ist.
lesson-exchange-trio = Du hast drei Zehnen, fünf Karten in Pik und hohe Karten daneben. Was legst du ab?
lesson-exchange-trio-spades = Fünf Karten in Pik sind dein Point, mit Ass und König an der Spitze. Behalte die Farbe ganz.
lesson-exchange-trio-high = Das Ass und der König machen Stiche. Drei Zehnen zählen höchstens 3, für sie geht keine hohe Karte.
lesson-exchange-trio-right = Die drei Zehnen gehen. Ein Gedritt behältst du, wenn es sonst nichts kostet, aber für drei Zehnen oder drei Buben gibst du keine hohe Karte her.
lesson-exchange-younger = Jetzt hast du gegeben und bist **Hinterhand**: Der Computer als Vorhand hat fünf Karten gekauft, und dir bleiben drei. Leg drei ab.
lesson-exchange-younger-hearts = Vier Herzen sind dein bester Point, und ein guter Point schützt dich vor einem Pik. Behalte sie.
lesson-exchange-younger-spades = Diese Farbe macht Stiche, und der Computer spielt zuerst aus. Behalte sie.
lesson-exchange-younger-guard = Allein fällt die D♦ unter Ass oder König; mit der 8♦ daneben macht sie vielleicht später einen Stich. Behalte beide.
lesson-exchange-younger-right = Du gibst eine schwache Farbe ganz auf und behältst etwas in allen anderen. So hält Hinterhand den ersten Karten stand.
lesson-exchange-done = Behalte die lange Farbe, die Folgen, die Kunststücke und die hohen Karten. Kauf so viele Karten, wie du darfst.
lesson-exchange-end = **Das war der Kauf.** Versuch es gegen den Anfänger, oder geh weiter zur nächsten Lektion.

## The third lesson: what to call and what to keep silent

lesson-sinking-title = Ansagen und verschweigen
lesson-sinking-point = Gekauft ist, und du sagst zuerst an. Nur was angesagt wird, kann zählen: Sag deine fünf Karos an.
lesson-sinking-point-other = Eine kürzere Farbe ist ein schwächerer Point. Sag die fünf Karos an.
lesson-sinking-point-right = Gut: **5** Punkte. Der Point zählt vor allem anderen, also schützt dich ein guter auch vor einem Pik der anderen Seite.
lesson-sinking-sequences = Du hast dreimal drei in Folge. Ist die beste davon gut, zählen alle: Sag alle drei zusammen an.
lesson-sinking-sequences-other = So ließest du eine weg, und sie zählte nichts. Sag alle drei zusammen an.
lesson-sinking-sequences-right = „Gleich“: Auch der Computer hat Ass, König und Dame einer Farbe, also zählt niemand Sequenzen. Das kostet dich nichts.
lesson-sinking-sets = Du hast drei Könige und drei Damen und zwei der Asse. Drei Asse kann der Computer also nicht haben: Sag beide Kunststücke an.
lesson-sinking-sets-other = Sind die Könige gut, zählen die Damen mit. Sag beide Kunststücke an.
lesson-sinking-sets-right = Gut: 3 und noch **3**. Zähl vor dem Ansagen, was dich unter den Karten schlagen könnte, die du nicht gesehen hast.
lesson-sinking-clubs = Hier ist ein anderes Blatt. Fang mit dem Point an, deinen sechs Karten in Kreuz.
lesson-sinking-clubs-other = Mehr Karten sind ein besserer Point. Sag die sechs in Kreuz an.
lesson-sinking-clubs-right = Gut: **6** Punkte.
lesson-sinking-run = Nun deine fünf in Folge, vom Buben bis hinunter zur Sieben.
lesson-sinking-run-other = Fünf in Folge zählen 15, weniger zählen viel weniger. Sag alle fünf an.
lesson-sinking-run-right = Gut: **15** Punkte.
lesson-sinking-silent = Du hast drei Könige, aber du hast kein Ass gesehen, weder in der Hand noch beim Ablegen. Sagst du die Könige an?
lesson-sinking-silent-other = Ist kein Ass zu sehen, hat der Computer höchstwahrscheinlich drei oder vier davon, und deine Könige zählen nichts. Die Ansage verrät nur, wo sie sind.
lesson-sinking-silent-right = Richtig geschwiegen: Wer etwas hat und nicht ansagt, **verschweigt** es.
lesson-sinking-shown = Spiel deinen K♣ aus und sieh, was der Computer hatte. Er darf zählen, bevor er seine erste Karte spielt.
lesson-sinking-part = Vier Asse, 14 Punkte: Deine Könige wären geschlagen worden, und der Computer weiß nicht, wo die anderen zwei sind. Schlägt dich nichts mit Sicherheit, sag alles an, was du hast.
lesson-sinking-end = **So wird angesagt.** Spiel gegen den Anfänger, und sag alles an, was gut sein kann, oder geh weiter zur nächsten Lektion.

## The fourth lesson: what calls, answers and thrown cards say about the other hand

lesson-reading-title = Das andere Blatt lesen
lesson-reading-blank = Der Computer sagt **Carte blanche** an: zwölf Karten ohne König, Dame und Buben, für 10 Punkte. Was legst du ab?
lesson-reading-blank-runs = Die längste Folge, die der Computer bekommen haben kann, ist 10 9 8 7, also sind deine viel wert. Behalte beide.
lesson-reading-blank-king = Deine drei Könige sind ein Gedritt, und nur Asse oder vier Zehnen schlagen es. Behalte alle drei.
lesson-reading-blank-right = Jedes Bild, das dir fehlte, musste im Talon liegen, und jetzt schlagen nur vier Asse deine Könige. Carte blanche bringt 10, verrät aber das ganze Blatt.
lesson-reading-admit = Der Computer sagt einen Point von fünf an, und du hast fünf Kreuz mit 47 Augen. Nur von Herz hast du fünf Karten nicht gesehen, A♥ K♥ B♥ 10♥ 8♥: Was sagst du?
lesson-reading-admit-not-good = Zähl, was der Computer haben muss: 11, dreimal 10 und 8 sind 49. Deine Kreuz machen 47, also ist sein Point besser.
lesson-reading-admit-equal = „Gleich“ wären fünf Karten, die auch 49 machen, und deine machen 47. Sag einfach „gut“: Dann erfährt der Computer nichts von deinen Kreuz.
lesson-reading-admit-right = Die 49 konntest du zählen, zu fragen gab es also nichts. Wer nach den Augen von fünf Karten fragt, verrät, dass er selbst fünf in einer Farbe hat.
lesson-reading-failed = Der Computer hat einen Point von fünf angesagt, und deine sechs Kreuz haben ihn geschlagen. In welcher Farbe müssen seine fünf Karten sein?
lesson-reading-failed-spades = Vier Karten in Pik hast du gesehen, drei in der Hand und eine abgelegte. Der Computer hat höchstens vier.
lesson-reading-failed-hearts = Vier Herzen hast du gesehen, zwei in der Hand und zwei abgelegte. Der Computer hat höchstens vier.
lesson-reading-failed-right = Karo: Von keiner anderen Farbe fehlen dir fünf Karten. Ist ein Point nicht gut, nennt niemand seine Farbe, aber oft lässt sie sich zählen.
lesson-reading-cash = Dein A♦ hat den ersten Stich gemacht, und mehr Karos hast du nicht. Was spielst du aus?
lesson-reading-cash-lower = Die kann der K♣ noch nehmen. Fang mit dem A♣ an.
lesson-reading-cash-late = Damit gibst du das Ausspiel ab, und dann macht der Computer alle seine Karos. Spiel zuerst deine Kreuz.
lesson-reading-cash-right = Der K♣ fällt, und deine übrigen Kreuz sind hoch. Mach deine Stiche, bevor die andere Seite mit einer Farbe drankommt, die dir fehlt.
lesson-reading-given = Jetzt bist du Vorhand: Du hast einen Point von vier angesagt, 41 Augen, und der Computer hat „gut“ gesagt. Von welcher Farbe hat er sicher etwas abgelegt?
lesson-reading-given-spades = In Pik sind nur drei Karten draußen, und die kann der Computer alle haben. Such eine Farbe, die dich geschlagen hätte.
lesson-reading-given-hearts = Die vier Herzen draußen machen 35, die kann der Computer alle haben. Such eine Farbe, die dich geschlagen hätte.
lesson-reading-given-right = Fünf Karos sind draußen, und fünf hätten deine vier geschlagen. „Gut“ heißt also, dass mindestens eins davon abgelegt ist.
lesson-reading-void = Du hast die D♠ ausgespielt, und der Computer, der drei Karten gekauft hat, wirft ein Herz ab. B♠ 9♠ 8♠ hast du nicht gesehen: Wie viele seiner elf Karten kennst du?
lesson-reading-void-four = Angesagt hat er mehr als seine Herzen, nämlich auch A♦ K♦ D♦ und den K♣. Überleg nun, welche drei Karten er abgelegt hat.
lesson-reading-void-eight = Acht hat er angesagt, das stimmt. Aber wo sind B♠ 9♠ 8♠?
lesson-reading-void-right = Pik hat er keins, also hat er B♠ 9♠ 8♠ abgelegt. Alle anderen Karten, die du nicht gesehen hast, hat er in der Hand.
lesson-reading-drop = Fünf Stiche sind dein, und auf deine letzten vier Pik hat der Computer 8♣ 10♦ 10♣ B♥ abgeworfen. Was spielst du aus?
lesson-reading-drop-low = Die nähme der K♣. Zähl, welche Kreuz dem Computer geblieben sind.
lesson-reading-drop-red = Dort hat der Computer noch Ass, König und Dame. Zähl, welche Kreuz ihm geblieben sind.
lesson-reading-drop-right = Du wusstest, dass sein K♣ allein war, und nach ihm macht dein B♣ den Stich. Sieben Stiche: Die Stichmehrheit ist dein.
lesson-reading-uncalled = Du hast K♣ und A♣ ausgespielt, und der Computer hat 10♣ und D♣ zugegeben. Eine Sequenz hat er nicht angesagt: Hat er den B♣?
lesson-reading-uncalled-yes = Dann hätte er D♣ B♣ 10♣ gehabt, eine Terz, und sie angesagt. Den B♣ hat er wohl abgelegt.
lesson-reading-uncalled-right = D♣ B♣ 10♣ wären eine Terz gewesen, und der Computer hätte sie angesagt. Ganz sicher ist das nie: Wer gut spielt, verschweigt auch einmal eine, damit du einen blanken König für gedeckt hältst.
lesson-reading-small = Deine beiden kleinen Kreuz kann also nur noch die 9♣ schlagen. Was spielst du aus?
lesson-reading-small-same = Ebenso gut, aber spiel von oben. Dann weißt du immer, was noch höher ist.
lesson-reading-small-top = Behalte das A♥: Es bringt dir später das Ausspiel zurück. Die kleinen Kreuz machen vielleicht jetzt ihre Stiche.
lesson-reading-small-other = In dieser Farbe hat der Computer höhere Karten. Gegen deine Kreuz hat er höchstens die 9♣.
lesson-reading-small-right = Nicht einmal die 9♣ hatte er, und so machen deine kleinen Kreuz ihre Stiche. Dass ihm der B♣ fehlte, hat dir die Ansage verraten, die nicht kam.
lesson-reading-end = **Du kannst ein Blatt lesen, das du nicht siehst.** Versuch es gegen den Anfänger, oder geh weiter zum Spielen.

## The fifth lesson: the play

lesson-play-title = Ausspielen und abwerfen
lesson-play-point = Du bist Vorhand, und dein Point, fünf Karos, war gut. Was spielst du aus?
lesson-play-point-lower = Die richtige Farbe, aber spiel sie von oben. Ein kleines Karo überlässt vielleicht dem B♦ einen Stich.
lesson-play-point-aces = Behalte deine Asse, denn sie bringen dir das Ausspiel zurück. Treib erst das A♦ heraus, das gegen deine lange Farbe steht.
lesson-play-point-other = Dort hat der Computer die höheren Karten. Spiel deine lange Farbe, den Point, und mach sie hoch.
lesson-play-point-right = Der Computer gibt sein Ass her, und deine Asse bringen dich zu den Karos zurück. Spricht nichts dagegen, spiel den Point aus.
lesson-play-tenace = Wieder ist Karo dein Point, aber A♦ und D♦ sind draußen, knapp über deinem K♦ und B♦: eine **Gabel** gegen dich. Was spielst du aus?
lesson-play-tenace-diamonds = A♦ und D♦ nähmen deinen K♦ und B♦ nacheinander. Lass den Computer Karo ausspielen.
lesson-play-tenace-low = Die richtige Farbe, aber der K♥ kann sie nehmen. Das A♥ macht sofort einen Stich.
lesson-play-tenace-other = Dort hat der Computer die längeren und höheren Karten. Deine andere lange Farbe ist Herz.
lesson-play-tenace-right = Das A♥ macht den Stich, und dein K♦ wartet auf ein Karo des Computers. Spiel den Point aus, nur keinen schwachen, gegen den eine Gabel steht.
lesson-play-winners = Du hast 26 Punkte, der Computer keinen, und jedes Ausspielen zählt 1. Womit kommst du auf 30 und zum Pik?
lesson-play-winners-sure = Auch die macht den Stich, und gleich brauchst du sie. Fang mit dem A♦ an.
lesson-play-winners-loses = Eine höhere Karte kann sie nehmen, der Computer zählt, und der Pik ist weg. Spiel zuerst vier Karten, die nichts schlagen kann.
lesson-play-winners-right = Vier sichere Stiche, 26 + 4 = 30: **ein Pik**, und 30 dazu. Reichen die sicheren Stiche für einen Pik, spiel sie, und lass dich spätere Verluste nicht kümmern.
lesson-play-throw = Der Computer spielt die D♠ aus, und du hast kein Pik. Deine Herzen kennt er, denn sie haben als Point gezählt: Was wirfst du ab?
lesson-play-throw-higher = Ein Herz ist richtig, aber das niedrigste genügt. Behalte die höheren.
lesson-play-throw-hidden = Deine Kreuz kennt der Computer noch nicht, das würde ihm etwas verraten. Wirf eine Karte ab, die du angesagt hast.
lesson-play-throw-guard = Solange der B♦ ihn deckt, macht dein K♦ einen Stich, sobald das Ass weg ist. Behalte beide.
lesson-play-throw-right = Aus einer Karte, die er kannte, lernt der Computer nichts. Wirf zuerst ab, was du angesagt hast, und zuletzt, was deine hohen Karten deckt.
lesson-play-guard = Der Computer spielt die D♣ aus, und du kannst nicht mehr bedienen. Du hast sechs Pik und zwei gedeckte Karten: Was wirfst du ab?
lesson-play-guard-higher = Ein Pik ist richtig, aber das niedrigste genügt. Behalte die höheren.
lesson-play-guard-hearts = Allein fällt die D♥ unter das erste hohe Herz. Behalte die 7♥ bei ihr, und wirf ein Pik ab.
lesson-play-guard-diamonds = Mit der 8♦ daneben macht dein K♦ einen Stich, sobald das Ass weg ist. Behalte beide, und wirf ein Pik ab.
lesson-play-guard-right = Pik nützt dir nichts, solange du nicht ausspielst, und eine gedeckte Karte bringt dich vielleicht dazu. Darum gehen die Deckungen zuletzt.
lesson-play-five = Von den ersten sieben Stichen sind fünf dein. Der K♠ und die 7♦ sind noch draußen: Was spielst du aus?
lesson-play-five-spades = Die nimmt der K♠, und dann macht der Computer mit Herz alle übrigen Stiche. Du hast eine Karte, die jetzt einen Stich macht.
lesson-play-five-right = Nur die 7♦ war draußen, also macht deine 9♦ den sechsten Stich. Nun kommt auch der Computer nicht auf sieben, und niemand zählt die 10 für die Stichmehrheit.
lesson-play-six = Sechs Stiche sind dein, und einer mehr bringt 10 Punkte für die Stichmehrheit. Was spielst du aus?
lesson-play-six-clubs = Die nimmt das A♣, und der Computer macht vielleicht den Rest. Du setzt 10 Punkte aufs Spiel, um 1 für den letzten Stich zu gewinnen.
lesson-play-six-right = Der siebte Stich ist dein. Hast du fünf oder sechs Stiche und eine Karte, die sicher einen macht, spiel sie.
lesson-play-certain = Fünf Stiche sind dein, und das A♠ machte den sechsten. Aber D♠ und 10♠ hat der Computer angesagt, und den K♠ hast du abgelegt: Spielst du das A♠ aus?
lesson-play-certain-yes = Dann hast du sechs Stiche, und die D♠ steht über deinem B♠. Was der Computer hat, ist sicher, also kann das Ass warten.
lesson-play-certain-right = Du hast den K♦ gespielt, und am Ende musste der Computer Pik zu deinem A♠ und B♠ ausspielen: sieben Stiche. Nur wenn die andere Seite die Farbe sicher noch hat, kann eine hohe Karte warten.
lesson-play-end = **So wird gespielt.** Versuch es gegen den Anfänger, oder geh weiter zur nächsten Lektion.

## The sixth lesson: younger, leaving a card, and a call that misleads

lesson-younger-title = Als Hinterhand spielen
lesson-younger-guards = Du hast gegeben, und der Computer hat fünf Karten gekauft; für dich bleiben drei. Was legst du von einem so schwachen Blatt ab?
lesson-younger-guards-queens = Drei Damen sind ein Gedritt, und jede hat zwei kleine Karten, die sie decken. Behalte alle drei.
lesson-younger-guards-guards = Mit weniger als zwei kleinen Karten daneben fällt diese Dame unter Ass oder König. Eine andere Farbe hat keine Dame zu decken.
lesson-younger-guards-right = Eine Farbe geht, und drei Damen bleiben gedeckt. Vorhand greift an, Hinterhand deckt zuerst die schwachen Stellen.
lesson-younger-stops = Deine längste Farbe sind vier Herzen, aber unter dem Ass sind sie niedrig. Welche drei Karten legst du ab?
lesson-younger-stops-high = Deine Asse und die übrigen Karos halten den Computer auf, wenn er ausspielt. Ein Point von vier ist selten gut, also brich die Herzen an.
lesson-younger-stops-guards = Dann hätte eine Dame zu wenige Karten neben sich. Ein Point von vier ist selten gut, also brich die Herzen an.
lesson-younger-stops-right = Du gibst einen dürftigen Point auf und behältst in jeder Farbe eine Karte, die einen Stich machen kann. Vorhand griffe an, Hinterhand sichert sich erst ein paar Stiche.
lesson-younger-leave = Du darfst drei Karten tauschen, musst aber nur eine. Was legst du ab?
lesson-younger-leave-knaves = Vier Buben sind ein Geviert, 14 Punkte, wenn der Computer nicht vier höhere gleiche hat. Behalte sie alle.
lesson-younger-leave-kings = Drei Könige sind ein Gedritt, und sind die vier Buben gut, zählen die Könige mit. Behalte alle drei.
lesson-younger-leave-clubs = Fünf Kreuz sind dein Point, mit K♣ D♣ B♣ in Folge. Behalte sie alle.
lesson-younger-leave-right = Nur die Zehnen, denn alles andere gehört zu etwas. Was Hinterhand liegenlässt, bekommt niemand, also darfst du eine Karte liegenlassen, die du nicht brauchst.
lesson-younger-give = Jetzt bist du Vorhand und darfst bis zu fünf Karten tauschen. Was legst du ab?
lesson-younger-give-aces = Drei Asse sind ein Gedritt, und jedes macht einen Stich. Behalte sie zusammen.
lesson-younger-give-diamonds = Sechs Karos sind dein Point, und mit dem K♦ wären es sieben in Folge. Behalte sie alle.
lesson-younger-give-right = Vier genügen, denn jede andere Karte zählt. Was Vorhand liegenlässt, darf Hinterhand nehmen, also lass nur für ein so großes Blatt eine Karte liegen.
lesson-younger-counted = Der Computer hat drei Asse angesagt und gesagt, dass er das A♠ nicht mitzählt. Kann er das A♠ trotzdem haben?
lesson-younger-counted-no = Er hat nur gesagt, dass er dieses Ass nicht mitzählt. Wer vier hat, darf drei ansagen, um dich zu täuschen.
lesson-younger-counted-right = „Das A♠ nicht mitgezählt“ verspricht nichts. Von vier Assen nur drei anzusagen kostet 11 Punkte, aber vielleicht verlässt du dich dann auf deinen K♠.
lesson-younger-trusted = Du hast mit dem B♥ einen Stich gemacht. Was spielst du aus?
lesson-younger-trusted-lower = Ebenso gut, aber spiel von oben. Dann weißt du immer, was noch höher ist.
lesson-younger-trusted-small = Die überlässt vielleicht der 10♦ einen Stich. Treib das A♦ von oben heraus.
lesson-younger-trusted-spade = Hat der Computer das A♠, ist dein einziges Pik verloren. Du hast eine lange Farbe, die hoch werden kann.
lesson-younger-trusted-hearts = Die nimmt das A♥, und danach hast du kaum noch Herzen. Du hast eine längere Farbe, die hoch werden kann.
lesson-younger-trusted-right = Das A♦ nimmt sie, und deine übrigen Karos sind hoch. Auf eine Karte, die nur nicht mitgezählt wurde, hast du nicht gebaut.
lesson-younger-end = **So spielt Hinterhand.** Versuch es gegen den Anfänger, oder geh weiter zur letzten Lektion.

## The seventh lesson: the last deal of a partie

lesson-last-deal-title = Die letzte Runde
lesson-last-deal-rubicon = Das ist die sechste und letzte Runde, und du hast 62 Punkte. Verlierst du mit weniger als 100, werden deine Punkte zu denen des Computers gezählt: der Rubikon.
lesson-last-deal-bold = Du brauchst 38 Punkte in einer Runde, also hilft nur ein großes Blatt. Der Computer hat dir vier Karten gelassen: Was legst du ab?
lesson-last-deal-bold-kings = Mit dem K♣ wären deine drei Könige ein Geviert. Jetzt versuch dein Glück.
lesson-last-deal-bold-run = Mit dem K♣ sind das vier in Folge, und vier Könige macht er auch. Jetzt versuch dein Glück.
lesson-last-deal-bold-hearts = A♥ K♥ D♥ ist deine beste Folge. Ein Ass ohne solche Hilfe kann gehen.
lesson-last-deal-bold-right = Sogar das A♦ geht, um der Chance auf den K♣ willen, und da kommt er: vier Könige. Hilft nur ein großes Blatt, wag etwas; liegst du weit vorn, wag nichts.
lesson-last-deal-silent = Eine andere Partie: Du hast 20 Punkte, und selbst mit Point, Folge und den 30 eines Piks kämst du nicht auf 100. Sagst du den Point an?
lesson-last-deal-silent-other = Unter 100 bekommt am Ende alles, was du zählst, der Computer. Was du nicht ansagst, bekommt er nicht.
lesson-last-deal-silent-right = Richtig: Du sagst nichts an und spielst aus. Ist die 100 nicht mehr zu erreichen, zähl so wenig wie möglich.
lesson-last-deal-save = Noch immer hast du 20 Punkte, und du hast kein Ass. Der Computer sagt einen Point von fünf an, und du hast sechs Herzen: Was sagst du?
lesson-last-deal-save-good = Mit Point, fünf in Folge und vier Assen hat der Computer 34, bevor du etwas zählst: **ein Repik**, 60 dazu. Dein eigener Point verhindert ihn.
lesson-last-deal-save-equal = Du hast sechs Karten, und sechs schlagen fünf. Dein Point ist besser.
lesson-last-deal-save-right = Dein Point zählt 6, und ohne ihn hätte der Computer einen Repik gemacht. Auch unter 100 sagst du an, was dich vor Pik und Repik schützt.
lesson-last-deal-spoil = Wieder hast du 20 Punkte. Der Computer sagt einen Point von sechs an, und A♠ K♠ D♠ 10♠ 9♠ 8♠ machen 58 wie deine sechs Karos: Was sagst du?
lesson-last-deal-spoil-good = Dann zählt der Computer 6. Auch deine Karos machen 58.
lesson-last-deal-spoil-not-good = Zähl noch einmal: 11, 10, 10, 10, 9 und 8 sind für beide 58. Du hast nicht mehr als der Computer.
lesson-last-deal-spoil-right = „Gleich“: Niemand zählt, und der Computer hat 6 weniger. Kommst du nicht auf 100, verdirb ihm, was du kannst.
lesson-last-deal-divide = Sechs von neun Stichen sind dein, und auf 100 kommst du doch nicht. Der Computer spielt den K♦ aus: Was wirfst du ab?
lesson-last-deal-divide-spades = Dann macht dein A♥ vielleicht den siebten Stich, und du zählst 10 für die Stichmehrheit. Unter 100 bekommt sie der Computer.
lesson-last-deal-divide-right = Jetzt habt ihr beide sechs Stiche, und niemand zählt die 10. Kommst du nicht auf 100, teilt euch die Stiche.
lesson-last-deal-concede = Weit unter 100 hast du einen von vier Stichen, und der Computer hat noch vier Asse und zwei Könige. Gibst du die Runde auf?
lesson-last-deal-concede-no = Mindestens neun Stiche macht der Computer, teilen lassen sie sich nicht mehr. Was du noch machst, zählst du, und unter 100 bekommt es der Computer.
lesson-last-deal-concede-right = Du zählst 2, einen für den Stich und einen für eine ausgespielte Karte, und der Computer den Rest. Sind die Stiche nicht zu teilen, und hast du einen, darfst du aufgeben.
lesson-last-deal-prevent = Die Rollen sind vertauscht: Du hast 150 Punkte, der Computer 20. Er sagt einen Point von sechs mit 58 Augen an, so viel wie deine Karos: Was sagst du?
lesson-last-deal-prevent-not-good = Du hast nicht mehr als der Computer, denn beide machen 58. Und hier darf der Computer zählen.
lesson-last-deal-prevent-equal = Das stimmt, aber dann zählt niemand. Der Computer bleibt unter 100, also wird dir zugezählt, was er zählt.
lesson-last-deal-prevent-right = „Gut“: 6 Punkte für den Computer und am Ende für dich. Liegst du vorn und der Computer kommt nicht auf 100, lass nichts gleich sein.
lesson-last-deal-lose = Jetzt liegst du vorn, und der Computer kommt nicht auf 100. Er hat sechs Stiche, und du hast noch zwei Karten: Welche spielst du aus?
lesson-last-deal-lose-ace = Machst du beide Stiche, habt ihr je sechs, und niemand zählt die 10. Hier ist es dir lieber, wenn der Computer sie zählt.
lesson-last-deal-lose-right = Der Computer macht seinen siebten Stich und zählt 10. Er bleibt unter 100, also werden sie dir zugezählt.
lesson-last-deal-must = Du hast 75 Punkte und 11 in dieser Runde, 14 fehlen noch. Fünf Stiche sind dein, drei Karten hast du noch: Welche spielst du aus?
lesson-last-deal-must-winner = Die macht den sechsten Stich, aber dann nimmt der K♣ vielleicht deine 9♣. Für die 100 brauchst du die Stichmehrheit, sieben Stiche.
lesson-last-deal-must-small = Die nimmt vielleicht der K♣, und dann bleiben dir höchstens sechs Stiche. Für die 100 brauchst du die Stichmehrheit, sieben Stiche.
lesson-last-deal-must-right = Der Computer musste ausspielen, und sein Kreuz lief in dein A♣: sieben Stiche und genau 100. Rettet dich nur die Stichmehrheit vor dem Rubikon, muss ein sicherer Stich warten.
lesson-last-deal-forgo = Du hast 120 Punkte und 25 in dieser Runde, der Computer 85. Du kannst mit vier sicheren Stichen einen Pik machen oder erst das A♣ heraustreiben und die Stichmehrheit gewinnen: Was ist mehr wert?
lesson-last-deal-forgo-pique = Der Pik bringt dir 30, aber dann sind deine hohen Karten weg, und der Computer macht alle anderen Stiche. Mit 19 Punkten kommt er über 100 und entgeht dem Rubikon.
lesson-last-deal-forgo-right = Ohne diese Stiche bleibt der Computer unter 100, und seine Punkte werden dir zugezählt statt abgezogen. Dieses eine Mal verzichtest du auf den Pik.
lesson-last-deal-end = **Das war die letzte Lektion.** Was die alten Bücher lehren, kannst du jetzt: Versuch es gegen den Anfänger.
