/** Pages that stay on the device, in Dutch. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'Er is een nieuwe versie van Flagfall. Je partijen blijven zoals ze zijn.',
  'offline.take': 'Nu laden',
  'offline.later': 'Later',
  'offline.install.title': 'Op dit apparaat',
  'offline.install.about': 'Zet Flagfall als app op je apparaat. Het speelt ook zonder internet.',
  'offline.install': 'Flagfall installeren',
};
