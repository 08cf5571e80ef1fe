// What anybody may see of players: their profile, and who leads.

import * as v from 'valibot';
import { yesOrNo } from '../games/routes/archive.ts';
import { edition, speed } from '../games/shapes.ts';
import { refuse } from '../http/refused.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { text, time } from '../people/schemas.ts';
import type { ServerParts } from '../service.ts';
import { leaderboard, ratingsOf } from './standings.ts';
import { statisticsOf } from './statistics.ts';

const maybe = v.exactOptional;
const count = v.number();
const tally = { games: count, won: count, drawn: count, lost: count };
const profileShape = v.object({
  name: v.string(),
  bot: v.boolean(),
  createdAt: time,
  ratings: v.array(
    v.object({ edition: v.string(), speed: v.string(), rating: count, deviation: count, isProvisional: v.boolean(), games: count }),
  ),
  statistics: v.array(
    v.object({
      ...{ edition: v.string(), ...tally, withComputer: v.object(tally) },
      streak: maybe(v.object({ outcome: v.picklist(['won', 'lost', 'drawn']), length: count })),
      ...{ longestWinning: count, longestLosing: count, best: v.record(v.string(), count) },
    }),
  ),
});

/** Pages nobody reads are not looked for. */
const page = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

export function standingRoutes({ store, people }: Pick<ServerParts, 'store' | 'people'>): readonly AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/people/:name',
      summary: 'Tells of an account what anybody may know: ratings, and how its games ended.',
      who: 'anybody',
      scope: 'any',
      params: v.strictObject({ name: text(1, 100) }),
      reply: profileShape,
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
      method: 'GET',
      path: '/leaderboards/:edition/:speed',
      summary: 'Lists who leads: sure ratings of players who have played lately, fifty a page. Bots have a board of their own.',
      who: 'anybody',
      scope: 'any',
      params: v.strictObject({ edition, speed }),
      query: v.strictObject({ bots: maybe(yesOrNo), page: maybe(page) }),
      reply: v.object({ lines: v.array(v.object({ place: count, name: v.string(), rating: count, games: count })) }),
      refusals: [],
      handle: async ({ params, query }) => ({
        lines: await leaderboard(store, { ...params, bots: query.bots ?? false, page: query.page ?? 0 }, people.now()),
      }),
    }),
  ];
}
