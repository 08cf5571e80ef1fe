// A small simulation from one seed: nodes on one store, players who drop and return, a bad connection to the database, crashes, restarts and clocks that
// jump. Reports what was lost, done twice, told too early or told wrong.

import { Shadow } from '@flagfall/client';
import { EDITIONS } from '@flagfall/editions';
import { assert, type Chance, type Edition, pick, type Seat, seededChance, type Viewer } from '@flagfall/engine';
import { decodeServerMessage, encodeServerMessage, seenActionsIn } from '@flagfall/protocol';
import { type Fact, type Setup, Table } from '@flagfall/table';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { createGame, type GameSpec } from '../games/creation/createGame.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import { systemRuntime } from '../games/runtime.ts';
import { LocalBus } from '../notices/localBus.ts';
import type { Store } from '../store/store.ts';
import type { FlakyLine } from './flakyStoreForTests.ts';
import { SimulatedHub } from './noticesForTests.ts';
import { SimulatedNode } from './simulatedNodeForTests.ts';
import { SimulatedPlayer } from './simulatedPlayerForTests.ts';
import { SimulatedTime } from './timeForTests.ts';

const START = 1_900_000_000_000;
const GAMES = 3;
/** How long failures last, and the healthy time afterwards. */
const BAD_MS = 60_000;
const GOOD_MS = 60_000;
/** How long it takes until everybody has been told everything. */
const REST_MS = 10_000;
/** Facts that are no step of a seat. */
const SILENT: readonly Fact['type'][] = ['opened', 'marked', 'away', 'back', 'graceOver'];
/** Editions with short games, more often than the others. */
const USUAL = ['barrage', 'duel'];

export interface SimulationResult {
  readonly faults: readonly string[];
  readonly facts: number;
  readonly done: number;
  readonly kills: number;
  /** Lost connections of players, and failed calls of the store. */
  readonly drops: number;
  readonly failed: number;
  readonly ended: number;
}

export class Simulation {
  readonly #chance: Chance;
  readonly #time = new SimulatedTime(START);
  readonly #store: Store;
  readonly #bus: SimulatedHub;
  readonly #faults: string[] = [];
  readonly #errors: string[] = [];
  readonly #nodes: (SimulatedNode | undefined)[];
  readonly #players: SimulatedPlayer[] = [];
  readonly #games: string[] = [];
  /** What the database has made durable: steps and requests by game. */
  readonly #durable = new Map<string, { steps: number; readonly requests: Set<string> }>();
  /** Store proxies, including those of dead nodes. */
  readonly #lines: FlakyLine[] = [];
  #kills = 0;

  constructor(seed: string, store: Store) {
    this.#chance = seededChance(seed);
    this.#store = { ...store, facts: { ...store.facts, append: (step) => this.#append(store, step) } };
    this.#bus = new SimulatedHub(this.#time, this.#chance);
    this.#nodes = Array.from({ length: 1 + this.#chance.below(2) }, () => undefined);
  }

