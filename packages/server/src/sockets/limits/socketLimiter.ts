// Limits sockets: per address, per person, and those not identified yet. Identifying asks the store, so only a few
// are identified at a time and the others wait: a flood of them leaves the store free for games.

import { rateLimitKey } from '../../http/address.ts';
import { type Person, personKey } from '../../store/rows.ts';

export interface SocketLimits {
  /** Sockets per address, including those not identified yet; an IPv6 home network counts as one. */
  readonly perAddress: number;
  /** Sockets per person, from all addresses. */
  readonly perPerson: number;
  /** How many are identified at once. */
  readonly identifiedAtOnce: number;
  /** How many more may wait for it, in total and per address. */
  readonly arrivingMax: number;
  readonly arrivingPerAddress: number;
}

export const DEFAULT_SOCKET_LIMITS: SocketLimits = {
  perAddress: 200,
  perPerson: 30,
  identifiedAtOnce: 4,
  arrivingMax: 2000,
  arrivingPerAddress: 40,
};

/** For programs that use one address on purpose: tests, benches. */
export const NO_SOCKET_LIMITS: SocketLimits = {
  ...DEFAULT_SOCKET_LIMITS,
  perAddress: 1e6,
  perPerson: 1e6,
  arrivingMax: 1e6,
  arrivingPerAddress: 1e6,
};

/** A socket that is waiting to be identified. It must leave in the end, whatever becomes of it. */
export interface PendingSocket {
  /** Runs when it is its turn; undefined when it has left before. */
  identify<Value>(job: () => Promise<Value>): Promise<Value | undefined>;
  /** It is identified; false when that person has too many sockets. */
  enter(person: Person | undefined): boolean;
  leave(): void;
}

export class SocketLimiter {
  readonly #limits: SocketLimits;
  readonly #addresses = new CountByKey();
  readonly #arrivingFrom = new CountByKey();
  readonly #people = new CountByKey();
  readonly #queue: (() => void)[] = [];
  #pending = 0;
  #identified = 0;

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** Sockets that are not identified yet. */
  get pending(): number {
    return this.#pending;
  }

  /** The pending socket, or why it is refused: too many in total, or from this address. */
  arrive(address: string): PendingSocket | 'full' | 'tooMany' {
    const { perAddress, arrivingMax, arrivingPerAddress } = this.#limits;
    const key = rateLimitKey(address);
    if (this.#addresses.of(key) >= perAddress || this.#arrivingFrom.of(key) >= arrivingPerAddress) return 'tooMany';
    if (this.#pending >= arrivingMax) return 'full';
    this.#addresses.add(key);
    this.#arrivingFrom.add(key);
    this.#pending += 1;
    const leavings = [() => this.#addresses.remove(key)];
    let hasLeft = false;
    return {
      identify: async (job) => {
        await this.#turn();
        // The slot is kept until the answer is there, even if the socket has left: the store is busy with it until then.
        try {
          return hasLeft ? undefined : await job();
        } finally {
          this.#nextTurn();
          this.#pending -= 1;
          this.#arrivingFrom.remove(key);
        }
      },
      enter: (person) => {
        if (person === undefined) return true;
        const who = personKey(person);
        if (this.#people.of(who) >= this.#limits.perPerson) return false;
        this.#people.add(who);
        leavings.push(() => this.#people.remove(who));
        return true;
      },
      leave: () => {
        hasLeft = true;
        for (const leave of leavings.splice(0)) leave();
      },
    };
  }

  async #turn(): Promise<void> {
    if (this.#identified < this.#limits.identifiedAtOnce) this.#identified += 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** The slot goes to the longest waiting. */
  #nextTurn(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#identified -= 1;
    else next();
  }
}

/** The number of sockets per key. */
class CountByKey {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
