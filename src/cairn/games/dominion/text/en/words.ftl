### Dominion: Adventures: what the engine says beside cards and rules.

dominion-aim = Build a deck of your own: each turn you draw five cards, play Actions and Treasures, and buy better cards. When the Provinces or several other piles are gone, most points win.
dominion-glossary = What a card costs is paid in coins. Cards in play and in hand are discarded at the end of the turn.

## Pieces

dominion-token-1-card = +1 Card token
dominion-token-1-action = +1 Action token
dominion-token-1-buy = +1 Buy token
dominion-token-1-coin = +1 coin token
dominion-token-2-cost = −2 cost token
dominion-token-trashing = Trashing token

# After a verb; only Polish has another form elsewhere.
dominion-n-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

## Types and sets of cards

dominion-label-type-action = Action
dominion-label-type-treasure = Treasure
dominion-label-type-victory = Victory
dominion-label-type-curse = Curse
dominion-label-type-attack = Attack
dominion-label-type-reaction = Reaction
dominion-label-type-duration = Duration
dominion-label-type-reserve = Reserve
dominion-label-type-traveller = Traveller
dominion-label-type-event = Event

dominion-label-set-basic = Basic cards
dominion-label-set-base = Base game
dominion-label-set-adventures = Adventures
dominion-label-set-upgrades = Upgrades
dominion-label-set-events = Events
dominion-label-set-seaside = Seaside

## Moves

dominion-move-play = Play { $card }
dominion-move-gain = Gain { $card }
dominion-move-trash = Trash { $card }
dominion-move-discard = Discard { $card }
dominion-move-topdeck = Put { $card } onto the deck
dominion-move-keep = Keep { $card }
dominion-move-set-aside = Set { $card } aside
dominion-move-call = Call { $card }
dominion-move-exchange = Exchange { $card }
dominion-move-reveal = Reveal { $card }
# Of several things that happen at one moment, this comes next.
dominion-move-resolve = Carry out { $card }
# A card or an Event.
dominion-move-buy = Buy { $card }
dominion-move-token = Put the { $token } on { $card }
dominion-move-end-actions = End the Action phase
dominion-move-end-turn = End the turn
# No more, or none at all.
dominion-move-done = Done
dominion-move-yes = Yes
dominion-move-no = No
dominion-move-reveal-hand = Reveal the hand
dominion-move-choose-coin = +1 coin
dominion-move-choose-trash = Trash a card
dominion-move-choose-silver = Gain a Silver
dominion-move-choose-copper = Put a Copper onto the Tavern mat
dominion-move-choose-coins = +1 coin for each Copper on the Tavern mat
dominion-move-choose-attack = Discard an Attack
dominion-move-choose-curses = Discard two Curses
dominion-move-choose-six = Discard six cards
dominion-move-trash-this = Trash the card just played

## Prompts

dominion-prompt-action-phase = Play an Action or go on to the Buy phase
dominion-prompt-buy-phase = Play Treasures, buy, or end the turn
dominion-prompt-start-of-turn = Start of the turn: choose what comes next
# Several equal Durations are due, and different cards lie aside for them.
dominion-prompt-start-of-turn-several = Start of the turn: choose what comes next; keep a card to let an equal one played later come first
dominion-prompt-later-one = Carry out the next { $card }, or keep it to let one played later come first
# A card was just bought or gained.
dominion-prompt-meanwhile = Choose what happens next
dominion-prompt-react = React to the Attack, or let it happen
dominion-prompt-call-after-action = Call a Reserve card after this Action?
dominion-prompt-free-wine = Discard { dominion-card-wine-merchant } from the Tavern mat?
dominion-prompt-exchange = Exchange a Traveller before it is discarded?
dominion-prompt-leave-play = Put a card from play onto your deck before it is discarded?
dominion-prompt-drop-copper = Discard a Copper, or show that you hold none.

dominion-prompt-discard = Discard { n-cards-acc }
dominion-prompt-discard-down-to = Discard until you have { n-cards-acc } in hand
dominion-prompt-discard-to-draw = Discard any number of cards, then draw as many
dominion-prompt-discard-for-one = Discard cards for one that costs as many coins (so far { $n })
# $name is whose card it is.
dominion-prompt-discard-or-keep =
    { $who ->
        [you] You reveal { $card }: discard it or keep it on the deck?
       *[other] { $name } reveals { $card }: discard it or keep it on the deck?
    }
