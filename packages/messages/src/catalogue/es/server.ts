/** What a server says to whoever starts it, in Spanish. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'Flagfall escucha en {url}{public, select, none {} other { para {public}}}',
  'server.nearby': 'los demás de tu red lo encuentran en {urls}',
  'server.pages': 'para jugar en un navegador: {url}',
  'server.join': 'para jugar, en otro terminal: {command}',
};
