### Three Heaps.

three-heaps-title = Three Heaps
TH = Rules
TH-1 = There are three heaps of six stones.
TH-2 = In your turn you take one, two or three stones from one heap.
TH-3 = Who takes the last stone wins.

three-heaps-zone-heaps = heaps
three-heaps-fact-points = stones
three-heaps-fact-turn = turn
three-heaps-piece-heap-1 = heap 1
three-heaps-piece-heap-2 = heap 2
three-heaps-piece-heap-3 = heap 3
three-heaps-heap-heap-1 = heap 1
three-heaps-heap-heap-2 = heap 2
three-heaps-heap-heap-3 = heap 3
three-heaps-move-take-1 = Take 1 from { $piece }
three-heaps-move-take-2 = Take 2 from { $piece }
three-heaps-move-take-3 = Take 3 from { $piece }
three-heaps-prompt-take = Take stones from one heap
three-heaps-effect-take = { $heap } then has { $n }
three-heaps-takes =
    { $who ->
        [you] You take { $n } from { $heap }
       *[other] { $name } takes { $n } from { $heap }
    }
three-heaps-no-stones = { $heap } has { $n } stones
three-heaps-bad-count = This position cannot occur: there are { $n } stones.
