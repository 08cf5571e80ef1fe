// The Sword: a captain attacks one or two neighbours in one turn and stays where it is (ACS-10 to ACS-16, AUD-8).

import { opponentOf } from '../../game.ts';
import type { SpecialPiece, SpecialState } from '../turns.ts';
import { capture, show } from '../turns.ts';
import type { NaiveSpecial } from '../types.ts';
import { attackInTurn, inOrderOfAttack, losersOf, neighboursOf } from './chain.ts';

export interface SwordTargets {
  readonly captain: SpecialPiece;
  readonly targets: readonly SpecialPiece[];
}

/** ACS-10, AUD-8: every enemy next to a captain alone, and every pair of them once. */
export function swordTargets(state: SpecialState): readonly SwordTargets[] {
  return state.pieces
    .filter((piece) => piece.seat === state.toMove && piece.kind === 'captain')
    .flatMap((captain) => {
      const enemies = neighboursOf(state, captain, opponentOf(captain.seat));
      const pairs = enemies.flatMap((first, index) => enemies.slice(index + 1).map((second) => [first, second]));
      return [...enemies.map((only) => [only]), ...pairs].map((targets) => ({ captain, targets }));
    });
}

export function wieldSword(
  state: SpecialState,
  captain: SpecialPiece,
  targets: readonly SpecialPiece[],
  finish: (after: SpecialState) => NaiveSpecial,
): NaiveSpecial {
  // ACS-11, U-34: all targets are revealed before the first combat.
  const seen = show(state, [captain, ...targets]);
  // ACS-14: the exception to one combat after the other.
  if (targets.every(({ kind }) => kind === 'captain')) return finish(capture(seen, [captain, ...targets]));
  return attackInTurn(seen, captain, inOrderOfAttack(targets), (target) => losersOf(captain, target), finish);
}
