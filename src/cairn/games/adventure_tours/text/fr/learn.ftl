### How to play Adventure Tours: the words of four pictures, and of the pictured examples of its rules.

adventure-tours-learn-lead = Équipe si bien ton expédition que des gens qui paient la rejoignent. Après trois manches, la personne la plus riche gagne.
adventure-tours-learn-guided = La partie guidée dure trois manches, côté désert, contre deux fois { $name }. Chaque étape peut être passée.

## Four pictures

adventure-tours-learn-1 = D’abord l’équipement
adventure-tours-learn-1-text = Toute carte peut servir d’équipement : elle augmente un niveau, et tu en pioches une autre.
adventure-tours-learn-1-alt = D’abord : un { adventure-tours-name-earl-of-bucket } jaune est posé comme équipement et fait passer les vêtements de 3 à 5. Ensuite : on pioche une carte.
adventure-tours-learn-2 = Ensuite viennent les gens
adventure-tours-learn-2-text = Une carte devient membre si ton niveau dans sa couleur atteint son exigence, le chiffre en haut à gauche.
adventure-tours-learn-2-alt = Technique 5, vivres 4, vêtements 6. Un Slowhand Bill jaune exige 6 et peut venir, un rouge non.
adventure-tours-learn-3 = Les membres agissent et paient
adventure-tours-learn-3-text = L’action d’un nouveau membre se joue tout de suite ou jamais ; à la fin de la manche, il paie ses pièces.
adventure-tours-learn-3-alt = D’abord : Slowhand Bill devient membre. Ensuite : son action prend la dernière carte d’équipement de quelqu’un d’autre pour ta rangée.
adventure-tours-learn-4 = Ne garde pas de cartes
adventure-tours-learn-4-text = La manche finit quand une main est vide ou la pioche épuisée ; chaque carte restée en main coûte alors 2 pièces.
adventure-tours-learn-4-alt = Les membres paient 3, 4, 2 et 5 pièces, ensemble 14. Deux cartes restées en main coûtent 4. Il reste 10 pièces.

## Words in the pictures

adventure-tours-learn-raises = augmente un niveau
adventure-tours-learn-draw = puis pioche
adventure-tours-learn-of = { $n } sur { $all }
adventure-tours-learn-rival = équipement d’autrui
adventure-tours-learn-you = toi
adventure-tours-learn-action = Son action : voler une dernière carte
adventure-tours-learn-pays = À la fin, il paie 5 pièces
adventure-tours-learn-members = Tes membres paient
adventure-tours-learn-left = Cartes restées en main
adventure-tours-learn-earned = gagné dans cette manche
adventure-tours-learn-attack = veut ta dernière carte d’équipement
adventure-tours-learn-stays = reste chez toi
adventure-tours-learn-discarded = défaussé de tes membres

## Examples

adventure-tours-learn-protect = Pater Miller protège
adventure-tours-learn-protect-text = Un Slowhand Bill adverse vise ta dernière carte d’équipement. Tu défausses ton Pater Miller de ta rangée de membres : l’attaque est sans effet, et ta carte reste.
adventure-tours-learn-protect-alt = Une flèche d’un Slowhand Bill rouge vers ton { adventure-tours-name-earl-of-bucket } est arrêtée par un bouclier ; ton Pater Miller est défaussé pour cela.
adventure-tours-learn-levels = Trois cartes augmentent les niveaux
adventure-tours-learn-levels-text = Le côté désert commence partout à 3. Betty McKlug apporte 1 en technique, { adventure-tours-name-earl-of-bucket } 2 en vêtements, Roy Nobleman 1 partout : 5, 4 et 6.
adventure-tours-learn-levels-alt = Niveaux 3, 3 et 3 ; trois cartes d’équipement avec plus 1 en technique, plus 2 en vêtements et plus 1 partout ; dessous, niveaux 5, 4 et 6.
adventure-tours-learn-demand = Qui peut venir
adventure-tours-learn-demand-text = Slowhand Bill exige 6 dans la couleur de sa carte. Les vêtements sont à 6 : le jaune vient. La technique est à 5 : le rouge doit attendre, ou sert d’équipement.
adventure-tours-learn-demand-alt = Technique 5, vivres 4, vêtements 6. Le Slowhand Bill jaune a 6 points sur 6, le rouge 5 sur 6.
adventure-tours-learn-income = Ce que rapporte une manche
adventure-tours-learn-income-text = L’équipement ne paie rien, les membres paient ce que montre leur pièce. Deux cartes sont encore en main : 4 pièces sont perdues.
adventure-tours-learn-income-alt = Des pièces de 3, 4, 2 et 5 font 14 ; deux cartes enlèvent 2 pièces chacune ; il en reste 10.
