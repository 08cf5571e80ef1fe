/** The worker behind `suggester.ts`: one question, one army. */

import { assert } from '@flagfall/engine';
import { rulesFor } from '@flagfall/seat';
import { suggestArmy } from '@flagfall/seat/host';
import type { SuggestionQuestion } from './suggestArmyInWorker.ts';

addEventListener('message', ({ data }: MessageEvent<SuggestionQuestion>) => {
  const rules = rulesFor(data);
  assert(rules !== undefined, `there are rules for ${data.edition}`);
  postMessage(suggestArmy(rules, data.seat, data.home, data.seed));
});
