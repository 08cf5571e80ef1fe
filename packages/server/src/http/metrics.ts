// Metrics for Prometheus. Each application has its own registry, so that services can add theirs and tests can run side by side.

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { PeopleContext } from '../people/peopleContext.ts';
import { hashOfToken } from '../people/tokens.ts';
import { isLoopback } from './address.ts';
import { routeOf } from './log.ts';
import { refuse } from './refused.ts';

export function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** A gauge that is measured on demand. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    ...{ name, help, registers: [registry] },
    collect() {
      this.set(read());
    },
  });
}

export function addMetrics(app: FastifyInstance, people: PeopleContext, registry: Registry): void {
  const seconds = new Histogram({
    name: 'flagfall_http_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  addGauge(registry, 'flagfall_passwords_load', 'Passwords that are being worked on or wait for it.', () => people.passwords.load);
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ method: request.method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get(
    '/metrics',
    { schema: { summary: 'Figures for Prometheus.', description: 'For the machine itself, or with METRICS_TOKEN as bearer.' } },
    async (request, reply) => {
      if (!mayRead(request, people.config)) refuse({ code: 'noSuchRoute' });
      reply.type(registry.contentType);
      return registry.metrics();
    },
  );
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

/** A proxy on this machine makes every client look local, so proxied requests need the token. */
function mayRead(request: FastifyRequest, { metricsToken }: Config): boolean {
  const { authorization } = request.headers;
  if (metricsToken !== undefined && authorization !== undefined) {
    return timingSafeEqual(Buffer.from(hashOfToken(authorization)), Buffer.from(hashOfToken(`Bearer ${metricsToken}`)));
  }
  const throughProxy = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  return !throughProxy && isLoopback(request.socket.remoteAddress);
}
