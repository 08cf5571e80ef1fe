/** The calls of a server by name (docs/http.md): each sends what it is given and returns the checked answer, or throws what calls.ts names. */

import type { Seat } from '@flagfall/engine';
import { lobbyOfferSchema, type Room } from '@flagfall/protocol';
import * as http from '@flagfall/protocol/http';
import * as v from 'valibot';
import { type CallSettings, Calls, type Query } from './calls.ts';

/** Of an empty answer there is nothing to check. */
const nothing = v.unknown();
const part = encodeURIComponent;

export class Api {
  readonly #calls: Calls;

  constructor(settings: CallSettings = {}) {
    this.#calls = new Calls(settings);
  }

  /** Begins as a guest; whoever has a session already keeps it. */
  beginAsGuest = () => this.#calls.call('POST', '/guests', http.visitorSchema);
  me = () => this.#calls.call('GET', '/me', http.visitorSchema);
  logIn = (name: string, password: string) => this.#calls.call('POST', '/sessions', http.visitorSchema, { body: { name, password } });
  logOut = () => this.#calls.call('DELETE', '/sessions/current', nothing);
  makeAccount = (name: string, password: string) =>
    this.#calls.call('POST', '/accounts', http.newAccountSchema, { body: { name, password } });

  /** A new password by one of the codes that were shown when the account was made. */
  recover = (name: string, code: string, password: string) =>
    this.#calls.call('POST', '/recoveries', http.visitorSchema, { body: { name, code, password } });
  newRecoveryCodes = (password: string) => this.#calls.call('POST', '/me/recovery-codes', http.recoveryCodesSchema, { body: { password } });
  changePassword = (current: string, password: string) => this.#calls.call('PUT', '/me/password', nothing, { body: { current, password } });
  /** Everything that is stored about the account. */
  exportAccount = () => this.#calls.call('GET', '/me/export', http.anything);
  deleteAccount = (password: string) => this.#calls.call('POST', '/me/deletion', nothing, { body: { password } });

  /** What a browser needs to make a passkey, and what it has made. */
  passkeyOptions = (password: string) => this.#calls.call('POST', '/passkeys/options', http.anything, { body: { password } });
  addPasskey = (label: string, response: object) =>
    this.#calls.call('POST', '/passkeys', http.passkeySchema, { body: { label, response } });
  passkeys = () => this.#calls.call('GET', '/passkeys', http.passkeysSchema);
  removePasskey = (id: string) => this.#calls.call('DELETE', `/passkeys/${part(id)}`, nothing);
  passkeyLogInOptions = () => this.#calls.call('POST', '/sessions/passkey/options', http.anything);
  logInByPasskey = (response: object) => this.#calls.call('POST', '/sessions/passkey', http.visitorSchema, { body: { response } });

  openGame = (wanted: http.WantedGame) => this.#calls.call('POST', '/games', http.newGameSchema, { body: wanted });
  game = (game: string) => this.#calls.call('GET', `/games/${part(game)}`, http.gameSummarySchema);
  /** Games of one's own that are not over. */
  myGames = () => this.#calls.call('GET', '/me/games', http.ownGamesSchema);
  /** Games that anybody may watch. */
  runningGames = (edition?: string) => this.#calls.call('GET', '/games', http.gamesSchema, { query: { edition } });
  /** The record of a game that is over. */
  record = (game: string) => this.#calls.call('GET', `/games/${part(game)}/record`, http.recordSchema);
  archive = (query: Query = {}) => this.#calls.call('GET', '/archive', http.archivePageSchema, { query });

  /** A new link for a seat that nobody has taken. */
  invite = (game: string, seat: Seat) =>
    this.#calls.call('POST', `/games/${part(game)}/invitations`, http.invitationSchema, { body: { seat } });
  lookAtInvitation = (token: string) => this.#calls.call('POST', '/invitations/look', http.invitedSchema, { body: { token } });
  acceptInvitation = (token: string) => this.#calls.call('POST', '/invitations/accept', http.takenSeatSchema, { body: { token } });

  lobby = () => this.#calls.call('GET', '/lobby', http.lobbySchema);
  makeOffer = (wanted: http.WantedOffer) => this.#calls.call('POST', '/offers', lobbyOfferSchema, { body: wanted });
  withdrawOffer = (offer: string) => this.#calls.call('DELETE', `/offers/${part(offer)}`, nothing);
  acceptOffer = (offer: string) => this.#calls.call('POST', `/offers/${part(offer)}/acceptance`, http.takenSeatSchema);
  refuseOffer = (offer: string) => this.#calls.call('POST', `/offers/${part(offer)}/refusal`, nothing);
  /** Whoever searches attends (`Attendance`), or is forgotten; `matched` tells the game. */
  beginSearch = (wanted: http.WantedMatch) => this.#calls.call('PUT', '/search', nothing, { body: wanted });
  endSearch = () => this.#calls.call('DELETE', '/search', nothing);
  mySearch = () => this.#calls.call('GET', '/search', http.searchSchema);

  chat = (game: string, room: Room) => this.#calls.call('GET', `/games/${part(game)}/chat/${room}`, http.chatLinesSchema);
  complain = (whom: http.Whom, reason: string) => this.#calls.call('POST', '/complaints', nothing, { body: { whom, reason } });
  avoid = (whom: http.Whom, type: http.Aversion) => this.#calls.call('PUT', '/aversions', nothing, { body: { whom, type } });
  stopAvoiding = (whom: http.Whom, type: http.Aversion) => this.#calls.call('DELETE', '/aversions', nothing, { body: { whom, type } });

  person = (name: string) => this.#calls.call('GET', `/people/${part(name)}`, http.personSchema);
  leaders = (edition: string, speed: string, query: Query = {}) =>
    this.#calls.call('GET', `/leaderboards/${part(edition)}/${part(speed)}`, http.leadersSchema, { query });
}
