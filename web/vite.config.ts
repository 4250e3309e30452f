import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './plugins/compress';
import { icons } from './plugins/icons';
import { install } from './plugins/install';
import { rem } from './plugins/rem';
import { shell } from './plugins/shell';
import { words } from './plugins/words';

/** What every page runs: Svelte, Fluent, the words and icons of home, and what the app keeps. */
const BASE = new RegExp(
  [
    String.raw`node_modules/(svelte|@fluent|esm-env|clsx)/`,
    String.raw`src/(app\.svelte|speech|catalogue|api|keep|shapes|router\.svelte)\.ts`,
    String.raw`src/(bots/characters|create/words\.svelte|home/(shelf|games\.svelte)|pieces/icons\.svelte)\.ts`,
    String.raw`src/pieces/(Icon|Logo|SeatShape)\.svelte`,
    'preload-helper|virtual:icons$',
  ].join('|'),
);

/** What the boards of most games share: it comes with the room, in one file. */
const BOARDS = new RegExp(
  [
    String.raw`src/frame/(position|sorting|zone)\.ts`,
    String.raw`src/pieces/(Backs|Card|CardBack|HandRow|HiddenHand|HintLamp|LastMark|Marks|Pile)\.svelte`,
    String.raw`src/pieces/(hand|pictures\.svelte|piles|reach|states)\.ts`,
  ].join('|'),
);

export default defineConfig({
  base: '/',
  plugins: [svelte(), rem(), words(), icons(), shell(), install(), compress()],
  build: {
    outDir: '../src/cairn/server/static',
    emptyOutDir: true,
    // Which file needs which: bench/page_bytes.py weighs them by it.
    manifest: 'files.json',
    target: 'es2023',
    // The server allows nothing but files of its own: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page runs is one file: each further one costs its headers, and is packed by itself.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }, { name: 'boards', test: BOARDS }] } } },
  },
  // The catalogues of the texts lie beside the Python code.
  server: { fs: { allow: ['..'] } },
});
