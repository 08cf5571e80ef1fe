/** Random bytes from the host's secure generator. */

export function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A unique id: random enough for games and requests, also on a page without a secure context. */
export function randomId(): string {
  return randomHex(12);
}
