// Bundles each test (node 20 reads no TypeScript) and runs it with node's own test runner.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const here = import.meta.dirname;
// Inside the project, so that the bundles find its packages.
const out = mkdtempSync(join(here, '../node_modules/.tests-'));
try {
  const input = readdirSync(here).filter((name) => name.endsWith('.test.ts'));
  const bundle = await rolldown({ input: input.map((name) => join(here, name)), platform: 'node' });
  await bundle.write({ dir: out, format: 'esm', entryFileNames: '[name].mjs' });
  const files = readdirSync(out).filter((name) => name.endsWith('.test.mjs'));
  const env = { ...process.env, CAIRN_ROOT: join(here, '../..') };
  const run = spawnSync(process.execPath, ['--test', ...files.map((name) => join(out, name))], { stdio: 'inherit', env });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(out, { recursive: true });
}
