/** Anger (CWS-40 to CWS-43): the piece may attack again after each victory, a rank higher each time, up to four times a turn. */

import { cellOf, type Deed, isRunning, kindOf, OUTCOMES, type Position, pieceOn, seatOf, turnOf } from '@flagfall/engine';
import {
  applyBattle,
  areAdjacent,
  askDecision,
  closeDecision,
  DecisionType,
  movePiece,
  noteOf,
  outcomeWithRaises,
  questionsOf,
  recordNote,
  winIfPrize,
} from '@flagfall/engine/edition';
import { cellAtOffset, DIRECTIONS, isEnemyOn, kindIdOf, outOfReach, refuseTarget } from '../../core/deeds.ts';

export const CHAIN_QUESTION = 'chain';
export const QUESTIONS = [CHAIN_QUESTION] as const;
export const NOTES = [{ id: 'angerFrom' }, { id: 'angerWins' }] as const;
const NoteNumber = { FROM: 0, WINS: 1 } as const;
const ATTACKS_MAX = 4;
const [ATTACKER_WINS] = OUTCOMES.keys();

/** After a victory: it may go on if an enemy stands next to its new square, which is public. */
export function continueAnger(position: Position, piece: number): void {
  const wins = noteOf(position, NoteNumber.WINS) + 1;
  if (!isRunning(position) || wins >= ATTACKS_MAX || targets(position, piece).length === 0) {
    endAnger(position);
    return;
  }
  recordNote(position, NoteNumber.FROM, cellOf(position, piece) + 1);
  recordNote(position, NoteNumber.WINS, wins);
  askDecision(position, DecisionType.FIRST_QUESTION + QUESTIONS.indexOf(CHAIN_QUESTION), 1 << seatOf(position, piece), 0);
}

/** CWS-40: at the end of the turn the rank falls back. */
export function endAnger(position: Position): void {
  recordNote(position, NoteNumber.FROM, 0);
  recordNote(position, NoteNumber.WINS, 0);
}

/** Whether the chain of a position from outside is possible; `berserkers` are the kinds that have Anger. */
export function isAngerConsistent(position: Position, berserkers: readonly string[]): boolean {
  const [from, wins] = [noteOf(position, NoteNumber.FROM), noteOf(position, NoteNumber.WINS)];
  const questions = questionsOf(position);
  if (questions.length === 0) return from === 0 && wins === 0;
  if (questions.length > 1 || questions[0].seats !== 1 << turnOf(position) || from === 0 || from > position.rules.board.offBoard)
    return false;
  const piece = pieceOn(position, from - 1);
  const isAngry = piece >= 0 && seatOf(position, piece) === turnOf(position) && berserkers.includes(kindIdOf(position, piece));
  return isAngry && wins >= 1 && wins < ATTACKS_MAX && targets(position, piece).length > 0;
}

/** `berserkers` are the kinds that have Anger. */
export function angerDeed(berserkers: readonly string[]): Deed {
  return {
    id: 'anger',
    rule: 'CWS-40',
    when: [CHAIN_QUESTION],
    parameters: { cells: 2 },
    bearers: berserkers,
    list(position, _, list) {
      const from = noteOf(position, NoteNumber.FROM) - 1;
      for (const cell of targets(position, pieceOn(position, from))) list.add(from, cell);
    },
    refuse(position, seat, [from, to]) {
      const missing = refuseTarget(position, seat, to);
      if (missing !== undefined) return missing;
      const isRaging = noteOf(position, NoteNumber.FROM) - 1 === from;
      return isRaging && areAdjacent(position.rules.tables, from, to) ? undefined : outOfReach(position, 'anger', from, to);
    },
    play(position, seat, [from, to]) {
      closeDecision(position, 1 << seat);
      const [attacker, defender] = [pieceOn(position, from), pieceOn(position, to)];
      // CWS-41: the second attack is fought at rank 7, and so on.
      const outcome = outcomeWithRaises(
        position.rules,
        kindOf(position, attacker),
        noteOf(position, NoteNumber.WINS),
        kindOf(position, defender),
        0,
      );
      applyBattle(position, attacker, defender, outcome);
      if (outcome !== ATTACKER_WINS) {
        endAnger(position);
        return;
      }
      movePiece(position, attacker, from, to, false);
      winIfPrize(position, attacker, defender);
      continueAnger(position, attacker);
    },
  };
}

function targets(position: Position, piece: number): readonly number[] {
  const seat = seatOf(position, piece);
  return DIRECTIONS.map(({ columns, rows }) => cellAtOffset(position, cellOf(position, piece), columns, rows)).filter(
    (cell) => cell >= 0 && isEnemyOn(position, seat, cell),
  );
}
