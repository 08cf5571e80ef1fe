/** Makes the position of a puzzle: one world of the seat's information set, without the long history of the game. */

import { type Chance, formatPosition, type Position, parsePosition, type Seat } from '@flagfall/engine';
import { sampleWorld } from '@flagfall/learn/proofs';

/** A short history is faster to copy. */
const ACTIONS = 60;

/** The text of a sampled world and its position; undefined if no short text holds all of it. */
export function veil(truth: Position, seat: Seat, chance: Chance): { readonly text: string; readonly position: Position } | undefined {
  const fields = formatPosition(sampleWorld(truth, seat, chance)).split(' ');
  const quiet = Number(fields[3]);
  for (const counted of [Math.min(quiet, 10), ...Array.from({ length: 40 }, (_, n) => n)]) {
    const text = fields.with(2, String(ACTIONS)).with(3, String(counted)).join(' ');
    const parsed = parsePosition(truth.rules, text);
    if (parsed.ok) return { text, position: parsed.value };
  }
  return undefined;
}
