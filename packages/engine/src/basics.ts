/** Helpers for all packages: assertions, exhaustive switches, results. */

/** States what must hold in our own code; a failure here is a bug of ours, never a player's mistake. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${why}`);
}

/** Ends a switch over a union, so that a new member shows every place that must learn it. */
export function neverHere(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

/** What a codec returns for text or bytes from outside. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** How many characters of a foreign name a refusal repeats. */
const NAME_MAX = 40;

/** A foreign value for use in a refusal: the text itself, shortened, or only its type. */
export function describeForeign(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, NAME_MAX) : typeof value;
}

/** Whether a mask has one bit at most. */
export function isSingle(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** How many bits a mask has. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The number of the lowest bit of a mask that has one. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
