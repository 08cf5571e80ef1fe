/** Why a server refuses a request over HTTP. Tests compare the texts of `messages` and the statuses of the server with this list. */

import type { OptionFault, Options } from '@flagfall/engine';

export const NAME_FAULTS = ['tooShort', 'tooLong', 'characters', 'mixedScripts', 'lookAlike', 'reserved'] as const;
export const PASSWORD_FAULTS = ['tooShort', 'tooLong', 'likeName', 'common'] as const;

export type HttpRefusal =
  /** `path` is the faulty part of the request; absent when the request cannot be read at all. */
  | { readonly code: 'badMessage'; readonly path?: string }
  | { readonly code: 'tooManyRequests' | 'tooManyAttempts'; readonly retryAfterSeconds: number }
  | { readonly code: 'missingScope'; readonly scope: string }
  /** `until` is a time in milliseconds; absent for ever. */
  | { readonly code: 'banned'; readonly until?: number }
  | { readonly code: 'badName'; readonly why: (typeof NAME_FAULTS)[number]; readonly least: number; readonly most: number }
  | { readonly code: 'badPassword'; readonly why: (typeof PASSWORD_FAULTS)[number]; readonly least: number; readonly most: number }
  | { readonly code: 'tooMany' | 'tooManyGames'; readonly most: number }
  | { readonly code: 'unknownEdition'; readonly edition: string }
  | OptionFault
  | { readonly code: 'unknownSeat'; readonly seat: string }
  /** `options` are the values of the club rules that are missing. */
  | { readonly code: 'ratedNeedsClub'; readonly options: Options }
  /** `rating` is the visitor's own. */
  | { readonly code: 'outOfRange'; readonly rating: number }
  | { readonly code: 'badReason'; readonly most: number }
  | { readonly code: PlainHttpCode };

/** Refusals without details. */
export const PLAIN_HTTP_CODES = [
  'tooLarge',
  'notJson',
  'noSuchRoute',
  'otherOrigin',
  'busy',
  'unavailable',
  'broken',
  'noSession',
  'badToken',
  'accountNeeded',
  'notForBots',
  'operatorNeeded',
  'wrongLogin',
  'wrongCode',
  'wrongPassword',
  'alreadyAccount',
  'nameTaken',
  'notFound',
  'passkeysUnavailable',
  'badPasskey',
  'alreadyBot',
  'notBot',
  'hasPlayed',
  'badClock',
  'ratedNeedsAccount',
  'ratedNeedsClock',
  'twoOnly',
  'badRange',
  'gone',
  'ownOffer',
  'notForYou',
  'nobody',
  'yourself',
  'reportedEnough',
  'badSeats',
  'ratedNeedsPeople',
  'ratedNotFriendly',
  'seatTaken',
  'noInvite',
  'alreadySeated',
  'notOver',
] as const;
type PlainHttpCode = (typeof PLAIN_HTTP_CODES)[number];

export type HttpRefusalCode = HttpRefusal['code'];
