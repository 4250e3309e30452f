### cairn playthrough

cli-brief-playthrough = Noter une courte partie avec toutes les réponses du moteur.
cli-about-playthrough = Joue une courte partie au hasard et note chaque réponse du moteur : questions, choix, refus, vues, événements, points. Gardée dans un fichier, elle montre ce qu’une modification du moteur a changé.

playthrough-arg-seats = Combien de places (par défaut le moins que le jeu permet).
playthrough-arg-moves = S’arrêter après ce nombre de coups ({ $n } par défaut).
playthrough-arg-leaning = Laisser les joueurs au hasard préférer ce qui coûte cher, comme conformance une partie sur deux.
playthrough-arg-brief = Ne noter que les choix et les événements des coups A à B ; peut être donné plusieurs fois.
playthrough-arg-again = Réécrire ces parties gardées, chacune comme le disent ses premières lignes.

playthrough-misread = « { $text } » est illisible ici ; il faudrait quelque chose comme : { $due }.
playthrough-not-again = { $file } ne peut pas être rejouée.
playthrough-changed = { $file } : écrit, avec des changements.
playthrough-same = { $file } : comme avant.
