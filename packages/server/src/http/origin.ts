// Which pages may use the server. A browser sends the origin of a request; a page of another site can neither omit nor change it.

import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** Whether a request that changes something, or opens a socket, may come from its origin. */
export function isOwnOrigin(headers: OriginHeaders, config: Pick<Config, 'publicOrigin' | 'allowedOrigins'>): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // No browser: browsers send an origin with every request except GET. Other programs have no cookies that a site could misuse.
  if (origin === undefined) return site === undefined || site === 'same-origin';
  if (origin === config.publicOrigin || config.allowedOrigins.includes(origin)) return true;
  if (site !== undefined && site !== 'same-origin') return false;
  // At home a server has many names, so the name in the request counts as its own.
  return config.publicOrigin === undefined && isOriginOf(origin, headers.host);
}

function isOriginOf(origin: string, host: string | undefined): boolean {
  const url = URL.parse(origin);
  return url !== null && host !== undefined && (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host.toLowerCase();
}

/** Whether a page may open a socket here. A browser names the page; other programs name none, and have no cookies of others to misuse. */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  const page = URL.parse(origin);
  return page !== null && host !== undefined && page.host === host;
}
