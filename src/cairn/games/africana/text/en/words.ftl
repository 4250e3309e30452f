### Africana.

africana-aim = Travel through Africa: join expeditions where they start and end them at their target, and buy adventures from the books and end those too. In the end most points win.
africana-glossary = A place is entered with a card of one of its colours; a joker stands for any. A marker shows who has joined an expedition.

## Pieces

africana-colour-magenta = magenta
africana-colour-turquoise = turquoise
africana-colour-grey = grey
africana-colour-orange = orange
africana-colour-violet = violet
africana-colour-white = white
africana-colour-blue = blue
africana-colour-yellow = yellow
africana-colour-red = red

# A travel card is named by its colour alone.
africana-card-magenta = magenta
africana-card-turquoise = turquoise
africana-card-grey = grey
africana-card-orange = orange
africana-card-violet = violet
africana-card-magenta-assistant = magenta assistant
africana-card-turquoise-assistant = turquoise assistant
africana-card-grey-assistant = grey assistant
africana-card-orange-assistant = orange assistant
africana-card-violet-assistant = violet assistant
africana-card-joker = joker
# A card whose colour is changed for a step.
africana-card-magenta-for-5 = { africana-card-magenta } for 5 silver
africana-card-turquoise-for-5 = { africana-card-turquoise } for 5 silver
africana-card-grey-for-5 = { africana-card-grey } for 5 silver
africana-card-orange-for-5 = { africana-card-orange } for 5 silver
africana-card-violet-for-5 = { africana-card-violet } for 5 silver
africana-card-magenta-assistant-for-5 = { africana-card-magenta-assistant } for 5 silver
africana-card-turquoise-assistant-for-5 = { africana-card-turquoise-assistant } for 5 silver
africana-card-grey-assistant-for-5 = { africana-card-grey-assistant } for 5 silver
africana-card-orange-assistant-for-5 = { africana-card-orange-assistant } for 5 silver
africana-card-violet-assistant-for-5 = { africana-card-violet-assistant } for 5 silver

africana-place-napoli = Napoli
africana-place-tangier = Tangier
africana-place-tripoli = Tripoli
africana-place-cairo = Cairo
africana-place-aswan = Aswan
africana-place-jidda = Jidda
africana-place-timbuktu = Timbuktu
africana-place-dakar = Dakar
africana-place-lagos = Lagos
africana-place-khartoum = Khartoum
africana-place-addis-ababa = Addis Ababa
africana-place-leopoldville = Leopoldville
africana-place-serengeti = Serengeti
africana-place-ujiji = Ujiji
africana-place-zanzibar = Zanzibar
africana-place-luanda = Luanda
africana-place-mozambique = Mozambique
africana-place-victoria-falls = Victoria Falls
africana-place-tananarive = Tananarive
africana-place-windhoek = Windhoek
africana-place-port-natal = Port Natal
africana-place-cape-town = Cape Town

africana-half-north = North
africana-half-south = South
africana-book-north = northern book
africana-book-south = southern book
# Of a stack: “the left stack”.
africana-side-left = left
africana-side-right = right
africana-company-italy = Italy
africana-company-france = France
africana-company-germany = Germany
africana-company-england = England

africana-subject-mask = mask
africana-subject-drum = drum
africana-subject-statuette = statuette
africana-subject-vase = vase
africana-subject-shield = shield
africana-subject-magenta-assistant = { africana-card-magenta-assistant }
africana-subject-turquoise-assistant = { africana-card-turquoise-assistant }
africana-subject-grey-assistant = { africana-card-grey-assistant }
africana-subject-orange-assistant = { africana-card-orange-assistant }
africana-subject-violet-assistant = { africana-card-violet-assistant }

# $id tells two expeditions with the same start and target apart; mostly it is empty.
africana-expedition = { $from } → { $to }{ $id }
# What is to be found, and where.
africana-adventure = { $subject } ({ $place })

# After a verb.
africana-silver = { $n } silver
africana-price = { $cost } silver
# What turning a page costs.
africana-page-price =
    { $cost ->
        [0] free
       *[other] { $cost } silver
    }

## Moves and prompts

africana-move-draw = Draw two travel cards
africana-move-turn-left = Turn a page from left to right
africana-move-turn-right = Turn a page from right to left
africana-move-buy-left = Buy the card on the left
africana-move-buy-right = Buy the card on the right
africana-move-go = Go to { $place } with { $card }
africana-move-join = Join { $expedition }
# An expedition or an adventure.
africana-move-end = End { $goal }
# No more, or none at all.
africana-move-done = Done
africana-move-discard = Discard { $card }
africana-move-give-up = Give up { $adventure }

africana-prompt-action = Choose one action: draw, turn pages and buy, or go
africana-prompt-book = Turn a page ({ africana-page-price }), buy a card, or “{ africana-move-done }”
africana-prompt-travel = Go on, or “{ africana-move-done }”
africana-prompt-discard = Discard { n-cards-acc }
africana-prompt-give-up =
    { $n ->
        [one] Give up { $n } unfinished adventure
       *[other] Give up { $n } unfinished adventures
    }

## What a move would bring

