import { mount } from 'svelte';
import App from './App.svelte';
import { register } from './install/register';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

register();
const app = document.getElementById('app')!;
// The page takes the place of its shell once something of it is there. A selector that looks for it would be asked again
// with every change of the page.
new MutationObserver((_, observer) => {
  if (!app.firstElementChild) return;
  document.documentElement.dataset['drawn'] = '';
  observer.disconnect();
}).observe(app, { childList: true });
mount(App, { target: app });
