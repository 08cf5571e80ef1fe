/** Which editions the games of foreign archives were played by; all of them on the large board. */

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

/** The games of the chase archive (records/chase.ts), told apart by their armies. Original has the chase rule as an option. */
const CHASE_GAMES: readonly { readonly edition: Edition; readonly options: Readonly<Record<string, OptionValue>> }[] = [
  { edition: barrage, options: { board: '10x10', quietLimit: 'off' } },
  { edition: original, options: { chaseRule: 'on', quietLimit: 'off' } },
];

/** The chase game in which a seat has so many pieces: one of the two numbers, so that an army that lacks a piece is still known by the other. */
export function chaseEdition(armies: readonly number[]): (typeof CHASE_GAMES)[number] | undefined {
  return CHASE_GAMES.find(({ edition }) => armies.includes(Object.values(edition.army).reduce((sum, count) => sum + count)));
}
