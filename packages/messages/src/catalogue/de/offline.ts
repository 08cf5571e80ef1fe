/** Pages that stay on the device, in German. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'Eine neue Version von Flagfall ist da. Deine Partien bleiben, wie sie sind.',
  'offline.take': 'Jetzt laden',
  'offline.later': 'Später',
  'offline.install.title': 'Auf diesem Gerät',
  'offline.install.about': 'Hol dir Flagfall als App. Es spielt auch ohne Netz.',
  'offline.install': 'Flagfall installieren',
};
