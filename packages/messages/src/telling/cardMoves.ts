/** Where cards go, by the names of their piles, and whose turn it is where a pile has no owner. */

import type { SeenEvent } from '@flagfall/engine';
import type { TellingContext } from './context.ts';

export type CardMove = 'drawn' | 'under' | 'announced' | 'disclosed' | 'spent' | 'laidOpen' | 'discarded' | 'renewed' | 'other';

const WAYS: Readonly<Record<string, CardMove>> = {
  'draw hand': 'drawn',
  'hand draw': 'under',
  'hand announced': 'announced',
  'announced spent': 'disclosed',
  'hand spent': 'spent',
  'draw drawn': 'laidOpen',
  'drawn discard': 'discarded',
  'discard draw': 'renewed',
};

/** Pile names are like `hand red`: the first words say what happens to a card. */
export function cardMoveOf(from: string, to: string): CardMove {
  return WAYS[`${from.split(' ')[0]} ${to.split(' ')[0]}`] ?? 'other';
}

/** A draw from a pile without an owner: whose turn it is, and whether the pile ran out in between. */
export function drawContext(events: readonly SeenEvent[], at: number): TellingContext {
  const begun = events.slice(0, at).findLastIndex((event) => event.type === 'turnPassed' || event.type === 'gameStarted');
  const beginning = events[begun];
  const before = events.slice(begun + 1, at);
  const renewed = before.findLastIndex((event) => event.type === 'pileShuffled');
  const isMore = before.slice(0, Math.max(0, renewed)).some((event) => isWay(event, 'laidOpen'));
  const hasTurn = beginning?.type === 'turnPassed' || beginning?.type === 'gameStarted';
  return { ...(hasTurn ? { seat: beginning.turn } : {}), ...(isMore ? { isMore } : {}) };
}

/** Whether the cards on the table went into the new pile too, or only those put aside before: D-81 and U-69 of Conquest. */
export function shuffleContext(events: readonly SeenEvent[], at: number): TellingContext {
  const last = events
    .slice(0, at)
    .findLast((event) => event.type === 'turnPassed' || isWay(event, 'discarded') || isWay(event, 'laidOpen'));
  return { shuffled: last !== undefined && isWay(last, 'discarded') ? 'all' : 'discards' };
}

function isWay(event: SeenEvent, way: CardMove): boolean {
  return event.type === 'cardMoved' && cardMoveOf(event.from, event.to) === way;
}
