/** What a server says to whoever starts it, in Italian. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'Flagfall ascolta su {url}{public, select, none {} other { per {public}}}',
  'server.nearby': 'gli altri nella tua rete lo trovano qui: {urls}',
  'server.pages': 'per giocare nel browser: {url}',
  'server.join': 'per giocare, in un altro terminale: {command}',
};
