// The reference of the HTTP interface, made from the routes themselves.

import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

export const REFERENCE: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Flagfall',
      version: '1',
      description:
        'People and their accounts. Games are played over a WebSocket. Every refusal is an object with a stable `code`. Besides the codes that a route names, every route can refuse with badMessage, tooLarge, notJson, otherOrigin, tooManyRequests, badToken, noSession, banned, busy, unavailable and broken.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'flagfall', description: 'Called __Host-flagfall over HTTPS.' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a bot.' },
      },
    },
  },
};

export function addReference(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { summary: 'This reference.', description: 'Open to anybody.' } }, async () => app.swagger());
}
