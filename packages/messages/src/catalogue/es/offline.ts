/** Pages that stay on the device, in Spanish. */

import type { offline as english } from '../en/offline.ts';
import type { ThemeTexts } from '../texts.ts';

export const offline: ThemeTexts<typeof english> = {
  'offline.update': 'Hay una nueva versión de Flagfall. Tus partidas se quedan como están.',
  'offline.take': 'Cargarla ya',
  'offline.later': 'Más tarde',
  'offline.install.title': 'En este aparato',
  'offline.install.about': 'Pon Flagfall entre tus programas. También juega sin conexión.',
  'offline.install': 'Instalar Flagfall',
};
