// Bots are called by their programs on the server; people see a name in their own language.
import { botName } from '../app.svelte';
import type { View } from '../frame/view';
import type { TableInfo } from '../wire';

/** The programs of the seats; null where a person sits. */
export const programsOf = (table: TableInfo) => table.seats.map((seat) => (seat.kind === 'bot' ? seat.name : null));

/** The same view or table, its bots named for people; of several with one name each gets a number. */
export function named<T extends View | TableInfo>(thing: T): T {
  const isBot = (seat: T['seats'][number]) => ('bot' in seat ? seat.bot : seat.kind === 'bot');
  const names = thing.seats.map((seat) => (isBot(seat) ? botName(seat.name) : seat.name));
  const numbered = names.map((name, i) => {
    const equal = names.filter((other) => other === name).length;
    const nth = names.slice(0, i + 1).filter((other) => other === name).length;
    return equal > 1 && isBot(thing.seats[i]!) ? `${name} ${nth}` : name;
  });
  return { ...thing, seats: thing.seats.map((seat, i) => ({ ...seat, name: numbered[i]! })) };
}
