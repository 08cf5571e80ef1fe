/** What a server says to whoever starts it, in Danish. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, en server til spillene i Stratego-familien',
  'server.listening': 'Flagfall lytter på {url}{public, select, none {} other { for {public}}}',
  'server.nearby': 'andre på dit netværk når det på {urls}',
  'server.hereOnly': 'kun denne computer kan nå det; for at åbne det for dit netværk: --host 0.0.0.0',
  'server.pages': 'for at spille i en browser: {url}',
  'server.noPages': 'der er endnu ingen sider til en browser; sådan bygges de: {command}',
  'server.join': 'for at spille, i en anden terminal: {command}',
  'server.data': 'partier og konti gemmes i {place}',
  'server.stop': 'for at stoppe det: Ctrl-C',
  'server.stopping': 'Flagfall stopper. Alle partier er gemt.',
};