dominion-prompt-scouting-party = Discard { n-cards-acc } of those you have looked at
dominion-prompt-quest = Discard an Attack, two Curses or six cards for a Gold
dominion-prompt-quest-attack = Discard an Attack for a Gold
dominion-prompt-quest-six = Discard { n-cards-acc } for a Gold

dominion-prompt-trash = Trash a card from your hand
dominion-prompt-trash-up-to = Trash up to { n-cards-acc } from your hand
dominion-prompt-trash-copper = Trash a Copper for 3 coins
dominion-prompt-trash-treasure = Trash a Treasure for one that costs at most 3 coins more
dominion-prompt-trash-for-more = Trash a card for one that costs at most { dominion-n-coins } more
# $name is whose cards they are.
dominion-prompt-trash-loot =
    { $who ->
        [you] Choose the Treasure that you trash
       *[other] Choose the Treasure that { $name } trashes
    }
dominion-prompt-trash-revealed = Choose which revealed Treasure you trash
dominion-prompt-trash-discard-or-keep = Trash, discard or keep the card you have looked at
dominion-prompt-trade = Trash up to two cards, for a Silver each
dominion-prompt-bonfire = Trash up to { n-cards-acc } that you have in play
# Equal cards in play differ.
dominion-prompt-bonfire-several = Trash up to { n-cards-acc } that you have in play; keep a card to trash an equal one that stays or is tied to another
dominion-prompt-bonfire-another = Trash the next { $card }, or keep it to trash another one
dominion-prompt-raze = Trash the card just played or one from your hand

dominion-prompt-gain-up-to = Gain a card that costs at most { dominion-n-coins }
dominion-prompt-gain-exactly = Gain a card that costs exactly { dominion-n-coins } onto your deck?
dominion-prompt-gain-for-all = Gain a card that costs at most { dominion-n-coins }; the others gain one too
dominion-prompt-gain-loot = Gain any of the trashed Treasures
dominion-prompt-gain-treasure = Gain a Treasure
dominion-prompt-mine-treasure = Gain into your hand a Treasure that costs at most { dominion-n-coins }
dominion-prompt-gold-or-copper = Choose what you gain first, Gold or Copper
dominion-prompt-pilgrimage = Choose cards that you have in play, up to three, and gain another of each
dominion-prompt-seaway = Gain an Action that costs at most 4 coins; your +1 Buy token goes to its pile
dominion-prompt-inherit = Set aside an Action that costs at most 4 coins, for your Estates

dominion-prompt-play-twice = Play an Action twice
dominion-prompt-play-twice-and-copy = Play an Action twice and gain another one
dominion-prompt-play-treasure = Play Treasures, at most { $n }
dominion-prompt-play-discarded = Play the discarded Action?
# Only an Action can be set aside.
dominion-prompt-keep-or-set-aside = Keep the card or set it aside
dominion-prompt-keep-one = Take one of the cards into your hand
dominion-prompt-gear = Set aside up to two cards for your next turn
dominion-prompt-save = Set a card aside for your next hand
dominion-prompt-amulet = Choose one of three
dominion-prompt-copper-or-coins = Put a Copper onto the Tavern mat or get coins for those there
dominion-prompt-deck-to-discard = Put your deck into your discard pile?
dominion-prompt-show-victory = Put a Victory card onto your deck; if you have none, reveal your hand
dominion-prompt-topdeck-hand = Put your hand onto your deck, the top card last
dominion-prompt-topdeck-one = Put a card from your hand onto your deck
dominion-prompt-topdeck-discarded = Put a card from your discard pile onto your deck?
dominion-prompt-return-looked-at = Put the cards back onto your deck, the top card last
dominion-prompt-move-token = Choose a pile for the { $token }
dominion-prompt-teacher = Choose a +1 token and a pile for it

## What a move would bring

dominion-effect-treasure = Coins from { $coins } to { $coins_to }
dominion-effect-play = Then Actions: { $actions }, Buys: { $buys }, coins: { $coins }, hand cards: { $hand }
dominion-effect-buy = Coins from { $coins } to { $coins_to }, Buys from { $buys } to { $buys_to }; left in the pile: { $left }
dominion-effect-buy-event = Coins from { $coins } to { $coins_to }, Buys from { $buys } to { $buys_to }
dominion-effect-gain = Left in the pile: { $left }
dominion-effect-exchange = You get { $card }; left in its pile: { $left }
dominion-effect-end-turn = Not used: { dominion-n-coins }, Buys: { $buys }
dominion-effect-end-actions = Actions not used: { $actions }

