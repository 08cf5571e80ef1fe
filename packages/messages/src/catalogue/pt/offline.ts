/** Pages that stay on the device, in Portuguese. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'Há uma nova versão do Flagfall. As tuas partidas ficam como estão.',
  'offline.take': 'Carregar já',
  'offline.later': 'Mais tarde',
  'offline.install.title': 'Neste dispositivo',
  'offline.install.about': 'Põe o Flagfall entre os teus programas. Também joga sem rede.',
  'offline.install': 'Instalar o Flagfall',
};
