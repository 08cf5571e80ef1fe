// The headers of every answer: what a browser may do with it; caches may not store it unless the answer itself allows it.

import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Pages may do only what they need. */
export function securityHeaders({ publicOrigin }: Config): FastifyHelmetOptions {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Older Safari does not count a socket to the same host as 'self'.
        connectSrc: ["'self'", ...(publicOrigin === undefined ? [] : [publicOrigin.replace(/^http/, 'ws')])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // A permanent promise of HTTPS would lock a family out of their own laptop.
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}

export function addAnswerHeaders(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Else a browser keeps the connection open, and a stopping server would wait for it.
    if (isClosing) reply.header('connection', 'close');
  });
}
