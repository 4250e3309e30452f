### cairn playthrough

cli-brief-playthrough = Write one short game down with every answer of the engine.
cli-about-playthrough = Plays one short game at random and writes down every answer of the engine: questions, options, refusals, views, events, scores. Kept as a file, it shows what a change of the engine has changed.

playthrough-arg-seats = How many seats (default: the fewest the game takes).
playthrough-arg-moves = Stop after this many moves (default { $n }).
playthrough-arg-leaning = Let the random players lean towards what is expensive, as conformance does in every other game.
playthrough-arg-brief = Write only the choices and events of moves A to B; may be given several times.
playthrough-arg-again = Write these stored playthroughs again, each as its first lines say.

playthrough-misread = “{ $text }” cannot be read here; it should look like this: { $due }.
playthrough-not-again = { $file } cannot be played again.
playthrough-changed = { $file }: written, and it has changed.
playthrough-same = { $file }: as before.
