// Challenges for passkeys: random, signed, good for a few minutes and for one use. Any node can check them; nothing is stored before an answer comes.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFETIME_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 8;
const SIGNATURE_BYTES = 16;

export class PasskeyChallenges {
  readonly #key: string;
  /** Those answered on this node that have not expired, with their expiry. */
  readonly #used = new Map<string, number>();

  constructor(key: string) {
    this.#key = key;
  }

  /** `purpose` says what it is for and for whom: a challenge to log in adds no key, and one for Ann adds none to Bob's account. */
  make(purpose: string, now: number): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
    randomBytes(RANDOM_BYTES).copy(head);
    head.writeBigUInt64BE(BigInt(now + LIFETIME_MS), RANDOM_BYTES);
    return new Uint8Array(Buffer.concat([head, this.#sign(head, purpose)]));
  }

  /** True once for each challenge. */
  accept(challenge: string, purpose: string, now: number): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SIGNATURE_BYTES) return false;
    const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
    if (!timingSafeEqual(bytes.subarray(head.length), this.#sign(head, purpose))) return false;
    const endsAt = Number(head.readBigUInt64BE(RANDOM_BYTES));
    const id = bytes.toString('base64url');
    if (endsAt <= now || this.#used.has(id)) return false;
    for (const [old, end] of this.#used) if (end <= now) this.#used.delete(old);
    this.#used.set(id, endsAt);
    return true;
  }

  #sign(head: Buffer, purpose: string): Buffer {
    return createHmac('sha256', this.#key).update(purpose).update('\0').update(head).digest().subarray(0, SIGNATURE_BYTES);
  }
}
