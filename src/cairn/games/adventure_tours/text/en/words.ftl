### Adventure Tours.

adventure-tours-aim = Equip your expedition so that adventurers join it who pay well. After three rounds most money wins; cards left in hand cost 2 coins each.
adventure-tours-glossary = A card joins as a member if your level in its category reaches its demand. Red is technology, blue provisions, yellow clothing. What the actions do:

## Pieces: $a is the colour of a card, $rest the adventurer, $number (mostly empty) which of several equal ones

adventure-tours-colour =
    { $a ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[other] { $a }
    }
adventure-tours-card = { $rest }{ $number } ({ adventure-tours-colour })

adventure-tours-name-professor-paige-turner = Professor Paige Turner
adventure-tours-name-earl-of-bucket = Earl of Bucket
adventure-tours-name-pater-miller = Pater Miller
adventure-tours-name-rufus-rigs = Rufus Rigs
adventure-tours-name-molly-magpie = Molly Magpie
adventure-tours-name-betty-mcklug = Betty McKlug
adventure-tours-name-miss-anthrop = Miss Anthrop
adventure-tours-name-roy-nobleman = Roy Nobleman
adventure-tours-name-slowhand-bill = Slowhand Bill
adventure-tours-name-colonel-farsight = Colonel Farsight
adventure-tours-name-amelia-airhead = Amelia Airhead
adventure-tours-name-lady-goldsworthy = Lady Goldsworthy

adventure-tours-category-technology = technology
adventure-tours-category-provisions = provisions
adventure-tours-category-clothing = clothing

adventure-tours-side-base = desert side
adventure-tours-side-expert = expert side

adventure-tours-board-desert-expedition = Desert Expedition
adventure-tours-board-himalaya-yak-caravan = Himalaya Yak Caravan
adventure-tours-board-deep-sea-submarine = Deep-Sea Submarine
adventure-tours-board-jungle-river-steamer = Jungle River Steamer
adventure-tours-board-savanna-safari = Savanna Safari
adventure-tours-board-polar-dog-sled = Polar Dog Sled
adventure-tours-board-hot-air-balloon = Hot-Air Balloon

# After a verb; only Polish has another form elsewhere.
adventure-tours-n-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Actions and abilities: a short name, and what it does

adventure-tours-action-none = No action
adventure-tours-action-give-one = Give one card
adventure-tours-action-give-two = Give two cards
adventure-tours-action-extra-equipment = Extra equipment
adventure-tours-action-discard-equipment = Discard equipment
adventure-tours-action-steal-equipment = Take equipment
adventure-tours-action-extra-turn = Another turn
adventure-tours-action-same-colour-member = Member of the same colour
adventure-tours-action-discard-member = Discard a member
adventure-tours-action-steal-member = Take a member
adventure-tours-action-promote-equipment = Equipment becomes members
adventure-tours-action-protect = Protection
# Not on a card: the card that a special ability gives away.
adventure-tours-action-gift = A card as a gift

adventure-tours-help-action-none = This card has no action.
adventure-tours-help-action-give-one = Choose a player, who draws 1 card.
adventure-tours-help-action-give-two = One player draws 2 cards, or two players draw 1 each.
adventure-tours-help-action-extra-equipment = Lay one more card from your hand as equipment, then draw 1 card.
adventure-tours-help-action-discard-equipment = Choose a player, whose last equipment card is discarded.
adventure-tours-help-action-steal-equipment = Choose a player, whose last equipment card becomes your last one.
adventure-tours-help-action-extra-turn = When this turn is over, you have one more complete turn.
adventure-tours-help-action-same-colour-member = Lay one more member of this colour, if you meet its demand; you may use its action too.
adventure-tours-help-action-discard-member = Choose a player, whose last member is discarded.
adventure-tours-help-action-steal-member = Choose a player, whose last member becomes your last one; its demand does not matter, its action cannot be used.
adventure-tours-help-action-promote-equipment = All your equipment cards of this colour become members; their demands do not matter, their actions cannot be used.
adventure-tours-help-action-protect = When you are attacked, discard this member, and the attack has no effect.

