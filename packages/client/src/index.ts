/** The door of the client: what a page, a terminal or a bot needs to play online. It runs anywhere; what opens sockets and sends requests is the host's. */

/** Calls over HTTP. */
export { Api } from './api.ts';
/** Cookies, where the host keeps none. */
export { CookieJar, type Fetch } from './cookieJar.ts';
/** What a call may throw. */
export { type HttpClientSettings, type QueryParams, ServerRefused, ServerUnreachable, UnreadableAnswer } from './httpClient.ts';
/** Links that invite somebody to a seat. */
export { invitationIn, invitationLink } from './invitation.ts';
/** What happens outside of games. */
export { LobbyClient, type LobbyClientSettings } from './lobbyClient.ts';
/** Bytes that nobody can guess. */
export { randomHex, randomId } from './randomBytes.ts';
/** A socket that comes back. */
export {
  type ConnectionState,
  ReconnectingSocket,
  type ReconnectingSocketSettings,
  type SocketLike,
  socketUrl,
} from './reconnectingSocket.ts';
/** One seat of one game. */
export { type ChatLine, SeatClient, type SeatClientListener, type SeatClientSettings } from './seatClient.ts';
/** What is said over one wire. */
export { type ChannelSubscriber, type ClientHello, type SendMessage, ServerChannel } from './serverChannel.ts';
/** What a viewer sees, folded from what it was told. */
export { type SeenTable, Shadow } from './shadow.ts';
