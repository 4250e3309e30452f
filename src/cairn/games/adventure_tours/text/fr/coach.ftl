### The guided first game of Adventure Tours: six marks at a real table, each a title and a text.

# At the hand, before the first card.
adventure-tours-coach-1 = Six cartes, deux usages
adventure-tours-coach-1-text = Chaque carte est une personne à enrôler, ou un équipement. Tu en joues une par tour ; choisis-en une pour voir les deux.
# At the two places of the card that was chosen.
adventure-tours-coach-2 = Enrôler ou poser
adventure-tours-coach-2-text = Comme membre, la carte rapporte et agit une fois. Comme équipement, elle élève ton niveau et tu pioches une carte. Chaque place dit ce que tu obtiens.
# At a card that cannot join. $n is one’s level, $total the demand.
adventure-tours-coach-3 = Tu as { $n }, il faut { $total }
adventure-tours-coach-3-text = La barre sous une carte montre l’écart entre ton niveau et son exigence. Pose un équipement de la même couleur pour l’élever.
# At a card that can join. $coins is what it pays.
adventure-tours-coach-4 = Les membres rapportent
adventure-tours-coach-4-text = À la fin de la manche, cette carte rapporte { $coins }. L’équipement ne rapporte rien, et chaque carte en main coûte 2.
# At the players that can be chosen.
adventure-tours-coach-5 = Regarde avant de choisir
adventure-tours-coach-5-text = Chacun montre ce qu’il perdrait. Seule la dernière carte d’une rangée est touchée, et un bouclier peut l’empêcher.
# At the hand of $name, who has few cards.
adventure-tours-coach-6 = { $name } a peu de cartes
adventure-tours-coach-6-text = Qui joue sa dernière carte termine aussitôt la manche. Débarrasse-toi de tes cartes à temps, si possible en les enrôlant.
