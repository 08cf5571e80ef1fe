/** The three verbs of the search: list what is legal, play one of them, rewind. Intents are integers here; intents.ts turns them into objects. */

import { assert } from './basics.ts';
import { type Chance, NO_CHANCE } from './chance.ts';
import { At, type Position, RUNNING } from './position.ts';
import { listReach, reachMax } from './rules/reach.ts';
import { dropForbidden, forbiddenNow } from './rules/repetition.ts';
import { playMove } from './rules/turn.ts';
import { playSpecially } from './special/acting.ts';
import { listSpecially } from './special/listing.ts';

export { rewind } from './rewind.ts';

const { TURN, ENDED, DECISION_COUNT } = At;
const ON = RUNNING;

/** Room that `out` of `listIntents` needs. */
export function intentsMax(position: Position): number {
  return reachMax(position) + (position.rules.special?.deedsMax ?? 0);
}

/** Writes every legal intent of the seat that acts next to `out` (at least `intentsMax` long) and returns how many there are. */
export function listIntents(position: Position, out: Int32Array): number {
  const { words } = position;
  if (words[ENDED] !== ON) return 0;
  if (position.rules.special !== undefined) return listSpecially(position, out);
  if (words[DECISION_COUNT] > 0) return 0;
  const seat = words[TURN];
  const count = listReach(position, seat, out);
  return forbiddenNow(words) === 0 ? count : dropForbidden(position, seat, out, count);
}

/** Plays a legal intent; what is legal is the caller's to know (`submit` checks for players). Chance is needed where something is drawn or shuffled in play. */
export function play(position: Position, intent: number, chance: Chance = NO_CHANCE): void {
  assert(position.words[ENDED] === ON, 'only a running game is played on');
  if (position.rules.special === undefined) {
    assert(position.words[DECISION_COUNT] === 0, 'nobody is asked anything else');
    playMove(position, intent & 255, (intent >>> 8) & 255);
  } else playSpecially(position, intent, chance);
}
