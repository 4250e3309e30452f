// The page of the pieces, built as a check and for the tests; the server never serves it.
// `npx vite --config demo/vite.config.mjs` shows it while drawing.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from '../plugins/icons';
import { rem } from '../plugins/rem';
import { words } from '../plugins/words';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte(), rem(), words(), icons()],
  build: { target: 'es2023', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['../..'] } },
});
