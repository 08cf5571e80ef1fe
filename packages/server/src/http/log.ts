// The log: one line a request, built from nothing. Cookies, tokens, passwords, bodies and the query of an address are never put into it.

import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';

/** Where lines go; standard output unless a test looks. */
export interface LogTarget {
  write(line: string): void;
}

/** A second wall, should anybody ever log an object that holds one of these. */
const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'current', 'token', 'secret', 'code', 'recoveryCodes', 'nonce'] as const;

export function loggerOptions(level: LogLevel, target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target === undefined ? {} : { stream: target }),
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[secret]' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: errorWords,
    },
  };
}

/** The pattern of the route and not the address itself: an address can hold what somebody should not have put there. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'none';
}

/** An error of a library may carry the request that caused it; its words are enough. */
function errorWords(error: Error): { type: string; message: string; stack: string } {
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip } = request;
    request.log.info(
      { method, route: routeOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime), address: ip },
      'answered',
    );
  });
}
