// A thread with players, as the server sees it: it knows what each has learned, removes the one asked longest ago, and can die.

import type { Worker } from 'node:worker_threads';
import { RemotePlayer } from '@flagfall/ai';
import { changedOptions, type Rules, type Seat, type SeenEvent } from '@flagfall/engine';
import type { ThreadReply, ThreadRequest } from './thread.ts';

/** Which computer player sits where. */
export interface ComputerSeatSpec {
  readonly game: string;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly level: number;
  /** Different in every game, or the same computer would play the same game again. */
  readonly seed: string;
}

/** What a seat has seen, action by action. */
export type SeenActions = readonly (readonly SeenEvent[])[];

/** The thread ended or did not answer in time; another can answer the same question. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

interface ThreadPlayer {
  readonly remote: RemotePlayer;
  /** How many actions it has been told. */
  learnt: number;
}

export class PlayerThread {
  readonly #worker: Worker;
  readonly #playersMax: number;
  /** The one asked longest ago comes first. */
  readonly #players = new Map<string, ThreadPlayer>();
  #isAlive = true;
  #onDeath: (why: ThreadLost) => void = () => undefined;
  /** The player that is thinking now. */
  #asked: string | undefined;
  readonly #unwanted = new Set<string>();

  constructor(worker: Worker, playersMax: number) {
    this.#worker = worker;
    this.#playersMax = playersMax;
    worker.on('message', ({ player, reply }: ThreadReply) => this.#players.get(player)?.remote.receive(reply));
    worker.on('error', (error) => this.#die(`a thread failed: ${error instanceof Error ? error.message : String(error)}`));
    worker.on('exit', () => this.#die('a thread ended'));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isBusy(): boolean {
    return this.#asked !== undefined;
  }

  get playerCount(): number {
    return this.#players.size;
  }

  has(player: string): boolean {
    return this.#players.has(player);
  }

  /** Tells a player what it does not know yet and asks it. Throws ThreadLost when the thread ends or takes too long; then the thread is closed. */
  async ask<Answer>(
    place: ComputerSeatSpec,
    seen: SeenActions,
    patienceMs: number,
    question: (remote: RemotePlayer) => Promise<Answer>,
  ): Promise<Answer> {
    if (!this.#isAlive) throw new ThreadLost('a thread has ended');
    let timer: NodeJS.Timeout | undefined;
    const lost = new Promise<never>((_, reject) => {
      this.#onDeath = reject;
      timer = setTimeout(() => this.#die('a thread did not answer in time'), patienceMs);
    });
    this.#asked = playerKey(place);
    try {
      return await Promise.race([question(this.#seated(place, seen)), lost]);
    } finally {
      clearTimeout(timer);
      this.#asked = undefined;
      for (const player of this.#unwanted) this.forget(player);
      this.#unwanted.clear();
    }
  }

  /** Makes the player that is thinking decide at once. */
  hurry(player: string): void {
    this.#players.get(player)?.remote.stop();
  }

  /** Removes a player; one that is thinking answers first, or its caller would wait for ever. */
  forget(player: string): void {
    if (player === this.#asked) this.#unwanted.add(player);
    else if (this.#players.delete(player)) this.#post(player, 'forget');
  }

  async end(): Promise<void> {
    this.#die('the server is closing');
    await this.#worker.terminate();
  }

  #seated(place: ComputerSeatSpec, seen: SeenActions): RemotePlayer {
    const player = playerKey(place);
    const known = this.#players.get(player);
    // Fewer actions than before: some were taken back, and a player cannot unlearn.
    const sitting = known !== undefined && known.learnt <= seen.length ? known : this.#sitDown(player, place);
    if (seen.length > sitting.learnt) sitting.remote.learn(seen.slice(sitting.learnt));
    sitting.learnt = seen.length;
    this.#players.delete(player);
    this.#players.set(player, sitting);
    for (const oldest of this.#players.keys()) {
      if (this.#players.size <= this.#playersMax) break;
      this.forget(oldest);
    }
    return sitting.remote;
  }

  #sitDown(player: string, { rules, seat, level, seed }: ComputerSeatSpec): ThreadPlayer {
    const options = changedOptions(rules.edition, rules.options);
    const { id, revision } = rules.edition;
    const at = { edition: id, revision, options, seat, level, seed };
    return { remote: new RemotePlayer((request) => this.#post(player, request), at), learnt: 0 };
  }

  #post(player: string, request: ThreadRequest['request']): void {
    if (this.#isAlive) this.#worker.postMessage({ player, request } satisfies ThreadRequest);
  }

  #die(why: string): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#players.clear();
    this.#onDeath(new ThreadLost(why));
    void this.#worker.terminate();
  }
}

export function playerKey({ game, seat }: Pick<ComputerSeatSpec, 'game' | 'seat'>): string {
  return `${game} ${seat}`;
}
