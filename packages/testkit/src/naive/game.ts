// A whole plain game, played on immutable states: start, list the legal moves, play one, and see whether the game is over.

import { naiveBattle } from './battle.ts';
import { canMove, isOnBoard, pieceOn, reachOf } from './board.ts';
import { breaksChaseRule, breaksTwoSquareRule, chaseAfter } from './repetition.ts';
import type { NaiveMove, NaivePiece, NaiveResult, NaiveRules, NaiveSeat, NaiveState, NaiveTurn } from './types.ts';

export type { NaiveOutcome } from './battle.ts';
export { naiveBattle } from './battle.ts';
export type { NaiveMove, NaivePiece, NaiveResult, NaiveRules, NaiveSeat, NaiveState, NaiveTurn } from './types.ts';

/** The game before the first move. U-10: it may be over at once. */
export function naiveStart(rules: NaiveRules, pieces: readonly Omit<NaivePiece, 'id'>[], starter: NaiveSeat): NaiveState {
  for (const piece of pieces) {
    if (!isOnBoard(rules, piece.cell)) throw new Error(`${piece.cell} is no square to stand on`);
    if (pieces.filter((other) => other.cell === piece.cell).length > 1) throw new Error(`two pieces on ${piece.cell}`);
  }
  return withResult({
    rules,
    pieces: pieces.map(({ seat, kind, cell }, id) => ({ id, seat, kind, cell })),
    toMove: starter,
    history: [],
    chase: { red: 0, blue: 0 },
    quiet: 0,
    result: undefined,
  });
}

/** Every legal move of the side to move; none when the game is over. */
export function naiveMoves(state: NaiveState): readonly NaiveMove[] {
  if (state.result !== undefined) return [];
  const moves: NaiveMove[] = [];
  for (const piece of state.pieces.filter((candidate) => candidate.seat === state.toMove)) {
    for (const to of reachOf(state.rules, state.pieces, piece)) {
      const move = { from: piece.cell, to };
      if (!breaksTwoSquareRule(state, piece, move) && !breaksChaseRule(state, piece, move)) moves.push(move);
    }
  }
  return moves;
}

/** The state after one legal move; throws when the move is not legal. */
export function naivePlay(state: NaiveState, move: NaiveMove): NaiveState {
  const mover = pieceOn(state.pieces, move.from);
  const isLegal = naiveMoves(state).some((legal) => legal.from === move.from && legal.to === move.to);
  if (mover === undefined || !isLegal) throw new Error(`${move.from} to ${move.to} is not a legal move for ${state.toMove}`);

  const defender = pieceOn(state.pieces, move.to);
  const pieces = piecesAfter(state.pieces, mover, defender, move.to);
  const turn: NaiveTurn = {
    seat: mover.seat,
    pieceId: mover.id,
    move: { from: move.from, to: move.to },
    attack: defender !== undefined,
    piecesBefore: state.pieces,
  };
  const next: NaiveState = {
    rules: state.rules,
    pieces,
    toMove: opponentOf(mover.seat),
    history: [...state.history, turn],
    chase: chaseAfter(state, turn, pieces),
    quiet: turn.attack ? 0 : state.quiet + 1,
    result: undefined,
  };
  // CORE-17: every piece that can attack beats the flag, so attacking it is capturing it.
  if (defender?.kind === 'flag') return { ...next, result: { winner: mover.seat, reason: 'flagCaptured' } };
  return withResult(next);
}

function piecesAfter(
  pieces: readonly NaivePiece[],
  mover: NaivePiece,
  defender: NaivePiece | undefined,
  to: string,
): readonly NaivePiece[] {
  const outcome = defender === undefined ? 'attackerWins' : naiveBattle(mover.kind, defender.kind);
  const moverFalls = outcome !== 'attackerWins';
  const defenderFalls = outcome !== 'defenderWins';
  return pieces
    .filter((piece) => !(piece.id === mover.id && moverFalls) && !(piece.id === defender?.id && defenderFalls))
    .map((piece) => (piece.id === mover.id ? { ...piece, cell: to } : piece));
}

function withResult(state: NaiveState): NaiveState {
  return { ...state, result: immobilityResult(state) ?? quietResult(state) };
}

/** CORE-18 to CORE-20, U-6: the side to move has no legal move. Asked before the quiet limit, so a blocked player loses even on that ply. */
export function immobilityResult(state: NaiveState): NaiveResult | undefined {
  if (naiveMoves(state).length > 0) return undefined;
  const opponent = opponentOf(state.toMove);
  if (state.pieces.some((piece) => canMove(piece.kind))) return { winner: opponent, reason: 'immobile' };
  return { winner: state.rules.bothImmobile === 'draw' ? undefined : opponent, reason: 'bothImmobile' };
}

/** U-9. */
export function quietResult(state: NaiveState): NaiveResult | undefined {
  const limit = state.rules.quietLimit;
  return limit !== undefined && state.quiet >= limit ? { winner: undefined, reason: 'quietLimit' } : undefined;
}

export function opponentOf(seat: NaiveSeat): NaiveSeat {
  return seat === 'red' ? 'blue' : 'red';
}
