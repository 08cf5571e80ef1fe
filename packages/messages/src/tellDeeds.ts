/** What fills the texts of deeds. A deed names squares, cards, a kind, yes or no; what is secret is absent. */

import type { Given, Seat } from '@flagfall/engine';
import type { Context } from './narrate.ts';
import type { Terms } from './terms.ts';
import type { Names, Values } from './types.ts';

/** The name of a card that lies face down. */
const HIDDEN = 'hidden';

export function deedValues(
  { seat, cells = [], cards, kind, yes }: { readonly seat: Seat } & Given,
  names: Names,
  { actor, goes = 'move', decision = '', cards: laidDown = [] }: Context,
  terms: Terms,
): Values {
  const [one = '', two = '', three = ''] = cells.map((cell) => names.cellName(cell));
  return {
    seat: names.seatName(seat),
    number: names.seatIsPlural?.(seat) ? 'many' : 'one',
    one,
    two,
    three,
    cells: cells.map((cell) => names.cellName(cell)).join(' '),
    cards: terms.cards(cards ?? laidDown.map((card) => card ?? HIDDEN)),
    kind: kind === undefined ? '' : names.kindName(seat, kind),
    known: cards === undefined && kind === undefined ? 'no' : 'yes',
    answer: yes === undefined ? 'unknown' : yes ? 'yes' : 'no',
    hasActor: actor === undefined ? 'no' : 'yes',
    actor: actor === undefined ? '' : names.kindName(seat, actor),
    goes,
    decision,
  };
}
