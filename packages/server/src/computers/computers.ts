// Computer players at seats of games. What a player knows can be rebuilt at any time from what its seat has seen, so a seat is cheap: only
// those asked lately are kept in a thread.

import { type Budget, RandomPlayer, type RemotePlayer } from '@flagfall/ai';
import { type Intent, seededChance, type View } from '@flagfall/engine';
import { type ComputerSeatSpec, playerKey, type SeenActions } from './playerThread.ts';
import { moveDelayMs, type ThinkingClock, thinkingTimeMs } from './thinkingTime.ts';
import { type ThreadJob, ThreadPool, type ThreadPoolSettings } from './threadPool.ts';

/** A seat of a computer. `seen` gives what the seat has seen so far: a table's `seenActions`. */
export interface ComputerSeatSettings extends ComputerSeatSpec {
  /** The person whose turns its thinking counts as: its opponent. Without it, the game itself. */
  readonly owner?: string;
  readonly seen: () => SeenActions;
}

export interface ComputersSettings extends ThreadPoolSettings {
  /** Positions that they search per decision, instead of a time; then they answer at once. */
  readonly positions?: number;
}

export class Computers {
  readonly #pool: ThreadPool;
  readonly #positions: number | undefined;
  #isClosed = false;

  constructor({ positions, ...settings }: ComputersSettings = {}) {
    this.#pool = new ThreadPool(settings);
    this.#positions = positions;
  }

  /** Waiting turns and loaded players, for metrics. */
  get load(): { readonly waiting: number; readonly players: number } {
    return this.#pool.load;
  }

  seat(place: ComputerSeatSettings): ComputerSeat {
    return new ComputerSeat(this.#pool, place, () => this.#isClosed, this.#positions);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.close();
  }
}

export class ComputerSeat {
  readonly #pool: ThreadPool;
  readonly #place: ComputerSeatSettings;
  readonly #isClosed: () => boolean;
  readonly #positions: number | undefined;
  /** Ends the waiting of all requests to it. */
  readonly #waiting = new Set<() => void>();
  /** Those whose turn has not come yet. */
  readonly #queued = new Set<() => void>();
  #hasLeft = false;
  #expectation: number | undefined;

  constructor(pool: ThreadPool, place: ComputerSeatSettings, isClosed: () => boolean, positions?: number) {
    this.#pool = pool;
    this.#place = place;
    this.#isClosed = isClosed;
    this.#positions = positions;
  }

  /** How it evaluated its last decision, from 0 to 1; undefined before its first. */
  get expectation(): number | undefined {
    return this.#expectation;
  }

  /** Its answer when the game waits for it: a deployment, a move, a deed. Undefined when it has left the game. */
  async choose(view: View, clock: ThinkingClock): Promise<Intent | undefined> {
    const askedAt = performance.now();
    const nodes = this.#positions;
    const budget = (): Budget =>
      nodes === undefined ? { ms: thinkingTimeMs(this.#place.level, clock, performance.now() - askedAt) } : { nodes };
    const thinking = this.#ask(
      (guest) => decisionOf(guest, view, budget),
      (): Decision => ({ intent: fallbackIntent(this.#place, view) }),
    );
    const [decision] = await Promise.all([thinking, this.#pause(nodes === undefined ? moveDelayMs(clock) : 0)]);
    this.#expectation = decision?.expectation;
    return this.#hasLeft ? undefined : decision?.intent;
  }

  async acceptsDraw(view: View): Promise<boolean> {
    const accepts = await this.#ask(
      (guest) => guest.acceptsDraw(view),
      () => false,
    );
    return accepts ?? false;
  }

  /** Actions were taken back: its knowledge is rebuilt at the next question. */
  forgetSeen(): void {
    this.#pool.clear(playerKey(this.#place));
  }

  /** Drops turns that have not begun; those that have end soon. */
  cancelQueued(): void {
    for (const drop of this.#queued) drop();
  }

  /** The game is over or abandoned: stops thinking, and removes its player. */
  leave(): void {
    this.#hasLeft = true;
    this.#pool.clear(playerKey(this.#place));
    for (const end of this.#waiting) end();
  }

  async #ask<Answer>(question: (guest: RemotePlayer) => Promise<Answer>, fallback: () => Answer): Promise<Answer | undefined> {
    if (this.#hasLeft || this.#isClosed()) return undefined;
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const place = this.#place;
    const settle = resolve as ThreadJob['settle'];
    const { game, owner = game } = place;
    const job: ThreadJob = { owner, game, place, seen: place.seen(), question, fallback, settle };
    const end = () => {
      this.#pool.cancel(job);
      resolve(undefined);
    };
    const drop = () => {
      if (this.#pool.cancel(job)) resolve(undefined);
    };
    this.#waiting.add(end);
    this.#queued.add(drop);
    this.#pool.add(job);
    const answer = await promise;
    this.#waiting.delete(end);
    this.#queued.delete(drop);
    return answer;
  }

  async #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#hasLeft || this.#isClosed() ? 0 : ms);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }
}

interface Decision {
  readonly intent: Intent;
  readonly expectation?: number;
}

async function decisionOf(guest: RemotePlayer, view: View, budget: () => Budget): Promise<Decision> {
  if (view.waiting?.decision === 'deploy') return { intent: { type: 'deploy', deployment: await guest.deploy(view) } };
  return await guest.choose(view, budget());
}

/** The game must go on even if the computer cannot think. */
export function fallbackIntent({ rules, seat, seed }: ComputerSeatSpec, view: View): Intent {
  const player = new RandomPlayer(rules, seat, seededChance(`${seed} ${view.version}`));
  return view.waiting?.decision === 'deploy' ? { type: 'deploy', deployment: player.deploy(view) } : player.choose(view);
}
