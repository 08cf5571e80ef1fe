/** A view that is short enough to be kept in a file: pieces and moves as words. Nothing is left out. */

import type { View } from '@flagfall/engine';

/** The default marks of a piece: neither moved nor seen. */
const UNSEEN = ` ${JSON.stringify({ moved: false, ran: false, shownTo: [] })}`;

export function shortView({ pieces, moves, recent, ...rest }: View): object {
  return { ...rest, pieces: lineOf(pieces), moves: lineOf(moves), recent: lineOf(recent) };
}

function lineOf(values: readonly object[]): string {
  return values.map(wordsOf).join(', ').replaceAll(UNSEEN, '');
}

function wordsOf(value: object): string {
  return Object.values(value)
    .map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)))
    .join(' ');
}
