/**
 * Fixes the luck and the deployments of a game before anybody can know them. The host's secret is 32 random bytes as text; everything else follows
 * from it, so the record of a finished game opens every commitment by telling the secret.
 */

import type { Deployment, Seat } from '@flagfall/engine';
import type { Commitments } from '@flagfall/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Nonces = Commitments['nonces'];

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Published before play: it fixes the secret and tells nothing about it. */
export function commitToChance(secret: string): string {
  return hashOf(`${secret} chance`);
}

/** The salt keeps others from finding a deployment by trying all of them: small armies have few. */
export function commitToDeployment(secret: string, seat: Seat, deployment: Deployment): string {
  return hashOf(`${hashOf(`${secret} salt ${seat}`)} ${deploymentText(deployment)}`);
}

/** The seed of all draws. Every seat adds a nonce once the secret is fixed, so no player or host can choose the luck alone. */
export function seedOf(secret: string, seats: readonly Seat[], nonces: Nonces): string {
  return hashOf(`${secret} seed ${seats.map((seat) => `${seat}=${nonces[seat] ?? ''}`).join(' ')}`);
}

/** One text per deployment, in whatever order its cells come. */
function deploymentText(deployment: Deployment): string {
  const placed = Object.entries(deployment).map(([cell, kind]) => `${cell}=${kind}`);
  return placed.sort().join(' ');
}
