/** Where the app begins. */

import { render } from 'preact';
import { App } from './app.tsx';
import { awaitInstallOffer } from './offline/installing.tsx';
import { keepPages } from './offline/keeping.ts';
import { wearMotion, wearTheme } from './settings/settings.ts';
import './theme/base.css';

wearTheme();
wearMotion();
awaitInstallOffer();
keepPages();
const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
