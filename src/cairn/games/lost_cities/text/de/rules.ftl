### The rules of Lost Cities, one message a rule. A message without a number is the title of a section.

LC-C = Spielmaterial
LC-C1 = Das Spiel hat 60 Karten in fünf Farben. Jede Farbe hat neun Expeditionskarten mit den Zahlen 2 bis 10 und drei gleiche Sponsoren. Jede Farbe steht für eine verlorene Stadt: Gelb für die Wüstenstadt, Blau für die versunkene Stadt, Lila für die finstere Stadt, Grün für die Waldstadt, Orange für die Felsenstadt.
LC-C2 = Der Spielplan hat fünf Lager, eines für jede Farbe: Das sind die Ablagestapel. Dazu kommen ein Wertungsblock und, für die Variante, 11 Meilensteinkarten.

LC-S = Spielvorbereitung
LC-S1 = Die Karten werden gemischt, und beide erhalten je acht. Die übrigen 44 sind der Nachzugstapel und liegen verdeckt.
LC-S2 = Nach der Spielregel beginnt, wer zuletzt einen interessanten Ort entdeckt hat, oder sonst, wer älter ist. Unsere Festlegung: Der Zufall entscheidet, oder der Gastgeber bestimmt, wer beginnt.
LC-S3 = Ohne die Variante Meilensteine bleiben die 11 Meilensteinkarten aus dem Spiel.

LC-T = Ein Zug
LC-T1 = Du darfst eine Karte an deine eigene Expedition ihrer Farbe anlegen. Eine Zahl muss höher sein als jede Zahl, die dort schon liegt. Du hast höchstens eine Expedition in jeder Farbe.
LC-T2 = Ein Sponsor darf nur angelegt werden, solange die Expedition leer ist oder nur aus Sponsoren besteht. Eine Expedition hat also 0 bis 3 Sponsoren, und alle liegen vor ihrer ersten Zahl.
LC-T3 = Oder du legst eine Karte in das Lager ihrer Farbe, offen obenauf. Das ist mit jeder Karte immer erlaubt; und wenn du an keine Expedition anlegen kannst oder willst, musst du es tun. Ein Lager nimmt beliebig viele Karten auf. Nur die oberste Karte ist zu sehen, und die Stapel dürfen nicht durchsucht werden.
LC-T4 = Dann ziehst du eine Karte: die oberste vom Nachzugstapel oder die oberste aus einem beliebigen Lager, in dem Karten liegen. Die Karte, die du in diesem Zug in ein Lager gelegt hast, darfst du nicht nehmen; dieses Lager ist also bis zum Ende des Zuges geschlossen.
LC-T5 = Nach jedem Zug hast du wieder acht Karten auf der Hand.
LC-T6 = Ihr seid abwechselnd am Zug. Ein Zug besteht aus genau zwei Schritten in dieser Reihenfolge: eine Karte legen, dann eine ziehen. Kein Schritt darf ausfallen oder zweimal geschehen, und passen gibt es nicht.
LC-T7 = Beispiel: In deiner gelben Expedition liegt ein Sponsor, in der blauen irgendeine Zahl, in der lila die 5, in der orangen die 8; eine grüne hast du nicht. Auf der Hand hast du Sponsor Gelb, Gelb 4, Sponsor Blau, Lila 6, Sponsor Grün, Grün 3, Orange 5 und Orange 7. Anlegen darfst du Sponsor Gelb, Gelb 4, Lila 6, Sponsor Grün oder Grün 3, nicht aber Sponsor Blau, Orange 5 oder Orange 7. Nach Gelb 4 oder Grün 3 nimmt diese Farbe keinen Sponsor mehr an, und nach Gelb 4 nur noch höhere gelbe Zahlen.

LC-E = Ende und Wertung eines Durchgangs
LC-E1 = Der Durchgang endet sofort, wenn jemand die letzte Karte vom Nachzugstapel nimmt. Die andere Seite hat keinen Zug mehr.
LC-E2 = Vor der Partie wird vereinbart, ob die Karten im Nachzugstapel gezählt werden dürfen. Wenn nicht, wird ihre Zahl niemandem angezeigt.
LC-E3 = Jede begonnene Expedition zählt, also jede mit mindestens einer Karte, Sponsor oder Zahl: die Summe ihrer Zahlen, minus 20, mal 2, 3 oder 4 bei 1, 2 oder 3 Sponsoren, auch wenn das negativ ist; und danach plus 20, wenn sie acht oder mehr Karten hat, Sponsoren mitgezählt. Eine nicht begonnene Expedition zählt 0.
LC-E4 = Beispiel: Gelb mit 3, 4, 6 und 10 bringt 3 Punkte; Blau mit 2, 8 und 10 bringt 0; Lila mit nur einem Sponsor bringt −40; Grün mit einem Sponsor, 7 und 8 bringt −10; Orange mit zwei Sponsoren, 2, 3, 5, 7, 8 und 10 bringt 65. Zusammen sind das 18 Punkte.
LC-E5 = Unsere Festlegung: Aus Lagern darf beliebig lange gezogen werden. Ihr könnt auch eine Grenze vereinbaren, gezählt in Zügen von beiden zusammen, nach der nur noch vom Nachzugstapel gezogen werden darf: Am Tisch gilt keine, solange ihr keine setzt, in Simulationen liegt sie bei 300.
LC-E6 = Jede Expedition wird für sich gewertet, und das Ergebnis erscheint wie auf dem Wertungsblock: A Summe der Karten, B Kosten der Expedition, C Faktor, D große Expedition, E Meilensteine und die Gesamtzahl.
LC-E7 = Karten auf der Hand, in Lagern und im Nachzugstapel bringen keine Punkte. Die Hand entscheidet nur einen der Meilensteine von LC-K5.

