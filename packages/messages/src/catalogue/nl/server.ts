/** What a server says to whoever starts it, in Dutch. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, een server voor de spellen van de Stratego-familie',
  'server.listening': 'Flagfall luistert op {url}{public, select, none {} other { voor {public}}}',
  'server.nearby': 'anderen in je netwerk bereiken het op {urls}',
  'server.hereOnly': 'alleen deze computer bereikt het; om het voor je netwerk te openen: --host 0.0.0.0',
  'server.pages': 'om in een browser te spelen: {url}',
  'server.noPages': 'er zijn nog geen pagina’s voor een browser; zo maak je ze: {command}',
  'server.join': 'om te spelen, in een andere terminal: {command}',
  'server.data': 'partijen en accounts staan in {place}',
  'server.stop': 'om het te stoppen: Ctrl-C',
  'server.stopping': 'Flagfall stopt. Alle partijen blijven bewaard.',
};
