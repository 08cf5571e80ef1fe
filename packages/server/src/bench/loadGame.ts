// A game that a bench plays: two sockets, random moves, and how long each move took to reach the other side. It does not check messages, because
// checking would cost the bench more than the server.

import { type SeenTable, Shadow } from '@flagfall/client';
import { type Chance, type Intent, pick, type Rules, type Seat, sampleDeployment, seatIndex } from '@flagfall/engine';
import { PROTOCOL_VERSION } from '@flagfall/protocol';
import { WebSocket } from 'ws';
import type { CreatedGame } from '../games/creation/createGame.ts';

export interface LoadGameSettings {
  readonly url: string;
  readonly rules: Rules;
  readonly chance: Chance;
  /** The earliest time to deploy. */
  readonly start: Promise<void>;
  /** How long a seat thinks, asked for every move. */
  readonly thinkMs: () => number;
  /** Whether a spectator follows it. */
  readonly isWatched: boolean;
  /** How long a move took to reach the enemy. */
  readonly arrived: (ms: number) => void;
  /** Bytes that the server has sent about the game, without presence. */
  readonly told: (to: 'seats' | 'audience', bytes: number) => void;
  readonly refused: (why: string) => void;
  readonly ended: () => void;
}

interface LoadSeat {
  readonly seat: Seat;
  readonly socket: WebSocket;
  readonly connected: Promise<unknown>;
  readonly shadow: Shadow;
  /** The version it has answered. */
  answered: number;
  hasDeployed: boolean;
}

export class LoadGame {
  readonly #settings: LoadGameSettings;
  readonly #opened: CreatedGame;
  readonly #sides: readonly LoadSeat[];
  readonly #watcher: WebSocket | undefined;
  /** The move under way: its seat, its time, and the version it was made in. */
  #sent: { readonly by: Seat; readonly at: number; readonly version: number } | undefined;
  #requests = 0;
  #isStopped = false;

  constructor(settings: LoadGameSettings, opened: CreatedGame) {
    this.#settings = settings;
    this.#opened = opened;
    this.#sides = settings.rules.seats.map((seat) => this.#sit(seat));
    this.#watcher = settings.isWatched ? this.#watch() : undefined;
  }

  /** Resolves when all sockets are connected or have failed. */
  async connected(): Promise<void> {
    await Promise.all(this.#sides.map(({ connected }) => connected));
  }

  stop(): void {
    this.#isStopped = true;
    for (const { socket } of this.#sides) socket.terminate();
    this.#watcher?.terminate();
  }

  #sit(seat: Seat): LoadSeat {
    const socket = this.#connect({ secret: this.#opened.secrets[seat] });
    const connected = new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
    const side = { seat, socket, connected, shadow: new Shadow(this.#settings.rules), answered: -1, hasDeployed: false };
    socket.on('open', () => this.#ask(side, { type: 'nonce', nonce: '0'.repeat(64) }));
    socket.on('message', (data) => this.#heard(side, String(data)));
    return side;
  }

  #watch(): WebSocket {
    return this.#connect({}).on('message', (data) => this.#read('audience', String(data)));
  }

  #connect(as: { readonly secret?: string | undefined }): WebSocket {
    const socket = new WebSocket(this.#settings.url, { perMessageDeflate: false });
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.on('open', () => {
      say({ type: 'hello', protocol: PROTOCOL_VERSION });
      say({ type: 'join', game: this.#opened.game, ...as });
    });
    return socket.on('error', (error) => this.#isStopped || this.#settings.refused(String(error)));
  }

  #read(to: 'seats' | 'audience', text: string) {
    const message = JSON.parse(text);
    if (message.type !== 'presence') this.#settings.told(to, Buffer.byteLength(text));
    return message;
  }

  #heard(side: LoadSeat, text: string): void {
    if (this.#isStopped) return;
    const message = this.#read('seats', text);
    if (message.type === 'refused' || message.type === 'error' || message.type === 'goodbye') this.#settings.refused(text);
    const update = message.type === 'update' || message.type === 'snapshot' ? side.shadow.take(message) : undefined;
    if (update === undefined) return;
    const sent = this.#sent;
    if (sent !== undefined && sent.by !== side.seat && update.version > sent.version && update.actions.length > 0) {
      this.#sent = undefined;
      if (update.phase !== 'deploying') this.#settings.arrived(performance.now() - sent.at);
    }
    if (update.phase === 'over') {
      this.stop();
      this.#settings.ended();
    } else if (update.version > side.answered && update.view.waiting?.seats.includes(side.seat)) {
      side.answered = update.version;
      void this.#think(side, update);
    }
  }

  async #think(side: LoadSeat, seenTable: SeenTable): Promise<void> {
    await this.#settings.start;
    const thinkMs = this.#settings.thinkMs();
    if (thinkMs <= 0) this.#play(side, seenTable);
    else setTimeout(() => this.#play(side, seenTable), thinkMs);
  }

  #play(side: LoadSeat, { view, version, phase }: SeenTable): void {
    if (this.#isStopped || phase === 'waiting') return;
    const { rules, chance } = this.#settings;
    const isDeploying = view.waiting?.decision === 'deploy';
    if (isDeploying && side.hasDeployed) return;
    side.hasDeployed = true;
    const intent: Intent = isDeploying
      ? { type: 'deploy', deployment: sampleDeployment(rules, seatIndex(side.seat), chance) }
      : pick(chance, [...view.moves, ...view.deeds]);
    if (!isDeploying) this.#sent = { by: side.seat, at: performance.now(), version };
    this.#ask(side, { type: 'play', intent });
  }

  #ask({ socket }: LoadSeat, request: object): void {
    this.#requests += 1;
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'act', game: this.#opened.game, request: { id: String(this.#requests), ...request } }));
  }
}
