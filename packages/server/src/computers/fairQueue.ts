// Thinking turns for computers. The next goes to the person whose last turn is longest ago, however many games they play, and among their games to the one whose
// last turn is longest ago, however much it asks.

export interface QueuedTurn {
  /** The person that the turn counts for. */
  readonly owner: string;
  readonly game: string;
}

export class FairQueue<Job extends QueuedTurn> {
  readonly #waitingMax: number;
  /** Waiting jobs by owner and by game; neither is listed without one. */
  readonly #waiting = new Map<string, Map<string, Job[]>>();
  readonly #owners = new Turns();
  readonly #games = new Turns();
  #size = 0;

  constructor(waitingMax = Number.POSITIVE_INFINITY) {
    this.#waitingMax = waitingMax;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the job dropped when too many wait: the latest of the owner with the most. */
  add(job: Job): Job | undefined {
    this.#owners.meet(job.owner);
    this.#games.meet(job.game);
    this.#put(job, (jobs) => [...jobs, job]);
    return this.#size > this.#waitingMax ? this.#latestOf(this.#greediest()) : undefined;
  }

  /** A job that was taken and could not be done: it comes next again. */
  putBack(job: Job): void {
    this.#owners.putFirst(job.owner);
    this.#games.putFirst(job.game);
    this.#put(job, (jobs) => [job, ...jobs]);
  }

  take(): Job | undefined {
    const owner = this.#owners.next(this.#waiting.keys());
    const games = owner === undefined ? undefined : this.#waiting.get(owner);
    const game = games === undefined ? undefined : this.#games.next(games.keys());
    const job = game === undefined ? undefined : games?.get(game)?.[0];
    if (job === undefined) return undefined;
    this.remove(job);
    this.#owners.had(job.owner);
    this.#games.had(job.game);
    return job;
  }

  /** Removes jobs that are no longer needed. */
  remove(job: Job): boolean {
    const games = this.#waiting.get(job.owner);
    const jobs = games?.get(job.game) ?? [];
    const left = jobs.filter((one) => one !== job);
    if (games === undefined || left.length === jobs.length) return false;
    this.#size -= 1;
    if (left.length > 0) games.set(job.game, left);
    else games.delete(job.game);
    if (games.size === 0) this.#waiting.delete(job.owner);
    return true;
  }

  #put(job: Job, change: (jobs: readonly Job[]) => Job[]): void {
    const games = this.#waiting.get(job.owner) ?? new Map<string, Job[]>();
    games.set(job.game, change(games.get(job.game) ?? []));
    this.#waiting.set(job.owner, games);
    this.#size += 1;
  }

  #greediest(): readonly Job[] {
    const all = [...this.#waiting.values()].map((games) => [...games.values()].flat());
    return all.reduce((most, jobs) => (jobs.length > most.length ? jobs : most), []);
  }

  #latestOf(jobs: readonly Job[]): Job | undefined {
    const latest = jobs.at(-1);
    if (latest !== undefined) this.remove(latest);
    return latest;
  }
}

/** How many owners are remembered; an owner forgotten while waiting has waited longest. */
const REMEMBERED_MAX = 10_000;

/** When each had its last turn. */
class Turns {
  /** The number of each one's last turn; the smallest comes first. */
  readonly #last = new Map<string, number>();
  #count = 0;

  /** A new owner comes before the one that has just had a turn, and after those that wait. */
  meet(key: string): void {
    if (!this.#last.has(key)) this.#set(key, this.#count - 0.5);
  }

  putFirst(key: string): void {
    this.#set(key, -1);
  }

  next(waiting: Iterable<string>): string | undefined {
    let next: string | undefined;
    for (const key of waiting) if (next === undefined || this.#lastOf(key) < this.#lastOf(next)) next = key;
    return next;
  }

  had(key: string): void {
    this.#count += 1;
    this.#set(key, this.#count);
  }

  #set(key: string, turn: number): void {
    this.#last.delete(key);
    this.#last.set(key, turn);
    if (this.#last.size <= REMEMBERED_MAX) return;
    const [oldest] = this.#last.keys();
    this.#last.delete(oldest);
  }

  #lastOf(key: string): number {
    return this.#last.get(key) ?? -0.5;
  }
}