adventure-tours-ability-none = No special ability
adventure-tours-ability-extra-equipment-after-turn = One more equipment card after the turn
adventure-tours-ability-skip-draw-and-gift = Draw or not, and give a card
adventure-tours-ability-use-equipment-action = Use the action of laid equipment
adventure-tours-ability-second-member = Second member
adventure-tours-ability-double-action = Action twice
adventure-tours-ability-second-turn = Second turn

adventure-tours-help-ability-none = This board has no special ability.
adventure-tours-help-ability-extra-equipment-after-turn = After your regular turn you may lay one more card as equipment, and draw 1 card for it.
adventure-tours-help-ability-skip-draw-and-gift = After laying equipment you need not draw, and you may give any player 1 card from the pile.
adventure-tours-help-ability-use-equipment-action = After laying equipment you may use its action, if you meet its demand; a Pater Miller then protects you from there.
adventure-tours-help-ability-second-member = After laying a member you may lay another of any colour, if you meet its demand, and use its action.
adventure-tours-help-ability-double-action = After laying a member you may use its action twice, but not that of Pater Miller.
adventure-tours-help-ability-second-turn = When your turn is over, you may have one more complete turn.

## Moves

adventure-tours-move-equip = Equip with { $card }
adventure-tours-move-join = Let { $card } join as a member
adventure-tours-move-aim-seat =
    { $who ->
        [you] Choose yourself
       *[other] Choose { $name }
    }
adventure-tours-move-use = Use
adventure-tours-move-skip = Skip
adventure-tours-move-draw = Draw a card
adventure-tours-move-protect-with = Discard { $card } for protection
adventure-tours-move-protect-with-equipped = Discard { $card } from the equipment for protection
adventure-tours-move-board = Take the board “{ $board }”
adventure-tours-move-deal = Deal the next round

## Prompts

adventure-tours-prompt-play = Play a card: equip or join?

# What an action asks. It stands behind the name of the card and a colon.
adventure-tours-ask-give-one = who draws a card?
adventure-tours-ask-give-two = two players draw a card each, or one draws both; who draws the first?
adventure-tours-ask-extra-equipment = lay one more card as equipment?
adventure-tours-ask-discard-equipment = whose last equipment card is discarded?
adventure-tours-ask-steal-equipment = whose last equipment card do you take?
adventure-tours-ask-extra-turn = another turn after this one?
adventure-tours-ask-same-colour-member = lay one more member of this colour ({ $colour })?
adventure-tours-ask-discard-member = whose last member is discarded?
adventure-tours-ask-steal-member = whose last member do you take?
adventure-tours-ask-promote-equipment =
    { $n ->
        [one] does { $n } equipment card of this colour ({ $colour }) become a member?
       *[other] do { $n } equipment cards of this colour ({ $colour }) become members?
    }

adventure-tours-prompt-give-one = { $card }: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two = { $card }: { adventure-tours-ask-give-two }
adventure-tours-prompt-give-second =
    { $whom ->
        [you] { $card }: the first card is for you; who draws the second?
       *[other] { $card }: the first card is for { $victim }; who draws the second?
    }
adventure-tours-prompt-extra-equipment = { $card }: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment = { $card }: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment = { $card }: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn = { $card }: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member = { $card }: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member = { $card }: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member = { $card }: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment = { $card }: { adventure-tours-ask-promote-equipment }

# The special ability “Action twice”.
adventure-tours-prompt-give-one-again = { $card }, second use: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-again = { $card }, second use: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-again = { $card }, second use: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-again = { $card }, second use: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-again = { $card }, second use: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-again = { $card }, second use: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-again = { $card }, second use: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-again = { $card }, second use: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-again = { $card }, second use: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-again = { $card }, second use: { adventure-tours-ask-promote-equipment }

# The special ability “Use the action of laid equipment”.
adventure-tours-prompt-give-one-equipped = { $card } as equipment: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-equipped = { $card } as equipment: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-equipped = { $card } as equipment: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-equipped = { $card } as equipment: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-equipped = { $card } as equipment: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-equipped = { $card } as equipment: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-equipped = { $card } as equipment: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-equipped = { $card } as equipment: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-equipped = { $card } as equipment: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-equipped = { $card } as equipment: { adventure-tours-ask-promote-equipment }

