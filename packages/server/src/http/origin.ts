// Which pages may use the server. A browser says where a request comes from; a page of another site can neither leave that out nor change it.

import type { Config } from '../config.ts';

export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** Whether a request that changes something, or that opens a socket, may come from where it comes from. */
export function isOwnOrigin(headers: OriginHeaders, config: Pick<Config, 'publicOrigin' | 'allowedOrigins'>): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // No browser: every one sends its origin with whatever is not a GET. What is no browser has no cookies that another site could use.
  if (origin === undefined) return site === undefined || site === 'same-origin';
  if (origin === config.publicOrigin || config.allowedOrigins.includes(origin)) return true;
  if (site !== undefined && site !== 'same-origin') return false;
  // At home a server goes by many names, so there its own is the one it was called by.
  return config.publicOrigin === undefined && isOriginOf(origin, headers.host);
}

function isOriginOf(origin: string, host: string | undefined): boolean {
  const url = URL.parse(origin);
  return url !== null && host !== undefined && (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host.toLowerCase();
}
