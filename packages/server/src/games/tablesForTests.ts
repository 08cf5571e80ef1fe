// Small games to open in tests.

import type { BySeat } from '@flagfall/engine';
import type { Sitter } from '../store/sitter.ts';
import type { NewTable } from './openGame.ts';

export const guest = (name: string): Sitter => ({ type: 'guest', guest: `guest-${name}`, name });

export function smallTable(changes: Partial<NewTable> = {}): NewTable {
  const seats: BySeat<Sitter> = { red: guest('Ann'), blue: guest('Ben') };
  return { edition: 'barrage', options: {}, seats, clock: { type: 'unlimited' }, speed: 'unlimited', rated: false, ...changes };
}
