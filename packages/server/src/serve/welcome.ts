// Printed once a server listens: its addresses, how a terminal joins, where the data lies, how to stop.

import path from 'node:path';
import type { Messages } from '@flagfall/messages';
import type { Config } from '../config.ts';
import { hasPages } from '../http/pages.ts';
import type { StoreSettings } from '../store/open.ts';
import { addressesNearby, addressToOpen, isHereOnly } from './addresses.ts';

/** In a checkout; `npm start` does it by itself. */
const BUILD = 'npx vite build packages/web';

export interface WelcomeInfo {
  /** As configured, but with the actual port. */
  readonly config: Config;
  /** The listening server, for the log. */
  readonly url: string;
  /** The command with which a terminal joins, up to the address. */
  readonly howToJoin: string;
}

/** For a person at a terminal, below the line with the name. */
export function welcomeLines({ say }: Messages, listening: WelcomeInfo): readonly string[] {
  const { config } = listening;
  const reach = config.publicOrigin === undefined && isHereOnly(config.host) ? [say('server.hereOnly')] : nearby(say, config);
  const lines = [
    pages(say, config),
    ...reach,
    join(say, listening),
    say('server.data', { place: placeOf(config.store) }),
    say('server.stop'),
  ];
  return lines.map((line) => `  ${line}`);
}

/** For a log that programs read. */
export function welcomeLogLines({ say }: Messages, listening: WelcomeInfo): readonly string[] {
  const { config, url } = listening;
  const first = say('server.listening', { url, public: config.publicOrigin ?? 'none' });
  return [first, ...nearby(say, config), pages(say, config), join(say, listening)];
}

type Say = Messages['say'];

function nearby(say: Say, { host, port, publicOrigin }: Config): readonly string[] {
  const urls = publicOrigin === undefined ? addressesNearby(host, port) : [];
  return urls.length === 0 ? [] : [say('server.nearby', { urls: urls.join(', ') })];
}

function pages(say: Say, config: Config): string {
  return config.pages !== undefined && hasPages(config.pages)
    ? say('server.pages', { url: ownUrl(config) })
    : say('server.noPages', { command: BUILD });
}

function join(say: Say, { config, howToJoin }: WelcomeInfo): string {
  return say('server.join', { command: `${howToJoin} ${ownUrl(config)}` });
}

function ownUrl({ host, port, publicOrigin }: Config): string {
  return publicOrigin ?? addressToOpen(host, port);
}

/** A file, or the database without its credentials. */
function placeOf({ databaseUrl, file }: StoreSettings): string {
  if (databaseUrl === undefined) return path.resolve(file);
  const url = URL.parse(databaseUrl);
  return url === null ? 'DATABASE_URL' : `${url.protocol}//${url.host}${url.pathname}`;
}
