// The headers that tell a browser what our pages may do: nothing but what they need.

import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

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
    // A promise to be reached only over HTTPS would lock a family out of their own laptop.
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}
