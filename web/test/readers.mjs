// Reads match files with the browser's reader: a JSON list of texts in, a JSON list of what each says out.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const here = import.meta.dirname;
const out = mkdtempSync(join(here, '../node_modules/.readers-'));
try {
  const bundle = await rolldown({ input: join(here, '../src/fair/record.ts'), platform: 'node' });
  await bundle.write({ dir: out, format: 'esm', entryFileNames: 'record.mjs' });
  const { readRecord, Misfit } = await import(pathToFileURL(join(out, 'record.mjs')).href);
  const said = (text) => {
    try {
      const { one, options, asked, seats, hashes, words, nonces, steps, undos, resigned, secret, quick, heads, signature } = readRecord(text);
      const sorted = (record) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
      const moves = steps.map(({ seat, move, line }) => [line, seat, move]);
      return { one: sorted(one), options: sorted(options), asked: sorted(asked), seats, hashes, words, nonces, moves, undos, resigned, secret, quick, head: heads.at(-1) ?? '', signature };
    } catch (error) {
      // Anything else is a bug of the reader, and is told as such.
      if (!(error instanceof Misfit)) return { bug: String(error) };
      return { wrong: error.problem.key, line: error.problem.args.line ?? null };
    }
  };
  const texts = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  process.stdout.write(JSON.stringify(texts.map(said)));
} finally {
  rmSync(out, { recursive: true });
}
