/** Exports what a page, a terminal or a bot needs to play online. It runs anywhere; the host opens sockets and sends requests. */

/** Calls over HTTP. */
export { Api } from './api.ts';
/** Cookies, where the host keeps none. */
export { CookieJar, type Fetch } from './cookieJar.ts';
/** Errors of calls. */
export { type HttpClientSettings, type QueryParams, ServerRefused, ServerUnreachable, UnreadableAnswer } from './httpClient.ts';
/** Links that invite a player to a seat. */
export { invitationIn, invitationLink } from './invitation.ts';
/** The lobby. */
export { LobbyClient, type LobbyClientSettings } from './lobbyClient.ts';
/** Random bytes. */
export { randomHex, randomId } from './randomBytes.ts';
/** A socket that reconnects. */
export {
  type ConnectionState,
  ReconnectingSocket,
  type ReconnectingSocketSettings,
  type SocketLike,
  socketUrl,
} from './reconnectingSocket.ts';
/** One seat of one game. */
export { type ChatLine, SeatClient, type SeatClientListener, type SeatClientSettings } from './seatClient.ts';
/** The messages of one connection. */
export { type ChannelSubscriber, type ClientHello, type SendMessage, ServerChannel } from './serverChannel.ts';
/** What a viewer sees, folded from its messages. */
export { type SeenTable, Shadow } from './shadow.ts';
