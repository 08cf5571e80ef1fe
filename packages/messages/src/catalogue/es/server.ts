/** What a server says to whoever starts it, in Spanish. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, un servidor para los juegos de la familia Stratego',
  'server.listening': 'Flagfall escucha en {url}{public, select, none {} other { para {public}}}',
  'server.nearby': 'los demás de tu red lo encuentran en {urls}',
  'server.hereOnly': 'solo se puede abrir en este equipo; para abrirlo a tu red: --host 0.0.0.0',
  'server.pages': 'para jugar en un navegador: {url}',
  'server.noPages': 'todavía no hay páginas para un navegador; para crearlas: {command}',
  'server.join': 'para jugar, en otro terminal: {command}',
  'server.data': 'las partidas y las cuentas se guardan en {place}',
  'server.stop': 'para detenerlo: Ctrl-C',
  'server.stopping': 'Flagfall se detiene. Todas las partidas se conservan.',
};
