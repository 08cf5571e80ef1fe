// The lobby over HTTP: offers, challenges and quick pairing. Their results come over the socket.

import { lobbyOfferSchema } from '@flagfall/protocol';
import {
  ENDPOINTS,
  type HttpRefusalCode,
  idParams,
  lobbySchema,
  offerRequestSchema,
  searchRequestSchema,
  searchSchema,
  takenSeatSchema,
} from '@flagfall/protocol/http';
import { defined } from '../defined.ts';
import { refuseTooManyGames } from '../games/creation/gameLimits.ts';
import { orRefuse, refuse } from '../http/refused.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { PeopleContext } from '../people/peopleContext.ts';
import { playerOf } from '../people/visitorInfo.ts';
import type { GameSetup } from './gameSetup.ts';
import type { LobbyActions } from './lobbyActions.ts';
import { BlockList, lobbyFor, redactFor } from './offerViews.ts';
import { lobbyState } from './quickPairing.ts';

const SETUP_CODES: readonly HttpRefusalCode[] = [
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

export function lobbyRoutes(people: PeopleContext, actions: LobbyActions): readonly AnyRoute[] {
  const { store } = people;
  return [
    route({
      ...ENDPOINTS.lobby,
      summary: 'Lists the offers that you may see, and says how many search for a game.',
      who: 'anybody',
      scope: 'play',
      reply: lobbySchema,
      refusals: [],
      async handle({ visitor }) {
        const { offers, searching } = await lobbyState(store, actions.now());
        return lobbyFor(offers, searching.length, visitor?.person, await BlockList.load(store, offers));
      },
    }),
    route({
      ...ENDPOINTS.makeOffer,
      summary: 'Offers a game to anybody, or challenges an account by its name.',
      who: 'visitor',
      scope: 'play',
      body: offerRequestSchema,
      reply: lobbyOfferSchema,
      refusals: [...SETUP_CODES, 'tooMany', 'twoOnly', 'badRange', 'ownOffer', 'notForYou', 'notFound'],
      async handle({ visitor, body: { ratingMin, ratingMax, to, ...setup } }) {
        await refuseTooManyGames(store, visitor.person);
        const invited = to === undefined ? undefined : await store.accounts.findByName(to);
        if (to !== undefined && invited === undefined) refuse({ code: 'notFound' });
        const offer = orRefuse(
          await actions.offer(playerOf(visitor), {
            setup,
            ...defined({ ratingMin, ratingMax }),
            ...(invited === undefined ? {} : { invited: invited.id }),
          }),
        );
        return redactFor(offer, visitor.person);
      },
    }),
    route({
      ...ENDPOINTS.withdrawOffer,
      summary: 'Withdraws your own offer.',
      who: 'visitor',
      scope: 'play',
      params: idParams,
      refusals: ['gone'],
      async handle({ visitor, params }) {
        if (!(await actions.withdraw(playerOf(visitor), params.id))) refuse({ code: 'gone' });
      },
    }),
    route({
      ...ENDPOINTS.acceptOffer,
      summary: 'Accepts an offer or a challenge: you sit at a game at once. Who has accepted it is answered the same again.',
      who: 'visitor',
      scope: 'play',
      params: idParams,
      reply: takenSeatSchema,
      refusals: ['gone', 'ownOffer', 'notForYou', 'outOfRange', 'ratedNeedsAccount', 'ratedNeedsClub', 'tooManyGames'],
      async handle({ visitor, params }) {
        return orRefuse(await actions.accept(playerOf(visitor), params.id));
      },
    }),
    route({
      ...ENDPOINTS.refuseOffer,
      summary: 'Declines a challenge.',
      who: 'visitor',
      scope: 'play',
      params: idParams,
      refusals: ['gone'],
      async handle({ visitor, params }) {
        if (!(await actions.decline(playerOf(visitor), params.id))) refuse({ code: 'gone' });
      },
    }),
    route({
      ...ENDPOINTS.beginSearch,
      summary: 'Searches for a game with somebody near your rating; a new search replaces the one before. Bots are paired with bots.',
      who: 'visitor',
      scope: 'play',
      body: searchRequestSchema,
      refusals: SETUP_CODES,
      async handle({ visitor, body }) {
        await refuseTooManyGames(store, visitor.person);
        orRefuse(await actions.search(playerOf(visitor), body));
      },
    }),
    route({
      ...ENDPOINTS.mySearch,
      summary: 'Tells what you search for, and for how long.',
      who: 'visitor',
      scope: 'play',
      reply: searchSchema,
      refusals: [],
      async handle({ visitor }) {
        const found = await store.seekers.of(visitor.person, actions.now());
        if (found === undefined) return {};
        const { edition, options, clock, rated } = found.setup as GameSetup;
        return { search: { edition, options, clock, rated, waitedMs: Math.max(0, actions.now() - found.createdAt) } };
      },
    }),
    route({
      ...ENDPOINTS.endSearch,
      summary: 'Ends your search.',
      who: 'visitor',
      scope: 'play',
      refusals: [],
      async handle({ visitor }) {
        await actions.stopSearch(playerOf(visitor));
      },
    }),
  ];
}
