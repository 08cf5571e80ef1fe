/** The piles of cards as a player speaks of them: hand, draw pile and spent cards of each side. */

import type { Seat, View } from '@flagfall/engine';

export interface CardCounts {
  readonly hand: number;
  readonly pile: number;
  readonly spent: number;
}

export function cardCounts(view: View, seat: Seat): CardCounts {
  return { hand: countOf(view, seat, 'hand'), pile: countOf(view, seat, 'draw'), spent: countOf(view, seat, 'spent') };
}

/** The cards that the viewer holds. */
export function handOf(view: View, seat: Seat): readonly string[] {
  return pileOf(view, seat, 'hand')?.cards ?? [];
}

export function spentOf(view: View, seat: Seat): readonly string[] {
  return pileOf(view, seat, 'spent')?.cards ?? [];
}

function countOf(view: View, seat: Seat, name: string): number {
  return pileOf(view, seat, name)?.count ?? 0;
}

/** Piles are called `hand red`. */
function pileOf(view: View, seat: Seat, name: string): View['piles'][number] | undefined {
  return view.piles.find((pile) => pile.id === `${name} ${seat}`);
}
