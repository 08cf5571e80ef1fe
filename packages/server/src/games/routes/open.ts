// Opening games, and inviting others to their seats.

import { isGameId } from '@flagfall/protocol';
import * as v from 'valibot';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { acceptInvite, findInvite, inviteTo, seatTakenBy, type TakenSeat } from '../../lobby/invites.ts';
import { publishHint } from '../../notices/hints.ts';
import { playerOf } from '../../people/player.ts';
import { id } from '../../people/schemas.ts';
import type { Visitor } from '../../people/visitor.ts';
import type { ServerParts } from '../../service.ts';
import type { StoredGame } from '../../store/games.ts';
import { refuseBusy } from '../caps.ts';
import { openedShape, seat, summaryShape, takenShape, wantedGame } from '../shapes.ts';
import { summaryFor } from '../summary.ts';
import { viewerFor } from '../viewerFor.ts';
import { wantedTable } from '../wantedTable.ts';

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export function openingRoutes({ store, host, people, notices }: ServerParts): readonly AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/games',
      summary: 'Opens a game: you sit on one seat, computers on others, and each open seat gets an invitation.',
      who: 'visitor',
      scope: 'challenge',
      perDay: ({ gamesPerDay }) => gamesPerDay,
      body: wantedGame,
      reply: openedShape,
      refusals: [
        ...(['unknownEdition', 'unknownOption', 'badOption', 'badClock', 'unknownSeat', 'badSeats'] as const),
        ...(['ratedNeedsAccount', 'ratedNeedsClock', 'ratedNeedsPeople', 'ratedNotFriendly', 'tooManyGames'] as const),
      ],
      async handle({ visitor, body }) {
        const wanted = wantedTable(body, playerOf(visitor));
        if (!wanted.ok) return refuse(wanted.error);
        const { table, open, seat: own } = wanted.value;
        const withComputers = Object.values(table.seats).some((sitter) => sitter?.type === 'computer');
        await refuseBusy(store, visitor.person, withComputers);
        const { game } = await host.open(table);
        const invitations: [string, string][] = [];
        for (const one of open) invitations.push([one, await inviteTo(store, { game, seat: one }, people.now())]);
        return { game, seat: own, invitations: Object.fromEntries(invitations) };
      },
    }),
    route({
      method: 'POST',
      path: '/games/:id/invitations',
      summary: 'Makes a new invitation to an open seat of your game; the one before opens nothing any more.',
      who: 'visitor',
      scope: 'challenge',
      params: v.strictObject({ id }),
      body: v.strictObject({ seat }),
      reply: v.object({ token: v.string() }),
      refusals: ['notFound', 'seatTaken'],
      async handle({ visitor, params, body }) {
        const game = await ownGame(params.id, visitor);
        const isOpen = game.status === 'waiting' && game.seats.some((one) => one.seat === body.seat && one.sitter.type === 'open');
        if (!isOpen) return refuse({ code: 'seatTaken' });
        return { token: await inviteTo(store, { game: game.id, seat: body.seat }, people.now()) };
      },
    }),
    route({
      method: 'POST',
      path: '/invitations/look',
      summary: 'Tells which seat of which game an invitation opens, or has opened for you.',
      who: 'anybody',
      scope: 'any',
      body: v.strictObject({ token }),
      reply: v.object({ seat, game: summaryShape }),
      refusals: ['noInvite'],
      async handle({ visitor, body }) {
        const taken = visitor === undefined ? undefined : await seatTakenBy(store, visitor.person, body.token, people.now());
        const invite = taken ?? (await findInvite(store, body.token, people.now()));
        const game = invite === undefined ? undefined : await store.games.find(invite.game);
        const isGood = taken !== undefined || game?.status === 'waiting';
        if (invite === undefined || game === undefined || !isGood) return refuse({ code: 'noInvite' });
        return { seat: invite.seat, game: await summaryFor(store, game, visitor?.person) };
      },
    }),
    route({
      method: 'POST',
      path: '/invitations/accept',
      summary: 'Takes the seat that an invitation opens. Who has taken it is answered the same again.',
      who: 'visitor',
      scope: 'play',
      body: v.strictObject({ token }),
      reply: takenShape,
      refusals: ['noInvite', 'alreadySeated', 'ratedNeedsAccount', 'tooManyGames'],
      async handle({ visitor, body }) {
        const taken = (await seatTakenBy(store, visitor.person, body.token, people.now())) ?? (await take(visitor, body.token));
        await host.seated(taken.game, taken.seat);
        publishHint(notices, 'met', taken.game);
        return taken;
      },
    }),
  ];

  async function take(visitor: Visitor, given: string): Promise<TakenSeat> {
    await refuseBusy(store, visitor.person);
    const taken = await acceptInvite(store, playerOf(visitor), given, people.now());
    return taken.ok ? taken.value : refuse(taken.error);
  }

  /** Who does not sit at a game is told no more than that there is none. */
  async function ownGame(game: string, { person }: Visitor): Promise<StoredGame> {
    const found = isGameId(game) ? await store.games.find(game) : undefined;
    if (found === undefined || viewerFor(found, { person }) === 'audience') return refuse({ code: 'notFound' });
    return found;
  }
}
