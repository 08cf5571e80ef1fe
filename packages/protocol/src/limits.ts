/** How much a message may hold. What is over a limit is refused before anybody looks at it more closely. */

/** The version of the protocol; it grows when a message changes so that older programs would misread it. */
export const PROTOCOL_VERSION = 2;

/** Characters of a message from a client. The longest honest one is the deployment of a whole army. */
export const CLIENT_LENGTH_MAX = 8_192;
/** Characters of a message from a server: a view of the largest board with every possible deed. */
export const SERVER_LENGTH_MAX = 1_048_576;
/** How deep lists and objects may lie in each other. */
export const DEPTH_MAX = 12;
/** Values in a message from a client, counted wherever they lie. */
export const CLIENT_VALUES_MAX = 400;
export const SERVER_VALUES_MAX = 100_000;

/** Steps that are told again at once; whoever wants more of the past asks for another page. */
export const PAGE_STEPS_MAX = 200;

export const ID_LENGTH_MAX = 64;
/** Names of cells, kinds, cards, deeds, editions. */
export const NAME_LENGTH_MAX = 40;
export const CHAT_LENGTH_MAX = 400;
export const SECRET_LENGTH_MAX = 128;
/** Pieces in a deployment; the largest army has 40. */
export const PIECES_MAX = 64;
/** What a deed gives with it: cells, cards. */
export const DEED_ARGUMENTS_MAX = 8;
