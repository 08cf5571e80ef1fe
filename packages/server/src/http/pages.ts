// The pages, as `vite build` leaves them. Files with a hash in their name are cached for ever; an address without a file gets the page itself, revalidated each time.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import { MINUTE_MS } from '@flagfall/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated: a browser with the latest version gets a few bytes. */
const ASK_AGAIN = 'no-cache';

/** A first visit fetches all files, to have them offline, and a class or a family shares one address. */
const FILES_FOR_EACH_REQUEST = 20;

/** Addresses that are never pages, so a mistyped one gets an error of the API. */
const NOT_PAGES = /^\/(api|metrics|healthz|docs)(\/|$)/;

export function hasPages(folder: string): boolean {
  return existsSync(path.join(folder, 'index.html'));
}

export async function addPages(app: FastifyInstance, folder: string, { limits }: Config): Promise<void> {
  // The build has compressed the texts (packages/web/vite.config.ts); nothing is computed per request.
  await app.register(files, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const atTop = new Set(readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
  const schema = { hide: true } as const;

  // Counted apart from API requests.
  const config = { rateLimit: { max: FILES_FOR_EACH_REQUEST * limits.requestsPerMinute, timeWindow: MINUTE_MS } };

  app.get<{ Params: { '*': string } }>('/assets/*', { schema, config }, (request, reply) =>
    kept(reply, FOR_EVER).sendFile(`assets/${request.params['*']}`),
  );
  // The documentation lies beside the pages if it was built (tools/docs).
  app.get('/docs', { schema }, (_, reply) => reply.redirect('/docs/'));
  app.get<{ Params: { '*': string } }>('/docs/*', { schema, config }, (request, reply) =>
    kept(reply, ASK_AGAIN).sendFile(`docs/${request.params['*'] || 'index.html'}`),
  );
  app.get<{ Params: { '*': string } }>('/*', { schema }, (request, reply) => {
    const name = request.params['*'];
    if (NOT_PAGES.test(`/${name}`)) return reply.callNotFound();
    return kept(reply, ASK_AGAIN).sendFile(atTop.has(name) ? name : 'index.html');
  });
}

function kept(reply: FastifyReply, how: string): FastifyReply {
  return reply.header('cache-control', how);
}
