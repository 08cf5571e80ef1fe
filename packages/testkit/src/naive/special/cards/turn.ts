// One turn from its first step to its end: move, swap or exchange; an attack in two halves, before and after the defender has answered.

import { pieceOn } from '../../board.ts';
import { immobilityResult, opponentOf, quietResult } from '../../game.ts';
import { chaseAfter } from '../../repetition.ts';
import type { NaiveTurn } from '../../types.ts';
import { cardsBattle } from './battle.ts';
import { canFollowSwap, savingIntents } from './legal.ts';
import { announce, exchange, refill, spend, uncover } from './piles.ts';
import { stepsBetween } from './reach.ts';
import { type CardsState, type DeclaredAttack, pieceAt, pieceById, withPiece } from './state.ts';

const NO_PIECE = -1;
/** A name that is no square: it touches no square and lies on no line between squares. */
const NOWHERE = 'nowhere';

/** A piece goes from one square to another, with or without cards, and attacks whoever stands there. */
export function go(
  state: CardsState,
  from: string,
  to: string,
  movement: string | undefined,
  attackCard: string | undefined,
  isHidden: boolean,
): CardsState {
  const seat = state.toMove;
  const mover = pieceAt(state, from);
  const target = pieceOn(state.pieces, to);
  const hidden = isHidden && attackCard !== undefined;

  // BC-25: a run by its own legs, or by a feint, is one that only a scout can make; the other cards explain the distance.
  const onOwnLegs = movement === undefined || movement === 'feint';
  const ran = mover.ran || (onOwnLegs && stepsBetween(from, to) > 1);
  const paid = hidden ? announce(spend(state, seat, movement), seat, attackCard) : spend(spend(state, seat, movement), seat, attackCard);
  const started = withPiece(paid, mover.id, { moved: true, ran });

  const plain = movement === undefined && attackCard === undefined;
  if (target === undefined) {
    const arrived = withPiece(started, mover.id, { cell: to });
    return endTurn(arrived, plain ? plainTurn(state, mover.id, from, to, false) : otherTurn(state));
  }

  // CORE-22, BC-7, BC-11, BC-31.
  const showsNow = !hidden && attackCard !== 'mockAttack';
  const declared = showsNow ? withPiece(started, mover.id, { shown: true }) : started;
  const attack: DeclaredAttack = { attacker: mover.id, defender: target.id, from, to, card: attackCard, plain };
  // BC-65: an empty hand is public, so nothing is asked then.
  if (state.hand[target.seat].length === 0) return fight(declared, attack, undefined);
  return { ...declared, question: { ask: 'defend', attack } };
}

/** Everything is turned over, the battle is fought, and the turn ends. */
export function fight(state: CardsState, attack: DeclaredAttack, defenceCard: string | undefined): CardsState {
  const seat = state.toMove;
  const defenderSeat = opponentOf(seat);
  const paid = spend(uncover(state, seat), defenderSeat, defenceCard);
  const seen = withPiece(paid, attack.defender, { shown: true });
  const facing = attack.card === 'mockAttack' ? seen : withPiece(seen, attack.attacker, { shown: true });

  const attacker = pieceById(facing, attack.attacker);
  const defender = pieceById(facing, attack.defender);
  const outcome = cardsBattle(attacker.kind, defender.kind, attack.card, defenceCard);
  const removed = outcome === 'attackerWins' || outcome === 'bothCaptured' ? capture(facing, defender.id) : facing;
  const fought = outcome === 'defenderWins' || outcome === 'bothCaptured' ? capture(removed, attacker.id) : removed;
  const settled = outcome === 'attackerWins' ? withPiece(fought, attacker.id, { cell: attack.to }) : fought;

  const turn = attack.plain ? plainTurn(state, attack.attacker, attack.from, attack.to, true) : otherTurn(state);
  // BC-63, CORE-17: at once, before anybody draws a card.
  if (outcome === 'attackerWins' && defender.kind === 'flag') {
    return { ...recordTurn(settled, turn), result: { winner: seat, reason: 'flagCaptured' } };
  }
  return endTurn(settled, turn);
}

/** BC-24, D-21. */
export function swap(state: CardsState, first: string, second: string): CardsState {
  const one = pieceAt(state, first);
  const other = pieceAt(state, second);
  const paid = spend(state, state.toMove, 'swap');
  const swapped = withPiece(withPiece(paid, one.id, { cell: second, moved: true }), other.id, { cell: first, moved: true });
  return canFollowSwap(swapped) ? { ...swapped, question: { ask: 'follow' } } : passAfterSwap(swapped);
}

export function passAfterSwap(state: CardsState): CardsState {
  return endTurn(state, otherTurn(state));
}

/** BC-6 (a). */
export function exchangeCard(state: CardsState, card: string): CardsState {
  const ended = { ...exchange(state, state.toMove, card), exchanged: { ...state.exchanged, [state.toMove]: true } };
  return passTurn(recordTurn(ended, otherTurn(state)));
}

/** The first turn, and every next one, begins with a look at whether the game is over: immobility before the quiet limit. */
export function beginTurn(state: CardsState): CardsState {
  const begun: CardsState = { ...state, question: { ask: 'act' }, captureThisTurn: false, piecesAtTurnStart: state.pieces };
  return { ...begun, result: savingIntents(begun).length === 0 ? immobilityResult(begun) : quietResult(begun) };
}

function endTurn(state: CardsState, turn: NaiveTurn): CardsState {
  return passTurn(recordTurn({ ...state, exchanged: { ...state.exchanged, [state.toMove]: false } }, turn));
}

function passTurn(state: CardsState): CardsState {
  return beginTurn({ ...refill(state, state.toMove), toMove: opponentOf(state.toMove) });
}

/** The repetition rules and the quiet count learn of the turn. A turn with a card ends both chases. */
function recordTurn(state: CardsState, turn: NaiveTurn): CardsState {
  return {
    ...state,
    history: [...state.history, turn],
    chase: turn.pieceId === NO_PIECE ? { red: 0, blue: 0 } : chaseAfter(state, turn, state.pieces),
    quiet: state.captureThisTurn ? 0 : state.quiet + 1,
  };
}

function plainTurn(state: CardsState, pieceId: number, from: string, to: string, attack: boolean): NaiveTurn {
  return { seat: state.toMove, pieceId, move: { from, to }, attack, piecesBefore: state.piecesAtTurnStart };
}

/** BC-61: a turn with a card stands in the history as a turn of no piece, which breaks every run of the same piece. */
function otherTurn(state: CardsState): NaiveTurn {
  return plainTurn(state, NO_PIECE, NOWHERE, NOWHERE, false);
}

function capture(state: CardsState, id: number): CardsState {
  const piece = pieceById(state, id);
  return {
    ...state,
    pieces: state.pieces.filter((other) => other.id !== id),
    captured: [...state.captured, `${piece.seat} ${piece.kind}`],
    captureThisTurn: true,
  };
}
