import { mount } from 'svelte';
import App from './App.svelte';
import { register } from './install/register';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

register();
mount(App, { target: document.getElementById('app')! });
