/** What a server says to whoever starts it, in Portuguese. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'O Flagfall está à escuta em {url}{public, select, none {} other { para {public}}}',
  'server.nearby': 'os outros na tua rede encontram-no em {urls}',
  'server.pages': 'para jogar num navegador: {url}',
  'server.join': 'para jogar, noutro terminal: {command}',
};