africana-effect-draw = Hand cards: from { $before } to { $after }
africana-effect-pay =
    { $cost ->
        [0] Free
       *[other] Costs { africana-price }, leaves { $left }
    }
africana-effect-step = Leaves { n-cards-acc } in hand
# A joker or an assistant.
africana-effect-step-back = Leaves { n-cards-acc } in hand; the played one comes back after the movement
africana-effect-join-silver = Brings { africana-silver }; markers left: { $markers }
africana-effect-join-cards = Brings { n-cards-acc }; markers left: { $markers }
# $before and $after are all points, those of collections too.
africana-effect-ends = Brings { africana-silver } and { n-points }; in all from { NUMBER($before) } to { NUMBER($after) }
africana-effect-assistant =
    { $change ->
        [0] Brings the { $card } card
       *[other] Brings the { $card } card; points from { NUMBER($before) } to { NUMBER($after) }
    }
africana-effect-points = Points from { NUMBER($before) } to { NUMBER($after) }

## What happens

africana-game-starts =
    { $who ->
        [you] You start
       *[other] { $name } starts
    }
africana-plays-company =
    { $who ->
        [you] You play { $company }: { $place }, { africana-silver }
       *[other] { $name } plays { $company }: { $place }, { africana-silver }
    }
africana-is-dealt =
    { $who ->
        [you] You receive the { $card } card
       *[other] { $name } receives the { $card } card
    }
africana-is-dealt-hidden = { $name } receives a travel card
africana-lays-expedition = Expedition on space { $space }: { $expedition }
africana-shows-adventure = The { $book } shows on the { $side }: { $adventure }
africana-turn =
    { $who ->
        [you] You begin turn { $n }
       *[other] { $name } begins turn { $n }
    }
africana-draws =
    { $who ->
        [you] You draw the { $card } card
       *[other] { $name } draws the { $card } card
    }
africana-draws-hidden = { $name } draws a travel card
africana-shuffles = The discards ({ n-cards }) are shuffled into a new travel pile
africana-no-travel-card =
    { $who ->
        [you] There is no travel card left for you
       *[other] There is no travel card left for { $name }
    }
africana-turns-page =
    { $who ->
        [you] You turn a page of the { $side } stack ({ africana-page-price }): { $adventure }
       *[other] { $name } turns a page of the { $side } stack ({ africana-page-price }): { $adventure }
    }
africana-buys =
    { $who ->
        [you] You buy for { africana-price }: { $adventure }
       *[other] { $name } buys for { africana-price }: { $adventure }
    }
africana-closes-book =
    { $who ->
        [you] You leave the book
       *[other] { $name } leaves the book
    }
africana-travels =
    { $who ->
        [you] You go to { $place } with the { $card } card
       *[other] { $name } goes to { $place } with the { $card } card
    }
africana-travels-changed =
    { $who ->
        [you] You pay { africana-price } and go to { $place } with the { $card } card
       *[other] { $name } pays { africana-price } and goes to { $place } with the { $card } card
    }
africana-joins =
    { $who ->
        [you] You join { $expedition }
       *[other] { $name } joins { $expedition }
    }
africana-gets-bonus =
    { $who ->
        [you] You get { africana-silver } for joining
       *[other] { $name } gets { africana-silver } for joining
    }
africana-ends-expedition =
    { $who ->
        [you] You end { $expedition }: { africana-silver }, { n-points }
       *[other] { $name } ends { $expedition }: { africana-silver }, { n-points }
    }
africana-gets-nothing =
    { $who ->
        [you] You take your marker back from { $expedition }
       *[other] { $name } takes the marker back from { $expedition }
    }
africana-ends-artifact =
    { $who ->
        [you] You end the adventure { $adventure }: { africana-silver }, { n-points }
       *[other] { $name } ends the adventure { $adventure }: { africana-silver }, { n-points }
    }
africana-ends-assistant =
    { $who ->
        [you] You end the adventure { $adventure } and take the { $card } card
       *[other] { $name } ends the adventure { $adventure } and takes the { $card } card
    }
africana-ends-movement =
    { $who ->
        [you] You end the movement
       *[other] { $name } ends the movement
    }
africana-stays =
    { $who ->
        [you] You stay where you are
       *[other] { $name } stays
    }
africana-discards =
    { $who ->
        [you] You discard the { $card } card
       *[other] { $name } discards the { $card } card
    }
# A joker or an assistant leaves the game.
africana-loses-card =
    { $who ->
        [you] You lose the { $card } card; it leaves the game
       *[other] { $name } loses the { $card } card; it leaves the game
    }
africana-gives-up =
    { $who ->
        [you] You give up the adventure { $adventure }; it leaves the game
       *[other] { $name } gives up the adventure { $adventure }; it leaves the game
    }
# $name has the last turn.
africana-end-triggered =
    { $who ->
        [you] The end is triggered: the round is finished, and the last turn is yours
       *[other] The end is triggered: the round is finished, and { $name } has the last turn
    }
africana-turn-cap =
    { $n ->
        [one] After { $n } turn the game ends
       *[other] After { $n } turns the game ends
    }
