/** The rules of a game that is played over the bot protocol, from the words of a command line. */

import { compileRules, type Rules } from '@flagfall/engine';
import { editionAt } from '@flagfall/engine/edition';
import { editionNamed, rulesFor, UsageError } from '../arguments.ts';
import { unsupportedByBots } from './letters.ts';

const BOARD = 'board';
const THEIR_BOARD = '10x10';

/** If an edition has several boards, take the protocol's. */
export function botRules(id: string, words: readonly string[]): Rules {
  const board = editionNamed(id).options.find(({ key }) => key === BOARD);
  const offersTheirs = board?.type === 'choice' && board.values.includes(THEIR_BOARD);
  const isGiven = words.some((word) => word.startsWith(`${BOARD}=`));
  const { edition, options } = rulesFor(id, offersTheirs && !isGiven ? [...words, `${BOARD}=${THEIR_BOARD}`] : words);
  // A letter tells only the rank, so characters of one rank are one kind, as in the first revision of Clone Wars.
  const rules = compileRules(editionAt(edition, 1) ?? edition, options);
  const obstacle = unsupportedByBots(rules);
  if (obstacle !== undefined) throw new UsageError(`${id} cannot be played by bots: ${obstacle}`);
  return rules;
}
