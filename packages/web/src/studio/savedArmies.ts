/** The armies that are saved on this device. */

import { randomId } from '@flagfall/client';
import { type Signal, signal } from '@preact/signals';
import { read, stored } from '../games/database.ts';

export interface SavedArmy {
  readonly id: string;
  /** Which home it is for; see `boardCode`. */
  readonly board: string;
  readonly name: string;
  readonly rows: readonly string[];
  readonly savedAt: number;
}

/** All of them, the latest first; undefined until they have been read. */
export const savedArmies: Signal<readonly SavedArmy[] | undefined> = signal(undefined);

export async function loadArmies(): Promise<void> {
  const all: SavedArmy[] = await read('armies', (store) => store.getAll());
  savedArmies.value = all.sort((one, other) => other.savedAt - one.savedAt);
}

/** Under a name that is there already for the same board it takes the place of the older one. */
export async function saveArmy(board: string, name: string, rows: readonly string[]): Promise<void> {
  await loadArmies();
  const older = savedArmies.value?.find((army) => army.board === board && army.name === name);
  const army: SavedArmy = { id: older?.id ?? randomId(), board, name, rows, savedAt: Date.now() };
  await stored(['armies'], (store) => store('armies').put(army));
  await loadArmies();
}

export async function removeArmy(id: string): Promise<void> {
  await stored(['armies'], (store) => store('armies').delete(id));
  await loadArmies();
}
