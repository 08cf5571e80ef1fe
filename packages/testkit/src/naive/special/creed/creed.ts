// Assassin's Creed Special: the plain game, and the powers of the spy (Shroud), the captain (Sword) and the flag (Apple).

import { reachOf } from '../../board.ts';
import type { NaiveMove } from '../../types.ts';
import type { CountedTurn, NaiveAct, SpecialPiece, SpecialState } from '../turns.ts';
import { advance, askToAct, endTurn, fight, flagWon, plainMoves, standingOn, startState } from '../turns.ts';
import type { NaiveSetup, NaiveSpecial } from '../types.ts';
import { canUseApple, useApple } from './apple.ts';
import { healThen } from './shroud.ts';
import { swordTargets, wieldSword } from './sword.ts';

export function startCreedSpecial(setup: NaiveSetup): NaiveSpecial {
  return takeTurn(startState(setup));
}

function takeTurn(state: SpecialState): NaiveSpecial {
  const finish = (deed: CountedTurn) => (after: SpecialState) => takeTurn(endTurn(state, after, deed));

  const moves: readonly NaiveAct[] = plainMoves(state, (piece) => reachOf(state.rules, state.pieces, piece)).map(({ piece, move }) => ({
    intent: `move ${move.from} ${move.to}`,
    saves: true,
    next: () => playMove(state, piece, move, finish),
  }));
  const swords: readonly NaiveAct[] = swordTargets(state).map(({ captain, targets }) => ({
    intent: ['sword', captain.cell, ...targets.map(({ cell }) => cell)].join(' '),
    saves: true,
    next: () => wieldSword(state, captain, targets, finish('other')),
  }));
  // ACS-34, U-31: an unused Apple does not save a player who can neither move nor attack.
  const apples: readonly NaiveAct[] = state.pieces
    .filter((piece) => piece.seat !== state.toMove && canUseApple(state))
    .map((target) => ({ intent: `apple ${target.cell}`, saves: false, next: () => useApple(state, target, finish('other')) }));

  return askToAct(state, [...moves, ...swords, ...apples]);
}

/** AUD-8: a captain may attack as any other does, without the Sword; the winner advances before a player heals. */
function playMove(
  state: SpecialState,
  piece: SpecialPiece,
  move: NaiveMove,
  finish: (deed: CountedTurn) => (after: SpecialState) => NaiveSpecial,
): NaiveSpecial {
  const defender = standingOn(state, move.to);
  if (defender === undefined) return finish({ piece, move, attack: false })(advance(state, piece, move.to));
  const after = fight(state, piece, piece.kind, defender, defender.kind);
  if (defender.kind === 'flag') return flagWon(after, piece.seat);
  return healThen(state, after, finish({ piece, move, attack: true }));
}
