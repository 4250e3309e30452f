"""Pebbles: the smallest honest game that uses all of core, for two or three seats.

Everybody holds stones that the others do not see. In turn a seat lays a stone on its cairn, for all to see,
or slips one to another seat. A seat that is slipped a stone keeps it, shows it to everybody, or returns it
to the bag, which is then shaken. After that the seat whose turn it is draws a stone. The game ends with the
last stone of the bag.

- PB-1  Only stones in one's hand are laid or slipped.
- PB-2  Only a seat at the table, other than one's own, is slipped a stone.
- PB-3  A seat that is slipped a stone answers before anything else happens; nobody else answers anything.
- PB-4  The bag is shaken four times a game at most.
- PB-5  A cairn is worth two points for each kind of stone, less one for each stone that it has twice.
- PB-6  Once the last stone of the bag is drawn there is no further move.
"""
