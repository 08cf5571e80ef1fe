/**
 * A chain of combats by one piece that stays where it is, for Sword and Apple. The targets are fixed at the start; the fall of a spy interrupts the
 * chain for its owner's answer (ACS-31), so notes remember the attacker and the targets left.
 */

import { cellOf, isCaptured, isRunning, kindOf, OUTCOMES, type Position, pieceOn } from '@flagfall/engine';
import { applyBattle, exposePiece, isAsking, noteOf, outcomeWithRaises, recordNote, winIfPrize } from '@flagfall/engine/edition';
import { cellAtOffset, DIRECTIONS, kindIdOf } from '../../core/deeds.ts';
import { askForFallenSpies } from './shroud.ts';

export const NOTES = [{ id: 'applesUsed' }, { id: 'chainFrom' }, { id: 'chainTargets' }, { id: 'chainPower' }] as const;
/** The places of the notes; the targets are a bit for each direction around the attacker. */
export const NoteNumber = { APPLES_USED: 0, FROM: 1, TARGETS: 2, POWER: 3 } as const;

/** The power of the chain, as a value of the note. */
export const ChainPower = { SWORD: 1, APPLE: 2 } as const;

const [ATTACKER_WINS, DEFENDER_WINS, BOTH_CAPTURED] = OUTCOMES.keys();

export function startChain(position: Position, power: number, piece: number, targets: readonly number[]): void {
  let mask = 0;
  DIRECTIONS.forEach(({ columns, rows }, way) => {
    if (targets.includes(cellAtOffset(position, cellOf(position, piece), columns, rows))) mask |= 1 << way;
  });
  recordNote(position, NoteNumber.FROM, cellOf(position, piece) + 1);
  recordNote(position, NoteNumber.POWER, power);
  recordNote(position, NoteNumber.TARGETS, mask);
  continueChain(position);
}

/** Continues the chain, if there is one, until it is over or a question waits. */
export function continueChain(position: Position): void {
  while (noteOf(position, NoteNumber.FROM) > 0 && isRunning(position) && !isAsking(position)) {
    const attacker = pieceOn(position, noteOf(position, NoteNumber.FROM) - 1);
    const target = nextTarget(position, attacker);
    if (target === undefined) {
      endChain(position);
      return;
    }
    recordNote(position, NoteNumber.TARGETS, noteOf(position, NoteNumber.TARGETS) & ~(1 << target.way));
    combat(position, attacker, target.piece);
    if (isCaptured(position, attacker)) endChain(position);
    askForFallenSpies(position, [attacker, target.piece]);
  }
}

function endChain(position: Position): void {
  for (const note of [NoteNumber.TARGETS, NoteNumber.POWER, NoteNumber.FROM]) recordNote(position, note, 0);
}

function combat(position: Position, attacker: number, defender: number): void {
  const isApple = noteOf(position, NoteNumber.POWER) === ChainPower.APPLE;
  const kind = kindIdOf(position, defender);
  // ACS-27, D-13: the Apple of the controlled piece's own army is not captured, but stands open from now on.
  if (isApple && kind === 'flag') {
    exposePiece(position, defender);
    return;
  }
  const plain = outcomeWithRaises(position.rules, kindOf(position, attacker), 0, kindOf(position, defender), 0);
  // ACS-25, D-11.
  const bombStays = position.rules.options.appleBombStays === 'on';
  const outcome = isApple && kind === 'bomb' && plain === DEFENDER_WINS && !bombStays ? BOTH_CAPTURED : plain;
  applyBattle(position, attacker, defender, outcome);
  if (outcome === ATTACKER_WINS) winIfPrize(position, attacker, defender);
}

/** ACS-11: a bomb first, then ranks from the lowest up, the Apple last; those alike in the order of the board. */
function nextTarget(position: Position, attacker: number): { readonly piece: number; readonly way: number } | undefined {
  const mask = noteOf(position, NoteNumber.TARGETS);
  const targets = DIRECTIONS.flatMap(({ columns, rows }, way) => {
    const cell = (mask >> way) & 1 ? cellAtOffset(position, cellOf(position, attacker), columns, rows) : -1;
    return cell < 0 ? [] : [{ way, cell, piece: pieceOn(position, cell) }];
  });
  return targets.sort((one, other) => attackOrder(position, one.piece) - attackOrder(position, other.piece) || one.cell - other.cell)[0];
}

function attackOrder(position: Position, piece: number): number {
  const kind = kindIdOf(position, piece);
  if (kind === 'bomb') return 0;
  return kind === 'flag' ? 99 : (position.rules.kinds[kindOf(position, piece)].rank ?? 0);
}
