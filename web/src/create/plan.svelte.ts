// A table that somebody is planning: who sits where, and what is agreed.
import { app, oneOf, t } from '../app.svelte';
import { anotherFor, programFor } from '../bots/characters';
import { seatNames } from '../bots/names';
import { SHELF } from '../home/shelf';
import { habitOf } from '../home/start';
import type { GameInfo, NewTable, OptionInfo, SeatWish } from '../wire';
import { USUAL, type Terms } from './terms';

/** A seat being planned; `bot` and `name` are kept while another kind is chosen. */
export type Planned = Required<SeatWish>;

export class Plan {
  readonly game: GameInfo;
  seats: Planned[] = $state([]);
  options: Record<string, string> = $state({});
  terms: Terms = $state({ ...USUAL });

  /** What was played last, with this bot in the first seat that a bot may have, if one was wished for. */
  constructor(game: GameInfo, bot: string | null = null) {
    this.game = game;
    const habit = habitOf(game);
    this.options = { ...habit.options };
    this.terms = { ...USUAL, ...habit.terms };
    this.seats = habit.seats.map(({ kind, bot: program }) => this.#seat(kind, program));
    if (bot !== null && game.bots.includes(bot)) this.seats[1] = this.#seat('bot', bot);
  }

  /** The names of those who are to sit there. */
  get names(): string[] {
    return seatNames(this.seats.map(({ kind, name, bot }) => ({ kind, name: kind === 'bot' ? bot : name })));
  }

  get canGrow(): boolean {
    return this.seats.length < this.game.seats[1];
  }

  get canShrink(): boolean {
    return this.seats.length > this.game.seats[0];
  }

  /** Whether somebody must come before the match can start. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  /** One seat more, taken as the last one is; of bots one that does not sit there yet, and as good as the last. */
  grow(): void {
    const last = this.seats.at(-1);
    const seated = this.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
    const other = anotherFor(this.game.bots, this.game.levels, seated);
    this.seats.push(this.#seat(last?.kind === 'me' ? 'bot' : (last?.kind ?? 'bot'), other ?? last?.bot));
  }

  shrink(seat: number): void {
    this.seats.splice(seat, 1);
    if (Number(this.options['start']) > this.seats.length) this.options['start'] = 'random';
  }

  /** Leave the first bot's seat to whoever is invited. */
  invite(): void {
    const seat = this.seats.find((one) => one.kind === 'bot');
    if (seat) seat.kind = 'open';
  }

  /** The options that mean something as the others are: those shown first, and those folded away. */
  get shown(): { main: OptionInfo[]; more: OptionInfo[] } {
    const place = SHELF[this.game.name];
    const open = this.game.options.filter(({ name }) => {
      const need = place?.needs?.[name];
      return !need || this.options[need[0]] === need[1];
    });
    const main = place?.main ?? open.map((option) => option.name);
    return {
      main: main.flatMap((name) => open.find((option) => option.name === name) ?? []),
      more: open.filter((option) => !main.includes(option.name)),
    };
  }

  get wish(): NewTable {
    const seats = this.seats.map(({ kind, name, bot }): SeatWish => {
      if (kind === 'bot') return { kind, bot };
      return kind === 'open' || kind === 'outside' ? { kind } : { kind, name: name.trim() };
    });
    return { game: this.game.name, seats, options: { ...this.options }, ...$state.snapshot(this.terms) };
  }

  #seat(kind: SeatWish['kind'], program = ''): Planned {
    const taken = [app.settings.name, ...this.seats.map((seat) => seat.name)];
    const others = t('web-guest-names').split(', ').filter((name) => !taken.includes(name));
    const name = kind === 'me' ? app.settings.name : oneOf(others);
    return { kind, name, bot: this.game.bots.includes(program) ? program : programFor(this.game.bots) };
  }
}
