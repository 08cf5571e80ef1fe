// The Sword: a captain attacks two neighbours in one turn and stays where it is (ACS-10 to ACS-16).

import { opponentOf } from '../game.ts';
import { attackInTurn, inOrderOfAttack, losersOf, neighboursOf } from './creedChain.ts';
import type { SpecialPiece, SpecialState } from './turns.ts';
import { capture, show } from './turns.ts';
import type { NaiveSpecial } from './types.ts';

export interface SwordTargets {
  readonly captain: SpecialPiece;
  readonly first: SpecialPiece;
  readonly second: SpecialPiece;
}

/** ACS-10, ACS-17: every pair of enemies next to a captain, each pair once; a single target is an ordinary attack. */
export function swordTargets(state: SpecialState): readonly SwordTargets[] {
  return state.pieces
    .filter((piece) => piece.seat === state.toMove && piece.kind === 'captain')
    .flatMap((captain) => {
      const enemies = neighboursOf(state, captain, opponentOf(captain.seat));
      return enemies.flatMap((first, index) => enemies.slice(index + 1).map((second) => ({ captain, first, second })));
    });
}

export function wieldSword(
  state: SpecialState,
  captain: SpecialPiece,
  first: SpecialPiece,
  second: SpecialPiece,
  finish: (after: SpecialState) => NaiveSpecial,
): NaiveSpecial {
  // ACS-11, U-34: both targets are revealed before the first combat.
  const seen = show(state, [captain, first, second]);
  // ACS-14: the exception to one combat after the other.
  if (first.kind === 'captain' && second.kind === 'captain') return finish(capture(seen, [captain, first, second]));
  return attackInTurn(seen, captain, inOrderOfAttack([first, second]), (target) => losersOf(captain, target), finish);
}
