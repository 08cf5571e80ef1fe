// One piece that attacks several pieces one after the other without leaving its square: the Sword and the Apple.

import { naiveBattle, rankOf } from '../../battle.ts';
import { areNeighbours, columnOf, rowOf } from '../../board.ts';
import type { NaiveSeat } from '../../types.ts';
import type { SpecialPiece, SpecialState } from '../turns.ts';
import { capture, flagWon } from '../turns.ts';
import type { NaiveSpecial } from '../types.ts';
import { healThen } from './shroud.ts';

/** The pieces of a seat that stand next to a piece, in board order: rows from the south, then columns. */
export function neighboursOf(state: SpecialState, piece: SpecialPiece, seat: NaiveSeat): readonly SpecialPiece[] {
  return state.pieces
    .filter((other) => other.seat === seat && areNeighbours(other.cell, piece.cell))
    .toSorted((one, other) => rowOf(one.cell) - rowOf(other.cell) || columnOf(one.cell) - columnOf(other.cell));
}

/** ACS-11, ACS-22: bombs, then ranks upwards, then the flag; equals stay in the order given. */
export function inOrderOfAttack(targets: readonly SpecialPiece[]): readonly SpecialPiece[] {
  return targets.toSorted((one, other) => place(one.kind) - place(other.kind));
}

/** CORE-11 to CORE-16. */
export function losersOf(attacker: SpecialPiece, target: SpecialPiece): readonly SpecialPiece[] {
  const outcome = naiveBattle(attacker.kind, target.kind);
  if (outcome === 'attackerWins') return [target];
  return outcome === 'defenderWins' ? [attacker] : [attacker, target];
}

/**
 * Attacks the targets in order until the attacker falls. `losers` says who falls in one combat. Spies that fall are healed at once,
 * and the chain goes on with the targets fixed at its start (ACS-31). Capturing a flag ends the game.
 */
export function attackInTurn(
  state: SpecialState,
  attacker: SpecialPiece,
  targets: readonly SpecialPiece[],
  losers: (target: SpecialPiece) => readonly SpecialPiece[],
  finish: (after: SpecialState) => NaiveSpecial,
): NaiveSpecial {
  const [target, ...others] = targets;
  if (target === undefined) return finish(state);
  const fallen = losers(target);
  const after = capture(state, fallen);
  if (fallen.some((piece) => piece.kind === 'flag')) return flagWon(after, state.toMove);
  const left = fallen.includes(attacker) ? [] : others;
  return healThen(state, after, (healed) => attackInTurn(healed, attacker, left, losers, finish));
}

function place(kind: string): number {
  if (kind === 'bomb') return 0;
  return kind === 'flag' ? 100 : rankOf(kind);
}
