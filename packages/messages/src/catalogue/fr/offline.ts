/** Pages that stay on the device, in French. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'Une nouvelle version de Flagfall est prête. Tes parties restent comme elles sont.',
  'offline.take': 'La charger',
  'offline.later': 'Plus tard',
  'offline.install.title': 'Sur cet appareil',
  'offline.install.about': 'Mets Flagfall parmi tes programmes. On y joue aussi sans réseau.',
  'offline.install': 'Installer Flagfall',
};
