// Whether this node can serve: a load balancer asks before it sends clients here.

import type { FastifyInstance } from 'fastify';
import type { PeopleContext } from '../people/peopleContext.ts';

/** The store is checked at most this often, however many requests come. */
const ASKED_EVERY_MS = 1000;

export function addHealth(app: FastifyInstance, people: PeopleContext): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<unknown> = Promise.resolve();
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether this node can serve.',
        description: 'Open to anybody. Refuses with unavailable while the store cannot be reached.',
      },
      config: { rateLimit: false },
    },
    async () => {
      if (performance.now() - askedAt >= ASKED_EVERY_MS) {
        askedAt = performance.now();
        answer = people.store.settings.find('cookieKey');
      }
      await answer;
      return { status: 'ok' };
    },
  );
}