## What happens

dominion-turn =
    { $who ->
        [you] You begin turn { $n }
       *[other] { $name } begins turn { $n }
    }
dominion-extra-turn =
    { $who ->
        [you] You begin an extra turn
       *[other] { $name } begins an extra turn
    }
dominion-plays =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
dominion-plays-again =
    { $who ->
        [you] You play { $card } again
       *[other] { $name } plays { $card } again
    }
# A card or an Event.
dominion-buys =
    { $who ->
        [you] You buy { $card }
       *[other] { $name } buys { $card }
    }
dominion-buys-event =
    { $who ->
        [you] You buy the Event { $card }
       *[other] { $name } buys the Event { $card }
    }
dominion-gains =
    { $who ->
        [you] You gain { $card }
       *[other] { $name } gains { $card }
    }
dominion-gains-to-hand =
    { $who ->
        [you] You gain { $card } into your hand
       *[other] { $name } gains { $card } into the hand
    }
dominion-gains-to-deck =
    { $who ->
        [you] You gain { $card } onto your deck
       *[other] { $name } gains { $card } onto the deck
    }
dominion-trashes =
    { $who ->
        [you] You trash { $card }
       *[other] { $name } trashes { $card }
    }
dominion-discards =
    { $who ->
        [you] You discard { $card }
       *[other] { $name } discards { $card }
    }
dominion-discards-hand =
    { $who ->
        [you] You discard your hand ({ n-cards })
       *[other] { $name } discards the hand ({ n-cards })
    }
dominion-opens-discard =
    { $who ->
        [you] { $card } lies on top of your discard pile
       *[other] { $card } lies on top of { $name }’s discard pile
    }
dominion-draws =
    { $who ->
        [you] You draw { $cards }
       *[other] { $name } draws { $cards }
    }
dominion-draws-hidden = { $name } draws { n-cards-acc }
dominion-shuffles =
    { $who ->
        [you] You shuffle your discard pile
       *[other] { $name } shuffles the discard pile
    }
dominion-looks =
    { $who ->
        [you] You look at { $cards } on your deck
       *[other] { $name } looks at { $cards } on the deck
    }
dominion-looks-hidden = { $name } looks at { n-cards-acc } on the deck
dominion-looks-through =
    { $who ->
        [you] You look through your discard pile: { $cards }
       *[other] { $name } looks through the discard pile: { $cards }
    }
dominion-looks-through-hidden = { $name } looks through the discard pile ({ n-cards })
dominion-reveals =
    { $who ->
        [you] You reveal { $cards }
       *[other] { $name } reveals { $cards }
    }
dominion-reveals-hand =
    { $who ->
        [you] You reveal your hand: { $cards }
       *[other] { $name } reveals the hand: { $cards }
    }
dominion-topdecks =
    { $who ->
        [you] You put { $card } onto your deck
       *[other] { $name } puts { $card } onto the deck
    }
dominion-topdecks-hidden = { $name } puts a card onto the deck
dominion-takes =
    { $who ->
        [you] You take { $card } into your hand
       *[other] { $name } takes { $card } into the hand
    }
dominion-takes-hidden = { $name } takes a card into the hand
dominion-sets-aside =
    { $who ->
        [you] You set { $card } aside
       *[other] { $name } sets { $card } aside
    }
dominion-sets-aside-hidden = { $name } sets a card aside
dominion-takes-back =
    { $who ->
        [you] You take { n-cards-acc } back into your hand
       *[other] { $name } takes { n-cards-acc } back into the hand
    }
dominion-inherits =
    { $who ->
        [you] You set { $card } aside for your Estates
       *[other] { $name } sets { $card } aside for their Estates
    }
dominion-deck-to-discard =
    { $who ->
        [you] You put your deck into your discard pile
       *[other] { $name } puts the deck into the discard pile
    }
dominion-to-mat =
    { $who ->
        [you] You put { $card } onto your Tavern mat
       *[other] { $name } puts { $card } onto the Tavern mat
    }
dominion-calls =
    { $who ->
        [you] You call { $card }
       *[other] { $name } calls { $card }
    }
dominion-exchanges =
    { $who ->
        [you] You exchange { $card } for { $next }
       *[other] { $name } exchanges { $card } for { $next }
    }
