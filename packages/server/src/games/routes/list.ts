// Reading games: one game, the visitor's own, games to watch, records, and the archive.

import { EDITIONS } from '@flagfall/editions';
import { formatRecord, type RecordHeader } from '@flagfall/engine';
import {
  ENDPOINTS,
  gameSummarySchema,
  gamesQuerySchema,
  gamesSchema,
  idParams,
  ownGamesSchema,
  recordSchema,
} from '@flagfall/protocol/http';
import type { Table } from '@flagfall/table';
import { defined } from '../../defined.ts';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import type { ServerContext } from '../../service.ts';
import type { StoredGame } from '../../store/games/games.ts';
import { viewerFor } from '../live/viewerFor.ts';
import { summariesOf, summaryFor } from '../summary.ts';
import { TurnCache } from '../turnCache.ts';

/** The most games a list to watch shows. */
const WATCHED_MAX = 50;

export function gameListRoutes({ store, host }: ServerContext): readonly AnyRoute[] {
  const turns = new TurnCache(host, store);
  const find = async (game: string): Promise<StoredGame> => (await store.games.find(game)) ?? refuse({ code: 'notFound' });
  return [
    route({
      ...ENDPOINTS.runningGames,
      summary: 'Lists games of strangers that are being played now, newest first, to watch them.',
      who: 'anybody',
      scope: 'any',
      query: gamesQuerySchema(EDITIONS.map(({ id }) => id)),
      reply: gamesSchema,
      refusals: [],
      handle: async ({ visitor, query }) => ({
        games: await summariesOf(store, await store.games.toWatch(WATCHED_MAX, query.edition), visitor?.person),
      }),
    }),
    route({
      ...ENDPOINTS.game,
      summary: 'Tells what is played, by whom, and how it ended.',
      who: 'anybody',
      scope: 'any',
      params: idParams,
      reply: gameSummarySchema,
      refusals: ['notFound'],
      async handle({ visitor, params }) {
        const game = await find(params.id);
        const summary = await summaryFor(store, game, visitor?.person);
        if (game.status !== 'ended' && game.status !== 'aborted') return summary;
        const rematch = await host.query(game.id, ({ state }) => state.rematch);
        return { ...summary, ...defined({ rematch }) };
      },
    }),
    route({
      ...ENDPOINTS.myGames,
      summary: 'Lists your games that are not over, newest first, and which of them wait for you.',
      who: 'visitor',
      scope: 'play',
      reply: ownGamesSchema,
      refusals: [],
      async handle({ visitor: { person } }) {
        const games = await store.games.several(await store.games.unfinishedOf(person));
        const running = games.filter(({ status }) => status === 'running').map((game) => game.id);
        const waitedFor = await turns.waitedFor(running);
        const isTurn = ({ id: game, seats }: StoredGame) => {
          const viewer = viewerFor({ seats }, { person });
          return waitedFor.get(game)?.some((seat) => seat === viewer) ?? false;
        };
        const summaries = await summariesOf(store, games, person);
        return { games: summaries.map((summary, index) => ({ ...summary, yourTurn: isTurn(games[index]) })) };
      },
    }),
    route({
      ...ENDPOINTS.record,
      summary: 'Gives the record of a game that is over, with all that was hidden and what opens its commitments.',
      who: 'anybody',
      scope: 'any',
      params: idParams,
      reply: recordSchema,
      refusals: ['notFound', 'notOver'],
      async handle({ params }) {
        const game = await find(params.id);
        if (game.status === 'waiting' || game.status === 'running') return refuse({ code: 'notOver' });
        const record = await host.query(game.id, (table) => recordOf(game, table));
        return record === undefined ? refuse({ code: 'notFound' }) : { record };
      },
    }),
  ];
}

/** Undefined when no seat had deployed: there is nothing to replay. */
function recordOf(game: StoredGame, table: Table): string | undefined {
  if (!table.state.actions.some(({ events }) => events.some(({ type }) => type === 'seatDeployed'))) return undefined;
  const people = game.seats.flatMap(({ seat, sitter }): RecordHeader[] => {
    if (sitter.type === 'computer') return [{ key: seat, value: `computer, level ${sitter.level}` }];
    return 'name' in sitter ? [{ key: seat, value: sitter.name }] : [];
  });
  const date = new Date(game.startedAt ?? game.createdAt).toISOString().slice(0, 10);
  return formatRecord(table.record([...people, { key: 'date', value: date }, { key: 'game', value: game.id }]));
}
