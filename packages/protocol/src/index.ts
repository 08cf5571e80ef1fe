/** Exports every message between a client and a server, version 2 (docs/protocol.md). */

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
/** Durations in milliseconds. */
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.ts';
export type { BadMessage } from './json.ts';
/** The limits of a message. */
export * from './limits.ts';
/** Offers to play, over the socket and over HTTP. */
export { clockSchema, type LobbyMessage, type LobbyOffer, lobbyOfferSchema, optionsSchema } from './lobby.ts';
/** News of a table, and its refusals. */
export type { RefusalCode, TableNews, TableRefusal } from './news.ts';
/** Chat presets, which exist in every language. */
export { PRESETS, type Preset, presetIdIn } from './presets.ts';
/** Requests of a seat. */
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
/** Messages of a server. */
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