# $name attacks, $victim is asked.
adventure-tours-prompt-protect =
    { $whom ->
        [you] { $name } attacks you (“{ $action }”). Discard Pater Miller for protection?
       *[other] { $name } attacks { $victim } (“{ $action }”). Discard Pater Miller for protection?
    }

adventure-tours-prompt-more-equipment = Special ability: lay one more card as equipment?
adventure-tours-prompt-own-draw = Special ability: draw a card, or do without?
adventure-tours-prompt-gift = Special ability: give somebody a card from the pile?
adventure-tours-prompt-second-member = Special ability: lay another member?
adventure-tours-prompt-second-turn = Special ability: one more turn?
adventure-tours-prompt-draft = Choose your expedition board
adventure-tours-prompt-deal = Deal round { $n } of { $total }

## What a move would bring

# Parts of the sentences below.
adventure-tours-effect-income = income from { $before } to { $after }
adventure-tours-effect-level = { $category } from { $before } to { $after }
adventure-tours-effect-levels = technology from { $red } to { $red_to }, provisions from { $blue } to { $blue_to }, clothing from { $yellow } to { $yellow_to }

adventure-tours-effect-equip = Raises { adventure-tours-effect-level }
adventure-tours-effect-equip-several = Raises { adventure-tours-effect-levels }
adventure-tours-effect-join =
    { $coins ->
        [0] The income stays at { $before }
       *[other] Raises the { adventure-tours-effect-income }
    }
adventure-tours-effect-hand =
    { $whom ->
        [you] Your hand cards: from { $before } to { $after }
       *[other] { $victim }, hand cards: from { $before } to { $after }
    }
adventure-tours-effect-takes-equipment = You take { $card } from { $victim }: { adventure-tours-effect-level }
adventure-tours-effect-takes-several = You take { $card } from { $victim }: { adventure-tours-effect-levels }
adventure-tours-effect-takes-member = You take { $card } from { $victim }: { adventure-tours-effect-income }
adventure-tours-effect-loses-equipment =
    { $whom ->
        [you] You lose { $card }: { adventure-tours-effect-level }
       *[other] { $victim } loses { $card }: { adventure-tours-effect-level }
    }
adventure-tours-effect-loses-several =
    { $whom ->
        [you] You lose { $card }: { adventure-tours-effect-levels }
       *[other] { $victim } loses { $card }: { adventure-tours-effect-levels }
    }
adventure-tours-effect-loses-member =
    { $whom ->
        [you] You lose { $card }: { adventure-tours-effect-income }
       *[other] { $victim } loses { $card }: { adventure-tours-effect-income }
    }
adventure-tours-effect-protect-equipment = Stops the attack: { adventure-tours-effect-level }
adventure-tours-effect-protect-several = Stops the attack: { adventure-tours-effect-levels }
adventure-tours-effect-protect-member = Stops the attack: { adventure-tours-effect-income }
adventure-tours-effect-promote = Raises the { adventure-tours-effect-income }, but { $category } falls from { $level } to { $level_to }
adventure-tours-effect-board = Starts with technology { $red }, provisions { $blue }, clothing { $yellow }

## What happens

adventure-tours-label-part = Round { $n }
adventure-tours-round-starts =
    { $who ->
        [you] Round { $n } of { $total }: you start
       *[other] Round { $n } of { $total }: { $name } starts
    }
adventure-tours-gets-board =
    { $who ->
        [you] You get the board “{ $board }”
       *[other] { $name } gets the board “{ $board }”
    }
adventure-tours-drafts =
    { $who ->
        [you] You choose the board “{ $board }”
       *[other] { $name } chooses the board “{ $board }”
    }
adventure-tours-is-dealt =
    { $who ->
        [you] You receive { $cards }
       *[other] { $name } receives { $cards }
    }
adventure-tours-is-dealt-hidden = { $name } receives { n-cards-acc }
adventure-tours-equips =
    { $who ->
        [you] You equip the expedition with { $card }
       *[other] { $name } equips the expedition with { $card }
    }
adventure-tours-joins =
    { $who ->
        [you] { $card } joins your expedition
       *[other] { $card } joins { $name }’s expedition
    }
adventure-tours-draws =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws { $card }
    }
