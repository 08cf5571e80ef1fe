// Which kinds have which power, and how they fight.

import type { SpecialPiece, SpecialState } from '../turns.ts';

/** CWS-1, CWS-2, U-40: of the 7s and 6s only these two kinds, unless the option gives the powers to all of them. */
export function hasRemoteAttack(state: SpecialState, piece: SpecialPiece): boolean {
  return piece.kind === 'sniper' || (piece.kind === 'major' && state.options.allRank7and6HavePowers === 'on');
}

export function hasAnger(state: SpecialState, piece: SpecialPiece): boolean {
  return piece.kind === 'berserker' || (piece.kind === 'captain' && state.options.allRank7and6HavePowers === 'on');
}

export function hasClairvoyance(piece: SpecialPiece): boolean {
  return piece.kind === 'marshal' || piece.kind === 'general';
}

/** The usual kind of the same strength. CWS-43: in defence anger is always a 6. */
export function fightsAs(piece: SpecialPiece): string {
  if (piece.kind === 'sniper') return 'major';
  return piece.kind === 'berserker' ? 'captain' : piece.kind;
}
