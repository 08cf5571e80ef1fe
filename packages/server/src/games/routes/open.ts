// Opening games, and inviting others to their seats.

import { LEVEL_MAX } from '@flagfall/ai';
import type { BySeat, Seat } from '@flagfall/engine';
import { isGameId } from '@flagfall/protocol';
import {
  ENDPOINTS,
  gameRequestSchema,
  idParams,
  invitationRequestSchema,
  invitationSchema,
  invitationTokenSchema,
  invitedSchema,
  type NewGameReply,
  newGameSchema,
  type SeatRef,
  takenSeatSchema,
} from '@flagfall/protocol/http';
import { defined } from '../../defined.ts';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { acceptInvite, findInvite, inviteTo, seatTakenBy } from '../../lobby/invites.ts';
import { publishHint } from '../../notices/nodeHints.ts';
import type { Visitor } from '../../people/visitor.ts';
import { playerOf } from '../../people/visitorInfo.ts';
import type { ServerContext } from '../../service.ts';
import type { StoredGame } from '../../store/games/games.ts';
import { personKey } from '../../store/rows.ts';
import { gameFromRequest, type RequestedGame } from '../creation/gameFromRequest.ts';
import { refuseTooManyGames } from '../creation/gameLimits.ts';
import { gameIdFor } from '../creation/seatSecrets.ts';
import { viewerFor } from '../live/viewerFor.ts';
import { summaryFor } from '../summary.ts';

/** A quick repeat may come while the first answer is still read, so the links of both must work. */
const TOLD_MS = 10_000;

