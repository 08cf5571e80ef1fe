/** The three verbs of the search: list what is legal, play one of them, rewind. Intents are integers here; intents.ts turns them into objects. */

import { assert } from '../basics.ts';
import { type Chance, NO_CHANCE } from '../chance.ts';
import { listExtended } from '../extension/listExtended.ts';
import { playExtended } from '../extension/playExtended.ts';
import { NOT_ENDED, Offset, type Position } from '../position/position.ts';
import { listReach, reachMax } from '../rules/reach.ts';
import { forbiddenNow, removeForbidden } from '../rules/repetition.ts';
import { playMove } from '../rules/turn.ts';

export { rewind } from '../facts/rewind.ts';

const { TURN, RESULT, DECISION_COUNT } = Offset;
const IN_PLAY = NOT_ENDED;

/** The length that `out` of `listIntents` needs. */
export function intentsMax(position: Position): number {
  return reachMax(position) + (position.rules.extension?.deedsMax ?? 0);
}

/** Writes every legal intent of the seat that acts next to `out` (at least `intentsMax` long) and returns how many there are. */
export function listIntents(position: Position, out: Int32Array): number {
  const { words } = position;
  if (words[RESULT] !== IN_PLAY) return 0;
  if (position.rules.extension !== undefined) return listExtended(position, out);
  if (words[DECISION_COUNT] > 0) return 0;
  const seat = words[TURN];
  const count = listReach(position, seat, out);
  return forbiddenNow(words) === 0 ? count : removeForbidden(position, seat, out, count);
}

/** Plays a legal intent; the caller must know that it is (`submit` checks for players). Chance is needed where play draws or shuffles. */
export function play(position: Position, intent: number, chance: Chance = NO_CHANCE): void {
  assert(position.words[RESULT] === IN_PLAY, 'only a running game is played on');
  if (position.rules.extension === undefined) {
    assert(position.words[DECISION_COUNT] === 0, 'no other question waits');
    playMove(position, intent & 255, (intent >>> 8) & 255);
  } else playExtended(position, intent, chance);
}
