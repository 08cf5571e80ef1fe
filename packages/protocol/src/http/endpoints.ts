/** Every call over HTTP by name: the method, and the address after the prefix, with parameters as `:name`. Clients call by this table, servers route by it. */

/** The prefix of every address. */
export const API_PREFIX = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The method and the address. */
export interface Endpoint<Path extends string = string> {
  readonly method: Method;
  readonly path: Path;
}

export const ENDPOINTS = {
  beginAsGuest: { method: 'POST', path: '/guests' },
  me: { method: 'GET', path: '/me' },
  makeAccount: { method: 'POST', path: '/accounts' },
  changeAccount: { method: 'PATCH', path: '/me' },
  changePassword: { method: 'PUT', path: '/me/password' },
  newRecoveryCodes: { method: 'POST', path: '/me/recovery-codes' },
  recover: { method: 'POST', path: '/recoveries' },
  exportAccount: { method: 'GET', path: '/me/export' },
  deleteAccount: { method: 'POST', path: '/me/deletion' },
  logIn: { method: 'POST', path: '/sessions' },
  passkeyLogInOptions: { method: 'POST', path: '/sessions/passkey/options' },
  logInByPasskey: { method: 'POST', path: '/sessions/passkey' },
  sessions: { method: 'GET', path: '/sessions' },
  logOut: { method: 'DELETE', path: '/sessions/current' },
  endOtherSessions: { method: 'DELETE', path: '/sessions/others' },
  endSession: { method: 'DELETE', path: '/sessions/:id' },
  passkeyOptions: { method: 'POST', path: '/passkeys/options' },
  addPasskey: { method: 'POST', path: '/passkeys' },
  passkeys: { method: 'GET', path: '/passkeys' },
  removePasskey: { method: 'DELETE', path: '/passkeys/:id' },
  becomeBot: { method: 'POST', path: '/me/bot' },
  makeBotToken: { method: 'POST', path: '/bot-tokens' },
  botTokens: { method: 'GET', path: '/bot-tokens' },
  revokeBotToken: { method: 'DELETE', path: '/bot-tokens/:id' },
  editions: { method: 'GET', path: '/editions' },
  openGame: { method: 'POST', path: '/games' },
  runningGames: { method: 'GET', path: '/games' },
  game: { method: 'GET', path: '/games/:id' },
  record: { method: 'GET', path: '/games/:id/record' },
  myGames: { method: 'GET', path: '/me/games' },
  invite: { method: 'POST', path: '/games/:id/invitations' },
  invitation: { method: 'POST', path: '/invitations/look' },
  acceptInvitation: { method: 'POST', path: '/invitations/accept' },
  archive: { method: 'GET', path: '/archive' },
  person: { method: 'GET', path: '/people/:name' },
  leaders: { method: 'GET', path: '/leaderboards/:edition/:speed' },
  lobby: { method: 'GET', path: '/lobby' },
  makeOffer: { method: 'POST', path: '/offers' },
  withdrawOffer: { method: 'DELETE', path: '/offers/:id' },
  acceptOffer: { method: 'POST', path: '/offers/:id/acceptance' },
  refuseOffer: { method: 'POST', path: '/offers/:id/refusal' },
  beginSearch: { method: 'PUT', path: '/search' },
  mySearch: { method: 'GET', path: '/search' },
  endSearch: { method: 'DELETE', path: '/search' },
  chat: { method: 'GET', path: '/games/:id/chat/:room' },
  report: { method: 'POST', path: '/complaints' },
  block: { method: 'PUT', path: '/aversions' },
  unblock: { method: 'DELETE', path: '/aversions' },
  reports: { method: 'GET', path: '/operator/reports' },
  closeReport: { method: 'DELETE', path: '/operator/reports/:id' },
  sanctionsOf: { method: 'GET', path: '/operator/people/:who' },
  sanction: { method: 'POST', path: '/operator/sanctions' },
  liftSanction: { method: 'DELETE', path: '/operator/sanctions/:id' },
  hideLine: { method: 'DELETE', path: '/operator/lines/:id' },
} as const satisfies Readonly<Record<string, Endpoint>>;
