/** The values in the texts of deeds. A deed names cells, cards, a kind, yes or no, an order; secret arguments are absent. */

import type { DeedArguments, Seat } from '@flagfall/engine';
import type { Terms } from '../terms.ts';
import type { Names, Values } from '../types.ts';
import type { ShownPiece, TellingContext } from './context.ts';

/** The name of a face-down card. */
const HIDDEN = 'hidden';

export function deedValues(
  { seat, ...given }: { readonly seat: Seat } & DeedArguments,
  names: Names,
  context: TellingContext,
  terms: Terms,
): Values {
  const { cells = [], cards, kind, yes, order, open } = given;
  const { actor, goes = 'move', decision = '', cards: laidDown = [], guess, shown = [] } = context;
  const named = cells.map((cell) => names.cellName(cell));
  const [one = '', two = '', three = ''] = named;
  // The second of two pieces may be named twice.
  const places = [...new Set(named)];
  const about = guess?.enemy ?? seat;
  return {
    seat: names.seatName(seat),
    number: numberOf(seat, names),
    one,
    two,
    three,
    cells: named.join(' '),
    places: terms.list(places),
    placeCount: places.length,
    card: cards?.[0] ?? '',
    cards: terms.cards(cards ?? laidDown.map((card) => card ?? HIDDEN)),
    kind: kind === undefined ? '' : names.kindName(about, kind),
    known: cards === undefined && kind === undefined ? 'no' : 'yes',
    answer: yes === undefined ? 'unknown' : yes ? 'yes' : 'no',
    order: order === undefined ? 'none' : order.join('-'),
    open: open ? 'yes' : 'no',
    hasActor: actor === undefined ? 'no' : 'yes',
    actor: actor === undefined ? '' : names.kindName(about, actor),
    hasShown: shown.length === 0 ? 'no' : 'yes',
    shown: shownText(seat, shown, names, terms),
    ...guessValues(guess, names),
    goes,
    decision,
  };
}

function numberOf(seat: Seat, names: Names): 'one' | 'many' {
  return names.seatIsPlural?.(seat) ? 'many' : 'one';
}

/** One's own pieces by kind or by place, those of others by owner. */
function shownText(reader: Seat, shown: readonly ShownPiece[], names: Names, terms: Terms): string {
  const isBag = shown.every(({ seat, cell }) => seat === reader && cell === undefined);
  const texts = shown.map(({ seat, kind, cell }) => {
    const name = names.kindName(seat, kind);
    if (cell !== undefined) return terms.pieceOn(name, names.cellName(cell));
    return seat === reader ? name : terms.pieceOf(names.seatName(seat), numberOf(seat, names), name);
  });
  return isBag ? terms.counted(texts) : terms.list(texts);
}

function guessValues(guess: TellingContext['guess'], names: Names): Values {
  const enemy = guess?.enemy;
  return {
    guess: guess === undefined ? 'open' : guess.isRight ? 'right' : 'wrong',
    hasEnemy: enemy === undefined ? 'no' : 'yes',
    enemy: enemy === undefined ? '' : names.seatName(enemy),
    enemyNumber: enemy === undefined ? 'one' : numberOf(enemy, names),
  };
}
