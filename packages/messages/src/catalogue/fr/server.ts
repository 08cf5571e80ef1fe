/** What a server says to whoever starts it, in French. */

import type { server as english } from '../en/server.ts';
import type { Texts } from '../texts.ts';

export const server: Texts<typeof english> = {
  'server.listening': 'Flagfall écoute sur {url}{public, select, none {} other { pour {public}}}',
  'server.nearby': 'les autres de ton réseau le trouvent ici : {urls}',
  'server.pages': 'pour jouer dans un navigateur : {url}',
  'server.join': 'pour jouer, dans un autre terminal : {command}',
};
