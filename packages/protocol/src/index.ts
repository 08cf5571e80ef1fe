/** The door of the protocol: every message between a client and a server, version 2 (docs/protocol.md). */

export { CHAT_ROOMS, type ChatRoom, CLIENT_MESSAGE_TYPES, type ClientMessage } from './clientMessages.ts';
/** From text to messages and back. */
export {
  decodeClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  encodeServerMessage,
  padToBlock,
  type UnreadableMessage,
} from './codec.ts';
export type { BadMessage } from './json.ts';
/** What a message may hold at most. */
export * from './limits.ts';
/** Offers to play, as they are told over the socket and over HTTP. */
export { clockSchema, type LobbyMessage, type LobbyOffer, lobbyOfferSchema, optionsSchema } from './lobby.ts';
/** What a table tells everybody, and why it refuses. */
export type { RefusalCode, TableNews, TableRefusal } from './news.ts';
/** What can be said in chat in every language. */
export { PRESETS, type Preset, presetIdIn } from './presets.ts';
/** What a seat may ask. */
export {
  CLAIM_OUTCOMES,
  type ClaimOutcome,
  INTENT_TYPES,
  OFFER_TYPES,
  type OfferType,
  REQUEST_TYPES,
  type Request,
  type RequestBody,
} from './requests.ts';
export { isGameId } from './schemas.ts';
/** What a server sends. */
export { CLOSE_REASONS, type CloseReason, ERROR_CODES, type ErrorCode, type MessageError, type ServerMessage } from './serverMessages.ts';
export {
  type ClockSetup,
  type Clocks,
  type Commitments,
  type HistoryPage,
  newsIn,
  type Occupant,
  type Offer,
  PHASES,
  type Phase,
  type Presence,
  type Refused,
  type SeenStep,
  type StepRange,
  seenActionsIn,
  type TableInfo,
  type TableMessage,
  type TableSnapshot,
  type TableStatus,
  type Update,
  versionBefore,
} from './update.ts';
