// A Speaker says what the server only names: src/cairn/text/speaker.py, letter by letter.
import type { Catalogue, Words } from './catalogue';
import { SHAPELESS, type Parts, type Shapes } from './shapes';

export type Args = Words;
export type Told = [string, Args];
export type Names = readonly string[] | null;
export interface Rule {
  id: string;
  text: string;
  /** The card whose text it is. */
  name?: string;
}
export interface CardRule extends Rule {
  key: string;
  name: string;
}
export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

/** Arguments that are shown as they were typed, whatever they may name. */
const SPELLED = ['text', 'guess', 'move', 'name'];
/** Arguments that are spellings of moves, and are told by their labels. */
const MOVES = ['instead', 'then', 'later', 'answer'];
/** The id of a rule that is named after a piece: capitals, then the name. */
const RULE_OF = /^[A-Z]{2,}-(.+)$/;
/** Sentences that are kept, because every view says most of them again. */
const KEPT = 4000;
/** Characters of somebody else's text that a sentence may quote. */
const LONGEST = 1000;

/**
 * One language, and the game whose pieces it names. A test of the catalogues sees to it that none lacks a message.
 * `shapes` says by game how pieces are spelled; `printed` has the names of pieces that no language translates, as
 * a game's component tables print them.
 */
export class Speaker {
  readonly language: string;
  readonly game: string | null;
  readonly printed: Readonly<Record<string, string>>;
  readonly #catalogue: Catalogue;
  readonly #shapes: Readonly<Record<string, Shapes>>;
  readonly #kept = new Map<string, string>();
  /** Messages of the catalogue when the first of these was kept. */
  #messages = 0;

  constructor(
    language: string,
    catalogue: Catalogue,
    shapes: Readonly<Record<string, Shapes>>,
    game: string | null = null,
    printed: Readonly<Record<string, string>> = {},
  ) {
    this.#shapes = shapes;
    this.printed = printed;
    this.language = language;
    this.game = game;
    this.#catalogue = catalogue;
  }

  /** Whether there is a message with this key. */
  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** The message with its arguments as words; the key itself where there is none. */
  say(key: string, args: Args = {}, names: Names = null, you: number | null = null): string {
    return this.#say(this.game ?? this.#gameOf(key), key, args, names, you);
  }

  /** What happened, as the server tells it to a seat. */
  event(told: Told, names: Names = null, you: number | null = null): string {
    return this.say(told[0], told[1], names, you);
  }

  /** A sentence with the id of its rule behind it. */
  refuse(key: string, rule: string, args: Args, names: Names = null, you: number | null = null): string {
    // A message that all games share may still name a piece: then the rule says of which game.
    const sentence = this.#say(this.game ?? this.#gameOf(rule || key), key, args, names, you);
    return rule ? `${sentence} [${rule}]` : sentence;
  }

