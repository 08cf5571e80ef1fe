// Notices between nodes: "game G has facts up to number N". They carry nothing else; whoever wants to know more reads the store. A notice
// may be lost when a connection breaks, so a listener is told when that may have happened, and a slow poll of the store heals the rest.

export interface Notice {
  readonly game: string;
  /** The number of the latest fact. */
  readonly seq: number;
}

export interface NoticeListener {
  heard(notice: Notice): void;
  /** Some notices may not have arrived: look into the store. */
  maybeMissed(): void;
}

export interface NoticeBus {
  /**
   * Tells every node, this one included, soon; never throws. Of several notices of one game only the latest needs to arrive. Call it when
   * the facts are durable.
   */
  publish(game: string, seq: number): void;
  /** Returns the way to stop listening. */
  subscribe(listener: NoticeListener): () => void;
  close(): Promise<void>;
}

/** What carries notices cannot be reached at the start. */
export class NoticeBusUnavailable extends Error {
  override name = 'NoticesUnavailable';

  constructor(cause: unknown) {
    super(`notices cannot be sent: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Who listens on this node. */
export class NoticeListeners {
  readonly #listeners = new Set<NoticeListener>();

  add(listener: NoticeListener): () => void {
    // A listener that is added twice is told twice, and each is stopped by itself.
    const own: NoticeListener = { heard: (notice) => listener.heard(notice), maybeMissed: () => listener.maybeMissed() };
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  clear(): void {
    this.#listeners.clear();
  }

  heard(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener.heard(notice);
  }

  maybeMissed(): void {
    for (const listener of [...this.#listeners]) listener.maybeMissed();
  }
}
