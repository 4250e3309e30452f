### Die Regeln von Wegmal, eine Meldung je Regel. Eine Meldung ohne Zahl ist die Überschrift eines Abschnitts.

WM = Regeln
WM-1 = Es gibt 36 Steine, sie wiegen 1 bis 36. Zu Beginn zieht jeder vier davon aus dem Beutel und hält sie vor den anderen verborgen; die Option „hand“ macht drei oder fünf daraus. Du legst und verschenkst nur Steine, die du hältst.
WM-2 = Wenn du dran bist, legst du einen Stein auf deinen Turm. Er muss leichter sein als der Stein, auf dem er liegt.
WM-3 = Oder du gibst einen Stein nach links weiter. Alle sehen, welcher es ist.
WM-4 = Dann ziehst du einen Stein aus dem Beutel. Mit dem letzten Stein des Beutels endet das Spiel.
WM-5 = Der höchste Turm gewinnt: Jeder seiner Steine zählt einen Punkt. Wer gleich viele Punkte hat, teilt den Sieg.