adventure-tours-draws-hidden = { $name } draws a card
adventure-tours-last-card-drawn =
    { $who ->
        [you] You draw the last card of the pile
       *[other] { $name } draws the last card of the pile
    }
adventure-tours-gives =
    { $who ->
        [you] You give { $victim } a card
       *[other]
            { $whom ->
                [you] { $name } gives you a card
               *[other] { $name } gives { $victim } a card
            }
    }
adventure-tours-gives-two =
    { $who ->
        [you] You give { $victim } two cards
       *[other]
            { $whom ->
                [you] { $name } gives you two cards
               *[other] { $name } gives { $victim } two cards
            }
    }
adventure-tours-attacks =
    { $who ->
        [you] You attack { $victim }: “{ $action }”
       *[other]
            { $whom ->
                [you] { $name } attacks you: “{ $action }”
               *[other] { $name } attacks { $victim }: “{ $action }”
            }
    }
adventure-tours-protects =
    { $who ->
        [you] { $card } protects you
       *[other] { $card } protects { $name }
    }
adventure-tours-discards-equipment =
    { $who ->
        [you] You discard { $card } from { $victim }’s equipment
       *[other]
            { $whom ->
                [you] { $name } discards { $card } from your equipment
               *[other] { $name } discards { $card } from { $victim }’s equipment
            }
    }
adventure-tours-discards-own-equipment =
    { $who ->
        [you] You discard { $card } from your own equipment
       *[other] { $name } discards { $card } from their own equipment
    }
adventure-tours-discards-member =
    { $who ->
        [you] You discard { $card } from { $victim }’s members
       *[other]
            { $whom ->
                [you] { $name } discards { $card } from your members
               *[other] { $name } discards { $card } from { $victim }’s members
            }
    }
adventure-tours-discards-own-member =
    { $who ->
        [you] You discard { $card } from your own members
       *[other] { $name } discards { $card } from their own members
    }
adventure-tours-steals-equipment =
    { $who ->
        [you] You take { $card } from { $victim }’s equipment
       *[other]
            { $whom ->
                [you] { $name } takes { $card } from your equipment
               *[other] { $name } takes { $card } from { $victim }’s equipment
            }
    }
adventure-tours-steals-member =
    { $who ->
        [you] You take { $card } from { $victim }’s members
       *[other]
            { $whom ->
                [you] { $name } takes { $card } from your members
               *[other] { $name } takes { $card } from { $victim }’s members
            }
    }
adventure-tours-promotes =
    { $who ->
        [you] You move { $cards } from the equipment to the members
       *[other] { $name } moves { $cards } from the equipment to the members
    }
# Pater Miller, laid as equipment by a special ability.
adventure-tours-readies =
    { $who ->
        [you] { $card } is ready in your equipment to protect you
       *[other] { $card } is ready in the equipment to protect { $name }
    }
adventure-tours-earns-turn =
    { $who ->
        [you] You will have another turn
       *[other] { $name } will have another turn
    }
adventure-tours-uses-ability =
    { $who ->
        [you] You use the special ability “{ $ability }”
       *[other] { $name } uses the special ability “{ $ability }”
    }
adventure-tours-forgoes-draw =
    { $who ->
        [you] You do not draw
       *[other] { $name } does not draw
    }
adventure-tours-turn-again =
    { $who ->
        [you] You have an extra turn
       *[other] { $name } has an extra turn
    }
adventure-tours-ends-round =
    { $who ->
        [you] You have no card left; round { $n } is over
       *[other] { $name } has no card left; round { $n } is over
    }
adventure-tours-pile-ends-round =
    { $who ->
        [you] The draw pile has run out in your turn; round { $n } is over
       *[other] The draw pile has run out in { $name }’s turn; round { $n } is over
    }
adventure-tours-earns =
    { $who ->
        [you] You earn { adventure-tours-n-coins } (members: { $n })
       *[other] { $name } earns { adventure-tours-n-coins } (members: { $n })
    }
adventure-tours-pays =
    { $who ->
        [you] You pay { adventure-tours-n-coins } for { n-cards-acc } left in hand
       *[other] { $name } pays { adventure-tours-n-coins } for { n-cards-acc } left in hand
    }
