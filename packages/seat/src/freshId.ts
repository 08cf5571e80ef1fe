/** Names that nobody else has. */

/** Random enough that no two games or requests are called the same; also where the page has no secure context. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
