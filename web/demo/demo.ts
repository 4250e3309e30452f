// Every piece in all its states, with things of no game: to look at while drawing, and for the tests to press.
// ?theme=dark, ?text=long (words as long as German ones), ?width=390 (the width of each part)
import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/base.css';
import Demo from './Demo.svelte';

mount(Demo, { target: document.getElementById('app')! });
