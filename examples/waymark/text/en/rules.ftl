### The rules of Waymark, one message per rule. A message without a number is the title of a section.

WM = Rules
WM-1 = There are 36 stones, which weigh 1 to 36. At the start each player draws four of them from the bag and holds them hidden from the others; the option “hand” makes it three or five. You lay or give away only stones that you hold.
WM-2 = In your turn you lay a stone on your tower. It must be lighter than the stone that it lies on.
WM-3 = Or you give a stone to the player on your left. Everybody sees which stone it is.
WM-4 = Then you draw a stone from the bag. With the last stone of the bag the game is over.
WM-5 = The highest tower wins: each of its stones is a point. Players with the same points share the win.
