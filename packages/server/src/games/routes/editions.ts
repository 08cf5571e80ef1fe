// What can be played here, for programs that bring no tables of their own.

import { EDITIONS } from '@flagfall/editions';
import { SEATS } from '@flagfall/engine';
import * as v from 'valibot';
import { type AnyRoute, route } from '../../http/route.ts';

const optionShape = v.variant('type', [
  v.object({ key: v.string(), type: v.literal('choice'), values: v.array(v.string()), default: v.string() }),
  v.object({
    key: v.string(),
    type: v.literal('count'),
    from: v.number(),
    to: v.number(),
    /** It can be switched off: then its value is `off`. */
    off: v.boolean(),
    default: v.number(),
  }),
]);

const editionShape = v.object({
  id: v.string(),
  revision: v.number(),
  seats: v.array(v.picklist(SEATS)),
  /** How many of each kind a seat deploys. */
  army: v.record(v.string(), v.number()),
  options: v.array(optionShape),
});

export function editionRoutes(): readonly AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/editions',
      summary: 'Lists the editions: their seats, what a seat deploys, and their options.',
      who: 'anybody',
      scope: 'any',
      reply: v.object({ editions: v.array(editionShape) }),
      refusals: [],
      handle: async () => ({
        editions: EDITIONS.map(({ id, revision, seats, army, options }) => ({ id, revision, seats, army, options })),
      }),
    }),
  ];
}
