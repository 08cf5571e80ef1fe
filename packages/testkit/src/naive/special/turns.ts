// Turns of the two editions with powers: questions and their answers, what a deed does to the board, and how a turn ends.

import { naiveBattle } from '../battle.ts';
import { boundariesCrossed, canMove } from '../board.ts';
import { naiveStart, opponentOf, quietResult } from '../game.ts';
import { breaksChaseRule, breaksTwoSquareRule, chaseAfter } from '../repetition.ts';
import type { NaiveMove, NaivePiece, NaiveResult, NaiveSeat, NaiveState, NaiveTurn } from '../types.ts';
import type { NaiveSetup, NaiveSpecial } from './types.ts';

export interface SpecialPiece extends NaivePiece {
  readonly moved: boolean;
  readonly ran: boolean;
  /** Its enemy has been shown what it is, at any time. */
  readonly shown: boolean;
}

export interface SpecialState extends NaiveState {
  readonly options: NaiveSetup['options'];
  readonly pieces: readonly SpecialPiece[];
  readonly captured: readonly Pick<NaivePiece, 'seat' | 'kind'>[];
  /** ACS-20, red before blue; always empty in Clone Wars. */
  readonly applesUsed: readonly NaiveSeat[];
}

/** An answer of the asked seat, and the game after it. */
export interface NaiveChoice {
  readonly intent: string;
  readonly next: () => NaiveSpecial;
}

/** A choice at the start of a turn. CORE-18: only deeds that move or attack save a player from losing. */
export interface NaiveAct extends NaiveChoice {
  readonly saves: boolean;
}

/** What a whole turn is for the repetition rules: a plain move or attack, or anything else. */
export type CountedTurn = { readonly piece: NaivePiece; readonly move: NaiveMove; readonly attack: boolean } | 'other';

// Touches no square and crosses no boundary: its row is no number.
const NOWHERE: NaiveMove = { from: 'nowhere', to: 'nowhere' };
const NO_PIECE = -1;

export function startState(setup: NaiveSetup): SpecialState {
  const plain = naiveStart(setup.rules, setup.pieces, setup.starter);
  const pieces = plain.pieces.map((piece) => ({ ...piece, moved: false, ran: false, shown: false }));
  return { ...plain, options: setup.options, pieces, captured: setup.captured ?? [], applesUsed: [], result: undefined };
}

/** Asks the seat to move for its action, unless the game is over. U-10: that may be so before the first move. */
export function askToAct(state: SpecialState, acts: readonly NaiveAct[]): NaiveSpecial {
  const canAct = acts.some((act) => act.saves);
  const result = (canAct ? undefined : immobilityResult(state)) ?? quietResult(state);
  return result === undefined ? ask(state, 'act', state.toMove, acts) : over({ ...state, result });
}

export function ask(state: SpecialState, decision: string, seat: NaiveSeat, choices: readonly NaiveChoice[]): NaiveSpecial {
  return {
    legal: choices.map((choice) => choice.intent),
    actor: seat,
    look: lookLines(state, { decision, seat }),
    play(intent) {
      const choice = choices.find((candidate) => candidate.intent === intent);
      if (choice === undefined) throw new Error(`${seat} may not answer ${intent}`);
      return choice.next();
    },
  };
}

/** CORE-17: the enemy flag has been captured. The turn it happens in had a capture, so nothing was quiet. */
export function flagWon(state: SpecialState, winner: NaiveSeat): NaiveSpecial {
  return over({ ...state, quiet: 0, result: { winner, reason: 'flagCaptured' } });
}

/** The seat to move's moves and attacks that the repetition rules allow (REP-1, REP-3, REP-4), where `reach` says how far a piece can go. */
export function plainMoves(
  state: SpecialState,
  reach: (piece: SpecialPiece) => readonly string[],
): readonly { readonly piece: SpecialPiece; readonly move: NaiveMove }[] {
  return state.pieces
    .filter((piece) => piece.seat === state.toMove)
    .flatMap((piece) => reach(piece).map((to) => ({ piece, move: { from: piece.cell, to } })))
    .filter(({ piece, move }) => !breaksTwoSquareRule(state, piece, move) && !breaksChaseRule(state, piece, move));
}

