// Turns for games that want to think: next is always the game whose last turn is longest ago, however much another asks.

/** So many games are remembered after their turn; who is forgotten counts as new, which is no great advantage. */
const REMEMBERED_MAX = 1000;

export class FairQueue<Job extends { readonly game: string }> {
  readonly #waiting = new Map<string, Job[]>();
  /** The number of each game's last turn, the oldest first. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  add(job: Job): void {
    const jobs = this.#waiting.get(job.game);
    if (jobs === undefined) this.#waiting.set(job.game, [job]);
    else jobs.push(job);
    // Somebody new comes before the one who has just had a turn, and after those who wait.
    if (!this.#lastTurns.has(job.game)) this.#lastTurns.set(job.game, this.#turns - 0.5);
  }

  /** What was taken and could not be done: it is the very next again. */
  putBack(job: Job): void {
    this.#waiting.set(job.game, [job, ...(this.#waiting.get(job.game) ?? [])]);
    this.#lastTurns.set(job.game, -1);
  }

  take(): Job | undefined {
    const [game] = [...this.#waiting.keys()].toSorted((a, b) => this.#lastTurn(a) - this.#lastTurn(b));
    if (game === undefined) return undefined;
    const [job, ...others] = this.#waiting.get(game) ?? [];
    this.#setWaiting(game, others);
    this.#turns += 1;
    this.#lastTurns.delete(game);
    this.#lastTurns.set(game, this.#turns);
    this.#forgetOldest();
    return job;
  }

  /** Takes out what is no longer wanted. */
  remove(job: Job): boolean {
    const jobs = this.#waiting.get(job.game) ?? [];
    const left = jobs.filter((one) => one !== job);
    this.#setWaiting(job.game, left);
    return left.length < jobs.length;
  }

  #lastTurn(game: string): number {
    return this.#lastTurns.get(game) ?? this.#turns;
  }

  #setWaiting(game: string, jobs: Job[]): void {
    if (jobs.length === 0) this.#waiting.delete(game);
    else this.#waiting.set(game, jobs);
  }

  #forgetOldest(): void {
    if (this.#lastTurns.size <= REMEMBERED_MAX) return;
    const oldest = [...this.#lastTurns.keys()].find((game) => !this.#waiting.has(game));
    if (oldest !== undefined) this.#lastTurns.delete(oldest);
  }
}
