/** A choice that this device remembers: one of a few words, as a signal. */

import { effect, type Signal, signal } from '@preact/signals';

export interface StoredChoice<Value extends string> {
  readonly key: string;
  readonly values: readonly Value[];
  readonly chosen: Signal<Value>;
}

export function storedChoice<const Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: NoInfer<Value>,
): StoredChoice<Value> {
  const stored = read(key);
  const chosen = signal(values.find((value) => value === stored) ?? otherwise);
  effect(() => write(key, chosen.value));
  return { key, values, chosen };
}

/** A browser may forbid it to remember anything. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(`flagfall.${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`flagfall.${key}`, value);
  } catch {
    // Then it holds until the page is closed.
  }
}
