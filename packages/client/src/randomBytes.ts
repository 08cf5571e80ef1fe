/** Bytes that nobody can guess, from the host's own generator. */

export function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name that nothing else has: random enough for games and requests, also where the page has no secure context. */
export function randomId(): string {
  return randomHex(12);
}