  /** The label of a move; its spelling where there is none. */
  move(spelling: string, names: Names = null, you: number | null = null): string {
    const spelled = spelling.split(' ');
    // The whole spelling, or a verb of three words, of two or of one.
    for (const n of [spelled.length, 3, 2, 1]) {
      const found = this.#find(`${this.game}-move-${slug(spelled.slice(0, n).join(' '))}`);
      if (!found) continue;
      const [catalogue, key] = found;
      return catalogue.format(key, this.#objects(catalogue.variables(key), spelled.slice(n).join(' '), names, you))[0];
    }
    return spelling;
  }

  /** What follows a verb, by what the label asks for: a seat's $name, one piece, or several. */
  #objects(asked: ReadonlySet<string>, rest: string, names: Names, you: number | null): Words {
    if (asked.has('name') && /^\d+$/.test(rest)) {
      const seat = Number(rest) - 1;
      return { name: this.#name(seat, names ?? []), who: role(seat, you) };
    }
    const several = this.#shapesOf(this.game ?? '').objects(asked, rest);
    const things = several ?? Object.fromEntries([...asked].map((kind) => [kind, rest]));
    return Object.fromEntries(Object.entries(things).map(([kind, thing]) => [kind, this.piece(kind, thing)]));
  }

  /** The name of a card. */
  card(name: string): string {
    return this.piece('card', name);
  }

  /** The name of a piece: of `<game>-<kind>-<value>`, or `<game>-<kind>` with the parts it asks for. */
  piece(kind: string, value: string): string {
    return this.#piece(this.game ?? '', kind, value);
  }

  /** The name of a piece, or null where the catalogue has none of this kind for it. */
  nameOf(kind: string, value: string): string | null {
    const own = this.#shapesOf(this.game ?? '').kindOf(kind, value);
    const found = this.#find(`${this.game}-${own}-${slug(value)}`, `${this.game}-${own}`);
    if (!found) return null;
    const [catalogue, key] = found;
    const [said, missing] = catalogue.format(key, this.#parts(this.game ?? '', own, quoted(value), catalogue.variables(key)));
    return missing.length ? null : said;
  }

  /** A number as the language writes it. */
  number(n: number): string {
    return this.#format('number', { n });
  }

  /** A number that says which way it goes: +6, 0, −3. */
  signed(n: number): string {
    return n > 0 ? `+${this.number(n)}` : this.number(n);
  }

  /** Several things as one phrase: "a, b and c". */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.#format('list-and', { some: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }

  /** What a rule says; its id until the rules are loaded. */
  rule(id: string): string {
    return this.say(id);
  }

  /** The id of the rule that is named after a piece, as a card's is; empty where there is none. */
  ruleNamed(name: string): string {
    const found = [...this.#catalogue.home].find(([key, home]) => RULE_OF.exec(key)?.[1] === slug(name) && home.startsWith(`${this.game}-`));
    return found?.[0] ?? '';
  }

  /** What the catalogue explains about a property of a piece, such as its action; empty where it does not. */
  help(kind: string, value: string): string {
    const key = `${this.game}-help-${kind}-${slug(value)}`;
    return this.has(key) ? this.say(key) : '';
  }

  /** The rules of the game under the titles of their sections; of a game without sections, under no title. */
  sections(): Section[] {
    const sections: Section[] = [];
    for (const [key, home] of this.#catalogue.home) {
      // A game whose words are one file has its rules among them.
      if (home !== `${this.game}-rules` && !(home === this.game && /^[A-Z]/.test(key))) continue;
      if (!/\d$/.test(key)) {
        sections.push({ id: key, title: this.say(key), rules: [] });
        continue;
      }
      if (!sections.length) sections.push({ id: 'rules', title: '', rules: [] });
      sections.at(-1)!.rules.push({ id: key, text: this.rule(key) });
    }
    return sections;
  }

  /** The cards whose texts are rules: each with its key, its name, and its rule, which follows it in its file. */
  cardRules(): CardRule[] {
    const keys = [...this.#catalogue.home].filter(([, home]) => home === `${this.game}-cards`).map(([key]) => key);
    return keys.flatMap((key, i) => {
      const rule = keys[i + 1];
      return rule && /^[A-Z]/.test(rule) ? [{ key, name: this.say(key), id: rule, text: this.rule(rule) }] : [];
    });
  }

  /** The game whose file holds the message; of what all games share, a name that no piece has. */
  #gameOf(key: string): string {
    return (this.#catalogue.home.get(key) ?? '').replace(/-rules$/, '');
  }

  /** What was said before is not put together again, until there are more messages. */
  #once(asked: string, compose: () => string): string {
    const { size } = this.#catalogue.source;
    if (size !== this.#messages || this.#kept.size >= KEPT) this.#kept.clear();
    this.#messages = size;
    const said = this.#kept.get(asked) ?? compose();
    this.#kept.set(asked, said);
    return said;
  }

  #say(game: string, key: string, args: Args, names: Names, you: number | null): string {
    return this.#once(JSON.stringify([game, key, args, names, you]), () => this.#compose(game, key, args, names, you));
  }

  #compose(game: string, key: string, args: Args, names: Names, you: number | null): string {
    const words: Words = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') words[name] = value;
      else if (name === 'cards') words[name] = this.#cards(game, value.split(', '));
      else if (SPELLED.includes(name)) words[name] = quoted(value);
      else if (MOVES.includes(name)) words[name] = this.move(quoted(value), names, you);
      else words[name] = this.#piece(game, name, value);
    }
    const seat = args['seat'];
    if (typeof seat === 'number') {
      words['name'] = this.#name(seat, names ?? []);
      words['who'] = role(seat, you);
    }
    const victim = args['victim'];
    if (typeof victim === 'number') {
      words['victim'] = this.#name(victim, names ?? []);
      words['whom'] = role(victim, you);
    }
    return this.#format(key, words);
  }

  /** Several cards as one phrase, equal ones counted. */
  #cards(game: string, cards: readonly string[]): string {
    const times = new Map<string, number>();
    for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
    const named = [...times].map(([card, n]) => this.#piece(game, 'card', card) + (n === 1 ? '' : ` ×${n}`));
    return this.join(named);
  }

  #name(seat: number, names: readonly string[]): string {
    const name = names[seat];
    return name ? quoted(name) : this.#format('seat-n', { n: seat + 1 });
  }

