/** What a server says to whoever starts it, in Danish. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'Flagfall lytter på {url}{public, select, none {} other { for {public}}}',
  'server.nearby': 'andre på dit netværk når det på {urls}',
  'server.pages': 'for at spille i en browser: {url}',
  'server.join': 'for at spille, i en anden terminal: {command}',
};
