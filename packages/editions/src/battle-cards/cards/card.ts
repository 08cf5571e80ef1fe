/** What a card says of itself. One card, one small file, one line in `index.ts`. */

import type { Position } from '@flagfall/engine';

export type BattleCard = MovementCard | AttackCard | DefenceCard;

/** Replaces the ordinary way of moving. */
export interface MovementCard {
  readonly type: 'movement';
  readonly id: string;
  readonly rule: string;
  /** Writes where a movable piece on `from` may go with it, own pieces apart, and returns how many cells there are. */
  reach(position: Position, from: number, out: Int32Array): number;
  /** Whether going there with the card shows a runner. */
  showsRunner?(position: Position, from: number, to: number): boolean;
  /** The target is a piece of one's own: the two change places. */
  readonly swaps?: true;
}

/** Changes one's own attack for this turn. */
export interface AttackCard {
  readonly type: 'attack';
  readonly id: string;
  readonly rule: string;
  readonly raise?: number;
  /** The kinds it does something for; everybody when absent. Others may use it only to bluff (BC-57). */
  readonly usefulFor?: readonly string[];
  /** Who wins where the card says so itself. */
  wins?(attacker: string, defender: string): boolean;
  /** Nobody falls, and the attacker stays hidden (BC-31). */
  readonly isMock?: true;
}

/** Raises the rank of a movable piece that is attacked (BC-40). */
export interface DefenceCard {
  readonly type: 'defence';
  readonly id: string;
  readonly rule: string;
  readonly raise: number;
}
