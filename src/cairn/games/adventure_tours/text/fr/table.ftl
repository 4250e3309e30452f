### La table de Adventure Tours dans le navigateur.

## Le plateau simple : ce qui se trouve où

adventure-tours-zone-hands = main
adventure-tours-zone-equipment = équipement
adventure-tours-zone-members = membres
adventure-tours-zone-discard = défausse
adventure-tours-zone-pile = pioche
adventure-tours-zone-offered = plateaux proposés
adventure-tours-zone-progress = déroulement

## Le plateau simple : ce qui est dit des objets, des joueurs et du tour

adventure-tours-fact-board = plateau
adventure-tours-fact-ability = faculté spéciale
adventure-tours-fact-levels = niveaux
adventure-tours-fact-red = technique
adventure-tours-fact-blue = vivres
adventure-tours-fact-yellow = vêtements
adventure-tours-fact-income = gains
# Same as in English.
adventure-tours-fact-guards = protection
adventure-tours-fact-money = argent
adventure-tours-fact-ready = protège
adventure-tours-fact-demand = exigence
adventure-tours-fact-equipment = équipement
# Same as in English.
adventure-tours-fact-action = action
adventure-tours-fact-colour = couleur
adventure-tours-fact-side = côté
adventure-tours-fact-start = niveaux au départ
adventure-tours-fact-round = manche
adventure-tours-fact-rounds = manches
adventure-tours-fact-turn = tour
adventure-tours-fact-seat = joue
adventure-tours-fact-starter = commence
adventure-tours-fact-ability-used = faculté spéciale utilisée
adventure-tours-fact-extra-turns = tours supplémentaires
adventure-tours-fact-incomes = gains des manches
adventure-tours-fact-drafted = plateaux choisis
adventure-tours-fact-points = argent
