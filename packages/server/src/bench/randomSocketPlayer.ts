// A seat that plays at random over a real socket and reconnects whenever it is cut off: benches and crash tests use many of them.

import { randomBytes } from 'node:crypto';
import { ReconnectingSocket, SeatClient, type SeenTable } from '@flagfall/client';
import type { Chance, Rules, Seat, SeenEvent } from '@flagfall/engine';
import type { Refused, Request, RequestBody } from '@flagfall/protocol';
import { WebSocket } from 'ws';
import { randomIntent } from './randomIntent.ts';

export interface RandomSocketPlayerSettings {
  /** `ws://host:port/api/v1/socket`; asked before every connection, since a server may move. */
  readonly url: () => string;
  readonly game: string;
  readonly seat: Seat;
  /** The secret of the seat; without it, the session or the token in the headers opens it. */
  readonly secret?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rules: Rules;
  readonly chance: Chance;
  /** How long it waits before it answers. */
  readonly thinkMs?: number;
}

export interface RandomSocketPlayerListener {
  updated?(update: SeenTable): void;
  sent?(request: Request): void;
  done?(id: string): void;
  refused?(refused: Refused): void;
}

const RETURN_MS = 100;

export class RandomSocketPlayer {
  readonly client: SeatClient;
  /** All seen events in order, each action once; actions that were taken back are among them. */
  readonly actions: (readonly SeenEvent[])[] = [];
  readonly #settings: RandomSocketPlayerSettings;
  readonly #listener: RandomSocketPlayerListener;
  readonly #link: ReconnectingSocket;
  #socket: WebSocket | undefined;
  #requests = 0;
  /** The version it has answered. */
  #answered = -1;
  #isStopped = false;
  readonly #name = randomBytes(4).toString('hex');

  constructor(settings: RandomSocketPlayerSettings, listener: RandomSocketPlayerListener = {}) {
    this.#settings = settings;
    this.#listener = listener;
    this.client = new SeatClient(
      { ...settings, rulesOf: () => settings.rules },
      {
        updated: (update) => this.#updated(update),
        done: (id) => {
          listener.done?.(id);
          // It may be its turn again: the update came while the answer was on its way.
          this.#playSoon();
        },
        refused: (refused) => this.#refused(refused),
      },
    );
    const openSocket = (url: string) => (this.#socket = new WebSocket(url, { perMessageDeflate: false, headers: settings.headers ?? {} }));
    this.#link = new ReconnectingSocket({ url: settings.url, openSocket, waitMs: RETURN_MS, waitMaxMs: RETURN_MS });
    this.#link.add(this.client);
  }

  get isOver(): boolean {
    return this.client.last?.phase === 'over';
  }

  /** Cuts the connection without a close message; it reconnects by itself. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Reconnects now, even if it was asked to stay away. */
  hurry(): void {
    this.#link.reconnectNow();
  }

  stop(): void {
    this.#isStopped = true;
    this.#link.close();
    this.#socket?.terminate();
  }

  request(request: RequestBody): string {
    this.#requests += 1;
    const id = `${this.#name}-${this.#requests}`;
    const whole = { ...request, id };
    this.#listener.sent?.(whole);
    this.client.request(whole);
    return id;
  }

  #updated(update: SeenTable): void {
    this.actions.push(...update.actions);
    this.#listener.updated?.(update);
    this.#playSoon();
  }

  #playSoon(): void {
    const { thinkMs } = this.#settings;
    if (thinkMs === undefined) this.#play();
    else setTimeout(() => this.#play(), thinkMs);
  }

  /** One answer per version. */
  #play(): void {
    const { last } = this.client;
    if (this.#isStopped || last === undefined || last.version <= this.#answered || this.client.pending > 0) return;
    const { rules, seat, chance } = this.#settings;
    const intent = last.phase === 'deploying' || last.phase === 'playing' ? randomIntent(rules, seat, last.view, chance) : undefined;
    if (intent === undefined) return;
    this.#answered = last.version;
    this.request({ type: 'play', intent });
  }

  #refused(refused: Refused): void {
    this.#listener.refused?.(refused);
    // Its view was out of date.
    this.#answered = -1;
    this.#play();
  }
}
