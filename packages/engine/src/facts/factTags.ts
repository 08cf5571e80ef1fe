/** How facts are written into the journal: a word is `tag | a << 8 | b << 16 | c << 24`. */

/**
 * Tags of the facts. The bits above TAG_MASK belong to facts about a move: FAR when the piece ran this time, and above it what the move shows for
 * the first time, that the piece moves and that it runs. In PIECE_RETURNED, FAR means openly; in PIECE_EXPOSED, that it was not exposed before; in
 * PIECE_SHOWN, that every seat has seen it by now.
 */
export const FactTag = {
  PIECE_PLACED: 1,
  PIECE_MOVED: 2,
  PIECES_REVEALED: 3,
  SHOWN_MARKED: 4,
  PIECE_CAPTURED: 5,
  GAME_ENDED: 6,
  SEAT_DEPLOYED: 7,
  DECISION_ASKED: 8,
  DECISION_CLOSED: 9,
  GAME_STARTED: 10,
  CARD_MOVED: 11,
  DEED_DONE: 12,
  DEED_GIVEN: 13,
  ATTACK_ANNOUNCED: 14,
  PIECE_SHOWN: 15,
  RESERVE_RETURNED: 16,
  NOTED: 17,
  PILE_SHUFFLED: 18,
  PIECES_SWAPPED: 19,
  SWAP_CELLS: 20,
  NOTE_LOST: 21,
  PIECE_EXPOSED: 22,
  TURN_GIVEN: 23,
  LOT_DRAWN: 24,
  SLOT_LOST: 25,
  KIND_DEALT: 26,
  PIECES_MIXED: 27,
  PIECE_RETURNED: 28,
  PIECE_GUESSED: 29,
  MOVES_SKIPPED: 30,
  // The last that fits TAG_MASK: one more needs another bit, and FAR another place.
  SEAT_LEFT: 31,
  TAG_MASK: 31,
  FLAG: 32,
} as const;

/** Bit of a DECISION_CLOSED tag: no seat was left to answer. */
export const DECISION_DROPPED = 64;
/** In a DECISION_CLOSED word, shifted: the seats that answered, above those that were asked. */
export const ANSWERED_SHIFT = 12;
/** From the first-time bits of a PIECE_MOVED tag to those of INFO. */
export const FIRST_TIME_SHIFT = 6;

/** In a KIND_DEALT word: a kind takes five bits, all of them for NO_KIND; MOVED and RAN come down to lie above the four bits of SHOWN. */
export const KIND_MASK = 31;
export const DEALT_MARKS_SHIFT = 8;
