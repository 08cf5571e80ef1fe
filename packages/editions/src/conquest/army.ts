/** CQ-3, U-60: the army of one kingdom, eighteen pieces. */

import type { PieceKind } from '@flagfall/engine';
import { assassinate, command } from '../core/powers/assassinate.ts';
import { defuse } from '../core/powers/defuse.ts';
import { explode } from '../core/powers/explode.ts';
import { surrender } from '../core/powers/surrender.ts';

/** The sorceress lifts a curse as a miner defuses a bomb (CQ-32), and the spy looks for the king (CQ-31). A captured flag decides nothing by itself (CQ-45). */
export const KINDS: readonly PieceKind[] = [
  { id: 'king', symbol: 'K', rank: 10, moves: 'step', powers: [command] },
  { id: 'queen', symbol: '9', rank: 9, moves: 'step', powers: [] },
  { id: 'prince', symbol: '8', rank: 8, moves: 'step', powers: [] },
  { id: 'duke', symbol: '7', rank: 7, moves: 'step', powers: [] },
  { id: 'count', symbol: '6', rank: 6, moves: 'step', powers: [] },
  { id: 'knight', symbol: '5', rank: 5, moves: 'step', powers: [] },
  { id: 'baron', symbol: '4', rank: 4, moves: 'step', powers: [] },
  { id: 'sorceress', symbol: '3', rank: 3, moves: 'step', powers: [defuse] },
  { id: 'scout', symbol: '2', rank: 2, moves: 'run', powers: [] },
  { id: 'spy', symbol: 'S', rank: 1, moves: 'step', powers: [assassinate] },
  { id: 'cursedLand', symbol: 'C', moves: 'never', powers: [explode] },
  { id: 'flag', symbol: 'F', moves: 'never', powers: [surrender] },
];

export const ARMY = {
  king: 1,
  queen: 1,
  prince: 1,
  duke: 1,
  count: 1,
  knight: 1,
  baron: 1,
  sorceress: 2,
  scout: 4,
  spy: 1,
  cursedLand: 3,
  flag: 1,
} as const;

const [SPY, FLAG] = ['spy', 'flag'].map((id) => KINDS.findIndex((kind) => kind.id === id));

/** Numbers of the kinds that the rules name. */
export const ConquestKind = { SPY, FLAG } as const;

/** CQ-11: the value of a piece in the draw for the first turn. */
export function lotRank(kind: number): number {
  const { id, rank } = KINDS[kind];
  return id === 'flag' ? 11 : (rank ?? 0);
}
