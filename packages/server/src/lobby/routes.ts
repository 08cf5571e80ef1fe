// The lobby over HTTP: offers and challenges, and quick pairing. What comes of them is told over the socket.

import type { Result } from '@flagfall/engine';
import { lobbyOfferSchema } from '@flagfall/protocol';
import {
  CALLS,
  type DoorCode,
  type DoorRefusal,
  idParams,
  lobbySchema,
  searchSchema,
  takenSeatSchema,
  wantedMatchSchema,
  wantedOfferSchema,
} from '@flagfall/protocol/http';
import { refuseBusy } from '../games/caps.ts';
import { refuse } from '../http/refused.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { People } from '../people/people.ts';
import { playerOf } from '../people/player.ts';
import type { Deals } from './deals.ts';
import type { GameSetup } from './gameSetup.ts';
import { Apart, faceOf, lobbyFor } from './offerFaces.ts';
import { lobbyState } from './quick.ts';

const SETUP_CODES: readonly DoorCode[] = [
  'unknownEdition',
  'unknownOption',
  'badOption',
  'unknownSeat',
  'badClock',
  'ratedNeedsAccount',
  'ratedNeedsClock',
  'ratedNeedsClub',
  'tooManyGames',
];

export function lobbyRoutes(people: People, deals: Deals): readonly AnyRoute[] {
  const { store } = people;
  return [
    route({
      ...CALLS.lobby,
      summary: 'Lists the offers that you may see, and says how many search for a game.',
      who: 'anybody',
      scope: 'play',
      reply: lobbySchema,
      refusals: [],
      async handle({ visitor }) {
        const { offers, searching } = await lobbyState(store, deals.now());
        return lobbyFor(offers, searching.length, visitor?.person, await Apart.around(store, offers));
      },
    }),
    route({
      ...CALLS.makeOffer,
      summary: 'Offers a game to anybody, or challenges an account by its name.',
      who: 'visitor',
      scope: 'play',
      body: wantedOfferSchema,
      reply: lobbyOfferSchema,
      refusals: [...SETUP_CODES, 'tooMany', 'twoOnly', 'badRange', 'ownOffer', 'notForYou', 'notFound'],
      async handle({ visitor, body: { ratingMin, ratingMax, to, ...setup } }) {
        await refuseBusy(store, visitor.person);
        const invited = to === undefined ? undefined : await store.accounts.findByName(to);
        if (to !== undefined && invited === undefined) refuse({ code: 'notFound' });
        const offer = orRefuse(
          await deals.offer(playerOf(visitor), {
            setup,
            ...(ratingMin === undefined ? {} : { ratingMin }),
            ...(ratingMax === undefined ? {} : { ratingMax }),
            ...(invited === undefined ? {} : { invited: invited.id }),
          }),
        );
        return faceOf(offer, visitor.person);
      },
    }),
    route({
      ...CALLS.withdrawOffer,
      summary: 'Withdraws your own offer.',
      who: 'visitor',
      scope: 'play',
      params: idParams,
      refusals: ['gone'],
      async handle({ visitor, params }) {
        if (!(await deals.withdraw(playerOf(visitor), params.id))) refuse({ code: 'gone' });
      },
    }),
    route({
      ...CALLS.acceptOffer,
      summary: 'Accepts an offer or a challenge: you sit at a game at once. Who has accepted it is answered the same again.',
      who: 'visitor',
      scope: 'play',
      params: idParams,
      reply: takenSeatSchema,
      refusals: ['gone', 'ownOffer', 'notForYou', 'outOfRange', 'ratedNeedsAccount', 'ratedNeedsClub', 'tooManyGames'],
      async handle({ visitor, params }) {
        return orRefuse(await deals.accept(playerOf(visitor), params.id));
      },
    }),
    route({
      ...CALLS.refuseOffer,
      summary: 'Declines a challenge.',
      who: 'visitor',
      scope: 'play',
      params: idParams,
      refusals: ['gone'],
      async handle({ visitor, params }) {
        if (!(await deals.decline(playerOf(visitor), params.id))) refuse({ code: 'gone' });
      },
    }),
    route({
      ...CALLS.beginSearch,
      summary: 'Searches for a game with somebody near your rating; a new search replaces the one before. Bots are paired with bots.',
      who: 'visitor',
      scope: 'play',
      body: wantedMatchSchema,
      refusals: SETUP_CODES,
      async handle({ visitor, body }) {
        await refuseBusy(store, visitor.person);
        orRefuse(await deals.search(playerOf(visitor), body));
      },
    }),
    route({
      ...CALLS.mySearch,
      summary: 'Tells what you search for, and for how long.',
      who: 'visitor',
      scope: 'play',
      reply: searchSchema,
      refusals: [],
      async handle({ visitor }) {
        const found = await store.seekers.of(visitor.person, deals.now());
        if (found === undefined) return {};
        const { edition, options, clock, rated } = found.setup as GameSetup;
        return { search: { edition, options, clock, rated, waitedMs: Math.max(0, deals.now() - found.createdAt) } };
      },
    }),
    route({
      ...CALLS.endSearch,
      summary: 'Ends your search.',
      who: 'visitor',
      scope: 'play',
      refusals: [],
      async handle({ visitor }) {
        await deals.stopSearch(playerOf(visitor));
      },
    }),
  ];
}

function orRefuse<Value>(result: Result<Value, DoorRefusal>): Value {
  return result.ok ? result.value : refuse(result.error);
}