adventure-tours-pays-all =
    { $who ->
        [you] For { n-cards } left in hand you owe { $cost } and have { adventure-tours-n-coins }: you are left with nothing
       *[other] For { n-cards } left in hand { $name } owes { $cost } and has { adventure-tours-n-coins }: nothing is left
    }
# $other is what the next best has.
adventure-tours-wins =
    { $who ->
        [you] You win with { adventure-tours-n-coins } (next best: { $other })
       *[other] { $name } wins with { adventure-tours-n-coins } (next best: { $other })
    }
adventure-tours-shares-win =
    { $who ->
        [you] Shared win: you have { adventure-tours-n-coins }
       *[other] Shared win: { $name } has { adventure-tours-n-coins }
    }

## What cannot be done

adventure-tours-no-deal-now = The next round is dealt when this one is over.
adventure-tours-no-deal-first = First deal the next round.
adventure-tours-no-board-now = No board is chosen now.
adventure-tours-no-board-first = First choose a board.
adventure-tours-no-such-board = The board “{ $board }” is not among those that you can choose.
adventure-tours-no-answer-first = You are attacked: first use your protection, or skip.
adventure-tours-no-attack = Nobody attacks you now; { $card } waits until somebody does.
adventure-tours-no-such-guard = { $card } is not among your members.
adventure-tours-no-such-equipped-guard = { $card } is not in your equipment.
adventure-tours-no-guard-moved = { $card } was taken or has come from the equipment, so it does not protect.
adventure-tours-no-guard-unready = { $card } lies there as equipment only and does not protect.
adventure-tours-no-more-guards = { $card }: you have no number { $n } of these; those that can protect you there: { $have }.
adventure-tours-no-guard-beside = { $card }: number { $n } lies right beside number { $other }, so it makes no difference; choose number { $other }.
adventure-tours-no-demand = { $card } demands { $category } { $need }, and you have { $have }.
adventure-tours-no-other-colour = { $card } has another colour; now only this one can follow: { $colour }.
adventure-tours-no-equip-now = { $card } cannot be laid as equipment now.
adventure-tours-no-join-now = { $card } cannot be laid as a member now.
adventure-tours-no-aim-now = Nobody is to be chosen now.
adventure-tours-no-such-seat = There is no seat { $n } at this table.
adventure-tours-no-oneself = This would do nothing to yourself; choose somebody else.
adventure-tours-no-equipment =
    { $who ->
        [you] You have no equipment.
       *[other] { $name } has no equipment.
    }
adventure-tours-no-member =
    { $who ->
        [you] You have no members.
       *[other] { $name } has no members.
    }
adventure-tours-no-pass = You must play a card; any card can be laid as equipment.
adventure-tours-no-half = The first card is given, so the second must be given too.
adventure-tours-no-use-now = There is nothing to use now.
adventure-tours-no-draw-now = You cannot draw now.

## Positions that cannot occur

adventure-tours-bad-count = This position cannot occur: { $card } is there { $n }×, and should be { $due }×.
adventure-tours-bad-pile = This position cannot occur: the draw pile is empty, so the round is over.
adventure-tours-bad-hand = This position cannot occur: { $name } has no card in hand, so the round is over.
adventure-tours-bad-ready = This position cannot occur: { $card } cannot protect where it lies ({ $name }).

## What can be wrong with the component tables

adventure-tours-table-count = { $file }: in all there are { n-cards }, and there should be { $due }.
adventure-tours-table-boards = { $file }: the number of boards is { $n } ({ $side }), and should be { $due }.
adventure-tours-table-same-card = { $file }, line { $line }: { $card } already stands in line { $n }.
adventure-tours-table-same-board = { $file }, line { $line }: “{ $board }” already stands in line { $n }.
adventure-tours-table-equipment = { $file }, line { $line }: “{ $value }” is no equipment; it is written like { "red:1|blue:2" }, each colour once, with a number from 1 to 9.
adventure-tours-table-base-ability = { $file }, line { $line }: a desert side has no special ability.

## What is shuffled and drawn, where the fairness of a match is checked

adventure-tours-source-start = Who starts
adventure-tours-source-boards = Boards
adventure-tours-source-deal = Draw pile
