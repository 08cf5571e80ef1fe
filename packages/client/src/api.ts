/** The calls of a server by name (docs/http.md): each sends what it is given and returns the checked answer, or throws what calls.ts names. */

import type { Seat } from '@flagfall/engine';
import { lobbyOfferSchema, type Room } from '@flagfall/protocol';
import * as http from '@flagfall/protocol/http';
import * as v from 'valibot';
import { type CallSettings, Calls, type Query } from './calls.ts';

/** Of an empty answer there is nothing to check. */
const nothing = v.unknown();
const { CALLS } = http;

export class Api {
  readonly #calls: Calls;

  constructor(settings: CallSettings = {}) {
    this.#calls = new Calls(settings);
  }

  /** Begins as a guest; whoever has a session already keeps it. */
  beginAsGuest = () => this.#calls.call(CALLS.beginAsGuest, http.visitorSchema);
  me = () => this.#calls.call(CALLS.me, http.visitorSchema);
  logIn = (name: string, password: string) => this.#calls.call(CALLS.logIn, http.visitorSchema, { body: { name, password } });
  logOut = () => this.#calls.call(CALLS.logOut, nothing);
  makeAccount = (name: string, password: string) =>
    this.#calls.call(CALLS.makeAccount, http.newAccountSchema, { body: { name, password } });

  /** A new password by one of the codes that were shown when the account was made. */
  recover = (name: string, code: string, password: string) =>
    this.#calls.call(CALLS.recover, http.visitorSchema, { body: { name, code, password } });
  newRecoveryCodes = (password: string) => this.#calls.call(CALLS.newRecoveryCodes, http.recoveryCodesSchema, { body: { password } });
  changePassword = (current: string, password: string) => this.#calls.call(CALLS.changePassword, nothing, { body: { current, password } });
  /** Everything that is stored about the account. */
  exportAccount = () => this.#calls.call(CALLS.exportAccount, http.anything);
  deleteAccount = (password: string) => this.#calls.call(CALLS.deleteAccount, nothing, { body: { password } });

  /** What a browser needs to make a passkey, and what it has made. */
  passkeyOptions = (password: string) => this.#calls.call(CALLS.passkeyOptions, http.anything, { body: { password } });
  addPasskey = (label: string, response: object) => this.#calls.call(CALLS.addPasskey, http.passkeySchema, { body: { label, response } });
  passkeys = () => this.#calls.call(CALLS.passkeys, http.passkeysSchema);
  removePasskey = (id: string) => this.#calls.call(CALLS.removePasskey, nothing, { params: { id } });
  passkeyLogInOptions = () => this.#calls.call(CALLS.passkeyLogInOptions, http.anything);
  logInByPasskey = (response: object) => this.#calls.call(CALLS.logInByPasskey, http.visitorSchema, { body: { response } });

  openGame = (wanted: http.WantedGame) => this.#calls.call(CALLS.openGame, http.newGameSchema, { body: wanted });
  game = (game: string) => this.#calls.call(CALLS.game, http.gameSummarySchema, { params: { id: game } });
  /** Games of one's own that are not over. */
  myGames = () => this.#calls.call(CALLS.myGames, http.ownGamesSchema);
  /** Games that anybody may watch. */
  runningGames = (edition?: string) => this.#calls.call(CALLS.runningGames, http.gamesSchema, { query: { edition } });
  /** The record of a game that is over. */
  record = (game: string) => this.#calls.call(CALLS.record, http.recordSchema, { params: { id: game } });
  archive = (query: Query = {}) => this.#calls.call(CALLS.archive, http.archivePageSchema, { query });

  /** A new link for a seat that nobody has taken. */
  invite = (game: string, seat: Seat) => this.#calls.call(CALLS.invite, http.invitationSchema, { params: { id: game }, body: { seat } });
  lookAtInvitation = (token: string) => this.#calls.call(CALLS.lookAtInvitation, http.invitedSchema, { body: { token } });
  acceptInvitation = (token: string) => this.#calls.call(CALLS.acceptInvitation, http.takenSeatSchema, { body: { token } });

  lobby = () => this.#calls.call(CALLS.lobby, http.lobbySchema);
  makeOffer = (wanted: http.WantedOffer) => this.#calls.call(CALLS.makeOffer, lobbyOfferSchema, { body: wanted });
  withdrawOffer = (offer: string) => this.#calls.call(CALLS.withdrawOffer, nothing, { params: { id: offer } });
  acceptOffer = (offer: string) => this.#calls.call(CALLS.acceptOffer, http.takenSeatSchema, { params: { id: offer } });
  refuseOffer = (offer: string) => this.#calls.call(CALLS.refuseOffer, nothing, { params: { id: offer } });
  /** Whoever searches attends (`Attendance`), or is forgotten; `matched` tells the game. */
  beginSearch = (wanted: http.WantedMatch) => this.#calls.call(CALLS.beginSearch, nothing, { body: wanted });
  endSearch = () => this.#calls.call(CALLS.endSearch, nothing);
  mySearch = () => this.#calls.call(CALLS.mySearch, http.searchSchema);

  chat = (game: string, room: Room) => this.#calls.call(CALLS.chat, http.chatLinesSchema, { params: { id: game, room } });
  complain = (whom: http.Whom, reason: string) => this.#calls.call(CALLS.complain, nothing, { body: { whom, reason } });
  avoid = (whom: http.Whom, type: http.Aversion) => this.#calls.call(CALLS.avoid, nothing, { body: { whom, type } });
  stopAvoiding = (whom: http.Whom, type: http.Aversion) => this.#calls.call(CALLS.stopAvoiding, nothing, { body: { whom, type } });

  person = (name: string) => this.#calls.call(CALLS.person, http.personSchema, { params: { name } });
  leaders = (edition: string, speed: string, query: Query = {}) =>
    this.#calls.call(CALLS.leaders, http.leadersSchema, { params: { edition, speed }, query });
}
