// A program that plays any game: `cairn arena lost-cities rule "stdio:node examples/bots/any_game.mjs"`.
// It takes the move whose effects promise most, and any of them where none promises anything.
import { createInterface } from "node:readline";

let state = 0n;

// The seed is that of the game: with it the same game goes the same way again.
function below(n) {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number((state >> 33n) % BigInt(n));
}

// What a move would bring, as far as the view tells: points, less the points that are there already.
function gain(effect) {
  const { points, before } = effect?.args ?? {};
  return typeof points === "number" ? points - (typeof before === "number" ? before : 0) : 0;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { view, options, seed } = JSON.parse(line);
  if (state === 0n) state = BigInt(seed) + 1n;
  const effects = view.decision.effects ?? {};
  const gains = options.map((move) => gain(effects[move]));
  const best = options.filter((_, i) => gains[i] === Math.max(...gains));
  console.log(best[below(best.length)]);
}
