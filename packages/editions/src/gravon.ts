/** The editions of games in foreign archives; all were played on the large board. */

import type { Edition, GravonEditions, OptionValue } from '@flagfall/engine';
import { barrage } from './barrage/edition.ts';
import { duel } from './duel/edition.ts';
import { original } from './original/edition.ts';

/** The types of Gravon games that we have an edition for. */
export const gravonEditions: GravonEditions = (type) => {
  if (type === 'classic') return { edition: original, options: {} };
  if (type === 'barrage') return { edition: barrage, options: { board: '10x10' } };
  if (type === 'duell') return { edition: duel, options: { board: '10x10' } };
  return undefined;
};

/** The games of the chase archive (records/archive/chaseGames.ts), told apart by their armies. Original has the chase rule as an option. */
const CHASE_GAMES: readonly { readonly edition: Edition; readonly options: Readonly<Record<string, OptionValue>> }[] = [
  { edition: barrage, options: { board: '10x10', quietLimit: 'off' } },
  { edition: original, options: { chaseRule: 'on', quietLimit: 'off' } },
];

/** The chase game by the sizes of both armies. One match is enough, so an incomplete army is still recognized by the other. */
export function chaseEdition(armies: readonly number[]): (typeof CHASE_GAMES)[number] | undefined {
  return CHASE_GAMES.find(({ edition }) => armies.includes(Object.values(edition.army).reduce((sum, count) => sum + count)));
}
