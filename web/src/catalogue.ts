// The messages of one language: src/cairn/text/catalogue.py, letter by letter.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';

export type Words = Record<string, number | string>;
/** The text of each catalogue file by its name without `.ftl`. */
export type Files = Record<string, string>;

/** An id at the start of a line, and all lines until the next id or comment. */
const ENTRY = /^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*/gm;
const REFERENCE = /\{ *([a-zA-Z][\w-]*) *\}/g;
const VARIABLE = /\$([a-zA-Z][\w-]*)/g;

/** A number whose minus is a minus sign, which the locales' own formats do not promise. */
class Signed extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

function signed([value]: FluentValue[]): FluentValue {
  if (value instanceof FluentNumber) return new Signed(value.value);
  return typeof value === 'number' ? new Signed(value) : (value ?? '');
}

export class Catalogue {
  /** The source of each message, and the name of its file, in the order of the files. */
  readonly source = new Map<string, string>();
  readonly home = new Map<string, string>();
  readonly #bundle: FluentBundle;
  readonly #parsed = new Set<string>();

  constructor(language: string, files: Files) {
    // Names are not isolated: the same text goes into the page, its title and its labels.
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: signed } });
    this.add(files);
  }

  /** More files of the same language. */
  add(files: Files): void {
    for (const name of Object.keys(files).sort()) {
      for (const entry of files[name]!.matchAll(ENTRY)) {
        this.source.set(entry[1]!, entry[0]);
        this.home.set(entry[1]!, name);
      }
    }
  }

  /** A message that is in `source`, in words, and what was missing for it. */
  format(key: string, args: Words): [string, Error[]] {
    this.#parse(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return [key, []];
    const problems: Error[] = [];
    return [this.#bundle.formatPattern(pattern, args, problems), problems];
  }

  /** The variables of a message and of those it refers to. */
  variables(key: string): Set<string> {
    const found = new Set<string>();
    for (const match of this.source.get(key)!.matchAll(VARIABLE)) found.add(match[1]!);
    for (const other of this.#references(key)) for (const name of this.variables(other)) found.add(name);
    return found;
  }

  #references(key: string): string[] {
    return [...(this.source.get(key) ?? '').matchAll(REFERENCE)].map((match) => match[1]!);
  }

  /** An entry is parsed when it is first said: a page needs a part of some hundreds. */
  #parse(key: string): void {
    const source = this.source.get(key);
    if (source === undefined || this.#parsed.has(key)) return;
    this.#parsed.add(key);
    this.#bundle.addResource(new FluentResource(source));
    for (const other of this.#references(key)) this.#parse(other);
  }
}

/** The name of a file, as `files` of src/cairn/text/catalogue.py gives it. */
export function nameOf(path: string): string {
  const own = path.replace(/^.*\/|\.ftl$/g, '');
  const game = gameOf(path);
  return !game ? own : own === 'words' ? game : `${game}-${own}`;
}

/** The name of the game among whose texts a file lies; undefined for those of all games. */
export function gameOf(path: string): string | undefined {
  return /games\/([^/]+)\/text\//.exec(path)?.[1]?.replaceAll('_', '-');
}
