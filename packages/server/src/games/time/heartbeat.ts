// Reports every few seconds that this node is alive, and finds times without any node: at the start, after a sleep of the machine, after an outage of the store.

import type { Store } from '../../store/store.ts';
import type { Runtime } from '../runtime.ts';
import { addDowntime, type Downtime, readDowntimes } from './downtimes.ts';

const BEAT_MS = 2000;
/** A node without a beat for so long is dead. */
export const NODE_DEAD_MS = 8000;
/** The store forgets dead nodes after a day. */
const FORGET_MS = 24 * 60 * 60 * 1000;

export interface HeartbeatListener {
  /** There was a time without any node; loaded tables do not know of it. */
  downtimeFound(): void;
  /** Another node has died: the others take over its games. */
  nodeDied(): void;
}

export class Heartbeat {
  readonly #store: Store;
  readonly #runtime: Runtime;
  readonly #node: string;
  readonly #listener: HeartbeatListener;
  #downtimes: readonly Downtime[] = [];
  /** When the last beat was stored. */
  #lastBeat = 0;
  #living = new Set<string>();
  #beating: Promise<void> | undefined;
  #cancel: () => void = () => undefined;
  #isStopped = false;

  constructor(store: Store, runtime: Runtime, node: string, listener: HeartbeatListener) {
    this.#store = store;
    this.#runtime = runtime;
    this.#node = node;
    this.#listener = listener;
  }

  get downtimes(): readonly Downtime[] {
    return this.#downtimes;
  }

  /** The first beat; when it resolves, the node knows any downtime. */
  async start(): Promise<void> {
    const lastSeen = await this.#store.nodes.lastSeen();
    if (lastSeen !== undefined && !(await this.#isAnybodyAlive()))
      await addDowntime(this.#store, { from: lastSeen, to: this.#runtime.now() });
    this.#downtimes = await readDowntimes(this.#store);
    await this.#store.nodes.beat(this.#node, this.#runtime.now());
    this.#lastBeat = this.#runtime.now();
    this.#living = await this.#alive();
    this.#plan();
  }

  /** Undefined while beats are stored in time; else it resolves with the next beat: only then the uncharged time is known. */
  whenSteady(): Promise<void> | undefined {
    return this.#isSteady ? undefined : this.#beatUntilSteady();
  }

  get #isSteady(): boolean {
    return this.#isStopped || this.#runtime.now() - this.#lastBeat <= NODE_DEAD_MS;
  }

  async #beatUntilSteady(): Promise<void> {
    while (!this.#isSteady) await this.#beat();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#beating?.catch(() => undefined);
    await this.#store.nodes.leave(this.#node, this.#runtime.now());
  }

  #plan(): void {
    if (this.#isStopped) return;
    this.#cancel = this.#runtime.after(BEAT_MS, () => {
      this.#beat()
        .catch((error: unknown) => this.#runtime.log.warn({ node: this.#node, fault: String(error) }, 'no beat could be stored'))
        .finally(() => this.#plan());
    });
  }

  /** One beat at a time. */
  #beat(): Promise<void> {
    this.#beating ??= this.#beatOnce().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beatOnce(): Promise<void> {
    const since = this.#lastBeat;
    const others = await this.#alive();
    const now = this.#runtime.now();
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

  /** Other nodes with a recent beat. */
  async #alive(): Promise<Set<string>> {
    const now = this.#runtime.now();
    const nodes = await this.#store.nodes.all();
    return new Set(nodes.filter(({ id, seenAt }) => id !== this.#node && now - seenAt <= NODE_DEAD_MS).map(({ id }) => id));
  }

  /** Waits for another beat of a node that seems alive: one that was just killed looks like it. */
  async #isAnybodyAlive(): Promise<boolean> {
    // The embedded file has no other node.
    if (this.#store.backend === 'sqlite') return false;
    const before = new Map((await this.#store.nodes.all()).map(({ id, seenAt }) => [id, seenAt]));
    while ((await this.#alive()).size > 0) {
      if ((await this.#store.nodes.all()).some(({ id, seenAt }) => seenAt !== before.get(id))) return true;
      await new Promise<void>((resolve) => this.#runtime.after(BEAT_MS / 4, resolve));
    }
    return false;
  }
}
