// A Speaker says what the server only names: src/cairn/text/speaker.py, letter by letter.
import type { Catalogue, Words } from './catalogue';

export type Args = Words;
export type Told = [string, Args];
export type Names = readonly string[] | null;
export interface Rule {
  id: string;
  text: string;
}
export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

/** Arguments that name a piece of another kind than they are called. */
const KIND: Record<string, string> = {
  top: 'card', next: 'card', here: 'place', symbol: 'colour', second: 'colour',
};
/** Two things that follow a verb: the first kind, what stands between them, the second kind. */
const SEPARATED: Record<string, [string, string]> = { token: [' on ', 'card'], place: [' with ', 'card'] };
/** Arguments that are shown as they were typed, whatever they may name. */
const SPELLED = ['text', 'guess', 'move'];
/** Characters of somebody else's text that a sentence may quote. */
const LONGEST = 1000;

/**
 * One language, and the game whose pieces it names. A test of the catalogues sees to it that none lacks a message.
 * `printed` has the names of pieces that no language translates, as a game's component tables print them.
 */
export class Speaker {
  readonly language: string;
  readonly game: string | null;
  readonly printed: Readonly<Record<string, string>>;
  readonly #catalogue: Catalogue;

  constructor(
    language: string, catalogue: Catalogue, game: string | null = null, printed: Readonly<Record<string, string>> = {},
  ) {
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
      return catalogue.format(key, this.#objects([...catalogue.variables(key)], spelled.slice(n).join(' '), names, you))[0];
    }
    return spelling;
  }

  /** What follows a verb, by what the label asks for: a $card, a $token on a $card, a seat's $name. */
  #objects(asked: readonly string[], rest: string, names: Names, you: number | null): Words {
    if (asked.includes('name') && /^\d+$/.test(rest)) {
      const seat = Number(rest) - 1;
      return { name: this.#name(seat, names ?? []), who: role(seat, you) };
    }
    for (const [first, [between, second]] of Object.entries(SEPARATED)) {
      if (!asked.includes(first)) continue;
      const [one, other] = partition(rest, between);
      return { [first]: this.piece(first, one), [second]: this.piece(second, other) };
    }
    return Object.fromEntries(asked.map((kind) => [kind, this.piece(kind, rest)]));
  }

  /** The name of a card. */
  card(name: string): string {
    return this.piece('card', name);
  }

  /** The name of a piece: of `<game>-<kind>-<value>`, or `<game>-<kind>` with the parts it asks for. */
  piece(kind: string, value: string): string {
    return this.#piece(this.game ?? '', kind, value);
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

  /** The rules of the game under the titles of their sections. */
  sections(): Section[] {
    const sections: Section[] = [];
    for (const [key, home] of this.#catalogue.home) {
      if (home !== `${this.game}-rules`) continue;
      if (/\d$/.test(key)) sections.at(-1)!.rules.push({ id: key, text: this.rule(key) });
      else sections.push({ id: key, title: this.say(key), rules: [] });
    }
    return sections;
  }

  /** The game whose file holds the message; of what all games share, a name that no piece has. */
  #gameOf(key: string): string {
    return (this.#catalogue.home.get(key) ?? '').replace(/-rules$/, '');
  }

  #say(game: string, key: string, args: Args, names: Names, you: number | null): string {
    const words: Words = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') words[name] = value;
      else if (name === 'cards') words[name] = this.#cards(game, value.split(', '));
      else if (SPELLED.includes(name)) words[name] = quoted(value);
      else words[name] = this.#piece(game, KIND[name] ?? name, value);
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

  /** Several cards as one phrase, those alike counted. */
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

  #piece(game: string, kind: string, value: string): string {
    // One verb ends both.
    if (kind === 'goal') kind = value.includes(' - ') ? 'expedition' : 'adventure';
    const shown = quoted(this.printed[value] ?? value);
    const found = this.#find(`${game}-${kind}-${slug(value)}`, `${game}-${kind}`);
    if (!found) return shown;
    const [catalogue, key] = found;
    const [said, missing] = catalogue.format(key, this.#parts(game, quoted(value), catalogue.variables(key)));
    return missing.length ? shown : said;
  }

  /**
   * The words $a, $b, $c of a piece, and what else its message asks for: `red betty mcklug` has a $rest
   * (`red pater miller 2` too, with its number), `jidda - cairo c08` goes $from $to and has an $id, and
   * `grey assistant cairo` has a $subject and a $place.
   */
  #parts(game: string, value: string, asked: ReadonlySet<string>): Words {
    const words = value.split(/\s+/).filter(Boolean);
    // A table may have two of one spelling; the id behind it tells them apart.
    const own = (asked.has('from') || asked.has('subject')) && /\d/.test(words.at(-1) ?? '') ? words.pop()! : '';
    const parts: Words = {};
    for (const [i, letter] of ['a', 'b', 'c'].entries()) if (words[i] !== undefined) parts[letter] = words[i];
    if (asked.has('rest')) {
      let [name, number] = [words.slice(1).join(' '), ''];
      if (words.length > 2 && /^\d+$/.test(words.at(-1)!) && !(name in this.printed)) {
        // One of several alike.
        [name, number] = [words.slice(1, -1).join(' '), ` ${words.at(-1)}`];
      }
      parts['rest'] = this.#piece(game, 'name', name) + number;
    }
    if (asked.has('from')) {
      const [start, target] = partition(words.join(' '), ' - ');
      parts['from'] = this.#piece(game, 'place', start);
      parts['to'] = this.#piece(game, 'place', target);
    }
    if (asked.has('subject')) {
      const n = words[1] === 'assistant' ? 2 : 1;
      parts['subject'] = this.#piece(game, 'subject', words.slice(0, n).join(' '));
      parts['place'] = this.#piece(game, 'place', words.slice(n).join(' '));
    }
    // With its space: Fluent cannot ask whether there is one.
    if (asked.has('id')) parts['id'] = own ? ` ${own.toUpperCase()}` : '';
    return parts;
  }

  #format(key: string, words: Words): string {
    const found = this.#find(key);
    return found ? found[0].format(key, words)[0] : key;
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

/** What stands before and behind a separator; all is before it where there is none. */
function partition(text: string, between: string): [string, string] {
  const at = text.indexOf(between);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + between.length)];
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
