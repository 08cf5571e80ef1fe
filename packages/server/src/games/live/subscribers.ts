// The subscribers of a game on this node, by viewer. A message is encoded once for all who get the same, and once more with a view.

import { Shadow } from '@flagfall/client';
import type { Rules, Seat, Viewer } from '@flagfall/engine';
import { encodeServerMessage, padToBlock, type TableMessage } from '@flagfall/protocol';
import type { Delivery } from '@flagfall/table';
import type { Person } from '../../store/rows.ts';

/** One subscribed connection. It takes texts and never waits; when it cannot keep up it closes itself. */
export interface GameSubscriber {
  /** The person of the session, if any; a seat that was opened by its secret alone belongs to no person. */
  readonly person?: Person | undefined;
  send(text: string): void;
}

/** The sender of a request, by the id of the request. */
export interface RequestOrigin {
  readonly by: GameSubscriber;
  readonly id: string;
}

/** Lengths are padded to blocks, or they would hint at what only one viewer was shown (docs/decisions/wire.md). */
const BLOCK = 512;
/** A view lists what a seat may do, so its length would tell how many of its pieces can move. */
const VIEW_BLOCK = 4096;

interface SubscriberGroup {
  readonly viewer: Viewer;
  readonly rules: Rules;
  /** For a client that does not know the rules: a view after every message. */
  readonly views: boolean;
}

export class GameSubscribers {
  readonly #game: string;
  readonly #places = new Map<GameSubscriber, SubscriberGroup>();
  /** What views are built from, if a subscriber wants them: all subscribers of one viewer have been told the same. */
  readonly #shadows = new Map<Viewer, Shadow>();

  constructor(game: string) {
    this.#game = game;
  }

  get size(): number {
    return this.#places.size;
  }

  get all(): readonly (readonly [GameSubscriber, Viewer])[] {
    return [...this.#places].map(([subscriber, { viewer }]) => [subscriber, viewer]);
  }

  viewerOf(subscriber: GameSubscriber): Viewer | undefined {
    return this.#places.get(subscriber)?.viewer;
  }

  /** Whether it gets a view with every message. */
  add(subscriber: GameSubscriber, viewer: Viewer, rules: Rules, views = false): void {
    this.#places.set(subscriber, { viewer, rules, views });
    if (views && !this.#shadows.has(viewer)) this.#shadows.set(viewer, new Shadow(rules));
  }

  remove(subscriber: GameSubscriber): void {
    this.#places.delete(subscriber);
    const wanted = new Set([...this.#places.values()].filter(({ views }) => views).map(({ viewer }) => viewer));
    for (const viewer of this.#shadows.keys()) if (!wanted.has(viewer)) this.#shadows.delete(viewer);
  }

  /** Whether a seat has a client here. */
  hasAt(seat: Seat): boolean {
    for (const { viewer } of this.#places.values()) if (viewer === seat) return true;
    return false;
  }

  /** Sends a table's messages, up to this version. The sender gets its answer whoever else has the seat: a refusal, or `done` with its last message. */
  deliver(deliveries: readonly Delivery[], version: number, asked?: RequestOrigin): void {
    const isRefused = deliveries.some(({ message }) => message.type === 'refused');
    const seat = asked === undefined || isRefused ? undefined : this.viewerOf(asked.by);
    const last = seat === undefined ? undefined : deliveries.findLast(({ to }) => to === seat)?.message;
    const answer = last?.type === 'update' ? last : undefined;
    for (const { to, message } of deliveries) {
      if (message.type === 'refused') asked?.by.send(padToBlock(BLOCK, this.#text(message)));
      else this.#send(message, to, message === answer ? asked : undefined);
    }
    if (asked === undefined || isRefused || answer !== undefined) return;
    asked.by.send(encodeServerMessage({ type: 'done', game: this.#game, id: asked.id, version }));
  }

  /** To one subscriber. */
  sendTo(subscriber: GameSubscriber, message: TableMessage): void {
    const place = this.#places.get(subscriber);
    if (place === undefined) return;
    subscriber.send(padToBlock(blockFor(message, place), this.#text(this.#toldAt(place, message))));
  }

  /** To all subscribers of a viewer. */
  #send(message: TableMessage, to: Viewer, asked: RequestOrigin | undefined): void {
    let plain: string | undefined;
    let viewed: string | undefined;
    for (const [subscriber, place] of this.#places) {
      if (place.viewer !== to) continue;
      if (place.views) viewed ??= this.#text(this.#toldAt(place, message));
      else plain ??= this.#text(message);
      const text = (place.views ? viewed : plain) ?? '';
      subscriber.send(padToBlock(blockFor(message, place), subscriber === asked?.by ? answering(asked.id, text) : text));
    }
  }

  #toldAt({ viewer, views }: SubscriberGroup, message: TableMessage): TableMessage {
    return views ? withView(message, this.#shadows.get(viewer)) : message;
  }

  #text(message: TableMessage): string {
    return encodeServerMessage({ game: this.#game, ...message });
  }
}

/** The same update, which also confirms the sender's request. */
function answering(id: string, update: string): string {
  return `${update.slice(0, -1)},"done":${JSON.stringify(id)}}`;
}

function withView(message: TableMessage, shadow: Shadow | undefined): TableMessage {
  if (message.type !== 'update' && message.type !== 'snapshot') return message;
  const view = shadow?.take(message)?.view;
  return view === undefined ? message : { ...message, view };
}

function blockFor(message: TableMessage, { rules, views }: SubscriberGroup): number {
  if (views && (message.type === 'update' || message.type === 'snapshot')) return VIEW_BLOCK;
  // In most editions all viewers see the same; only pencil marks differ.
  const isForAll =
    message.type === 'presence' || (message.type === 'update' && message.marks === undefined && rules.extension === undefined);
  return isForAll ? 1 : BLOCK;
}