dominion-pays =
    { $who ->
        [you] You pay { dominion-n-coins }
       *[other] { $name } pays { dominion-n-coins }
    }
dominion-moves-token =
    { $who ->
        [you] You put the { $token } on the { $card } pile
       *[other] { $name } puts the { $token } on the { $card } pile
    }
dominion-takes-minus-card =
    { $who ->
        [you] You put the −1 Card token onto your deck
       *[other] { $name } puts the −1 Card token onto the deck
    }
dominion-returns-minus-card =
    { $who ->
        [you] You return the −1 Card token
       *[other] { $name } returns the −1 Card token
    }
dominion-takes-minus-coin =
    { $who ->
        [you] You take the −1 coin token
       *[other] { $name } takes the −1 coin token
    }
dominion-returns-minus-coin =
    { $who ->
        [you] You get one coin less and return the −1 coin token
       *[other] { $name } gets one coin less and returns the −1 coin token
    }
dominion-journey-up =
    { $who ->
        [you] You turn the Journey token face up
       *[other] { $name } turns the Journey token face up
    }
dominion-journey-down =
    { $who ->
        [you] You turn the Journey token face down
       *[other] { $name } turns the Journey token face down
    }
dominion-game-over = The game ends

## What cannot be done

dominion-no-other-question = Something else is being asked now.
dominion-no-other-in-action-phase = In the Action phase you play an Action or end the phase.
dominion-no-other-in-buy-phase = In the Buy phase you play Treasures, buy, or end the turn.
dominion-no-action-card = { $card } is not an Action; in the Action phase nothing else is played.
dominion-no-treasure-yet = { $card } is a Treasure; Treasures are played in the Buy phase.
dominion-no-action-now = { $card } is an Action; the Action phase is over.
dominion-no-treasure = { $card } is not a Treasure; in the Buy phase nothing else is played.
dominion-no-treasure-after-buying = After the first buy of a turn no more Treasures are played.
dominion-no-buy-yet = First end the Action phase, then buy.
dominion-no-buys-left = You have no Buy left.
dominion-no-too-expensive =
    { $cost ->
        [one] { $card } costs { $cost } coin; you have { $coins }.
       *[other] { $card } costs { $cost } coins; you have { $coins }.
    }
dominion-no-cards-this-turn = In this extra turn you cannot buy cards.
dominion-no-cards-in-pile = The { $card } pile is empty.
dominion-no-such-pile = { $card } is not part of this game.
dominion-no-upgrade = { $card } is not in the Supply; only an exchange brings it.
dominion-no-second-inheritance = { dominion-card-inheritance } can be bought once per game; you have bought it.
dominion-no-event-twice = { $card } can be bought once per turn.
dominion-no-gain = { $card } costs { $cost } and is not among the cards that you can gain now.
dominion-no-action-pile = { $card } is not an Action pile; tokens lie only on those.
# Another token is asked for, or (Teacher) an own token lies there.
dominion-no-token-here = This token cannot go to the { $card } pile now.
dominion-no-such-on-mat = { $card } is not on your Tavern mat.
dominion-no-call-now = { $card } cannot be called now.
dominion-no-exchange = { $card } cannot be exchanged now.
dominion-no-such-thing-waits = { $card } has nothing to carry out now.
dominion-no-not-this-card = { $card } is not among the cards you can choose now.

## How a match cannot be set up

dominion-no-kingdom = There is no kingdom “{ $text }”; there are: { $values }, or ten card names separated by commas.
dominion-no-kingdom-card = { $card } is not a kingdom card.
dominion-no-extra = { $card } is an extra card: it needs the option “extras” at “on”.
dominion-no-ten = A kingdom has 10 different cards; the list has { $n }.
dominion-no-event = { $card } is not an Event.
dominion-no-card = There is no card “{ $text }”.
dominion-no-card-twice = { $card } is in the list twice.

## Positions that cannot occur

dominion-bad-mat = This position cannot occur: there are no Tavern mats, because no card of this game needs one.
dominion-bad-card = This position cannot occur: { $card } is not part of this game.
dominion-bad-count = This position cannot occur: { $card } is there { $n }×, and should be { $due }×.

## What is shuffled and drawn, where the fairness of a match is checked

dominion-source-start = Who starts
dominion-source-kingdom = Kingdom
dominion-source-events = Events
# Every player has one; the name of the player is put behind it.
dominion-source = Deck
