/** The door of the client: what a page, a terminal or a bot needs to play online. It runs anywhere; what opens sockets and sends requests is the host's. */

/** Calls over HTTP. */
export { Api } from './api.ts';
/** What happens outside of games. */
export { Attendance, type AttendanceSettings } from './attendance.ts';
/** What a call may throw. */
export { type CallSettings, type Query, ServerRefused, ServerUnreachable, StrangeAnswer } from './calls.ts';
/** Cookies, where the host keeps none. */
export { CookieJar, type Fetch } from './cookieJar.ts';
/** Links that invite somebody to a seat. */
export { invitationIn, invitationLink } from './invitation.ts';
/** What is said over one wire. */
export { type Greeting, Line, type Member, type Say } from './line.ts';
/** A socket that comes back. */
export { Link, type LinkSettings, type LinkState, type Socket, socketUrl } from './link.ts';
/** Bytes that nobody can guess. */
export { freshId, hexOfRandomBytes } from './randomBytes.ts';
/** One seat of one game. */
export { type ChatLine, SeatClient, type SeatClientListener, type SeatClientSettings } from './seatClient.ts';
/** What a viewer sees, folded from what it was told. */
export { Shadow, type Sight } from './shadow.ts';
