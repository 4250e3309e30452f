// Bots are called by their programs on the server; people see a name in their own language.
import { botName } from '../app.svelte';
import type { TableInfo, View } from '../wire';

/** The same view or table, its bots named for people. */
export function named<T extends View | TableInfo>(thing: T): T {
  const seats = thing.seats.map((seat) => {
    const isBot = 'bot' in seat ? seat.bot : seat.kind === 'bot';
    return isBot ? { ...seat, name: botName(seat.name) } : seat;
  });
  return { ...thing, seats };
}
