/**
 * The door for editions: what a game is made of, how its powers and cards read a position, and how they record what happens. Recording a fact is the only
 * way a position changes.
 */

/** Boards are graphs; a grid and a map are two ways to build one. */
export { type GraphDescription, graphBoard, gridBoard } from '../board.ts';
/** Numbers of cards and orders as deeds carry them. */
export { cardKindNumber, packOrder, unpackOrder } from '../extension/deedCodec.ts';
/** Powers and cards: deeds beyond the plain move, notes, and where an edition takes part in a turn. */
export {
  type DeedParameters,
  type DeedSink,
  NO_CELL,
  type Note,
  type PackedArguments,
  type RuleExtension,
} from '../extension/extension.ts';
/** The name of a question by its number. */
export { questionName } from '../extension/listExtended.ts';
/** Recorders of facts. */
export {
  announceAttack,
  askDecision,
  capturePiece,
  closeDecision,
  drawLot,
  endGame,
  exposePiece,
  giveTurn,
  mixPieces,
  moveCard,
  movePiece,
  openAction,
  recordGuess,
  recordNote,
  returnAsReserve,
  returnToBoard,
  revealBattle,
  showPiece,
  skipMoves,
  swapPieces,
} from '../facts/facts.ts';
/** Piles of cards. */
export { cardAt, cardCount, cardsIn, drawCard, shufflePile } from '../position/cards.ts';
export type { Pile } from '../position/decks.ts';
/** What a rule may ask of a position: who acts, what is asked, what has become of a piece. */
export {
  ALL_SEATS,
  actorOf,
  DecisionType,
  hasMoved,
  hasReturned,
  hasRun,
  isAsking,
  isExposed,
  noteOf,
  openNeighbours,
  questionDetail,
  questionOf,
  questionsOf,
  quietPlies,
  reserveHandleOf,
  seatsOn,
  shownTo,
} from '../position/position.ts';
/** Who beats whom, and powers that change it. */
export { outcomeWithRaises } from '../rules/battle.ts';
export type { Combatant, Matchup } from '../rules/outcome.ts';
/** How far pieces go. */
export { hasReach, listReach } from '../rules/reach.ts';
export { areAdjacent } from '../rules/tables.ts';
/** Battles, for powers that fight in their own way. */
export { applyBattle, resolveAttack, winIfPrize } from '../rules/turn.ts';
/** The board of a game, a special rule that a kind carries, and an edition as it was at an earlier revision. */
export { type Battlefield, editionAt, type Power } from './edition.ts';
