/** Where the app begins. */

import { render } from 'preact';
import { App } from './app.tsx';
import { wearMotion, wearTheme } from './settings/settings.ts';
import './theme/base.css';

wearTheme();
wearMotion();
const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
