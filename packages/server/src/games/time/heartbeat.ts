// Says every few seconds that this node is alive, and finds out when nobody was: at the start, after a sleep of the machine, after an outage of the store.

import type { Store } from '../../store/store.ts';
import type { Runtime } from '../runtime.ts';
import { addDowntime, type Downtime, readDowntimes } from './downtimes.ts';

const BEAT_MS = 2000;
/** Nobody has heard of a node for so long: it is dead. */
export const NODE_DEAD_MS = 8000;
/** Dead nodes are forgotten after a day. */
const FORGET_MS = 24 * 60 * 60 * 1000;

export interface HeartbeatListener {
  /** There was a time without any host; tables in memory know nothing of it. */
  downtimeFound(): void;
  /** Another node has died: its games are everybody's now. */
  nodeDied(): void;
}

export class Heartbeat {
  readonly #store: Store;
  readonly #world: Runtime;
  readonly #node: string;
  readonly #listener: HeartbeatListener;
  #downtimes: readonly Downtime[] = [];
  /** When the last beat was stored. */
  #lastBeat = 0;
  #living = new Set<string>();
  #beating: Promise<void> | undefined;
  #callOff: () => void = () => undefined;
  #isStopped = false;

  constructor(store: Store, world: Runtime, node: string, listener: HeartbeatListener) {
    this.#store = store;
    this.#world = world;
    this.#node = node;
    this.#listener = listener;
  }

  get downtimes(): readonly Downtime[] {
    return this.#downtimes;
  }

  /** The first beat; whatever time went by without a host is known when it resolves. */
  async start(): Promise<void> {
    const lastSeen = await this.#store.nodes.lastSeen();
    if (lastSeen !== undefined && !(await this.#isAnybodyAlive()))
      await addDowntime(this.#store, { from: lastSeen, to: this.#world.now() });
    this.#downtimes = await readDowntimes(this.#store);
    await this.#store.nodes.beat(this.#node, this.#world.now());
    this.#lastBeat = this.#world.now();
    this.#living = await this.#alive();
    this.#plan();
  }

  /** Undefined while beats are stored in time; else it resolves when one is: only then it is known which time must not be charged. */
  whenSteady(): Promise<void> | undefined {
    return this.#isSteady ? undefined : this.#beatUntilSteady();
  }

  get #isSteady(): boolean {
    return this.#isStopped || this.#world.now() - this.#lastBeat <= NODE_DEAD_MS;
  }

  async #beatUntilSteady(): Promise<void> {
    while (!this.#isSteady) await this.#beat();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff();
    await this.#beating?.catch(() => undefined);
    await this.#store.nodes.leave(this.#node, this.#world.now());
  }

  #plan(): void {
    if (this.#isStopped) return;
    this.#callOff = this.#world.after(BEAT_MS, () => {
      this.#beat()
        .catch((error: unknown) => this.#world.log.warn({ node: this.#node, fault: String(error) }, 'no beat could be stored'))
        .finally(() => this.#plan());
    });
  }

  /** One at a time. */
  #beat(): Promise<void> {
    this.#beating ??= this.#beatOnce().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beatOnce(): Promise<void> {
    const since = this.#lastBeat;
    const others = await this.#alive();
    const now = this.#world.now();
    await this.#store.nodes.beat(this.#node, now);
    await this.#store.nodes.forget(now - FORGET_MS);
    const hasSlept = now - since > NODE_DEAD_MS;
    if (hasSlept) {
      if (others.size === 0) await addDowntime(this.#store, { from: since, to: now });
      this.#downtimes = await readDowntimes(this.#store);
    }
    const hasDied = [...this.#living].some((node) => !others.has(node));
    this.#living = others;
    this.#lastBeat = now;
    if (hasSlept) this.#listener.downtimeFound();
    if (hasDied) this.#listener.nodeDied();
  }

  /** Other nodes that gave a sign of life a short while ago. */
  async #alive(): Promise<Set<string>> {
    const now = this.#world.now();
    const nodes = await this.#store.nodes.all();
    return new Set(nodes.filter(({ id, seenAt }) => id !== this.#node && now - seenAt <= NODE_DEAD_MS).map(({ id }) => id));
  }

  /** Waits for another beat of somebody who seems alive: a node that has just been killed looks like one. */
  async #isAnybodyAlive(): Promise<boolean> {
    // The embedded file is ours alone.
    if (this.#store.backend === 'sqlite') return false;
    const before = new Map((await this.#store.nodes.all()).map(({ id, seenAt }) => [id, seenAt]));
    while ((await this.#alive()).size > 0) {
      if ((await this.#store.nodes.all()).some(({ id, seenAt }) => seenAt !== before.get(id))) return true;
      await new Promise<void>((resolve) => this.#world.after(BEAT_MS / 4, resolve));
    }
    return false;
  }
}