LC-M = Die Partie
LC-M1 = Eine Partie hat drei Durchgänge oder so viele, wie ihr vereinbart. Den nächsten Durchgang beginnt, wer bisher mehr Punkte hat. Nach dem letzten gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt.
LC-M2 = Unsere Festlegung: Steht es insgesamt gleich, beginnt, wer den letzten Durchgang nicht begonnen hat.

LC-K = Variante: Meilensteine
LC-K1 = In jedem Durchgang werden fünf der 11 Meilensteinkarten gezogen und offen für beide ausgelegt; die anderen sind in diesem Durchgang nicht im Spiel. Jeder Meilenstein, den du holst, ist 10 Punkte wert, die nie multipliziert werden.
LC-K2 = Für acht Meilensteine gilt „Wer zuerst kommt“: 3 Karten in der gelben Expedition, 3 in der blauen, 3 in der lila, 3 in der grünen, 3 in der orangen; 5 Karten in einer beliebigen Expedition; 3 begonnene Expeditionen; 3 aufeinanderfolgende Werte in einer Expedition.
LC-K3 = Sie werden am Ende deines eigenen Zuges geprüft. Wer einen zuerst erfüllt, nimmt ihn. Mehrere in einem Zug sind möglich, und auch der letzte Zug des Durchgangs zählt.
LC-K4 = Unsere Festlegung: Sponsoren zählen als Karten, und ein Sponsor allein ist eine begonnene Expedition. Sponsoren haben keinen Wert und unterbrechen aufeinanderfolgende Werte nicht.
LC-K5 = Drei Meilensteine entscheiden sich am Ende des Durchgangs: mehr begonnene Expeditionen; die Expedition mit den meisten Punkten (ohne Sponsoren); die kleinere Summe der Handkarten, wobei Sponsoren 0 zählen. Bei Gleichstand bekommt niemand den Meilenstein.
LC-K6 = Unsere Festlegung zu „ohne Sponsoren“: Im Normalfall zählen nur Expeditionen, in denen kein Sponsor liegt, mit ihren normalen Punkten, den Bonus eingeschlossen und auch negativ; hat nur eine Seite eine solche Expedition, holt sie den Meilenstein. Ihr könnt auch vereinbaren, Sponsoren nicht zu beachten; dann wird jede Expedition gewertet, als wären ihre Sponsoren nicht da.
LC-K7 = Ein Meilenstein, den du geholt hast, liegt offen vor dir und bleibt bei dir. Seine Punkte sind Zeile E des Wertungsblocks: Sie gehören zu den Punkten des Durchgangs und damit zur Gesamtzahl, die entscheidet, wer den nächsten Durchgang beginnt und wer die Partie gewinnt.
LC-K8 = Unsere Festlegung: Hat keine Seite eine Expedition, die nach LC-K6 zählt, bekommt niemand den Meilenstein. Werden Sponsoren nicht beachtet, zählt eine Expedition nur aus Sponsoren nicht mit, und der Bonus von 20 braucht acht Zahlen.
LC-K9 = Die drei Meilensteine bei Spielende vergleichen die letzte Stellung: nach dem Ziehen der letzten Karte und nachdem für den letzten Zug die Meilensteine „Wer zuerst kommt“ vergeben sind.

LC-L = Die lange Partie
LC-L1 = Mit sechs Farben (das lange Spiel, nach Vereinbarung) kommt Rot mit eigenen 12 Karten dazu; die anderen Regeln bleiben gleich. Das ergibt 72 Karten, davon 56 im Nachzugstapel.
LC-L2 = Unsere Festlegung: Die 11 Meilensteine bleiben in der langen Partie, wie sie sind. Rot hat keinen eigenen Meilenstein, zählt aber für alle, die keine Farbe nennen.

LC-I = Wer was weiß
LC-I1 = Verdeckt sind die Handkarten gegenüber, die Reihenfolge im Nachzugstapel und die Karten eines Lagers unter der obersten. Eine Karte, die aus einem Lager genommen wurde, haben alle gesehen: Der Verlauf nennt sie, und ein Bot darf sie sich merken.
LC-I2 = Offen für beide sind alle Karten in den Expeditionen beider Seiten mit ihren Werten, die obersten Karten der Lager, die Meilensteine, die noch zu holen sind, und die schon geholten.
