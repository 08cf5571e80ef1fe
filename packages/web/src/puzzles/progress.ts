/** Which puzzles were solved, and which were tried: kept on this device. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';

export type PuzzleState = 'solved' | 'tried' | 'new';

const KEY = 'flagfall.puzzles';
const all = signal<ReadonlyMap<string, PuzzleState>>(read());

export const progress: ReadonlySignal<ReadonlyMap<string, PuzzleState>> = computed(() => all.value);

export function stateOf(id: string): PuzzleState {
  return all.value.get(id) ?? 'new';
}

/** Once solved, a puzzle stays so. */
export function note(id: string, state: 'solved' | 'tried'): void {
  if (stateOf(id) === 'solved' || stateOf(id) === state) return;
  all.value = new Map([...all.value, [id, state]]);
  write(all.value);
}

function read(): ReadonlyMap<string, PuzzleState> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    const known = Object.entries(stored).filter((entry): entry is [string, PuzzleState] => entry[1] === 'solved' || entry[1] === 'tried');
    return new Map(known);
  } catch {
    return new Map();
  }
}

function write(states: ReadonlyMap<string, PuzzleState>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(states)));
  } catch {
    // Then it holds until the page is closed.
  }
}
