// The HTTP application: limits, headers, health, metrics, the reference, and the routes of the services.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { MINUTE_MS } from '@flagfall/protocol';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import { addRoute } from './http/addRoute.ts';
import { answerBrokenRequest } from './http/brokenRequest.ts';
import { addErrorHandlers, answerError } from './http/errorHandlers.ts';
import { addAnswerHeaders, securityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { type LogTarget, loggerOptions, logRequests } from './http/log.ts';
import { addMetrics, newRegistry } from './http/metrics.ts';
import { addReference, REFERENCE } from './http/reference.ts';
import { RequestRefused } from './http/refused.ts';
import type { AnyRoute } from './http/route.ts';
import type { PeopleContext } from './people/peopleContext.ts';

export interface AppSettings {
  readonly people: PeopleContext;
  readonly routes: readonly AnyRoute[];
  /** Where other parts register their metrics. */
  readonly registry?: Registry;
  readonly log?: LogTarget;
}

/** Built, but not listening: sockets and pages can still be added. `close` waits for running requests. */
export async function createApp({ people, routes, registry = newRegistry(), log }: AppSettings): Promise<FastifyInstance> {
  const { config } = people;
  const { limits } = config;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, log) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: limits.bodyBytesMax,
    requestTimeout: limits.requestTimeoutMs,
    http: { headersTimeout: limits.requestTimeoutMs, connectionsCheckingInterval: Math.min(1000, limits.requestTimeoutMs / 2) },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  // Only JSON: other types that a form of another site can send are refused unread.
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, securityHeaders(config));
  await app.register(cookie, { secret: people.cookieKey });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE_MS,
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, { ttl }) => new RequestRefused({ code: 'tooManyRequests', retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
  await app.register(swagger, REFERENCE);
  // Routes check input with their own schemas; Fastify's copies serve the reference and the output.
  app.setValidatorCompiler(() => () => true);
  addAnswerHeaders(app);
  logRequests(app);
  addErrorHandlers(app);
  addMetrics(app, people, registry);
  addHealth(app, people);
  addReference(app);
  for (const route of routes) addRoute(app, people, route);
  return app;
}
