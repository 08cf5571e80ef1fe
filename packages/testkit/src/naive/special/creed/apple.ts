// The Apple: once in a game a player turns an enemy piece against its own neighbours (ACS-20 to ACS-33).

import { canMove } from '../../board.ts';
import type { NaiveSeat } from '../../types.ts';
import type { SpecialPiece, SpecialState } from '../turns.ts';
import { show } from '../turns.ts';
import type { NaiveSpecial } from '../types.ts';
import { attackInTurn, inOrderOfAttack, losersOf, neighboursOf } from './chain.ts';

const SEATS: readonly NaiveSeat[] = ['red', 'blue'];

/** ACS-20: the seat in turn still has its Apple and has not used it. */
export function canUseApple(state: SpecialState): boolean {
  return ownApple(state) !== undefined && !state.applesUsed.includes(state.toMove);
}

export function useApple(state: SpecialState, target: SpecialPiece, finish: (after: SpecialState) => NaiveSpecial): NaiveSpecial {
  const apple = ownApple(state);
  const applesUsed = SEATS.filter((seat) => seat === state.toMove || state.applesUsed.includes(seat));
  // ACS-21: a bomb or a flag is only looked at, and its neighbours stay hidden.
  const victims = canMove(target.kind) ? neighboursOf(state, target, target.seat) : [];
  const seen = show({ ...state, applesUsed }, [...(apple === undefined ? [] : [apple]), target, ...victims]);
  return attackInTurn(seen, target, inOrderOfAttack(victims), (victim) => losersUnderControl(state, target, victim), finish);
}

/** ACS-24 to ACS-27: as in any combat, save that an own flag is only exposed and that a bomb goes off for good. */
function losersUnderControl(state: SpecialState, controlled: SpecialPiece, victim: SpecialPiece): readonly SpecialPiece[] {
  if (victim.kind === 'flag') return [];
  const hitsBomb = victim.kind === 'bomb' && controlled.kind !== 'miner';
  if (hitsBomb && state.options.appleBombStays !== 'on') return [controlled, victim];
  return losersOf(controlled, victim);
}

function ownApple(state: SpecialState): SpecialPiece | undefined {
  return state.pieces.find((piece) => piece.seat === state.toMove && piece.kind === 'flag');
}
