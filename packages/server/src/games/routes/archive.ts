// The archive: finished games by who played, what, how it ended and when.

import * as v from 'valibot';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { text } from '../../people/schemas.ts';
import type { ServerParts } from '../../service.ts';
import type { ArchivePlace } from '../../store/archive.ts';
import { edition, speed, summaryShape } from '../shapes.ts';
import { summariesOf } from '../summary.ts';

const PAGE = 30;

const maybe = v.exactOptional;
/** In an address everything is text. */
const when = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
export const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((word) => word === 'true'),
);
const place = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}\.[\w-]{1,100}$/),
  v.transform((after): ArchivePlace => ({ endedAt: Number(after.split('.')[0]), id: after.slice(after.indexOf('.') + 1) })),
);

const query = v.strictObject({
  player: maybe(text(1, 100)),
  opponent: maybe(text(1, 100)),
  outcome: maybe(v.picklist(['won', 'lost', 'drawn'])),
  edition: maybe(edition),
  speed: maybe(speed),
  rated: maybe(yesOrNo),
  ending: maybe(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))),
  since: maybe(when),
  until: maybe(when),
  after: maybe(place),
});

export function archiveRoutes({ store }: ServerParts): readonly AnyRoute[] {
  const accountOf = async (name: string): Promise<string> => (await store.accounts.findByName(name))?.id ?? refuse({ code: 'notFound' });
  return [
    route({
      method: 'GET',
      path: '/archive',
      summary: 'Searches finished games, newest first: those that anybody may find, and your own.',
      who: 'anybody',
      scope: 'any',
      query,
      reply: v.object({ games: v.array(summaryShape), next: maybe(v.string()) }),
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
