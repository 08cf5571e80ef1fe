/** Which puzzles were solved, and which were tried: kept on this device. */

import { signal } from '@preact/signals';

export type PuzzleState = 'solved' | 'tried' | 'new';

const KEY = 'flagfall.puzzles';
const all = signal<ReadonlyMap<string, PuzzleState>>(read());

export function puzzleStateOf(id: string): PuzzleState {
  return all.value.get(id) ?? 'new';
}

/** Once solved, a puzzle stays so. Another tab may have written since we read. */
export function notePuzzle(id: string, state: 'solved' | 'tried'): void {
  const solved = [...all.value].filter(([, before]) => before === 'solved');
  const known = new Map([...all.value, ...read(), ...solved]);
  if (known.get(id) !== 'solved') known.set(id, state);
  all.value = known;
  write(known);
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