  #piece(game: string, name: string, value: string): string {
    return this.#once(`${game} ${name} ${value}`, () => this.#nameOf(game, name, value));
  }

  #nameOf(game: string, name: string, value: string): string {
    const kind = this.#shapesOf(game).kindOf(name, value);
    const shown = quoted(this.printed[value] ?? value);
    const found = this.#find(`${game}-${kind}-${slug(value)}`, `${game}-${kind}`);
    if (!found) return shown;
    const [catalogue, key] = found;
    const [said, missing] = catalogue.format(key, this.#parts(game, kind, quoted(value), catalogue.variables(key)));
    return missing.length ? shown : said;
  }

  /** The first words $a, $b, $c of a piece, and those of its parts that its message asks for. */
  #parts(game: string, kind: string, value: string, asked: ReadonlySet<string>): Words {
    const words: Words = {};
    const spelled = value.split(/\s+/).filter(Boolean);
    for (const [i, letter] of ['a', 'b', 'c'].entries()) if (spelled[i] !== undefined) words[letter] = spelled[i];
    const shapes = this.#shapesOf(game);
    const readings = shapes.readings(kind, value);
    // Where several readings fit, the first whose parts all have names, else the last.
    const reading = readings.find((one) => this.#knows(game, one)) ?? readings.at(-1);
    if (!reading) return words;
    for (const part of shapes.partsOf(kind)) {
      if (!asked.has(part)) continue;
      const said = this.#piece(game, part, reading[part] ?? '');
      words[part] = shapes.capitals.has(part) ? said.toUpperCase() : said;
    }
    return words;
  }

  /** Whether all these parts have names, printed ones or messages. */
  #knows(game: string, parts: Parts): boolean {
    return Object.entries(parts).every(
      ([name, value]) =>
        !value ||
        value in this.printed ||
        this.#find(`${game}-${this.#shapesOf(game).kindOf(name, value)}-${slug(value)}`) !== null,
    );
  }

  #shapesOf(game: string): Shapes {
    return this.#shapes[game] ?? SHAPELESS;
  }

  #format(key: string, words: Words): string {
    const found = this.#find(key);
    if (!found) return key;
    const [said, missing] = found[0].format(key, words);
    if (missing.length) console.error('text', key, String(missing[0]));
    return said;
  }

  /** The first of these keys that there is. */
  #find(...keys: string[]): [Catalogue, string] | null {
    const found = keys.find((key) => this.#catalogue.source.has(key));
    return found === undefined ? null : [this.#catalogue, found];
  }
}

function role(seat: number, you: number | null): string {
  return seat === you ? 'you' : 'other';
}

function slug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Somebody else's text, without control characters and not too long. */
function quoted(text: string): string {
  // Counted as Python counts, in characters and not in halves of them.
  const plain = [...text.replace(/[\x00-\x1f\x7f-\x9f]/g, '\ufffd')];
  return plain.length <= LONGEST ? plain.join('') : plain.slice(0, LONGEST).join('') + '…';
}
