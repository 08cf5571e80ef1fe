// Clone Wars Special: the plain game, and the powers clairvoyance (10, 9), teleportation (8), remote attack (7) and anger (6).

import { reachOf } from '../../board.ts';
import type { CountedTurn, NaiveAct, SpecialPiece, SpecialState } from '../turns.ts';
import { askToAct, endTurn, plainMoves, startState } from '../turns.ts';
import type { NaiveSetup, NaiveSpecial } from '../types.ts';
import { playMove } from './anger.ts';
import { clairvoyanceTargets, look, remoteAttack, remoteTargets } from './powers.ts';

export function startCloneSpecial(setup: NaiveSetup): NaiveSpecial {
  return takeTurn(startState(setup));
}

function takeTurn(state: SpecialState): NaiveSpecial {
  const finish = (after: SpecialState, deed: CountedTurn) => takeTurn(endTurn(state, after, deed));
  const own = state.pieces.filter((piece) => piece.seat === state.toMove);

  const moves: readonly NaiveAct[] = plainMoves(state, (piece) => cloneReach(state, piece)).map(({ piece, move }) => ({
    intent: `move ${move.from} ${move.to}`,
    saves: true,
    next: () => playMove(state, piece, move, finish),
  }));
  // CORE-18: looking is neither a move nor an attack.
  const looks: readonly NaiveAct[] = own.flatMap((piece) =>
    clairvoyanceTargets(state, piece).map((target) => ({
      intent: `clairvoyance ${piece.cell} ${target.cell}`,
      saves: false,
      next: () => finish(look(state, piece, target), 'other'),
    })),
  );
  const shots: readonly NaiveAct[] = own.flatMap((piece) =>
    remoteTargets(state, piece).map((target) => ({
      intent: `remoteAttack ${piece.cell} ${target.cell}`,
      saves: true,
      next: () => remoteAttack(state, piece, target, finish),
    })),
  );
  return askToAct(state, [...moves, ...looks, ...shots]);
}

/** CWS-20: an 8 goes as a scout goes. */
function cloneReach(state: SpecialState, piece: SpecialPiece): readonly string[] {
  const goesAs = piece.kind === 'colonel' || piece.kind === 'secondColonel' ? 'scout' : piece.kind;
  return reachOf(state.rules, state.pieces, { ...piece, kind: goesAs });
}
