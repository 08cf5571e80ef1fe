/** The notes and questions of Conquest. All of them are public. */

import type { Position } from '@flagfall/engine';
import { askDecision, DecisionType, type Note, noteOf } from '@flagfall/engine/edition';

/** Notes by number. */
export const NoteNumber = {
  /** One for each quarter: the owners of its territories in the draft (draft.ts). */
  CLAIMS: 0,
  /** One for each seat: the number of the seat that holds its flag, plus one; 0 while it stands on the board. */
  FLAG: 4,
  /** Moves that are left in this turn. */
  MOVES: 8,
  /** 1 while the compulsory move is due (CQ-23). */
  MUST: 9,
  ROUND: 10,
  /** The start player, plus one. */
  STARTER: 11,
  /** The zones that are being regrouped (deeds/regroup.ts). */
  REGROUPED: 12,
  /** A bit for each seat that has left. */
  GONE: 13,
} as const;

export const NOTES: readonly Note[] = [
  { id: 'claimsEast' },
  { id: 'claimsSouth' },
  { id: 'claimsWest' },
  { id: 'claimsNorth' },
  { id: 'flagOfRed' },
  { id: 'flagOfBlue' },
  { id: 'flagOfGreen' },
  { id: 'flagOfGold' },
  { id: 'moves' },
  { id: 'mustMove' },
  { id: 'round' },
  { id: 'starter' },
  { id: 'regrouped' },
  { id: 'gone' },
];

export const QUESTIONS = ['draft', 'card', 'place', 'regroup', 'rearrange', 'look', 'accuse', 'plant'] as const;
export type ConquestQuestion = (typeof QUESTIONS)[number];

const NUMBERS = Object.fromEntries(QUESTIONS.map((question, at) => [question, DecisionType.FIRST_QUESTION + at])) as Readonly<
  Record<ConquestQuestion, number>
>;

/** Asks one seat; the detail is a number that the answer needs. */
export function ask(position: Position, question: ConquestQuestion, seat: number, detail = 0): void {
  askDecision(position, NUMBERS[question], 1 << seat, detail);
}

export function hasDeparted(position: Position, seat: number): boolean {
  return ((noteOf(position, NoteNumber.GONE) >> seat) & 1) === 1;
}
