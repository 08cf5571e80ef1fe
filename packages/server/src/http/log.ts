// The log: one line per request, built field by field. Cookies, tokens, passwords, bodies and queries never get in.

import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config.ts';

/** The output; standard output except in tests. */
export interface LogTarget {
  write(line: string): void;
}

/** A second wall, in case a logged object holds one of these. */
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

/** The pattern of the route, not the address: an address can hold a secret by mistake. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'none';
}

/** An error of a library may carry its request; the message is enough. */
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
