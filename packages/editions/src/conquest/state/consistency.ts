/** Whether the notes, questions and piles of a position from outside are possible. */

import { cellOf, isCaptured, kindOf, NO_KIND, type Position, pieceCount, turnOf } from '@flagfall/engine';
import { cardCount, isExposed, noteOf, questionDetail, questionName, questionsOf } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';
import { regroupedZones } from '../deeds/regroup.ts';
import { bagOf, pieceOfKind, piecesOnBoard } from './bag.ts';
import { hasFlag } from './flags.ts';
import { hasDeparted, NoteNumber } from './notes.ts';
import { CARD_IDS, type CardId, isDrawn, PileNumber } from './piles.ts';
import { isHeldBy } from './zones.ts';

/** CQ-22: one compulsory move, eight cities, two by Blitz! */
const MOVES_MAX = 11;
/** Half of all territories. */
const DRAWN_MAX = 12;

export function isConsistent(position: Position, isOver: boolean): boolean {
  return (
    areNotesConsistent(position, isOver) &&
    areFlagsConsistent(position) &&
    isNobodyExposed(position) &&
    isQuestionConsistent(position, isOver)
  );
}

function areNotesConsistent(position: Position, isOver: boolean): boolean {
  const { seats, options } = position.rules;
  const note = (number: number): number => noteOf(position, number);
  const present = [...seats.keys()].filter((seat) => !hasDeparted(position, seat));
  const limit = typeof options.turnLimit === 'number' ? options.turnLimit : Number.POSITIVE_INFINITY;
  const isStarted = [0, 1, 2, 3].every((quarter) => note(NoteNumber.CLAIMS + quarter) === 0);
  const isPlayer = note(NoteNumber.STARTER) >= 1 && note(NoteNumber.STARTER) <= seats.length && note(NoteNumber.GONE) < 1 << seats.length;
  const isInTime = note(NoteNumber.ROUND) >= 1 && (note(NoteNumber.ROUND) <= limit || isOver);
  const areMovesRight = note(NoteNumber.MUST) <= 1 && note(NoteNumber.MOVES) <= MOVES_MAX;
  return isStarted && isPlayer && isInTime && areMovesRight && (isOver || (present.length > 1 && present.includes(turnOf(position))));
}

/** CQ-45: a flag stands on the board, or a seat with a flag there holds it; a seat about to plant its own flag may hold others already. */
function areFlagsConsistent(position: Position): boolean {
  const { seats, board } = position.rules;
  const planter = questionName(position) === 'plant' ? turnOf(position) : -1;
  return [...Array(4).keys()].every((seat) => {
    const holder = noteOf(position, NoteNumber.FLAG + seat) - 1;
    if (seat >= seats.length) return holder < 0;
    const flag = pieceOfKind(position, seat, ConquestKind.FLAG);
    const isStanding = cellOf(position, flag) !== board.offBoard;
    if (holder < 0) return isStanding;
    if (isStanding || !isCaptured(position, flag) || holder >= seats.length || holder === seat) return false;
    return hasFlag(position, holder) || holder === planter || seat === planter;
  });
}

/** No piece of this game stays exposed. */
function isNobodyExposed(position: Position): boolean {
  for (let piece = 0; piece < pieceCount(position); piece++) if (isExposed(position, piece)) return false;
  return true;
}

/** One question at most, to the seat in turn; while cards lie on the table, a card is chosen or carried out. */
function isQuestionConsistent(position: Position, isOver: boolean): boolean {
  const [question, ...more] = questionsOf(position);
  const name = questionName(position);
  const drawn = cardCount(position, PileNumber.DRAWN);
  if (more.length > 0 || drawn > DRAWN_MAX || (noteOf(position, NoteNumber.REGROUPED) !== 0 && name !== 'rearrange')) return false;
  if (question === undefined) return isOver || (drawn === 0 && noteOf(position, NoteNumber.MOVES) > 0);
  if (question.seats !== 1 << turnOf(position)) return false;
  // U-74: only a move brings an own flag back, since a seat without one draws no cards (CQ-41).
  if (name === 'plant') return drawn === 0 && !hasFlag(position, turnOf(position));
  return drawn > 0 && hasFlag(position, turnOf(position)) && isCardConsistent(position, name);
}

/** The card that is carried out lies on the table, and what it needs is there. */
function isCardConsistent(position: Position, question: string): boolean {
  const seat = turnOf(position);
  const liesOpen = (card: CardId): boolean => isDrawn(position, CARD_IDS.indexOf(card) + 1);
  switch (question) {
    case 'card':
      return true;
    case 'place': {
      const card = CARD_IDS[questionDetail(position) - 1];
      const [piece = -1] = bagOf(position, seat);
      const kind = piece < 0 ? NO_KIND : kindOf(position, piece);
      const isRight = card === 'newSpy' ? kind === ConquestKind.SPY : card === 'reinforcement' || card === 'surpriseAttack';
      return card !== undefined && liesOpen(card) && kind !== NO_KIND && isRight;
    }
    case 'regroup':
      return liesOpen('regroup');
    case 'rearrange':
      return liesOpen('regroup') && isRegroupConsistent(position, seat);
    case 'look':
      return liesOpen('secretInformation');
    case 'accuse':
      return liesOpen('traitor');
    default:
      return false;
  }
}

/** Three zones in order; the second is named twice where only two pieces are left. */
function isRegroupConsistent(position: Position, seat: number): boolean {
  const [a, b, c] = regroupedZones(position);
  const areInOrder = a < b && (b < c || (b === c && piecesOnBoard(position, seat) === 2));
  return areInOrder && [a, b, c].every((zone) => isHeldBy(position, zone, seat));
}
