/** What a server says to whoever starts it, in French. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, un serveur pour les jeux de la famille Stratego',
  'server.listening': 'Flagfall écoute sur {url}{public, select, none {} other { pour {public}}}',
  'server.nearby': 'les autres de ton réseau le trouvent ici : {urls}',
  'server.hereOnly': 'seule cette machine y accède ; pour l’ouvrir à ton réseau : --host 0.0.0.0',
  'server.pages': 'pour jouer dans un navigateur : {url}',
  'server.noPages': 'il n’y a pas encore de pages pour un navigateur ; pour les construire : {command}',
  'server.join': 'pour jouer, dans un autre terminal : {command}',
  'server.data': 'les parties et les comptes sont conservés dans {place}',
  'server.stop': 'pour l’arrêter : Ctrl-C',
  'server.stopping': 'Flagfall s’arrête. Toutes les parties sont conservées.',
};
