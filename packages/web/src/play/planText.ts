/** What is about to be done, in a few words: to be confirmed, or for later. */

import type { Cell, Seat, View } from '@flagfall/engine';
import type { PlayIntent, Premove } from '@flagfall/seat';
import type { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';

export function pendingText(intent: PlayIntent, view: View, seat: Seat, words: GameWords): string {
  if (intent.type === 'deed') return say('web.confirm.deed', { deed: words.choice(intent, seat, view.waiting?.decision) });
  const isAttack = view.pieces.some(({ cell }) => cell === intent.to);
  return say(isAttack ? 'web.confirm.attack' : 'web.confirm.move', valuesOf(intent, view, words));
}

export function plannedText({ move }: Premove, view: View, words: GameWords): string {
  return say('web.premove.planned', valuesOf(move, view, words));
}

function valuesOf({ from, to }: { readonly from: Cell; readonly to: Cell }, { pieces }: View, words: GameWords) {
  const piece = pieces.find(({ cell }) => cell === from);
  const kind = piece?.known ? words.kind(piece.seat, piece.kind) : '';
  return { kind, from: words.cell(from), to: words.cell(to) };
}
