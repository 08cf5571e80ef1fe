/** The rules of a game that is played over the bot protocol, from the words of a command line. */

import type { Rules } from '@flagfall/engine';
import { editionNamed, rulesFor, UsageError } from '../arguments.ts';
import { obstacleToBots } from './letters.ts';

const BOARD = 'board';
const THEIR_BOARD = '10x10';

/** Where an edition leaves the board open, the protocol's is taken. */
export function botRules(id: string, words: readonly string[]): Rules {
  const board = editionNamed(id).options.find(({ key }) => key === BOARD);
  const offersTheirs = board?.type === 'choice' && board.values.includes(THEIR_BOARD);
  const isGiven = words.some((word) => word.startsWith(`${BOARD}=`));
  const rules = rulesFor(id, offersTheirs && !isGiven ? [...words, `${BOARD}=${THEIR_BOARD}`] : words);
  const obstacle = obstacleToBots(rules);
  if (obstacle !== undefined) throw new UsageError(`${id} cannot be played by bots: ${obstacle}`);
  return rules;
}
