/** The door of the protocol: every message between a client and a server, version 2 (docs/protocol.md). */

export { CLIENT_MESSAGE_TYPES, type ClientMessage, ROOMS, type Room } from './clientMessages.ts';
/** From text to messages and back. */
export {
  decodeClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  encodeServerMessage,
  paddedTo,
  type UnreadMessage,
} from './codec.ts';
export type { BadMessage } from './json.ts';
/** What a message may hold at most. */
export * from './limits.ts';
/** Offers to play, as they are told over the socket and over HTTP. */
export { clockSchema, type LobbyMessage, type LobbyOffer, lobbyOfferSchema, optionsSchema } from './lobby.ts';
/** What a table tells everybody, and why it refuses. */
export type { RefusalCode, TableNews, TableRefusal } from './news.ts';
/** What can be said in chat in every language. */
export { PRESETS, type Preset, presetIn } from './presets.ts';
/** What a seat may ask. */
export {
  CLAIMS,
  type Claim,
  INTENT_TYPES,
  OFFERS,
  type OfferName,
  REQUEST_TYPES,
  type Request,
  type RequestBody,
} from './requests.ts';
/** What a server sends. */
export { ERRORS, type ErrorCode, type Fault, GOODBYES, type Goodbye, type ServerMessage } from './serverMessages.ts';
export {
  type About,
  actionsIn,
  type ClockSetup,
  type Clocks,
  type Commitments,
  newsIn,
  type Occupant,
  type Offer,
  type Past,
  PHASES,
  type Phase,
  type Presence,
  type Refused,
  type SeenStep,
  type Steps,
  type Surroundings,
  type TableMessage,
  type TableSnapshot,
  type Update,
  versionBefore,
} from './update.ts';
export { isGameId } from './words.ts';
