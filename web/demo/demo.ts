// A made-up table to look at while drawing it: never built, only served by `npm run dev` at /demo/.
// ?state= place, draw, wait, deal, over, watch, six; ?lang=de; ?theme=dark; ?toast
import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import { app } from '../src/app.svelte';
import type { Language } from '../src/text/load';
import Demo from './Demo.svelte';

const asked = new URLSearchParams(location.search);
app.change({ language: (asked.get('lang') ?? 'en') as Language, theme: asked.get('theme') === 'dark' ? 'dark' : 'light' });
await app.start();
await app.load('web-table');
mount(Demo, { target: document.getElementById('app')!, props: { state: asked.get('state') ?? 'place', toast: asked.has('toast') } });
