/** What a server says to whoever starts it, in Dutch. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'Flagfall luistert op {url}{public, select, none {} other { voor {public}}}',
  'server.nearby': 'anderen in je netwerk bereiken het op {urls}',
  'server.pages': 'om in een browser te spelen: {url}',
  'server.join': 'om te spelen, in een andere terminal: {command}',
};
