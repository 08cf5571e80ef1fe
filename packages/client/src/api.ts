/** The calls of a server by name (docs/http.md): each sends what it is given and returns the checked answer, or throws what calls.ts names. */

import type { OptionValue, Seat } from '@flagfall/engine';
import { type ClockSetup, lobbyOfferSchema, type Room } from '@flagfall/protocol';
import { type CallSettings, Calls, type Query } from './calls.ts';
import * as shapes from './shapes.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Who shall sit on a seat of a new game. */
export type WantedSeat = { readonly type: 'me' } | { readonly type: 'open' } | { readonly type: 'computer'; readonly level: number };

export interface WantedGame {
  /** One's own name for this request, 16 to 64 letters: asked again under it, the server answers with the same game. */
  readonly id?: string;
  readonly edition: string;
  readonly options?: Options;
  readonly clock: ClockSetup;
  /** Every seat of the rules, one of them mine. */
  readonly seats: Readonly<Partial<Record<Seat, WantedSeat>>>;
  readonly rated?: boolean;
  readonly friendly?: boolean;
  readonly deployMs?: number;
  readonly audienceDelay?: number;
}

/** What somebody looks for who wants to play whoever comes. */
export interface WantedMatch {
  readonly edition: string;
  readonly options?: Options;
  readonly clock: ClockSetup;
  readonly rated: boolean;
}

export interface WantedOffer extends WantedMatch {
  readonly seat?: Seat;
  readonly ratingMin?: number;
  readonly ratingMax?: number;
  /** A challenge to somebody by name. */
  readonly to?: string;
}

/** Somebody at a table: by a line of chat, or by where they sit. */
export type Whom =
  | { readonly type: 'author'; readonly line: string }
  | { readonly type: 'sitter'; readonly game: string; readonly seat: Seat };
export type AversionType = 'mute' | 'block';

const part = encodeURIComponent;

export class Api {
  readonly #calls: Calls;

  constructor(settings: CallSettings = {}) {
    this.#calls = new Calls(settings);
  }

  /** Begins as a guest; whoever has a session already keeps it. */
  beginAsGuest = () => this.#calls.call('POST', '/guests', shapes.visitor);
  me = () => this.#calls.call('GET', '/me', shapes.visitor);
  logIn = (name: string, password: string) => this.#calls.call('POST', '/sessions', shapes.visitor, { body: { name, password } });
  logOut = () => this.#calls.call('DELETE', '/sessions/current', shapes.nothing);
  makeAccount = (name: string, password: string) => this.#calls.call('POST', '/accounts', shapes.madeAccount, { body: { name, password } });

  /** A new password by one of the codes that were shown when the account was made. */
  recover = (name: string, code: string, password: string) =>
    this.#calls.call('POST', '/recoveries', shapes.visitor, { body: { name, code, password } });
  newRecoveryCodes = (password: string) => this.#calls.call('POST', '/me/recovery-codes', shapes.recoveryCodes, { body: { password } });
  changePassword = (current: string, password: string) =>
    this.#calls.call('PUT', '/me/password', shapes.nothing, { body: { current, password } });
  /** Everything that is stored about the account. */
  exportAccount = () => this.#calls.call('GET', '/me/export', shapes.anything);
  deleteAccount = (password: string) => this.#calls.call('POST', '/me/deletion', shapes.nothing, { body: { password } });

  /** What a browser needs to make a passkey, and what it has made. */
  passkeyOptions = (password: string) => this.#calls.call('POST', '/passkeys/options', shapes.anything, { body: { password } });
  addPasskey = (label: string, response: object) => this.#calls.call('POST', '/passkeys', shapes.passkey, { body: { label, response } });
  passkeys = () => this.#calls.call('GET', '/passkeys', shapes.passkeys);
  removePasskey = (id: string) => this.#calls.call('DELETE', `/passkeys/${part(id)}`, shapes.nothing);
  passkeyLogInOptions = () => this.#calls.call('POST', '/sessions/passkey/options', shapes.anything);
  logInByPasskey = (response: object) => this.#calls.call('POST', '/sessions/passkey', shapes.visitor, { body: { response } });

  openGame = (wanted: WantedGame) => this.#calls.call('POST', '/games', shapes.opened, { body: wanted });
  game = (game: string) => this.#calls.call('GET', `/games/${part(game)}`, shapes.summary);
  /** Games of one's own that are not over. */
  myGames = () => this.#calls.call('GET', '/me/games', shapes.ownGames);
  /** Games that anybody may watch. */
  runningGames = (edition?: string) => this.#calls.call('GET', '/games', shapes.games, { query: { edition } });
  /** The record of a game that is over. */
  record = (game: string) => this.#calls.call('GET', `/games/${part(game)}/record`, shapes.record);
  archive = (query: Query = {}) => this.#calls.call('GET', '/archive', shapes.archive, { query });

  /** A new link for a seat that nobody has taken. */
  invite = (game: string, seat: Seat) => this.#calls.call('POST', `/games/${part(game)}/invitations`, shapes.token, { body: { seat } });
  lookAtInvitation = (token: string) => this.#calls.call('POST', '/invitations/look', shapes.looked, { body: { token } });
  acceptInvitation = (token: string) => this.#calls.call('POST', '/invitations/accept', shapes.taken, { body: { token } });

  lobby = () => this.#calls.call('GET', '/lobby', shapes.lobby);
  makeOffer = (wanted: WantedOffer) => this.#calls.call('POST', '/offers', lobbyOfferSchema, { body: wanted });
  withdrawOffer = (offer: string) => this.#calls.call('DELETE', `/offers/${part(offer)}`, shapes.nothing);
  acceptOffer = (offer: string) => this.#calls.call('POST', `/offers/${part(offer)}/acceptance`, shapes.taken);
  refuseOffer = (offer: string) => this.#calls.call('POST', `/offers/${part(offer)}/refusal`, shapes.nothing);
  /** Whoever searches attends (`Attendance`), or is forgotten; `matched` tells the game. */
  beginSearch = (wanted: WantedMatch) => this.#calls.call('PUT', '/search', shapes.nothing, { body: wanted });
  endSearch = () => this.#calls.call('DELETE', '/search', shapes.nothing);
  mySearch = () => this.#calls.call('GET', '/search', shapes.search);

  chat = (game: string, room: Room) => this.#calls.call('GET', `/games/${part(game)}/chat/${room}`, shapes.chatLines);
  complain = (whom: Whom, reason: string) => this.#calls.call('POST', '/complaints', shapes.nothing, { body: { whom, reason } });
  avoid = (whom: Whom, type: AversionType) => this.#calls.call('PUT', '/aversions', shapes.nothing, { body: { whom, type } });
  stopAvoiding = (whom: Whom, type: AversionType) => this.#calls.call('DELETE', '/aversions', shapes.nothing, { body: { whom, type } });

  person = (name: string) => this.#calls.call('GET', `/people/${part(name)}`, shapes.person);
  leaders = (edition: string, speed: string, query: Query = {}) =>
    this.#calls.call('GET', `/leaderboards/${part(edition)}/${part(speed)}`, shapes.leaders, { query });
}
