/** Where the app begins: the texts of the reader's language come first. */

import { render } from 'preact';
import { App } from './app.tsx';
import { awaitInstallOffer } from './offline/installRow.tsx';
import { registerServiceWorker, reloadNewest, requestPersistentStorage } from './offline/offlineStorage.ts';
import { applyMotion, applyTheme } from './settings/settings.ts';
import { followPageTitle } from './shell/pageTitle.ts';
import { startLanguage } from './words/language.ts';
import './theme/base.css';

applyTheme();
applyMotion();
awaitInstallOffer();
registerServiceWorker();
requestPersistentStorage();
const root = document.querySelector('#app');
try {
  await startLanguage();
  followPageTitle();
  if (root !== null) render(<App />, root);
} catch (error) {
  console.error(error);
  // Without any texts there are no words to say it in: a way to try again.
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button start-again';
  again.textContent = '↻ Flagfall';
  // A link to here would do nothing at an address with something behind the `#`.
  again.addEventListener('click', () => void reloadNewest());
  root?.replaceChildren(again);
}
