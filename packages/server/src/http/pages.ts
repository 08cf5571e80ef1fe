// The pages, as `vite build` leaves them. What carries a hash in its name is kept for ever; every address that is no file is the page itself, asked for anew.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: a browser that has the latest is told so in a few bytes. */
const ASK_AGAIN = 'no-cache';

/** Whoever comes for the first time fetches all of the pages, to have them without a network, and a class or a family behind one address comes together. */
const FILES_FOR_EACH_REQUEST = 20;

/** Addresses that are never pages, so that whoever mistypes one hears it from the interface. */
const NOT_PAGES = /^\/(api|metrics|healthz|docs)(\/|$)/;

export function hasPages(folder: string): boolean {
  return existsSync(path.join(folder, 'index.html'));
}

export async function addPages(app: FastifyInstance, folder: string, { limits }: Config): Promise<void> {
  // Texts lie there compressed already (packages/web/vite.config.ts); nobody waits for that, and nothing is computed for a flood.
  await app.register(files, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const atTop = new Set(readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
  const schema = { hide: true } as const;

  // Counted apart from what people ask the server to do.
  const config = { rateLimit: { max: FILES_FOR_EACH_REQUEST * limits.requestsPerMinute, timeWindow: 60_000 } };

  app.get<{ Params: { '*': string } }>('/assets/*', { schema, config }, (request, reply) =>
    kept(reply, FOR_EVER).sendFile(`assets/${request.params['*']}`),
  );
  // The documentation lies beside the pages where it was built (tools/docs).
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
