// Passwords: argon2id, a few at a time so that log-ins cannot take all cores and memory, and the same work whether or not the account exists.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { refuse } from '../../http/refused.ts';

/** The work of one hash. */
export interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** The minimum that OWASP recommends; some 35 ms of one core. */
export const DEFAULT_HASH_COST: HashCost = { memoryKiB: 19_456, passes: 2 };

const TAG_BYTES = 32;
const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=1\$([\w+/]{22,86})\$([\w+/]{43})$/;

export class PasswordHasher {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #cost: HashCost;
  #working = 0;
  readonly #waiting: (() => void)[] = [];
  /** The hash of a random password, for unknown names. */
  readonly #nobodys: string;

  constructor(atOnce: number, waitingMax: number, cost: HashCost = DEFAULT_HASH_COST) {
    this.#atOnce = atOnce;
    this.#waitingMax = waitingMax;
    this.#cost = cost;
    this.#nobodys = format(cost, randomBytes(16), randomBytes(TAG_BYTES));
  }

  /** Hashes being computed or waiting. */
  get load(): number {
    return this.#working + this.#waiting.length;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return format(this.#cost, salt, await this.#derive(password, salt, this.#cost));
  }

  /** Without a stored hash it does the same work and returns false. */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const { cost, salt, tag } = parse(hash) ?? parse(this.#nobodys)!;
    const derived = await this.#derive(password, salt, cost);
    return timingSafeEqual(derived, tag) && hash !== undefined;
  }

  /** Whether a hash was made with less work than today's, so it should be renewed. */
  needsRehash(hash: string): boolean {
    const cost = parse(hash)?.cost;
    return cost === undefined || cost.memoryKiB * cost.passes < this.#cost.memoryKiB * this.#cost.passes;
  }

  async #derive(password: string, salt: Buffer, { memoryKiB, passes }: HashCost): Promise<Buffer> {
    await this.#enter();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const work = { message: password, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, memory: memoryKiB, passes };
        argon2('argon2id', work, (error, derived) => (error === null ? resolve(derived) : reject(error)));
      });
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#working < this.#atOnce) {
      this.#working += 1;
      return;
    }
    if (this.#waiting.length >= this.#waitingMax) refuse({ code: 'busy' });
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Hands the slot straight to the longest waiting. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#working -= 1;
    else next();
  }
}

/** The standard encoding of argon2 hashes. */
function format({ memoryKiB, passes }: HashCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;
}

function parse(hash: string | undefined): { readonly cost: HashCost; readonly salt: Buffer; readonly tag: Buffer } | undefined {
  const found = FORM.exec(hash ?? '');
  if (found === null) return undefined;
  const [, memory, passes, salt, tag] = found;
  const cost = { memoryKiB: Number(memory), passes: Number(passes) };
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
