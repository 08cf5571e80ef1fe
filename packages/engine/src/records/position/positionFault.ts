/** What may be wrong with a position that comes as a text. */

export type PositionFaultCode =
  | 'tooLong'
  | 'fieldCount'
  | 'rowCount'
  | 'cellCount'
  | 'unknownLetter'
  | 'badMark'
  | 'obstacle'
  | 'tooMany'
  | 'noPrize'
  | 'unknownTurn'
  | 'badNumber'
  | 'badMove'
  | 'impossibleMoves'
  | 'badEnding'
  | 'badSpecial'
  | 'gameOver';

/** A fault of a position text, and where it lies. */
export interface PositionFault {
  readonly code: PositionFaultCode;
  readonly at: string;
}
