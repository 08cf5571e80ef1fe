// A connection between a client and a node: messages arrive in order and late, until it is cut; then those under way may still arrive or not.

import { type Chance, pick } from '@flagfall/engine';
import type { Transport } from '../sockets/connection.ts';
import type { SimulatedTime } from './timeForTests.ts';

export interface WireEnd {
  heard(text: string): void;
  closed(): void;
}

const DELAYS_MS = [0, 1, 1, 2, 5, 20, 150];

/** One direction. */
class Pipe {
  readonly #time: SimulatedTime;
  readonly #chance: Chance;
  #last = 0;

  constructor(time: SimulatedTime, chance: Chance) {
    this.#time = time;
    this.#chance = chance;
  }

  /** Arrives after everything that was sent before. */
  carry(act: () => void): void {
    this.#last = Math.max(this.#last, this.#time.now + pick(this.#chance, DELAYS_MS));
    this.#time.after(this.#last - this.#time.now, act);
  }
}

export class SimulatedWire {
  readonly #toClient: Pipe;
  readonly #toNode: Pipe;
  /** Each end receives until it learns of the cut. */
  #isClientOpen = true;
  #isNodeOpen = true;
  client: WireEnd | undefined;
  node: WireEnd | undefined;

  constructor(time: SimulatedTime, chance: Chance) {
    this.#toClient = new Pipe(time, chance);
    this.#toNode = new Pipe(time, chance);
  }

  get isOpen(): boolean {
    return this.#isClientOpen && this.#isNodeOpen;
  }

  /** The node's transport. `onSend` sees every message before it is sent. */
  nodeWire(onSend: (text: string) => void): Transport {
    return {
      backlog: 0,
      send: (text) => {
        onSend(text);
        this.#toClient.carry(() => this.#isClientOpen && this.client?.heard(text));
      },
      hold: () => undefined,
      close: () => this.cutByNode(),
    };
  }

  sendToNode(text: string): void {
    this.#toNode.carry(() => this.#isNodeOpen && this.node?.heard(text));
  }

  /** The client disconnects: the node learns of it later, and may read until then. */
  cutByClient(): void {
    if (!this.#isClientOpen) return;
    this.#isClientOpen = false;
    this.client?.closed();
    this.#toNode.carry(() => this.#endNode());
  }

  /** The node disconnects, or dies. */
  cutByNode(): void {
    this.#endNode();
    this.#toClient.carry(() => {
      if (!this.#isClientOpen) return;
      this.#isClientOpen = false;
      this.client?.closed();
    });
  }

  #endNode(): void {
    if (!this.#isNodeOpen) return;
    this.#isNodeOpen = false;
    this.node?.closed();
  }
}
