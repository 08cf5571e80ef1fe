/** The limits of a message. Larger messages are refused before a closer look. */

/** The version of the protocol; it grows when older programs would misread a message. */
export const PROTOCOL_VERSION = 2;

/** Characters of a client message. The longest honest one is the deployment of a whole army. */
export const CLIENT_LENGTH_MAX = 8_192;
/** Characters of a server message: a view of the largest board with every possible deed. */
export const SERVER_LENGTH_MAX = 1_048_576;
/** Nesting of lists and objects. */
export const DEPTH_MAX = 12;
/** Values in a client message, counted over all levels. */
export const CLIENT_VALUES_MAX = 400;
export const SERVER_VALUES_MAX = 100_000;

/** Steps in one message; a client that wants more history asks for another page. */
export const PAGE_STEPS_MAX = 200;

export const ID_LENGTH_MAX = 64;
/** Names of cells, kinds, cards, deeds, editions. */
export const NAME_LENGTH_MAX = 40;
export const CHAT_LENGTH_MAX = 400;
export const SECRET_LENGTH_MAX = 128;
/** Pieces in a deployment; the largest army has 40. */
export const PIECES_MAX = 64;
/** Arguments of a deed: cells, cards. */
export const DEED_ARGUMENTS_MAX = 8;
