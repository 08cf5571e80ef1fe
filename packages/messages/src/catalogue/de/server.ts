/** What a server says to whoever starts it, in German. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, ein Server für die Spiele der Stratego-Familie',
  'server.listening': 'Flagfall läuft auf {url}{public, select, none {} other { für {public}}}',
  'server.nearby': 'andere in deinem Netzwerk erreichen es unter {urls}',
  'server.hereOnly': 'nur dieser Rechner erreicht es; um es für dein Netzwerk zu öffnen: --host 0.0.0.0',
  'server.pages': 'zum Spielen im Browser: {url}',
  'server.noPages': 'es gibt noch keine Seiten für einen Browser; so werden sie gebaut: {command}',
  'server.join': 'zum Spielen in einem anderen Terminal: {command}',
  'server.data': 'Partien und Konten liegen in {place}',
  'server.stop': 'zum Beenden: Strg-C',
  'server.stopping': 'Flagfall wird beendet. Alle Partien bleiben erhalten.',
};
