/** What a server says to whoever starts it, in German. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'Flagfall läuft auf {url}{public, select, none {} other { für {public}}}',
  'server.nearby': 'andere in deinem Netzwerk erreichen es unter {urls}',
  'server.pages': 'zum Spielen im Browser: {url}',
  'server.join': 'zum Spielen in einem anderen Terminal: {command}',
};
