/** How an address names a game that is watched again: one of this device, or of the server. */

export function gameHash(where: 'game' | 'online', id: string): string {
  return `${where}=${id}`;
}
