// A node of the simulation: the real host and real connections in simulated time, which can be killed at any moment.

import { type Chance, seededChance } from '@flagfall/engine';
import type { GameListener } from '../games/context.ts';
import { GameHost } from '../games/live/host.ts';
import type { Runtime } from '../games/runtime.ts';
import { Connection } from '../sockets/connection.ts';
import type { Store } from '../store/store.ts';
import { type FlakyLine, flakyStore } from './flakyStoreForTests.ts';
import type { SimulatedHub } from './noticesForTests.ts';
import type { SimulatedTime } from './timeForTests.ts';
import type { SimulatedWire } from './wireForTests.ts';

const LIMITS = { messages: { perSecond: 1000, burst: 1000 }, gamesMax: 10, backlogMax: 1 };

export interface SimulationContext {
  readonly time: SimulatedTime;
  readonly bus: SimulatedHub;
  readonly store: Store;
  readonly chance: Chance;
  readonly hostType: Store['backend'];
  /** What a host logs as an error. */
  readonly errors: string[];
  /** Sees every message of a node. */
  readonly onSend: (text: string) => void;
}

export class SimulatedNode {
  readonly line: FlakyLine = { failures: 0, isCut: false, failed: 0 };
  readonly #ground: SimulationContext;
  readonly #world: Runtime;
  readonly #wires = new Map<SimulatedWire, Connection>();
  readonly #store: Store;
  readonly #random: Chance;
  readonly #listeners: readonly GameListener[];
  #host: GameHost | undefined;
  /** How far its clock is off. */
  skewMs = 0;
  isDead = false;
  #isStopping = false;

  constructor(ground: SimulationContext, name: string, listeners: readonly GameListener[] = []) {
    this.#ground = ground;
    this.#listeners = listeners;
    this.#random = seededChance(`${name} ${ground.chance.below(1_000_000)}`);
    const { time, errors } = ground;
    this.#world = {
      now: () => time.now + this.skewMs,
      after: (ms, act) => time.after(ms, () => this.isDead || act()),
      randomHex: (bytes) => Array.from({ length: bytes }, () => this.#random.below(256).toString(16).padStart(2, '0')).join(''),
      log: { info: () => undefined, warn: () => undefined, error: (about, text) => errors.push(`${text} ${JSON.stringify(about)}`) },
    };
    this.#store = flakyStore(
      this.line,
      ground.store,
      time,
      seededChance(`${name} line ${ground.chance.below(1_000_000)}`),
      ground.hostType,
    );
  }

  get host(): GameHost | undefined {
    return this.isDead || this.#isStopping ? undefined : this.#host;
  }

  async start(): Promise<void> {
    const notices = this.#ground.bus.open();
    this.#host = await GameHost.start({ store: this.#store, notices, runtime: this.#world, listeners: this.#listeners });
  }

  /** A client connects; false when the node does not answer. */
  accept(wire: SimulatedWire): boolean {
    if (this.host === undefined) return false;
    const speaks = wire.nodeWire(this.#ground.onSend);
    const connection = new Connection({ host: this.host, runtime: this.#world, limits: LIMITS }, speaks, undefined);
    this.#wires.set(wire, connection);
    wire.node = {
      heard: (text) => this.isDead || connection.receive(text),
      closed: () => {
        this.#wires.delete(wire);
        if (!this.isDead) connection.closed();
      },
    };
    return true;
  }

  /** A kill: nothing it was about to do happens. */
  kill(): void {
    this.isDead = true;
    this.line.isCut = true;
    for (const wire of [...this.#wires.keys()]) wire.cutByNode();
  }

  /** An orderly stop. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const connection of [...this.#wires.values()]) connection.goodbye('shutdown', 0);
    await this.#host?.close();
    this.kill();
  }
}
