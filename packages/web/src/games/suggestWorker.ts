/** The worker behind `suggester.ts`: one wish, one army. */

import { deployFor, suggestDeployment } from '@flagfall/ai';
import { findEdition } from '@flagfall/editions';
import { assert, compileRules, type Deployment, seededChance } from '@flagfall/engine';
import { freshId } from './freshId.ts';
import type { SuggestionWish } from './suggester.ts';

addEventListener('message', ({ data }: MessageEvent<SuggestionWish>) => postMessage(suggest(data)));

function suggest({ edition: id, options, seat, home }: SuggestionWish): Deployment {
  const edition = findEdition(id);
  assert(edition !== undefined, `there is an edition ${id}`);
  const rules = compileRules(edition, options);
  const chance = seededChance(freshId());
  const numbers = home.map((cell) => rules.board.indexOf.get(cell)!);
  return rules.board.straight ? deployFor(rules, seat, numbers, chance) : suggestDeployment(rules, home, seat, chance);
}
