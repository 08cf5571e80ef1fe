// A bench for the host of games: nodes in simulated time on one store, and ears that hear what followers are sent.

import { Shadow, type Sight } from '@flagfall/client';
import { type Seat, seededChance, type Viewer } from '@flagfall/engine';
import { decodeServerMessage, type Request, type ServerMessage } from '@flagfall/protocol';
import { doneIn } from '../answersForTests.ts';
import type { Follower } from '../games/followers.ts';
import type { GameHost } from '../games/host.ts';
import type { NewTable, OpenedGame } from '../games/openGame.ts';
import type { GameListener } from '../games/parts.ts';
import { rulesOf } from '../games/rulesOf.ts';
import { openMemoryStore } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { SimulatedNode } from './nodeForTests.ts';
import { SimulatedHub } from './noticesForTests.ts';
import { SimulatedTime } from './timeForTests.ts';

/** A follower that keeps what it hears. */
export class Ear implements Follower {
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

  get last(): Sight {
    const sight = this.#shadow?.sight;
    if (sight === undefined) throw new Error('nothing was heard yet');
    return sight;
  }

  all<Type extends ServerMessage['type']>(type: Type): readonly Extract<ServerMessage, { type: Type }>[] {
    return this.heard.filter((message) => message.type === type) as Extract<ServerMessage, { type: Type }>[];
  }

  /** How often it was told that a request was carried out. */
  timesDone(id: string): number {
    return this.heard.filter((message) => doneIn(message) === id).length;
  }
}

export class Bench {
  readonly time = new SimulatedTime(1_900_000_000_000);
  readonly errors: string[] = [];
  readonly hub = new SimulatedHub(this.time, seededChance('bench'));
  readonly store: Store;
  readonly #hostType: Store['host'];
  #nodes = 0;

  private constructor(store: Store, hostType: Store['host']) {
    this.store = store;
    this.#hostType = hostType;
  }

  static async open(hostType: Store['host'] = 'sqlite', change: (store: Store) => Store = (store) => store): Promise<Bench> {
    return new Bench(change(await openMemoryStore(1)), hostType);
  }

  async node(listeners: readonly GameListener[] = []): Promise<SimulatedNode & { readonly host: GameHost }> {
    this.#nodes += 1;
    const { time, hub, store, errors } = this;
    const ground = {
      time,
      hub,
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

  /** Lets time go by until something is done. */
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

  open(host: GameHost, table: NewTable): Promise<OpenedGame> {
    return this.done(host.open(table));
  }

  /** Somebody follows a game with the secret of a seat. */
  async follow(host: GameHost, { game, secrets }: OpenedGame, viewer: Viewer, since?: number): Promise<Ear> {
    const ear = new Ear();
    const secret = viewer === 'audience' ? undefined : secrets[viewer];
    const joined = await this.done(host.join(ear, game, secret === undefined ? {} : { secret }, since === undefined ? {} : { since }));
    if (!('viewer' in joined)) throw new Error(joined.fault);
    return ear;
  }

  act(host: GameHost, game: string, seat: Seat, request: Request, asker?: Follower): Promise<unknown> {
    return this.done(host.act(game, seat, request, 0, asker));
  }
}
