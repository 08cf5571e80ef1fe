// What can be played here, for programs without edition tables.

import { EDITIONS } from '@flagfall/editions';
import { ENDPOINTS, editionsSchema } from '@flagfall/protocol/http';
import { type AnyRoute, route } from '../../http/route.ts';

export function editionRoutes(): readonly AnyRoute[] {
  return [
    route({
      ...ENDPOINTS.editions,
      summary: 'Lists the editions: their seats, what a seat deploys, and their options.',
      who: 'anybody',
      scope: 'any',
      reply: editionsSchema,
      refusals: [],
      handle: async () => ({
        editions: EDITIONS.map(({ id, revision, seats, army, options }) => ({ id, revision, seats, army, options })),
      }),
    }),
  ];
}
