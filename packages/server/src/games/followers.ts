// Who follows a game on this node, and from where: a seat or the audience. A message is written once for all who get the same.

import type { Seat, Viewer } from '@flagfall/engine';
import { encodeServerMessage, type TableMessage } from '@flagfall/protocol';
import type { Delivery } from '@flagfall/table';
import type { Person } from '../store/rows.ts';

/** One end of a connection. It takes texts and never waits; when it cannot keep up it goes away by itself. */
export interface Follower {
  /** Whose session it has, if any; a seat that was opened by its secret alone is nobody's. */
  readonly person?: Person | undefined;
  send(text: string): void;
}

export class Followers {
  readonly #game: string;
  readonly #viewers = new Map<Follower, Viewer>();

  constructor(game: string) {
    this.#game = game;
  }

  get size(): number {
    return this.#viewers.size;
  }

  get all(): readonly (readonly [Follower, Viewer])[] {
    return [...this.#viewers];
  }

  viewerOf(follower: Follower): Viewer | undefined {
    return this.#viewers.get(follower);
  }

  add(follower: Follower, viewer: Viewer): void {
    this.#viewers.set(follower, viewer);
  }

  remove(follower: Follower): void {
    this.#viewers.delete(follower);
  }

  /** Whether anybody is there for a seat. */
  isAt(seat: Seat): boolean {
    return [...this.#viewers.values()].includes(seat);
  }

  /** What a table wants to be sent. A refusal goes only to who asked, whoever else sits on the same seat. */
  deliver(deliveries: readonly Delivery[], asker: Follower | undefined): void {
    for (const { to, message } of deliveries) {
      if (message.type !== 'refused') this.#toAll(message, (viewer) => viewer === to);
      else if (asker !== undefined) this.tell(asker, message);
    }
  }

  /** One of them alone. */
  tell(follower: Follower, message: TableMessage): void {
    follower.send(this.#text(message));
  }

  #toAll(message: TableMessage, concerns: (viewer: Viewer) => boolean): void {
    let text: string | undefined;
    for (const [follower, viewer] of [...this.#viewers]) {
      if (!concerns(viewer)) continue;
      text ??= this.#text(message);
      follower.send(text);
    }
  }

  #text(message: TableMessage): string {
    return encodeServerMessage({ game: this.#game, ...message });
  }
}
