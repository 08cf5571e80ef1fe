/** What a server says to whoever starts it, in Portuguese. */

import type { server as english } from '../en/server.ts';
import type { ThemeTexts } from '../texts.ts';

export const server: ThemeTexts<typeof english> = {
  'server.about': 'Flagfall, um servidor para os jogos da família Stratego',
  'server.listening': 'O Flagfall está à escuta em {url}{public, select, none {} other { para {public}}}',
  'server.nearby': 'os outros na tua rede encontram-no em {urls}',
  'server.hereOnly': 'só este computador lhe acede; para o abrir à tua rede: --host 0.0.0.0',
  'server.pages': 'para jogar num navegador: {url}',
  'server.noPages': 'ainda não há páginas para um navegador; para as criar: {command}',
  'server.join': 'para jogar, noutro terminal: {command}',
  'server.data': 'as partidas e as contas ficam guardadas em {place}',
  'server.stop': 'para o parar: Ctrl-C',
  'server.stopping': 'O Flagfall está a parar. Todas as partidas ficam guardadas.',
};
