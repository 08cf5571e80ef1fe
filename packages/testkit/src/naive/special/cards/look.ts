// The whole position as sorted lines of text.

import type { NaiveSeat } from '../../types.ts';
import { actorOf } from './legal.ts';
import type { CardsPiece, CardsState } from './state.ts';

const SEATS: readonly NaiveSeat[] = ['red', 'blue'];

export function lookAt(state: CardsState): readonly string[] {
  const lines = [
    ...state.pieces.map(pieceLine),
    ...state.captured.map((piece) => `captured ${piece}`),
    ...SEATS.map((seat) => pileLine('hand', seat, [...state.hand[seat]].sort())),
    ...SEATS.map((seat) => pileLine('draw', seat, state.draw[seat])),
    ...SEATS.map((seat) => pileLine('spent', seat, state.spent[seat])),
    `quiet ${state.quiet}`,
  ];
  if (state.announced !== undefined) lines.push(`announced ${state.toMove} ${state.announced}`);
  if (state.result === undefined) lines.push(`turn ${state.toMove}`, `waiting ${state.question.ask} ${waitedFor(state).join(',')}`);
  else lines.push(`ended ${state.result.reason} ${state.result.winner ?? 'draw'}`);
  return lines.sort();
}

function pieceLine(piece: CardsPiece): string {
  const marks = [piece.moved ? ' moved' : '', piece.ran ? ' ran' : '', piece.shown ? ' shown' : ''];
  return `piece ${piece.seat} ${piece.kind} ${piece.cell}${marks.join('')}`;
}

/** An empty pile is a line that ends after the seat. */
function pileLine(name: string, seat: NaiveSeat, cards: readonly string[]): string {
  return [name, seat, ...(cards.length > 0 ? [cards.join(',')] : [])].join(' ');
}

/** BC-4: both are asked for a mulligan at once, and a seat that has answered is asked no more. */
function waitedFor(state: CardsState): readonly NaiveSeat[] {
  if (state.question.ask === 'mulligan' && state.question.red === undefined) return SEATS;
  const actor = actorOf(state);
  return actor === undefined ? [] : [actor];
}
