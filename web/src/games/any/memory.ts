/** What the board keeps from one view to the next: habits of verbs, what has changed, and which tile is which. */
import { Habits } from './bind';
import { thingsOf, type Reading, type Thing } from './read';

/** That there is more or less of a thing than before, told by the events from one number up to another. */
export interface Change {
  kind: 'to' | 'from';
  since: number;
  until: number;
}

interface Kept {
  name: string;
  count: number;
}

const heightOf = (thing: Thing) => (thing.name || thing.down ? (thing.count ?? 1) : 0);

export class Memory {
  readonly habits = new Habits();
  /** Numbers that were once more than nothing: they stay in sight. */
  readonly #told = new Set<string>();
  #changes = new Map<string, Change>();
  #before = new Map<string, Kept>();
  #tiles = new Map<string, string>();
  /** The number of events before the first view: what they changed was not seen. */
  unseen = 0;
  #moment = '';
  #events = 0;
  #made = 0;

  /** Look at a new view; at one that was seen already nothing changes. */
  see(moment: string, reading: Reading, events: number): void {
    if (moment === this.#moment) return;
    const again = this.#moment.split(' ')[1] === moment.split(' ')[1] && events >= this.#events;
    // Through other eyes, and after an undo, nothing is known of what was before.
    if (!again) {
      [this.#changes, this.#before] = [new Map(), new Map()];
      this.unseen = events;
    }
    const now = new Map(thingsOf(reading).map((thing) => [thing.id, { name: thing.name || thing.id, count: heightOf(thing) }]));
    if (this.#before.size) this.#compare(now, events);
    this.#follow(now);
    this.#before = now;
    this.#moment = moment;
    this.#events = events;
  }

  #compare(now: Map<string, Kept>, events: number): void {
    for (const id of new Set([...this.#before.keys(), ...now.keys()])) {
      const [old, fresh] = [this.#before.get(id), now.get(id)];
      const more = (fresh?.count ?? 0) - (old?.count ?? 0);
      // Another card on top of a pile is one that came or went, even where the pile is as high as before.
      if (more || old?.name !== fresh?.name) this.#changes.set(id, { kind: more < 0 ? 'from' : 'to', since: this.#events, until: events });
    }
  }

  /** A tile that has gone from one place and come to another is the same tile: so it is seen to move. */
  #follow(now: Map<string, Kept>): void {
    const free = new Map<string, string[]>();
    for (const [id, { name }] of this.#before) if (!now.has(id) && this.#tiles.has(id)) free.set(name, [...(free.get(name) ?? []), this.#tiles.get(id)!]);
    this.#tiles = new Map([...now].map(([id, { name }]) => [id, this.#tiles.get(id) ?? free.get(name)?.shift() ?? `${name}#${++this.#made}`]));
  }

  /** The name of a thing's tile, by which it is known as it moves. */
  tile(thing: Thing): string {
    return this.#tiles.get(thing.id) ?? thing.id;
  }

  change(thing: Thing): Change | null {
    return this.#changes.get(thing.id) ?? null;
  }

  /** Whether a number is shown: because it is more than nothing, or was once. */
  shows(name: string, is: boolean): boolean {
    if (is) this.#told.add(name);
    return this.#told.has(name);
  }
}
