/** Puts Flagfall among the programs of the device, where the browser offers that. */

import { signal } from '@preact/signals';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';

/** What Chromium hands out when the pages can be installed; not yet in any standard. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<InstallOffer>();

/** The browser offers it once, soon after the page is there. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    offer.value = undefined;
  });
}

/** For the page of settings; nothing where it cannot be installed, or is already. */
export function InstallRow() {
  const current = offer.value;
  if (current === undefined) return null;
  const install = async (): Promise<void> => {
    await current.prompt();
    // An offer is good for one answer.
    offer.value = undefined;
  };
  return (
    <section class="choiceRow">
      <h2>{say('offline.install.title')}</h2>
      <p class="choiceRow-about">{say('offline.install.about')}</p>
      <Button label={say('offline.install')} onPress={() => void install()} />
    </section>
  );
}