  async run(): Promise<SimulationResult> {
    await this.#openGames();
    for (let place = 0; place < this.#nodes.length; place += 1) this.#start(place);
    this.#bus.losses = this.#nodes.length > 1 ? 8 : 0;
    const end = this.#time.now + BAD_MS;
    while (this.#time.now < end) {
      await this.#time.pass(this.#chance.below(1500));
      this.#mishap();
    }
    await this.#recover();
    await this.#check();
    const facts = await Promise.all(this.#games.map((game) => this.#store.facts.read(game)));
    return {
      faults: [...this.#faults, ...this.#errors],
      facts: facts.reduce((sum, { length }) => sum + length, 0),
      done: this.#players.reduce((sum, { done }) => sum + done.length, 0),
      kills: this.#kills,
      drops: this.#players.reduce((sum, { drops }) => sum + drops, 0),
      failed: this.#lines.reduce((sum, { failed }) => sum + failed, 0),
      ended: this.#players.filter(({ client }) => client.last?.phase === 'over').length,
    };
  }

  async #openGames(): Promise<void> {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const random = () => this.#chance.below(256).toString(16).padStart(2, '0');
    const runtime = {
      ...systemRuntime(log),
      now: () => this.#time.now,
      randomHex: (bytes: number) => Array.from({ length: bytes }, random).join(''),
    };
    const parts = { store: this.#store, notices: new LocalBus().open(), runtime };
    for (let count = 0; count < GAMES; count += 1) {
      const table = this.#randomTable();
      const { game, secrets } = await createGame(parts, table);
      this.#games.push(game);
      this.#durable.set(game, { steps: 0, requests: new Set() });
      const rules = rulesOf(table);
      const ground = {
        time: this.#time,
        chance: this.#chance,
        nodes: () => this.#nodes.filter((node) => node?.host !== undefined) as SimulatedNode[],
      };
      for (const seat of rules.seats) this.#players.push(new SimulatedPlayer(ground, rules, game, seat, secrets[seat]));
      this.#players.push(new SimulatedPlayer(ground, rules, game, 'audience', undefined));
    }
  }

  #randomTable(): GameSpec {
    const chance = this.#chance;
    const isUsual = (edition: Edition) => USUAL.includes(edition.id);
    const shelf = chance.below(4) > 0 ? EDITIONS.filter(isUsual) : EDITIONS.filter(({ id }) => id !== 'conquest');
    const clock = pick(chance, [
      { type: 'unlimited' },
      { type: 'increment', initialMs: 90_000, incrementMs: 2000 },
      { type: 'perMove', moveMs: 20_000 },
    ] as const);
    return smallGame({
      edition: pick(chance, shelf).id,
      ...{
        clock,
        speed: clock.type,
        friendly: chance.below(2) === 0,
        audienceDelay: pick(chance, [0, 0, 2]),
        graceMs: 15_000,
        nonceMs: 5000,
      },
      ...(chance.below(2) === 0 ? { deployMs: 20_000 } : {}),
    });
  }

  #start(place: number): void {
    const node = new SimulatedNode(
      {
        ...{ time: this.#time, bus: this.#bus, store: this.#store, chance: this.#chance, errors: this.#errors },
        hostType: this.#nodes.length > 1 ? 'postgres' : 'sqlite',
        onSend: (text) => this.#witness(text),
      },
      `node ${place} ${this.#kills}`,
    );
    this.#nodes[place] = node;
    this.#lines.push(node.line);
    // The store may fail while a node starts: then it counts as killed, and is started again.
    node.start().catch(() => node.kill());
  }

  /** Causes a failure. */
  #mishap(): void {
    const chance = this.#chance;
    const place = chance.below(this.#nodes.length);
    const node = this.#nodes[place];
    const kind = chance.below(12);
    if (node === undefined || node.isDead) {
      if (kind < 5) this.#start(place);
      return;
    }
    if (kind === 0) {
      node.kill();
      this.#kills += 1;
    } else if (kind === 1 && node.host !== undefined) {
      const stopping = node.stop();
      // A store that fails while a node signs off is the store's fault.
      stopping.catch(() => node.kill());
    } else if (kind === 2) node.line.failures = pick(chance, [0, 3, 20]);
    else if (kind === 3) node.skewMs += chance.below(4000) - 2000;
    else if (kind === 4) pick(chance, this.#players).drop();
  }

  /** All failures end: lost connections return, and every game goes on. */
  async #recover(): Promise<void> {
    this.#bus.losses = 0;
    for (const node of this.#nodes) if (node !== undefined) node.line.failures = 0;
    // Nodes that were stopping have stopped by then.
    await this.#time.pass(REST_MS);
    for (const [place, node] of this.#nodes.entries()) if (node?.host === undefined) this.#start(place);
    for (const player of this.#players) player.isEarnest = true;
    const before = new Map(this.#games.map((game) => [game, this.#durable.get(game)?.steps ?? 0]));
    await this.#time.pass(GOOD_MS);
    for (const player of this.#players) player.isResting = true;
    await this.#time.pass(REST_MS);
    for (const game of this.#games) {
      const isOver = this.#players.some(({ client }) => client.game === game && client.last?.phase === 'over');
      const steps = this.#durable.get(game)?.steps ?? 0;
      if (!isOver && steps === before.get(game)) this.#faults.push(`${game} did not go on`);
    }
  }

  /** The real append; what it has stored is durable. */
  async #append(store: Store, step: Parameters<Store['facts']['append']>[0]): Promise<void> {
    await store.facts.append(step);
    const book = this.#durable.get(step.game);
    for (const fact of step.facts as readonly Fact[]) {
      if (book === undefined) continue;
      if (!SILENT.includes(fact.type)) book.steps += 1;
      if (fact.request === undefined) continue;
      const key = `${fact.request.seat} ${fact.request.id}`;
      if (book.requests.has(key)) this.#faults.push(`${step.game}: ${key} was carried out twice`);
      book.requests.add(key);
    }
  }

  /** No viewer is told a step that is not durable. */
  #witness(text: string): void {
    const message = decodeServerMessage(text);
    if (!message.ok) {
      this.#faults.push(`a client cannot read ${text.slice(0, 200)}: ${message.error.path}`);
      return;
    }
    if (message.value.type !== 'update' && message.value.type !== 'snapshot') return;
    const { game, version } = message.value;
    const steps = this.#durable.get(game)?.steps ?? 0;
    if (version > steps) this.#faults.push(`${game}: version ${version} was told when ${steps} were durable`);
  }

  /** The store has what was acknowledged, and viewers have seen what they may see of it. */
  async #check(): Promise<void> {
    for (const player of this.#players) {
      const { game } = player.client;
      const stored = await this.#store.facts.read(game);
      if (stored.some(({ seq }, index) => seq !== index)) this.#faults.push(`${game} has a gap`);
      const facts = stored.map(({ fact }) => fact as Fact);
      const requests = new Set(facts.flatMap(({ request }) => (request === undefined ? [] : [`${request.seat} ${request.id}`])));
      for (const id of player.done) if (!requests.has(`${player.seat} ${id}`)) this.#faults.push(`${game} has lost ${player.seat} ${id}`);
      this.#checkSeen(player, facts, (await this.#store.games.find(game))?.setup as Setup);
    }
  }

  /** An undisturbed table sends the same. */
  #checkSeen({ client, seat, rules, actions: seen }: SimulatedPlayer, facts: readonly Fact[], setup: Setup): void {
    const quiet = Table.restore(rules, setup, facts, { deploymentFor: () => ({}), newGame: () => '' });
    const viewer: Viewer = seat as Seat | 'audience';
    // Through the codec, as the client got it.
    const told = decodeServerMessage(encodeServerMessage({ game: client.game, ...quiet.join(this.#time.now, viewer, 0) }));
    assert(told.ok && told.value.type === 'snapshot', 'a snapshot can be read');
    const { version } = told.value;
    const actions = seenActionsIn(told.value.steps);
    const isBehind = viewer === 'audience' && setup.audienceDelay > 0;
    const view = isBehind ? new Shadow(rules).take(told.value)?.view : quiet.viewOf(viewer);
    if (client.last?.version !== version) this.#faults.push(`${client.game}: ${seat} is at ${client.last?.version} of ${version}`);
    else if (JSON.stringify(seen) !== JSON.stringify(actions))
      this.#faults.push(`${client.game}: ${seat} has seen ${seen.length} actions, and should have seen these ${actions.length}`);
    else if (JSON.stringify(client.last?.view) !== JSON.stringify(view)) this.#faults.push(`${client.game}: ${seat} sees another board`);
  }
}