africana-game-over = The game ends
africana-scores =
    { $who ->
        [you] You score { n-points } and have { $coins } silver
       *[other] { $name } scores { n-points } and has { $coins } silver
    }
africana-wins =
    { $who ->
        [you] You win with { n-points }
       *[other] { $name } wins with { n-points }
    }

## What cannot be done

africana-no-discard-first = First discard down to { $limit } cards; too many: { $n }.
africana-no-give-up-first = First give up adventures until { $limit } are left; too many: { $n }.
africana-no-discard-now = Cards are discarded only at the end of a turn, by whoever has more than { $limit }.
africana-no-give-up-now = Adventures are given up only at the end of a turn, by whoever has more than { $limit } unfinished ones.
africana-no-while-buying = You are buying; a turn is one action only.
africana-no-while-moving = You are moving; a turn is one action only.
africana-no-book-empty = The { $book } is empty.
africana-no-stack-empty = The { $side } stack of the { $book } is empty.
africana-no-page-too-expensive = The next page costs { africana-price }; you have { $coins }.
africana-no-adventure-too-expensive = An adventure costs { africana-price }; you have { $coins }.
africana-no-already-there = You are already at { $place }.
africana-no-route = There is no route { $here } → { $place }.
africana-no-card-played = The { $card } card is already played; it returns to your hand when the movement ends.
africana-no-symbol = { $place } needs { $symbol }, which the { $card } card does not show; changing its colour costs { africana-price }.
africana-no-symbols = { $place } needs { $symbol } or { $second }, which the { $card } card does not show; changing its colour costs { africana-price }.
africana-no-change-needed = The { $card } card fits { $place } as it is; its colour need not be changed.
africana-no-change-too-expensive = Changing the colour of the { $card } card costs { africana-price }; you have { $coins }.
africana-no-expedition-open = The expedition { $expedition } is not open.
africana-no-start-here = The expedition { $expedition } starts at { $place }; you are at { $here }.
africana-no-joined-twice = You are already in the expedition { $expedition }.
africana-no-markers-left = You have no marker left; all { $limit } are in use.
africana-no-not-joined = You have not joined the expedition { $expedition }.
africana-no-target-here = The expedition { $expedition } ends at { $place }; you are at { $here }.
africana-no-adventure-of-yours = You have no such adventure: { $adventure }.
africana-no-adventure-target-here = This adventure ends at { $place }; you are at { $here }.

## Component tables that do not fit

africana-table-count = { $file }: the number of rows is { $n }, and should be { $due }.
africana-table-half = { $file }: the number of locations in the half “{ $half }” is { $n }, and should be { $due }.
africana-table-no-start = { $file }: “{ $place }” is missing, where a company starts.
africana-table-symbols = { $file }, line { $line }: the number of symbols is { $n }, and should be one or two.
africana-table-unknown-place = { $file }, line { $line }: “{ $column }” names the unknown location “{ $place }”.
africana-table-route-to-itself = { $file }, line { $line }: the route leads from “{ $place }” to the same location.
africana-table-route-twice = { $file }, line { $line }: this route already stands in line { $n }.
africana-table-disconnected = { $file }: the map is in pieces; no way leads to “{ $place }”.
africana-table-same-place = { $file }, line { $line }: “{ $place }” is both start and target.
africana-table-deck = { $file }: the number of cards in deck { $deck } is { $n }, and should be at least { $due }.
africana-table-book = { $file }: the number of cards in the { $book } is { $n }, and should be { $due }.
africana-table-kinds = { $file }: the number of kinds of artifacts is { $n }, and should be { $due }.
africana-table-subject = { $file }: in the { $book }, “{ $subject }” is there { $n }×, and should be { $due }×.
africana-table-wrong-half = { $file }, line { $line }: “{ $place }” lies in the same half as the { $book }, and should lie in the other.
africana-table-spelling = { $file }: “{ $value }” would be the spelling of two different moves.
africana-table-name = { $file }, line { $line }: “{ $column }” cannot be “{ $value }”; no move could be spelled with it.

## Positions that cannot occur

africana-bad-count = This position cannot occur: { $card } is there { $n }×, and should be { $due }×.
africana-bad-pile-order = This position cannot occur: the expedition pile is not A on B on C.
africana-bad-hand = This position cannot occur: { $name } holds { n-cards-acc }; that does not fit the limit of { $limit } and what is being asked.
africana-bad-adventures = This position cannot occur: the number of { $name }’s unfinished adventures ({ $n }) does not fit the limit of { $limit } and what is being asked.
africana-bad-markers = This position cannot occur: { $name } has too many markers on expeditions ({ $n } of { $limit }).
africana-bad-assistants = This position cannot occur: { $name } has the { $card } card { $n }×, and may have it at most { $due }×.
africana-bad-spaces = This position cannot occur: the empty expedition spaces ({ $n }), the pile and the end of the game do not fit together.

## What is shuffled and drawn, where the fairness of a match is checked

africana-source-start = Who starts
africana-source-travel = Travel cards
africana-source-north = Northern book
africana-source-south = Southern book
africana-source-deck-a = Expeditions A
africana-source-deck-b = Expeditions B
africana-source-deck-c = Expeditions C
