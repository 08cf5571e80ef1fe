/** Which game the booklets want to be played first, as a word beside each of them. */

import { bookletOf, findEdition } from '@flagfall/editions';
import type { Edition } from '@flagfall/engine';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import './gameOrder.css';

export function GameOrder({ edition }: { readonly edition: Edition }) {
  const { isFirst, after } = bookletOf(edition);
  if (isFirst) return <p class="game-order game-order-first">{say('path.first')}</p>;
  const before = after === undefined ? undefined : findEdition(after);
  return before === undefined ? null : <p class="game-order">{say('path.after', { title: packOf(before).title })}</p>;
}
