// How a title spells its pieces: src/cairn/text/shapes.py, letter by letter.

/** What `shapes.json` may hold. */
export interface Spellings {
  kinds?: Record<string, string[]>;
  pieces?: Record<string, string[]>;
  objects?: string[];
  capitals?: string[];
}
export type Parts = Record<string, string>;

interface Pattern {
  fit: RegExp;
  names: readonly string[];
}

/** The spellings of one title, ready to be matched. */
export class Shapes {
  readonly capitals: ReadonlySet<string>;
  readonly #kinds: ReadonlyMap<string, readonly string[]>;
  readonly #objects: readonly Pattern[];
  readonly #pieces: ReadonlyMap<string, readonly Pattern[]>;

  constructor(data: Spellings) {
    this.capitals = new Set(data.capitals ?? []);
    this.#kinds = new Map(Object.entries(data.kinds ?? {}));
    this.#objects = (data.objects ?? []).map(pattern);
    this.#pieces = new Map(Object.entries(data.pieces ?? {}).map(([kind, patterns]) => [kind, patterns.map(pattern)]));
  }

  /** The kind of piece that an argument names: of several, the first that fits, else the last. */
  kindOf(name: string, value: string): string {
    const kinds = this.#kinds.get(name) ?? [name];
    return kinds.slice(0, -1).find((kind) => this.readings(kind, value).length) ?? kinds.at(-1)!;
  }

  /** The names of all parts that a piece of this kind may have. */
  partsOf(kind: string): Set<string> {
    return new Set((this.#pieces.get(kind) ?? []).flatMap((one) => one.names));
  }

  /** The parts of a spelling, once for each pattern that fits; a part that is not there is empty. */
  readings(kind: string, value: string): Parts[] {
    return (this.#pieces.get(kind) ?? []).map((one) => read(one, value)).filter((parts) => parts !== null);
  }

  /** What follows a verb whose label asks for these things; null where it is one thing. */
  objects(asked: ReadonlySet<string>, rest: string): Parts | null {
    for (const one of this.#objects) {
      const parts = read(one, rest);
      if (parts && one.names.every((name) => asked.has(name))) return parts;
    }
    return null;
  }
}

/** The shapes of a game that has none. */
export const SHAPELESS = new Shapes({});

function pattern(text: string): Pattern {
  // With an empty alternative every text fits, and the names of the groups can be seen.
  return { fit: new RegExp(`^(?:${text})$`, 'us'), names: Object.keys(new RegExp(`${text}|`, 'us').exec('')?.groups ?? {}) };
}

function read({ fit, names }: Pattern, value: string): Parts | null {
  const groups = fit.exec(value);
  return groups && Object.fromEntries(names.map((name) => [name, groups.groups?.[name] ?? '']));
}
