/** What a server answers when it turns a request away: the codes, and what fills their sentences. */

import type { OptionFault } from '@flagfall/engine';
import type { Values } from './types.ts';

export const NAME_FAULTS = ['tooShort', 'tooLong', 'characters', 'mixedScripts', 'lookAlike', 'reserved'] as const;
export const PASSWORD_FAULTS = ['tooShort', 'tooLong', 'likeName', 'common'] as const;

export type DoorRefusal =
  /** `path` is where in the request the fault is; absent when it cannot be read at all. */
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
  /** `rating` is the visitor's own. */
  | { readonly code: 'outOfRange'; readonly rating: number }
  | { readonly code: 'badReason'; readonly most: number }
  | { readonly code: PlainDoorCode };

/** Refusals that say all by their code. */
export const PLAIN_DOOR_CODES = [
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
type PlainDoorCode = (typeof PLAIN_DOOR_CODES)[number];

export type DoorCode = DoorRefusal['code'];

/** What fills the placeholders of a refusal's sentence; times are told by the clock of the reader. */
export function doorValues(refusal: DoorRefusal, time: Intl.DateTimeFormat): Values {
  switch (refusal.code) {
    case 'badMessage':
      return { path: refusal.path === undefined || refusal.path === '' ? 'none' : refusal.path };
    case 'banned':
      return { until: refusal.until === undefined ? 'none' : time.format(refusal.until) };
    case 'tooManyRequests':
    case 'tooManyAttempts': {
      const { retryAfterSeconds } = refusal;
      return { retryAfterSeconds, minutes: retryAfterSeconds < 90 ? 0 : Math.round(retryAfterSeconds / 60) };
    }
    case 'missingScope':
      return { scope: refusal.scope };
    case 'badName':
    case 'badPassword':
      return { why: refusal.why, least: refusal.least, most: refusal.most };
    case 'tooMany':
    case 'tooManyGames':
    case 'badReason':
      return { most: refusal.most };
    case 'unknownEdition':
      return { edition: refusal.edition };
    case 'unknownOption':
      return { key: refusal.key };
    case 'badOption':
      return { key: refusal.key, value: refusal.value, allowed: refusal.allowed };
    case 'unknownSeat':
      return { seat: refusal.seat };
    case 'outOfRange':
      return { rating: refusal.rating };
    default:
      return {};
  }
}
