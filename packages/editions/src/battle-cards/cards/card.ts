/** A card as data. One card, one small file, one line in `index.ts`. */

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
  /** The target is an own piece: the two change places. */
  readonly swaps?: true;
}

/** Changes the player's attack in this turn. */
export interface AttackCard {
  readonly type: 'attack';
  readonly id: string;
  readonly rule: string;
  readonly raise?: number;
  /** The kinds it works for; all when absent. Other kinds may use it only to bluff (BC-57). */
  readonly usefulFor?: readonly string[];
  /** The outcome, where the card decides it. */
  wins?(attacker: string, defender: string): boolean;
  /** No piece is captured, and the attacker stays hidden (BC-31). */
  readonly isMock?: true;
}

/** Raises the rank of a movable piece that is attacked (BC-40). */
export interface DefenceCard {
  readonly type: 'defence';
  readonly id: string;
  readonly rule: string;
  readonly raise: number;
}
