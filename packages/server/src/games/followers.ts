// Who follows a game on this node, and from where: a seat or the audience. A message is written once for all who get the same, and once more with a view.

import { Shadow } from '@flagfall/client';
import type { Rules, Seat, Viewer } from '@flagfall/engine';
import { encodeServerMessage, paddedTo, type TableMessage } from '@flagfall/protocol';
import type { Delivery } from '@flagfall/table';
import type { Person } from '../store/rows.ts';

/** One end of a connection. It takes texts and never waits; when it cannot keep up it goes away by itself. */
export interface Follower {
  /** Whose session it has, if any; a seat that was opened by its secret alone is nobody's. */
  readonly person?: Person | undefined;
  send(text: string): void;
}

/** Lengths are rounded up to so many characters, lest they tell what was shown to one viewer alone (docs/decisions/wire.md). */
const BLOCK = 512;
/** A view lists what a seat may do, and so tells by its length how many of its pieces can move. */
const VIEW_BLOCK = 4096;

interface Place {
  readonly viewer: Viewer;
  readonly rules: Rules;
  /** For a client that does not know the rules: what follows from all that it is told. */
  readonly views: boolean;
}

export class Followers {
  readonly #game: string;
  readonly #places = new Map<Follower, Place>();
  /** What views are read from, where somebody wants any: all who follow from the same place have been told the same. */
  readonly #shadows = new Map<Viewer, Shadow>();

  constructor(game: string) {
    this.#game = game;
  }

  get size(): number {
    return this.#places.size;
  }

  get all(): readonly (readonly [Follower, Viewer])[] {
    return [...this.#places].map(([follower, { viewer }]) => [follower, viewer]);
  }

  viewerOf(follower: Follower): Viewer | undefined {
    return this.#places.get(follower)?.viewer;
  }

  /** Whoever wants `views` gets one with everything it is told. */
  add(follower: Follower, viewer: Viewer, rules: Rules, views = false): void {
    this.#places.set(follower, { viewer, rules, views });
    if (views && !this.#shadows.has(viewer)) this.#shadows.set(viewer, new Shadow(rules));
  }

  remove(follower: Follower): void {
    this.#places.delete(follower);
    const wanted = new Set([...this.#places.values()].filter(({ views }) => views).map(({ viewer }) => viewer));
    for (const viewer of this.#shadows.keys()) if (!wanted.has(viewer)) this.#shadows.delete(viewer);
  }

  /** Whether anybody is there for a seat. */
  isAt(seat: Seat): boolean {
    return [...this.#places.values()].some(({ viewer }) => viewer === seat);
  }

  /** What a table wants to be sent. A refusal goes only to who asked, whoever else sits on the same seat. */
  deliver(deliveries: readonly Delivery[], asker: Follower | undefined): void {
    for (const { to, message } of deliveries) {
      if (message.type !== 'refused')
        this.#send(
          message,
          [...this.#places].filter(([, { viewer }]) => viewer === to),
        );
      else asker?.send(this.#text(message));
    }
  }

  /** One of them alone. */
  tell(follower: Follower, message: TableMessage): void {
    const place = this.#places.get(follower);
    if (place !== undefined) this.#send(message, [[follower, place]]);
  }

  /** To some who follow from the same place. */
  #send(message: TableMessage, places: readonly (readonly [Follower, Place])[]): void {
    const texts = new Map<boolean, string>();
    for (const [follower, { viewer, rules, views }] of places) {
      let text = texts.get(views);
      if (text === undefined) {
        text = this.#text(views ? withView(message, this.#shadows.get(viewer)) : message, rules);
        texts.set(views, text);
      }
      follower.send(text);
    }
  }

  #text(message: TableMessage, rules?: Rules): string {
    return paddedTo(blockFor(message, rules), encodeServerMessage({ game: this.#game, ...message }));
  }
}

function withView(message: TableMessage, shadow: Shadow | undefined): TableMessage {
  if (message.type !== 'update' && message.type !== 'snapshot') return message;
  const view = shadow?.take(message)?.view;
  return view === undefined ? message : { ...message, view };
}

function blockFor(message: TableMessage, rules: Rules | undefined): number {
  if ('view' in message) return VIEW_BLOCK;
  // What happens in a plain game everybody sees alike; only pencil marks are of one seat.
  const isForAll =
    message.type === 'presence' || (message.type === 'update' && message.marks === undefined && rules?.special === undefined);
  return isForAll ? 1 : BLOCK;
}
