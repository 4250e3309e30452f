### The table of Adventure Tours in the browser.

## The plain board: what lies where

adventure-tours-zone-hands = hand
adventure-tours-zone-equipment = equipment
adventure-tours-zone-members = members
adventure-tours-zone-discard = discard pile
adventure-tours-zone-pile = draw pile
adventure-tours-zone-offered = boards on offer
adventure-tours-zone-progress = progress

## The plain board: what is said of things, players and the turn

adventure-tours-fact-board = board
adventure-tours-fact-ability = special ability
adventure-tours-fact-levels = levels
adventure-tours-fact-red = technology
adventure-tours-fact-blue = provisions
adventure-tours-fact-yellow = clothing
adventure-tours-fact-income = income
adventure-tours-fact-guards = protection
adventure-tours-fact-money = money
adventure-tours-fact-ready = protects
adventure-tours-fact-demand = demand
adventure-tours-fact-equipment = equipment
adventure-tours-fact-action = action
adventure-tours-fact-colour = colour
adventure-tours-fact-side = side
adventure-tours-fact-start = levels at the start
adventure-tours-fact-round = round
adventure-tours-fact-rounds = rounds
adventure-tours-fact-turn = turn
adventure-tours-fact-seat = turn of
adventure-tours-fact-starter = starts
adventure-tours-fact-ability-used = special ability used
adventure-tours-fact-extra-turns = extra turns to come
adventure-tours-fact-incomes = income of the rounds
adventure-tours-fact-drafted = boards chosen
adventure-tours-fact-points = money
