/**
 * Several combats of one piece that stays where it is: what Sword and Apple have in common. The targets are fixed at the start; the fall of a spy
 * interrupts the chain for its owner's answer (ACS-31), so the game remembers who attacks and whom it has still to meet.
 */

import {
  cellOf,
  exposePiece,
  fight,
  isAsking,
  isCaptured,
  isRunning,
  kindOf,
  noteOf,
  OUTCOMES,
  type Position,
  pieceOn,
  raisedOutcome,
  takeNote,
  winIfPrize,
} from '@flagfall/engine';
import { cellBeside, kindIdOf, WAYS } from '../../core/deeds.ts';
import { askForFallenSpies } from './shroud.ts';

export const NOTES = [{ id: 'applesUsed' }, { id: 'chainFrom' }, { id: 'chainTargets' }, { id: 'chainPower' }] as const;
/** The places of the notes; the targets are a bit for each of WAYS around the attacker. */
export const Note = { APPLES_USED: 0, FROM: 1, TARGETS: 2, POWER: 3 } as const;

/** Which power the chain serves, as the note says it. */
export const Chain = { SWORD: 1, APPLE: 2 } as const;

const [ATTACKER_WINS, DEFENDER_WINS, BOTH_CAPTURED] = OUTCOMES.keys();

export function startChain(position: Position, power: number, piece: number, targets: readonly number[]): void {
  let mask = 0;
  WAYS.forEach(({ columns, rows }, way) => {
    if (targets.includes(cellBeside(position, cellOf(position, piece), columns, rows))) mask |= 1 << way;
  });
  takeNote(position, Note.FROM, cellOf(position, piece) + 1);
  takeNote(position, Note.POWER, power);
  takeNote(position, Note.TARGETS, mask);
  continueChain(position);
}

/** Goes on with the chain, if there is one, until it is over or somebody is asked. */
export function continueChain(position: Position): void {
  while (noteOf(position, Note.FROM) > 0 && isRunning(position) && !isAsking(position)) {
    const attacker = pieceOn(position, noteOf(position, Note.FROM) - 1);
    const target = nextTarget(position, attacker);
    if (target === undefined) {
      endChain(position);
      return;
    }
    takeNote(position, Note.TARGETS, noteOf(position, Note.TARGETS) & ~(1 << target.way));
    combat(position, attacker, target.piece);
    if (isCaptured(position, attacker)) endChain(position);
    askForFallenSpies(position, [attacker, target.piece]);
  }
}

function endChain(position: Position): void {
  for (const note of [Note.TARGETS, Note.POWER, Note.FROM]) takeNote(position, note, 0);
}

function combat(position: Position, attacker: number, defender: number): void {
  const isApple = noteOf(position, Note.POWER) === Chain.APPLE;
  const kind = kindIdOf(position, defender);
  // ACS-27, D-13: the Apple of the controlled piece's own army is not captured, but stands open from now on.
  if (isApple && kind === 'flag') {
    exposePiece(position, defender);
    return;
  }
  const plain = raisedOutcome(position.rules, kindOf(position, attacker), 0, kindOf(position, defender), 0);
  // ACS-25, D-11.
  const bombStays = position.rules.options.appleBombStays === 'on';
  const outcome = isApple && kind === 'bomb' && plain === DEFENDER_WINS && !bombStays ? BOTH_CAPTURED : plain;
  fight(position, attacker, defender, outcome);
  if (outcome === ATTACKER_WINS) winIfPrize(position, attacker, defender);
}

/** ACS-11: a bomb first, then ranks from the lowest up, the Apple last; those alike in the order of the board. */
function nextTarget(position: Position, attacker: number): { readonly piece: number; readonly way: number } | undefined {
  const mask = noteOf(position, Note.TARGETS);
  const targets = WAYS.flatMap(({ columns, rows }, way) => {
    const cell = (mask >> way) & 1 ? cellBeside(position, cellOf(position, attacker), columns, rows) : -1;
    return cell < 0 ? [] : [{ way, cell, piece: pieceOn(position, cell) }];
  });
  return targets.sort((one, other) => order(position, one.piece) - order(position, other.piece) || one.cell - other.cell)[0];
}

function order(position: Position, piece: number): number {
  const kind = kindIdOf(position, piece);
  if (kind === 'bomb') return 0;
  return kind === 'flag' ? 99 : (position.rules.kinds[kindOf(position, piece)].rank ?? 0);
}
