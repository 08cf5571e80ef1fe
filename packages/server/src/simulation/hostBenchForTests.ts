// A bench for the host of games: nodes in simulated time on one store, and subscribers that record their messages.

import { type SeenTable, Shadow } from '@flagfall/client';
import { type Seat, seededChance, type Viewer } from '@flagfall/engine';
import { decodeServerMessage, type Request, type ServerMessage } from '@flagfall/protocol';
import { doneIn } from '../forTests/clients/answersForTests.ts';
import type { GameListener } from '../games/context.ts';
import type { CreatedGame, GameSpec } from '../games/creation/createGame.ts';
import type { GameHost } from '../games/live/host.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import type { GameSubscriber } from '../games/live/subscribers.ts';
import { openMemoryStore } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { SimulatedHub } from './noticesForTests.ts';
import { SimulatedNode } from './simulatedNodeForTests.ts';
import { SimulatedTime } from './timeForTests.ts';

/** A subscriber that records its messages. */
export class RecordingSubscriber implements GameSubscriber {
  readonly heard: ServerMessage[] = [];
  #shadow: Shadow | undefined;

  send(text: string): void {
    const message = decodeServerMessage(text);
    if (!message.ok) throw new Error(`unreadable: ${text}`);
    this.heard.push(message.value);
    const { value } = message;
    if (value.type === 'snapshot') this.#shadow = new Shadow(rulesOf(value.about));
    if (value.type === 'snapshot' || value.type === 'update') this.#shadow?.take(value);
  }

  get last(): SeenTable {
    const seenTable = this.#shadow?.seenTable;
    if (seenTable === undefined) throw new Error('nothing was heard yet');
    return seenTable;
  }

  all<Type extends ServerMessage['type']>(type: Type): readonly Extract<ServerMessage, { type: Type }>[] {
    return this.heard.filter((message) => message.type === type) as Extract<ServerMessage, { type: Type }>[];
  }

  /** How often it got a confirmation. */
  timesDone(id: string): number {
    return this.heard.filter((message) => doneIn(message) === id).length;
  }
}

export class HostBench {
  readonly time = new SimulatedTime(1_900_000_000_000);
  readonly errors: string[] = [];
  readonly bus = new SimulatedHub(this.time, seededChance('bench'));
  readonly store: Store;
  readonly #hostType: Store['backend'];
  #nodes = 0;

  private constructor(store: Store, hostType: Store['backend']) {
    this.store = store;
    this.#hostType = hostType;
  }

  static async open(hostType: Store['backend'] = 'sqlite', change: (store: Store) => Store = (store) => store): Promise<HostBench> {
    return new HostBench(change(await openMemoryStore(1)), hostType);
  }

  async node(listeners: readonly GameListener[] = []): Promise<SimulatedNode & { readonly host: GameHost }> {
    this.#nodes += 1;
    const { time, bus, store, errors } = this;
    const ground = {
      time,
      bus,
      store,
      errors,
      chance: seededChance(`bench ${this.#nodes}`),
      hostType: this.#hostType,
      onSend: () => undefined,
    };
    const node = new SimulatedNode(ground, `node ${this.#nodes}`, listeners);
    await this.done(node.start());
    return node as SimulatedNode & { readonly host: GameHost };
  }

  /** Advances the time until a job is done. */
  async done<Value>(work: Promise<Value>): Promise<Value> {
    let isDone = false;
    const noticed = work.then(
      () => {
        isDone = true;
      },
      () => {
        isDone = true;
      },
    );
    await this.time.pass(60_000, () => isDone);
    if (!isDone) throw new Error('it takes longer than a minute');
    await noticed;
    return work;
  }

  open(host: GameHost, table: GameSpec): Promise<CreatedGame> {
    return this.done(host.open(table));
  }

  /** Follows a game with the secret of a seat. */
  async follow(host: GameHost, { game, secrets }: CreatedGame, viewer: Viewer, since?: number): Promise<RecordingSubscriber> {
    const ear = new RecordingSubscriber();
    const secret = viewer === 'audience' ? undefined : secrets[viewer];
    const joined = await this.done(host.join(ear, game, secret === undefined ? {} : { secret }, since === undefined ? {} : { since }));
    if (!('viewer' in joined)) throw new Error(joined.fault);
    return ear;
  }

  act(host: GameHost, game: string, seat: Seat, request: Request, asker?: GameSubscriber): Promise<unknown> {
    return this.done(host.act(game, seat, request, 0, asker));
  }
}
