/** What a server says to whoever starts it, in Italian. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, un server per i giochi della famiglia Stratego',
  'server.listening': 'Flagfall ascolta su {url}{public, select, none {} other { per {public}}}',
  'server.nearby': 'gli altri nella tua rete lo trovano qui: {urls}',
  'server.hereOnly': 'lo raggiunge solo questo computer; per aprirlo alla tua rete: --host 0.0.0.0',
  'server.pages': 'per giocare nel browser: {url}',
  'server.noPages': 'non ci sono ancora pagine per il browser; per crearle: {command}',
  'server.join': 'per giocare, in un altro terminale: {command}',
  'server.data': 'le partite e gli account sono conservati in {place}',
  'server.stop': 'per fermarlo: Ctrl-C',
  'server.stopping': 'Flagfall si ferma. Tutte le partite sono conservate.',
};
