// Whether a page may open a socket here. A browser names the page; other programs name none, and have no cookies of others to misuse.

import type { IncomingMessage } from 'node:http';

export function isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  const page = URL.parse(origin);
  return page !== null && host !== undefined && page.host === host;
}
