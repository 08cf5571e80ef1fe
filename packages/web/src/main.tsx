/** Where the app begins: the texts of the reader's language come first. */

import { render } from 'preact';
import { App } from './app.tsx';
import { wearTheme } from './settings/settings.ts';
import { titleThePage } from './shell/pageTitle.ts';
import { beginToSpeak } from './words/language.ts';
import './theme/base.css';

wearTheme();
await beginToSpeak();
titleThePage();
const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