export function gameOpeningRoutes({ store, host, people, notices }: ServerContext): readonly AnyRoute[] {
  /** Games being opened now, by the id that the client chose. */
  const underWay = new Map<string, Promise<NewGameReply>>();
  /** Recent answers about such games. */
  const told = new Map<string, NewGameReply>();
  return [
    route({
      ...ENDPOINTS.openGame,
      summary:
        'Opens a game: you sit on one seat, computers on others, and each open seat gets an invitation. With an id of your choice, asking again is answered with the same game and new invitations.',
      who: 'visitor',
      scope: 'challenge',
      perDay: ({ gamesPerDay }) => gamesPerDay,
      body: gameRequestSchema(LEVEL_MAX),
      reply: newGameSchema,
      refusals: [
        ...(['unknownEdition', 'unknownOption', 'badOption', 'badClock', 'unknownSeat', 'badSeats'] as const),
        ...(['ratedNeedsAccount', 'ratedNeedsClock', 'ratedNeedsClub', 'ratedNeedsPeople', 'ratedNotFriendly', 'tooManyGames'] as const),
      ],
      async handle({ visitor, body }) {
        const wanted = gameFromRequest(body, playerOf(visitor));
        if (!wanted.ok) return refuse(wanted.error);
        return body.id === undefined ? opened(visitor, wanted.value) : openedOnce(gameOf(body.id, visitor), visitor, wanted.value);
      },
      async isRepeat({ visitor, body }) {
        const id = body.id === undefined ? undefined : gameOf(body.id, visitor);
        return id !== undefined && (underWay.has(id) || (await store.games.find(id)) !== undefined);
      },
    }),
    route({
      ...ENDPOINTS.invite,
      summary: 'Makes a new invitation to an open seat of your game; the one before opens nothing any more.',
      who: 'visitor',
      scope: 'challenge',
      params: idParams,
      body: invitationRequestSchema,
      reply: invitationSchema,
      refusals: ['notFound', 'seatTaken'],
      async handle({ visitor, params, body }) {
        const game = await ownGame(params.id, visitor);
        const isOpen = game.status === 'waiting' && game.seats.some((one) => one.seat === body.seat && one.sitter.type === 'open');
        if (!isOpen) return refuse({ code: 'seatTaken' });
        return { token: await inviteTo(store, { game: game.id, seat: body.seat }, people.now()) };
      },
    }),
    route({
      ...ENDPOINTS.invitation,
      summary: 'Tells which seat of which game an invitation opens, or has opened for you.',
      who: 'anybody',
      scope: 'any',
      body: invitationTokenSchema,
      reply: invitedSchema,
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
      ...ENDPOINTS.acceptInvitation,
      summary: 'Takes the seat that an invitation opens. Who has taken it is answered the same again.',
      who: 'visitor',
      scope: 'play',
      body: invitationTokenSchema,
      reply: takenSeatSchema,
      refusals: ['noInvite', 'alreadySeated', 'ratedNeedsAccount', 'tooManyGames'],
      async handle({ visitor, body }) {
        const taken = (await seatTakenBy(store, visitor.person, body.token, people.now())) ?? (await take(visitor, body.token));
        await host.seatTaken(taken.game, taken.seat);
        publishHint(notices, 'met', taken.game);
        return taken;
      },
    }),
  ];

  /** Two requests at once get the same answer, or the second would invalidate the links of the first. */
  function openedOnce(id: string, visitor: Visitor, wanted: RequestedGame): Promise<NewGameReply> {
    const twin = underWay.get(id);
    if (twin !== undefined) return twin;
    const one = openedAs(id, visitor, wanted).finally(() => underWay.delete(id));
    underWay.set(id, one);
    one.then(
      (answer) => {
        told.set(id, answer);
        setTimeout(() => told.delete(id), TOLD_MS).unref();
      },
      () => {},
    );
    return one;
  }

  async function openedAs(id: string, visitor: Visitor, wanted: RequestedGame): Promise<NewGameReply> {
    const before = await openedBefore(id, visitor);
    if (before !== undefined) return before;
    try {
      return await opened(visitor, wanted, id);
    } catch (error) {
      // Another node got the same request at the same time.
      const meanwhile = await openedBefore(id, visitor);
      if (meanwhile === undefined) throw error;
      return meanwhile;
    }
  }

  async function opened({ person }: Visitor, { table, open, seat: own }: RequestedGame, id?: string): Promise<NewGameReply> {
    const withComputers = Object.values(table.seats).some((sitter) => sitter?.type === 'computer');
    await refuseTooManyGames(store, person, withComputers);
    const { game } = await host.open({ ...table, ...defined({ game: id }) });
    return { game, seat: own, invitations: await invitationsTo(game, open) };
  }

  /** What a visitor has opened under this id already. The links of a lost answer opened nothing, so there are new ones. */
  async function openedBefore(id: string, { person }: Visitor): Promise<NewGameReply | undefined> {
    const game = await store.games.find(id);
    const viewer = game === undefined ? undefined : viewerFor(game, { person });
    if (game === undefined || viewer === undefined || viewer === 'audience') return undefined;
    const open = game.status === 'waiting' ? game.seats.filter(({ sitter }) => sitter.type === 'open') : [];
    const seats = open.map((one) => one.seat);
    return { game: id, seat: viewer, invitations: await invitationsTo(id, seats, told.get(id)?.invitations) };
  }

  /** New links, or those of `before` that still work. */
  async function invitationsTo(game: string, seats: readonly Seat[], before: NewGameReply['invitations'] = {}): Promise<BySeat<string>> {
    const made: [Seat, string][] = [];
    for (const one of seats) {
      const kept = before[one];
      const isGood = kept !== undefined && (await findInvite(store, kept, people.now())) !== undefined;
      made.push([one, isGood ? kept : await inviteTo(store, { game, seat: one }, people.now())]);
    }
    return Object.fromEntries(made);
  }

  async function take(visitor: Visitor, given: string): Promise<SeatRef> {
    await refuseTooManyGames(store, visitor.person);
    const taken = await acceptInvite(store, playerOf(visitor), given, people.now());
    return taken.ok ? taken.value : refuse(taken.error);
  }

  /** A visitor without a seat there only learns that there is no such game. */
  async function ownGame(game: string, { person }: Visitor): Promise<StoredGame> {
    const found = isGameId(game) ? await store.games.find(game) : undefined;
    if (found === undefined || viewerFor(found, { person }) === 'audience') return refuse({ code: 'notFound' });
    return found;
  }
}

/** The game id for an id that the client chose. */
function gameOf(id: string, { person }: Visitor): string {
  return gameIdFor(`game ${id} of ${personKey(person)}`);
}
