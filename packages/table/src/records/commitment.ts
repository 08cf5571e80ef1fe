/**
 * What fixes the luck and the deployments of a game before anybody can know them. The host's secret is 32 random bytes as text; everything else follows
 * from it, so that the record of a finished game opens all by telling the secret.
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

/** What is published before play: it fixes the secret and tells nothing about it. */
export function commitToChance(secret: string): string {
  return hashOf(`${secret} chance`);
}

/** The salt keeps others from finding a deployment by trying all: a small army has few. */
export function commitToDeployment(secret: string, seat: Seat, deployment: Deployment): string {
  return hashOf(`${hashOf(`${secret} salt ${seat}`)} ${deploymentText(deployment)}`);
}

/** The seed of all draws. Every seat adds a nonce once the secret is fixed, so nobody alone can choose the luck. */
export function seedOf(secret: string, seats: readonly Seat[], nonces: Nonces): string {
  return hashOf(`${secret} seed ${seats.map((seat) => `${seat}=${nonces[seat] ?? ''}`).join(' ')}`);
}

/** One text for one deployment, whatever order its cells were named in. */
function deploymentText(deployment: Deployment): string {
  const placed = Object.entries(deployment).map(([cell, kind]) => `${cell}=${kind}`);
  return placed.sort().join(' ');
}
