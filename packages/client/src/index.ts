/** The door of the client: what a page, a terminal or a bot needs to play online. It runs anywhere; what opens sockets and sends requests is the host's. */

/** Clocks that run on between two updates. */
export { clocksAt } from './clocks.ts';
/** What is said over one wire. */
export { type Greeting, Line, type Member, type Say } from './line.ts';
/** A socket that comes back. */
export { Link, type LinkSettings, type LinkState, type Socket, socketUrl } from './link.ts';
/** One seat of one game. */
export { type ChatLine, SeatClient, type SeatClientListener, type SeatClientSettings, type Wish } from './seatClient.ts';
