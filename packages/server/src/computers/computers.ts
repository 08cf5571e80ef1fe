// Computer players at seats of games. What one knows can be built again at any time from what its seat has seen, so a seat is cheap: only
// those asked lately have a desk.

import { type Budget, RandomPlayer, type RemotePlayer } from '@flagfall/ai';
import { type Intent, seededChance, type View } from '@flagfall/engine';
import { type ComputerSeatSpec, playerKey, type SeenActions } from './playerThread.ts';
import { moveDelayMs, type ThinkingClock, thinkingTimeMs } from './thinkingTime.ts';
import { type ThreadJob, ThreadPool, type ThreadPoolSettings } from './threadPool.ts';

/** A seat at which the computer plays. `seen` gives what the seat has seen so far: a table's `seenActions`. */
export interface ComputerSeatSettings extends ComputerSeatSpec {
  /** Who its turns to think are counted for: whoever plays against it. Without it, the game itself. */
  readonly owner?: string;
  readonly seen: () => SeenActions;
}

export interface ComputersSettings extends ThreadPoolSettings {
  /** How many positions they look at for a decision, instead of thinking for a time; then they answer at once. */
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

  /** How many wait for a turn, and how many desks there are, for metrics. */
  get load(): { readonly waiting: number; readonly desks: number } {
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
  /** What ends the waiting of everybody who has asked it something. */
  readonly #waiting = new Set<() => void>();
  /** And of those whose turn has not come. */
  readonly #queued = new Set<() => void>();
  #hasLeft = false;
  #expectation: number | undefined;

  constructor(pool: ThreadPool, place: ComputerSeatSettings, isClosed: () => boolean, positions?: number) {
    this.#pool = pool;
    this.#place = place;
    this.#isClosed = isClosed;
    this.#positions = positions;
  }

  /** What it made of its last decision, from 0 to 1; undefined when it has not thought. */
  get expectation(): number | undefined {
    return this.#expectation;
  }

  /** What it does when the game waits for it: a deployment, a move, a deed. Undefined when it left meanwhile. */
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

  /** Actions were taken back: what it knows is built again when it is asked next. */
  forgetSeen(): void {
    this.#pool.clear(playerKey(this.#place));
  }

  /** What has not begun is not wanted any more; what has begun is done in a moment. */
  cancelQueued(): void {
    for (const drop of this.#queued) drop();
  }

  /** The game is over, or nobody is there: it thinks no longer, and its desk is cleared. */
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

/** The game must go on, also when the computer cannot think. */
export function fallbackIntent({ rules, seat, seed }: ComputerSeatSpec, view: View): Intent {
  const player = new RandomPlayer(rules, seat, seededChance(`${seed} ${view.version}`));
  return view.waiting?.decision === 'deploy' ? { type: 'deploy', deployment: player.deploy(view) } : player.choose(view);
}
