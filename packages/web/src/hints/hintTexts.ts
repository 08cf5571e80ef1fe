/** Advice in words: what the computer would do, and what speaks for and against it. */

import type { Advice, AdviceReason } from '@flagfall/ai';
import type { Cell, Seat, View } from '@flagfall/engine';
import type { GameWords } from '../words/gameWords.ts';
import { say } from '../words/texts.ts';

export function hintTexts({ intent, expectation, reasons }: Advice, view: View, seat: Seat, words: GameWords): readonly string[] {
  const chances = say('hints.expectation', { percent: hundred(expectation) });
  if (intent.type !== 'move') return [say('hints.deed', { deed: words.choice(intent, seat, view.waiting?.decision) }), chances];
  const { from, to } = intent;
  const mover = view.pieces.find(({ cell }) => cell === from);
  const kind = mover?.known ? words.kind(seat, mover.kind) : '';
  const why = reasons.flatMap((reason) => [
    reasonText(reason, view, words),
    ...(reason.type === 'attack' && mayDefend(reason.cell, view, words) ? [say('hints.defence')] : []),
  ]);
  return [
    say('hints.move', { from: words.cell(from), to: words.cell(to), kind }),
    ...(why.length === 0 ? [say('hints.quiet')] : why),
    chances,
  ];
}

function reasonText(reason: AdviceReason, view: View, words: GameWords): string {
  switch (reason.type) {
    case 'attack': {
      const { win, lose, both } = reason.prospect;
      const id = reason.chance === 1 ? 'hints.attackKnown' : 'hints.attack';
      return say(id, {
        cell: words.cell(reason.cell),
        kind: kindAt(reason.cell, reason.kind, view, words),
        chance: hundred(reason.chance),
        win: hundred(win),
        lose: hundred(lose),
        both: hundred(both),
      });
    }
    case 'escape':
      return say('hints.escape', { chance: hundred(reason.chance) });
    default:
      return say(`hints.${reason.type}`, { cell: words.cell(reason.cell), chance: hundred(reason.chance), prize: words.pack.prize });
  }
}

/** Chances are counted without cards: where there are Defence cards, any hand may hold one. */
function mayDefend(cell: Cell, view: View, { rules }: GameWords): boolean {
  const seat = view.pieces.find((piece) => piece.cell === cell)?.seat;
  const hasCards = view.piles.some(({ id, count }) => id === `hand ${seat}` && count > 0);
  return hasCards && (rules.extension?.deeds.some(({ id }) => id === 'defend') ?? false);
}

/** The enemy's own name for a kind. */
export function kindAt(cell: Cell, kind: string, view: View, words: GameWords): string {
  const seat = view.pieces.find((piece) => piece.cell === cell)?.seat;
  return seat === undefined ? kind : words.kind(seat, kind);
}

export function hundred(chance: number): number {
  return Math.round(chance * 100);
}
