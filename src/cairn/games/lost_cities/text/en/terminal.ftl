### The table of Lost Cities in the terminal: the words around the cards.

play-lost-cities-milestones = Milestones, { $n } points each
play-lost-cities-play = play
play-lost-cities-camp = camp
play-lost-cities-rank =
    { $b ->
        [sponsor] sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Draw pile: { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] You: { n-cards } in hand; points in this game: { $score }; in all: { $whole }.
       *[other] { $name }: { n-cards } in hand; points in this game: { $score }; in all: { $whole }.
    }
play-lost-cities-expedition =
    { $who ->
        [you] Your { $trail }: { $ranks }; worth { $worth }.
       *[other] { $name }, { $trail }: { $ranks }; worth { $worth }.
    }
play-lost-cities-camp-top = { $where }: { $card } on top, { n-cards }.
play-lost-cities-camp-uncounted = { $where }: { $card } on top.
play-lost-cities-closed = Closed this turn.
play-lost-cities-empty = Empty camps: { $list }.
play-lost-cities-won =
    { $who ->
        [you] Milestone of yours: “{ $milestone }”.
       *[other] { $name }, milestone: “{ $milestone }”.
    }
play-lost-cities-choose-place = { $card }: { $play } play, from { $before } to { $after }; { $camp } camp.
play-lost-cities-choose-camp = { $card }: { $camp } camp.
play-lost-cities-choose-take = { $number }: take { $card }.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , times { $times }
    }
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Your { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } is { $worth }.
       *[other] { $name }, { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } is { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Your milestones: { $n }.
       *[other] { $name }, milestones: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] Your points in this game: { $score }; in all: { $whole }.
       *[other] { $name }, points in this game: { $score }; in all: { $whole }.
    }

lost-cities-aim = Lay expeditions whose numbers rise. Each one that you start costs 20 points, its cards count their numbers, sponsors multiply the result; most points win.
lost-cities-glossary = A camp is the discard pile of a colour. A sponsor is laid before the numbers.
lost-cities-label-empty-camp = empty camp
lost-cities-label-open-milestone = milestone to be won

lost-cities-bad-points = This position cannot occur: { $name } cannot have { n-points } from a finished game, only { NUMBER($low) } to { NUMBER($high) }.
lost-cities-bad-sum = This position cannot occur: both seats together cannot have { n-points } from a finished game, only { NUMBER($low) } to { NUMBER($high) }.
