// The first paint: a small style and a small script come first, and nothing larger holds the shell of the page up.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const read = (name: string): string => readFileSync(fileURLToPath(new URL(`../src/install/${name}`, import.meta.url)), 'utf8');
/** Without comments and the space between lines. */
const small = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '\n').trim();
const STYLES = /\n?\s*<link rel="stylesheet"[^>]*>/g;

export function shell(): Plugin {
  let built = false;
  return {
    name: 'cairn-shell',
    configResolved(config) {
      built = config.command === 'build';
    },
    buildStart() {
      if (!built) return;
      for (const name of ['shell.css', 'shell.js']) this.emitFile({ type: 'asset', name, source: small(read(name)) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const called = (kind: string): string =>
          bundle ? `/${Object.keys(bundle).find((name) => new RegExp(`^assets/shell-.*\\.${kind}$`).test(name))}` : `/src/install/shell.${kind}`;
        const styles = html.match(STYLES) ?? [];
        return html
          .replace(STYLES, '')
          .replace('</title>', `</title>\n    <script async src="${called('js')}"></script>`)
          // A style in the body holds up only what comes after it.
          .replace('<!-- styles -->', [`<link rel="stylesheet" href="${called('css')}" />`, ...styles.map((link) => link.trim())].join('\n    '));
      },
    },
  };
}
