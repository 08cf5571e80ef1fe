/** Where the app begins: the texts of the reader's language come first. */

import { render } from 'preact';
import { App } from './app.tsx';
import { awaitInstallOffer } from './offline/installing.tsx';
import { keepPages } from './offline/keeping.ts';
import { wearMotion, wearTheme } from './settings/settings.ts';
import { titleThePage } from './shell/pageTitle.ts';
import { beginToSpeak } from './words/language.ts';
import './theme/base.css';

wearTheme();
wearMotion();
awaitInstallOffer();
await beginToSpeak();
titleThePage();
keepPages();
const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
