/** The twelve kinds that all grid games share. The army of each edition says which of them take part, and how many. */

import type { PieceKind } from '@flagfall/engine';
import { assassinate, command } from './powers/assassinate.ts';
import { defuse } from './powers/defuse.ts';
import { explode } from './powers/explode.ts';
import { surrender } from './powers/surrender.ts';

export const CORE_KINDS: readonly PieceKind[] = [
  { id: 'marshal', symbol: 'M', rank: 10, moves: 'step', powers: [command] },
  { id: 'general', symbol: '9', rank: 9, moves: 'step', powers: [] },
  { id: 'colonel', symbol: '8', rank: 8, moves: 'step', powers: [] },
  { id: 'major', symbol: '7', rank: 7, moves: 'step', powers: [] },
  { id: 'captain', symbol: '6', rank: 6, moves: 'step', powers: [] },
  { id: 'lieutenant', symbol: '5', rank: 5, moves: 'step', powers: [] },
  { id: 'sergeant', symbol: '4', rank: 4, moves: 'step', powers: [] },
  { id: 'miner', symbol: '3', rank: 3, moves: 'step', powers: [defuse] },
  { id: 'scout', symbol: '2', rank: 2, moves: 'run', powers: [] },
  { id: 'spy', symbol: 'S', rank: 1, moves: 'step', powers: [assassinate] },
  { id: 'bomb', symbol: 'B', moves: 'never', powers: [explode] },
  { id: 'flag', symbol: 'F', moves: 'never', prize: true, powers: [surrender] },
];
