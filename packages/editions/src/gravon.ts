/** The types of Gravon games that we have an edition for; all of them were played on the large board. */

import type { GravonEditions } from '@flagfall/engine';
import { barrage } from './barrage/edition.ts';
import { duel } from './duel/edition.ts';
import { original } from './original/edition.ts';

export const gravonEditions: GravonEditions = (type) => {
  if (type === 'classic') return { edition: original, options: {} };
  if (type === 'barrage') return { edition: barrage, options: { board: '10x10' } };
  if (type === 'duell') return { edition: duel, options: { board: '10x10' } };
  return undefined;
};