/** The piece goes to an empty square. CORE-9: more than one step marks it as one that ran. */
export function advance(state: SpecialState, mover: SpecialPiece, to: string): SpecialState {
  const ran = boundariesCrossed(mover.cell, to).length > 1;
  const pieces = state.pieces.map((piece) => (piece.id === mover.id ? { ...piece, cell: to, moved: true, ran: piece.ran || ran } : piece));
  return { ...state, pieces };
}

/** CORE-11, CORE-22: both are shown, the losers fall, a winning attacker takes the square. The kinds say how each of them fights. */
export function fight(
  state: SpecialState,
  attacker: SpecialPiece,
  attacksAs: string,
  defender: SpecialPiece,
  defendsAs: string,
): SpecialState {
  const outcome = naiveBattle(attacksAs, defendsAs);
  const seen = show(state, [attacker, defender]);
  if (outcome === 'bothCaptured') return capture(seen, [attacker, defender]);
  if (outcome === 'defenderWins') return capture(seen, [attacker]);
  return advance(capture(seen, [defender]), attacker, defender.cell);
}

export function show(state: SpecialState, those: readonly SpecialPiece[]): SpecialState {
  return { ...state, pieces: state.pieces.map((piece) => (isAmong(piece, those) ? { ...piece, shown: true } : piece)) };
}

export function capture(state: SpecialState, those: readonly SpecialPiece[]): SpecialState {
  const pieces = state.pieces.filter((piece) => !isAmong(piece, those));
  return { ...state, pieces, captured: [...state.captured, ...those.map(({ seat, kind }) => ({ seat, kind }))] };
}

export function standingOn(state: SpecialState, cell: string): SpecialPiece | undefined {
  return state.pieces.find((piece) => piece.cell === cell);
}

export function isAmong(piece: NaivePiece, those: readonly NaivePiece[]): boolean {
  return those.some((other) => other.id === piece.id);
}

/** The enemy's turn, when this turn began with `before` and led to `after`. CWS-51, ACS-35: any other deed breaks every run. */
export function endTurn(before: SpecialState, after: SpecialState, deed: CountedTurn): SpecialState {
  const seat = before.toMove;
  const played = deed === 'other' ? { pieceId: NO_PIECE, move: NOWHERE, attack: false } : { ...deed, pieceId: deed.piece.id };
  const turn: NaiveTurn = { seat, pieceId: played.pieceId, move: played.move, attack: played.attack, piecesBefore: before.pieces };
  // Healed pieces get new ids, so a missing piece was captured.
  const someoneFell = before.pieces.some((piece) => !isAmong(piece, after.pieces));
  return {
    ...after,
    toMove: opponentOf(seat),
    history: [...before.history, turn],
    chase: deed === 'other' ? { red: 0, blue: 0 } : chaseAfter(before, turn, after.pieces),
    quiet: someoneFell ? 0 : before.quiet + 1,
  };
}

function over(state: SpecialState): NaiveSpecial {
  return {
    legal: [],
    actor: undefined,
    look: lookLines(state, undefined),
    play(intent) {
      throw new Error(`the game is over, ${intent} comes too late`);
    },
  };
}

/** CORE-18 to CORE-20, U-6. */
function immobilityResult(state: SpecialState): NaiveResult {
  const opponent = opponentOf(state.toMove);
  if (state.pieces.some((piece) => canMove(piece.kind))) return { winner: opponent, reason: 'immobile' };
  return { winner: state.rules.bothImmobile === 'draw' ? undefined : opponent, reason: 'bothImmobile' };
}

/** The position as sorted lines of text; while a question is open they name the seat that is asked. */
function lookLines(state: SpecialState, question: { readonly decision: string; readonly seat: NaiveSeat } | undefined): readonly string[] {
  const { applesUsed, result } = state;
  return [
    ...state.pieces.map(pieceLine),
    ...state.captured.map(({ seat, kind }) => `captured ${seat} ${kind}`),
    `quiet ${state.quiet}`,
    ...(applesUsed.length > 0 ? [`applesUsed ${applesUsed.join(',')}`] : []),
    ...(question !== undefined ? [`turn ${state.toMove}`, `waiting ${question.decision} ${question.seat}`] : []),
    ...(result !== undefined ? [`ended ${result.reason} ${result.winner ?? 'draw'}`] : []),
  ].sort();
}

function pieceLine(piece: SpecialPiece): string {
  const flags = [piece.moved ? ' moved' : '', piece.ran ? ' ran' : '', piece.shown ? ' shown' : ''].join('');
  return `piece ${piece.seat} ${piece.kind} ${piece.cell}${flags}`;
}
