// Plain moves and attacks, and what anger makes of a won attack: up to three more, each one rank stronger (CWS-40 to CWS-43).

import { areNeighbours } from '../../board.ts';
import type { NaiveMove } from '../../types.ts';
import type { CountedTurn, NaiveChoice, SpecialPiece, SpecialState } from '../turns.ts';
import { advance, ask, fight, flagWon, standingOn } from '../turns.ts';
import type { NaiveSpecial } from '../types.ts';
import { fightsAs, hasAnger } from './kinds.ts';

type Finish = (after: SpecialState, deed: CountedTurn) => NaiveSpecial;

// CWS-41: ranks 6, 7, 8 and 9, by the kinds that fight so.
const ANGER_FIGHTS_AS = ['captain', 'major', 'colonel', 'general'] as const;

export function playMove(state: SpecialState, piece: SpecialPiece, move: NaiveMove, finish: Finish): NaiveSpecial {
  const defender = standingOn(state, move.to);
  // CWS-42: a move to an empty square begins no chain.
  if (defender === undefined) return finish(advance(state, piece, move.to), { piece, move, attack: false });
  const after = fight(state, piece, fightsAs(piece), defender, fightsAs(defender));
  if (defender.kind === 'flag') return flagWon(after, piece.seat);
  const deed = { piece, move, attack: true };
  return hasAnger(state, piece) ? askForMore(after, piece, 1, deed, finish) : finish(after, deed);
}

/** CWS-40: who has won, may attack another time and has an enemy next to its new square is asked. `deed` is what the turn counts as so far. */
function askForMore(state: SpecialState, angry: SpecialPiece, attacksMade: number, deed: CountedTurn, finish: Finish): NaiveSpecial {
  const standing = state.pieces.find((piece) => piece.id === angry.id);
  if (standing === undefined || attacksMade === ANGER_FIGHTS_AS.length) return finish(state, deed);
  const targets = state.pieces.filter((piece) => piece.seat !== standing.seat && areNeighbours(piece.cell, standing.cell));
  if (targets.length === 0) return finish(state, deed);
  const attacks: readonly NaiveChoice[] = targets.map((target) => ({
    intent: `anger ${standing.cell} ${target.cell}`,
    next: () => attackAgain(state, standing, target, attacksMade, finish),
  }));
  return ask(state, 'chain', standing.seat, [...attacks, { intent: 'pass', next: () => finish(state, deed) }]);
}

function attackAgain(state: SpecialState, angry: SpecialPiece, target: SpecialPiece, attacksMade: number, finish: Finish): NaiveSpecial {
  const after = fight(state, angry, ANGER_FIGHTS_AS[attacksMade], target, fightsAs(target));
  if (target.kind === 'flag') return flagWon(after, angry.seat);
  return askForMore(after, angry, attacksMade + 1, 'other', finish);
}
