/** Pages that stay on the device, in Danish. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'Der er en ny version af Flagfall. Dine spil bliver, som de er.',
  'offline.take': 'Hent den nu',
  'offline.later': 'Senere',
  'offline.install.title': 'På denne enhed',
  'offline.install.about': 'Få Flagfall som app. Det spiller også uden internet.',
  'offline.install': 'Installér Flagfall',
};
