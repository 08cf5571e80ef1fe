/** The calls of a server by name (docs/http.md): each sends its arguments and returns the checked answer, or throws an error of httpClient.ts. */

import type { Seat } from '@flagfall/engine';
import { type ChatRoom, lobbyOfferSchema } from '@flagfall/protocol';
import * as http from '@flagfall/protocol/http';
import * as v from 'valibot';
import { HttpClient, type HttpClientSettings, type QueryParams } from './httpClient.ts';

/** An empty answer needs no check. */
const nothing = v.unknown();
const { ENDPOINTS } = http;

export class Api {
  readonly #calls: HttpClient;

  constructor(settings: HttpClientSettings = {}) {
    this.#calls = new HttpClient(settings);
  }

  /** Begins as a guest; a visitor with a session keeps it. */
  beginAsGuest = () => this.#calls.call(ENDPOINTS.beginAsGuest, http.visitorSchema);
  me = () => this.#calls.call(ENDPOINTS.me, http.visitorSchema);
  logIn = (name: string, password: string) => this.#calls.call(ENDPOINTS.logIn, http.visitorSchema, { body: { name, password } });
  logOut = () => this.#calls.call(ENDPOINTS.logOut, nothing);
  makeAccount = (name: string, password: string) =>
    this.#calls.call(ENDPOINTS.makeAccount, http.newAccountSchema, { body: { name, password } });

  /** Sets a new password by one of the recovery codes of the account. */
  recover = (name: string, code: string, password: string) =>
    this.#calls.call(ENDPOINTS.recover, http.visitorSchema, { body: { name, code, password } });
  newRecoveryCodes = (password: string) => this.#calls.call(ENDPOINTS.newRecoveryCodes, http.recoveryCodesSchema, { body: { password } });
  changePassword = (current: string, password: string) =>
    this.#calls.call(ENDPOINTS.changePassword, nothing, { body: { current, password } });
  /** Everything that is stored about the account. */
  exportAccount = () => this.#calls.call(ENDPOINTS.exportAccount, http.opaqueJson);
  deleteAccount = (password: string) => this.#calls.call(ENDPOINTS.deleteAccount, nothing, { body: { password } });

  /** What a browser needs to make a passkey, and the passkey it made. */
  passkeyOptions = (password: string) => this.#calls.call(ENDPOINTS.passkeyOptions, http.opaqueJson, { body: { password } });
  addPasskey = (label: string, response: object) =>
    this.#calls.call(ENDPOINTS.addPasskey, http.passkeySchema, { body: { label, response } });
  passkeys = () => this.#calls.call(ENDPOINTS.passkeys, http.passkeysSchema);
  removePasskey = (id: string) => this.#calls.call(ENDPOINTS.removePasskey, nothing, { params: { id } });
  passkeyLogInOptions = () => this.#calls.call(ENDPOINTS.passkeyLogInOptions, http.opaqueJson);
  logInByPasskey = (response: object) => this.#calls.call(ENDPOINTS.logInByPasskey, http.visitorSchema, { body: { response } });

  openGame = (wanted: http.GameRequest) => this.#calls.call(ENDPOINTS.openGame, http.newGameSchema, { body: wanted });
  game = (game: string) => this.#calls.call(ENDPOINTS.game, http.gameSummarySchema, { params: { id: game } });
  /** The visitor's own games that are not over. */
  myGames = () => this.#calls.call(ENDPOINTS.myGames, http.ownGamesSchema);
  /** Games that everybody may watch. */
  runningGames = (edition?: string) => this.#calls.call(ENDPOINTS.runningGames, http.gamesSchema, { query: { edition } });
  /** The record of a finished game. */
  record = (game: string) => this.#calls.call(ENDPOINTS.record, http.recordSchema, { params: { id: game } });
  archive = (query: QueryParams = {}) => this.#calls.call(ENDPOINTS.archive, http.archivePageSchema, { query });

  /** A new link for an open seat. */
  invite = (game: string, seat: Seat) =>
    this.#calls.call(ENDPOINTS.invite, http.invitationSchema, { params: { id: game }, body: { seat } });
  invitation = (token: string) => this.#calls.call(ENDPOINTS.invitation, http.invitedSchema, { body: { token } });
  acceptInvitation = (token: string) => this.#calls.call(ENDPOINTS.acceptInvitation, http.takenSeatSchema, { body: { token } });

  lobby = () => this.#calls.call(ENDPOINTS.lobby, http.lobbySchema);
  makeOffer = (wanted: http.OfferRequest) => this.#calls.call(ENDPOINTS.makeOffer, lobbyOfferSchema, { body: wanted });
  withdrawOffer = (offer: string) => this.#calls.call(ENDPOINTS.withdrawOffer, nothing, { params: { id: offer } });
  acceptOffer = (offer: string) => this.#calls.call(ENDPOINTS.acceptOffer, http.takenSeatSchema, { params: { id: offer } });
  refuseOffer = (offer: string) => this.#calls.call(ENDPOINTS.refuseOffer, nothing, { params: { id: offer } });
  /** A player who searches must subscribe (`LobbyClient`), or the search ends; `matched` names the game. */
  beginSearch = (wanted: http.SearchRequest) => this.#calls.call(ENDPOINTS.beginSearch, nothing, { body: wanted });
  endSearch = () => this.#calls.call(ENDPOINTS.endSearch, nothing);
  mySearch = () => this.#calls.call(ENDPOINTS.mySearch, http.searchSchema);

  chat = (game: string, room: ChatRoom) => this.#calls.call(ENDPOINTS.chat, http.chatLinesSchema, { params: { id: game, room } });
  report = (whom: http.PersonRef, reason: string) => this.#calls.call(ENDPOINTS.report, nothing, { body: { whom, reason } });
  block = (whom: http.PersonRef, type: http.BlockType) => this.#calls.call(ENDPOINTS.block, nothing, { body: { whom, type } });
  unblock = (whom: http.PersonRef, type: http.BlockType) => this.#calls.call(ENDPOINTS.unblock, nothing, { body: { whom, type } });

  person = (name: string) => this.#calls.call(ENDPOINTS.person, http.personSchema, { params: { name } });
  leaderboard = (edition: string, speed: string, query: QueryParams = {}) =>
    this.#calls.call(ENDPOINTS.leaders, http.leaderboardSchema, { params: { edition, speed }, query });
}
