// The archive: finished games by player, edition, outcome and time.

import { EDITIONS } from '@flagfall/editions';
import { archivePageSchema, archiveQuerySchema, ENDPOINTS } from '@flagfall/protocol/http';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import type { ServerContext } from '../../service.ts';
import { summariesOf } from '../summary.ts';

const PAGE = 30;

export function archiveRoutes({ store }: ServerContext): readonly AnyRoute[] {
  const accountOf = async (name: string): Promise<string> => (await store.accounts.findByName(name))?.id ?? refuse({ code: 'notFound' });
  return [
    route({
      ...ENDPOINTS.archive,
      summary: 'Searches finished games, newest first: those that anybody may find, and your own.',
      who: 'anybody',
      scope: 'any',
      query: archiveQuerySchema(EDITIONS.map(({ id }) => id)),
      reply: archivePageSchema,
      refusals: ['notFound'],
      async handle({ visitor, query: { player, opponent, after, ...wanted } }) {
        if (player === undefined && (wanted.outcome ?? opponent) !== undefined) return refuse({ code: 'badMessage', path: 'query.player' });
        const people = {
          ...(player === undefined ? {} : { account: await accountOf(player) }),
          ...(opponent === undefined ? {} : { opponent: await accountOf(opponent) }),
        };
        const page = await store.archive.search({ ...wanted, ...people, reader: visitor?.person ?? 'nobody' }, PAGE, after);
        const games = await summariesOf(store, page.games, visitor?.person);
        return { games, ...(page.next === undefined ? {} : { next: `${page.next.endedAt}.${page.next.id}` }) };
      },
    }),
  ];
}
