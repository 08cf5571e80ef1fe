// What everybody may see of players: their profile, and the leaderboard.

import { EDITIONS } from '@flagfall/editions';
import {
  ENDPOINTS,
  leaderboardParamsSchema,
  leaderboardQuerySchema,
  leaderboardSchema,
  personParamsSchema,
  personSchema,
} from '@flagfall/protocol/http';
import { refuse } from '../http/refused.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { ServerContext } from '../service.ts';
import { leaderboard, ratingsOf } from './leaderboard.ts';
import { statisticsOf } from './statistics.ts';

export function ratingRoutes({ store, people }: Pick<ServerContext, 'store' | 'people'>): readonly AnyRoute[] {
  return [
    route({
      ...ENDPOINTS.person,
      summary: 'Tells of an account what anybody may know: ratings, and how its games ended.',
      who: 'anybody',
      scope: 'any',
      params: personParamsSchema,
      reply: personSchema,
      refusals: ['notFound'],
      async handle({ params }) {
        const account = await store.accounts.findByName(params.name);
        if (account === undefined) return refuse({ code: 'notFound' });
        const { id, name, bot, createdAt } = account;
        const ratings = await ratingsOf(store, id, people.now());
        return { name, bot, createdAt, ratings, statistics: await statisticsOf(store, id) };
      },
    }),
    route({
      ...ENDPOINTS.leaders,
      summary: 'Lists who leads: sure ratings of players who have played lately, fifty a page. Bots have a board of their own.',
      who: 'anybody',
      scope: 'any',
      params: leaderboardParamsSchema(EDITIONS.map(({ id }) => id)),
      query: leaderboardQuerySchema,
      reply: leaderboardSchema,
      refusals: [],
      handle: async ({ params, query }) => ({
        lines: await leaderboard(store, { ...params, bots: query.bots ?? false, page: query.page ?? 0 }, people.now()),
      }),
    }),
  ];
}
