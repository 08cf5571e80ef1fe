// Notices between nodes: "game G has facts up to number N". They carry nothing else; the receiver reads the store. A notice
// may be lost when a connection breaks, so listeners are told when that may have happened, and a slow poll of the store covers the rest.

export interface Notice {
  readonly game: string;
  /** The number of the latest fact. */
  readonly seq: number;
}

export interface NoticeListener {
  heard(notice: Notice): void;
  /** Notices may have been lost: look into the store. */
  maybeMissed(): void;
}

export interface NoticeBus {
  /**
   * Tells every node, this one included, soon; never throws. Of several notices of one game only the latest needs to arrive. Call it when
   * the facts are durable.
   */
  publish(game: string, seq: number): void;
  /** Returns a function that stops listening. */
  subscribe(listener: NoticeListener): () => void;
  close(): Promise<void>;
}

/** The notice bus cannot be reached at the start. */
export class NoticeBusUnavailable extends Error {
  override name = 'NoticesUnavailable';

  constructor(cause: unknown) {
    super(`notices cannot be sent: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The listeners on this node. */
export class NoticeListeners {
  readonly #listeners = new Set<NoticeListener>();

  add(listener: NoticeListener): () => void {
    // A listener that is added twice is told twice, and each can be stopped.
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
