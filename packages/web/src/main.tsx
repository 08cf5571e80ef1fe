/** Where the app begins: the texts of the reader's language come first. */

import { render } from 'preact';
import { App } from './app.tsx';
import { awaitInstallOffer } from './offline/installing.tsx';
import { keepGames, keepPages, loadAnew } from './offline/keeping.ts';
import { wearMotion, wearTheme } from './settings/settings.ts';
import { titleThePage } from './shell/pageTitle.ts';
import { beginToSpeak } from './words/language.ts';
import './theme/base.css';

wearTheme();
wearMotion();
awaitInstallOffer();
keepPages();
keepGames();
const root = document.querySelector('#app');
try {
  await beginToSpeak();
  titleThePage();
  if (root !== null) render(<App />, root);
} catch (error) {
  console.error(error);
  // Without any texts there are no words to say it in: a way to try again.
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button start-again';
  again.textContent = '↻ Flagfall';
  // A link to here would do nothing at an address with something behind the `#`.
  again.addEventListener('click', () => void loadAnew());
  root?.replaceChildren(again);
}
