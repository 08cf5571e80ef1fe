// A refused request: a status for programs, a code for clients, and no detail that its sender does not know.

import type { Result } from '@flagfall/engine';
import type { HttpRefusal, HttpRefusalCode } from '@flagfall/protocol/http';

/** Thrown to refuse a request; the application's error handler answers with it. */
export class RequestRefused extends Error {
  override name = 'Refused';
  readonly statusCode: number;
  readonly refusal: HttpRefusal;

  constructor(refusal: HttpRefusal) {
    super(refusal.code);
    this.refusal = refusal;
    this.statusCode = HTTP_STATUS[refusal.code];
  }
}

export function refuse(refusal: HttpRefusal): never {
  throw new RequestRefused(refusal);
}

export function orRefuse<Value>(result: Result<Value, HttpRefusal>): Value {
  return result.ok ? result.value : refuse(result.error);
}

/** The HTTP status of each code. */
export const HTTP_STATUS: Readonly<Record<HttpRefusalCode, number>> = {
  badMessage: 400,
  tooLarge: 413,
  notJson: 415,
  noSuchRoute: 404,
  otherOrigin: 403,
  tooManyRequests: 429,
  tooManyAttempts: 429,
  busy: 503,
  unavailable: 503,
  broken: 500,
  noSession: 401,
  badToken: 401,
  missingScope: 403,
  accountNeeded: 403,
  notForBots: 403,
  operatorNeeded: 403,
  banned: 403,
  wrongLogin: 401,
  wrongCode: 401,
  wrongPassword: 403,
  alreadyAccount: 409,
  badName: 400,
  nameTaken: 409,
  badPassword: 400,
  notFound: 404,
  tooMany: 409,
  passkeysUnavailable: 409,
  badPasskey: 400,
  alreadyBot: 409,
  notBot: 409,
  hasPlayed: 409,
  unknownEdition: 400,
  unknownOption: 400,
  badOption: 400,
  unknownSeat: 400,
  badClock: 400,
  ratedNeedsAccount: 403,
  ratedNeedsClock: 400,
  ratedNeedsClub: 400,
  twoOnly: 400,
  badRange: 400,
  gone: 410,
  ownOffer: 409,
  notForYou: 403,
  outOfRange: 403,
  nobody: 404,
  yourself: 409,
  reportedEnough: 429,
  badReason: 400,
  badSeats: 400,
  ratedNeedsPeople: 400,
  ratedNotFriendly: 400,
  tooManyGames: 409,
  seatTaken: 409,
  noInvite: 404,
  alreadySeated: 409,
  notOver: 409,
};
