/** Pages that stay on the device, in Italian. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'C’è una nuova versione di Flagfall. Le tue partite restano come sono.',
  'offline.take': 'Caricala ora',
  'offline.later': 'Più tardi',
  'offline.install.title': 'Su questo dispositivo',
  'offline.install.about': 'Metti Flagfall tra i tuoi programmi. Gioca anche senza rete.',
  'offline.install': 'Installa Flagfall',
};
